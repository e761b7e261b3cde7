"""Structures that are made for an evening: what the chips can pay, when they end, and what is refused."""

from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest

from tdapp.domain.clock.games import ROTATIONS, USUAL
from tdapp.domain.clock.structure import AnteKind, Break, Level, level_numbers
from tdapp.domain.progress import Stopped
from tdapp.domain.refusal import Refused
from tdapp.domain.structures.finding import Grade
from tdapp.domain.structures.generating import players_at_breaks, propose
from tdapp.domain.structures.ladder import climb
from tdapp.domain.structures.lint import gravest, lint
from tdapp.domain.structures.wish import Proposal, Style, Way, Wish, given_for
from tdapp.domain.tournament import checked_structure
from tdapp.domain.units import Chips
from tdapp.values import replace
from tests.domain.clock.games import LIMIT_HOLDEM, PLO, RAZZ

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
T25, T100, T5, ODD = (
    tuple(map(Chips, values))
    for values in (
        (25, 100, 500, 1000, 5000, 25_000), (100, 500, 1000, 5000, 25_000), (5, 25, 100, 500, 1000), (20, 50, 200, 1000)
    )
)  # fmt: skip
CLUB_LASTS = timedelta(hours=4, minutes=30)
CLUB = Wish(45, Chips(30_000), T25, lasts=CLUB_LASTS)


def rises(proposal: Proposal) -> list[float]:
    bigs = [period.big_blind for period in proposal.structure if isinstance(period, Level)]
    return [high / low for low, high in pairwise(bigs)]


def refusal(wish: Wish) -> Refused:
    with pytest.raises(Refused) as caught:
        propose(wish, seed=1)
    return caught.value


def test_three_proposals_end_about_when_wished() -> None:
    found = propose(CLUB, seed=1)
    assert len(found) == 3 and len({proposal.structure for proposal in found}) == 3
    for proposal in found:
        end = proposal.outlook.end
        assert abs(end.median - CLUB_LASTS) < 20 * MINUTE and end.low < end.median < end.high


def test_longer_levels_come_with_steeper_steps_and_shorter_ones_with_gentler() -> None:
    wish = replace(CLUB, lasts=8 * HOUR, shortest=10 * MINUTE)
    by_way = {proposal.way: proposal for proposal in propose(wish, seed=1)}
    long, middle, short = by_way[Way.LONG], by_way[Way.MIDDLE], by_way[Way.SHORT]
    assert long.level > middle.level > short.level
    assert long.step > middle.step > short.step


def test_levels_of_a_wished_length_end_earlier_the_steeper_they_rise() -> None:
    found = propose(replace(CLUB, lasts=None, level=20 * MINUTE), seed=1)
    assert [proposal.way for proposal in found] == [Way.LATE, Way.MIDDLE, Way.EARLY]
    assert {proposal.level for proposal in found} == {20 * MINUTE}
    ends = [proposal.outlook.end.median for proposal in found]
    assert ends == sorted(ends, reverse=True)


def test_both_a_length_and_an_end_are_kept() -> None:
    for proposal in propose(replace(CLUB, lasts=6 * HOUR, level=20 * MINUTE), seed=1):
        assert proposal.level == 20 * MINUTE
        assert abs(proposal.outlook.end.median - 6 * HOUR) < 25 * MINUTE


def test_breaks_come_about_every_two_hours_and_when_registration_closes() -> None:
    for proposal in propose(CLUB, seed=1):
        numbers = level_numbers(proposal.structure)
        rests = [numbers[row - 1] or 0 for row, period in enumerate(proposal.structure) if isinstance(period, Break)]
        assert proposal.late_level in rests
        assert all(b - a <= 6 for a, b in zip([0, *rests], rests, strict=False))
        assert players_at_breaks(proposal)[0] < CLUB.entries


def test_chips_leave_once_no_level_needs_them() -> None:
    for proposal in propose(CLUB, seed=1):
        gone = [chip for period in proposal.structure if isinstance(period, Break) for chip in period.colour_up]
        assert gone[:2] == [25, 100] and len(set(gone)) == len(gone)


def test_more_rebuys_are_more_chips_and_the_evening_lasts_longer() -> None:
    plain = propose(replace(CLUB, lasts=None, level=20 * MINUTE), seed=1)[1]
    bought = replace(
        CLUB, lasts=None, level=20 * MINUTE, rebuys=30, rebuy_chips=CLUB.stack, add_ons=30, add_on_chips=Chips(50_000)
    )
    assert propose(bought, seed=1)[1].outlook.end.median > plain.outlook.end.median


def test_games_get_their_bets_antes_and_bring_ins() -> None:
    for games in ((RAZZ,), (LIMIT_HOLDEM,), (PLO,), ROTATIONS["HORSE"]):
        for proposal in propose(replace(CLUB, lasts=None, level=20 * MINUTE, games=games), seed=1):
            assert checked_structure(proposal.structure) == proposal.structure
            first = proposal.structure[0]
            assert isinstance(first, Level) and first.games == games
            assert (first.big_bet == 2 * first.small_bet > 0) == first.has_bets


def test_what_cannot_be_is_refused_with_what_would_be_possible() -> None:
    soon = refusal(replace(CLUB, lasts=1 * HOUR))
    assert soon.code == "generate.too_soon" and soon.facts["level"] == 15 * MINUTE
    earliest = soon.facts["earliest"]
    assert HOUR < earliest < CLUB_LASTS
    assert propose(replace(CLUB, lasts=earliest + 20 * MINUTE), seed=1)
    late = refusal(replace(CLUB, lasts=100 * HOUR))
    assert late.code == "generate.too_late" and late.facts["latest"] < 100 * HOUR
    small = refusal(replace(CLUB, stack=Chips(1_000)))
    assert small.code == "generate.stack_small" and small.facts["least"] == 2_000
    assert propose(replace(CLUB, stack=Chips(2_000)), seed=1)
    assert refusal(replace(CLUB, entries=1)).code == "generate.entries"
    assert refusal(replace(CLUB, stack=Chips(0))).code == "generate.stack"
    assert refusal(replace(CLUB, level=MINUTE)).code == "generate.level"


def test_a_club_without_a_chip_set_gets_blinds_of_the_usual_chips() -> None:
    for proposal in propose(replace(CLUB, values=()), seed=1):
        assert all(not period.big_blind % 25 for period in proposal.structure if isinstance(period, Level))


def test_it_tells_of_every_structure_that_was_tried_and_ends_when_nobody_waits() -> None:
    told: list[int] = []
    found = propose(CLUB, seed=1, tried=told.append)
    assert found == propose(CLUB, seed=1)
    assert len(told) > 2 and min(told) >= 1 and sum(told) > len(found)
    left = 3

    def leave(more: int) -> None:
        nonlocal left
        left -= more
        if left < 0:
            raise Stopped

    with pytest.raises(Stopped):
        propose(CLUB, seed=1, tried=leave)


def test_the_same_wish_and_seed_propose_the_same() -> None:
    assert propose(CLUB, seed=5) == propose(CLUB, seed=5)


def test_steps_are_even_as_far_as_the_chips_allow() -> None:
    for step in (1.2, 1.3, 1.5):
        bigs = climb(100, 50_000, step, T25)
        assert bigs == sorted(set(bigs)) and all(high <= 1.6 * low for low, high in pairwise(bigs))


def wishes(chance: Random) -> Wish:
    """Any wish somebody might have."""
    values = chance.choice((T25, T100, T5, ODD, ()))
    stack = Chips(chance.choice((2_000, 5_000, 10_000, 25_000, 60_000)) * (values[0] if values else 25) // 25)
    lasts = chance.choice((None, timedelta(hours=chance.randint(2, 12))))
    level = chance.choice((None, None, chance.randint(5, 60) * MINUTE))
    rebuys = chance.choice((0, chance.randint(1, 60)))
    games = chance.choice((USUAL, USUAL, (PLO,), (LIMIT_HOLDEM,), (RAZZ,), ROTATIONS["HORSE"]))
    return Wish(
        chance.randint(2, 150), stack, values, lasts, level, chance.choice((5, 10, 15)) * MINUTE,
        chance.choice(tuple(Style)), rebuys, Chips(stack // chance.choice((1, 2))), rebuys // 2, stack,
        chance.randint(0, 180) * MINUTE, chance.choice(tuple(AnteKind)), games,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(8))
def test_nothing_that_is_proposed_has_a_finding_graver_than_a_remark(seed: int) -> None:
    wish = wishes(Random(seed))
    try:
        found = propose(wish, seed=seed)
    except Refused as refused:
        assert refused.code in ("generate.too_soon", "generate.too_late", "generate.stack_small")
        return
    assert found
    for proposal in found:
        checked_structure(proposal.structure)
        grave = gravest(lint(proposal.structure, given_for(wish, proposal.late_level)))
        assert grave in (None, Grade.REMARK) and max(rises(proposal), default=1) < 3
