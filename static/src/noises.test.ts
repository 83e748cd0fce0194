import { expect, test } from "vitest";

import { noise } from "./noises";
import { BLANK, type Screen, type Told } from "./screen";
import { heard } from "./follow";
import { LOG, welcome } from "./sample";

const slot = heard(BLANK, welcome("slot"), 0).screen;
const wait = heard(BLANK, welcome("wait"), 0).screen;
const with_ = (screen: Screen, change: Partial<Screen>): Screen => ({ ...screen, ...change });

test("coming in is silent", () => {
  expect(noise(BLANK, slot)).toBeNull();
});

test("one's turn is heard when it comes, not while it lasts", () => {
  expect(noise(wait, slot)).toBe("turn");
  expect(noise(slot, with_(slot, { unread: 1 }))).toBeNull();
});

test("a refusal is heard once", () => {
  const refused = with_(slot, { notice: { tone: "bad", line: null, key: "fault.too_fast", rule: null } });
  expect([noise(slot, refused), noise(refused, with_(refused, { unread: 2 }))]).toEqual(["no", null]);
});

test("dice are heard when a line of the log tells of them, and not when they are taken back", () => {
  const thrown = LOG.find((line) => line.cue.test !== null)!;
  const fresh = with_(wait, { fresh: [thrown] });
  expect(noise(wait, fresh)).toBe("dice");
  expect(noise(wait, with_(wait, { fresh: [thrown, { ...thrown, cue: { ...thrown.cue, undone: 3 } }] }))).toBeNull();
});

test("nothing is heard without a table", () => {
  expect(noise(slot, with_(slot, { told: null as Told | null }))).toBeNull();
});
