"""The Players page: everybody who bought in, registering, busting out, moving."""

from functools import partial

from PySide6.QtGui import QAction

from tdapp.domain.units import EntryId
from tdapp.read.registration.players import PlayerRow, PlayersView
from tdapp.ui.actions import entries, seats
from tdapp.ui.actions.people import PERSON
from tdapp.ui.actions.registration import ACCOUNT
from tdapp.ui.language import say
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.pages.registration.players.deeds import Deeds
from tdapp.ui.pages.registration.players.filters import Filters
from tdapp.ui.pages.registration.players.lists import Lists
from tdapp.ui.pages.registration.players.menu import ABOUT, PERSON_KEY, RECORD, RECORD_KEY, RowMenu
from tdapp.ui.pages.registration.players.model import Only
from tdapp.ui.pages.registration.players.registering import Registering
from tdapp.ui.pages.registration.players.same_hand import SameHand
from tdapp.ui.pages.registration.players.table import PlayersTable
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox, one_of, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.people import history

LEAST_LIST = 74  # pixels: the heading and a row, while a panel below asks something


class PlayersPage(Page):
    """The page that shows the entries and takes what the director does with them to the desk."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: PlayersView | None = None
        self.title, self.counts = Label(texts.TITLE, "title"), Elided("", "muted")
        self.lists = Lists(session, self)
        self.registering = Registering(session, self)
        self.filters = Filters()
        self.table = PlayersTable(session.words)
        say(self.table.setAccessibleName, texts.TABLE)
        say(self.table.setAccessibleDescription, texts.TABLE_HELP)
        self.empty = EmptyState("users")
        self.hand = SameHand(session)
        self.prompt = SeatPrompt(session)
        self.deeds = Deeds(session, self.do, self)
        self.menu = RowMenu(self.deeds, self)
        self.stack = one_of(self.table, self.empty)
        self.stack.setMinimumHeight(LEAST_LIST)
        head = hbox(self.title, grow(self.counts), self.lists)
        parts = (self.registering, self.filters, grow(self.stack), self.hand, self.prompt, self.deeds)
        vbox(head, *parts, margins=(16, 10, 12, 10), on=self)
        self.setFocusProxy(self.table)
        session.switched.connect(self._begin_anew)
        self.filters.picked.connect(self._filter)
        self.filters.searched.connect(self._search)
        self.filters.onward.connect(self._back)
        self.registering.shown.connect(self.show_entry)
        self.table.chosen.connect(self._chosen)
        self.table.entered.connect(self._open_menu)
        self.table.struck.connect(partial(self.do, "bust"))
        self.hand.done.connect(self._back)
        self.prompt.ended.connect(self._back)
        self.menu.triggered.connect(self._picked)
        key_on(self, "Ctrl+F", self.filters.search.setFocus, texts.FIND)
        key_on(self, "Ctrl+N", self.registering.field.setFocus, texts.REGISTER)
        key_on(self, self.lists.import_.key, self.lists.import_.click)
        key_on(self, RECORD_KEY, self.show_record, history.OPEN)
        key_on(self, PERSON_KEY, self.show_person, PERSON.text)
        key_on(self, "Alt+D", self.go_to_account, ACCOUNT.text)

    # Showing

    def refresh(self) -> None:
        """Show the entries as they are now."""
        self.registering.refresh()
        self.show_view(self.session.players_view())

    def look_again(self) -> None:
        super().look_again()
        if self.session.tournament is None:
            self.show_view(None)

    def show_view(self, view: PlayersView | None) -> None:
        """Show these entries; None: no tournament is open."""
        self.view = view
        words = self.session.words
        self.registering.setVisible(view is not None)
        for widget in (self.filters, self.deeds):
            widget.setVisible(view is not None and bool(view.rows))
        self.lists.show_view(view)
        self.counts.setText(words(texts.COUNTS, n=len(view.rows)) if view else "")
        if view is not None:
            if self.hand.isVisible():
                self.hand.follow(view.rows)
            self.table.show_view(view)
            self.filters.show_counts(self.table.list.counts(), words)
            self._chosen()
        self._show_empty()

    def _show_empty(self) -> None:
        """Show why nobody is listed, and what to do."""
        if self.view is not None and self.table.list.rowCount():
            self.stack.setCurrentWidget(self.table)
            self.setFocusProxy(self.table)
            return
        self.setFocusProxy(self.registering.field)
        self.stack.setCurrentWidget(self.empty)
        if self.view is None:
            self.empty.say(texts.NO_TOURNAMENT, texts.NO_TOURNAMENT_WHY)
        elif not self.view.rows:
            why = texts.NOBODY_OPEN if self.session.status_view().registration_open else texts.NOBODY_CLOSED
            self.empty.say(texts.NOBODY, why)
        elif self.filters.search.text():
            self.empty.say(texts.NOT_FOUND, texts.NOT_FOUND_WHY, text=self.filters.search.text())
        else:
            self.empty.say(texts.NOT_FOUND, texts.NONE_SUCH)

    def retranslate(self) -> None:
        self.table.list.set_words(self.session.words)

    def show_entry(self, entry: EntryId) -> None:
        """Go to an entry, whatever is listed now."""
        if self.table.list.row_of(entry) is None:
            self.filters.search.setText("")
            self.filters.pills[Only.ALL].setChecked(True)
            self._filter(Only.ALL)
        self.table.select([entry])
        focus(self.table)

    def light_entry(self, entry: EntryId | None) -> None:
        """Choose an entry the command box speaks of, if it is listed; None: it speaks of no entry any more."""
        if entry is not None and self.table.list.row_of(entry) is not None:
            self.table.select([entry])

    def _begin_anew(self) -> None:
        self.prompt.stop()
        self.hand.hide()
        self.filters.search.clear()

    def _filter(self, only: Only) -> None:
        self.table.choose(only=only)
        self._show_empty()

    def _search(self, text: str) -> None:
        self.table.choose(text=text)
        self._show_empty()

    def _chosen(self) -> None:
        self.deeds.show_rows(self.table.rows())

    # Doing

    def do(self, deed: str) -> None:
        """Do something with the chosen entries; what cannot be done says why in the line at the bottom."""
        rows = self.table.rows()
        if deed == "bust" and len(rows) > 1:
            deed = "hand"
        why = self.deeds.why_not(deed, rows)
        if why:
            self.session.told.emit(Told(why, "refused"))
            return
        session, first = self.session, rows[0]
        match deed:
            case "bust":
                entries.bust_out(session, (first.entry,))
            case "hand":
                self.prompt.stop()
                self.hand.ask(rows)
            case "swap" if len(rows) == 2:
                seats.SWAP.act(session, first.entry, rows[1].entry)
            case "move" | "swap":
                self.hand.hide()
                self.prompt.ask(deed, first.entry, first.name)
            case "reinstate":
                entries.reinstate(session, first.entry)
            case "cancel":
                entries.unregister(session, first.entry)
            case "correct":
                self.ask(entries.CORRECT.id, first.entry)

    def _open_menu(self) -> None:
        """Show the menu of the chosen entries at the row; Enter takes the first."""
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
        """Show all the club knows about the chosen player, to be looked at or completed."""
        if (row := self._one()) is not None:
            self.ask(PERSON.id, row.player)

    def show_record(self) -> None:
        """Show rulings and penalties of the chosen player, in every tournament."""
        from tdapp.ui.pages.rulings.record import show_record

        if (row := self._one()) is not None:
            show_record(self.session, row.entry, self)

    def go_to_account(self) -> None:
        """Show the account of the chosen player, at the desk."""
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
        focus(self.table)
