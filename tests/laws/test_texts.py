"""Every sentence that a game says exists in each language, with just the parameters that it is given."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from app.engine.hidden import PUBLIC, Viewer, seat_viewer, seen
from app.engine.look import look
from app.engine.words import Line, Name, Side
from app.wire.catalogue import LANGUAGES, joined
from app.wire.phrases import Phrases
from tests.house.messages import blanks
from tests.laws.fuzz import near
from tests.laws.lines import lines
from tests.laws.play import Play, plays
from tests.laws.scenarios import Scenario

LONGEST = 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_with_its_parameters(scenario: Scenario, language: str) -> None:
    catalogue = joined(scenario.rules.locale)[language]
    said = _said(scenario)
    assert said
    assert sorted({line.key for line in said if line.key not in catalogue}) == []
    assert [line for line in said if not blanks(catalogue[line.key]) <= set(line.params)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_read(scenario: Scenario, language: str) -> None:
    scenery = scenario.rules.scenery(scenario.setup)
    names = {token: shown.name for token, shown in _view(scenario).tokens.items()}
    sides = {row.seat: row.name for row in scenery.sides}
    phrases = Phrases(joined(scenario.rules.locale)[language], names, sides)
    for line in _said(scenario):
        text = phrases.say(line)
        assert text.strip()
        assert "{" not in text
        assert len(text) <= LONGEST
        assert all(word.token in names for word in line.params.values() if isinstance(word, Name))
        assert all(word.seat in (0, *sides) for word in line.params.values() if isinstance(word, Side))


def _said(scenario: Scenario) -> list[Line]:
    if scenario.name not in SAID:
        SAID[scenario.name] = _once(line for thing in _all(scenario) for line in lines(thing))
    return SAID[scenario.name]


SAID: dict[str, list[Line]] = {}


def _once(found: Iterator[Line]) -> list[Line]:
    """A few lines of each key and set of parameters are enough."""
    kept, count = [], Counter[Any]()
    for line in found:
        like = (line.key, *sorted(line.params))
        count[like] += 1
        if count[like] <= 5:
            kept.append(line)
    return kept


def _view(scenario: Scenario) -> Any:
    return look(scenario.rules, scenario.world, Play(scenario, 1).game, Viewer(role="judge"))


def _all(scenario: Scenario) -> Iterator[Any]:
    """All that may hold a sentence, in a few games with commands that are nearly right."""
    rules = scenario.rules
    yield rules.scenery(scenario.setup)
    yield (tuple(p.label for p in rules.policies), tuple(s.label for s in rules.settings))
    for seed in (31, 32):
        done = None
        for play, bots in plays(scenario, seed, 90):
            done = play
            yield from (
                look(rules, play.world, play.game, viewer) for viewer in (PUBLIC, *map(seat_viewer, scenario.seats))
            )
            for ask in play.game.asks:
                position = play.sight(ask.seat)
                quotes = (rules.quote(position, ask, c) for c in near(rules, position, ask, bots.luck))
                yield from quotes
        assert done
        yield from _cues(done)


def _cues(play: Play) -> Iterator[Any]:
    for turn in play.turns:
        for viewer in (PUBLIC, *map(seat_viewer, play.scenario.seats)):
            yield from (play.rules.cue(play.world, seen(event, viewer), viewer) for event in turn.judged.events)
