import { beforeEach, describe, expect, it } from "vitest";

import { shows, toScreen } from "../camera";
import { Eye } from "./eye.svelte";

const PORT = { width: 732, height: 648, inset: 20, right: 64, bottom: 0 };
const SHEET = { width: 600, height: 600 };

let eye: Eye;
beforeEach(() => {
  eye = new Eye();
  eye.resize(PORT, SHEET);
});

describe("the eye", () => {
  it("begins with the whole table, and keeps it whole when the window changes", () => {
    eye.resize({ ...PORT, width: 400 }, SHEET);
    const [, right] = [toScreen(eye.rest, [0, 0]), toScreen(eye.rest, [600, 600])];
    expect(right[0]).toBeLessThanOrEqual(400);
    expect(eye.live).toBeNull();
  });

  it("moves only the layer until it comes to rest", () => {
    const before = eye.rest;
    eye.zoom(2, [300, 300]);
    eye.pan(10, 5);
    expect(eye.rest).toBe(before);
    expect(eye.transform).toContain("scale(2)");
    eye.settle();
    expect(eye.transform).toBe("");
    expect(eye.rest.z).toBeCloseTo(before.z * 2);
  });

  it("keeps the middle in the middle when it was moved before the window changed", () => {
    eye.zoom(2);
    eye.settle();
    const before = eye.units(PORT.width / 2, PORT.height / 2);
    eye.resize({ ...PORT, width: 600, height: 500 }, SHEET);
    const after = eye.units(300, 250);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it("goes where a figure is only if that cannot be seen", () => {
    const before = eye.rest;
    eye.show([[300, 300]], true);
    expect(eye.rest).toBe(before);
    eye.zoom(4, [60, 60]);
    eye.settle();
    eye.show([[550, 550]], true);
    expect(shows(eye.rest, PORT, [550, 550])).toBe(true);
  });

  it("comes near where a pair would be too small", () => {
    eye.show([[290, 300], [310, 300]], true, 1.25);
    expect(eye.rest.z).toBeCloseTo(1.25);
    eye.whole(true);
    eye.resize({ ...PORT, height: 400 }, SHEET);
    expect(toScreen(eye.rest, [600, 600])[1]).toBeLessThanOrEqual(400);
  });
});
