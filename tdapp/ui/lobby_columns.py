"""The columns of the form for a new tournament: two, and a third for what is said of it where there is room."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.texts import Text
from tdapp.ui import lobby_texts as texts
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.layout import STRETCH, Side, at, grow, hbox, vbox

if TYPE_CHECKING:
    from tdapp.ui.lobby_form import TournamentForm

WIDE = 1400  # pixels from which the words stand beside the fields


class FormColumns(QWidget):
    """The fields of a form in cards, and the card of what they come to in words."""

    def __init__(self, form: "TournamentForm") -> None:
        super().__init__()
        what_card, what = _card(texts.WHAT)
        what.addWidget(form.name, 0, 0, 1, 2)
        what.addWidget(form.day, 1, 0)
        what.addWidget(form.currency, 1, 1)
        what.addWidget(form.days, 2, 0, 1, 2)
        money_card, money = _card(texts.MONEY)
        money.addWidget(form.buy_in, 0, 0)
        money.addWidget(form.fee, 0, 1)
        money.addWidget(form.bounty, 1, 0)
        money.addLayout(captioned(texts.BOUNTIES, form.bounties, STRETCH), 1, 1)
        payout = captioned(texts.PAYOUT, form.payout, form.payout_note, STRETCH)
        unit = captioned(texts.UNIT, form.unit, STRETCH)
        money.addLayout(hbox(grow(payout, 3), grow(unit), gap=16), 2, 0, 1, 2)
        money.addLayout(captioned(texts.TERMS, form.terms, form.terms_note), 3, 0, 1, 2)
        play_card, play = _card(texts.PLAY)
        note = hbox(grow(vbox(form.structure_note, form.warning, STRETCH, gap=4)), at(Side.AlignTop, form.make))
        play.addLayout(captioned(texts.STRUCTURE, form.structure, note), 0, 0, 1, 2)
        play.addWidget(form.stack, 1, 0)
        play.addWidget(form.seats, 1, 1)
        play.addWidget(form.usual_seats, 2, 1)  # before what stands beside it: Tab goes from seats to their pills
        play.addWidget(form.late, 2, 0)
        play.addWidget(form.levels, 3, 0, 1, 2)
        self.words = Card(texts.IN_WORDS)
        self.words.hold(form.said)
        self.beside = vbox(STRETCH)
        self.below = vbox(money_card, self.words, STRETCH, gap=None)
        left = vbox(what_card, play_card, STRETCH, gap=None)
        self.columns = hbox(grow(left), grow(self.below), self.beside, gap=12, on=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        column = self.beside if self.width() >= WIDE else self.below
        if column.indexOf(self.words) < 0:
            column.insertWidget(column.count() - 1, self.words)
            self.columns.setStretch(2, 1 if column is self.beside else 0)


def _card(title: Text) -> tuple[Card, QGridLayout]:
    """A card with two columns for fields."""
    card, grid = Card(title), QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(8)
    grid.setColumnStretch(0, 1)
    grid.setColumnStretch(1, 1)
    card.column.addLayout(grid)
    return card, grid
