"""The price list in words: the entry and every line in one sentence each, to be read aloud and to be chosen from."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget

from tdapp.ui.language import say
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.widgets.inputs import WrappedRows


class TermsSaid(QListWidget):
    """A list of sentences, as high as they need. `wanted`: a line of the price list is chosen by its sentence."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("terms_said")
        say(self.setAccessibleName, texts.IN_WORDS)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(WrappedRows(self))
        for off in (self.setVerticalScrollBarPolicy, self.setHorizontalScrollBarPolicy):
            off(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys stay in the list that is worked on, which it follows
        self.itemClicked.connect(self._on_clicked)

    def show_sentences(self, sentences: Sequence[str], chosen: int) -> None:
        """Show the sentence of the entry and of each line; `chosen`: the line that is worked on, -1 for none."""
        while self.count() > len(sentences):
            self.takeItem(self.count() - 1)
        for row, sentence in enumerate(sentences):
            if row < self.count():
                self.item(row).setText(sentence)
            else:
                self.addItem(sentence)
        self.setCurrentRow(chosen + 1 if chosen >= 0 else -1)
        self.fit()

    def sentences(self) -> list[str]:
        """The sentences, that of the entry first."""
        return [self.item(row).text() for row in range(self.count())]

    def fit(self) -> None:
        """Be as high as the sentences are in this width."""
        high = sum(self.sizeHintForRow(row) for row in range(self.count())) + 2 * self.frameWidth() + 2
        if high != self.height():
            self.setFixedHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _on_clicked(self) -> None:
        if self.currentRow() > 0:
            self.wanted.emit(self.currentRow() - 1)
