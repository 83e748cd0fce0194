// A table of cells to draw while the board is built and tested: stacks, a swarm, a crowd, a way to choose.
import type { Line, Piece, Scenery, Token, View } from "../wire";
import { VIEW } from "./sample";

const words = (key: string): Line => ({ key, params: {} });

function unit(side: number, name: string, column: number, row: number, glyph: string, life: [number, number], swarm = 1): Token {
  return {
    side, name, glyph, place: { kind: "in_cell", column, row }, base: 0, height: 0, facing: null, leader: false, group: null,
    badges: [], reaches: [],
    pips: { life: { now: life[0], most: life[1] }, ...(swarm > 1 ? { swarm: { now: swarm, most: swarm } } : {}) },
  };
}

export const UNITS: Record<string, Token> = {
  a: unit(1, "Reed Runner", 3, 3, "spear", [2, 4]), b: unit(1, "Bog Sisters", 3, 3, "claw", [3, 3], 2),
  c: unit(2, "Pick Gang", 3, 3, "hammer", [5, 5], 2), d: unit(2, "Chisel Hound", 3, 3, "claw", [2, 2]),
  e: unit(2, "Slab Bearer", 3, 3, "shield", [4, 6]), f: unit(1, "Heron Rider", 5, 3, "wing", [3, 3]),
  g: unit(2, "Powder Boy", 5, 3, "star", [2, 2]), h: unit(1, "Eel Catcher", 1, 3, "spear", [2, 2]),
  i: unit(1, "Old Willow", 0, 3, "shield", [6, 6]), j: unit(2, "Overseer", 6, 3, "flag", [4, 4]),
  k: unit(2, "One", 2, 1, "bow", [1, 1]), l: unit(2, "Two", 2, 1, "bow", [1, 1]), m: unit(2, "Three", 2, 1, "bow", [1, 1]),
  n: unit(2, "Four", 2, 1, "bow", [1, 1]),
};

const ground = (look: string, ...cells: [number, number][]): Piece => ({ look, name: words(`terrain.${look}`), blocks: [], cells });

export function CELLS(shape: "square" | "hex"): Scenery {
  return {
    title: words("Three Fords"), brief: null,
    table: {
      width: 4000, height: 3000, measure: "cm", grid: { shape, cell: 500, columns: 8, rows: 6 }, levels: [0],
      seen_permille: 1, cover_permille: 1, eye_permille: 900,
    },
    pieces: {
      water: ground("water", [3, 0], [3, 1], [4, 2], [4, 3], [4, 4], [5, 5]), rock: ground("rock", [1, 1], [6, 1], [6, 2], [1, 4]),
      crag: ground("crag", [0, 0], [7, 0]),
    },
    sides: [
      { seat: 1, name: words("Fen"), mark: 1, points: null, out: false },
      { seat: 2, name: words("Quarry"), mark: 2, points: null, out: false },
    ],
  };
}

export const CELLS_VIEW: View = {
  ...VIEW,
  tokens: UNITS,
  track: {},
  options: {},
  areas: { o: { what: "objective", label: words("2"), letter: "2", owner: null, points: [], radius: 0, cells: [[2, 4], [5, 2]] } },
  links: { p: { tail: "c", head: "a", what: "pairing", good: true }, q: { tail: "d", head: "b", what: "pairing", good: true } },
};
