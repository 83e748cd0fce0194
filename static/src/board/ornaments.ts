// The fine lines of terrain: stones, leaves, panes, a door's swing. All are made from the piece's own outline.
import type { Point } from "./draft";
import { area2, holds, middle, mm, n, outline } from "./outline";

/** The same numbers for the same piece every time, so that stones do not jump when it is drawn anew. */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 4294967296;
  };
}

/** Loose stones strewn over an outline. */
export function stones(points: readonly Point[], seed: string): string {
  const chance = seeded(seed);
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const many = Math.min(120, Math.abs(area2(points)) / 2 / 11000);
  const laid: { at: Point; r: number }[] = [];
  for (let tries = 0; tries < 900 && laid.length < many; tries += 1) {
    const at: Point = [x0 + chance() * (x1 - x0), y0 + chance() * (y1 - y0)];
    const r = 28 + chance() * 34;
    const free = laid.every((s) => Math.hypot(s.at[0] - at[0], s.at[1] - at[1]) > (s.r + r) * 1.15);
    if (free && holds(points, at, r)) laid.push({ at, r });
  }
  return laid.map(({ at, r }) => outline(pebble(at, r, chance))).join("");
}

function pebble(at: Point, r: number, chance: () => number): Point[] {
  const [count, first] = [4 + Math.floor(chance() * 3), chance() * 6];
  return Array.from({ length: count }, (_, i): Point => {
    const angle = first + (i * 2 * Math.PI) / count;
    return [at[0] + r * (0.75 + chance() * 0.25) * Math.cos(angle), at[1] + r * (0.6 + chance() * 0.35) * Math.sin(angle)];
  });
}

/** A tree's crown from above: scallops round its middle, twigs, the trunk's head. */
export function canopy(points: readonly Point[], seed: string): { d: string; paint: string }[] {
  const [cx, cy] = middle(points).map(mm) as Point;
  const r = Math.max(...points.map((p) => Math.hypot(mm(p[0]) - cx, mm(p[1]) - cy)));
  const chance = seeded(seed);
  const [count, first] = [Math.max(7, Math.round(r * 0.34)), chance() * 6.28];
  const rim = Array.from({ length: count }, (_, i): Point => {
    const [angle, far] = [first + (i * 2 * Math.PI) / count, r * (0.9 + chance() * 0.1)];
    return [cx + far * Math.cos(angle), cy + far * Math.sin(angle)];
  });
  const twigs = Array.from({ length: 7 }, (_, i) => {
    const angle = first + (i * 2 * Math.PI) / 7;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(cx + r * 0.45 * c)} ${n(cy + r * 0.45 * s)}l${n(r * 0.3 * c)} ${n(r * 0.3 * s)}`;
  });
  const head = `M${n(cx - 5)} ${n(cy)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`;
  return [
    { d: scalloped(rim), paint: "canopy" },
    { d: twigs.join(""), paint: "twig" },
    { d: head, paint: "trunk" },
  ];
}

function scalloped(rim: readonly Point[]): string {
  const [first] = rim;
  if (!first) return "";
  const arcs = rim.map((p, i) => {
    const q = rim[(i + 1) % rim.length] ?? p;
    const bow = n(Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.56);
    return `A${bow} ${bow} 0 0 1 ${n(q[0])} ${n(q[1])}`;
  });
  return `M${n(first[0])} ${n(first[1])}${arcs.join("")}Z`;
}

/** Three lines along a window. */
export function panes(points: readonly Point[]): string {
  const frame = rails(points);
  if (!frame) return "";
  return [0.12, 0.5, 0.88].map((share) => line(mixed(frame.a, frame.d, share), mixed(frame.b, frame.c, share))).join("");
}

/** A door: its threshold, and its leaf swung open with the arc that it needs. */
export function leaf(points: readonly Point[]): string {
  const frame = rails(points);
  if (!frame) return "";
  const [hinge, latch] = [mixed(frame.a, frame.d, 0.5), mixed(frame.b, frame.c, 0.5)];
  const [dx, dy] = [latch[0] - hinge[0], latch[1] - hinge[1]];
  const tip: Point = [hinge[0] + dy, hinge[1] - dx];
  const wide = n(mm(Math.hypot(dx, dy)));
  const sills = line(frame.a, frame.b) + line(frame.d, frame.c);
  return `${sills}${line(hinge, tip)}A${wide} ${wide} 0 0 1 ${n(mm(latch[0]))} ${n(mm(latch[1]))}`;
}

/** A quadrilateral with its long sides named ab and dc. */
function rails(points: readonly Point[]): { a: Point; b: Point; c: Point; d: Point } | null {
  const [a, b, c, d] = points;
  if (points.length !== 4 || !a || !b || !c || !d) return null;
  const along = Math.hypot(b[0] - a[0], b[1] - a[1]) >= Math.hypot(c[0] - b[0], c[1] - b[1]);
  return along ? { a, b, c, d } : { a: b, b: c, c: d, d: a };
}

function mixed(p: Point, q: Point, share: number): Point {
  return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
}

function line(p: Point, q: Point): string {
  return `M${n(mm(p[0]))} ${n(mm(p[1]))}L${n(mm(q[0]))} ${n(mm(q[1]))}`;
}
