"""Keeps the room's screens: one window a tournament, each on its display, gone with the cable and back with it.

A room's screen never covers the display the director works on. When its display is lost it hides and says so; when the
display returns, so does it. One timer drives all of them, on the second: what changes, changes on all in one frame.
After a sleep of the computer the next second shows what is true then.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from time import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import TournamentId
from tdapp.read.screen import ScreenView
from tdapp.ui.screens.displays import Display, Displays, choose, display_from, find
from tdapp.ui.screens.shows import IN_WINDOW, Shows, usual_shows
from tdapp.ui.screens.window import ScreenWindow
from tdapp.words.say import Words

Ask = Callable[[Sequence[TournamentId]], Sequence[ScreenView | None]]
SECOND = 1000
AFTER = 15  # milliseconds past the second, so that a timer that is early by a hair does not show the old one
SETTLE = 300  # milliseconds after a display changed: by then the system has moved the windows it wanted to move


@dataclass(slots=True)
class Held:
    """A window of the room's screen and where it stands. `display` None: a plain window. `lost`: hidden until its
    display returns. `waits`: it is a plain window only until this display comes.
    """

    window: ScreenWindow
    display: Display | None
    lost: bool = False
    waits: Display | None = None


class Screens(QObject):
    """The room's screens, one window a tournament. `ask` gives the read models of several tournaments at one instant,
    None for one that has nothing to show. `operator`: the director's window, whose display is never covered. `shows`:
    programme and theme of each display.
    """

    display_lost = Signal(str)  # the display, as people know it
    display_back = Signal(str)
    display_chosen = Signal(str)  # key of a display, to be kept in the preferences
    show_chosen = Signal()  # another programme or theme, to be kept likewise
    awaited = Signal(str)  # the display a window waits for, as people know it
    taken = Signal(str, str, str)  # a tournament that had to do with a window, the display, the tournament on it
    shown = Signal(str)  # tournament
    hidden = Signal(str)

    def __init__(
        self,
        ask: Ask,
        words: Words,
        *,
        operator: QWidget | None = None,
        displays: Displays | None = None,
        wished: str = "",
        shows: Shows | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ask = ask
        self._words = words
        self._operator = operator
        self._displays = displays or Displays(self)
        self._wished = display_from(wished)
        self.shows = shows or usual_shows()
        self._still = False
        self._watched = False
        self._held: dict[TournamentId, Held] = {}
        self._displays.changed.connect(self._on_displays)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SETTLE)
        self._later.timeout.connect(self.settle)
        self._seconds = QTimer(self)
        self._seconds.setTimerType(Qt.TimerType.PreciseTimer)
        self._seconds.setSingleShot(True)
        self._seconds.timeout.connect(self._tick)

    def toggle(self, tournament: TournamentId) -> None:
        """Put the tournament on the room's screen, or take it off: one key does both."""
        if self.is_shown(tournament):
            self.hide(tournament)
        else:
            self.show(tournament)

    def is_shown(self, tournament: TournamentId) -> bool:
        """Whether the tournament has a screen, also while its display is away."""
        return tournament in self._held

    def window(self, tournament: TournamentId) -> ScreenWindow | None:
        """The window of a tournament; None when it has no screen."""
        held = self._held.get(tournament)
        return held.window if held else None

    def display(self, tournament: TournamentId) -> Display | None:
        """The display on which a tournament's screen stands or to which it waits to return; None: in a plain window, or
        nowhere.
        """
        held = self._held.get(tournament)
        return held.display if held else None

    def all_shown(self) -> tuple[TournamentId, ...]:
        """Every tournament that has a screen, the first one first."""
        return tuple(self._held)

    def show(self, tournament: TournamentId) -> None:
        """Put the tournament on a display that is free, else in a window: a display shows one tournament at a time."""
        self._put(tournament)
        self.shown.emit(tournament)

    def hand_over(self, tournament: TournamentId) -> None:
        """Give this tournament the display another one stands on, which leaves it; without one, as `show`."""
        held = self._held.get(tournament)
        other = self._other_on(tournament) if held is None or held.display is None or held.lost else None
        if other is None:
            self.show(tournament)
            return
        display = self._held[other].display
        self.hide(other)
        self._place(self._window_of(tournament), display)
        self.shown.emit(tournament)

    def hide(self, tournament: TournamentId) -> None:
        """Take the tournament off the room's screen."""
        held = self._held.pop(tournament, None)
        if held is not None:
            held.window.hide()
            held.window.deleteLater()
            self.hidden.emit(tournament)

    def close(self) -> None:
        """Take everything off, as the application ends."""
        for tournament in list(self._held):
            self.hide(tournament)

    def choose_display(self, key: str) -> None:
        """Take the display the director wishes from now on, also for the screens that stand."""
        wished = display_from(key)
        if wished == self._wished:
            return
        self._wished = wished
        self.display_chosen.emit(key)
        for tournament in list(self._held):
            self.show(tournament)

    def key(self, tournament: TournamentId) -> str:
        """The key under which programme and theme of a tournament's window are kept: of its display, or of the one it
        would be put on.
        """
        display = self.display(tournament) if self.is_shown(tournament) else self._free()
        return display.key if display is not None else IN_WINDOW

    def choose_show(self, key: str, programme: str, theme: str) -> None:
        """Show another programme or theme on a display from now on."""
        self.shows.choose(key, programme, theme)
        self.arrange()
        self.show_chosen.emit()

    def arrange(self) -> None:
        """Arrange all windows anew: something else was chosen, or read from a file."""
        for held in self._held.values():
            self._arrange(held)
        self._show_now(list(self._held.values()))

    def put_beside(self, tournament: TournamentId, other: TournamentId | None) -> None:
        """Let another tournament stand beside this one on its display; None: nobody any more."""
        self.shows.put_beside(self.key(tournament), tournament, other)
        self.arrange()
        self.show_chosen.emit()

    def refresh(self, tournament: str) -> None:
        """Show a change in a tournament now, not at the next second."""
        self._show_now([held for held in self._held.values() if tournament in held.window.tournaments])

    def flash(self, tournament: str, _sound: str = "") -> None:
        """Flash the screens a tournament is on, beside its sound."""
        for held in self._held.values():
            if tournament in held.window.tournaments:
                held.window.stage.flash()

    def set_words(self, words: Words) -> None:
        """Let all screens speak this language from now on."""
        self._words = words
        for held in self._held.values():
            held.window.set_words(words)
        self._show_now(list(self._held.values()))

    def set_still(self, still: bool) -> None:
        """Reduce motion on all screens, or allow it."""
        self._still = still
        for held in self._held.values():
            held.window.stage.set_still(still)

    def settle(self) -> None:
        """Bring the screens in line with the displays: hide what lost its own, bring back what can return."""
        present = self._displays.present()
        for held in list(self._held.values()):
            if held.display is None:
                self._end_wait(held, present)
                continue
            there = find(held.display, present)
            free = there is not None and there.name != self._operators() and there not in self._taken(held)
            if not free and not held.lost:
                held.lost = True
                held.window.hide()
                self.display_lost.emit(held.display.said)
            elif free and held.lost:
                self._place(held, there)
                self.display_back.emit(held.display.said)
            elif there is not None and free and held.window.isFullScreen():
                screen = self._displays.screen(there)
                if screen is not None and held.window.geometry() != screen.geometry():
                    self._place(held, there)

    def _end_wait(self, held: Held, present: tuple[Display, ...]) -> None:
        """Put a window that waits for a display there, once it has come and is free."""
        there = find(held.waits, present) if held.waits is not None else None
        if there is not None and there.name != self._operators() and there not in self._taken(held):
            self._place(held, there)
            self.display_back.emit(there.said)

    def _tick(self) -> None:
        self._wait()  # first, so that a view that fails cannot stop the clock
        self._show_now(list(self._held.values()))

    def _wait(self) -> None:
        """Wait for the next second, as long as anything is seen."""
        if any(held.window.isVisible() for held in self._held.values()):
            self._seconds.start(SECOND - int(time() * 1000) % SECOND + AFTER)
        else:
            self._seconds.stop()

    def _on_seen(self, name: str) -> None:
        held = self._held.get(TournamentId(name))
        if held is not None:
            self._show_now([held], seen=True)
        if not self._seconds.isActive():
            self._seconds.start(SECOND - int(time() * 1000) % SECOND + AFTER)

    def _show_now(self, windows: Sequence[Held], *, seen: bool = False) -> None:
        """Ask for all of these at one instant, and only then let any of them show something else."""
        there = [held.window for held in windows if seen or held.window.isVisible()]
        wanted = list(dict.fromkeys(tournament for window in there for tournament in window.tournaments))
        if not wanted:
            return
        views = dict(zip(wanted, self._ask(wanted), strict=True))
        for window in there:
            own = [view for tournament in window.tournaments if (view := views[tournament]) is not None]
            window.show_views(own)

    def _free(self) -> Display | None:
        """The display a tournament would be put on that has no window yet; None: a plain window."""
        taken = {held.display for held in self._held.values() if held.display is not None and not held.lost}
        free = tuple(display for display in self._displays.present() if display not in taken)
        return None if self._awaited() else choose(free, operator=self._operators(), wished=self._wished)

    def _awaited(self) -> Display | None:
        """The wished display while it is away; None: it is there, or none was wished."""
        wished = self._wished
        return wished if wished is not None and find(wished, self._displays.present()) is None else None

    def _watch_operator(self) -> None:
        """Notice when the director's window moves to another display: that one is theirs from then on."""
        handle = self._operator.windowHandle() if self._operator is not None else None
        if handle is not None and not self._watched:
            self._watched = True
            handle.screenChanged.connect(self._on_operator_moved)

    def _on_operator_moved(self) -> None:
        self._later.start()

    def _on_displays(self) -> None:
        self.settle()  # at once, before the system shows the window elsewhere
        self._later.start()  # and again when the dust has settled

    def _on_full_screen_wanted(self, name: str) -> None:
        """Let a plain window fill the display it stands on, or a free one if that is the director's own."""
        tournament = TournamentId(name)
        held = self._held[tournament]
        here = self._displays.under(held.window)
        if here.name != self._operators() and here not in self._taken(held):
            self._place(held, here)
        else:
            self._put(tournament, wait=False)
        self.shown.emit(tournament)

    def _put(self, tournament: TournamentId, *, wait: bool = True) -> None:
        """Put a window on a display that is free, else in a plain window; whoever has the display is said then. While
        the wished display is away the window waits for it, unless not told to `wait`.
        """
        self._watch_operator()
        held = self._window_of(tournament)
        awaited = self._awaited() if wait else None
        if awaited is not None:
            self._place(held, None)
            held.waits = awaited
            self.awaited.emit(awaited.said)
            return
        taken = self._taken(held)
        free = tuple(display for display in self._displays.present() if display not in taken)
        self._place(held, choose(free, operator=self._operators(), wished=self._wished))
        other = self._other_on(tournament) if held.display is None else None
        display = self._held[other].display if other is not None else None
        if other is not None and display is not None:
            self.taken.emit(tournament, display.said, other)

    def _window_of(self, tournament: TournamentId) -> Held:
        """The window of a tournament, made when it has none."""
        held = self._held.get(tournament)
        if held is None:
            window = ScreenWindow(tournament, self._words, self.shows.of(IN_WINDOW))
            window.stage.set_still(self._still)
            held = self._held[tournament] = Held(window, None)
            window.closed.connect(self.hide)
            window.seen.connect(partial(self._on_seen, tournament))
            window.full_screen_wanted.connect(self._on_full_screen_wanted)
        return held

    def _taken(self, by_others_than: Held) -> set[Display]:
        """The displays that show other tournaments."""
        held = (each for each in self._held.values() if each is not by_others_than and not each.lost)
        return {each.display for each in held if each.display is not None}

    def _other_on(self, tournament: TournamentId) -> TournamentId | None:
        """Another tournament that stands on a display."""
        for other, held in self._held.items():
            if other != tournament and held.display is not None and not held.lost:
                return other
        return None

    def _place(self, held: Held, display: Display | None) -> None:
        screen = self._displays.screen(display) if display else None
        seen = held.window.isVisible()
        held.lost = False
        held.waits = None
        held.display = display if screen is not None else None
        self._arrange(held)
        if screen is not None:
            held.window.fill(screen)
        else:
            others = {each.window.place for each in self._held.values() if each is not held and each.display is None}
            held.window.place = next(place for place in count() if place not in others)
            held.window.float_on(self._operators_screen() or held.window.screen())

        if seen:  # else it asks when it comes into sight
            self._show_now([held])

    def _arrange(self, held: Held) -> None:
        """Let a window show what was chosen for where it stands."""
        key = held.display.key if held.display is not None else IN_WINDOW
        held.window.beside = self.shows.beside(key, held.window.tournament)
        held.window.stage.arrange(self.shows.of(key, together=len(held.window.tournaments)))

    def _operators(self) -> str:
        """Name of the display the director works on; '' without a window."""
        screen = self._operators_screen()
        return screen.name() if screen is not None else ""

    def _operators_screen(self) -> QScreen | None:
        return self._operator.screen() if self._operator is not None else None
