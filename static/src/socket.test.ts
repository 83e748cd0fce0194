import { beforeEach, expect, test } from "vitest";

import { memoryOutbox, type Outbox } from "./outbox";
import { Trouble } from "./rest";
import { welcome } from "./sample";
import { Line, type Outside, type Pipe } from "./socket";
import type { Do, ToScreen } from "./wire";

class FakePipe implements Pipe {
  sent: { type: string; cid?: string; since?: unknown }[] = [];
  closed = false;
  onopen: Pipe["onopen"] = null;
  onmessage: Pipe["onmessage"] = null;
  onclose: Pipe["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  tell(message: ToScreen): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let pipes: FakePipe[] = [];
let waits: number[] = [];
let timers: (() => void)[] = [];
let shut: string[] = [];
let outbox: Outbox = memoryOutbox();
let ticket: Outside["ticket"];
const order: Do = { type: "do", cid: "a".repeat(32), ask: "a1", command: { kind: "end" } };

beforeEach(() => {
  [pipes, waits, timers, shut] = [[], [], [], []];
  outbox = memoryOutbox();
  ticket = async () => ({ ticket: "t", game: "g1", role: "seat", seat: 1 });
});

function line(): Line {
  return new Line({
    ticket: () => ticket(),
    open: () => {
      pipes.push(new FakePipe());
      return pipes.at(-1)!;
    },
    outbox,
    after: (_ms, then) => {
      timers.push(then);
      return () => void (timers = timers.filter((one) => one !== then));
    },
    since: () => (pipes.length > 1 ? { generation: 1, order: 43 } : null),
    heard: () => undefined,
    live: () => undefined,
    lost: (wait) => void waits.push(wait),
    shut: (key) => void shut.push(key),
  });
}

async function live(one: Line): Promise<FakePipe> {
  await one.start();
  const pipe = pipes.at(-1)!;
  pipe.onopen?.();
  pipe.tell(welcome());
  await settled();
  return pipe;
}

const settled = (): Promise<void> => new Promise((done) => void setImmediate(done));

test("the first frame is hello with the ticket and the place", async () => {
  const pipe = await live(line());
  expect(pipe.sent[0]).toEqual({ type: "hello", ticket: "t", since: null });
});

test("an order is sent again with the same name after the line dropped, until it is answered", async () => {
  const one = line();
  const first = await live(one);
  await one.order(order);
  first.onclose?.({ code: 1006, reason: "" });
  timers.at(-1)!();
  await settled();
  const second = pipes.at(-1)!;
  second.onopen?.();
  second.tell(welcome());
  await settled();
  expect(second.sent.map((m) => m.cid ?? m.type)).toEqual(["hello", order.cid]);
  expect(second.sent[0]?.since).toEqual({ generation: 1, order: 43 });
  second.tell({ type: "done", cid: order.cid, order: 44 });
  await settled();
  expect(await outbox.pending("g1", 1)).toEqual([]);
});

test("an order given while the line is down goes out when it comes back", async () => {
  const one = line();
  (await live(one)).onclose?.({ code: 1006, reason: "" });
  await one.order(order);
  timers.at(-1)!();
  await settled();
  pipes.at(-1)!.onopen?.();
  pipes.at(-1)!.tell(welcome());
  await settled();
  expect(pipes.at(-1)!.sent.at(-1)?.cid).toBe(order.cid);
});

test("waits grow while nobody answers, and start anew after a welcome", async () => {
  const one = line();
  await live(one);
  for (let i = 0; i < 3; i += 1) {
    pipes.at(-1)!.onclose?.({ code: 1006, reason: "" });
    timers.at(-1)!();
    await settled();
  }
  expect(waits).toEqual([500, 1000, 2000]);
  pipes.at(-1)!.tell(welcome());
  pipes.at(-1)!.onclose?.({ code: 1006, reason: "" });
  expect(waits.at(-1)).toBe(500);
});

test("a silent line is dropped and opened again", async () => {
  const pipe = await live(line());
  timers.at(-1)!();
  expect([pipe.closed, waits]).toEqual([true, [500]]);
});

test("a refused ticket shuts the line for good, a silent server does not", async () => {
  ticket = () => Promise.reject(new Trouble(403, { code: "link_used", reason: "Used.", path: "" }));
  await line().start();
  expect([shut, waits]).toEqual([["shut.link_used"], []]);
  ticket = () => Promise.reject(new Trouble(0, { code: "no_answer", reason: "", path: "" }));
  await line().start();
  expect([shut.length, waits]).toEqual([1, [500]]);
});

test("a ticket that is not taken is fetched anew once, then that is said", async () => {
  await line().start();
  for (const so_far of [[], ["shut.ticket"]]) {
    pipes.at(-1)!.onclose?.({ code: 4401, reason: "" });
    await settled();
    expect(shut).toEqual(so_far);
  }
  expect([pipes.length, waits]).toEqual([2, []]);
});

test("a welcome clears the doubt: the next ticket that is not taken is fetched anew too", async () => {
  const first = await live(line());
  first.onclose?.({ code: 4401, reason: "" });
  await settled();
  pipes.at(-1)!.tell(welcome());
  pipes.at(-1)!.onclose?.({ code: 4401, reason: "" });
  await settled();
  expect([pipes.length, shut]).toEqual([3, []]);
});

test("what need not arrive is not kept", async () => {
  const one = line();
  expect(one.say({ type: "say", text: "x" })).toBe(false);
  await live(one);
  expect(one.say({ type: "say", text: "x" })).toBe(true);
});
