import { expect, test } from "vitest";

import { bearing } from "./frame/bearing";
import { groups } from "./frame/dice";
import { focusOf, meaning } from "./keys";
import { paced } from "./pace";
import { patched } from "./patch";
import { placeOf } from "./place";
import { view } from "./sample";
import type { Die } from "./wire";

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false, altKey: false });
const die = (face: number, sort: Die["sort"], fate: Die["fate"]): Die => ({ face, sort, fate });

test("dice stand kept first, spares falling, each struck one beside what struck it, idle last", () => {
  const dice = [die(2, "own", "spare"), die(5, "own", "cancelled"), die(3, "own", "spare"), die(6, "advantage", "kept"), die(1, "penalty", "idle"), die(5, "penalty", "hit")];
  expect(groups(dice).map((group) => group.map((one) => `${one.sort}${one.face}`))).toEqual([["advantage6"], ["own3", "own2"], ["own5", "penalty5"], ["penalty1"]]);
});

test("letters act only where nobody types, and can be switched off", () => {
  expect(meaning(key("m"), "free", true)).toEqual({ deed: "option", key: "m" });
  expect([meaning(key("m"), "field", true), meaning(key("m"), "free", false)]).toEqual([null, null]);
});

test("space and enter are left to a control that has the focus", () => {
  expect(meaning(key(" "), "free", true)).toEqual({ deed: "option", key: "space" });
  expect([meaning(key(" "), "control", true), meaning(key("Enter"), "control", true)]).toEqual([null, null]);
});

test("undo, help and back work without letters", () => {
  expect([meaning(key("z", true), "free", false), meaning(key("?"), "free", false), meaning(key("Escape"), "control", false)]).toEqual([{ deed: "undo" }, { deed: "help" }, { deed: "back" }]);
  expect(focusOf(null)).toBe("free");
});

test("at most one call a pause goes out, and the newest wins", () => {
  const [calls, timers]: [number[], [number, () => void][]] = [[], []];
  let now = 0;
  const ask = paced<number>(100, (value) => calls.push(value), () => now, (ms, then) => void timers.push([ms, then]));
  [1, 2, 3].forEach(ask);
  expect([calls, timers.map(([ms]) => ms)]).toEqual([[1], [100]]);
  now = 100;
  timers[0]![1]();
  expect(calls).toEqual([1, 3]);
});

test("a link's token is read from the fragment alone", () => {
  expect(placeOf("/game", "#tok")).toEqual({ page: "game", game: null, link: "tok" });
  expect(placeOf("/game/g1", "")).toEqual({ page: "game", game: "g1", link: null });
  expect([placeOf("/", "").page, placeOf("/else", "").page]).toEqual(["start", "unknown"]);
});

test("a bearing is an hour and a distance from edge to edge", () => {
  expect(bearing(view(), "m", "o")).toEqual({ hour: 3, distance: 380 });
  expect(bearing(view(), "m", "m")).toBeNull();
});

test("a patch leaves alone what it does not name", () => {
  const before = view();
  const after = patched(before, { put: { tokens: { o: { ...before.tokens["o"]!, name: "Odo" } } }, gone: { tokens: ["gone"] } });
  expect(after.tokens["o"]?.name).toBe("Odo");
  expect(after.track).toBe(before.track);
  expect(Object.keys(after.tokens)).not.toContain("gone");
});
