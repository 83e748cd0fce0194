import { expect, test } from "vitest";

import { heard } from "../follow";
import { LOG, QUOTE, welcome } from "../sample";
import { aim, choose, draw, quoted, select } from "../gestures";
import { draftOf } from "../board/draft";
import { BLANK, type Screen } from "../screen";
import { FIRST_GAME } from "./first_game";
import { hintNow, learnt, over, passed, type Moment } from "./lesson";

const slot = heard(BLANK, welcome("slot"), 0).screen;
const wait = heard(BLANK, welcome("wait"), 0).screen;
const reroll = heard(BLANK, welcome("reroll"), 0).screen;
const at = (screen: Screen): Moment => ({ screen, then: null });
const news = (now: Screen, before: Screen): readonly string[] => learnt(FIRST_GAME, [], at(now), at(before));

test("the first hint of a slot is to look from a figure; while others act there is none of it", () => {
  expect(hintNow(FIRST_GAME, [], at(slot))?.id).toBe("select");
  expect(hintNow(FIRST_GAME, [], at(wait))?.id).not.toBe("select");
});

test("nothing is learnt by standing still", () => {
  expect(news(slot, slot)).toEqual([]);
});

test("selecting one of mine, and aiming at one of theirs, are learnt by the hand alone", () => {
  const chosen = select(slot, "b");
  expect(news(chosen, slot)).toContain("select");
  expect(news(aim(chosen, "q"), chosen)).toEqual(["sees"]);
  expect(news({ ...chosen, told: { ...slot.told!, order: 44 } }, slot)).not.toContain("select");
});

test("a way that is drawn is a move learnt; its price is learnt when it is given", () => {
  const draft = draftOf(slot.told!.view, "a1/move")!;
  const drawn = draw(slot, { ...draft, points: [[2250, 4100], [2460, 3750]], settled: true });
  expect(news(drawn, slot)).toContain("move");
  const moved = { ...LOG[1]!, order: 44, cue: { ...LOG[1]!.cue, motion: { token: "m", path: [] } } };
  const after = { ...slot, told: { ...slot.told!, order: 44, log: [...LOG, moved] } };
  expect(news(after, drawn)).toContain("price");
});

test("a turn on the spot is learnt when one of mine faces elsewhere where it stood", () => {
  const told = slot.told!;
  const m = told.view.tokens["m"]!;
  const after = { ...slot, told: { ...told, view: { ...told.view, tokens: { ...told.view.tokens, m: { ...m, facing: [0, -1000] as [number, number] } } } } };
  expect(news(after, slot)).toEqual(["turn"]);
});

test("aiming with odds is learnt", () => {
  const held = quoted(choose(aim(slot, "q"), "a1/shoot"), QUOTE, null);
  expect(news(held, slot)).toContain("cover");
});

test("an answer is learnt when its question is gone", () => {
  expect(news(wait, reroll)).toContain("reroll");
  expect(news(reroll, slot)).not.toContain("reroll");
});

test("a look at the log is learnt when the table of then has come", () => {
  const then = { line: LOG[3]!, view: slot.told!.view, trouble: null, selected: null, target: null };
  expect(learnt(FIRST_GAME, [], { screen: slot, then }, at(slot))).toEqual(["log"]);
  expect(learnt(FIRST_GAME, [], { screen: slot, then: { ...then, view: null } }, at(slot))).toEqual([]);
});

test("a hint that is passed over does not come back, and all passed is the end", () => {
  const all = FIRST_GAME.map((hint) => hint.id);
  expect(hintNow(FIRST_GAME, passed([], "select"), at(slot))?.id).toBe("sees");
  expect(passed(["select"], "select")).toEqual(["select"]);
  expect([over(FIRST_GAME, all), over(FIRST_GAME, all.slice(1))]).toEqual([true, false]);
});
