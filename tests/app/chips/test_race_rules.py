"""How races are rounded, as the rulebook and the house have it (A3)."""

import pytest

from tdapp.app.chips.race_rules import race_rounding, rounding_written
from tdapp.app.rulings.house_rules import with_own
from tdapp.domain.chips.chip_bank import RaceRounding
from tdapp.values import replace
from tests.domain.evening import playing


@pytest.mark.parametrize("book", ["TDA2024", "HC", "QLD"])
def test_a3_half_a_chip_counts_where_nobody_says_otherwise(book: str) -> None:
    state = replace(playing(2).state, rulebook=book)
    assert race_rounding(state) is RaceRounding.HALF_UP


@pytest.mark.parametrize("book", ["TDA2024", "HC"])
def test_the_house_may_always_round_up(book: str) -> None:
    house = with_own("", "race_rounding", "always_up", "House rules 2026, art. 9")
    state = replace(playing(2).state, rulebook=book, house=house)
    assert race_rounding(state) is RaceRounding.ALWAYS_UP
    assert rounding_written(state) == "House rules 2026, art. 9"


@pytest.mark.parametrize(("book", "rule"), [("TDA2024", "TDA2024 24"), ("HC", "HC 24"), ("QLD", "")])
def test_where_it_is_written_down_is_said(book: str, rule: str) -> None:
    assert rounding_written(replace(playing(2).state, rulebook=book)) == rule
