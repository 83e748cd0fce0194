import { describe, expect, it } from "vitest";

import { draftOf } from "./draft";
import { nudged } from "./drawing";
import { marksOf } from "./marks";
import { PIECES, SCENERY, TOKENS, VIEW } from "./sample";
import { obstaclesOf, type Looks } from "./sights";

const LOOKS: Looks = { obstacles: obstaclesOf(PIECES), table: SCENERY.table, tokens: TOKENS };

describe("marks of sight", () => {
  it("mark every enemy on the table while a figure is looked from, and nobody else", () => {
    const marks = marksOf(LOOKS, "m", null, null, null);
    expect(Object.keys(marks.looks).sort()).toEqual([..."dhiqt"]);
    expect(marks.reversed).toBe(false);
    expect(marksOf(LOOKS, null, null, null, null).looks).toEqual({});
  });

  it("say none where a figure stands in the way, cover where part of the body shows", () => {
    const { looks } = marksOf(LOOKS, "m", null, null, null);
    expect(looks["d"]).toMatchObject({ klass: "none", blockers: [{ id: "o" }] });
    expect(looks["q"]!.klass).toBe("cover");
  });

  it("do not hide behind one who is down", () => {
    const down = { ...TOKENS, o: { ...TOKENS["o"]!, badges: ["badge.down"] } };
    expect(marksOf({ ...LOOKS, tokens: down }, "m", null, null, null).looks["d"]!.klass).toBe("full");
  });

  it("look from the others at the end of a path while one is drawn", () => {
    const draft = nudged(draftOf(VIEW, "a1/1")!, 0, -700);
    const marks = marksOf(LOOKS, "m", null, draft, null);
    expect(marks.reversed).toBe(true);
    expect(marks.looks["d"]!.klass).not.toBe("none");
  });

  it("let the server's receipt decide", () => {
    const receipt = {
      viewer: "m", target: "q", gap: 2410, limit: 2500, margin: 86, sight: "none" as const, permille: 3, blockers: [],
      card: null, bottom: 0, top: 0, eye: null,
    };
    const quote = { price: {}, left: {}, length: null, limit: null, path: [], receipts: [receipt], odds: null, notes: [], opens: [], rules: [] };
    expect(marksOf(LOOKS, "m", "q", null, quote).pair).toMatchObject({ klass: "none", gap: 2410, margin: 86 });
  });

  it("look at a friend too when he is aimed at", () => {
    expect(marksOf(LOOKS, "m", "o", null, null).pair).toMatchObject({ klass: "full" });
  });
});
