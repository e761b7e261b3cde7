"""Decisions about drawers: open one with its float, move cash to and from the safe, count it and close it.

A drawer is one shift at one cash box. Payments name it, so what should be in it follows from them; once it is closed
they are corrected by a payment the other way, never taken back.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from tdapp.domain.act import Act
from tdapp.domain.club.club import ClubState, Drawer
from tdapp.domain.club.club_facts import CashMoved, Count, DrawerClosed, DrawerOpened
from tdapp.domain.facts import Fact, Unregistered
from tdapp.domain.journal import comes_back, own_act
from tdapp.domain.money.paying import changed_hands, drawer_of, drawers_of
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_facts import SaleReturned
from tdapp.domain.money.terms import is_cash
from tdapp.domain.people.naming import named
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.rights import Right
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
    """Close a drawer at the end of a shift: `counted` cents are in the box, `expected` should be."""
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
    """An open drawer by its id. Refuses one that is closed, or that never was."""
    found = club.drawers.get(drawer)
    if found is None:
        raise Refused("drawer.unknown")
    require(found.open, "drawer.is_closed", drawer=found.name)
    return found


def open_of(club: ClubState, operator: OperatorId) -> Drawer | None:
    """The open drawer of an operator; None: none."""
    return next((one for one in club.drawers.values() if one.open and one.operator == operator), None)


def may_pay_through(club: ClubState, facts: Iterable[Fact], operator: OperatorId, currency: str) -> None:
    """Refuse money through a drawer that is closed, is somebody else's, or holds another currency than the
    tournament's.
    """
    for drawer in {drawer_of(fact) for fact in facts} - {""}:
        found = open_one(club, DrawerId(drawer))
        require(found.currency == currency, "drawer.currency", drawer=found.name, currency=found.currency)
        require(is_own(club, found, operator), "drawer.not_own", drawer=found.name, holder=found.operator)


def in_a_drawer(club: ClubState, facts: Iterable[Fact], *, allow: Allowed = NOTHING_LIFTED) -> None:
    """Refuse cash that goes through no drawer, where somebody must answer for it: where operators sign in, and
    wherever a drawer is open. A home game without either is not asked. A reason lifts it.
    """
    asked = club.operators_on or any(one.open for one in club.drawers.values())
    loose = any(is_cash(each.tender) for fact in facts if not drawer_of(fact) for each in changed_hands(fact))
    allow.unless(not (asked and loose), "drawer.none")


def is_own(club: ClubState, drawer: Drawer, operator: OperatorId) -> bool:
    """Whether a drawer belongs to this operator: where nobody signs in every drawer is everybody's."""
    return not club.operators_on or drawer.operator == operator


def may_handle(club: ClubState, facts: Iterable[Fact], operator: OperatorId) -> None:
    """Refuse to count a drawer, or to move cash of it, that is somebody else's: see `may_count`."""
    for fact in facts:
        if isinstance(fact, CashMoved | DrawerClosed):
            may_count(club, fact.drawer, operator)


def may_count(club: ClubState, drawer: DrawerId, operator: OperatorId) -> None:
    """Refuse a drawer that is somebody else's, but to whoever manages operators: one whose holder has gone home must
    be closed by somebody.
    """
    found = open_one(club, drawer)
    manages = Right.OPERATORS in club.operators.get(operator, ())
    mine = is_own(club, found, operator) or manages
    require(mine, "drawer.not_own_to_close", drawer=found.name, holder=found.operator)


def may_pay_out(
    club: ClubState, facts: Iterable[Fact], inside: Callable[[Drawer], Cents], *, allow: Allowed = NOTHING_LIFTED
) -> dict[DrawerId, Cents]:
    """Refuse to give players more cash than should be in a drawer. A reason says where the rest comes from: what is
    missing in each drawer is returned, to be added to it in the same act, for no drawer holds less than nothing.

    `inside`: what should be in a drawer before these facts.
    """
    missing: dict[DrawerId, Cents] = {}
    for found, cents, holds in _taken_out(club, cash_of(facts), inside):
        short = Cents(-holds - cents)
        allow.unless(
            False,
            "drawer.too_little_cash",
            drawer=found.name,
            inside=Money(holds, found.currency),
            out=Money(Cents(-cents), found.currency),
            short=Money(short, found.currency),
        )
        missing[found.id] = short
    return missing


def _taken_out(
    club: ClubState, cash: Mapping[DrawerId, Cents], inside: Callable[[Drawer], Cents]
) -> Iterator[tuple[Drawer, Cents, Cents]]:
    """The drawers that would hold less than nothing, with the cash that moves and what should be in them before."""
    for drawer, cents in cash.items():
        if cents < 0:
            found = open_one(club, drawer)
            holds = inside(found)
            if holds + cents < 0:
                yield found, cents, holds


def cash_of(facts: Iterable[Fact]) -> dict[DrawerId, Cents]:
    """The cash these facts bring into each drawer, less what they take out of it."""
    found: dict[DrawerId, Cents] = {}
    for fact in facts:
        drawer = drawer_of(fact)
        if drawer:
            cash = sum(each.cents for each in changed_hands(fact) if is_cash(each.tender))
            found[drawer] = Cents(found.get(drawer, 0) + cash)
    return found


def may_take_back(
    club: ClubState, acts: Sequence[Act], target: Act, inside: Callable[[Drawer], Cents], operator: OperatorId
) -> None:
    """Refuse to take back, or to bring back, what went through a drawer that is closed: a count has vouched for it.

    Refuses too what went through somebody else's, and what would take more cash out of one than should be in it.
    """
    act = own_act(acts, target)
    for drawer in drawers_of(act):
        found = club.drawers.get(drawer)
        if found is not None and not found.open:
            raise _counted_with(act, found)
        if found is not None and not is_own(club, found, operator):
            raise Refused("retract.drawer_not_own", line=act.first, drawer=found.name, holder=found.operator)
    sign = 1 if comes_back(acts, target) else -1
    cash = {drawer: Cents(sign * cents) for drawer, cents in cash_of(act.facts).items()}
    for found, cents, holds in _taken_out(club, cash, inside):
        raise Refused(
            "retract.too_little_cash",
            line=act.first,
            drawer=found.name,
            inside=Money(holds, found.currency),
            out=Money(Cents(-cents), found.currency),
        )


def _counted_with(act: Act, drawer: Drawer) -> Refused:
    """Why what went through a closed drawer stands, with what can be done instead."""
    line, name = act.first, drawer.name
    if any(isinstance(fact, PrizePaid) for fact in act.facts):
        return Refused("retract.prize_counted", line=line, drawer=name)
    if any(isinstance(fact, PrizeReturned) for fact in act.facts):
        return Refused("retract.return_counted", line=line, drawer=name)
    if any(isinstance(fact, Unregistered | SaleReturned) for fact in act.facts):
        return Refused("retract.refund_counted", line=line, drawer=name)
    return Refused("retract.drawer_closed", line=line, drawer=name)


def _counted(cents: Cents, count: Count, currency: str) -> None:
    require(cents >= 0 and all(value > 0 and many >= 0 for value, many in count), "drawer.below_zero")
    given = Money(cents, currency)
    require(not count or total(count) == cents, "drawer.count_sum", sum=Money(total(count), currency), given=given)


def _in_order(count: Count) -> Count:
    """The largest first, without those there are none of."""
    return tuple(sorted(((value, many) for value, many in count if many), reverse=True))
