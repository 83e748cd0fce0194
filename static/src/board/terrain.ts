// How a piece of terrain is drawn: the higher the darker, its height printed, one sun in the north-west.
import type { Block, Piece } from "../wire";
import type { Point } from "./draft";
import { area2, heart, holds, hull, mm, n, outline, swept } from "./outline";
import { canopy, leaf, panes, stones } from "./ornaments";

/** A shape on the table: a path and how it is painted. */
export interface Shape {
  readonly d: string;
  readonly paint: string;
}

/** A number printed on a piece: where (mm), what, and whether one may stand there. */
export interface Label {
  readonly x: number;
  readonly y: number;
  /** What is printed; a height in centimetres, with `top` in units beside it for who reads inches. */
  readonly text: string;
  readonly top: number | null;
  readonly floor: boolean;
}

/** `ground` lies under all shadows, `below` stands over them, `above` hides even figures. */
export interface Drawing {
  readonly ground: readonly Shape[];
  readonly below: readonly Shape[];
  readonly above: readonly Shape[];
  readonly labels: readonly Label[];
}

const SUN: Point = [0.42 * 0.8, 0.42 * 0.62];
/** What is no higher (units) lies flat: floors, thresholds. */
export const STANDS = 20;

/** Shade by height, in units: to 2.5, 5, 8 cm, and above. */
export function shade(top: number): "h1" | "h2" | "h3" | "h4" {
  if (top <= 250) return "h1";
  if (top <= 500) return "h2";
  return top <= 800 ? "h3" : "h4";
}

/** What a piece casts on the ground; blocks that hang in the air cast nothing. */
export function cast(piece: Piece): string {
  if (FLAT.has(piece.look)) return "";
  const solid = piece.blocks.filter((b) => b.bottom <= STANDS && b.top > STANDS);
  return solid.map((b) => swept(b.footprint, [b.top * SUN[0], b.top * SUN[1]])).join("");
}

const FLAT = new Set(["door", "window", "rubble", "tree", "cell", "water"]);

/** The drawing of a piece; a look that is not known here is drawn by its blocks alone. */
export function drawing(id: string, piece: Piece): Drawing {
  return (LOOKS[piece.look] ?? solid)(id, piece);
}

type Look = (id: string, piece: Piece) => Drawing;

const NOTHING = { ground: [], below: [], above: [], labels: [] };

const solid: Look = (_, piece) => ({ ...NOTHING, below: piece.blocks.map(block), labels: heights(piece.blocks) });

const LOOKS: Readonly<Record<string, Look>> = {
  building: (_, piece) => ({
    ...NOTHING,
    ground: [{ d: outline(hull(piece.blocks.flatMap((b) => b.footprint))), paint: "floor0" }],
    below: piece.blocks.map(block),
    labels: heights(piece.blocks),
  }),
  floor: (_, piece) => ({
    ...NOTHING,
    ground: piece.blocks.filter((b) => b.top <= STANDS).map((b) => ({ d: outline(b.footprint), paint: "floor0" })),
    below: piece.blocks.filter((b) => b.top > STANDS).map((b) => ({ d: outline(b.footprint), paint: "floor1" })),
    labels: heights(piece.blocks),
  }),
  crate: (_, piece) => ({
    ...NOTHING,
    below: [...piece.blocks.map(block), ...piece.blocks.map((b) => ({ d: crossed(b.footprint), paint: "cratex" }))],
    labels: heights(piece.blocks),
  }),
  door: (_, piece) => ({ ...NOTHING, below: once(piece.blocks).map((f) => ({ d: leaf(f), paint: "door" })) }),
  window: (_, piece) => ({
    ...NOTHING,
    below: once(piece.blocks).flatMap((f) => [{ d: outline(f), paint: "sill" }, { d: panes(f), paint: "win" }]),
  }),
  rubble: (id, piece) => ({
    ...NOTHING,
    ground: once(piece.blocks).flatMap((f) => [{ d: outline(f), paint: "rough" }, { d: stones(f, id), paint: "stones" }]),
    labels: slow(piece.blocks),
  }),
  tree: (id, piece) => {
    const crown = widest(piece.blocks);
    return { ...NOTHING, above: crown ? canopy(crown.footprint, id) : [] };
  },
  cell: () => NOTHING,
};

/** A block from above: a place to stand is light, a wall darker the higher it is. */
function block(b: Block): Shape {
  const stands = b.passage !== "blocked" && b.top > STANDS;
  const flat = b.top <= STANDS;
  return { d: outline(b.footprint), paint: flat ? "floor0" : stands ? "floor2" : `ter ${shade(b.top)}` };
}

/** Every height of a piece, printed once, on the largest block of that height. */
function heights(blocks: readonly Block[]): Label[] {
  const tops = [...new Set(blocks.map((b) => b.top))].filter((top) => top > STANDS);
  return tops.flatMap((top) => {
    const same = blocks.filter((b) => b.top === top);
    const largest = widest(same);
    return largest ? [labelled(largest)] : [];
  });
}

function widest(blocks: readonly Block[]): Block | undefined {
  return [...blocks].sort((a, b) => Math.abs(area2(b.footprint)) - Math.abs(area2(a.footprint)))[0];
}

function labelled({ footprint, passage, top }: Block): Label {
  const floor = passage !== "blocked";
  return { ...(floor ? corner(footprint) : spot(footprint)), text: (floor ? "+" : "") + n(top / 100), top, floor };
}

function slow(blocks: readonly Block[]): Label[] {
  const hard = blocks.find((b) => b.passage === "difficult");
  return hard ? [{ ...spot(hard.footprint), text: "×2", top: null, floor: false }] : heights(blocks);
}

function spot(footprint: readonly Point[]): { x: number; y: number } {
  const [x, y] = heart(footprint);
  return { x: mm(x), y: mm(y) };
}

/** The upper right corner of a place to stand on, where a figure seldom hides the number; its middle if it is small. */
function corner(footprint: readonly Point[]): { x: number; y: number } {
  const [right, top] = [Math.max(...footprint.map((p) => p[0])), Math.min(...footprint.map((p) => p[1]))];
  const at: Point = [right - 80, top + 70];
  return holds(footprint, at, 60) ? { x: mm(at[0]), y: mm(at[1]) } : spot(footprint);
}

/** Footprints, each once: a window is a sill and a lintel over one another. */
function once(blocks: readonly Block[]): Point[][] {
  return [...new Map(blocks.map((b) => [JSON.stringify(b.footprint), b.footprint])).values()];
}

function crossed(points: readonly Point[]): string {
  const [a, b, c, d] = points;
  if (points.length !== 4 || !a || !b || !c || !d) return "";
  const line = (p: Point, q: Point): string => `M${n(mm(p[0]))} ${n(mm(p[1]))}L${n(mm(q[0]))} ${n(mm(q[1]))}`;
  return line(a, c) + line(b, d);
}
