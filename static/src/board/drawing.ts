// What a hand does to a draft: each change gives a new one, snapped to units (T-01).
import { pathLength, snap } from "../geometry/plane";
import type { Draft, Point } from "./draft";

/** The last point follows the pointer (units); a path stops where its length is used up. */
export function ended(draft: Draft, at: Point, settled = false): Draft {
  const fixed = draft.points.length > 1 ? draft.points.slice(0, -1) : draft.points;
  return { ...draft, points: [...fixed, reached(draft, fixed, at)], settled };
}

/** The end becomes a corner, and a new end lies on it. */
export function cornered(draft: Draft): Draft {
  const last = draft.points.at(-1);
  return last && draft.points.length > 1 ? { ...draft, points: [...draft.points, last], settled: false } : draft;
}

/** One leg more. */
export function extended(draft: Draft, at: Point): Draft {
  return ended(cornered(draft), at, true);
}

export function nudged(draft: Draft, dx: number, dy: number): Draft {
  const [x, y] = draft.points.at(-1) ?? [0, 0];
  return ended(draft, [x + dx, y + dy], true);
}

export function settled(draft: Draft): Draft {
  return draft.settled ? draft : { ...draft, settled: true };
}

/** Face a point, seen from a centre; both in units. */
export function turned(draft: Draft, centre: Point, at: Point): Draft {
  const facing: Point = [snap(at[0] - centre[0]), snap(at[1] - centre[1])];
  return facing[0] === 0 && facing[1] === 0 ? draft : { ...draft, facing };
}

/** Turn by degrees, clockwise, from the facing that it has. */
export function rotated(draft: Draft, from: Point, degrees: number): Draft {
  const angle = Math.atan2(from[1], from[0]) + (degrees * Math.PI) / 180;
  return { ...draft, facing: [snap(1000 * Math.cos(angle)), snap(1000 * Math.sin(angle))] };
}

/** A cell clicked: one cell is chosen; of a way, the next step, or back to a step already taken. */
export function stepped(draft: Draft, cell: Point): Draft {
  if (draft.kind === "cell") return { ...draft, points: [cell], settled: true };
  const back = draft.points.findIndex(([x, y]) => x === cell[0] && y === cell[1]);
  const points = back >= 0 ? draft.points.slice(0, back + 1) : [...draft.points, cell];
  return { ...draft, points, settled: true };
}

/** As far towards the pointer as the length allows, never a unit too far. */
function reached(draft: Draft, fixed: readonly Point[], at: Point): Point {
  const from = fixed.at(-1);
  const wanted: Point = [snap(at[0]), snap(at[1])];
  if (draft.kind !== "path" || draft.high <= 0 || !from) return wanted;
  const room = draft.high * 100 - pathLength(fixed);
  const whole = pathLength([from, wanted]);
  if (whole <= room) return wanted;
  const part = (share: number): Point => [
    snap(from[0] + (wanted[0] - from[0]) * share),
    snap(from[1] + (wanted[1] - from[1]) * share),
  ];
  for (let share = room / whole; share > 0; share -= 100 / whole) {
    if (pathLength([from, part(share)]) <= room) return part(share);
  }
  return from;
}
