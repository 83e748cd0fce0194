// Measures made here, by the twin of the server's geometry: for a look while the server has not answered.
import { bodyOf, obstaclesOf, type Looks } from "./board/sights";
import { gap, see, type Figure, type Obstacles } from "./sight";
import type { Told } from "./screen";
import type { Receipt, Scenery } from "./wire";

const kept = new WeakMap<Scenery, Obstacles>();

/** What one token sees of another, from where they stand. */
export function glance(told: Told, viewer: string, target: string): Receipt | null {
  const looks = looksOf(told);
  const [from, to] = [bodyOf(looks, viewer), bodyOf(looks, target)];
  return from && to && from.h > 0 && to.h > 0 ? receipt(looks, from, to) : null;
}

/** What each figure of another side would see of a token at a place, the nearest first. */
export function seenAt(told: Told, who: string, at: [number, number]): Receipt[] {
  const looks = looksOf(told);
  const there = bodyOf(looks, who, { at, facing: null });
  const side = told.view.tokens[who]?.side;
  if (there === null || there.h <= 0) return [];
  const others = Object.keys(told.view.tokens).filter((id) => told.view.tokens[id]!.side !== side);
  const viewers = others.flatMap((id) => bodyOf(looks, id) ?? []).filter((body) => body.h > 0);
  return viewers.map((viewer) => receipt(looks, viewer, there)).sort((a, b) => a.gap - b.gap);
}

function receipt(looks: Looks, viewer: Figure, target: Figure): Receipt {
  const limits = { seen_permille: looks.table.seen_permille, cover_permille: looks.table.cover_permille };
  const hiders = Object.keys(looks.tokens).flatMap((id) => bodyOf(looks, id) ?? []);
  const seen = see(viewer, target, looks.obstacles, hiders.filter((body) => body.h > 0), limits);
  const { a, b, bottom, top } = seen.card;
  const blockers = seen.blockers.map(({ id, permille, shadows }) => ({ id, permille, shadows }));
  return {
    viewer: viewer.id,
    target: target.id,
    gap: gap(viewer, target),
    limit: null,
    margin: null,
    sight: seen.klass,
    permille: seen.permille,
    blockers: blockers as unknown as Receipt["blockers"],
    card: [a, b] as unknown as Receipt["card"],
    bottom,
    top,
    eye: [...seen.eye] as unknown as Receipt["eye"],
  };
}

function looksOf(told: Told): Looks {
  const { scenery, view } = told;
  const obstacles = kept.get(scenery) ?? obstaclesOf({ ...scenery.pieces });
  kept.set(scenery, obstacles);
  return { obstacles, table: Object.values(view.table)[0] ?? scenery.table, tokens: view.tokens };
}
