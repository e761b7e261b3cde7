"""The structures of the demo club are those of evenings as they are: deep enough at the start, steady, and they end."""

from datetime import timedelta
from itertools import pairwise

import pytest

from tdapp.app.demo.demo_chips import TURBO_STACK
from tdapp.app.demo.demo_desk import LAST, STACK
from tdapp.app.demo.demo_structures import MAIN, MAIN_LEFT, TURBO, TURBO_LEFT, left_at
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.units import Chips

BOTH = pytest.mark.parametrize(("structure", "stack"), [(MAIN, STACK), (TURBO, TURBO_STACK)])


def levels(structure: Structure) -> list[Level]:
    return [each for each in structure if isinstance(each, Level)]


@BOTH
def test_it_starts_with_100_to_200_big_blinds_and_a_big_blind_ante(structure: Structure, stack: Chips) -> None:
    assert 100 <= stack / levels(structure)[0].big_blind <= 200
    assert all((each.ante_kind, each.ante) == (AnteKind.BIG_BLIND, each.big_blind) for each in levels(structure))


@BOTH
def test_every_step_is_20_to_40_per_cent(structure: Structure, stack: Chips) -> None:
    blinds = [each.big_blind for each in levels(structure)]
    assert all(1.2 <= after / before <= 1.4 for before, after in pairwise(blinds))


@BOTH
def test_no_two_hours_and_a_half_without_a_break(structure: Structure, stack: Chips) -> None:
    played = timedelta(0)
    for each in structure:
        played = timedelta(0) if isinstance(each, Break) else played + each.lasts
        assert played <= timedelta(hours=2, minutes=30)


def test_rebuys_and_add_ons_end_in_a_break() -> None:
    assert isinstance(MAIN[LAST], Break)


@pytest.mark.parametrize(("curve", "field", "structure"), [(MAIN_LEFT, 180, MAIN), (TURBO_LEFT, 24, TURBO)])
def test_players_only_go_out_and_the_last_level_comes_before_the_structure_runs_out(
    curve: tuple[int, ...], field: int, structure: Structure
) -> None:
    left = [left_at(curve, field, level, part) for level in range(1, len(curve) + 1) for part in (0.0, 0.5, 1.0)]
    assert left == sorted(left, reverse=True) and (left[0], left[-1]) == (field, 1)
    assert len(curve) < len(levels(structure))
