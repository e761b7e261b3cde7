"""The Players page: everybody who bought in, registering, busting out, moving."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdapp.domain.units import EntryId
from tdapp.read.registration.players import PlayerRow, PlayersView
from tdapp.ui.actions import entries, seats
from tdapp.ui.actions.people import PERSON
from tdapp.ui.actions.registration import ACCOUNT
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.pages.registration.players.deeds import Deeds
from tdapp.ui.pages.registration.players.filters import Filters
from tdapp.ui.pages.registration.players.lists import Lists
from tdapp.ui.pages.registration.players.menu import ABOUT, PERSON_KEY, RECORD, RECORD_KEY, RowMenu
from tdapp.ui.pages.registration.players.model import Only
from tdapp.ui.pages.registration.players.registering import Registering
from tdapp.ui.pages.registration.players.same_hand import SameHand
from tdapp.ui.pages.registration.players.table import PlayersTable
from tdapp.ui.pages.seating.asking import SeatAsking
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.people import history

LEAST_LIST = 74  # pixels: the heading and a row, while a panel below asks something


class PlayersPage(WindowPage):
    """Shows the entries and takes what the director does with them to the desk."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.session = session
        self.view: PlayersView | None = None
        self._stale = True
        self._build()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self.title = Label("", "title")
        self.counts = Elided("", "muted")
        self.lists = Lists(self.session, self)
        self.registering = Registering(self.session, self)
        self.filters = Filters()
        self.table = PlayersTable(self.session.words)
        self.empty = EmptyState("users")
        self.hand = SameHand(self.session)
        self.prompt = SeatPrompt()
        self.asking = SeatAsking(self.session, self.prompt, self)
        self.deeds = Deeds(self.session)
        self.menu = RowMenu(self.session, self.deeds, self)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        for widget, stretch in ((self.title, 0), (self.counts, 1), (self.lists, 0)):
            head.addWidget(widget, stretch)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        self.stack.setMinimumHeight(LEAST_LIST)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 12, 10)
        column.setSpacing(8)
        column.addLayout(head)
        parts: list[tuple[QWidget, int]] = [(self.registering, 0), (self.filters, 0), (self.stack, 1)]
        for part, share in (*parts, (self.hand, 0), (self.prompt, 0), (self.deeds, 0)):
            column.addWidget(part, share)
        self.setFocusProxy(self.table)

    def _connect(self) -> None:
        session = self.session
        session.changed.connect(self._changed)
        session.switched.connect(self._anew)
        session.words_changed.connect(self.retranslate)
        self.filters.picked.connect(self._filter)
        self.filters.searched.connect(self._search)
        self.filters.onward.connect(self._onward)
        self.registering.shown.connect(self.show_entry)
        self.table.chosen.connect(self._chosen)
        self.table.entered.connect(self._open_menu)
        self.table.struck.connect(self._bust)
        self.deeds.pressed.connect(self.do)
        self.hand.done.connect(self._back)
        self.asking.ended.connect(self._back)
        self.menu.triggered.connect(self._picked)
        for sequence, slot in (
            ("Alt+B", self._bust),
            ("Alt+H", self._hand),
            ("Alt+M", self._move),
            ("Alt+S", self._swap),
            ("Alt+R", self._reinstate),
            ("Alt+C", self._cancel),
            ("Alt+W", self._correct),
            ("Ctrl+F", self.filters.search.setFocus),
            ("Ctrl+N", self.registering.field.setFocus),
            ("Ctrl+I", self.lists.import_.click),
        ):
            key_on(self, sequence, slot)
        key_on(self, RECORD_KEY, self.show_record, history.OPEN)
        key_on(self, PERSON_KEY, self.show_person, PERSON.text)
        key_on(self, "Alt+D", self.go_to_account, ACCOUNT.text)

    # Showing

    def refresh(self) -> None:
        """Ask for the entries anew, if anybody can see them."""
        if not self.isVisible():
            self._stale = True
            return
        self._stale = False
        self.registering.refresh()
        self.show_view(self.session.players_view() if self.session.tournament is not None else None)

    def show_view(self, view: PlayersView | None) -> None:
        """Show these entries; None: no tournament is open."""
        self.view = view
        words = self.session.words
        there = view is not None
        for widget in (self.filters, self.registering, self.deeds):
            widget.setVisible(there)
        self.lists.show_view(view)
        self.counts.setText(words(texts.COUNTS, n=len(view.rows)) if view else "")
        if view is not None:
            if self.hand.isVisible():
                self.hand.follow(view.rows)
            self.table.show_view(view)
            self.filters.show_counts(self.table.list.counts(), words)
            self.deeds.show_rows(self.table.rows())
            self.deeds.setVisible(bool(view.rows))
            self.filters.setVisible(bool(view.rows))
        self._show_empty()

    def _show_empty(self) -> None:
        """Why nobody is listed, and what to do."""
        words = self.session.words
        if self.view is not None and self.table.list.rowCount():
            self.stack.setCurrentWidget(self.table)
            self.setFocusProxy(self.table)
            return
        self.setFocusProxy(self.registering.field)
        self.stack.setCurrentWidget(self.empty)
        if self.view is None:
            self.empty.say(words(texts.NO_TOURNAMENT), words(texts.NO_TOURNAMENT_WHY))
        elif not self.view.rows:
            why = texts.NOBODY_OPEN if self.session.status_view().registration_open else texts.NOBODY_CLOSED
            self.empty.say(words(texts.NOBODY), words(why))
        elif self.filters.search.text():
            self.empty.say(words(texts.NOT_FOUND), words(texts.NOT_FOUND_WHY, text=self.filters.search.text()))
        else:
            self.empty.say(words(texts.NOT_FOUND), words(texts.NONE_SUCH))

    def retranslate(self) -> None:
        """Say everything in the desk's language."""
        words = self.session.words
        self.title.setText(words(texts.TITLE))
        self.lists.retranslate()
        self.table.setAccessibleName(words(texts.TABLE))
        self.table.setAccessibleDescription(words(texts.TABLE_HELP))
        self.filters.retranslate(words)
        self.deeds.retranslate()
        self.table.list.set_words(words)
        if self.view is not None:
            self.show_view(self.view)

    def show_entry(self, entry: EntryId) -> None:
        """Go to an entry, whatever is listed now."""
        if self.table.list.row_of(EntryId(entry)) is None:
            self.filters.search.setText("")
            self.filters.pills[Only.ALL].setChecked(True)
            self._filter(Only.ALL)
        self.table.select([EntryId(entry)])
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def light_entry(self, entry: EntryId | None) -> None:
        """Choose an entry the command box speaks of, if it is listed; None: of nobody any more."""
        if entry is not None and self.table.list.row_of(EntryId(entry)) is not None:
            self.table.select([EntryId(entry)])

    def _changed(self, stream: str) -> None:
        if stream == self.session.tournament:
            self.refresh()

    def _anew(self) -> None:
        self.asking.stop()
        self.hand.hide()
        self.filters.search.setText("")
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _filter(self, only: Only) -> None:
        self.table.choose(only=only)
        self._show_empty()

    def _search(self, text: str) -> None:
        self.table.choose(text=text)
        self._show_empty()

    def _onward(self) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self) -> None:
        self.deeds.show_rows(self.table.rows())

    # Doing

    def do(self, deed: str) -> None:
        """Do something with the chosen entries; what cannot be done says why in the line at the bottom."""
        rows = self.table.rows()
        why = self.deeds.why_not(deed, rows)
        if why:
            self.session.told.emit(Told(why, "refused"))
            return
        session, first = self.session, rows[0]
        match deed:
            case "bust":
                entries.bust_out(session, (first.entry,))
            case "hand":
                self.asking.stop()
                self.hand.ask(rows)
            case "move":
                self.hand.hide()
                self.asking.ask_move(first.entry, first.name)
            case "swap" if len(rows) == 2:
                seats.swap(session, first.entry, rows[1].entry)
            case "swap":
                self.hand.hide()
                self.asking.ask_swap(first.entry, first.name)
            case "reinstate":
                entries.reinstate(session, first.entry)
            case "cancel":
                entries.unregister(session, first.entry)
            case "correct":
                self.ask(entries.CORRECT.id, first.entry)

    def _bust(self) -> None:
        self.do("hand" if len(self.table.rows()) > 1 else "bust")

    def _hand(self) -> None:
        self.do("hand")

    def _move(self) -> None:
        self.do("move")

    def _swap(self) -> None:
        self.do("swap")

    def _reinstate(self) -> None:
        self.do("reinstate")

    def _cancel(self) -> None:
        self.do("cancel")

    def _correct(self) -> None:
        self.do("correct")

    def _open_menu(self) -> None:
        """What can be done with the chosen entries, at the row; Enter takes the first."""
        rows = self.table.rows()
        if not rows:
            return
        self.menu.fill(rows)
        box = self.table.visualRect(self.table.currentIndex())
        self.menu.popup(self.table.viewport().mapToGlobal(box.bottomLeft()))
        self.menu.choose_first()

    def _picked(self, action: QAction) -> None:
        deed = str(action.data())
        if deed == RECORD:
            self.show_record()
        elif deed == ABOUT:
            self.show_person()
        else:
            self.do(deed)

    def show_person(self) -> None:
        """All the club knows about the chosen player, to be looked at or completed."""
        if (row := self._one()) is not None:
            self.ask(PERSON.id, row.player)

    def show_record(self) -> None:
        """Rulings and penalties of the chosen player, in every tournament."""
        from tdapp.ui.pages.rulings.record import show_record

        if (row := self._one()) is not None:
            show_record(self.session, row.entry, self)

    def go_to_account(self) -> None:
        """The account of the chosen player, at the desk."""
        if (row := self._one()) is not None:
            self.ask(ACCOUNT.id, row.entry)

    def _one(self) -> PlayerRow | None:
        """The chosen player; where none or several are chosen, that is said."""
        rows = self.table.rows()
        if len(rows) == 1:
            return rows[0]
        self.session.told.emit(Told(self.session.words(texts.ONE_ONLY if rows else texts.CHOOSE), "refused"))
        return None

    def _back(self) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
