"""The papers of a chip race as the room uses them: planned, carried to the tables, raced, handed to the bank."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from tdapp.app.chips.race_rules import race_rounding, race_written
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.papers.pages import page_picture
from tdapp.app.papers.papers import PrintedSheet, print_sheet
from tdapp.app.rulings import house_rules
from tdapp.domain import tournament
from tdapp.domain.chips import chip_counts, chip_sets, racing
from tdapp.domain.chips.chip_bank import RaceRounding
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId, TableNo, TournamentId
from tdapp.poker.cards import parse
from tdapp.read.sheet_kind import SheetKind
from tdapp.values import replace
from tdapp.words.say import Words
from tests.app.conftest import MINUTE, level, setup_of
from tests.domain.chips.chip_samples import PLENTY, chip_set, pieces
from tests.reports.samples import words

WORDS = words()
STRUCTURE = (
    level(25),
    level(50),
    Break(10 * MINUTE, "Break", (Chips(25),)),
    level(100),
    level(200),
    Break(10 * MINUTE, "Dinner", (Chips(100),)),
    level(500),
)
STACK = pieces(v25=12, v100=12, v500=5, v1000=6)


@pytest.fixture
def main(club: Club) -> TournamentId:
    """A structure that races 25s and later 100s."""
    return begun(club, STRUCTURE)


def begun(club: Club, structure: Structure, name: str = "Friday") -> TournamentId:
    """Forty players at five tables, a set, a stack."""
    main = club.create(setup_of(name, seats=8), structure)
    desk = club.desk
    desk.do(main, tournament.open_registration)
    desk.do(main, chip_sets.choose_set, chip_set(PLENTY))
    desk.do(main, chip_sets.make_stack, "", STACK)
    desk.do(main, entries.register, tuple(club.directory)[:40], "seed")
    desk.do(main, seating.draw_seats, "seed")
    desk.do(main, timing.start)
    return main


def printed(club: Club, main: TournamentId, kind: SheetKind, words: Words = WORDS) -> PrintedSheet:
    sheet = print_sheet(club, main, kind, words)
    assert sheet.missing == ()
    return sheet


def text(sheet: PrintedSheet) -> str:
    """What stands on it, lines joined by blanks."""
    return " ".join(" ".join(page.extract_text() for page in PdfReader(BytesIO(sheet.data)).pages).split())


def race(club: Club, main: TournamentId) -> None:
    """Seats 2 and 4 of every table have three odd chips each, and seat 2 nothing else."""
    desk = club.desk
    desk.do(main, racing.begin, Chips(25), Chips(100))
    for table in desk.state(main).open_tables():
        cards = {2: parse("2c"), 4: parse("Kd")}
        if table.number == 1:
            desk.do(main, racing.settle, table.number, {2: 3, 4: 2}, cards=cards, only_these={2}, collected=45)
        elif table.number != 5:
            desk.do(main, racing.settle, table.number, {2: 3, 4: 3}, cards=cards, collected=46)
    assert desk.state(main).bank.race is not None


def test_before_a_race_the_tables_get_the_next_one_that_is_planned(club: Club, main: TournamentId) -> None:
    sheet = printed(club, main, SheetKind.RACE_SHEETS)
    shown = text(sheet)
    assert (sheet.pages, shown.count("Chip race: 25 for 100")) == (3, 5)
    assert "Chip race: 100" not in shown
    # forty stacks of twelve 25s are 480; a table of eight has 96 of them, worth 24 of 100, and rounding may add one
    assert shown.count("Bring 25 × 100") == 5
    assert "How it works (HC 24)" in shown or "How it works (TDA2024 24)" in shown
    for entry in club.desk.state(main).playing():
        assert club.directory[entry.player].last in shown


def test_the_next_race_comes_when_the_first_is_over(club: Club, main: TournamentId, clock: HandClock) -> None:
    clock.forward(61 * MINUTE)
    # its break went by without it; the next one takes the 100s too, so that 500s are what stays
    assert "Chip race: 25 for 500" in text(printed(club, main, SheetKind.RACE_SHEETS))
    race(club, main)
    club.desk.do(main, racing.settle, TableNo(5), {})
    club.desk.do(main, racing.end)
    shown = text(printed(club, main, SheetKind.RACE_SHEETS))
    assert shown.count("Chip race: 100 for 500") == 5
    assert "Chip race: 25" not in shown


def test_races_of_one_break_are_printed_together(club: Club) -> None:
    both = Break(10 * MINUTE, "", (Chips(25), Chips(100)))
    main = begun(club, (level(25), level(50), both, level(500)))
    shown = text(printed(club, main, SheetKind.RACE_SHEETS))
    assert shown.index("Chip race: 25 for 500") < shown.index("Chip race: 100 for 500")
    assert (shown.count("Chip race: 25 for 500"), shown.count("Chip race: 100 for 500")) == (5, 5)


def test_the_plan_names_who_takes_chips_of_the_same_set(club: Club, main: TournamentId) -> None:
    assert "Elsewhere" not in text(printed(club, main, SheetKind.CHIP_PLAN))
    begun(club, STRUCTURE, name="Turbo")
    shown = text(printed(club, main, SheetKind.CHIP_PLAN))
    assert "Elsewhere" in shown
    assert "Turbo" in shown


def test_the_race_that_goes_on_comes_before_any_plan(club: Club, main: TournamentId, clock: HandClock) -> None:
    clock.forward(45 * MINUTE)
    club.desk.do(main, racing.begin, Chips(25), Chips(500), rounding=RaceRounding.ALWAYS_UP)
    shown = text(printed(club, main, SheetKind.RACE_SHEETS))
    assert shown.count("Chip race: 25 for 500") == 5
    assert "odd chips by 20: that many chips are raced for. Any part counts as one." in shown


def test_a_table_that_is_raced_gets_no_sheet_to_write_on(club: Club, main: TournamentId, clock: HandClock) -> None:
    clock.forward(45 * MINUTE)
    race(club, main)
    shown = text(printed(club, main, SheetKind.RACE_SHEETS))
    assert (shown.count("Chip race: 25 for 100"), shown.count("Table 5")) == (1, 1)
    club.desk.do(main, racing.settle, TableNo(5), {})
    assert "There is no table to race: all are done" in text(printed(club, main, SheetKind.RACE_SHEETS))


def test_a_structure_without_races_says_so(club: Club) -> None:
    main = club.create(setup_of(), (level(25), level(50)))
    assert "the structure has no more races" in text(printed(club, main, SheetKind.RACE_SHEETS))


def test_after_the_race_each_table_that_is_raced_has_its_sheet(
    club: Club, main: TournamentId, clock: HandClock
) -> None:
    clock.forward(45 * MINUTE)
    race(club, main)
    sheet = printed(club, main, SheetKind.RACE_RESULTS)
    shown = text(sheet)
    assert (sheet.pages, shown.count("Chip race: 25 for 100")) == (2, 4)
    assert "Table 5" not in shown
    assert shown.count("keeps one 100") == 1
    assert "K♦" in shown


def test_the_bank_slip_goes_from_before_to_after_by_the_rounding(
    club: Club, main: TournamentId, clock: HandClock
) -> None:
    clock.forward(45 * MINUTE)
    before = club.desk.state(main).chips
    race(club, main)
    shown = text(printed(club, main, SheetKind.BANK_SLIP))
    assert "Still to come: tables 5" in shown
    club.desk.do(main, racing.settle, TableNo(5), {}, collected=40)
    club.desk.do(main, racing.end)
    state = club.desk.state(main)
    rounding = state.chips - before
    # table 1: 5 odd chips are 125, one 100 raced for and one kept; tables 2 to 4: 6 odd chips are 150, two 100s
    assert rounding == (100 + 100 - 125) + 3 * (200 - 150)
    shown = text(printed(club, main, SheetKind.BANK_SLIP))
    assert f"In play before {before:,}" in shown
    assert f"+{rounding}" in shown
    assert f"{state.chips:,}" in shown
    # 45 + 3 * 46 + 40 old chips; (40 + 3 * 40 + 40) / 4 new ones for full value and 1 + 3 * 2 raced for
    assert "Total 223 57 1 +225" in shown
    assert "Worth 5,575 5,700 100" in shown


def test_a_race_of_an_earlier_break_is_not_printed_again(club: Club, main: TournamentId, clock: HandClock) -> None:
    clock.forward(45 * MINUTE)
    race(club, main)
    club.desk.do(main, racing.settle, TableNo(5), {})
    club.desk.do(main, racing.end)
    clock.forward(60 * MINUTE)
    club.desk.do(main, racing.begin, Chips(100), Chips(500))
    club.desk.do(main, racing.settle, TableNo(1), {})
    for kind in (SheetKind.RACE_RESULTS, SheetKind.BANK_SLIP):
        shown = text(printed(club, main, kind))
        assert "Chip race: 100 for 500" in shown
        assert "Chip race: 25 for 100" not in shown


def test_count_sheets_show_the_chips_in_play(club: Club, main: TournamentId, clock: HandClock) -> None:
    sheet = printed(club, main, SheetKind.COUNT_SHEETS)
    shown = text(sheet)
    assert (sheet.pages, shown.count("Chip count")) == (3, 5)
    assert shown.count("In play") == 5
    assert all(club.directory[entry.player].last in shown for entry in club.desk.state(main).playing())


def test_counts_for_the_press(club: Club, main: TournamentId, clock: HandClock) -> None:
    assert "No stack has been counted yet." in text(printed(club, main, SheetKind.CHIP_COUNTS))
    club.desk.do(main, chip_counts.count, stacks={EntryId(3): Chips(14_000), EntryId(7): Chips(31_400)})
    shown = text(printed(club, main, SheetKind.CHIP_COUNTS))
    assert "2 stacks counted, 38 not counted" in shown
    assert shown.index("31,400 628") < shown.index("14,000 280")


def test_a_stack_card_says_how_the_stack_is_made(club: Club, main: TournamentId) -> None:
    shown = text(printed(club, main, SheetKind.STACK_CARDS))
    for part in ("× 12", "× 5", "× 6", "6,000", "35 chips", "10,000"):
        assert part in shown


def test_the_plan_says_which_chips_leave_when(club: Club, main: TournamentId) -> None:
    shown = text(printed(club, main, SheetKind.CHIP_PLAN))
    for part in ("Club set", "after level 2, Break", "after level 4, Dinner", "Chips, 40 entries"):
        assert part in shown


def test_the_rulebook_says_how_a_race_rounds(club: Club, main: TournamentId) -> None:
    state = club.desk.state(main)
    for book, rules in (("HC", ("HC 24",)), ("TDA2024", ("TDA2024 24",)), ("QLD", ())):
        played = replace(state, rulebook=book, house="")
        assert (race_rounding(played), race_written(played)) == (RaceRounding.HALF_UP, rules)
    house = house_rules.with_own("", "race_rounding", "always_up", "House")
    assert race_rounding(replace(state, rulebook="HC", house=house)) is RaceRounding.ALWAYS_UP


def test_chips_have_their_colour_in_the_picture_of_a_page(club: Club, main: TournamentId) -> None:
    picture = page_picture(printed(club, main, SheetKind.STACK_CARDS).data, 0, width=500)
    pixels = {picture.pixels[at : at + 3] for at in range(0, len(picture.pixels), 3)}
    assert bytes.fromhex("2e7d32") in pixels  # the green of the 25s
    assert bytes.fromhex("f9d648") in pixels  # the yellow of the 1000s
