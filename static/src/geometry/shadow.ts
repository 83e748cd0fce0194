/**
 * What one prism hides of a body, and what several hide together: the twin of app/geometry/rims, shadows and unions.
 *
 * The steps are those of the server's kernel, in its order, so that the numbers are the same to the last digit (T-17).
 */
import type { Point } from "./plane.ts";

export type Polygon = readonly Point[];

/** An opaque prism with the rectangle round it; `id` and `prism` say whose and which. */
export interface Box {
  id: string;
  prism: number;
  footprint: Polygon;
  bottom: number;
  top: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The look: the eye in plan, the card's ends from the eye, twice its triangle's area, its heights above the eye. */
export type Window = { eye: Point; height: number; a: Point; b: Point; area: number; bottom: number; top: number };

/** A trapezoid of the card between two uprights. */
export type Strip = { u0: number; u1: number; low0: number; low1: number; high0: number; high1: number };

type Corner = { x: number; y: number; al: number; be: number };
type Rim = { u0: number; w0: number; u1: number; w1: number };
type Depth = { start: number; end: number };
type Solid = { rise: number; sink: number; floor: number; roof: number };

/** The edges of an outline, or any ring, in order. */
export function edges<T>(ring: readonly T[]): [T, T][] {
  return ring.map((p, i) => [p, ring[(i + 1) % ring.length] ?? p]);
}

function slabs(cuts: Iterable<number>): [number, number][] {
  const sorted = [...new Set(cuts)].sort((p, q) => p - q);
  return edges(sorted).slice(0, -1);
}

/** The prism's shadow as strips that do not overlap, heights above the eye; empty if it hides nothing. */
export function shadow(box: Box, window: Window): Strip[] {
  const corners = box.footprint.map((p) => cornerOf(p, window));
  if (corners.every(({ be }) => be <= 0) || corners.every(({ al }) => al <= 0)) return [];
  const rims = edges(corners).flatMap(([p, q]) => rimOf(p, q, window.area) ?? []);
  const around = holds(box, window.eye);
  if (rims.length === 0 && !around) return [];
  const [rise, sink] = [box.top - window.height, box.bottom - window.height];
  const solid = { rise, sink, floor: window.bottom, roof: window.top };
  return slabs(cutsOf(rims, around ? corners : [])).flatMap(([lo, hi]) => {
    const begins = around && startsInside(corners, window, lo + hi);
    const spans = spansOf(rims, lo, hi, begins);
    const parts = spans.flatMap(([near, far]) => cast(solid, near, far, lo, hi));
    return spans.length === 1 ? parts : union(parts);
  });
}

/** Whether the rectangle round a prism holds a place in plan. */
export function holds(box: Box, [x, y]: Point): boolean {
  return box.x0 <= x && x <= box.x1 && box.y0 <= y && y <= box.y1;
}

function cornerOf([px, py]: Point, { eye, a, b }: Window): Corner {
  const [x, y] = [px - eye[0], py - eye[1]];
  return { x, y, al: x * b[1] - y * b[0], be: a[0] * y - a[1] * x };
}

/** The part of an edge in front of the card; none for a radial one, which has no width. */
function rimOf(from: Corner, to: Corner, area: number): Rim | null {
  const turned = from.x * to.y - from.y * to.x;
  if (turned === 0) return null;
  const [p, q, turn] = turned < 0 ? [to, from, 0 - turned] : [from, to, turned];
  if ((p.be < 0 && q.be <= 0) || (p.be >= 0 && p.al <= 0) || (q.al >= 0 && q.be <= 0)) return null;
  const [left, right] = [q.be - p.be, p.al - q.al];
  let [u0, v0, w0, x0] = p.be < 0 ? [0, 1, left, turn] : [p.be, p.al + p.be, area, p.al + p.be];
  let [u1, v1, w1, x1] = q.al < 0 ? [1, 1, right, turn] : [q.be, q.al + q.be, area, q.al + q.be];
  if (w0 <= x0 && w1 <= x1) return null;
  if (w0 < x0) [u0, v0, w0, x0] = [turn - left, right - left, 1, 1];
  else if (w1 < x1) [u1, v1, w1, x1] = [left - turn, left - right, 1, 1];
  return { u0: u0 / v0, w0: w0 / x0, u1: u1 / v1, w1: w1 / x1 };
}

function cutsOf(rims: readonly Rim[], corners: readonly Corner[]): number[] {
  const inLine = corners.filter(({ al, be }) => al > 0 && be > 0).map(({ al, be }) => be / (al + be));
  return [0, 1, ...rims.flatMap(({ u0, u1 }) => [u0, u1]), ...inLine];
}

/** Whether a ray from the eye to the place half of `twice` is inside at once, even from the outline (T-15). */
function startsInside(corners: readonly Corner[], { a, b }: Window, twice: number): boolean {
  const dx = 2 * a[0] + twice * (b[0] - a[0]);
  const dy = 2 * a[1] + twice * (b[1] - a[1]);
  let inside = false;
  for (const [p, q] of edges(corners)) {
    const up = p.y > 0 || (p.y === 0 && dy < 0);
    const then = q.y > 0 || (q.y === 0 && dy < 0);
    if (up === then) continue;
    const turn = p.x * q.y - p.y * q.x || (q.x - p.x) * dy - (q.y - p.y) * dx;
    if (turn > 0 === then) inside = !inside;
  }
  return inside;
}

/** Near and far sides of the solid in one slab, by parity; no near side where the eye itself is inside. */
function spansOf(rims: readonly Rim[], lo: number, hi: number, begins: boolean): [Depth | null, Depth][] {
  const across = rims.filter(({ u0, u1 }) => u0 <= lo && u1 >= hi);
  const met = across.map((rim) => ({ start: nearAt(rim, lo), end: nearAt(rim, hi) }));
  met.sort((p, q) => q.start + q.end - (p.start + p.end));
  const sides = begins ? [null, ...met] : met;
  const ends = sides.length % 2 === 0 ? sides : [...sides, { start: 1, end: 1 }];
  const spans: [Depth | null, Depth][] = [];
  for (let i = 0; i + 1 < ends.length; i += 2) spans.push([ends[i] ?? null, ends[i + 1] as Depth]);
  return spans;
}

function nearAt(rim: Rim, u: number): number {
  return rim.w0 + (rim.w1 - rim.w0) * ((u - rim.u0) / (rim.u1 - rim.u0));
}

/** The shadow of one stretch: above the eye the near side counts for the top, below it the far side. */
function cast({ rise, sink, floor, roof }: Solid, near: Depth | null, far: Depth, u0: number, u1: number): Strip[] {
  const high = rise <= 0 ? far : near;
  const low = sink >= 0 ? far : near;
  const [high0, high1] = high ? [high.start * rise, high.end * rise] : [roof, roof];
  const [low0, low1] = low ? [low.start * sink, low.end * sink] : [floor, floor];
  return clamped({ u0, u1, low0, low1, high0, high1 }, floor, roof);
}

// ---------------------------------------------------------------- unions

/** Twice the area of strips that do not overlap. */
export function area(strips: readonly Strip[]): number {
  return strips.reduce((sum, s) => sum + (s.u1 - s.u0) * (s.high0 + s.high1 - s.low0 - s.low1), 0);
}

/** The same ground as disjoint strips: slab by slab, cut wherever two sides cross, then joined where they overlap. */
export function union(strips: readonly Strip[]): Strip[] {
  return slabs(strips.flatMap(({ u0, u1 }) => [u0, u1])).flatMap(([lo, hi]) => {
    const column = outer(strips.filter(({ u0, u1 }) => u0 <= lo && u1 >= hi).map((s) => part(s, lo, hi)));
    if (column.length === 1) return column;
    const cuts = column.flatMap((one, i) => column.slice(i + 1).flatMap((other) => crossings(one, other)));
    return slabs([lo, hi, ...cuts]).flatMap(([start, end]) => {
      const parts = column.map((s) => part(s, start, end));
      return join(parts.sort((p, q) => p.low0 + p.low1 - (q.low0 + q.low1)));
    });
  });
}

/** Strips of one slab without those that lie wholly within another: mostly one is left. */
function outer(column: readonly Strip[]): Strip[] {
  const kept: Strip[] = [];
  const extent = (s: Strip): number => s.low0 + s.low1 - (s.high0 + s.high1);
  for (const s of [...column].sort((p, q) => extent(p) - extent(q))) {
    const within = (k: Strip): boolean =>
      k.low0 <= s.low0 && k.low1 <= s.low1 && k.high0 >= s.high0 && k.high1 >= s.high1;
    if (!kept.some(within)) kept.push(s);
  }
  return kept;
}

/** The parts of a strip between floor and roof, cut where a side passes either. */
function clamped(strip: Strip, floor: number, roof: number): Strip[] {
  const { u0, u1, low0, low1, high0, high1 } = strip;
  if ((high0 <= floor && high1 <= floor) || (low0 >= roof && low1 >= roof)) return [];
  if (Math.max(low0, low1) <= floor && Math.min(high0, high1) >= roof) {
    return [{ u0, u1, low0: floor, low1: floor, high0: roof, high1: roof }];
  }
  const cuts = [u0, u1];
  for (const [start, end] of [
    [low0, low1],
    [high0, high1],
  ] as const) {
    for (const level of [floor, roof]) {
      const passes = (start < level && level < end) || (start > level && level > end);
      if (passes) cuts.push(u0 + (u1 - u0) * ((level - start) / (end - start)));
    }
  }
  const limit = (side: number): number => Math.min(Math.max(side, floor), roof);
  return slabs(cuts)
    .map(([lo, hi]) => part(strip, lo, hi))
    .map((s) => ({
      u0: s.u0,
      u1: s.u1,
      low0: limit(s.low0),
      low1: limit(s.low1),
      high0: limit(s.high0),
      high1: limit(s.high1),
    }))
    .filter((s) => s.low0 < s.high0 || s.low1 < s.high1);
}

function at(start: number, end: number, { u0, u1 }: Strip, u: number): number {
  if (u === u0 || start === end) return start;
  return u === u1 ? end : start + (end - start) * ((u - u0) / (u1 - u0));
}

function part(s: Strip, u0: number, u1: number): Strip {
  if (u0 === s.u0 && u1 === s.u1) return s;
  const [low0, low1] = [at(s.low0, s.low1, s, u0), at(s.low0, s.low1, s, u1)];
  return { u0, u1, low0, low1, high0: at(s.high0, s.high1, s, u0), high1: at(s.high0, s.high1, s, u1) };
}

/** Where a side of one crosses a side of the other, strictly between the uprights that they share. */
function crossings(one: Strip, other: Strip): number[] {
  const { u0, u1 } = one;
  const cuts: number[] = [];
  for (const [a0, a1] of [
    [one.low0, one.low1],
    [one.high0, one.high1],
  ] as const) {
    for (const [b0, b1] of [
      [other.low0, other.low1],
      [other.high0, other.high1],
    ] as const) {
      const [before, after] = [a0 - b0, a1 - b1];
      const crosses = (before < 0 && after > 0) || (before > 0 && after < 0);
      if (crosses) cuts.push(u0 + (u1 - u0) * (before / (before - after)));
    }
  }
  return cuts;
}

/** Strips of one slab, lowest first, no sides crossing, as strips that do not overlap. */
function join(column: readonly Strip[]): Strip[] {
  const joined: Strip[] = [];
  for (const strip of column) {
    const now = joined.at(-1);
    if (now === undefined || strip.low0 + strip.low1 > now.high0 + now.high1) joined.push(strip);
    else if (strip.high0 + strip.high1 > now.high0 + now.high1) {
      joined[joined.length - 1] = { ...now, high0: strip.high0, high1: strip.high1 };
    }
  }
  return joined;
}
