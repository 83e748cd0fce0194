import { expect, test } from "vitest";

import { long, plain, short, unitOf } from "./lengths";

test.each([
  [2410, "cm", "24.1\u00a0cm"],
  [1000, "cm", "10\u00a0cm"],
  [2410, "in", "9.5\u00a0in"],
  [1016, "in", "4\u00a0in"],
] as const)("%i units in %s are %s", (units, measure, shown) => {
  expect(long(units, measure, "en")).toBe(shown);
});

test("in a list a whole length keeps its decimal", () => {
  expect([long(1000, "cm", "en", true), long(1016, "in", "fr", true)]).toEqual(["10.0\u00a0cm", "4,0\u00a0po"]);
});

test("a margin is in millimetres, or in hundredths of an inch", () => {
  expect([short(86, "cm", "fr"), short(86, "in", "en")]).toEqual(["8,6\u00a0mm", "0.34\u00a0in"]);
});

test("heights on the table have no unit, and no decimal that says nothing", () => {
  expect([plain(500, "cm", "en"), plain(250, "cm", "fr"), plain(500, "in", "en"), plain(508, "in", "en")]).toEqual(["5", "2,5", "2", "2"]);
});

test("rulers name their unit in the reader's language", () => {
  expect([unitOf("cm", "fr"), unitOf("in", "fr"), unitOf("in", "en")]).toEqual(["cm", "po", "in"]);
});
