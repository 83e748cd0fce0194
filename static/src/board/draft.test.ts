import { describe, expect, it } from "vitest";

import { draftOf, facingOf, filled, legs, moveOf, ready, type Draft } from "./draft";
import { cornered, ended, extended, nudged, rotated, stepped, turned } from "./drawing";
import { VIEW } from "./sample";

const START: [number, number] = [2250, 4100];

function drawn(): Draft {
  return draftOf(VIEW, "a1/1")!;
}

describe("a draft", () => {
  it("begins where the option's path begins", () => {
    expect(drawn()).toMatchObject({ kind: "path", token: "m", points: [START], high: 1000, turn: "facing", settled: false });
    expect(moveOf(VIEW, "m")).toBe("a1/1");
    expect(moveOf(VIEW, "o")).toBeNull();
  });

  it("is nothing for an option that is impossible", () => {
    const row = VIEW.options["a1/1"]!;
    const view = { ...VIEW, options: { "a1/1": { ...row, option: { ...row.option, possible: false } } } };
    expect(draftOf(view, "a1/1")).toBeNull();
  });

  it("takes the end to the pointer, half away from zero", () => {
    const draft = ended(ended(drawn(), [2300, 4100]), [2450.5, 4099.5]);
    expect(draft.points).toEqual([START, [2451, 4100]]);
  });

  it("stops where its length is used up, never a unit over it", () => {
    const end = ended(drawn(), [9000, 9000]).points[1]!;
    const far = Math.hypot(end[0] - START[0], end[1] - START[1]);
    expect(far).toBeLessThanOrEqual(1000);
    expect(far).toBeGreaterThan(997);
  });

  it("counts the corners against the length that is left", () => {
    const draft = ended(cornered(ended(drawn(), [2850, 4100])), [2850, 9000]);
    expect(draft.points).toEqual([START, [2850, 4100], [2850, 4500]]);
  });

  it("gives no leg of no length away", () => {
    const draft = cornered(ended(drawn(), [2850, 4100]));
    expect(draft.points).toHaveLength(3);
    expect(legs(draft)).toEqual([START, [2850, 4100]]);
    expect(filled(draft)).toEqual({ path: [START, [2850, 4100]], facing: [600, 0] });
  });

  it("is ready once it has a leg", () => {
    expect(ready(drawn())).toBe(false);
    expect(ready(nudged(drawn(), 50, 0))).toBe(true);
    expect(ready(nudged(nudged(drawn(), 50, 0), -50, 0))).toBe(false);
  });

  it("faces along its last leg until it is turned", () => {
    const draft = extended(extended(drawn(), [2350, 4100]), [2350, 4000]);
    expect(facingOf(draft)).toEqual([0, -100]);
    expect(facingOf(turned(draft, [2350, 4000], [2250, 4000]))).toEqual([-100, 0]);
    expect(facingOf(rotated(draft, [1, 0], 90))).toEqual([0, 1000]);
  });

  it("cannot be turned to nowhere", () => {
    expect(turned(drawn(), START, START).facing).toBeNull();
  });

  it("takes a way over cells step by step, and back to a step already taken", () => {
    const way: Draft = { ...drawn(), kind: "steps", points: [[0, 0]], cells: [[1, 0], [1, 1]] };
    const two = stepped(stepped(way, [1, 0]), [1, 1]);
    expect(two.points).toEqual([[0, 0], [1, 0], [1, 1]]);
    expect(stepped(two, [1, 0]).points).toEqual([[0, 0], [1, 0]]);
    expect(stepped({ ...way, kind: "cell", points: [] }, [1, 1]).points).toEqual([[1, 1]]);
  });
});
