// What a message from the server does to the screen: pure (P-03 to P-06, P-10, P-11).
import { digest } from "./chain";
import { patched } from "./patch";
import { BLANK, EMPTY_HAND, myAsks, seatOf, type Hand, type Notice, type Screen, type Told } from "./screen";
import type { FromScreen, LogLine, RefusedNote, Said, Step, ToScreen, View, Welcome } from "./wire";

const LOG_KEPT = 600;

/** The screen after a message, and what must be said back: a frame, or that all is to be taken anew. */
export interface Heard {
  screen: Screen;
  reply: FromScreen | null;
  anew: boolean;
}

export function heard(screen: Screen, message: ToScreen, here: number): Heard {
  switch (message.type) {
    case "welcome":
      return plain(welcomed(screen, message, here));
    case "step":
      return stepped(screen, message, here);
    case "heartbeat":
      return beaten(screen, message.order, message.time, here);
    case "done":
      return plain(taken(screen, message.cid, message.order));
    case "refused":
      return plain(refused(screen, message));
    case "stale":
      return plain(stale(screen, message.cid));
    case "said":
      return plain(chatted(screen, message));
    case "presence":
      return plain({ ...screen, presence: { seats: message.seats, watchers: message.watchers } });
    case "pointed":
      return plain({ ...screen, pings: [...screen.pings.slice(-7), { id: (screen.pings.at(-1)?.id ?? 0) + 1, seat: message.seat, x: message.x, y: message.y, at: here }] });
    case "rematch":
      return plain({ ...screen, next: message.game });
    case "sealed":
      return plain(screen.told ? { ...screen, told: { ...screen.told, sealed: message.values } } : screen);
    case "fault":
      return plain({ ...screen, notice: { tone: "bad", line: null, key: `fault.${message.code}`, rule: null } });
    case "quoted":
    case "answered":
      // Answers to what this page asked are joined with their question by whoever asked (table.svelte.ts).
      return plain(screen);
  }
}

/** A line of chat; whoever comes back is told the last ones again, and keeps each once. */
function chatted(screen: Screen, line: Said): Screen {
  if (screen.chat.some((one) => one.at === line.at && one.seat === line.seat && one.text === line.text)) return screen;
  const own = screen.told !== null && line.seat === seatOf(screen.told) && line.seat > 0;
  return { ...screen, chat: [...screen.chat, line], unread: screen.unread + (own ? 0 : 1) };
}

function plain(screen: Screen): Heard {
  return { screen, reply: null, anew: false };
}

function welcomed(screen: Screen, message: Welcome, here: number): Screen {
  const { setup, log, time, hash: _hash, type: _type, ...rest } = message;
  const same = screen.told?.game === message.game && screen.told.generation === message.generation;
  const told: Told = { ...rest, scenery: setup, log };
  const before = same ? screen.hand : EMPTY_HAND;
  return {
    ...(same ? screen : { ...BLANK, sent: screen.sent }),
    connection: { state: "live" },
    told,
    time: { game: time, here },
    hand: kept(before, screen.told, told),
    fresh: [],
  };
}

function stepped(screen: Screen, step: Step, here: number): Heard {
  const told = screen.told;
  if (told === null || step.to <= told.order) return plain(screen);
  if (step.from !== told.order) return resumed(screen, told);
  const view = patched(told.view, step.patch);
  if (step.hash !== null && digest(view) !== step.hash) {
    const text = `the view after order ${step.to} differs from its hash`;
    return { screen, reply: { type: "report", order: step.to, text }, anew: true };
  }
  const log = [...told.log, ...step.cues].slice(-LOG_KEPT);
  const next: Told = { ...told, order: step.to, view, log, chain: step.chain ?? told.chain };
  const time = { game: step.time, here };
  const sent = Object.fromEntries(Object.entries(screen.sent).filter(([, one]) => (one.taken ?? Infinity) > step.to));
  return plain({ ...screen, told: next, time, sent, fresh: step.cues, hand: kept(screen.hand, told, next) });
}

function resumed(screen: Screen, told: Told): Heard {
  return { screen, reply: { type: "resume", since: { generation: told.generation, order: told.order } }, anew: false };
}

function beaten(screen: Screen, order: number, time: number, here: number): Heard {
  const now = { ...screen, time: { game: time, here } };
  return screen.told !== null && order > screen.told.order ? resumed(now, screen.told) : plain(now);
}

function taken(screen: Screen, cid: string, order: number): Screen {
  const one = screen.sent[cid];
  if (one === undefined) return screen;
  if (order <= (screen.told?.order ?? 0)) return without(screen, cid);
  return { ...screen, sent: { ...screen.sent, [cid]: { ...one, taken: order } } };
}

function refused(screen: Screen, note: RefusedNote): Screen {
  if (note.cid === null) return note.id === null ? { ...screen, notice: said(note) } : screen;
  const hand = { ...screen.hand, quote: null, refusal: note };
  return { ...without(screen, note.cid), hand, notice: said(note) };
}

function said(note: RefusedNote): Notice {
  return { tone: "bad", line: note.line, key: null, rule: note.rule, pieces: note.evidence?.pieces ?? [] };
}

/** A second click finds its ask closed: nothing was done, and nothing needs to be said unless the ask was another's doing. */
function stale(screen: Screen, cid: string | null): Screen {
  if (cid === null || screen.sent[cid] === undefined) return screen;
  return { ...without(screen, cid), hand: put(screen.hand), notice: { tone: "plain", line: null, key: "notice.stale", rule: null } };
}

function without(screen: Screen, cid: string): Screen {
  const { [cid]: _gone, ...sent } = screen.sent;
  return { ...screen, sent };
}

function put(hand: Hand): Hand {
  return { ...EMPTY_HAND, selected: hand.selected, target: hand.target };
}

/** What stays in hand when the table changes: a gesture whose option is still the same; a new ask selects its token. */
function kept(hand: Hand, before: Told | null, after: Told): Hand {
  if ("now" in after.view.end) return EMPTY_HAND;
  const stays = hand.chosen !== null && before !== null && sameOption(before.view, after.view, hand.chosen);
  const next = stays ? { ...hand, armed: null } : put(hand);
  const known = (token: string | null) => (token !== null && token in after.view.tokens ? token : null);
  const fresh = myAsks(after).find((id) => before === null || !(id in before.view.asks));
  const asked = fresh === undefined ? null : known(after.view.asks[fresh]?.token ?? null);
  if (asked !== null && asked !== next.selected) return { ...next, selected: asked, target: null };
  return { ...next, selected: known(next.selected), target: known(next.target) };
}

function sameOption(before: View, after: View, key: string): boolean {
  const [old, now] = [before.options[key], after.options[key]];
  return old !== undefined && now !== undefined && (old === now || JSON.stringify(old) === JSON.stringify(now));
}

/** Older lines of the log, fetched later, put before those at hand. */
export function recalled(screen: Screen, older: readonly LogLine[]): Screen {
  if (screen.told === null) return screen;
  const first = screen.told.log[0]?.order ?? Infinity;
  const log = [...older.filter((line) => line.order < first), ...screen.told.log];
  return { ...screen, told: { ...screen.told, log } };
}
