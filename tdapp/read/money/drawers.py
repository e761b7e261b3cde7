"""Views of a drawer: what came and went, what should be in it, what was."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from tdapp.domain.club.club import Drawer
from tdapp.domain.money.terms import Tender, is_cash
from tdapp.domain.units import Cents, DrawerId, Money, OperatorId, TournamentId


class TenderTotal(Struct, frozen=True):
    """The money that came in and went out of a drawer by one tender."""

    tender: Tender
    taken: Money
    given: Money


class DrawerView(Struct, frozen=True):
    """A shift at a cash box. `expected`: cash that should be in it; `counted`, `difference`, `closed`: None while it is
    open. `difference` is above zero when there was too much. `tournaments`: the payments are of so many.
    """

    id: DrawerId
    name: str
    operator: str
    opened: datetime
    opening: Money
    moved: Money
    tenders: tuple[TenderTotal, ...]
    expected: Money
    counted: Money | None
    difference: Money | None
    closed: datetime | None
    closed_by: str
    tournaments: int = 0


# A payment that counts: its tender, its cents, whether it went out of the drawer, and of which tournament it is.
Flow = tuple[Tender, Cents, bool, TournamentId]


def cash_inside(drawer: Drawer, flows: Iterable[Flow]) -> Cents:
    """The cash that should be in a drawer: the float, cash moved, and what players brought and took away."""
    cash = sum(-cents if out else cents for tender, cents, out, _of in flows if is_cash(tender))
    return Cents(drawer.opening + drawer.moved + cash)


def drawer_view(drawer: Drawer, flows: Iterable[Flow], operators: Mapping[OperatorId, str]) -> DrawerView:
    """A drawer with all that went through it. A closed one is shown as it was counted."""
    flows = tuple(flows)

    def money(cents: int) -> Money:
        return Money(Cents(cents), drawer.currency)

    def total(tender: Tender, *, out: bool) -> Money:
        return money(sum(cents for by, cents, outward, _of in flows if by is tender and outward is out))

    expected = drawer.expected if drawer.expected is not None else cash_inside(drawer, flows)
    met = {tender for tender, _cents, _out, _of in flows}
    return DrawerView(
        id=drawer.id,
        name=drawer.name,
        operator=operators.get(drawer.operator, ""),
        opened=drawer.opened,
        opening=money(drawer.opening),
        moved=money(drawer.moved),
        tenders=tuple(TenderTotal(one, total(one, out=False), total(one, out=True)) for one in Tender if one in met),
        expected=money(expected),
        counted=None if drawer.counted is None else money(drawer.counted),
        difference=None if drawer.counted is None else money(drawer.counted - expected),
        closed=drawer.closed,
        tournaments=len({of for _tender, _cents, _out, of in flows}),
        closed_by=operators.get(drawer.closed_by, "") if drawer.closed_by is not None else "",
    )
