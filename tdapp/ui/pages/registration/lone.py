"""A player alone at a table: what he takes from the absent stacks, and when the button moves."""

from tdapp.read.registration.check_in import LoneView
from tdapp.ui.pages.registration import check_in_texts as texts
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.words.say import Words


class LoneCard(Card):
    """The card of one table with one player who is there."""

    def __init__(self) -> None:
        super().__init__(" ", bar="warning", margin=10)
        self.collects = Label("", "", wrap=True)
        self.button = Label("", "strong")
        self.head.addWidget(self.button)
        self.column.addWidget(self.collects)

    def show_view(self, view: LoneView, words: Words) -> None:
        """Show this table."""
        self.title.setText(words(texts.ALONE, table=view.table, name=view.name, seat=view.seat))
        self.collects.setText(
            words(texts.COLLECTS, n=view.absent, neither=view.neither, small=view.small_blind, big=view.big_blind)
        )
        if view.next_move is None or view.button_moves is None:
            self.button.setText(words(texts.BUTTON_WAITS))
        else:
            self.button.setText(words(texts.BUTTON, clock=words.clock(view.next_move), n=view.button_moves))
