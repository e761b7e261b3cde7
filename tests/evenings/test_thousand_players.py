"""A thousand players and three hours of bust-outs, late entries, breaks and balances through the desk."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.domain.seating import arranging, seating
from tdapp.domain.seating.halting import HaltState, halts
from tdapp.domain.seating.proposal import ProposalKind
from tdapp.domain.seating.room import Apart, BlockedSeat
from tdapp.domain.units import TableNo
from tdapp.values import replace
from tests.evenings.director import SEVEN, assert_replays, assert_sound, names, setup, structure
from tests.evenings.floor import Floor, assert_even, assert_room, checked, sheet_of

FIELD, LATE = 1_000, 112


@pytest.mark.parametrize("hours", [pytest.param(0.25, id="slice"), pytest.param(3, marks=pytest.mark.soak)])
def test_a_thousand_players(tmp_path: Path, hours: float) -> None:
    clock = HandClock(SEVEN)
    path = tmp_path / "club.tdapp"
    chance = Random("thousand").randbytes
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve", chance=chance) as club:
        club.add_players((name, "") for name in names(FIELD + LATE))
        director = begun(club, clock)
        late = iter(range(FIELD, FIELD + LATE))
        for minute in range(round(hours * 60)):
            if minute == 60:
                director.do(tournament.close_registration)
            a_minute(director, minute, late)
            if minute % 15 == 14:
                assert_sound(club, director.main)
                assert_room(director.state)
                director.assert_truth()
        assert_replays(club, director.main)
        kinds = set(director.kinds)
        assert ProposalKind.BALANCE in kinds
        assert hours < 1 or ProposalKind.BREAK in kinds
        code, said = checked(sheet_of(director), tmp_path / "draws.json")
        assert code == 0, said


def begun(club: Club, clock: HandClock) -> Floor:
    """Seated at 112 tables, some seats with a camera, a few kept apart; play has begun."""
    main = club.create(setup("Thousand", late_level=4), structure(20))
    director = Floor(club, clock, main, "thousand", looks=False)
    people = tuple(club.directory)
    apart = tuple(Apart(people[n], people[n + 1]) for n in range(0, 40, 2))
    blocked = tuple(BlockedSeat(9, TableNo(table), "camera") for table in (3, 7, 11))
    director.do(arranging.set_room, replace(director.state.room.rules, apart=apart, blocked=blocked))
    director.do(tournament.open_registration)
    director.draw(entries.register, people[:FIELD])
    director.value("heron")
    director.draw(seating.draw_seats)
    director.do(timing.start)
    assert_room(director.state)
    assert_even(director.state)
    return director


def a_minute(director: Floor, minute: int, late: Iterator[int]) -> None:
    """Some go out, somebody comes, somebody says where a button is; every few minutes the moves are accepted."""
    director.wait(1)
    director.out(*director.anybody(director.chance.randint(2, 6)))
    if minute < 60:
        people = tuple(director.club.directory)
        newcomers = [people[n] for n in islice(late, 2)]
        if newcomers:
            director.draw(entries.register, newcomers)
    for table in director.chance.sample(director.state.open_tables(), 3):
        if table.seated > 1:
            director.place_button(table.number)
    if minute % 4 == 3:
        director.settle()
        assert_even(director.state)
        assert all(halt.state is not HaltState.STOPS for halt in halts(director.state, director.club.time.now()))
    if minute % 30 == 29:
        taken_back(director)


def taken_back(director: Floor) -> None:
    """A bust-out is taken back with a seat drawn, and that is undone: a draw that stays on the sheet."""
    gone = director.truth.pop()
    director.draw(entries.reinstate, *gone)
    director.undo_draw()
    director.truth.append(gone)
