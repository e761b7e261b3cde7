"""The changes a director makes in a plan that evens the tables out: another player goes, or to another seat."""

from collections.abc import Sequence

from tdapp.domain.refusal import Refused, require
from tdapp.domain.seating.locks import may_sit, open_seats
from tdapp.domain.seating.proposal import Choices, Move
from tdapp.domain.state import State
from tdapp.domain.units import Seat


def change(state: State, choices: Choices, move: Move, seats: Sequence[Seat]) -> Choices:
    """The director's choices once this move goes otherwise: an occupied seat says who goes, a free one where to.

    Refuses a seat that is not in the room, a second player or a second target, and a move that may not be.
    """
    entry, target = move.entry, move.seat
    taken = [seat for seat in seats if _there(state, seat)]
    free = [seat for seat in seats if not _there(state, seat)]
    require(bool(seats) and len(taken) < 2 and len(free) < 2, "moves.change_how")
    if taken:
        entry = state.at(taken[0])
    if free:
        target = free[0]
    if entry is None:
        raise Refused("moves.ask_button", table=move.giver)
    if target is None:
        raise Refused("moves.ask_button", table=move.taker)
    origin = state.entries[entry].seat
    require(origin is not None and origin.table != target.table, "moves.same_table", entry=entry, table=target.table)
    require(target in open_seats(state, state.tables[target.table]), "moves.closed_seat", seat=target)
    require(may_sit(state, entry, target.table), "moves.apart", entry=entry, table=target.table)
    if move.entry is not None and entry != move.entry:
        choices = choices.drop(move)
    return choices.keep(entry, target)


def _there(state: State, seat: Seat) -> bool:
    """Whether somebody sits there; refuses a seat that is not in the room."""
    require(state.has(seat), "seat.unknown", seat=seat)
    return state.at(seat) is not None
