"""What the windows of the room's screen show: programme and theme as they were chosen for each display."""

from collections.abc import Mapping
from functools import cache

from tdapp.app.clock.screen_library import USUAL, ScreenLibrary
from tdapp.domain.refusal import Refused
from tdapp.read.club.house import NO_MARK, HouseMark
from tdapp.read.screen_layout import BoxKind, Programme
from tdapp.read.screen_theme import DARK, Theme, mark_theme
from tdapp.ui.screens.composing import Show
from tdapp.values import replace

IN_WINDOW = ""  # the key of a plain window, which stands on no display of its own
Choice = tuple[str, str]  # the names of a programme and of a theme
USUAL_CHOICE: Choice = (USUAL, DARK.key)


class Shows:
    """The programme and theme of every display, by its key. `chosen`: as it was kept."""

    def __init__(self, library: ScreenLibrary, chosen: Mapping[str, object] | None = None) -> None:
        self.library = library
        self._house: Theme | None = None
        self._mark = NO_MARK
        self._chosen: dict[str, Choice] = {key: _choice(kept) for key, kept in (chosen or {}).items()}
        self._made: dict[Choice, Show] = {}
        self._read = library.programmes  # as they were when shows were made of them

    @property
    def chosen(self) -> dict[str, list[str]]:
        """What was chosen, to be kept."""
        return {key: list(choice) for key, choice in self._chosen.items()}

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

    def choice(self, key: str) -> Choice:
        """What was chosen for a display, as far as it is still there."""
        programme, theme = self._chosen.get(key, USUAL_CHOICE)
        return (
            programme if programme in self.library.programmes else USUAL,
            theme if theme in self.themes() else DARK.key,
        )

    def set_chosen(self, chosen: Mapping[str, object]) -> bool:
        """Show what was kept, and files as they were read last; whether that may be anything new."""
        before, self._chosen = self._chosen, {key: _choice(kept) for key, kept in chosen.items()}
        stale = self._read is not self.library.programmes
        if stale:
            self._read = self.library.programmes
            self._made.clear()
        return stale or before != self._chosen

    def choose(self, key: str, programme: str, theme: str) -> None:
        """Show these on a display from now on."""
        self._chosen[key] = (programme, theme)

    def of(self, key: str) -> Show:
        """What a display shows."""
        choice = self.choice(key)
        if choice not in self._made:
            programme = self.library.programme(choice[0])
            theme = self.themes()[choice[1]]
            theme = theme if theme.logo else replace(theme, logo=self._mark.logo)
            self._made[choice] = Show(programme, theme, self._pictures(programme))
        return self._made[choice]

    def set_house(self, mark: HouseMark) -> bool:
        """Show the house's logo where there is a place for it, and offer a theme in its colours if it has any. Whether
        that is anything new.
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

    def _pictures(self, programme: Programme) -> dict[str, bytes]:
        wanted = {
            box.text
            for layout in programme.all_layouts()
            for shape in layout.shapes
            for box in shape.boxes
            if box.kind is BoxKind.PICTURE and box.text
        }
        return {name: self.library.picture(name) for name in sorted(wanted)}


def _choice(kept: object) -> Choice:
    """A choice as the preferences keep it; the usual one where they hold something else."""
    if isinstance(kept, list) and len(kept) == 2 and all(isinstance(each, str) for each in kept):
        return kept[0], kept[1]
    return USUAL_CHOICE


@cache
def usual_shows() -> Shows:
    """What is shipped, with nothing chosen."""
    return Shows(ScreenLibrary())


def usual_show() -> Show:
    """The shipped programme of a whole evening, in the dark theme."""
    return usual_shows().of(IN_WINDOW)
