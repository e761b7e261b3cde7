"""Check-in: who is really there, ticked by name or by seat; no-shows taken out; whoever sits alone is helped."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableView, QWidget

from tdapp.domain.registration import check_in
from tdapp.read.registration.check_in import CheckInView, LoneView, PresenceRow, check_in_view, lone_players
from tdapp.ui.language import say
from tdapp.ui.pages.part import Part
from tdapp.ui.pages.registration import check_in_texts as texts
from tdapp.ui.pages.registration.no_shows import NoShows
from tdapp.ui.pages.registration.presence import ENTRY, NAME, SEAT, TICK, PresenceModel, fitting
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.ui.widgets.keyboard import ENTER, focus, on_keys, takes_commands
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.say import Words

MOST_LONE = 3  # cards for tables in sight; more would leave no room for the list


class LoneCard(Card):
    """The card of one table with one player who is there: what he takes, and when the button moves."""

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


class CheckInPart(Part):
    """The part that checks players in: a line narrows the list, arrows choose, Enter ticks and empties the line.

    Enter right after that, or before anybody was named or gone to, ticks nobody.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: CheckInView | None = None
        self._meant = False  # whether Enter means the row the keyboard is at: it was typed or gone to
        self.typed = plain_line(
            "check_in_find", texts.FIND, help_text=texts.FIND_HELP, inside=True, longest=60, least=140
        )
        self.sum = Label("", "strong")
        self.by_name = Button(texts.BY_NAME, kind="filter", key="Alt+N", name="check_in_by_name")
        self.only_absent = Button(texts.ONLY_ABSENT, kind="filter", key="Alt+O", name="check_in_absent")
        self.whole = Button(
            texts.WHOLE_NONE, self.tick_table, on=self, icon="table-2", key="Alt+T", name="check_in_table"
        )
        self.remove = Button(
            texts.NO_SHOWS, self.ask_no_shows, on=self, icon="user-x", key="Alt+R", name="check_in_no_shows"
        )
        self.lone = [LoneCard() for _ in range(MOST_LONE)]
        self.model = PresenceModel(session.words, self)
        self.list = QTableView()
        self.list.setObjectName("check_in_list")
        say(self.list.setAccessibleName, texts.TITLE)
        self.list.setModel(self.model)
        in_rows(self.list)
        widen(self.list, {TICK: 140, SEAT: 80, ENTRY: 80}, NAME)
        self.not_found = Label(texts.NOT_FOUND, "muted")
        self.empty = EmptyState("user-check", texts.NOBODY, texts.NOBODY_WHY)
        self.no_shows = NoShows(session)
        top = hbox(grow(self.typed), self.by_name, self.only_absent, self.whole, self.remove)
        large = map(grow, (self.list, self.no_shows, self.empty))
        vbox(top, self.sum, *self.lone, self.not_found, *large, on=self)
        on_keys(self.typed, partial(self._key, self.typed))
        on_keys(self.list, partial(self._key, self.list), takes=str.isalnum)
        takes_commands(self.typed, finds=self._finds)
        self.typed.textChanged.connect(self._narrow)
        self.only_absent.toggled.connect(self._narrow)
        self.by_name.toggled.connect(self.refresh)
        self.no_shows.left.connect(self._on_left)
        self.list.doubleClicked.connect(self.tick)
        self.list.selectionModel().currentChanged.connect(self._show_levers)
        for pill in (self.by_name, self.only_absent):
            key_on(self, pill.key, pill.toggle)
        session.ticked.connect(self._on_tick)

    # Showing

    def refresh(self) -> None:
        session, by_name = self.session, self.by_name.isChecked()
        since = session.alone_since()
        self.show_view(session.view(check_in_view, session.now(), session.club.directory, by_name=by_name, since=since))

    def show_view(self, view: CheckInView) -> None:
        """Show who is there."""
        self.view = view
        words = self.session.words
        total = len(view.rows)
        said = [words(texts.SUM, here=view.here, n=total)]
        said.append(words(texts.MISSING, n=view.absent) if view.absent else words(texts.ALL_THERE))
        self.sum.setText(" · ".join(said) if total else "")
        self._show_lone(view.alone)
        busy = self.no_shows.isVisibleTo(self)
        self.empty.setVisible(not total)
        self.list.setVisible(bool(total) and not busy)
        self._narrow()

    def take_focus(self) -> None:
        focus(self.no_shows.list if self.no_shows.isVisibleTo(self) else self.typed)

    def chosen(self) -> PresenceRow | None:
        """The row the keyboard is at; None: none."""
        here = self.list.currentIndex().row()
        return self.model.rows[here] if 0 <= here < len(self.model.rows) else None

    # Doing

    def tick(self) -> None:
        """Tick the player the keyboard is at, or take the tick away; then the line is ready for the next."""
        row = self.chosen()
        if row is None or not self.list.isVisibleTo(self):
            return
        done = self.session.do(check_in.clear if row.here else check_in.check_in, (row.entry,))
        if done is not None:
            self.typed.clear()
            self._meant = False

    def tick_table(self) -> None:
        """Tick everybody at the table the keyboard is at."""
        row = self.chosen()
        if row is None or row.seat is None or self.view is None:
            return
        there = tuple(each.entry for each in self.view.rows if each.seat and each.seat.table == row.seat.table)
        if self.session.do(check_in.check_in, there) is not None:
            self.typed.clear()

    def ask_no_shows(self) -> None:
        """Show who never came, about to take them out."""
        if self.view is not None and self.view.absent:
            self.list.hide()
            self.no_shows.ask(self.view)

    def _key(self, watched: QWidget, event: QKeyEvent) -> bool:
        key = event.key()
        if key in ENTER:
            if self._meant:
                self.tick()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and watched is self.typed:
            self._step(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._meant = True
            return False
        elif key == Qt.Key.Key_Escape and self.typed.text():
            self.typed.clear()
        elif watched is self.list and event.text().strip() and event.text().isprintable():
            focus(self.typed)
            self.typed.setText(self.typed.text() + event.text())
        else:
            return False
        return True

    def _step(self, by: int) -> None:
        if self.model.rows:
            here = max(0, min(len(self.model.rows) - 1, self.list.currentIndex().row() + by))
            self.list.setCurrentIndex(self.model.index(here, NAME))
            self._meant = True

    def _finds(self, typed: str) -> bool:
        """Whether somebody on the list is found by this."""
        return self.view is not None and bool(fitting(self.view.rows, typed, only_absent=False))

    def _narrow(self) -> None:
        """Show the rows that fit what is typed; the keyboard stays at the one it was at."""
        view, before = self.view, self.chosen()
        self._meant = bool(self.typed.text())
        if view is None:
            return
        rows = fitting(view.rows, self.typed.text(), only_absent=self.only_absent.isChecked())
        if rows is not self.model.rows or self.session.words is not self.model.words:
            self.model.show_rows(rows, self.session.words)
        same = next((at for at, row in enumerate(rows) if before is not None and row.entry == before.entry), None)
        at = same if same is not None else max(0, min(self.list.currentIndex().row(), len(rows) - 1))
        if self.typed.text() and same is None:
            at = 0
        if rows:
            self.list.setCurrentIndex(self.model.index(at, NAME))
        self.not_found.setVisible(bool(view.rows) and not rows and bool(self.typed.text()))
        self._show_levers()

    def _show_levers(self) -> None:
        words, row, view = self.session.words, self.chosen(), self.view
        seat = row.seat if row is not None else None
        self.whole.say(texts.WHOLE if seat else texts.WHOLE_NONE, table=seat.table if seat else "")
        self.whole.allow("" if seat is not None else words(texts.NO_TABLE))
        self.remove.allow("" if view is not None and view.absent else words(texts.ALL_THERE))

    def _show_lone(self, alone: tuple[LoneView, ...]) -> None:
        for number, card in enumerate(self.lone):
            card.setVisible(number < len(alone))
            if number < len(alone):
                card.show_view(alone[number], self.session.words)

    def _on_tick(self) -> None:
        """Show how long until the button moves: a second passed."""
        session = self.session
        if self.isVisible() and self.view is not None and self.view.alone and session.tournament is not None:
            self._show_lone(session.view(lone_players, session.now(), session.club.directory, session.alone_since()))

    def _on_left(self) -> None:
        self.refresh()
        self.take_focus()
