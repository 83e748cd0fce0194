/** How far, how near, in front or behind: the twin of app/geometry/plane.py, exact. Lengths are units of 0.1 mm. */

export type Point = readonly [number, number];

/** An upright cylinder: base centre and radius, height of the feet, of the body, and of the eye above the feet (T-02). */
export interface Figure {
  id: string;
  x: number;
  y: number;
  z: number;
  r: number;
  h: number;
  eye: number;
  facing: Point;
}

/** The whole unit nearest to x, halves away from zero: what is dragged is snapped, then judged (T-01). */
export function snap(x: number): number {
  const size = Math.abs(x);
  const whole = Math.trunc(size) + (2 * (size - Math.trunc(size)) >= 1 ? 1 : 0);
  return x >= 0 ? whole : 0 - whole;
}

/** Whether b is within d of a, edge to edge, plan and height together; exactly d is within (T-03). */
export function within(a: Figure, b: Figure, d: number): boolean {
  const v = rise(a, b);
  if (v > d) return false;
  const s = BigInt(a.r + b.r);
  const q = BigInt(d) * BigInt(d) - v * v;
  const m = squared(a, b) - s * s - q;
  return m <= 0n || m * m <= 4n * s * s * q;
}

/** The distance edge to edge, plan and height together, floored; 0 for what touches or overlaps (T-03). */
export function gap(a: Figure, b: Figure): number {
  const [s, v, far] = [BigInt(a.r + b.r), rise(a, b), squared(a, b)];
  if (far <= s * s) return Number(v);
  return Number(isqrt(far + s * s + v * v - rootUp(4n * s * s * far)));
}

/** By how much b is within d of a, floored, below 0 if it is not (T-16). */
export function margin(a: Figure, b: Figure, d: number): number {
  const reach = gap(a, b);
  return d - (within(a, b, reach) ? reach : reach + 1);
}

/** Whether any part of the target's base is strictly in front of the line through the viewer's centre (T-04). */
export function inFront(viewer: Figure, target: Figure): boolean {
  const [fx, fy, r] = [BigInt(viewer.facing[0]), BigInt(viewer.facing[1]), BigInt(target.r)];
  const dot = BigInt(target.x - viewer.x) * fx + BigInt(target.y - viewer.y) * fy;
  return dot > 0n || dot * dot < r * r * (fx * fx + fy * fy);
}

/** The length of a path on one level in 0.001 mm: the sum of its floored legs (T-21). */
export function pathLength(points: readonly Point[]): number {
  const legs = points.slice(1).map((b, i) => steps(points[i] ?? b, b));
  return legs.reduce((sum, leg) => sum + Number(isqrt(leg * 10000n)), 0);
}

function squared(a: Figure, b: Figure): bigint {
  return BigInt(a.x - b.x) ** 2n + BigInt(a.y - b.y) ** 2n;
}

function rise(a: Figure, b: Figure): bigint {
  return BigInt(Math.max(0, a.z - b.z - b.h, b.z - a.z - a.h));
}

/** The least whole number whose square is at least n. */
function rootUp(n: bigint): bigint {
  return n > 0n ? isqrt(n - 1n) + 1n : 0n;
}

/** The whole square root; the float is only a first guess, put right in integers. */
export function isqrt(n: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(n))));
  while (root * root > n) root -= 1n;
  while ((root + 1n) * (root + 1n) <= n) root += 1n;
  return root;
}

function steps(a: Point, b: Point): bigint {
  return BigInt(b[0] - a[0]) ** 2n + BigInt(b[1] - a[1]) ** 2n;
}
