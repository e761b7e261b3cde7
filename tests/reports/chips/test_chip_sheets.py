"""What each sheet of the chips does for itself: steps of a race by its way, sums, seats and denominations that fit."""

from io import BytesIO

import pypdfium2
import pytest
from pypdf import PdfReader

from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.chips.chip_set import Chip, Pattern
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_papers import RacePaper, RacePapers, StackCards
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.paper import LETTER, MARGIN
from tdapp.values import replace
from tests.reports import chip_samples as chips
from tests.reports.samples import STAMP, people, printed, words

TWELVE = [
    PlayerName("Wolfeschlegelsteinhausenbergerdorff" if n % 3 else name.last, name.first)
    for n, name in enumerate(people(22))
]


def pages(kind: SheetKind, model: object, *, longer: bool = False) -> list[str]:
    data, _outcome = printed(kind, model, paper=LETTER, said=words(longer=longer))
    for page in pypdfium2.PdfDocument(data):
        inked = page.render(scale=1.5, grayscale=True).to_pil().point(lambda grey: 255 * (grey < 250)).getbbox()
        edge = MARGIN * 1.5 - 1
        assert inked is not None
        assert min(inked[:2]) >= edge
        assert inked[2] <= LETTER.width * 1.5 - edge
        assert inked[3] <= LETTER.height * 1.5 - edge
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(data)).pages]


def race_papers(way: RaceWay, rounding: RaceRounding = RaceRounding.HALF_UP, *, done: bool = False) -> RacePapers:
    race = chips.race_of(TWELVE, done=done, way=way, rounding=rounding, seats=12)
    return RacePapers(STAMP, (RacePaper(race, ("HC 24",), 240),))


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("way", RaceWay)
def test_the_steps_of_a_race_go_by_its_way(way: RaceWay, longer: bool) -> None:
    shown = " ".join(pages(SheetKind.RACE_SHEETS, race_papers(way), longer=longer))
    if longer:
        return  # the words are padded: what counts is that nothing left its place
    dealt, out = "From seat 1 on, deal one card" in shown, "Nobody is raced out" in shown
    assert dealt is (way is RaceWay.CARDS)
    assert out is (way is not RaceWay.ROUND_UP)
    assert ("Everybody with odd chips gets one 100" in shown) is (way is RaceWay.ROUND_UP)
    assert ("The floor says" in shown) is (way is RaceWay.FLOOR)
    assert ("The desk draws" in shown) is (way is RaceWay.DRAWN)
    assert ("Card" in shown) is (way is RaceWay.CARDS)


def test_a_table_brings_its_part_of_the_new_chips() -> None:
    paper = race_papers(RaceWay.CARDS).races[0]
    # 240 old chips are 60 new ones; of 22 players 11 sit at each table, and rounding may add one chip
    assert [paper.bring(table) for table in paper.race.tables] == [31, 31]
    up = race_papers(RaceWay.ROUND_UP).races[0]
    assert [up.bring(table) for table in up.race.tables] == [30 + 11, 30 + 11]
    assert replace(paper, pieces=None).bring(paper.race.tables[0]) is None


def test_who_kept_a_chip_stands_beside_his_odd_ones() -> None:
    shown = " ".join(pages(SheetKind.RACE_RESULTS, race_papers(RaceWay.CARDS, done=True)))
    assert shown.count("keeps one 100") == 2
    assert "K♦" in shown


def test_a_long_bank_slip_adds_up_on_its_last_page() -> None:
    papers = chips.races(people(1_075), STAMP)
    race = papers.races[0].race
    shown = pages(SheetKind.BANK_SLIP, papers)
    assert len(shown) > 1
    assert all("In play before 1,234,500" in page for page in shown)
    assert [page.count("Chip bank, signature") for page in shown] == [0] * (len(shown) - 1) + [1]
    assert f"Total {race.taken:,} {race.given:,} {dict(race.kept)[Chips(100)]:,} +{race.change:,}" in shown[-1]
    worth = race.given * 100 + dict(race.kept)[Chips(100)] * 100 - race.taken * 25
    assert worth == race.change
    assert race.before + race.change == race.after


@pytest.mark.parametrize(
    ("way", "rounding", "said"),
    [
        (RaceWay.CARDS, RaceRounding.HALF_UP, "half a chip or more"),
        (RaceWay.DRAWN, RaceRounding.ALWAYS_UP, "any part of a chip"),
        (RaceWay.ROUND_UP, RaceRounding.HALF_UP, "everybody with odd chips"),
        (RaceWay.FLOOR, RaceRounding.HALF_UP, "the floor gave"),
    ],
)
def test_the_bank_slip_names_the_rounding(way: RaceWay, rounding: RaceRounding, said: str) -> None:
    (shown,) = pages(SheetKind.BANK_SLIP, race_papers(way, rounding, done=True))
    assert f"Rounding: {said}" in shown


def test_what_was_sold_during_a_race_is_no_rounding() -> None:
    papers = race_papers(RaceWay.CARDS, done=True)
    race = papers.races[0].race
    later = replace(race, after=Chips(race.after + 10_000))
    (shown,) = pages(SheetKind.BANK_SLIP, RacePapers(STAMP, (RacePaper(later),)))
    assert "Sold or found meanwhile +10,000" in shown


def test_as_many_denominations_as_a_set_may_have_fit_on_a_card() -> None:
    many = tuple(Chip(Chips(25 * (number + 1)), "#2e7d32", 100, pattern=Pattern.BARS) for number in range(24))
    made = chips.stack("", "", tuple((chip.value, 7) for chip in many))
    (shown,) = pages(SheetKind.STACK_CARDS, StackCards(STAMP, many, (made,), ("Early bird", "Łódź")))
    assert all(f"{chip.value * 7:,}" in shown for chip in many)
    assert "168 chips" in shown
    assert "also for Early bird and Łódź" in shown
    (page,) = pages(SheetKind.COUNT_SHEETS, replace(chips.count_sheets(TWELVE, STAMP, seats=12), chips=many))
    assert page.count("Counted by") == 2


def test_a_chip_that_left_the_set_is_listed_without_a_picture() -> None:
    made = chips.stack("", "", chips.pieces(12, 12, 5, 6))
    (shown,) = pages(SheetKind.STACK_CARDS, StackCards(STAMP, chips.CHIPS[1:], (made,)))
    assert "× 12 300" in shown


def test_the_plan_says_what_is_wrong_in_bold_first() -> None:
    (shown,) = pages(SheetKind.CHIP_PLAN, chips.plan(STAMP))
    for part in (
        "done",
        "green, spots",
        "after level 4, better after level 8",
        "at no break yet, better after level 8",
        "stays to the end",
    ):
        assert part in shown
    assert "Enough for 161 entries at most; 100,000 runs out first." in shown


def test_who_is_not_counted_comes_last() -> None:
    shown = pages(SheetKind.CHIP_COUNTS, chips.chip_counts(people(120), STAMP))
    assert "116 stacks counted, 4 not counted" in shown[0]
    assert shown[-1].count("—") == 4
    assert "1 to" in shown[0] and "to 120" in shown[-1]
