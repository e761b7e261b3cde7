"""The payout tables to choose from, each with what it would pay for the field and the pool there are."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.prizes.payout_plan import Plan
from tdapp.domain.prizes.places import payout_doubts, plan_by
from tdapp.domain.prizes.seats import seats_among
from tdapp.domain.setup import PayoutTable, SeatPrizes
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money
from tdapp.read.message import Said, say
from tdapp.read.prizes.prizes import doubts_of, plan_said

AHEAD = 10  # entries that are looked ahead


class PayoutChoice(Struct, frozen=True):
    """A payout table, and the prizes it gives now, first place first; empty: it would pay nobody. `seats`: so many of
    them are seats of a satellite.

    `chosen`: the tournament has it, with these rules or others. `doubts`: what a director wants to know before such
    prizes are posted. `bubble`: the last amount is what the bubble gets back.
    """

    table: PayoutTable
    cents: tuple[Cents, ...]
    currency: str
    chosen: bool
    doubts: tuple[Said, ...]
    seats: int = 0
    bubble: bool = False

    @property
    def amounts(self) -> tuple[Money, ...]:
        """What each of the places gets."""
        return tuple(Money(cents, self.currency) for cents in self.cents)

    def amount(self, place: int) -> Money:
        """What a place gets; -1: the last one of all."""
        return Money(self.cents[place - 1 if place > 0 else place], self.currency)

    @property
    def paid(self) -> int:
        """How many places are paid, without what the bubble gets back."""
        return len(self.cents) - self.bubble


def offered(state: State, tables: Sequence[PayoutTable]) -> tuple[PayoutTable, ...]:
    """The tables there are to choose from, the tournament's own first if it is none of them, and with its rules.

    A table that pays nobody is only a choice where nothing is paid in.
    """
    own = state.setup.payout
    every = [own if same_table(own, table) else table for table in tables]
    if own not in every:
        every.insert(0, own)
    return tuple(table for table in every if table.pays or not state.setup.buy_in)


def payout_choices(state: State, tables: Sequence[PayoutTable], unit: Cents | None = None) -> tuple[PayoutChoice, ...]:
    """What each of the tables offered would pay now. `unit`: what prizes are rounded down to, None: as the tournament
    has it.
    """
    return tuple(payout_choice(state, table, unit) for table in offered(state, tables))


def payout_choice(state: State, table: PayoutTable, unit: Cents | None = None) -> PayoutChoice:
    """What one table would pay now; `unit` as in `payout_choices`."""
    found = plan_by(state, table, state.setup.unit if unit is None else unit)
    doubts = doubts_of(state, found.amounts, payout_doubts(state, found.amounts)) if table.seats is None else ()
    return PayoutChoice(
        table=table,
        cents=found.amounts,
        currency=state.setup.currency,
        chosen=same_table(table, state.setup.payout),
        doubts=(*plan_said(found), *doubts),
        seats=seats_among(table.seats, found.amounts),
        bubble=found.bubble,
    )


def same_table(one: PayoutTable, other: PayoutTable) -> bool:
    """Whether two tables are one and the same by name and shares, whatever rules they are held to."""
    if one.seats is not None and other.seats is not None:
        return True  # seats are seats, whatever they are worth
    return (one.name, one.columns, one.curve, one.seats) == (other.name, other.columns, other.curve, other.seats)


def payout_ahead(state: State, table: PayoutTable, unit: Cents | None = None) -> tuple[Said, ...]:
    """What the next entries change, at the standard price: at which field another place is paid, and what ten more
    bring. None by a table that pays nobody.
    """
    by = state.setup.unit if unit is None else unit
    if table.seats is not None:
        return tuple(_seats_ahead(state, table, table.seats, by))
    before = plan_by(state, table, by)
    told: list[Said] = []
    for more in range(1, AHEAD + 1):
        then = plan_by(state, table, by, more=more) if table.pays else Plan()
        if then.amounts and (then.paid != before.paid or more == AHEAD):
            told.append(
                say(
                    "prizes.ahead",
                    n=then.paid,
                    entries=len(state.entries) + more,
                    pool=money(state, Cents(sum(then.amounts))),
                    first=money(state, then.amounts[0]),
                    last=money(state, then.amounts[then.paid - 1]),
                )
            )
            before = then
    return tuple(told)


def _seats_ahead(state: State, table: PayoutTable, seats: SeatPrizes, unit: Cents) -> Iterator[Said]:
    """At which field there is another seat, and what there is after ten more entries."""
    before = seats_among(seats, plan_by(state, table, unit).amounts)
    for more in range(1, AHEAD + 1):
        amounts = plan_by(state, table, unit, more=more).amounts
        many, pool = seats_among(seats, amounts), sum(amounts)
        if amounts and (many != before or more == AHEAD):
            rest, total, there = pool - many * seats.value, money(state, Cents(pool)), len(state.entries) + more
            if rest:
                beside = money(state, Cents(rest))
                yield say("prizes.ahead.seats", n=many, entries=there, pool=total, rest=beside)
            else:
                yield say("prizes.ahead.seats.whole", n=many, entries=there, pool=total)
            before = many
