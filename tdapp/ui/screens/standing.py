"""Where the public windows stand: each on a display of its own, none on the director's, out of sight while its own is
away, and back with the cable.
"""

from collections.abc import Callable, Mapping
from itertools import count

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import TournamentId
from tdapp.read.screen_windows import BY_ITSELF, IN_WINDOW
from tdapp.ui.screens.displays import Display, Displays, find
from tdapp.ui.screens.held import Held, awaited, left_for, place_for, returns_to
from tdapp.values import replace

SETTLE = 300  # milliseconds after a display changed: by then the system has moved the windows it wanted to move


class Standing(QObject):
    """Puts windows where they belong. `held`: those that are up, by number. `operator`: the director's window, whose
    display is never covered. `placed`: called with a window that stands elsewhere now.
    """

    changed = Signal()  # a window stands elsewhere
    display_lost = Signal(str)  # the display, as people know it
    display_back = Signal(str)
    awaited = Signal(str)  # the display a window waits for, as people know it
    taken = Signal(str, str, str)  # a tournament that had to do with a window, the display, the tournament on it

    def __init__(
        self,
        held: Mapping[int, Held],
        displays: Displays,
        operator: QWidget | None,
        placed: Callable[[Held], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._held = held
        self._displays = displays
        self._operator = operator
        self._placed = placed
        self._watched = False
        displays.changed.connect(self._on_displays)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SETTLE)
        self._later.timeout.connect(self.settle)

    def put(self, held: Held, *, asked: bool) -> None:
        """Put a window on a display that is free, else in a plain window; whoever has the display is said then. While
        its own display is away it waits for that one. Where nobody `asked` it never lies over the director's window:
        without a display it stays out of sight until there is one, and a plain window comes as an icon.
        """
        self._watch_operator()
        away = awaited(held.chosen, self._displays.present())
        there = None if away is not None else place_for(held.chosen, self.left(held), self._operators())
        plain = held.chosen.display == IN_WINDOW
        if there is None and not asked and not plain:
            held.lost, held.display, held.waits = True, away, None
            held.window.hide()
            return
        self._place(held, there)
        if plain and not asked:
            held.window.showMinimized()
        held.waits = away
        if away is not None:
            self.awaited.emit(away.said)
        elif there is None and not plain:
            self._say_taken(held)

    def fill(self, held: Held) -> None:
        """Let a plain window fill the display it stands on, or a free one if that is the director's own."""
        here = self._displays.under(held.window)
        if here in self.left(held):
            self._place(held, here)
            return
        there = place_for(replace(held.chosen, display=BY_ITSELF), self.left(held), self._operators())
        self._place(held, there)
        if there is None:
            self._say_taken(held)

    def settle(self) -> None:
        """Bring the windows in line with the displays: what lost its own is out of sight, what can return does."""
        before = self._as_they_stand()
        # Whoever is to have a certain display comes before whoever takes any.
        for held in sorted(self._held.values(), key=lambda each: (each.display is None, each.chosen.number)):
            if held.lost or held.waits is not None:
                there = returns_to(held, self.left(held), self._operators())
                if there is not None:
                    self._place(held, there)
                    self.display_back.emit(there.said)
            elif held.display is not None:
                self._keep_on(held, find(held.display, self.left(held)))
        if before != self._as_they_stand():
            self.changed.emit()

    def left(self, held: Held) -> tuple[Display, ...]:
        """The displays a window may take."""
        return left_for(held, self._held.values(), self._displays.present(), self._operators())

    def other_on(self, tournament: TournamentId) -> Held | None:
        """A window of another tournament that stands on a display."""
        there = (self._held[number] for number in sorted(self._held))
        return next((each for each in there if each.chosen.tournament != tournament and each.stands), None)

    def _keep_on(self, held: Held, there: Display | None) -> None:
        """Keep a window on its display, in whatever socket and of whatever size that is now; None: it is gone."""
        assert held.display is not None
        if there is None:
            held.lost = True
            held.window.hide()
            self.display_lost.emit(held.display.said)
            return
        held.display = there
        screen = self._displays.screen(there)
        if held.window.isFullScreen() and screen is not None and held.window.geometry() != screen.geometry():
            self._place(held, there)

    def _place(self, held: Held, display: Display | None) -> None:
        screen = self._displays.screen(display) if display else None
        seen = held.window.isVisible()
        held.lost, held.waits, held.preview = False, None, None
        held.display = display if screen is not None else None
        if screen is not None:
            held.window.fill(screen)
        else:
            others = {each.window.place for each in self._held.values() if each is not held and each.display is None}
            held.window.place = next(place for place in count() if place not in others)
            held.window.float_on(self._operators_screen() or held.window.screen())
        if seen:  # else it asks when it comes into sight
            self._placed(held)

    def _say_taken(self, held: Held) -> None:
        """Say which tournament has the display, where that is why a window has none."""
        other = self.other_on(held.chosen.tournament)
        if other is not None and other.display is not None:
            self.taken.emit(held.chosen.tournament, other.display.said, other.chosen.tournament)

    def _as_they_stand(self) -> list[tuple[Display | None, bool]]:
        return [(self._held[number].display, self._held[number].lost) for number in sorted(self._held)]

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

    def _operators(self) -> str:
        return self._displays.directors(self._operator)

    def _operators_screen(self) -> QScreen | None:
        return self._operator.screen() if self._operator is not None else None
