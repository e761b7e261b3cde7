"""Who answers a key first, and cards and lines that are made in one call."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.widgets.card import PassingCard
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import ENTER, on_keys

NAME = QT_TRANSLATE_NOOP("Desk", "Name or club card")
HELP = QT_TRANSLATE_NOOP("Desk", "Payment")


def test_what_answers_a_key_keeps_it_from_the_widget(qtbot: QtBot) -> None:
    line, seen = QLineEdit(), list[str]()
    qtbot.addWidget(line)

    def answer(event: QKeyEvent) -> bool:
        seen.append(event.text())
        return event.text() == "x"

    on_keys(line, answer)
    qtbot.keyClicks(line, "axb")
    assert (line.text(), seen) == ("ab", ["a", "x", "b"])


def test_both_enters_are_enter(qtbot: QtBot) -> None:
    line, entered = QLineEdit(), list[int]()
    qtbot.addWidget(line)
    on_keys(line, lambda event: event.key() in ENTER and not entered.append(event.key()))
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.keyClick(line, Qt.Key.Key_Enter)
    assert len(entered) == 2


def test_escape_puts_a_passing_card_away_and_says_so(qtbot: QtBot) -> None:
    card = PassingCard(" ")
    qtbot.addWidget(card)
    card.show()
    with qtbot.waitSignal(card.left):
        qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert card.isHidden()


def test_a_plain_line_is_named_for_those_who_look_and_those_who_listen(qtbot: QtBot) -> None:
    line = plain_line("some_name", NAME, help_text=HELP, inside=True, longest=7, wide=90)
    qtbot.addWidget(line)
    assert (line.objectName(), line.maxLength(), line.width()) == ("some_name", 7, 90)
    assert line.accessibleName() == line.placeholderText() == "Name or club card"
    assert line.accessibleDescription() == "Payment" and "Payment" in line.toolTip()
