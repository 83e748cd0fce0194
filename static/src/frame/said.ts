// What is said of a gesture in hand: the drop in a sentence or two, and a refusal with the piece that it names.
import type { Told } from "../screen";
import type { Line, Quote } from "../wire";
import type { Speaker } from "../words";

/** Two lines of a phone. */
const LONGEST = 120;
const PIECES = 2;

/** What a drop would come to. Who sees the place stands in the look already, with its share, so it is not said again. */
export function dropped(quote: Quote, t: Speaker): string {
  const rest = quote.notes.filter((note) => quote.receipts.length === 0 || !hasShare(note));
  return rest.map((note) => t.line(note)).reduce((said, next) => (said.length + 1 + next.length > LONGEST && said !== "" ? said : `${said} ${next}`.trim()), "");
}

function hasShare(note: Line): boolean {
  return Object.values(note.params).some((word) => typeof word === "object" && word.kind === "permille");
}

/** A refusal; the pieces in its evidence are named where the sentence does not do so. */
export function refusedSaid(line: Line, pieces: readonly string[], told: Told | null, t: Speaker): string {
  const said = t.line(line);
  const known = pieces.flatMap((id) => told?.view.pieces[id] ?? told?.scenery.pieces[id] ?? []);
  const names = [...new Set(known.map((piece) => t.line(piece.name)))].filter((name) => name !== "" && !said.toLowerCase().includes(name.toLowerCase()));
  return names.length === 0 ? said : `${said} ${t.say("head.blocked", { what: names.slice(0, PIECES).join(", ") })}`;
}
