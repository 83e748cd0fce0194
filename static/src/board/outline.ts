// Outlines as SVG paths. The board is drawn in millimetres: units are divided by ten on the way in.
import type { Point } from "./draft";

/** 0.1 mm to mm, with one decimal at most. */
export function mm(units: number): number {
  return units / 10;
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed outline, or several: points in units. */
export function outline(points: readonly Point[]): string {
  return points.length === 0 ? "" : `M${points.map(([x, y]) => `${n(mm(x))} ${n(mm(y))}`).join("L")}Z`;
}

/** An open line through points in units. */
export function polyline(points: readonly Point[]): string {
  return points.length === 0 ? "" : `M${points.map(([x, y]) => `${n(mm(x))} ${n(mm(y))}`).join("L")}`;
}

/** Twice the area, positive when the points run the way that the y axis turns to the x axis. */
export function area2(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * v - u * y;
  }, 0);
}

/** Where the middle of an outline lies, in units. */
export function middle(points: readonly Point[]): Point {
  const whole = area2(points);
  if (whole === 0) return points[0] ?? [0, 0];
  const sum: Point = [0, 0];
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [0, 0];
    const w = x * v - u * y;
    sum[0] += (x + u) * w;
    sum[1] += (y + v) * w;
  });
  return [sum[0] / (3 * whole), sum[1] / (3 * whole)];
}

/** A place on an outline for its label: its middle, or for a bent wall the middle of its longest arm. */
export function heart(points: readonly Point[]): Point {
  const centre = middle(points);
  if (holds(points, centre, 4)) return centre;
  const edges = points.map((a, i) => [a, points[(i + 1) % points.length] ?? a] as const);
  edges.sort(([a, b], [c, d]) => Math.hypot(d[0] - c[0], d[1] - c[1]) - Math.hypot(b[0] - a[0], b[1] - a[1]));
  const [a, b] = edges[0] ?? [centre, centre];
  const [size, turn] = [Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, Math.sign(area2(points))];
  const inward = (by: number): Point => [
    (a[0] + b[0]) / 2 - (turn * by * (b[1] - a[1])) / size,
    (a[1] + b[1]) / 2 + (turn * by * (b[0] - a[0])) / size,
  ];
  let deep = 4;
  while (deep < size && holds(points, inward(deep * 2), 0)) deep += 4;
  return inward(deep);
}

/** Whether an outline holds a whole disc. */
export function holds(points: readonly Point[], at: Point, r: number): boolean {
  let inside = false;
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a;
    if (crosses(a, b, at)) inside = !inside;
    if (away(a, b, at) < r) return false;
  }
  return inside;
}

/** Whether a ray to the right of a point crosses an edge. */
function crosses(a: Point, b: Point, [x, y]: Point): boolean {
  return a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0];
}

/** How far a point lies from an edge. */
function away(a: Point, b: Point, [x, y]: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a[0] + share * dx - x, a[1] + share * dy - y);
}

/** The convex hull, in the order of `area2` positive. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** The hull of discs, as a ring at `spare` units round them. */
export function hullOfDiscs(discs: readonly { at: Point; r: number }[], spare: number): Point[] {
  const round = discs.flatMap(({ at, r }) =>
    Array.from({ length: 16 }, (_, i): Point => {
      const angle = (i * Math.PI) / 8;
      return [at[0] + (r + spare) * Math.cos(angle), at[1] + (r + spare) * Math.sin(angle)];
    }),
  );
  return hull(round);
}

/**
 * The ground that an outline covers while it is moved by `by`: one path of pieces that all turn the same way, so that
 * drawn with the nonzero rule overlaps are not darker.
 */
export function swept(points: readonly Point[], by: Point): string {
  const ring = area2(points) < 0 ? [...points].reverse() : [...points];
  const moved = ring.map(([x, y]): Point => [x + by[0], y + by[1]]);
  const sides = ring.map((a, i): Point[] => {
    const j = (i + 1) % ring.length;
    const quad = [a, ring[j] ?? a, moved[j] ?? a, moved[i] ?? a];
    return area2(quad) < 0 ? quad.reverse() : quad;
  });
  return [ring, moved, ...sides].map(outline).join("");
}

function chain(sorted: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const p of sorted) {
    while (out.length > 1 && turn(out[out.length - 2] ?? p, out[out.length - 1] ?? p, p) <= 0) out.pop();
    out.push(p);
  }
  out.pop();
  return out;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
