"""A deal in the making: the first places of those still in share their prizes anew, the sum stays."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSpinBox

from tdapp.domain.units import Money
from tdapp.ui.language import say
from tdapp.ui.pages.prizes import texts
from tdapp.ui.pages.prizes.amounts import PrizeDraft, together
from tdapp.ui.widgets.buttons import GAP, Button, fit_keys
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.keyboard import ENTER, focus, on_keys
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.words.say import Words

FINAL_TABLE = 9


class DealBar(Card):
    """The bar of a deal: how many places, and how they are shared: evenly, or as typed into the list."""

    places_changed = Signal(int)  # 0: the bar is closed
    evenly = Signal(int)
    typing = Signal()

    def __init__(self) -> None:
        super().__init__(tone="info", margin=10)
        self.before = Label(texts.DEAL_TITLE, "strong")
        self.count = QSpinBox()
        self.count.setObjectName("deal_places")
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count.setFixedWidth(64)
        say(self.count.setAccessibleName, texts.DEAL_COUNT)
        self.after = Elided("", "strong")
        self.even = Button(texts.DEAL_EVENLY, self.split, key="Return", name="deal_evenly")
        self.typed = Button(
            texts.DEAL_TYPE, self.typing.emit, name="deal_typed", icon="pencil", help_text=texts.DEAL_TYPE_HELP
        )
        self.close_button = Button(texts.CLOSE, self.close_bar, key="Esc", name="deal_close")
        buttons = (self.even, self.typed, self.close_button)
        self.column.addLayout(hbox(self.before, self.count, grow(self.after), *buttons, gap=GAP))
        self.count.valueChanged.connect(self._on_count)
        on_keys(self.count, self._key)
        self.hide()

    def open_for(self, most: int) -> None:
        """Ask about up to `most` places; at first about all of them, if they fit one table."""
        self.limit(most)
        self.count.setValue(min(most, FINAL_TABLE))
        self.show()
        focus(self.count)
        self.count.selectAll()
        self.places_changed.emit(self.places())

    def limit(self, most: int) -> None:
        """Limit the deal to so many places."""
        self.count.setRange(2, max(2, most))

    def places(self) -> int:
        """The number of places the deal covers; 0 while the bar is closed."""
        return 0 if self.isHidden() else self.count.value()

    def close_bar(self) -> None:
        """Close the bar where it is open; amounts in the list stay as they are."""
        if self.isHidden():
            return
        self.hide()
        self.places_changed.emit(0)

    def show_draft(self, draft: PrizeDraft, words: Words) -> None:
        """Say what the covered places pay together."""
        amount = Money(together(draft, self.count.value()), draft.currency)
        self.after.setText(words(texts.DEAL_PLACES, amount=amount))
        self.even.allow("", words(texts.DEAL_EVENLY_HELP, unit=Money(draft.unit, draft.currency)))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Fit the bar to the width: in a narrow window the sum that is shared goes before the keys on the buttons."""
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.count.width() - 3 * GAP
        for words in (self.before, self.after):
            room -= words.sizeHint().width()
        fit_keys((self.even, self.typed, self.close_button), room, GAP)

    def split(self) -> None:
        """Share the prizes evenly between the places that are typed."""
        self.count.interpretText()
        self.evenly.emit(self.count.value())

    def _key(self, event: QKeyEvent) -> bool:
        deeds = {Qt.Key.Key_Escape: self.close_bar, **dict.fromkeys(ENTER, self.split)}
        deed = deeds.get(Qt.Key(event.key()))
        if deed is not None:
            deed()
        return deed is not None

    def _on_count(self) -> None:
        if not self.isHidden():
            self.places_changed.emit(self.places())
