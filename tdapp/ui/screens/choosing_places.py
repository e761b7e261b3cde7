"""The places a public window can be given, and which of them is meant by what was chosen."""

from collections.abc import Sequence

from tdapp.read.screen_windows import BY_ITSELF, IN_WINDOW, PublicWindow
from tdapp.ui.screens import choosing_texts as says
from tdapp.ui.screens.displays import Display, find
from tdapp.ui.screens.held import wish_of
from tdapp.ui.widgets.pick_strip import Pick
from tdapp.words.say import Words


def ways(words: Words, here: PublicWindow, places: Sequence[Display]) -> list[Pick]:
    """Where a window may stand, `places` the displays for it; a display of its own that is away is among them."""
    found = [Pick("second", words(says.BY_ITSELF), BY_ITSELF)]
    wished = wish_of(here)
    there = find(wished, tuple(places)) if wished is not None else None
    for each in places:
        found.append(Pick(each.key, each.said, here.display if there == each else each.key))
    if wished is not None and there is None:
        found.append(Pick(here.display, words(says.AWAY, display=wished.said), here.display))
    return [*found, Pick("window", words(says.A_WINDOW), IN_WINDOW)]


def away_of(here: PublicWindow, places: Sequence[Display]) -> str:
    """The display a window waits for, as people know it; '' when it is there, or any will do."""
    wished = wish_of(here)
    return wished.said if wished is not None and find(wished, tuple(places)) is None else ""


def display_of_window(here: PublicWindow, places: Sequence[Display]) -> Display | None:
    """The display a window is to stand on; None: it is not there, or the window stands on none."""
    wished = wish_of(here)
    if wished is not None:
        return find(wished, tuple(places))
    return next(iter(places), None) if here.display == BY_ITSELF else None
