// A game to show and to test without a server: what a seat would have been told in the middle of a round.
import { SCENERY, VIEW } from "./board/sample";
import { digest } from "./chain";
import type { AskRow, Card, Cue, Line, LogLine, Option, OptionRow, Quote, Receipt, Test, View, Welcome } from "./wire";

export const line = (key: string, params: Line["params"] = {}): Line => ({ key, params });

export const WORDS: Record<string, string> = {
  Courtyard: "The Courtyard", "ruleset.ruins": "Ruins", Tollgate: "Tollgate Company", "Kiln Street": "Kiln Street", A: "Toll house",
  "terrain.pillar": "Pump mast", "terrain.plinth": "Plinth", "terrain.low_wall": "Low wall", "terrain.crates": "Crates",
  "s.move": "Move", "s.shoot": "Shoot", "s.strike": "Strike", "s.turn": "Turn", "s.end": "End",
  "s.upto": "up to {limit}", "s.range": "{count} in range", "s.none": "none in reach", "s.free": "any facing", "s.keeps": "keeps {count} AP",
  "s.slot": "{who} acts", "s.reroll": "Reroll your attack?", "s.stake": "You lose 9 to 10. Your five dice are thrown again; {who}’s 10 stays.",
  "s.reroll1": "Reroll for 1 AP", "s.keep": "Keep", "s.wins": "wins {chance}, leaves 0 AP", "s.fails": "the attack fails", "s.keepdef": "keep",
  "s.shoots": "shoots", "s.defends": "defends", "s.pool": "{own} + {plus} advantage", "s.pooldef": "3 + 1 cover, 1 penalty", "s.beats": "10 beats 9. The defence holds.",
  "s.five": "5 dice to 4", "odds.1": "1 wound", "odds.2": "2 wounds", "odds.3": "3 wounds", "log.head": "Round 3 · Activations",
  "log.move": "{who} moves {length} and stands by the cart.", "log.shot": "{who} shoots at {whom}: 11 to 9, 2 wounds.", "log.alert": "{who} goes on alert and keeps 1 AP.",
  "badge.alert": "on alert", "badge.down": "down", "badge.engaged": "engaged", "off.out": "out of action",
  "refused.base": "{who} cannot stop here: {whom}’s base is in the way by {length}.",
  "st.attack": "Attack", "st.shoot": "Shoot", "st.defence": "Def.", "st.aptitude": "Apt.", "st.will": "Will", "st.move": "Move", "st.health": "Health",
  "w.sword": "Short sword", "w.sword.how": "reach 2 cm, +0", "w.bow": "Hand crossbow", "w.bow.how": "25 cm, +1",
  "step.1": "Initiative", "step.2": "Powers", "step.3": "Event", "step.4": "Recovery", "step.5": "Alert", "step.6": "Activations", "step.7": "Objectives", "step.8": "Desertion",
  "set.withdraw": "Withdraw at the end of the round", "choice.yes": "yes", "choice.no": "no",
};

export function option(id: string, more: Partial<Option> = {}): Option {
  return {
    id, label: line(`s.${id}`), fact: null, command: { kind: id, figure: "m" }, blanks: [], key: "", icon: id, token: "m",
    ends: false, possible: true, why: null, rule: null, ...more,
  };
}

const blank = { label: null, among: [], of: null, per: {}, cells: [], low: 0, high: 0, start: null, optional: false };

const SLOT: Option[] = [
  option("move", {
    key: "M", fact: line("s.upto", { limit: { kind: "cm", units: 1000 } }),
    blanks: [{ ...blank, name: "path", kind: "path", high: 1000, start: [2250, 4100] }, { ...blank, name: "facing", kind: "facing", optional: true }],
  }),
  option("shoot", { key: "S", fact: line("s.range", { count: 2 }), blanks: [{ ...blank, name: "target", kind: "token", among: ["q", "t"] }] }),
  option("turn", { key: "T", fact: line("s.free"), blanks: [{ ...blank, name: "facing", kind: "facing" }] }),
  option("strike", { key: "F", icon: "melee", possible: false, why: line("s.none"), rule: "R-44" }),
  option("end", { key: "Space", fact: line("s.keeps", { count: 2 }), ends: true }),
];

const REROLL: Option[] = [
  option("reroll1", { key: "1", icon: "dice", fact: line("s.wins", { chance: { kind: "percent", tenths: 621 } }) }),
  option("keep", { key: "2", icon: "check", fact: line("s.fails") }),
];

export function options(ask: string, rows: readonly Option[]): Record<string, OptionRow> {
  return Object.fromEntries(rows.map((row, place) => [`${ask}/${row.id}`, { ask, place, option: row }]));
}

const ask = (more: Partial<AskRow>): AskRow => ({
  seat: 1, kind: "slot", title: line("s.slot", { who: { kind: "name", token: "m" } }), text: null, default: null, since: 0, due: null, token: "m", ...more,
});

const TEST: Test = {
  rows: [
    { token: "m", seat: 1, verb: line("s.shoots"), pool: line("s.pool", { own: 4, plus: 1 }), sides: 6, total: 9, losing: true, rolls: [41],
      dice: [{ face: 5, sort: "own", fate: "kept" }, { face: 4, sort: "advantage", fate: "kept" }, { face: 4, sort: "own", fate: "spare" }, { face: 3, sort: "own", fate: "spare" }, { face: 1, sort: "own", fate: "spare" }] },
    { token: "q", seat: 2, verb: line("s.defends"), pool: line("s.pooldef"), sides: 6, total: 10, losing: false, rolls: [42],
      dice: [{ face: 6, sort: "own", fate: "kept" }, { face: 4, sort: "advantage", fate: "kept" }, { face: 3, sort: "own", fate: "spare" }, { face: 6, sort: "own", fate: "cancelled" }, { face: 6, sort: "penalty", fate: "hit" }] },
  ],
  verdict: line("s.beats"), stake: null, decider: 1,
};

const cue = (key: string, more: Partial<Cue> = {}): Cue => ({
  line: line(key), seat: null, tokens: [], rules: [], test: null, receipt: null, motion: null, heading: false, undone: null, ...more,
});
const name = (token: string) => ({ kind: "name", token }) as const;

export const LOG: LogLine[] = [
  { order: 40, at: 3_000_000, cue: cue("log.head", { heading: true }) },
  { order: 41, at: 3_010_000, cue: cue("log.move", { line: line("log.move", { who: name("b"), length: { kind: "cm", units: 1820 } }), seat: 1 }) },
  { order: 42, at: 3_070_000, cue: cue("log.alert", { line: line("log.alert", { who: name("p") }), seat: 1 }) },
  { order: 43, at: 3_130_000, cue: cue("log.shot", { line: line("log.shot", { who: name("i"), whom: name("s") }), seat: 2, rules: ["R-60", "R-13"], test: TEST }) },
];

const stats = ["attack", "shoot", "defence", "aptitude", "will", "move", "health"].map((key, place) => ({ label: line(`st.${key}`), text: null, number: [4, 4, 3, 4, 3, 10, 5][place] ?? 0 }));
const card = (token: string): Card => ({
  where: "roster", title: line(token), seat: null, token, stats, open: true,
  rows: [{ label: line("w.sword"), text: line("w.sword.how"), number: null }, { label: line("w.bow"), text: line("w.bow.how"), number: null }],
});

export const SIGHT: Receipt = {
  viewer: "m", target: "q", gap: 2414, limit: 2500, margin: 86, sight: "cover", permille: 319, eye: [2250, 4100, 360], bottom: 500, top: 900, card: [[4800, 3200], [4880, 3510]],
  blockers: [{ id: "mast", permille: 521, shadows: [[[40, 500], [190, 500], [190, 900], [40, 900]]] }, { id: "plinth", permille: 187, shadows: [[[150, 500], [320, 500], [320, 680], [150, 660]]] }],
};

export const QUOTE: Quote = {
  price: { "ap:m": 1 }, left: { "ap:m": 1 }, length: null, limit: null, path: [], receipts: [SIGHT],
  odds: { win: 682, outcomes: [["odds.1", 380], ["odds.2", 242], ["odds.3", 60], ["odds.miss", 318]], pools: line("s.five") }, notes: [], opens: [], rules: ["R-45"],
};

export function view(state: "slot" | "reroll" | "wait" = "slot"): View {
  const asks = {
    slot: { a1: ask({}) },
    reroll: { a2: ask({ kind: "reroll", title: line("s.reroll"), text: line("s.stake", { who: name("q") }), default: line("s.keepdef"), since: 3_594_000, due: 3_624_000 }) },
    wait: { a3: ask({ seat: 2, token: null, title: line("s.reroll"), default: line("s.keepdef"), since: 3_590_000, due: 3_617_000 }) },
  }[state];
  return {
    ...VIEW,
    asks: asks as Record<string, AskRow>,
    options: state === "slot" ? options("a1", SLOT) : state === "reroll" ? options("a2", REROLL) : {},
    tests: state === "reroll" ? { t: TEST } : {},
    phase: { now: { round: 3, rounds: 6, step: 6, steps: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => line(`step.${n}`)), seat: 1 } },
    cards: Object.fromEntries(Object.keys(VIEW.tokens).map((id) => [id, card(id)])),
    sides: Object.fromEntries(SCENERY.sides.map((side) => [String(side.seat), side])),
    fair: { now: { seat: 1, free: [42], asks: [41], paused: false } },
  };
}

export function welcome(state: "slot" | "reroll" | "wait" = "slot"): Welcome {
  const shown = view(state);
  return {
    type: "welcome", instance: "i1", game: "g1", ruleset: "ruins", viewer: { role: "seat", seat: 1 }, generation: 1, order: 43,
    hash: digest(shown), chain: "c0", setup: SCENERY, view: shown, settings: [{ key: "withdraw", label: line("set.withdraw"), choices: ["yes", "no"] }],
    sealed: {}, catalogue: { en: WORDS, fr: WORDS }, log: LOG, time: 3_600_000, delay: 0,
  };
}
