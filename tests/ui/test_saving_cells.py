"""What is typed into a cell goes with what its button saves, by the key of the button and by a click on it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.ui.pages.registration.terms import TermsPart
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.cell_table import CellTable
from tests.ui.evening_states import STATES
from tests.ui.typing_walk import CTRL, PLACES, Hands, Key

KEPT_AT_ONCE = {"chip_plan_table", "count_tables", "count_seats", "leaders_tables", "leaders_stacks"}  # cell by cell
ONLY_READ = {"chip_ledger"}
SHOWN = [place for place in PLACES if not place.window]


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    made = Hands(STATES["running"](tmp_path), qtbot)
    made.window.setUpdatesEnabled(True)
    made.clean()
    return made


def test_every_table_that_is_typed_into_knows_the_button_that_saves_it(hands: Hands) -> None:
    found: set[str] = set()
    without: set[str] = set()
    for place in SHOWN:
        hands.go(place)
        page = hands.window.current()
        assert page is not None
        for table in page.findChildren(CellTable):
            if table._painter._editor and table.objectName() not in KEPT_AT_ONCE | ONLY_READ:
                (found if table.saves is not None else without).add(table.objectName())
    assert without == set()
    assert {"terms_table", "structure_table", "prizes_table", "chip_set_table", "chip_stacks_table"} <= found


def by_key(hands: Hands, _save: Button) -> None:
    hands.press(Key.Key_S, CTRL)


def by_click(_hands: Hands, save: Button) -> None:
    QTest.mouseClick(
        save.window().windowHandle(), Qt.MouseButton.LeftButton, pos=save.mapTo(save.window(), save.rect().center())
    )


@pytest.mark.parametrize("saves", [by_key, by_click])
def test_a_cell_that_is_open_is_saved_with_the_rest(hands: Hands, saves: Callable[[Hands, Button], None]) -> None:
    hands.go(next(place for place in SHOWN if place.name == "desk 5"))
    part = hands.window.current().part()  # type: ignore[union-attr]
    assert isinstance(part, TermsPart)
    table = part.list.table
    table.setFocus()
    table.put(0, 2)
    assert not part.save.isEnabled()
    hands.press(Key.Key_F2)
    line = hands.focus()
    assert isinstance(line, QLineEdit)
    assert not part.save.isEnabled(), "nothing is typed yet"
    line.selectAll()
    QTest.keyClicks(line, "77")
    assert part.save.isEnabled()
    saves(hands, part.save)
    assert hands.session.view(lambda state: state.terms.offers[0].price.prize) == 7700
    assert not part.save.isEnabled()


def test_a_cell_that_is_left_as_it_was_greys_the_button_again(hands: Hands) -> None:
    hands.go(next(place for place in SHOWN if place.name == "desk 5"))
    part = hands.window.current().part()  # type: ignore[union-attr]
    assert isinstance(part, TermsPart)
    part.list.table.setFocus()
    part.list.table.put(0, 2)
    hands.press(Key.Key_F2)
    QTest.keyClicks(hands.focus(), "77")  # type: ignore[arg-type]
    hands.press(Key.Key_Escape)
    assert not part.save.isEnabled()
    assert not part.changed()
