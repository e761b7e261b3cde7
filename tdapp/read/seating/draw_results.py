"""What each draw gives, made once more with its seed: seats, single moves, cards, race cards, envelopes."""

from collections.abc import Iterator
from datetime import datetime
from itertools import product
from typing import Any

from tdapp.domain.act import Act
from tdapp.domain.bounties import envelopes
from tdapp.domain.bounties.bounty_facts import EnvelopeDrawn
from tdapp.domain.chips import racing
from tdapp.domain.chips.chip_facts import TableRaced
from tdapp.domain.facts import DrawKind, Moved, MoveReason, Reinstated, Seated, SeatsDrawn
from tdapp.domain.hands.end_of_day import card_drawn
from tdapp.domain.hands.hand_facts import LastHandsSet
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.seating.balancing import balance
from tdapp.domain.seating.breaking import break_problem
from tdapp.domain.seating.draw_problem import for_everybody, for_newcomers, joining
from tdapp.domain.seating.final_table import FinalTable
from tdapp.domain.seating.proposal import Choices, Proposal
from tdapp.domain.seating.seat_lottery import Seating, solve
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.seating.draw_list import seated_by, seeded_in
from tdapp.read.seating.draws import DrawnMove, drawn_moves

NOBODY: frozenset[Any] = frozenset()


def wrong_result(act: Act, before: State, drawn: State, since: datetime) -> str:
    """What of a draw its seed does not give: 'seats', 'moves', 'card', 'race' or 'envelope'; '' for nothing.

    `before`: the tournament just before the act, as it was since `since`; `drawn`: what was drawn from.
    """
    seeded = seeded_in(act.facts)
    what, comes_out = "seats", False
    try:
        match seeded:
            case SeatsDrawn() as fact:
                comes_out = _seats_are(act, _everybody(drawn, fact))
            case Seated() | Reinstated():
                comes_out = _seats_are(act, solve(for_newcomers(drawn, joining(act.facts))[0], seeded.seed))
            case Moved(reason=MoveReason.BREAK, entry=entry, seed=seed):
                seat = before.entries[entry].seat
                found = solve(break_problem(before, seat.table, seed)[0], seed) if seat is not None else []
                comes_out = _seats_are(act, found)
            case Moved(seed=seed):
                what, comes_out = "moves", _moves_come_out(act, before, seed, since)
            case LastHandsSet(hands=hands, seed=seed, low=low, high=high):
                what, comes_out = "card", card_drawn(seed, low, high) == hands
            case TableRaced():
                what, comes_out = "race", all(_raced_so(drawn, each) for each in act.facts)
            case EnvelopeDrawn(amount=amount, seed=seed):
                left = drawn.envelopes.left if drawn.envelopes is not None else ()
                what, comes_out = "envelope", amount in left and envelopes.drawn_with(seed, left) == amount
    except (Refused, Conflict, LookupError):
        comes_out = False
    return "" if comes_out else what


def _seats_are(act: Act, expected: Seating) -> bool:
    return sorted(expected) == sorted(seated_by(act.facts))


def _everybody(drawn: State, fact: SeatsDrawn) -> Seating:
    groups = zip(fact.seats, fact.groups, strict=True) if fact.groups else ()
    flags = {entry: str(group) if group else "" for (entry, _seat), group in groups}
    final = FinalTable(*fact.sizes[0]) if fact.kind is DrawKind.FINAL else None
    return solve(for_everybody(drawn, fact.kind, flags, final), fact.seed)


def _raced_so(before: State, fact: object) -> bool:
    """Whether a table's race is what the seed makes of the odd chips that were counted there."""
    race = before.bank.race
    if not isinstance(fact, TableRaced):
        return True
    if race is None:
        return False
    counted = race.waiting.get(fact.race.table, fact.race)
    return racing.drawn_with(before, race, counted, fact.seed) == fact.race


def _moves_come_out(act: Act, before: State, seed: str, since: datetime) -> bool:
    """Whether single moves are part of a plan that the director could have had.

    Whom she left out and which tables she spared stands in no line: the plan is made with those staying who were drawn
    before and stayed, and without; with and without the moves she chose.
    """
    try:
        moves = drawn_moves(act, before)
    except ValueError:  # somebody, or a seat, that was not drawn from
        return False
    going: set[tuple[EntryId | None, TableNo]] = set()
    filled: set[Seat | None] = set()
    for plan in _plans(act, before, seed, since, moves):  # nearly always it is the first
        going |= {(move.entry, move.giver) for move in plan.moves}
        filled |= {move.seat for move in plan.moves}
        who = all(not move.players or (move.entry, move.origin) in going for move in moves)
        if who and all(not move.free or move.seat in filled for move in moves):
            return bool(moves)
    return False


def _plans(act: Act, before: State, seed: str, since: datetime, moves: tuple[DrawnMove, ...]) -> Iterator[Proposal]:
    """The plans the director could have had: a proposal stands from the last act on, and buttons are forgotten."""
    chosen = tuple((fact.entry, fact.seat) for fact in act.facts if isinstance(fact, Moved) and not fact.seed)
    stayed = frozenset(entry for move in moves for entry in move.passed)
    spared = frozenset(before.tables) - {move.origin for move in moves}
    for now, some, these, others in product((act.at, since), (chosen, ()), (NOBODY, stayed), (NOBODY, spared)):
        plan = balance(before, now, seed, Choices(some, these, others, all_unknown=True))
        if plan is not None:
            yield plan
