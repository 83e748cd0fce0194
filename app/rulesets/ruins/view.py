"""The ruleset's part of what a viewer sees; nothing in `ruins` is hidden but the sealed choices of step 8 (P-20)."""

from collections.abc import Mapping
from functools import lru_cache

from app.engine.hidden import Viewer
from app.engine.view import At, Block, Link, Off, Phase, Piece, Pips, Scenery, SideRow, Table, Token, View
from app.engine.words import Line, line
from app.geometry.shapes import Terrain
from app.rulesets.ruins.cards import cards
from app.rulesets.ruins.dice_view import tests
from app.rulesets.ruins.doors import doors_open, laid
from app.rulesets.ruins.goals_view import areas, goal_cards
from app.rulesets.ruins.memo import remembered
from app.rulesets.ruins.paying import slot_of
from app.rulesets.ruins.places import Poses, in_hand, poses
from app.rulesets.ruins.reach import engagements, reach_of
from app.rulesets.ruins.rounds import STEPS
from app.rulesets.ruins.setup import Setup
from app.rulesets.ruins.standings import bands_left, points
from app.rulesets.ruins.state import Moment, Standing
from app.rulesets.ruins.track_view import track
from app.rulesets.ruins.world import World

NAMES = tuple(line(step.key) for step in STEPS)


def view(moment: Moment, _viewer: Viewer) -> View:
    """Everything on the table, the same for all."""
    return whole(laid(moment))


@remembered
def whole(moment: Moment) -> View:
    """All that the rules show; what is hidden is not shown to anybody."""
    everyone = poses(moment)
    return View(
        pieces=changed(moment),
        tokens=tokens(moment, everyone),
        links=links(moment.world, everyone),
        sides={str(row.seat): row for row in sides(moment)},
        track=track(moment),
        phase={"now": phase(moment)},
        tests=tests(moment),
        cards={**cards(moment), **goal_cards(moment)},
        areas=areas(moment),
    )


def changed(moment: Moment) -> Mapping[str, Piece]:
    """The pieces that are not as they were at first: doors that stand open (R-94)."""
    doors = doors_open(moment.state)
    pieces = {mark.piece for mark in moment.world.setup.marked if mark.id in doors}
    return {piece.id: _piece(piece) for piece in moment.world.setup.terrain if piece.id in pieces}


def tokens(moment: Moment, everyone: Poses) -> Mapping[str, Token]:
    """All figures, those that are gone too."""
    engaged = {held for _, held in engagements(moment.world, everyone)}
    holding = {thing.holder for thing in moment.state.things.values()}
    figures = moment.state.figures.items()
    return {f: token(moment.world, f, s, engaged=f in engaged, holds=f in holding) for f, s in figures}


@lru_cache(maxsize=4096)
def token(world: World, figure: str, standing: Standing, *, engaged: bool, holds: bool) -> Token:
    """One figure as it stands."""
    fighter, knobs = world.fighter(figure), world.knobs
    held = in_hand(world, figure, standing.thrown)
    reaches = {reach_of(world, weapon) for weapon in held if weapon.reach is not None}
    pips = {"wounds": Pips(now=standing.health, most=fighter.profile.health)}
    pips |= {"ap": Pips(now=standing.ap, most=knobs.actions)}
    spare = fighter.profile.rerolls
    pips |= {"rerolls": Pips(now=standing.rerolls, most=spare)} if spare else {}
    return Token(
        side=world.seats[figure],
        name=fighter.name,
        glyph=held[0].glyph,
        place=At(x=standing.x, y=standing.y, z=standing.z) if standing.up else Off(why=f"off.{standing.status}"),
        base=knobs.bases[fighter.profile.size],
        height=knobs.heights[fighter.profile.size],
        facing=standing.facing if standing.up else None,
        leader=fighter.profile.leader,
        badges=badges(standing, engaged=engaged, holds=holds),
        pips=pips,
        reaches=tuple(sorted(reaches)) if standing.up else (),
    )


def badges(standing: Standing, *, engaged: bool, holds: bool) -> tuple[str, ...]:
    """What holds for a figure now."""
    said = {"badge.engaged": engaged, "badge.slipped": bool(standing.slipped), "badge.holds": holds}
    return tuple(badge for badge, holds in said.items() if holds)


def links(world: World, everyone: Poses) -> Mapping[str, Link]:
    """Who engages whom (R-41)."""
    pairs = sorted(engagements(world, everyone))
    return {f"{a}>{b}": Link(tail=a, head=b, what="engaged") for a, b in pairs}


def sides(moment: Moment) -> tuple[SideRow, ...]:
    """The bands."""
    left = bands_left(moment.world, moment.state)
    return tuple(
        side(band.seat, band.key, _points(moment, band.seat), out=band.seat not in left)
        for band in moment.world.setup.bands
    )


def _points(moment: Moment, seat: int) -> int | None:
    """Points where there are any to get."""
    return points(moment.state, seat) if any(band.goals for band in moment.world.setup.bands) else None


@lru_cache(maxsize=256)
def side(seat: int, key: str, score: int | None, *, out: bool) -> SideRow:
    """A band, by the mark of its seat."""
    marks = {1: 1, 2: 2, 3: 3, 4: 4}
    return SideRow(seat=seat, name=line(f"band.{key}"), mark=marks[seat], points=score, out=out)  # type: ignore[arg-type]


def phase(moment: Moment) -> Phase:
    """Round and step, both counted from 1."""
    slot = slot_of(moment.state)
    return Phase(
        round=max(1, moment.state.round),
        rounds=moment.world.knobs.rounds,
        step=max(1, moment.state.step),
        steps=NAMES,
        seat=None if slot is None else moment.world.seats[moment.state.track[slot]],
    )


def scenery(setup: Setup) -> Scenery:
    """What is drawn once: the table and its terrain."""
    return Scenery(
        title=line(f"scenario.{setup.key}"),
        brief=line(f"scenario.{setup.key}.brief"),
        table=_table(setup),
        pieces={piece.id: _piece(piece) for piece in setup.terrain},
        sides=tuple(side(band.seat, band.key, None, out=False) for band in setup.bands),
    )


def _table(setup: Setup) -> Table:
    knobs = setup.options
    return Table(
        width=setup.width,
        height=setup.height,
        measure="cm",
        levels=setup.levels,
        seen_permille=knobs.seen_permille,
        cover_permille=knobs.cover_permille,
        eye_permille=knobs.eye,
    )


def _piece(piece: Terrain) -> Piece:
    blocks = tuple(
        Block(footprint=p.footprint, bottom=p.bottom, top=p.top, opaque=p.opaque, passage=p.passage)
        for p in piece.prisms
    )
    return Piece(look=piece.kind, name=Line(key=piece.name), blocks=blocks)
