"""What is found in a structure, rule by rule, and what its mend makes of it."""

from datetime import timedelta

import pytest
from hypothesis import given as any_of
from hypothesis import settings
from hypothesis import strategies as st

from tdapp.app.club.templates import structures
from tdapp.domain.clock.stack_unit import Unit
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.structures.finding import Code, Finding, Given, Grade, Sold
from tdapp.domain.structures.lint import gravest, lint, mended
from tdapp.domain.tournament import checked_structure
from tdapp.domain.units import Chips
from tdapp.values import replace
from tests.domain.clock.games import horse, limit_holdem, razz

MINUTE = timedelta(minutes=1)
T25 = tuple(Chips(value) for value in (25, 100, 500, 1000, 5000, 25_000))
STACK = Given(Chips(10_000))


def level(big: int, minutes: int = 20, *, small: int | None = None, ante: int = 0, each: bool = False) -> Level:
    kind = AnteKind.NONE if not ante else AnteKind.EACH if each else AnteKind.BIG_BLIND
    return Level(Chips(big // 2 if small is None else small), Chips(big), Chips(ante), kind, minutes * MINUTE)


def blinds(*bigs: int, minutes: int = 20) -> Structure:
    return tuple(level(big, minutes) for big in bigs)


def found(structure: Structure, code: Code, given: Given = STACK) -> Finding:
    (finding,) = (each for each in lint(structure, given) if each.code is code)
    return finding


def after(finding: Finding) -> Structure:
    assert finding.mend is not None and finding.mend.structure is not None
    return finding.mend.structure


def bigs(structure: Structure) -> list[int]:
    return [int(period.big_blind) for period in structure if isinstance(period, Level)]


def codes(structure: Structure, given: Given = STACK) -> set[Code]:
    return {finding.code for finding in lint(structure, given)}


def test_a_level_that_stands_out_is_fitted_between_its_neighbours() -> None:
    finding = found(blinds(50, 10_000, 100, 150), Code.FALLS)
    assert finding.row == 2 and finding.number("mended") == 2
    assert bigs(after(finding)) == [50, 100, 150]  # nothing fits between 50 and 100 in chips of 25
    finding = found(blinds(200, 300, 150, 400), Code.FALLS)
    assert finding.row == 2 and bigs(after(finding)) == [200, 300, 350, 400]


def test_blinds_that_rise_or_stay_do_not_fall() -> None:
    assert Code.FALLS not in codes(blinds(100, 100, 150, 200))


def test_a_step_of_60_percent_is_allowed_and_one_above_gets_a_level_between() -> None:
    assert Code.STEP not in codes(blinds(500, 800))
    finding = found(blinds(500, 1000), Code.STEP)
    assert finding.number("percent") == 100 and finding.row == 1
    assert bigs(after(finding)) == [500, 700, 1000]


def test_a_step_the_chips_allow_no_smaller_is_only_a_remark() -> None:
    finding = found(blinds(50, 100), Code.STEP_BY_CHIPS, Given(Chips(10_000), T25))
    assert finding.grade is Grade.REMARK and finding.mend is None


def test_an_ante_above_the_big_blind_becomes_one_that_is_posted() -> None:
    finding = found((level(200, ante=300),), Code.ANTE_HIGH)
    (mended_level,) = after(finding)
    assert isinstance(mended_level, Level) and mended_level.ante == 200
    finding = found((level(800, ante=900, each=True), level(1000)), Code.ANTE_HIGH)
    first = after(finding)[0]
    assert isinstance(first, Level) and first.ante == 100 and first.ante_kind is AnteKind.EACH
    assert Code.ANTE_HIGH not in codes((level(200, ante=200),))


def test_an_amount_no_chip_can_pay_becomes_the_nearest_they_can() -> None:
    given = Given(Chips(10_000), T25)
    finding = found((level(100), level(130, small=65), level(150)), Code.UNPAYABLE, given)
    assert finding.grade is Grade.FAULT and finding.number("amount") == 65
    assert bigs(after(finding)) == [100, 150, 150]
    assert Code.UNPAYABLE not in codes(blinds(100, 150), given)
    assert Code.UNPAYABLE not in codes((level(130, small=65),))  # nobody has said which chips there are


@pytest.mark.parametrize(("stack", "code"), [(9_999, None), (10_000, None), (3_999, Code.SHALLOW), (25_100, Code.DEEP)])
def test_fewer_than_40_or_more_than_250_big_blinds_at_the_start_are_found(stack: int, code: Code | None) -> None:
    seen = codes(blinds(100, 150), Given(Chips(stack))) & {Code.SHALLOW, Code.DEEP}
    assert seen == ({code} if code else set())


def test_a_start_is_made_deeper_by_lower_levels_and_less_deep_by_leaving_some_out() -> None:
    finding = found(blinds(400, 500), Code.SHALLOW, Given(Chips(10_000), T25))
    assert bigs(after(finding)) == [250, 300, 400, 500]
    finding = found(blinds(50, 100, 150, 200), Code.DEEP, Given(Chips(30_000)))
    assert bigs(after(finding)) == [150, 200]


def test_more_than_two_and_a_half_hours_want_a_break_after_two() -> None:
    long = blinds(100, 150, 200, 250, 300, 400, 500, 600)
    finding = found(long, Code.NO_BREAK)
    assert finding.row == 7 and finding.number("played") == 160 * MINUTE
    assert [isinstance(period, Break) for period in after(finding)].index(True) == 6
    assert Code.NO_BREAK not in codes(long[:7])
    assert Code.NO_BREAK not in codes((*long[:6], Break(10 * MINUTE), *long[6:]))


def test_levels_beyond_the_end_of_the_evening_need_no_break() -> None:
    long = blinds(100, 150, 200, 250, 300, 400, 500, 600)
    assert Code.NO_BREAK not in codes(long, Given(Chips(10_000), chips=Chips(20_000)))


def test_chips_no_level_needs_any_more_leave_at_the_first_break() -> None:
    given = Given(Chips(10_000), T25)
    stays = (*blinds(50, 100, 150, 200), Break(10 * MINUTE), *blinds(400, 600, 800, 1000))
    finding = found(stays, Code.COLOUR_UP, given)
    assert (finding.fault, finding.row, finding.grade) == ("never", 4, Grade.WARNING)
    pause = after(finding)[4]
    assert isinstance(pause, Break) and pause.colour_up == (25,)
    early = (
        *blinds(50, 100),
        Break(10 * MINUTE, colour_up=(Chips(25),)),
        *blinds(150, 200),
        Break(10 * MINUTE),
        level(400),
    )
    finding = found(early, Code.COLOUR_UP, given)
    assert (finding.fault, finding.grade) == ("too_early", Grade.FAULT)
    assert Code.COLOUR_UP not in codes(after(finding), given)


def test_registration_closes_no_later_than_a_stack_is_worth_20_big_blinds() -> None:
    played = blinds(100, 200, 400, 500, 800)
    finding = found(played, Code.CLOSES_LATE, Given(Chips(10_000), closes=5))
    assert finding.row == 4 and finding.number("n") == 12
    assert finding.mend is not None and finding.mend.late_level == 4
    for closes in (4, 0, None):
        assert Code.CLOSES_LATE not in codes(played, Given(Chips(10_000), closes=closes))


def test_rebuys_are_held_to_the_same() -> None:
    given = Given(Chips(10_000), rebuys=(Sold(Chips(5_000), 3), Sold(Chips(20_000), 3)))
    finding = found(blinds(100, 200, 400), Code.REBUYS_LATE, given)
    assert finding.number("n") == 12 and finding.number("mended") == 2 and finding.mend is None


def test_levels_that_end_while_evenings_last_are_continued() -> None:
    given = Given(Chips(10_000), chips=Chips(400_000))
    short = blinds(100, 150, 200)
    finding = found(short, Code.ENDS_EARLY, given)
    assert finding.grade is Grade.WARNING and finding.number("n") == 2000
    longer = after(finding)
    assert longer[:3] == short and bigs(longer)[-1] * 43 >= 400_000
    assert not {Code.ENDS_EARLY, Code.ENDS_TIGHT, Code.STEP, Code.FALLS} & codes(longer, given)
    assert found(blinds(100, 5_000), Code.ENDS_TIGHT, given).grade is Grade.REMARK
    assert Code.ENDS_EARLY not in codes(short)  # nobody has said how many will come


def test_odd_small_blinds_levels_played_twice_and_very_short_ones_are_found() -> None:
    odd = found((level(100, small=10), level(150, small=100)), Code.SMALL_ODD)
    assert odd.row == 0 and after(odd)[0] == level(100)
    again = found(blinds(100, 100, 150), Code.TWICE)
    assert (again.row, after(again)) == (1, blinds(100, 150))
    short = found((*blinds(100), level(150, 4), *blinds(200)), Code.SHORT)
    assert after(short) == blinds(100, 150, 200)


def test_at_fixed_limit_the_big_bet_is_twice_the_small_one_and_the_bring_in_below_it() -> None:
    wrong = found((razz(400), replace(razz(500), big_bet=Chips(800))), Code.BETS)
    assert (wrong.row, after(wrong)) == (1, (razz(400), razz(500)))
    high = found((replace(razz(500), bring_in=Chips(600)),), Code.BRING_IN)
    assert high.grade is Grade.FAULT and checked_structure(after(high))
    assert not {Code.BETS, Code.BRING_IN, Code.SMALL_ODD} & codes((razz(400), limit_holdem(400), horse(500)))


def test_levels_at_other_limits_are_not_compared() -> None:
    turns = (level(200), limit_holdem(800), level(300), limit_holdem(1000))
    assert not {Code.FALLS, Code.STEP} & codes(turns)
    finding = found((limit_holdem(400), level(100), limit_holdem(1200)), Code.STEP)
    put_in = after(finding)[2]
    assert isinstance(put_in, Level) and (put_in.small_bet, put_in.big_bet) == (700, 1400)


def test_a_game_that_comes_again_some_levels_later_may_have_risen_a_step_for_each() -> None:
    assert Code.STEP not in codes((level(100), limit_holdem(200), level(250)))
    assert Code.STEP in codes((level(100), limit_holdem(200), level(300)))
    assert Code.FALLS not in codes((razz(200), level(100), razz(300)))


def test_in_stud_stacks_are_held_to_half_as_many_big_bets() -> None:
    finding = found((razz(400),), Code.SHALLOW, Given(Chips(10_000)))
    assert (finding.unit, finding.number("n"), finding.number("least")) == (Unit.BIG_BETS, 12, 20)
    assert found((level(400),), Code.SHALLOW, Given(Chips(10_000))).unit is Unit.BIG_BLINDS


def test_the_rest_of_a_level_after_an_extra_break_is_no_level_of_its_own() -> None:
    rest = Level(Chips(50), Chips(100), Chips(0), AnteKind.NONE, 2 * MINUTE, continued=True)
    assert not {Code.TWICE, Code.SHORT} & codes((level(100, 18), Break(10 * MINUTE), rest, level(150)))


def test_what_was_played_is_not_spoken_of() -> None:
    wrong = blinds(100, 50, 100, 400, 500)
    seen = lint(wrong, Given(Chips(1_000), stands=4))
    assert all(finding.row is None or finding.row >= 4 for finding in seen)


@pytest.mark.parametrize("template", structures(), ids=lambda each: each.key)
def test_built_in_structures_have_nothing_most_directors_would_change(template) -> None:  # type: ignore[no-untyped-def]
    stack = template.starting_stack
    seen = lint(template.structure, Given(stack, chips=Chips((template.entries or 40) * stack)))
    assert gravest(seen) in (None, Grade.REMARK), seen


AMOUNTS = st.sampled_from([0, 5, 25, 50, 65, 100, 150, 200, 250, 300, 500, 600, 1000, 1300, 2000, 5000, 10_000, 77_000])
LEVELS = st.builds(
    lambda big, small, ante, minutes, each: level(
        big or 50, minutes, small=min(small, big or 50), ante=ante, each=each
    ),
    AMOUNTS, AMOUNTS, AMOUNTS, st.integers(2, 100), st.booleans(),
)  # fmt: skip
BREAKS = st.builds(
    lambda chips: Break(10 * MINUTE, colour_up=tuple(Chips(chip) for chip in chips)),
    st.lists(st.sampled_from([25, 100, 500]), max_size=2),
)
STRUCTURES = st.tuples(LEVELS, st.lists(st.one_of(LEVELS, LEVELS, BREAKS), max_size=9)).map(
    lambda parts: (parts[0], *parts[1])
)
GIVENS = st.builds(
    Given,
    stack=st.sampled_from([Chips(value) for value in (1_000, 10_000, 30_000)]),
    values=st.sampled_from([(), T25, (Chips(100), Chips(500), Chips(5_000))]),
    closes=st.one_of(st.none(), st.integers(0, 5)),
    chips=st.sampled_from([Chips(value) for value in (0, 90_000, 4_000_000)]),
    stands=st.integers(0, 4),
)


@settings(max_examples=40, deadline=None)
@any_of(structure=STRUCTURES, known=GIVENS)
def test_every_mend_can_be_played_leaves_what_was_played_and_takes_its_finding_away(
    structure: Structure, known: Given
) -> None:
    for finding in lint(structure, known):
        if finding.mend is None or finding.mend.structure is None:
            continue
        better = checked_structure(finding.mend.structure, stands=known.stands)
        assert better != structure
        assert better[: known.stands] == structure[: known.stands]
        same = [each for each in lint(better, known) if each.code is finding.code]
        assert finding not in same
    mended(structure, known)
