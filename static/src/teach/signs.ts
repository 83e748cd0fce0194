// What hints look for on the screen, in words that hold for any ruleset. Pure.
import { open } from "../choice";
import { inHand } from "../gestures";
import { askNow, seatOf, type Screen } from "../screen";
import type { LogLine, Option, Token } from "../wire";
import type { Moment } from "./lesson";

/** The options of the question that is put to me. */
export function offers(screen: Screen): Option[] {
  const ask = askNow(screen);
  const rows = Object.values(screen.told?.view.options ?? {}).filter((row) => row.ask === ask);
  return rows.map((row) => row.option).filter((option) => option.possible);
}

/** Whether it is my slot: something can be ended. */
export function slot(screen: Screen): boolean {
  return offers(screen).some((option) => option.ends);
}

export function has(screen: Screen, kind: "path" | "facing" | "token"): boolean {
  return slot(screen) && offers(screen).some(({ blanks }) => blanks[0]?.kind === kind);
}

/** A question of one's own that only wants one of a few answers. */
export function decision(screen: Screen): string | null {
  const all = offers(screen);
  return all.length > 0 && all.every((option) => option.blanks.length === 0 && !option.ends) ? askNow(screen) : null;
}

export function isMine(screen: Screen, token: string | null): boolean {
  return screen.told !== null && token !== null && screen.told.view.tokens[token]?.side === seatOf(screen.told);
}

export function isTheirs(screen: Screen, token: string | null): boolean {
  return screen.told !== null && token !== null && token in screen.told.view.tokens && !isMine(screen, token);
}

/** Whether the questions are still the same: what changed was done by this hand. */
export function byHand(now: Moment, before: Moment): boolean {
  return askNow(now.screen) === askNow(before.screen) && now.screen.told?.order === before.screen.told?.order;
}

/** Lines of the log that have come. */
export function news(now: Moment, before: Moment): LogLine[] {
  const known = before.screen.told?.order ?? Infinity;
  return (now.screen.told?.log ?? []).filter((line) => line.order > known);
}

/** A way has been drawn for the option in hand. */
export function drawn(screen: Screen): boolean {
  const draft = screen.hand.draft;
  return draft?.kind === "path" && draft.points.length > 1;
}

/** Somebody is aimed at by an option that could be given now, and the odds are known. */
export function aimed(screen: Screen): boolean {
  const held = inHand(screen);
  return held !== null && screen.hand.quote?.odds != null && open(held.option, screen.hand.filled) === null;
}

/** One of mine has turned where it stands. */
export function turned(now: Moment, before: Moment): boolean {
  const known = before.screen.told?.view.tokens ?? {};
  const own = Object.entries(now.screen.told?.view.tokens ?? {}).filter(([id]) => isMine(now.screen, id));
  const there = (token: Token): string => JSON.stringify(token.place);
  return own.some(([id, token]) => known[id] && there(known[id]) === there(token) && JSON.stringify(known[id].facing) !== JSON.stringify(token.facing));
}

/** Dice lie on the table, or a line of the log tells of them. */
export function dice(screen: Screen): boolean {
  const tests = [...Object.values(screen.told?.view.tests ?? {}), ...screen.fresh.flatMap(({ cue }) => cue.test ?? [])];
  return tests.some((test) => test.rows.some((row) => row.dice.length > 0));
}

export function engaged(screen: Screen): boolean {
  return Object.values(screen.told?.view.links ?? {}).some((link) => link.what === "engaged");
}
