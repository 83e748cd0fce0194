// The drawings on a base: weapon glyphs (24 x 24), status badges (12 x 12), tools (24 x 24).
/** Solid parts and drawn lines of a symbol; a thin line is drawn at two thirds. */
export interface Sign {
  readonly solid?: string;
  readonly line?: string;
  readonly thin?: string;
}

export const GLYPHS: Readonly<Record<string, Sign>> = {
  sword: { line: "M8.6 15.4 19.5 4.5M5.5 11.8l6.7 6.7M7.9 16.1l-3.6 3.6" },
  spear: { line: "M4 20 15.5 8.5", solid: "M20.8 3.2 13 6.6l4.4 4.4z" },
  pole: { line: "M4.2 19.8 19.5 4.5", solid: "M10.2 5.4c4.2-1.6 7.8 2 8.4 8.4l-4-1.6-2.8-2.8z" },
  bow: { line: "M5 5.2C14 3.6 20.4 10 18.8 19zM4.6 19.4 15.5 8.5" },
  xbow: { line: "M12 20V4M3.8 9.6C8 3.8 16 3.8 20.2 9.6", thin: "M3.8 9.6 12 14.4 20.2 9.6" },
  hammer: { line: "M5.2 18.8 13 11", solid: "m10.1 7.3 4-4 6.6 6.6-4 4z" },
  axe: { line: "M5.2 19.8 16.5 5", solid: "M11.6 5.4 17 2.6c2.8 2.4 4 5.6 3.4 9.2l-4.6-.8z" },
  knife: { solid: "M18.8 3.8c.9 5-1.7 8.8-5.9 11.3l-4-4c2.5-4.2 5-6.3 9.9-7.3z", line: "m10.7 13.3-5.5 5.5" },
  fist: { solid: "M6 10.5h12v6.5a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z", line: "M7.5 9V6.5M10.5 9V5.5M13.5 9V5.5M16.5 9V6.5" },
  staff: { line: "M5 20 14 9.5M19.9 6.8a3.3 3.3 0 1 1-6.6 0a3.3 3.3 0 1 1 6.6 0" },
  flag: { line: "M7 21V3.5", solid: "M7 4h11.5l-3.3 4 3.3 4H7z" },
  star: { solid: "m12 3.2 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17.2l-5.6 3.2 1.3-6.3L3 9.8l6.3-.7z" },
  shield: { solid: "M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z" },
  horse: { solid: "M6 20.5c.3-4.3 2.7-5.7 3.3-8L5.8 13l-1.3-2.4L9.4 5.8 9 3.4l2.6 1.3c4.4.5 7.2 4.4 7.2 9 0 3-.6 4.8-1 6.8z" },
  claw: { line: "M6 4c-.5 6 .5 11 3 16M12 3.5c-.5 6 .5 11.5 2.5 16.5M18 4c-.5 5 .2 9 2 13" },
  wing: { solid: "M3.5 7C9 5 11.3 8 12 12c.7-4 3-7 8.5-5-1 5.5-4 8-8.5 11C7.5 15 4.5 12.5 3.5 7z" },
  boat: { solid: "M3.5 14h17l-3 5.5h-11zM11.5 12V3.5L5.5 12zM13.5 12V6l5 6z" },
  figure: { solid: "M12 3.5a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4.5 20.5c.8-4.6 3.6-7 7.5-7s6.7 2.4 7.5 7z" },
};

export const BADGES: Readonly<Record<string, string>> = {
  alert: "M6 2v4.6M6 8.8v1.4M2.6 3.2a4.6 4.6 0 0 0 0 5.6M9.4 3.2a4.6 4.6 0 0 1 0 5.6",
  down: "M2 9.5h8M6 1.8v5M3.6 4.6 6 7l2.4-2.4",
  stun: "M6.8 1.5 3.4 6.6h4.8L5 10.8",
  hold: "M9.6 6a3.6 3.6 0 1 1-7.2 0a3.6 3.6 0 1 1 7.2 0M6 4v2l1.4 1",
  engaged: "m2.5 9.5 7-7M2.5 2.5l7 7",
  flee: "M2.5 9.5 9 3M5 2.5h4.5V7",
  other: "M3 6h.01M6 6h.01M9 6h.01",
};

export const TOOLS = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  ruler: "m3.5 15.5 12-12 5 5-12 12zM7.5 11.5l2 2M10.5 8.5l3 3M13.5 5.5l2 2",
  eye: "M2.8 12C6 7.3 9 5.5 12 5.5s6 1.8 9.2 6.5C18 16.7 15 18.5 12 18.5S6 16.7 2.8 12zM14.6 12a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 1 1 5.2 0",
} as const;

/** The glyph of a token; one that is not known is drawn as a figure. */
export function glyph(name: string): Sign {
  return GLYPHS[name] ?? GLYPHS["figure"] ?? {};
}

/** `badge.down` is drawn by its last word. */
export function badge(key: string): string {
  return BADGES[key.split(".").at(-1) ?? ""] ?? BADGES["other"] ?? "";
}

/** The plate of a side inside a base of radius r (mm): disc, diamond, triangle, square. */
export function plate(mark: number, r: number): string {
  if (mark === 1) return disc(r * 0.66);
  if (mark === 2) return `M0 ${-r * 0.86}L${r * 0.86} 0L0 ${r * 0.86}L${-r * 0.86} 0Z`;
  const q = r * 0.9;
  if (mark === 3) return `M0 ${-q}L${q * 0.87} ${q * 0.5}L${-q * 0.87} ${q * 0.5}Z`;
  const h = r * 0.6;
  return `M${-h} ${-h}H${h}V${h}H${-h}Z`;
}

/** How large a glyph is on that plate. */
export function glyphSize(mark: number, r: number): number {
  return r * ({ 1: 0.98, 2: 0.8, 3: 0.66, 4: 0.9 }[mark] ?? 0.98);
}

function disc(r: number): string {
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
