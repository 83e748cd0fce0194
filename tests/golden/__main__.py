"""`make golden`: each page is played anew, from its own orders while the rules still take them, else by bots."""

import sys

from app.engine.judge import Judged
from tests.golden.page import HERE, read, written
from tests.laws.play import Play, play
from tests.laws.scenarios import scenario

GAMES = {"duel": ("probe", "duel", 7, 60), "courtyard": ("ruins", "courtyard", 17, 300)}


def main() -> None:
    """Write all pages."""
    for name, (book, key, secrets, orders) in GAMES.items():
        path = HERE / f"{name}.txt"
        game = again(name) or play(scenario(book, key), secrets, orders)
        path.write_text(written(game, secrets), "utf8")
        sys.stdout.write(f"{path.name}: {len(game.turns)} orders, {game.game.roll} rolls\n")


def again(name: str) -> Play | None:
    """The game of a page from its own orders; None if there is none, or one of them is refused now."""
    path = HERE / f"{name}.txt"
    if not path.exists():
        return None
    page = read(path)
    game = Play(page.scenario, page.secrets)
    taken = all(isinstance(game.take(order), Judged) for order, _ in page.orders[1:])
    return game if taken and game.game.ended else None


if __name__ == "__main__":
    main()
