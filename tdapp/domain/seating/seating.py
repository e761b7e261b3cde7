"""Decisions about seats: draw them, seat late comers, move, swap, open and close tables."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.facts import (
    DrawKind,
    Fact,
    Moved,
    MoveReason,
    Seated,
    SeatedBy,
    SeatsDrawn,
    SeatsSwapped,
    TableBroken,
    TableOpened,
)
from tdapp.domain.questions import asked_by
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.seating.draw_problem import NO_FLAGS, for_everybody, for_newcomers
from tdapp.domain.seating.final_table import FinalTable, final_due, final_table
from tdapp.domain.seating.locks import blocked, kept_seats, may_sit, opening, size_of
from tdapp.domain.seating.room import HIGHEST_TABLE
from tdapp.domain.seating.seat_lottery import Problem, can_clash, solve
from tdapp.domain.state import Entry, State
from tdapp.domain.units import EntryId, Seat, TableNo


def _may_draw(
    state: State,
    now: datetime,
    seed: str,
    *,
    flags: Mapping[EntryId, str] = NO_FLAGS,
    allow: Allowed = NOTHING_LIFTED,
) -> None:
    _try(_to_draw(state, _first_kind(state, now, flags, allow), flags), seed)


@asked_by(_may_draw)
def draw_seats(
    state: State,
    now: datetime,
    seed: str,
    *,
    flags: Mapping[EntryId, str] = NO_FLAGS,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Draw seats for everybody in play at the fewest even tables. Once play began a new draw needs a reason.

    `flags`: what those have in common who are to be spread over the tables, such as a nationality; a kind of its own.
    Refuses wishes that cannot be met.
    """
    return (drawn(state, _first_kind(state, now, flags, allow), seed, flags),)


def _first_kind(state: State, now: datetime, flags: Mapping[EntryId, str], allow: Allowed) -> DrawKind:
    """The kind of a draw of everybody; refuses where there can be none."""
    require(not state.finished, "finished")
    require(state.alive > 1, "draw.too_few", n=state.alive)
    require(not flags or any(flags.values()), "draw.no_flags")
    allow.unless(not (state.tables and state.clock.started(now)), "draw.started")
    return DrawKind.SPREAD if flags else DrawKind.FIRST


def _may_redraw(state: State, now: datetime, seed: str, *, by_book: BookValues = SILENT) -> None:
    _try(_to_draw(state, _anew_kind(state, by_book), by_book=by_book), seed)


@asked_by(_may_redraw)
def redraw(state: State, now: datetime, seed: str, *, by_book: BookValues = SILENT) -> tuple[Fact, ...]:
    """Draw everybody anew, whatever the count: at the end of a day, or when the director says so.

    When no more are in than sit down at the final table (RP-9) it is that one. Refuses before the first draw, and
    wishes that cannot be met.
    """
    return (drawn(state, _anew_kind(state, by_book), seed, by_book=by_book),)


def _anew_kind(state: State, by_book: BookValues) -> DrawKind:
    """The kind of a draw of everybody anew; refuses where there can be none."""
    require(not state.finished, "finished")
    require(bool(state.tables), "seat.not_drawn")
    require(state.alive > 1, "draw.too_few", n=state.alive)
    return DrawKind.FINAL if final_due(state, by_book) else DrawKind.REDRAW


def drawn(
    state: State,
    kind: DrawKind,
    seed: str,
    flags: Mapping[EntryId, str] = NO_FLAGS,
    *,
    by_book: BookValues = SILENT,
) -> SeatsDrawn:
    """The facts of a draw of everybody still in."""
    problem, final = _to_draw(state, kind, flags, by_book=by_book)
    seats = tuple(solve(problem, seed))
    taken = sorted(table.table for table in problem.tables if table.takes or table.heads)
    sizes = (final,) if final is not None else tuple((table, size_of(state, table)) for table in taken)
    group_of = dict(zip(problem.players, problem.groups, strict=True)) if problem.groups else {}
    groups = tuple(group_of.get(entry, 0) for entry, _seat in seats) if problem.groups else ()
    return SeatsDrawn(kind, seed, tuple((table, size) for table, size in sizes), seats, groups)


class _ToDraw(NamedTuple):
    """A draw of everybody that is still to be made. `final`: the table they draw for, None for no final."""

    problem: Problem
    final: FinalTable | None


def _to_draw(
    state: State, kind: DrawKind, flags: Mapping[EntryId, str] = NO_FLAGS, *, by_book: BookValues = SILENT
) -> _ToDraw:
    """A draw of everybody still in, not made yet. Refuses wishes that no draw can meet."""
    final = final_table(state, by_book) if kind is DrawKind.FINAL else None
    return _ToDraw(for_everybody(state, kind, flags, final), final)


def _try(to_draw: _ToDraw, seed: str) -> None:
    """Refuse what a draw would: only one with people who are kept apart has to be made for that."""
    if can_clash(to_draw.problem):
        solve(to_draw.problem, seed)


def seat_waiting(state: State, now: datetime, seed: str) -> tuple[Fact, ...]:
    """Seat everybody who has no seat, at random among the free ones; new tables open when they do not suffice."""
    require(not state.finished, "finished")
    waiting = [entry.id for entry in state.playing() if entry.seat is None]
    require(bool(waiting), "seat.nobody_waits")
    require(bool(state.tables), "seat.not_drawn")
    return tuple(seats_for(state, waiting, seed))


def seats_for(state: State, entries: Sequence[EntryId], seed: str) -> list[Fact]:
    """Seats drawn for these entries, who are in and have none, with the tables that must open for them."""
    problem, opened = for_newcomers(state, entries)
    facts: list[Fact] = [TableOpened(table, size_of(state, table)) for table in opened]
    found = dict(solve(problem, seed))
    facts.extend(Seated(entry, found[entry], SeatedBy.DRAW, seed) for entry in entries)
    return facts


def move(
    state: State, now: datetime, entry: EntryId, seat: Seat, *, allow: Allowed = NOTHING_LIFTED
) -> tuple[Fact, ...]:
    """Put a player into a free seat by hand, from another seat or from none.

    A blocked seat, one kept for somebody else, and a table with somebody he is kept apart from take a reason.
    """
    require(not state.finished, "finished")
    found = _in_play(state, entry)
    require(state.has(seat), "seat.unknown", seat=seat)
    taken = state.at(seat)
    require(taken is None, "seat.taken", seat=seat, entry=taken)
    allow.unless(blocked(state, seat) is None, "seat.blocked", seat=seat)
    keeper = kept_seats(state).get(seat, found.player)
    allow.unless(keeper == found.player, "seat.kept", seat=seat, player=keeper)
    allow.unless(may_sit(state, entry, seat.table), "seat.apart", entry=entry, table=seat.table)
    if found.seat is None:
        return (Seated(entry, seat, SeatedBy.HAND),)
    return (Moved(entry, seat, MoveReason.HAND),)


def swap(state: State, now: datetime, entry: EntryId, other: EntryId) -> tuple[Fact, ...]:
    """Let two seated players change places."""
    require(not state.finished, "finished")
    require(entry != other, "swap.self")
    for number in (entry, other):
        require(_in_play(state, number).seat is not None, "seat.has_none", entry=number)
    return (SeatsSwapped(entry, other),)


def open_table(state: State, now: datetime, table: TableNo | None = None) -> tuple[Fact, ...]:
    """Open an empty table; None takes the next one in the room's order."""
    require(not state.finished, "finished")
    number = table if table is not None else next(opening(state))
    require(1 <= number <= HIGHEST_TABLE, "table.number", limit=HIGHEST_TABLE)
    require(number not in state.tables, "table.is_open", table=number)
    return (TableOpened(number, size_of(state, number)),)


def close_table(state: State, now: datetime, table: TableNo) -> tuple[Fact, ...]:
    """Take an empty table out of the room. Players at it must be moved first: break the table instead."""
    found = state.tables.get(table)
    if found is None:
        raise Refused("table.unknown", table=table)
    require(found.seated == 0, "table.not_empty", table=table, n=found.seated)
    return (TableBroken(table),)


def _in_play(state: State, entry: EntryId) -> Entry:
    found = state.entries.get(entry)
    if found is None:
        raise Refused("entry.unknown", entry=entry)
    require(not found.out, "entry.is_out", entry=entry)
    return found
