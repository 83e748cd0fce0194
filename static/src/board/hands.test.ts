import { beforeEach, describe, expect, it } from "vitest";

import { Hands, type Contact, type Deeds } from "./hands";

const at = (x: number, y: number, more: Partial<Contact> = {}): Contact => ({
  id: 1, x, y, kind: "mouse", shift: false, token: null, knob: false, ...more,
});

let said: string[];
let grabs: boolean;
let waiting: (() => void)[];
let hands: Hands;

beforeEach(() => {
  [said, grabs, waiting] = [[], false, []];
  const deeds: Deeds = {
    grab: () => grabs,
    pull: (c) => said.push(`pull ${c.x}`),
    release: () => said.push("release"),
    drop: () => said.push("drop"),
    tap: (c) => said.push(`tap ${c.x}`),
    hold: () => said.push("hold"),
    hover: (c) => said.push(`hover ${c.x}`),
    pan: (dx, dy) => said.push(`pan ${dx} ${dy}`),
    pinch: (factor) => said.push(`pinch ${factor}`),
    rest: () => said.push("rest"),
  };
  hands = new Hands(deeds, (_, then) => {
    waiting.push(then);
    return () => void (waiting = waiting.filter((one) => one !== then));
  });
});

describe("hands", () => {
  it("tap where they pressed, though the pointer trembles", () => {
    hands.press(at(10, 10));
    hands.move(at(12, 11));
    hands.lift(at(12, 11));
    expect(said).toEqual(["tap 10"]);
  });

  it("push the table where there is nothing to take", () => {
    hands.press(at(10, 10));
    hands.move(at(20, 10));
    hands.move(at(25, 12));
    hands.lift(at(25, 12));
    expect(said).toEqual(["pan 10 0", "pan 5 2", "rest"]);
  });

  it("pull what can be taken", () => {
    grabs = true;
    hands.press(at(10, 10, { token: "m" }));
    hands.move(at(20, 10));
    hands.lift(at(30, 10));
    expect(said).toEqual(["pull 20", "release"]);
  });

  it("let a finger tremble more than a mouse", () => {
    hands.press(at(10, 10, { kind: "touch" }));
    hands.move(at(17, 10, { kind: "touch" }));
    expect(said).toEqual([]);
  });

  it("point something out when a finger rests, and then do nothing more", () => {
    hands.press(at(10, 10, { kind: "touch" }));
    waiting[0]!();
    hands.lift(at(10, 10, { kind: "touch" }));
    expect(said).toEqual(["hold"]);
  });

  it("forget about resting once they move or lift", () => {
    hands.press(at(10, 10, { kind: "touch" }));
    hands.lift(at(10, 10, { kind: "touch" }));
    expect(waiting).toEqual([]);
  });

  it("pinch with two, and drop what one of them held", () => {
    grabs = true;
    hands.press(at(0, 0, { token: "m" }));
    hands.move(at(10, 0));
    hands.press(at(110, 0, { id: 2 }));
    hands.move(at(210, 0, { id: 2 }));
    expect(said).toEqual(["pull 10", "drop", "pinch 2"]);
    hands.lift(at(210, 0, { id: 2 }));
    hands.move(at(50, 0));
    hands.lift(at(50, 0));
    expect(said.slice(3)).toEqual(["rest"]);
  });

  it("drop what the system takes away", () => {
    grabs = true;
    hands.press(at(0, 0, { token: "m" }));
    hands.move(at(10, 0));
    hands.cancel(at(10, 0));
    expect(said).toEqual(["pull 10", "drop"]);
  });

  it("hover while nothing is pressed", () => {
    hands.move(at(5, 5));
    expect(said).toEqual(["hover 5"]);
  });
});
