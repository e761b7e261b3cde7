"""What is found in a structure, said of a tournament and of one that is not made yet."""

import pytest

from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Structure
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import price_list
from tdapp.domain.structures.finding import Code, Grade
from tdapp.domain.units import Chips
from tdapp.read.structures.lint_view import LintLine, LintView, lint_of_setup, lint_view
from tdapp.read.structures.structure_needs import structure_needs
from tdapp.values import replace
from tdapp.words.say import Words
from tests.domain.chips.chip_samples import PLENTY, chip_set
from tests.domain.clock.games import razz
from tests.domain.evening import MINUTE, SETUP, START, Evening, level, lifted, rebuy
from tests.domain.structures.test_lint import blinds

WORDS = Words("en", None)
WRONG: Structure = (
    level(130), level(100), level(400, ante=800), replace(level(600), small_blind=Chips(100)), level(600, 3 * MINUTE),
    level(600), level(600), level(600, 100 * MINUTE), replace(razz(700), big_bet=Chips(900), bring_in=Chips(900)),
)  # fmt: skip


def said(line: LintLine) -> list[str]:
    return [WORDS.said(each) for each in (line.said, line.why, line.does) if each is not None]


def codes(view: LintView) -> set[str]:
    return {line.said.code.removeprefix("lint.") for line in view.lines}


def test_every_finding_is_said_with_all_its_places_filled() -> None:
    made = Evening()
    made.do(chip_sets.choose_set, chip_set(PLENTY))
    made.do(chip_sets.expect, {"": 400})
    seen = set[str]()
    for structure in (WRONG, blinds(100), blinds(1000), blinds(25, 100), blinds(100, 200, 60_000), blinds(50, 100)):
        view = lint_view(made.state, START, structure)
        seen |= codes(view)
        for line in view.lines:
            assert not any("{" in text or "%n" in text for text in said(line))
    assert seen >= {code.value for code in Code} - {"colour_up", "closes_late", "rebuys_late", "ends_tight"}


def test_where_nobody_posts_a_big_blind_it_is_said_of_bets() -> None:
    rows = (razz(800), razz(2000), razz(1000), replace(razz(2400), ante=Chips(3000)))
    lines = lint_view(Evening().state, START, rows).lines
    told = [text for line in lines for text in said(line)]
    assert (
        "A starting stack is only 12 big bets." in told
        and "Below 20 big bets the first hands decide the evening." in told
    )
    assert "The small bet falls from 2,000 to 1,000." in told
    assert "The ante of 3,000 is above the small bet of 2,400." in told
    assert any(text.startswith("The small bet rises by 150 %") for text in told)
    assert not any("big blind" in text for text in told)


def test_a_tournament_knows_its_chips_its_closing_and_what_was_played() -> None:
    made = Evening(structure=blinds(1000, 300, 2000, 3000))
    assert lint_view(made.state, START).of_row(0)
    step = next(line for line in lint_view(made.state, START).lines if line.said.code == "lint.step")
    assert step.row == 2
    made.now = START
    made.do(timing.start, allow=lifted("clock.no_seats"))
    view = lint_view(made.state, START)
    assert not view.of_row(0) and view.of_row(2)


def test_a_setup_is_looked_over_before_it_is_made() -> None:
    setup = replace(SETUP, late_level=3)
    view = lint_of_setup(setup, Terms(), None, blinds(100, 500, 2000, 5000))
    assert codes(view) == {"step", "closes_late"}
    line = next(line for line in view.lines if line.said.code == "lint.closes_late")
    assert line.mend is not None and line.mend.late_level == 2
    assert said(line)[2] == "Closes registration after level 2"
    assert [line.grade for line in view.worth_warning()] == [Grade.WARNING] * len(view.lines)


@pytest.mark.parametrize("closes", [SaleSpan(SaleSpanKind.BY_HAND), SaleSpan(SaleSpanKind.LEVEL, 1)])
def test_a_closing_that_is_early_or_by_hand_is_not_spoken_of(closes: SaleSpan) -> None:
    assert "closes_late" not in codes(lint_of_setup(SETUP, Terms(), closes, blinds(100, 500, 2000)))


def test_what_cannot_be_played_and_late_closings_need_the_director_before_the_start() -> None:
    made = Evening(replace(SETUP, late_level=4), blinds(100, 150, 200, 2000, 2600))
    assert not list(structure_needs(made.state, START))
    made.do(tournament.open_registration)
    (card,) = structure_needs(made.state, made.now)
    assert WORDS.said(card.title).startswith("Structure, row 4: Registration closes after level 4")
    made.do(price_list.set_closing, SaleSpan(SaleSpanKind.LEVEL, 1))
    assert not list(structure_needs(made.state, made.now))
    made.do(chip_sets.choose_set, chip_set({1000: 10, 5000: 10}))
    (card,) = structure_needs(made.state, made.now)
    assert "can pay" in WORDS.said(card.title) and card.detail is not None
    made.do(timing.start, allow=lifted("clock.no_seats"))
    assert not list(structure_needs(made.state, made.now))


def test_rebuys_that_end_with_registration_are_said_once() -> None:
    with_it = rebuy(chips=None, window=SaleSpan(SaleSpanKind.REGISTRATION))
    later = rebuy(key="later", chips=None, window=SaleSpan(SaleSpanKind.LEVEL, 3))
    view = lint_of_setup(replace(SETUP, late_level=3), Terms((with_it, later)), None, blinds(100, 150, 2000))
    assert sorted(line.said.code for line in view.of_row(2)) == ["lint.closes_late", "lint.rebuys_late", "lint.step"]
