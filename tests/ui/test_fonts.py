"""The shipped fonts are the ones in use, and their figures are equally wide."""

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tdapp.app.resources import resource
from tdapp.ui.fonts import FILES, TEXT, digit_font, load_fonts, text_font
from tests.ui.conftest import foreign_letters


def test_every_file_is_shipped_and_loaded_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", asked.append)
    load_fonts()  # for the second time: the application was given them when it was made
    assert asked == []
    assert all(resource("fonts", name).is_file() for name in FILES)
    assert QFontInfo(text_font(20)).family() == "Noto Sans"
    assert QFontInfo(digit_font(20)).family() == "Roboto Condensed"


def test_every_word_of_a_window_is_written_in_shipped_letters(qtbot: QtBot) -> None:
    assert QApplication.font().families() == TEXT and QFontInfo(QApplication.font()).family() == TEXT[0]
    label = QLabel("all in")
    qtbot.addWidget(label)
    assert foreign_letters() == set()
    label.setFont(QFont("Courier"))
    assert foreign_letters() == {("QLabel", "", "Courier")}
    label.setFont(QFont())


@pytest.mark.parametrize("font", [digit_font, text_font])
def test_figures_are_equally_wide(qtbot: QtBot, font: object) -> None:
    metrics = QFontMetricsF(font(500))  # type: ignore[operator]
    minutes = [f"{minute:02d}:{second:02d}" for minute in range(12) for second in range(60)]
    assert len({metrics.horizontalAdvance(text) for text in minutes}) == 1
    assert len({metrics.horizontalAdvance(f"1:{text}") for text in minutes}) == 1
