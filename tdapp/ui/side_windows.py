"""The windows beside the main one, each made when it is first asked for, and anew when it was closed."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tdapp.domain.units import EntryId, PlayerId
from tdapp.ui.session import Session


class SideWindows(QObject):
    """The windows beside the main one, opened over `window`.

    `draws_asked`: the draws on paper are wanted.
    """

    draws_asked = Signal()

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._room = session
        self.people: Any = None  # of the club: hidden, never closed, so that what is typed there stays
        self.drawers: Any = None
        self.draws: Any = None
        self.correcting: Any = None
        self.room_rules: Any = None

    def show_people(self, player: PlayerId | None = None) -> None:
        """Show the people of the club; with `player`, all about that one."""
        if self.people is None:
            from tdapp.ui.people.window import PeopleWindow

            self.people = PeopleWindow(self._room, self._window.window())
        self.people.come()
        if player is not None:
            self.people.show_person(player)

    def show_drawers(self) -> None:
        """Show the drawers of the club."""
        if _gone(self.drawers):
            from tdapp.ui.drawers.window import DrawersWindow

            self.drawers = DrawersWindow(self._room, self._window.window())
        self.drawers.come()

    def show_draws(self) -> None:
        """Show what was drawn and what the draws are bound to."""
        if self._room.tournament is None:
            return
        if _gone(self.draws):
            from tdapp.ui.draws.window import DrawsWindow

            self.draws = DrawsWindow(self._room, self._window.window())
            self.draws.paper_asked.connect(self.draws_asked)
        self.draws.come()

    def show_room_rules(self, *, plan: bool = False) -> None:
        """Show how the room is arranged and its draws are made; `plan`: where tables are put in their places."""
        if self._room.tournament is None:
            return
        if _gone(self.room_rules):
            from tdapp.ui.room_rules.window import RoomRulesWindow

            self.room_rules = RoomRulesWindow(self._room, self._window.window())
        self.room_rules.come(plan=plan)

    def show_correcting(self, entry: EntryId | None = None) -> None:
        """Show the window that puts right what was wrong with a seat or a bust-out."""
        if self._room.tournament is None:
            return
        if _gone(self.correcting):
            from tdapp.ui.correcting.window import Correcting

            self.correcting = Correcting(self._room, self._window.window())
        self.correcting.come(entry)

    def hide(self) -> None:
        """Take the windows out of sight, as they are."""
        for window in self._there():
            window.hide()

    def close(self) -> None:
        """Close every window: none of them outlives the main window, or its club."""
        for window in self._there():
            if window is self.people:
                window.leave_club()
            else:
                window.close()

    def _there(self) -> list[Any]:
        windows = (self.people, self.drawers, self.draws, self.correcting, self.room_rules)
        return [window for window in windows if not _gone(window)]


def _gone(window: Any) -> bool:
    """Whether a window is gone: not made yet, or closed, and deleted with that."""
    return window is None or not isValid(window)
