"""Random rooms and hours of play: nobody lost, no seat twice, the room even after what is proposed is accepted."""

from contextlib import suppress
from datetime import timedelta
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import breaking, buttons, moves, seating
from tdapp.domain.seating.even_tables import fewest_moves
from tdapp.domain.seating.halting import HaltState, halts
from tdapp.domain.seating.proposal import Choices, Proposal, ProposalKind
from tdapp.domain.seating.room import Apart, BlockedSeat, RoomRules
from tdapp.domain.seating.table_facts import FloorRules
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, TableNo
from tdapp.values import replace
from tests.domain.evening import player, playing


def proved(state: State) -> None:
    """Everybody in play sits in one seat or none, every taken seat is somebody's, and only they are on the way."""
    seats = [(entry.seat, entry.id) for entry in state.playing() if entry.seat is not None]
    assert len({seat for seat, _entry in seats}) == len(seats)
    assert all(state.at(seat) == entry for seat, entry in seats)
    assert sum(table.seated for table in state.tables.values()) == len(seats)
    assert state.alive == sum(1 for _ in state.playing())
    assert set(state.floor.unseated) <= {entry for _seat, entry in seats}
    assert set(state.floor.buttons) <= set(state.tables) and set(state.floor.gone) <= set(state.tables)


class Hours:
    """An evening that is played by chance."""

    def __init__(self, seed: int, players: int, rules: FloorRules, room: RoomRules) -> None:
        self.random = Random(seed)
        self.evening = playing(players)
        state = self.evening.state
        floor, here = replace(state.floor, rules=rules), replace(state.room, rules=room)
        self.evening.state = replace(state, floor=floor, room=here)
        self.plain = not (room.blocked or room.apart)
        self.last = players

    @property
    def state(self) -> State:
        return self.evening.state

    def bust(self) -> None:
        seated = [entry.id for entry in self.state.playing() if entry.seat is not None]
        for entry in self.random.sample(seated, min(self.random.randint(1, 4), max(0, len(seated) - 2))):
            self.evening.do(entries.bust_out, (entry,))

    def come(self) -> None:
        self.last += 1
        self.evening.do(entries.register, [player(self.last)], f"{self.last}/ab")

    def place(self) -> None:
        table = self.random.choice(sorted(self.state.tables))
        self.evening.do(buttons.place, table, self.random.randint(1, 9))

    def play(self) -> None:
        self.evening.do(discipline.hand_played, self.random.choice(sorted(self.state.floor.buttons) or [TableNo(1)]))

    def compress(self) -> None:
        self.evening.do(breaking.compress, self.random.choice(sorted(self.state.tables)))

    def change_places(self) -> None:
        table, other = self.random.choice(sorted(self.state.tables)), TableNo(self.random.randint(1, 12))
        self.evening.do(breaking.swap_tables, table, other)

    def break_one(self) -> None:
        table = self.random.choice(sorted(self.state.tables))
        found = breaking.break_table(self.state, self.evening.now, table, "7/ab")
        self.evening.do(moves.accept, found, range(1, len(found.moves) + 1))

    def settle(self) -> None:
        """Accept what is proposed until the room is in order; each plan is held against the bound before."""
        choices = Choices(all_unknown=self.random.random() < 0.7)
        for turn in range(12):
            found = moves.propose(self.state, self.evening.now, f"{turn}/ab", choices)
            if found is None:
                return
            self.measured(found)
            if found.asks:
                choices = Choices(all_unknown=True)
                continue
            self.evening.do(moves.accept, found, range(1, len(found.moves) + 1))
            proved(self.state)
            if found.kind is ProposalKind.BALANCE and not found.costs:
                self.even()
        left = moves.propose(self.state, self.evening.now, "99/ab", choices)
        assert left is None, "the room never comes to order"

    def measured(self, found: Proposal) -> None:
        if found.kind is not ProposalKind.BALANCE:
            return
        rooms = [(table.seated, len(table.seats)) for table in self.state.tables.values()]
        assert found.bound == fewest_moves(rooms, self.state.floor.rules.tolerance)
        whole = [move.entry for move in found.moves if move.entry is not None]
        assert len(set(whole)) == len(whole), "nobody twice in a plan"
        assert found.costs or len(found.moves) == found.bound
        if self.plain:
            assert len(found.moves) == found.bound and not found.costs
        for move in found.moves:
            blocked = self.state.room.rules.blocked_at(move.taker)
            assert move.seat is None or move.seat.number not in blocked

    def even(self) -> None:
        heads = [(table.seated, len(table.seats)) for table in self.state.tables.values()]
        least = min((here for here, size in heads if here < size), default=None)
        assert least is None or max(heads)[0] - least <= self.state.floor.rules.tolerance
        assert all(each.state is HaltState.ALONE for each in halts(self.state, self.evening.now) if each.short < 2)

    def hour(self) -> None:
        deeds = (self.bust, self.bust, self.bust, self.come, self.place, self.play, self.compress)
        rare = (self.change_places, self.break_one, self.settle, self.settle)
        for _deed in range(25):
            with suppress(Refused):
                self.random.choice((*deeds, *rare) if self.random.random() < 0.4 else deeds)()
            self.evening.now += timedelta(minutes=self.random.random() * 2.5)
            proved(self.state)
        if any(entry.seat is None for entry in self.state.playing()):
            self.evening.do(seating.seat_waiting, "8/ab")


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(12, 60), st.integers(1, 2), st.integers(0, 9))
def test_hours_in_a_plain_room(seed: int, players: int, tolerance: int, ideal: int) -> None:
    hours = Hours(seed, players, FloorRules(tolerance=tolerance, ideal=ideal), RoomRules())
    for _hour in range(3):
        hours.hour()
        hours.settle()
        proved(hours.state)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(12, 45), st.integers(1, 9), st.data())
def test_hours_with_blocked_seats_and_people_kept_apart(
    seed: int, players: int, seat: int, data: st.DataObject
) -> None:
    one, other = data.draw(st.lists(st.integers(1, players), min_size=2, max_size=2, unique=True))
    room = RoomRules(
        blocked=(BlockedSeat(seat), BlockedSeat(2, TableNo(1), "camera")), apart=(Apart(player(one), player(other)),)
    )
    hours = Hours(seed, players, FloorRules(), room)
    was_together = together(hours.state, EntryId(one), EntryId(other))
    for _hour in range(2):
        hours.hour()
        hours.settle()
        proved(hours.state)
        apart = was_together or len(hours.state.tables) < 2 or not together(hours.state, EntryId(one), EntryId(other))
        assert apart, "one table for everybody is the only reason to sit together"


def together(state: State, one: EntryId, other: EntryId) -> bool:
    seats = [state.entries[number].seat for number in (one, other)]
    return None not in seats and len({seat.table for seat in seats if seat is not None}) == 1
