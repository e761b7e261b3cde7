"""What facts about tables do to a tournament, and what the tables remember when somebody sits down or goes out."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import timedelta
from typing import Any, Final

from rpds import HashTrieMap, HashTrieSet

from tdapp.domain.clock.structure import Level
from tdapp.domain.numbered import Numbered
from tdapp.domain.refusal import Conflict
from tdapp.domain.seating import table_facts as t
from tdapp.domain.seating.floor_state import Button, Due, Floor
from tdapp.domain.seating.game_now import game_at
from tdapp.domain.state import State, Table
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.poker.positions import Positions, next_positions, next_seat
from tdapp.values import replace

KNOWN_FOR: Final = timedelta(minutes=3)  # a hand at a full table takes two to three


def drawn(floor: Floor, origins: dict[EntryId, Seat]) -> Floor:
    """The memory of tables after a draw of the whole room: nothing known of them; `origins` are to be seen in their new
    seats.
    """
    known = Floor(rules=floor.rules, moved=floor.moved)
    unseated = known.unseated
    for entry, seat in origins.items():
        unseated = unseated.insert(entry, seat)
    return replace(known, unseated=unseated)


def opened(floor: Floor, table: TableNo) -> Floor:
    """The memory of tables after one was opened: the newest of all."""
    return replace(floor, opened=floor.opened.insert(table, max(floor.opened.values(), default=0) + 1))


def broken(floor: Floor, table: TableNo) -> Floor:
    """The memory of tables after one left the room."""
    return replace(
        floor,
        buttons=floor.buttons.discard(table),
        opened=floor.opened.discard(table),
        gone=floor.gone.discard(table),
        waived=floor.waived.discard(table),
        due=floor.due.discard(table),
    )


def filled(floor: Floor, table: TableNo) -> Floor:
    """The memory of tables after somebody sat down: one of those who went out is replaced, and what was waived has
    ended.
    """
    gone = floor.gone.get(table, 0)
    if not gone and table not in floor.waived:
        return floor
    left = floor.gone.insert(table, gone - 1) if gone > 1 else floor.gone.discard(table)
    return replace(floor, gone=left, waived=floor.waived.discard(table))


def moved(floor: Floor, entry: EntryId, origin: Seat, seat: Seat, *, to_even: bool) -> Floor:
    """The memory of tables after a player moved. `to_even`: by a proposal that was accepted; then he is yet to be seen
    in the new seat.
    """
    if origin.table != seat.table:
        floor = filled(floor, seat.table)
    if not to_even:
        return replace(floor, unseated=floor.unseated.discard(entry)) if entry in floor.unseated else floor
    return replace(
        floor,
        moved=floor.moved.insert(entry, floor.moved.get(entry, 0) + 1),
        unseated=floor.unseated.insert(entry, floor.unseated.get(entry, origin)),
    )


def eliminated(floor: Floor, entry: EntryId, seat: Seat | None) -> Floor:
    """The memory of tables after an entry went out."""
    if seat is None:
        return floor
    return replace(
        floor,
        gone=floor.gone.insert(seat.table, floor.gone.get(seat.table, 0) + 1),
        unseated=floor.unseated.discard(entry) if entry in floor.unseated else floor.unseated,
    )


def gone_home(floor: Floor, entry: EntryId) -> Floor:
    """The memory of tables after an entry was cancelled."""
    if entry not in floor.unseated and entry not in floor.moved:
        return floor
    return replace(floor, unseated=floor.unseated.discard(entry), moved=floor.moved.discard(entry))


def current(state: State, button: Button, played: timedelta) -> bool:
    """Whether the button still stands where it was seen, when so much of the schedule has been played by now.

    Only playing makes it old, not a break: after `KNOWN_FOR` hands have been dealt that nobody counted.
    """
    if played - button.at <= KNOWN_FOR:
        return True
    ends, levels = timedelta(0), timedelta(0)
    for period in state.structure:
        begins, ends = ends, ends + period.lasts
        if isinstance(period, Level):
            levels += max(timedelta(0), min(played, ends) - max(button.at, begins))
    return levels + max(timedelta(0), played - max(ends, button.at)) <= KNOWN_FOR


def settled(floor: Floor, table: Table, last: Positions, also: Collection[int] = ()) -> int | None:
    """The seat whose the next big blind is because its player was moved there for it; None: the next one in turn.

    It is his in turn, or the last one's again. With somebody in the seats `also`.
    """
    due = floor.due.get(table.number)
    if due is None or due.seat > len(table.seats) or table.seats[due.seat - 1] != due.entry:
        return None
    in_turn = due.seat in (last.big_blind, next_seat(last.big_blind, taken(table, also)))
    return due.seat if in_turn else None


def taken(table: Table, also: Collection[int] = ()) -> set[int]:
    """The seats of a table that somebody sits in, and these seats with them."""
    return {number for number, entry in enumerate(table.seats, 1) if entry is not None}.union(also)


def dealt_on(floor: Floor, table: Table, last: Positions, also: Collection[int] = ()) -> Positions | None:
    """The button and blinds of the hand after, with who sits there now (N-18), and in the seats `also`. It alone moves
    a button. None: fewer than two can play.
    """
    seats = taken(table, also)
    return next_positions(last, seats, settled(floor, table, last, also)) if len(seats) > 1 else None


def next_hand(state: State, table: Table, last: Positions, played: timedelta) -> Positions | None:
    """The button and blinds once a hand was played: in a stud round of mixed games the button stays where it would be
    for the next hand of hold'em (TDA 11-B). None: fewer than two can play, or nobody knows which game was dealt.
    """
    game = game_at(state, played)
    if game is t.Game.BY_TURNS:
        return None
    return dealt_on(state.floor, table, last) if game is t.Game.BLINDS else last


def _rules_set(state: State, fact: t.FloorRulesSet) -> State:
    return replace(state, floor=replace(state.floor, rules=fact.rules))


def _button_placed(state: State, fact: t.ButtonPlaced) -> State:
    table = state.tables.get(fact.table)
    if table is None:
        raise Conflict("no_such_table", table=fact.table)
    before = state.floor.buttons.get(fact.table)
    if before is None or before.positions != fact.positions:
        state = nobody_due(state, fact.table)  # she has seen another hand than the one that was settled after
    if fact.positions is None:
        return _with_button(state, fact.table, None)
    if not all(1 <= seat <= len(table.seats) for seat in _seats_of(fact.positions)):
        raise Conflict("no_such_seat", seat=Seat(fact.table, fact.positions.button))
    return _with_button(state, fact.table, Button(fact.positions, fact.at))


def _seats_of(positions: Positions) -> tuple[int, ...]:
    seats = positions.button, positions.small_blind, positions.big_blind
    return tuple(seat for seat in seats if seat is not None)


def _big_blind_settled(state: State, fact: t.BigBlindSettled) -> State:
    if state.at(fact.seat) != fact.entry:
        raise Conflict("not_seated", entry=fact.entry)
    due = state.floor.due.insert(fact.seat.table, Due(fact.entry, fact.seat.number))
    return replace(state, floor=replace(state.floor, due=due))


def nobody_due(state: State, table: TableNo) -> State:
    """The memory of tables once the next big blind of this table is the next player's in turn."""
    due = state.floor.due
    return replace(state, floor=replace(state.floor, due=due.remove(table))) if table in due else state


def _with_button(state: State, table: TableNo, button: Button | None) -> State:
    buttons = state.floor.buttons
    buttons = buttons.discard(table) if button is None else buttons.insert(table, button)
    return replace(state, floor=replace(state.floor, buttons=buttons))


def _hand_played(state: State, fact: t.HandPlayed) -> State:
    table = state.tables.get(fact.table)
    button = state.floor.buttons.get(fact.table)
    penalties = state.penalties
    for penalty in (*state.away(), *state.served()):
        seat = state.entries[penalty.entry].seat
        if seat is not None and seat.table == fact.table:
            after = replace(penalty, left=penalty.left - 1) if penalty.left else replace(penalty, back=True)
            penalties = penalties.insert(penalty.number, after)
    if table is not None and button is not None and fact.at is not None:
        follows = current(state, button, fact.at)
        positions = next_hand(state, table, button.positions, fact.at) if follows else None
        state = _with_button(state, fact.table, None if positions is None else Button(positions, fact.at))
        if positions is None or game_at(state, fact.at) is t.Game.BLINDS:
            state = nobody_due(state, fact.table)
    elif penalties is state.penalties:
        raise Conflict("nobody_away", table=fact.table)
    return replace(state, penalties=penalties)


def _tables_swapped(state: State, fact: t.TablesSwapped) -> State:
    pair = (fact.table, fact.other), (fact.other, fact.table)
    if fact.table not in state.tables or fact.table == fact.other:
        raise Conflict("no_such_table", table=fact.table)
    tables, entries, floor = state.tables, state.entries, state.floor
    for number, here in pair:
        came = state.tables.get(number)
        tables = tables.remove(here) if came is None else tables.insert(here, _seats_kept(state, came, here))
        for seat, entry in enumerate(came.seats if came is not None else (), 1):
            if entry is not None:
                entries = entries.insert(entry, replace(entries[entry], seat=Seat(here, seat)))
    swap = dict(pair)
    floor = replace(
        floor,
        buttons=HashTrieMap({swap.get(table, table): button for table, button in floor.buttons.items()}),
        gone=Numbered({swap.get(table, table): n for table, n in floor.gone.items()}),
        opened=HashTrieMap({swap.get(table, table): n for table, n in floor.opened.items()}),
        waived=HashTrieSet(swap.get(table, table) for table in floor.waived),
        due=HashTrieMap({swap.get(table, table): due for table, due in floor.due.items()}),
    )
    return replace(state, tables=tables, entries=entries, floor=floor)


def _seats_kept(state: State, came: Table, number: TableNo) -> Table:
    """Those who came to a table, which keeps its own seats."""
    there = state.tables.get(number)
    size = len(came.seats) if there is None else len(there.seats)
    seats = came.seats[:size] + (None,) * (size - len(came.seats))
    if any(entry is not None for entry in came.seats[size:]):
        raise Conflict("no_such_seat", seat=Seat(number, size + 1))
    return Table(number, seats)


def _seats_confirmed(state: State, fact: t.SeatsConfirmed) -> State:
    unseated = state.floor.unseated
    for entry in fact.entries:
        if entry not in unseated:
            raise Conflict("not_moved", entry=entry)
        unseated = unseated.remove(entry)
    return replace(state, floor=replace(state.floor, unseated=unseated))


def _halt_waived(state: State, fact: t.HaltWaived) -> State:
    if fact.table not in state.tables:
        raise Conflict("no_such_table", table=fact.table)
    return replace(state, floor=replace(state.floor, waived=state.floor.waived.insert(fact.table)))


STEPS: dict[type, Callable[[State, Any], State]] = {
    t.FloorRulesSet: _rules_set,
    t.ButtonPlaced: _button_placed,
    t.HandPlayed: _hand_played,
    t.BigBlindSettled: _big_blind_settled,
    t.TablesSwapped: _tables_swapped,
    t.SeatsConfirmed: _seats_confirmed,
    t.HaltWaived: _halt_waived,
}
