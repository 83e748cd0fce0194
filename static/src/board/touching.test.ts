import { beforeEach, describe, expect, it, vi } from "vitest";

import { speaker } from "../words";
import { draftOf, type Draft } from "./draft";
import { Eye } from "./eye.svelte";
import { stands } from "./figures";
import type { Contact } from "./hands";
import { Play } from "./play.svelte";
import type { BoardProps } from "./props";
import { SCENERY, VIEW } from "./sample";
import { Touching } from "./touching";
import { Typing } from "./typing";

const t = speaker({ language: "en", catalogue: {}, names: {}, sides: {} });

let props: BoardProps;
let play: Play;
let hands: Touching;
let keys: Typing;

/** A pointer at a place on the table, in cm. */
function at(x: number, y: number, more: Partial<Contact> = {}): Contact {
  const { camera } = play.eye;
  return { id: 1, x: x * 10 * camera.z + camera.x, y: y * 10 * camera.z + camera.y, kind: "mouse", shift: false, token: null, knob: false, ...more };
}

const stroke = (key: string, more = {}) => ({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

beforeEach(() => {
  props = {
    scenery: SCENERY, view: VIEW, selected: null, target: null, draft: null, quote: null, refusal: null, viewerSeat: 1, t,
    onSelect: vi.fn((token) => void (props.selected = token)),
    onTarget: vi.fn((token) => void (props.target = token)),
    onDraft: vi.fn((draft: Draft) => void (props.draft = draft)),
    onDrop: vi.fn(), onCancel: vi.fn(), onPoint: vi.fn(),
  };
  const eye = new Eye();
  eye.resize({ width: 732, height: 648, inset: 20, right: 64, bottom: 0 }, { width: 600, height: 600 });
  play = new Play(eye, () => ({ props, stands: stands(VIEW, SCENERY), grid: null, still: true }));
  [hands, keys] = [new Touching(play), new Typing(play)];
});

function drag(...places: [number, number][]): void {
  const [first, ...rest] = places;
  hands.grab(at(...first!, { token: "m" }));
  for (const place of rest) hands.pull(at(...place));
  hands.release(at(...places.at(-1)!));
}

describe("choosing", () => {
  it("looks from one's own and at another's", () => {
    hands.tap(at(22.5, 41, { token: "m" }));
    hands.tap(at(48, 33, { token: "q" }));
    expect([props.selected, props.target]).toEqual(["m", "q"]);
    hands.tap(at(29, 40, { token: "o" }));
    expect(props.selected).toBe("o");
  });

  it("takes only what may be picked while something is picked", () => {
    props.among = ["q"];
    hands.tap(at(22.5, 41, { token: "m" }));
    expect([props.selected, props.target]).toEqual([null, null]);
    hands.tap(at(48, 33, { token: "q" }));
    expect(props.target).toBe("q");
  });

  it("lets go of the target first, then of the figure", () => {
    [props.selected, props.target] = ["m", "q"];
    hands.tap(at(5, 5));
    hands.tap(at(5, 5));
    expect([props.selected, props.target]).toEqual([null, null]);
  });
});

describe("a figure in hand", () => {
  it("is selected and draws its path, which stays when it is put down", () => {
    drag([22.5, 41], [23, 42], [25, 44]);
    expect(props.selected).toBe("m");
    expect(props.draft).toMatchObject({ points: [[2250, 4100], [2500, 4400]], settled: true });
    expect(props.onDrop).not.toHaveBeenCalled();
  });

  it("is given by a click on the ghost, and its end moved by one elsewhere", () => {
    drag([22.5, 41], [25, 44]);
    hands.tap(at(20, 44));
    expect(props.draft!.points.at(-1)).toEqual([2000, 4400]);
    hands.tap(at(20, 44));
    expect(props.onDrop).toHaveBeenCalledOnce();
  });

  it("goes round a corner with Shift, and by one more tap of a finger", () => {
    drag([22.5, 41], [25, 41]);
    hands.tap(at(25, 45, { kind: "touch" }));
    expect(props.draft!.points).toEqual([[2250, 4100], [2500, 4100], [2500, 4500]]);
    keys.press(stroke("Shift"), null, "page");
    keys.letGo("Shift");
    expect(props.draft!.points).toHaveLength(4);
  });

  it("sets no corner when Shift only made a step finer", () => {
    drag([22.5, 41], [25, 41]);
    keys.press(stroke("Shift"), null, "table");
    keys.press(stroke("ArrowUp", { shiftKey: true }), null, "table");
    keys.letGo("Shift");
    expect(props.draft!.points).toEqual([[2250, 4100], [2500, 4090]]);
  });

  it("stays where it is while an enemy is looked at", () => {
    drag([22.5, 41], [25, 44]);
    const before = props.draft;
    hands.tap(at(48, 33, { token: "q" }));
    expect(props.target).toBe("q");
    expect(props.draft).toBe(before);
  });

  it("is turned by its handle", () => {
    drag([22.5, 41], [25, 41]);
    hands.grab(at(28, 41, { knob: true }));
    hands.pull(at(25, 30));
    expect(props.draft!.facing).toEqual([0, -1100]);
  });

  it("cannot be one that may not move", () => {
    expect(hands.grab(at(29.5, 40.7, { token: "o" }))).toBe(false);
  });

  it("follows the pointer before it is put down, not after", () => {
    props.draft = draftOf(VIEW, "a1/1");
    hands.hover(at(24, 41));
    expect(props.draft!.points).toHaveLength(2);
    hands.tap(at(24, 41));
    hands.hover(at(26, 41));
    expect(props.draft!.points.at(-1)).toEqual([2400, 4100]);
  });
});

describe("keys", () => {
  it("give what is drawn, but nothing that has no leg yet", () => {
    props.draft = draftOf(VIEW, "a1/1");
    expect(keys.press(stroke("Enter"), null, "table")).toBe(false);
    keys.press(stroke("ArrowRight"), null, "table");
    keys.press(stroke("Enter"), null, "table");
    expect(props.onDrop).toHaveBeenCalledOnce();
  });

  it("choose the figure that has the focus", () => {
    expect(keys.press(stroke("Enter"), "q", "table")).toBe(true);
    expect(props.selected).toBe("q");
    expect(keys.press(stroke(" "), null, "table")).toBe(false);
  });

  it("put the ruler away before anything else", () => {
    keys.press(stroke("r"), null, "page");
    expect(play.ruler).toBe(true);
    keys.press(stroke("Escape"), null, "table");
    expect(play.ruler).toBe(false);
    expect(props.onCancel).not.toHaveBeenCalled();
  });
});

describe("the ruler and pings", () => {
  it("measures between two clicks, and then anew", () => {
    play.toggle("ruler");
    hands.tap(at(22.5, 41));
    hands.tap(at(5, 5));
    expect(play.tape).toMatchObject({ from: { token: "m" }, to: { token: null }, done: true });
    hands.hover(at(9, 9));
    expect(play.tape!.to!.x).toBeCloseTo(50);
    hands.tap(at(10, 10));
    expect(play.tape!.to).toBeNull();
  });

  it("points something out in units, not while something is drawn", () => {
    const { x, y } = at(10, 20);
    play.ping(x, y);
    expect(props.onPoint).toHaveBeenCalledWith(1000, 2000);
    play.stop();
    props.draft = draftOf(VIEW, "a1/1");
    play.ping(x, y);
    expect(props.onPoint).toHaveBeenCalledOnce();
  });
});
