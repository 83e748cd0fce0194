// What this device remembers: theme, language, keys, games sat down at. Nothing here is needed to play.

export type Theme = "light" | "dark" | null;

export interface Seat {
  game: string;
  role: string;
  seat: number;
  title: string;
  at: number;
}

const GAMES = "bc.games";
const MOST = 30;

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/** The games sat down at on this device, newest first. */
export function mySeats(): Seat[] {
  try {
    const seats = JSON.parse(remembered(GAMES) ?? "[]") as Seat[];
    return Array.isArray(seats) ? seats : [];
  } catch {
    return [];
  }
}

export function rememberSeat(seat: Seat): void {
  const others = mySeats().filter((one) => one.game !== seat.game || one.seat !== seat.seat);
  remember(GAMES, JSON.stringify([seat, ...others].slice(0, MOST)));
}

/** What this tab holds until it is closed: which seat it plays, and a watcher's link. */
export function tabHolds(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function tabKeeps(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // A reload then asks the session for any seat of this game.
  }
}
