"""The windows beside the main one, each made when it is first asked for, and anew when it was closed."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tdapp.domain.structures.wish import Wish
from tdapp.domain.units import EntryId, PlayerId, TournamentId
from tdapp.ui.actions.standing import NO_TOURNAMENT
from tdapp.ui.actions.window import COMMAND, MANUAL
from tdapp.ui.session import Session

if TYPE_CHECKING:
    from tdapp.read.screen_windows import PublicWindow


class SideWindows(QObject):
    """The windows beside the main one, opened over `window`.

    Asked for in one of them: `pressed`, an action by its id; `typed`, the command box over it, with what was typed;
    `draws_asked`, the draws on paper; `open_asked`, a club file; `structure_taken`, a structure that was made,
    with its wish.
    """

    pressed = Signal(str)
    typed = Signal(str, object)
    draws_asked = Signal()
    open_asked = Signal(str)
    structure_taken = Signal(object, object)

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._room = session
        self.people: Any = None  # of the club: hidden, never closed, so that what is typed there stays
        self.drawers: Any = None
        self.codes: Any = None
        self.draws: Any = None
        self.correcting: Any = None
        self.room_rules: Any = None
        self.operators: Any = None
        self.generator: Any = None
        self.fit: Any = None
        self.announcements: Any = None
        self.events: Any = None
        self.screens: Any = None
        self.boxes: Any = None
        self.check: Any = None
        self.recover: Any = None
        self.by_hand: Any = None
        self.exporting: Any = None
        self.importing: Any = None
        self.manual: Any = None
        session.help_asked.connect(self.show_manual)

    def show_people(self, player: PlayerId | None = None) -> None:
        """Show the people of the club; with `player`, all about that one."""
        if self.people is None:
            from tdapp.ui.people.window import PeopleWindow

            self.people = self._listened(PeopleWindow(self._room, self._window.window()))
        self.people.come()
        if player is not None:
            self.people.show_person(player)

    def import_people(self) -> None:
        """Take people in from a list, over the window of people."""
        self.show_people()
        if self.people is not None:
            self.people.import_people()

    def import_results(self) -> None:
        """Take the results of a past evening in, over the window of people."""
        self.show_people()
        if self.people is not None:
            self.people.import_results()

    def show_imported(self) -> None:
        """Show the evenings of other programs the club has, in the window of people."""
        self.show_people()
        if self.people is not None:
            self.people.show_imported()

    def show_drawers(self) -> None:
        """Show the drawers of the club."""
        if _gone(self.drawers):
            from tdapp.ui.drawers.window import DrawersWindow

            self.drawers = self._listened(DrawersWindow(self._room, self._window.window()))
        self.drawers.come()

    def show_codes(self) -> None:
        """Show the tickets and vouchers the desk knows."""
        if _gone(self.codes):
            from tdapp.ui.codes.window import CodesWindow

            self.codes = self._listened(CodesWindow(self._room, self._window.window()))
        self.codes.come()

    def show_draws(self) -> None:
        """Show what was drawn and what the draws are bound to."""
        if self._room.tournament is None:
            return
        if _gone(self.draws):
            from tdapp.ui.draws.window import DrawsWindow

            self.draws = self._listened(DrawsWindow(self._room, self._window.window()))
            self.draws.paper_asked.connect(self.draws_asked)
        self.draws.come()

    def show_room_rules(self, *, plan: bool = False) -> None:
        """Show how the room is arranged and its draws are made; `plan`: where tables are put in their places."""
        if self._room.tournament is None:
            return
        if _gone(self.room_rules):
            from tdapp.ui.room_rules.window import RoomRulesWindow

            self.room_rules = self._listened(RoomRulesWindow(self._room, self._window.window()))
        self.room_rules.come(plan=plan)

    def show_correcting(self, entry: EntryId | None = None) -> None:
        """Show the window that puts right what was wrong with a seat or a bust-out."""
        if self._room.tournament is None:
            return
        if _gone(self.correcting):
            from tdapp.ui.correcting.window import Correcting

            self.correcting = self._listened(Correcting(self._room, self._window.window()))
        self.correcting.come(entry)

    def show_operators(self) -> None:
        """Show who may sit at the desk, and what each may do."""
        if _gone(self.operators):
            from tdapp.ui.operators.window import OperatorsWindow

            self.operators = self._listened(OperatorsWindow(self._room, self._window.window()))
        self.operators.come()

    def show_announcements(self) -> None:
        """Show what the room is told."""
        if self._room.tournament is None:
            return
        if _gone(self.announcements):
            from tdapp.ui.events.announcements import AnnouncementsWindow

            self.announcements = self._listened(AnnouncementsWindow(self._room, self._window.window()))
        self.announcements.come()

    def show_events(self) -> None:
        """Show the rules of sounds and events."""
        if _gone(self.events):
            from tdapp.ui.events.window import EventsWindow

            self.events = self._listened(EventsWindow(self._room, self._window.window()))
        self.events.come()

    def show_screens(self) -> None:
        """Show what each public screen shows, to be chosen."""
        if self._room.tournament is None:
            return
        if _gone(self.screens):
            from tdapp.ui.screens.choosing import ScreensWindow

            self.screens = self._listened(ScreensWindow(self._room, self._window.window()))
            self.screens.arrange_asked.connect(self.show_boxes)
        self.screens.come()

    def show_boxes(self, window: "PublicWindow | None" = None) -> None:
        """Show the window in which the boxes of a public screen are arranged; None: of the first one there is."""
        if self._room.tournament is None:
            return
        if window is None:
            self.show_screens()
            self.screens.arrange()
            return
        if _gone(self.boxes):
            from tdapp.ui.screens.arranging import ArrangeWindow

            self.boxes = self._listened(ArrangeWindow(self._room, self._window.window()))
            self.boxes.saved.connect(self._on_boxes_saved)
        self.boxes.come()
        self.boxes.begin(window)

    def _on_boxes_saved(self, number: int, programme: str) -> None:
        if _gone(self.screens):
            self.show_screens()
        self.screens.show_programme(number, programme)

    def show_check(self, path: Path | None = None) -> None:
        """Check a file; None: the one that is open, or that the open one was made of to be looked at."""
        if path is None and self._room.only_looks:
            path = self._room.club.file.shown_of
        if _gone(self.check):
            from tdapp.ui.checking.window import CheckWindow

            self.check = self._listened(CheckWindow(self._room, self._window.window()))
            self.check.open_asked.connect(self.open_asked)
        self.check.come()
        if not self.check.busy:
            self.check.check(path)

    def show_by_hand(self, clock_stands_since: str = "") -> None:
        """Show the window in which an hour is typed back from paper; see `ByHandWindow.begin`."""
        if self._room.tournament is None:
            return
        if _gone(self.by_hand):
            from tdapp.ui.by_hand.window import ByHandWindow

            self.by_hand = self._listened(ByHandWindow(self._room, self._window.window()))
        self.by_hand.come()
        self.by_hand.begin(clock_stands_since=clock_stands_since)

    def show_recover(self, *places: Path) -> None:
        """Look for clubs that can be recovered, also in these folders."""
        if _gone(self.recover):
            from tdapp.ui.recovering.window import RecoverWindow

            self.recover = self._listened(RecoverWindow(self._room, self._window.window()))
            self.recover.open_asked.connect(self.open_asked)
        self.recover.come()
        self.recover.begin(*places)

    def show_exporting(self, tournament: TournamentId | None = None) -> None:
        """Export a tournament; None: the one in front."""
        tournament = tournament if tournament is not None else self._room.tournament
        if tournament is None:
            self._room.refuse(NO_TOURNAMENT)
            return
        if _gone(self.exporting):
            from tdapp.ui.exchange.export_window import ExportWindow

            self.exporting = self._listened(ExportWindow(self._room, self._window.window()))
        self.exporting.come()
        self.exporting.begin(tournament)

    def show_importing(self) -> None:
        """Import a tournament of another club."""
        if not self._room.has_club:
            return
        if _gone(self.importing):
            from tdapp.ui.exchange.import_window import ImportWindow

            self.importing = self._listened(ImportWindow(self._room, self._window.window()))
        self.importing.come()

    def show_generator(self, wish: Wish | None = None) -> None:
        """Show the window that makes a structure, for this wish; None: for the tournament in front."""
        if _gone(self.generator):
            from tdapp.ui.structures.window import GeneratorWindow

            self.generator = self._listened(GeneratorWindow(self._room, self._window.window()))
            self.generator.taken.connect(self.structure_taken)
        self.generator.come()
        self.generator.begin(wish)

    def show_fit(self, at: str = "") -> None:
        """Show ways to end the evening in time, at a time that was typed already."""
        if self._room.tournament is None:
            return
        if _gone(self.fit):
            from tdapp.ui.structures.fit_window import FitWindow

            self.fit = self._listened(FitWindow(self._room, self._window.window()))
        self.fit.come()
        self.fit.begin(at)

    def show_manual(self, topic: str = "") -> None:
        """Show the manual at a topic; '': where it was read last."""
        if _gone(self.manual):
            from tdapp.ui.manual.window import ManualWindow

            self.manual = self._listened(ManualWindow(self._room))
        if topic:
            self.manual.turn_to(topic)
        self.manual.come()

    def covering(self, place: QRect) -> QWidget | None:
        """The window in sight that lies over this place on the display; None: none does."""
        return next((each for each in self._there() if each.isVisible() and each.geometry().intersects(place)), None)

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
                window.leave()

    def unkept(self) -> list[str]:
        """The titles of the windows in which something was typed that is not kept."""
        return [window.title.text() for window in self._there() if window.unkept()]

    def _listened(self, window: Any) -> Any:
        """A window that was just made, with its keys heard."""
        window.keys.pressed.connect(partial(self._on_pressed, window))
        window.keys.typed.connect(partial(self._on_typed, window))
        return window

    def _on_pressed(self, window: Any, action: str) -> None:
        if action == COMMAND.id:
            self.typed.emit("", window)
        elif action == MANUAL.id:
            window.explain()
        else:
            self.pressed.emit(action)

    def _on_typed(self, window: QWidget, letters: str) -> None:
        self.typed.emit(letters, window)

    def _there(self) -> list[Any]:
        windows = (
            self.people, self.drawers, self.codes, self.draws, self.correcting, self.room_rules, self.operators,
            self.announcements, self.events, self.screens, self.boxes, self.generator, self.fit,
            self.check, self.recover, self.by_hand, self.manual, self.exporting, self.importing,
        )  # fmt: skip
        return [window for window in windows if not _gone(window)]


def _gone(window: Any) -> bool:
    """Whether a window is gone: not made yet, or closed, and deleted with that."""
    return window is None or not isValid(window)
