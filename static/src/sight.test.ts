// The twin on looks worked out by hand; ten thousand random ones are compared with the server's (tests/geometry).
import { describe, expect, it } from "vitest";
import { type Figure, gap, inFront, margin, Obstacles, pathLength, type Prism, see, snap, within } from "./sight.ts";

function figure(x: number, y: number, r = 160, more: Partial<Figure> = {}): Figure {
  return { id: `${x},${y}`, x, y, z: 0, r, h: 350, eye: 300, facing: [1, 0], ...more };
}

function block(x0: number, x1: number, y0: number, y1: number, top: number, bottom = 0): Prism {
  return {
    footprint: [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    bottom,
    top,
    opaque: true,
  };
}

function obstacles(...prisms: Prism[]): Obstacles {
  return new Obstacles({ terrain: prisms.map((prism, i) => ({ id: `p${i}`, prisms: [prism] })) });
}

const viewer = figure(0, 0);
const target = figure(2000, 0);

describe("a look", () => {
  it.each([
    [1, [], "full", 1000],
    [2, [block(990, 1000, -500, 500, 800)], "none", 0],
    [3, [block(990, 1000, 0, 500, 800)], "cover", 500],
    [4, [block(900, 1000, 80, 500, 800)], "full", 1000],
    [5, [block(990, 1000, 79, 500, 800)], "cover", 994],
    [7, [block(990, 1000, -500, 500, 200)], "cover", 714],
    [12, [block(990, 1000, -500, 500, 200), block(490, 500, 0, 300, 800)], "cover", 357],
    [13, [block(990, 1000, 0, 500, 800), block(990, 1000, -500, 0, 800)], "none", 0],
    [16, [block(300, 1000, 0, 50, 800)], "cover", 500],
    [22, [block(1820, 1830, -500, 500, 200)], "cover", 455],
    [23, [block(990, 1000, -500, 500, 280), block(990, 1000, -500, 500, 800, 320)], "cover", 229],
  ] as const)("vector %i", (_, prisms, klass, permille) => {
    expect(see(viewer, target, obstacles(...prisms))).toMatchObject({ klass, permille, sure: true });
  });

  it("says when it is too close to call", () => {
    const slit = obstacles(block(990, 1000, 1, 500, 800), block(990, 1000, -500, -1, 800));
    expect(see(viewer, target, slit).sure).toBe(false);
  });

  it("tells what hides, and draws it on the card", () => {
    const sight = see(viewer, target, obstacles(block(990, 1000, 0, 500, 800)));
    expect(sight.card).toEqual({ a: [2000, -160], b: [2000, 160], bottom: 0, top: 350 });
    const shadows = [
      [
        [160, 0],
        [320, 0],
        [320, 350],
        [160, 350],
      ],
    ];
    expect(sight.blockers).toEqual([{ id: "p0", prism: 0, permille: 500, shadows }]);
  });

  it("is hidden by others, never by the two themselves", () => {
    const between = figure(1000, 0, 80, { id: "friend", h: 800 });
    expect(see(viewer, target, obstacles(), [viewer, target]).klass).toBe("full");
    expect(see(viewer, target, obstacles(), [between]).klass).toBe("none");
  });

  it("goes straight up where one stands above the other", () => {
    const up = figure(0, 0, 160, { id: "up", z: 1000 });
    expect(see(viewer, up, obstacles()).klass).toBe("full");
    expect(see(viewer, up, obstacles(block(-500, 500, -500, 500, 1000, 980))).klass).toBe("none");
  });
});

describe("a measure", () => {
  it("is exact", () => {
    const [a, b] = [figure(0, 0, 125), figure(390, 520, 125)];
    expect([gap(a, b), within(a, b, 400), within(a, b, 399), margin(a, b, 403)]).toEqual([400, true, false, 3]);
    expect(within(a, figure(391, 520, 125), 400)).toBe(false);
    expect(
      pathLength([
        [0, 0],
        [300, 400],
        [400, 500],
      ]),
    ).toBe(64142);
  });

  it("knows the front half", () => {
    expect(inFront(viewer, figure(-159, 500))).toBe(true);
    expect(inFront(viewer, figure(-160, 500))).toBe(false);
  });

  it("snaps halves away from zero", () => {
    expect([0.5, -0.5, 1.49, -2.5, 0.49999999999999994].map(snap)).toEqual([1, -1, 1, -3, 0]);
  });
});
