// What this screen shows and what the player has in hand: one state, changed by pure steps only.
import type { Draft } from "./board/draft";
import type {
  Line,
  LogLine,
  OfferRow,
  Presence,
  Quote,
  RefusedNote,
  Role,
  Said,
  Scenery,
  Setting,
  View,
} from "./wire";

export type PanelName = "log" | "figures" | "goals" | "chat";

/** How the socket fares: opening for the first time, live, lost and tried again at a moment, shut for good. */
export type Connection =
  | { state: "opening" }
  | { state: "live" }
  | { state: "lost"; until: number }
  | { state: "shut"; key: string; reason: string };

/** What the server has told: the game as of `order` of this audience. */
export interface Told {
  instance: string;
  game: string;
  ruleset: string;
  viewer: Role;
  generation: number;
  order: number;
  chain: string;
  scenery: Scenery;
  view: View;
  settings: readonly Setting[];
  sealed: Readonly<Record<string, string>>;
  catalogue: Readonly<Record<string, Record<string, string>>>;
  log: readonly LogLine[];
  delay: number;
}

/** What the player has in hand; nothing of it is known to the server until it is sent. */
export interface Hand {
  /** The token looked from, and the one looked at. */
  selected: string | null;
  target: string | null;
  /** The option chosen (its key in the view), and its blanks as filled so far. */
  chosen: string | null;
  filled: Readonly<Record<string, unknown>>;
  /** What is drawn on the table for it. */
  draft: Draft | null;
  /** An option that ends something was pressed once. */
  armed: string | null;
  quote: Quote | null;
  refusal: RefusedNote | null;
}

/** An order on its way: what it answers, and the place at which it was taken, once that is known. */
export interface Sent {
  ask: string | null;
  key: string | null;
  taken: number | null;
}

/** A sentence that stays until it is put away: of the game, or of the screen's own (`key`); the rule that it rests on. */
export interface Notice {
  tone: "bad" | "plain";
  line: Line | null;
  key: string | null;
  rule: string | null;
  /** What stands in the way, for a refusal that has evidence of it. */
  pieces?: readonly string[];
}

export interface Ping {
  id: number;
  seat: number;
  x: number;
  y: number;
  at: number;
}

export interface Screen {
  connection: Connection;
  told: Told | null;
  /** Game time, and the moment here (ms of this page) when it was that. */
  time: { game: number; here: number };
  hand: Hand;
  sent: Readonly<Record<string, Sent>>;
  notice: Notice | null;
  chat: readonly Said[];
  unread: number;
  presence: Pick<Presence, "seats" | "watchers">;
  pings: readonly Ping[];
  /** The game that follows this one: all have agreed to play again. */
  next: string | null;
  /** What the last step told, for motions and for the live region. */
  fresh: readonly LogLine[];
}

export const EMPTY_HAND: Hand = {
  selected: null,
  target: null,
  chosen: null,
  filled: {},
  draft: null,
  armed: null,
  quote: null,
  refusal: null,
};

export const BLANK: Screen = {
  connection: { state: "opening" },
  told: null,
  time: { game: 0, here: 0 },
  hand: EMPTY_HAND,
  sent: {},
  notice: null,
  chat: [],
  unread: 0,
  presence: { seats: [], watchers: 0 },
  pings: [],
  next: null,
  fresh: [],
};

/** Game time now, in ms. */
export function gameTime(screen: Screen, here: number): number {
  return screen.time.game + Math.max(0, here - screen.time.here);
}

/** The seat of this screen; 0 for those who watch. */
export function seatOf(told: Told): number {
  return told.viewer.role === "seat" ? told.viewer.seat : 0;
}

/** The asks put to this seat, oldest first. */
export function myAsks(told: Told): string[] {
  return Object.keys(told.view.asks).filter((id) => told.view.asks[id]?.seat === seatOf(told) && seatOf(told) > 0);
}

/** The ask to show: the one whose option is chosen, else the first of mine. */
export function askNow(screen: Screen): string | null {
  if (screen.told === null) return null;
  const chosen = screen.hand.chosen === null ? undefined : screen.told.view.options[screen.hand.chosen];
  return chosen?.ask ?? myAsks(screen.told)[0] ?? null;
}

/** Whether an answer to this ask is on its way, or taken but not yet shown. */
export function isSent(screen: Screen, ask: string): boolean {
  const order = screen.told?.order ?? 0;
  return Object.values(screen.sent).some((one) => one.ask === ask && (one.taken === null || one.taken > order));
}

/** The offers of others that wait for this seat's yes or no. */
export function offersToMe(told: Told): [string, OfferRow][] {
  const seat = seatOf(told);
  return Object.entries(told.view.offers).filter(([, row]) => seat > 0 && row.seat !== seat && !row.yes.includes(seat));
}

/** The lines of orders that an undo took back. */
export function struck(log: readonly LogLine[]): Set<number> {
  const out = new Set<number>();
  for (const { order, cue } of log) {
    if (cue.undone === null) continue;
    for (const line of log) if (line.order > cue.undone && line.order < order) out.add(line.order);
  }
  return out;
}

/** Where undo would lead: freely, or with the opponents' consent; nowhere. */
export function undo(told: Told): { to: number; free: boolean } | null {
  const fair = told.view.fair["now"];
  if (fair === undefined || seatOf(told) === 0 || "now" in told.view.end) return null;
  const free = fair.seat === seatOf(told) ? fair.free[0] : undefined;
  if (free !== undefined) return { to: free, free: true };
  const asks = fair.asks[0];
  return asks === undefined ? null : { to: asks, free: false };
}
