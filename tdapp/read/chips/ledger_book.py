"""Posts every change of chips in play to its account, act by act: the book `chip_ledger` is written from."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from tdapp.domain import facts as f
from tdapp.domain.act import Act
from tdapp.domain.chips import chip_facts as c
from tdapp.domain.chips.chip_bank import AdjustKind, Odd, TableRace
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.journal import retracted
from tdapp.domain.money import sale_facts as s
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.prizes.prize_facts import SeatWon
from tdapp.domain.rulings import ruling_facts as r
from tdapp.domain.units import Chips, EntryId, SaleNo, TableNo


class Account(Struct, frozen=True):
    """An account of the ledger: what changes of chips are gathered under. `kind`: of `chip_ledger.LedgerKind`; `offer`:
    the key in the price list.

    `old`, `new`, `race`: denominations and number of a race.
    """

    kind: str
    offer: str = ""
    old: Chips | None = None
    new: Chips | None = None
    race: int = 0
    adjust: AdjustKind | None = None


class Posted(Struct, frozen=True):
    """One change of chips in play, by one act."""

    act: Act
    change: int
    entry: EntryId | None = None
    table: TableNo | None = None
    odds: tuple[Odd, ...] = ()
    taken: Pieces = ()
    given: Pieces = ()


Book = dict[Account, list[Posted]]


def post(acts: Sequence[Act]) -> Book:
    """The changes of chips in play by the acts that count, by account."""
    writer, skip = _Writer(), retracted(acts)
    steps = _STEPS
    for act in acts:
        if act.number not in skip:
            for fact in act.facts:
                step = steps.get(type(fact))
                if step is not None:
                    step(writer, act, fact)
    return writer.book


@dataclass(slots=True)
class _Writer:
    """What has to be known to post the next change: the starting stack and how many follow it, sales, the race.

    `chips` of a sale or entry None: a starting stack.
    """

    book: Book = field(default_factory=dict)
    start: int = 0
    stacks: int = 0
    entries: dict[EntryId, Chips | None] = field(default_factory=dict)
    sales: dict[SaleNo, tuple[str, Chips | None]] = field(default_factory=dict)
    races: int = 0
    race: tuple[Chips, Chips] | None = None

    def add(self, account: Account, posted: Posted) -> None:
        self.book.setdefault(account, []).append(posted)

    def sold(self, chips: Chips | None, sign: int = 1) -> int:
        """Chips a sale brings (`sign` 1) or takes out again (-1)."""
        if chips is None:
            self.stacks += sign
        return sign * (self.start if chips is None else chips)

    def race_account(self) -> Account:
        old, new = self.race or (Chips(0), Chips(0))
        return Account("race", "", old, new, self.races)


def _created(book: _Writer, _act: Act, fact: f.TournamentCreated) -> None:
    book.start = fact.setup.starting_stack


def _setup(book: _Writer, act: Act, fact: f.SetupChanged) -> None:
    change = (fact.setup.starting_stack - book.start) * book.stacks
    book.start = fact.setup.starting_stack
    if change:
        book.add(Account("stack"), Posted(act, change))


def _registered(book: _Writer, act: Act, fact: f.Registered) -> None:
    chips = fact.sale.chips if fact.sale is not None else None
    book.entries[fact.entry] = chips
    offer = fact.sale.offer if fact.sale is not None else ""
    account = Account("entry" if fact.again is None else "re_entry", offer)
    book.add(account, Posted(act, book.sold(chips), fact.entry))


def _unregistered(book: _Writer, act: Act, fact: f.Unregistered) -> None:
    change = book.sold(book.entries.pop(fact.entry), -1)
    book.add(Account("cancelled"), Posted(act, change if fact.chips is None else -fact.chips, fact.entry))


def _bought(book: _Writer, act: Act, fact: s.Bought) -> None:
    book.sales[fact.number] = (fact.sale.offer, fact.sale.chips)
    kind = "rebuy" if fact.kind is SaleKind.REBUY else "add_on"
    book.add(Account(kind, fact.sale.offer), Posted(act, book.sold(fact.sale.chips), fact.entry))


def _returned(book: _Writer, act: Act, fact: s.SaleReturned) -> None:
    offer, chips = book.sales[fact.number]
    book.add(Account("given_back", offer), Posted(act, book.sold(chips, -1), fact.entry))


def _given_up(book: _Writer, act: Act, fact: s.Surrendered) -> None:
    book.add(Account("given_up"), Posted(act, -fact.chips, fact.entry))


def _seat_won(book: _Writer, act: Act, fact: SeatWon) -> None:
    if fact.chips:
        book.add(Account("seat_won"), Posted(act, -fact.chips, fact.entry))


def _disqualified(book: _Writer, act: Act, fact: r.Disqualified) -> None:
    book.add(Account("disqualified"), Posted(act, -fact.chips, fact.entry))


def _race_begun(book: _Writer, _act: Act, fact: c.RaceBegun) -> None:
    book.races, book.race = book.races + 1, (fact.old, fact.new)


def _raced(book: _Writer, act: Act, fact: c.TableRaced) -> None:
    account = _not_raced(book, fact.race)
    old, new = book.race or (0, 0)
    odds = fact.race.odds
    change = sum(each.got * new + each.kept - each.odd * old for each in odds)
    book.add(account, Posted(act, change, None, fact.race.table, odds))
    book.book[account].sort(key=lambda posted: posted.table or 0)


def _raced_again(book: _Writer, _act: Act, fact: c.OddChipsCounted) -> None:
    _not_raced(book, fact.race)


def _not_raced(book: _Writer, race: TableRace) -> Account:
    """The account of the race without this table: what is entered again stands in place of what was."""
    account = book.race_account()
    if account in book.book:
        book.book[account] = [posted for posted in book.book[account] if posted.table != race.table]
        if not book.book[account]:
            del book.book[account]
    return account


def _adjusted(book: _Writer, act: Act, fact: c.ChipsAdjusted) -> None:
    done = fact.adjusted
    posted = Posted(act, done.change, done.entry, done.table, (), done.taken, done.given)
    book.add(Account("adjusted", adjust=done.kind), posted)


_STEPS: dict[type, Callable[[_Writer, Act, Any], None]] = {
    f.TournamentCreated: _created,
    f.SetupChanged: _setup,
    f.Registered: _registered,
    f.Unregistered: _unregistered,
    s.Bought: _bought,
    s.SaleReturned: _returned,
    s.Surrendered: _given_up,
    SeatWon: _seat_won,
    r.Disqualified: _disqualified,
    c.RaceBegun: _race_begun,
    c.TableRaced: _raced,
    c.OddChipsCounted: _raced_again,
    c.ChipsAdjusted: _adjusted,
}
