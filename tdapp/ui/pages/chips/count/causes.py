"""The causes a difference may have, the likeliest first; Enter or a click goes to the table it is about."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from tdapp.read.chips.count_entry import CauseView
from tdapp.ui.pages.chips.count import texts
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.label import Label, tip
from tdapp.words.say import Words

MOST_ROWS = 4  # in sight without scrolling


class Causes(QWidget):
    """The list of causes: a few lines under a caption; nothing at all when there is no difference. `chosen`: a table to
    look at.
    """

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: tuple[CauseView, ...] = ()
        self.caption = Label("", "caption")
        self.list = QListWidget()
        self.list.setObjectName(name)
        self.list.setProperty("kind", "lines")
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._on_activated)
        self.list.itemClicked.connect(self._on_activated)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.caption)
        column.addWidget(self.list)
        self.hide()
        look().changed.connect(self._mark)

    def show_causes(self, causes: Sequence[CauseView], words: Words) -> None:
        """Show these causes."""
        self.caption.setText(words(texts.CAUSES))
        self.list.setAccessibleName(words(texts.CAUSES))
        said = [words.said(cause.said) for cause in causes]
        if said != [self.list.item(at).text() for at in range(self.list.count())]:
            self.list.clear()
            for text in said:
                item = QListWidgetItem(text)
                item.setToolTip(tip(text))
                self.list.addItem(item)
            self._mark()
        self.shown = tuple(causes)
        self.list.setFixedHeight(min(len(said), MOST_ROWS) * max(self.list.sizeHintForRow(0), 0) + 4)
        self.setVisible(bool(said))

    def _mark(self) -> None:
        """Paint the likeliest cause in the colour of a warning."""
        for at in range(self.list.count()):
            self.list.item(at).setIcon(look().icon("circle-question-mark", "warning" if not at else "muted"))

    def said(self) -> list[str]:
        """The texts of the lines."""
        return [self.list.item(at).text() for at in range(self.list.count())]

    def _on_activated(self, item: QListWidgetItem) -> None:
        table = self.shown[self.list.row(item)].table
        if table is not None:
            self.chosen.emit(table)
