"""Rebuys (HC-27) and top-ups between rounds (QLD-31)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.registration.rebuys import stack_allows_rebuy, top_up


@pytest.mark.parametrize(
    ("stack", "start", "percent", "allowed"),
    [
        (10_000, 20_000, 50, True),
        (10_025, 20_000, 50, False),
        (0, 20_000, 50, True),
        (10_000, 20_001, 50, True),
        (10_001, 20_001, 50, False),
        (20_000, 20_000, 100, True),
        (99_000, 20_000, None, True),
    ],
)
def test_the_stack_for_a_rebuy(stack: int, start: int, percent: int | None, allowed: bool) -> None:
    assert stack_allows_rebuy(stack, start, percent=percent) is allowed


@pytest.mark.parametrize(
    ("stake", "chip", "expected"),
    [
        (0, 1, (True, 100, 500)),
        (3, 1, (True, 97, 497)),
        (5, 1, (False, 95, 495)),
        (60, 1, (False, 40, 440)),
        (100, 1, (False, 1, 400)),
        (450, 5, (False, 5, 50)),
        (495, 5, (False, 5, 5)),
        (498, 5, None),
        (500, 1, None),
        (900, 1, None),
    ],
)
def test_topping_up(stake: int, chip: int, expected: tuple[bool, int, int] | None) -> None:
    assert top_up(stake, minimum_wager=5, least=100, most=500, chip=chip) == expected


@given(st.integers(0, 800), st.integers(1, 20))
def test_a_topped_up_stake_lies_within_the_buy_in(stake: int, wager: int) -> None:
    found = top_up(stake, minimum_wager=wager, least=100, most=500)
    if found is None:
        assert stake >= 500
        return
    must, least, most = found
    assert 100 <= stake + least <= stake + most == 500
    assert must is (stake < wager)
