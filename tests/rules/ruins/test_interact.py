"""Marked pieces: take, put down, open, close, work; what a holder leaves behind."""

from typing import Any

import pytest

from app.engine.hidden import PUBLIC
from app.engine.judge import Judged
from app.engine.orders import Concede
from app.engine.view import View
from app.geometry.shapes import Prism, Terrain
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.actions.interact import Deed, Interact
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.doors import laid
from app.rulesets.ruins.events import Dropped
from app.rulesets.ruins.places import poses
from app.rulesets.ruins.setup import Marked
from app.rulesets.ruins.sights import looked
from tests.rules.ruins.table import Extra, Table, cm, fighter, wall

DOORWAY = ((cm(29), cm(18)), (cm(29.4), cm(18)), (cm(29.4), cm(22)), (cm(29), cm(22)))
MARKS = (
    Marked(id="chest", does="thing", letter="B", place=(2300, 2000), radius=50),
    Marked(id="beacon", does="device", letter="C", place=(2000, 2300), radius=50),
    Marked(
        id="door",
        does="door",
        letter="E",
        place=(2920, 2000),
        radius=200,
        piece="leaf",
        opened=(Prism(footprint=DOORWAY, bottom=0, top=1, opaque=False, passage="free"),),
    ),
)
LEAF = Terrain(id="leaf", name="piece.door", kind="door", prisms=(Prism(footprint=DOORWAY, bottom=0, top=500),))
WALLS = (wall("n", 29, 5, 29.4, 18, 6), wall("s", 29, 22, 29.4, 40, 6), LEAF)


def table(*, x: float = 20, foe: tuple[float, float] = (40, 20), **more: Any) -> Table:
    """a1 at (x, 20), b1 behind a wall with a shut door."""
    one, other = fighter("a1", x, 20, "knife"), fighter("b1", *foe, "spear", facing=(-1, 0))
    return Table(one, fighter("a2", 10, 40), other, terrain=WALLS, extra=Extra(marked=MARKS), **more)


def do(piece: str, deed: Deed, figure: str = "a1") -> Interact:
    return Interact(figure=figure, piece=piece, deed=deed)


def shown(of: Table) -> View:
    return RULESET.view(of.moment, PUBLIC)


@pytest.mark.rule("R-94")
def test_it_costs_an_ap_and_is_within_one_cm_of_the_ring() -> None:
    near, far = table(x=19.9), table(x=19.89)
    assert near.quote(do("chest", "take")).price == {"ap:a1": 1}
    assert far.refused(do("chest", "take")) == ("not_at_hand", "R-94")
    near.give(do("chest", "take"))
    assert (near.state.things["chest"].holder, near.state.figures["a1"].ap) == ("a1", 2)
    assert "R-94" in near.cited


@pytest.mark.rule("R-94")
def test_what_is_held_goes_along_and_is_put_down_where_its_holder_stands() -> None:
    of = table()
    of.give(do("chest", "take"))
    assert shown(of).tokens["a1"].badges == ("badge.holds",)
    of.give(Move(figure="a1", path=((2000, 2000), (2000, 1500))))
    assert (shown(of).areas["chest"].points, shown(of).areas["chest"].owner) == (((2000, 1500),), 1)
    of.give(do("chest", "put_down"))
    thing = of.state.things["chest"]
    assert (thing.x, thing.y, thing.holder) == (2000, 1500, None)


@pytest.mark.rule("R-94")
def test_there_is_one_holder_at_most() -> None:
    of = table()
    of.fold.game = of.fold.game.but(table=of.state.with_thing("chest", holder="a2"))
    of.change("a2", x=2310, y=2000)
    assert of.refused(do("chest", "take")) == ("held_by", "R-94")


@pytest.mark.rule("R-94")
def test_who_is_engaged_has_no_hand_free() -> None:
    of = table(foe=(20, 25))
    of.change("b1", facing=(0, -1))
    assert of.refused(do("chest", "take")) == ("hands_full", "R-94")


@pytest.mark.rule("R-94")
def test_what_a_holder_had_lies_where_it_went_out() -> None:
    of = table(foe=(22.5, 20))
    of.fold.game = of.fold.game.but(table=of.state.with_thing("chest", holder="b1"))
    of.change("b1", health=1, ap=0, x=2325)
    of.change("a1", ap=1)
    of.give(Melee(figure="a1", weapon="knife", target="b1"), "1 1 1", "6 6 1 1")
    assert [(e.figure, e.piece) for e in of.events(Dropped)] == [("b1", "chest")]
    thing = of.state.things["chest"]
    assert (thing.x, thing.y, thing.holder) == (2325, 2000, None)


@pytest.mark.rule("R-94")
def test_what_a_band_that_leaves_had_stays_behind() -> None:
    of = table()
    of.give(do("chest", "take"))
    of.order(1, Concede())
    assert of.state.things["chest"].holder is None


@pytest.mark.rule("R-94")
def test_a_device_belongs_to_who_has_worked_it_last() -> None:
    of = table()
    of.give(do("beacon", "activate"))
    assert of.state.things["beacon"].by == 1
    assert of.refused(do("beacon", "activate")) == ("done_already", "R-94")
    of.fold.game = of.fold.game.but(table=of.state.with_thing("beacon", by=2))
    assert isinstance(RULESET.quote(of.moment, of.ask, do("beacon", "activate")), object)
    assert shown(of).areas["beacon"].owner == 2


@pytest.mark.rule("R-94")
def test_a_door_opens_the_way_and_the_view_and_shuts_them_again() -> None:
    of = table(x=26)
    through = Move(figure="a1", path=((2600, 2000), (3300, 2000)))
    assert of.refused(through) == ("path_terrain", "R-50")
    assert looked(laid(of.moment).world, poses(of.moment), "a1", "b1").klass == "none"
    of.give(do("door", "open"))
    assert shown(of).pieces["leaf"].blocks[0].top == 1
    assert looked(laid(of.moment).world, poses(of.moment), "a1", "b1").klass != "none"
    assert laid(laid(of.moment)).world is laid(of.moment).world
    of.give(do("door", "close"))
    assert shown(of).pieces == {}
    assert of.refused(through) == ("path_terrain", "R-50")


@pytest.mark.rule("R-94")
def test_a_door_is_not_shut_on_anybody() -> None:
    of = table(x=26)
    of.give(do("door", "open"))
    assert isinstance(of.give(Move(figure="a1", path=((2600, 2000), (2900, 2000)))), Judged)
    assert of.refused(do("door", "close")) == ("in_doorway", "R-94")


@pytest.mark.rule("R-94")
def test_only_what_a_piece_is_made_for_can_be_done() -> None:
    of = table()
    assert of.refused(do("chest", "open")) == ("no_such_deed", "R-94")
    assert of.refused(do("moon", "take")) == ("no_such_deed", "R-94")
    keys = {o.id: (o.key, o.possible) for o in RULESET.offer(of.moment, of.ask) if o.command["kind"] == "interact"}
    assert keys == {"interact.chest": ("I", True), "interact.beacon": ("", True)}
    bare = Table(fighter("a1", 20, 20), fighter("b1", 40, 20))
    assert not [o for o in RULESET.offer(bare.moment, bare.ask) if o.command["kind"] == "interact"]
