// The table as the components use it: the one state, the line to the server, and what a player can do.
import { getContext, setContext } from "svelte";

import { cid } from "./cid";
import { offered, offeredAt, type Offered } from "./choice";
import { remember, remembered, rememberSeat } from "./device";
import { heard, recalled } from "./follow";
import * as gestures from "./gestures";
import { browserOutbox, type Order } from "./outbox";
import { paced } from "./pace";
import { placeOf, Door } from "./place";
import { olderLog } from "./rest";
import { BLANK, seatOf, type PanelName, type Screen } from "./screen";
import { Line, type Outside } from "./socket";
import { taste } from "./taste.svelte";
import { speaker, type Speaker } from "./words";
import type { OfferRow, Propose, Quote, Receipt, RefusedNote, SideRow, ToScreen } from "./wire";

const TRY_PAUSE = 110;
const NARROW = "(max-width: 1099px)";

export class Table {
  screen = $state.raw<Screen>(BLANK);
  panel = $state<PanelName>("log");
  /** On a narrow screen: the panel lies over the table as a sheet. */
  sheet = $state(false);
  peek = $state(false);
  /** The page is too narrow for the right rail. */
  narrow = $state(matchMedia(NARROW).matches);
  /** A moment that moves, for clocks. */
  now = $state(performance.now());
  hovered = $state<string | null>(null);
  answer = $state.raw<{ of: string; receipt: Receipt | null } | null>(null);

  readonly told = $derived(this.screen.told);
  private readonly tokens = $derived(this.told?.view.tokens);
  readonly t: Speaker = $derived.by(() => speaker(this.lexicon()));
  private line: Line | null = null;
  private tries = 0;
  private readonly tried = new Map<number, string>();
  private readonly ask = paced<gestures.Ready>(TRY_PAUSE, (one) => this.sendTry(one), () => performance.now(), (ms, then) => void setTimeout(then, ms));

  /** Open the line that a place in the address names. */
  open(place: { game: string | null; link: string | null }): () => void {
    const door = new Door(place);
    this.line = new Line(this.outside(door));
    void this.line.start();
    const stop = this.watch();
    return () => {
      stop();
      this.line?.stop();
    };
  }

  /** Keep an eye on the time and on the width of the page. */
  watch(): () => void {
    const beat = setInterval(() => (this.now = performance.now()), 250);
    const media = matchMedia(NARROW);
    const fit = (): void => void (this.narrow = media.matches);
    const again = (): void => {
      if (this.screen.connection.state === "lost") this.reconnect();
    };
    media.addEventListener("change", fit);
    window.addEventListener("online", again);
    return () => {
      clearInterval(beat);
      window.removeEventListener("online", again);
      media.removeEventListener("change", fit);
    };
  }

  /** Show what a server would have told: for pages made without one. */
  take(message: ToScreen): void {
    this.hear(message);
  }

  change(step: (screen: Screen) => Screen): void {
    this.screen = step(this.screen);
    const preview = gestures.preview(this.screen);
    const text = preview === null ? null : JSON.stringify(preview);
    if (text === this.lastTry) return;
    this.lastTry = text;
    if (preview === null) this.screen = gestures.quoted(this.screen, null, this.screen.hand.refusal);
    else this.ask(preview);
  }
  private lastTry: string | null = null;
  /** What was told is not to be built upon: the next hello names no place. */
  private forgetful = false;

  /** An option is pressed: taken into hand, or sent when nothing is open. */
  press(one: Offered): void {
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

  pressKey(key: string): void {
    const one = offeredAt(this.screen.told!.view, key);
    if (one) this.press(one);
  }

  /** Send what is in hand, once. */
  give(): void {
    const ready = gestures.ready(this.screen);
    const { refusal } = this.screen.hand;
    if (ready !== null && refusal !== null) this.screen = gestures.repeat(this.screen, refusal);
    if (ready === null || refusal !== null) return;
    const name = cid();
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

  reply(offer: string, _row: OfferRow, yes: boolean): void {
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
    this.line?.say({ type: "seal", id: ++this.tries, key, value });
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

  /** Ask the server what one figure sees of another; asked once for each place of the game. */
  wonder(viewer: string, target: string): void {
    const of = this.question(viewer, target);
    if (of === this.wondered) return;
    this.wondered = of;
    const id = ++this.tries;
    this.tried.set(id, of);
    this.line?.say({ type: "query", id, question: { kind: "sight", viewer, target } });
  }
  private wondered: string | null = null;

  answered(viewer: string, target: string): Receipt | null {
    return this.answer?.of === this.question(viewer, target) ? this.answer.receipt : null;
  }

  private question(viewer: string, target: string): string {
    return `${this.screen.told?.order ?? 0} ${viewer} ${target}`;
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

  private sendTry(one: gestures.Ready): void {
    const id = ++this.tries;
    this.tried.set(id, JSON.stringify(one));
    this.line?.say({ type: "try", id, ask: one.ask, command: one.command });
  }

  private hear(message: ToScreen): void {
    if (message.type === "answered") this.answer = { of: this.tried.get(message.id) ?? "", receipt: message.receipt };
    if (message.type === "quoted") this.priced(message.id, message.quote, null);
    if (message.type === "refused" && message.id !== null) this.priced(message.id, null, message);
    const after = heard(this.screen, message, performance.now());
    if (message.type === "said" && (this.reading() || message.at <= this.read())) after.screen = { ...after.screen, unread: this.screen.unread };
    this.change(() => after.screen);
    if (after.reply !== null) this.line?.say(after.reply);
    if (after.anew) void this.anew();
    if (message.type === "welcome") this.seated();
  }

  private priced(id: number, quote: Quote | null, refusal: RefusedNote | null): void {
    const asked = this.tried.get(id);
    this.tried.delete(id);
    const now = gestures.preview(this.screen);
    if (asked !== undefined && now !== null && asked === JSON.stringify(now)) this.screen = gestures.quoted(this.screen, quote, refusal);
  }

  private anew(): Promise<void> | undefined {
    this.forgetful = true;
    return this.line?.anew();
  }

  private seated(): void {
    const told = this.screen.told!;
    this.lastTry = null;
    this.forgetful = false;
    rememberSeat({ game: told.game, role: told.viewer.role, seat: told.viewer.seat, title: this.t.line(told.scenery.title), at: Date.now() });
    if (placeOf(location.pathname, location.hash).page === "game") history.replaceState(null, "", `/game/${told.game}`);
  }

  private outside(door: Door): Outside {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return {
      ticket: () => door.ticket(),
      open: (game) => new WebSocket(`${scheme}//${location.host}/ws/games/${game}`) as unknown as ReturnType<Outside["open"]>,
      outbox: browserOutbox(),
      after: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      since: () => (this.screen.told === null || this.forgetful ? null : { generation: this.screen.told.generation, order: this.screen.told.order }),
      heard: (message) => this.hear(message),
      live: () => (this.screen = { ...this.screen, connection: { state: "live" } }),
      lost: (wait) => (this.screen = { ...this.screen, connection: { state: "lost", until: performance.now() + wait } }),
      shut: (key, reason) => (this.screen = { ...this.screen, connection: { state: "shut", key, reason } }),
    };
  }

  private lexicon(): Parameters<typeof speaker>[0] {
    const told = this.told;
    const names = Object.fromEntries(Object.entries(this.tokens ?? {}).map(([id, token]) => [id, token.name]));
    const rows = [...(told?.scenery.sides ?? []), ...Object.values(told?.view.sides ?? {})];
    const sides = Object.fromEntries(rows.map((row) => [row.seat, row.name]));
    return { language: taste.language, catalogue: told?.catalogue ?? {}, names, sides };
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
