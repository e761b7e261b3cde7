"""The chip race (HC-24, TDA-24): nothing is lost but less than one chip, one chip a player, nobody is raced out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.chips.chip_race import (
    Leftover,
    Rounding,
    empty_handed,
    found_later,
    leftovers,
    new_chips,
    race_chips,
    race_order,
)
from tdapp.poker.cards import FULL_DECK, parse

HELD = st.dictionaries(st.integers(1, 10), st.integers(1, 60), min_size=1, max_size=10)
CHANGES = st.sampled_from(((25, 100), (100, 500), (500, 1000), (1000, 5000), (5, 25), (25, 50)))
ROUNDINGS = st.sampled_from(("half_up", "always_up"))


def test_the_race_begins_at_seat_one_whatever_the_order_of_counting() -> None:
    assert [each.seat for each in leftovers({9: 3, 1: 2, 4: 1}, old=25, new=100)] == [1, 4, 9]


@pytest.mark.parametrize(
    ("held", "exchanged", "racing"),
    [(1, 0, 1), (3, 0, 3), (4, 1, 0), (7, 1, 3), (8, 2, 0), (41, 10, 1)],
)
def test_full_value_is_exchanged_and_the_rest_races(held: int, exchanged: int, racing: int) -> None:
    assert leftovers({5: held}, old=25, new=100) == (Leftover(5, exchanged, racing),)


@pytest.mark.parametrize(
    ("odd", "half_up", "always_up"),
    [((1,), 0, 1), ((2,), 1, 1), ((1, 1, 1, 1), 1, 1), ((3, 2), 1, 2), ((3, 3), 2, 2), ((3, 3, 3), 2, 3), ((), 0, 0)],
)
def test_how_many_chips_are_raced_for(odd: tuple[int, ...], half_up: int, always_up: int) -> None:
    left = tuple(Leftover(seat, 0, chips) for seat, chips in enumerate(odd, 1))
    assert race_chips(left, old=25, new=100, rounding="half_up") == half_up
    assert race_chips(left, old=25, new=100, rounding="always_up") == always_up


@pytest.mark.parametrize(
    ("cards", "order"),
    [("9cKd2s", (4, 1, 6)), ("KcKdKs", (6, 4, 1)), ("KsKhKd", (1, 4, 6)), ("AcKsQs", (1, 4, 6)), ("2hAc2c", (4, 1, 6))],
)
def test_high_cards_first_and_equal_ranks_by_suit(cards: str, order: tuple[int, ...]) -> None:
    assert race_order(dict(zip((1, 4, 6), parse(cards), strict=True))) == order


@pytest.mark.parametrize(
    ("chips", "exchanged", "removed"), [(10, 1, 0), (7, 0, 7), (17, 1, 7), (20, 2, 0), (0, 0, 0), (9, 0, 9)]
)
def test_old_chips_found_later_are_exchanged_at_full_value_only(chips: int, exchanged: int, removed: int) -> None:
    assert found_later(chips, old=10, new=100) == (exchanged, removed)


@given(HELD, CHANGES, ROUNDINGS, st.data())
def test_a_whole_race(held: dict[int, int], change: tuple[int, int], rounding: Rounding, data: st.DataObject) -> None:
    old, new = change
    left = leftovers(held, old=old, new=new)
    racing = [each.seat for each in left if each.racing]
    deck = data.draw(st.permutations(FULL_DECK))
    chips = race_chips(left, old=old, new=new, rounding=rounding)
    winners = race_order(dict(zip(racing, deck, strict=False)))[:chips]
    assert len(winners) == chips, "there is a racing player for every chip"
    bare = data.draw(st.frozensets(st.sampled_from(sorted(held))))
    saved = [seat for seat in empty_handed(left, winners) if seat in bare]
    got = new_chips(left, winners, saved)

    taken, given_out = sum(held.values()) * old, (sum(got.values()) - len(saved)) * new
    assert -new < given_out - taken < new, "rounding moves less than one chip"
    if rounding == "half_up":
        assert abs(given_out - taken) * 2 <= new
    else:
        assert given_out >= taken
    for seat, count in held.items():
        whole = count * old // new
        assert whole <= got[seat] <= whole + 1, "one chip a player at most"
    assert all(got[seat] for seat in bare), "who has nothing else is never raced out"


@given(st.integers(0, 500), CHANGES)
def test_no_chip_found_later_is_paid_above_its_value(chips: int, change: tuple[int, int]) -> None:
    old, new = change
    exchanged, removed = found_later(chips, old=old, new=new)
    assert exchanged * new + removed * old == chips * old
    assert 0 <= removed * old < new
