// As many figures and pieces as the speed of the table is measured with: 100 and 300.
import type { Piece, Scenery, Token, View } from "../wire";
import { PIECES, SCENERY, TOKENS, VIEW } from "./sample";

const kinds: Piece[] = Object.values(PIECES).filter((piece) => piece.look !== "door" && piece.look !== "window");
const figures: Token[] = Object.values(TOKENS).filter((token) => token.place.kind === "at");

/** A piece somewhere else on the table. */
function shifted(piece: Piece, dx: number, dy: number): Piece {
  const blocks = piece.blocks.map((b) => ({ ...b, footprint: b.footprint.map(([x, y]): [number, number] => [x + dx, y + dy]) }));
  return { ...piece, blocks };
}

export const CROWD: Scenery = {
  ...SCENERY,
  table: { ...SCENERY.table, width: 18000, height: 18000 },
  pieces: Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [`p${i}`, shifted(kinds[i % kinds.length]!, ((i * 37) % 12) * 1000 - 500, ((i * 53) % 13) * 950)]),
  ),
};

export const CROWD_VIEW: View = {
  ...VIEW,
  track: {},
  tokens: Object.fromEntries(
    Array.from({ length: 100 }, (_, i) => {
      const token = figures[i % figures.length]!;
      return [`f${i}`, { ...token, place: { kind: "at", x: 700 + (i % 10) * 1780, y: 800 + Math.floor(i / 10) * 1750, z: 0 } }];
    }),
  ),
};
