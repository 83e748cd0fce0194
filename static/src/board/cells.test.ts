import { describe, expect, it } from "vitest";

import { crowds, spread } from "./cells";
import { cellAt, cellsOf, centre, corners, extent } from "./grid";
import { CELLS, UNITS } from "./sample_cells";

const SQUARE = CELLS("square").table.grid!;
const HEX = CELLS("hex").table.grid!;
const ORDER = Object.keys(UNITS);

describe("cells", () => {
  it.each([SQUARE, HEX])("are found under their own middle: $shape", (grid) => {
    expect(cellsOf(grid).map((cell) => cellAt(grid, centre(grid, cell)))).toEqual(cellsOf(grid));
  });

  it.each([SQUARE, HEX])("end at the table's edge: $shape", (grid) => {
    expect(cellAt(grid, [-100, -100])).toBeNull();
    expect(cellAt(grid, [100000, 500])).toBeNull();
  });

  it("have four corners or six, and odd rows of hexagons stand half a cell to the right", () => {
    expect([corners(SQUARE, [0, 0]).length, corners(HEX, [0, 0]).length]).toEqual([4, 6]);
    expect(centre(HEX, [0, 1])[0] - centre(HEX, [0, 0])[0]).toBe(250);
  });

  it("need more room than the table says when they are hexagons", () => {
    expect(extent(CELLS("hex").table).width).toBe(4250);
    expect(extent(CELLS("square").table)).toEqual({ width: 4000, height: 3000 });
  });
});

describe("tokens in a cell", () => {
  const spots = spread(UNITS, SQUARE, ORDER, 2);

  it("stand apart, the side whose turn it is above", () => {
    expect(spots.get("c")!.y).toBeLessThan(spots.get("a")!.y);
    expect(spread(UNITS, SQUARE, ORDER, 1).get("c")!.y).toBeGreaterThan(spread(UNITS, SQUARE, ORDER, 1).get("a")!.y);
    expect(new Set(["c", "d", "e"].map((id) => spots.get(id)!.x)).size).toBe(3);
  });

  it("are larger when alone, and in the middle", () => {
    expect(spots.get("h")!.r).toBeGreaterThan(spots.get("a")!.r);
    expect([spots.get("h")!.x, spots.get("h")!.y]).toEqual(centre(SQUARE, [1, 3]));
  });

  it("never overlap", () => {
    const all = [...spots.values()];
    const near = all.flatMap((a, i) => all.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r));
    expect(near).toEqual([]);
  });

  it("become a count when they are more than three of a side", () => {
    expect(crowds(UNITS, SQUARE, ORDER, 2)).toMatchObject([{ side: 2, count: 4, ids: ["k", "l", "m", "n"] }]);
    expect(spots.has("k")).toBe(false);
  });
});
