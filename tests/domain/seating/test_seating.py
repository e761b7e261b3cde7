"""The draw, single seats, tables."""

from tdapp.domain.facts import DrawKind, Moved, MoveReason, Seated, SeatedBy, SeatsDrawn
from tdapp.domain.refusal import Allowed
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.seating.draw_problem import for_everybody
from tdapp.domain.seating.room import HIGHEST_TABLE, BlockedSeat, Room, RoomRules
from tdapp.domain.seating.seat_lottery import solve
from tdapp.domain.units import EntryId, TableNo
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, entry, late, players, playing, registered, seat


def test_tda_2024_rule_8_seats_are_drawn_at_random_and_the_seed_is_kept() -> None:
    evening = registered(20)
    act = evening.do(seating.draw_seats, "the seed")
    assert act is not None
    (fact,) = act.facts
    assert isinstance(fact, SeatsDrawn)
    assert fact.seed == "the seed"
    assert fact.seats == tuple(solve(for_everybody(registered(20).state, DrawKind.FIRST), "the seed"))
    assert {number: table.seated for number, table in evening.state.tables.items()} == {1: 7, 2: 7, 3: 6}


def test_a_draw_needs_two_players_and_a_reason_once_play_began() -> None:
    registered(1).refused("draw.too_few", seating.draw_seats, "s")
    evening = playing(10)
    assert evening.refused("draw.started", seating.draw_seats, "s").overridable
    evening.do(seating.draw_seats, "s", allow=Allowed(frozenset({"draw.started"})))
    registered(10).do(seating.draw_seats, "again")


def test_waiting_entries_get_free_seats_at_random() -> None:
    evening = registered(4)
    evening.refused("seat.not_drawn", seating.seat_waiting, "s")
    evening.do(seating.draw_seats, "s")
    evening.refused("seat.nobody_waits", seating.seat_waiting, "s")
    evening.do(seating.open_table)
    before = evening.state
    evening.state = replace(
        before, entries=before.entries.insert(EntryId(9), replace(before.entries[EntryId(1)], id=EntryId(9), seat=None))
    )
    evening.state = replace(evening.state, last_entry=EntryId(9), alive=5)
    (fact,) = seating.seat_waiting(evening.state, evening.now, "w")
    assert isinstance(fact, Seated)
    assert fact.by is SeatedBy.DRAW
    assert evening.state.at(fact.seat) is None


def test_moving_by_hand() -> None:
    evening = playing(10)
    free = next(each for table in evening.state.open_tables() for each in table.free)
    taken = evening.state.entries[EntryId(2)].seat
    act = evening.do(seating.move, EntryId(1), free)
    assert act is not None
    assert act.facts == (Moved(EntryId(1), free, MoveReason.HAND),)
    assert evening.refused("seat.taken", seating.move, EntryId(1), taken).facts["entry"] == 2
    evening.refused("seat.unknown", seating.move, EntryId(1), seat(7, 1))
    evening.refused("seat.unknown", seating.move, EntryId(1), seat(1, 10))
    evening.refused("seat.unknown", seating.move, EntryId(1), seat(1, 0))
    evening.refused("entry.unknown", seating.move, EntryId(99), free)
    evening.do(entries.bust_out, entry(1))
    evening.refused("entry.is_out", seating.move, EntryId(1), free)


def test_somebody_without_a_seat_is_seated_by_hand() -> None:
    evening = registered(3)
    evening.do(seating.open_table)
    act = evening.do(seating.move, EntryId(2), seat(1, 5))
    assert act is not None
    assert act.facts == (Seated(EntryId(2), seat(1, 5), SeatedBy.HAND),)
    evening.refused("seat.has_none", seating.swap, EntryId(2), EntryId(1))


def test_two_players_swap() -> None:
    evening = playing(10)
    one, two = evening.state.entries[EntryId(1)].seat, evening.state.entries[EntryId(2)].seat
    evening.do(seating.swap, EntryId(1), EntryId(2))
    assert (evening.state.entries[EntryId(1)].seat, evening.state.entries[EntryId(2)].seat) == (two, one)
    evening.refused("swap.self", seating.swap, EntryId(1), EntryId(1))
    evening.refused("entry.unknown", seating.swap, EntryId(1), EntryId(77))


def test_tables_open_and_close() -> None:
    evening = playing(10)
    evening.do(seating.open_table)
    assert sorted(evening.state.tables) == [1, 2, 3]
    evening.refused("table.is_open", seating.open_table, TableNo(3))
    evening.refused("table.number", seating.open_table, TableNo(0))
    evening.refused("table.number", seating.open_table, TableNo(10_000))
    assert evening.refused("table.not_empty", seating.close_table, TableNo(1)).facts["n"] == 5
    evening.refused("table.unknown", seating.close_table, TableNo(9))
    evening.do(seating.close_table, TableNo(3))
    assert sorted(evening.state.tables) == [1, 2]


def test_no_more_tables_than_numbers() -> None:
    evening = playing(2, replace(SETUP, seats_per_table=2))
    evening.state = replace(evening.state, room=Room(RoomRules(order=(TableNo(1), TableNo(HIGHEST_TABLE)))))
    evening.do(entries.register, players(4)[2:], "s")
    assert sorted(evening.state.tables) == [1, HIGHEST_TABLE]
    blocked = tuple(BlockedSeat(number) for number in (1, 2))
    evening.state = replace(evening.state, room=Room(RoomRules(blocked=blocked)))
    evening.refused("table.too_many", entries.register, players(9)[4:], "s")


def test_nothing_is_seated_after_the_finish() -> None:
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    evening.state = replace(evening.state, finished=True)
    for decision, args in (
        (seating.draw_seats, ("s",)),
        (seating.seat_waiting, ("s",)),
        (seating.move, (EntryId(2), seat(1, 1))),
        (seating.swap, entry(1, 2)),
        (seating.open_table, ()),
        (entries.reinstate, (EntryId(1), "s")),
    ):
        evening.refused("finished", decision, *args)


def test_a_new_evening_has_no_seats() -> None:
    assert Evening().state.at(seat(1, 1)) is None
