"""Moves that keep the room fair: proposed here, ticked by the director, accepted as an act.

Nobody is moved by a consequence. What is most pressing is proposed first: the final table or a new draw, then breaking
a table, then evening the tables out (HC and TDA 10 and 11).
"""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.balancing import balance
from tdapp.domain.breaking import break_table, next_to_break
from tdapp.domain.drawing import redraw_due
from tdapp.domain.facts import DrawKind, Fact, Moved, MoveReason, TableBroken
from tdapp.domain.proposal import NO_CHOICES, Choices, Move, Proposal, ProposalKind, Where, Who
from tdapp.domain.refusal import Refused, require
from tdapp.domain.seating import drawn
from tdapp.domain.state import State
from tdapp.domain.table_facts import SeatsConfirmed
from tdapp.domain.units import EntryId
from tdapp.domain.windows import registration_open

DRAWS = {ProposalKind.FINAL: DrawKind.FINAL, ProposalKind.REDRAW: DrawKind.REDRAW}


def propose(state: State, now: datetime, seed: str, choices: Choices = NO_CHOICES) -> Proposal | None:
    """The most pressing moves, None when the room is in order. Tables break only once no more entries can come.

    `choices`: what the director has chosen of a plan that evens the tables out.
    """
    if len(state.tables) < 2 or state.finished:
        return None
    if not registration_open(state, now) and state.clock.started(now):
        kind = _draw_due(state)
        if kind is not None:
            try:
                return _redrawn(state, kind, seed)
            except Refused:  # no seating respects the rules of the room: `stuck` says which
                pass
        table = next_to_break(state)
        if table is not None:
            try:
                return break_table(state, now, table, seed)
            except Refused:  # no seating respects who is kept apart: the director breaks it by hand
                pass
    return balance(state, now, seed, choices)


def stuck(state: State, now: datetime) -> Refused | None:
    """Why new seats for everybody are due and cannot be drawn; None: nothing is in the way, or none are due."""
    kind = _draw_due(state)
    if len(state.tables) < 2 or state.finished or registration_open(state, now) or not state.clock.started(now):
        return None
    try:
        if kind is not None:
            drawn(state, DRAWS[kind], "stuck")
    except Refused as refused:
        return refused
    return None


def accept(state: State, now: datetime, proposal: Proposal, ticked: Sequence[int]) -> tuple[Fact, ...]:
    """The ticked moves of a proposal, by the badges they are shown with, from 1. Refuses stale ones, and all with them.

    Breaking a table and a draw are accepted whole; a table that breaks may be empty already. A move that waits for a
    button is refused: the button is placed first, or left unknown.
    """
    require(not state.finished, "finished")
    badges = sorted(set(ticked))
    require(bool(badges) or not proposal.partial, "moves.none")
    require(all(1 <= badge <= len(proposal.moves) for badge in badges), "moves.unknown", n=len(proposal.moves))
    require(proposal.partial or len(badges) == len(proposal.moves), "moves.all", n=len(proposal.moves))
    chosen = [proposal.moves[badge - 1] for badge in badges]
    for each in chosen:
        require(each.entry is not None, "moves.ask_button", table=each.giver)
        require(each.seat is not None, "moves.ask_button", table=each.taker)
    whole = [(each.entry, each.origin, each.seat, _by_chance(proposal, each)) for each in chosen]
    kind = DRAWS.get(proposal.kind)
    facts: list[Fact] = []
    reason = MoveReason.BREAK if proposal.kind is ProposalKind.BREAK else MoveReason.BALANCE
    for entry, origin, seat, drawn_with in whole:
        if entry is None or origin is None or seat is None:
            continue
        require(state.at(origin) == entry, "moves.stale", entry=entry)
        require(kind is not None or (state.has(seat) and state.at(seat) is None), "moves.stale", entry=entry)
        facts.append(Moved(entry, seat, reason, drawn_with))
    if kind is not None:
        everybody = {entry.id for entry in state.playing()}
        require({each.entry for each in chosen} == everybody, "moves.stale", entry=0)
        return (drawn(state, kind, proposal.seed),)
    if proposal.table is not None:
        found = state.tables.get(proposal.table)
        gone = found is None or found.seated != len(facts)
        require(not gone, "moves.stale_table", table=proposal.table)
        facts.append(TableBroken(proposal.table))
    return tuple(facts)


def _by_chance(proposal: Proposal, move: Move) -> str:
    """The chance a move was drawn with; '' for one that follows from the rules or was chosen."""
    by_chance = proposal.kind is ProposalKind.BREAK or move.who is Who.DRAWN or move.where is Where.DRAWN
    return proposal.seed if by_chance else ""


def confirm_seated(state: State, now: datetime, entries: Sequence[EntryId] = ()) -> tuple[Fact, ...]:
    """These players, or nobody named: all, have been seen in the seats they were moved to."""
    require(not state.finished, "finished")
    unseated = state.floor.unseated
    require(bool(unseated), "moves.nobody_unseated")
    chosen = tuple(sorted(set(entries))) or tuple(sorted(unseated))
    for entry in chosen:
        require(entry in unseated, "moves.is_seated", entry=entry)
    return (SeatsConfirmed(chosen),)


def _draw_due(state: State) -> ProposalKind | None:
    """Whether everybody draws anew now: for the final table, or at a count the director has chosen."""
    if 1 < state.alive <= state.setup.seats_per_table:
        return ProposalKind.FINAL
    return ProposalKind.REDRAW if state.alive > 1 and redraw_due(state) is not None else None


def _redrawn(state: State, kind: ProposalKind, seed: str) -> Proposal | None:
    """Everybody to a new seat; None while somebody in play has none yet."""
    origins = {entry.id: entry.seat for entry in state.playing()}
    moves = []
    for entry, seat in drawn(state, DRAWS[kind], seed).seats:
        origin = origins[entry]
        if origin is None:
            return None
        moves.append(Move(entry, origin, seat, origin.table, seat.table, Who.TABLE, Where.DRAWN))
    return Proposal(kind, tuple(sorted(moves, key=_from_seat)), seed, bound=len(moves))


def _from_seat(move: Move) -> tuple[int, int]:
    return (0, 0) if move.origin is None else (move.origin.table, move.origin.number)
