"""The club's room: kept once, copied into every new tournament where it fits, and never half."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.app.club import operators
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.seating import room_plan
from tdapp.domain.refusal import Refused
from tdapp.domain.rights import Right
from tdapp.domain.seating import arranging
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat, RoomRules, TablePlace
from tdapp.domain.setup import Setup
from tdapp.domain.units import PlayerId, Seat, TableNo
from tdapp.values import replace
from tests.ui.pages.evening import SETUP, SIX, STRUCTURE

PERSON, OTHER = PlayerId("1" * 32), PlayerId("2" * 32)
ROOM = RoomRules(
    order=(TableNo(3), TableNo(1)),
    sizes=((TableNo(3), 6),),
    blocked=(BlockedSeat(1), BlockedSeat(2, TableNo(4), "camera")),
    first=(5,),
    even=True,
    places=(TablePlace(TableNo(3), "Blue room", 1, 2),),
)
HERE = replace(ROOM, apart=(Apart(PERSON, OTHER),), kept=(KeptSeat(PERSON, Seat(TableNo(1), 4)),), redraw_at=(16,))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club.open(tmp_path / "club.tdapp", create=True, time=HandClock(SIX).source(), operator_name="Ada")
    yield club
    club.close()


def rules_of_new(club: Club, setup: Setup = SETUP) -> RoomRules:
    return club.desk.state(club.create(setup, STRUCTURE)).room.rules


def test_without_a_room_a_tournament_begins_with_none(club: Club) -> None:
    assert room_plan.room_of(club.settings()) is None
    assert rules_of_new(club) == RoomRules()


def test_people_and_counts_are_not_the_rooms(club: Club) -> None:
    room_plan.keep_room(club, HERE)
    assert room_plan.room_of(club.settings()) == ROOM == room_plan.of_club(HERE)
    assert rules_of_new(club) == ROOM
    assert room_plan.with_room(ROOM, HERE) == HERE


def test_a_room_that_does_not_fit_the_tournament_is_left_out_whole(club: Club) -> None:
    room_plan.keep_room(club, RoomRules(order=(TableNo(2),), blocked=tuple(BlockedSeat(n) for n in range(1, 6))))
    assert rules_of_new(club).order == (2,)
    assert rules_of_new(club, replace(SETUP, seats_per_table=6)) == RoomRules()


def test_the_room_is_there_after_the_file_was_closed(tmp_path: Path) -> None:
    path, time = tmp_path / "club.tdapp", HandClock(SIX).source()
    club = Club.open(path, create=True, time=time, operator_name="Ada")
    room_plan.keep_room(club, ROOM)
    club.close()
    club = Club.open(path, create=False, time=time, operator_name="Ada")
    assert rules_of_new(club) == ROOM
    club.close()


@pytest.mark.parametrize("kept", ["", "{", "[]", '{"version": 1}', '{"version": 9, "room": "{}"}'])
def test_what_cannot_be_read_is_no_room(kept: str) -> None:
    assert room_plan.room_of({room_plan.ROOM: kept}) is None


def test_who_may_create_but_not_seat_begins_with_the_clubs_room_and_cannot_change_it(club: Club) -> None:
    room_plan.keep_room(club, HERE)
    operators.switch_on(club, "Eve", "2468")
    operators.sign_in(club, operators.add(club, "Ann", (Right.STRUCTURE,), "1357"), "1357")
    tournament = club.create(SETUP, STRUCTURE)
    assert club.desk.state(tournament).room.rules == ROOM
    with pytest.raises(Refused, match="may_not"):
        club.desk.do(tournament, arranging.set_room, HERE)
