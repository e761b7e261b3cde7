"""Keeps the public windows that are up: each on its display, in a preview while that is away, and back with the cable.

Which windows there are and what each shows is told (`set_windows`), or changed here by key and mouse (`kept`). None of
them ever covers the display the director works on, or another one. After a sleep of the computer the next second shows
what is true then.
"""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import TournamentId
from tdapp.read import screen_windows as kept_as
from tdapp.read.screen import ScreenView
from tdapp.read.screen_windows import PublicWindow, Windows
from tdapp.ui.screens.beat import Beat
from tdapp.ui.screens.displays import Display, Displays
from tdapp.ui.screens.held import Held, wish_of
from tdapp.ui.screens.shows import Shows, usual_shows
from tdapp.ui.screens.stage import Stage
from tdapp.ui.screens.standing import Standing
from tdapp.ui.screens.window import ScreenWindow
from tdapp.values import replace
from tdapp.words.say import Words

Ask = Callable[[Sequence[TournamentId]], Sequence[ScreenView | None]]


class Screens(QObject):
    """The public windows, by their numbers. `ask` gives the read models of several tournaments at one instant, None for
    one that has nothing to show. `operator`: the director's window, whose display is never covered. `on`: the
    tournaments that are on: the windows of others do not come up by themselves.
    """

    kept = Signal()  # `windows` was changed here: to be kept in the preferences
    changed = Signal()  # a window came, went, or stands elsewhere
    display_lost = Signal(str)  # the display, as people know it
    display_back = Signal(str)
    awaited = Signal(str)  # the display a window waits for, as people know it
    taken = Signal(str, str, str)  # a tournament that had to do with a window, the display, the tournament on it

    def __init__(
        self,
        ask: Ask,
        words: Words,
        *,
        operator: QWidget | None = None,
        displays: Displays | None = None,
        shows: Shows | None = None,
        on: Callable[[], Collection[TournamentId]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ask = ask
        self._words = words
        self._on = on
        self.shows = shows or usual_shows()
        self.windows: Windows = ()
        self._still = False
        self._held: dict[int, Held] = {}
        self._standing = Standing(self._held, displays or Displays(self), operator, self._on_placed, self)
        for told in ("changed", "display_lost", "display_back", "awaited", "taken"):
            getattr(self._standing, told).connect(getattr(self, told))
        self.beat = Beat(self._strike, lambda: any(held.seen() for held in self._held.values()), self)

    # Which windows there are

    def set_windows(self, windows: Windows, *, asked: bool = False) -> None:
        """Let these be the windows. `asked`: by the director, just now; what comes back by itself, as at the start of
        the application, never lies over the director's window.
        """
        self.windows = windows
        wanted = {each.number: each for each in self._to_be_up()}
        for number in [number for number in self._held if number not in wanted]:
            self._drop(number)
        placed, others = list[Held](), list[Held]()
        for number, chosen in wanted.items():
            held = self._held.get(number)
            if held is None or held.chosen.display != chosen.display:
                placed.append(held := held or self._made(chosen))
            elif held.chosen != chosen:
                others.append(held)
            held.chosen = chosen
            self._arrange(held)
        given = {wish_of(held.chosen) for held in placed} - {None}
        placed += [each for each in self._held.values() if each.stands in given and wish_of(each.chosen) is None]
        for held in placed:
            held.display = None
        for held in sorted(placed, key=lambda each: wish_of(each.chosen) is None):  # whoever has a name on it first
            self._standing.put(held, asked=asked)
        self._show_now(others)
        self.changed.emit()

    def look_again(self) -> None:
        """See which tournaments are on now: windows of one that is back come up."""
        if any(each.number not in self._held for each in self._to_be_up()):
            self.set_windows(self.windows)

    def toggle(self, tournament: TournamentId) -> None:
        """Put up all windows of a tournament, or take them all down: one key does both."""
        if self.is_shown(tournament):
            self.hide(tournament)
        else:
            self.show(tournament)

    def show(self, tournament: TournamentId) -> None:
        """Put up all windows of a tournament; it has at least one. Those that are up without a display take one."""
        before = [held for held in self._of(tournament) if held.stands is None]
        shown = self.all_shown()  # one that is over too: its podium is not taken off by itself
        self._keep(kept_as.put_up(self.windows, tournament, {*self._on_now(), *shown}))
        for held in before:
            self._standing.put(held, asked=True)

    def hide(self, tournament: TournamentId) -> None:
        """Take down all windows of a tournament."""
        self._keep(kept_as.taken_down(self.windows, tournament))

    def hand_over(self, tournament: TournamentId) -> None:
        """Give this tournament the display another one stands on, which leaves it; without one, as `show`."""
        stands = any(held.stands for held in self._of(tournament))
        other = None if stands else self._standing.other_on(tournament)
        if other is None:
            self.show(tournament)
            return
        plain = {held.chosen.number for held in self._of(tournament)}
        self._keep(kept_as.handed_over(self.windows, other.chosen.number, tournament, without_display=plain))

    def take_down(self, number: int) -> None:
        """Take down one window."""
        window = kept_as.numbered(self.windows, number)
        if window is not None:
            self._keep(kept_as.with_window(self.windows, replace(window, up=False)))

    def choose_programme(self, tournament: TournamentId, programme: str) -> None:
        """Show another programme in the first window of a tournament that is up; nothing where none is."""
        held = next(iter(self._of(tournament)), None)
        if held is not None:
            self._keep(kept_as.with_window(self.windows, replace(held.chosen, programme=programme)))

    def close(self) -> None:
        """Take everything off, as the club is left; what was up is so again when its tournament is on once more."""
        for number in list(self._held):
            self._drop(number)
        self.changed.emit()

    def _keep(self, windows: Windows) -> None:
        self.set_windows(windows, asked=True)
        self.kept.emit()

    def _to_be_up(self) -> list[PublicWindow]:
        """The windows that are to be seen now: of tournaments that are on, and those of others that stand already."""
        up = [each for each in self.windows if each.up]
        shown = self.all_shown()
        on = self._on_now() if any(each.tournament not in shown for each in up) else ()
        return [each for each in up if each.tournament in shown or each.tournament in on]

    def _on_now(self) -> Collection[TournamentId]:
        return self._on() if self._on is not None else {each.tournament for each in self.windows if each.up}

    # What is up

    def is_shown(self, tournament: TournamentId) -> bool:
        """Whether a window of the tournament is up, also while its display is away."""
        return bool(self._of(tournament))

    def all_shown(self) -> tuple[TournamentId, ...]:
        """Every tournament of which a window is up, in the order of their windows."""
        return tuple(dict.fromkeys(held.chosen.tournament for held in self._in_order()))

    def up(self) -> tuple[Held, ...]:
        """Every window that is up, by number."""
        return tuple(self._in_order())

    def held(self, number: int) -> Held | None:
        """A window that is up by its number; None: it is not up."""
        return self._held.get(number)

    def window(self, tournament: TournamentId) -> ScreenWindow | None:
        """The first window of a tournament; None: none is up."""
        return next((held.window for held in self._of(tournament)), None)

    def display(self, tournament: TournamentId) -> Display | None:
        """The display on which the first window of a tournament stands or to which it waits to return; None: in a plain
        window, or nowhere.
        """
        return next((held.display for held in self._of(tournament)), None)

    def _in_order(self) -> list[Held]:
        return [self._held[number] for number in sorted(self._held)]

    def _of(self, tournament: TournamentId) -> list[Held]:
        return [held for held in self._in_order() if held.chosen.tournament == tournament]

    def _made(self, chosen: PublicWindow) -> Held:
        """A window that was just made, and stands nowhere yet."""
        window = ScreenWindow(self._words, self.shows.of(chosen))
        window.stage.set_still(self._still)
        held = self._held[chosen.number] = Held(chosen, window)
        window.closed.connect(partial(self.take_down, chosen.number))
        window.seen.connect(partial(self._on_seen, chosen.number))
        window.full_screen_wanted.connect(partial(self._on_full_screen_wanted, chosen.number))
        return held

    def _drop(self, number: int) -> None:
        held = self._held.pop(number)
        held.window.blockSignals(True)  # it goes because it is to go
        held.window.hide()
        held.window.deleteLater()

    # What they show

    def arrange(self) -> None:
        """Arrange all windows anew: something was read from a file, or the house looks different."""
        for held in self._held.values():
            self._arrange(held)
        self._show_now(list(self._held.values()))

    def refresh(self, tournament: str) -> None:
        """Show a change in a tournament now, not at the next second."""
        self._show_now([held for held in self._held.values() if tournament in held.tournaments])

    def flash(self, tournament: str, _sound: str = "") -> None:
        """Flash the windows a tournament is on, beside its sound."""
        for held in self._held.values():
            if tournament in held.tournaments:
                held.window.stage.flash()

    def set_words(self, words: Words) -> None:
        """Let all windows speak this language from now on."""
        self._words = words
        for held in self._held.values():
            held.window.set_words(words)
        self._show_now(list(self._held.values()))

    def set_still(self, still: bool) -> None:
        """Reduce motion on all windows, or allow it."""
        self._still = still
        for held in self._held.values():
            held.window.stage.set_still(still)

    def show_in(self, number: int, preview: Stage | None) -> None:
        """Show a window that waits for its display in a preview meanwhile; None: nowhere any more."""
        held = self._held.get(number)
        if held is None:
            return
        held.preview = preview
        if preview is not None:
            preview.arrange(self.shows.of(held.chosen))
            preview.set_still(self._still)
            self._show_now([held], seen=True)
            self.beat.begin()

    def settle(self) -> None:
        """Bring the windows in line with the displays there are."""
        self._standing.settle()

    def _arrange(self, held: Held) -> None:
        """Let a window show what was chosen for it."""
        show = self.shows.of(held.chosen)
        held.window.stage.arrange(show)
        if held.preview is not None:
            held.preview.arrange(show)

    def _strike(self) -> None:
        self._show_now(list(self._held.values()))

    def _on_placed(self, held: Held) -> None:
        self._show_now([held])

    def _on_full_screen_wanted(self, number: int) -> None:
        self._standing.fill(self._held[number])
        self.changed.emit()

    def _on_seen(self, number: int) -> None:
        held = self._held.get(number)
        if held is not None:
            self._show_now([held], seen=True)
        self.beat.begin()

    def _show_now(self, windows: Sequence[Held], *, seen: bool = False) -> None:
        """Ask for all of these at one instant, and only then let any of them show something else."""
        there = [held for held in windows if seen or held.seen()]
        wanted = list(dict.fromkeys(tournament for held in there for tournament in held.tournaments))
        if not wanted:
            return
        views = dict(zip(wanted, self._ask(wanted), strict=True))
        for held in there:
            held.show_views([view for tournament in held.tournaments if (view := views[tournament]) is not None])
