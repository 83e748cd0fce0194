// How tokens and sides of a game are named, for the sentences that speak of them.
import type { Told } from "./screen";
import type { View } from "./wire";
import type { Measure } from "./lengths";
import type { Language, Lexicon } from "./words";

export function lexicon(told: Told | null, tokens: View["tokens"] | undefined, language: Language, liked: Measure | null = null): Lexicon {
  const names = Object.fromEntries(Object.entries(tokens ?? {}).map(([id, token]) => [id, token.name]));
  const rows = [...(told?.scenery.sides ?? []), ...Object.values(told?.view.sides ?? {})];
  const sides = Object.fromEntries(rows.map((row) => [row.seat, row.name]));
  return { language, catalogue: told?.catalogue ?? {}, names, sides, measure: liked ?? told?.scenery.table.measure ?? "cm" };
}
