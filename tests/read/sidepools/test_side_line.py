"""What a line of names, seats and cards means for a side pool."""

import pytest

from tdapp.domain.sidepools import side_entrants, side_pools, side_results
from tdapp.domain.units import SidePoolNo
from tdapp.read.registration.players import PlayerRow, players_view
from tdapp.read.registration.side_line import read_side_line
from tdapp.read.sidepools.side_needs import side_needs
from tdapp.read.sidepools.side_view import SideStage, side_view
from tests.domain.evening import DIRECTORY, Evening, entry, late, player
from tests.domain.sidepools.test_side_pools import BEAT, HIGH, LAST, ONE, out, with_pool


def rows(made: Evening) -> tuple[PlayerRow, ...]:
    return players_view(made.state, made.now, DIRECTORY).rows


def test_names_seats_and_tickets_are_who_they_are() -> None:
    made = late(12)
    seat = made.state.entries[entry(5)[0]].seat
    assert seat is not None
    read = read_side_line(f"First1 Last1, {seat.table}-{seat.number} + #7; first3 last3", rows(made))
    assert (read.groups, read.cards, read.clear) == ((entry(1), entry(5, 7), entry(3)), "", True)
    assert read.entries == entry(1, 5, 7, 3)


def test_a_hand_stands_behind_its_player() -> None:
    read = read_side_line("first2 last2 Ah Kh Qh Jh 10h", rows(late(3)))
    assert (read.groups, read.cards) == ((entry(2),), "AhKhQhJhTh")


@pytest.mark.parametrize(("typed", "unknown"), [("zoe", "zoe"), ("first1 last1, 9-9", "9-9"), ("#77", "#77")])
def test_what_means_nobody_is_named(typed: str, unknown: str) -> None:
    read = read_side_line(typed, rows(late(3)))
    assert (read.unknown, read.clear, read.groups) == (unknown, False, ())


def test_what_may_mean_several_asks_for_more_letters() -> None:
    read = read_side_line("first", rows(late(3)))
    assert (read.several, len(read.candidates), read.clear) == ("first", 3, False)
    assert read_side_line("", rows(late(3))).clear


def test_of_several_those_who_are_in_are_meant() -> None:
    made = late(3)
    out(made, 1)
    assert len(read_side_line("first", rows(made)).candidates) == 2
    assert read_side_line("first1", rows(made)).groups == (entry(1),)


def test_how_far_a_side_pool_is() -> None:
    made = with_pool(LAST, 3)

    def stage() -> SideStage:
        return side_view(made.state, made.now, DIRECTORY).pools[0].stage

    assert stage() is SideStage.OPEN
    made.do(side_pools.close_pool, ONE)
    assert stage() is SideStage.PLAYED
    out(made, 1)
    out(made, 2)
    assert stage() is SideStage.TO_PAY
    assert [need.action for need in side_needs(made.state, made.now, DIRECTORY)] == ["desk.side_pool"]


def test_the_best_hand_is_in_front_with_its_holder() -> None:
    made = with_pool(HIGH)
    made.do(side_results.show_hand, ONE, entry(3)[0], "KhKdKc2s2d")
    made.do(side_results.show_hand, ONE, entry(3)[0], "7h7d2c2s3d")
    row = side_view(made.state, made.now, DIRECTORY).pools[0]
    assert (row.hand, row.entrants[0].hand) == ("KhKdKc2s2d", "KhKdKc2s2d")
    assert row.best == (DIRECTORY[player(3)],)


def test_once_there_is_a_winner_somebody_asks_who_won_the_rest() -> None:
    made = with_pool(BEAT, 2)
    assert not list(side_needs(made.state, made.now, DIRECTORY))
    out(made, 1)
    assert [need.title.code for need in side_needs(made.state, made.now, DIRECTORY)] == ["needs.side_open"]
    made.do(side_entrants.give_back, SidePoolNo(1))
    assert not list(side_needs(made.state, made.now, DIRECTORY))
