"""The window in which the public screens are given their display, and each display its programme, its theme and who
shares it, with a preview.

What is chosen holds at once and is kept for that display. Files of this laptop that cannot be read are told with the
line and why.
"""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.app.clock.screen_library import own_library
from tdapp.domain.units import TournamentId
from tdapp.read.message import say_refused
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.screens.displays import Displays, display_from, find
from tdapp.ui.screens.shows import IN_WINDOW, Shows
from tdapp.ui.screens.stage import Stage
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.words import screen_shows as texts

TITLE = QT_TRANSLATE_NOOP("Screens", "Public screens")
CLOSE = QT_TRANSLATE_NOOP("Screens", "Close window")
WHERE = QT_TRANSLATE_NOOP("Screens", "Display")
PROGRAMME = QT_TRANSLATE_NOOP("Screens", "Programme: what it shows when")
THEME = QT_TRANSLATE_NOOP("Screens", "Theme")
GOES_TO = QT_TRANSLATE_NOOP("Screens", "F11 puts the screen on")
BY_ITSELF = QT_TRANSLATE_NOOP("Screens", "The second display", "the usual place of the public screen")
AWAY = QT_TRANSLATE_NOOP("Screens", "{display}, away", "a display that is not plugged in")
BESIDE = QT_TRANSLATE_NOOP("Screens", "Beside it on this display")
BESIDE_OF = QT_TRANSLATE_NOOP("Screens", "Beside {tournament}, on this display")
NOBODY = QT_TRANSLATE_NOOP("Screens", "Nothing", "no tournament stands beside another on the screen")
NO_OTHER = QT_TRANSLATE_NOOP("Screens", "No other tournament is on. Create it first.")
A_WINDOW = QT_TRANSLATE_NOOP("Screens", "In a window")
READ_AGAIN = QT_TRANSLATE_NOOP("Screens", "Read own files again")
READ_AGAIN_HELP = QT_TRANSLATE_NOOP("Screens", "Own layouts, programmes and themes are TOML files in {folder}.")
ALL_READ = QT_TRANSLATE_NOOP("Screens", "All files were read.")
SIZE = (1000, 720)


class ScreensWindow(SideWindow):
    """The window of the public screens. Opened by key from everywhere; closed by Esc."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="screens_window", title=TITLE, close=CLOSE)
        self.shows = Shows(own_library(), session.preferences.public_screens, session.preferences.beside)
        self.displays = Displays(self)
        self.key: str | None = None  # of the display that is looked at; None: the first one
        self.where = PickStrip("screens_where", WHERE)
        self.goes_to = PickStrip("screens_goes_to", GOES_TO)
        self.beside_of = Label(BESIDE, "caption", name="screens_beside_of")
        self.beside = PickStrip("screens_beside", BESIDE)
        self.programme = PickStrip("screens_programme", PROGRAMME)
        self.theme = PickStrip("screens_theme", THEME)
        self.stage = Stage(session.screen_words, self.shows.of(IN_WINDOW))
        self.stage.setObjectName("screens_preview")
        self.about = Label("", "muted", wrap=True, name="screens_about")
        self.problems = Label("", "warning", wrap=True, name="screens_problems")
        self.again = Button(READ_AGAIN, self.read_again, on=self, icon="rotate-ccw", key="F5", name="screens_again")
        parts = (
            hbox(
                vbox(Label(WHERE, "caption"), self.where, STRETCH, gap=4),
                vbox(Label(GOES_TO, "caption"), self.goes_to, STRETCH, gap=4),
            ),
            vbox(Label(PROGRAMME, "caption"), self.programme, gap=4),
            hbox(
                vbox(Label(THEME, "caption"), self.theme, STRETCH, gap=4),
                vbox(self.beside_of, self.beside, STRETCH, gap=4),
            ),
        )
        self.lay_out(hbox(self.title, STRETCH), *parts, self.about, self.problems, self.stage, buttons=(self.again,))
        self.where.picked.connect(self._look_at)
        self.goes_to.picked.connect(self._go_to)
        self.beside.picked.connect(self._put_beside)
        self.programme.picked.connect(self._choose_programme)
        self.theme.picked.connect(lambda key: self._choose(theme=key))
        self.displays.changed.connect(self.refresh)
        session.preferred.connect(self.refresh)
        session.ticked.connect(self._show_preview)
        self.resize(*SIZE)
        self.refresh()
        focus(self.close_it)  # a blank would tick a pill, and is the clock's where somebody has just arrived

    def show_room(self) -> None:
        """Show what each display shows, and what there is to choose."""
        words, session = self.session.words, self.session
        self.shows.set_chosen(session.preferences.public_screens, session.preferences.beside)
        self.shows.set_house(session.house())
        here = self._here()
        self.where.show_picks([Pick(key or "window", said, key) for key, said in self._places().items()], here)
        self.goes_to.show_picks(self._ways(), session.preferences.display)
        self._show_beside(here)
        programme, theme = self._programme(here), self.shows.choice(here)[1]
        programmes = sorted(self.shows.programmes().items(), key=lambda each: texts.order(each[0]))
        self.programme.show_picks(
            [Pick(key, texts.programme_name(words, key, each.name), key) for key, each in programmes], programme
        )
        for key, each in programmes:
            alone = each.tournaments > 1 and not self._others(here)
            self.programme.pills[key].allow(words(NO_OTHER) if alone else "")
        self.theme.show_picks(
            [Pick(key, texts.theme_name(words, key, each.name), key) for key, each in self.shows.themes().items()],
            theme,
        )
        self.about.setText(texts.about(words, programme, self.shows.themes()[theme].changed))
        self.problems.setText("\n".join(words.said(say_refused(each)) for each in self.shows.problems))
        self.problems.setVisible(bool(self.shows.problems))
        self.again.allow("", words(READ_AGAIN_HELP, folder=str(self.shows.library.folder)))
        self.stage.set_words(session.screen_words)
        self.stage.arrange(self.shows.of(here, together=len(self._on(here))))
        self._show_preview()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the preview there at once, not at the next second."""
        super().showEvent(event)
        self._show_preview()

    def read_again(self) -> None:
        """Read the files of this laptop anew, and let every screen go by them."""
        self.shows.read()
        self.session.prefer(self.session.preferences)
        self.refresh()
        if not self.shows.problems:
            self.say(self.session.words(ALL_READ))

    def _places(self) -> dict[str, str]:
        """The displays a public screen may stand on, and a plain window; each with what it is called."""
        parent = self.parent()
        operators = self.displays.under(parent).name if isinstance(parent, QWidget) else ""
        found = {each.key: each.said for each in self.displays.present() if each.name != operators}
        return {**found, IN_WINDOW: self.session.words(A_WINDOW)}

    def _ways(self) -> list[Pick]:
        """Where F11 may put the screen; a wished display that is away waits there by its name."""
        words, wished = self.session.words, self.session.preferences.display
        ways = [Pick("second", words(BY_ITSELF), "")]
        display = display_from(wished)
        there = find(display, self.displays.present()) if display is not None else None
        for key, said in self._places().items():
            if key != IN_WINDOW:
                ways.append(Pick(key, said, wished if there is not None and there.key == key else key))
        if display is not None and all(way.value != wished for way in ways):
            ways.append(Pick(wished, words(AWAY, display=display.said), wished))
        return ways

    def _go_to(self, key: str) -> None:
        self.session.prefer(self.session.preferences._replace(display=key))
        self.refresh()

    def _first(self, here: str) -> TournamentId | None:
        """Whose screen the display is: of the tournament in front; where that stands beside another, of the other."""
        front, these = self.session.tournament, self.shows.together.get(here)
        return these[0] if these is not None and these[1] == front else front

    def _on(self, here: str) -> tuple[TournamentId, ...]:
        """The tournaments on a display, as it is to be seen in the preview."""
        first = self._first(here)
        return (first, *self.shows.beside(here, first)) if first is not None else ()

    def _others(self, here: str) -> list[TournamentId]:
        """Who may stand beside it."""
        first = self._first(here)
        return [each for each in self.session.on_now() if each != first] if self.session.has_club else []

    def _show_beside(self, here: str) -> None:
        words, first = self.session.words, self._first(here)
        names = {row.id: row.name for row in self.session.club.tournaments()} if self.session.has_club else {}
        others = [Pick(each, names[each], each) for each in self._others(here)]
        held = next(iter(self._on(here)[1:]), "")
        self.beside.show_picks([Pick("nothing", words(NOBODY), ""), *others], held)
        self.beside.allow("" if others or held else words(NO_OTHER))
        if first in names:
            self.beside_of.say(BESIDE_OF, tournament=names[first])

    def _put_beside(self, other: str) -> None:
        here = self._here()
        first = self._first(here)
        if first is not None:
            self.shows.put_beside(here, first, TournamentId(other) if other else None)
            self._keep()

    def _programme(self, here: str) -> str:
        """The programme the display shows with those who are on it."""
        return self.shows.programme(here, together=len(self._on(here)))

    def _choose_programme(self, key: str) -> None:
        """Take a programme: one for two tournaments brings another one along, one for a single takes it off."""
        here = self._here()
        first, others = self._first(here), self._others(here)
        shared = self.shows.programmes()[key].tournaments > 1
        if first is not None and shared and others and len(self._on(here)) == 1:
            self.shows.put_beside(here, first, others[0])
        elif first is not None and not shared:
            self.shows.put_beside(here, first, None)
        self._choose(programme=key)

    def _here(self) -> str:
        places = self._places()
        return self.key if self.key is not None and self.key in places else next(iter(places))

    def _look_at(self, key: str) -> None:
        self.key = key
        self.refresh()

    def _choose(self, *, programme: str = "", theme: str = "") -> None:
        now = self.shows.choice(self._here())
        self.shows.choose(self._here(), programme or now[0], theme or now[1])
        self._keep()

    def _keep(self) -> None:
        shows = self.shows
        kept = self.session.preferences._replace(public_screens=shows.chosen, beside=shows.kept_together)
        self.session.prefer(kept)
        self.refresh()

    def _show_preview(self) -> None:
        """Show the tournament in front, and who stands beside it, as that display does."""
        if self.isVisible() and self.session.has_club:
            views = [view for view in self.session.screen_views(self._on(self._here())) if view is not None]
            if views:
                self.stage.show_view(*views)
