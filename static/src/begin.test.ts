import { expect, test } from "vitest";

import { again, asked, picked, secretIn } from "./begin";
import { SCENERY } from "./board/sample";
import type { GameRow, RulesetRow, SetupRow } from "./wire";

const setup = (key: string): SetupRow => ({ key, title: { key, params: {} }, brief: null, seats: [1, 2], scenery: SCENERY });
const ROWS: RulesetRow[] = [
  { key: "a", setups: [setup("one"), setup("two")], catalogue: {} },
  { key: "b", setups: [setup("three")], catalogue: {} },
];

test("nothing picked is the first of everything", () => {
  expect(picked(ROWS, {})).toMatchObject({ row: { key: "a" }, setup: { key: "one" }, seat: 1 });
  expect(picked([], {})).toBeNull();
});

test("a pick that the ruleset does not have gives way", () => {
  expect(picked(ROWS, { ruleset: "b", setup: "two", seat: 2 })).toMatchObject({ setup: { key: "three" }, seat: 2 });
  expect(picked(ROWS, { setup: "two", seat: 7 })).toMatchObject({ setup: { key: "two" }, seat: 1 });
});

test("a program takes the seats that are left, a friend none", () => {
  const [row] = ROWS as [RulesetRow];
  expect(asked(row, row.setups[0]!, 2, "random")).toEqual({ ruleset: "a", setup: "one", bots: [1], bot: "random" });
  expect(asked(row, row.setups[0]!, 1, "link")).toMatchObject({ bots: [], bot: "random" });
});

test.each([
  ["http://club.example/game#Abc_def-1234", "Abc_def-1234"],
  ["  /game#Abc_def-1234 ", "Abc_def-1234"],
  ["Abc_def-1234", "Abc_def-1234"],
  ["http://club.example/game", null],
  ["hello there", null],
  ["", null],
])("%s holds the secret %s", (pasted, secret) => {
  expect(secretIn(pasted)).toBe(secret);
});

const GAME: GameRow = {
  game: "g", ruleset: "a", setup: "one", title: { key: "one", params: {} }, seat: 1, seats: [1], bots: { "2": "random" }, round: 6, rounds: 6,
  turn: false, waits: [], order: 90, ended: true, updated: 0,
};

test("again against a bot swaps the sides", () => {
  expect(again(GAME, 1)).toEqual({ game: { ruleset: "a", setup: "one", bots: [1], bot: "random" }, seat: 2 });
});

test("again among people is asked of them", () => {
  expect(again({ ...GAME, bots: {} }, 1)).toBeNull();
});
