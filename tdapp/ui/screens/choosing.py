"""The window in which public windows are added and removed, put up and taken off, and each is given its tournament, its
display, its programme, its theme and who stands beside, with a preview.

What is chosen holds at once and is kept for that window. Files of this laptop that cannot be read are told with the
line and why.
"""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.app.clock.screen_library import own_library
from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.read.message import say_refused
from tdapp.read.screen_windows import (
    PublicWindow,
    Windows,
    added,
    kept_windows,
    numbered,
    ready,
    windows_from,
    with_window,
    without,
)
from tdapp.ui.screens import choosing_texts as says
from tdapp.ui.screens.choosing_places import away_of, display_of_window, ways
from tdapp.ui.screens.displays import Display, Displays
from tdapp.ui.screens.framed import USUAL, Framed
from tdapp.ui.screens.shows import Shows
from tdapp.ui.screens.stage import Stage
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, scrolled, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.values import replace
from tdapp.words import screen_shows as texts
from tdapp.words.screen import DISPLAY_LOST

SIZE = (1120, 720)


class ScreensWindow(SideWindow):
    """The window of the public screens. Opened by key from everywhere; closed by Esc."""

    arrange_asked = Signal(object)  # the public window whose boxes are to be arranged

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="screens_window", title=says.TITLE, close=says.CLOSE)
        self.shows = Shows(own_library())
        self.displays = Displays(self)
        self.number: int | None = None  # of the public window that is looked at; None: the first of the tournament
        self.which = PickStrip("screens_which", says.WHICH)
        self.whose = PickStrip("screens_whose", says.WHOSE)
        self.where = PickStrip("screens_where", says.WHERE)
        self.programme = PickStrip("screens_programme", says.PROGRAMME)
        self.theme = PickStrip("screens_theme", says.THEME)
        self.beside_of = Label(says.BESIDE, "caption", name="screens_beside_of")
        self.beside = PickStrip("screens_beside", says.BESIDE)
        self.stage = Stage(session.screen_words, self.shows.of(PublicWindow(1)))
        self.stage.setObjectName("screens_preview")
        self.waits = Label("", tone="warning", wrap=True, name="screens_waits")
        self.about = Label("", "muted", wrap=True, name="screens_about")
        self.problems = Label("", tone="warning", wrap=True, name="screens_problems")
        self.add = Button(says.ADD, self.add_one, on=self, icon="plus", key="Ins", name="screens_add")
        self.remove = Button(says.REMOVE, self.remove_one, on=self, icon="trash-2", key="Del", name="screens_remove")
        self.up = Button(says.PUT_UP, self.toggle, on=self, icon="monitor", key="F9", name="screens_up")
        self.boxes = Button(says.ARRANGE, self.arrange, on=self, icon="move", key="F4", name="screens_arrange")
        self.again = Button(
            says.READ_AGAIN, self.read_again, on=self, icon="rotate-ccw", key="F5", name="screens_again"
        )
        chosen = vbox(
            *(
                vbox(caption, strip, gap=4)
                for caption, strip in (
                    (Label(says.WHOSE, "caption"), self.whose),
                    (Label(says.WHERE, "caption"), self.where),
                    (Label(says.PROGRAMME, "caption"), self.programme),
                    (Label(says.THEME, "caption"), self.theme),
                    (self.beside_of, self.beside),
                )
            ),
            self.about,
            STRETCH,
            gap=12,
        )
        self.frame = Framed(self.stage)
        seen = vbox(self.waits, grow(self.frame), self.problems, gap=8)
        self.lay_out(
            hbox(self.title, STRETCH, self.up, self.add, self.remove),
            self.which,
            hbox(grow(scrolled(chosen, sideways=False), 2), grow(seen, 3), gap=20),
            buttons=(self.boxes, self.again),
        )
        self._connect()
        self.resize(*SIZE)
        self.refresh()
        focus(self.close_it)  # a blank would tick a pill, and is the clock's where somebody has just arrived

    def _connect(self) -> None:
        self.which.picked.connect(self._look_at)
        self.whose.picked.connect(self._give_to)
        self.where.picked.connect(lambda key: self._choose(display=key))
        self.programme.picked.connect(self._choose_programme)
        self.theme.picked.connect(lambda key: self._choose(theme=key))
        self.beside.picked.connect(lambda other: self._choose(beside=TournamentId(other)))
        self.displays.changed.connect(self.refresh)
        self.session.preferred.connect(self.refresh)
        self.session.ticked.connect(self._show_preview)

    # Which windows there are

    @property
    def windows(self) -> Windows:
        """The public windows; where the tournament in front has none, with the one `F11` would put up for it."""
        session = self.session
        windows = windows_from(session.preferences.windows)
        if session.tournament is None or any(session.tournament in each.tournaments for each in windows):
            return windows
        up = [each.tournament for each in windows if each.up]
        try:
            return ready(windows, session.tournament, {*session.on_now(), *up})
        except Refused:
            return windows

    def here(self) -> PublicWindow:
        """The window that is looked at: the one picked, else the first on which the tournament in front is."""
        windows, front = self.windows, self.session.tournament
        found = numbered(windows, self.number) if self.number is not None else None
        return found or next((each for each in windows if front in each.tournaments), windows[0])

    def add_one(self) -> None:
        """Add a public window of the tournament in front."""
        if self.session.tournament is None:
            return
        before = self.windows
        try:
            windows = added(before, self.session.tournament)
        except Refused as refused:
            self.session.refuse(refused)
            return
        self.number = next(each.number for each in windows if each not in before)
        self._keep(windows)

    def remove_one(self) -> None:
        """Remove the window that is looked at, and what was chosen for it."""
        if self.remove.isEnabled():
            gone = self.here().number
            self.number = None
            self._keep(without(self.windows, gone))

    def toggle(self) -> None:
        """Put the window up, or take it off."""
        self._choose(up=not self.here().up)

    def arrange(self) -> None:
        """Open the window in which the boxes of this screen are arranged."""
        self.arrange_asked.emit(self.here())

    def show_programme(self, number: int, programme: str) -> None:
        """Show a programme in a window from now on: one that was just made for it."""
        window = numbered(self.windows, number)
        if window is not None:
            self._keep(with_window(self.windows, replace(window, programme=programme)))

    def read_again(self) -> None:
        """Read the files of this laptop anew, and let every screen go by them."""
        self.shows.read()
        self.session.prefer(self.session.preferences)
        self.refresh()
        if not self.shows.problems:
            self.say(self.session.words(says.ALL_READ))

    # Showing

    def show_room(self) -> None:
        """Show what each public window shows, and what there is to choose."""
        words, session = self.session.words, self.session
        self.shows.look()
        self.shows.set_house(session.house())
        here, names = self.here(), self._names()
        self.which.show_picks(
            [Pick(str(each.number), self._said(each, names), each.number) for each in self.windows], here.number
        )
        self.up.say(says.TAKE_OFF if here.up else says.PUT_UP)
        stored = numbered(windows_from(session.preferences.windows), here.number) is not None
        self.remove.allow("" if stored else words(says.ONLY_ONE))
        on = [each for each in session.on_now() if each in names]
        whose = on if here.tournament in on or here.tournament not in names else [here.tournament, *on]
        self.whose.show_picks([Pick(each, names[each], each) for each in whose], here.tournament)
        self.where.show_picks(ways(words, here, self._places()), here.display)
        self._show_programmes(here)
        self._show_beside(here, names)
        self.problems.setText("\n".join(words.said(say_refused(each)) for each in self.shows.problems))
        self.problems.setVisible(bool(self.shows.problems))
        self.again.allow("", words(says.READ_AGAIN_HELP, folder=str(self.shows.library.folder)))
        away = away_of(here, self._places()) if here.up else ""
        self.waits.setText(words(DISPLAY_LOST, display=away) if away else "")
        self.waits.setVisible(bool(away))
        self.frame.keep(*self._display_shape(here))
        self.stage.set_words(session.screen_words)
        self.stage.arrange(self.shows.of(here))
        self._show_preview()

    def _show_programmes(self, here: PublicWindow) -> None:
        words, programme, theme = self.session.words, self.shows.programme(here), self.shows.theme(here)
        programmes = sorted(self.shows.programmes().items(), key=lambda each: texts.order(each[0]))
        self.programme.show_picks(
            [Pick(key, texts.programme_name(words, key, each.name), key) for key, each in programmes], programme
        )
        for key, each in programmes:
            alone = each.tournaments > 1 and not self._others(here)
            self.programme.pills[key].allow(words(says.NO_OTHER) if alone else "")
        themes = self.shows.themes()
        self.theme.show_picks(
            [Pick(key, texts.theme_name(words, key, each.name), key) for key, each in themes.items()], theme
        )
        self.about.setText(texts.about(words, programme, themes[theme].changed))

    def _show_beside(self, here: PublicWindow, names: dict[TournamentId, str]) -> None:
        words = self.session.words
        others = [Pick(each, names[each], each) for each in self._others(here) if each in names]
        self.beside.show_picks([Pick("nothing", words(says.NOBODY), ""), *others], here.beside)
        self.beside.allow("" if others or here.beside else words(says.NO_OTHER))
        if here.tournament in names:
            self.beside_of.say(says.BESIDE_OF, tournament=names[here.tournament])

    def _names(self) -> dict[TournamentId, str]:
        session = self.session
        return {row.id: row.name for row in session.club.tournaments()} if session.has_club else {}

    def _said(self, window: PublicWindow, names: dict[TournamentId, str]) -> str:
        """What a window is called: its number, whose it is, and whether it is up."""
        words = self.session.words
        name = names.get(window.tournament, "")
        if not name:
            return words(says.NUMBER_FREE, number=window.number)
        return words(says.NUMBER_UP if window.up else says.NUMBER, number=window.number, tournament=name)

    def _places(self) -> tuple[Display, ...]:
        """The displays a public window may stand on: all but the director's."""
        parent = self.parent()
        operators = self.displays.directors(parent if isinstance(parent, QWidget) else None)
        return tuple(each for each in self.displays.present() if each.name != operators)

    def _display_shape(self, here: PublicWindow) -> tuple[int, int]:
        """The width and the height of the display the window is to stand on; the usual ones where none is there."""
        there = display_of_window(here, self._places())
        screen = self.displays.screen(there) if there is not None else None
        return (screen.size().width(), screen.size().height()) if screen is not None else USUAL

    def showEvent(self, event: QShowEvent) -> None:
        """Have the preview there at once, not at the next second."""
        super().showEvent(event)
        self._show_preview()

    def _show_preview(self) -> None:
        """Show whoever is on the window as it does."""
        if self.isVisible() and self.session.has_club:
            views = [view for view in self.session.screen_views(self.here().tournaments) if view is not None]
            if views:
                self.stage.show_view(*views)

    # Choosing

    def _look_at(self, number: int) -> None:
        self.number = number
        self.refresh()

    def _others(self, here: PublicWindow) -> list[TournamentId]:
        """Who may stand beside it."""
        return [each for each in self.session.on_now() if each != here.tournament] if self.session.has_club else []

    def _give_to(self, tournament: TournamentId) -> None:
        here = self.here()
        beside = here.beside if here.beside != tournament else TournamentId("")
        self.number = here.number
        self._choose(tournament=tournament, beside=beside)

    def _choose_programme(self, key: str) -> None:
        """Take a programme: one for two tournaments brings another one along, one for a single takes it off."""
        here = self.here()
        others, shared = self._others(here), self.shows.programmes()[key].tournaments > 1
        beside = (here.beside or (others[0] if others else TournamentId(""))) if shared else TournamentId("")
        self._choose(programme=key, beside=beside)

    def _choose(self, **what: Any) -> None:
        here = self.here()
        self.number = here.number
        self._keep(with_window(self.windows, replace(here, **what)))

    def _keep(self, windows: Windows) -> None:
        self.session.prefer(self.session.preferences._replace(windows=kept_windows(windows)))
        self.refresh()
