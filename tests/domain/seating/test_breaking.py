"""Breaking tables (HC and TDA 10), tables that change places, and moving up to the lowest seats."""

from collections.abc import Iterable

from tdapp.domain.chance import Chance
from tdapp.domain.facts import Moved, MoveReason
from tdapp.domain.registration import entries
from tdapp.domain.seating import breaking, buttons, floor_rules, moves, seating
from tdapp.domain.seating.break_order import BreaksBy, breaks_by
from tdapp.domain.seating.breaking import break_table, next_to_break
from tdapp.domain.seating.moves import propose
from tdapp.domain.seating.proposal import Proposal, ProposalKind, Where, WhyThisPlayer
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat, RoomRules, TablePlace
from tdapp.domain.seating.seat_lottery import solve
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules, TablesSwapped
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.poker.cards import FULL_DECK
from tdapp.poker.positions import Positions
from tdapp.values import replace
from tests.domain.evening import Evening, conflict_of, late, playing, seat

ONE, TWO, THREE, FOUR = (TableNo(number) for number in range(1, 5))
SEED = "1/ab"


def at(evening: Evening, table: int, number: int) -> EntryId:
    found = evening.state.at(seat(table, number))
    assert found is not None
    return found


def out(evening: Evening, table: int, seats: Iterable[int]) -> None:
    for number in seats:
        evening.do(entries.bust_out, (at(evening, table, number),))


def with_room(evening: Evening, rules: RoomRules) -> Evening:
    evening.state = replace(evening.state, room=replace(evening.state.room, rules=rules))
    return evening


def broken(evening: Evening, table: TableNo = ONE) -> Proposal:
    return break_table(evening.state, evening.now, table, SEED)


def room_of(gone: dict[int, Iterable[int]], players: int = 27) -> Evening:
    evening = late(players)
    for table, seats in gone.items():
        out(evening, table, seats)
    return evening


def test_tda_10_b_the_seats_go_out_from_the_highest_card_down() -> None:
    evening = room_of({1: (2, 4, 6, 8, 9), 2: (1, 2, 3), 3: (4, 5)})
    found = broken(evening)
    leaving = [each for each in evening.state.tables[ONE].seats if each is not None]
    cards = dict(zip(leaving, Chance(f"{SEED}/cards").sample(FULL_DECK, 4), strict=True))
    assert [dealt.card for dealt in found.dealt] == sorted(cards.values(), reverse=True)
    assert {dealt.entry: dealt.card for dealt in found.dealt} == cards
    assert [move.entry for move in found.moves] == [dealt.entry for dealt in found.dealt]  # numbered in that order
    problem, dealt = breaking.break_problem(evening.state, ONE, SEED)
    assert dealt == cards and problem.players == tuple(dealt.entry for dealt in found.dealt)
    assert dict(solve(problem, SEED)) == {move.entry: move.seat for move in found.moves}
    assert {(move.who, move.where) for move in found.moves} == {(WhyThisPlayer.TABLE, Where.DRAWN)}


def test_tda_10_b_the_emptiest_tables_fill_first() -> None:
    evening = room_of({1: (2, 4, 6, 8, 9), 2: (1, 2, 3), 3: (4, 5)})
    takers = sorted(move.taker for move in broken(evening).moves)
    assert takers in ([2, 2, 2, 3], [2, 2, 3, 3])
    assert takers.count(TWO) + 6 - (takers.count(THREE) + 7) in (-1, 0, 1)


def test_a_break_is_accepted_whole_and_everybody_is_on_the_way() -> None:
    evening = room_of({1: (2, 4, 6, 8, 9), 2: (1, 2, 3), 3: (4, 5)})
    found = broken(evening)
    evening.refused("moves.all", moves.accept, found, (1, 2))
    evening.do(moves.accept, found, range(1, 5))
    assert sorted(evening.state.tables) == [2, 3]
    unseated = dict(evening.state.floor.unseated.items())
    assert unseated == {move.entry: move.origin for move in found.moves}
    first, *rest = sorted(unseated)
    evening.do(moves.confirm_seated, [first])
    evening.refused("moves.is_seated", moves.confirm_seated, [first])
    evening.do(entries.bust_out, (rest[0],))
    assert sorted(evening.state.floor.unseated) == rest[1:]
    evening.do(moves.confirm_seated)
    assert not evening.state.floor.unseated
    evening.refused("moves.nobody_unseated", moves.confirm_seated)
    assert evening.replayed() == evening.state


def test_a_break_is_refused_whole_once_one_move_is_stale() -> None:
    evening = room_of({1: (2, 4, 6, 8, 9), 2: (1, 2, 3), 3: (4, 5)})
    found = broken(evening)
    taken = found.moves[2].seat
    assert taken is not None
    evening.do(seating.move, at(evening, 3, 9), taken)
    before = evening.state
    assert evening.refused("moves.stale", moves.accept, found, range(1, 5)).facts["entry"] == found.moves[2].entry
    assert evening.state is before
    again = broken(evening)
    other = next(number for number in evening.state.tables[THREE].free if number != again.moves[0].seat)
    evening.do(seating.move, at(evening, 3, 1), other)
    joined = broken(evening)
    evening.do(seating.move, at(evening, 2, 9), evening.state.tables[ONE].free[0])
    evening.refused("moves.stale_table", moves.accept, joined, range(1, 5))


def test_people_kept_apart_stay_apart_when_a_table_breaks() -> None:
    evening = room_of({1: (2, 4, 6, 8, 9), 2: (1, 2, 3), 3: (4, 5)})
    players = evening.state.entries
    leaving, there = at(evening, 1, 1), at(evening, 2, 9)
    with_room(evening, RoomRules(apart=(Apart(players[leaving].player, players[there].player),)))
    for number in range(20):
        found = break_table(evening.state, evening.now, ONE, f"{number}/ab")
        assert next(move.taker for move in found.moves if move.entry == leaving) == 3


def test_wishes_that_leave_no_seat_keep_the_table_open() -> None:
    evening = room_of({1: range(1, 8), 2: (1,), 3: (4,)}, 27)
    players = evening.state.entries
    goer = players[at(evening, 1, 8)].player
    foes = [at(evening, 2, 9), at(evening, 3, 9)]
    with_room(evening, RoomRules(apart=tuple(Apart(goer, players[foe].player) for foe in foes)))
    evening.refused("draw.never", breaking.break_table, ONE, SEED)
    evening.do(floor_rules.set_rules, FloorRules(broken=(ONE,)))
    found = moves.propose(evening.state, evening.now, SEED)
    assert found is not None and found.kind is ProposalKind.BALANCE


def test_which_table_breaks_first() -> None:
    evening = room_of({1: (1, 2, 3), 2: (1, 2, 3), 3: (1, 2, 3)})
    evening.do(seating.open_table, TableNo(9))
    evening.do(seating.open_table, FOUR)
    for table, number in ((FOUR, 1), (TableNo(9), 2)):
        evening.do(seating.move, at(evening, 3, 3 + number), Seat(table, 1))
    assert next_to_break(evening.state) == 9
    assert breaks_by(evening.state, TableNo(9)) is BreaksBy.HIGHEST
    evening.do(floor_rules.set_rules, FloorRules(order=BreakOrder.NEWEST))
    assert next_to_break(evening.state) == 4
    assert breaks_by(evening.state, FOUR) is BreaksBy.NEWEST
    evening.do(seating.move, at(evening, 4, 1), seat(1, 1))
    evening.do(seating.close_table, FOUR)
    evening.do(seating.open_table, TableNo(8))
    evening.do(seating.open_table, FOUR)
    evening.do(seating.close_table, TableNo(8))
    evening.do(seating.open_table, TableNo(8))
    assert next_to_break(evening.state) == 8
    evening.do(seating.close_table, TableNo(8))
    evening.do(floor_rules.set_rules, FloorRules(broken=(TWO, THREE)))
    assert next_to_break(evening.state) == 4 and breaks_by(evening.state, FOUR) is BreaksBy.EMPTY
    evening.do(seating.close_table, FOUR)
    assert next_to_break(evening.state) == 2
    assert breaks_by(evening.state, TWO) is BreaksBy.LISTED
    assert breaks_by(evening.state, ONE) is BreaksBy.FITS
    evening.do(floor_rules.set_rules, FloorRules(order=BreakOrder.FARTHEST, near=TableNo(9)))
    assert next_to_break(evening.state) == 1
    blue = [TablePlace(ONE, "Blue"), TablePlace(TWO, "Blue", 2, 4), TablePlace(FOUR, "Blue")]
    with_room(evening, RoomRules(places=(*blue, TablePlace(THREE, "Red"), TablePlace(TableNo(9), "Blue", 2, 1))))
    assert next_to_break(evening.state) == 3
    assert breaks_by(evening.state, THREE) is BreaksBy.FARTHEST
    with_room(evening, RoomRules(order=(ONE, TWO, FOUR, THREE, TableNo(9))))
    evening.do(floor_rules.set_rules, FloorRules())
    assert next_to_break(evening.state) == 9
    assert breaks_by(evening.state, TableNo(9)) is BreaksBy.LAST_TO_OPEN


def test_the_ideal_load_keeps_a_table_open() -> None:
    evening = room_of({1: (1, 2, 3), 2: (1, 2, 3), 3: (1, 2, 3)})
    assert evening.state.alive == 18 and next_to_break(evening.state) == 3
    evening.do(floor_rules.set_rules, FloorRules(ideal=8))
    assert next_to_break(evening.state) is None
    out(evening, 1, (4, 5))
    assert next_to_break(evening.state) == 3


def test_blocked_and_kept_seats_are_no_room_for_a_broken_table() -> None:
    evening = room_of({1: (1, 2, 3), 2: (1, 2, 3), 3: (1, 2, 3)})
    with_room(evening, RoomRules(blocked=(BlockedSeat(1),)))
    assert next_to_break(evening.state) is None
    evening.refused("table.no_room", breaking.break_table, ONE, SEED)
    kept = evening.state.entries[at(evening, 3, 9)].player
    with_room(evening, RoomRules(kept=(KeptSeat(kept, seat(3, 9)),)))
    assert next_to_break(evening.state) == 2  # the table of the kept seat is the director's


def test_two_tables_change_places_with_all_that_is_known_of_them() -> None:
    evening = playing(18)
    out(evening, 1, (2, 5))
    evening.do(buttons.place, ONE, 8)
    one, two = evening.state.tables[ONE].seats, evening.state.tables[TWO].seats
    act = evening.do(breaking.swap_tables, ONE, TWO)
    assert act is not None and act.facts == (TablesSwapped(ONE, TWO),)
    assert (evening.state.tables[ONE].seats, evening.state.tables[TWO].seats) == (two, one)
    assert all(evening.state.at(entry.seat) == entry.id for entry in evening.state.playing() if entry.seat)
    assert dict(evening.state.floor.gone.items()) == {2: 2}
    assert evening.replayed() == evening.state
    evening.undo()
    assert evening.state.tables[ONE].seats == one


def test_a_table_moves_to_a_number_that_is_free() -> None:
    evening = playing(18)
    one = evening.state.tables[ONE].seats
    evening.do(breaking.swap_tables, ONE, TableNo(14))
    assert sorted(evening.state.tables) == [2, 14] and evening.state.tables[TableNo(14)].seats == one
    evening.refused("table.swap_self", breaking.swap_tables, TWO, TWO)
    evening.refused("table.unknown", breaking.swap_tables, ONE, TWO)
    evening.refused("table.number", breaking.swap_tables, TWO, TableNo(0))


def test_a_table_with_too_few_seats_does_not_change_places() -> None:
    evening = playing(9)
    with_room(evening, RoomRules(sizes=((FOUR, 6),)))
    evening.do(seating.open_table, FOUR)
    assert evening.refused("table.smaller", breaking.swap_tables, ONE, FOUR).facts == {"table": 4, "second": 1}
    evening.do(seating.move, at(evening, 1, 1), seat(4, 6))
    out(evening, 1, (7, 8, 9))
    evening.do(breaking.swap_tables, FOUR, ONE)
    assert [len(table.seats) for table in evening.state.open_tables()] == [9, 6]
    assert conflict_of(lambda: evening.retract(evening.acts[-4].number)).code


def test_a_table_moves_up_to_its_lowest_seats_and_the_button_with_it() -> None:
    evening = playing(9)
    out(evening, 1, (1, 4, 6))
    evening.do(buttons.place, ONE, 5)
    order = [entry for entry in evening.state.tables[ONE].seats if entry is not None]
    act = evening.do(breaking.compress, ONE)
    assert act is not None and {fact.reason for fact in act.facts if isinstance(fact, Moved)} == {MoveReason.COMPRESS}
    assert evening.state.tables[ONE].seats == (*order, None, None, None)
    assert buttons.known(evening.state, evening.now, ONE) == Positions(3, 4, 5)
    assert not evening.state.floor.unseated
    assert breaking.compress(evening.state, evening.now, ONE) == ()
    evening.refused("table.unknown", breaking.compress, TWO)


def test_moving_up_leaves_blocked_seats_empty_and_forgets_a_button_that_stood_before_an_empty_one() -> None:
    evening = playing(9)
    out(evening, 1, (1, 4, 6))
    evening.do(buttons.place, ONE, 4)
    with_room(evening, RoomRules(blocked=(BlockedSeat(1),)))
    evening.do(breaking.compress, ONE)
    assert [entry is not None for entry in evening.state.tables[ONE].seats] == [False] + [True] * 6 + [False] * 2
    assert buttons.known(evening.state, evening.now, ONE) is None


def test_s6_empty_tables_go_before_a_table_with_players() -> None:
    evening = room_of({1: range(1, 10), 2: range(1, 10), 3: (1, 2, 3), 4: (1,)}, 36)
    evening.do(floor_rules.set_rules, FloorRules(broken=(FOUR,)))
    for table in (TWO, ONE):  # the later one in the order first
        found = propose(evening.state, evening.now, "1/ab")
        assert found is not None
        assert (found.table, found.moves, found.order) == (table, (), BreaksBy.EMPTY)
        evening.do(moves.accept, found, ())


def test_s5_a_table_that_breaks_out_of_its_turn_is_not_called_the_next_in_order() -> None:
    evening = room_of({1: (1, 2)}, 36)
    with_room(evening, RoomRules(order=(TWO, THREE, FOUR, ONE)))
    tables = {number: breaks_by(evening.state, number) for number in (ONE, TWO, THREE, FOUR)}
    assert tables == {ONE: BreaksBy.LAST_TO_OPEN, TWO: BreaksBy.FITS, THREE: BreaksBy.FITS, FOUR: BreaksBy.FITS}
