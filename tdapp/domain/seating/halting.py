"""Tables that stop until somebody is moved there (HC and TDA 11-D, readings A54 and A55), and players who sit alone."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, require
from tdapp.domain.seating.buttons import known
from tdapp.domain.seating.evolve_tables import settled
from tdapp.domain.seating.game_now import game_now
from tdapp.domain.seating.short_tables import must_halt
from tdapp.domain.seating.table_facts import Game, HaltWaived
from tdapp.domain.state import State, Table
from tdapp.domain.units import TableNo
from tdapp.poker.positions import Positions, next_seat


class HaltState(StrEnum):
    """The state of a short table: it stops; plays on until the big blind falls on an open seat; the button is to be
    asked.

    Or the director has let it play on; or one player sits there alone and nobody can play.
    """

    STOPS = "stops"
    PLAYS_ON = "plays_on"
    ASK = "ask"
    WAIVED = "waived"
    ALONE = "alone"


class Halt(Struct, frozen=True):
    """A table that is too short: so many players, so many fewer than the fullest.

    `seat`: where its next big blind falls, None unknown.
    """

    table: TableNo
    here: int
    short: int
    state: HaltState
    seat: int | None = None


def halts(state: State, now: datetime, by_book: BookValues = SILENT) -> tuple[Halt, ...]:
    """Every table that is too short through eliminations, by number; nothing before the start, or with one table."""
    if len(state.tables) < 2 or state.finished or not state.clock.started(now):
        return ()
    filled = state.filled
    few = max(1, filled.fullest - by_book.halt_short)  # nobody looks twice at a table of more
    short = [(table, here) for table, here in filled.heads if 0 < here <= few]
    stud = game_now(state, now) is Game.STUD  # without a big blind nothing is waited for
    found = (_halt(state, now, *each, filled.fullest, by_book.halt_short, stud=stud) for each in short)
    return tuple(halt for halt in found if halt is not None)


def halt_at(state: State, now: datetime, table: TableNo, by_book: BookValues = SILENT) -> Halt | None:
    """Whether and how this table is too short through eliminations; None: it is not."""
    return next((halt for halt in halts(state, now, by_book) if halt.table == table), None)


def waive(
    state: State,
    now: datetime,
    table: TableNo,
    *,
    by_book: BookValues = SILENT,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Let a short table play on until somebody is seated there (HC and TDA 11-D). It takes a reason.

    Refuses a table that is not short, one that plays on already, and a player alone.
    """
    require(not state.finished, "finished")
    halt = halt_at(state, now, table, by_book)
    require(halt is not None, "halt.not_short", table=table)
    if halt is None:
        return ()
    require(halt.state is not HaltState.WAIVED, "halt.waived", table=table)
    require(halt.state is not HaltState.ALONE, "halt.alone", table=table)
    allow.unless(False, "halt.needs_reason", citation="11-D", table=table, n=halt.short)
    return (HaltWaived(table),)


def _halt(
    state: State, now: datetime, table: Table, here: int, fullest: int, allowed_short: int, *, stud: bool
) -> Halt | None:
    short, floor = fullest - here, state.floor
    if here == 1 and fullest > 1:
        return Halt(table.number, here, short, HaltState.ALONE)
    if short < allowed_short:
        return None
    gone = floor.gone.get(table.number, 0)
    if short - gone >= allowed_short:  # it would be as short with those who went out
        return None
    last = known(state, now, table.number)
    seat = None if last is None else big_blind_seat(state, table, last)
    open_seat = stud or seat is None or table.seats[seat - 1] is None
    if table.number in floor.waived:
        found = HaltState.WAIVED
    elif not must_halt(
        here=here, fullest=fullest, allowed_short=allowed_short, by_elimination=True, big_blind_open=open_seat
    ):
        found = HaltState.PLAYS_ON
    else:
        found = HaltState.STOPS if stud or seat is not None else HaltState.ASK
    return Halt(table.number, here, short, found, seat)


def big_blind_seat(state: State, table: Table, last: Positions) -> int:
    """The chair the next big blind falls on, somebody in it or not: the next one clockwise that is not blocked, unless
    it was settled when somebody was moved there."""
    due = settled(state.floor, table, last)
    if due is not None:
        return due
    blocked = state.room.rules.blocked_at(table.number)
    chairs = [seat for seat, entry in enumerate(table.seats, 1) if entry is not None or seat not in blocked]
    return next_seat(last.big_blind, chairs)
