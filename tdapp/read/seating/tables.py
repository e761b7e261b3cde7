"""Views of the floor: tables, seats, and the moves that are proposed."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterable, Mapping, Set
from datetime import datetime

from msgspec import Struct
from rpds import HashTrieMap, HashTrieSet

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.bounties.known_heads import KnownHeads
from tdapp.domain.chips.chip_bank import StackCount
from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.seating.buttons import DealtIn, known
from tdapp.domain.seating.halting import HaltState, halts
from tdapp.domain.seating.locks import how_many_open, kept_seats
from tdapp.domain.seating.proposal import Proposal
from tdapp.domain.seating.room import RoomRules, TablePlace
from tdapp.domain.state import State, Table
from tdapp.domain.tally import differ
from tdapp.domain.units import Cents, EntryId, Money, Seat, TableNo
from tdapp.read.chips.known_stacks import Seeing, StackSeen
from tdapp.read.people.names import NOBODY, Directory, PlayerName, remembered, short_names
from tdapp.read.remembering import Remembering
from tdapp.read.seating.moves import ProposalView, UnseatedView, proposal_view, unseated_view
from tdapp.values import replace


class SeatView(Struct, frozen=True):
    """One seat and who sits there. An empty one has neither entry nor name. `badge`: number of the proposed move it
    takes part in.

    `away`: hands this player still misses for a penalty, 0 for none. `came_from`: moved here and not yet seen, from
    that seat; `waits`: then, that he gets no cards in the next hand. `blocked`: the label of a seat nobody gets.
    `kept`: for whom a seat is kept. `absent`: people are checked in, and this one has not been seen yet. `stack`: as it
    was last counted, None: never. `head`: the bounty on this player's head where heads differ; None: there is none.
    """

    number: int
    entry: EntryId | None
    name: PlayerName | None
    short: str  # '' when free
    leaving: int | None = None  # badge: the player in this seat is to move
    arriving: int | None = None  # badge: this free seat is to be taken
    away: int = 0
    came_from: Seat | None = None
    waits: bool = False
    blocked: str | None = None
    kept: PlayerName | None = None
    absent: bool = False
    stack: StackSeen | None = None
    head: Money | None = None


class ButtonView(Struct, frozen=True):
    """The button and blinds as they were last seen, by seat; the small blind may be an empty seat, the button too.

    `small_blind` None: a single big blind, there is no small blind in that hand.

    `known`: still so; else hands have been dealt since, and it is to be asked.
    """

    button: int
    small_blind: int | None
    big_blind: int
    known: bool


class TableView(Struct, frozen=True):
    """One table with its seats. `short`: how many players it would take to be like the fullest, no more than find a
    seat there; `breaking`: proposed to be broken.

    `button` None: never seen. `halt`: it is too short, and what that means; None: it is not. `heads`: an amount with
    as many digits as the largest bounty in the room; None: bounties are not told at the seats, for none is another.
    """

    number: TableNo
    seats: tuple[SeatView, ...]
    seated: int
    short: int
    breaking: bool = False
    button: ButtonView | None = None
    halt: HaltState | None = None
    heads: Money | None = None


PIECE = 128  # tables


class _Memory(Struct, frozen=True):
    """What the next view is told apart from this one by. `stacks_by`: as `Seeing` has it; `grown`, `heads_differ`: the
    bounties, as `KnownHeads` has them; `marked`: the tables with a badge at a seat.
    """

    tables: tuple[Table, ...]
    names: object  # as `remembered`
    room: RoomRules
    present: HashTrieSet[EntryId]
    stacks: HashTrieMap[EntryId, StackCount]
    stacks_by: tuple[object, ...]
    state: State
    grown: Mapping[EntryId, Cents]
    heads_differ: bool
    marked: frozenset[TableNo]


class TablesView(Remembering, frozen=True):
    """The room: open tables by number, entries without a seat, and the proposal that stands, if any.

    `places`: where tables stand, also such as are not open. `memory` is for the next view and nobody else.
    """

    tables: tuple[TableView, ...]
    seats_per_table: int
    seated: int
    free: int
    waiting: tuple[tuple[EntryId, PlayerName], ...]
    proposal: ProposalView | None
    unseated: tuple[UnseatedView, ...] = ()
    places: tuple[TablePlace, ...] = ()
    memory: _Memory | None = None

    def at(self, seat: Seat) -> SeatView | None:
        """What is known of a seat; None where there is no such seat."""
        tables = (table for table in self.tables if table.number == seat.table)
        return next((each for table in tables for each in table.seats if each.number == seat.number), None)

    def name_of(self, entry: EntryId) -> PlayerName | None:
        """The name of whoever sits somewhere; None for an entry without a seat."""
        return next((seat.name for table in self.tables for seat in table.seats if seat.entry == entry), None)


def _short(state: State, table: Table, fewer: int) -> int:
    """A small table that is full is not short, whatever sits at the larger ones. `fewer` than at the fullest."""
    return min(fewer, how_many_open(state, table)) if fewer else 0


def tables_view(
    state: State,
    now: datetime,
    directory: Directory,
    proposal: Proposal | None = None,
    previous: TablesView | None = None,
    *,
    by_book: BookValues = SILENT,
) -> TablesView:
    """The room as it stands, with the moves that are proposed. Tables that look as in `previous` are those objects."""
    return at_once(looking_at_tables(state, now, directory, proposal, previous, by_book=by_book))


def looking_at_tables(
    state: State,
    now: datetime,
    directory: Directory,
    proposal: Proposal | None = None,
    previous: TablesView | None = None,
    *,
    by_book: BookValues = SILENT,
) -> Pieces[TablesView]:
    """The same room, so many tables a piece."""
    seeing, heads, unseated = Seeing(state, now), KnownHeads(state), unseated_view(state, now, directory)
    before, memory = _standing(previous, directory, state, seeing.by), previous.memory if previous else None
    raised, was_marked = _raised(memory, state, heads), memory.marked if memory else frozenset()
    marks = _marks(state, proposal, unseated)
    stops = {halt.table: halt.state for halt in halts(state, now, by_book)}
    breaking, room, filled = proposal.table if proposal else None, heads.room(), state.filled
    views, marked = [], set()
    for many, (table, seated) in enumerate(filled.heads, 1):
        if many % PIECE == 0:
            yield
        was, old = before.get(table.number, (None, None))
        stays = old is not None and was is table and _as_high(old, raised, heads)
        seats = old.seats if old is not None and stays else _seats(state, directory, table, seeing, heads)
        if table.number in marks.tables or table.number in was_marked:
            seats = tuple(marks.on(table.number, seat) for seat in seats)
            if any(_is_marked(seat) for seat in seats):
                marked.add(table.number)
        view = TableView(
            number=table.number,
            seats=seats,
            seated=seated,
            short=_short(state, table, filled.fullest - seated),
            breaking=table.number == breaking,
            button=_button(state, now, table.number),
            halt=stops.get(table.number),
            heads=room,
        )
        views.append(old if old is not None and old == view else view)
    yield
    return TablesView(
        tables=tuple(views),
        seats_per_table=state.setup.seats_per_table,
        seated=filled.seated,
        free=filled.free,
        waiting=_waiting(state, directory) if state.alive > filled.seated else (),
        proposal=proposal_view(state, now, directory, proposal) if proposal else None,
        unseated=unseated,
        places=state.room.rules.places,
        memory=_remembered(state, directory, seeing, heads, frozenset(marked)),
    )


def _remembered(
    state: State, directory: Directory, seeing: Seeing, heads: KnownHeads, marked: frozenset[TableNo]
) -> _Memory:
    return _Memory(
        tables=tuple(table for table, _seated in state.filled.heads),
        names=remembered(directory),
        room=state.room.rules,
        present=state.present,
        stacks=state.bank.stack_counts,
        stacks_by=seeing.by,
        state=state,
        grown=state.heads.grown,
        heads_differ=heads.differ,
        marked=marked,
    )


def _standing(
    previous: TablesView | None, directory: Directory, state: State, stacks_by: tuple[object, ...]
) -> dict[TableNo, tuple[Table | None, TableView]]:
    """The tables seen before, each with what it was made from; None where who it shows looks different since."""
    if previous is None or previous.memory is None:
        return {}
    memory = previous.memory
    same = (
        memory.names == remembered(directory)
        and memory.room == state.room.rules
        and bool(memory.present) is bool(state.present)
    )
    stacks = state.bank.stack_counts
    same = same and (stacks_by == memory.stacks_by or not stacks)
    pairs = zip(memory.tables, previous.tables, strict=True)
    return {
        view.number: (
            table
            if same
            and _same_presence(table, memory.present, state.present)
            and _same_stacks(table, memory.stacks, stacks)
            else None,
            view,
        )
        for table, view in pairs
    }


def _same_stacks(table: Table, before: HashTrieMap[EntryId, StackCount], now: HashTrieMap[EntryId, StackCount]) -> bool:
    """Whether of those at a table nobody was counted since."""
    return before is now or all(before.get(entry) == now.get(entry) for entry in table.seats if entry is not None)


def _raised(memory: _Memory | None, state: State, heads: KnownHeads) -> set[TableNo] | None:
    """The tables at which somebody's bounty is another one now; None: it may be so at any of them."""
    if memory is None or memory.heads_differ is not heads.differ:
        return None
    if not heads.differ:
        return set()
    if memory.state.players is not state.players or memory.state.setup != state.setup:
        return None
    others = (state.entries.get(entry) for entry in differ(memory.grown, state.heads.grown))
    return {entry.seat.table for entry in others if entry is not None and entry.seat is not None}


def _as_high(table: TableView, raised: set[TableNo] | None, heads: KnownHeads) -> bool:
    """Whether the bounties at a table are those it was seen with. `raised`: as `_raised` has it."""
    return table.number not in raised if raised is not None else _same_heads(table, heads)


def _same_heads(table: TableView, heads: KnownHeads) -> bool:
    """Whether nobody's bounty grew at a table since."""
    if not heads.differ:
        return table.heads is None
    return all(
        seat.entry is None or (seat.head.cents if seat.head is not None else 0) == heads.cents(seat.entry)
        for seat in table.seats
    )


def _same_presence(table: Table, before: HashTrieSet[EntryId], now: HashTrieSet[EntryId]) -> bool:
    """Whether of those at a table nobody came or left."""
    if before is now:
        return True
    return all((entry in before) is (entry in now) for entry in table.seats if entry is not None)


def _button(state: State, now: datetime, table: TableNo) -> ButtonView | None:
    seen = state.floor.buttons.get(table)
    if seen is None:
        return None
    last = seen.positions
    return ButtonView(last.button, last.small_blind, last.big_blind, known(state, now, table) is not None)


def _seats(state: State, directory: Directory, table: Table, seeing: Seeing, heads: KnownHeads) -> tuple[SeatView, ...]:
    names = [directory.get(state.entries[entry].player, NOBODY) if entry else None for entry in table.seats]
    shorts = iter(short_names(name for name in names if name))
    blocked = state.room.rules.blocked_at(table.number)
    kept = kept_seats(state) if state.room.rules.kept else {}
    checked = bool(state.present) and not state.finished
    views = []
    for number, (entry, name) in enumerate(zip(table.seats, names, strict=True), 1):
        keeps = kept.get(Seat(table.number, number))
        stack = state.bank.stack_counts.get(entry) if entry is not None else None
        views.append(
            SeatView(
                number,
                entry,
                name,
                next(shorts) if name else "",
                blocked=blocked.get(number),
                kept=directory.get(keeps, NOBODY) if keeps is not None else None,
                absent=checked and entry is not None and entry not in state.present,
                stack=seeing.of(stack) if stack is not None else None,
                head=heads.of(entry) if entry is not None and heads.differ else None,
            )
        )
    return tuple(views)


def away_at(state: State) -> dict[Seat, int]:
    """The players of a table who are away on a penalty, by seat, with the hands still to miss; of two penalties the
    longer one.
    """
    found: dict[Seat, int] = {}
    for penalty in state.away():
        seat = state.entries[penalty.entry].seat
        if seat is not None:
            found[seat] = max(found.get(seat, 0), penalty.left)
    return found


def _is_marked(seat: SeatView) -> bool:
    return bool(seat.leaving or seat.arriving or seat.away or seat.came_from)


class _Marks(Struct, frozen=True):
    """What is marked at seats: the badges of moves, the hands players still miss, who was moved there. `tables`: where
    any of it is.
    """

    leaving: Mapping[EntryId, int]
    arriving: Mapping[Seat, int]
    away: Mapping[Seat, int]
    came: Mapping[Seat, UnseatedView]
    tables: Set[TableNo]

    def on(self, table: TableNo, seat: SeatView) -> SeatView:
        """The seat with what is marked there, and without what no longer is."""
        leaves = self.leaving.get(seat.entry) if seat.entry else None
        here = Seat(table, seat.number)
        arrives, misses, moved = self.arriving.get(here), self.away.get(here, 0), self.came.get(here)
        if not (leaves or arrives or misses or moved or _is_marked(seat)):
            return seat
        return replace(
            seat,
            leaving=leaves,
            arriving=arrives,
            away=misses,
            came_from=moved.from_seat if moved else None,
            waits=moved is not None and moved.deals is DealtIn.WAITS,
        )


def _marks(state: State, proposal: Proposal | None, unseated: Iterable[UnseatedView]) -> _Marks:
    leaving, arriving = _badges(proposal)
    away, came = away_at(state), {view.to_seat: view for view in unseated}
    tables = {seat.table for seat in (*arriving, *away, *came)}
    tables |= {move.giver for move in (proposal.moves if proposal else ())}
    return _Marks(leaving, arriving, away, came, tables)


def _badges(proposal: Proposal | None) -> tuple[dict[EntryId, int], dict[Seat, int]]:
    """The badge of each player who is to move, and of each seat that is to be taken."""
    moves = list(enumerate(proposal.moves, 1)) if proposal else []
    leaving = {move.entry: badge for badge, move in moves if move.entry is not None}
    return leaving, {move.seat: badge for badge, move in moves if move.seat is not None}


def _waiting(state: State, directory: Directory) -> tuple[tuple[EntryId, PlayerName], ...]:
    return tuple((entry.id, directory.get(entry.player, NOBODY)) for entry in state.playing() if entry.seat is None)
