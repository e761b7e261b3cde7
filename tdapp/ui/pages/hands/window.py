"""The window for hands played in step: the tables at the left, at the right the hand, the money and the end of the day.

It stands beside the main window and blocks nothing: bust-outs are entered there, and stand here at once.
"""

import re

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.hands import hand_for_hand, head_count
from tdapp.domain.units import TableNo
from tdapp.read.hands.hands import HandsView
from tdapp.ui.actions.window import COMMAND
from tdapp.ui.pages.hands import texts
from tdapp.ui.pages.hands.day_card import DayCard
from tdapp.ui.pages.hands.grid import Grid
from tdapp.ui.pages.hands.hand_card import HandCard
from tdapp.ui.pages.hands.money_card import MoneyCard
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Elided
from tdapp.ui.widgets.layout import STRETCH, below_one_another, grow, hbox, vbox
from tdapp.ui.widgets.shortcuts import key_on

SIZE, SIDE = (1220, 680), 480
COUNT = re.compile(r"(\d{1,6})\s*(?:=|:)\s*(\d{1,4})")
NUMBER = re.compile(r"\d{1,6}")


class HandsWindow(SideWindow):
    """The window for hands played in step. `command_asked`: the command box is wanted, to bust somebody out."""

    command_asked = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="hands_window", title=texts.TITLE, close=texts.CLOSE)
        self.view: HandsView | None = None
        self.sum = Elided("", "strong")
        self.typed = plain_line("in_step_typed", texts.TYPE, inside=True, help_text=texts.TYPE_HELP)
        self.grid = Grid(session.words)
        self.empty = EmptyState("armchair", texts.NOBODY, texts.NOBODY_WHY)
        self.tick = Button(texts.TICK, self.do_tick, icon="check", key="Space", name="table_played")
        self.tick_all = Button(texts.TICK_ALL, self.do_tick_all, on=self, icon="check", key="Alt+P", name="all_played")
        self.hand, self.money, self.day = HandCard(session, self), MoneyCard(session, self), DayCard(session, self)
        tables = vbox(self.typed, grow(self.grid), grow(self.empty), hbox(self.tick, self.tick_all, STRETCH))
        cards = below_one_another(self.hand, self.money, self.day, width=SIDE)
        self.lay_out(hbox(self.title, grow(self.sum), gap=12), hbox(grow(tables), cards, gap=16))
        key_on(self, COMMAND.key, self.command_asked.emit)
        session.ticked.connect(self._on_tick)
        self.typed.returnPressed.connect(self.take_typed)
        self.grid.ticked.connect(self.do_tick)
        self.grid.typed.connect(self._on_letters)
        self.resize(*SIZE)
        self.retranslate()
        self.refresh()

    # Showing

    def show_room(self) -> None:
        """Show the room as it is; what is being typed stays."""
        view = self.view = self.session.hands_view()
        self.grid.show_view(view, self.session.words)
        self.grid.setVisible(bool(view.tables))
        self.empty.setVisible(not view.tables)
        for card in (self.hand, self.money, self.day):
            card.show_view(view)
        counts = view.play is not None or view.last is not None
        for button in (self.tick, self.tick_all):
            button.setVisible(counts)
        self._say_sum(view)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.typed.setFocus()

    def _say_sum(self, view: HandsView) -> None:
        words, play = self.session.words, view.play
        if play is None:
            self.sum.say(texts.OWN_PACE, n=view.left)
            return
        waits = words(texts.STILL_PLAY, n=play.waits) if play.waits else words(texts.ALL_PLAYED)
        off = words(texts.RUNS) if play.per_hand is None else words(texts.OFF, lasts=play.per_hand)
        self.sum.setText(words(texts.SUM, number=play.number, elapsed=words.clock(play.elapsed), waits=waits, off=off))

    # Doing

    def take_typed(self) -> None:
        """Mark the tables typed as played, or note the heads counted there."""
        typed = self.typed.text().strip()
        counts = [(TableNo(int(table)), int(heads)) for table, heads in COUNT.findall(typed)]
        rest = COUNT.sub(" ", typed)
        tables = [TableNo(int(number)) for number in NUMBER.findall(rest)]
        if not typed or NUMBER.sub("", rest).replace(",", " ").strip():
            self.say(self.session.words(texts.NOT_READ, typed=typed) if typed else "", "warning")
            return
        if not counts and len(tables) == 2 and "," not in typed:  # two numbers are a table and its heads
            counts, tables = [(tables[0], tables[1])], []
        acts = []
        if counts:
            acts.append(self.session.do(head_count.count, counts))
        if tables:
            acts.append(self.session.do(hand_for_hand.done, tables))
        if all(act is not None for act in acts):
            self.typed.clear()
            self.grid.go_to(tables[-1] if tables else counts[-1][0])
        else:
            self.typed.selectAll()

    def do_tick(self) -> None:
        """Mark the table the keyboard is at as played; then go to the next one that has not."""
        table = self.grid.table()
        if table is not None and self.session.do(hand_for_hand.done, (table,)) is not None:
            following = next((row.number for row in self.grid.rows.rows if row.number > table and not row.done), table)
            self.grid.go_to(following)

    def do_tick_all(self) -> None:
        """Mark every table that was still waited for as played."""
        if self.view is None:
            return
        waits = tuple(
            row.number for row in self.view.tables if (row.done is False if self.view.play is not None else row.left)
        )
        if waits:
            self.session.do(hand_for_hand.done, waits)
        elif self.view.play is not None:
            self.hand.do_over()

    def _on_letters(self, typed: str) -> None:
        self.typed.setFocus()
        self.typed.setText(self.typed.text() + typed)

    def _on_changed(self, stream: str) -> None:
        if stream == self.session.tournament:
            before = self.view.play if self.view is not None else None
            held: QWidget | None = self.focusWidget()
            self.refresh()
            play = self.view.play if self.view is not None else None
            if play is not None and play.asks_stacks and not play.waits and before is not None and before.waits:
                self.hand.focus()  # the hand waits for nothing else any more
            elif before is not None and before.asks_stacks and (play is None or not play.asks_stacks):
                self.typed.setFocus()  # the lines for stacks are gone, and the keys with them
            elif held is not None and not held.isVisibleTo(self):
                self.typed.setFocus()  # what asked for something has its answer, and is out of sight

    def _on_tick(self) -> None:
        if self.isVisible() and self.session.tournament is not None and self.view is not None:
            moves = self.view.play is not None or self.view.day_left is not None
            if moves and self.session.has_club:
                view = self.view = self.session.hands_view()
                self._say_sum(view)
