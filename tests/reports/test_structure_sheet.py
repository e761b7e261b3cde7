"""The structure sheet: times, chips, when registration closes and when it ends; up to thirty levels on one page."""

from datetime import UTC, datetime, timedelta

import pytest

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.clock.games import HOLDEM, ROTATIONS, Dealt, LevelGame, Limit
from tdapp.domain.clock.structure import Break, Level
from tdapp.domain.units import Chips
from tdapp.read.forecast.foreseen import Until
from tdapp.read.sheet_kind import SheetKind
from tdapp.read.structure_paper import StructureSheet
from tdapp.reports.typesetting.paper import A4, LETTER, Paper
from tdapp.values import replace
from tests.reports.samples import levels, printed, words
from tests.reports.test_every_sheet import by_pdfium

AT = datetime(2026, 11, 20, 23, 7, tzinfo=UTC)
HOUSE_CHIPS = tuple(
    (Chip(Chips(value), colour, 100), count)
    for value, colour, count in (
        (25, "#2e8b57", 8), (100, "#22262d", 8), (500, "#6b3fa0", 4), (1000, "#f2c230", 7), (5000, "#ee86ad", 0),
    )
)  # fmt: skip


def full(count: int = 30, late: int = 8) -> StructureSheet:
    """A structure with all that can stand on the sheet, and a break after every sixth level."""
    sheet = levels(count=count, late=late)
    lines, since = [], 0
    for line in sheet.lines:
        if isinstance(line.period, Break):
            continue
        lines.append(line)
        since += 1
        if since % 6 == 0:
            leave = Break(timedelta(minutes=15), "", (Chips(25), Chips(100)))
            chips = tuple(chip for chip, _count in HOUSE_CHIPS[:2])
            lines.append(replace(line, number=None, period=leave, leave=chips, registration_ends=False))
    ends = Until(AT, AT + timedelta(minutes=20), AT + timedelta(minutes=74))
    return replace(sheet, lines=tuple(lines), chips=HOUSE_CHIPS, ends=ends, game=HOLDEM, closes_at=AT)


@pytest.mark.parametrize("longer", [False, True], ids=["english", "longer"])
@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_thirty_levels_with_breaks_chips_and_facts_stand_on_one_page(paper: Paper, longer: bool) -> None:
    data, outcome = printed(SheetKind.STRUCTURE, full(), paper=paper, said=words(longer=longer))
    assert outcome.pages == 1
    assert {str(level) for level in range(1, 31)} <= set(by_pdfium(data).split())


def test_registration_closes_with_a_level_and_at_a_time() -> None:
    assert "to end of level 8 \u00b7 23:07" in by_pdfium(printed(SheetKind.STRUCTURE, full())[0])
    assert "to end of level 8\r" in by_pdfium(printed(SheetKind.STRUCTURE, replace(full(), closes_at=None))[0])


def test_the_expected_end_is_told_to_ten_minutes_and_left_out_where_nothing_was_forecast() -> None:
    assert "23:00 to 00:30" in by_pdfium(printed(SheetKind.STRUCTURE, full())[0])
    assert "Expected end" not in by_pdfium(printed(SheetKind.STRUCTURE, replace(full(), ends=None))[0])


def test_the_stack_stands_there_in_chips_and_in_big_blinds() -> None:
    text = by_pdfium(printed(SheetKind.STRUCTURE, full())[0])
    assert "30,000 \u00b7 600 BB" in text and text.count("\u00d7 8") == 2 and "\u00d7 0" not in text
    unmade = replace(full(), chips=tuple((chip, 0) for chip, _count in HOUSE_CHIPS))
    text = by_pdfium(printed(SheetKind.STRUCTURE, unmade)[0])
    assert "Chips" in text and "\u00d7" not in text


def test_one_game_of_the_night_stands_in_the_head() -> None:
    assert "No-limit hold'em, 9 seats per table" in by_pdfium(printed(SheetKind.STRUCTURE, full())[0])


def test_levels_of_several_games_say_what_they_play_and_what_is_bet() -> None:
    sheet = full(12)
    omaha = (HOLDEM, Dealt(LevelGame.OMAHA, Limit.POT_LIMIT))
    mixed = []
    for number, line in enumerate(sheet.lines):
        if isinstance(line.period, Level):
            level = replace(line.period, games=omaha)
            if number % 2:
                bets = {"small_bet": Chips(200), "big_bet": Chips(400), "bring_in": Chips(25)}
                level = replace(level, games=ROTATIONS["HORSE"], hands=8, **bets)
            mixed.append(replace(line, period=level))
    data, outcome = printed(SheetKind.STRUCTURE, replace(sheet, lines=tuple(mixed), game=None))
    text = by_pdfium(data)
    assert outcome.pages == 1
    for part in ("HORSE, 8 hands each", "Limit 200 / 400", "bring-in 25", "No-limit hold'em + Pot-limit"):
        assert part in text


def test_a_limit_game_says_its_bets() -> None:
    limit = Dealt(LevelGame.HOLDEM, Limit.FIXED_LIMIT)
    sheet = full(8, late=4)
    lines = tuple(
        replace(line, period=replace(line.period, games=(limit,), small_bet=Chips(200), big_bet=Chips(400)))
        if isinstance(line.period, Level)
        else line
        for line in sheet.lines
    )
    text = by_pdfium(printed(SheetKind.STRUCTURE, replace(sheet, lines=lines, game=limit))[0])
    assert "Limit hold'em" in text and "Limit 200 / 400, blinds 25 / 50" in text
