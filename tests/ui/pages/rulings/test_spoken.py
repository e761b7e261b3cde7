"""The answer is said in another language for a player who speaks it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.ui import i18n
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.session import front
from tests.ui.pages.evening import Evening


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()


def said(page: RulingsPage) -> tuple[str, bool, str]:
    """What stands on the button, whether it is down, and the language of the answer."""
    return page.language.text().strip(), page.language.isChecked(), page.spoken().language


def show(qtbot: QtBot, evening: Evening) -> RulingsPage:
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.refresh()
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def test_a_key_goes_to_the_other_language_and_back(qtbot: QtBot, evening: Evening) -> None:
    page = show(qtbot, evening)
    assert said(page) == ("Dutch", False, "en")
    QTest.keyClick(page, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
    assert said(page) == ("Dutch", True, "nl")
    QTest.keyClick(page, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
    assert said(page) == ("Dutch", False, "en")


def test_of_three_languages_it_goes_to_each_in_turn(
    qtbot: QtBot, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = {"en": "English", "nl": "Nederlands", "de": "Deutsch"}
    for module in (i18n, front):
        monkeypatch.setattr(module, "LANGUAGES", three)
    page = show(qtbot, evening)
    turns = [said(page)]
    for _ in range(3):
        page.language.click()
        turns.append(said(page))
    assert turns == [("Dutch", False, "en"), ("Dutch", True, "nl"), ("German", True, "de"), ("Dutch", False, "en")]
