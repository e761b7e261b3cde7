"""The Count part by keyboard: numbers from table to table and seat to seat, what is refused stays, causes, closing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.app.lists.csv_files import read_csv
from tdapp.domain.chips import chip_counts, chip_sets, racing
from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.chips.count.importing import CountImporting
from tdapp.ui.pages.chips.count.part import CountPart
from tdapp.ui.pages.chips.numbers import NumbersTable
from tdapp.ui.session import Override, Told
from tdapp.ui.theme.look import look
from tests.domain.chips.holdings import SET
from tests.ui.pages.evening import MINUTE, Evening, demo_names

NEXT = (Qt.Key.Key_Return,)


class Desk:
    """The window with the count in sight; keys go to whatever has the keyboard."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        look().wear("dark")  # the words stand as in the source: one form for one and many
        self.evening = Evening(folder, demo_names())
        self.evening.register(26)
        self.evening.session.do(chip_sets.choose_set, SET)
        self.evening.draw()
        self.evening.start()
        self.evening.clock.forward(41 * MINUTE)
        self.qtbot = qtbot
        self.window = MainWindow(self.evening.session)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.go("chips")
        qtbot.waitUntil(self.window.isActiveWindow)
        page = self.window.current()
        page.show_part("count")  # type: ignore[attr-defined]
        self.part: CountPart = page.parts["count"]  # type: ignore[attr-defined]
        self.told: list[Told] = []
        self.asked: list[Override] = []
        self.evening.session.told.connect(self.told.append)
        self.evening.session.asked.connect(self.asked.append)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(QApplication.focusWidget(), key)
            QApplication.processEvents()  # what Enter brings about comes with the next turn of the loop

    def type(self, text: str, *then: Qt.Key) -> None:
        """Type into whatever has the keyboard; the first digit opens the line."""
        for letter in text:
            self.qtbot.keyClicks(QApplication.focusWidget(), letter)
        self.key(*(then or NEXT))

    @property
    def state(self):  # type: ignore[no-untyped-def]
        return self.evening.club.desk.state(self.evening.session.tournament)  # type: ignore[arg-type]

    def sits(self, table: int) -> list[EntryId]:
        return [each for each in self.state.tables[TableNo(table)].seats if each is not None]

    def acts(self) -> int:
        return len(self.evening.club.desk.history(self.evening.session.tournament).acts)  # type: ignore[arg-type]


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk(tmp_path, qtbot)
    yield desk
    desk.evening.close()


def shown(table: NumbersTable, row: int) -> list[str]:
    return [cell.text for cell in table.lines.rows[row].cells]


def test_tables_are_typed_one_after_the_other_and_the_count_is_closed(desk: Desk) -> None:
    part = desk.part
    assert part.tables.hasFocus()
    whole = [len(desk.sits(table)) * 30_000 for table in (1, 2, 3)]
    before = desk.acts()
    for chips in whole:
        desk.type(str(chips))
    assert desk.acts() - before == 3  # one act a table, and the first begins the count
    assert [table.done for table in part.view.tables] == [True] * 3  # type: ignore[union-attr]
    assert part.figures.difference.figure.text() == "none"
    assert "exactly what is in play" in part.note.text()
    desk.qtbot.keyClick(desk.window.windowHandle(), Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    assert desk.state.bank.since is None
    assert "780,000" in part.note.text()


def test_stacks_are_typed_seat_after_seat_and_saved_with_the_last_one(desk: Desk) -> None:
    part = desk.part
    desk.evening.session.do(chip_counts.begin_count)
    desk.key(Qt.Key.Key_Right)
    assert part.seats.hasFocus()
    first, second = desk.sits(1), desk.sits(2)
    before = desk.acts()
    for turn in range(len(first)):
        desk.type("31000" if turn else "22.5k")
    assert desk.acts() == before + 1
    counted = desk.state.bank.stack_counts
    assert [counted[each].chips for each in first] == [22_500] + [31_000] * (len(first) - 1)
    assert part.tables.key() == 2 and part.seats.hasFocus()
    assert part.seats.key() == second[0]
    desk.key(Qt.Key.Key_Left)
    assert part.tables.hasFocus()


def test_stacks_typed_at_a_table_are_saved_when_it_is_left(desk: Desk) -> None:
    desk.key(Qt.Key.Key_Right)
    desk.type("31000")
    assert not desk.state.bank.stack_counts
    assert "1 numbers are typed" in desk.part.note.text()
    assert desk.part.save.isVisible()
    desk.key(Qt.Key.Key_Left, Qt.Key.Key_Down)
    assert desk.state.bank.stack_counts[desk.sits(1)[0]].chips == 31_000
    assert "typed" not in desk.part.note.text().replace("typed now", "")


def test_a_refused_number_stays_where_it_was_typed_and_a_reason_takes_it(desk: Desk) -> None:
    desk.type("240010")
    assert desk.told[-1].kind == "refused"
    assert "cannot be made up from the chips in play" in desk.told[-1].text
    assert shown(desk.part.tables, 0)[2] == "240,010"
    assert not desk.state.bank.table_counts
    assert desk.part.typed.wholes == {TableNo(1): "240010"}
    assert desk.part.tables.key() == 1  # it does not go on
    desk.part.take_focus()
    desk.key(Qt.Key.Key_Return)
    assert len(desk.asked) == 2  # tried once more
    assert desk.evening.session.override(desk.asked[-1], "counted twice") is not None
    assert desk.state.bank.table_counts[TableNo(1)].chips == 240_010
    assert desk.part.typed.wholes == {}


def test_what_is_no_number_is_marked_and_stays(desk: Desk) -> None:
    part = desk.part
    desk.type("12.34")
    cell = part.tables.lines.rows[0].cells[2]
    assert (cell.text, bool(cell.wrong)) == ("12.34", True)
    assert part.tables.key() == 1  # it does not go on
    desk.key(Qt.Key.Key_Delete)
    assert part.tables.lines.rows[0].cells[2].text == ""


def test_an_empty_table_and_somebody_out_are_not_there_to_be_typed_at(desk: Desk) -> None:
    gone = desk.sits(1)[0]
    desk.evening.session.do(entries.bust_out, (gone,), ())
    assert gone not in [row.key for row in desk.part.seats.lines.rows]


def test_a_difference_is_told_with_its_causes_and_closing_asks_for_a_reason(desk: Desk) -> None:
    part = desk.part
    for table in (1, 2, 3):
        chips = len(desk.sits(table)) * 30_000 + (4_000 if table == 2 else 0)
        desk.evening.session.do(chip_counts.count, tables={TableNo(table): Chips(chips)})
    assert part.figures.difference.figure.text() == "4,000 over"
    assert part.causes.said()[0] == "1 chips of 1,000 were counted or changed as 5,000"
    desk.qtbot.keyClick(desk.window.windowHandle(), Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    assert desk.asked[-1].code == "counts.over"
    assert desk.state.bank.since is not None


def test_a_zero_too_many_leads_to_its_table(desk: Desk) -> None:
    part = desk.part
    for table in (1, 2):
        desk.evening.session.do(chip_counts.count, tables={TableNo(table): Chips(len(desk.sits(table)) * 30_000)})
    stacks = {each: Chips(30_000) for each in desk.sits(3)}
    stacks[desk.sits(3)[0]] = Chips(300_000)
    desk.evening.session.do(chip_counts.count, stacks=stacks)
    assert "has a zero too many, 30,000 would agree" in part.causes.said()[0]
    part.causes.list.itemActivated.emit(part.causes.list.item(0))
    assert part.tables.key() == 3


def test_without_a_count_stacks_are_for_the_press(desk: Desk) -> None:
    desk.key(Qt.Key.Key_Right)
    desk.type("31000")
    desk.part.save_stacks()
    assert desk.state.bank.since is None
    assert "noted for the press" in desk.part.note.text()
    assert shown(desk.part.seats, 0)[2].startswith("31,000")


def test_what_races_rounded_is_said_beside_a_count(desk: Desk) -> None:
    session = desk.evening.session
    session.do(chip_counts.begin_count)
    assert "rounding" not in desk.part.note.text()
    session.do(racing.begin, Chips(25), Chips(100), way=RaceWay.ROUND_UP)
    seat = desk.state.entries[desk.sits(1)[0]].seat
    session.do(racing.settle, seat.table, {seat.number: 3})
    assert "Race rounding brought 25 into play" in desk.part.note.text()


def test_undo_takes_a_number_back(desk: Desk) -> None:
    desk.type("240000")
    assert shown(desk.part.tables, 0)[2] == "240,000"
    desk.evening.session.undo()
    assert shown(desk.part.tables, 0)[2] == ""


def test_a_list_is_looked_at_first_and_then_one_act(desk: Desk, qtbot: QtBot) -> None:
    importing = CountImporting(desk.evening.session, desk.part)
    qtbot.addWidget(importing)
    sits = desk.sits(1)[0]
    seat = desk.state.entries[sits].seat
    text = f"Table,Seat,Chips\n{seat.table},{seat.number},31000\n2,,270000\n9,1,500\n"
    importing.show_sheet(read_csv(text.encode()), "count.csv")
    assert importing.coming.text() == "1 stacks can be imported and 1 tables can be imported"
    assert importing.left_out.text() == "1 rows are left out:"
    assert "Line 4" in importing.bad.item(0).text()
    before = desk.acts()
    importing.take_all()
    assert desk.acts() == before + 1
    assert desk.state.bank.stack_counts[sits].chips == 31_000
    assert desk.state.bank.table_counts[TableNo(2)].chips == 270_000


def test_a_list_nothing_can_be_taken_of_takes_nothing(desk: Desk, qtbot: QtBot) -> None:
    importing = CountImporting(desk.evening.session, desk.part)
    qtbot.addWidget(importing)
    importing.show_sheet(read_csv(b"Table,Seat,Chips\n9,1,500\n"), "count.csv")
    assert not importing.take.isEnabled()
    before = desk.acts()
    importing.take_all()
    assert desk.acts() == before


def test_the_window_asks_before_a_number_that_is_typed_and_not_in_the_book_is_lost(desk: Desk) -> None:
    desk.evening.session.do(chip_counts.begin_count)
    desk.type("12.34")
    assert desk.part.unkept() == ("12.34",)
    assert not desk.window.close() and "Chips" in desk.window.bottom.text.text()
    desk.key(Qt.Key.Key_Delete)
    assert desk.part.unkept() == ()
    desk.key(Qt.Key.Key_Right)
    desk.type("2200", Qt.Key.Key_Down)
    assert desk.part.unkept() == ("2200",) and not desk.window.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_to_be_typed_into_is_told_from_the_rest_in_every_theme(desk: Desk, theme: str) -> None:
    look().wear(theme)
    table = desk.part.findChildren(NumbersTable)[0]
    box = table.visualRect(table.model().index(1, table.home))
    seen = table.viewport().grab(box).toImage()
    edge = seen.pixelColor(seen.width() - 1, seen.height() // 2)
    assert edge == look().colour("line") != seen.pixelColor(seen.width() // 2, seen.height() // 2)
