// Made from app/wire/messages.py by `make types`. Do not edit.

export type FromScreen = Hello | Do | Try | Query | Seal | Propose | Reply | Concede | Say | Point | Resume | Report;
export type ToScreen =
  | Welcome
  | Step
  | Heartbeat
  | Done
  | RefusedNote
  | StaleNote
  | Quoted
  | AnswerTo
  | Sealed
  | Said
  | Pointed
  | Presence
  | Rematch
  | Fault;

/**
 * The answer to a question about the table.
 *
 */
export interface AnswerTo {
  type: "answered";
  id: number;
  receipt: Receipt | null;
  odds: Odds | null;
}
/**
 * The answer behind a ruling: distance, margin, sight class and share, blockers, the card they fall on (T-16).
 *
 */
export interface Receipt {
  viewer: string;
  target: string;
  gap: number;
  limit: number | null;
  margin: number | null;
  sight: ("none" | "cover" | "full") | null;
  permille: number | null;
  blockers: Blocker[];
  card: [[number, number], [number, number]] | null;
  bottom: number;
  top: number;
  eye: [number, number, number] | null;
}
/**
 * What hides a target: the piece or token, the share that it hides alone, its shadow on the card.
 *
 */
export interface Blocker {
  id: string;
  permille: number;
  shadows: [number, number][][];
}
/**
 * Exact chances in tenths of a per cent: to win, and of each outcome by its key in order of showing.
 *
 */
export interface Odds {
  win: number;
  outcomes: [string, number][];
  pools: Line | null;
}
/**
 * A sentence: the key of its text and what to put in.
 *
 */
export interface Line {
  key: string;
  params: {
    [k: string]: number | string | Cm | Mm | Permille | Percent | Key | Name | Side;
  };
}
/**
 * A length in units of 0.1 mm, shown in centimetres (or inches, as the player likes).
 *
 */
export interface Cm {
  units: number;
  kind: "cm";
}
/**
 * A small length or margin in units of 0.1 mm, shown in millimetres.
 *
 */
export interface Mm {
  units: number;
  kind: "mm";
}
/**
 * A share in thousandths, shown with its sign.
 *
 */
export interface Permille {
  share: number;
  kind: "permille";
}
/**
 * A chance in tenths of a per cent.
 *
 */
export interface Percent {
  tenths: number;
  kind: "percent";
}
/**
 * A phrase of the catalogue, put in place.
 *
 */
export interface Key {
  key: string;
  kind: "key";
}
/**
 * The name of a token, by its id.
 *
 */
export interface Name {
  token: string;
  kind: "name";
}
/**
 * The name of a side, by its seat.
 *
 */
export interface Side {
  seat: number;
  kind: "side";
}
/**
 * A zone, aura or objective: a polygon, a disc (one point and a radius) or cells.
 *
 * `letter` is what it is called by on the table, when sentences speak of it so.
 *
 */
export interface Area {
  what: string;
  label: Line | null;
  letter: string;
  owner: number | null;
  points: [number, number][];
  radius: number;
  cells: [number, number][];
}
/**
 * An open ask as everybody sees it: who is waited for, until when (game time, ms), what happens else.
 *
 */
export interface AskRow {
  seat: number;
  kind: string;
  title: Line;
  text: Line | null;
  default: Line | null;
  since: number;
  due: number | null;
  token: string | null;
}
/**
 * A place in units; z is the height of the feet.
 *
 */
export interface At {
  x: number;
  y: number;
  z: number;
  kind: "at";
}
/**
 * A gap in a command that the player fills (P-21).
 *
 * `among` lists what it may be (token ids, choices); `per` the same for each value of the blank `of`. `low` and
 * `high` bound a number, a count of tokens, or a path's length in units; `start` is where a path begins; `cells`
 * lists the cells allowed. What is `optional` may be left out.
 *
 */
export interface Blank {
  name: string;
  kind:
    "token" | "tokens" | "point" | "cell" | "path" | "facing" | "choice" | "number" | "text" | "pairs" | "placements";
  label: Line | null;
  among: string[];
  of: string | null;
  per: {
    [k: string]: string[];
  };
  cells: [number, number][];
  low: number;
  high: number;
  start: [number, number] | null;
  optional: boolean;
}
/**
 * A solid of a piece: an upright prism.
 *
 */
export interface Block {
  footprint: [number, number][];
  bottom: number;
  top: number;
  opaque: boolean;
  passage: "free" | "difficult" | "climb" | "blocked";
}
/**
 * A card: of a figure, in a hand, on a token, of a player; `open` is false for one that is only counted.
 *
 */
export interface Card {
  where: "roster" | "hand" | "token" | "player";
  title: Line;
  seat: number | null;
  token: string | null;
  stats: CardRow[];
  rows: CardRow[];
  open: boolean;
}
/**
 * A line of a card.
 *
 */
export interface CardRow {
  label: Line;
  text: Line | null;
  number: number | null;
}
/**
 * A seat's own clock in ms, and the game time from which it runs (none: it stands).
 *
 */
export interface ClockRow {
  seat: number;
  left: number;
  runs_since: number | null;
}
/**
 * Give up the game.
 *
 */
export interface Concede {
  type: "concede";
  /**
   * 16 random bytes in hex, one an intent
   */
  cid: string;
}
/**
 * One thing that happened, as this viewer may know it: a sentence for the log and what folds out below it.
 *
 */
export interface Cue {
  line: Line | null;
  seat: number | null;
  tokens: string[];
  rules: string[];
  test: Test | null;
  receipt: Receipt | null;
  motion: Motion | null;
  heading: boolean;
  undone: number | null;
}
/**
 * Dice in flight or just thrown: the rows, what they mean so far, who decides and what is at stake.
 *
 */
export interface Test {
  rows: TestRow[];
  verdict: Line | null;
  stake: Line | null;
  decider: number | null;
}
/**
 * One side of a test: who rolled what; dice in the order of showing; `dice` empty = not rolled yet.
 *
 */
export interface TestRow {
  token: string;
  seat: number;
  verb: Line;
  pool: Line | null;
  sides: number;
  dice: Die[];
  total: number | null;
  losing: boolean;
  rolls: number[];
}
/**
 * One die as rolled: what it is and what became of it.
 *
 */
export interface Die {
  face: number;
  sort: "own" | "advantage" | "penalty";
  fate: "kept" | "spare" | "cancelled" | "idle" | "hit" | "miss";
}
/**
 * A token's way to be played on the screen.
 *
 */
export interface Motion {
  token: string;
  path: [number, number][];
}
/**
 * Another link to a seat that this session holds, for a second device.
 *
 */
export interface DeviceLink {
  link: string;
}
/**
 * Answer an open ask: an offered option's command with its blanks filled (P-10).
 *
 */
export interface Do {
  type: "do";
  /**
   * 16 random bytes in hex, one an intent
   */
  cid: string;
  ask: string;
  command: {
    [k: string]: unknown;
  };
}
/**
 * The order with this cid was taken, once, as order number `order`.
 *
 */
export interface Done {
  type: "done";
  /**
   * 16 random bytes in hex, one an intent
   */
  cid: string;
  order: number;
}
/**
 * How the game ended.
 *
 */
export interface EndRow {
  winners: number[];
  reason: Line;
}
/**
 * What to draw beside a refusal; points in units of 0.1 mm.
 *
 */
export interface Evidence {
  points: [number, number][];
  lines: [[number, number], [number, number]][];
  tokens: string[];
  pieces: string[];
  receipt: Receipt | null;
}
/**
 * How far back undo is free and for whom: order numbers it may lead to, nearest first; `asks`: with consent.
 *
 */
export interface FairRow {
  seat: number | null;
  free: number[];
  asks: number[];
  paused: boolean;
}
/**
 * A frame could not be read, or a limit was passed; `path` leads to what is wrong.
 *
 */
export interface Fault {
  type: "fault";
  code: string;
  reason: string;
  path: string;
}
/**
 * The links of a new game: path and fragment for each seat, and for watchers.
 *
 */
export interface GameLinks {
  game: string;
  seats: {
    [k: string]: string;
  };
  watch: string;
}
/**
 * `GET /api/games`: a game in which this session holds seats, the one that went on last first.
 *
 * `setup` is its key among those of the ruleset (empty: none of them). `seat` is the one to come in by: of several
 * `seats` one that is waited for. `bots` are the seats that bots play, and their sort. `turn`: whether `seat` is
 * waited for; `waits` all that are. `round` of `rounds`, both 0 where there are none. `updated`: when it last went on,
 * in ms since 1970.
 *
 */
export interface GameRow {
  game: string;
  ruleset: string;
  setup: string;
  title: Line;
  seat: number;
  seats: number[];
  bots: {
    [k: string]: string;
  };
  round: number;
  rounds: number;
  turn: boolean;
  waits: number[];
  order: number;
  ended: boolean;
  updated: number;
}
/**
 * Cells, when the game is played in them; `cell` is their size across.
 *
 */
export interface Grid {
  shape: "square" | "hex";
  cell: number;
  columns: number;
  rows: number;
}
/**
 * A formation: its members, what it is part of, whether it keeps together.
 *
 */
export interface Group {
  side: number;
  name: Line;
  tokens: string[];
  parent: string | null;
  whole: boolean;
}
/**
 * `GET /api/health`: ready for players or not (503), and which server process this is.
 *
 */
export interface Health {
  ready: boolean;
  instance: string;
  version: string;
}
/**
 * Every 10 s: where this audience is; a lost tail is found so (P-05).
 *
 */
export interface Heartbeat {
  type: "heartbeat";
  order: number;
  time: number;
}
/**
 * First frame: the one-time ticket, and the place to go on from if this screen was here before (P-02).
 *
 */
export interface Hello {
  type: "hello";
  ticket: string;
  since: Since | null;
}
/**
 * The place in the game up to which a screen has been told.
 *
 */
export interface Since {
  generation: number;
  order: number;
}
/**
 * A place in a cell: column and row.
 *
 */
export interface InCell {
  column: number;
  row: number;
  kind: "in_cell";
}
/**
 * A line between two tokens: engaged, coherency, pairing, target.
 *
 */
export interface Link {
  tail: string;
  head: string;
  what: string;
  good: boolean;
}
/**
 * One line of the log: the order that it belongs to, when (game time, ms), and the cue.
 *
 */
export interface LogLine {
  order: number;
  at: number;
  cue: Cue;
}
/**
 * `GET /api/games/{id}/log?before=&seat=`: older lines, earliest first; `more` if there are still older ones.
 *
 */
export interface LogPage {
  lines: LogLine[];
  more: boolean;
}
/**
 * `POST /api/games`: begin a game; a seat is a link or, among `bots`, one that a bot of this sort plays.
 *
 */
export interface NewGame {
  ruleset: string;
  setup: string;
  bots: number[];
  bot: "random";
}
/**
 * Not on the table; why, as a key (`off.out`, `off.reserve`, `off.left`).
 *
 */
export interface Off {
  why: string;
  kind: "off";
}
/**
 * An offer between players: undo to the end of an order, a draw, a pause, a rematch; who has said yes.
 *
 */
export interface OfferRow {
  seat: number;
  what: string;
  to: number | null;
  yes: number[];
}
/**
 * One command on offer: its words, its key, the template whose blanks are to be filled; or why it is impossible.
 *
 */
export interface Option {
  id: string;
  label: Line;
  fact: Line | null;
  command: {
    [k: string]: unknown;
  };
  blanks: Blank[];
  key: string;
  icon: string;
  token: string | null;
  ends: boolean;
  possible: boolean;
  why: Line | null;
  rule: string | null;
}
/**
 * An option on the screen, under the ask that it answers; `place` is the order of showing.
 *
 */
export interface OptionRow {
  ask: string;
  place: number;
  option: Option;
}
/**
 * For each collection: the entries that changed, and the keys that went.
 *
 */
export interface Patch {
  put: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  gone: {
    [k: string]: string[];
  };
}
/**
 * Where the game is: round of rounds, step of steps.
 *
 */
export interface Phase {
  round: number;
  rounds: number;
  step: number;
  steps: Line[];
  seat: number | null;
}
/**
 * A piece of terrain.
 *
 * `look` is how it is drawn: wall, low_wall, building, door, window, pillar, crate, floor, rubble, tree, cell.
 *
 */
export interface Piece {
  look: string;
  name: Line;
  blocks: Block[];
  cells: [number, number][];
}
/**
 * A small count on a base or card: now of most (wounds left, action points).
 *
 */
export interface Pips {
  now: number;
  most: number;
}
/**
 * A ping on the table, seen for a moment, never stored; in units of 0.1 mm.
 *
 */
export interface Point {
  type: "point";
  x: number;
  y: number;
}
/**
 * A ping by another.
 *
 */
export interface Pointed {
  type: "pointed";
  seat: number;
  x: number;
  y: number;
}
/**
 * Which seats are here (one that a bot plays always is), and how many watch.
 *
 */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
}
/**
 * What is wrong: a code for programs, a sentence for people, the path to the fault.
 *
 */
export interface Problem {
  code: string;
  reason: string;
  path: string;
}
/**
 * Offer something to the opponents; an undo that is fair is done at once (P-14).
 *
 */
export interface Propose {
  type: "offer";
  /**
   * 16 random bytes in hex, one an intent
   */
  cid: string;
  what: "undo" | "draw" | "pause" | "resume" | "rematch";
  to: number | null;
}
/**
 * A question about the table: measure, sight, odds (P-12).
 *
 */
export interface Query {
  type: "query";
  id: number;
  question: {
    [k: string]: unknown;
  };
}
/**
 * What a command would cost and mean, before it is given.
 *
 * `price` names what is paid from each purse (see `Ruleset.purse`) at once; `length` and `limit` a path in units;
 * `left` is what remains after; `notes` are sentences (who engages, who sees), `opens` the kinds of asks to come.
 *
 */
export interface Quote {
  price: {
    [k: string]: number;
  };
  left: {
    [k: string]: number;
  };
  length: number | null;
  limit: number | null;
  path: [number, number][];
  receipts: Receipt[];
  odds: Odds | null;
  notes: Line[];
  opens: string[];
  rules: string[];
}
/**
 * The answer to `try`: legal, with price, path, receipts, odds, and what would come of it.
 *
 */
export interface Quoted {
  type: "quoted";
  id: number;
  quote: Quote;
}
/**
 * Not done, nothing changed: a code, a sentence, the rule, and what to draw.
 *
 */
export interface RefusedNote {
  type: "refused";
  cid: string | null;
  id: number | null;
  code: string;
  reason: string;
  line: Line;
  rule: string | null;
  evidence: Evidence | null;
}
/**
 * All have agreed to play again: the next game, and this socket's seat there, which its session holds already.
 *
 * Told to seats alone, again to each that comes in later.
 *
 */
export interface Rematch {
  type: "rematch";
  game: string;
  seat: number;
}
/**
 * Answer an offer.
 *
 */
export interface Reply {
  type: "answer";
  /**
   * 16 random bytes in hex, one an intent
   */
  cid: string;
  offer: string;
  yes: boolean;
}
/**
 * A screen's state did not match its hash; it takes everything anew.
 *
 */
export interface Report {
  type: "report";
  order: number;
  text: string;
}
/**
 * A step was missed: go on from this place.
 *
 */
export interface Resume {
  type: "resume";
  since: Since;
}
/**
 * Who this socket is: a seat (with its number), the public, a caster, a judge.
 *
 */
export interface Role {
  role: "seat" | "public" | "caster" | "judge";
  seat: number;
}
/**
 * `GET /api/rulesets`: a ruleset, its scenarios, and its sentences by language.
 *
 */
export interface RulesetRow {
  key: string;
  setups: SetupRow[];
  catalogue: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * A scenario that a ruleset brings: its key, its words, who plays, and its table to be drawn.
 *
 */
export interface SetupRow {
  key: string;
  title: Line;
  brief: Line | null;
  seats: number[];
  scenery: Scenery;
}
/**
 * What never changes in a game, sent once: title, table, terrain, sides, and what to say of the scenario.
 *
 */
export interface Scenery {
  title: Line;
  brief: Line | null;
  table: Table;
  pieces: {
    [k: string]: Piece;
  };
  sides: SideRow[];
}
/**
 * The table: its size, its measure, its cells if any, the heights of its floors.
 *
 * The three shares in thousandths are those by which a screen's own sight judges as this game does: seen from so much
 * of a body showing on, in cover from so much of it hidden on, the eye at so much of the body's height (T-02, T-13).
 *
 */
export interface Table {
  width: number;
  height: number;
  measure: "cm" | "in";
  grid: Grid | null;
  levels: number[];
  seen_permille: number;
  cover_permille: number;
  eye_permille: number;
}
/**
 * A side: its name, its mark (shape and colour together), its points, whether it is out.
 *
 */
export interface SideRow {
  seat: number;
  name: Line;
  mark: 1 | 2 | 3 | 4;
  points: number | null;
  out: boolean;
}
/**
 * A line of chat; `seat` 0 is a watcher.
 *
 */
export interface Said {
  type: "said";
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * Chat, to those of the same room: players or watchers.
 *
 */
export interface Say {
  type: "say";
  text: string;
}
/**
 * Set or clear (null) a standing order or switch, kept on the server, told to nobody else (P-13).
 *
 */
export interface Seal {
  type: "seal";
  id: number;
  key: string;
  value: string | null;
}
/**
 * The standing orders and switches that one's own seat has set.
 *
 */
export interface Sealed {
  type: "sealed";
  id: number | null;
  values: {
    [k: string]: string;
  };
}
/**
 * A sealed switch or standing order that a seat may set at any time: its key, words, and what it may be.
 *
 */
export interface Setting {
  key: string;
  label: Line;
  choices: string[];
}
/**
 * Something waiting to resolve; the highest place is the top.
 *
 */
export interface StackItem {
  place: number;
  label: Line;
  seat: number | null;
  tokens: string[];
  late: boolean;
}
/**
 * The ask was no longer open; these of yours are. Nothing was done.
 *
 */
export interface StaleNote {
  type: "stale";
  cid: string | null;
  id: number | null;
  asks: string[];
}
/**
 * What happened from one place to another, and the view's patch. Apply only when `from` is your place (P-04).
 *
 */
export interface Step {
  type: "step";
  from: number;
  to: number;
  time: number;
  cues: LogLine[];
  patch: Patch;
  hash: string | null;
  chain: string | null;
}
/**
 * `GET /api/games/{id}/at?order=&seat=`: the view as it stood at the end of an order, as this viewer saw it.
 *
 * `order` is the one that is shown: never past the place of this viewer's audience.
 *
 */
export interface Then {
  order: number;
  view: View;
}
/**
 * Everything a viewer sees. Each member is a collection by key, so that a patch is what changed and what went.
 *
 */
export interface View {
  table: {
    [k: string]: Table;
  };
  pieces: {
    [k: string]: Piece;
  };
  tokens: {
    [k: string]: Token;
  };
  groups: {
    [k: string]: Group;
  };
  links: {
    [k: string]: Link;
  };
  areas: {
    [k: string]: Area;
  };
  sides: {
    [k: string]: SideRow;
  };
  track: {
    [k: string]: TrackRow;
  };
  phase: {
    [k: string]: Phase;
  };
  tests: {
    [k: string]: Test;
  };
  cards: {
    [k: string]: Card;
  };
  stack: {
    [k: string]: StackItem;
  };
  asks: {
    [k: string]: AskRow;
  };
  options: {
    [k: string]: OptionRow;
  };
  clocks: {
    [k: string]: ClockRow;
  };
  offers: {
    [k: string]: OfferRow;
  };
  fair: {
    [k: string]: FairRow;
  };
  end: {
    [k: string]: EndRow;
  };
}
/**
 * A figure or unit. `name` is its proper name; base is a radius; badges are keys (`badge.down`).
 *
 */
export interface Token {
  side: number;
  name: string;
  glyph: string;
  place: At | InCell | Off;
  base: number;
  height: number;
  facing: [number, number] | null;
  leader: boolean;
  group: string | null;
  badges: string[];
  pips: {
    [k: string]: Pips;
  };
  reaches: number[];
}
/**
 * A line of the track, in its order.
 *
 */
export interface TrackRow {
  token: string;
  place: number;
  value: string;
  status: Line | null;
  now: boolean;
  done: boolean;
  out: boolean;
}
/**
 * A one-time ticket, 30 s, for one game and role; `game` is the id for the socket's address `/ws/games/{id}`.
 *
 */
export interface Ticket {
  ticket: string;
  game: string;
  role: "seat" | "public" | "caster" | "judge";
  seat: number;
}
/**
 * `POST /api/ws-ticket`: a link's token (from the URL's fragment) or a session's game and seat.
 *
 */
export interface TicketAsk {
  link: string | null;
  game: string | null;
  seat: number | null;
}
/**
 * What would this command cost and mean? Nothing is done (P-11).
 *
 */
export interface Try {
  type: "try";
  id: number;
  ask: string;
  command: {
    [k: string]: unknown;
  };
}
/**
 * Everything a screen needs to show the game, as of order `order` of its audience (P-03).
 *
 */
export interface Welcome {
  type: "welcome";
  /**
   * this server process; a new one means that it was started anew
   */
  instance: string;
  game: string;
  ruleset: string;
  viewer: Role;
  generation: number;
  order: number;
  hash: string;
  chain: string;
  setup: Scenery;
  view: View;
  settings: Setting[];
  sealed: {
    [k: string]: string;
  };
  catalogue: {
    [k: string]: {
      [k: string]: string;
    };
  };
  log: LogLine[];
  /**
   * game time in ms: runs only while the server runs
   */
  time: number;
  /**
   * how far behind this audience is kept, ms of game time
   */
  delay: number;
}
