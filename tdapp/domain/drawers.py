"""Decisions about drawers: open one with its float, move cash to and from the safe, count it and close it.

A drawer is one shift at one cash box. Payments name it, so what should be in it follows from them; once it is closed
they are corrected by a payment the other way, never taken back.
"""

from collections.abc import Callable, Iterable, Sequence

from tdapp.domain.act import Act
from tdapp.domain.club import ClubState, Drawer
from tdapp.domain.club_facts import CashMoved, Count, DrawerClosed, DrawerOpened
from tdapp.domain.facts import Fact, PrizePaid, Registered, Unregistered
from tdapp.domain.naming import named
from tdapp.domain.paying import drawer_of, drawers_of
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.sale_facts import Bought, Sale, SaleReturned
from tdapp.domain.terms import Tender
from tdapp.domain.units import Cents, DrawerId, Money, OperatorId, TextId


def open_drawer(
    club: ClubState,
    drawer: DrawerId,
    *,
    name: str,
    operator: OperatorId,
    currency: str,
    opening: Cents,
    count: Count = (),
) -> tuple[Fact, ...]:
    """Begin a shift with `opening` cents in the box. `count`: the coins and notes they are, empty: not counted so.

    Refuses a second open drawer of the same name and, where operators sign in, of the same operator.
    """
    name = named(name, "drawer")
    require(len(currency) == 3 and currency.isascii() and currency.isupper(), "setup.currency", currency=currency)
    _counted(opening, count, currency)
    going_on = [one for one in club.drawers.values() if one.open]
    require(all(one.name.casefold() != name.casefold() for one in going_on), "drawer.name_taken", drawer=name)
    if club.operators_on:
        own = next((one.name for one in going_on if one.operator == operator), None)
        require(own is None, "drawer.has_one", drawer=own)
    return (DrawerOpened(drawer, name, operator, currency, opening, _in_order(count)),)


def move_cash(
    club: ClubState, drawer: DrawerId, cents: Cents, *, inside: Cents, reason: TextId, digest: str
) -> tuple[Fact, ...]:
    """Add cash to a drawer, or below zero take some out. `inside`: what should be in it now."""
    found = open_one(club, drawer)
    require(cents != 0, "drawer.nothing_moved")
    require(inside + cents >= 0, "drawer.too_little", drawer=found.name, inside=Money(inside, found.currency))
    return (CashMoved(drawer, cents, reason, digest),)


def close_drawer(
    club: ClubState, drawer: DrawerId, counted: Cents, *, expected: Cents, count: Count = ()
) -> tuple[Fact, ...]:
    """End a shift: `counted` cents are in the box, `expected` should be."""
    found = open_one(club, drawer)
    _counted(counted, count, found.currency)
    return (DrawerClosed(drawer, counted, expected, _in_order(count)),)


def total(count: Iterable[tuple[Cents, int]]) -> Cents:
    """What so many coins and notes come to.

    >>> total(((50_00, 3), (5, 2)))
    15010
    """
    return Cents(sum(value * many for value, many in count))


def open_one(club: ClubState, drawer: DrawerId) -> Drawer:
    """An open drawer. Refuses one that is closed, or that never was."""
    found = club.drawers.get(drawer)
    if found is None:
        raise Refused("drawer.unknown")
    require(found.open, "drawer.is_closed", drawer=found.name)
    return found


def open_of(club: ClubState, operator: OperatorId) -> Drawer | None:
    """The open drawer of an operator; None: none."""
    return next((one for one in club.drawers.values() if one.open and one.operator == operator), None)


def may_pay_through(club: ClubState, facts: Iterable[Fact], currency: str) -> None:
    """Refuse money through a drawer that is closed, or that holds another currency than the tournament's."""
    for drawer in {drawer_of(fact) for fact in facts} - {""}:
        found = open_one(club, DrawerId(drawer))
        require(found.currency == currency, "drawer.currency", drawer=found.name, currency=found.currency)


def may_pay_out(
    club: ClubState, facts: Iterable[Fact], inside: Callable[[Drawer], Cents], *, allow: Allowed = NOTHING_LIFTED
) -> None:
    """Refuse to give players more cash than should be in a drawer; a reason lifts that: it came out of the safe, say.

    `inside`: what should be in a drawer before these facts. Raises only where cash goes out.
    """
    for drawer, cents in cash_of(facts).items():
        if cents < 0:
            found = open_one(club, drawer)
            holds = inside(found)
            allow.unless(
                holds + cents >= 0,
                "drawer.too_little_cash",
                drawer=found.name,
                inside=Money(holds, found.currency),
                out=Money(Cents(-cents), found.currency),
            )


def cash_of(facts: Iterable[Fact]) -> dict[DrawerId, Cents]:
    """The cash these facts bring into each drawer, less what they take out of it."""
    found: dict[DrawerId, Cents] = {}
    for fact in facts:
        drawer = drawer_of(fact)
        if drawer:
            found[drawer] = Cents(found.get(drawer, 0) + _cash(fact))
    return found


def _cash(fact: Fact) -> int:
    match fact:
        case Registered(sale=Sale(payments=payments)) | Bought(sale=Sale(payments=payments)):
            return sum(each.cents for each in payments if each.tender is Tender.CASH)
        case Unregistered(payments=payments) | SaleReturned(payments=payments):
            return -sum(each.cents for each in payments if each.tender is Tender.CASH)
        case PrizePaid(amount=amount, tender=Tender.CASH):
            return -amount
    return 0


def may_take_back(club: ClubState, acts: Sequence[Act], target: Act) -> None:
    """Refuse to take back, or to bring back, what went through a drawer that is closed: a count has vouched for it."""
    act = own_act(acts, target)
    for drawer in drawers_of(act):
        found = club.drawers.get(drawer)
        if found is not None:
            require(found.open, "retract.drawer_closed", line=act.first, drawer=found.name)


def own_act(acts: Sequence[Act], act: Act) -> Act:
    """What an undo, or the undo of an undo, is about in the end: an act of its own."""
    while act.undoes is not None:
        act = acts[act.undoes - 1]
    return act


def _counted(cents: Cents, count: Count, currency: str) -> None:
    require(cents >= 0 and all(value > 0 and many >= 0 for value, many in count), "drawer.below_zero")
    given = Money(cents, currency)
    require(not count or total(count) == cents, "drawer.count_sum", sum=Money(total(count), currency), given=given)


def _in_order(count: Count) -> Count:
    """The largest first, without those there are none of."""
    return tuple(sorted(((value, many) for value, many in count if many), reverse=True))
