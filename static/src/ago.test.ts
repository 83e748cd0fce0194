import { expect, test } from "vitest";

import { ago } from "./ago";

const MINUTE = 60_000;

test.each([
  [0, "now"],
  [59_000, "now"],
  [MINUTE, "1 minute ago"],
  [119 * MINUTE, "1 hour ago"],
  [25 * 60 * MINUTE, "yesterday"],
  [-5000, "now"],
])("%i ms before now is %s", (passed, words) => {
  expect(ago(1_000_000_000_000 - passed, 1_000_000_000_000, "en")).toBe(words);
});

test("it is said in French too", () => {
  expect(ago(0, 3 * 60 * MINUTE, "fr")).toBe("il y a 3 heures");
});
