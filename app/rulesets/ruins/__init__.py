"""Warbands in the ruins: pools of D6, three action points, centimetres. RULES.md says what is in it, rule by rule."""

from typing import Any

from app.engine.ruleset import Ruleset, Shapes
from app.rulesets.ruins import play
from app.rulesets.ruins.answer import answer
from app.rulesets.ruins.commands import Command
from app.rulesets.ruins.cues import cue
from app.rulesets.ruins.endings import quits
from app.rulesets.ruins.events import Event
from app.rulesets.ruins.evolve import evolve
from app.rulesets.ruins.examples import examples
from app.rulesets.ruins.frames import Frame
from app.rulesets.ruins.load import locale, setups
from app.rulesets.ruins.paying import purse
from app.rulesets.ruins.policies import POLICIES, SETTINGS
from app.rulesets.ruins.rounds import opening
from app.rulesets.ruins.setup import Setup
from app.rulesets.ruins.state import State, blank
from app.rulesets.ruins.titles import title
from app.rulesets.ruins.view import scenery, view
from app.rulesets.ruins.world import World, world


def seats(setup: Setup) -> tuple[int, ...]:
    """One seat a band."""
    return tuple(band.seat for band in setup.bands)


def lift(_shape: str, json: Any) -> Any:  # noqa: ANN401  (JSON of any shape)
    """This is the first edition: nothing is older."""
    return json


RULESET: Ruleset[World, State, Command, Event] = Ruleset(
    key="ruins",
    edition=1,
    editions=(1,),
    shapes=Shapes(state=State, command=Command, event=Event, frame=Frame, setup=Setup),
    setups=setups,
    world=world,
    seats=seats,
    scenery=scenery,
    blank=blank,
    opening=opening,
    evolve=evolve,
    asked=play.asked,
    span=play.span,
    offer=play.offer,
    quote=play.quote,
    purse=purse,
    decide=play.decide,
    advance=play.advance,
    quits=quits,
    view=view,
    cue=cue,
    answer=answer,
    title=title,
    examples=examples,
    policies=POLICIES,
    settings=SETTINGS,
    lift=lift,
    locale=locale(),
)
