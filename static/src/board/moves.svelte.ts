// Figures under way, frame by frame; where motion is unwelcome they are simply there.
import type { Motion } from "../wire";
import type { Point } from "./draft";
import { placeAt, runs, type Run } from "./motion";

export class Moves {
  /** Where a figure is drawn while it moves, in units; others stand where the view says. */
  places = $state.raw<Readonly<Record<string, Point>>>({});
  private running: { token: string; run: Run }[] = [];
  private frame = 0;

  begin(motions: readonly Motion[], still: boolean): void {
    if (still || motions.length === 0) return;
    this.running = [...this.running, ...runs(motions, performance.now())];
    this.step();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.running = [];
    this.places = {};
  }

  private step(): void {
    const now = performance.now();
    this.running = this.running.filter(({ run }) => placeAt(run, now) !== null);
    const places: Record<string, Point> = {};
    for (const { token, run } of [...this.running].reverse()) places[token] = placeAt(run, now) ?? [0, 0];
    this.places = places;
    cancelAnimationFrame(this.frame);
    if (this.running.length > 0) this.frame = requestAnimationFrame(() => this.step());
  }
}
