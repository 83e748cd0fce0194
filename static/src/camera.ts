// Where the screen looks: x, y are where the table's corner lies in pixels, z how many pixels a millimetre has.
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The window on the table, in pixels; rulers lie over its top and left edge, tools at its right or bottom. */
export interface Port {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  readonly right: number;
  readonly bottom: number;
}

/** The size of what is shown, in millimetres. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

export type Spot = readonly [number, number];

export const NEAREST = 6;
const FURTHEST = 0.12;
const MARGIN = 10;
const KEPT = 60;

/** The whole table, in the middle of what the rulers leave free. */
export function fit(sheet: Sheet, port: Port, margin: number = MARGIN): Camera {
  const [width, height] = [port.width - port.inset, port.height - port.inset];
  const z = within((width - 2 * margin) / sheet.width, (height - 2 * margin) / sheet.height);
  const middle = centred([sheet.width / 2, sheet.height / 2], z, port);
  // The table makes room for the tools, as far as there is some.
  const spare = (at: number, tools: number): number => at - Math.min(tools / 2, Math.max(0, at - port.inset - margin));
  return { x: spare(middle.x, port.right), y: spare(middle.y, port.bottom), z };
}

/** The camera that shows this spot (mm) in the middle. */
export function centred(spot: Spot, z: number, port: Port): Camera {
  const [cx, cy] = [(port.width + port.inset) / 2, (port.height + port.inset) / 2];
  return { x: cx - spot[0] * z, y: cy - spot[1] * z, z };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Nearer or further by a factor; what lies under the given pixel stays there. */
export function zoomed(camera: Camera, factor: number, at: Spot): Camera {
  const z = bounded(camera.z * factor);
  const k = z / camera.z;
  return { x: at[0] - (at[0] - camera.x) * k, y: at[1] - (at[1] - camera.y) * k, z };
}

/** The table may leave the window, but for a strip to pull it back by. */
export function kept(camera: Camera, sheet: Sheet, port: Port): Camera {
  const hold = (at: number, size: number, room: number): number =>
    Math.min(Math.max(at, port.inset + KEPT - size * camera.z), room - KEPT);
  return { ...camera, x: hold(camera.x, sheet.width, port.width), y: hold(camera.y, sheet.height, port.height) };
}

export function toTable(camera: Camera, pixel: Spot): [number, number] {
  return [(pixel[0] - camera.x) / camera.z, (pixel[1] - camera.y) / camera.z];
}

export function toScreen(camera: Camera, spot: Spot): [number, number] {
  return [spot[0] * camera.z + camera.x, spot[1] * camera.z + camera.y];
}

/** Whether a spot (mm) can be seen, some pixels away from the edges. */
export function shows(camera: Camera, port: Port, spot: Spot, border: number = 28): boolean {
  const [x, y] = toScreen(camera, spot);
  return x >= port.inset + border && y >= port.inset + border && x <= port.width - border && y <= port.height - border;
}

/** The nearest camera that shows all the spots, at the zoom wanted if that can be. */
export function framing(zoom: number, port: Port, spots: readonly Spot[], border: number = 64): Camera {
  const [xs, ys] = [spots.map((s) => s[0]), spots.map((s) => s[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (size: number): number => Math.max(size - port.inset - 2 * Math.min(border, size / 7), 1);
  const z = Math.min(zoom, room(port.width) / Math.max(right - left, 1), room(port.height) / Math.max(bottom - top, 1));
  return centred([(left + right) / 2, (top + bottom) / 2], bounded(z), port);
}

/** Between two cameras, at a share of the way. */
export function between(a: Camera, b: Camera, share: number): Camera {
  const mix = (u: number, v: number): number => u + (v - u) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z) };
}

/** The transform of the board's layer that makes a picture drawn for `rest` look as `live` shows it. */
export function layer(live: Camera, rest: Camera): string {
  const k = live.z / rest.z;
  return `translate(${live.x - k * rest.x}px, ${live.y - k * rest.y}px) scale(${k})`;
}

function bounded(z: number): number {
  return Math.min(Math.max(z, FURTHEST), NEAREST);
}

function within(...zooms: number[]): number {
  return bounded(Math.min(...zooms));
}
