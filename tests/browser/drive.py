"""The rest of a game, played by plain clients on the seats that pages hold, until it is over."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

from tests.browser.screen import Screen
from tests.prove.follower import Run
from tests.prove.party import Party
from tests.prove.player import Player
from tests.prove.tables import Laid


def play_out(address: str, laid: Laid, seats: dict[int, Screen]) -> None:
    """Play the game to its end with the sessions of these pages."""
    party = Party(address, [laid], Random(1))
    for client in party.clients:
        if isinstance(client, Player):
            cookies = seats[client.witness.viewer.seat].context.cookies()
            held = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)
            client.door.opener.addheaders.append(("Cookie", held))
            client.claimed = True

    async def until_the_end(run: Run) -> None:
        await run.until(lambda: all(client.mirror.view["end"] for client in party.clients))

    # A thread of its own: Playwright keeps a loop running in this one.
    with ThreadPoolExecutor(max_workers=1) as other:
        other.submit(asyncio.run, party.play(until_the_end)).result()
