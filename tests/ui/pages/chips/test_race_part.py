"""The race desk by keyboard: from the plan to the bank slip, one key an odd chip and one a table."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.chips import chip_sets, racing
from tdapp.domain.chips.chip_bank import AdjustKind, RaceWay, rounding_of
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, TableNo, TextId
from tdapp.read.chips.race import RaceView, TableState
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.chips.page import ChipsPage
from tdapp.ui.pages.chips.race.draft import KEYS, Mode
from tdapp.ui.pages.chips.race.part import RacePart
from tdapp.ui.pages.chips.race.seat_model import CARD, GETS, NAME, ODD
from tdapp.ui.pages.chips.race.tables import STATE
from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.session import Override
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.values import replace
from tests.domain.chips.holdings import SET
from tests.domain.rulings.test_discipline import RULING
from tests.ui.pages.evening import MINUTE, Evening, demo_names

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
STACK = ((Chips(25), 8), (Chips(100), 8), (Chips(500), 4), (Chips(1_000), 7), (Chips(5_000), 4))  # 30,000


class Desk:
    """The window with the race in front, and every key that was pressed counted."""

    def __init__(self, evening: Evening, window: MainWindow, qtbot: QtBot) -> None:
        self.evening, self.window, self.qtbot = evening, window, qtbot
        self.pressed = 0

    @property
    def part(self) -> RacePart:
        page = self.window.current()
        assert isinstance(page, ChipsPage)
        part = page.part()
        assert isinstance(part, RacePart)
        return part

    @property
    def view(self) -> RaceView:
        assert self.part.race is not None
        return self.part.race

    @property
    def state(self) -> State:
        assert self.evening.session.tournament is not None
        return self.evening.session.club.desk.state(self.evening.session.tournament)

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.pressed += 1
        self.qtbot.keyClick(self.window.windowHandle(), key, held)

    def type(self, text: str) -> None:
        for letter in text:
            self.pressed += 1
            self.qtbot.keyClicks(self._focus(), letter)

    def enter(self) -> None:
        self.key(Key.Key_Return)

    def begin(self, way: RaceWay) -> None:
        self.part.begin.ways.buttons[way.value].click()
        self.key(Key.Key_G, ALT)

    def cell(self, row: int, column: int) -> str:
        rows = self.part.going.pad.rows.model_
        return str(rows.index(row, column).data() or "")

    def _focus(self) -> QWidget:
        focus = self.window.focusWidget()
        assert focus is not None
        return focus


def room_of(tmp_path: Path, players: int) -> Evening:
    evening = Evening(tmp_path, demo_names()[:players])
    evening.register(players)
    evening.draw()
    evening.start()
    evening.session.do(chip_sets.choose_set, SET)
    evening.session.do(chip_sets.make_stack, "", STACK)
    evening.clock.forward(40 * MINUTE)
    return evening


def desk_of(evening: Evening, qtbot: QtBot) -> Desk:
    look().wear("dark")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    window.go("chips")
    desk = Desk(evening, window, qtbot)
    page = window.current()
    assert isinstance(page, ChipsPage)
    page.show_part("race")
    return desk


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    evening = room_of(tmp_path, 24)
    yield desk_of(evening, qtbot)
    evening.close()


def test_twelve_tables_from_plan_to_bank_slip_by_keyboard(tmp_path: Path, qtbot: QtBot) -> None:
    """Only keys: the plan, the way it is raced, every table, the end of the race, its papers."""
    evening = room_of(tmp_path, 105)
    desk = desk_of(evening, qtbot)
    before, words = desk.state.chips, evening.session.words
    desk.key(Key.Key_3, ALT)
    desk.key(Key.Key_R, ALT)
    assert desk.part.begin.old == 25
    for key in (Key.Key_Tab, Key.Key_Tab, Key.Key_Right):
        desk.key(key)
    assert (desk.part.begin.new, desk.part.begin.way) == (100, RaceWay.DRAWN)
    desk.key(Key.Key_G, ALT)
    assert len(desk.view.tables) == 12
    chance, odd = random.Random("twelve"), 0
    for table in desk.view.tables:
        chips = [seat.seat for seat in table.seats for _chip in range(chance.randint(0, 3))]
        desk.type("".join(KEYS[seat - 1] for seat in chips))
        odd += len(chips)
        desk.enter()
    assert not desk.view.in_state(TableState.WAITING), "with the last table the cards are drawn"
    assert len(desk.view.in_state(TableState.DONE)) == 12
    assert desk.view.taken == odd
    race = desk.state.bank.race
    assert race is not None
    assert desk.state.chips == before + rounding_of(race) == before + 100 * desk.view.given - 25 * odd
    going, given = desk.part.going, desk.view.given
    assert going.proof.text().startswith(f"{words.number(before)} before, rounding ")
    assert going.proof.text().endswith(f"{words.number(desk.state.chips)} after")
    assert going.slip.text() == f"Bank: {odd} × 25 in, {given} × 100 out"
    desk.key(Key.Key_E, ALT)
    assert desk.state.bank.gone == {25}
    assert desk.part.race is None
    assert desk.part.lines[0].text().startswith(f"25 for 100: {words.number(given)} × 100 given for {odd} × 25, ")
    desk.key(Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    papers = desk.window.current()
    assert isinstance(papers, PapersPage)
    assert papers.choices[papers.list.currentRow()].kind is SheetKind.RACE_RESULTS
    papers.list.setFocus()
    desk.key(Key.Key_Down)
    assert papers.choices[papers.list.currentRow()].kind is SheetKind.BANK_SLIP
    assert papers.sheet is not None
    assert (papers.sheet.kind, papers.sheet.data[:4]) == (SheetKind.BANK_SLIP, b"%PDF")
    evening.close()


def test_the_two_chips_stand_side_by_side_whatever_the_plan_says_of_them(desk: Desk) -> None:
    begin = desk.part.begin

    def apart() -> int:
        QApplication.processEvents()
        return begin.into_chip.geometry().left() - begin.from_chip.geometry().right()

    assert begin.expected.text()
    told = apart()
    begin.choose_old(Chips(1_000))
    assert not begin.expected.text()
    assert apart() == told < 80


def test_a_hundred_and_twenty_tables_take_a_key_an_odd_chip_and_one_a_table(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:1])
    people = evening.club.add_players(
        (name, "") for name in [PlayerName(f"Player {number}") for number in range(1_074)]
    )
    evening.people = (*evening.people, *people)
    evening.register(1_075)
    evening.draw()
    evening.start()
    evening.session.do(chip_sets.choose_set, SET)
    evening.clock.forward(40 * MINUTE)
    desk = desk_of(evening, qtbot)
    desk.begin(RaceWay.DRAWN)
    tables = len(desk.view.tables)
    assert tables == 120
    chance, odd = random.Random("many"), 0
    desk.pressed = 0
    for table in desk.view.tables:
        chips = [seat.seat for seat in table.seats for _chip in range(chance.choice((0, 0, 1, 2)))]
        desk.type("".join(KEYS[seat - 1] for seat in chips))
        odd += len(chips)
        desk.enter()
    assert len(desk.view.in_state(TableState.DONE)) == tables
    assert desk.view.taken == odd > 500
    assert desk.pressed <= odd + tables
    evening.close()


def test_cards_at_the_table_are_typed_by_seat_and_the_last_one_finishes_it(desk: Desk) -> None:
    desk.begin(RaceWay.CARDS)
    one, two, three = (seat.seat for seat in desk.view.tables[0].seats[:3])
    desk.type(KEYS[one - 1] * 3 + KEYS[two - 1] * 3 + KEYS[three - 1] + "*")
    desk.enter()
    assert desk.view.tables[0].state is TableState.WAITING
    assert desk.part.going.pad.draft is not None and desk.part.going.pad.draft.mode is Mode.CARDS
    desk.type("9s10d")
    assert (desk.cell(0, CARD), desk.cell(1, CARD), desk.cell(2, CARD)) == ("9♠", "10♦", "")
    desk.type("2c")
    done = desk.view.tables[0]
    assert done.state is TableState.DONE
    assert [(seat.got, seat.card, seat.kept) for seat in done.racing] == [(1, "9s", 0), (1, "Td", 0), (0, "2c", 100)]
    assert desk.part.going.table == 2, "and the next table can be typed"
    desk.part.going.go_to(1)
    assert (desk.cell(0, ODD), desk.cell(0, GETS), desk.cell(2, GETS)) == ("3", "1", "keeps 100")


def test_a_card_that_is_missing_is_said_and_cards_can_be_typed_again(desk: Desk) -> None:
    desk.begin(RaceWay.CARDS)
    one, two = (seat.seat for seat in desk.view.tables[0].seats[:2])
    desk.type(KEYS[one - 1] * 2 + KEYS[two - 1])
    desk.enter()
    desk.type("9s")
    desk.enter()
    assert desk.part.going.pad.note.text() == f"Seat {two} has no card yet. Type its highest card."
    desk.type("kd")
    assert [seat.got for seat in desk.view.tables[0].racing] == [0, 1]
    desk.part.going.go_to(1)
    assert "3 × 25 are 75, so the race was for 1 × 100" in desk.part.going.pad.note.text()
    desk.type("cas2c")
    assert [(seat.got, seat.card) for seat in desk.view.tables[0].racing] == [(1, "As"), (0, "2c")]


def test_a_race_that_is_drawn_takes_cards_of_one_table_all_the_same(desk: Desk) -> None:
    desk.begin(RaceWay.DRAWN)
    one, two = (seat.seat for seat in desk.view.tables[0].seats[:2])
    desk.type(KEYS[one - 1] * 2 + KEYS[two - 1])
    desk.enter()
    desk.part.going.go_to(1)
    desk.type("c9skd")
    assert [seat.card for seat in desk.view.tables[0].racing] == ["9s", "Kd"]
    assert desk.view.tables[0].state is TableState.DONE


def test_what_was_typed_for_one_race_is_not_typed_for_the_next(desk: Desk) -> None:
    desk.begin(RaceWay.DRAWN)
    desk.type(KEYS[desk.view.tables[0].seats[0].seat - 1] * 3)
    desk.evening.session.override(override_of(desk, Key.Key_E), "The break is over")
    desk.part.begin.choose_old(Chips(100))
    desk.part.begin.new = Chips(1_000)
    desk.evening.session.override(override_of(desk, Key.Key_G), "Blinds go up at once")
    assert desk.part.going.pad.draft is not None
    assert (desk.part.going.pad.draft.odd, desk.part.going.pad.draft.most) == ({}, 9)


def override_of(desk: Desk, key: Qt.Key) -> Override:
    """The reason that is asked for after this key."""
    asked: list[Override] = []
    desk.evening.session.asked.connect(asked.append)
    desk.key(key, ALT)
    return asked[0]


def test_the_floor_types_who_gets_a_chip(desk: Desk) -> None:
    desk.begin(RaceWay.FLOOR)
    one, two = (seat.seat for seat in desk.view.tables[0].seats[:2])
    desk.type(KEYS[one - 1] + KEYS[two - 1] * 2)
    desk.enter()
    desk.type(KEYS[two - 1])
    desk.enter()
    assert [seat.got for seat in desk.view.tables[0].racing] == [0, 1]
    assert desk.part.going.table == 2


def test_everybody_up_is_done_with_enter(desk: Desk) -> None:
    desk.begin(RaceWay.ROUND_UP)
    for table in desk.view.tables:
        desk.type(KEYS[table.seats[0].seat - 1])
        desk.enter()
    assert (desk.view.given, desk.view.change) == (3, 225)
    assert "Every table is raced" in desk.part.going.state.text()


def test_what_was_typed_stays_when_it_is_refused_or_another_table_is_looked_at(desk: Desk) -> None:
    desk.begin(RaceWay.DRAWN)
    number = desk.view.tables[0].seats[0].seat
    desk.type(KEYS[number - 1] * 4)
    assert desk.part.going.pad.note.text().startswith(f"Seat {number} has 3 odd chips at most")
    desk.key(Key.Key_H, ALT)
    desk.type("2")
    desk.enter()
    desk.enter()
    assert "handed in 2 × 25, but has 3 odd chips alone" in desk.window.bottom.text.text()
    assert desk.view.tables[0].state is TableState.OPEN
    desk.key(Key.Key_Right)
    desk.type(KEYS[desk.view.tables[1].seats[0].seat - 1])
    desk.key(Key.Key_Left)
    assert (desk.cell(0, ODD), desk.part.going.pad.handed.text()) == ("3", "2")
    desk.key(Key.Key_Backspace)
    assert desk.cell(0, ODD) == "2"
    desk.key(Key.Key_T, ALT)
    desk.type("2")
    desk.enter()
    assert (desk.part.going.table, desk.cell(0, ODD)) == (2, "1")


def test_an_empty_seat_is_said_and_nothing_is_entered(desk: Desk) -> None:
    number = next(seat for seat, entry in enumerate(desk.state.tables[TableNo(3)].seats, 1) if entry is not None)
    entry = desk.state.tables[TableNo(3)].seats[number - 1]
    assert entry is not None
    desk.evening.session.do(entries.bust_out, (entry,), ())
    desk.begin(RaceWay.DRAWN)
    desk.part.going.go_to(3)
    desk.type(KEYS[number - 1])
    assert desk.part.going.pad.note.text() == f"Nobody sits in seat {number}. Type the seat the chip came from."
    assert desk.part.going.pad.draft is not None and desk.part.going.pad.draft.odd == {}


def test_by_seat_numbers_run_round_the_table(desk: Desk) -> None:
    desk.begin(RaceWay.DRAWN)
    desk.key(Key.Key_S, ALT)
    desk.type("0123" + "0" * (len(desk.view.tables[0].seats) - 4))
    desk.enter()
    assert [seat.odd for seat in desk.view.tables[0].seats[:4]] == [0, 1, 2, 3]


def test_undo_brings_a_table_back_to_be_typed_again(desk: Desk) -> None:
    desk.begin(RaceWay.ROUND_UP)
    desk.type(KEYS[desk.view.tables[0].seats[0].seat - 1])
    desk.enter()
    assert desk.view.tables[0].state is TableState.DONE
    desk.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.view.tables[0].state is TableState.OPEN
    desk.part.going.go_to(1)
    assert desk.part.going.pad.draft is not None and desk.part.going.pad.draft.odd == {}


def test_a_race_that_ends_early_asks_for_a_reason(desk: Desk) -> None:
    desk.begin(RaceWay.DRAWN)
    desk.key(Key.Key_E, ALT)
    assert desk.window.override.isVisible()
    assert "3 tables have not raced yet" in desk.window.override.text.text()


def test_who_moves_in_a_race_is_told_when_a_table_is_entered_again_and_when_it_ends(desk: Desk) -> None:
    desk.begin(RaceWay.ROUND_UP)
    first, last = desk.view.tables[0], desk.view.tables[-1]
    desk.type(KEYS[first.seats[0].seat - 1])
    desk.enter()
    raced, unraced = first.seats[0], last.seats[0]
    desk.evening.session.do(seating.move, unraced.entry, desk.state.tables[first.number].free[0])
    desk.evening.session.do(seating.move, raced.entry, desk.state.tables[last.number].free[0])
    desk.part.going.go_to(first.number)
    desk.enter()
    assert (
        f"{raced.name.full}'s odd chips were raced in seat {first.number}-{raced.seat}"
        in desk.window.bottom.text.text()
    )
    assert desk.view.change == 75
    for table in desk.view.tables[1:]:
        desk.part.going.go_to(table.number)
        desk.enter()
    desk.key(Key.Key_E, ALT)
    assert desk.window.override.isVisible()
    assert "1 players came to a table after it was raced" in desk.window.override.text.text()


def test_the_table_of_who_moved_unraced_says_so_and_is_entered_again(desk: Desk) -> None:
    desk.begin(RaceWay.ROUND_UP)
    first, second = desk.view.tables[0], desk.view.tables[1]
    desk.enter()
    mover, place = second.seats[0], desk.state.tables[first.number].free[0]
    desk.evening.session.do(seating.move, mover.entry, place)
    while desk.view.in_state(TableState.OPEN):
        desk.enter()
    going, rows = desk.part.going, desk.part.going.tables.model_
    assert (rows.index(0, STATE).data(), going.table) == (f"again: seat {place.number}", first.number)
    assert f"{place.table}-{place.number}" in going.state.text()
    names = [going.pad.rows.model_.index(row, NAME).data() for row in range(going.pad.rows.model_.rowCount())]
    assert f"{mover.name.full} (moved here, not raced)" in names
    desk.enter()
    assert (rows.index(0, STATE).data(), desk.view.came) == ("done", ())
    desk.key(Key.Key_E, ALT)
    assert not desk.window.override.isVisible()
    assert desk.state.bank.gone == {25}


def test_chips_that_were_found_are_recorded_with_what_they_come_to(desk: Desk) -> None:
    before = desk.state.chips
    desk.key(Key.Key_F, ALT)
    desk.type("2x500 25")
    assert desk.part.found.comes_to.text() == "Worth 1,025. Chips in play: −1,025."
    desk.enter()
    assert desk.state.chips == before - 1_025
    assert desk.part.stack.currentWidget() is desk.part.before


def test_what_are_no_chips_is_said_and_stays(desk: Desk) -> None:
    desk.key(Key.Key_F, ALT)
    desk.type("blue")
    assert desk.part.found.comes_to.text().startswith("blue is not an amount of chips")
    desk.enter()
    assert desk.part.found.taken.text() == "blue"
    desk.part.found.taken.setText("1x30")
    assert "The set has no chip of 30" in desk.part.found.comes_to.text()
    desk.key(Key.Key_Escape)
    assert desk.part.stack.currentWidget() is desk.part.before


def test_late_race_chips_show_what_is_given_for_them(desk: Desk) -> None:
    desk.evening.session.do(racing.begin, Chips(25), Chips(100))
    for table in desk.state.open_tables():
        desk.evening.session.do(racing.settle, table.number, {})
    desk.evening.session.do(racing.end)
    desk.key(Key.Key_F, ALT)
    desk.type("6x25")
    desk.part.found.kinds.buttons["late"].click()
    assert desk.part.found.comes_to.text() == "Worth 150, 1 × 100 given for them. Chips in play: −50."
    desk.part.found.where.setText("77-1")
    assert desk.part.found.comes_to.text() == "77-1 is not a seat or table here. Type 12-4, or 12."
    seat = desk.state.tables[TableNo(1)].seats.index(EntryId(next(e for e in desk.state.tables[TableNo(1)].seats if e)))
    desk.part.found.where.setText(f"1-{seat + 1}")
    desk.part.found.record()
    adjusted = desk.state.bank.adjusted[-1]
    assert (adjusted.change, adjusted.given, adjusted.table) == (-50, ((100, 1),), 1)


def test_a_ruling_by_which_chips_leave_is_recorded_from_the_rulings_page(desk: Desk, qtbot: QtBot) -> None:
    case = json.dumps({"facts": {"found": 625}})
    given = replace(RULING, incident="tournament.found_chips", code="remove_chips", case=case)
    desk.evening.session.do(discipline.give_ruling, TextId(""), "", given)
    before = desk.state.chips
    assert [need.action for need in desk.evening.session.needs() if need.code == "ruling_chips"] == ["chips.found"]
    desk.window.go("rulings")
    desk.key(Key.Key_G, ALT)
    desk.key(Key.Key_C, ALT)
    found = desk.part.found
    assert (found.taken.text(), found.ruling.text(), found.kind) == ("1x25 1x100 1x500", "1", AdjustKind.FOUND)
    desk.enter()
    assert desk.state.chips == before - 625
    assert desk.state.bank.adjusted[-1].ruling == 1
    desk.window.go("rulings")
    page = desk.window.current()
    assert page is not None
    button = page.findChild(Button, "ruling_chips")
    assert button is not None and not button.isEnabled()


def test_the_command_box_shows_a_race_enters_a_table_and_records_what_was_found(desk: Desk) -> None:
    desk.window.go("tables")
    command(desk, "race 100")
    assert desk.part.begin.old == 100
    desk.part.begin.choose_old(Chips(25))
    desk.begin(RaceWay.ROUND_UP)
    one = desk.view.tables[1].seats[0].seat
    command(desk, f"odd 2 {one} {one}")
    assert desk.view.tables[1].racing[0].odd == 2
    before = desk.state.chips
    command(desk, "found 500")
    assert desk.state.chips == before - 500


def command(desk: Desk, text: str) -> None:
    desk.window.open_command(text)
    desk.key(Key.Key_Return)


def test_cards_of_the_panel_draw_and_end_the_race(desk: Desk) -> None:
    desk.begin(RaceWay.DRAWN)
    for table in desk.state.open_tables():
        seats = [number for number, entry in enumerate(table.seats, 1) if entry is not None]
        desk.evening.session.do(racing.settle, table.number, {seats[0]: 2, seats[1]: 1})
    desk.window.run("chips.draw_cards")
    assert len(desk.view.in_state(TableState.DONE)) == 3
    desk.window.run("chips.end_race")
    assert desk.state.bank.gone == {25}
    desk.window.run("chips.race")
    assert desk.part.stack.currentWidget() is desk.part.before


def test_sheets_are_to_write_on_before_and_what_it_came_to_after(desk: Desk) -> None:
    asked: list[str] = []
    desk.part.asked.connect(lambda action, _about: asked.append(action))
    desk.key(Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["chips.race_sheets"]
    page = desk.window.current()
    assert isinstance(page, PapersPage)
    assert page.choices[page.list.currentRow()].kind is SheetKind.RACE_SHEETS
    desk.window.run("chips.race")
    desk.begin(RaceWay.DRAWN)
    desk.enter()
    desk.key(Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["chips.race_sheets", "chips.race_results"]


def test_what_speaks_against_a_race_is_said_before_it_begins(desk: Desk) -> None:
    assert desk.part.begin.warning.text() == ""
    desk.part.begin.choose_old(Chips(500))
    assert desk.part.begin.warning.text().startswith("The 25 chips are lower than 500 and still in play.")
    assert desk.part.begin.go.isEnabled(), "with a reason it may begin"
    desk.window.resize(1366, 768)
    look().wear("light", touch=True)  # what stands above it is higher then
    QApplication.processEvents()
    assert desk.part.begin.go.visibleRegion().boundingRect() == desk.part.begin.go.rect(), "it is in sight whole"


def test_the_keyboard_follows_a_race_that_ends_from_the_panel(desk: Desk) -> None:
    desk.begin(RaceWay.ROUND_UP)
    for table in desk.state.open_tables():
        desk.evening.session.do(racing.settle, table.number, {})
    desk.evening.session.do(racing.end)
    focus = desk.window.focusWidget()
    assert focus is not None and desk.part.begin.olds.isAncestorOf(focus)


def test_without_a_set_or_with_the_highest_chips_alone_there_is_nothing_to_race(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    desk = desk_of(evening, qtbot)
    part = desk.part
    assert (part.empty.title.text(), part.to_set.isVisibleTo(part)) == ("No chip set chosen", True)
    evening.session.do(chip_sets.choose_set, replace(SET, chips=SET.chips[-1:]))
    assert part.empty.title.text() == "No tables yet"
    evening.draw()
    assert part.empty.title.text() == "No chips to race off"
    evening.close()


def test_what_is_recorded_with_a_reason_leaves_an_empty_form(desk: Desk) -> None:
    before = desk.state.chips
    desk.key(Key.Key_F, ALT)
    desk.part.found.kinds.buttons["stack"].click()
    desk.part.found.given.setText("2x1000")
    asked: list[Override] = []
    desk.evening.session.asked.connect(asked.append)
    desk.part.found.record()
    assert desk.part.found.given.text() == "2x1000", "it stays as long as the reason is asked for"
    desk.evening.session.override(asked[0], "A player was given two too many")
    assert desk.state.chips == before + 2_000
    assert desk.part.found.given.text() == ""
    assert desk.part.stack.currentWidget() is desk.part.before
