"""Moves that keep the room fair: proposed here, ticked by the director, accepted as an act.

Nobody is moved by a consequence. What is most pressing is proposed first: the final table, then breaking a table, then
evening the tables out (TDA 2024 rules 9 to 11). Who moves and where to is drawn; a later rulebook may choose by the
button instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from random import Random

from tdapp.domain.facts import DrawKind, Fact, Moved, MoveReason, TableBroken
from tdapp.domain.refusal import Refused, require
from tdapp.domain.seating import drawn
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.domain.windows import registration_open


class ProposalKind(StrEnum):
    """What is proposed: even tables out, break one, or draw the final table."""

    BALANCE = "balance"
    BREAK = "break"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Move:
    """One player from a seat to a free seat."""

    entry: EntryId
    origin: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class Proposal:
    """Moves that belong together, and the chance they were drawn with. `table`: the one that breaks."""

    kind: ProposalKind
    moves: tuple[Move, ...]
    seed: str
    table: TableNo | None = None

    @property
    def partial(self) -> bool:
        """Whether some moves may be left out."""
        return self.kind is ProposalKind.BALANCE


def propose(state: State, now: datetime, seed: str) -> Proposal | None:
    """The most pressing moves, None when the room is in order. Tables break only once no more entries can come."""
    if len(state.tables) < 2 or state.finished:
        return None
    if not registration_open(state, now) and state.clock.started(now):
        if 1 < state.alive <= state.setup.seats_per_table:
            return _final(state, seed)
        *staying, last = state.open_tables()
        if 0 < state.alive <= sum(len(table.seats) for table in staying):
            return break_table(state, now, last.number, seed)
    return _balance(state, seed)


def break_table(state: State, now: datetime, table: TableNo, seed: str) -> Proposal:
    """Everybody at this table to free seats elsewhere, the emptiest tables first. Refuses when there are too few."""
    found = state.tables.get(table)
    if found is None:
        raise Refused("table.unknown", table=table)
    chance = Random(f"break:{seed}")
    free = {number: list(other.free) for number, other in state.tables.items() if number != table}
    heads = {number: other.seated for number, other in state.tables.items() if number != table}
    leaving = [(entry, Seat(table, seat)) for seat, entry in enumerate(found.seats, 1) if entry is not None]
    require(len(leaving) <= sum(map(len, free.values())), "table.no_room", table=table, n=len(leaving))
    chance.shuffle(leaving)
    moves = []
    for entry, origin in leaving:
        least = min(heads[number] for number, seats in free.items() if seats)
        number = chance.choice(sorted(n for n, seats in free.items() if seats and heads[n] == least))
        seat = free[number].pop(chance.randrange(len(free[number])))
        heads[number] += 1
        moves.append(Move(entry, origin, seat))
    return Proposal(ProposalKind.BREAK, tuple(sorted(moves, key=_from_seat)), seed, table)


def accept(state: State, now: datetime, proposal: Proposal, ticked: Sequence[int]) -> tuple[Fact, ...]:
    """The ticked moves of a proposal, by the badges they are shown with, from 1. Refuses stale ones.

    Breaking a table and the final table are accepted whole; a table that breaks may be empty already.
    """
    require(not state.finished, "finished")
    badges = sorted(set(ticked))
    require(bool(badges) or not proposal.partial, "moves.none")
    require(all(1 <= badge <= len(proposal.moves) for badge in badges), "moves.unknown", n=len(proposal.moves))
    require(proposal.partial or len(badges) == len(proposal.moves), "moves.all", n=len(proposal.moves))
    chosen = [proposal.moves[badge - 1] for badge in badges]
    for each in chosen:
        require(state.at(each.origin) == each.entry, "moves.stale", entry=each.entry)
        free = proposal.kind is ProposalKind.FINAL or (state.has(each.seat) and state.at(each.seat) is None)
        require(free, "moves.stale", entry=each.entry)
    if proposal.kind is ProposalKind.FINAL:
        require({each.entry for each in chosen} == {entry.id for entry in state.playing()}, "moves.stale", entry=0)
        return (drawn(state, DrawKind.FINAL, proposal.seed),)
    reason = MoveReason.BREAK if proposal.kind is ProposalKind.BREAK else MoveReason.BALANCE
    facts: list[Fact] = [Moved(each.entry, each.seat, reason, proposal.seed) for each in chosen]
    if proposal.table is not None:
        facts.append(TableBroken(proposal.table))
    return tuple(facts)


def _final(state: State, seed: str) -> Proposal | None:
    origins = {entry.id: entry.seat for entry in state.playing()}
    moves = []
    for entry, seat in drawn(state, DrawKind.FINAL, seed).seats:
        origin = origins[entry]
        if origin is None:
            return None
        moves.append(Move(entry, origin, seat))
    return Proposal(ProposalKind.FINAL, tuple(sorted(moves, key=_from_seat)), seed)


def _balance(state: State, seed: str) -> Proposal | None:
    chance = Random(f"balance:{seed}")
    heads = {table.number: table.seated for table in state.open_tables()}
    free = {table.number: list(table.free) for table in state.open_tables()}
    staying = {
        table.number: [
            (entry, Seat(table.number, seat)) for seat, entry in enumerate(table.seats, 1) if entry is not None
        ]
        for table in state.open_tables()
    }
    moves = []
    while True:
        most = max(heads.values())
        least = min((heads[number] for number, seats in free.items() if seats), default=most)
        if most - least < 2:
            break
        giver = chance.choice([number for number, count in heads.items() if count == most])
        taker = chance.choice([number for number, count in heads.items() if count == least and free[number]])
        entry, origin = staying[giver].pop(chance.randrange(len(staying[giver])))
        seat = free[taker].pop(chance.randrange(len(free[taker])))
        heads[giver] -= 1
        heads[taker] += 1
        moves.append(Move(entry, origin, seat))
    return Proposal(ProposalKind.BALANCE, tuple(moves), seed) if moves else None


def _from_seat(move: Move) -> Seat:
    return move.origin
