// What hands and keys do on the table: each deed becomes a call to whoever holds the game, or a look that is kept here.
import { draftOf, facingOf, moveOf, ready, type Draft, type Point } from "./draft";
import { cornered, ended, extended, nudged, rotated, settled, stepped, turned } from "./drawing";
import type { Eye } from "./eye.svelte";
import type { Stand } from "./figures";
import { cellAt } from "./grid";
import type { Contact, Deeds } from "./hands";
import { intent, ours, type Intent, type Stroke, type Where } from "./keys";
import { endAt, type Tape } from "./measure";
import type { BoardProps } from "./props";

/** What the deeds need to know of the moment. */
export interface Scene {
  readonly props: BoardProps;
  readonly stands: readonly Stand[];
  readonly grid: { shape: "square" | "hex"; cell: number; columns: number; rows: number } | null;
  readonly still: boolean;
}

export class Play implements Deeds {
  hovered = $state.raw<string | null>(null);
  tape = $state.raw<Tape | null>(null);
  ruler = $state(false);
  sight = $state(false);
  private pulling: "end" | "turn" | "tape" | null = null;
  /** Shift is down and nothing else was pressed since: letting go of it sets a corner. */
  private shifted = false;

  constructor(
    private readonly eye: Eye,
    private readonly scene: () => Scene,
  ) {}

  hover(contact: Contact): void {
    const { draft, onDraft } = this.scene().props;
    if (this.tape && this.ruler) this.tape = { ...this.tape, to: this.end(contact) };
    else if (draft && !draft.settled && (draft.kind === "path" || draft.kind === "point") && contact.kind !== "touch") {
      onDraft(ended(draft, this.eye.units(contact.x, contact.y)));
    }
  }

  grab(contact: Contact): boolean {
    this.pulling = this.holdOf(contact);
    return this.pulling !== null;
  }

  pull(contact: Contact): void {
    const { draft, onDraft } = this.scene().props;
    const at = this.eye.units(contact.x, contact.y);
    if (this.pulling === "tape" && this.tape) this.tape = { ...this.tape, to: this.end(contact) };
    if (this.pulling === "end" && draft) onDraft(ended(draft, at));
    if (this.pulling === "turn" && draft) onDraft(turned(draft, this.pivot(draft), at));
  }

  release(contact: Contact): void {
    this.pull(contact);
    const { draft, onDraft } = this.scene().props;
    if (this.pulling === "end" && draft) onDraft(settled(draft));
    this.pulling = null;
  }

  drop(): void {
    if (this.pulling === "end") this.scene().props.onCancel();
    if (this.pulling === "tape") this.tape = null;
    this.pulling = null;
  }

  tap(contact: Contact): void {
    const { draft } = this.scene().props;
    if (this.ruler) this.measure(contact);
    else if (draft && draft.kind !== "facing" && this.scene().props.among == null) this.placed(draft, contact);
    else this.picked(contact.token);
  }

  /** A finger held on the table points something out. */
  hold(contact: Contact): void {
    if (contact.token === null) this.ping(contact.x, contact.y);
  }

  ping(x: number, y: number): void {
    const [u, v] = this.eye.units(x, y);
    if (!this.ruler && this.scene().props.draft === null) this.scene().props.onPoint(Math.round(u), Math.round(v));
  }

  zoom(factor: number): void {
    this.eye.zoom(factor);
    this.eye.settleSoon();
  }

  pan(dx: number, dy: number): void {
    this.eye.pan(dx, dy);
  }

  pinch(factor: number, at: readonly [number, number], dx: number, dy: number): void {
    this.eye.pan(dx, dy);
    this.eye.zoom(factor, at);
  }

  rest(): void {
    this.eye.settle();
  }

  toggle(tool: "ruler" | "sight"): void {
    if (tool === "sight") this.sight = !this.sight;
    else [this.ruler, this.tape] = [!this.ruler, null];
  }

  point(token: string | null): void {
    this.hovered = token;
    this.scene().props.onHover?.(token);
  }

  /** Act on a key; `on` is the figure that has the focus. False: the key means nothing to the table. */
  press(stroke: Stroke, on: string | null, where: Where = "table"): boolean {
    const { draft, letters } = this.scene().props;
    if (stroke.key === "Shift") this.shifted = true;
    else this.shifted = false;
    const meant = intent(stroke, draft, letters ?? true);
    if (stroke.key === " " && on === null) return false;
    return meant !== null && ours(meant, where) && this.act(meant, on);
  }

  /** Shift let go by itself sets a corner. */
  letGo(key: string): void {
    const { draft, onDraft } = this.scene().props;
    if (key === "Shift" && this.shifted && draft?.kind === "path" && ready(draft)) onDraft(cornered(draft));
    if (key === "Shift") this.shifted = false;
  }

  private act(meant: Intent, on: string | null): boolean {
    const { props, still } = this.scene();
    switch (meant.do) {
      case "pan":
        this.eye.pan(meant.dx, meant.dy);
        this.eye.settleSoon();
        return true;
      case "zoom":
        this.eye.zoom(meant.factor);
        this.eye.settleSoon();
        return true;
      case "fit":
        this.eye.whole(still);
        return true;
      case "ruler":
      case "sight":
        this.toggle(meant.do);
        return true;
      case "back":
        return this.goBack();
      case "enter":
        return this.entered(on);
      default:
        return this.edited(meant, props.draft);
    }
  }

  private edited(meant: Intent, draft: Draft | null): boolean {
    const { onDraft } = this.scene().props;
    if (!draft) return false;
    if (meant.do === "nudge") onDraft(nudged(draft, meant.dx, meant.dy));
    if (meant.do === "turn") onDraft(rotated(draft, facingOf(draft) ?? [1, 0], meant.degrees));
    return true;
  }

  private entered(on: string | null): boolean {
    const { draft, onDrop } = this.scene().props;
    if (draft && ready(draft)) onDrop();
    else if (on !== null) this.picked(on);
    else return false;
    return true;
  }

  private goBack(): boolean {
    if (this.ruler) this.toggle("ruler");
    else this.scene().props.onCancel();
    return true;
  }

  private picked(token: string | null): void {
    const { props, stands } = this.scene();
    if (props.among) return token !== null && props.among.includes(token) ? props.onTarget(token) : undefined;
    if (token === null) return props.target !== null ? props.onTarget(null) : props.onSelect(null);
    const side = (id: string | null): number | undefined => stands.find((s) => s.id === id)?.token.side;
    const other = props.selected !== null && side(token) !== side(props.selected);
    if (other) props.onTarget(token);
    else props.onSelect(token);
  }

  /** A click while something is drawn: the end, a corner with Shift, a further leg by touch, the ghost to give it. */
  private placed(draft: Draft, contact: Contact): void {
    const { props, grid } = this.scene();
    const at = this.eye.units(contact.x, contact.y);
    if (draft.kind === "cell" || draft.kind === "steps") {
      const cell = grid ? cellAt(grid, at) : null;
      if (cell && allowed(draft, cell)) props.onDraft(stepped(draft, cell));
    } else if (draft.settled && this.onGhost(draft, at)) props.onDrop();
    else if (contact.shift) props.onDraft(cornered(ended(draft, at)));
    else if (draft.settled && contact.kind === "touch") props.onDraft(extended(draft, at));
    else props.onDraft(ended(draft, at, true));
  }

  private measure(contact: Contact): void {
    const end = this.end(contact);
    if (this.tape === null || this.tape.done) this.tape = { from: end, to: null };
    else this.tape = { ...this.tape, to: end, done: true };
  }

  private holdOf(contact: Contact): "end" | "turn" | "tape" | null {
    const { props } = this.scene();
    if (this.ruler) {
      this.tape = { from: this.end(contact), to: null };
      return "tape";
    }
    if (contact.knob && props.draft) return "turn";
    if (props.draft?.kind === "facing") return contact.token === props.draft.token ? "turn" : null;
    if (props.draft?.kind === "path" && this.onGhost(props.draft, this.eye.units(contact.x, contact.y))) return "end";
    return contact.token !== null && this.begin(contact.token) ? "end" : null;
  }

  /** Take a figure in hand that may be moved: it is selected, and its path begins. */
  private begin(token: string): boolean {
    const { props } = this.scene();
    if (props.draft?.token === token && props.draft.kind === "path") return true;
    const key = moveOf(props.view, token);
    const draft = key === null ? null : draftOf(props.view, key);
    if (!draft || draft.kind !== "path") return false;
    if (props.selected !== token) props.onSelect(token);
    props.onDraft(draft);
    return true;
  }

  private onGhost(draft: Draft, at: Point): boolean {
    const end = draft.points.at(-1);
    const reach = Math.max(this.scene().stands.find((s) => s.id === draft.token)?.token.base ?? 0, 120);
    return draft.points.length > 1 && end !== undefined && Math.hypot(end[0] - at[0], end[1] - at[1]) <= reach;
  }

  private pivot(draft: Draft): Point {
    const stand = this.scene().stands.find((s) => s.id === draft.token);
    const own: Point = stand ? [stand.x * 10, stand.y * 10] : [0, 0];
    return draft.kind === "facing" ? own : (draft.points.at(-1) ?? own);
  }

  private end(contact: Contact): ReturnType<typeof endAt> {
    const [x, y] = this.eye.units(contact.x, contact.y);
    return endAt(this.scene().stands, x / 10, y / 10);
  }
}

function allowed(draft: Draft, cell: Point): boolean {
  return draft.cells.length === 0 || draft.cells.some(([c, r]) => c === cell[0] && r === cell[1]);
}
