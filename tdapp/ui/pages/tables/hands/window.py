"""The window for hands played in step: the tables at the left, at the right the hand, the money and the end of the day.

It stands beside the main window and blocks nothing: bust-outs are entered there, and stand here at once.
"""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain.units import TableNo
from tdapp.read.hands import HandsView, HandView
from tdapp.ui.actions import hands
from tdapp.ui.actions.window import COMMAND
from tdapp.ui.pages.tables.hands import texts
from tdapp.ui.pages.tables.hands.day_card import DayCard
from tdapp.ui.pages.tables.hands.grid import Grid
from tdapp.ui.pages.tables.hands.hand_card import HandCard
from tdapp.ui.pages.tables.hands.money_card import MoneyCard
from tdapp.ui.room import Room, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.shortcuts import key_on

SIZE, SIDE = (1180, 680), 440
COUNT = re.compile(r"(\d{1,6})\s*(?:=|:)\s*(\d{1,4})")
NUMBER = re.compile(r"\d{1,6}")


class HandsWindow(QDialog):
    """Opened by key from everywhere; closed by Esc. `command_asked`: somebody is to be typed out, or the like."""

    command_asked = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hands_window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.room = room
        self.view: HandsView | None = None
        self.title, self.sum = Label("", "title"), Elided("", "strong")
        self.typed = QLineEdit()
        self.typed.setObjectName("in_step_typed")
        self.tick = Button("", icon="check", key="Space", name="table_played")
        self.tick_all = Button("", icon="check", key="Alt+P", name="all_played")
        self.grid = Grid(room.words)
        self.empty = EmptyState("armchair")
        self.hand, self.money, self.day = HandCard(room), MoneyCard(room), DayCard(room)
        self.told = Label("", "", wrap=True)
        self.told.setObjectName("in_step_told")
        self.close_it = Button("", kind="quiet", key="Esc", name="close_in_step")
        self._lay_out()
        self._connect()
        self.resize(*SIZE)
        self.retranslate()
        self.refresh()

    # Showing

    def come(self) -> None:
        """Come into sight, in front of the other windows."""
        self.refresh()
        self.show()
        self.activateWindow()

    def refresh(self) -> None:
        """The room as it is; what is being typed stays."""
        if not self.room.has_club or self.room.tournament is None:
            self.close()
            return
        view = self.view = self.room.hands_view()
        self.grid.show_view(view, self.room.words)
        self.grid.setVisible(bool(view.tables))
        self.empty.setVisible(not view.tables)
        for card in (self.hand, self.money, self.day):
            card.show_view(view)
        counts = view.play is not None or view.last is not None
        for button in (self.tick, self.tick_all):
            button.setVisible(counts)
        self._say_sum(view)

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.room.words
        self.setWindowTitle(words(texts.TITLE))
        self.title.setText(words(texts.TITLE))
        self.typed.setPlaceholderText(words(texts.TYPE))
        self.typed.setAccessibleName(words(texts.TYPE))
        self.typed.setToolTip(words(texts.TYPE_HELP))
        self.typed.setAccessibleDescription(words(texts.TYPE_HELP))
        self.grid.setAccessibleName(words(texts.GRID))
        self.empty.say(words(texts.NOBODY), words(texts.NOBODY_WHY))
        self.tick.say(words(texts.TICK))
        self.tick_all.say(words(texts.TICK_ALL))
        self.close_it.say(words(texts.CLOSE))
        for card in (self.hand, self.money, self.day):
            card.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.typed.setFocus()

    def _say_sum(self, view: HandsView) -> None:
        words = self.room.words
        self.sum.setText(words(texts.OWN_PACE, n=view.left) if view.play is None else self._sum_of(view.play))

    def _sum_of(self, play: HandView) -> str:
        words = self.room.words
        waits = words(texts.STILL_PLAY, n=play.waits) if play.waits else words(texts.ALL_PLAYED)
        off = words(texts.RUNS) if play.per_hand is None else words(texts.OFF, lasts=play.per_hand)
        return words(texts.SUM, number=play.number, elapsed=words.clock(play.elapsed), waits=waits, off=off)

    # Doing

    def take_typed(self) -> None:
        """Mark the tables typed as played, or note the heads counted there."""
        typed = self.typed.text().strip()
        counts = [(TableNo(int(table)), int(heads)) for table, heads in COUNT.findall(typed)]
        rest = COUNT.sub(" ", typed)
        tables = [TableNo(int(number)) for number in NUMBER.findall(rest)]
        if not typed or NUMBER.sub("", rest).replace(",", " ").strip():
            self._say(self.room.words(texts.NOT_READ, typed=typed) if typed else "", "warning")
            return
        if self._counts_heads(typed, counts, tables):
            counts, tables = [(tables[0], tables[1])], []
        acts = []
        if counts:
            acts.append(hands.count(self.room, counts))
        if tables:
            acts.append(hands.done(self.room, tables))
        if all(act is not None for act in acts):
            self.typed.clear()
            self.grid.go_to(tables[-1] if tables else counts[-1][0])
        else:
            self.typed.selectAll()

    def do_tick(self) -> None:
        """The table the keyboard is at has played; then the next one that has not."""
        table = self.grid.table()
        if table is not None and hands.done(self.room, (table,)) is not None:
            following = next((row.number for row in self.grid.rows.rows if row.number > table and not row.done), table)
            self.grid.go_to(following)

    def do_tick_all(self) -> None:
        """Every table that was still waited for has played."""
        if self.view is None:
            return
        waits = tuple(
            row.number for row in self.view.tables if (row.done is False if self.view.play is not None else row.left)
        )
        if waits:
            hands.done(self.room, waits)
        elif self.view.play is not None:
            self.hand.do_over()

    def _counts_heads(self, typed: str, counts: list[tuple[TableNo, int]], tables: list[TableNo]) -> bool:
        """Whether two numbers are a table and its heads: so they are, but where commas stand between tables."""
        return not counts and len(tables) == 2 and "," not in typed

    def _on_letters(self, typed: str) -> None:
        self.typed.setFocus()
        self.typed.setText(self.typed.text() + typed)

    def _on_changed(self, stream: str) -> None:
        if stream == self.room.tournament:
            before = self.view.play if self.view is not None else None
            self.refresh()
            play = self.view.play if self.view is not None else None
            if play is not None and play.asks_stacks and not play.waits and before is not None and before.waits:
                self.hand.focus()  # the hand waits for nothing else any more
            elif before is not None and before.asks_stacks and (play is None or not play.asks_stacks):
                self.typed.setFocus()  # the lines for stacks are gone, and the keys with them

    def _on_tick(self) -> None:
        if self.isVisible() and self.room.tournament is not None and self.view is not None:
            moves = self.view.play is not None or self.view.day_left is not None
            if moves and self.room.has_club:
                view = self.view = self.room.hands_view()
                self._say_sum(view)

    def _on_told(self, told: Told) -> None:
        self._say(told.text, "danger" if told.kind == "error" else "warning" if told.kind == "refused" else "")

    def _say(self, text: str, tone: str) -> None:
        self.told.setText(text)
        self.told.set_tone(tone)

    def _connect(self) -> None:
        room = self.room
        room.changed.connect(self._on_changed)
        room.switched.connect(self.refresh)
        room.words_changed.connect(self.retranslate)
        room.words_changed.connect(self.refresh)
        room.ticked.connect(self._on_tick)
        room.told.connect(self._on_told)
        self.typed.returnPressed.connect(self.take_typed)
        self.grid.ticked.connect(self.do_tick)
        self.grid.typed.connect(self._on_letters)
        for button, slot in (
            (self.tick, self.do_tick),
            (self.tick_all, self.do_tick_all),
            (self.close_it, self.close),
        ):
            button.clicked.connect(slot)
        for keys, deed in (
            ("Alt+B", self.hand.do_begin),
            ("Alt+O", self.hand.do_over),
            ("Alt+E", self.hand.do_end),
            ("Alt+P", self.do_tick_all),
            ("Alt+R", self.money.do_count_all),
            ("Alt+A", self.money.do_announce),
            ("Alt+C", self.day.do_draw),
            ("Alt+N", self.day.do_play_on),
            (COMMAND.key, self.command_asked.emit),
        ):
            key_on(self, keys, deed)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        head.addWidget(self.sum, 1)
        line = QHBoxLayout()
        line.setSpacing(8)
        for button in (self.tick, self.tick_all):
            line.addWidget(button)
        line.addStretch(1)
        tables = QVBoxLayout()
        tables.setSpacing(8)
        tables.addWidget(self.typed)
        tables.addWidget(self.grid, 1)
        tables.addWidget(self.empty, 1)
        tables.addLayout(line)
        inside = QWidget()
        inside.setObjectName("scrolled")
        cards = QVBoxLayout(inside)
        cards.setContentsMargins(0, 0, 12, 0)
        cards.setSpacing(10)
        for card in (self.hand, self.money, self.day):
            cards.addWidget(card)
        cards.addStretch(1)
        side = QScrollArea()
        side.setWidgetResizable(True)
        side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side.setFixedWidth(SIDE)
        side.setWidget(inside)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addLayout(tables, 1)
        body.addWidget(side)
        foot = QHBoxLayout()
        foot.addWidget(self.told, 1)
        foot.addWidget(self.close_it)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(body, 1)
        column.addLayout(foot)
