"""What happened: a field to type in and the incidents below it, chapter by chapter. Enter takes the first."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tdapp.app.rulings.rulings import Finder
from tdapp.rulings import INCIDENTS
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL, TOUCH_ROW
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.label import Label, tip
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.common import CHAPTERS
from tdapp.words.say import Words

AnyIndex = QModelIndex | QPersistentModelIndex
SIDE = 12  # at both sides of the words of a row
INCIDENT = Qt.ItemDataRole.UserRole
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Lines(QStyledItemDelegate):
    """Rows of a list as high as their words need, wrapped; as high as a finger with touch."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        view = self.parent()
        room = view.viewport().width() - 2 * SIDE if isinstance(view, QListWidget) else 200
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        font = index.data(Qt.ItemDataRole.FontRole) or option.font
        high = QFontMetrics(font).boundingRect(0, 0, room, 1000, Qt.TextFlag.TextWordWrap, words).height()
        return QSize(room, max(high + 12, TOUCH_ROW if look().touch else 0))


class FinderList(QWidget):
    """`chosen` says which incident."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit()
        self.search.setObjectName("ruling_search")
        self.list = QListWidget()
        self.list.setObjectName("ruling_incidents")
        self.list.setWordWrap(True)
        self.list.setItemDelegate(Lines(self.list))
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = Label("", "muted", wrap=True)
        self.nothing.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        self.setFocusProxy(self.search)
        self._finder: Finder | None = None
        self._words: Words | None = None
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self._take)
        self.search.installEventFilter(self)
        self.list.itemActivated.connect(self._activated)
        self.list.itemClicked.connect(self._activated)
        look().changed.connect(self._tone_heads)

    def show_finder(self, finder: Finder, words: Words) -> None:
        """What can be found, in this language."""
        self._finder, self._words = finder, words
        self.search.setPlaceholderText(words(texts.CHOOSE))
        self.search.setAccessibleName(words(texts.SEARCH))
        self.search.setToolTip(tip(words(texts.SEARCH)))
        self.list.setAccessibleName(words(texts.INCIDENTS))
        self.nothing.setText(words(texts.NOTHING_FOUND))
        self._show(self.search.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys in the field run through the list."""
        pressed = watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() in MOVES:
            self._step(-1 if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_PageUp) else 1)
            return True
        return bool(super().eventFilter(watched, event))

    def _show(self, typed: str) -> None:
        if self._finder is None or self._words is None:
            return
        found = self._finder.find(typed)
        lines: list[Line] = []
        heads: list[int] = []
        chapter = ""
        for name in found:
            incident = INCIDENTS[name]
            if not typed.strip() and incident.chapter != chapter:
                chapter = incident.chapter
                heads.append(len(lines))
                lines.append(Line(self._words(CHAPTERS[chapter])))
            keywords = ", ".join(say.keywords_of(self._words, name))
            held = {INCIDENT: name, Qt.ItemDataRole.ToolTipRole: tip(keywords)}
            lines.append(Line(say.title_of(self._words, name), held))
        fill(self.list, lines)
        for row in heads:
            self._head(row)
        self.nothing.setVisible(not found)
        if typed.strip():
            self._step(1)

    def _head(self, row: int) -> None:
        item = self.list.item(row)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(bold(SMALL))
        item.setForeground(look().colour("muted"))

    def _tone_heads(self) -> None:
        for row in range(self.list.count()):
            if not self.list.item(row).data(INCIDENT):
                self._head(row)

    def _step(self, by: int) -> None:
        """The next incident up or down; headings are passed over."""
        row = self.list.currentRow() + by
        while 0 <= row < self.list.count():
            if self.list.item(row).data(INCIDENT):
                self.list.setCurrentRow(row)
                return
            row += by

    def _take(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self._activated(self.list.item(row))

    def _activated(self, item: QListWidgetItem) -> None:
        if item.data(INCIDENT):
            self.chosen.emit(item.data(INCIDENT))
