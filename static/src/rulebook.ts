// Where the rules of a game are read: a page for each ruleset and language, with a place for each rule.
import type { Language } from "./words";

export function rulePage(ruleset: string, language: Language, rule: string | null = null): string {
  const page = `/rules/${encodeURIComponent(ruleset)}/${language}`;
  return rule === null ? page : `${page}#${encodeURIComponent(rule)}`;
}
