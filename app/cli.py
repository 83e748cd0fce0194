"""The program: `basecontact serve | migrate | rulesets list`. Settings: environment and file, see app/config.py."""

import asyncio
import sqlite3
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from app.config import Settings

if TYPE_CHECKING:
    from app.play.house import House

program = typer.Typer(no_args_is_help=True, add_completion=False, help="A web tabletop that knows the rules.")
books = typer.Typer(no_args_is_help=True, help="Rule books.")
program.add_typer(books, name="rulesets")

SAFE_SQLITE = (3, 51, 3)
FIXED_SQLITE = ((3, 44, 6), (3, 50, 7))
LOCAL = ("127.0.0.1", "::1", "localhost")


@program.command()
def serve(
    *,
    demo: Annotated[bool, typer.Option("--demo", help="Open a fresh game and print its links.")] = False,
    first: Annotated[bool, typer.Option("--migrate", help="Bring the database up to date first.")] = False,
) -> None:
    """Serve games until told to stop."""
    # Only a server needs all this; it takes half a second to import.
    from app.main import run  # noqa: PLC0415
    from app.store.session import at_head, connect  # noqa: PLC0415
    from app.web.ports import Taken  # noqa: PLC0415

    settings = Settings()
    if first:
        migrate()
    if not at_head(connect(settings.database)):
        raise typer.BadParameter("the database is not up to date: run `basecontact migrate` first")
    _caution(settings)

    async def ready(house: "House", port: int) -> None:
        await asyncio.to_thread(_announce, house, port, demo=demo)

    try:
        run(settings, ready)
    except Taken as taken:
        print(taken, file=sys.stderr)
        raise typer.Exit(1) from None


@program.command()
def migrate() -> None:
    """Bring the database up to date, or make it."""
    from app.store.session import at_head, connect, migrate  # noqa: PLC0415  (as above)

    url = Settings().database
    if not at_head(connect(url)):
        migrate(url)


@books.command("list")
def list_rulesets() -> None:
    """The rule books that are here, with their scenarios."""
    from app.main import books  # noqa: PLC0415  (as above)

    for key, rules in sorted(books(Settings()).items()):
        print(f"{key} (edition {rules.edition}): {', '.join(rules.setups())}")


def main() -> None:
    """Run the program."""
    program()


def _announce(house: "House", port: int, *, demo: bool) -> None:
    host = house.settings.host
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"  # noqa: S104  (compared, not bound)
    print(f"Base Contact listens at {address}", flush=True)
    if demo:
        ruleset, _, setup = house.settings.demo.partition("/")
        opened, alone = house.lobby.open(ruleset, setup), house.lobby.open(ruleset, setup, bots=(2,))
        for seat, secret in opened.seats.items():
            print(f"  seat {seat}:  {address}/game#{secret}")
        print(f"  watcher: {address}/game#{opened.watch}")
        print(f"  against a bot: {address}/game#{alone.seats[1]}", flush=True)


def _caution(settings: Settings) -> None:
    version = sqlite3.sqlite_version_info
    if settings.database.startswith("sqlite") and version < SAFE_SQLITE and version not in FIXED_SQLITE:
        print(
            f"SQLite {sqlite3.sqlite_version} has a known fault that one writing connection keeps away: we keep to one."
        )
    if settings.host not in LOCAL:
        print("This line is open to the network, and plain http can be read on the way: put TLS before it.")


if __name__ == "__main__":
    main()
