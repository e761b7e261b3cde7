"""Breaking a table (HC and TDA 10), and moving a whole table: which one is next, and who gets which seat.

The draw has two steps (TDA 10-B): everybody who leaves is dealt a card, in the order of their seats, from a deck
shuffled by chance "seed/cards"; then the drawn seats are handed out from the highest card down, spades before hearts,
diamonds and clubs.
"""

from collections.abc import Mapping
from datetime import datetime
from itertools import chain

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.chance import Chance
from tdapp.domain.facts import Fact, Moved, MoveReason
from tdapp.domain.refusal import Refused, require
from tdapp.domain.seating.break_order import break_order
from tdapp.domain.seating.draw_problem import for_newcomers
from tdapp.domain.seating.evolve_tables import settled
from tdapp.domain.seating.final_table import final_size
from tdapp.domain.seating.locks import closed_seats, how_many_open, open_seats, stays
from tdapp.domain.seating.proposal import Dealt, Move, Proposal, ProposalKind, Where, WhyThisPlayer
from tdapp.domain.seating.room import HIGHEST_TABLE
from tdapp.domain.seating.seat_lottery import Problem, solve
from tdapp.domain.seating.table_facts import BigBlindSettled, ButtonPlaced, TablesSwapped
from tdapp.domain.state import State, Table
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.poker.cards import FULL_DECK
from tdapp.poker.positions import Positions
from tdapp.values import replace


def next_to_break(state: State, by_book: BookValues = SILENT) -> TableNo | None:
    """The table that breaks next: an empty one, then the first in the order whose players fit elsewhere; None: none of
    them do. The last two do not become one before the final table is due (RP-9): everybody draws for that.

    An ideal load keeps tables open until nobody sits at a table of more players than that. A table with a seat kept
    for somebody who sits in it is left to the director.
    """
    ideal = state.floor.rules.ideal
    rest = len(state.tables) - 1
    if rest < 1 or (ideal and state.alive > ideal * rest):
        return None
    filled = state.filled
    room, unseated = filled.free - closed_seats(state), state.alive - filled.seated
    last_two = rest == 1 and state.alive > final_size(state, by_book)
    empty = {table.number for table, here in filled.heads if not here}
    order = break_order(state)
    for number in chain((each for each in order if each in empty), (each for each in order if each not in empty)):
        table = state.tables[number]
        if table.seated and last_two:
            return None
        fixed = any(entry is not None and stays(state, entry) for entry in table.seats)
        if not fixed and table.seated + unseated <= room - how_many_open(state, table):
            return number
    return None


def break_table(state: State, now: datetime, table: TableNo, seed: str) -> Proposal:
    """Break a table: everybody there to free seats elsewhere, the emptiest tables first, by a draw in two steps. Who
    has the highest card goes first.

    Refuses when there are too few seats, or none that respects who is kept apart.
    """
    problem, dealt = break_problem(state, table, seed)
    seat_of = dict(solve(problem, seed))
    by_card = sorted(dealt.items(), key=lambda each: -each[1])
    seats = enumerate(state.tables[table].seats, 1)
    origin = {entry: Seat(table, number) for number, entry in seats if entry is not None}
    moves = [
        Move(entry, origin[entry], seat_of[entry], table, seat_of[entry].table, WhyThisPlayer.TABLE, Where.DRAWN)
        for entry, _card in by_card
    ]
    drawn = tuple(Dealt(entry, card, seat_of[entry]) for entry, card in by_card)
    return Proposal(ProposalKind.BREAK, tuple(moves), seed, table, bound=len(moves), dealt=drawn)


def break_problem(state: State, table: TableNo, seed: str) -> tuple[Problem, dict[EntryId, int]]:
    """The draw to be made when a table breaks, its players by their cards, highest first; and those cards."""
    found = state.tables.get(table)
    if found is None:
        raise Refused("table.unknown", table=table)
    leaving = [entry for entry in found.seats if entry is not None]
    cards = Chance(f"{seed}/cards").sample(FULL_DECK, len(leaving))
    dealt = dict(zip(leaving, map(int, cards), strict=True))
    entries = state.entries
    for entry in leaving:
        entries = entries.insert(entry, replace(entries[entry], seat=None))
    without = replace(state, entries=entries, tables=state.tables.remove(table))
    room = without.filled.free - closed_seats(without)
    require(len(leaving) <= room, "table.no_room", table=table, n=len(leaving))
    problem, _opened = for_newcomers(without, leaving)
    by_card = sorted(problem.players, key=lambda entry: -dealt[entry])
    return replace(problem, players=tuple(by_card), even=True), dealt


def swap_tables(state: State, now: datetime, table: TableNo, other: TableNo) -> tuple[Fact, ...]:
    """Swap two tables: everybody changes places with everybody at the other, seat by seat; to a number not open, all
    move.

    Refuses a table with too few seats for who sits at the other.
    """
    require(not state.finished, "finished")
    require(table != other, "table.swap_self")
    require(1 <= other <= HIGHEST_TABLE, "table.number", limit=HIGHEST_TABLE)
    one, two = state.tables.get(table), state.tables.get(other)
    require(one is not None, "table.unknown", table=table)
    if one is not None and two is not None:
        for smaller, larger in ((one, two), (two, one)):
            require(_last(larger) <= len(smaller.seats), "table.smaller", table=smaller.number, second=larger.number)
    return (TablesSwapped(table, other),)


def _last(table: Table) -> int:
    """The highest seat somebody sits in."""
    return max((seat for seat, entry in enumerate(table.seats, 1) if entry is not None), default=0)


def compress(state: State, now: datetime, table: TableNo) -> tuple[Fact, ...]:
    """Move everybody at a table to its lowest seats, in the order they sit. Nothing to do when they sit there already.

    Blocked seats stay empty, and whoever sits in the seat that is kept for him stays there.
    """
    require(not state.finished, "finished")
    found = state.tables.get(table)
    if found is None:
        raise Refused("table.unknown", table=table)
    fixed = {seat for seat, entry in enumerate(found.seats, 1) if entry is not None and stays(state, entry)}
    closed = {seat.number for seat in found.free} - {seat.number for seat in open_seats(state, found)}
    chairs = iter(seat for seat in range(1, len(found.seats) + 1) if seat not in fixed | closed)
    goes = {
        seat: seat if seat in fixed else next(chairs) for seat, entry in enumerate(found.seats, 1) if entry is not None
    }
    facts: list[Fact] = [
        Moved(entry, Seat(table, goes[seat]), MoveReason.COMPRESS)
        for seat, entry in enumerate(found.seats, 1)
        if entry is not None and goes[seat] != seat
    ]
    button = state.floor.buttons.get(table)
    if facts and button is not None:
        positions = _goes_along(button.positions, goes)
        facts.append(ButtonPlaced(table, positions, button.at))
        due = settled(state.floor, found, button.positions)
        entry = None if due is None else found.seats[due - 1]
        if positions is not None and due is not None and entry is not None:
            facts.append(BigBlindSettled(entry, Seat(table, goes[due])))
    return tuple(facts)


def _goes_along(last: Positions, goes: Mapping[int, int]) -> Positions | None:
    """Where button and blinds stand once everybody has moved up.

    None: a dead button or a missing small blind stood before a seat that is no longer between the same two players.
    """
    button, big = goes.get(last.button), goes.get(last.big_blind)
    if button is None or big is None:
        return None
    if last.small_blind is None:
        return Positions(button, None, big)
    small = goes.get(last.small_blind)
    return None if small is None else Positions(button, small, big)
