// Where in the client we are: the start page or a game; a link's token is read from the fragment and then gone (P-01).
import { tabHolds, tabKeeps } from "./device";
import { ticketByGame, ticketByLink } from "./rest";
import type { Ticket } from "./wire";

export type Place = { page: "start" } | { page: "game"; game: string | null; link: string | null } | { page: "unknown" };

export function placeOf(path: string, fragment: string): Place {
  if (path === "/" || path === "/index.html") return { page: "start" };
  const found = /^\/game(?:\/([A-Za-z0-9_-]+))?\/?$/.exec(path);
  if (found === null) return { page: "unknown" };
  const link = fragment.replace(/^#/, "");
  return { page: "game", game: found[1] ?? null, link: link === "" ? null : link };
}

/** Gets tickets for one tab: by the link the first time, then by the session; a watcher keeps the link in this tab. */
export class Door {
  private game: string | null;
  private link: string | null;

  constructor(place: { game: string | null; link: string | null }) {
    this.game = place.game;
    this.link = place.link ?? (place.game === null ? null : tabHolds(`bc.link.${place.game}`));
  }

  async ticket(): Promise<Ticket> {
    const ticket = await this.asked();
    this.game = ticket.game;
    if (ticket.role === "seat") {
      this.link = null;
      tabKeeps(`bc.seat.${ticket.game}`, String(ticket.seat));
    } else if (this.link !== null) tabKeeps(`bc.link.${ticket.game}`, this.link);
    return ticket;
  }

  private asked(): Promise<Ticket> {
    if (this.link !== null) return ticketByLink(this.link);
    const seat = this.game === null ? null : tabHolds(`bc.seat.${this.game}`);
    return ticketByGame(this.game ?? "", seat === null ? null : Number(seat));
  }
}
