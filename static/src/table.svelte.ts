// The table as the components use it: the one state, the line to the server, and what a player can do.
import { getContext, setContext } from "svelte";

import { browserOutside } from "./browser";
import { offered, type Offered } from "./choice";
import { cid } from "./cid";
import { remember, remembered, rememberSeat } from "./device";
import { heard, recalled } from "./follow";
import * as gestures from "./gestures";
import { lexicon } from "./naming";
import type { Order } from "./outbox";
import { isNarrow, listen } from "./page";
import { Past } from "./past.svelte";
import { Questions } from "./questions.svelte";
import { olderLog } from "./rest";
import { BLANK, seatOf, type PanelName, type Screen } from "./screen";
import { Line } from "./socket";
import { taste } from "./taste.svelte";
import { speaker, type Speaker } from "./words";
import type { Propose, Receipt, SideRow, ToScreen } from "./wire";

const DOUBLE = 700;

export class Table {
  screen = $state.raw<Screen>(BLANK);
  panel = $state<PanelName>("log");
  /** On a narrow screen: the panel lies over the table as a sheet. */
  sheet = $state(false);
  peek = $state(false);
  /** The page is too narrow for the right rail. */
  narrow = $state(isNarrow());
  /** A moment that moves, for clocks. */
  now = $state(performance.now());
  hovered = $state<string | null>(null);

  readonly told = $derived(this.screen.told);
  private readonly tokens = $derived(this.told?.view.tokens);
  readonly t: Speaker = $derived.by(() => speaker(lexicon(this.told, this.tokens, taste.language, taste.measure)));
  private line: Line | null = null;
  private readonly questions = new Questions({
    say: (message) => void this.line?.say(message),
    screen: () => this.screen,
    priced: (quote, refusal) => (this.screen = gestures.quoted(this.screen, quote, refusal)),
  });
  /** Where the page looks back to, if it does. */
  readonly past = new Past({ screen: () => this.screen, seat: () => this.seat });
  /** What was told is not to be built upon: the next hello names no place. */
  private forgetful = false;

  /** Open the line that a place in the address names. */
  open(place: { game: string | null; link: string | null }): () => void {
    this.line = new Line(browserOutside(place, this.listener()));
    void this.line.start();
    const stop = this.watch();
    return () => {
      stop();
      this.line?.stop();
    };
  }

  /** Keep an eye on the time and on the width of the page. */
  watch(): () => void {
    return listen({
      now: (moment) => (this.now = moment),
      narrow: (is) => (this.narrow = is),
      online: () => {
        if (this.screen.connection.state === "lost") this.reconnect();
      },
    });
  }

  /** Show what a server would have told: for pages made without one. */
  take(message: ToScreen): void {
    this.hear(message);
  }

  change(step: (screen: Screen) => Screen): void {
    this.screen = step(this.screen);
    if (!this.questions.follow()) this.screen = gestures.quoted(this.screen, null, this.screen.hand.refusal);
  }

  /** Whether this is the rest of a double click whose first half has sent something: the next question is not meant. */
  private again(clicks: number): boolean {
    return clicks > 1 && performance.now() - this.sentAt < DOUBLE;
  }
  private sentAt = -Infinity;

  /** An option is pressed: taken into hand, or sent when nothing is open. */
  press(one: Offered, clicks = 1): void {
    if (this.again(clicks)) return;
    const { hand } = this.screen;
    if (!one.option.possible) this.change((s) => gestures.explain(s, one));
    else if (gestures.needsAsking(this.screen, one)) this.change((s) => gestures.arm(s, one.key));
    else if (hand.chosen === one.key && gestures.ready(this.screen) === null) this.change(gestures.back);
    else if (hand.chosen === one.key) this.give();
    else {
      this.change((s) => gestures.choose(s, one.key));
      if (one.option.blanks.length === 0) this.give();
    }
  }

  /** Send what is in hand, once. */
  give(clicks = 1): void {
    if (this.again(clicks)) return;
    const ready = gestures.ready(this.screen);
    const { refusal } = this.screen.hand;
    if (ready !== null && refusal !== null) this.screen = gestures.repeat(this.screen, refusal);
    if (ready === null || refusal !== null) return;
    const name = cid();
    this.sentAt = performance.now();
    this.screen = gestures.send(this.screen, name, ready.ask, ready.key);
    void this.line?.order({ type: "do", cid: name, ask: ready.ask, command: ready.command });
  }

  readonly options: Offered[] = $derived(this.told === null ? [] : offered(this.told.view));

  /** What stands on a key: its letter, or the name of a key that has none. */
  keyName(key: string): string {
    const named = `key.${key === " " ? "space" : key.toLowerCase()}`;
    return this.t.knows(named) ? this.t.say(named) : key.toUpperCase();
  }

  propose(what: Propose["what"], to: number | null = null): void {
    this.order({ type: "offer", cid: cid(), what, to });
  }

  reply(offer: string, yes: boolean): void {
    this.order({ type: "answer", cid: cid(), offer, yes });
  }

  concede(): void {
    this.order({ type: "concede", cid: cid() });
  }

  say(text: string): boolean {
    return this.line?.say({ type: "say", text }) ?? false;
  }

  point(x: number, y: number): void {
    this.line?.say({ type: "point", x, y });
  }

  seal(key: string, value: string | null): void {
    this.line?.say({ type: "seal", id: this.questions.number(), key, value });
  }

  /** More lines of the log, from before those at hand; whether there are still older ones. */
  async older(): Promise<boolean> {
    const told = this.screen.told;
    const first = told?.log[0]?.order;
    if (!told || first === undefined) return false;
    const page = await olderLog(told.game, first, this.seat).catch(() => null);
    if (page) this.screen = recalled(this.screen, page.lines);
    return page?.more ?? true;
  }

  /** Ask the server what one figure sees of another. */
  wonder(viewer: string, target: string): void {
    this.questions.wonder(viewer, target);
  }

  answered(viewer: string, target: string): Receipt | null {
    return this.questions.answered(viewer, target);
  }

  reconnect(): void {
    void this.line?.anew();
  }

  show(panel: PanelName): void {
    this.panel = panel;
    this.sheet = true;
    if (panel !== "chat") return;
    this.screen = { ...this.screen, unread: 0 };
    remember(`bc.read.${this.told?.game ?? ""}`, String(this.screen.chat.at(-1)?.at ?? 0));
  }

  /** The chat lies open: what is said is read. */
  private reading(): boolean {
    return this.panel === "chat" && (this.sheet || !this.narrow);
  }

  /** When the last line was said that was read here before. */
  private read(): number {
    return Number(remembered(`bc.read.${this.told?.game ?? ""}`) ?? -1);
  }

  private order(order: Order): void {
    this.screen = gestures.send(this.screen, order.cid, null, null);
    void this.line?.order(order);
  }

  private hear(message: ToScreen): void {
    this.questions.heard(message);
    const after = heard(this.screen, message, performance.now());
    if (message.type === "said" && (this.reading() || message.at <= this.read())) after.screen = { ...after.screen, unread: this.screen.unread };
    this.change(() => after.screen);
    if (after.reply !== null) this.line?.say(after.reply);
    if (after.anew) void this.anew();
    if (message.type === "welcome") this.seated();
  }

  private anew(): Promise<void> | undefined {
    this.forgetful = true;
    return this.line?.anew();
  }

  private seated(): void {
    const told = this.screen.told!;
    this.questions.forget();
    this.forgetful = false;
    rememberSeat({ game: told.game, role: told.viewer.role, seat: told.viewer.seat, title: this.t.line(told.scenery.title), at: Date.now() });
  }

  private listener(): Parameters<typeof browserOutside>[1] {
    return {
      since: () => (this.screen.told === null || this.forgetful ? null : { generation: this.screen.told.generation, order: this.screen.told.order }),
      heard: (message) => this.hear(message),
      live: () => (this.screen = { ...this.screen, connection: { state: "live" } }),
      lost: (wait) => (this.screen = { ...this.screen, connection: { state: "lost", until: performance.now() + wait } }),
      shut: (key, reason) => (this.screen = { ...this.screen, connection: { state: "shut", key, reason } }),
    };
  }

  /** The side of a seat: what the view says of it now, else how it began. */
  side(seat: number): SideRow | undefined {
    const rows = [...Object.values(this.told?.view.sides ?? {}), ...(this.told?.scenery.sides ?? [])];
    return rows.find((row) => row.seat === seat);
  }

  markOf(seat: number): number {
    return this.side(seat)?.mark ?? 0;
  }

  get seat(): number {
    return this.screen.told === null ? 0 : seatOf(this.screen.told);
  }
}

const KEY = Symbol("table");

export function lay(table: Table): Table {
  return setContext(KEY, table);
}

export function theTable(): Table {
  return getContext(KEY);
}
