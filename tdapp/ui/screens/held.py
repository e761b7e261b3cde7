"""A public window that is up, where it stands, and which displays are left for it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tdapp.domain.units import TournamentId
from tdapp.read.screen import ScreenView
from tdapp.read.screen_windows import BY_ITSELF, IN_WINDOW, PublicWindow
from tdapp.ui.screens.displays import Display, choose, display_from, find
from tdapp.ui.screens.stage import Stage
from tdapp.ui.screens.window import ScreenWindow


@dataclass(slots=True)
class Held:
    """A public window that is up. `display`: on which it stands; None: a plain window.

    `lost`: it is out of sight until `display` (None: any that is free) comes, and `preview` shows it meanwhile to the
    director. `waits`: it is a plain window only until this display comes.
    """

    chosen: PublicWindow
    window: ScreenWindow
    display: Display | None = None
    lost: bool = False
    waits: Display | None = None
    preview: Stage | None = None

    @property
    def tournaments(self) -> tuple[TournamentId, ...]:
        """The tournaments on it, the first one first."""
        return self.chosen.tournaments

    @property
    def stands(self) -> Display | None:
        """The display it takes from others; None: none."""
        return None if self.lost else self.display

    def seen(self) -> bool:
        """Whether anybody sees it, or its preview."""
        return self.window.isVisible() or (self.preview is not None and self.preview.isVisible())

    def show_views(self, views: Sequence[ScreenView]) -> None:
        """Show these tournaments as they are now, in the window and in the preview; nothing where there are none."""
        self.window.show_views(views)
        if self.preview is not None and views:
            self.preview.show_view(*views)


def left_for(held: Held, others: Iterable[Held], present: Sequence[Display], operator: str) -> tuple[Display, ...]:
    """The displays a window may take: on which no other one stands, nor the director works (`operator`: its name). One
    that takes any leaves those that were given to another by name.
    """
    others = [each for each in others if each is not held]
    taken = {each.stands for each in others}
    if wish_of(held.chosen) is None:
        given = {find(wish, tuple(present)) for each in others if (wish := wish_of(each.chosen)) is not None}
        taken |= given - {held.stands}
    return tuple(display for display in present if display not in taken and display.name != operator)


def awaited(chosen: PublicWindow, present: Sequence[Display]) -> Display | None:
    """The display a window is to stand on while that is away; None: it is there, or none was named."""
    wished = wish_of(chosen)
    return wished if wished is not None and find(wished, tuple(present)) is None else None


def place_for(chosen: PublicWindow, left: tuple[Display, ...], operator: str) -> Display | None:
    """Of the displays that are left the one for a window; None: a plain window."""
    if chosen.display == IN_WINDOW:
        return None
    return choose(left, operator=operator, wished=wish_of(chosen))


def returns_to(held: Held, left: tuple[Display, ...], operator: str) -> Display | None:
    """Of the displays that are left the one a window waits for; None: it is not there, or not free."""
    wanted = held.display if held.lost else held.waits
    if wanted is not None:
        given = wish_of(held.chosen)
        return find(wanted, left) or (find(given, left) if given is not None else None)
    return choose(left, operator=operator, wished=None) if held.lost else None


def wish_of(chosen: PublicWindow) -> Display | None:
    """The display a window was given by name; None: none."""
    return None if chosen.display in (BY_ITSELF, IN_WINDOW) else display_from(chosen.display)
