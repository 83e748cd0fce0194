// What the board is given and what it gives back: it keeps no state of the game and sends nothing.
import type { Speaker } from "../words";
import type { Cue, Evidence, Quote, Scenery, View } from "../wire";
import type { Draft } from "./draft";

/** A ping, shown as long as it is in the list. */
export interface Ping {
  readonly id: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

export interface Refusal {
  readonly evidence: Evidence | null;
  readonly reason: string;
}

export interface BoardProps {
  scenery: Scenery;
  view: View;
  selected: string | null;
  target: string | null;
  /** A token to mark and to bring into sight, as the track or a list points to it. */
  focus?: string | null;
  /** Two that belong together now: a narrow window comes near to both. */
  pair?: readonly string[] | null;
  /** Tokens that a blank may be filled with while one is picked: only these answer, by `onTarget`. */
  among?: readonly string[] | null;
  draft: Draft | null;
  quote: Quote | null;
  refusal: Refusal | null;
  viewerSeat: number;
  t: Speaker;
  /** The cues of the latest step; a new list plays its motions once. */
  cues?: readonly Cue[];
  pings?: readonly Ping[];
  /** Whether single letters act (R ruler, L sight). */
  letters?: boolean;
  /** A figure is chosen, or none any more. */
  onSelect: (token: string | null) => void;
  /** A figure of another side, or one of `among`, is picked. */
  onTarget: (token: string | null) => void;
  /** The gesture changed: keep it and give it back as `draft`; `try` it when it has an end. */
  onDraft: (draft: Draft) => void;
  /** The draft is to be given as it is now. */
  onDrop: () => void;
  /** One level back: the draft, then the target, then the selection. */
  onCancel: () => void;
  /** A ping, in units. */
  onPoint: (x: number, y: number) => void;
  /** The figure under the pointer, for the look. */
  onHover?: (token: string | null) => void;
}
