// What the look shows: who sees the place of a draft, or one figure seen from another.
import { actor, offeredAt } from "../choice";
import { glance, seenAt } from "../measure";
import type { Screen } from "../screen";
import type { Odds, Receipt } from "../wire";

export type Looked =
  | { kind: "there"; who: string; receipts: Receipt[] }
  | { kind: "pair"; from: string; to: string; receipt: Receipt | null; guess: Receipt | null; odds: Odds | null; swappable: boolean };

export function looked(screen: Screen, hovered: string | null, swapped: boolean): Looked | null {
  const { told, hand } = screen;
  if (told === null) return null;
  const draft = hand.draft;
  const end = draft?.kind === "path" && draft.points.length > 1 ? draft.points.at(-1) : undefined;
  const mover = draft && (draft.token ?? actor(offeredAt(told.view, draft.option)!.option, told.view));
  if (end && mover) return { kind: "there", who: mover, receipts: seenAt(told, mover, end) };
  const to = hand.target ?? (hovered !== hand.selected ? hovered : null);
  if (hand.selected === null || to === null || to === hand.selected) return null;
  return pair(screen, hand.selected, to, swapped);
}

function pair(screen: Screen, selected: string, to: string, swapped: boolean): Looked {
  const { told, hand } = screen;
  const [viewer, target] = swapped ? [to, selected] : [selected, to];
  const quote = swapped || hand.target !== to ? null : hand.quote;
  const shown = [...(quote?.receipts ?? []), ...(hand.refusal?.evidence?.receipt ? [hand.refusal.evidence.receipt] : [])];
  const receipt = shown.find((one) => one.viewer === viewer && one.target === target) ?? null;
  return { kind: "pair", from: viewer, to: target, receipt, guess: glance(told!, viewer, target), odds: quote?.odds ?? null, swappable: true };
}
