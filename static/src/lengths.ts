// Lengths as the player likes them: centimetres and millimetres, or inches; inside, all are units of 0.1 mm.

export type Measure = "cm" | "in";
export type Tongue = "en" | "fr";

/** What stands between a number and its unit, and never breaks. */
export const SPACE = "\u00a0";
const INCH = 254;
const INCHES: Record<Tongue, string> = { en: "in", fr: "po" };

/** 2410 units are "24.1 cm" or "9.5 in"; what is whole has no decimal in a sentence, one in a list. */
export function long(units: number, measure: Measure, language: Tongue, listed = false): string {
  const one = measure === "in" ? INCH : 100;
  const number = decimal(units / one, units % one === 0 && !listed ? 0 : 1, language);
  return `${number}${SPACE}${unitOf(measure, language)}`;
}

/** 86 units are "8.6 mm" or "0.34 in". */
export function short(units: number, measure: Measure, language: Tongue): string {
  if (measure === "in") return `${decimal(units / INCH, 2, language)}${SPACE}${INCHES[language]}`;
  return `${decimal(units / 10, 1, language)}${SPACE}mm`;
}

/** The unit alone, as it stands on a ruler. */
export function unitOf(measure: Measure, language: Tongue): string {
  return measure === "in" ? INCHES[language] : "cm";
}

/** A height printed on the table, without its unit: 500 units are "5". */
export function plain(units: number, measure: Measure, language: Tongue): string {
  const value = units / (measure === "in" ? INCH : 100);
  return decimal(value, Math.abs(value - Math.round(value)) < 0.05 ? 0 : 1, language);
}

/** A number with its decimals; the comma is French. Half goes away from zero. */
export function decimal(value: number, places: number, language: Tongue): string {
  const scale = 10 ** places;
  const size = Math.floor(Math.abs(value) * scale + 0.5 + 1e-9) / scale;
  const shown = size.toFixed(places);
  return (value < 0 && size !== 0 ? "\u2212" : "") + (language === "fr" ? shown.replace(".", ",") : shown);
}
