"""What a public window shows, made of what was chosen for it: its programme, its theme, and pictures of this laptop."""

from functools import cache

from tdapp.app.clock.screen_library import USUAL, ScreenLibrary
from tdapp.domain.refusal import Refused
from tdapp.read.club.house import NO_MARK, HouseMark
from tdapp.read.screen_layout import BoxKind, Programme
from tdapp.read.screen_theme import DARK, Theme, mark_theme
from tdapp.read.screen_windows import PublicWindow
from tdapp.ui.screens.composing import Show
from tdapp.values import replace

PAIR = "pair"  # the shipped programme with two tournaments


class Shows:
    """What windows show, by the names of programme and theme, as this laptop's files were read last."""

    def __init__(self, library: ScreenLibrary) -> None:
        self.library = library
        self._house: Theme | None = None
        self._mark = NO_MARK
        self._made: dict[tuple[str, str], Show] = {}
        self._read = library.programmes  # as they were when shows were made of them

    @property
    def problems(self) -> tuple[Refused, ...]:
        """What was wrong with files of this laptop when they were read last."""
        return self.library.problems

    def programmes(self) -> dict[str, Programme]:
        """Every programme by its name."""
        return self.library.programmes

    def themes(self) -> dict[str, Theme]:
        """Every theme by its name, the house's own among them when it has one."""
        return {**self.library.themes, **({self._house.key: self._house} if self._house is not None else {})}

    def programme(self, window: PublicWindow) -> str:
        """The programme a window shows: the chosen one, or while that is gone or has not the places for those on it the
        shipped one that does. So nothing has to be put back when a tournament goes.
        """
        chosen = window.programme if window.programme in self.library.programmes else USUAL
        together = len(window.tournaments) > 1
        if (self.library.programme(chosen).tournaments > 1) == together:
            return chosen
        return PAIR if together else USUAL

    def theme(self, window: PublicWindow) -> str:
        """The theme a window wears: the chosen one, or the dark one where that is gone."""
        return window.theme if window.theme in self.themes() else DARK.key

    def of(self, window: PublicWindow) -> Show:
        """What a window shows."""
        choice = (self.programme(window), self.theme(window))
        if choice not in self._made:
            programme = self.library.programme(choice[0])
            theme = self.themes()[choice[1]]
            theme = theme if theme.logo else replace(theme, logo=self._mark.logo)
            self._made[choice] = Show(programme, theme, self.pictures(programme), self._mark.name)
        return self._made[choice]

    def look(self) -> bool:
        """Go by the files as they were read last; whether that may be anything new."""
        stale = self._read is not self.library.programmes
        if stale:
            self._read = self.library.programmes
            self._made.clear()
        return stale

    def set_house(self, mark: HouseMark) -> bool:
        """Show the house's name and logo where there is a place for them, and offer a theme in its colours if it has
        any. Whether that is anything new.
        """
        if mark == self._mark:
            return False
        self._mark, self._house = mark, mark_theme(mark)
        self._made.clear()
        return True

    def read(self) -> None:
        """Read the files of this laptop anew."""
        self.library.read()
        self._made.clear()

    def pictures(self, programme: Programme) -> dict[str, bytes]:
        """The pictures a programme names, by the names of their files."""
        wanted = {
            box.text
            for layout in programme.all_layouts()
            for shape in layout.shapes
            for box in shape.boxes
            if box.kind is BoxKind.PICTURE and box.text
        }
        return {name: self.library.picture(name) for name in sorted(wanted)}


@cache
def usual_shows() -> Shows:
    """What is shipped."""
    return Shows(ScreenLibrary())


def usual_show() -> Show:
    """The shipped programme of a whole evening, in the dark theme."""
    return usual_shows().of(PublicWindow(1))
