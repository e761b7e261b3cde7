"""Cards below one another, in a column that scrolls where a window is too low for all of them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget


def below_one_another(*cards: QWidget, width: int) -> QScrollArea:
    """A column of cards that scrolls, so many pixels wide; it takes no keys itself."""
    inside = QWidget()
    inside.setObjectName("scrolled")
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 12, 0)
    column.setSpacing(10)
    for card in cards:
        column.addWidget(card)
    column.addStretch(1)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFixedWidth(width)
    area.setWidget(inside)
    return area
