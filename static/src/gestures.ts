// What the player does with what is in hand: choosing, filling, trying, letting go: pure.
import { draftOf, filled as drawnFilled, ready as drawnReady, type Draft } from "./board/draft";
import { actor, allowed, command, fill, offered, offeredAt, open, takes } from "./choice";
import type { Command, Filled, Offered } from "./choice";
import { EMPTY_HAND, isSent, seatOf, type Hand, type Screen } from "./screen";
import type { Quote, RefusedNote } from "./wire";

/** A command that could be given now, for `try` and `do`. */
export interface Ready {
  key: string;
  ask: string;
  command: Command;
}

function withHand(screen: Screen, change: Partial<Hand>): Screen {
  return { ...screen, hand: { ...screen.hand, ...change } };
}

/** The option in hand. */
export function inHand(screen: Screen): Offered | null {
  return screen.told === null ? null : offeredAt(screen.told.view, screen.hand.chosen);
}

/** Select a token to look from; one that the open blank wants fills it instead. */
export function select(screen: Screen, token: string | null): Screen {
  const one = inHand(screen);
  if (token !== null && one !== null && takes(one.option, screen.hand.filled, token) !== null) return pick(screen, token);
  const target = screen.hand.target === token ? null : screen.hand.target;
  return withHand({ ...screen, notice: null }, { ...EMPTY_HAND, selected: token, target });
}

/** Look at a token; it also fills the blank that wants it. */
export function aim(screen: Screen, token: string | null): Screen {
  const one = inHand(screen);
  if (token !== null && one !== null && takes(one.option, screen.hand.filled, token) !== null) return pick(screen, token);
  return withHand(screen, { target: token, quote: null, refusal: null });
}

function pick(screen: Screen, token: string): Screen {
  const one = inHand(screen);
  const blank = one && takes(one.option, screen.hand.filled, token);
  if (!one || !blank) return screen;
  const mine = screen.told?.view.tokens[token]?.side === seatOf(screen.told!);
  const looked = mine ? screen : withHand(screen, { target: token });
  if (blank.kind !== "tokens") return filled(looked, blank.name, token);
  const now = (screen.hand.filled[blank.name] as string[] | undefined) ?? [];
  return filled(looked, blank.name, now.includes(token) ? now.filter((id) => id !== token) : [...now, token]);
}

/** Take an option into hand: its token is selected, and a target that is looked at fills the blank that wants it. */
export function choose(screen: Screen, key: string): Screen {
  const told = screen.told;
  const one = told && offeredAt(told.view, key);
  if (!told || !one || !one.option.possible) return screen;
  const selected = actor(one.option, told.view) ?? screen.hand.selected;
  const draft = draftOf(told.view, key);
  const clean = withHand({ ...screen, notice: null }, { ...EMPTY_HAND, selected, target: screen.hand.target, chosen: key, draft });
  const { target } = screen.hand;
  const fitting = target !== null && takes(one.option, {}, target) !== null ? pick(clean, target) : clean;
  return alone(fitting, one);
}

/** A blank that can be one thing only is filled with it. */
function alone(screen: Screen, one: Offered): Screen {
  const blank = open(one.option, screen.hand.filled);
  const only = blank && (blank.kind === "token" || blank.kind === "choice") ? allowed(blank, screen.hand.filled) : [];
  if (!blank || only.length !== 1 || blank.optional) return screen;
  return blank.kind === "token" ? pick(screen, only[0]!) : filled(screen, blank.name, only[0]);
}

/** Fill a blank of the option in hand. */
export function filled(screen: Screen, name: string, value: unknown): Screen {
  const one = inHand(screen);
  if (one === null) return screen;
  return alone(withHand(screen, { filled: fill(one.option, screen.hand.filled, name, value), armed: null }), one);
}

/** What is drawn on the table: it takes its option into hand, and fills its blanks once it has an end. */
export function draw(screen: Screen, draft: Draft): Screen {
  const known = screen.hand.chosen === draft.option ? screen : choose(screen, draft.option);
  const one = inHand(known);
  if (one === null || one.key !== draft.option) return screen;
  const names = [draft.blank, draft.turn];
  const others = Object.entries(known.hand.filled).filter(([name]) => !names.includes(name));
  const given = { ...Object.fromEntries(others), ...(drawnReady(draft) ? drawnFilled(draft) : {}) };
  return withHand(known, { draft, filled: given, armed: null });
}

/** One level back: the question whether to end, then the drawing, then the option, then the target, then the selection. */
export function back(screen: Screen): Screen {
  const { hand } = screen;
  if (screen.notice !== null) return { ...screen, notice: null };
  if (hand.armed !== null) return withHand(screen, { armed: null });
  const clear = { ...EMPTY_HAND, selected: hand.selected, target: hand.target };
  if (hand.chosen !== null && begun(screen, hand)) return choose(screen, hand.chosen);
  if (hand.chosen !== null) return withHand(screen, clear);
  if (hand.target !== null) return withHand(screen, { ...clear, target: null });
  return withHand(screen, { ...clear, selected: null });
}

/** Whether anything has been drawn since the option was taken up. */
function begun(screen: Screen, hand: Hand): boolean {
  if (hand.draft === null || screen.told === null) return false;
  return JSON.stringify(hand.draft) !== JSON.stringify(draftOf(screen.told.view, hand.draft.option));
}

/** What could be sent now: the option in hand once nothing is open; none while its ask has an answer on the way. */
export function ready(screen: Screen): Ready | null {
  const one = inHand(screen);
  if (one === null || !one.option.possible || open(one.option, screen.hand.filled) !== null) return null;
  if (isSent(screen, one.ask)) return null;
  return { key: one.key, ask: one.ask, command: command(one.option, screen.hand.filled) };
}

/** What to ask the price of: the option in hand, else the first that fits the target looked at. */
export function preview(screen: Screen): Ready | null {
  const now = ready(screen);
  const { told, hand } = screen;
  if (now !== null || told === null || hand.chosen !== null || hand.target === null) return now;
  for (const one of offered(told.view)) {
    const blank = takes(one.option, {}, hand.target);
    if (!blank || !one.option.possible) continue;
    const given = completed(one, { [blank.name]: blank.kind === "tokens" ? [hand.target] : hand.target });
    if (open(one.option, given) === null) return { key: one.key, ask: one.ask, command: command(one.option, given) };
  }
  return null;
}

/** With the first choice for each blank that is still open, to see what it would come to. */
function completed(one: Offered, given: Filled): Filled {
  const blank = open(one.option, given);
  const first = blank && blank.kind === "choice" ? allowed(blank, given)[0] : undefined;
  return blank && first !== undefined ? completed(one, { ...given, [blank.name]: first }) : given;
}

/** The answer to a try: a price, or why not. */
export function quoted(screen: Screen, quote: Quote | null, refusal: RefusedNote | null): Screen {
  return withHand(screen, { quote, refusal });
}

/** An order goes out: its buttons say so until it is answered. */
export function send(screen: Screen, cid: string, ask: string | null, key: string | null): Screen {
  return withHand({ ...screen, notice: null, sent: { ...screen.sent, [cid]: { ask, key, taken: null } } }, { armed: null });
}

/** An option that ends something while others are still open is asked about once. */
export function needsAsking(screen: Screen, one: Offered): boolean {
  if (!one.option.ends || screen.told === null || screen.hand.armed === one.key) return false;
  return offered(screen.told.view).some((other) => other.ask === one.ask && other.option.possible && !other.option.ends);
}

/** An option that cannot be taken says why. */
export function explain(screen: Screen, one: Offered): Screen {
  const line = one.option.why ?? one.option.fact;
  return line === null ? screen : { ...screen, notice: { tone: "plain", line, key: null, rule: one.option.rule } };
}

/** What has been refused already is said aloud, not sent. */
export function repeat(screen: Screen, note: RefusedNote): Screen {
  return { ...screen, notice: { tone: "bad", line: note.line, key: null, rule: note.rule, pieces: note.evidence?.pieces ?? [] } };
}

export function arm(screen: Screen, key: string): Screen {
  return withHand({ ...screen, notice: null }, { armed: key });
}
