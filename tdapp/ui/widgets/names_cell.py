"""A cell with names of many scripts in one line: whoever is written otherwise does not lift the others."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.ui.theme.look import look

MARGIN, BEFORE, LINE = 18, 8, 1  # pixels kept free at both sides, of those before the words; the line below a row

AnyIndex = QModelIndex | QPersistentModelIndex


class NamesCell(QStyledItemDelegate):
    """A painter of cells that sets all names on one line, that of the words beside them; Qt would lift that line for
    the tallest letters.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        text, own.text = own.text, ""
        own.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, own.widget)
        letters = QFontMetrics(own.font)
        cut = letters.elidedText(text, Qt.TextElideMode.ElideRight, max(0, own.rect.width() - MARGIN))
        box = own.rect
        painter.save()
        painter.setClipRect(box)
        painter.setFont(own.font)
        chosen = bool(own.state & QStyle.StateFlag.State_Selected)
        painter.setPen(look().colour("text") if chosen else own.palette.color(QPalette.ColorRole.Text))
        base = box.y() + (box.height() - LINE - letters.height()) // 2 + letters.ascent()
        painter.drawText(QPointF(box.x() + BEFORE, base), cut)
        painter.restore()
