"""A card of details that is folded to one line while there is little room, and open where there is enough."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Elided
from tdapp.ui.widgets.layout import Part, holder, vbox

CHANGE = QT_TRANSLATE_NOOP("Folding", "Change")
DONE = QT_TRANSLATE_NOOP("Folding", "Hide", "puts details away to one line")


class FoldCard(Card):
    """A card whose details stand behind a button while it folds. `summary` says in one line what they come to.

    `turned`: it was opened or folded by its button.
    """

    turned = Signal()

    def __init__(self, title: Text, name: str, *, margin: int = 12) -> None:
        super().__init__(title, margin=margin)
        self.summary = Elided("", "muted")
        self.turn = Button(CHANGE, self._on_turn, icon="chevron-down", name=f"{name}_turn")
        self.head.insertWidget(1, self.summary, 20)
        self.head.addWidget(self.turn)
        self.body = QWidget()
        self.column.addWidget(self.body)
        self._folds, self._open = False, True

    def fill(self, *parts: Part, gap: int = 8) -> None:
        """Put the details into the card."""
        old = self.body
        self.body = holder(vbox(*parts, gap=gap))
        self.column.replaceWidget(old, self.body)
        old.deleteLater()

    def fold(self, *, folds: bool) -> None:
        """Let the card be folded to one line, or let it stand open without a button."""
        if folds != self._folds:
            self._folds = folds
            self._open = not folds
        self._show()

    def open(self) -> None:
        """Show the details."""
        self._open = True
        self._show()

    def shut(self) -> None:
        """Fold it to one line, where it folds."""
        self._open = False
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether the details are in sight."""
        return self._open or not self._folds

    def _on_turn(self) -> None:
        self._open = not self._open
        self._show()
        self.turned.emit()

    def _show(self) -> None:
        self.body.setVisible(self.is_open)
        self.turn.setVisible(self._folds)
        self.turn.say(DONE if self._open else CHANGE)
        self.turn.show_icon("chevron-up" if self._open else "chevron-down")
