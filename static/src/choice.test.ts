import { expect, test } from "vitest";

import { allowed, command, fill, fits, keyed, offered, open, takes } from "./choice";
import { option, options, view } from "./sample";
import type { Blank } from "./wire";

const blank = (more: Partial<Blank>): Blank => ({
  name: "x", kind: "token", label: null, among: [], of: null, per: {}, cells: [], low: 0, high: 0, start: null, optional: false, ...more,
});

const SHOOT = option("shoot", {
  blanks: [blank({ name: "target", among: ["q", "t"] }), blank({ name: "weapon", kind: "choice", of: "target", per: { q: ["bow"], t: ["bow", "knife"] } })],
});

test("a command is the template with its blanks filled, and nothing more", () => {
  expect(command(SHOOT, { target: "t", weapon: "bow", other: 1 })).toEqual({ kind: "shoot", figure: "m", target: "t", weapon: "bow" });
});

test("blanks are open in their order, and what depends on one is open again when it changes", () => {
  expect(open(SHOOT, {})?.name).toBe("target");
  expect(open(SHOOT, { target: "t" })?.name).toBe("weapon");
  expect(fill(SHOOT, { target: "t", weapon: "knife" }, "target", "q")).toEqual({ target: "q" });
});

test("a blank that depends on another may be what that one allows", () => {
  expect(allowed(SHOOT.blanks[1]!, { target: "t" })).toEqual(["bow", "knife"]);
  expect(fits(SHOOT.blanks[1]!, "knife", { target: "q" })).toBe(false);
});

test.each([
  [blank({ kind: "number", low: 1, high: 3 }), 2, 4],
  [blank({ kind: "tokens", among: ["a", "b", "c"], low: 2 }), ["a", "b"], ["a"]],
  [blank({ kind: "text", high: 3 }), "abc", "abcd"],
  [blank({ kind: "path", start: [0, 0] }), [[0, 0], [1, 1]], [[0, 0]]],
  [blank({ kind: "pairs" }), [["a", "b"]], []],
])("a value is inside its blank's domain or outside", (given, inside, outside) => {
  expect([fits(given, inside, {}), fits(given, outside, {})]).toEqual([true, false]);
});

test("only a token that a blank wants is taken", () => {
  expect([takes(SHOOT, {}, "q")?.name, takes(SHOOT, {}, "m")]).toEqual(["target", null]);
});

test("options stand in the order of showing, and a key means the possible one first", () => {
  const rows = offered({ ...view(), options: options("a1", [option("x", { key: "s", possible: false }), option("y", { key: "S" })]) });
  expect(rows.map((one) => one.option.id)).toEqual(["x", "y"]);
  expect(keyed(rows, "S")?.option.id).toBe("y");
});
