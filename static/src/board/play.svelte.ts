// What is looked at and measured on this screen alone, and what choosing a figure means: hands and keys both come here.
import type { Grid } from "../wire";
import type { Eye } from "./eye.svelte";
import type { Stand } from "./figures";
import type { Tape } from "./measure";
import type { BoardProps } from "./props";

/** What the deeds need to know of the moment. */
export interface Scene {
  readonly props: BoardProps;
  readonly stands: readonly Stand[];
  readonly grid: Grid | null;
  /** Whether motion is unwelcome. */
  readonly still: boolean;
}

const PING = 2500;

export class Play {
  hovered = $state.raw<string | null>(null);
  tape = $state.raw<Tape | null>(null);
  ruler = $state(false);
  sight = $state(false);
  /** What this player pointed out just now, in units: the others are told, here it is shown at once. */
  pinged = $state.raw<readonly [number, number] | null>(null);
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly eye: Eye,
    private readonly scene: () => Scene,
  ) {}

  get now(): Scene {
    return this.scene();
  }

  toggle(tool: "ruler" | "sight"): void {
    if (tool === "sight") this.sight = !this.sight;
    else [this.ruler, this.tape] = [!this.ruler, null];
  }

  /** The pointer or the focus is on a figure, or on none. */
  point(token: string | null): void {
    this.hovered = token;
    this.now.props.onHover?.(token);
  }

  zoom(factor: number): void {
    this.eye.zoom(factor);
    this.eye.settleSoon();
  }

  /** Point something out to the others, at a pixel; not while something is drawn or measured. */
  ping(x: number, y: number): void {
    const { draft, onPoint } = this.now.props;
    const [u, v] = this.eye.units(x, y);
    if (this.ruler || draft !== null) return;
    onPoint(Math.round(u), Math.round(v));
    clearTimeout(this.fading);
    this.pinged = [u, v];
    this.fading = setTimeout(() => (this.pinged = null), PING);
  }

  stop(): void {
    clearTimeout(this.fading);
  }

  /** A figure is chosen: to look from, or to look at if it is of another side than the one looked from. */
  choose(token: string | null): void {
    const { props } = this.now;
    if (props.among) return token !== null && props.among.includes(token) ? props.onTarget(token) : undefined;
    if (token === null) return props.target !== null ? props.onTarget(null) : props.onSelect(null);
    const other = props.selected !== null && this.side(token) !== this.side(props.selected);
    if (other) props.onTarget(token);
    else props.onSelect(token);
  }

  /** One level back: the ruler is put away first. */
  back(): void {
    if (this.ruler) this.toggle("ruler");
    else this.now.props.onCancel();
  }

  stand(token: string | null): Stand | undefined {
    return this.now.stands.find((stand) => stand.id === token);
  }

  private side(token: string): number | undefined {
    return this.now.props.view.tokens[token]?.side;
  }
}
