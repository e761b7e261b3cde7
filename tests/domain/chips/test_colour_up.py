"""When the blinds stop needing a chip, and what is wrong with a structure's races."""

from collections.abc import Collection
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.app.club.templates import structures
from tdapp.domain.chips.chip_change import fewest_chips, payable_with
from tdapp.domain.chips.colour_up import Fault, amounts_of, plan, suggested, usable
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.units import Chips
from tdapp.values import replace
from tests.domain.chips.chip_samples import PLENTY, chip_set, pieces

T25 = tuple(map(Chips, (25, 100, 500, 1000, 5000)))
TEN = timedelta(minutes=10)
SETS = {
    "club_t25": T25,
    "league_15": T25,
    "home_t100": tuple(map(Chips, (100, 500, 1000, 5000, 25_000))),
    "series_60": (*T25, Chips(25_000)),
}


def level(small: int, big: int, ante: int = 0) -> Level:
    return Level(Chips(small), Chips(big), Chips(ante), AnteKind.EACH if ante else AnteKind.NONE, TEN)


def pause(*chips: int) -> Break:
    return Break(TEN, colour_up=tuple(map(Chips, chips)))


def faults(structure: Structure, values: Collection[Chips] = T25) -> list[tuple[Fault, int, int]]:
    return [(each.fault, each.row, each.chip) for each in plan(structure, values).findings]


@pytest.mark.parametrize("key", sorted(SETS))
def test_the_plan_finds_the_races_of_the_structures_of_clubs_and_series(key: str) -> None:
    structure = next(each.structure for each in structures() if each.key == key)
    races = any(isinstance(period, Break) and period.colour_up for period in structure)
    blank = tuple(replace(period, colour_up=()) if isinstance(period, Break) else period for period in structure)
    assert races
    assert suggested(blank, plan(blank, SETS[key]).steps) == structure
    assert plan(structure, SETS[key]).findings == ()
    assert {each.fault for each in plan(blank, SETS[key]).findings} == {Fault.NEVER}


def test_a_chip_is_needed_to_the_last_blind_higher_ones_cannot_make() -> None:
    structure = (level(25, 50), level(75, 150), pause(25), level(200, 400), pause(100), level(500, 1000))
    steps = plan(structure, T25).steps
    assert [(step.old, step.new, step.needed, step.at, step.best) for step in steps[:2]] == [
        (25, 100, 1, 2, 2),
        (100, 500, 3, 4, 4),
    ]


def test_an_ante_needs_its_chip_as_well() -> None:
    structure = (level(100, 200), pause(), level(300, 600, 75), pause(), level(400, 800, 100))
    assert plan(structure, T25).steps[0].best == 3


def test_a_blind_no_chip_can_make() -> None:
    assert faults((level(10, 20), level(25, 50))) == [(Fault.NO_CHIP, 0, 10), (Fault.NO_CHIP, 0, 20)]


def test_a_race_before_its_chip_is_useless() -> None:
    structure = (level(25, 50), pause(25), level(75, 150), level(125, 250), pause(), level(200, 400))
    found = plan(structure, T25).findings
    assert [(each.fault, each.row, each.chip, each.other) for each in found] == [(Fault.TOO_EARLY, 1, 25, 2)]


def test_a_race_long_after() -> None:
    structure = (level(25, 50), pause(), level(100, 200), level(200, 400), pause(25), level(400, 800))
    found = plan(structure, T25).findings
    assert [(each.fault, each.row, each.chip, each.other) for each in found] == [(Fault.LATE, 4, 25, 1)]


def test_a_chip_never_raced_and_one_there_is_no_break_for() -> None:
    assert faults((level(25, 50), pause(), level(100, 200))) == [(Fault.NEVER, 1, 25)]
    assert faults((level(25, 50), level(100, 200), level(200, 400))) == [(Fault.NO_BREAK, 0, 25)]


def test_a_chip_of_no_use_in_the_last_level_alone_is_no_fault() -> None:
    assert faults((level(25, 50), level(100, 200))) == []


def test_a_race_without_a_higher_chip_that_is_a_multiple() -> None:
    structure = (level(20, 40), pause(20), level(50, 100), level(50, 100))
    assert faults(structure, (Chips(20), Chips(50))) == [(Fault.NO_NEW, 1, 20)]
    assert plan(structure, (Chips(20), Chips(50), Chips(100))).steps[0].new == 100


def test_two_that_leave_in_one_break_are_both_raced_for_one_that_stays() -> None:
    structure = (level(100, 500), pause(100, 500), level(1000, 2000))
    assert [(step.old, step.new) for step in plan(structure, tuple(map(Chips, (100, 500, 1000)))).steps] == [
        (100, 1000),
        (500, 1000),
    ]


def test_the_highest_chip_is_not_raced_and_strange_or_double_ones_are_named() -> None:
    structure = (level(25, 50), pause(25, 50), level(100, 200), pause(25, 5000), level(500, 1000))
    assert faults(structure) == [
        (Fault.NOT_IN_SET, 1, 50),
        (Fault.TWICE, 3, 25),
        (Fault.NEVER, 3, 100),
        (Fault.NO_NEW, 3, 5000),
    ]


def test_what_is_over_is_not_blamed_and_not_changed() -> None:
    structure = (level(25, 50), pause(), level(100, 200), pause(), level(200, 400))
    made = plan(structure, T25, since=2)
    assert [(each.fault, each.row, each.chip) for each in made.findings] == [(Fault.NEVER, 3, 25)]
    after = suggested(structure, made.steps, since=2)
    assert after[:2] == structure[:2]
    assert after[3] == pause(25)


def test_what_no_stack_is_made_of_is_not_played_with() -> None:
    whole = chip_set({**PLENTY, 5: 100, 50: 100})
    stacks = [pieces(v25=8, v100=8, v500=4, v1000=7)]
    assert usable(whole, stacks) == T25
    assert usable(whole, [], gone={Chips(5), Chips(25)}) == (50, 100, 500, 1000, 5000)


values_ = st.sets(st.sampled_from([1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000]), min_size=2)
rows = st.one_of(
    st.tuples(st.sampled_from([1, 2, 5, 10, 25, 50, 75, 100, 150, 200, 300, 500, 1000]), st.integers(0, 1)).map(
        lambda blinds: level(blinds[0], 2 * blinds[0], blinds[0] if blinds[1] else 0)
    ),
    st.sets(st.sampled_from([1, 5, 25, 100, 500, 1000]), max_size=2).map(lambda chips: pause(*sorted(chips))),
)


@settings(deadline=None)
@given(values_, st.lists(rows, min_size=1, max_size=14))
def test_after_the_suggested_races_every_blind_that_could_ever_be_paid_still_can(
    values: set[int], periods: list[Level | Break]
) -> None:
    structure, chips = tuple(periods), tuple(Chips(value) for value in sorted(values))
    better = suggested(structure, plan(structure, chips).steps)
    left = set(chips)
    for period in better:
        if isinstance(period, Break):
            left -= set(period.colour_up)
            assert left
            continue
        for amount in amounts_of(period):
            assert fewest_chips(amount, chips) is None or fewest_chips(amount, left) is not None
    again = {each.fault for each in plan(better, chips).findings}
    assert again <= {Fault.NO_CHIP, Fault.NO_BREAK}


def test_a_chip_that_nothing_can_replace_stays_and_lower_ones_are_raced_for_it() -> None:
    chips = tuple(Chips(value) for value in (5, 10, 20, 100, 200, 250))
    structure = (level(5, 10), pause(), level(1_000, 2_000))
    steps = {step.old: step.new for step in plan(structure, chips, in_play=chips).steps}
    assert steps[Chips(200)] is None
    assert steps[Chips(100)] == 200
    better = suggested(structure, plan(structure, chips, in_play=chips).steps)
    assert {each.fault for each in plan(better, chips, in_play=chips).findings} <= {Fault.NO_CHIP, Fault.NO_BREAK}
    assert isinstance(better[1], Break) and 200 not in better[1].colour_up and 100 in better[1].colour_up


@given(values_, st.lists(rows, min_size=1, max_size=14))
def test_every_race_has_a_multiple_that_stays(values: set[int], periods: list[Level | Break]) -> None:
    structure, chips = tuple(periods), tuple(Chips(value) for value in sorted(values))
    steps = plan(structure, chips).steps
    leaves = {step.old: step.then for step in steps if step.new is not None}
    for step in steps:
        if step.new is not None:
            gone = leaves.get(step.new)
            assert not step.new % step.old
            assert gone is None or step.then is None or gone > step.then
    assert all(one.old < other.old for one, other in pairwise(steps))


@given(st.sets(st.integers(1, 60), max_size=5), st.integers(0, 400))
def test_an_amount_is_payable_when_some_number_of_chips_makes_it(values: set[int], amount: int) -> None:
    assert payable_with(values)(amount) == (fewest_chips(amount, values) is not None)
