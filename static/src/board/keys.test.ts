import { describe, expect, it } from "vitest";

import { draftOf, type Draft } from "./draft";
import { intent, ours } from "./keys";
import { VIEW } from "./sample";

const stroke = (key: string, more = {}) => ({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });
const PATH = draftOf(VIEW, "a1/1")!;
const TURN: Draft = { ...PATH, kind: "facing" };

describe("keys on the table", () => {
  it("pan by arrows while nothing is drawn", () => {
    expect(intent(stroke("ArrowLeft"), null, true)).toEqual({ do: "pan", dx: 60, dy: 0 });
  });

  it("move the end of a path by half a centimetre, with Shift by a millimetre", () => {
    expect(intent(stroke("ArrowUp"), PATH, true)).toEqual({ do: "nudge", dx: 0, dy: -50 });
    expect(intent(stroke("ArrowRight", { shiftKey: true }), PATH, true)).toEqual({ do: "nudge", dx: 10, dy: 0 });
  });

  it("turn a facing, and the end of a path with Alt", () => {
    expect(intent(stroke("ArrowRight"), TURN, true)).toEqual({ do: "turn", degrees: 15 });
    expect(intent(stroke("ArrowLeft", { altKey: true }), PATH, true)).toEqual({ do: "turn", degrees: -15 });
  });

  it("leave letters alone when they are switched off, and all that goes with Ctrl", () => {
    expect(intent(stroke("r"), null, true)).toEqual({ do: "ruler" });
    expect(intent(stroke("r"), null, false)).toBeNull();
    expect(intent(stroke("0", { ctrlKey: true }), null, true)).toBeNull();
    expect(intent(stroke("m"), null, true)).toBeNull();
  });

  it("leave Enter and Esc to the page, and arrows to its controls while nothing is drawn", () => {
    expect(ours({ do: "enter" }, "page")).toBe(false);
    expect(ours({ do: "enter" }, "table")).toBe(true);
    expect(ours({ do: "pan", dx: 1, dy: 0 }, "control")).toBe(false);
    expect(ours({ do: "nudge", dx: 1, dy: 0 }, "control")).toBe(true);
  });
});
