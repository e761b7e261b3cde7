"""The plan that evens the tables out: worked examples of HC and TDA 11, wishes, and the director's own choices."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.seating import buttons, floor_rules, moves
from tdapp.domain.seating.balancing import balance
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, NO_CHOICES, Choices, Cost, Costs, Proposal, Where, WhyThisPlayer
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat, RoomRules
from tdapp.domain.seating.table_facts import FloorRules, Game
from tdapp.domain.units import EntryId, TableNo
from tdapp.poker.positions import Positions, between, next_positions
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, playing, seat

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def at(evening: Evening, table: int, number: int) -> EntryId:
    found = evening.state.at(seat(table, number))
    assert found is not None
    return found


def out(evening: Evening, table: int, seats: Iterable[int]) -> None:
    for number in seats:
        evening.do(entries.bust_out, (at(evening, table, number),))


def plan(evening: Evening, choices: Choices = NO_CHOICES) -> Proposal:
    found = balance(evening.state, evening.now, "1/ab", choices)
    assert found is not None
    return found


def with_room(evening: Evening, rules: RoomRules) -> Evening:
    evening.state = replace(evening.state, room=replace(evening.state.room, rules=rules))
    return evening


def two_tables(gone: Iterable[int] = (4, 7, 8)) -> Evening:
    """Nine at table 2, and table 1 without the players of these seats; both buttons are known, at seat 1."""
    evening = playing(18)
    out(evening, 1, gone)
    for table in (ONE, TWO):
        evening.do(buttons.place, table, 1)
    return evening


def test_hc_11_a_and_tda_11_a_the_next_big_blind_moves_to_the_worst_seat() -> None:
    (move,) = plan(two_tables()).moves
    # table 2: button 1, blinds 2 and 3, so seat 4 is next; table 1 has its big blind at 3, and seat 4 is open
    assert (move.origin, move.seat) == (seat(2, 4), seat(1, 4))
    assert (move.who, move.where, move.hands) == (WhyThisPlayer.NEXT_BIG_BLIND, Where.BIG_BLIND_AT_ONCE, 0)


def test_hc_11_a_a_single_big_blind_is_taken_even_twice_by_the_same_seat() -> None:
    evening = playing(18)
    out(evening, 1, (3, 7, 8))
    evening.do(buttons.place, ONE, 1, 2, 4)
    evening.do(entries.bust_out, (at(evening, 1, 4),))
    evening.do(buttons.place, TWO, 1)
    first = plan(evening).moves[0]
    assert first.seat == seat(1, 4)  # the seat of the last big blind stands open: he posts a single one there


def test_hc_11_a_never_the_small_blind() -> None:
    evening = playing(18)
    out(evening, 1, (3, 6, 8))
    evening.do(buttons.place, ONE, 1, 2, 4)  # the next small blind is 4, big blind 5; open are 3, 6 and 8
    evening.do(buttons.place, TWO, 1)
    (move,) = plan(evening).moves
    assert (move.seat, move.where, move.hands) == (seat(1, 6), Where.FEWEST_HANDS, 1)


def test_a_second_player_from_the_same_table_is_the_one_due_after_the_first() -> None:
    found = plan(two_tables((4, 6, 7, 8))).moves
    assert [move.origin for move in found] == [seat(2, 4), seat(2, 5)]
    assert [move.who for move in found] == [WhyThisPlayer.NEXT_BIG_BLIND, WhyThisPlayer.LATER_BIG_BLIND]
    assert [move.seat for move in found] == [seat(1, 4), seat(1, 6)]


def test_hc_11_c_of_equal_tables_the_one_that_breaks_first_gives() -> None:
    evening = playing(27)
    out(evening, 1, (1, 2))
    assert [move.giver for move in plan(evening).moves] == [3]
    evening.do(floor_rules.set_rules, FloorRules(broken=(TWO,)))
    assert [move.giver for move in plan(evening).moves] == [2]


def test_the_tolerance_says_how_uneven_tables_may_be() -> None:
    evening = two_tables()
    evening.do(floor_rules.set_rules, FloorRules(tolerance=3))
    assert balance(evening.state, evening.now, "1/ab") is None
    evening.do(floor_rules.set_rules, FloorRules(tolerance=2))
    assert len(plan(evening).moves) == 1


def test_an_unknown_button_is_asked_for_and_the_plan_stands() -> None:
    evening = playing(18)
    out(evening, 1, (4, 7, 8))
    found = plan(evening)
    assert found.asks == (1, 2) and found.bound == len(found.moves) == 1
    assert (found.moves[0].entry, found.moves[0].seat) == (None, None)
    assert evening.refused("moves.ask_button", moves.accept, found, (1,)).facts["table"] == 2
    evening.do(buttons.place, TWO, 1)
    found = plan(evening)
    assert found.asks == (1,) and found.moves[0].origin == seat(2, 4)
    assert evening.refused("moves.ask_button", moves.accept, found, (1,)).facts["table"] == 1
    evening.do(buttons.place, ONE, 1)
    assert plan(evening).asks == ()


def test_chance_decides_only_where_the_director_leaves_it_unknown() -> None:
    evening = playing(18)
    out(evening, 1, (4, 7, 8))
    found = plan(evening, NO_CHOICES.leave_unknown(TWO))
    assert found.asks == (1,) and found.moves[0].who is WhyThisPlayer.DRAWN
    whole = plan(evening, DRAW_UNKNOWN)
    assert whole.asks == () and whole.moves[0].where is Where.DRAWN
    assert whole == plan(evening, DRAW_UNKNOWN)


def test_where_chance_decides_those_moved_least_often_go_first() -> None:
    evening = playing(18)
    out(evening, 1, (4, 7, 8))
    floor, there = evening.state.floor, [entry for entry in evening.state.tables[TWO].seats if entry is not None]
    moved = floor.moved
    for entry in there[1:]:
        moved = moved.insert(entry, 1)
    evening.state = replace(evening.state, floor=replace(floor, moved=moved))
    assert [move.entry for move in plan(evening, DRAW_UNKNOWN).moves] == [there[0]]


def test_blocked_seats_are_no_room_and_the_plan_says_so() -> None:
    evening = two_tables((4, 6, 7, 8))
    open_seats = [BlockedSeat(number, ONE) for number in (4, 6, 7)]
    with_room(evening, RoomRules(blocked=tuple(open_seats)))
    found = plan(evening)
    assert [move.seat for move in found.moves] == [seat(1, 8)]
    assert (found.bound, len(found.moves)) == (2, 1)
    with_room(evening, RoomRules(blocked=(*open_seats, BlockedSeat(8, ONE))))
    assert balance(evening.state, evening.now, "1/ab") is None


def test_who_sits_in_the_seat_kept_for_him_stays() -> None:
    evening = two_tables()
    kept = evening.state.entries[at(evening, 2, 4)].player
    with_room(evening, RoomRules(kept=(KeptSeat(kept, seat(2, 4)),)))
    (move,) = plan(evening).moves
    assert (move.origin, move.who) == (seat(2, 5), WhyThisPlayer.LATER_BIG_BLIND)


def test_a_table_where_everybody_stays_is_left_uneven_and_named() -> None:
    evening = playing(27)
    out(evening, 1, (1, 2, 3, 4))
    people = [evening.state.entries[entry].player for entry in evening.state.tables[THREE].seats if entry is not None]
    kept = tuple(KeptSeat(player, seat(3, number)) for number, player in enumerate(people, 1))
    with_room(evening, RoomRules(kept=kept))
    found = plan(evening, DRAW_UNKNOWN)
    assert {move.giver for move in found.moves} == {2}
    assert Costs(Cost.PINNED, (THREE,)) in found.costs


def test_people_kept_apart_change_tables_with_another_move_before_somebody_else_goes() -> None:
    evening = playing(36)
    out(evening, 1, (4, 6, 7))
    out(evening, 2, (4, 6, 7))
    for table in evening.state.tables:
        evening.do(buttons.place, table, 1)
    first = plan(evening).moves
    goer, foe = first[0].entry, next(entry for entry in evening.state.tables[first[0].taker].seats if entry)
    assert goer is not None
    players = evening.state.entries
    with_room(evening, RoomRules(apart=(Apart(players[goer].player, players[foe].player),)))
    found = plan(evening)
    assert {move.entry for move in found.moves} == {move.entry for move in first}
    assert next(move.taker for move in found.moves if move.entry == goer) != first[0].taker
    assert len(found.moves) == found.bound and found.costs == ()


def test_people_kept_apart_let_the_next_one_go_where_there_is_one_table_only() -> None:
    evening = two_tables()
    goer, foe = at(evening, 2, 4), at(evening, 1, 1)
    players = evening.state.entries
    with_room(evening, RoomRules(apart=(Apart(players[goer].player, players[foe].player),)))
    found = plan(evening)
    assert [(move.origin, move.who) for move in found.moves] == [(seat(2, 5), WhyThisPlayer.LATER_BIG_BLIND)]
    assert found.costs == (Costs(Cost.APART, (TWO,)),)


def test_what_the_director_chose_is_kept_and_the_rest_planned_around_it() -> None:
    evening = two_tables((4, 6, 7, 8))
    mine = NO_CHOICES.keep(at(evening, 2, 9), seat(1, 8))
    found = plan(evening, mine)
    assert [(move.origin, move.seat, move.who) for move in found.moves] == [
        (seat(2, 9), seat(1, 8), WhyThisPlayer.CHOSEN),
        (seat(2, 4), seat(1, 4), WhyThisPlayer.NEXT_BIG_BLIND),
    ]
    assert len(found.moves) == found.bound and found.costs == ()
    dropped = plan(evening, mine.drop(found.moves[1]))
    assert [move.origin for move in dropped.moves] == [seat(2, 9), seat(2, 5)]
    changed = plan(evening, mine.keep(at(evening, 2, 9), seat(1, 7)))
    assert [move.seat for move in changed.moves] == [seat(1, 7), seat(1, 4)]
    spare = NO_CHOICES.spare(TWO)
    nobody = plan(evening, spare)
    assert (nobody.moves, nobody.bound, nobody.costs) == ((), 2, (Costs(Cost.CHOSEN, (TWO,)),))


def test_a_choice_that_costs_moves_is_named() -> None:
    evening = playing(27)
    out(evening, 1, (1, 2))
    wrong_way = NO_CHOICES.keep(at(evening, 1, 9), seat(1, 1))
    assert plan(evening, replace(wrong_way, all_unknown=True)).bound == 1
    out(evening, 2, (5,))
    away = replace(NO_CHOICES.keep(at(evening, 1, 9), seat(2, 5)), all_unknown=True)
    found = plan(evening, away)
    assert len(found.moves) > found.bound and Cost.CHOSEN in {cost.why for cost in found.costs}


def test_a_choice_that_is_no_longer_possible_is_left_out() -> None:
    evening = two_tables((4, 6, 7, 8))
    gone = at(evening, 2, 9)
    mine = NO_CHOICES.keep(gone, seat(1, 8)).keep(at(evening, 2, 8), seat(1, 1))
    evening.do(entries.bust_out, (gone,))
    assert {move.who for move in plan(evening, mine).moves} == {WhyThisPlayer.NEXT_BIG_BLIND}


def test_tda_11_b_in_a_stud_round_the_frozen_button_says_who_moves() -> None:
    evening = two_tables()
    evening.do(floor_rules.set_rules, FloorRules(game=Game.STUD_ROUND))
    (move,) = plan(evening).moves
    assert (move.origin, move.seat) == (seat(2, 4), seat(1, 4))


def test_tda_11_at_stud_the_last_seat_goes_to_the_last_open_one() -> None:
    evening = playing(18)
    out(evening, 1, (4, 7, 8))
    evening.do(floor_rules.set_rules, FloorRules(game=Game.STUD))
    (move,) = plan(evening).moves
    assert (move.origin, move.seat, move.who, move.where) == (
        seat(2, 9),
        seat(1, 8),
        WhyThisPlayer.POSITION,
        Where.LAST_OPEN,
    )


def test_a_table_of_fewer_seats_takes_no_more_than_it_has() -> None:
    evening = playing(18)
    evening.do(tournament.change_setup, replace(SETUP, seats_per_table=6))
    out(evening, 1, (1, 2, 3))
    found = plan(evening, DRAW_UNKNOWN)
    assert len(found.moves) == found.bound == 1


def by_hand(last: Positions, occupied: set[int], vacant: list[int]) -> tuple[int, int] | None:
    """The worst seat by trying each one and dealing on until it has the big blind: (hands, seat)."""
    found = []
    for number in vacant:
        there = {*occupied, number}
        now = next_positions(last, there)
        if number == now.small_blind or between(number, now.button, now.small_blind):
            continue
        hands = 0
        while now.big_blind != number:
            now, hands = next_positions(now, there), hands + 1
        found.append((hands, (number - last.big_blind - 1) % 10, number))
    if not found:
        return None
    hands, _turn, number = min(found)
    return hands, number


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_hc_11_a_the_worst_seat_is_what_dealing_on_from_every_empty_seat_finds(data: st.DataObject) -> None:
    evening = playing(18)
    gone = data.draw(st.sets(st.integers(1, 9), min_size=2, max_size=7), label="empty seats")
    out(evening, 1, sorted(gone))
    there = {number for number in range(1, 10) if number not in gone}
    evening.do(buttons.place, TWO, 1)
    button, small, big = (data.draw(st.integers(1, 9)) for _ in range(3))
    if big not in there or small == big:
        with pytest.raises(Exception, match="button"):
            buttons.place(evening.state, evening.now, ONE, button, small, big)
        return
    evening.do(buttons.place, ONE, button, small, big)
    last, taken = Positions(button, small, big), set(there)
    for move in plan(evening).moves:
        assert move.seat is not None
        vacant = [number for number in range(1, 10) if number not in taken]
        best = by_hand(last, taken, vacant)
        if move.where is Where.SINGLE_BIG_BLIND_TWICE:
            assert move.seat.number == big and (best is None or best[0] > 0)
        elif move.where is Where.NOTHING_ELSE:
            assert best is None
        else:
            assert (move.hands, move.seat.number) == best
        taken.add(move.seat.number)
