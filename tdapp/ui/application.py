"""The application: one window for the director, the room's screens, sound, and the file behind them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from tdapp.app.preferences import Preferences
from tdapp.domain.pieces import Pieces
from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.read.screen import ScreenView
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.ahead import Ahead
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.opening import Opening
from tdapp.ui.second import Second
from tdapp.ui.session import CLUB, Session
from tdapp.words import screen as screen_texts
from tdapp.words.club import opening as texts

if TYPE_CHECKING:  # loaded once a club is open
    from tdapp.app.events.telling import Due
    from tdapp.read.screen_windows import Windows
    from tdapp.ui.screens.controller import Screens
    from tdapp.ui.screens.held import Held
    from tdapp.ui.slip_printer import SlipPrinter
    from tdapp.ui.sound import Sounder
    from tdapp.ui.trainer.trainer import Trainer


HOLD_AFTER = 1500  # milliseconds after the first page: the director has begun, and the file is looked through
AT_ONCE, BETWEEN = 400, 5  # people made ready at a time: some 10 ms; milliseconds for everything else until the next


class Application(QObject):
    """The application, which ties its parts together. The window stands before a club is open, so that something is
    seen at once.
    """

    def __init__(self, preferences: Preferences, languages: Languages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = Session(None, preferences, languages.words, self)
        self.window = MainWindow(self.session)
        self.opening = Opening(self.session, self.window, self._loading, self)
        self.opening.settled.connect(self._prepare)
        self.opening.settled.connect(self.session.begin_telling)
        self.opening.settled.connect(self._ready_people)
        self.opening.settled.connect(self._hold)
        self.opening.practised.connect(self._attend)
        self.window.practice_asked.connect(self._practise)
        self.window.practice_told.connect(self._on_practice)
        self.window.copy_asked.connect(self._on_copy_asked)
        self.window.pack_asked.connect(self._print_pack)
        self.window.screen_asked.connect(self._toggle_screen)
        self.window.hand_over_asked.connect(self._hand_screen_over)
        self.session.left.connect(self._take_screens_off)
        self.session.switched.connect(self._show_display)
        self.session.due.connect(self._on_due)
        self.session.sounded.connect(self._on_sounded)
        self.window.closing.connect(self.close)
        self.ahead = Ahead(self.window, self)
        self.session.switched.connect(self._go_ahead)
        self.session.left.connect(self.ahead.stop)
        self.second = Second(self.session, self)
        self.window.below.addWidget(self.second.bar)
        self.opening.settled.connect(self.second.begin)
        self._settled = False  # whether a club was painted, and all there was to do then is done
        self.screens: Screens | None = None
        self.sounder: Sounder | None = None
        self.trainer: Trainer | None = None  # of the practice night that is open
        self.printer: SlipPrinter | None = None  # of the sheets that rules print

    def start(self, path: Path | None) -> None:
        """Open the file, once the window is seen."""
        self.opening.start(path)

    @Slot()
    def close(self) -> None:
        """Take the screens down, make a last copy, let go of the file."""
        if self.screens is not None:
            self.screens.set_windows(())  # for good: nothing that still happens brings one back
        if self.sounder is not None:
            self.sounder.stop()
        if self.session.has_club:
            self.opening.finish()
            self.session.copy("close", wait=True)
            self.session.close()

    @staticmethod
    def _loading() -> Pieces[None]:
        """Load what is needed once a club has been painted."""
        from tdapp.ui.loading import load_for

        yield from load_for(Application._prepare)
        yield from load_for(Session.begin_telling)
        from tdapp.app.clock.screen_library import read_ahead  # loaded by now, module by module

        yield from read_ahead()

    def _prepare(self) -> tuple["Screens", "Sounder"]:
        """The room's screens and sound: made once, when the first club has been painted or one of them is asked for."""
        if self.screens is not None and self.sounder is not None:
            return self.screens, self.sounder
        from tdapp.app.clock.screen_library import own_library
        from tdapp.ui.screens.beside import TakesBack
        from tdapp.ui.screens.controller import Screens
        from tdapp.ui.screens.shows import Shows
        from tdapp.ui.screens.waiting import WaitingBar
        from tdapp.ui.sound import Sounder

        session = self.session
        self.screens = Screens(
            self._screen_views,
            session.screen_words,
            operator=self.window.window(),
            shows=Shows(own_library()),
            on=self._on_now,
            parent=self,
        )
        self.window.below.addWidget(WaitingBar(session, self.screens))
        TakesBack(session, parent=self.screens)
        self.screens.set_still(session.preferences.reduced_motion)
        self._show_house()
        self.sounder = Sounder(self)
        self.sounder.on, self.sounder.volume = session.preferences.sound, session.preferences.volume
        self.sounder.failed.connect(session.refuse)
        session.changed.connect(self.screens.refresh)
        session.changed.connect(self._show_house)
        session.words_changed.connect(self._on_words)
        session.preferred.connect(self._on_preferred)
        session.switched.connect(self.screens.look_again)
        session.changed.connect(self._on_tournaments)
        self.screens.changed.connect(self._show_display)
        self.screens.taken.connect(self._on_taken)
        self.screens.kept.connect(self._on_kept)
        self.screens.awaited.connect(self._on_awaited)
        self.screens.display_lost.connect(self._on_display_lost)
        self.screens.display_back.connect(self._on_display_back)
        self.screens.set_windows(self._windows())
        return self.screens, self.sounder

    @Slot()
    def _ready_people(self) -> None:
        """Have everybody of the club ready to be found before anybody is looked for: some at a time, between keys."""
        if self.session.has_club and not self.session.club.people.prepare(AT_ONCE):
            QTimer.singleShot(BETWEEN, self, self._ready_people)
        else:
            self._settled = True
            self._go_ahead()

    @Slot()
    def _go_ahead(self) -> None:
        """Have the pages of the tournament in front made before anybody goes there, once the first one stands."""
        if self._settled and self.session.tournament is not None:
            self.ahead.start()
        else:
            self.ahead.stop()

    @Slot()
    def _hold(self) -> None:
        """Hold the club file against itself, once nobody waits for the first page any more."""
        QTimer.singleShot(HOLD_AFTER, self, self.session.hold_file)

    def _practise(self) -> None:
        """Take up the practice night that is open, or open one."""
        if self.trainer is not None and self.trainer.attends:
            self.trainer.take_up()
        else:
            self.opening.practise()

    def _on_practice(self, what: str) -> None:
        """Do what a key of the practice night asks for, where one is open."""
        if self.trainer is not None and self.trainer.attends:
            self.trainer.do(what)
        else:
            self.session.refuse(texts.NO_PRACTICE)

    def _attend(self) -> None:
        """Tell the tasks of the practice night that was opened."""
        from tdapp.ui.trainer.trainer import Trainer

        if self.trainer is None:
            self.trainer = Trainer(self.session, self.window, self)
            self.trainer.own_club_asked.connect(self.opening.leave_practice)
        self.trainer.attend()

    def _on_copy_asked(self, path: str) -> None:
        self.opening.open(Path(path))

    def _on_due(self, due: "Due") -> None:
        """Do what a rule says whose time has come; its message stands over the screens already."""
        (screens, sounder), rule = self._prepare(), due.rule
        if rule.heard:
            sounder.play(rule.sound, volume=rule.volume, then=rule.spoken)
        if rule.flash:
            screens.flash(due.tournament)
        if rule.programme:
            self._change_programme(due.tournament, rule.programme)
        if rule.message:
            screens.refresh(due.tournament)
        if rule.sheet:
            self._printer().sheet(due.tournament, SheetKind(rule.sheet))

    def _change_programme(self, tournament: TournamentId, programme: str) -> None:
        """Let a tournament's screen show another programme, where it has a screen; one that is gone is named."""
        screens = self._prepare()[0]
        from tdapp.app.events.rule_files import check_programme

        try:
            check_programme(programme, screens.shows.programmes())
        except Refused as refused:
            self.session.refuse(refused)
            return
        screens.choose_programme(tournament, programme)

    def _print_pack(self) -> None:
        """Print everything the night in front needs to go on by hand."""
        tournament = self.session.tournament
        if tournament is not None:
            self._printer().sheet(tournament, SheetKind.FLOOR)
            self.second.pack(tournament)

    def _printer(self) -> "SlipPrinter":
        if self.printer is None:
            from tdapp.ui.slip_printer import SlipPrinter

            self.printer = SlipPrinter(self.session, self)
        return self.printer

    def _on_sounded(self, sound: str) -> None:
        self._prepare()[1].play(sound)

    def _screen_views(self, tournaments: Sequence[TournamentId]) -> list[ScreenView | None]:
        """The read models of these tournaments, all at one instant."""
        if not self.session.has_club:
            return [None] * len(tournaments)
        return list(self.session.screen_views(tournaments))

    def _toggle_screen(self) -> None:
        self._screen_act(lambda screens, front: screens.toggle(front))

    def _hand_screen_over(self) -> None:
        self._screen_act(lambda screens, front: screens.hand_over(front))

    def _screen_act(self, act: Callable[["Screens", TournamentId], None]) -> None:
        """Do something with the screens of the tournament in front; what there is no room for is said."""
        if self.session.tournament is not None:
            try:
                act(self._prepare()[0], self.session.tournament)
            except Refused as refused:
                self.session.refuse(refused)

    def _on_now(self) -> list[TournamentId]:
        """The tournaments that can be on a screen: those of the club that are on, and the one in front."""
        session = self.session
        front = [session.tournament] if session.tournament is not None else []
        return [*session.on_now(), *front] if session.has_club else []

    def _on_tournaments(self, stream: str) -> None:
        """See whose windows are up, where a tournament was archived or is back."""
        if stream == CLUB and self.screens is not None:
            self.screens.look_again()

    def _take_screens_off(self) -> None:
        """Clear the room's screens: the club is left, and none of its tournaments is shown any more."""
        if self.screens is not None:
            self.screens.close()

    def _show_display(self) -> None:
        """Show where the public windows are: those of the tournament in front first, the others with their names."""
        front = self.session.tournament
        up = self.screens.up() if self.screens is not None else ()
        said = [self._where(held) for held in sorted(up, key=lambda each: each.chosen.tournament != front)]
        waits = next((held for held in up if held.lost and held.display is not None), None)
        if waits is not None and waits.display is not None:
            away = self.session.words(screen_texts.DISPLAY_AWAY, display=waits.display.name)
            self.window.show_display(away, "warning")
        else:
            self.window.show_display(" · ".join(said))

    def _where(self, held: "Held") -> str:
        words, display = self.session.words, held.display
        if held.chosen.tournament == self.session.tournament:
            return words(texts.NO_DISPLAY, display=display.name) if display else words(texts.IN_WINDOW)
        name = self._name(held.chosen.tournament)
        if display is None:
            return words(texts.ELSEWHERE_IN_WINDOW, tournament=name)
        return words(texts.ELSEWHERE, tournament=name, display=display.name)

    def _name(self, tournament: str) -> str:
        return self.session.clock_view(TournamentId(tournament)).name

    def _on_taken(self, tournament: str, display: str, other: str) -> None:
        args = {"display": display, "other": self._name(other), "tournament": self._name(tournament)}
        there = [held for held in self._prepare()[0].up() if held.chosen.tournament == other]
        beside = any(tournament in held.tournaments for held in there)
        self.session.refuse(texts.BESIDE_ALREADY if beside else texts.TAKEN, **args)

    def _on_words(self) -> None:
        if self.screens is not None:
            self.screens.set_words(self.session.screen_words)
        self._show_display()

    def _on_preferred(self) -> None:
        preferences = self.session.preferences
        if self.screens is not None and self.sounder is not None:
            self.screens.set_still(preferences.reduced_motion)
            self.sounder.on, self.sounder.volume = preferences.sound, preferences.volume
            windows = self._windows()
            if windows != self.screens.windows:
                self.screens.set_windows(windows, asked=True)
            if self.screens.shows.look():
                self.screens.arrange()

    def _show_house(self, stream: str = CLUB) -> None:
        """Let the screens wear the colours and the logo of the house as they are now."""
        there = self.screens is not None and self.session.has_club and stream == CLUB
        if there and self.screens is not None and self.screens.shows.set_house(self.session.house()):
            self.screens.arrange()

    def _windows(self) -> "Windows":
        """The public windows as they are kept."""
        from tdapp.read.screen_windows import windows_from

        return windows_from(self.session.preferences.windows)

    def _on_kept(self) -> None:
        if self.screens is not None:
            from tdapp.read.screen_windows import kept_windows

            self.session.prefer(self.session.preferences._replace(windows=kept_windows(self.screens.windows)))

    def _on_awaited(self, display: str) -> None:
        self.session.tell(screen_texts.DISPLAY_AWAITED, display=display)

    def _on_display_lost(self, display: str) -> None:
        self.session.tell(screen_texts.DISPLAY_LOST, "error", display=display)

    def _on_display_back(self, display: str) -> None:
        self._show_display()
        self.session.tell(screen_texts.DISPLAY_BACK, display=display)
