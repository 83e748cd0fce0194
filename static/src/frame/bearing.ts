// Where one figure is from another, by ear: the hour of a clock whose twelve is the top of the table, and how far.
import type { View } from "../wire";

export interface Bearing {
  hour: number;
  distance: number;
}

/** From edge to edge in plan, in units. */
export function bearing(view: View, from: string | null, to: string): Bearing | null {
  const [a, b] = [from === null ? undefined : view.tokens[from], view.tokens[to]];
  if (from === to || a?.place.kind !== "at" || b?.place.kind !== "at") return null;
  const [dx, dy] = [b.place.x - a.place.x, b.place.y - a.place.y];
  const turn = Math.atan2(dx, -dy) / (2 * Math.PI);
  const hour = Math.round((turn < 0 ? turn + 1 : turn) * 12) % 12 || 12;
  return { hour, distance: Math.max(0, Math.floor(Math.hypot(dx, dy) - a.base - b.base)) };
}
