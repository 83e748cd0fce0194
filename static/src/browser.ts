// The browser's side of the line: real sockets, timers and storage; the address loses its secret once it is used.
import { browserOutbox } from "./outbox";
import { Door, placeOf } from "./place";
import type { Outside, Pipe } from "./socket";
import type { Ticket } from "./wire";

type Told = Pick<Outside, "since" | "heard" | "live" | "lost" | "shut">;

export function browserOutside(place: { game: string | null; link: string | null }, told: Told): Outside {
  const door = new Door(place);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    ...told,
    ticket: () => door.ticket().then(arrived),
    open: (game) => new WebSocket(`${scheme}//${location.host}/ws/games/${game}`) as unknown as Pipe,
    outbox: browserOutbox(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** The link has been exchanged: the address names the game alone. */
function arrived(ticket: Ticket): Ticket {
  if (placeOf(location.pathname, location.hash).page === "game") history.replaceState(null, "", `/game/${ticket.game}`);
  return ticket;
}
