"""What a fact does to a tournament: the same pure step when it happens and at every replay.

Each step checks what it rests on (seat free, entry alive, table open) and raises `Conflict` when it does not hold.
Live, decisions have refused such things before; in a replay after a retraction the line that no longer fits is the one
that stands in the way.
"""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from rpds import HashTrieMap, List

from tdapp.domain import facts as f
from tdapp.domain.clock import Clock, stretched, with_break
from tdapp.domain.refusal import Conflict
from tdapp.domain.state import Entry, Out, Penalty, Registration, State, Table
from tdapp.domain.units import EntryId, Seat, TableNo


def evolve(state: State | None, fact: f.Fact) -> State:
    """The tournament after `fact`. `state` None: nothing yet, and only its creation can follow. Raises `Conflict`."""
    if state is None:
        if isinstance(fact, f.TournamentCreated):
            return State(fact.setup, fact.structure, late_level=fact.setup.late_level)
        raise Conflict("not_created")
    step = _STEPS.get(type(fact))
    if step is None:
        raise Conflict("not_of_a_tournament", fact=type(fact).__name__)
    return step(state, fact)


def _created(_state: State, _fact: f.TournamentCreated) -> State:
    raise Conflict("created_twice")


def _setup_changed(state: State, fact: f.SetupChanged) -> State:
    late = fact.setup.late_level if fact.setup.late_level != state.setup.late_level else state.late_level
    return state._replace(setup=fact.setup, late_level=late)


def _structure_changed(state: State, fact: f.StructureChanged) -> State:
    return state._replace(structure=fact.structure)


def _registration_opened(state: State, fact: f.RegistrationOpened) -> State:
    late = state.late_level if fact.until is None else fact.until
    return state._replace(registration=Registration.OPEN, late_level=late)


def _registration_closed(state: State, _fact: f.RegistrationClosed) -> State:
    return state._replace(registration=Registration.CLOSED)


def _registered(state: State, fact: f.Registered) -> State:
    if fact.entry in state.entries:
        raise Conflict("entry_exists", entry=fact.entry)
    if fact.player in state.players:
        raise Conflict("player_entered", entry=state.players[fact.player])
    return state._replace(
        entries=state.entries.insert(fact.entry, Entry(fact.entry, fact.player, fact.paid)),
        players=state.players.insert(fact.player, fact.entry),
        last_entry=max(state.last_entry, fact.entry),
        alive=state.alive + 1,
    )


def _unregistered(state: State, fact: f.Unregistered) -> State:
    entry = _alive(state, fact.entry)
    return state._replace(
        tables=_left(state.tables, entry.seat),
        entries=state.entries.remove(entry.id),
        players=state.players.remove(entry.player),
        alive=state.alive - 1,
    )


def _seats_drawn(state: State, fact: f.SeatsDrawn) -> State:
    rooms: dict[TableNo, list[EntryId | None]] = {table: [None] * size for table, size in fact.sizes}
    entries = state.entries
    for entry in entries.values():
        if entry.seat is not None:
            entries = entries.insert(entry.id, entry._replace(seat=None))
    for number, seat in fact.seats:
        entry = _alive(state, number)
        seats = rooms.get(seat.table)
        if seats is None or not 1 <= seat.number <= len(seats):
            raise Conflict("no_such_seat", seat=seat)
        if seats[seat.number - 1] is not None:
            raise Conflict("seat_taken", seat=seat, entry=seats[seat.number - 1])
        seats[seat.number - 1] = number
        entries = entries.insert(number, entry._replace(seat=seat))
    tables = {table: Table(table, tuple(rooms[table])) for table, _size in fact.sizes}
    return state._replace(entries=entries, tables=HashTrieMap(tables))


def _table_opened(state: State, fact: f.TableOpened) -> State:
    if fact.table in state.tables:
        raise Conflict("table_open", table=fact.table)
    return state._replace(tables=state.tables.insert(fact.table, Table(fact.table, (None,) * fact.seats)))


def _table_broken(state: State, fact: f.TableBroken) -> State:
    table = state.tables.get(fact.table)
    if table is None:
        raise Conflict("no_such_table", table=fact.table)
    if table.seated:
        raise Conflict("table_not_empty", table=fact.table, n=table.seated)
    return state._replace(tables=state.tables.remove(fact.table))


def _seated(state: State, fact: f.Seated) -> State:
    entry = _alive(state, fact.entry)
    if entry.seat is not None:
        raise Conflict("already_seated", entry=entry.id, seat=entry.seat)
    return _sat(state, entry, fact.seat, state.tables)


def _moved(state: State, fact: f.Moved) -> State:
    entry = _sitting(state, fact.entry)
    return _sat(state, entry, fact.seat, _left(state.tables, entry.seat))


def _swapped(state: State, fact: f.SeatsSwapped) -> State:
    one, other = _sitting(state, fact.entry), _sitting(state, fact.other)
    if one.id == other.id or one.seat is None or other.seat is None:
        raise Conflict("swap_with_self", entry=one.id)
    emptied = _left(_left(state.tables, one.seat), other.seat)
    state = _sat(state, one, other.seat, emptied)
    return _sat(state, other, one.seat, state.tables)


def _busted(state: State, fact: f.BustedOut) -> State:
    entry = _alive(state, fact.entry)
    if state.alive == 1:
        raise Conflict("last_one_in", entry=entry.id)
    return state._replace(
        tables=_left(state.tables, entry.seat),
        entries=state.entries.insert(entry.id, entry._replace(seat=None, out=True)),
        outs=state.outs.push_front(Out(entry.id, fact.tied)),
        alive=state.alive - 1,
    )


def _reinstated(state: State, fact: f.Reinstated) -> State:
    entry = state.entries.get(fact.entry)
    if entry is None or not entry.out:
        raise Conflict("not_out", entry=fact.entry)
    if entry.id in state.disqualified:
        raise Conflict("disqualified", entry=entry.id)
    if entry.id in state.paid:
        raise Conflict("already_paid", entry=entry.id)
    outs = list(state.outs)
    rank = next(number for number, out in enumerate(outs) if out.entry == entry.id)
    if rank and outs[rank - 1].tied and not outs[rank].tied:
        # The first of a tie hands its place to the next of the same hand.
        outs[rank - 1] = outs[rank - 1]._replace(tied=False)
    del outs[rank]
    alive = entry._replace(out=False)
    state = state._replace(entries=state.entries.insert(entry.id, alive), outs=List(outs), alive=state.alive + 1)
    return _sat(state, alive, fact.seat, state.tables)


def _clock_set(state: State, fact: f.ClockSet) -> State:
    return state._replace(clock=Clock(fact.played, fact.anchor))


def _stretched(state: State, fact: f.PeriodStretched) -> State:
    if not 0 <= fact.index < len(state.structure) or state.structure[fact.index].lasts + fact.by <= timedelta(0):
        raise Conflict("no_such_level", index=fact.index)
    return state._replace(structure=stretched(state.structure, fact.index, fact.by))


def _break_inserted(state: State, fact: f.BreakInserted) -> State:
    if not 0 <= fact.index < len(state.structure):
        raise Conflict("no_such_level", index=fact.index)
    return state._replace(structure=with_break(state.structure, fact.index, fact.after, fact.lasts))


def _prizes_set(state: State, fact: f.PrizesSet) -> State:
    return state._replace(prizes=fact.amounts, posted=None if state.posted is None else fact.amounts)


def _prizes_reset(state: State, _fact: f.PrizesReset) -> State:
    return state._replace(prizes=None)


def _prizes_posted(state: State, fact: f.PrizesPosted) -> State:
    return state._replace(posted=fact.amounts)


def _prizes_withdrawn(state: State, _fact: f.PrizesWithdrawn) -> State:
    return state._replace(posted=None)


def _prize_paid(state: State, fact: f.PrizePaid) -> State:
    entry = state.entries.get(fact.entry)
    if entry is None or not (entry.out or state.alive == 1):
        raise Conflict("still_in", entry=fact.entry)
    if fact.entry in state.paid:
        raise Conflict("already_paid", entry=fact.entry)
    return state._replace(paid=state.paid.insert(fact.entry, fact.amount))


def _announced(state: State, fact: f.Announced) -> State:
    return state._replace(message=fact if fact.text else None)


def _rulebook_chosen(state: State, fact: f.RulebookChosen) -> State:
    return state._replace(rulebook=fact.book, house=fact.house)


def _ruling_given(state: State, fact: f.RulingGiven) -> State:
    if fact.ruling in state.rulings:
        raise Conflict("ruling_exists", ruling=fact.ruling)
    for entry in fact.entries:
        if entry not in state.entries:
            raise Conflict("no_such_entry", entry=entry)
    return state._replace(rulings=state.rulings.insert(fact.ruling, fact))


def _penalty_given(state: State, fact: f.PenaltyGiven) -> State:
    entry = _alive(state, fact.entry)
    if fact.penalty in state.penalties:
        raise Conflict("penalty_exists", penalty=fact.penalty)
    given = Penalty(fact.penalty, entry.id, fact.kind, fact.hands, fact.hands, fact.offence, fact.ruling)
    return state._replace(penalties=state.penalties.insert(fact.penalty, given))


def _penalty_hand_played(state: State, fact: f.PenaltyHandPlayed) -> State:
    penalties = state.penalties
    for penalty in (*state.away(), *state.served()):
        seat = state.entries[penalty.entry].seat
        if seat is not None and seat.table == fact.table:
            after = penalty._replace(left=penalty.left - 1) if penalty.left else penalty._replace(back=True)
            penalties = penalties.insert(penalty.number, after)
    if penalties is state.penalties:
        raise Conflict("nobody_away", table=fact.table)
    return state._replace(penalties=penalties)


def _penalty_lifted(state: State, fact: f.PenaltyLifted) -> State:
    penalty = state.penalties.get(fact.penalty)
    if penalty is None or not penalty.left or penalty.lifted:
        raise Conflict("penalty_over", penalty=fact.penalty)
    return state._replace(penalties=state.penalties.insert(fact.penalty, penalty._replace(lifted=True)))


def _disqualified(state: State, fact: f.Disqualified) -> State:
    state = _busted(state, f.BustedOut(fact.entry))
    if fact.penalty in state.penalties:
        raise Conflict("penalty_exists", penalty=fact.penalty)
    kind = f.PenaltyKind.DISQUALIFICATION
    given = Penalty(fact.penalty, fact.entry, kind, 0, 0, fact.offence, fact.ruling)
    return state._replace(
        penalties=state.penalties.insert(fact.penalty, given),
        disqualified=state.disqualified.insert(fact.entry, fact.chips),
    )


def _finished(state: State, fact: f.TournamentFinished) -> State:
    if state.alive > 1:
        raise Conflict("still_playing", n=state.alive)
    return state._replace(finished=True, clock=Clock(state.clock.at(fact.at)))


def _undone(state: State, _fact: f.Retracted | f.ClockUndone) -> State:
    # What a retraction takes back never counted, so there is nothing left to do here.
    return state


def _alive(state: State, number: EntryId) -> Entry:
    entry = state.entries.get(number)
    if entry is None:
        raise Conflict("no_such_entry", entry=number)
    if entry.out:
        raise Conflict("already_out", entry=number)
    return entry


def _sitting(state: State, number: EntryId) -> Entry:
    entry = _alive(state, number)
    if entry.seat is None:
        raise Conflict("not_seated", entry=number)
    return entry


def _left(tables: HashTrieMap[TableNo, Table], seat: Seat | None) -> HashTrieMap[TableNo, Table]:
    """The tables with that seat free."""
    return tables if seat is None else tables.insert(seat.table, _with(tables[seat.table], seat, None))


def _sat(state: State, entry: Entry, seat: Seat, tables: HashTrieMap[TableNo, Table]) -> State:
    """The entry in that seat; `tables` is the room as it stands, where the entry sits nowhere."""
    table = tables.get(seat.table)
    if table is None or not 1 <= seat.number <= len(table.seats):
        raise Conflict("no_such_seat", seat=seat)
    taken = table.seats[seat.number - 1]
    if taken is not None:
        raise Conflict("seat_taken", seat=seat, entry=taken)
    there = Entry(entry.id, entry.player, entry.paid, seat, entry.out)
    seated = tables.insert(seat.table, _with(table, seat, entry.id))
    return state.with_room(state.entries.insert(entry.id, there), seated)


def _with(table: Table, seat: Seat, entry: EntryId | None) -> Table:
    """The table with that entry in the seat, None: with nobody."""
    return Table(table.number, (*table.seats[: seat.number - 1], entry, *table.seats[seat.number :]))


_STEPS: dict[type, Callable[[State, Any], State]] = {
    f.TournamentCreated: _created,
    f.SetupChanged: _setup_changed,
    f.StructureChanged: _structure_changed,
    f.RegistrationOpened: _registration_opened,
    f.RegistrationClosed: _registration_closed,
    f.Registered: _registered,
    f.Unregistered: _unregistered,
    f.SeatsDrawn: _seats_drawn,
    f.TableOpened: _table_opened,
    f.TableBroken: _table_broken,
    f.Seated: _seated,
    f.Moved: _moved,
    f.SeatsSwapped: _swapped,
    f.BustedOut: _busted,
    f.Reinstated: _reinstated,
    f.ClockSet: _clock_set,
    f.PeriodStretched: _stretched,
    f.BreakInserted: _break_inserted,
    f.PrizesSet: _prizes_set,
    f.PrizesReset: _prizes_reset,
    f.PrizesPosted: _prizes_posted,
    f.PrizesWithdrawn: _prizes_withdrawn,
    f.PrizePaid: _prize_paid,
    f.Announced: _announced,
    f.RulebookChosen: _rulebook_chosen,
    f.RulingGiven: _ruling_given,
    f.PenaltyGiven: _penalty_given,
    f.PenaltyHandPlayed: _penalty_hand_played,
    f.PenaltyLifted: _penalty_lifted,
    f.Disqualified: _disqualified,
    f.TournamentFinished: _finished,
    f.Retracted: _undone,
    f.ClockUndone: _undone,
}
