"""What is left of a structure, made to end in time while play runs."""

from datetime import timedelta

import pytest

from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.domain.evening_ahead import stretches
from tdapp.domain.forecast.evening import Evening
from tdapp.domain.forecast.forecasting import forecast
from tdapp.domain.forecast.outlook import Outlook
from tdapp.domain.refusal import Refused
from tdapp.domain.structures.finding import Given
from tdapp.domain.structures.fitting import Ask, Fit, How, ways_to_end
from tdapp.domain.structures.lint import gravest, lint
from tdapp.domain.tournament import checked_structure
from tdapp.domain.units import Chips
from tdapp.values import replace
from tests.domain.structures.test_lint import MINUTE, T25, blinds

REST = Break(15 * MINUTE)
NIGHT: Structure = (
    *blinds(100, 200, 300, 400), REST, *blinds(500, 600, 800, 1000), REST, *blinds(1200, 1600, 2000, 2400), REST,
    *blinds(3000, 4000, 5000, 6000), REST, *blinds(8000, 10_000, 12_000, 16_000, 20_000, 24_000, 30_000),
)  # fmt: skip
PLAYED = 90 * MINUTE  # the break after level 4 is on
KNOWN = Given(Chips(20_000), T25, chips=Chips(800_000), stands=5)


def ask(structure: Structure) -> Outlook:
    evening = Evening(stretches(structure, PLAYED), left=30, chips=KNOWN.chips, entries=40)
    return forecast(evening, seed=3, runs=100)


NOW = ask(NIGHT).end.median


def by(minutes: int, asked: Ask = ask) -> dict[How, Fit]:
    return {fit.how: fit for fit in ways_to_end(NIGHT, KNOWN, NOW + minutes * MINUTE, asked)}


@pytest.mark.parametrize("minutes", [-60, -30, 40, 75])
def test_each_way_ends_nearer_to_the_wished_time_and_leaves_what_was_played(minutes: int) -> None:
    ways = by(minutes)
    assert len(ways) >= 2
    for fit in ways.values():
        assert abs(fit.outlook.end.median - NOW - minutes * MINUTE) < abs(minutes) * MINUTE / 2
        assert fit.structure[:5] == NIGHT[:5]
        assert checked_structure(fit.structure) == fit.structure
        assert fit.outlook == ask(fit.structure)


def test_levels_are_all_shorter_by_the_same_or_some_are_left_out() -> None:
    ways = by(-45)
    shorter = ways[How.LENGTHS]
    assert shorter.by < timedelta(0) and shorter.levels == 0
    assert {period.lasts for period in shorter.structure[5:] if isinstance(period, Level)} == {20 * MINUTE + shorter.by}
    fewer = ways[How.STEPS]
    assert fewer.levels < 0 and fewer.by == timedelta(0)
    assert [each for each in fewer.structure if isinstance(each, Break)] == [REST] * 4


def test_levels_are_longer_or_more_for_a_later_end() -> None:
    ways = by(40)
    assert ways[How.LENGTHS].by > timedelta(0)
    assert ways[How.STEPS].levels > 0


def test_no_way_brings_a_step_or_a_fall_that_was_not_there() -> None:
    before = gravest(lint(NIGHT, KNOWN))
    for fit in (*by(-45).values(), *by(60).values()):
        assert (
            gravest(tuple(each for each in lint(fit.structure, KNOWN) if each.code.value in ("falls", "step"))) is None
        )
        assert before is not None


def test_an_end_that_comes_anyway_needs_nothing() -> None:
    assert ways_to_end(NIGHT, KNOWN, NOW + MINUTE, ask) == ()


def test_an_end_that_nothing_comes_to_is_refused_with_the_nearest() -> None:
    with pytest.raises(Refused) as soon:
        ways_to_end(NIGHT, KNOWN, 15 * MINUTE, ask)
    assert soon.value.code == "fit.too_soon" and soon.value.facts["nearest"] > 15 * MINUTE
    with pytest.raises(Refused) as late:
        ways_to_end(NIGHT, KNOWN, 60 * timedelta(hours=1), ask)
    assert late.value.code == "fit.too_late"


@pytest.mark.parametrize("jump", [-300, 300])
def test_where_every_way_goes_too_far_nobody_is_told_that_it_cannot_end_so_early_or_late(jump: int) -> None:
    def jumps(structure: Structure) -> Outlook:
        now = ask(NIGHT)
        end = replace(now.end, median=NOW + jump * MINUTE)
        return now if structure == NIGHT else replace(now, end=end)

    with pytest.raises(Refused) as far:
        ways_to_end(NIGHT, KNOWN, NOW + 2 * jump * MINUTE / 3, jumps)
    assert far.value.code == "fit.not_near" and far.value.facts["nearest"] == NOW + jump * MINUTE


def test_in_the_last_level_only_levels_after_it_could_help() -> None:
    last = Given(Chips(20_000), T25, chips=Chips(800_000), stands=len(NIGHT))
    with pytest.raises(Refused):
        ways_to_end(NIGHT, last, NOW - 60 * MINUTE, ask)
