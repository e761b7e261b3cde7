"""The Bubble page: the tables as tiles at the left, at the right the hand, heads and the money, and the end of the day.

Letters and digits open the command box: 7 is a table that has played, 4-1 12000 a bust-out with the stack before the
hand.
"""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tdapp.domain.hands import hand_for_hand
from tdapp.domain.units import Seat, TableNo
from tdapp.read.hands.hands import HandsView, HandView
from tdapp.read.hands.ticks import marked_by
from tdapp.read.prizes.stage import Stage
from tdapp.read.status import Phase
from tdapp.ui.pages.hands import texts
from tdapp.ui.pages.hands.day_card import DayCard
from tdapp.ui.pages.hands.hand_card import HandCard
from tdapp.ui.pages.hands.head import Announcement, Figures
from tdapp.ui.pages.hands.money_card import MoneyCard
from tdapp.ui.pages.hands.one_table import OneTable
from tdapp.ui.pages.hands.tiles import Tiles
from tdapp.ui.pages.page import Page
from tdapp.ui.session import Session
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import below_one_another, grow, hbox, vbox
from tdapp.ui.widgets.shortcuts import tell_key

SIDE = 460  # width of the cards
LOW = 540  # height of the page below which the room is for the tables, and who is out is typed


class BubblePage(Page):
    """The page of hand for hand, head counts and the last hands of the day."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: HandsView | None = None
        self.title, self.sum = Label(texts.TITLE, "title"), Elided("", "strong")
        self.figures, self.announcement = Figures(), Announcement(session, self)
        self.tiles, self.table = Tiles(session.words), OneTable(session)
        self.empty = EmptyState("armchair", texts.NOBODY, texts.NOBODY_WHY)
        self.hand, self.money, self.day = (
            HandCard(session, self, self.ask),
            MoneyCard(session, self),
            DayCard(session, self),
        )
        tables = vbox(grow(self.tiles), grow(self.empty), self.table)
        cards = below_one_another(self.hand, self.money, self.day, width=SIDE)
        head = hbox(self.title, grow(self.sum), gap=12)
        below = hbox(grow(tables), cards, gap=12)
        vbox(head, self.figures, self.announcement, grow(below), margins=(12, 8, 12, 8), on=self)
        self.tiles.ticked.connect(self.do_tick)
        self.tiles.unticked.connect(self.do_untick)
        self.tiles.chosen.connect(self._show_table)
        self.table.played.connect(self._tick_chosen)
        self.table.plays.connect(self._untick_chosen)
        session.ticked.connect(self._on_tick)
        for keys, text in (
            ("7", texts.TYPE_TABLE),
            ("4-1 12000", texts.TYPE_BUST),
            ("12=8", texts.TYPE_HEADS),
        ):
            tell_key(self, keys, text)
        self.hand_on(self.tiles)

    # Showing

    def refresh(self) -> None:
        """Show the room as it is; what is being typed stays."""
        before = self.view.play if self.view is not None else None
        view = self.view = self.session.hands_view()
        held: QWidget | None = self.focusWidget()
        self.tiles.show_view(view, self.session.words)
        self.tiles.setVisible(bool(view.tables))
        self.empty.setVisible(not view.tables)
        self.figures.show_view(view, self.session.words)
        for part in (self.announcement, self.hand, self.money, self.day):
            part.show_view(view)
        self._show_table()
        self._say_sum(view)
        gone = held is not None and (not isValid(held) or not held.isVisibleTo(self))
        self._keep_keys(gone and not self.hand.rows.has_keys(), before, view.play)

    def take_focus(self) -> None:
        """Put the keyboard on the tables; without tables nothing on the page has it."""
        held = self.focusWidget()
        if self.tiles.isVisibleTo(self):
            self.tiles.setFocus()
        elif held is not None:
            held.clearFocus()

    def chosen_seat(self) -> Seat | None:
        """The table in front."""
        table = self.tiles.table()
        return None if table is None else Seat(table, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.buttons.setVisible(self.height() >= LOW)

    def _keep_keys(self, lost: bool, before: HandView | None, now: HandView | None) -> None:
        """Put the keys where a stack is missing when the hand waits for nothing else any more; to the tables where what
        had them is out of sight.
        """
        over = before is not None and before.waits and now is not None and not now.waits
        if over and now is not None and now.asks_stacks and self.tiles.hasFocus():
            self.hand.rows.focus_missing()
        elif lost:
            self.tiles.setFocus()

    def _show_table(self) -> None:
        if self.view is not None:
            by_hand = self.view.play is not None or self.view.last is not None
            started = self.session.status_view().phase in (Phase.RUNNING, Phase.PAUSED)
            self.table.show_table(self.tiles.row(), by_hand=by_hand, started=started)

    def _say_sum(self, view: HandsView) -> None:
        words, play = self.session.words, view.play
        if play is None:
            over = view.stage.stage is Stage.OVER
            self.sum.say(texts.PLAY_OVER if over else texts.OWN_PACE if view.last is None else texts.LAST_HANDS)
            return
        waits = words(texts.STILL_PLAY, n=play.waits) if play.waits else words(texts.ALL_PLAYED)
        off = words(texts.RUNS) if play.per_hand is None else words(texts.OFF, lasts=play.per_hand)
        self.sum.setText(words(texts.SUM, number=play.number, elapsed=words.clock(play.elapsed), waits=waits, off=off))

    # Doing

    def do_tick(self, table: int) -> None:
        """Mark a table as having played the hand."""
        self.session.do(hand_for_hand.done, (TableNo(table),))

    def do_untick(self, table: int) -> None:
        """Take back that a table has played the hand."""
        session = self.session
        if session.tournament is None:
            return
        history = session.club.desk.history(session.tournament)
        act = marked_by(history.acts, history.gone, TableNo(table))
        if act is not None:
            session.retract(act)

    def _tick_chosen(self) -> None:
        table = self.tiles.table()
        if table is not None:
            self.do_tick(table)

    def _untick_chosen(self) -> None:
        table = self.tiles.table()
        if table is not None:
            self.do_untick(table)

    def _on_tick(self) -> None:
        if self.isVisible() and self.session.tournament is not None and self.session.has_club and self.view is not None:
            moves = self.view.play is not None or self.view.day_left is not None
            if moves:
                view = self.view = self.session.hands_view()
                self._say_sum(view)
