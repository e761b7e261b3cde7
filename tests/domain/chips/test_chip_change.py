"""An amount in chips (HC-25, TDA-25): as few as possible, against a slow search that tries everything."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.chips.chip_change import fewest_chips, nearest_below

USUAL = (25, 100, 500, 1000, 5000)
ODD_SETS = st.sets(st.integers(1, 12), min_size=1, max_size=4)


def slowly(amount: int, denominations: set[int]) -> list[int | None]:
    """The fewest chips for every amount up to this one; None where it cannot be made."""
    fewest: list[int | None] = [0]
    for reach in range(1, amount + 1):
        found = [fewest[reach - chip] for chip in denominations if chip <= reach]
        best = min((count for count in found if count is not None), default=None)
        fewest.append(None if best is None else best + 1)
    return fewest


@pytest.mark.parametrize(
    ("amount", "chips"),
    [
        (6775, {5000: 1, 1000: 1, 500: 1, 100: 2, 25: 3}),
        (25, {25: 1}),
        (0, {}),
        (400, {100: 4}),
        (30, None),
    ],
)
def test_a_usual_set_of_chips(amount: int, chips: dict[int, int] | None) -> None:
    assert fewest_chips(amount, USUAL) == chips


@pytest.mark.parametrize(
    ("amount", "denominations", "chips"),
    [(30, (25, 10), {10: 3}), (40, (25, 20, 5), {20: 2}), (6, (4, 3, 1), {3: 2}), (15, (10, 25), None)],
)
def test_the_highest_chip_is_not_always_in_the_answer(
    amount: int, denominations: tuple[int, ...], chips: dict[int, int] | None
) -> None:
    assert fewest_chips(amount, denominations) == chips


@pytest.mark.parametrize(("amount", "below"), [(6790, 6775), (99, 75), (25, 25), (24, None), (0, None)])
def test_the_next_amount_that_can_be_made(amount: int, below: int | None) -> None:
    assert nearest_below(amount, USUAL) == below


@given(st.integers(0, 90), ODD_SETS)
def test_the_fewest_of_all(amount: int, denominations: set[int]) -> None:
    found = fewest_chips(amount, denominations)
    fewest = slowly(amount, denominations)[amount]
    assert (None if found is None else sum(found.values())) == fewest
    if found is not None:
        assert sum(chip * count for chip, count in found.items()) == amount


@given(st.integers(1, 90), ODD_SETS)
def test_nothing_between_the_amount_and_the_nearest_below(amount: int, denominations: set[int]) -> None:
    made = slowly(amount, denominations)
    reached = [low for low in range(1, amount + 1) if made[low] is not None]
    assert nearest_below(amount, denominations) == max(reached, default=None)
