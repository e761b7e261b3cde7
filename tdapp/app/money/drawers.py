"""The drawers of the club: acts of its own stream, each one transaction; `Refused` says why not.

drawer = open_drawer(club, "Desk 1", "EUR", count=((50_00, 4),))    or cents=200_00, not counted by coin and note
in_use(club)                           the drawer the payments of this desk go through: pass it to the decisions
use(club, drawer)                      choose it, where operators are off and several are open
move_cash(club, drawer, Cents(-500_00), "to the safe")
close_drawer(club, drawer, count=...)  what is counted may differ from what should be there: that is kept
views(club), view(club, drawer)        each with expected, counted and difference; `names(club)` for papers
"""

from collections.abc import Mapping

from tdapp.app.money.drawer_flows import flows
from tdapp.app.open_club import Club
from tdapp.domain.club.club_facts import Count
from tdapp.domain.money import drawers
from tdapp.domain.refusal import Refused, require
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId
from tdapp.read.money.drawers import DrawerView, drawer_view
from tdapp.store import free_text

IN_USE = "drawer"  # the setting that holds what `use` chose


def open_drawer(club: Club, name: str, currency: str, *, count: Count = (), cents: Cents | None = None) -> DrawerId:
    """Open a drawer for a shift at a cash box and use it at this desk. `cents` None: what the count comes to."""
    drawer = DrawerId(club.file.new_id())
    opening = drawers.total(count) if cents is None else cents
    desk = club.desk
    facts = drawers.open_drawer(
        desk.club, drawer, name=name, operator=desk.operator, currency=currency, opening=opening, count=count
    )
    desk.in_club("drawers.open_drawer", facts)
    club.remember(IN_USE, drawer)
    return drawer


def move_cash(club: Club, drawer: DrawerId, cents: Cents, reason: str) -> None:
    """Add cash to a drawer, or below zero take some out; not for payments to players. The reason is kept."""
    require(bool(reason.strip()), "drawer.no_reason")
    text = club.desk.say_words(reason.strip())
    inside = expected(club, drawer)
    facts = drawers.move_cash(club.desk.club, drawer, cents, inside=inside, reason=text.id, digest=text.digest)
    club.desk.in_club("drawers.move_cash", facts, also=lambda db: free_text.write_texts(db, (text,)))


def close_drawer(club: Club, drawer: DrawerId, *, count: Count = (), cents: Cents | None = None) -> DrawerView:
    """Close a drawer with what was counted; returns it as it is kept, with its difference."""
    counted = drawers.total(count) if cents is None else cents
    facts = drawers.close_drawer(club.desk.club, drawer, counted, expected=expected(club, drawer), count=count)
    club.desk.in_club("drawers.close_drawer", facts)
    return view(club, drawer)


def why_may_not(club: Club, drawer: DrawerId, verb: str) -> Refused | None:
    """Why whoever sits here may not close an open drawer, or move its cash (`verb`); None: may."""
    try:
        club.desk.ask(verb)
        club.desk.ask_drawer(drawer)
    except Refused as refused:
        return refused
    return None


def in_use(club: Club) -> DrawerId:
    """The drawer of this desk; '' when it uses none.

    Where operators sign in it is their own. Else the chosen one, as long as it is open; where none was ever chosen the
    only one. Once the chosen one is closed somebody must choose again: another cash box is not taken unasked.
    """
    state = club.desk.club
    if state.operators_on:
        own = drawers.open_of(state, club.desk.operator)
        return own.id if own is not None else NO_DRAWER
    going_on = [one.id for one in state.drawers.values() if one.open]
    chosen = club.settings().get(IN_USE, "")
    if chosen in going_on:
        return DrawerId(chosen)
    return going_on[0] if len(going_on) == 1 and chosen not in state.drawers else NO_DRAWER


def use(club: Club, drawer: DrawerId) -> None:
    """Let the payments of this desk go through this open drawer."""
    drawers.open_one(club.desk.club, drawer)
    club.remember(IN_USE, drawer)


def to_choose(club: Club) -> tuple[DrawerView, ...]:
    """The open drawers this desk may choose from; none where everybody has a drawer of his own."""
    if club.desk.club.operators_on:
        return ()
    return tuple(view(club, one.id) for one in club.desk.club.drawers.values() if one.open)


def expected(club: Club, drawer: DrawerId) -> Cents:
    """The cash that should be in an open drawer, over every tournament of the club."""
    return club.desk.inside(drawers.open_one(club.desk.club, drawer))


def view(club: Club, drawer: DrawerId) -> DrawerView:
    """A drawer, open or closed, with all that went through it."""
    found = club.desk.club.drawers.get(drawer)
    if found is None:
        raise Refused("drawer.unknown")
    return drawer_view(found, flows(club.file, drawer), club.operators)


def views(club: Club) -> tuple[DrawerView, ...]:
    """Every drawer: the open ones first, then the closed, the newest first."""
    found = sorted(club.desk.club.drawers.values(), key=lambda one: (one.open, one.opened), reverse=True)
    return tuple(view(club, one.id) for one in found)


def names(club: Club) -> Mapping[DrawerId, str]:
    """The name of each drawer there was, for papers and lists; of imported tournaments those of their clubs."""
    here = {one.id: one.name for one in club.desk.club.drawers.values()}
    return {drawer: name for came in club.desk.club.imported.values() for drawer, name in came.drawers} | here
