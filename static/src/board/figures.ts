// What of a token is drawn: where it stands (mm), in what order, its bars and dots, how it is read out.
import type { Pips, Scenery, SideRow, Table, Token, View } from "../wire";
import type { Speaker } from "../words";
import { plain } from "../lengths";
import { spread } from "./cells";
import { mm } from "./outline";

export interface Stand {
  readonly id: string;
  readonly token: Token;
  readonly mark: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly z: number;
  readonly inCell: boolean;
  readonly degrees: number | null;
  readonly down: boolean;
}

/** Everything on the table, in the order of the track, then the rest by name of id. */
export function stands(view: View, scenery: Scenery): Stand[] {
  const marks = marksOf(view, scenery);
  const order = ordered(view);
  const grid = tableOf(view, scenery).grid;
  const cells = grid ? spread(view.tokens, grid, order, view.phase["phase"]?.seat ?? null) : new Map();
  return order.flatMap((id): Stand[] => {
    const token = view.tokens[id];
    if (!token || token.place.kind === "off") return [];
    const common = { id, token, mark: marks[token.side] ?? 1, degrees: degreesOf(token), down: isDown(token) };
    if (token.place.kind === "at") {
      const { x, y, z } = token.place;
      return [{ ...common, x: mm(x), y: mm(y), r: mm(token.base || 100), z, inCell: false }];
    }
    const spot = cells.get(id);
    return spot ? [{ ...common, x: mm(spot.x), y: mm(spot.y), r: mm(spot.r), z: 0, inCell: true }] : [];
  });
}

/** Ids of tokens: those of the track in its order, then all others. */
export function ordered(view: View): string[] {
  const rows = Object.values(view.track).sort((a, b) => a.place - b.place);
  const first = rows.map((row) => row.token).filter((id) => id in view.tokens);
  const known = new Set(first);
  return [...known, ...Object.keys(view.tokens).filter((id) => !known.has(id)).sort()];
}

/** A cell is drawn 5 cm wide, whatever it measures: figures, lines and labels are made for that. */
const CELL = 500;

/** The table as it is now, and as it is drawn. */
export function tableOf(view: Pick<View, "table">, scenery: Scenery): Table {
  const table = Object.values(view.table)[0] ?? scenery.table;
  if (table.grid === null) return table;
  const k = CELL / table.grid.cell;
  return { ...table, width: table.width * k, height: table.height * k, grid: { ...table.grid, cell: CELL } };
}

/** The mark of each side, by seat. */
export function marksOf(view: View, scenery: Scenery): Record<number, SideRow["mark"]> {
  const rows = Object.values(view.sides).length > 0 ? Object.values(view.sides) : scenery.sides;
  return Object.fromEntries(rows.map((row) => [row.seat, row.mark]));
}

export function degreesOf(token: Pick<Token, "facing">): number | null {
  return token.facing ? (Math.atan2(token.facing[1], token.facing[0]) * 180) / Math.PI : null;
}

export function isDown(token: Token): boolean {
  return token.badges.includes("badge.down");
}

const APART = new Set(["ap", "swarm"]);

/** Bars: the first count that is neither action points nor a swarm. */
export function barsOf(token: Token): Pips | null {
  const key = Object.keys(token.pips).find((name) => !APART.has(name));
  return key === undefined ? null : (token.pips[key] ?? null);
}

export function dotsOf(token: Token): Pips | null {
  return token.pips["ap"] ?? null;
}

/** What a bar and a dot of the tab take, and how wide that makes the tab, in its own millimetres. */
export const BAR = 4.1;
export const DOT = 4.4;

export function tabWide(bars: Pips | null, dots: Pips | null): number {
  const [one, other] = [(bars?.most ?? 0) * BAR, (dots?.most ?? 0) * DOT];
  return one + other + (one > 0 && other > 0 ? 7 : 4);
}

/** The height that a figure stands at, as printed beside it: "+5". */
export function heightOf(z: number, t: Pick<Speaker, "measure" | "language">): string {
  const height = plain(z, t.measure, t.language);
  return z > 0 && height !== "0" ? `+${height}` : "";
}

/** A figure in words: what is printed with it, side, counts, states. */
export function spoken(stand: Stand, t: Speaker): string {
  const { token } = stand;
  const counts = Object.entries(token.pips).map(([key, pips]) =>
    t.say("board.pips", { what: t.knows(`board.pip.${key}`) ? t.say(`board.pip.${key}`) : key, now: pips.now, most: pips.most }),
  );
  const states = token.badges.map((key) => t.say(key));
  const printed = heightOf(stand.z, t);
  const height = printed !== "" ? [t.say("board.at_height", { height: { kind: "cm", units: stand.z } })] : [];
  return [token.name, ...(printed === "" ? [] : [printed]), t.side(token.side), ...counts, ...states, ...height].join(", ");
}
