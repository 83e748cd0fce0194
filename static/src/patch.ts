// A patch leads from one view to the next: the entries that changed and the keys that went.
import type { Patch, View } from "./wire";

type Collection = Record<string, unknown>;

/** The view after a patch; what did not change is the very same object. */
export function patched(view: View, patch: Patch): View {
  const next: Record<string, Collection> = { ...(view as unknown as Record<string, Collection>) };
  for (const name of new Set([...Object.keys(patch.put), ...Object.keys(patch.gone)])) {
    const went = new Set(patch.gone[name] ?? []);
    const kept = Object.entries(next[name] ?? {}).filter(([key]) => !went.has(key));
    next[name] = { ...Object.fromEntries(kept), ...patch.put[name] };
  }
  return next as unknown as View;
}
