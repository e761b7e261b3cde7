"""The Bubble page with a hundred and twenty tables: all in sight on a small laptop, and large enough for fingers."""

from datetime import UTC

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.club.house import contrast
from tdapp.domain.units import TableNo
from tdapp.read.hands.hands import TableInStep
from tdapp.ui.pages.hands.tiles import TOUCHED, WAITED, Tiles
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import DARK, LIGHT, Tokens
from tdapp.words.say import Words

ROOM, UNDER_TWO_LINES = (486, 338), (486, 268)  # pixels the page has for them at 1366x768, by what is announced


@pytest.fixture
def tiles(qtbot: QtBot) -> Tiles:
    look().wear("dark")
    tiles = Tiles(Words("en", UTC))
    qtbot.addWidget(tiles)
    tiles.rows.show_rows(
        [TableInStep(TableNo(number), 9, None, None, None) for number in range(1, 121)], tiles.rows.words
    )
    tiles.resize(*ROOM)
    look().dress(tiles)
    tiles.show()
    return tiles


@pytest.mark.parametrize("size", [ROOM, UNDER_TWO_LINES])
def test_all_are_in_sight_at_once(tiles: Tiles, size: tuple[int, int]) -> None:
    tiles.resize(*size)
    QApplication.processEvents()
    room = tiles.viewport().rect()
    boxes = [tiles.visualRect(tiles.rows.index(at, 0)) for at in range(120)]
    assert all(room.contains(box) for box in boxes)
    assert len({(box.x(), box.y()) for box in boxes}) == 120


def test_fingers_get_larger_ones_and_the_list_scrolls(tiles: Tiles) -> None:
    look().wear("dark", touch=True)
    try:
        QApplication.processEvents()
        assert tiles.gridSize().width() >= TOUCHED.width() and tiles.gridSize().height() >= TOUCHED.height()
        assert tiles.verticalScrollBar().maximum() > 0
    finally:
        look().wear("dark", touch=False)


@pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=lambda tokens: tokens.name)
def test_what_stands_on_a_table_that_is_waited_for_is_read(tokens: Tokens) -> None:
    ground = tokens.tint("warning", WAITED[tokens.dark])
    assert contrast(tokens.text, ground) >= 4.5
    assert contrast(tokens.warning, ground) >= 4.5
