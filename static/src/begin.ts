// Before a game: what a new table is asked for, which links it gave, and how a link is read. Pure.
import type { GameRow, NewGame, RulesetRow, Scenery, SetupRow } from "./wire";

/** Who sits on the other side: whoever opens the link, or a program. */
export type Opponent = "link" | "random";
export const OPPONENTS: readonly Opponent[] = ["link", "random"];

/** What has been picked in the sentence of the start page. */
export interface Picks {
  ruleset: string;
  setup: string;
  seat: number;
  opponent: Opponent;
}

/** A new table and its links, with what the page needs to show them again. */
export interface Laid {
  game: string;
  ruleset: string;
  setup: string;
  seat: number;
  seats: Record<string, string>;
  watch: string;
  /** The seats that somebody has sat down at. */
  came: number[];
}

/** The scenario that is meant: the one picked, else the first. */
export function picked(rows: readonly RulesetRow[], picks: Partial<Picks>): { row: RulesetRow; setup: SetupRow; seat: number } | null {
  const row = rows.find((one) => one.key === picks.ruleset) ?? rows[0];
  const setup = row?.setups.find((one) => one.key === picks.setup) ?? row?.setups[0];
  if (!row || !setup) return null;
  const seat = setup.seats.find((one) => one === picks.seat) ?? setup.seats[0] ?? 1;
  return { row, setup, seat };
}

/** What to ask the server for; a program takes every seat but one's own. */
export function asked(row: RulesetRow, setup: SetupRow, seat: number, opponent: Opponent): NewGame {
  const bots = opponent === "link" ? [] : setup.seats.filter((one) => one !== seat);
  return { ruleset: row.key, setup: setup.key, bots, bot: "random" };
}

/** The secret in what somebody pasted: a whole address, its end, or the bare word; nothing if it is none. */
export function secretIn(pasted: string): string | null {
  const text = pasted.trim();
  const tail = text.includes("#") ? text.slice(text.lastIndexOf("#") + 1) : text;
  return /^[A-Za-z0-9_-]{8,128}$/.test(tail) ? tail : null;
}

/** The sides of a scenario in the order of their seats. */
export function sidesOf(scenery: Scenery): Scenery["sides"] {
  return [...scenery.sides].sort((a, b) => a.seat - b.seat);
}

/** The same game once more against the same bots, sides swapped where there are two; none: people are to be asked. */
export function again(row: GameRow, seat: number): { game: NewGame; seat: number } | null {
  const bots = Object.keys(row.bots).map(Number);
  if (bots.length === 0 || row.setup === "") return null;
  const swapped = bots.length === 1 && row.seats.length === 1;
  const game: NewGame = { ruleset: row.ruleset, setup: row.setup, bots: swapped ? [seat] : bots, bot: "random" };
  return { game, seat: swapped ? bots[0]! : seat };
}
