"""Short and absent stacks (HC ante and start rules, TDA RP-11)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.chips.absent_stacks import (
    BlindPosition,
    ante_then_blind,
    blind_then_ante,
    collected_alone,
    rounds_alone,
)

AMOUNTS = st.integers(0, 2000)


@pytest.mark.parametrize(
    ("stack", "blind", "ante"),
    [(400, 400, 0), (600, 400, 200), (300, 300, 0), (800, 400, 400), (5000, 400, 400), (401, 400, 1)],
)
def test_the_blind_comes_before_the_ante(stack: int, blind: int, ante: int) -> None:
    assert blind_then_ante(stack, big_blind=400, ante=400) == (blind, ante)


@pytest.mark.parametrize(("stack", "blind", "ante"), [(400, 0, 400), (600, 200, 400), (300, 0, 300), (800, 400, 400)])
def test_the_ante_comes_before_the_blind_where_the_house_has_it_so(stack: int, blind: int, ante: int) -> None:
    assert ante_then_blind(stack, big_blind=400, ante=400) == (blind, ante)


@given(AMOUNTS, AMOUNTS, AMOUNTS)
def test_a_short_stack_pays_what_it_has(stack: int, big_blind: int, ante: int) -> None:
    blind, paid = blind_then_ante(stack, big_blind=big_blind, ante=ante)
    assert blind + paid == min(stack, big_blind + ante)
    assert paid == 0 or blind == big_blind


@pytest.mark.parametrize(
    ("position", "each", "table", "amount"),
    [
        ("neither", 0, 0, 300),
        ("neither", 0, 200, 500),
        ("neither", 25, 0, 500),
        ("small_blind", 0, 200, 400),
        ("small_blind", 25, 0, 400),
        ("big_blind", 0, 200, 100),
        ("big_blind", 25, 0, 300),
    ],
)
def test_what_a_player_alone_collects(position: BlindPosition, each: int, table: int, amount: int) -> None:
    found = collected_alone(
        small_blind=100, big_blind=200, each_ante=each, table_ante=table, absent=8, position=position
    )
    assert found == amount


def test_equal_blinds_are_told_apart_by_position() -> None:
    blinds = {"small_blind": 100, "big_blind": 100, "each_ante": 0, "table_ante": 50, "absent": 5}
    assert collected_alone(position="small_blind", **blinds) == 150
    assert collected_alone(position="big_blind", **blinds) == 100


@pytest.mark.parametrize(("minutes", "rounds"), [(0, 0), (1, 0), (2, 1), (7, 3), (20, 10)])
def test_rounds_of_a_player_alone(minutes: int, rounds: int) -> None:
    assert rounds_alone(minutes, every=2) == rounds
