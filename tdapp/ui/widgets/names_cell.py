"""A cell with names of many scripts in one line: those that are cut off do not lift the ones that are seen."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

MARGIN = 24  # what the style sheet and the style keep free at both sides


class NamesCell(QStyledItemDelegate):
    """Cuts the text before it is laid out: Qt makes room for the tallest letters of all of it, in sight or not."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        room = max(0, option.rect.width() - MARGIN)
        option.text = QFontMetrics(option.font).elidedText(option.text, Qt.TextElideMode.ElideRight, room)
