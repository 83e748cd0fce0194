// Sentences in the player's language: keys with parameters become text, measures get their unit (P-20).
import { IntlMessageFormat } from "intl-messageformat";

import boardEnglish from "./locale/board.en.json";
import boardFrench from "./locale/board.fr.json";
import english from "./locale/en.json";
import french from "./locale/fr.json";
import startEnglish from "./locale/start.en.json";
import startFrench from "./locale/start.fr.json";
import { decimal, long, short, SPACE, type Measure } from "./lengths";
import teachEnglish from "./locale/teach.en.json";
import teachFrench from "./locale/teach.fr.json";
import type { Line } from "./wire";

export { decimal } from "./lengths";
export type Language = "en" | "fr";
export type Word = Line["params"][string];
export type Catalogue = Record<string, string>;

/** Everything that a sentence may need: the catalogues of the game, the names of tokens and of sides. */
export interface Lexicon {
  language: Language;
  catalogue: Record<string, Catalogue>;
  names: Record<string, string>;
  sides: Record<number, Line>;
  /** What lengths are shown in; centimetres when nothing is said. */
  measure?: Measure;
}

export interface Speaker {
  language: Language;
  measure: Measure;
  /** A length in the unit that the player likes; in a list it always has its decimal. */
  length(units: number, listed?: boolean): string;
  /** A sentence of the game; nothing for none. */
  line(line: Line | null | undefined): string;
  /** A sentence of the screen's own, or any key of the catalogues. */
  say(key: string, params?: Record<string, Word>): string;
  /** Whether there are words for this key. */
  knows(key: string): boolean;
  name(token: string): string;
  side(seat: number): string;
}

const OWN: Record<Language, Catalogue> = { en: { ...english, ...boardEnglish, ...startEnglish, ...teachEnglish }, fr: { ...french, ...boardFrench, ...startFrench, ...teachFrench } };
/** French sets percent closer. */
const THIN = "\u202f";
const compiled = new Map<string, IntlMessageFormat>();

/** One voice for one language; throw it away when the language or the names change. */
export function speaker(lexicon: Lexicon): Speaker {
  const say = (key: string, params: Record<string, Word> = {}): string => sentence(lexicon, key, params);
  const line = (given: Line | null | undefined): string => (given ? say(given.key, given.params) : "");
  const measure = measureOf(lexicon);
  return {
    language: lexicon.language,
    measure,
    length: (units, listed = false) => long(units, measure, lexicon.language, listed),
    line,
    say,
    knows: (key) => text(lexicon, key) !== undefined,
    name: (token) => lexicon.names[token] ?? token,
    side: (seat) => line(lexicon.sides[seat]) || say("side.unknown", { seat }),
  };
}

function sentence(lexicon: Lexicon, key: string, params: Record<string, Word>): string {
  const message = text(lexicon, key);
  if (message === undefined) return key;
  const said: Record<string, string | number> = {};
  for (const [name, word] of Object.entries(params)) said[name] = spoken(lexicon, word);
  return polished(lexicon.language, format(message, lexicon.language, said));
}

function text(lexicon: Lexicon, key: string): string | undefined {
  const { language, catalogue } = lexicon;
  return catalogue[language]?.[key] ?? OWN[language][key] ?? catalogue["en"]?.[key] ?? OWN.en[key];
}

function format(message: string, language: Language, said: Record<string, string | number>): string {
  const place = `${language}\n${message}`;
  try {
    const made = compiled.get(place) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    compiled.set(place, made);
    return String(made.format(said));
  } catch {
    return message;
  }
}

/** A parameter as the sentence shows it. Numbers stay numbers, so that plurals work. */
function spoken(lexicon: Lexicon, word: Word): string | number {
  if (typeof word !== "object") return word;
  switch (word.kind) {
    case "cm":
      return long(word.units, measureOf(lexicon), lexicon.language);
    case "mm":
      return short(word.units, measureOf(lexicon), lexicon.language);
    case "permille":
      return `${word.share}${close(lexicon.language)}‰`;
    case "percent":
      return `${decimal(word.tenths / 10, 1, lexicon.language)}${close(lexicon.language)}%`;
    case "key":
      return sentence(lexicon, word.key, {});
    case "name":
      return lexicon.names[word.token] ?? word.token;
    case "side": {
      const line = lexicon.sides[word.seat];
      return line ? sentence(lexicon, line.key, line.params) : String(word.seat);
    }
  }
}

function measureOf(lexicon: Lexicon): Measure {
  return lexicon.measure ?? "cm";
}

function close(language: Language): string {
  return language === "fr" ? THIN : SPACE;
}

/** French puts a thin space that does not break before : ; ? ! % and ‰. */
export function polished(language: Language, said: string): string {
  return language === "fr" ? said.replace(/[ \u00a0\u202f]+([:;?!%‰»])/g, `${THIN}$1`).replace(/« /g, `«${THIN}`) : said;
}

/** Minutes and seconds left, as a clock shows them; days and hours when there are many. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${String(seconds % 60).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
