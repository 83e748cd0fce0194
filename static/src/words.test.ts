import { expect, test } from "vitest";

import english from "./locale/en.json";
import french from "./locale/fr.json";
import startEnglish from "./locale/start.en.json";
import startFrench from "./locale/start.fr.json";
import teachEnglish from "./locale/teach.en.json";
import teachFrench from "./locale/teach.fr.json";
import { clock, decimal, polished, speaker, type Language } from "./words";

const CATALOGUE = {
  en: { "log.shot": "{who} shoots at {whom}: {gap}, {chance}.", "only.en": "Only here", part: "a bow", whole: "with {what}", dice: "{n, plural, one {# die} other {# dice}}" },
  fr: { "log.shot": "{who} tire sur {whom} : {gap}, {chance}." },
};
const voice = (language: Language) =>
  speaker({ language, catalogue: CATALOGUE, names: { m: "Mirela", q: "Quill" }, sides: { 1: { key: "part", params: {} } } });
const SHOT = {
  who: { kind: "name", token: "m" }, whom: { kind: "name", token: "q" }, gap: { kind: "cm", units: 2414 }, chance: { kind: "percent", tenths: 621 },
} as const;

test("measures get their unit, names their words", () => {
  expect(voice("en").say("log.shot", SHOT)).toBe("Mirela shoots at Quill: 24.1\u00a0cm, 62.1\u00a0%.");
});

test("French has its comma and its thin spaces", () => {
  expect(voice("fr").say("log.shot", SHOT)).toBe("Mirela tire sur Quill\u202f: 24,1\u00a0cm, 62,1\u202f%.");
});

test.each([[1000, "10\u00a0cm"], [990, "9.9\u00a0cm"], [1005, "10.1\u00a0cm"], [-86, "\u22120.9\u00a0cm"]])("%i units are %s", (units, shown) => {
  expect(speaker({ language: "en", catalogue: { en: { x: "{l}" } }, names: {}, sides: {} }).say("x", { l: { kind: "cm", units } })).toBe(shown);
});

test("phrases and sides are put in place, plurals chosen", () => {
  expect(voice("en").say("whole", { what: { kind: "key", key: "part" } })).toBe("with a bow");
  expect(voice("en").say("whole", { what: { kind: "side", seat: 1 } })).toBe("with a bow");
  expect([voice("en").say("dice", { n: 1 }), voice("en").say("dice", { n: 3 })]).toEqual(["1 die", "3 dice"]);
});

test("a text that is missing falls back to English, then to its key", () => {
  expect(voice("fr").say("only.en")).toBe("Only here");
  expect(voice("fr").say("nowhere")).toBe("nowhere");
});

test("lengths follow the reader's measure", () => {
  const inches = speaker({ language: "fr", catalogue: {}, names: {}, sides: {}, measure: "in" });
  expect(inches.say("look.in", { length: { kind: "mm", units: 86 } })).toContain("0,34\u00a0po");
  expect(inches.length(2410)).toBe("9,5\u00a0po");
});

test("clocks show minutes, and hours when there are any", () => {
  expect([clock(24_000), clock(61_001), clock(3_600_000), clock(-5)]).toEqual(["0:24", "1:02", "1:00:00", "0:00"]);
});

test("halves go away from zero", () => {
  expect([decimal(0.25, 1, "en"), decimal(-0.25, 1, "fr")]).toEqual(["0.3", "\u22120,3"]);
});

test("French marks get a thin space, English ones none", () => {
  expect([polished("fr", "Relancer ?"), polished("en", "Reroll?")]).toEqual(["Relancer\u202f?", "Reroll?"]);
});

test("both languages of the screen have the same keys", () => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  expect(Object.keys(teachFrench).sort()).toEqual(Object.keys(teachEnglish).sort());
  expect(Object.keys(startFrench).sort()).toEqual(Object.keys(startEnglish).sort());
});
