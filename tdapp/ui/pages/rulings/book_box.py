"""The box of rulebooks: cut in the middle where the page is narrow, since the year stands at the end; its list and its
tooltip have every name in full.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.ui.widgets.inputs import combo_box, pick
from tdapp.ui.widgets.label import tip
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

LEAST, MOST = 150, 300  # pixels of the box
BESIDE, IN_LIST = 36, 32  # pixels beside the words, with the arrow, and in the list


class BookBox(QComboBox):
    """The box that says and changes which rulebook the tournament is played by."""

    def __init__(self) -> None:
        super().__init__()
        combo_box("ruling_book", texts.BOOK, made=self)
        self._said = ""
        self.currentIndexChanged.connect(self._explain)

    def name_all(self, words: Words) -> None:
        """Name the books in a language; nobody is told."""
        self._said = words(texts.BOOK)
        self.blockSignals(True)
        chosen = self.currentData()
        self.clear()
        for name, book in rulebooks().items():
            self.addItem(book.text_name(words.language), name)
        pick(self, chosen)
        self.blockSignals(False)
        self._explain()

    def choose(self, book: str) -> None:
        """Show that this book is in use."""
        pick(self, book)

    def fit(self, room: int) -> None:
        """Take this room, as far as it is of use."""
        self.setFixedWidth(max(LEAST, min(MOST, room)))

    def showPopup(self) -> None:
        names = [self.itemText(place) for place in range(self.count())]
        self.view().setMinimumWidth(max(map(self.fontMetrics().horizontalAdvance, names), default=0) + IN_LIST)
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        room = self.width() - BESIDE
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideMiddle, room)

    def _explain(self) -> None:
        self.setToolTip(tip(": ".join(filter(None, (self._said, self.currentText())))))
