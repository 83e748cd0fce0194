// A lesson: rows of hints, each of which waits for its moment and is done when the thing that it teaches has happened. Pure.
import type { Then } from "../past";
import type { Screen } from "../screen";

/** All that a hint may look at. */
export interface Moment {
  screen: Screen;
  /** The line of the log that is looked at, if any. */
  then: Then | null;
}

/** A hint; its words are `teach.<id>` and `teach.<id>.title`. */
export interface Hint {
  id: string;
  /** The hint that must be behind before this one comes. */
  after?: string;
  /** Whether there is now something to show it on. */
  when(now: Moment): boolean;
  /** Whether it has just happened; without it, the hint is to be read and put away. */
  done?(now: Moment, before: Moment): boolean;
}

/** What has been learnt or passed over, in ids. */
export type Lesson = readonly string[];

/** The lesson after a change of the screen: whatever has just happened need not be taught any more. */
export function learnt(hints: readonly Hint[], lesson: Lesson, now: Moment, before: Moment): Lesson {
  const news = hints.filter((hint) => !lesson.includes(hint.id) && hint.done?.(now, before) === true);
  return news.length === 0 ? lesson : [...lesson, ...news.map((hint) => hint.id)];
}

/** The hint to show: the first that is left and has its moment; none while it has to wait. */
export function hintNow(hints: readonly Hint[], lesson: Lesson, now: Moment): Hint | null {
  return hints.find((hint) => !lesson.includes(hint.id) && (hint.after === undefined || lesson.includes(hint.after)) && hint.when(now)) ?? null;
}

export function over(hints: readonly Hint[], lesson: Lesson): boolean {
  return hints.every((hint) => lesson.includes(hint.id));
}

/** The lesson without this hint. */
export function passed(lesson: Lesson, id: string): Lesson {
  return lesson.includes(id) ? lesson : [...lesson, id];
}
