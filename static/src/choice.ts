// A command is an offered option with its blanks filled: what is offered, what is still open, what is sent (P-10, P-21).
import type { Blank, Option, View } from "./wire";

export type Filled = Readonly<Record<string, unknown>>;
export type Command = Record<string, unknown>;

/** An option on the screen with its key in the view and the ask that it answers. */
export interface Offered {
  key: string;
  ask: string;
  option: Option;
}

/** All options, ask by ask, in the order of showing. */
export function offered(view: View): Offered[] {
  const rows = Object.entries(view.options).sort(([, a], [, b]) => a.ask.localeCompare(b.ask) || a.place - b.place);
  return rows.map(([key, row]) => ({ key, ask: row.ask, option: row.option }));
}

export function offeredAt(view: View, key: string | null): Offered | null {
  const row = key === null ? undefined : view.options[key];
  return row && key !== null ? { key, ask: row.ask, option: row.option } : null;
}

/** What a blank may be, given what has been filled before it. */
export function allowed(blank: Blank, filled: Filled): readonly string[] {
  return blank.of === null ? blank.among : (blank.per[String(filled[blank.of] ?? "")] ?? []);
}

/** Whether a value is in the blank's domain, as far as a screen can tell. */
export function fits(blank: Blank, value: unknown, filled: Filled): boolean {
  if (value === undefined || value === null) return blank.optional;
  switch (blank.kind) {
    case "token":
    case "choice":
      return allowed(blank, filled).includes(String(value));
    case "tokens":
      return count(value) >= blank.low && count(value) <= (blank.high || allowed(blank, filled).length);
    case "number":
      return Number(value) >= blank.low && Number(value) <= blank.high;
    case "text":
      return String(value).length > 0 && (blank.high === 0 || String(value).length <= blank.high);
    case "path":
      return count(value) > (blank.start === null ? 0 : 1);
    case "pairs":
      return count(value) >= Math.max(blank.low, blank.optional ? 0 : 1);
    default:
      return true;
  }
}

/** The first blank that must still be filled; none: the command can be given. */
export function open(option: Option, filled: Filled): Blank | null {
  return option.blanks.find((blank) => !blank.optional && !fits(blank, filled[blank.name], filled)) ?? null;
}

/** The command to send: the template, and the blanks that have been filled. */
export function command(option: Option, filled: Filled): Command {
  const known = option.blanks.filter((blank) => filled[blank.name] !== undefined && filled[blank.name] !== null);
  return { ...option.command, ...Object.fromEntries(known.map((blank) => [blank.name, filled[blank.name]])) };
}

/** Fill one blank; whatever depends on it is open again. */
export function fill(option: Option, filled: Filled, name: string, value: unknown): Filled {
  const after = option.blanks.filter((blank) => blank.of === name).map((blank) => blank.name);
  return Object.fromEntries(Object.entries({ ...filled, [name]: value }).filter(([key]) => !after.includes(key)));
}

/** The blank that this token may fill, if any. */
export function takes(option: Option, filled: Filled, token: string): Blank | null {
  const fitting = option.blanks.filter((b) => (b.kind === "token" || b.kind === "tokens") && allowed(b, filled).includes(token));
  return fitting.find((blank) => filled[blank.name] === undefined) ?? fitting[0] ?? null;
}

/** The token that acts: named by the option, or by its template. */
export function actor(option: Option, view: View): string | null {
  if (option.token !== null) return option.token;
  const named = Object.values(option.command).find((value) => typeof value === "string" && value in view.tokens);
  return typeof named === "string" ? named : null;
}

/** The option that a press of this key means: the first of that key, a possible one before others. */
export function keyed(options: readonly Offered[], key: string): Offered | null {
  const same = options.filter(({ option }) => (option.key === " " ? "space" : option.key.toLowerCase()) === key.toLowerCase());
  return same.find(({ option }) => option.possible) ?? same[0] ?? null;
}

function count(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
