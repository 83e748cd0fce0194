// Pointers on the table, read as deeds: tap, hold, pull a figure, push the table, pinch. It knows no figures.
export interface Contact {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly kind: "mouse" | "touch" | "pen";
  readonly shift: boolean;
  /** What lies under it: a token's id, the handle of a facing. */
  readonly token: string | null;
  readonly knob: boolean;
}

export interface Deeds {
  /** Whether what lies under this contact can be pulled; otherwise the table is pushed. */
  grab(contact: Contact): boolean;
  pull(contact: Contact): void;
  release(contact: Contact): void;
  drop(): void;
  tap(contact: Contact): void;
  hold(contact: Contact): void;
  hover(contact: Contact): void;
  pan(dx: number, dy: number): void;
  pinch(factor: number, at: readonly [number, number], dx: number, dy: number): void;
  rest(): void;
}

type Mode = "idle" | "pressed" | "pan" | "pull" | "pinch" | "spent";
const SLACK = { mouse: 4, pen: 6, touch: 9 } as const;
const HOLD = 550;

export class Hands {
  private readonly down = new Map<number, Contact>();
  private mode: Mode = "idle";
  private first: Contact | null = null;
  private stopWaiting: () => void = () => undefined;

  constructor(
    private readonly deeds: Deeds,
    private readonly after: (ms: number, then: () => void) => () => void = wait,
  ) {}

  press(contact: Contact): void {
    this.down.set(contact.id, contact);
    this.stopWaiting();
    if (this.down.size > 1) return this.second();
    this.mode = "pressed";
    this.first = contact;
    if (contact.kind === "touch") this.stopWaiting = this.after(HOLD, () => this.held());
  }

  move(contact: Contact): void {
    const before = this.down.get(contact.id);
    if (!before) return this.deeds.hover(contact);
    if (this.mode === "pinch") this.pinched(before, contact);
    this.down.set(contact.id, contact);
    if (this.mode === "pressed" && this.first && far(this.first, contact) > SLACK[contact.kind]) this.begin(contact);
    else if (this.mode === "pull") this.deeds.pull(contact);
    else if (this.mode === "pan") this.deeds.pan(contact.x - before.x, contact.y - before.y);
  }

  lift(contact: Contact): void {
    if (!this.down.delete(contact.id)) return;
    this.stopWaiting();
    if (this.mode === "pressed") this.deeds.tap(this.first ?? contact);
    if (this.mode === "pull") this.deeds.release(contact);
    if (this.mode === "pan" || this.mode === "pinch") this.deeds.rest();
    this.mode = this.down.size === 0 ? "idle" : "spent";
  }

  /** The system took the pointer away: nothing was meant. */
  cancel(contact: Contact): void {
    if (!this.down.delete(contact.id)) return;
    this.stopWaiting();
    if (this.mode === "pull") this.deeds.drop();
    if (this.mode === "pan" || this.mode === "pinch") this.deeds.rest();
    this.mode = this.down.size === 0 ? "idle" : "spent";
  }

  private begin(contact: Contact): void {
    this.stopWaiting();
    if (!this.first) return;
    this.mode = this.deeds.grab(this.first) ? "pull" : "pan";
    if (this.mode === "pull") this.deeds.pull(contact);
    else this.deeds.pan(contact.x - this.first.x, contact.y - this.first.y);
  }

  private second(): void {
    if (this.mode === "pull") this.deeds.drop();
    this.mode = this.down.size === 2 ? "pinch" : "spent";
  }

  private pinched(before: Contact, contact: Contact): void {
    const other = [...this.down.values()].find(({ id }) => id !== contact.id);
    if (!other) return;
    const [was, is] = [Math.max(far(before, other), 1), Math.max(far(contact, other), 1)];
    const at = [(contact.x + other.x) / 2, (contact.y + other.y) / 2] as const;
    this.deeds.pinch(is / was, at, (contact.x - before.x) / 2, (contact.y - before.y) / 2);
  }

  private held(): void {
    if (this.mode !== "pressed" || !this.first) return;
    this.mode = "spent";
    this.deeds.hold(this.first);
  }
}

function far(a: Contact, b: Contact): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function wait(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
