"""The causes a difference may have, the likeliest first; Enter or a click goes to the table it is about."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from tdapp.read.chips.count_entry import CauseView
from tdapp.ui.pages.chips.count import texts
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import vbox
from tdapp.words.say import Words

MOST_ROWS = 4  # in sight without scrolling


class Causes(QWidget):
    """The list of causes: a few lines under a caption; nothing at all when there is no difference. `chosen`: a table to
    look at.
    """

    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.shown: tuple[CauseView, ...] = ()
        self.list = list_widget(name, texts.CAUSES, wrapped=False)
        self.list.setProperty("kind", "lines")
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._on_activated)
        self.list.itemClicked.connect(self._on_activated)
        vbox(Label(texts.CAUSES, "caption"), self.list, gap=2, on=self)
        self.hide()
        look().changed.connect(self._mark)

    def show_causes(self, causes: Sequence[CauseView], words: Words) -> None:
        """Show these causes."""
        said = [words.said(cause.said) for cause in causes]
        if said != self.said():
            fill(self.list, [Line(text, {Qt.ItemDataRole.ToolTipRole: tip(text)}) for text in said])
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
