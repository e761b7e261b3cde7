"""The plan that evens the tables out (HC and TDA 11): who moves, from where, to which seat, and why."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime

from tdapp.domain.chance import Chance
from tdapp.domain.seating.break_order import break_order
from tdapp.domain.seating.buttons import known
from tdapp.domain.seating.even_tables import Load, fewest_moves, gives_and_takes
from tdapp.domain.seating.evolve_tables import settled
from tdapp.domain.seating.game_now import game_now
from tdapp.domain.seating.locks import kept_apart, open_seats, stays
from tdapp.domain.seating.proposal import (
    NO_CHOICES,
    Choices,
    Cost,
    Costs,
    Move,
    Proposal,
    ProposalKind,
    Where,
    WhyThisPlayer,
)
from tdapp.domain.seating.table_facts import Game
from tdapp.domain.seating.worst_seat import places_for, worst_seats
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.poker.positions import Positions, next_seat
from tdapp.values import replace

Found = tuple[EntryId, WhyThisPlayer]
SOMEBODY = EntryId(0)  # takes a seat in the plan, who it is follows from a button that is to be asked


@dataclass(slots=True)
class _Plan:
    """The room while moves are planned: who has left and who has come, table by table."""

    state: State
    choices: Choices
    seed: str
    game: Game
    button: Callable[[TableNo], Positions | None]
    left: set[EntryId] = field(default_factory=set)
    arrived: dict[TableNo, dict[int, EntryId]] = field(default_factory=dict)
    coming: dict[TableNo, list[int]] = field(default_factory=dict)  # moves whose seat is not chosen yet, by their place
    moves: list[Move] = field(default_factory=list)
    apart: set[TableNo] = field(default_factory=set)

    def sitting(self, table: TableNo) -> dict[int, EntryId]:
        """Who sits there by seat, with those who leave and the seats the director has chosen."""
        seats = enumerate(self.state.tables[table].seats, 1)
        there = {seat: entry for seat, entry in seats if entry is not None and entry not in self.left}
        return there | self.arrived.get(table, {})

    def people(self, table: TableNo) -> set[EntryId]:
        """Who sits there after the moves planned so far."""
        coming = (self.moves[place].entry for place in self.coming.get(table, ()))
        return {*self.sitting(table).values(), *(entry for entry in coming if entry is not None)}

    def free(self, table: TableNo) -> list[int]:
        """The free seats of a table that takes."""
        taken = self.arrived.get(table, {})
        seats = open_seats(self.state, self.state.tables[table])
        return [seat.number for seat in seats if seat.number not in taken]

    def settled(self, table: TableNo) -> int | None:
        """The seat that has the next big blind of the table already."""
        last = self.button(table)
        return None if last is None else settled(self.state.floor, self.state.tables[table], last)

    def fixed(self) -> frozenset[EntryId]:
        """Who is not to be moved."""
        kept = (self.state.players.get(wish.player) for wish in self.state.room.rules.kept)
        return self.choices.stays | {entry for entry in kept if entry is not None and stays(self.state, entry)}

    def go(self, move: Move) -> None:
        """One more move."""
        self.moves.append(move)
        if move.entry is not None:
            self.left.add(move.entry)
        if move.seat is not None:
            self.arrived.setdefault(move.taker, {})[move.seat.number] = move.entry or SOMEBODY
        else:
            self.coming.setdefault(move.taker, []).append(len(self.moves) - 1)


def balance(state: State, now: datetime, seed: str, choices: Choices = NO_CHOICES) -> Proposal | None:
    """The fewest moves after which tables differ by no more than the tolerance; None: they do not, or nothing helps.

    Where the director has left every one of them out, a plan without moves stands until the room is even.

    HC and TDA 11-A: the player next due for the big blind goes to the worst seat. Where nobody knows the button, the
    plan stands and asks for it; chance decides only if the director leaves it unknown, and then takes those who were
    moved least often.
    """
    plan = _Plan(state, choices, seed, game_now(state, now), lambda table: known(state, now, table))
    tolerance = state.floor.rules.tolerance
    _keep(plan)
    loads = list(_loads(plan))
    pairs = gives_and_takes(loads, tolerance)
    left_out = choices.stays or choices.spared
    if not pairs and not plan.moves and not left_out:
        return None
    bound = fewest_moves([(table.seated, len(table.seats)) for table in state.tables.values()], tolerance)
    if not pairs and not plan.moves and not bound:
        return None
    _place(plan, pairs)
    for taker in plan.coming:
        _give_seats(plan, taker)
    as_it_should = len(plan.moves) == bound and not plan.apart and _evens_out(plan, tolerance)
    costs = () if as_it_should else _costs(plan, loads, tolerance)
    return Proposal(ProposalKind.BALANCE, tuple(plan.moves), seed, bound=bound, costs=costs, choices=choices)


def _keep(plan: _Plan) -> None:
    """The moves the director has chosen, as far as they are still possible."""
    for entry, seat in plan.choices.kept:
        found = plan.state.entries.get(entry)
        origin = found.seat if found is not None else None
        if origin is None or entry in plan.left or origin.table == seat.table or seat.table not in plan.state.tables:
            continue
        if seat.number in plan.free(seat.table):
            plan.go(Move(entry, origin, seat, origin.table, seat.table, WhyThisPlayer.CHOSEN, Where.CHOSEN))


def _loads(plan: _Plan) -> Iterable[Load]:
    """Every table as the search for givers and takers sees it."""
    given: dict[TableNo, int] = {}
    for move in plan.moves:
        given[move.giver] = given.get(move.giver, 0) + 1
    pinned: dict[TableNo, int] = {}
    for entry in plan.fixed():
        found = plan.state.entries.get(entry)
        if found is not None and found.seat is not None:
            pinned[found.seat.table] = pinned.get(found.seat.table, 0) + 1
    for rank, number in enumerate(break_order(plan.state)):
        table = plan.state.tables[number]
        here = table.seated - given.get(number, 0)
        movable = 0 if number in plan.choices.spared else here - pinned.get(number, 0)
        came = len(plan.arrived.get(number, ()))
        yield Load(number, here + came, _room(plan, number), movable, rank)


def _room(plan: _Plan, table: TableNo) -> int:
    """How many may still be moved to a table: nobody into the small blind."""
    if plan.game is Game.STUD:
        return len(plan.free(table))
    return places_for(plan.button(table), plan.free(table), plan.settled(table))


def _place(plan: _Plan, pairs: list[tuple[TableNo, TableNo]]) -> None:
    """A player and a seat for each pair of giver and taker.

    Who may not sit where he would go changes takers with a later move of the plan; only if that does not help somebody
    else goes.
    """
    due: dict[TableNo, list[Found]] = {}
    takers = [taker for _giver, taker in pairs]
    for place, (giver, _taker) in enumerate(pairs):
        if giver not in due:
            due[giver] = _due(plan, giver)
        queue = due[giver]
        if not queue:
            plan.go(Move(None, None, None, giver, takers[place], WhyThisPlayer.ASK, Where.ASK))
            continue
        chosen = next(
            (
                (turn, other)
                for turn, (entry, _who) in enumerate(queue)
                for other in range(place, len(pairs))
                if _peaceful(plan, entry, takers[other])
            ),
            None,
        )
        if chosen is None:
            plan.apart |= {giver, takers[place]}
            continue
        turn, other = chosen
        takers[place], takers[other] = takers[other], takers[place]
        entry, who = queue.pop(turn)
        if turn:
            plan.apart |= {giver}
        origin = plan.state.entries[entry].seat
        plan.go(Move(entry, origin, None, giver, takers[place], who, Where.ASK))


def _peaceful(plan: _Plan, entry: EntryId, table: TableNo) -> bool:
    if not plan.state.room.rules.apart:
        return True
    return kept_apart(plan.state, entry).isdisjoint(plan.people(table))


def _due(plan: _Plan, table: TableNo) -> list[Found]:
    """Who moves from this table, first one first; nobody: the button is to be asked."""
    there = plan.sitting(table)
    last = plan.button(table)
    if plan.game is Game.STUD:
        order = [(there[seat], WhyThisPlayer.POSITION) for seat in sorted(there, reverse=True)]
    elif last is not None:
        first = plan.settled(table) or next_seat(last.big_blind, there)
        seats = sorted(there, key=lambda seat: (seat < first, seat))
        order = [
            (there[seat], WhyThisPlayer.LATER_BIG_BLIND if turn else WhyThisPlayer.NEXT_BIG_BLIND)
            for turn, seat in enumerate(seats)
        ]
    elif plan.choices.drawn(table):
        order = [(entry, WhyThisPlayer.DRAWN) for entry in drawn_to_go(plan.state, table, plan.seed, there.values())]
    else:
        return []
    not_again = plan.fixed() | set(plan.arrived.get(table, {}).values())
    return [found for found in order if found[0] not in not_again]


def drawn_to_go(state: State, table: TableNo, seed: str, entries: Iterable[EntryId]) -> list[EntryId]:
    """Who goes from a table whose button nobody knows, in random order, those who were moved least often first."""
    order = sorted(entries)
    Chance(f"{seed}/out/{table}").shuffle(order)
    return sorted(order, key=lambda entry: state.floor.moved.get(entry, 0))


def drawn_to_fill(state: State, table: TableNo, seed: str) -> list[int]:
    """The order in which the free seats of a table fill whose button nobody knows."""
    free = [seat.number for seat in open_seats(state, state.tables[table])]
    return Chance(f"{seed}/in/{table}").sample(free, len(free))


def _give_seats(plan: _Plan, taker: TableNo) -> None:
    """The seats that are right at a table for all who are moved there, planned together."""
    places, free, last = plan.coming[taker], plan.free(taker), plan.button(taker)
    sitting = plan.sitting(taker).keys()
    found: list[tuple[int, Where, int | None]]
    if plan.game is Game.STUD:
        found = [(number, Where.LAST_OPEN, None) for number in sorted(free, reverse=True)]
    elif last is not None and sitting:
        worst = worst_seats(last, sitting, free, len(places), plan.settled(taker))
        found = [(each.seat, Where(each.why), each.hands) for each in worst]
    elif plan.choices.drawn(taker) or not sitting:
        order = drawn_to_fill(plan.state, taker, plan.seed)
        found = [(number, Where.DRAWN, None) for number in order if number in free]
    else:
        return
    for place, (number, where, hands) in zip(places, found, strict=False):
        plan.moves[place] = replace(plan.moves[place], seat=Seat(taker, number), where=where, hands=hands)


def _evens_out(plan: _Plan, tolerance: int) -> bool:
    """Whether tables differ by no more than the tolerance after the plan, but for those that are full."""
    heads = {number: table.seated for number, table in plan.state.tables.items()}
    for move in plan.moves:
        heads[move.giver] -= 1
        heads[move.taker] += 1
    rest = (there for number, there in heads.items() if there < len(plan.state.tables[number].seats))
    return max(heads.values()) - min(rest, default=max(heads.values())) <= tolerance


def _costs(plan: _Plan, loads: Iterable[Load], tolerance: int) -> tuple[Costs, ...]:
    """What is in the way of the fewest moves there can be."""
    state = plan.state
    most, least = max(each.heads for each in loads), min(each.heads for each in loads)
    chosen = {move.giver for move in plan.moves if move.who is WhyThisPlayer.CHOSEN} | plan.choices.spared
    stay = (state.entries[entry].seat for entry in plan.choices.stays if entry in state.entries)
    held_back = {number for number in state.tables if _room(plan, number) < len(plan.free(number))}
    found = {
        Cost.PINNED: {
            each.table
            for each in loads
            if not each.movable and each.heads - least > tolerance and each.table not in plan.choices.spared
        },
        Cost.CLOSED: {
            each.table
            for each in loads
            if not each.room and most - each.heads > tolerance and None in state.tables[each.table].seats
        }
        - held_back,
        Cost.SMALL_BLIND: held_back,
        Cost.APART: plan.apart,
        Cost.CHOSEN: chosen | {seat.table for seat in stay if seat is not None},
    }
    return tuple(Costs(why, tuple(sorted(tables))) for why, tables in found.items() if tables)
