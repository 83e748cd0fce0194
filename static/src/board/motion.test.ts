import { describe, expect, it } from "vitest";

import { endAt, stretch } from "./measure";
import { duration, placeAt, runs } from "./motion";
import { stands, tableOf } from "./figures";
import { SCENERY, VIEW } from "./sample";
import { CELLS, CELLS_VIEW } from "./sample_cells";

describe("a motion", () => {
  const path: [number, number][] = [[0, 0], [1000, 0], [1000, 600]];

  it("runs at 40 cm a second, at most 600 ms", () => {
    expect(duration(path)).toBe(400);
    expect(duration([[0, 0], [9000, 0]])).toBe(600);
  });

  it("follows its corners and then is over", () => {
    const [only] = runs([{ token: "m", path }], 100);
    expect(placeAt(only!.run, 100)).toEqual([0, 0]);
    expect(placeAt(only!.run, 350)).toEqual([1000, 0]);
    expect(placeAt(only!.run, 450)).toEqual([1000, 400]);
    expect(placeAt(only!.run, 500)).toBeNull();
  });

  it("waits for the one before", () => {
    const [, second] = runs([{ token: "m", path }, { token: "m", path: [[1000, 600], [2000, 600]] }], 0);
    expect(second!.run.start).toBe(400);
    expect(placeAt(second!.run, 100)).toEqual([1000, 600]);
  });
});

describe("the ruler", () => {
  const all = stands(VIEW, SCENERY);

  it("begins at the edge of a base, or at a bare point", () => {
    expect(endAt(all, 225, 410)).toEqual({ x: 225, y: 410, r: 16, token: "m" });
    expect(endAt(all, 5, 5)).toEqual({ x: 5, y: 5, r: 0, token: null });
  });

  it("measures from edge to edge, never below nothing", () => {
    const [a, b] = [endAt(all, 225, 410), { x: 325, y: 410, r: 20, token: "x" }];
    expect(stretch(a, b)).toEqual({ x: 241, y: 410, length: 64, degrees: 0 });
    expect(stretch(a, { ...b, x: 226 }).length).toBe(0);
  });
});

describe("figures", () => {
  it("stand in the order of the track, without those that left", () => {
    expect(stands(VIEW, SCENERY).map((stand) => stand.id)).toEqual([..."bpimqdotsh"]);
  });

  it("stand in cells of one size, whatever a cell measures", () => {
    const small = CELLS("square");
    const table = { ...small.table, width: 800, height: 600, grid: { ...small.table.grid!, cell: 100 } };
    expect(tableOf(CELLS_VIEW, { ...small, table })).toEqual(small.table);
    expect(stands(CELLS_VIEW, { ...small, table })).toEqual(stands(CELLS_VIEW, small));
  });

  it("know their side's mark, their front, and that they lie down", () => {
    const byId = new Map(stands(VIEW, SCENERY).map((stand) => [stand.id, stand]));
    expect(byId.get("q")).toMatchObject({ mark: 2, z: 500, down: false });
    expect(byId.get("d")!.degrees).toBeCloseTo(180);
    expect(byId.get("s")!.down).toBe(true);
  });
});
