// What is to be heard when the screen changes: that it is one's turn, that dice fell, that something was refused.
import { askNow, type Screen } from "./screen";
import type { Sound } from "./sounds";

/** The one sound of a change, the most telling; none for most changes, and none for coming in. */
export function noise(before: Screen, after: Screen): Sound | null {
  if (after.told === null || before.told === null) return null;
  if (after.notice !== before.notice && after.notice?.tone === "bad") return "no";
  if (after.fresh !== before.fresh && thrown(after)) return "dice";
  return askNow(after) !== null && askNow(before) === null ? "turn" : null;
}

/** Dice fell in the latest step: a line of the log tells of them, or they lie on the table. */
function thrown(screen: Screen): boolean {
  const told = screen.fresh.some(({ cue }) => cue.test?.rows.some((row) => row.dice.length > 0));
  return told && screen.fresh.every(({ cue }) => cue.undone === null);
}
