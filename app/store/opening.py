"""Opening a stored game: its row becomes values again, with its rules, its codec and its world (A-10, A-13)."""

import json
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from threading import Lock
from typing import Any

from sqlalchemy import Engine, Row

from app.engine.fold import blank_game
from app.engine.game import Game
from app.store.chain import root
from app.store.codec import Codec
from app.store.folding import Folding, all_ends
from app.store.kept import Kept, Meta, Rules, Rulesets
from app.store.told import Told, tail

WORLDS = 64


class NoRuleset(LookupError):
    """A game's ruleset is not installed here."""


class Openings:
    """Opens games; a world is made once for all games on the same table. For any thread."""

    def __init__(self, reads: Engine, rulesets: Rulesets) -> None:
        """Read with this engine; know these rulesets, by key."""
        self.reads, self.rulesets = reads, rulesets
        self._worlds: OrderedDict[tuple[str, str], tuple[Any, Any]] = OrderedDict()
        self._lock = Lock()

    def rules(self, key: str) -> Rules:
        """A ruleset by its key. Raises NoRuleset."""
        if key not in self.rulesets:
            raise NoRuleset(key)
        return self.rulesets[key]

    def kept(self, row: Row[Any]) -> Kept:
        """The game of this row as it stands; folded anew when its state is of another shape."""
        blank = self.blank(row)
        same = row.shape == blank.codec.shape
        game = blank.codec.game.decode(row.state) if same else self.replay(blank, row.n).game
        return stood(blank, game, row.hash, row.at)

    def at(self, row: Row[Any], order: int) -> tuple[Kept, Folding]:
        """The game at the end of an order (or of its last), folded from its beginning, and its fold to go on with."""
        blank = self.blank(row)
        fold = self.replay(blank, order)
        last = self.tail(blank, fold.game.order - 1, fold.game.order)
        return (stood(blank, fold.game, last[-1].hash, last[-1].at) if last else blank), fold

    def blank(self, row: Row[Any]) -> Kept:
        """The game of this row before its first order."""
        rules = self.rules(row.ruleset)
        codec = Codec.for_ruleset(rules)
        setup, world = self._world(rules, codec, row.setup, row.born)
        meta = Meta(
            id=row.id,
            ruleset=row.ruleset,
            edition=row.edition,
            catalogue=row.catalogue,
            setup=setup,
            options=codec.options.decode(row.options),
            seats=tuple(json.loads(row.seats)),
            created=row.created,
            generation=row.generation,
            at=0,
        )
        game = blank_game(rules, world, meta.seats, meta.options, meta.generation)
        first = root(row.id, row.ruleset, row.edition, row.setup, row.options, row.seats)
        return Kept(rules=rules, world=world, codec=codec, game=game, hash=first, meta=meta)

    def fold(self, kept: Kept, blank: Kept | None = None) -> Folding:
        """A fold to lead a game on; what undo needs of earlier orders is read from their events."""
        start = blank or before_all(kept)
        return Folding(kept.rules, kept.world, kept.game, lambda game: self._ends(start, game))

    def replay(self, blank: Kept, order: int) -> Folding:
        """Fold a game from its beginning up to an order, asks and all."""
        fold = self.fold(blank, blank)
        for told in self.tail(blank, 0, order):
            fold.take(told.order, told.events)
        return fold

    def tail(self, kept: Kept, after: int, upto: int | None = None) -> tuple[Told, ...]:
        """The orders after one, read on a connection of its own."""
        with self.reads.connect() as connection:
            return tail(connection, kept.codec, kept.meta.id, after, upto=upto)

    def _ends(self, blank: Kept, game: Game[Any]) -> Mapping[int, Any]:
        return all_ends(blank.rules, blank.world, blank.game, self.tail(blank, 0, game.order))

    def _world(self, rules: Rules, codec: Codec, text: str, shape: str) -> tuple[Any, Any]:
        with self._lock:
            made = self._worlds.get((rules.key, text))
        if made is None:
            setup = codec.setup.decode(text, codec.lift(shape))
            made = setup, rules.world(setup)
        with self._lock:
            self._worlds[rules.key, text] = made
            self._worlds.move_to_end((rules.key, text))
            if len(self._worlds) > WORLDS:
                self._worlds.popitem(last=False)
        return made


def stood(kept: Kept, game: Game[Any], hash_: str, at: int) -> Kept:
    """The same game as it stands at the end of another order."""
    return replace(kept, game=game, hash=hash_, meta=replace(kept.meta, at=at))


def before_all(kept: Kept) -> Kept:
    """The same game before its first order (its hash is not that of the root)."""
    meta = kept.meta
    game = blank_game(kept.rules, kept.world, meta.seats, meta.options, meta.generation)
    return replace(kept, game=game)
