// Who sees whom, by the browser's twin of the server's geometry: for marks and lines while one looks (T-17).
import { gap, Obstacles, see, type Figure, type Klass, type Sight } from "../sight";
import type { Piece, Receipt, Table, Token } from "../wire";
import type { Point } from "./draft";
import { isDown } from "./figures";

/** A figure somewhere: where it stands, or where it would stand. */
export interface Place {
  readonly at: Point;
  readonly facing: Point | null;
}

export interface Looks {
  readonly obstacles: Obstacles;
  readonly table: Table;
  readonly tokens: Readonly<Record<string, Token>>;
}

/** How a look at somebody is drawn: class, share, gap in units, what blocks. */
export interface Look {
  readonly klass: Klass;
  readonly permille: number;
  readonly gap: number;
  readonly margin: number | null;
  /** What hides, the most hiding first; the prism of a piece where it is known. */
  readonly blockers: readonly Hider[];
}

export interface Hider {
  readonly id: string;
  readonly prism: number | null;
}

/** The terrain as the twin reads it; made once, as long as the pieces do not change. */
export function obstaclesOf(pieces: Readonly<Record<string, Piece>>): Obstacles {
  return new Obstacles({ terrain: Object.entries(pieces).map(([id, piece]) => ({ id, prisms: piece.blocks })) });
}

/** A token as an upright cylinder; nothing for one that is in a cell or off the table. */
export function bodyOf(looks: Looks, id: string, where: Place | null = null): Figure | null {
  const token = looks.tokens[id];
  if (token?.place.kind !== "at") return null;
  const { x, y, z } = token.place;
  const [px, py] = where?.at ?? [x, y];
  const eye = Math.floor((token.height * looks.table.eye_permille) / 1000);
  return { id, x: px, y: py, z, r: token.base, h: token.height, eye, facing: where?.facing ?? token.facing ?? [0, 0] };
}

/** What one sees of another; `where` puts the one or the other elsewhere. Bodies without a height are not judged. */
export function look(looks: Looks, from: string, to: string, where: Readonly<Record<string, Place>> = {}): Look | null {
  const [viewer, target] = [bodyOf(looks, from, where[from]), bodyOf(looks, to, where[to])];
  if (!viewer || !target || viewer.h <= 0 || target.h <= 0) return null;
  const limits = { seen_permille: looks.table.seen_permille, cover_permille: looks.table.cover_permille };
  const sight = see(viewer, target, looks.obstacles, hiders(looks, [from, to], where), limits);
  return { klass: sight.klass, permille: sight.permille, gap: gap(viewer, target), margin: null, blockers: blocking(sight) };
}

/** The server's own answer, where there is one for this pair. */
export function ruled(receipts: readonly Receipt[], from: string, to: string, otherwise: Look | null): Look | null {
  const receipt = receipts.find((r) => r.viewer === from && r.target === to);
  if (!receipt) return otherwise;
  return {
    klass: receipt.sight ?? otherwise?.klass ?? "full",
    permille: receipt.permille ?? otherwise?.permille ?? 1000,
    gap: receipt.gap,
    margin: receipt.margin,
    blockers: receipt.sight ? hidersOf(receipt, otherwise) : (otherwise?.blockers ?? []),
  };
}

/** Tokens of other sides that stand on the table. */
export function enemies(tokens: Readonly<Record<string, Token>>, of: string): string[] {
  const side = tokens[of]?.side;
  return Object.keys(tokens).filter((id) => tokens[id]?.side !== side && tokens[id]?.place.kind === "at");
}

function hiders(looks: Looks, involved: readonly string[], where: Readonly<Record<string, Place>>): Figure[] {
  const others = Object.entries(looks.tokens).filter(([id, token]) => !involved.includes(id) && !isDown(token));
  return others.flatMap(([id]) => bodyOf(looks, id, where[id]) ?? []).filter((body) => body.h > 0);
}

function blocking(sight: Sight): Hider[] {
  return [...sight.blockers].sort((a, b) => b.permille - a.permille).map(({ id, prism }) => ({ id, prism }));
}

/** The receipt names pieces; which of their prisms hide is told by our own look, if it found the same. */
function hidersOf(receipt: Receipt, own: Look | null): Hider[] {
  const most = [...receipt.blockers].sort((a, b) => b.permille - a.permille);
  return most.flatMap(({ id }) => {
    const known = own?.blockers.filter((hider) => hider.id === id) ?? [];
    return known.length > 0 ? known : [{ id, prism: null }];
  });
}
