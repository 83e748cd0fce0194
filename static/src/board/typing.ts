// Keys on the table: what each intent does to the camera, the tools and the draft.
import { facingOf, ready } from "./draft";
import { cornered, nudged, rotated } from "./drawing";
import { intent, ours, type Intent, type Stroke, type Where } from "./keys";
import type { Play } from "./play.svelte";

export class Typing {
  /** Shift is down and nothing else was pressed since: letting go of it sets a corner. */
  private shifted = false;

  constructor(private readonly play: Play) {}

  /** Act on a key; `on` is the figure that has the focus. False: the key means nothing to the table. */
  press(stroke: Stroke, on: string | null, where: Where): boolean {
    const { draft, letters } = this.play.now.props;
    this.shifted = stroke.key === "Shift";
    if (stroke.key === " " && on === null) return false;
    const meant = intent(stroke, draft, letters ?? true);
    return meant !== null && ours(meant, where) && this.act(meant, on);
  }

  letGo(key: string): void {
    const { draft, onDraft } = this.play.now.props;
    if (key !== "Shift") return;
    if (this.shifted && draft?.kind === "path" && ready(draft)) onDraft(cornered(draft));
    this.shifted = false;
  }

  private act(meant: Intent, on: string | null): boolean {
    const { eye, now } = this.play;
    if (meant.do === "enter") return this.entered(on);
    if (meant.do === "nudge" || meant.do === "turn") return this.edited(meant);
    if (meant.do === "zoom") this.play.zoom(meant.factor);
    else if (meant.do === "fit") eye.whole(now.still);
    else if (meant.do === "back") this.play.back();
    else if (meant.do === "pan") {
      eye.pan(meant.dx, meant.dy);
      eye.settleSoon();
    } else this.play.toggle(meant.do);
    return true;
  }

  private edited(meant: Intent & { do: "nudge" | "turn" }): boolean {
    const { draft, onDraft } = this.play.now.props;
    if (!draft) return false;
    if (meant.do === "nudge") onDraft(nudged(draft, meant.dx, meant.dy));
    else onDraft(rotated(draft, facingOf(draft) ?? [1, 0], meant.degrees));
    return true;
  }

  /** Enter gives what is drawn; else it chooses the figure that has the focus. */
  private entered(on: string | null): boolean {
    const { draft, onDrop } = this.play.now.props;
    if (draft && ready(draft)) onDrop();
    else if (on !== null) this.play.choose(on);
    else return false;
    return true;
  }
}
