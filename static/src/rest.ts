// The REST side: tickets, games, links, older lines of the log. Nothing secret is ever in an address (P-01).
import type { DeviceLink, GameLinks, GameRow, LogPage, NewGame, Problem, RulesetRow, Ticket, TicketAsk, View } from "./wire";

/** A server that answered with a problem; `status` 0: it did not answer at all. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason);
  }

  /** Whether asking again later may help. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** A ticket by a link's token. */
export function ticketByLink(link: string): Promise<Ticket> {
  return asked("/api/ws-ticket", { link, game: null, seat: null } satisfies TicketAsk);
}

/** A ticket by this browser's session. */
export function ticketByGame(game: string, seat: number | null): Promise<Ticket> {
  return asked("/api/ws-ticket", { link: null, game, seat } satisfies TicketAsk);
}

export function newGame(game: NewGame): Promise<GameLinks> {
  return asked("/api/games", game);
}

/** Older lines of the log, as a seat sees them, or as watchers do. */
export function olderLog(game: string, before: number, seat: number): Promise<LogPage> {
  const query = seat > 0 ? `before=${before}&seat=${seat}` : `before=${before}`;
  return asked(`/api/games/${encodeURIComponent(game)}/log?${query}`);
}

/** The table after an order, as a seat saw it, or as watchers did. */
export function viewAt(game: string, order: number, seat: number): Promise<View> {
  const query = seat > 0 ? `order=${order}&seat=${seat}` : `order=${order}`;
  return asked<{ view: View }>(`/api/games/${encodeURIComponent(game)}/at?${query}`).then((then) => then.view);
}

export function rulesets(): Promise<RulesetRow[]> {
  return asked("/api/rulesets");
}

/** The games in which this browser's session holds a seat. */
export function myGames(): Promise<GameRow[]> {
  return asked("/api/games");
}

/** Another link to a seat that this session holds, for a second device. */
export function deviceLink(game: string, seat: number): Promise<DeviceLink> {
  return asked(`/api/games/${encodeURIComponent(game)}/device-link`, { seat });
}

async function asked<T>(path: string, body?: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(path, { credentials: "same-origin", ...init }).catch(() => null);
  if (answer === null) throw new Trouble(0, { code: "no_answer", reason: "", path: "" });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Trouble(answer.status, problem(said));
  return said as T;
}

function problem(said: unknown): Problem {
  const given = said as Partial<Problem> | null;
  return { code: given?.code ?? "unknown", reason: given?.reason ?? "", path: given?.path ?? "" };
}
