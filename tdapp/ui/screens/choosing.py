"""The window in which the public screens are given their programme and theme, one display at a time, with a preview.

What is chosen holds at once and is kept for that display. Files of this laptop that cannot be read are told with the
line and why.
"""

from PySide6.QtWidgets import QWidget

from tdapp.app.clock.screen_library import own_library
from tdapp.read.message import say_refused
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.screens.displays import Displays
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
A_WINDOW = QT_TRANSLATE_NOOP("Screens", "In a window")
READ_AGAIN = QT_TRANSLATE_NOOP("Screens", "Read own files again")
READ_AGAIN_HELP = QT_TRANSLATE_NOOP("Screens", "Own layouts, programmes and themes are TOML files in {folder}.")
ALL_READ = QT_TRANSLATE_NOOP("Screens", "All files were read.")
SIZE = (1000, 720)


class ScreensWindow(SideWindow):
    """The window of the public screens. Opened by key from everywhere; closed by Esc."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="screens_window", title=TITLE, close=CLOSE)
        self.shows = Shows(own_library(), session.preferences.public_screens)
        self.displays = Displays(self)
        self.key: str | None = None  # of the display that is looked at; None: the first one
        self.where = PickStrip("screens_where", WHERE)
        self.programme = PickStrip("screens_programme", PROGRAMME)
        self.theme = PickStrip("screens_theme", THEME)
        self.stage = Stage(session.screen_words, self.shows.of(IN_WINDOW))
        self.stage.setObjectName("screens_preview")
        self.about = Label("", "muted", wrap=True, name="screens_about")
        self.problems = Label("", "warning", wrap=True, name="screens_problems")
        self.again = Button(READ_AGAIN, self.read_again, on=self, icon="rotate-ccw", key="F5", name="screens_again")
        parts = (
            vbox(Label(WHERE, "caption"), self.where, gap=4),
            vbox(Label(PROGRAMME, "caption"), self.programme, gap=4),
            vbox(Label(THEME, "caption"), self.theme, gap=4),
        )
        self.lay_out(hbox(self.title, STRETCH), *parts, self.about, self.problems, self.stage, buttons=(self.again,))
        self.where.picked.connect(self._look_at)
        self.programme.picked.connect(lambda key: self._choose(programme=key))
        self.theme.picked.connect(lambda key: self._choose(theme=key))
        self.displays.changed.connect(self.refresh)
        session.preferred.connect(self.refresh)
        session.ticked.connect(self._show_preview)
        self.resize(*SIZE)
        self.refresh()
        focus(next((pill for pill in self.programme.pills.values() if pill.isChecked()), self.close_it))

    def show_room(self) -> None:
        """Show what each display shows, and what there is to choose."""
        words, session = self.session.words, self.session
        self.shows.set_chosen(session.preferences.public_screens)
        self.shows.set_house(session.house())
        here = self._here()
        self.where.show_picks([Pick(key or "window", said, key) for key, said in self._places().items()], here)
        programme, theme = self.shows.choice(here)
        programmes = sorted(self.shows.programmes().items(), key=lambda each: texts.order(each[0]))
        self.programme.show_picks(
            [Pick(key, texts.programme_name(words, key, each.name), key) for key, each in programmes], programme
        )
        self.theme.show_picks(
            [Pick(key, texts.theme_name(words, key, each.name), key) for key, each in self.shows.themes().items()],
            theme,
        )
        self.about.setText(texts.about(words, programme, self.shows.themes()[theme].changed))
        self.problems.setText("\n".join(words.said(say_refused(each)) for each in self.shows.problems))
        self.problems.setVisible(bool(self.shows.problems))
        self.again.allow("", words(READ_AGAIN_HELP, folder=str(self.shows.library.folder)))
        self.stage.set_words(session.screen_words)
        self.stage.arrange(self.shows.of(here))
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

    def _here(self) -> str:
        places = self._places()
        return self.key if self.key is not None and self.key in places else next(iter(places))

    def _look_at(self, key: str) -> None:
        self.key = key
        self.refresh()

    def _choose(self, *, programme: str = "", theme: str = "") -> None:
        now = self.shows.choice(self._here())
        self.shows.choose(self._here(), programme or now[0], theme or now[1])
        self.session.prefer(self.session.preferences._replace(public_screens=self.shows.chosen))
        self.refresh()

    def _show_preview(self) -> None:
        """Show the tournament in front as that display does."""
        if self.isVisible() and self.session.has_club and self.session.tournament is not None:
            self.stage.show_view(self.session.screen_view(self.session.tournament))
