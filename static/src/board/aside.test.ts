import { expect, test } from "vitest";

import { aside, roomOf, type Box } from "./aside";
import type { Stand } from "./figures";

const WINDOW: Box = { x: 0, y: 0, w: 300, h: 300 };
const stand = (x: number, y: number): Stand => ({ x, y, r: 12.5, inCell: false }) as Stand;

test("between two that stand close the plate goes aside, over neither", () => {
  const taken = roomOf([stand(-20, 0), stand(20, 0)], 1);
  const [x, y] = aside([0, 0], "1.8 cm · in by 1.9 mm", taken, WINDOW, 1, 0);
  for (const one of taken) expect(Math.abs(one.x - x) >= one.w + 50 || Math.abs(one.y - y) >= one.h + 8).toBe(true);
});

test("on free ground it stands right beside its line, the upper side first", () => {
  expect(aside([0, 0], "24.1 cm", [], WINDOW, 1, 0)[1]).toBeCloseTo(-16);
  expect(aside([0, 0], "24.1 cm", [], WINDOW, 1, 180)[1]).toBeCloseTo(-16);
});

test("at the edge of the window it stays within", () => {
  const [, y] = aside([0, -295], "24.1 cm", [], WINDOW, 1);
  expect(y).toBeGreaterThan(-295);
});

test("where nothing is free it stands where it would have stood", () => {
  expect(aside([0, 0], "24.1 cm", [{ x: 0, y: 0, w: 900, h: 900 }], WINDOW, 1)).toEqual([0, -16]);
});
