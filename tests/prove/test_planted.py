"""Planted: what these tests are for is put in on purpose, and each check finds its own fault, by its right name."""

from pathlib import Path

import pytest

from tests.prove.planting import Check, orders_sent_twice, refused_commits, secrets_of_others

CHECKS = [
    pytest.param(refused_commits, "tell_before_commit", "lost:", id="tell_before_commit"),
    pytest.param(orders_sent_twice, "no_receipts", "twice:", id="no_receipts"),
    pytest.param(secrets_of_others, "unwrapped", "leak:", id="unwrapped"),
]


@pytest.mark.prove
@pytest.mark.parametrize(("check", "plant", "word"), CHECKS)
async def test_a_planted_fault_is_found(check: Check, plant: str, word: str, databases: str, tmp_path: Path) -> None:
    found = await check(databases, tmp_path, plant)
    assert [fault for fault in found if fault.startswith(word)]


@pytest.mark.prove
@pytest.mark.parametrize(("check", "plant", "word"), CHECKS)
async def test_where_nothing_is_planted_nothing_is_found(
    check: Check, plant: str, word: str, databases: str, tmp_path: Path
) -> None:
    _ = plant, word
    assert await check(databases, tmp_path, "") == []
