import { describe, expect, it } from "vitest";

import { fit, framing, kept, layer, panned, shows, toScreen, toTable, zoomed } from "./camera";

const PORT = { width: 732, height: 596, inset: 20, right: 64, bottom: 0 };
const SHEET = { width: 600, height: 600 };

describe("the camera", () => {
  it("fits the whole table between the rulers", () => {
    const camera = fit(SHEET, PORT);
    const [x0, y0] = toScreen(camera, [0, 0]);
    const [x1, y1] = toScreen(camera, [600, 600]);
    expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(30);
    expect(x1).toBeLessThanOrEqual(722);
    expect(y1).toBeCloseTo(586);
  });

  it("leaves what is under the pointer where it is when it zooms", () => {
    const camera = fit(SHEET, PORT);
    const before = toTable(camera, [300, 200]);
    const after = toTable(zoomed(camera, 1.7, [300, 200]), [300, 200]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it("stops zooming at its ends", () => {
    expect(zoomed({ x: 0, y: 0, z: 1 }, 1000, [0, 0]).z).toBe(6);
    expect(zoomed({ x: 0, y: 0, z: 1 }, 0.0001, [0, 0]).z).toBe(0.12);
  });

  it("never loses the table", () => {
    const camera = kept(panned(fit(SHEET, PORT), 9000, -9000), SHEET, PORT);
    const [x, y] = toScreen(camera, [0, 600]);
    expect(x).toBeLessThan(732);
    expect(y).toBeGreaterThan(20);
  });

  it("frames a pair that is too far apart by going further away", () => {
    const close = zoomed(fit(SHEET, PORT), 4, [300, 300]);
    const pair = [[30, 40], [560, 500]] as const;
    const framed = framing(close.z, PORT, pair);
    expect(pair.every((spot) => shows(framed, PORT, spot))).toBe(true);
    expect(pair.every((spot) => shows(close, PORT, spot))).toBe(false);
  });

  it("draws the live camera as a transform of the one at rest", () => {
    expect(layer({ x: 30, y: 10, z: 2 }, { x: 10, y: 5, z: 1 })).toBe("translate(10px, 0px) scale(2)");
  });
});
