"""The problem of a draw, made of the room as it stands: for everybody at once, or for some who join."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, combinations
from types import MappingProxyType
from typing import cast

from tdapp.domain.facts import DrawKind, Fact, Reinstated, Seated, SeatsDrawn, TableOpened
from tdapp.domain.journal import apply
from tdapp.domain.numbered import ChunkByChunk
from tdapp.domain.refusal import Refused, require
from tdapp.domain.seating.final_table import FinalTable, seats_at
from tdapp.domain.seating.locks import free_numbers, kept_apart, kept_seat, numbers_of, open_numbers, opening, size_of
from tdapp.domain.seating.room import HIGHEST_TABLE
from tdapp.domain.seating.seat_lottery import DrawTable, Problem, level_out
from tdapp.domain.state import State, Table
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.values import replace

NO_FLAGS: Mapping[EntryId, str] = MappingProxyType({})


def for_everybody(
    state: State, kind: DrawKind, flags: Mapping[EntryId, str] = NO_FLAGS, final: FinalTable | None = None
) -> Problem:
    """The draw of everybody still in, at the fewest tables, head-counts even; the room is empty for it.

    `final`: with `DrawKind.FINAL`, the table they draw for.
    `flags`: with `DrawKind.SPREAD`, what those have in common who are to be spread ('' nothing). Refuses wishes that
    cannot be met: a kept seat that is not there, two people apart who have kept seats at one table.
    """
    emptied = replace(state, tables=state.tables.__class__())
    entries = _in_play(state)
    wishes = entries if state.room.rules.kept else ()
    kept = {entry: seat for entry in wishes if (seat := kept_seat(state, entry)) is not None}
    if final is None:
        tables, sizes = _tables(emptied, len(entries), kept.values()), {}
    else:
        tables, sizes = {final.table: seats_at(state, final)}, {final.table: final.seats}
    for entry, seat in kept.items():
        size = sizes.get(seat.table) or size_of(state, seat.table)
        require(seat.number <= size, "draw.kept_gone", entry=entry, seat=seat)
    there = Counter(seat.table for seat in kept.values())
    heads = [there[number] for number in tables]
    free = list(tables.values())
    players = tuple(entry for entry in entries if entry not in kept) if kept else tuple(entries)
    takes, nearest, more = level_out(heads, [len(seats) for seats in free], len(players))
    for at in nearest[:more]:
        takes[at] += 1
    apart, never = _wishes(emptied, players, kept) if len(tables) > 1 else ((), ())
    return Problem(
        players=players,
        tables=tuple(map(DrawTable, tables, heads, free, takes)),
        first=state.room.rules.first,
        kept=tuple(kept.items()),
        apart=apart,
        never=never,
        groups=_groups(players, flags) if kind is DrawKind.SPREAD else (),
    )


def for_newcomers(state: State, entries: Sequence[EntryId]) -> tuple[Problem, tuple[TableNo, ...]]:
    """The draw for some who are in and join those that sit, and the tables that must open for them."""
    kept: dict[EntryId, Seat] = {}
    for entry in entries:
        seat = kept_seat(state, entry)
        if seat is not None:
            require(state.has(seat), "draw.kept_gone", entry=entry, seat=seat)
            taken = state.at(seat)
            require(taken is None, "draw.kept_taken", entry=entry, seat=seat, other=taken)
            kept[entry] = seat
    players = tuple(entry for entry in entries if entry not in kept)
    tables = _open_tables(state, kept.values())
    missing = len(players) - sum(len(table.seats) for table in tables)
    opened: list[TableNo] = []
    further = opening(state)
    while missing > 0:
        number = _next(further)
        seats = tuple(numbers_of(state, number))
        if seats:
            opened.append(number)
            tables.append(DrawTable(number, 0, seats))
            missing -= len(seats)
    apart, never = _wishes(state, players, kept) if len(tables) > 1 else ((), ())
    if len(players) == 1 and never:
        closed = {table for _entry, table in never}
        tables = [table for table in tables if table.table not in closed]
        require(any(table.seats for table in tables), "draw.never", entry=players[0], table=never[0][1])
        never = ()
    problem = Problem(
        players=players,
        tables=tuple(table for table in tables if table.seats),
        first=state.room.rules.first,
        even=state.room.rules.even,
        kept=tuple(kept.items()),
        apart=apart,
        never=never,
    )
    return problem, tuple(opened)


def _open_tables(state: State, kept: Collection[Seat]) -> list[DrawTable]:
    """The open tables as a draw for newcomers has them; whoever has a kept seat sits at its table."""
    rules = state.room.rules
    if not rules.blocked and not rules.kept:
        return list(chain.from_iterable(_without_rules.of(state.tables, _with_free_seats)))
    there = Counter(seat.table for seat in kept)
    return [
        DrawTable(table.number, table.seated + there[table.number], tuple(open_numbers(state, table)))
        for table in state.open_tables()
    ]


def _with_free_seats(tables: Iterable[Table]) -> list[DrawTable]:
    return [DrawTable(table.number, table.seated, tuple(free_numbers(table))) for table in tables]


_without_rules: ChunkByChunk[Table, list[DrawTable]] = ChunkByChunk()


def as_drawn(before: State, facts: Sequence[Fact]) -> State:
    """The tournament that an act drew from: the one before it, with those in it who get a seat by it, and have none
    yet.
    """
    state = before
    for fact in facts:
        if getattr(fact, "seed", "") or isinstance(fact, Seated | TableOpened):
            break
        state = apply(state, (fact,))
    for fact in facts:
        if isinstance(fact, Reinstated) and fact.seed:
            back = replace(state.entries[fact.entry], out=False, seat=None)
            state = replace(state, entries=state.entries.insert(fact.entry, back))
    return state


def joining(facts: Sequence[Fact]) -> list[EntryId]:
    """The entries that get a seat by an act that draws for newcomers, in the order they are drawn for."""
    return [fact.entry for fact in facts if isinstance(fact, Seated | Reinstated) and fact.seed]


def groups_of(state: State, flags: Mapping[EntryId, str]) -> tuple[int, ...]:
    """The groups by which everybody who is in would be spread: a number for each by ticket, 0 for none; empty where
    nobody is.
    """
    if not any(flags.values()):
        return ()
    entries = _in_play(state)
    players = [entry for entry in entries if kept_seat(state, entry) is None]
    group = dict(zip(players, _groups(players, flags), strict=True))
    return tuple(group.get(entry, 0) for entry in entries)


def spread_by(state: State, facts: Sequence[Fact]) -> tuple[int, ...]:
    """The groups by which a draw of everybody spread people, in the order of `groups_of`; empty for nobody."""
    group = {
        entry: group
        for fact in facts
        if isinstance(fact, SeatsDrawn) and fact.groups
        for (entry, _seat), group in zip(fact.seats, fact.groups, strict=True)
    }
    return tuple(group.get(entry, 0) for entry in _in_play(state)) if group else ()


def _in_play(state: State) -> list[EntryId]:
    """Everybody still in, by ticket number."""
    if state.alive == state.last_entry:  # nobody is out, no ticket was cancelled: no need to look at 10,000 entries
        return cast("list[EntryId]", list(range(1, state.last_entry + 1)))
    return [entry.id for entry in state.by_ticket() if not entry.out]


def redraw_due(state: State) -> int | None:
    """The count of players at which everybody is to be drawn anew, once no more than that are in; None: not now."""
    counts = state.room.rules.redraw_at
    return min((count for count in counts if state.alive <= count < state.room.drawn), default=None)


def _tables(emptied: State, players: int, kept: Collection[Seat]) -> dict[TableNo, tuple[int, ...]]:
    """The fewest tables that hold so many, in the order tables open, each with the seats that are drawn.

    Those with a kept seat are among them.
    """
    ideal = emptied.floor.rules.ideal
    further = opening(emptied)
    there = Counter(seat.table for seat in kept)
    free: dict[TableNo, tuple[int, ...]] = {}
    room = 0

    def used(number: TableNo) -> int:
        free[number] = tuple(numbers_of(emptied, number))
        seats = len(free[number]) + there[number]
        return min(seats, ideal) if ideal else seats

    for number in there:
        room += used(number)
    while room < players:
        number = _next(further)
        if number not in free:
            room += used(number)
    if there:
        order = {number: at for at, number in enumerate(emptied.room.rules.order)}
        free = dict(sorted(free.items(), key=lambda each: (order.get(each[0], len(order)), each[0])))
    return {number: seats for number, seats in free.items() if seats or there[number]}


def _next(further: Iterable[TableNo]) -> TableNo:
    number = next(iter(further))
    require(number <= HIGHEST_TABLE, "table.too_many", limit=HIGHEST_TABLE)
    return number


def _wishes(
    state: State, players: Sequence[EntryId], kept: Mapping[EntryId, Seat]
) -> tuple[tuple[tuple[EntryId, EntryId], ...], tuple[tuple[EntryId, TableNo], ...]]:
    """Who of the players must not sit together, and who must not come to a table because of somebody there.

    Asked only while there is more than one table: at the last one everybody sits together.
    """
    if not state.room.rules.apart:
        return (), ()
    sits = {entry: seat.table for entry, seat in kept.items()}
    for one, other in combinations(kept, 2):
        if sits[one] == sits[other] and other in kept_apart(state, one):
            raise Refused("draw.kept_together", entry=one, other=other, table=sits[one])
    drawn = set(players)
    apart: list[tuple[EntryId, EntryId]] = []
    never: list[tuple[EntryId, TableNo]] = []
    for entry in players:
        for other in sorted(kept_apart(state, entry)):
            if other in drawn:
                if entry < other:
                    apart.append((entry, other))
                continue
            seat = state.entries[other].seat
            table = sits.get(other) or (seat.table if seat is not None and seat.table in state.tables else None)
            if table is not None and (entry, table) not in never:
                never.append((entry, table))
    return tuple(apart), tuple(never)


def _groups(players: Sequence[EntryId], flags: Mapping[EntryId, str]) -> tuple[int, ...]:
    """A number for everybody's flag, in the order they are first met; 0 for none."""
    numbers: dict[str, int] = {}
    return tuple(
        numbers.setdefault(flag, len(numbers) + 1) if (flag := flags.get(entry, "")) else 0 for entry in players
    )
