// The fine lines in a cell that say what lies there: waves, stones, peaks. Around a middle in mm, for cells of `size` mm.
import { seeded } from "./ornaments";
import { n } from "./outline";

export interface Texture {
  readonly d: string;
  readonly paint: string;
}

/** What is drawn into a cell of this look, if anything. */
export function texture(look: string, x: number, y: number, size: number): Texture | null {
  const k = size / 50;
  if (look === "water") return { d: waves(x, y, k), paint: "tex w" };
  if (look === "rock" || look === "rubble") return { d: rocks(x, y, k), paint: "tex rk" };
  if (look === "crag" || look === "wall") return { d: peaks(x, y, k), paint: "tex pk" };
  return null;
}

function waves(x: number, y: number, k: number): string {
  const rows = [[0, -12], [12, -2], [-2, 9]] as const;
  return rows
    .map(([d, e]) => `M${n(x + (d - 15) * k)} ${n(y + e * k)}q${n(3.5 * k)} ${n(-3 * k)} ${n(7 * k)} 0t${n(7 * k)} 0`)
    .join("");
}

function rocks(x: number, y: number, k: number): string {
  const chance = seeded(`${x}.${y}`);
  const spots = [[-13, -10], [-4, -15], [10, -12], [15, 2], [-16, 4], [-9, 14], [7, 13]] as const;
  return spots
    .map(([dx, dy]) => {
      const [size, first] = [(2.4 + chance() * 1.8) * k, chance() * 6];
      const corners = Array.from({ length: 5 }, (_, i) => {
        const angle = first + (i * 2 * Math.PI) / 5;
        const far = size * (0.75 + chance() * 0.25);
        return `${n(x + dx * k + far * Math.cos(angle))} ${n(y + dy * k + 0.8 * far * Math.sin(angle))}`;
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
}

function peaks(x: number, y: number, k: number): string {
  const step = (dx: number, dy: number): string => `${n(dx * k)} ${n(dy * k)}`;
  const start = (dx: number, dy: number): string => `M${n(x + dx * k)} ${n(y + dy * k)}`;
  const range = `${start(-14, 8)}l${step(8, -16)} ${step(6, 9)} ${step(5, -6)} ${step(9, 13)}z`;
  return `${range}${start(-6, -8)}l${step(2, 9)}${start(5, -5)}l${step(0, 8)}`;
}
