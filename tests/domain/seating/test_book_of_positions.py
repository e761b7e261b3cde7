"""One book of positions: what who moves is told is what the book says afterwards (HC and TDA 11-A, N-18)."""

from collections.abc import Sequence
from datetime import timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import breaking, buttons, floor_rules, moves
from tdapp.domain.seating.balancing import balance
from tdapp.domain.seating.buttons import DealtIn, coming, dealt_in, known
from tdapp.domain.seating.halting import HaltState, halts
from tdapp.domain.seating.newcomers import waits_in
from tdapp.domain.seating.proposal import AT_ONCE, DRAW_UNKNOWN, Choices, Move, Proposal, ProposalKind, Where
from tdapp.domain.seating.table_facts import FloorRules, Game
from tdapp.domain.seating.worst_seat import worst_seats
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.poker.positions import Positions, between, next_positions
from tdapp.read.seating.tables import ButtonView, tables_view
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, SETUP, Evening, playing, seat

ONE, TWO = TableNo(1), TableNo(2)
SIX = replace(SETUP, seats_per_table=6)


def out(evening: Evening, table: int, *numbers: int) -> None:
    for number in numbers:
        entry = evening.state.at(seat(table, number))
        assert entry is not None
        evening.do(entries.bust_out, (entry,))


def accepted(evening: Evening, choices: Choices = Choices()) -> Proposal:  # noqa: B008 - frozen
    found = balance(evening.state, evening.now, "1/ab", choices)
    assert found is not None
    evening.do(moves.accept, found, range(1, len(found.moves) + 1))
    return found


def told_of_s1() -> Evening:
    """Two full tables of six, the button at seat 1 of both, 2-3 and 2-5 are out."""
    evening = playing(12, SIX)
    for table in (ONE, TWO):
        evening.do(buttons.place, table, 1)
    out(evening, 2, 3, 5)
    return evening


def hand(evening: Evening, table: TableNo) -> Positions:
    evening.do(discipline.hand_played, table)
    found = known(evening.state, evening.now, table)
    assert found is not None
    return found


def test_s1_who_moves_to_a_single_big_blind_has_it_and_nobody_is_the_small_blind() -> None:
    evening = told_of_s1()
    (move,) = accepted(evening).moves
    assert (move.origin, move.seat, move.where) == (seat(1, 4), seat(2, 3), Where.SINGLE_BIG_BLIND_TWICE)
    evening.do(discipline.hand_played, TWO)
    shown = tables_view(evening.state, evening.now, DIRECTORY).tables[1].button
    assert shown == ButtonView(2, None, 3, known=True)
    evening.undo()
    assert [hand(evening, TWO) for _hand in range(4)] == [
        Positions(2, None, 3),  # a single big blind
        Positions(2, 3, 4),  # he is the small blind now; nobody was it before, so the button stays
        Positions(3, 4, 6),
        Positions(4, 6, 1),
    ]


def test_s1_the_next_due_and_the_next_halt_are_those_of_the_book() -> None:
    evening = told_of_s1()
    accepted(evening)
    assert coming(evening.state, evening.now, TWO) == Positions(2, None, 3)
    evening.do(discipline.hand_played, TWO)
    out(evening, 1, 1)
    evening.do(buttons.place, ONE, 2)
    found = balance(evening.state, evening.now, "2/ab")
    assert found is None or all(move.origin != seat(2, 3) for move in found.moves)


def test_s1_a_short_table_stops_when_the_big_blind_of_the_book_falls_on_an_open_seat() -> None:
    evening = playing(18)
    for table in (ONE, TWO):
        evening.do(buttons.place, table, 1)
    out(evening, 1, 3, 5, 6, 7, 8)
    found = balance(evening.state, evening.now, "1/ab")
    evening.do(moves.accept, found, (1,))
    told = []
    for _hand in range(3):
        (halt,) = halts(evening.state, evening.now)
        told.append((halt.state, halt.seat))
        evening.do(discipline.hand_played, ONE)
    assert told == [(HaltState.PLAYS_ON, 3), (HaltState.PLAYS_ON, 4), (HaltState.STOPS, 5)]


def test_s1_two_newcomers_to_one_table_are_never_both_told_the_next_big_blind() -> None:
    evening = playing(18)
    for table in (ONE, TWO):
        evening.do(buttons.place, table, 1)
    out(evening, 1, 3, 5, 6, 7)
    found = accepted(evening).moves
    assert [(move.seat, move.where, move.hands) for move in found] == [
        (seat(1, 3), Where.SINGLE_BIG_BLIND_TWICE, 0),
        (seat(1, 5), Where.FEWEST_HANDS, 2),
    ]
    assert [hand(evening, ONE).big_blind for _hand in range(3)] == [3, 4, 5]


def test_s1_a_second_plan_before_the_hand_leaves_the_settled_big_blind_alone() -> None:
    evening = told_of_s1()
    out(evening, 2, 6)
    found = balance(evening.state, evening.now, "1/ab")
    assert found is not None and len(found.moves) == 1
    evening.do(moves.accept, found, (1,))
    out(evening, 2, 1)
    (second,) = accepted(evening).moves
    assert second.hands and second.seat != seat(2, 3)
    assert hand(evening, TWO).big_blind == 3


def test_s1_undo_and_redo_take_the_settled_big_blind_along() -> None:
    evening = told_of_s1()
    accepted(evening)
    settled = evening.state
    evening.undo()
    assert coming(evening.state, evening.now, TWO) == Positions(2, 3, 4) and not evening.state.floor.due
    evening.redo()
    assert evening.state == settled and hand(evening, TWO) == Positions(2, None, 3)
    evening.undo()
    assert coming(evening.state, evening.now, TWO) == Positions(2, None, 3)
    assert evening.state == evening.replayed()


def test_s1_moving_up_takes_the_single_big_blind_along() -> None:
    evening = told_of_s1()
    accepted(evening)
    evening.do(breaking.compress, TWO)  # 1 2 3 4 6 become 1 2 3 4 5
    assert hand(evening, TWO) == Positions(2, None, 3)


def test_a_button_that_is_seen_elsewhere_ends_what_was_settled() -> None:
    evening = told_of_s1()
    accepted(evening)
    evening.do(buttons.place, TWO, 1)
    assert coming(evening.state, evening.now, TWO) == Positions(2, None, 3)
    evening.do(buttons.place, TWO, 2)
    assert known(evening.state, evening.now, TWO) == Positions(2, None, 3)  # that very hand is being played
    assert coming(evening.state, evening.now, TWO) == Positions(2, 3, 4)


def test_tda_11_b_in_a_stud_round_what_was_settled_waits_for_the_next_blinds() -> None:
    evening = told_of_s1()
    evening.do(floor_rules.set_rules, FloorRules(game=Game.STUD_ROUND))
    accepted(evening)
    assert hand(evening, TWO) == Positions(1, 2, 3)
    evening.do(floor_rules.set_rules, FloorRules())
    assert hand(evening, TWO) == Positions(2, None, 3)


def test_a_move_planned_together_with_one_that_is_left_out_is_refused() -> None:
    evening = playing(18)
    for table in (ONE, TWO):
        evening.do(buttons.place, table, 1)
    out(evening, 1, 3, 5, 6, 7)
    found = balance(evening.state, evening.now, "1/ab")
    assert found is not None
    assert evening.refused("moves.together", moves.accept, found, (2,)).facts["table"] == 1
    evening.do(moves.accept, found, (1,))


def test_a_plan_from_before_a_hand_is_refused() -> None:
    evening = told_of_s1()
    found = balance(evening.state, evening.now, "1/ab")
    evening.do(discipline.hand_played, TWO)
    assert evening.refused("moves.stale_table", moves.accept, found, (1,)).facts["table"] == 2
    late = evening.now + timedelta(minutes=4)
    with pytest.raises(Refused):
        moves.accept(evening.state, late, balance(evening.state, evening.now, "1/ab"), (1,))  # type: ignore[arg-type]


@given(st.sets(st.integers(1, 10), min_size=3, max_size=9), st.data())
def test_hc_11_a_whoever_comes_together_is_told_what_dealing_on_brings(before: set[int], data: st.DataObject) -> None:
    small = data.draw(st.sampled_from(sorted(before)))
    big = data.draw(st.sampled_from(sorted(before - {small})))
    occupied = before - data.draw(st.sets(st.sampled_from(sorted(before)), max_size=len(before) - 1))
    vacant = sorted(set(range(1, 11)) - occupied)
    newcomers = data.draw(st.integers(1, len(vacant)))
    last = Positions(data.draw(st.sampled_from([small, *sorted(before - {big})])), small, big)
    found = worst_seats(last, occupied, vacant, newcomers)
    assert len({each.seat for each in found}) == newcomers and {each.seat for each in found} <= set(vacant)
    there = occupied | {each.seat for each in found}
    first = [each.seat for each in found if each.hands == 0 and each.why != "nothing_else"]
    assert len(first) <= 1
    now = next_positions(last, there, first[0] if first else None)
    assert now.small_blind not in {each.seat for each in found}, "never the small blind"
    for each in found:
        if each.why == "nothing_else":
            assert waits_in(each.seat, now)
            continue
        hand, played = now, 0
        while hand.big_blind != each.seat:
            assert each.hands > played, "not before he was told"
            hand, played = next_positions(hand, there), played + 1
        assert played == each.hands


class Room:
    """A room that is played by chance; what was told is held against the book at every accepted move."""

    def __init__(self, seed: int, players: int, seats: int) -> None:
        self.random = Random(seed)
        self.evening = playing(players, replace(SETUP, seats_per_table=seats))
        self.told = self.kept = 0
        self.promised: dict[TableNo, Move] = {}  # who was told the next big blind, until a hand is played there
        for table in sorted(self.state.tables):
            self._place(table)

    @property
    def state(self) -> State:
        return self.evening.state

    def _place(self, table: TableNo) -> None:
        taken = [number for number, entry in enumerate(self.state.tables[table].seats, 1) if entry is not None]
        if len(taken) > 1:
            self.promised.pop(table, None)
            self.evening.do(buttons.place, table, self.random.choice(taken))

    def act(self) -> None:
        evening, choose = self.evening, self.random
        if not self.state.tables:  # even the draw was undone
            evening.redo()
            return
        seated = [entry.id for entry in self.state.playing() if entry.seat is not None]
        table = choose.choice(sorted(self.state.tables))
        deed = choose.choice(("bust", "bust", "hand", "hand", "place", "balance", "balance", "break", "undo", "redo"))
        try:
            if deed == "bust" and len(seated) > 3:
                evening.do(entries.bust_out, (choose.choice(seated),))
            elif deed == "hand":
                self._hand(table)
            elif deed == "place":
                self._place(table)
            elif deed == "balance":
                self._balance()
            elif deed == "break" and choose.random() < 0.2:
                plan = breaking.break_table(self.state, evening.now, table, f"{choose.random()}/ab")
                evening.do(moves.accept, plan, range(1, len(plan.moves) + 1))
            elif deed in ("undo", "redo") and choose.random() < 0.5:
                getattr(evening, deed)()
        except (Refused, Conflict):
            pass

    def _hand(self, table: TableNo) -> None:
        """A hand is played; breaks, bust-outs, undo and redo may have come between what was told and this."""
        move = self.promised.pop(table, None)
        self.evening.do(discipline.hand_played, table)
        found = known(self.state, self.evening.now, table)
        if move is not None and move.seat is not None and found is not None and self.state.at(move.seat) == move.entry:
            self.kept += 1
            assert found.big_blind == move.seat.number

    def _balance(self) -> None:
        plan = moves.propose(self.state, self.evening.now, f"{self.random.random()}/ab", DRAW_UNKNOWN)
        if plan is None or plan.kind is not ProposalKind.BALANCE:
            return
        badges = range(1, len(plan.moves) + 1)
        if self.random.random() < 0.3:
            badges = sorted(self.random.sample(badges, self.random.randint(1, len(badges))))  # type: ignore[assignment]
        self.evening.do(moves.accept, plan, badges)
        told = [plan.moves[badge - 1] for badge in badges]
        self.promised |= {move.taker: move for move in told if move.where in AT_ONCE}
        self.proved(told)

    def proved(self, told: Sequence[Move]) -> None:
        """Each of them has the big blind in the hand he was told; undone and done again, and from a replay, too."""
        if self.random.random() < 0.3:
            self.evening.undo()
            self.evening.redo()
            assert self.state == self.evening.replayed()
        for move in told:
            if move.hands is None or move.seat is None:
                continue
            self.told += 1
            trial = Evening.__new__(Evening)
            trial.__dict__.update(self.evening.__dict__, acts=list(self.evening.acts))
            there = {number for number, entry in enumerate(self.state.tables[move.taker].seats, 1) if entry}
            before = known(self.state, trial.now, move.taker)
            assert before is not None
            first = hand(trial, move.taker)
            assert first.small_blind != move.seat.number, "the worst seat is never the small blind"
            if move.where is Where.NOTHING_ELSE:
                assert between(move.seat.number, first.button, first.big_blind)
                assert dealt_in(self.state, trial.now, move.seat) is DealtIn.WAITS
                continue
            if move.where is Where.SINGLE_BIG_BLIND_TWICE:
                assert first.small_blind is None and first.big_blind == before.big_blind == move.seat.number
            hands = [first.big_blind, *(hand(trial, move.taker).big_blind for _hand in range(len(there)))]
            assert hands.index(move.seat.number) == move.hands
            assert dealt_in(self.state, trial.now, move.seat) is DealtIn.AT_ONCE


def rooms(seeds: range) -> tuple[int, int]:
    """How many told moves were held against the book, and how many big blinds were still theirs when it was played."""
    told = kept = 0
    for seed in seeds:
        choose = Random(seed)
        room = Room(seed, choose.randint(8, 40), choose.randint(4, 10))
        for _act in range(40):
            room.act()
        told, kept = told + room.told, kept + room.kept
    return told, kept


def test_what_each_moved_player_was_told_is_what_the_book_then_says() -> None:
    told, kept = rooms(range(40))
    assert told > 20 and kept > 5


@pytest.mark.soak
def test_what_each_moved_player_was_told_in_many_rooms() -> None:
    told, kept = rooms(range(1_000, 4_000))
    assert told > 1_000 and kept > 300


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_what_was_told_in_any_room(seed: int) -> None:
    rooms(range(seed, seed + 1))
