import { expect, test } from "vitest";

import { heard } from "./follow";
import { asThen, begun, beside, roundOf, same } from "./past";
import { LOG, SIGHT, view, welcome } from "./sample";
import { BLANK } from "./screen";
import type { LogLine } from "./wire";

const screen = heard(BLANK, welcome("slot"), 0).screen;
const shot: LogLine = { ...LOG[3]!, cue: { ...LOG[3]!.cue, receipt: SIGHT } };

test("a line with a measure looks at its pair", () => {
  expect(begun(shot)).toMatchObject({ selected: "m", target: "q", view: null, trouble: null });
});

test("a line of a move looks at who moved, and at nobody else", () => {
  const moved: LogLine = { ...shot, cue: { ...shot.cue, receipt: null, tokens: ["m", "q"], motion: { token: "m", path: [] } } };
  expect(begun(moved)).toMatchObject({ selected: "m", target: null });
});

test("the table as it was has nothing in hand, and nobody who was not there", () => {
  const { m: _gone, ...tokens } = view().tokens;
  const then = asThen(screen, { ...begun(shot), view: { ...view(), tokens } });
  expect(then?.told?.order).toBe(shot.order);
  expect(then?.hand).toMatchObject({ selected: null, target: "q", chosen: null, draft: null });
});

test("until the view has come, what is now is shown", () => {
  expect(asThen(screen, begun(shot))).toBeNull();
});

test("the line before and after skips headings, and ends at the ends", () => {
  expect(beside(LOG, LOG[2]!, -1)).toBe(LOG[1]);
  expect(beside(LOG, LOG[2]!, 1)).toBe(LOG[3]);
  expect([beside(LOG, LOG[1]!, -1), beside(LOG, LOG[3]!, 1)]).toEqual([null, null]);
});

test("a line is known again after the log was told anew", () => {
  expect([same(LOG[3], structuredClone(LOG[3]!)), same(LOG[3], LOG[2]!), same(null, LOG[2]!)]).toEqual([true, false, false]);
});

test("the round is the view's own", () => {
  expect([roundOf(view()), roundOf(null)]).toEqual([3, null]);
});
