import { expect, test } from "vitest";

import { draftOf } from "./board/draft";
import { offeredAt } from "./choice";
import { heard } from "./follow";
import { aim, arm, back, choose, draw, filled, needsAsking, preview, ready, select, send } from "./gestures";
import { option, options, welcome } from "./sample";
import { BLANK, type Screen } from "./screen";

const here = (): Screen => heard(BLANK, welcome(), 0).screen;
const end = (screen: Screen) => offeredAt(screen.told!.view, "a1/end")!;
const path = (screen: Screen, ...points: [number, number][]) => ({ ...draftOf(screen.told!.view, "a1/move")!, points: [[2250, 4100], ...points] as [number, number][] });

test("looking at an enemy asks the price of the first option that takes it", () => {
  expect(preview(aim(here(), "q"))).toEqual({ key: "a1/shoot", ask: "a1", command: { kind: "shoot", figure: "m", target: "q" } });
  expect(preview(aim(here(), "d"))).toBeNull();
});

test("an option taken up uses the target that is looked at", () => {
  expect(ready(choose(aim(here(), "q"), "a1/shoot"))?.command).toEqual({ kind: "shoot", figure: "m", target: "q" });
});

test("a target picked on the table fills the option in hand", () => {
  const screen = aim(choose(here(), "a1/shoot"), "t");
  expect([screen.hand.filled, screen.hand.target]).toEqual([{ target: "t" }, "t"]);
  expect(aim(choose(here(), "a1/shoot"), "d").hand.filled).toEqual({});
});

test("a drawn path takes its option up, fills path and facing, and is ready", () => {
  const screen = here();
  const drawn = draw(screen, path(screen, [2500, 4100]));
  expect(ready(drawn)?.command).toEqual({ kind: "move", figure: "m", path: [[2250, 4100], [2500, 4100]], facing: [250, 0] });
  expect(ready(draw(drawn, path(screen)))).toBeNull();
});

test("nothing can be sent while its question has an answer on the way", () => {
  const screen = here();
  const sent = send(draw(screen, path(screen, [2500, 4100])), "c", "a1", "a1/move");
  expect(ready(sent)).toBeNull();
});

test("back goes one level: the drawing, the option, the target, the selection", () => {
  const screen = aim(here(), "q");
  const drawn = draw(screen, path(screen, [2500, 4100]));
  const levels = [drawn];
  for (let i = 0; i < 4; i += 1) levels.push(back(levels.at(-1)!));
  expect(levels.map(({ hand }) => [hand.draft?.points.length ?? 0, hand.chosen, hand.target, hand.selected])).toEqual([
    [2, "a1/move", "q", "m"],
    [1, "a1/move", "q", "m"],
    [0, null, "q", "m"],
    [0, null, null, "m"],
    [0, null, null, null],
  ]);
});

test("what ends a slot is asked about once while more could be done", () => {
  const screen = here();
  expect(needsAsking(screen, end(screen))).toBe(true);
  expect(needsAsking(arm(screen, "a1/end"), end(screen))).toBe(false);
  const alone = { ...screen, told: { ...screen.told!, view: { ...screen.told!.view, options: options("a1", [option("end", { ends: true })]) } } };
  expect(needsAsking(alone, end(alone))).toBe(false);
});

test("an impossible option is not taken up", () => {
  expect(choose(here(), "a1/strike").hand.chosen).toBeNull();
});

test("a blank that can be one thing only is filled by itself", () => {
  const screen = here();
  const one = option("give", { blanks: [{ ...welcome().view.options["a1/shoot"]!.option.blanks[0]!, among: ["q"] }] });
  const offered = { ...screen, told: { ...screen.told!, view: { ...screen.told!.view, options: options("a1", [one]) } } };
  expect(choose(offered, "a1/give").hand.filled).toEqual({ target: "q" });
});

test("selecting another token puts away what was in hand", () => {
  expect(select(choose(here(), "a1/move"), "o").hand).toMatchObject({ selected: "o", chosen: null, draft: null });
});

test("a value can be taken back out of a blank", () => {
  const screen = filled(choose(here(), "a1/shoot"), "target", undefined);
  expect(ready(screen)).toBeNull();
});
