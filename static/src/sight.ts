/**
 * Who sees whom, as the server judges it: the twin of app/geometry/sight.py, on floats only (T-12, T-17).
 *
 * All lengths are whole units of 0.1 mm. Where `sure` is false, a look is too close to a limit to be told here: the
 * server's answer counts.
 */
import { type Figure, isqrt, type Point, snap } from "./geometry/plane.ts";
import {
  area,
  type Box,
  edges,
  holds,
  type Polygon,
  shadow,
  type Strip,
  union,
  type Window,
} from "./geometry/shadow.ts";

export { type Figure, gap, inFront, margin, pathLength, type Point, snap, within } from "./geometry/plane.ts";

export type Klass = "none" | "cover" | "full";

export type Prism = { footprint: Polygon; bottom: number; top: number; opaque: boolean };
export type Board = { terrain: readonly { id: string; prisms: readonly Prism[] }[] };
export type Limits = { seen_permille: number; cover_permille: number };
export type Card = { a: Point; b: Point; bottom: number; top: number };

/** What hides a part of the card; shadows are polygons on it: (units from a towards b, height above the table). */
export type Blocker = { id: string; prism: number; permille: number; shadows: Polygon[] };
export interface Sight {
  klass: Klass;
  permille: number;
  blockers: Blocker[];
  card: Card;
  eye: readonly [number, number, number];
  shadows: Polygon[];
  sure: boolean;
}

const SLACK = 1e-9;
const ROUND = [100000, 92388, 70711, 38268, 0, -38268, -70711, -92388];

/** The opaque prisms of a board, made once for a board. */
export class Obstacles {
  readonly boxes: readonly Box[];

  constructor(board: Board) {
    this.boxes = board.terrain.flatMap(({ id, prisms }) =>
      prisms.flatMap((p, i) => (p.opaque ? [boxed(id, i, p.footprint, p.bottom, p.top)] : [])),
    );
  }
}

/** What the viewer's eye sees of the target's body; of the hiders the two themselves never hide (T-10 to T-18). */
export function see(
  viewer: Figure,
  target: Figure,
  obstacles: Obstacles,
  hiders: readonly Figure[] = [],
  limits: Limits = { seen_permille: 1, cover_permille: 1 },
): Sight {
  const bodies = hiders.filter((f) => f.id !== viewer.id && f.id !== target.id).map(bodyOf);
  const boxes = [...obstacles.boxes, ...bodies];
  const card = cardOf(viewer, target);
  const eye = [viewer.x, viewer.y, viewer.z + viewer.eye] as const;
  if (viewer.x === target.x && viewer.y === target.y) return alongTheColumn(viewer, target, boxes, card, eye);
  const window = windowOf(eye, card);
  const whole = 2 * target.h;
  const casts = boxes
    .filter((box) => inTheWay(window, box))
    .map((box) => ({ box, strips: shadow(box, window) }))
    .filter(({ strips }) => strips.length > 0)
    .map((cast) => ({ ...cast, share: area(cast.strips) / whole }));
  const alone = casts.find((cast) => cast.share === 1 || casts.length === 1);
  const covered = alone?.strips ?? union(casts.flatMap((cast) => cast.strips));
  const hidden = alone?.share ?? area(covered) / whole;
  const blockers = casts.map(({ box, strips, share }) => ({
    id: box.id,
    prism: box.prism,
    permille: permille(share),
    shadows: drawn(strips, eye[2], 2 * target.r),
  }));
  const sure = !doubtful(hidden, casts, limits);
  const shadows = drawn(covered, eye[2], 2 * target.r);
  return { klass: klassOf(hidden, limits), permille: permille(1 - hidden), blockers, card, eye, shadows, sure };
}

function klassOf(hidden: number, limits: Limits): Klass {
  if (1000 * (1 - hidden) < limits.seen_permille) return "none";
  return 1000 * hidden < limits.cover_permille ? "full" : "cover";
}

function permille(share: number): number {
  return Math.floor((2000 * share + 1) / 2);
}

/** Whether a class, a permille, or whether something hides at all, hangs on the last digits (T-12). */
function doubtful(hidden: number, casts: readonly { share: number }[], limits: Limits): boolean {
  const marks = [1000 * (1 - hidden) - limits.seen_permille, 1000 * hidden - limits.cover_permille];
  const close = marks.some((mark) => Math.abs(mark) < 1000 * SLACK);
  return close || tied(1 - hidden) || casts.some(({ share }) => share < SLACK || tied(share));
}

function tied(share: number): boolean {
  const past = (2000 * share + 1) % 2;
  return Math.min(past, 2 - past) < 2000 * SLACK;
}

/** One above the other: seen unless a prism there stands between head and feet, or round the eye (T-15). */
function alongTheColumn(v: Figure, t: Figure, boxes: readonly Box[], card: Card, eye: Sight["eye"]): Sight {
  const [low, high] = [Math.min(v.z + v.h, t.z + t.h), Math.max(v.z, t.z)];
  const blockers = boxes
    .filter(({ bottom, top }) => (bottom < eye[2] && eye[2] < top) || (low < high && bottom < high && top > low))
    .filter((box) => holds(box, [v.x, v.y]) && inside(box.footprint, v.x, v.y))
    .map(({ id, prism }) => ({ id, prism, permille: 1000, shadows: [] }));
  const [klass, seen] = blockers.length > 0 ? (["none", 0] as const) : (["full", 1000] as const);
  return { klass, permille: seen, blockers, card, eye, shadows: [], sure: true };
}

function inside(footprint: Polygon, x: number, y: number): boolean {
  let found = false;
  for (const [p, q] of edges(footprint)) {
    const side = (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
    if (side === 0 && (p[0] - x) * (q[0] - x) + (p[1] - y) * (q[1] - y) <= 0) return false;
    if (p[1] > y !== q[1] > y && side > 0 === q[1] > p[1]) found = !found;
  }
  return found;
}

/** The card of the target for this viewer, square to the look, 2r wide, whole units at its ends (T-10, T-11). */
function cardOf(viewer: Figure, target: Figure): Card {
  const [dx, dy] = [target.x - viewer.x, target.y - viewer.y];
  const length = BigInt(dx) ** 2n + BigInt(dy) ** 2n || 1n;
  const [ox, oy] = [along(0 - dy, target.r, length), along(dx, target.r, length)];
  const ends = { a: [target.x - ox, target.y - oy], b: [target.x + ox, target.y + oy] } as const;
  return { ...ends, bottom: target.z, top: target.z + target.h };
}

/** part × length / the root of squared, to the nearest whole, halves away from zero. */
function along(part: number, length: number, squared: bigint): number {
  const size = Number((isqrt((4n * BigInt(part) ** 2n * BigInt(length) ** 2n) / squared) + 1n) / 2n);
  return part >= 0 ? size : 0 - size;
}

function windowOf(eye: Sight["eye"], card: Card): Window {
  const a = [card.a[0] - eye[0], card.a[1] - eye[1]] as const;
  const b = [card.b[0] - eye[0], card.b[1] - eye[1]] as const;
  const [bottom, top] = [card.bottom - eye[2], card.top - eye[2]];
  return { eye: [eye[0], eye[1]], height: eye[2], a, b, area: a[0] * b[1] - a[1] * b[0], bottom, top };
}

function boxed(id: string, prism: number, footprint: Polygon, bottom: number, top: number): Box {
  const [xs, ys] = [footprint.map(([x]) => x), footprint.map(([, y]) => y)];
  const sides = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
  return { id, prism, footprint, bottom, top, ...sides };
}

/** A figure that hides: a polygon of 16 corners round its base, from feet to head (T-18). */
function bodyOf(f: Figure): Box {
  const part = (i: number): number => snap(((i % 16 < 8 ? 1 : -1) * (ROUND[i % 8] ?? 0) * f.r) / 100000);
  const ring = [...Array(16).keys()].map((i) => [f.x + part(i), f.y + part(i + 12)] as const);
  return boxed(f.id, 0, ring, f.z, f.z + f.h);
}

/** Whether a prism comes into the rectangle round the view triangle, its heights, and between its two long sides. */
function inTheWay({ eye: [ex, ey], a: [ax, ay], b: [bx, by], height, bottom, top }: Window, box: Box): boolean {
  return (
    box.x0 < ex + Math.max(0, ax, bx) &&
    box.x1 > ex + Math.min(0, ax, bx) &&
    box.y0 < ey + Math.max(0, ay, by) &&
    box.y1 > ey + Math.min(0, ay, by) &&
    box.bottom < height + Math.max(0, top) &&
    box.top > height + Math.min(0, bottom) &&
    leftmost(box, ex, ey, ax, ay) > 0 &&
    leftmost(box, ex, ey, 0 - bx, 0 - by) > 0
  );
}

/** How far left of the line from (x, y) along (dx, dy) the rectangle comes; not above 0, it is all to the right. */
function leftmost(box: Box, x: number, y: number, dx: number, dy: number): number {
  return dx * ((dx > 0 ? box.y1 : box.y0) - y) - dy * ((dy > 0 ? box.x0 : box.x1) - x);
}

/** Strips as polygons on the card, in whole units, halves up; what shrinks to a line is left out. */
function drawn(strips: readonly Strip[], height: number, width: number): Polygon[] {
  const across = (u: number): number => Math.floor((2 * u * width + 1) / 2);
  const up = (side: number): number => Math.floor((2 * (height + side) + 1) / 2);
  return strips.flatMap((s) => {
    const [x0, x1, low0, low1, high0, high1] = [
      across(s.u0),
      across(s.u1),
      up(s.low0),
      up(s.low1),
      up(s.high0),
      up(s.high1),
    ];
    const shows = x0 < x1 && (low0 < high0 || low1 < high1);
    return shows
      ? [
          [
            [x0, low0],
            [x1, low1],
            [x1, high1],
            [x0, high0],
          ] as const,
        ]
      : [];
  });
}
