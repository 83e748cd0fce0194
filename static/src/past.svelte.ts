// Looking back: a line of the log is chosen, its table is fetched and shown; the game goes on behind it.
import { asThen, begun, beside, same, type Then } from "./past";
import { viewAt } from "./rest";
import type { Screen } from "./screen";
import type { LogLine, View } from "./wire";

const KEPT = 40;

interface Now {
  screen(): Screen;
  seat(): number;
}

export class Past {
  then = $state.raw<Then | null>(null);
  /** What was fresh when the page came back to now: its motions have been seen or are over. */
  over = $state.raw<readonly LogLine[] | null>(null);
  private readonly views = new Map<number, View>();

  constructor(private readonly now: Now) {}

  /** The screen as it was, or nothing while the page shows what is. */
  readonly screen: Screen | null = $derived.by(() => asThen(this.now.screen(), this.then));

  shows(line: LogLine): boolean {
    return this.then !== null && same(this.then.line, line);
  }

  async look(line: LogLine): Promise<void> {
    const told = this.now.screen().told;
    if (told === null) return;
    this.then = { ...begun(line), view: this.views.get(line.order) ?? null };
    if (this.then.view !== null) return;
    const view = await viewAt(told.game, line.order, this.now.seat()).catch(() => null);
    if (view !== null) this.keep(line.order, view);
    if (this.shows(line)) this.then = { ...this.then!, view, trouble: view === null ? "past.trouble" : null };
  }

  /** To the line before, or after. */
  step(by: 1 | -1): void {
    const next = this.beside(by);
    if (next !== null) void this.look(next);
  }

  beside(by: 1 | -1): LogLine | null {
    return this.then && beside(this.now.screen().told?.log ?? [], this.then.line, by);
  }

  select(token: string | null): void {
    if (this.then) this.then = { ...this.then, selected: token, target: this.then.target === token ? null : this.then.target };
  }

  aim(token: string | null): void {
    if (this.then) this.then = { ...this.then, target: token };
  }

  leave(): void {
    if (this.then === null) return;
    this.over = this.now.screen().fresh;
    this.then = null;
  }

  private keep(order: number, view: View): void {
    this.views.set(order, view);
    const [first] = this.views.keys();
    if (this.views.size > KEPT && first !== undefined) this.views.delete(first);
  }
}
