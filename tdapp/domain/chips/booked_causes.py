"""Booked acts that may explain a difference in a count of chips: sales, stacks that left play, races, pieces."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterator
from itertools import combinations

from tdapp.domain.chips.chip_bank import Race
from tdapp.domain.chips.chip_counts import denominations, payable, stack_number, table_number
from tdapp.domain.chips.count_cause import Cause, Why
from tdapp.domain.registration.evolve_entries import brought
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, TableNo

_BARREL = 20  # chips in a stack as the floor counts them
_FEW = 3
_MOST_STACKS = 9


def booked(state: State, over: int) -> Iterator[Cause]:
    """Every booked act that may explain a difference, whatever its size; `over` is the difference to be explained."""
    yield from _bought_since(state)
    yield from _out_since(state)
    yield from _left_play(state)
    for number, adjusted in enumerate(state.bank.adjusted, 1):
        for change in (-adjusted.change, adjusted.change):
            yield Cause(Why.ADJUSTED, change, number, adjusted.table, entry=adjusted.entry)
    for race in (*state.bank.raced, *((state.bank.race,) if state.bank.race is not None else ())):
        yield from _race(race)
    yield from _stacks(state, over)
    yield from _pieces(state, over)


def _bought_since(state: State) -> Iterator[Cause]:
    """Rebuys and add-ons sold after the stack they went to was counted: together, and one by one."""
    found = []
    for number, bought in state.purchases.items():
        entry = state.entries.get(bought.entry)
        if bought.back is None and entry is not None and not entry.out and number > _sales_then(state, entry.id):
            found.append(Cause(Why.BOUGHT_SINCE, -brought(state, bought.sale), 1, entry=entry.id))
    if len(found) > 1:
        yield Cause(Why.BOUGHT_SINCE, sum(cause.change for cause in found), len(found))
    yield from found


def _out_since(state: State) -> Iterator[Cause]:
    """Who went out after his stack was counted: others have it, whose stacks were counted without it."""
    seats = {out.entry: out.seat for out in state.outs}
    found = []
    for number, seat in seats.items():
        stack = stack_number(state, number)
        if stack is not None and not _left_with_chips(state, number):
            found.append(Cause(Why.OUT_SINCE, -stack, 1, seat.table if seat is not None else None, entry=number))
    if len(found) > 1:
        yield Cause(Why.OUT_SINCE, sum(cause.change for cause in found), len(found))
    yield from found


def _left_with_chips(state: State, entry: EntryId) -> bool:
    """Whether the chips of an entry that is out left play with it, so that nobody else has them."""
    return entry in state.disqualified or entry in state.surrendered or bool(state.seats_won.get(entry))


def _sales_then(state: State, entry: EntryId) -> int:
    """How many rebuys and add-ons had been sold when these chips were counted."""
    seat, stack = state.entries[entry].seat, state.bank.stack_counts.get(entry)
    table = state.tables.get(seat.table) if seat is not None else None
    number = state.bank.table_counts.get(table.number) if table is not None else None
    if table is not None and number is not None and table_number(state, table) is not None:
        return number.sales
    return stack.sales if stack is not None else 0


def _left_play(state: State) -> Iterator[Cause]:
    """Stacks that left play by the book, and may still be on a table."""
    for entry, chips in state.surrendered.items():
        yield Cause(Why.GIVEN_UP, chips, entry=entry)
    for entry, chips in state.seats_won.items():
        if chips:
            yield Cause(Why.SEAT_WON, chips, entry=entry)
    for entry, chips in state.disqualified.items():
        yield Cause(Why.DISQUALIFIED, chips, entry=entry)
    for entry, void in state.void.items():
        yield Cause(Why.CANCELLED, brought(state, void.entry.sale), entry=entry)
    for bought in state.purchases.values():
        if bought.back is not None:
            yield Cause(Why.GIVEN_BACK, brought(state, bought.sale), entry=bought.entry)


def _race(race: Race) -> Iterator[Cause]:
    """A race that was recorded, and at one table or at all of them went another way or was left half done."""
    old = new = 0
    for number, table in race.tables.items():
        worth = table.odd * race.old
        got = race.change(table) + worth
        old, new = old + worth, new + got
        yield from _raced(race, number, worth, got)
    if len(race.tables) > 1:
        yield from _raced(race, None, old, new)


def _raced(race: Race, table: TableNo | None, worth: int, got: int) -> Iterator[Cause]:
    for why, change in ((Why.RACE_ROUNDING, worth - got), (Why.RACE_OLD, worth), (Why.RACE_NEW, -got)):
        if change:
            yield Cause(why, change, table=table, chip=race.old, other=race.new)


def _stacks(state: State, over: int) -> Iterator[Cause]:
    """Stacks given out and not sold, or sold and not given out."""
    start = state.setup.starting_stack
    sizes: dict[int, tuple[str, ...]] = {start: ("",)}
    for offer in state.terms.offers:
        brings = start if offer.chips is None else offer.chips
        sizes[brings] = (*sizes.get(brings, ()), offer.key)
    for size, offers in sizes.items():
        if size and abs(over) % size == 0 and 1 <= abs(over) // size <= _MOST_STACKS:
            yield Cause(Why.STACKS, over, abs(over) // size, chip=Chips(size), offers=offers)


def _pieces(state: State, over: int) -> Iterator[Cause]:
    """Single chips: of one that was raced off, miscounted, changed for another, or a whole stack of 20."""
    values, size = denominations(state), abs(over)
    good = payable(size, values)
    for gone in sorted(state.bank.gone):
        if over > 0 and size % gone == 0 and not good:
            yield Cause(Why.RACED_OFF, over, size // gone, chip=gone)
    for value in values:
        if size % value == 0 and size // value <= _FEW:
            yield Cause(Why.CHIPS, over, size // value, chip=value)
        if size == _BARREL * value:
            yield Cause(Why.BARREL, over, _BARREL, chip=value)
    for low, high in combinations(values, 2):
        if size % (high - low) == 0 and size // (high - low) <= _FEW:
            chip, other = (low, high) if over > 0 else (high, low)
            yield Cause(Why.EXCHANGED, over, size // (high - low), chip=chip, other=other)
