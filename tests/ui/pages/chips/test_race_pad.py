"""What a tired hand does at the race desk: Enter once too often, a chip too few."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.read.chips.race import TableState
from tests.ui.pages.chips.test_race_part import Desk, desk_of, room_of


def test_enter_after_the_last_card_leaves_the_next_table_to_go(tmp_path: Path, qtbot: QtBot) -> None:
    evening = room_of(tmp_path, 24)
    desk = desk_of(evening, qtbot)
    desk.begin(RaceWay.CARDS)
    desk.type("12")
    desk.enter()
    desk.type("9s10d")
    desk.enter()
    states = [table.state for table in desk.view.tables]
    assert states[:2] == [TableState.DONE, TableState.OPEN] and desk.part.going.table == 2
    desk.enter()
    assert desk.view.tables[1].state is TableState.DONE, "without odd chips it is done by its own Enter"
    evening.close()


def test_odd_chips_that_cannot_be_right_are_said_before_the_race_ends(tmp_path: Path, qtbot: QtBot) -> None:
    """Eight 25s in every stack: the odd ones of the room are whole 100s, whoever has them."""
    evening = room_of(tmp_path, 18)
    desk = desk_of(evening, qtbot)
    desk.begin(RaceWay.ROUND_UP)
    going = desk.part.going
    desk.type("1112")
    desk.enter()
    assert not going.astray.isVisible(), "tables are to go, nobody knows yet"
    desk.type("12")
    desk.enter()
    assert going.astray.isVisible() and going.astray.text().startswith("6 odd chips cannot be right")
    assert "2 fewer or 2 more" in going.astray.text()
    going.go_to(2)
    desk.type("12")
    desk.enter()
    assert desk.view.astray == 0 and not going.astray.isVisible()
    evening.close()


def box_of(desk: Desk) -> str:
    """What stands in the command box; '' while it is closed."""
    box = desk.window.command
    return box.line.text() if box is not None and box.isVisible() else ""


def typed(desk: Desk, text: str) -> None:
    """Type as at a keyboard: past the grammar of the window, which sees every key first."""
    for letter in text:
        QTest.keyClick(desk.window.windowHandle(), letter)


def test_a_digit_that_is_no_card_or_seat_stays_at_the_table(tmp_path: Path, qtbot: QtBot) -> None:
    evening = room_of(tmp_path, 24)
    desk = desk_of(evening, qtbot)
    desk.window.keys.watch()
    desk.begin(RaceWay.CARDS)
    typed(desk, "66")  # nobody sits there
    assert not box_of(desk) and desk.part.going.pad.note.text()
    typed(desk, "12")
    desk.enter()
    typed(desk, "55")
    draft = desk.part.going.pad.draft
    assert draft is not None and draft.begun == "5" and not box_of(desk)
    typed(desk, "b")
    assert box_of(desk) == "b"
    evening.close()


def test_race_and_the_chips_leads_to_the_race_that_is_on(tmp_path: Path, qtbot: QtBot) -> None:
    evening = room_of(tmp_path, 24)
    desk = desk_of(evening, qtbot)
    desk.begin(RaceWay.CARDS)
    for found in (False, True):
        if found:
            desk.part.show_found()
        else:
            desk.window.go("clock")
        desk.window.open_command("race 25")
        chosen = desk.window.command.chosen() if desk.window.command is not None else None
        assert chosen is not None and chosen.action == "chips.race_chip"
        desk.key(Qt.Key.Key_Return)
        assert desk.window.page == "chips" and desk.part.stack.currentWidget() is desk.part.going
    evening.close()


def test_the_window_asks_before_odd_chips_of_any_table_are_lost(tmp_path: Path, qtbot: QtBot) -> None:
    evening = room_of(tmp_path, 24)
    desk = desk_of(evening, qtbot)
    desk.begin(RaceWay.CARDS)
    assert desk.part.unkept() == ()
    desk.type("12")
    assert desk.part.unkept() == ("1",) and not desk.window.close()
    assert "Chips" in desk.window.bottom.text.text()
    desk.part.going.go_to(2)
    assert desk.part.unkept() == ("1",), "it is kept while another table is in sight"
    desk.part.going.go_to(1)
    desk.key(Qt.Key.Key_Backspace)
    desk.key(Qt.Key.Key_Backspace)
    assert desk.part.unkept() == ()
    desk.part.show_found()
    desk.part.found.taken.insert("2x25")
    assert desk.part.unkept() == ("2x25",) and not desk.window.close()
    evening.close()
