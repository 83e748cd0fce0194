import { expect, test } from "vitest";

import { SCENERY } from "../board/sample";
import { lexicon } from "../naming";
import { line, QUOTE, SIGHT, view, WORDS } from "../sample";
import type { Told } from "../screen";
import { speaker } from "../words";
import { dropped, refusedSaid } from "./said";

const told = { scenery: SCENERY, view: view() } as Told;
const words = { ...WORDS, left: "5 cm left.", sees: "Quill sees that place: {share} seen.", long: `${"Somebody engages there, ".repeat(4)}and stays.`, stop: "She cannot stop here." };
const t = speaker({ ...lexicon(null, undefined, "en", "cm"), catalogue: { en: words } });
const sees = line("sees", { share: { kind: "permille", share: 659 } });

test("a drop is said in two lines at most, without who sees it, which the look shows", () => {
  expect(dropped({ ...QUOTE, receipts: [SIGHT], notes: [line("left"), sees] }, t)).toBe("5 cm left.");
  expect(dropped({ ...QUOTE, receipts: [SIGHT], notes: [line("left"), line("long"), line("long")] }, t).length).toBeLessThanOrEqual(120);
});

test("without a look the share is said", () => {
  expect(dropped({ ...QUOTE, receipts: [], notes: [sees] }, t)).toContain("659");
});

test("a refusal names the piece that it is about, once", () => {
  const [id, piece] = Object.entries(SCENERY.pieces).find(([, one]) => one.name.key in WORDS)!;
  const name = WORDS[piece.name.key]!;
  expect(refusedSaid(line("stop"), [id, id], told, t)).toBe(`She cannot stop here. In the way: ${name}.`);
  expect(refusedSaid(piece.name, [id], told, t)).toBe(name);
  expect(refusedSaid(line("stop"), [], told, t)).toBe("She cannot stop here.");
});
