"""The base of all pages: what the window can ask of each, and that they look again only when somebody can see it."""

from collections.abc import Callable, Generator
from typing import Any

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tdapp.domain.pieces import Pieces
from tdapp.domain.structures.wish import Proposal, Wish
from tdapp.domain.units import Chips, EntryId, PlayerId, RulingNo, Seat, TableNo, TournamentId
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.session import CLUB, Session
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.typed_in import typed_in

STRIPE = 240  # pixels of a page painted ahead in one step
AT_ONCE = 40  # widgets that get their look in one step
MEASURED_AT_ONCE = 12  # layouts that are asked in one step how much room they need


def polish(widget: QWidget) -> Generator[None, None, None]:
    """Give a widget and each of those on it its look, some at a time."""
    for many, each in enumerate((widget, *widget.findChildren(QWidget)), 1):
        if isValid(each):  # what is listed anew goes between two steps
            each.ensurePolished()
        if many % AT_ONCE == 0:
            yield
    yield


def measure(widget: QWidget) -> Generator[None, None, None]:
    """Ask what is laid out on a widget how much room it needs, some at a time and the innermost first: that is most of
    what it takes to give all of it its place, and is remembered until something there changes.
    """
    laid = [layout for each in (widget, *widget.findChildren(QWidget)) if (layout := each.layout()) is not None]
    for many, layout in enumerate(reversed(laid), 1):
        if isValid(layout):  # what is listed anew goes between two steps
            layout.sizeHint()
            layout.minimumSize()
        if many % MEASURED_AT_ONCE == 0:
            yield
    yield


def paint(widget: QWidget) -> Generator[None, None, None]:
    """Paint a widget where nobody sees it, a stripe a step: before the first all on it is given its place."""
    yield from measure(widget)
    widget.grab(QRect(0, 0, 1, 1))
    yield
    for top in range(0, widget.height(), STRIPE):
        widget.grab(QRect(0, top, widget.width(), min(STRIPE, widget.height() - top)))
        yield


class WindowPage(HandsOn, QWidget):
    """A page as the main window knows it. What a page has no place for it leaves alone, so these methods do
    nothing.

    `asked`: an action of the window is wanted, with its arguments (`ask`). `turned`: another part of the page is in
    front, so what was begun in the window is left.

    `spans`: the page reaches under the needs at its right and lays something of its own there (`lie_beside`);
    `reached`: so many pixels from below belong to it. `taken`: pixels bars of the window take from it for a while.
    `needed`: pixels from above the needs must keep; none for a first line whose action is one of `offers`, as what the
    page lays there has its button.
    """

    is_whole = True  # False: it is still being made (`InPieces`)
    spans = False
    offers: frozenset[str] = frozenset()
    taken: Callable[[], int] = int
    needed: Callable[[], int] = int
    reached = Signal(int)
    asked = Signal(str, object)
    turned = Signal()

    def lie_beside(self, wide: int) -> None:
        """Leave so many pixels at the right to the needs."""

    def make_room(self) -> None:
        """Leave the needs what they need now over what the page lays under them."""

    def make_ready(self) -> Generator[None, None, None]:
        """Do in small steps what the first look at the page would do, before anybody looks."""
        yield from polish(self)

    def paint_ahead(self) -> Generator[None, None, None]:
        """Paint the page where nobody sees it, as large as it is now: with all in its place, and letters and icons
        drawn once, it comes to the front in half the time.
        """
        yield from paint(self)

    def ask(self, action: str, *args: Any) -> None:
        """Let the window do an action by its id; what follows is what it is about."""
        self.asked.emit(action, args)

    def take_focus(self) -> None:
        """Put the keyboard where the page is used first."""
        self.setFocus()

    def to_first_use(self) -> None:
        """Put the keyboard where the page is used first, whatever somebody did on it: its key was pressed."""
        self.take_focus()

    def person(self) -> PlayerId | None:
        """The person who is in front on the page; None for nobody."""
        return None

    def chosen_seat(self) -> Seat | None:
        """The seat (0: the table) that is chosen on the page; None for none."""
        return None

    def part_in_front(self) -> str:
        """Which part of the page is in front, by its name; '' where there are none, or none is."""
        return ""

    def unkept(self) -> tuple[str, ...]:
        """What was typed and would be lost with the page; () for nothing."""
        return typed_in(self)

    def light_entry(self, entry: EntryId | None) -> None:
        """Show where somebody sits while his name is typed in the command box; None: nobody any more."""

    def wish(self) -> Wish | None:
        """What is known here of an evening a structure is wanted for; None: what the tournament in front says."""
        return None

    def take_structure(self, proposal: Proposal, wish: Wish) -> bool:  # noqa: ARG002
        """Take in a structure that was made, as if it were typed; False: there is no place for it here."""
        return False

    # What an action of the window shows (ui/actions/pointing.py)

    def import_levels(self) -> None:
        """Ask for a list of levels to take in."""

    def choose_level(self) -> None:
        """Show the levels the clock can be set to."""

    def show_form(self, like: TournamentId | None = None) -> None:
        """Show the form for a new tournament, filled in from another one."""

    def show_first(self) -> None:
        """Ask for a first tournament in a few questions."""

    def show_part(self, name: str) -> None:
        """Show one of the parts of the page, by its name."""

    def show_entry(self, entry: EntryId) -> None:
        """Show an entry in the list."""

    def show_account(self, entry: EntryId) -> None:
        """Show the account of whoever this entry belongs to."""

    def cancel(self, entry: EntryId) -> None:
        """Show the account of an entry's player, about to cancel the entry."""

    def show_closing(self) -> None:
        """Show where the closing of registration is changed."""

    def show_table_sheet(self, table: TableNo | None = None, offer: str = "") -> None:
        """Show the sheet add-ons are sold from: of this table with everybody ticked, for this line of the price list;
        None: the table that was shown last.
        """

    def show_table(self, table: TableNo) -> None:
        """Show a table of the room."""

    def show_moves(self) -> None:
        """Show the moves that are proposed."""

    def show_sheet(self, kind: SheetKind) -> None:
        """Show a sheet to print."""

    def open_at(self, seat: Seat) -> None:
        """Show the rulings desk at a seat (0: the table only)."""

    def rule_on(self, incident: str, seat: Seat | None = None) -> None:
        """Show the rulings desk with an incident on it, at a seat (0: the table only; None: where it is)."""

    def penalize(self, entry: EntryId) -> None:
        """Show the form for a penalty, for this entry."""

    def count_penalties(self) -> None:
        """Show the penalties that run."""

    def show_side_pool(self, number: str) -> None:
        """Show a side pool by its number, with whoever is to be paid."""

    def show_deal(self) -> None:
        """Show the deal desk."""

    def show_things(self) -> None:
        """Show the prizes that are not money."""

    def race_chip(self, old: Chips) -> None:
        """Show the race, about to race these chips off."""

    def record_chips(self) -> None:
        """Show the form for chips found, hidden or lost: for the first ruling whose chips nobody has recorded."""

    def record_chips_of(self, ruling: RulingNo) -> None:
        """Show the form for chips found, hidden or lost, filled in from a ruling."""


class Page(WindowPage):
    """A page that shows a view of the tournament in front. Subclasses say in `refresh` what they show.

    A hidden page only marks itself stale, so that an act repaints no more than what is in sight.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("page")
        self.session = session
        self._stale = True
        self._ahead: Pieces[None] | None = None  # the view that is being shown before anybody looks
        session.changed.connect(self._on_changed)
        session.switched.connect(self.look_again)
        session.words_changed.connect(self._on_words)

    def refresh(self) -> None:
        """Ask for the view and show it."""
        raise NotImplementedError

    def refreshing(self) -> Pieces[None]:
        """The same a piece at a time, where nobody waits for it. Left between two pieces, it is shown anew."""
        self.refresh()
        yield

    def make_ready(self) -> Generator[None, None, None]:
        yield from super().make_ready()
        while self._stale and self.session.tournament is not None:
            self._ahead = self.refreshing()
            yield from self._ahead  # ends early when the page is to look again
            if self._ahead is not None:
                self._ahead, self._stale = None, False

    def retranslate(self) -> None:
        """Say the words that do not come with a view, where no widget says them by itself."""

    def look_again(self) -> None:
        """Show the view anew, at once or when the page is next seen."""
        if self._ahead is not None:
            self._ahead.close()
            self._ahead = None
        if self.isVisible() and self.session.tournament is not None:
            self._stale = False
            self.refresh()
        else:
            self._stale = True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.look_again()

    def _on_changed(self, stream: str) -> None:
        if stream in (self.session.tournament, CLUB):
            self.look_again()

    def _on_words(self) -> None:
        if self.is_whole:
            self.retranslate()
            self.look_again()
