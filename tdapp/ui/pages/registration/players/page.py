"""The Players page: everybody who bought in, registering, busting out, moving."""

from functools import partial

from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.units import EntryId
from tdapp.read.people.names import folding
from tdapp.read.registration.players import PlayersView
from tdapp.ui.actions import deed_texts
from tdapp.ui.actions.deeds import Line, Spot, take
from tdapp.ui.actions.deeds_at import line_at
from tdapp.ui.deed_menu import DeedMenu
from tdapp.ui.language import say
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.pages.registration.players.deeds import Deeds
from tdapp.ui.pages.registration.players.filters import Filters
from tdapp.ui.pages.registration.players.lists import Lists
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
        self.menu = DeedMenu(self, "players", "player_menu")
        self.stack = one_of(self.table, self.empty)
        self.stack.setMinimumHeight(LEAST_LIST)
        head = hbox(self.title, grow(self.counts), self.lists)
        parts = (self.registering, self.filters, grow(self.stack), self.hand, self.prompt, self.deeds)
        vbox(head, *parts, margins=(16, 10, 12, 10), on=self)
        self.hand_on(self.table)
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
        self.menu.chosen.connect(self._take)
        key_on(self, "Ctrl+F", self.filters.search.setFocus, texts.FIND)
        key_on(self, "Ctrl+N", self.registering.field.setFocus, texts.REGISTER)
        key_on(self, self.lists.import_.key, self.lists.import_.click)
        key_on(self, "Alt+I", partial(self.do, "record"), deed_texts.RECORD)
        key_on(self, "Alt+P", partial(self.do, "person"), deed_texts.PERSON)
        key_on(self, "Alt+D", partial(self.do, "account"), deed_texts.ACCOUNT)

    # Showing

    def refresh(self) -> None:
        """Show the entries as they are now."""
        at_once(self.refreshing())

    def refreshing(self) -> Pieces[None]:
        self.registering.refresh()
        yield
        view = yield from self.session.read_players()
        if self.view is None:
            yield from folding(row.name for row in view.rows)
        yield
        self.show_view(view)

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
            self.filters.show_counts(self.table.list.counts(), words, drawn=view.drawn)
            self._chosen()
        self._show_empty()

    def _show_empty(self) -> None:
        """Show why nobody is listed, and what to do."""
        if self.view is not None and self.table.list.rowCount():
            self.stack.setCurrentWidget(self.table)
            self.hand_on(self.table)
            return
        self.hand_on(self.registering.field)
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
        spot = self._spot()
        if deed == "bust" and len(spot.rows) > 1:
            deed = "same_hand"
        line = line_at(self.session, spot, deed)
        if line.why:
            self.session.told.emit(Told(line.why, "refused"))
        else:
            self._take(line, spot)

    def _take(self, line: Line, spot: Spot) -> None:
        """Do a line of the menu: through the window, or once the page has asked where to or in which order."""
        if line.action:
            take(line, self.session, self.asked.emit)
        elif line.deed == "same_hand":
            self.prompt.stop()
            self.hand.ask(list(spot.rows))
        elif spot.row is not None:
            self.hand.hide()
            self.prompt.ask(line.deed, spot.row.entry, spot.row.name)

    def _spot(self) -> Spot:
        return Spot(tuple(self.table.rows()))

    def _open_menu(self) -> None:
        """Show the menu of the chosen entries at the row; Enter takes the first."""
        spot = self._spot()
        if spot.rows:
            box = self.table.visualRect(self.table.currentIndex())
            self.menu.open(self.session, spot, self.table.viewport().mapToGlobal(box.bottomLeft()))

    def _back(self) -> None:
        focus(self.table)
