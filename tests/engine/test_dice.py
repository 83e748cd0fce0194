"""The dice protocol: the published examples, and what holds for all of it (dice.md)."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.dice import Sealed, commitment, epoch_key, faces, packed, transcript

GAME, SECRET = "g-000001", bytes(range(32))
SEEDS = {1: b"\x11" * 32, 2: b"\x22" * 32}
KEY = "808b7e08d9b741410c2488aec648655849d436479919b0112313219f4da18f13"


@pytest.mark.rule("D-1")
def test_the_server_s_commitment() -> None:
    published = "323191281f193b58d5b8037c8322711e1501f337b7111efa039b9fa48c84d548"
    assert commitment(GAME, 1, "server", SECRET) == published


@pytest.mark.rule("D-2")
def test_a_seat_s_commitment() -> None:
    published = "98b3b5d760ec07827de6bb0b4e0bd28cc1b1b03a285bc609b6c621122c510907"
    assert commitment(GAME, 1, "seat:1", SEEDS[1]) == published


@pytest.mark.rule("D-4")
def test_the_key_of_an_epoch() -> None:
    assert epoch_key(SECRET, GAME, 1, transcript(GAME, 1, SEEDS)).hex() == KEY


@pytest.mark.rule("D-4")
def test_the_transcript_without_seeds_and_in_any_order_of_seats() -> None:
    assert transcript(GAME, 1, {}) == sha256(packed("fd1/transcript", GAME, 1)).digest()
    assert transcript(GAME, 1, dict(reversed(SEEDS.items()))) == transcript(GAME, 1, SEEDS)


@pytest.mark.rule("D-5")
@pytest.mark.parametrize(
    ("n", "purpose", "sides", "published"),
    [
        (1, "attack:u12>u7:w3", 6, (3, 1, 1, 4, 2, 5, 5, 3, 6, 3)),
        (2, "critical:u7", 8, (3, 5, 7, 4, 5)),
        (3, "initiative", 20, (17, 6, 6, 9)),
        (4, "table:event", 100, (11, 68, 51)),
    ],
)
def test_the_published_rolls(n: int, purpose: str, sides: int, published: tuple[int, ...]) -> None:
    assert faces(bytes.fromhex(KEY), GAME, 1, n, purpose, sides=sides, count=len(published)) == published


@pytest.mark.rule("D-5")
@given(st.integers(1, 256), st.integers(0, 60), st.integers(1, 10_000))
def test_every_face_is_on_the_die_and_more_dice_begin_with_the_same_context_only(
    sides: int, count: int, n: int
) -> None:
    thrown = faces(bytes.fromhex(KEY), GAME, 1, n, "law", sides=sides, count=count)
    assert len(thrown) == count
    assert all(1 <= face <= sides for face in thrown)
    assert thrown == faces(bytes.fromhex(KEY), GAME, 1, n, "law", sides=sides, count=count)


@pytest.mark.rule("D-5")
@pytest.mark.parametrize("sides", [6, 8, 20])
def test_no_face_is_favoured(sides: int) -> None:
    rolled = 12_000
    thrown = faces(bytes.fromhex(KEY), GAME, 1, 1, "fair", sides=sides, count=rolled)
    expected = rolled / sides
    chi = sum((thrown.count(face) - expected) ** 2 / expected for face in range(1, sides + 1))
    assert chi < {6: 20.5, 8: 24.3, 20: 43.8}[sides]  # one chance in a thousand


@pytest.mark.parametrize("sides", [0, -1, 257])
def test_a_die_that_no_byte_can_throw_is_an_error(sides: int) -> None:
    with pytest.raises(ValueError, match="die"):
        faces(bytes.fromhex(KEY), GAME, 1, 1, "law", sides=sides, count=1)


@given(
    st.lists(st.text() | st.binary() | st.integers(0, 2**63)), st.lists(st.text() | st.binary() | st.integers(0, 2**63))
)
def test_no_two_lists_are_packed_alike(one: list[str | bytes | int], other: list[str | bytes | int]) -> None:
    raw = [[x if isinstance(x, bytes) else packed(x)[4:] for x in items] for items in (one, other)]
    assert (packed(*one) == packed(*other)) == (raw[0] == raw[1])


@pytest.mark.rule("D-5")
def test_the_stream_goes_on_after_a_restart() -> None:
    """Case 17: roll, restart, roll: no repeat, and the same as without a restart."""
    kept: dict[int, bytes] = {}
    first = Sealed(GAME, kept, lambda: SECRET)
    first.commit(1)
    key = first.transcript(1, {})
    one, two = (first.faces(1, key, n, "law", 6, 20) for n in (1, 2))
    again = Sealed(GAME, dict(kept), lambda: b"another")
    assert again.commit(1) == first.commit(1)
    assert again.faces(1, key, 2, "law", 6, 20) == two
    assert one != two


@pytest.mark.rule("D-10")
def test_what_is_opened_is_what_was_committed_to() -> None:
    chance = Sealed(GAME, {}, lambda: SECRET)
    shown = chance.commit(3)
    assert commitment(GAME, 3, "server", bytes.fromhex(chance.reveal(3))) == shown


@pytest.mark.rule("D-1")
def test_an_epoch_s_secret_is_drawn_once() -> None:
    drawn = iter([b"a" * 32, b"b" * 32])
    chance = Sealed(GAME, {}, lambda: next(drawn))
    assert chance.commit(1) == chance.commit(1)
    assert chance.commit(2) != chance.commit(1)
