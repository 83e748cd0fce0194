// The line to a game: a ticket, hello, messages both ways, and again whenever it drops (P-02 to P-06).
import type { Kept, Outbox } from "./outbox";
import { Trouble } from "./rest";
import type { FromScreen, Since, Ticket, ToScreen } from "./wire";

/** What the line needs of a WebSocket. */
export interface Pipe {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** Everything outside, handed in so that tests can play it. */
export interface Outside {
  ticket(): Promise<Ticket>;
  open(game: string): Pipe;
  outbox: Outbox;
  /** Call back after some ms; gives a way to call it off. */
  after(ms: number, then: () => void): () => void;
  /** The place up to which this screen has been told; none: take everything. */
  since(): Since | null;
  heard(message: ToScreen): void;
  live(): void;
  lost(wait: number): void;
  shut(key: string, reason: string): void;
}

const WAITS = [500, 1000, 2000, 3000, 5000, 8000];
const SILENCE = 25000;
/** The server did not take the ticket, or waited for hello in vain: another ticket may do. */
const NOT_IN = 4401;

export class Line {
  private pipe: Pipe | null = null;
  private seat: Ticket | null = null;
  private tries = 0;
  private open = false;
  private stopped = false;
  /** A ticket was not taken: one more is fetched before that is said. Only REST says that a place is not to be had. */
  private doubted = false;
  private callOff: () => void = () => undefined;

  constructor(private readonly outside: Outside) {}

  /** Connect, or connect again at once. */
  async start(): Promise<void> {
    this.callOff();
    this.stopped = false;
    try {
      this.seat = await this.outside.ticket();
    } catch (error) {
      this.failed(error);
      return;
    }
    if (!this.stopped) this.connect(this.seat);
  }

  /** Leave for good. */
  stop(): void {
    this.stopped = true;
    this.callOff();
    this.drop();
  }

  /** Forget the place and take everything anew. */
  async anew(): Promise<void> {
    this.drop();
    await this.start();
  }

  /** Say something that need not arrive: a try, a ping, chat. False when the line is down. */
  say(message: FromScreen): boolean {
    if (this.pipe === null || !this.open) return false;
    this.pipe.send(JSON.stringify(message));
    return true;
  }

  /** Give an order: it is kept until it is answered, and sent again whenever the line comes back. */
  async order(order: Kept["order"]): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.outside.outbox.keep({ game: seat.game, seat: seat.seat, at: Date.now(), order });
    this.say(order);
  }

  private connect(ticket: Ticket): void {
    const pipe = this.outside.open(ticket.game);
    this.pipe = pipe;
    this.open = false;
    pipe.onopen = () => pipe.send(JSON.stringify({ type: "hello", ticket: ticket.ticket, since: this.outside.since() }));
    pipe.onmessage = (event) => this.arrived(pipe, event.data);
    pipe.onclose = (event) => this.closed(pipe, event.code);
    this.listen(pipe);
  }

  private arrived(pipe: Pipe, data: unknown): void {
    if (pipe !== this.pipe) return;
    this.listen(pipe);
    const message = read(data);
    if (message === null) return;
    if (!this.open && message.type !== "fault") this.opened();
    if ("cid" in message && message.cid !== null) void this.outside.outbox.drop(message.cid);
    this.outside.heard(message);
  }

  private opened(): void {
    this.open = true;
    this.tries = 0;
    this.doubted = false;
    this.outside.live();
    void this.again();
  }

  private async again(): Promise<void> {
    if (this.seat === null || this.seat.seat === 0) return;
    for (const { order } of await this.outside.outbox.pending(this.seat.game, this.seat.seat)) this.say(order);
  }

  /** A line on which nothing is heard for two heartbeats and a half is dead. */
  private listen(pipe: Pipe): void {
    this.callOff();
    this.callOff = this.outside.after(SILENCE, () => {
      if (pipe === this.pipe) this.lose();
    });
  }

  private closed(pipe: Pipe, code: number): void {
    if (pipe !== this.pipe) return;
    if (code !== NOT_IN) this.lose();
    else if (!this.doubted) {
      this.doubted = true;
      void this.start();
    } else {
      this.stop();
      this.outside.shut("shut.ticket", "");
    }
  }

  private lose(): void {
    this.drop();
    this.callOff();
    if (this.stopped) return;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.outside.lost(wait);
    this.callOff = this.outside.after(wait, () => void this.start());
  }

  private failed(error: unknown): void {
    if (error instanceof Trouble && !error.passing) this.outside.shut(`shut.${error.problem.code}`, error.problem.reason);
    else this.lose();
  }

  private drop(): void {
    const pipe = this.pipe;
    this.pipe = null;
    this.open = false;
    if (pipe === null) return;
    pipe.onclose = null;
    pipe.onmessage = null;
    pipe.close();
  }
}

function read(data: unknown): ToScreen | null {
  try {
    return JSON.parse(String(data)) as ToScreen;
  } catch {
    return null;
  }
}
