// A table to draw while the board is built and tested: every look of terrain, every state of a figure.
import type { Block, Line, OptionRow, Piece, Scenery, Token, View } from "../wire";
import type { Point } from "./draft";

const words = (key: string): Line => ({ key, params: {} });

/** An upright box, in centimetres. */
function box(x0: number, y0: number, x1: number, y1: number, bottom: number, top: number, more: Partial<Block> = {}): Block {
  const corner = (x: number, y: number): Point => [Math.round(x * 100), Math.round(y * 100)];
  const footprint = [corner(x0, y0), corner(x1, y0), corner(x1, y1), corner(x0, y1)];
  return { footprint, bottom: bottom * 100, top: top * 100, opaque: true, passage: "blocked", ...more };
}

function round(cx: number, cy: number, r: number, bottom: number, top: number, sides = 12): Block {
  const footprint = Array.from({ length: sides }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / sides;
    return [Math.round(100 * (cx + r * Math.cos(angle))), Math.round(100 * (cy + r * Math.sin(angle)))];
  });
  return { footprint, bottom: bottom * 100, top: top * 100, opaque: true, passage: "blocked" };
}

function turned(cx: number, cy: number, w: number, h: number, degrees: number, top: number): Block {
  const angle = (degrees * Math.PI) / 180;
  const at = (u: number, v: number): Point => [
    Math.round(100 * (cx + u * Math.cos(angle) - v * Math.sin(angle))),
    Math.round(100 * (cy + u * Math.sin(angle) + v * Math.cos(angle))),
  ];
  const footprint = [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)];
  return { footprint, bottom: 0, top: top * 100, opaque: true, passage: "blocked" };
}

const piece = (look: string, name: string, ...blocks: Block[]): Piece => ({ look, name: words(name), blocks, cells: [] });

const HOUSE = [
  box(18, 14, 21, 14.6, 0, 7), box(24, 14, 33, 14.6, 0, 7), box(18, 25.4, 24, 26, 0, 7), box(28, 25.4, 33, 26, 0, 7),
  box(18, 14.6, 18.6, 19, 0, 7), box(18, 22, 18.6, 25.4, 0, 7), box(32.4, 14.6, 33, 18, 0, 7), box(32.4, 21, 33, 25.4, 0, 7),
];

export const PIECES: Record<string, Piece> = {
  house: piece("building", "terrain.house", ...HOUSE),
  loft: piece("floor", "terrain.floor", box(18.6, 14.6, 23.5, 20, 3.6, 4, { passage: "free" })),
  door_n: piece("door", "terrain.door", box(21, 14, 24, 14.6, 0, 0.1, { opaque: false, passage: "free" })),
  door_s: piece("door", "terrain.door", box(24, 25.4, 28, 26, 0, 0.1, { opaque: false, passage: "free" })),
  window_w: piece("window", "terrain.window", box(18, 19, 18.6, 22, 0, 2), box(18, 19, 18.6, 22, 4.6, 7)),
  window_e: piece("window", "terrain.window", box(32.4, 18, 33, 21, 0, 2), box(32.4, 18, 33, 21, 4.6, 7)),
  low_a: piece("low_wall", "terrain.low_wall", box(20, 36, 31, 36.8, 0, 2)),
  low_b: piece("low_wall", "terrain.low_wall", box(44, 21, 52, 21.8, 0, 2)),
  ruin: piece("wall", "terrain.wall", box(7, 33, 8, 44, 0, 8), box(8, 43, 14, 44, 0, 8)),
  mast: piece("pillar", "terrain.pillar", round(41.2, 35, 0.7, 0, 9, 8)),
  plinth: piece("plinth", "terrain.plinth", box(45, 30, 52.5, 36.6, 0, 5, { passage: "climb" })),
  crates: piece("crate", "terrain.crates", turned(35.2, 31.4, 3, 3, 18, 3), turned(37.9, 29.7, 2.3, 2.3, -9, 3)),
  rubble: piece("rubble", "terrain.rubble", { ...round(28.5, 49, 6.5, 0, 0.1, 20), opaque: false, passage: "difficult" }),
  oak: piece("tree", "terrain.tree", round(52, 49, 0.5, 0, 6, 8), round(52, 49, 3.6, 6, 11)),
  elm: piece("tree", "terrain.tree", round(8, 12, 0.5, 0, 6, 8), round(8, 12, 3.2, 6, 11)),
  stump: piece("tower", "terrain.tower", round(50, 8, 3.4, 0, 11, 8)),
};

type Short = [side: number, name: string, x: number, y: number, base: number, degrees: number, glyph: string];

function token([side, name, x, y, base, degrees, glyph]: Short, more: Partial<Token> = {}): Token {
  const angle = (degrees * Math.PI) / 180;
  return {
    side, name, glyph, base,
    place: { kind: "at", x: Math.round(x * 100), y: Math.round(y * 100), z: 0 },
    height: { 125: 250, 160: 400, 200: 550, 300: 800 }[base] ?? 400,
    facing: [Math.round(1000 * Math.cos(angle)), Math.round(1000 * Math.sin(angle))],
    leader: false, group: null, badges: [],
    pips: { wounds: { now: 3, most: 4 }, ap: { now: 2, most: 3 } },
    reaches: [0, 200], ...more,
  };
}

export const TOKENS: Record<string, Token> = {
  m: token([1, "Mirela", 22.5, 41, 160, -28, "sword"], { leader: true, pips: { wounds: { now: 4, most: 5 }, ap: { now: 2, most: 3 } } }),
  o: token([1, "Oddo", 29.5, 40.7, 160, -4, "spear"], { reaches: [0, 400] }),
  p: token([1, "Pell", 10.2, 38, 125, -40, "bow"], { badges: ["badge.alert"] }),
  b: token([1, "Brandt", 16.8, 49, 200, -20, "hammer"]),
  s: token([1, "Sinje", 13.5, 26, 125, -10, "knife"], { badges: ["badge.down"] }),
  i: token([2, "Irsk", 29.2, 20.5, 200, 112, "sword"], { leader: true }),
  q: token([2, "Quill", 48.4, 33.2, 160, 166, "xbow"], { place: { kind: "at", x: 4840, y: 3320, z: 500 }, badges: ["badge.alert"] }),
  d: token([2, "Dunmore", 34.9, 40.4, 160, 180, "pole"], { reaches: [0, 200, 400], badges: ["badge.engaged"] }),
  t: token([2, "Tamsin", 40.4, 30.6, 125, 150, "knife"], { reaches: [0] }),
  h: token([2, "Harrow", 39, 15.2, 300, 175, "hammer"]),
  gone: token([2, "Wick", 0, 0, 125, 0, "staff"], { place: { kind: "off", why: "off.out" } }),
};

const OFFER: OptionRow = {
  ask: "a1",
  place: 1,
  option: {
    id: "move-m", label: words("option.move"), fact: null, command: { kind: "move", figure: "m" }, key: "M", icon: "move",
    blanks: [
      { name: "path", kind: "path", label: null, among: [], of: null, per: {}, cells: [], low: 0, high: 1000, start: [2250, 4100], optional: false },
      { name: "facing", kind: "facing", label: null, among: [], of: null, per: {}, cells: [], low: 0, high: 0, start: null, optional: true },
    ],
    token: "m", ends: false, possible: true, why: null, rule: null,
  },
};

export const VIEW: View = {
  table: {}, pieces: {}, tokens: TOKENS, groups: {},
  links: { e: { tail: "d", head: "o", what: "engaged", good: true } },
  areas: {
    a: { what: "objective", label: words("A"), letter: "A", owner: 2, points: [[2600, 1800]], radius: 400, cells: [] },
    z1: { what: "zone", label: null, letter: "", owner: 1, points: [[0, 4800], [2000, 4800], [2000, 6000], [0, 6000]], radius: 0, cells: [] },
  },
  sides: {}, phase: {}, tests: {}, cards: {}, stack: {}, asks: {}, options: { "a1/1": OFFER },
  track: Object.fromEntries(
    [..."bpimqdotsh"].map((id, place) => [id, { token: id, place, value: "7", status: null, now: id === "m", done: place < 4, out: false }]),
  ),
  clocks: {}, offers: {}, fair: {}, end: {},
};

export const SCENERY: Scenery = {
  title: words("Courtyard"), brief: null,
  table: { width: 6000, height: 6000, measure: "cm", grid: null, levels: [0], seen_permille: 10, cover_permille: 50, eye_permille: 900 },
  pieces: PIECES,
  sides: [
    { seat: 1, name: words("Tollgate"), mark: 1, points: 5, out: false },
    { seat: 2, name: words("Kiln Street"), mark: 2, points: 4, out: false },
  ],
};
