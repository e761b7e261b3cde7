"""Deeds: what can be done with a player, a seat or a table, each once for every menu, button and key that does it.

`deeds_at.py` has the table of them. A menu asks `menu_of` for its lines; a key or button of a page asks `line_of` for
one. What cannot be done says why, and what can be done instead stands below it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from tdapp.domain.units import EntryId, Seat
from tdapp.read.registration.players import PlayerRow
from tdapp.texts import Text
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.standing import why_not
from tdapp.ui.session import Session

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Spot(Struct, frozen=True):
    """What a deed is about: the chosen entries, and the seat (0: the table) that is chosen; None for none."""

    rows: tuple[PlayerRow, ...] = ()
    seat: Seat | None = None

    @property
    def row(self) -> PlayerRow | None:
        """The one entry it is about; None where there is none, or are several."""
        return self.rows[0] if len(self.rows) == 1 else None

    @property
    def entries(self) -> tuple[EntryId, ...]:
        """The chosen entries."""
        return tuple(row.entry for row in self.rows)


class Line(Struct, frozen=True):
    """A line of a menu. `action` and `told` go to the window; '' where the page asks something first (where to, with
    whom). `why`: why it cannot be done now, '' when it can; `note`: what is said against it though a reason lifts that.
    `instead`: it is offered because the one above cannot.
    """

    deed: str
    text: Text
    icon: str
    action: str = ""
    told: tuple[Any, ...] = ()
    why: str = ""
    args: Mapping[str, Any] = NOTHING
    instead: bool = False
    note: str = ""


Fits = Callable[[Session, Spot], bool]
Says = Callable[[Session, Spot], str]
Tells = Callable[[Session, Spot], tuple[Any, ...]]


def always(_session: Session, _spot: Spot) -> bool:
    return True


def nothing_against(_session: Session, _spot: Spot) -> str:
    return ""


def nothing_told(_session: Session, _spot: Spot) -> tuple[Any, ...]:
    return ()


class Deed(Struct, frozen=True):
    """One deed. `action`: what the window does, '' where the page asks first; `told`: what it is told then.

    `fits`: whether a menu has it there at all; `why_not`: why it cannot be done now. `keys`: its key on each page.
    `instead`: actions offered below it while it cannot be done, of those that can. `offers`: where it is several lines,
    such as one for each line of the price list.
    """

    id: str
    text: Text
    icon: str
    action: str = ""
    fits: Fits = always
    why_not: Says = nothing_against
    told: Tells = nothing_told
    keys: Mapping[str, str] = NOTHING
    instead: tuple[str, ...] = ()
    offers: Callable[[Session, Spot], Iterator[Line]] | None = None

    def lines(self, session: Session, spot: Spot) -> Iterator[Line]:
        """The lines of this deed in a menu; none where it does not fit."""
        if not self.fits(session, spot):
            return
        if self.offers is not None:
            yield from self.offers(session, spot)
        else:
            yield self.line(session, spot)

    def line(self, session: Session, spot: Spot) -> Line:
        """The one line of this deed, whether it fits or not."""
        why = self.why_not(session, spot)
        told = () if why else self.told(session, spot)
        args = {"table": spot.seat.table, "seat": spot.seat} if spot.seat is not None else {}
        return Line(self.id, self.text, self.icon, self.action, told, why, args)


def menu_of(groups: Sequence[Sequence[Deed]], session: Session, spot: Spot) -> list[list[Line]]:
    """The lines of a menu, group by group, without empty groups."""
    shown: set[str] = set()
    menu = []
    for group in groups:
        lines: list[Line] = []
        for deed in group:
            made = list(deed.lines(session, spot))
            lines += made
            if made and all(line.why for line in made):
                lines += _instead(deed, session, shown)
        if lines:
            menu.append(lines)
    return menu


def take(line: Line, session: Session, ask: Callable[[str, tuple[Any, ...]], object]) -> object:
    """Do what a line says: at once, or by asking the window (`ask`) where only the window can show or do it."""
    action = ACTIONS[line.action]
    if action.do is None or action.goes_to:
        return ask(line.action, line.told)
    return action.act(session, *line.told)


def _instead(deed: Deed, session: Session, shown: set[str]) -> Iterator[Line]:
    """What can be done in place of a deed that cannot, each once in a menu."""
    for name in deed.instead:
        action = ACTIONS[name]
        if name not in shown and not why_not(action, session):
            shown.add(name)
            yield Line(name, action.text, action.icon, name, instead=True)
