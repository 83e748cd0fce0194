// The camera in use: at rest it is drawn into the picture, while it moves only the layer is moved.
import { between, fit, framing, kept, layer, panned, shows, toTable, zoomed } from "../camera";
import type { Camera, Port, Sheet, Spot } from "../camera";

const PAUSE = 140;
const GLIDE = 240;

export class Eye {
  /** The camera that the picture is drawn for, and the one that is seen while it moves. */
  rest = $state.raw<Camera>({ x: 0, y: 0, z: 1 });
  live = $state.raw<Camera | null>(null);
  port = $state.raw<Port>({ width: 0, height: 0, inset: 0, right: 0, bottom: 0 });
  private sheet: Sheet = { width: 1, height: 1 };
  private fitted = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  get camera(): Camera {
    return this.live ?? this.rest;
  }

  /** The transform of the layer while it moves, nothing at rest. */
  get transform(): string {
    return this.live ? layer(this.live, this.rest) : "";
  }

  /** The window or the table has another size: a whole table stays whole, else the middle stays the middle. */
  resize(port: Port, sheet: Sheet): void {
    const [before, known] = [this.port, this.port.width > 0];
    if (JSON.stringify([port, sheet]) === JSON.stringify([before, this.sheet])) return;
    this.port = port;
    this.sheet = sheet;
    if (port.width === 0 || port.height === 0) return;
    if (this.fitted || !known) this.set(fit(sheet, port));
    else this.set(kept(panned(this.camera, (port.width - before.width) / 2, (port.height - before.height) / 2), sheet, port));
  }

  whole(still: boolean): void {
    this.glide(fit(this.sheet, this.port), still, true);
  }

  pan(dx: number, dy: number): void {
    this.look(panned(this.camera, dx, dy));
  }

  zoom(factor: number, at: Spot = [this.port.width / 2, this.port.height / 2]): void {
    this.look(zoomed(this.camera, factor, at));
  }

  /** Come to rest now, or when nothing has moved for a moment. */
  settle(pause = 0): void {
    clearTimeout(this.timer);
    if (pause > 0) this.timer = setTimeout(() => this.set(this.camera), pause);
    else this.set(this.camera);
  }

  settleSoon(): void {
    this.settle(PAUSE);
  }

  /** Bring spots (mm) into the window, if one of them is outside; `near` comes as near as that where it is further. */
  show(spots: readonly Spot[], still: boolean, near = 0): void {
    const seen = spots.every((spot) => shows(this.camera, this.port, spot));
    if (spots.length === 0 || this.port.width === 0 || (seen && this.camera.z >= near)) return;
    this.glide(framing(Math.max(near, this.camera.z), this.port, spots), still);
  }

  /** From a pixel of the window to a place on the table, in units. */
  units(x: number, y: number): [number, number] {
    const [u, v] = toTable(this.camera, [x, y]);
    return [u * 10, v * 10];
  }

  private look(camera: Camera): void {
    this.halt();
    this.fitted = false;
    this.live = kept(camera, this.sheet, this.port);
  }

  private set(camera: Camera): void {
    this.halt();
    clearTimeout(this.timer);
    this.rest = camera;
    this.live = null;
  }

  private halt(): void {
    if (this.frame !== 0) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private glide(to: Camera, still: boolean, fitted = false): void {
    this.halt();
    clearTimeout(this.timer);
    const [from, start] = [this.camera, performance.now()];
    const step = (now: number): void => {
      const share = still ? 1 : Math.min(1, Math.max(0, (now - start) / GLIDE));
      if (share < 1) this.look(between(from, to, 1 - (1 - share) ** 3));
      else this.set(to);
      this.fitted = fitted;
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    if (still) step(start);
    else this.frame = requestAnimationFrame(step);
  }
}
