"""The report of a shift at a cash box: float, money in and out, cash moved, what should be there and what was."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.club.club import Drawer
from tdapp.domain.club.club_facts import CashMoved, Count, DrawerClosed, DrawerOpened
from tdapp.domain.money.terms import Tender, is_cash
from tdapp.domain.units import Cents, DrawerId, OperatorId, TextId, TournamentId
from tdapp.read.money.dealings import OUT, DealingKind
from tdapp.read.money.money import KindSum
from tdapp.read.papers import Stamp


class DrawerPayment(Struct, frozen=True):
    """A payment through a drawer: `cents` above zero, in or out as its kind says. `SALE_BACK`: any money back."""

    tournament: TournamentId
    kind: DealingKind
    tender: Tender
    cents: Cents

    @property
    def signed(self) -> Cents:
        """The amount, above zero what came in, below zero what went out."""
        return Cents(-self.cents if self.kind in OUT else self.cents)


class MovedCash(Struct, frozen=True):
    """Cash that was added, or below zero taken out. `reason` '': erased."""

    at: datetime
    cents: Cents
    reason: str
    operator: str


class TournamentLine(Struct, frozen=True):
    """The money one tournament put through the drawer by any tender; `given` is above zero."""

    tournament: str
    taken: Cents
    given: Cents


class DrawerReport(Struct, frozen=True):
    """The report of one shift. `taken`, `given`: cash of players, both above zero. `counted` None: it still goes on.

    `opening_count`, `closing_count`: coins and notes, empty: not counted so. `closed_by` '': nobody yet.
    """

    stamp: Stamp
    name: str
    operator: str
    currency: str
    opened: datetime
    opening: Cents
    opening_count: Count
    taken: Cents
    given: Cents
    moved: tuple[MovedCash, ...]
    expected: Cents
    counted: Cents | None
    closed: datetime | None
    closed_by: str
    closing_count: Count
    tenders: tuple[Tender, ...]
    kinds: tuple[KindSum, ...]
    tournaments: tuple[TournamentLine, ...]

    @property
    def difference(self) -> Cents | None:
        """Counted less expected: below zero something is missing. None: not counted yet."""
        return None if self.counted is None else Cents(self.counted - self.expected)


class DrawerReports(Struct, frozen=True):
    """Reports of several drawers, to print one after another."""

    stamp: Stamp
    drawers: tuple[DrawerReport, ...]


def drawer_report(
    found: Drawer,
    acts: Iterable[Act],
    payments: Sequence[DrawerPayment],
    operators: Mapping[OperatorId, str],
    text: Callable[[TextId, str], str],
    tournaments: Mapping[TournamentId, str],
    stamp: Stamp,
) -> DrawerReport:
    """The report of a drawer. `acts`: of the club's own stream; `payments`: what went through it and counts.

    `text`: the words under an id; `tournaments`: what they are called.
    """
    opening, closing, moved = _told(acts, found.id, operators, text)
    taken, given = _in_and_out(each for each in payments if is_cash(each.tender))
    inside = Cents(found.opening + taken - given + found.moved)
    tenders = tuple(tender for tender in Tender if any(each.tender is tender for each in payments))
    return DrawerReport(
        stamp=stamp,
        name=found.name,
        operator=operators.get(found.operator, ""),
        currency=found.currency,
        opened=found.opened,
        opening=found.opening,
        opening_count=opening,
        taken=taken,
        given=given,
        moved=moved,
        expected=inside if found.expected is None else found.expected,
        counted=found.counted,
        closed=found.closed,
        closed_by=_closed_by(found, operators),
        closing_count=closing,
        tenders=tenders,
        kinds=_by_kind(payments, tenders),
        tournaments=_by_tournament(payments, tournaments),
    )


def _told(
    acts: Iterable[Act], drawer: DrawerId, operators: Mapping[OperatorId, str], text: Callable[[TextId, str], str]
) -> tuple[Count, Count, tuple[MovedCash, ...]]:
    """How the drawer was counted when it was opened and when it was closed, and the cash moved between."""
    opening: Count = ()
    closing: Count = ()
    moved = []
    for act in acts:
        for fact in act.facts:
            match fact:
                case DrawerOpened(drawer=of, count=count) if of == drawer:
                    opening = count
                case DrawerClosed(drawer=of, count=count) if of == drawer:
                    closing = count
                case CashMoved(drawer=of, cents=cents, reason=reason, digest=digest) if of == drawer:
                    moved.append(MovedCash(act.at, cents, text(reason, digest), operators.get(act.by, "")))
    return opening, closing, tuple(moved)


def _closed_by(drawer: Drawer, operators: Mapping[OperatorId, str]) -> str:
    return "" if drawer.closed_by is None else operators.get(drawer.closed_by, "")


def _in_and_out(payments: Iterable[DrawerPayment]) -> tuple[Cents, Cents]:
    signed = [each.signed for each in payments]
    taken, given = sum(cents for cents in signed if cents > 0), -sum(cents for cents in signed if cents < 0)
    return Cents(taken), Cents(given)


def _by_kind(payments: Sequence[DrawerPayment], tenders: Sequence[Tender]) -> tuple[KindSum, ...]:
    lines = []
    for kind in DealingKind:
        these = [each for each in payments if each.kind is kind]
        if these:
            sums = (Cents(sum(each.signed for each in these if each.tender is tender)) for tender in tenders)
            lines.append(KindSum(kind, len(these), tuple(sums)))
    return tuple(lines)


def _by_tournament(payments: Sequence[DrawerPayment], names: Mapping[TournamentId, str]) -> tuple[TournamentLine, ...]:
    """A line a tournament, by name; two may be called the same."""
    lines = [
        TournamentLine(names.get(one, ""), *_in_and_out(each for each in payments if each.tournament == one))
        for one in dict.fromkeys(each.tournament for each in payments)
    ]
    return tuple(sorted(lines, key=lambda line: (line.tournament, -line.taken)))
