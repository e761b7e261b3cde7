"""The money of a tournament by what it was for and how it was paid: for whoever checks the sums at the desk."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import Cents
from tdapp.read.money.dealings import OUT, DealingKind
from tdapp.read.money.transactions import Transaction


class KindSum(Struct, frozen=True):
    """The sum of dealings of one kind: how many they were, and cents by tender in the order of the table's `tenders`.

    Above zero money came in, below zero it went out.
    """

    kind: DealingKind
    number: int
    sums: tuple[Cents, ...]

    @property
    def total(self) -> Cents:
        """The sum by any tender."""
        return Cents(sum(self.sums))


class KindTable(Struct, frozen=True):
    """Sums by kind and tender, of what counts; what was taken back is left out. `totals`: of each tender."""

    tenders: tuple[Tender, ...]
    lines: tuple[KindSum, ...]
    totals: tuple[Cents, ...]

    @property
    def total(self) -> Cents:
        """The money that is left of all kinds: in less out."""
        return Cents(sum(self.totals))


def by_kind(rows: Sequence[Transaction]) -> KindTable:
    """The payments of a tournament added up; money in first, then what went out."""
    counted = [row for row in rows if row.void is None]
    tenders = tuple(tender for tender in Tender if any(row.tender is tender for row in counted))
    lines = []
    for kind in sorted(DealingKind, key=lambda kind: kind in OUT):
        these = [row for row in counted if row.kind is kind]
        if these:
            sums = tuple(Cents(sum(row.amount.cents for row in these if row.tender is tender)) for tender in tenders)
            lines.append(KindSum(kind, len({(row.line, row.entry, row.sale) for row in these}), sums))
    totals = tuple(Cents(sum(line.sums[number] for line in lines)) for number in range(len(tenders)))
    return KindTable(tenders, tuple(lines), totals)
