// Hands on the table: what each of their deeds does to the camera, the ruler and the draft.
import { draftOf, moveOf, type Draft, type Point } from "./draft";
import { cornered, ended, extended, settled, stepped, turned } from "./drawing";
import { cellAt } from "./grid";
import type { Contact, Deeds } from "./hands";
import { endAt, type End } from "./measure";
import type { Play } from "./play.svelte";

type Hold = "end" | "turn" | "tape";

/** A ghost is easier to take than it is wide: within so many pixels of its middle. */
const GRIP = 18;

export class Touching implements Deeds {
  private holding: Hold | null = null;

  constructor(private readonly play: Play) {}

  hover(contact: Contact): void {
    const { draft, onDraft } = this.play.now.props;
    const { tape } = this.play;
    if (tape && !tape.done) this.play.tape = { ...tape, to: this.end(contact) };
    else if (draft && !draft.settled && (draft.kind === "path" || draft.kind === "point") && contact.kind !== "touch") {
      onDraft(ended(draft, this.at(contact)));
    }
  }

  grab(contact: Contact): boolean {
    this.holding = this.holdOf(contact);
    return this.holding !== null;
  }

  pull(contact: Contact): void {
    const { draft, onDraft } = this.play.now.props;
    if (this.holding === "tape" && this.play.tape) this.play.tape = { ...this.play.tape, to: this.end(contact) };
    if (this.holding === "end" && draft) onDraft(ended(draft, this.at(contact)));
    if (this.holding === "turn" && draft) onDraft(turned(draft, this.pivot(draft), this.at(contact)));
  }

  release(contact: Contact): void {
    this.pull(contact);
    const { draft, onDraft } = this.play.now.props;
    if (this.holding === "end" && draft) onDraft(settled(draft));
    if (this.holding === "tape" && this.play.tape) this.play.tape = { ...this.play.tape, done: true };
    this.holding = null;
  }

  drop(): void {
    if (this.holding === "end") this.play.now.props.onCancel();
    if (this.holding === "tape") this.play.tape = null;
    this.holding = null;
  }

  tap(contact: Contact): void {
    const { draft, among } = this.play.now.props;
    if (this.play.ruler) this.measure(contact);
    else if (draft && draft.kind !== "facing" && among == null && !this.aside(draft, contact)) this.placed(draft, contact);
    else this.play.choose(contact.token);
  }

  /** A finger held on the bare table points something out. */
  hold(contact: Contact): void {
    if (contact.token === null) this.play.ping(contact.x, contact.y);
  }

  pan(dx: number, dy: number): void {
    this.play.eye.pan(dx, dy);
  }

  pinch(factor: number, at: readonly [number, number], dx: number, dy: number): void {
    this.play.eye.pan(dx, dy);
    this.play.eye.zoom(factor, at);
  }

  rest(): void {
    this.play.eye.settle();
  }

  /** A click while something is drawn: the end, a corner with Shift, a further leg by touch, on the ghost to give it. */
  private placed(draft: Draft, contact: Contact): void {
    const { props, grid } = this.play.now;
    const at = this.at(contact);
    if (draft.kind === "cell" || draft.kind === "steps") {
      const cell = grid ? cellAt(grid, at) : null;
      if (cell && allowed(draft, cell)) props.onDraft(stepped(draft, cell));
    } else if (draft.settled && this.onGhost(draft, at)) props.onDrop();
    else if (contact.shift) props.onDraft(cornered(ended(draft, at)));
    else if (draft.settled && contact.kind === "touch") props.onDraft(extended(draft, at));
    else props.onDraft(ended(draft, at, true));
  }

  /** A look at an enemy beside a path that is already drawn. */
  private aside(draft: Draft, contact: Contact): boolean {
    const [mover, other] = [this.play.stand(draft.token), this.play.stand(contact.token)];
    return draft.settled && mover !== undefined && other !== undefined && other.token.side !== mover.token.side;
  }

  private measure(contact: Contact): void {
    const { tape } = this.play;
    const end = this.end(contact);
    this.play.tape = tape === null || tape.done ? { from: end, to: null } : { ...tape, to: end, done: true };
  }

  private holdOf(contact: Contact): Hold | null {
    const { draft } = this.play.now.props;
    if (this.play.ruler) {
      this.play.tape = { from: this.end(contact), to: null };
      return "tape";
    }
    if (contact.knob && draft) return "turn";
    if (draft?.kind === "facing") return contact.token !== null && contact.token === draft.token ? "turn" : null;
    if (draft?.kind === "path" && this.onGhost(draft, this.at(contact))) return "end";
    return contact.token !== null && this.begin(contact.token) ? "end" : null;
  }

  /** Take a figure in hand that may be moved: it is selected, and its path begins. */
  private begin(token: string): boolean {
    const { props } = this.play.now;
    if (props.draft?.token === token && props.draft.kind === "path") return true;
    const key = moveOf(props.view, token);
    const draft = key === null ? null : draftOf(props.view, key);
    if (draft?.kind !== "path") return false;
    if (props.selected !== token) props.onSelect(token);
    props.onDraft(draft);
    return true;
  }

  private onGhost(draft: Draft, at: Point): boolean {
    const end = draft.points.at(-1);
    const reach = Math.max(this.play.stand(draft.token)?.token.base ?? 0, (GRIP / this.play.eye.camera.z) * 10);
    return draft.points.length > 1 && end !== undefined && Math.hypot(end[0] - at[0], end[1] - at[1]) <= reach;
  }

  /** What a facing turns round, in units. */
  private pivot(draft: Draft): Point {
    const stand = this.play.stand(draft.token);
    const own: Point = stand ? [stand.x * 10, stand.y * 10] : [0, 0];
    return draft.kind === "facing" ? own : (draft.points.at(-1) ?? own);
  }

  private at(contact: Contact): Point {
    return this.play.eye.units(contact.x, contact.y);
  }

  private end(contact: Contact): End {
    const [x, y] = this.at(contact);
    return endAt(this.play.now.stands, x / 10, y / 10);
  }
}

function allowed(draft: Draft, cell: Point): boolean {
  return draft.cells.length === 0 || draft.cells.some(([c, r]) => c === cell[0] && r === cell[1]);
}
