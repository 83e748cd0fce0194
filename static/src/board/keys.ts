// Keys on the table, read as intents: pan, zoom, choose, go back, move or turn what is in hand.
import type { Draft } from "./draft";

export type Intent =
  | { do: "pan"; dx: number; dy: number }
  | { do: "zoom"; factor: number }
  | { do: "fit" | "enter" | "back" | "ruler" | "sight" }
  | { do: "nudge"; dx: number; dy: number }
  | { do: "turn"; degrees: number };

export interface Stroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const PAN = 60;
const NUDGE = { plain: 50, fine: 10 };
const TURN = { plain: 15, fine: 3 };

/** Where the focus is: on the table, on nothing, on a control elsewhere. */
export type Where = "table" | "page" | "control";

/** Whether the table may take this from there: Enter and Esc are the page's, arrows a control's unless something is drawn. */
export function ours(meant: Intent, where: Where): boolean {
  if (where === "table") return true;
  if (meant.do === "enter" || meant.do === "back") return false;
  return where === "page" || meant.do !== "pan";
}

/** What a key means here, or nothing: then it is somebody else's. */
export function intent(stroke: Stroke, draft: Draft | null, letters: boolean): Intent | null {
  if (stroke.ctrlKey || stroke.metaKey) return null;
  const arrow = ARROWS[stroke.key];
  if (arrow) return arrowed(stroke, arrow, draft);
  switch (stroke.key) {
    case "+":
    case "=":
      return { do: "zoom", factor: 1.25 };
    case "-":
    case "\u2212":
      return { do: "zoom", factor: 0.8 };
    case "0":
      return { do: "fit" };
    case "Enter":
    case " ":
      return { do: "enter" };
    case "Escape":
      return { do: "back" };
    default:
      return letters && !stroke.altKey ? lettered(stroke.key.toLowerCase()) : null;
  }
}

function lettered(letter: string): Intent | null {
  if (letter === "r") return { do: "ruler" };
  return letter === "l" ? { do: "sight" } : null;
}

function arrowed(stroke: Stroke, [x, y]: readonly [number, number], draft: Draft | null): Intent {
  const size = stroke.shiftKey ? "fine" : "plain";
  if (draft?.kind === "facing" || (draft && stroke.altKey && draft.turn !== null)) {
    return { do: "turn", degrees: (x || y) * TURN[size] };
  }
  if (draft?.kind === "path" || draft?.kind === "point") return { do: "nudge", dx: x * NUDGE[size], dy: y * NUDGE[size] };
  return { do: "pan", dx: 0 - x * PAN, dy: 0 - y * PAN };
}
