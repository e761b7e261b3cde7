"""The pool desk: where the pool comes from, what changes it besides what is sold, and what is won besides money."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tdapp.read.prizes.pool_view import pool_view
from tdapp.ui.pages.prizes.pool import texts
from tdapp.ui.pages.prizes.pool.cards import AddCard, BubbleCard, SeasonCard
from tdapp.ui.pages.prizes.pool.things import ThingsCard
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Figure
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, scrolled, vbox


class PoolDesk(HandsOn, QWidget):
    """The desk of the prize pool. `left`: it is closed."""

    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.pool, self.sources = Figure(texts.POOL), {each: Figure(text) for each, text in texts.SOURCES.items()}
        self.add, self.hold, self.bubble = AddCard(session, self), SeasonCard(session, self), BubbleCard(session, self)
        self.things = ThingsCard(session, self)
        self.cards = (self.add, self.hold, self.bubble, self.things)
        self.close_it = Button(texts.CLOSE, self.left.emit, on=self, kind="quiet", key="Esc", name="pool_close")
        figures = hbox(self.pool, *self.sources.values(), STRETCH, gap=28)
        sides = hbox(grow(vbox(self.add, self.things, STRETCH)), grow(vbox(self.hold, self.bubble, STRETCH)), gap=12)
        vbox(figures, grow(scrolled(sides, keys=True)), hbox(STRETCH, self.close_it), gap=10, on=self)
        self.hand_on(self.add.amount)

    def open_desk(self) -> None:
        """Begin with nothing typed."""
        for card in self.cards:
            card.begin()
        self.refresh()

    def refresh(self) -> None:
        """Show the pool as it stands; what is typed is kept."""
        if self.session.tournament is None:
            return
        view, words = self.session.view(pool_view), self.session.words
        self.pool.show_figure(words.money(view.pool))
        made_of = dict(view.sources)
        for source, figure in self.sources.items():
            figure.setVisible(source in made_of)
            if source in made_of:
                figure.show_figure(words.money(made_of[source]))
        for card in self.cards:
            card.show_view(view)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
