// Orders that have not been answered, kept over a reload and sent again with the same name (P-10).
import { createStore, del, entries, set } from "idb-keyval";

import type { FromScreen } from "./wire";

export type Order = Extract<FromScreen, { cid: string }>;

export interface Kept {
  game: string;
  seat: number;
  at: number;
  order: Order;
}

export interface Outbox {
  keep(kept: Kept): Promise<void>;
  drop(cid: string): Promise<void>;
  /** The orders of this seat, oldest first. */
  pending(game: string, seat: number): Promise<Kept[]>;
}

/** Kept in memory: for tests, and where the browser gives no storage. */
export function memoryOutbox(): Outbox {
  const kept = new Map<string, Kept>();
  return {
    keep: async (one) => void kept.set(one.order.cid, one),
    drop: async (cid) => void kept.delete(cid),
    pending: async (game, seat) => mine([...kept.values()], game, seat),
  };
}

/** Kept in the browser; in memory beside it, for when the browser refuses. */
export function browserOutbox(): Outbox {
  const memory = memoryOutbox();
  const store = quietly(() => createStore("basecontact", "orders"));
  if (store === null) return memory;
  return {
    keep: (one) => memory.keep(one).then(() => set(one.order.cid, one, store)).catch(ignore),
    drop: (cid) => memory.drop(cid).then(() => del(cid, store)).catch(ignore),
    pending: async (game, seat) => {
      const stored = await entries<string, Kept>(store).catch(() => []);
      const here = await memory.pending(game, seat);
      const known = new Set(here.map((one) => one.order.cid));
      const others = mine(stored.map(([, one]) => one), game, seat).filter((one) => !known.has(one.order.cid));
      return [...others, ...here].sort((a, b) => a.at - b.at);
    },
  };
}

function mine(kept: Kept[], game: string, seat: number): Kept[] {
  return kept.filter((one) => one.game === game && one.seat === seat).sort((a, b) => a.at - b.at);
}

function quietly<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function ignore(): void {
  // The order still goes out; only a reload before its answer would forget it.
}
