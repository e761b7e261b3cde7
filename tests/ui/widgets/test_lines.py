"""Lists of two-row lines: both rows are seen, whatever letters the name on the first is written with."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tdapp.ui.theme.look import look
from tdapp.ui.widgets.lines import Lines


@pytest.mark.parametrize("name", ["Ada", "Łukasz Żółć", "Đặng Thị Hương", "李小龙", "محمد علي"])
def test_the_second_row_is_painted_under_a_name_in_any_script(qtbot: QtBot, name: str) -> None:
    look().wear("dark")
    lines = Lines("lines")
    qtbot.addWidget(lines)
    lines.resize(300, 200)
    lines.show_lines([f"{name}\nDirector", "Other"], 1)
    lines.show()
    row = lines.visualRect(lines.model().index(0, 0))
    under = row.height() * 7 // 10  # a row that stands alone is in the middle, and ends above this
    low = lines.viewport().grab(row.adjusted(8, under, -8, -4)).toImage()
    assert len(_shades(low)) > 1


def _shades(picture: QImage) -> set[int]:
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
