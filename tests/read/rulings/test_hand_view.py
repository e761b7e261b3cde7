"""The picture of a hand that was entered."""

from tdapp.read.rulings.hand_view import HandView, PotView, drawn, hand_view
from tdapp.rulings.hands.at_desk import case_at_desk
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.situation import AtSeat, Level, Situation, Status
from tdapp.values import replace

FIVE = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))


def view(typed: str) -> HandView:
    found = hand_view(enter(typed, FIVE))
    assert found is not None
    return found


def test_stacks_bets_pots_board_and_whose_turn_it_is() -> None:
    drawn = view("d1 b600 c f f c AhKc2d x b900")
    assert (drawn.button, drawn.small_blind, drawn.big_blind, drawn.street) == (1, 2, 3, "flop")
    assert drawn.pots == (PotView(1900, (3, 4, 5)),)
    assert [(seat.seat, seat.stack, seat.bet, seat.folded) for seat in drawn.seats] == [
        (1, 9000, 0, True), (2, 8900, 0, True), (3, 8400, 0, False), (4, 7500, 900, False), (5, 8400, 0, False),
    ]  # fmt: skip
    assert (drawn.board, drawn.missing) == (("Ah", "Kc", "2d"), 0)
    assert [seat.seat for seat in drawn.seats if seat.to_act] == [5]
    assert [(each.street, each.cards, len(each.actions)) for each in drawn.streets] == [
        ("preflop", "", 5), ("flop", "AhKc2d", 2),
    ]  # fmt: skip


def test_chips_that_wait_for_a_ruling_lie_before_the_player() -> None:
    drawn = view("d1 b600 c 3r1800")
    assert [(seat.seat, seat.stack, seat.bet) for seat in drawn.seats if seat.disputed] == [(3, 7200, 1800)]
    assert drawn.waiting[0].seat == 3 and not drawn.waiting[0].in_turn
    assert drawn.legal.seat == 1


def test_stacks_and_cards_nobody_knows() -> None:
    drawn = view("d1 4=? 4:AsKd ccccc b200 a")
    assert drawn.seats[3].stack is None and drawn.seats[3].cards == "AsKd"
    assert (drawn.board, drawn.missing) == ((), 3)
    drawn = view("d1 a fff c")
    assert [seat.seat for seat in drawn.seats if seat.all_in] == [3, 4]


def test_who_won_what_is_seen_at_the_end() -> None:
    drawn = view("d1 b600 ffff")
    assert {seat.seat: seat.won for seat in drawn.seats if seat.won} == {4: 500}
    assert drawn.legal.waits_for == "over"


def test_a_hand_that_has_not_begun_has_no_picture() -> None:
    assert hand_view(enter("", FIVE)) is None


def test_a_table_that_is_only_described_is_drawn_as_it_was_said() -> None:
    seen = drawn(case_at_desk("pot900 flop AsKd2c 4b600 c 2f 5:QhQd", FIVE))
    assert (seen.button, seen.street, seen.board, seen.total) == (None, "flop", ("As", "Kd", "2c"), 2100)
    assert [(seat.seat, seat.stack, seat.bet, seat.folded) for seat in seen.seats] == [
        (1, 9000, 0, False), (2, 9000, 0, True), (3, 9000, 0, False), (4, 8400, 600, False), (5, 8400, 600, False),
    ]  # fmt: skip
    assert seen.seats[4].cards == "QhQd" and seen.legal.waits_for == "table"


def test_a_hand_that_is_told_is_drawn_as_it_is_played() -> None:
    seen = drawn(case_at_desk("d1 b600 c 3c", FIVE))
    assert [(seat.seat, seat.early) for seat in seen.seats if seat.disputed] == [(3, True)]
    assert seen.total == 600 + 600 + 100 + 600  # the bets of 4 and 5, the small blind, and the call that waits


def test_hands_missed_for_a_penalty_are_seen_in_both() -> None:
    away = replace(FIVE, seats=(*FIVE.seats[:4], AtSeat(5, Status.ON_PENALTY, 9000, penalty_hands=7)))
    for line in ("", "d1 b600"):
        assert [seat.away for seat in drawn(case_at_desk(line, away)).seats] == [0, 0, 0, 0, 7]
