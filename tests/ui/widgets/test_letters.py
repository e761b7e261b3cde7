"""Lines that are laid out once, as they are drawn; what they save may not be seen."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tdapp.ui.fonts import load_fonts
from tdapp.ui.widgets.letters import letters

BOX = QRect(10, 0, 100, 20)


def _columns(*, right: bool = False, middle: bool = False, text: str = "Ada") -> list[int]:
    """The columns of the picture that something is drawn in."""
    image = QImage(200, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    letters(13).draw(painter, BOX, text, right=right, middle=middle)
    painter.end()
    high, wide = range(image.height()), range(image.width())
    return [x for x in wide if any(image.pixelColor(x, y).lightness() < 200 for y in high)]


@pytest.fixture(autouse=True)
def _fonts(qtbot: QtBot) -> None:
    load_fonts()


def test_a_line_stands_at_its_side_of_the_box() -> None:
    left, right, middle = _columns(), _columns(right=True), _columns(middle=True)
    assert 10 <= left[0] <= 12
    assert 106 <= right[-1] <= 109
    assert abs((middle[0] + middle[-1]) / 2 - 60) <= 2


def test_a_line_too_long_for_its_box_ends_in_dots_within_it() -> None:
    columns = _columns(text="Wilhelmina van der Bilt")
    assert columns[-1] < BOX.right() + 1
    assert _columns(text="Wilhelmina van der Bilt") == columns  # the second time as the first


def test_letters_are_kept_by_what_they_look_like() -> None:
    assert letters(13) is letters(13)
    assert letters(13).font.strikeOut() is False
    assert letters(13, struck=True).font.strikeOut()
    assert letters(13, strong=True).font.weight() > letters(13).font.weight()
    assert letters(13, strong=True).wide("Wilhelmina") > letters(13).wide("Wilhelmina")
