"""The shipped fonts are the ones in use, and their figures are equally wide."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from pytestqt.qtbot import QtBot

from tdapp.app.resources import resource
from tdapp.ui.fonts import FILES, digit_font, load_fonts, text_font


def test_every_file_is_shipped_and_loaded_once(qtbot: QtBot) -> None:
    load_fonts()
    load_fonts()
    assert all(resource("fonts", name).is_file() for name in FILES)
    assert QFontInfo(text_font(20)).family() == "Noto Sans"
    assert QFontInfo(digit_font(20)).family() == "Roboto Condensed"


@pytest.mark.parametrize("font", [digit_font, text_font])
def test_figures_are_equally_wide(qtbot: QtBot, font: object) -> None:
    load_fonts()
    metrics = QFontMetricsF(font(500))  # type: ignore[operator]
    minutes = [f"{minute:02d}:{second:02d}" for minute in range(12) for second in range(60)]
    assert len({metrics.horizontalAdvance(text) for text in minutes}) == 1
    assert len({metrics.horizontalAdvance(f"1:{text}") for text in minutes}) == 1
