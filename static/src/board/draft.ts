// The gesture in hand: a path, a way over cells, a place or a facing that is drawn but not yet given (P-21).
import type { Blank, Option, Token, View } from "../wire";

export type Point = [number, number];

/** What a draft fills: a path in units, cells one after the other, one cell, one point, or only a facing. */
export type DraftKind = "path" | "steps" | "cell" | "point" | "facing";

/** `points` are units (cells for `steps` and `cell`), the start first; `high` bounds a path's length, 0 for no bound. */
export interface Draft {
  readonly kind: DraftKind;
  /** Key of the option in `view.options`, and the blanks that the points and the facing go into. */
  readonly option: string;
  readonly blank: string;
  readonly turn: string | null;
  readonly token: string | null;
  readonly points: readonly Point[];
  readonly facing: Point | null;
  readonly cells: readonly Point[];
  readonly high: number;
  /** Put down: the end no longer follows the pointer, `onDrop` is what comes next. */
  readonly settled: boolean;
}

const KINDS: Partial<Record<Blank["kind"], DraftKind>> = { path: "path", cell: "cell", point: "point", facing: "facing" };

/** The draft that an option begins, or nothing if the board has no blank of it to fill. */
export function draftOf(view: View, key: string): Draft | null {
  const option = view.options[key]?.option;
  const blank = option?.blanks.find((b) => KINDS[b.kind] !== undefined);
  if (!option?.possible || !blank) return null;
  const token = option.token === null ? undefined : view.tokens[option.token];
  const inCells = blank.kind === "path" && blank.cells.length > 0;
  const turn = option.blanks.find((b) => b.kind === "facing" && b !== blank);
  return {
    kind: inCells ? "steps" : (KINDS[blank.kind] ?? "point"),
    option: key,
    blank: blank.name,
    turn: turn?.name ?? null,
    token: option.token,
    points: startOf(blank, token),
    facing: blank.kind === "facing" ? (token?.facing ?? null) : null,
    cells: blank.cells,
    high: blank.high,
    settled: false,
  };
}

/** The option that moves a figure along a path drawn by hand, if one is offered: its key. */
export function moveOf(view: View, token: string): string | null {
  const fits = ([, row]: [string, { option: Option; place: number }]): boolean =>
    row.option.possible && row.option.token === token && row.option.blanks.some((b) => b.kind === "path");
  const rows = Object.entries(view.options).filter(fits);
  rows.sort(([, a], [, b]) => a.place - b.place);
  return rows[0]?.[0] ?? null;
}

/** What the blanks of a draft are filled with, ready to be put into the option's command. */
export function filled(draft: Draft): Record<string, unknown> {
  if (draft.kind === "facing") return { [draft.blank]: draft.facing };
  const way = legs(draft);
  const body = draft.kind === "path" || draft.kind === "steps" ? way : way.at(-1);
  return { [draft.blank]: body, ...(draft.turn ? { [draft.turn]: facingOf(draft) } : {}) };
}

/** Whether there is something to give: a path with a leg, a cell, a point, a facing. */
export function ready(draft: Draft): boolean {
  if (draft.kind === "facing") return draft.facing !== null;
  return legs(draft).length > (draft.kind === "path" || draft.kind === "steps" ? 1 : 0);
}

/** The points without those that stand still: a corner that was just set has its end on it. */
export function legs(draft: Draft): Point[] {
  return draft.points.filter(([x, y], i) => {
    const before = draft.points[i - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

/** The facing at the end: the one chosen, else along the last leg. */
export function facingOf(draft: Draft): Point | null {
  if (draft.facing) return draft.facing;
  const [from, to] = legs(draft).slice(-2);
  return from && to ? [to[0] - from[0], to[1] - from[1]] : null;
}

function startOf(blank: Blank, token: Token | undefined): Point[] {
  if (blank.kind !== "path") return [];
  if (blank.start) return [blank.start];
  if (token?.place.kind === "at") return [[token.place.x, token.place.y]];
  return token?.place.kind === "in_cell" ? [[token.place.column, token.place.row]] : [];
}
