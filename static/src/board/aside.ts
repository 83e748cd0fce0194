// Where a small plate stands: beside what it measures, within the window, and over no figure.
import { toTable, type Camera, type Port, type Spot } from "../camera";
import type { Stand } from "./figures";

/** A box by its middle and its half sizes, mm. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Find a place for a plate: near a spot, beside a direction (degrees), off what else is in the way. */
export type Put = (at: Spot, text: string, way?: number | null, more?: readonly Box[]) => Spot;

/** How far off a plate may stand, in its own millimetres: the first that is free is taken. */
const AWAY = [16, 26, 38, 52, 68, 86, 106];
const ROUND: readonly Spot[] = [[0, -1], [0, 1], [1, 0], [-1, 0], [0.7, -0.7], [-0.7, -0.7], [0.7, 0.7], [-0.7, 0.7]];
/** Half of a plate's height, and what one letter takes of its width. */
const HIGH = 8.5;
const LETTER = 4.3;
const EDGE = 3;

/** What a plate keeps its size by: its own millimetres in millimetres of the table. */
export function evenness(camera: Camera): number {
  return 1.25 / camera.z;
}

/** The room that figures take: the base, and the tab with the name under it. */
export function roomOf(stands: readonly Stand[], even: number): Box[] {
  return stands.flatMap(({ x, y, r, inCell }) => {
    const base = { x, y, w: r + 1.5, h: r + 1.5 };
    return inCell ? [base] : [base, { x, y: y + r + 11 * even, w: 22 * even, h: 11 * even }];
  });
}

/** What the window shows, as a box. */
export function windowOf(camera: Camera, port: Port): Box {
  const [left, top] = toTable(camera, [port.inset, port.inset]);
  const [right, bottom] = toTable(camera, [port.width, port.height]);
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: (right - left) / 2, h: (bottom - top) / 2 };
}

/** A place for a plate with this text near a spot; `way` (degrees) is what it should stand beside. */
export function aside(at: Spot, text: string, taken: readonly Box[], within: Box, even: number, way: number | null = null): Spot {
  const [w, h] = [((text.length * LETTER + 11) / 2) * even, HIGH * even];
  const beside = way === null ? [] : normals(way);
  const places = AWAY.flatMap((away) =>
    [...beside, ...ROUND].map(([u, v]): Spot => [at[0] + u * (away * even + Math.abs(u) * w), at[1] + v * away * even]),
  );
  const free = places.find(([x, y]) => {
    const box = { x, y, w, h };
    return inside(box, within, EDGE * even) && !taken.some((one) => meet(one, box));
  });
  return free ?? places[0]!;
}

/** Both sides of a line, the upper one first. */
function normals(degrees: number): Spot[] {
  const angle = ((degrees + 90) * Math.PI) / 180;
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  return v <= 0 ? [[u, v], [-u, -v]] : [[-u, -v], [u, v]];
}

function meet(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < a.w + b.w && Math.abs(a.y - b.y) < a.h + b.h;
}

function inside(box: Box, within: Box, edge: number): boolean {
  return Math.abs(box.x - within.x) + box.w + edge <= within.w && Math.abs(box.y - within.y) + box.h + edge <= within.h;
}
