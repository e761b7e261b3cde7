"""The money of a tournament by what it was for and how it was paid: for whoever checks the sums at the desk."""

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import Cents
from tdapp.read.money.dealings import OUT, DealingKind
from tdapp.read.money.transactions import Transaction


class KindSum(Struct, frozen=True):
    """The sum of payments of one kind: how many they were, and cents by tender in the order of the `tenders` beside it.

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
    used = {row.tender for row in counted}
    tenders = tuple(tender for tender in Tender if tender in used)
    of_kinds: defaultdict[DealingKind, list[Transaction]] = defaultdict(list)
    for row in counted:
        of_kinds[row.kind].append(row)
    lines = []
    for kind in sorted(DealingKind, key=lambda kind: kind in OUT):
        if kind not in of_kinds:
            continue
        cents = dict.fromkeys(tenders, 0)
        for row in of_kinds[kind]:
            cents[row.tender] += row.amount.cents
        number = len({(row.line, row.entry, row.sale) for row in of_kinds[kind]})
        lines.append(KindSum(kind, number, tuple(Cents(cents[tender]) for tender in tenders)))
    totals = tuple(Cents(sum(line.sums[number] for line in lines)) for number in range(len(tenders)))
    return KindTable(tenders, tuple(lines), totals)
