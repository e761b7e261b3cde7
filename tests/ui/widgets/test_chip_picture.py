"""Chips as they are drawn: told apart without colour, readable, never lost against their ground."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tdapp.domain.chips.chip_set import Chip, Pattern
from tdapp.domain.units import Chips
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.chip_picture import ChipPicture, ink_on, paint_chip
from tests.ui.pages.evening import words_for

SIDE = 64


def drawn(chip: Chip, *, grey: bool = False, image: QImage | None = None) -> QImage:
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    picture.fill(look().colour("surface"))
    painter = QPainter(picture)
    paint_chip(painter, QRectF(0, 0, SIDE, SIDE), chip, image=image)
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8) if grey else picture


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_patterns_differ_in_greyscale_too(qtbot: QtBot, theme: str) -> None:
    look().wear(theme)
    pictures = {pattern: drawn(Chip(Chips(25), "#2e8b57", 1, pattern=pattern), grey=True) for pattern in Pattern}
    for one, other in combinations(Pattern, 2):
        differ = sum(
            abs(QColor(pictures[one].pixel(x, y)).lightness() - QColor(pictures[other].pixel(x, y)).lightness()) > 40
            for x in range(SIDE)
            for y in range(SIDE)
        )
        assert differ > SIDE * SIDE * 0.02, (one, other)


@pytest.mark.parametrize(("theme", "colour"), [("dark", "#1a2029"), ("light", "#ffffff")])
def test_a_chip_in_the_colour_of_its_ground_keeps_an_outline(qtbot: QtBot, theme: str, colour: str) -> None:
    look().wear(theme)
    picture = drawn(Chip(Chips(100), colour, 1, edge=colour, pattern=Pattern.PLAIN))
    ground = QColor(picture.pixel(0, 0))
    rim = [QColor(picture.pixel(x, SIDE // 2)) for x in range(4)]
    assert any(abs(each.lightness() - ground.lightness()) > 60 for each in rim)


@pytest.mark.parametrize("colour", ["#ffffff", "#000000", "#f2c230", "#6b3fa0", "#808080", "#2e8b57"])
def test_the_value_is_readable_on_any_colour(colour: str) -> None:
    parts = [_light(QColor(ink_on(colour))), _light(QColor(colour))]
    assert (max(parts) + 0.05) / (min(parts) + 0.05) >= 4.5


def test_the_clubs_own_picture_takes_the_place_of_the_drawing(qtbot: QtBot) -> None:
    own = QImage(90, 60, QImage.Format.Format_RGB32)
    own.fill(QColor("#00ff00"))
    picture = drawn(Chip(Chips(25), "#c62f2f", 1), image=own)
    assert QColor(picture.pixel(SIDE // 2, SIDE // 2)) == QColor("#00ff00")
    assert QColor(picture.pixel(1, 1)) == look().colour("surface")


def test_a_chip_beside_words_says_its_value(qtbot: QtBot) -> None:
    picture = ChipPicture(40)
    qtbot.addWidget(picture)
    picture.show_chip(Chip(Chips(25_000), "#2e8b57", 1), words_for("en"))
    assert picture.accessibleName() == "25,000"
    picture.show_chip(None, words_for("en"))
    assert picture.accessibleName() == ""


def _light(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
