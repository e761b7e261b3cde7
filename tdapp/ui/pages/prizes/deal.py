"""A deal: the first places of those still in share their prizes anew, the sum stays."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from tdapp.domain.units import Money
from tdapp.ui.pages.prizes import texts
from tdapp.ui.pages.prizes.amounts import PrizeDraft, together
from tdapp.ui.widgets.buttons import GAP, Button, fit_keys
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Elided, Label
from tdapp.words.say import Words

FINAL_TABLE = 9


class DealBar(Card):
    """How many places, and how they are shared: evenly, or as typed into the list."""

    places_changed = Signal(int)  # 0: the bar is closed
    evenly = Signal(int)
    typing = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tone="info", margin=10, parent=parent)
        self.before = Label("", "strong")
        self.count = QSpinBox()
        self.count.setObjectName("deal_places")
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count.setFixedWidth(64)
        self.after = Elided("", "strong")
        self.even = Button(key="Return", name="deal_evenly")
        self.typed = Button(name="deal_typed", icon="pencil")
        self.close_button = Button(key="Esc", name="deal_close")
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self.before)
        row.addWidget(self.count)
        row.addWidget(self.after, 1)
        for button in (self.even, self.typed, self.close_button):
            row.addWidget(button)
        self.column.addLayout(row)
        self.count.valueChanged.connect(self._on_count)
        self.count.installEventFilter(self)
        self.even.clicked.connect(self._on_even)
        self.typed.clicked.connect(self._on_typed)
        self.close_button.clicked.connect(self.close_bar)
        self.hide()

    def open_for(self, most: int) -> None:
        """Ask about up to `most` places; at first about all of them, if they fit one table."""
        self.limit(most)
        self.count.setValue(min(most, FINAL_TABLE))
        self.show()
        self.count.setFocus()
        self.count.selectAll()
        self.places_changed.emit(self.places())

    def limit(self, most: int) -> None:
        """No deal can be about more places."""
        self.count.setRange(2, max(2, most))

    def places(self) -> int:
        """How many places the deal covers; 0 while the bar is closed."""
        return 0 if self.isHidden() else self.count.value()

    def close_bar(self) -> None:
        """Put it away; amounts in the list stay as they are."""
        self.hide()
        self.places_changed.emit(0)

    def show_draft(self, draft: PrizeDraft, unit: Money, words: Words) -> None:
        """Say what the covered places pay together."""
        self.before.setText(words(texts.DEAL_TITLE))
        amount = Money(together(draft, self.count.value()), draft.currency)
        self.after.setText(words(texts.DEAL_PLACES, amount=amount))
        self.count.setAccessibleName(words(texts.DEAL_COUNT))
        self.even.say(words(texts.DEAL_EVENLY))
        self.even.allow("", words(texts.DEAL_EVENLY_HELP, unit=unit))
        self.typed.say(words(texts.DEAL_TYPE))
        self.typed.allow("", words(texts.DEAL_TYPE_HELP))
        self.close_button.say(words(texts.CLOSE))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In a narrow window the sum that is shared goes before the keys on the buttons."""
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.count.width() - 3 * GAP
        for words in (self.before, self.after):
            room -= words.sizeHint().width()
        fit_keys((self.even, self.typed, self.close_button), room, GAP)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.close_bar()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.count.interpretText()
                self._on_even()
                return True
        return bool(super().eventFilter(watched, event))

    def _on_count(self) -> None:
        if not self.isHidden():
            self.places_changed.emit(self.places())

    def _on_even(self) -> None:
        self.evenly.emit(self.count.value())

    def _on_typed(self) -> None:
        self.typing.emit(self.count.value())
