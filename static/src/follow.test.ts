import { expect, test } from "vitest";

import { digest } from "./chain";
import { heard, recalled } from "./follow";
import { aim, choose, draw, send } from "./gestures";
import { draftOf } from "./board/draft";
import { patched } from "./patch";
import { line, LOG, option, options, welcome } from "./sample";
import { BLANK, gameTime, isSent, struck, type Screen } from "./screen";
import type { Patch, Step } from "./wire";

const EMPTY: Patch = { put: {}, gone: {} };
const here = (state: Parameters<typeof welcome>[0] = "slot"): Screen => heard(BLANK, welcome(state), 1000).screen;
const step = (more: Partial<Step>): Step => ({ type: "step", from: 43, to: 44, time: 3_700_000, cues: [], patch: EMPTY, hash: null, chain: null, ...more });

test("a welcome shows everything and selects the token that is asked", () => {
  const screen = here();
  expect([screen.told?.order, screen.hand.selected, screen.connection.state]).toEqual([43, "m", "live"]);
});

test("a step from our own place is applied", () => {
  const patch: Patch = { put: { phase: { now: { round: 4, rounds: 6, step: 1, steps: [], seat: null } } }, gone: { tokens: ["gone"] } };
  const screen = heard(here(), step({ patch, chain: "c1" }), 2000).screen;
  expect([screen.told?.order, screen.told?.view.phase["now"]?.round, screen.told?.chain]).toEqual([44, 4, "c1"]);
  expect("gone" in screen.told!.view.tokens).toBe(false);
  expect(gameTime(screen, 2500)).toBe(3_700_500);
});

test("a step that is already known is ignored, one from farther on asks to resume", () => {
  const screen = here();
  expect(heard(screen, step({ from: 42, to: 43 }), 0)).toEqual({ screen, reply: null, anew: false });
  expect(heard(screen, step({ from: 45, to: 46 }), 0).reply).toEqual({ type: "resume", since: { generation: 1, order: 43 } });
});

test("a game that is over puts away whom one looked at", () => {
  const looking = aim(here(), "q");
  const over = heard(looking, step({ patch: { put: { end: { now: { winners: [1], reason: line("Courtyard") } } }, gone: {} } }), 0).screen;
  expect([looking.hand.target, over.hand.target, over.hand.selected]).toEqual(["q", null, null]);
});

test("a heartbeat ahead of us finds the lost tail", () => {
  expect(heard(here(), { type: "heartbeat", order: 44, time: 1 }, 0).reply?.type).toBe("resume");
  expect(heard(here(), { type: "heartbeat", order: 43, time: 1 }, 0).reply).toBeNull();
});

test("a view that differs from its hash is reported and taken anew; a right one is kept", () => {
  const patch: Patch = { put: {}, gone: { tokens: ["gone"] } };
  const right = digest(patched(here().told!.view, patch));
  expect(heard(here(), step({ patch, hash: right }), 0).anew).toBe(false);
  const wrong = heard(here(), step({ patch, hash: "0" }), 0);
  expect([wrong.anew, wrong.reply?.type, wrong.screen.told?.order]).toEqual([true, "report", 43]);
});

test("an order stays on its way until the step that holds it has come", () => {
  const sent = send(here(), "c", "a1", "a1/end");
  const taken = heard(sent, { type: "done", cid: "c", order: 44 }, 0).screen;
  expect([isSent(sent, "a1"), isSent(taken, "a1")]).toEqual([true, true]);
  expect(isSent(heard(taken, step({}), 0).screen, "a1")).toBe(false);
});

test("a done that comes after its step clears the order at once", () => {
  const stepped = heard(send(here(), "c", "a1", "a1/end"), step({}), 0).screen;
  expect(heard(stepped, { type: "done", cid: "c", order: 44 }, 0).screen.sent).toEqual({});
});

test("a refusal of an order says why, and lets the player try otherwise", () => {
  const note = { type: "refused", cid: "c", id: null, code: "base", reason: "x", line: line("refused.base"), rule: "R-50", evidence: null } as const;
  const screen = heard(send(here(), "c", "a1", "a1/move"), note, 0).screen;
  expect([screen.notice, screen.sent]).toEqual([{ tone: "bad", line: line("refused.base"), key: null, rule: "R-50", pieces: [] }, {}]);
});

test("a draft survives steps that leave its option as it is, and goes with it", () => {
  const first = choose(here(), "a1/move");
  const held = draw(first, { ...draftOf(first.told!.view, "a1/move")!, points: [[2250, 4100], [2500, 4100]] });
  const same: Patch = { put: { options: options("a1", Object.values(held.told!.view.options).map((row) => row.option)) }, gone: {} };
  expect(heard(held, step({ patch: same }), 0).screen.hand.draft?.points).toHaveLength(2);
  const gone: Patch = { put: {}, gone: { options: Object.keys(held.told!.view.options) } };
  expect(heard(held, step({ patch: gone }), 0).screen.hand).toMatchObject({ chosen: null, draft: null, selected: "m" });
});

test("the same game welcomed again keeps what is in hand", () => {
  const held = choose(here(), "a1/shoot");
  expect(heard(held, welcome(), 0).screen.hand.chosen).toBe("a1/shoot");
  expect(heard(held, { ...welcome(), generation: 2 }, 0).screen.hand.chosen).toBeNull();
});

test("lines of orders that were taken back are struck", () => {
  const undone = { order: 44, at: 0, cue: { ...LOG[1]!.cue, undone: 41 } };
  expect([...struck([...LOG, undone])]).toEqual([42, 43]);
});

test("older lines are put before the newer", () => {
  const older = [{ ...LOG[1]!, order: 12 }, { ...LOG[1]!, order: 41 }];
  expect(recalled(here(), older).told?.log.map((one) => one.order)).toEqual([12, 40, 41, 42, 43]);
});

test("messages of chat, presence and pings are kept", () => {
  let screen = heard(here(), { type: "said", seat: 2, name: "", text: "Go on", at: 0 }, 0).screen;
  screen = heard(screen, { type: "presence", seats: [1, 2], watchers: 3 }, 0).screen;
  screen = heard(screen, { type: "pointed", seat: 2, x: 5, y: 6 }, 9).screen;
  expect([screen.unread, screen.presence.watchers, screen.pings]).toEqual([1, 3, [{ id: 1, seat: 2, x: 5, y: 6, at: 9 }]]);
});

test("a new question selects its token and drops the old target", () => {
  const screen = here("wait");
  const asks = { a9: { ...welcome("slot").view.asks["a1"]!, token: "o" } };
  const next = heard(screen, step({ patch: { put: { asks, options: options("a9", [option("end")]) }, gone: { asks: ["a3"] } } }), 0).screen;
  expect(next.hand.selected).toBe("o");
});

test("chat that is told again after the line dropped is kept once, and one's own is never unread", () => {
  const theirs = { type: "said", seat: 2, name: "", text: "Go on", at: 7 } as const;
  const twice = [theirs, theirs, { ...theirs, seat: 1, at: 8 }].reduce((screen, said) => heard(screen, said, 0).screen, here());
  expect([twice.chat.length, twice.unread]).toEqual([2, 1]);
});
