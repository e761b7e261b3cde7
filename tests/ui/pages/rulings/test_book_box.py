"""The box of rulebooks, however little room it has."""

from datetime import UTC

import pytest
from PySide6.QtWidgets import QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.ui.pages.rulings.book_box import LEAST, BookBox
from tdapp.words.say import Words


@pytest.mark.parametrize("book", rulebooks())
def test_a_narrow_box_still_says_which_year_a_book_is_of(qtbot: QtBot, book: str) -> None:
    """It stands at the end of its name."""
    box = BookBox()
    qtbot.addWidget(box)
    box.name_all(Words("en", UTC))
    box.choose(book)
    box.fit(LEAST)
    shown = QStyleOptionComboBox()
    box.initStyleOption(shown)
    assert shown.currentText != box.currentText()
    assert shown.currentText[-4:] == box.currentText()[-4:]
