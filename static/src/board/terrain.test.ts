import { describe, expect, it } from "vitest";

import { area2, heart, holds, hull, hullOfDiscs, middle, swept } from "./outline";
import { PIECES } from "./sample";
import { cast, drawing, shade } from "./terrain";

const SQUARE: [number, number][] = [[0, 0], [100, 0], [100, 100], [0, 100]];

describe("outlines", () => {
  it("have a middle and an area, whichever way they run", () => {
    expect(middle(SQUARE)).toEqual([50, 50]);
    expect(middle([...SQUARE].reverse())).toEqual([50, 50]);
    expect(Math.abs(area2(SQUARE))).toBe(20000);
  });

  it("carry their label on the longest arm when they are bent", () => {
    const bent: [number, number][] = [[0, 0], [1000, 0], [1000, 60], [60, 60], [60, 600], [0, 600]];
    for (const ring of [bent, [...bent].reverse()]) {
      expect(holds(ring, heart(ring), 25)).toBe(true);
      expect(heart(ring)[0]).toBeCloseTo(500, -1);
    }
    expect(heart(SQUARE)).toEqual([50, 50]);
  });

  it("hold what lies wholly inside", () => {
    expect(holds(SQUARE, [50, 50], 49)).toBe(true);
    expect(holds(SQUARE, [50, 50], 51)).toBe(false);
    expect(holds(SQUARE, [150, 50], 10)).toBe(false);
  });

  it("are hulled without the points inside", () => {
    expect(hull([...SQUARE, [50, 50]])).toHaveLength(4);
    expect(Math.abs(area2(hullOfDiscs([{ at: [0, 0], r: 100 }], 0)))).toBeGreaterThan(2 * 30000);
  });

  it("sweep a shadow of pieces that all turn one way", () => {
    const rings = swept([...SQUARE].reverse(), [20, 10]).split("Z").filter(Boolean);
    const turns = rings.map((ring) => area2(ring.slice(1).split("L").map((p) => p.split(" ").map(Number) as [number, number])));
    expect(rings).toHaveLength(6);
    expect(turns.every((turn) => turn >= 0)).toBe(true);
  });
});

describe("terrain", () => {
  it("darkens in four steps", () => {
    expect([250, 251, 500, 501, 800, 801].map(shade)).toEqual(["h1", "h2", "h2", "h3", "h3", "h4"]);
  });

  it("prints its height, and where one stands with a plus", () => {
    const printed = (key: string) => drawing(key, PIECES[key]!).labels.map((label) => label.text);
    expect([printed("low_a"), printed("loft"), printed("rubble"), printed("house")]).toEqual([["2"], ["+4"], ["×2"], ["7"]]);
  });

  it("prints every height that a piece has", () => {
    const [low, high] = [PIECES["low_a"]!, PIECES["ruin"]!];
    expect(drawing("x", { ...low, blocks: [...low.blocks, ...high.blocks] }).labels.map((label) => label.text)).toEqual(["2", "8"]);
  });

  it("casts no shadow from doors, windows and what lies flat", () => {
    expect([PIECES["door_n"]!, PIECES["window_e"]!, PIECES["rubble"]!].map(cast)).toEqual(["", "", ""]);
    expect(cast(PIECES["low_a"]!)).not.toBe("");
  });

  it("draws a window once, though it is a sill and a lintel", () => {
    expect(drawing("x", PIECES["window_e"]!).below.map((shape) => shape.paint)).toEqual(["sill", "win"]);
  });

  it("draws a look that it does not know by its blocks", () => {
    expect(drawing("x", { ...PIECES["low_a"]!, look: "gondola" }).below).toHaveLength(1);
  });

  it("spreads a tree's crown over figures, though its trunk is as high", () => {
    const [trunk, crown] = PIECES["oak"]!.blocks;
    const tree = { ...PIECES["oak"]!, blocks: [{ ...trunk!, top: crown!.top }, crown!] };
    expect(drawing("t", tree).above).toEqual(drawing("t", PIECES["oak"]!).above);
    expect(drawing("t", tree).below).toEqual([]);
  });

  it("lays the same stones each time", () => {
    expect(drawing("r", PIECES["rubble"]!)).toEqual(drawing("r", PIECES["rubble"]!));
    expect(drawing("r", PIECES["rubble"]!).ground[1]!.d).not.toBe(drawing("s", PIECES["rubble"]!).ground[1]!.d);
  });
});
