// Tokens that share a cell stand apart in it: the side whose turn it is above, a crowd as a count (screen, Cells).
import type { Grid, Token } from "../wire";
import { centre } from "./grid";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Crowd extends Spot {
  readonly side: number;
  readonly count: number;
}

const MOST = 3;
const ROW = 0.21;
const STEPS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-0.19, 0.19], 3: [-0.312, 0, 0.312] };

interface Camp {
  readonly side: number;
  readonly ids: readonly string[];
}

/** Where each token in a cell is drawn, in units; those of a crowd are left out. */
export function spread(
  tokens: Readonly<Record<string, Token>>, grid: Grid, order: readonly string[], active: number | null,
): Map<string, Spot> {
  const out = new Map<string, Spot>();
  for (const { cell, camps } of shared(tokens, order, active)) {
    camps.forEach((camp, row) => {
      if (camp.ids.length > MOST) return;
      camp.ids.forEach((id, i) => out.set(id, spotIn(grid, cell, camps, row, STEPS[camp.ids.length]?.[i] ?? 0)));
    });
  }
  return out;
}

/** The camps that are too many to be drawn one by one. */
export function crowds(
  tokens: Readonly<Record<string, Token>>, grid: Grid, order: readonly string[], active: number | null,
): (Crowd & { ids: readonly string[] })[] {
  return shared(tokens, order, active).flatMap(({ cell, camps }) =>
    camps.flatMap((camp, row) =>
      camp.ids.length > MOST
        ? [{ ...spotIn(grid, cell, camps, row, 0), side: camp.side, count: camp.ids.length, ids: camp.ids }]
        : [],
    ),
  );
}

function spotIn(grid: Grid, cell: [number, number], camps: readonly Camp[], row: number, step: number): Spot {
  const [x, y] = centre(grid, cell);
  const crowded = Math.max(...camps.map((camp) => Math.min(camp.ids.length, MOST)));
  const alone = camps.length === 1;
  const rise = alone ? 0 : (row - (camps.length - 1) / 2) * 2 * ROW;
  const r = alone && (crowded === 1 || camps[row]!.ids.length > MOST) ? 0.2 : crowded === MOST ? 0.124 : 0.14;
  return { x: x + step * grid.cell, y: y + rise * grid.cell, r: r * grid.cell };
}

function shared(tokens: Readonly<Record<string, Token>>, order: readonly string[], active: number | null) {
  const cells = new Map<string, { cell: [number, number]; ids: string[] }>();
  for (const id of order) {
    const place = tokens[id]?.place;
    if (place?.kind !== "in_cell") continue;
    const key = `${place.column}.${place.row}`;
    const entry = cells.get(key) ?? { cell: [place.column, place.row], ids: [] };
    cells.set(key, { ...entry, ids: [...entry.ids, id] });
  }
  return [...cells.values()].map(({ cell, ids }) => ({ cell, camps: camps(tokens, ids, active) }));
}

/** The tokens of a cell by side, the active side first. */
function camps(tokens: Readonly<Record<string, Token>>, ids: readonly string[], active: number | null): Camp[] {
  const sides = [...new Set(ids.map((id) => tokens[id]?.side ?? 0))];
  sides.sort((a, b) => Number(b === active) - Number(a === active) || b - a);
  return sides.map((side) => ({ side, ids: ids.filter((id) => tokens[id]?.side === side) }));
}
