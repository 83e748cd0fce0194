// The table as it was after an order of the log: what of the screen is then shown, and which lines can be looked at (T-16). Pure.
import { EMPTY_HAND, type Screen } from "./screen";
import type { LogLine, View } from "./wire";

/** A line that is looked at; no view: it is still on its way, or could not be had. */
export interface Then {
  line: LogLine;
  view: View | null;
  /** Why there is no view, as a key of the page's words. */
  trouble: string | null;
  /** Who looks at whom there. */
  selected: string | null;
  target: string | null;
}

/** What a line is about: the pair of its measure, else who moved, else the first that it names. */
export function begun(line: LogLine): Then {
  const { receipt, motion, tokens } = line.cue;
  const selected = receipt?.viewer ?? motion?.token ?? tokens[0] ?? null;
  const target = receipt?.target ?? (motion === null ? (tokens[1] ?? null) : null);
  return { line, view: null, trouble: null, selected, target: target === selected ? null : target };
}

/** The screen as it would have been then, with nothing in hand but a look; none while the view is on its way. */
export function asThen(screen: Screen, then: Then | null): Screen | null {
  if (then?.view == null || screen.told === null) return null;
  const told = { ...screen.told, view: then.view, order: then.line.order };
  const known = (token: string | null): string | null => (token !== null && token in then.view!.tokens ? token : null);
  return { ...screen, told, hand: { ...EMPTY_HAND, selected: known(then.selected), target: known(then.target) } };
}

/** The round that a view is in. */
export function roundOf(view: View | null): number | null {
  return Object.values(view?.phase ?? {})[0]?.round ?? null;
}

/** Lines that tell of something, so that there is a table to see. */
export function tells(line: LogLine): boolean {
  return line.cue.line !== null && !line.cue.heading;
}

/** The line before or after one, among those that tell of something. */
export function beside(log: readonly LogLine[], line: LogLine, step: 1 | -1): LogLine | null {
  const lines = log.filter(tells);
  const at = lines.findIndex((one) => same(one, line));
  return at < 0 ? null : (lines[at + step] ?? null);
}

/** Two lines of one order are told apart by what they say. */
export function same(a: LogLine | null | undefined, b: LogLine): boolean {
  return a === b || (a != null && a.order === b.order && JSON.stringify(a.cue) === JSON.stringify(b.cue));
}
