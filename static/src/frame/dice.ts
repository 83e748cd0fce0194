// How dice are drawn and in which order: kept first, spares by size, cancelled beside what cancelled them.
import type { Die } from "../wire";

type Spot = [number, number];

export const PIPS: Readonly<Record<number, Spot[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** Outlines in a box of 44: of the three sorts of six-sided dice, and of dice with other numbers of sides. */
export const SHAPES: Readonly<Record<string, string>> = {
  own: "M12 6h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z",
  advantage: "M14 6h16l8 8v16l-8 8H14l-8-8V14z",
  penalty: "M22 3.5 38 12.7v18.6L22 40.5 6 31.3V12.7z",
  d4: "M22 4 41 38H3z",
  d8: "M22 2.5 40 22 22 41.5 4 22z",
  d20: "M22 2 39 12v20L22 42 5 32V12z",
};

export const RINGS: Readonly<Record<string, string>> = {
  own: "M11 2h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9H11a9 9 0 0 1-9-9V11a9 9 0 0 1 9-9z",
  advantage: "M12.4 2h19.2L42 12.4v19.2L31.6 42H12.4L2 31.6V12.4z",
};

/** Dice that stand together: kept, spare, struck with its canceller, without effect. */
export function groups(dice: readonly Die[]): Die[][] {
  const pool = dice.filter((die) => die.sort !== "penalty");
  const penalties = dice.filter((die) => die.sort === "penalty");
  const kept = pool.filter((die) => die.fate === "kept" || die.fate === "hit" || die.fate === "miss");
  const spare = pool.filter((die) => die.fate === "spare").sort((a, b) => b.face - a.face);
  const struck = pool.filter((die) => die.fate === "cancelled");
  return [kept, spare, paired(struck, penalties.filter((die) => die.fate !== "idle")), penalties.filter((die) => die.fate === "idle")].filter(
    (group) => group.length > 0,
  );
}

/** Each struck die beside a penalty die of its face. */
function paired(struck: readonly Die[], cancellers: readonly Die[]): Die[] {
  const left = [...cancellers];
  const out = struck.flatMap((die) => {
    const at = left.findIndex((other) => other.face === die.face);
    return at < 0 ? [die] : [die, ...left.splice(at, 1)];
  });
  return [...out, ...left];
}
