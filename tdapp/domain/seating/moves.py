"""Moves that keep the room fair: proposed here, ticked by the director, accepted as an act.

Nobody is moved by a consequence. What is most pressing is proposed first: the final table or a new draw, then breaking
a table, then evening the tables out (HC and TDA 10 and 11).
"""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.facts import DrawKind, Fact, Moved, MoveReason, TableBroken
from tdapp.domain.journal import apply
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.refusal import Refused, require
from tdapp.domain.seating.balancing import balance
from tdapp.domain.seating.break_order import breaks_by
from tdapp.domain.seating.breaking import break_table, next_to_break
from tdapp.domain.seating.buttons import known
from tdapp.domain.seating.draw_problem import redraw_due
from tdapp.domain.seating.evolve_tables import dealt_on, nobody_due
from tdapp.domain.seating.final_table import final_due
from tdapp.domain.seating.newcomers import waits_in
from tdapp.domain.seating.proposal import (
    AT_ONCE,
    NO_CHOICES,
    WORST,
    Choices,
    Move,
    Proposal,
    ProposalKind,
    Where,
    WhyThisPlayer,
)
from tdapp.domain.seating.seating import drawn
from tdapp.domain.seating.table_facts import BigBlindSettled, SeatsConfirmed
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, TableNo
from tdapp.poker.positions import Positions
from tdapp.values import replace

DRAWS = {ProposalKind.FINAL: DrawKind.FINAL, ProposalKind.REDRAW: DrawKind.REDRAW}


def propose(
    state: State, now: datetime, seed: str, choices: Choices = NO_CHOICES, *, by_book: BookValues = SILENT
) -> Proposal | None:
    """The most pressing moves to be made now, None when the room is in order. Tables break only once no more entries
    can come, and nobody moves who is the last one in.

    `choices`: what the director has chosen of a plan that evens the tables out.
    """
    if len(state.tables) < 2 or state.finished or state.alive < 2:
        return None
    if not registration_open(state, now) and state.clock.started(now):
        kind = _draw_due(state, by_book)
        if kind is not None:
            try:
                return _redrawn(state, kind, seed, by_book)
            except Refused:  # no seating respects the rules of the room: `stuck` says which
                pass
        table = next_to_break(state, by_book)
        if table is not None:
            try:
                return _breaking_next(state, now, table, seed)
            except Refused:  # no seating respects who is kept apart: the director breaks it by hand
                pass
    found = balance(state, now, seed, choices)
    return None if found is not None and _leaves_one_alone(state, found) else found


def _leaves_one_alone(state: State, proposal: Proposal) -> bool:
    """Whether somebody sits alone by these moves, as when three are at one table and the other is empty."""
    before = {table.number: here for table, here in state.filled.heads}
    heads = dict(before)
    for move in proposal.moves:
        heads[move.giver] -= 1
        heads[move.taker] += 1
    return any(heads[table] == 1 != before[table] for table in heads)


def breaking(state: State, now: datetime, table: TableNo, seed: str, by_book: BookValues = SILENT) -> Proposal:
    """The proposal to break a table, with why it is the next; without, where another one would be and it was chosen."""
    if next_to_break(state, by_book) == table:
        return _breaking_next(state, now, table, seed)
    return break_table(state, now, table, seed)


def _breaking_next(state: State, now: datetime, table: TableNo, seed: str) -> Proposal:
    return replace(break_table(state, now, table, seed), order=breaks_by(state, table))


def stuck(state: State, now: datetime, by_book: BookValues = SILENT) -> Refused | None:
    """Why new seats for everybody are due and cannot be drawn; None: nothing is in the way, or none are due."""
    if len(state.tables) < 2 or state.finished or registration_open(state, now) or not state.clock.started(now):
        return None
    kind = _draw_due(state, by_book)
    try:
        if kind is not None:
            drawn(state, DRAWS[kind], "stuck", by_book=by_book)
    except Refused as refused:
        return refused
    return None


def accept(
    state: State, now: datetime, proposal: Proposal, ticked: Sequence[int], *, by_book: BookValues = SILENT
) -> tuple[Fact, ...]:
    """Make the ticked moves of a proposal, by the badges they are shown with, from 1. Refuses stale ones, and all with
    them.

    Breaking a table and a draw are accepted whole; a table that breaks may be empty already. A move that waits for a
    button is refused: the button is placed first, or left unknown. Who was told that he has the next big blind has it
    in the book (HC and TDA 11-A), and what the others were told must hold too.
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
        return (drawn(state, kind, proposal.seed, by_book=by_book),)
    if proposal.table is not None:
        found = state.tables.get(proposal.table)
        gone = found is None or found.seated != len(facts)
        require(not gone, "moves.stale_table", table=proposal.table)
        facts.append(TableBroken(proposal.table))
    facts += settled_by(chosen)
    if proposal.partial:
        _holds(state, apply(state, facts), now, proposal, chosen)
    return tuple(facts)


def settled_by(chosen: Sequence[Move]) -> list[Fact]:
    """The players of these moves who have the next big blind of the table they go to."""
    return [
        BigBlindSettled(move.entry, move.seat)
        for move in chosen
        if move.entry is not None and move.seat is not None and move.where in AT_ONCE
    ]


def room_after(state: State, proposal: Proposal) -> State:
    """The room once these moves are made, those left out whose player or seat is still to be asked for."""
    whole = [move for move in proposal.moves if move.entry is not None and move.seat is not None]
    fits = [move for move in whole if move.origin and state.at(move.origin) == move.entry]
    reason = MoveReason.BREAK if proposal.kind is ProposalKind.BREAK else MoveReason.BALANCE
    facts: list[Fact] = [Moved(move.entry, move.seat, reason) for move in fits if move.entry and move.seat]
    return apply(state, [*facts, *settled_by(fits)])


def _holds(state: State, after: State, now: datetime, proposal: Proposal, chosen: Sequence[Move]) -> None:
    """Refuse moves after which the book would say something else than those who move were told."""
    for taker in sorted({move.taker for move in chosen if move.where in WORST}):
        told = [move for move in chosen if move.taker == taker and move.where in WORST]
        if not _as_told(after, now, told):
            whole = all(move in chosen for move in proposal.moves if move.taker == taker)
            require(whole, "moves.together", table=taker)
            raise Refused("moves.stale_table", table=taker)


def _as_told(after: State, now: datetime, told: Sequence[Move]) -> bool:
    """Whether each of them, at one table, has the big blind in the hand he was told, or waits as he was told."""
    table, floor = after.tables[told[0].taker], after.floor
    last = known(after, now, table.number)
    hand = None if last is None else dealt_on(floor, table, last)
    if hand is None or any(not _said_of(hand, move) for move in told):
        return False
    floor = nobody_due(after, table.number).floor
    for turn in range(max(move.hands or 0 for move in told) + 1):
        due = [move.seat for move in told if move.hands == turn and move.where is not Where.NOTHING_ELSE]
        if hand is None or any(seat is None or seat.number != hand.big_blind for seat in due):
            return False
        hand = dealt_on(floor, table, hand)
    return True


def _said_of(hand: Positions, move: Move) -> bool:
    """Whether what was said of the very next hand holds: he is not the small blind, waits, or there is a single one."""
    if move.seat is None or move.seat.number == hand.small_blind:
        return False
    if move.where is Where.SINGLE_BIG_BLIND_TWICE:
        return hand.small_blind is None
    return waits_in(move.seat.number, hand) is (move.where is Where.NOTHING_ELSE)


def _by_chance(proposal: Proposal, move: Move) -> str:
    """The chance a move was drawn with; '' for one that follows from the rules or was chosen."""
    by_chance = proposal.kind is ProposalKind.BREAK or move.who is WhyThisPlayer.DRAWN or move.where is Where.DRAWN
    return proposal.seed if by_chance else ""


def confirm_seated(state: State, now: datetime, entries: Sequence[EntryId] = ()) -> tuple[Fact, ...]:
    """Note that these players, or nobody named: all, have been seen in the seats they were moved to."""
    require(not state.finished, "finished")
    unseated = state.floor.unseated
    require(bool(unseated), "moves.nobody_unseated")
    chosen = tuple(sorted(set(entries))) or tuple(sorted(unseated))
    for entry in chosen:
        require(entry in unseated, "moves.is_seated", entry=entry)
    return (SeatsConfirmed(chosen),)


def _draw_due(state: State, by_book: BookValues) -> ProposalKind | None:
    """Whether everybody draws anew now: for the final table, or at a count the director has chosen."""
    if final_due(state, by_book):
        return ProposalKind.FINAL
    return ProposalKind.REDRAW if state.alive > 1 and redraw_due(state) is not None else None


def _redrawn(state: State, kind: ProposalKind, seed: str, by_book: BookValues) -> Proposal | None:
    """Everybody to a new seat; None while somebody in play has none yet."""
    origins = {entry.id: entry.seat for entry in state.playing()}
    moves = []
    for entry, seat in drawn(state, DRAWS[kind], seed, by_book=by_book).seats:
        origin = origins[entry]
        if origin is None:
            return None
        moves.append(Move(entry, origin, seat, origin.table, seat.table, WhyThisPlayer.TABLE, Where.DRAWN))
    return Proposal(kind, tuple(sorted(moves, key=_from_seat)), seed, bound=len(moves))


def _from_seat(move: Move) -> tuple[int, int]:
    return (0, 0) if move.origin is None else (move.origin.table, move.origin.number)
