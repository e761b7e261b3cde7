"""Which open seat a moved player gets (HC-11, TDA-11; reading A43)."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tdapp.domain.seating.worst_seat import WhyWorst, worst_seat
from tdapp.poker.positions import Positions, between, next_positions

LAST = Positions(button=1, small_blind=2, big_blind=3)


@pytest.mark.parametrize(
    ("occupied", "open_seats", "seat", "why"),
    [
        ((1, 2, 3, 5, 6), (4, 7, 8, 9), 4, "big_blind_at_once"),
        ((1, 2, 3), (4, 5, 6, 7), 4, "big_blind_at_once"),
        ((1, 2, 5, 6), (3, 4), 4, "big_blind_at_once"),  # no small blind in that hand
        ((1, 2, 4, 5, 6), (3,), 3, "single_big_blind_twice"),
        ((1, 2, 4, 5, 6), (3, 7), 3, "single_big_blind_twice"),
        ((1, 2, 3, 4, 5, 7), (6, 8), 6, "fewest_hands"),
        ((2, 3, 4, 5, 6), (1,), 1, "fewest_hands"),
    ],
)
def test_the_worst_seat(occupied: tuple[int, ...], open_seats: tuple[int, ...], seat: int, why: WhyWorst) -> None:
    found = worst_seat(LAST, occupied, open_seats)
    assert (found.seat, found.why) == (seat, why)


@pytest.mark.parametrize(("open_seats", "hands"), [((6,), 2), ((8,), 3), ((9, 8), 3)])
def test_hands_until_the_big_blind(open_seats: tuple[int, ...], hands: int) -> None:
    assert worst_seat(LAST, (1, 2, 3, 4, 5, 7), open_seats).hands == hands


def test_a_seat_behind_the_button_gives_no_hand() -> None:
    last = Positions(button=1, small_blind=2, big_blind=4)
    assert worst_seat(last, (1, 2, 4, 5, 6), (3,)).why == "nothing_else"


def test_a_player_alone_at_the_table_gets_an_opponent_in_the_big_blind() -> None:
    found = worst_seat(Positions(button=2, small_blind=2, big_blind=5), (5,), (1, 2, 3))
    assert (found.seat, found.why) == (1, "big_blind_at_once")


@given(st.sets(st.integers(1, 10), min_size=3, max_size=9), st.data())
def test_never_the_small_blind_nor_a_seat_that_waits(before: set[int], data: st.DataObject) -> None:
    small = data.draw(st.sampled_from(sorted(before)))
    big = data.draw(st.sampled_from(sorted(before - {small})))
    gone = data.draw(st.sets(st.sampled_from(sorted(before)), max_size=len(before) - 2))
    occupied = before - gone
    vacant = set(range(1, 11)) - occupied
    assume(vacant)
    last = Positions(button=small, small_blind=small, big_blind=big)
    found = worst_seat(last, occupied, vacant)
    assert found.seat in vacant
    after = next_positions(last, {*occupied, found.seat})
    if found.why == "big_blind_at_once":
        assert after.big_blind == found.seat
    elif found.why == "single_big_blind_twice":
        assert found.seat == big
    elif found.why == "fewest_hands":
        assert found.seat != after.small_blind
        assert not between(found.seat, after.button, after.small_blind)
        assert found.hands > 0
    if found.why != "big_blind_at_once":
        at_once = [seat for seat in vacant if next_positions(last, {*occupied, seat}).big_blind == seat]
        assert not at_once, "a seat with the big blind is never left out"
