"""The lists of the registration desk: who stands on them, in which order, and what is said of each."""

from datetime import timedelta

import pytest

from tdapp.app.open_club import Club
from tdapp.domain.registration import check_in, entries, waiting
from tdapp.domain.units import AlternateNo, EntryId, Seq
from tdapp.read.message import say
from tdapp.read.papers import Stamp
from tdapp.read.registration.desk_papers import alternates, entrants
from tests.app.conftest import MINUTE, SIX, clock, club  # noqa: F401 - fixtures
from tests.app.money.test_slips import Desk

STAMP = Stamp("Friday", SIX, Seq(1), "X")


@pytest.fixture
def desk(club: Club) -> Desk:  # noqa: F811
    return Desk(club)


def listed(desk: Desk, *, playing: bool) -> list[int]:
    state = desk.club.desk.state(desk.main)
    return [row.entry for row in entrants(state, SIX, desk.club.directory, STAMP, playing=playing).entrants]


def test_entrants_are_everybody_by_name_and_signers_those_still_in(desk: Desk) -> None:
    desk.late()
    desk.do(entries.bust_out, (EntryId(2),))
    desk.do(entries.unregister, EntryId(7))
    assert listed(desk, playing=False) == [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]
    assert listed(desk, playing=True) == [1, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]


def test_a_re_entry_stands_beside_the_first_one(desk: Desk) -> None:
    desk.do(entries.bust_out, (EntryId(2),))
    desk.do(entries.re_enter, EntryId(2), "again", "s")
    rows = entrants(desk.club.desk.state(desk.main), SIX, desk.club.directory, STAMP).entrants
    first, second = (row for row in rows if row.name.last == "Last001")
    assert (first.entry, first.out, first.seat, first.item) == (2, True, None, say("offer.entry"))
    assert (second.entry, second.out, second.item, second.paid.cents) == (13, False, "Second bullet", 5500)
    assert second.seat is not None


def test_who_is_checked_in_has_a_tick(desk: Desk) -> None:
    desk.do(check_in.check_in, (EntryId(3), EntryId(5)))
    rows = entrants(desk.club.desk.state(desk.main), SIX, desk.club.directory, STAMP, playing=True).entrants
    assert [row.entry for row in rows if row.here] == [3, 5]


def test_the_waiting_list_says_who_is_called_and_for_how_long(desk: Desk) -> None:
    people = tuple(desk.club.directory)
    for number in (30, 31, 32):
        desk.do(waiting.join, people[number])
    desk.do(waiting.call, AlternateNo(1))
    desk.do(waiting.call, AlternateNo(2))
    desk.do(waiting.answer, AlternateNo(2))
    state = desk.club.desk.state(desk.main)
    rows = alternates(state, SIX + 2 * MINUTE, desk.club.directory, STAMP).waiting
    assert [(row.number, row.name.last) for row in rows] == [(1, "Last030"), (2, "Last031"), (3, "Last032")]
    assert [row.until is not None for row in rows] == [True, True, False]
    assert [row.answered for row in rows] == [False, True, False]
    later = alternates(state, SIX + timedelta(hours=1), desk.club.directory, STAMP).waiting
    assert [row.until is not None for row in later] == [False, True, False]  # the first did not come
