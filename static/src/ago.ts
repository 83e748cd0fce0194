// How long ago something was, in the reader's words.
import type { Language } from "./words";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

/** From a moment to now, both ms since 1970; less than a minute is now. */
export function ago(then: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  const [unit, size] = STEPS.find(([, one]) => passed >= one) ?? ["second", Infinity];
  return words.format(-Math.floor(passed / size) || 0, unit);
}
