"""The settings are found by what stands on them: typed in the command box, Enter opens them there."""

import re
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.ui.actions.window import SETTINGS
from tdapp.ui.main_window import MainWindow
from tdapp.ui.settings import Settings
from tdapp.words.say import Words
from tests.ui.pages.evening import Evening


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    evening.register(4)
    yield evening
    evening.close()


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("card", [action.id for action in SETTINGS])
def test_each_card_is_found_by_the_words_of_its_title(evening: Evening, qtbot: QtBot, card: str, language: str) -> None:
    evening.session.words = Words(language, UTC)
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.show()
    window.go("players")
    look = Settings(evening.session)
    qtbot.addWidget(look)
    assert set(look.cards) == {action.id for action in SETTINGS}
    title = look.cards[card].title.text().rpartition(": ")[2]
    window.open_command(" ".join(re.findall(r"\w+", title)).lower())
    box = window.command
    offered = {each.action: number for number, each in enumerate(box.list.lines)}
    assert card in offered, f"'{title}' finds {list(offered)}"
    for _ in range(offered[card]):
        qtbot.keyClick(box.line, Qt.Key.Key_Down)
    qtbot.keyClick(box.line, Qt.Key.Key_Return)
    opened = next(each for each in window.findChildren(Settings))
    focus = opened.focusWidget()
    assert opened.isVisible() and focus is not None and opened.cards[card].isAncestorOf(focus)
    opened.close()
