// Cells of a table that is played in squares or hexagons: where they lie, which one is under a point.
import type { Grid, Table } from "../wire";
import type { Point } from "./draft";

const ROOT3 = Math.sqrt(3);

/** The middle of a cell in units; hexagons stand on a point, odd rows are shifted right by half. */
export function centre(grid: Grid, [column, row]: Point): Point {
  const half = grid.cell / 2;
  if (grid.shape === "square") return [column * grid.cell + half, row * grid.cell + half];
  const side = grid.cell / ROOT3;
  return [half + column * grid.cell + (row % 2 === 1 ? half : 0), side + row * side * 1.5];
}

/** The corners of a cell in units, drawn in by `by`. */
export function corners(grid: Grid, cell: Point, by = 0): Point[] {
  const [x, y] = centre(grid, cell);
  if (grid.shape === "square") {
    const h = grid.cell / 2 - by;
    return [[x - h, y - h], [x + h, y - h], [x + h, y + h], [x - h, y + h]];
  }
  const r = grid.cell / ROOT3 - by;
  return Array.from({ length: 6 }, (_, i): Point => [x + r * Math.sin((i * Math.PI) / 3), y - r * Math.cos((i * Math.PI) / 3)]);
}

/** The cell under a point in units, or nothing outside the grid. */
export function cellAt(grid: Grid, at: Point): Point | null {
  const guess = Math.round(at[1] / (grid.shape === "square" ? grid.cell : (grid.cell / ROOT3) * 1.5));
  let best: Point | null = null;
  let least = grid.cell / (grid.shape === "square" ? Math.SQRT2 : ROOT3) + 1;
  for (let row = Math.max(0, guess - 1); row <= Math.min(grid.rows - 1, guess + 1); row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const [x, y] = centre(grid, [column, row]);
      const far = Math.hypot(at[0] - x, at[1] - y);
      if (far < least) [best, least] = [[column, row], far];
    }
  }
  return best;
}

export function cellsOf(grid: Grid): Point[] {
  return Array.from({ length: grid.rows * grid.columns }, (_, i) => [i % grid.columns, Math.floor(i / grid.columns)]);
}

/** The size of what is drawn, in units: the table, or its grid if that is larger. */
export function extent(table: Table): { width: number; height: number } {
  const grid = table.grid;
  if (!grid) return { width: table.width, height: table.height };
  const last: Point[] = [[grid.columns - 1, Math.min(1, grid.rows - 1)], [grid.columns - 1, grid.rows - 1]];
  const spots = last.flatMap((cell) => corners(grid, cell));
  const [width, height] = [Math.max(...spots.map((p) => p[0])), Math.max(...spots.map((p) => p[1]))];
  return { width: Math.ceil(Math.max(table.width, width)), height: Math.ceil(Math.max(table.height, height)) };
}
