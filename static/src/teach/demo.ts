// The game that teaches: which one it is, and what this tab remembers of it.
import { tabHolds, tabKeeps } from "../device";
import type { NewGame } from "../wire";
import type { Lesson } from "./lesson";

export const DEMO: { game: NewGame; seat: number } = {
  game: { ruleset: "ruins", setup: "courtyard", bots: [2], bot: "random" },
  seat: 1,
};

const key = (game: string): string => `bc.teach.${game}`;

/** Begin to teach in this game. */
export function teachHere(game: string): void {
  tabKeeps(key(game), "[]");
}

/** How far this tab has come in this game; none: it does not teach. */
export function lessonHere(game: string): Lesson | null {
  try {
    const kept = JSON.parse(tabHolds(key(game)) ?? "null") as unknown;
    return Array.isArray(kept) ? kept.map(String) : null;
  } catch {
    return null;
  }
}

export function keepLesson(game: string, lesson: Lesson | null): void {
  tabKeeps(key(game), JSON.stringify(lesson));
}
