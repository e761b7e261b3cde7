"""The pages of the main window: made when they are first shown, one in sight, and the keyboard on it."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.pointing import Showing
from tdapp.ui.actions.window import LOBBY as LOBBY_ACTION
from tdapp.ui.actions.window import PAGES
from tdapp.ui.frame import pages
from tdapp.ui.frame.coming import Coming
from tdapp.ui.frame.window_frame import WindowFrame
from tdapp.ui.keys import Keys
from tdapp.ui.pages.making import Making
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button

LOBBY = "lobby"


class PagedWindow(WindowFrame):
    """The frame with its pages, and the keys that mean what the page in sight says. `screen_asked`: a button of a page
    asks for the public screen.
    """

    screen_asked = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.keys = Keys(self, session)
        self._pages: dict[str, WindowPage] = {}
        self._making: dict[str, Making[WindowPage]] = {}
        self._opened: set[str] = set()  # the pages somebody has seen
        self._coming = Coming(self.stack)

    def run(self, action: str, args: tuple[Any, ...] = ()) -> None:
        """Do an action by its id, as a page asks."""
        raise NotImplementedError

    def go(self, page: str, *, to_first: bool = False) -> None:
        """Show a page; without a tournament that is the club's list. Without a club there is nothing to show.

        `to_first`: with the keyboard at its first use, wherever on it somebody was.
        """
        if not self.session.has_club:
            return
        if page != LOBBY and self.session.tournament is None:
            page = LOBBY
        self.override.close_bar()
        first = page not in self._opened
        if page not in self._pages and self._opened:
            self._announce(page)
        try:
            self._made(page)
        except Exception:
            self._stay()
            raise
        self._opened.add(page)
        self.page = page
        self.keys.turn(page)
        self.stack.setCurrentWidget(self._pages[page])
        self.rail.choose(page)
        if to_first:
            self._pages[page].to_first_use()
        self.focus_page(anew=first and not to_first)
        if not self.needs_fit():
            self._show_needs_panel(open_=False)

    def make_ready(self) -> Generator[None, None, None]:
        """Make all pages, in small steps, as if each had been looked at once. Nothing of it is seen or has the keys."""
        for name in (*pages.names(), LOBBY):
            if not self.session.has_club or self.session.tournament is None:
                return
            if name not in self._pages:
                yield from pages.load(name)
                making = self._making.setdefault(name, pages.making(name, self.session))
                while name not in self._pages and making.step():
                    yield
                yield
                self._made(name)
                yield
            page = self._pages[name]
            yield from page.make_ready()
            if not page.isVisible():
                self.lay_ahead(page)
                yield
                yield from page.paint_ahead()

    def _made(self, name: str) -> WindowPage:
        """A page, made now if it is not there yet."""
        if name not in self._pages:
            made = (self._making.get(name) or pages.making(name, self.session)).whole()
            self._making.pop(name, None)
            self._pages[name] = made
            made.asked.connect(self.run)
            made.turned.connect(self.override.close_bar)
            for button in made.findChildren(Button, "public_screen"):
                button.clicked.connect(self.screen_asked)
            self.take_page(made)
        return self._pages[name]

    def _announce(self, name: str) -> None:
        """Answer the key of a page that is yet to be made: its heading and its place on the rail are painted."""
        action = next((each for each in PAGES if each.goes_to == name), LOBBY_ACTION)
        self.rail.choose(name)
        self.rail.repaint()
        self._coming.announce(action.text)

    def _stay(self) -> None:
        """Go back to the page in sight: the one that was announced could not be made."""
        page = self.current()
        if page is not None:
            self.rail.choose(self.page)
            self.stack.setCurrentWidget(page)

    def go_lobby(self) -> None:
        """Show the tournaments of the club."""
        self.go(LOBBY)

    def new_tournament(self) -> None:
        """Show the form for a new tournament."""
        self.point(LOBBY, lambda page: page.show_form)

    def first_tournament(self) -> None:
        """Ask for the first tournament of a new club."""
        self.point(LOBBY, lambda page: page.show_first)

    def current(self) -> WindowPage | None:
        """The page in sight."""
        return self._pages.get(self.page)

    def typed_on_pages(self) -> Iterator[tuple[Action, tuple[str, ...]]]:
        """The pages on which something was typed that is not kept, by their actions, and what."""
        for action in (*PAGES, LOBBY_ACTION):
            page = self._pages.get(action.goes_to or LOBBY)
            if page is not None and (typed := page.unkept()):
                yield action, typed

    def point(self, page: str, shows: Callable[[WindowPage], Showing], *args: Any) -> None:
        """Go to a page and let it show one entry or table."""
        self.go(page)
        current = self.current()
        if current is not None:
            shows(current)(*args)

    def focus_page(self, *, anew: bool = False) -> None:
        """Put the keyboard where the page is used first, unless it is on the page. `anew`: if it is, Qt put it there,
        on whatever comes first.
        """
        page = self.current()
        if page is not None and (anew or not within(page, self.focusWidget())):
            page.take_focus()
            if not within(page, self.focusWidget()):
                self.setFocus()  # nothing on the page takes keys: then they must not go to something out of sight


def within(page: QWidget, focus: QWidget | None) -> bool:
    """Whether the keys go to the page, or to something on it, that is in sight."""
    return focus is not None and focus.isVisibleTo(page) and (focus is page or page.isAncestorOf(focus))
