"""Games that differ in one secret look the same to everybody else until it is opened; and a leak would be seen."""

from typing import Any

import pytest

from app.engine import hidden
from tests.laws.play import Play
from tests.laws.twins import differences, secrets_of


def test_nobody_else_can_tell_twins_apart(game: Play) -> None:
    for secret in secrets_of(game):
        assert list(differences(game, secret)) == [], secret


def test_the_games_have_secrets(games: tuple[Play, ...]) -> None:
    assert any(True for game in games for _ in secrets_of(game))


def test_a_stranger_s_game_has_secret_choices_and_secret_rolls(stranger: Play) -> None:
    found = list(secrets_of(stranger))
    assert any(secret.command for secret in found)
    assert any(secret.roll for secret in found)


def test_a_wrapper_that_is_not_emptied_is_found(stranger: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "cut", _uncut)
    assert any(list(differences(stranger, secret)) for secret in secrets_of(stranger) if secret.command)
    assert any(list(differences(stranger, secret)) for secret in secrets_of(stranger) if secret.roll)


def test_a_choice_told_in_its_events_is_found(stranger: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden.Viewer, "may", lambda _self, _to: True)
    found = [line for secret in secrets_of(stranger) for line in differences(stranger, secret)]
    assert any("sees" in line for line in found)
    assert any("views" in line for line in found)


def _uncut(thing: Any, _viewer: hidden.Viewer) -> Any:
    return thing
