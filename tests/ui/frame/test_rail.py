"""The rail of pages: every page in sight at every height, whole, and never moved by what comes up below."""

from datetime import UTC
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.texts import LANGUAGES
from tdapp.ui.fonts import text_font
from tdapp.ui.frame.rail import ICON_LEAST
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.session import Session
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import LEAST, SIZE, SMALL
from tests.ui.pages.evening import Evening

SIZES = (LEAST, (1024, 640), SIZE, (1920, 1080))


def main_window(tmp_path: Path, qtbot: QtBot, language: str) -> MainWindow:
    evening = Evening(tmp_path)
    preferences = evening.session.preferences._replace(language=language)
    window = MainWindow(Session(evening.club, preferences, Languages(UTC).words))
    qtbot.addWidget(window)
    window.show()
    window.session.switch(evening.session.tournament)
    return window


@pytest.mark.parametrize(("language", "touch"), [*product(LANGUAGES, (False, True))])
def test_every_page_is_in_sight_whole_at_every_height(
    tmp_path: Path, qtbot: QtBot, language: str, *, touch: bool
) -> None:
    look().wear("dark", touch=touch)
    window = main_window(tmp_path, qtbot, language)
    rail = window.rail
    for size in SIZES:
        window.resize(*size)
        for _layout in range(3):
            QApplication.processEvents()
        assert window.size().toTuple() == size
        inside = [rail.settings, rail.keys]
        boxes = [QRect(each.geometry()) for each in (*rail.buttons.values(), *inside)]
        assert all(rail.rect().contains(box) for box in boxes), size
        assert all(one.bottom() < other.top() for one, other in pairwise(boxes[:-2])), size
        for button in rail.buttons.values():
            icon, word = button.parts()
            assert button.rect().contains(icon) and button.rect().contains(word), (size, button.text())
            assert icon.bottom() < word.top() and icon.height() >= ICON_LEAST
            for font in (text_font(SMALL - 1), bold(SMALL - 1)):
                assert QFontMetrics(font).horizontalAdvance(button.text()) <= word.width(), (size, button.text())


def test_no_bar_moves_or_squeezes_a_page(tmp_path: Path, qtbot: QtBot) -> None:
    window = main_window(tmp_path, qtbot, "en")
    window.resize(*SIZE)
    QApplication.processEvents()
    before = [QRect(button.geometry()) for button in window.rail.buttons.values()]
    page = window.stack.height()
    for bar in (window.time, window.lock_bar, window.override, window.shown):
        bar.show()
    for _layout in range(3):
        QApplication.processEvents()
    assert window.stack.height() < page
    assert [QRect(button.geometry()) for button in window.rail.buttons.values()] == before
