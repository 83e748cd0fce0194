// Everything about sight that is drawn at this moment: marks on figures, lines from one, the look at the target.
import type { Quote } from "../wire";
import { facingOf, legs, ready, type Draft } from "./draft";
import { enemies, look, ruled, type Look, type Looks, type Place } from "./sights";

export interface Marks {
  /** For each figure of another side: how it is seen from the one selected, or how it would see the ghost. */
  readonly looks: Readonly<Record<string, Look>>;
  /** The look from the one selected to the target, by the server's receipt where there is one. */
  readonly pair: Look | null;
  /** Whether the looks come from the others: a path is being drawn. */
  readonly reversed: boolean;
}

export function marksOf(looks: Looks, selected: string | null, target: string | null, draft: Draft | null, quote: Quote | null): Marks {
  if (selected === null || looks.tokens[selected]?.place.kind !== "at") return { looks: {}, pair: null, reversed: false };
  const there = ghostOf(draft, selected);
  const receipts = quote?.receipts ?? [];
  const seen = enemies(looks.tokens, selected).flatMap((id): [string, Look][] => {
    const [from, to] = there ? [id, selected] : [selected, id];
    const found = ruled(receipts, from, to, look(looks, from, to, there ? { [selected]: there } : {}));
    return found ? [[id, found]] : [];
  });
  const all = Object.fromEntries(seen);
  const pair = target === null || target === selected || there ? null : (all[target] ?? ruled(receipts, selected, target, look(looks, selected, target)));
  return { looks: all, pair, reversed: there !== null };
}

/** Where the figure in hand would stand. */
function ghostOf(draft: Draft | null, selected: string): Place | null {
  if (draft?.kind !== "path" || draft.token !== selected || !ready(draft)) return null;
  const end = legs(draft).at(-1);
  return end ? { at: end, facing: facingOf(draft) } : null;
}
