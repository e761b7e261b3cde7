"""What the windows of the room's screen show, as it was chosen for each display: programme, theme, and which tournament
stands beside another.
"""

from collections.abc import Mapping
from functools import cache

from tdapp.app.clock.screen_library import USUAL, ScreenLibrary
from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.read.club.house import NO_MARK, HouseMark
from tdapp.read.screen_layout import BoxKind, Programme
from tdapp.read.screen_theme import DARK, Theme, mark_theme
from tdapp.ui.screens.composing import Show
from tdapp.values import replace

IN_WINDOW = ""  # the key of a plain window, which stands on no display of its own
PAIR = "pair"  # the shipped programme with two tournaments
Choice = tuple[str, str]  # the names of a programme and of a theme
Together = tuple[TournamentId, TournamentId]  # whose screen it is, and which tournament stands beside it
USUAL_CHOICE: Choice = (USUAL, DARK.key)


class Shows:
    """Programme and theme of every display, by its key, and who shares it. `chosen` and `beside`: as they were kept."""

    def __init__(
        self,
        library: ScreenLibrary,
        chosen: Mapping[str, object] | None = None,
        beside: Mapping[str, object] | None = None,
    ) -> None:
        self.library = library
        self._house: Theme | None = None
        self._mark = NO_MARK
        self._chosen: dict[str, Choice] = {key: _choice(kept) for key, kept in (chosen or {}).items()}
        self._together = all_together(beside or {})
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

    @property
    def together(self) -> dict[str, Together]:
        """The tournaments that share a display, by its key."""
        return dict(self._together)

    @property
    def kept_together(self) -> dict[str, list[str]]:
        """The same, to be kept."""
        return {key: list(these) for key, these in self._together.items()}

    def beside(self, key: str, tournament: TournamentId) -> tuple[TournamentId, ...]:
        """The tournament that stands beside this one on a display; () while it is alone there."""
        these = self._together.get(key)
        return (these[1],) if these is not None and these[0] == tournament else ()

    def put_beside(self, key: str, tournament: TournamentId, other: TournamentId | None) -> None:
        """Let another tournament stand beside this one on a display from now on; None: nobody any more."""
        if other is None or other == tournament:
            self._together.pop(key, None)
        else:
            self._together[key] = (tournament, other)

    def programme(self, key: str, *, together: int) -> str:
        """The programme a display shows with so many tournaments on it: the chosen one, or while that has not their
        places the shipped one that does. So nothing has to be put back when a tournament goes.
        """
        chosen = self.choice(key)[0]
        if (self.library.programme(chosen).tournaments > 1) == (together > 1):
            return chosen
        return PAIR if together > 1 else USUAL

    def set_chosen(self, chosen: Mapping[str, object], beside: Mapping[str, object]) -> bool:
        """Show what was kept, and files as they were read last; whether that may be anything new."""
        before = (self._chosen, self._together)
        self._chosen = {key: _choice(kept) for key, kept in chosen.items()}
        self._together = all_together(beside)
        stale = self._read is not self.library.programmes
        if stale:
            self._read = self.library.programmes
            self._made.clear()
        return stale or before != (self._chosen, self._together)

    def choose(self, key: str, programme: str, theme: str) -> None:
        """Show these on a display from now on."""
        self._chosen[key] = (programme, theme)

    def of(self, key: str, *, together: int = 1) -> Show:
        """What a display shows with so many tournaments on it."""
        choice = (self.programme(key, together=together), self.choice(key)[1])
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


def all_together(kept: Mapping[str, object]) -> dict[str, Together]:
    """Who shares a display, as the preferences keep it; nobody where they hold something else."""
    found: dict[str, Together] = {}
    for key, these in kept.items():
        if isinstance(these, list) and len(these) == 2 and all(isinstance(each, str) for each in these):
            found[key] = (TournamentId(these[0]), TournamentId(these[1]))
    return found


@cache
def usual_shows() -> Shows:
    """What is shipped, with nothing chosen."""
    return Shows(ScreenLibrary())


def usual_show() -> Show:
    """The shipped programme of a whole evening, in the dark theme."""
    return usual_shows().of(IN_WINDOW)
