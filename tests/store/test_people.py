"""Who may sit where: a seat's link is claimed once, a ticket lets in once (P-01)."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import delete, select

from app.engine.orders import Act, Judge
from app.engine.refusal import Refused
from app.store import people, tables
from app.store.answers import Done
from app.store.people import Admission, Place
from tests.store.counter import Add
from tests.store.sitting import Sitting, Start

NOW = datetime(2031, 5, 17, 12, 30, tzinfo=UTC)
Run = Callable[..., Any]


@pytest.fixture
def run(sitting: Sitting) -> Run:
    """Do something of `people` in a transaction."""
    return lambda job, *given: sitting.journal.write(lambda c: job(c, *given)).result(20)


@pytest.fixture
def seat(sitting: Sitting) -> Place:
    return Place(game=sitting.game, role="seat", seat=1)


def _session(run: Run, *, seen: bool = False) -> str:
    """A session; one that was seen again has its cookie."""
    session = people.hashed(run(people.new_session, NOW))
    if seen:
        run(people.session_seen, session, NOW)
    return session


def test_a_seat_is_claimed_once(run: Run, seat: Place) -> None:
    first, second = _session(run, seen=True), _session(run)
    link = run(people.make_link, seat, NOW)
    assert run(people.link_place, link, NOW) == seat
    assert run(people.claim, link, first, NOW) == seat
    assert run(people.claim, link, second, NOW) is None
    assert run(people.claim, link, first, NOW) == seat
    assert run(people.places_of, first) == (seat,)
    assert run(people.role_of, second, seat.game) == Place(game=seat.game, role="public")


def test_a_seat_is_claimed_once_by_two_at_a_time(run: Run, seat: Place, start: Start) -> None:
    sessions = [_session(run, seen=True) for _ in range(6)]
    link = run(people.make_link, seat, NOW)
    journals = [start(), start()]
    with ThreadPoolExecutor(6) as pool:
        jobs = [
            pool.submit(journals[i % 2].write, lambda c, s=s: people.claim(c, link, s, NOW))
            for i, s in enumerate(sessions)
        ]
        places = [job.result(20).result(20) for job in jobs]
    assert [p for p in places if p] == [seat]


def test_who_was_never_seen_again_gives_way(run: Run, seat: Place, sitting: Sitting) -> None:
    lost, found, late = _session(run), _session(run), _session(run)
    link = run(people.make_link, seat, NOW)
    assert run(people.claim, link, lost, NOW) == seat
    ticket = run(people.make_ticket, Admission(place=seat, session=lost), NOW)
    assert run(people.claim, link, found, NOW) == seat
    assert run(people.places_of, lost) == ()
    assert run(people.use_ticket, ticket, NOW) is None
    assert run(people.places_of, found) == (seat,)
    mine = run(people.make_ticket, Admission(place=seat, session=found), NOW)
    assert run(people.use_ticket, mine, NOW - timedelta(hours=1))
    assert run(people.claim, link, late, NOW) is None
    assert run(people.claim, link, lost, NOW) is None
    assert sitting.act(1, Add(by=1), session=found) == Done(order=2)


def test_who_gives_way_loses_that_seat_alone(run: Run, seat: Place) -> None:
    other = Place(game=seat.game, role="seat", seat=2)
    lost, found = _session(run), _session(run)
    first, second = run(people.make_link, seat, NOW), run(people.make_link, other, NOW)
    run(people.claim, first, lost, NOW)
    run(people.claim, second, lost, NOW)
    run(people.claim, first, found, NOW)
    assert run(people.places_of, lost) == (other,)
    assert run(people.places_of, found) == (seat,)


def test_a_session_is_seen_by_its_ticket_whatever_the_wall_clock_says(run: Run, seat: Place) -> None:
    session = _session(run)
    assert run(people.never_seen, session)
    ticket = run(people.make_ticket, Admission(place=seat, session=session), NOW)
    run(people.use_ticket, ticket, NOW - timedelta(days=1))
    assert not run(people.never_seen, session)
    assert not run(people.never_seen, "made up")


def test_a_holder_makes_a_link_for_a_second_device(run: Run, seat: Place) -> None:
    first, second = _session(run), _session(run)
    run(people.claim, run(people.make_link, seat, NOW), first, NOW)
    assert run(people.claim, run(people.make_link, seat, NOW), second, NOW) == seat
    assert run(people.claim, run(people.make_link, seat, NOW), first, NOW) == seat
    assert run(people.places_of, first, seat.game) == run(people.places_of, second, seat.game) == (seat,)


def test_a_watcher_s_link_is_for_many_and_gives_nothing(run: Run, sitting: Sitting) -> None:
    place = Place(game=sitting.game, role="public")
    link = run(people.make_link, place, NOW)
    for session in (_session(run), _session(run)):
        assert run(people.claim, link, session, NOW) == place
        assert run(people.places_of, session) == ()


def test_links_last_seven_days(run: Run, seat: Place) -> None:
    link = run(people.make_link, seat, NOW)
    assert run(people.claim, link, _session(run), NOW + timedelta(days=7)) is None
    assert run(people.claim, link, _session(run), NOW + timedelta(days=6, hours=23)) == seat
    assert run(people.claim, "made up", _session(run), NOW) is None


def test_a_ticket_lets_in_once(run: Run, seat: Place) -> None:
    admission = Admission(place=seat, session=_session(run))
    ticket = run(people.make_ticket, admission, NOW)
    assert run(people.use_ticket, ticket, NOW + timedelta(seconds=29)) == admission
    assert run(people.use_ticket, ticket, NOW) is None
    late = run(people.make_ticket, Admission(place=seat, session=None), NOW)
    assert run(people.use_ticket, late, NOW + timedelta(seconds=30)) is None


def test_sessions_are_known_by_their_secret(run: Run) -> None:
    secret = run(people.new_session, NOW)
    assert run(people.known_session, secret) == people.hashed(secret)
    assert run(people.known_session, "made up") is None
    run(people.session_seen, people.hashed(secret), NOW + timedelta(hours=1))


def test_nothing_that_somebody_carries_is_stored(run: Run, seat: Place, sitting: Sitting) -> None:
    session = run(people.new_session, NOW)
    link = run(people.make_link, seat, NOW)
    ticket = run(people.make_ticket, Admission(place=seat, session=people.hashed(session)), NOW)
    stored = (tables.sessions, tables.links, tables.tickets)
    rows = [sitting.journal.read.ask(lambda c, t=t: str(c.execute(select(t)).all())) for t in stored]
    for secret in (session, link, ticket):
        assert secret not in "".join(rows)
        assert people.hashed(secret) in "".join(rows)
        assert len(secret) >= 22


def test_who_sits_there_is_read_again_for_each_order(run: Run, seat: Place, sitting: Sitting) -> None:
    session = _session(run)
    run(people.claim, run(people.make_link, seat, NOW), session, NOW)
    assert sitting.act(1, Add(by=1), session=session) == Done(order=2)
    other = sitting.act(2, Add(by=1), session=session)
    assert isinstance(other, Refused)
    assert other.code == "no_seat"
    run(lambda c: c.execute(delete(tables.holders)))
    gone = sitting.do(1, Act(ask=sitting.ask(1), command=Add(by=1)), session=session)
    assert isinstance(gone, Refused)
    assert gone.code == "no_seat"


def test_only_a_judge_orders_as_a_judge(run: Run, seat: Place, sitting: Sitting) -> None:
    judge = Place(game=seat.game, role="judge")
    player, whistle = _session(run), _session(run)
    run(people.claim, run(people.make_link, seat, NOW), player, NOW)
    run(people.claim, run(people.make_link, judge, NOW), whistle, NOW)
    deed = Judge(reason="a die lay askew")
    refusal = sitting.do(1, deed, by="judge", session=player)
    assert isinstance(refusal, Refused)
    assert refusal.code == "no_seat"
    assert sitting.do(0, deed, by="judge", session=whistle) == Done(order=2)
