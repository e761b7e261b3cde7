"""With large rows and buttons for fingers every row is at least as high as a finger needs, also after a change."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QTableView
from pytestqt.qtbot import QtBot

from tdapp.ui.correcting.picking import Picking
from tdapp.ui.draws.window import DrawsTable
from tdapp.ui.frame.top_bar import TopBar
from tdapp.ui.pages.seating.move_lines import MoveLine, MoveLines
from tdapp.ui.pages.seating.table_list import TableList
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOP, TOUCH_BUTTON, TOUCH_ROW
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.cell_table import EDITOR, CellTable
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.lines import Lines
from tdapp.words.say import Words
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import words_for
from tests.ui.typing_walk import PLACES, Hands

WORDS = words_for("en")


def high(lines: Lines) -> int:
    QApplication.processEvents()
    return lines.visualRect(lines.model().index(0, 0)).height()


@pytest.mark.parametrize("kind", ["lines", "picking"])
def test_lines_grow_for_fingers(qtbot: QtBot, kind: str) -> None:
    picking = Picking("pick", WORDS)
    lines = {"lines": Lines("lines"), "picking": picking.list}[kind]
    qtbot.addWidget(picking if kind == "picking" else lines)
    lines.show_lines(["Łukasz Żółć", "محمد علي"], 0)
    lines.resize(400, 200)
    lines.setVisible(True)
    lines.window().show()
    assert high(lines) <= ROW
    look().wear("light", touch=True)
    assert high(lines) >= TOUCH_ROW
    look().wear("light")
    assert high(lines) <= ROW


@pytest.mark.parametrize("kind", [DrawsTable, TableList])
def test_rows_of_tables_grow_for_fingers(qtbot: QtBot, kind: Callable[[Words], QTableView]) -> None:
    table = kind(WORDS)
    qtbot.addWidget(table)
    table.show()
    assert table.verticalHeader().defaultSectionSize() == ROW
    look().wear("dark", touch=True)
    assert table.verticalHeader().defaultSectionSize() == TOUCH_ROW


def test_every_table_of_the_window_has_rows_for_fingers(tmp_path: Path, qtbot: QtBot) -> None:
    hands, faults, tables = Hands(STATES["running"](tmp_path), qtbot), set[str](), set[str]()
    look().wear("light", touch=True)
    for place in PLACES:
        hands.clean()
        if not hands.go(place):
            continue
        window = QApplication.activeWindow() or hands.window
        for table in window.findChildren(QTableView):
            if table.isVisible() and table.focusPolicy() and table.verticalHeader().isHidden():
                tables.add(table.objectName())
                if table.verticalHeader().defaultSectionSize() < TOUCH_ROW:
                    faults.add(f"{place.name}: {table.objectName()}")
    assert len(tables) > 10
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize("ticked", [True, None])
def test_moves_that_are_pressed_grow_for_fingers(qtbot: QtBot, ticked: bool | None) -> None:
    lines = MoveLines()
    qtbot.addWidget(lines)
    line = MoveLine("Ada", "1-4 → 2-3", "", badge=0 if ticked is None else 1, ticked=ticked)
    look().wear("dark", touch=True)
    assert lines.laid(line, 260).high >= TOUCH_ROW


def test_a_menu_has_rows_for_fingers(qtbot: QtBot) -> None:
    look().wear("dark", touch=True)
    menu = QMenu()
    qtbot.addWidget(menu)
    action = menu.addAction("Bust out Łukasz Żółć")
    menu.ensurePolished()
    assert menu.actionGeometry(action).height() >= TOUCH_ROW


def test_the_field_of_commands_grows_for_fingers_and_stays_in_the_bar(qtbot: QtBot) -> None:
    bar = TopBar()
    qtbot.addWidget(bar)
    bar.resize(1000, TOP)
    bar.show()
    assert bar.command.height() < TOUCH_BUTTON
    look().wear("dark", touch=True)
    QApplication.processEvents()
    assert bar.command.height() == TOUCH_BUTTON
    assert bar.rect().contains(bar.command.geometry())


@pytest.mark.parametrize("wrapped", [True, False])
def test_a_list_of_words_has_rows_for_fingers(qtbot: QtBot, *, wrapped: bool) -> None:
    words = list_widget("words", wrapped=wrapped)
    qtbot.addWidget(words)
    words.addItems(["Seat cards", "Results"])
    words.show()
    assert words.visualItemRect(words.item(0)).height() < TOUCH_ROW
    look().wear("dark", touch=True)
    QApplication.processEvents()
    assert words.visualItemRect(words.item(0)).height() >= TOUCH_ROW


def test_a_pill_of_two_letters_stays_round(qtbot: QtBot) -> None:
    pill = Button("A4", kind="filter")
    qtbot.addWidget(pill)
    look().wear("dark", touch=True)
    pill.ensurePolished()
    assert pill.sizeHint().width() >= pill.sizeHint().height() == TOUCH_BUTTON


@pytest.mark.parametrize("column", [0, 1])
def test_what_is_typed_into_a_narrow_cell_is_in_sight(qtbot: QtBot, column: int) -> None:
    table = CellTable("amounts", (Head("Fee", 40), Head("Chips", 40)), WORDS, editor="amount")
    qtbot.addWidget(table)
    table.resize(300, 120)
    table.show_rows([Row(1, "Rebuy", (Cell("1", typed="1"), Cell("2", typed="2")))], WORDS)
    table.show()
    table.edit(table.lines.index(0, column))
    line = table.findChild(QLineEdit, "amount")
    assert isinstance(line, QLineEdit) and line.width() >= EDITOR
    assert table.viewport().rect().contains(line.geometry())
