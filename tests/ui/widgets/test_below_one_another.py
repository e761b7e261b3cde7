"""A column of cards ends where its place does, and keeps away from the bar only while there is one."""

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tdapp.ui.widgets.layout import FROM_BAR, below_one_another

WIDE = 300


def test_cards_end_where_the_column_does_unless_it_scrolls(qtbot: QtBot) -> None:
    cards = [QLabel("One"), QLabel("Two")]
    for card in cards:
        card.setFixedHeight(100)
    column = below_one_another(*cards, width=WIDE)
    qtbot.addWidget(column)
    column.resize(WIDE, 400)
    column.show()
    QApplication.processEvents()
    frame = 2 * column.frameWidth()
    assert cards[0].width() == WIDE - frame
    for _again in range(2):
        column.resize(WIDE, 150)
        QApplication.processEvents()
        bar = column.verticalScrollBar()
        assert bar.isVisible() and cards[0].width() == column.viewport().width() - FROM_BAR
        column.resize(WIDE, 400)
        QApplication.processEvents()
        assert not bar.isVisible() and cards[0].width() == WIDE - frame
