// Figures on their way: a move runs its path at 40 cm/s, at most 600 ms, one after the other.
import type { Motion } from "../wire";
import type { Point } from "./draft";

/** A path with the moment (ms) at which it begins. */
export interface Run {
  readonly path: readonly Point[];
  readonly start: number;
}

const SPEED = 4;
const LONGEST = 600;

export function duration(path: readonly Point[]): number {
  return Math.min(LONGEST, span(path) / SPEED);
}

/** Motions as runs, those of one step one after the other. */
export function runs(motions: readonly Motion[], now: number): { token: string; run: Run }[] {
  let start = now;
  return motions.map(({ token, path }) => {
    const run = { path, start };
    start += duration(path);
    return { token, run };
  });
}

/** Where a figure on its way is; nothing once it has arrived. */
export function placeAt(run: Run, now: number): Point | null {
  const whole = duration(run.path);
  if (now >= run.start + whole) return null;
  let left = span(run.path) * Math.max(0, (now - run.start) / whole);
  for (let i = 1; i < run.path.length; i += 1) {
    const [a, b] = [run.path[i - 1]!, run.path[i]!];
    const leg = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (left <= leg && leg > 0) return [a[0] + ((b[0] - a[0]) * left) / leg, a[1] + ((b[1] - a[1]) * left) / leg];
    left -= leg;
  }
  return run.path.at(-1) ?? null;
}

function span(path: readonly Point[]): number {
  return path.reduce((sum, [x, y], i) => sum + (i === 0 ? 0 : Math.hypot(x - path[i - 1]![0], y - path[i - 1]![1])), 0);
}
