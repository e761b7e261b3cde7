"""The table of deeds: every one, and the menus they stand in."""

from collections.abc import Sequence

from tdapp.ui.actions.deeds import Deed, Line, Spot, menu_of
from tdapp.ui.actions.deeds_player import OF_PLAYER, OF_SEVERAL
from tdapp.ui.actions.deeds_room import OF_SEAT, OF_TABLE
from tdapp.ui.session import Session

GROUPS: Sequence[Sequence[Deed]] = (*OF_PLAYER, *OF_SEVERAL, *OF_SEAT, *OF_TABLE)
DEEDS = tuple(deed for group in GROUPS for deed in group)


def menu_at(session: Session, spot: Spot) -> list[list[Line]]:
    """The lines of the menu of whatever is chosen, group by group."""
    return menu_of(GROUPS, session, spot)


def line_at(session: Session, spot: Spot, name: str) -> Line:
    """The line a key or button means, by the deed's name: that which fits the spot, else the first so called."""
    called = [deed for deed in DEEDS if deed.id == name]
    fit = next((deed for deed in called if deed.fits(session, spot)), called[0])
    lines = list(fit.lines(session, spot)) or [fit.line(session, spot)]
    return next((line for line in lines if not line.why), lines[0])
