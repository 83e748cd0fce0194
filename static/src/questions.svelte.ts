// What this page asks the server without doing anything: prices of what is in hand, and who sees whom (P-11, P-12).
import { preview, type Ready } from "./gestures";
import { paced } from "./pace";
import type { Screen } from "./screen";
import type { FromScreen, Quote, Receipt, RefusedNote, ToScreen } from "./wire";

const PAUSE = 110;

interface Told {
  say(message: FromScreen): void;
  screen(): Screen;
  priced(quote: Quote | null, refusal: RefusedNote | null): void;
}

export class Questions {
  private answer = $state.raw<{ of: string; receipt: Receipt | null } | null>(null);
  private count = 0;
  private last: string | null = null;
  private wondered: string | null = null;
  private readonly open = new Map<number, string>();
  private readonly ask: (one: Ready) => void;

  constructor(private readonly told: Told) {
    const later = (ms: number, then: () => void): void => void setTimeout(then, ms);
    this.ask = paced<Ready>(PAUSE, (one) => this.send(one), () => performance.now(), later);
  }

  /** Ask the price of what could be given now, if that has changed; false: there is nothing to ask. */
  follow(): boolean {
    const now = preview(this.told.screen());
    const text = now === null ? null : JSON.stringify(now);
    const same = text === this.last;
    this.last = text;
    if (now !== null && !same) this.ask(now);
    return now !== null || same;
  }

  /** Everything is to be asked anew: the line is a new one. */
  forget(): void {
    this.last = null;
    this.wondered = null;
    this.open.clear();
  }

  number(): number {
    this.count += 1;
    return this.count;
  }

  /** What one figure sees of another; asked once for each place of the game. */
  wonder(viewer: string, target: string): void {
    const of = this.place(viewer, target);
    if (of === this.wondered) return;
    this.wondered = of;
    const id = this.number();
    this.open.set(id, of);
    this.told.say({ type: "query", id, question: { kind: "sight", viewer, target } });
  }

  answered(viewer: string, target: string): Receipt | null {
    return this.answer?.of === this.place(viewer, target) ? this.answer.receipt : null;
  }

  /** An answer counts only while it is the answer to what is in hand. */
  heard(message: ToScreen): void {
    if (message.type === "answered") this.answer = { of: this.open.get(message.id) ?? "", receipt: message.receipt };
    if (message.type === "quoted") this.priced(message.id, message.quote, null);
    if (message.type === "refused" && message.id !== null) this.priced(message.id, null, message);
  }

  private priced(id: number, quote: Quote | null, refusal: RefusedNote | null): void {
    const asked = this.open.get(id);
    this.open.delete(id);
    const now = preview(this.told.screen());
    if (asked !== undefined && now !== null && asked === JSON.stringify(now)) this.told.priced(quote, refusal);
  }

  private send(one: Ready): void {
    const id = this.number();
    this.open.set(id, JSON.stringify(one));
    this.told.say({ type: "try", id, ask: one.ask, command: one.command });
  }

  private place(viewer: string, target: string): string {
    return `${this.told.screen().told?.order ?? 0} ${viewer} ${target}`;
  }
}
