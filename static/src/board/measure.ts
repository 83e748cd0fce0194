// The player's ruler: from a figure's edge or a point, to a figure's edge or a point.
import type { Stand } from "./figures";

export interface End {
  readonly x: number;
  readonly y: number;
  /** The base that it is measured from, 0 for a bare point; mm like the place. */
  readonly r: number;
  readonly token: string | null;
}

export interface Tape {
  readonly from: End;
  readonly to: End | null;
  /** Both ends are fixed: the next click begins anew. */
  readonly done?: boolean;
}

/** The end under a place (mm): a figure's base, else the point itself. */
export function endAt(stands: readonly Stand[], x: number, y: number): End {
  const on = stands.find((s) => Math.hypot(s.x - x, s.y - y) <= s.r);
  return on ? { x: on.x, y: on.y, r: on.inCell ? 0 : on.r, token: on.id } : { x, y, r: 0, token: null };
}

/** A straight piece to draw, edge to edge: from, length (mm), direction in degrees. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly degrees: number;
}

export function stretch(from: End, to: End): Stretch {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const whole = Math.hypot(dx, dy);
  if (whole === 0) return { x: from.x, y: from.y, length: 0, degrees: 0 };
  const length = Math.max(0, whole - from.r - to.r);
  return { x: from.x + (dx / whole) * from.r, y: from.y + (dy / whole) * from.r, length, degrees: (Math.atan2(dy, dx) * 180) / Math.PI };
}
