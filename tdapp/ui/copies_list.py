"""The copies of a club to choose from: the newest good one first, and what each would lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui.language import language
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import vbox
from tdapp.words.club import opening as texts

if TYPE_CHECKING:  # nothing of the store is loaded for the first picture
    from tdapp.app.club.copies import Copy, Offer

WIDEST, LINES = 560, 6


class CopiesList(QWidget):
    """A list of copies. `chosen`: another copy is meant; `opened`: the copy that is to be taken now."""

    chosen = Signal()
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.offer: Offer | None = None
        self.list = list_widget("copies_list", texts.COPIES_NAME, wrapped=False)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.loses = Label("", "strong", wrap=True)
        self.damaged = Label("", "muted", wrap=True)
        vbox(self.damaged, self.list, self.loses, on=self)
        for label in (self.damaged, self.loses):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFixedWidth(WIDEST)
        self.list.currentRowChanged.connect(self._on_row)
        self.list.itemActivated.connect(self.opened)

    def show_offer(self, offer: Offer | None) -> None:
        """Show these copies, the first of them chosen; None: there are none."""
        self.offer = offer
        copies = offer.copies if offer is not None else ()
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([self._line(copy) for copy in copies])
        self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self.list.setVisible(len(copies) > 1)
        damaged = offer.damaged if offer is not None and copies else 0
        self.damaged.say(texts.DAMAGED_TOO, n=damaged)
        self.damaged.setVisible(bool(damaged))
        self.setVisible(bool(copies))
        self._on_row()

    def copy(self) -> Copy | None:
        """The copy that is meant, None where there is none."""
        row = self.list.currentRow()
        return self.offer.copies[row] if self.offer is not None and 0 <= row < len(self.offer.copies) else None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()  # only now do the letters have their size

    def _line(self, copy: Copy) -> str:
        words = language().words
        at = copy.at.astimezone(words.zone)
        reason = words(texts.COPY_REASONS.get(copy.reason, texts.COPY_OTHER))
        return words(texts.COPY_LINE, day=at.date(), time=at, reason=reason)

    def _on_row(self) -> None:
        copy, words = self.copy(), language().words
        if copy is None or self.offer is None:
            return
        loss, at = self.offer.loses(copy), copy.at.astimezone(words.zone)
        if loss is None:
            self.loses.say(texts.LOSES_UNKNOWN, time=at, day=at.date())
        elif loss.last is None:
            self.loses.say(texts.LOSES_NOTHING)
        else:
            last = loss.last.astimezone(words.zone)
            self.loses.say(texts.LOSES, n=loss.acts, time=last, day=last.date())
        self._fit()
        self.chosen.emit()

    def _fit(self) -> None:
        """Make the list as high as its lines and words need: in the middle of a page nothing else sees to it."""
        row = self.list.sizeHintForRow(0) if self.list.count() else 0
        self.list.setFixedHeight(row * min(LINES, self.list.count()) + 2 * self.list.frameWidth() + 2)
        self.loses.setMinimumHeight(max(0, self.loses.heightForWidth(WIDEST)))
