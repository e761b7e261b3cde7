"""Decisions about counting chips: stack by stack or a table as one number, held against what is in play."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from math import gcd
from types import MappingProxyType

from tdapp.domain.chips.chip_change import fewest_chips, nearest_below
from tdapp.domain.chips.chip_facts import CountBegun, CountClosed, StacksCounted, TablesCounted
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import State, Table
from tdapp.domain.units import Chips, EntryId, Seat, TableNo

NO_SEATS: Mapping[Seat, Chips] = MappingProxyType({})
NO_STACKS: Mapping[EntryId, Chips] = MappingProxyType({})
NO_TABLES: Mapping[TableNo, Chips] = MappingProxyType({})


def begin_count(state: State, now: datetime) -> tuple[Fact, ...]:
    """Begin a count of all chips in the room, which goes on until it is closed."""
    require(not state.finished, "finished")
    require(state.bank.since is None, "counts.is_on")
    require(state.alive > 0, "counts.nobody_in")
    return (CountBegun(now),)


def count(
    state: State,
    now: datetime,
    *,
    seats: Mapping[Seat, Chips] = NO_SEATS,
    stacks: Mapping[EntryId, Chips] = NO_STACKS,
    tables: Mapping[TableNo, Chips] = NO_TABLES,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Record what was counted: stacks, by seat or by entry, and tables, one number each. What is counted again counts
    anew.

    Stacks may be counted at any time, for the press; a table's number belongs to a count of the room, which begins with
    it if none goes on. Refuses an empty seat or table, somebody who is out, and less than a chip a player. More than is
    in play, and an amount no chips in play can make, may be lifted with a reason: it can be true, and then it is what
    the count has found.
    """
    require(not state.finished, "finished")
    require(bool(seats or stacks or tables), "counts.nothing_counted")
    found = _stacks(state, seats, stacks, allow)
    _tables(state, tables, allow)
    facts: list[Fact] = []
    if tables and state.bank.since is None:
        facts.append(CountBegun(now))
    if found:
        facts.append(StacksCounted(now, tuple(sorted(found.items()))))
    if tables:
        facts.append(TablesCounted(now, tuple(sorted(tables.items()))))
    return tuple(facts)


def _stacks(
    state: State, seats: Mapping[Seat, Chips], stacks: Mapping[EntryId, Chips], allow: Allowed
) -> dict[EntryId, Chips]:
    """The stacks by entry, every one of them possible."""
    found = dict(stacks)
    for seat, chips in seats.items():
        entry = at_seat(state, seat)
        require(entry not in found, "counts.twice", entry=entry)
        found[entry] = chips
    for entry, chips in found.items():
        stack_fits(state, entry, chips, allow)
    return found


def stack_fits(state: State, entry: EntryId, chips: Chips, allow: Allowed) -> None:
    """Refuse a stack that nobody can have: of somebody who is out, none at all, more than is in play, or an amount no
    chips in play can make. The last two may be lifted.
    """
    counted = state.entries.get(entry)
    if counted is None:
        raise Refused("entry.unknown", entry=entry)
    require(not counted.out, "counts.is_out", entry=entry)
    require(chips > 0, "counts.no_stack", entry=entry)
    over = chips - state.chips
    allow.unless(over <= 0, "counts.more_than_play", entry=entry, chips=chips, most=state.chips, over=over)
    nearest, lowest = nearest_payable(state, chips)
    good = nearest == chips
    allow.unless(good, "counts.not_payable", entry=entry, chips=chips, nearest=nearest, lowest=lowest)


def _tables(state: State, tables: Mapping[TableNo, Chips], allow: Allowed) -> None:
    """Refuse the number of a table that is not possible."""
    for number, chips in tables.items():
        table = state.tables.get(number)
        if table is None:
            raise Refused("table.unknown", table=number)
        require(table.seated > 0, "counts.empty_table", table=number)
        require(chips >= table.seated, "counts.too_few", table=number, chips=chips, n=table.seated)
        over = chips - state.chips
        allow.unless(over <= 0, "counts.table_over_play", table=number, chips=chips, most=state.chips, over=over)
        nearest, lowest = nearest_payable(state, chips)
        good = nearest == chips
        allow.unless(good, "counts.table_not_payable", table=number, chips=chips, nearest=nearest, lowest=lowest)


def count_of_all(
    state: State, stacks: Mapping[EntryId, Chips], at: datetime
) -> tuple[CountBegun | StacksCounted | CountClosed, ...]:
    """What the ledger keeps of all stacks being counted at once: a count of the room that is closed with it, or the
    stacks of the one that goes on. Nothing where it has them already, and they come to the chips in play.

    Asks for the stack of everybody left, each found to fit (`stack_fits`).
    """
    known, total = state.bank.stack_counts, Chips(sum(stacks.values()))
    same = all(entry in known and known[entry].chips == chips for entry, chips in stacks.items())
    if same and total == state.chips:
        return ()
    found = StacksCounted(at, tuple(sorted(stacks.items())))
    if state.bank.since is not None:
        return (found,)
    return (CountBegun(at), found, CountClosed(at, state.chips, total))


def close_count(state: State, now: datetime, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Close the count that goes on. One that is not complete, or finds more or less than is in play, is closed with a
    reason.
    """
    require(state.bank.since is not None, "counts.none_on")
    missing = uncounted(state)
    allow.unless(not missing, "counts.not_counted", n=len(missing))
    total = counted(state)
    over = total - state.chips
    if not missing:
        allow.unless(over <= 0, "counts.over", chips=over)
        allow.unless(over >= 0, "counts.short", chips=-over)
    return (CountClosed(now, state.chips, total),)


def at_seat(state: State, seat: Seat) -> EntryId:
    """The entry that sits in a seat. Refuses a seat that does not exist, and an empty one."""
    require(state.has(seat), "seat.unknown", seat=seat)
    entry = state.at(seat)
    if entry is None:
        raise Refused("counts.empty_seat", seat=seat)
    return entry


def table_number(state: State, table: Table) -> Chips | None:
    """A table counted as one number in the count that goes on or was last; None: not, or somebody came or went since,
    or all its stacks were counted later."""
    number = state.bank.table_counts.get(table.number)
    if number is None or number.entries != table.seats:
        return None
    stacks = [state.bank.stack_counts.get(entry) for entry in table.seats if entry is not None]
    if all(stack is not None and stack.at > number.at for stack in stacks):
        return None
    return number.chips


def stack_number(state: State, entry: EntryId) -> Chips | None:
    """A stack as it was counted in the count that goes on; None: not in this one."""
    stack, since = state.bank.stack_counts.get(entry), state.bank.since
    return stack.chips if stack is not None and since is not None and stack.at >= since else None


def table_sum(state: State, table: Table) -> Chips:
    """What the stacks counted at a table in this count come to."""
    stacks = (stack_number(state, entry) for entry in table.seats if entry is not None)
    return Chips(sum(stack for stack in stacks if stack is not None))


def counted(state: State) -> Chips:
    """All chips counted so far in the count that goes on, at tables and of those who have no seat."""
    at_tables = 0
    for table in state.open_tables():
        number = table_number(state, table)
        at_tables += table_sum(state, table) if number is None else number
    return Chips(at_tables + sum(stack_number(state, entry) or 0 for entry in _seatless(state)))


def uncounted(state: State) -> tuple[EntryId, ...]:
    """Whose chips are not counted in the count that goes on, neither as a stack nor with the table."""
    found = [
        entry
        for table in state.open_tables()
        if table_number(state, table) is None
        for entry in table.seats
        if entry is not None and stack_number(state, entry) is None
    ]
    return (*found, *(entry for entry in _seatless(state) if stack_number(state, entry) is None))


def denominations(state: State) -> tuple[Chips, ...]:
    """The denominations in play, the lowest first: of the set, without those raced off. (): nobody has said which."""
    bank = state.bank
    values = bank.chip_set.values if bank.chip_set is not None else ()
    return tuple(value for value in values if value not in bank.gone)


def _seatless(state: State) -> list[EntryId]:
    if state.alive == state.filled.seated:
        return []
    return [entry.id for entry in state.playing() if entry.seat is None]


def nearest_payable(state: State, chips: Chips) -> tuple[Chips, Chips]:
    """The largest amount up to this one that the chips in play can make, and the lowest of these chips; without a set
    every amount can be made, and there is none (0).
    """
    values = denominations(state)
    if payable(chips, values):
        return chips, Chips(0)
    return Chips(nearest_below(chips - chips % gcd(*values), values) or 0), values[0]


def payable(chips: int, values: Sequence[Chips]) -> bool:
    """Whether these denominations, the lowest first, can make an amount; (): every amount.

    >>> payable(34_525, (Chips(25), Chips(100))), payable(34_510, (Chips(25), Chips(100)))
    (True, False)
    >>> payable(50, (Chips(20), Chips(50))), payable(30, (Chips(20), Chips(50))), payable(7, ())
    (True, False, True)
    """
    if not values:
        return True
    step = gcd(*values)
    if chips % step or values[0] == step:  # every higher one is a multiple of the lowest
        return chips % step == 0
    return fewest_chips(chips, values) is not None
