"""The list of payments: every payment in and out of a tournament, for the cashier, the books and whoever checks a
drawer.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import chain, repeat

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Price, Tender
from tdapp.domain.pieces import Pieces
from tdapp.domain.units import ActNo, Cents, DrawerId, EntryId, Money, OperatorId, SaleNo, Seq
from tdapp.read.message import Said
from tdapp.read.money.dealings import Dealing, DealingKind, Reading, reading_dealings, who
from tdapp.read.papers import Stamp
from tdapp.read.people.names import Directory, PlayerName, as_now
from tdapp.read.registration.registration_desk import MoneyView
from tdapp.read.remembering import Remembering
from tdapp.values import replace


class Transaction(Struct, frozen=True):
    """One payment by one tender. `amount` is above zero for money in, below for money out; so are its `parts`.

    A sale paid by two tenders is two of these, and its parts stand with the first: None with the others, so that each
    column adds up. `void`: the journal line that took it back, None: it counts. `operator`, `drawer` '': none.
    """

    at: datetime
    line: Seq
    entry: EntryId
    sale: SaleNo | None
    player: PlayerName
    kind: DealingKind
    item: str | Said
    parts: Price | None
    tender: Tender
    code: str
    amount: Money
    operator: str
    drawer: str
    void: Seq | None


class TenderSum(Struct, frozen=True):
    """The sum of one tender, in cents, without what was taken back; `given` is above zero."""

    tender: Tender
    taken: Cents
    given: Cents

    @property
    def left(self) -> Cents:
        """The money that is left of a tender: in less out."""
        return Cents(self.taken - self.given)


PIECE = 1_024  # payments


class Desks(Struct, frozen=True):
    """The names of operators and drawers."""

    operators: Mapping[OperatorId, str]
    drawers: Mapping[DrawerId, str]


class _Memory(Struct, frozen=True):
    """What the next list is told apart from this one by: `rows` are those of each dealing of `reading`."""

    reading: Reading
    names: tuple[object, object]  # as they were
    desks: Desks
    currency: str
    rows: tuple[tuple[Transaction, ...], ...]


class Payments(Remembering, frozen=True):
    """All payments of a tournament in the order of the journal, what they come to by tender, and what they are for.
    `memory` is for the next list and nobody else.
    """

    stamp: Stamp
    currency: str
    rows: tuple[Transaction, ...]
    sums: tuple[TenderSum, ...]
    money: MoneyView
    memory: _Memory | None = None


def listing_payments(
    acts: Sequence[Act],
    gone: Mapping[ActNo, ActNo],
    directory: Directory,
    desks: Desks,
    stamp: Stamp,
    money: MoneyView,
    *,
    currency: str,
    previous: Payments | None = None,
) -> Pieces[Payments]:
    """The payments of a tournament, so many of them a piece. `gone`: what `journal.taken_back` says of its acts. Rows
    that say the same as in `previous` are those very rows, and only what is new is read.
    """
    last = previous.memory if previous is not None else None
    reading = yield from reading_dealings(acts, gone, last.reading if last is not None else None)
    before: Iterable[tuple[Dealing, tuple[Transaction, ...]]] = ()
    names = as_now(directory)
    if last is not None and (last.desks, last.currency) == (desks, currency):
        so_too = reading is last.reading and names[0] is last.names[0] and names[1] == last.names[1]
        if previous is not None and so_too:
            return replace(previous, stamp=stamp, money=money)  # with the very rows and sums
        before = zip(last.reading.found, last.rows, strict=True)
    by_dealing = []
    for many, (each, was) in enumerate(zip(reading.found, chain(before, repeat(None)), strict=False), 1):
        if many % PIECE == 0:
            yield
        stands = was is not None and _stands(each, *was, directory)
        by_dealing.append(was[1] if was and stands else _transactions(each, directory, desks, currency))
    yield
    rows = tuple(chain.from_iterable(by_dealing))
    known = Desks(dict(desks.operators), dict(desks.drawers))
    memory = _Memory(reading, names, known, currency, tuple(by_dealing))
    return Payments(stamp, currency, rows, sums(rows), money, memory)


def sums(rows: Sequence[Transaction]) -> tuple[TenderSum, ...]:
    """The sum of each tender that was used, in and out, without what was taken back."""
    taken = dict.fromkeys(Tender, 0)
    given = dict.fromkeys(Tender, 0)
    for row in rows:
        if row.void is None:
            side = taken if row.amount.cents > 0 else given
            side[row.tender] += abs(row.amount.cents)
    return tuple(
        TenderSum(tender, Cents(taken[tender]), Cents(given[tender]))
        for tender in Tender
        if taken[tender] or given[tender]
    )


def _stands(dealing: Dealing, was: Dealing, rows: tuple[Transaction, ...], directory: Directory) -> bool:
    """Whether the rows of a dealing that was read before say what they would say now."""
    return dealing is was and rows[0].player == who(dealing, directory)


def _transactions(dealing: Dealing, directory: Directory, desks: Desks, currency: str) -> tuple[Transaction, ...]:
    sign = -1 if dealing.out else 1
    parts = Price().plus(dealing.price, sign)
    return tuple(
        Transaction(
            at=dealing.at,
            line=dealing.line,
            entry=dealing.entry,
            sale=dealing.sale,
            player=who(dealing, directory),
            kind=dealing.kind,
            item=dealing.item,
            parts=parts if not number else None,
            tender=payment.tender,
            code=payment.code,
            amount=Money(Cents(sign * payment.cents), currency),
            operator=desks.operators.get(dealing.by, ""),
            drawer=desks.drawers.get(dealing.drawer, ""),
            void=dealing.void,
        )
        for number, payment in enumerate(_in_hand(dealing))
    )


def _in_hand(dealing: Dealing) -> tuple[Payment, ...]:
    """How it was paid; something free is listed too, as nothing in cash."""
    return dealing.payments or (Payment(Tender.CASH, Cents(0)),)
