"""Showdown rules: HC-13 to HC-19, QLD s27."""

import pytest

from tdapp.poker.cards import parse
from tdapp.poker.errors import PokerError
from tdapp.poker.games import HOLDEM, OMAHA
from tdapp.poker.hand import Hand
from tdapp.poker.operations import Awarded, BetTo, BoardDealt, Called, Checked, Folded, HoleDealt, Mucked, Shown
from tdapp.poker.phase import Phase
from tdapp.poker.showdown import (
    May,
    Request,
    Standing,
    may_ask,
    request_for_folded_hand,
    showing_order,
    tabled,
)
from tdapp.poker.table import Showing
from tests.poker.test_betting_rules import hand_of, to_flop


def checked_down(hand: Hand, *, until: int = 3) -> Hand:
    """Everybody calls and checks to the end of this street."""
    board = parse("2c7dJhQs3d")
    while hand.street < until or hand.phase is Phase.ACT:
        choices = hand.choices()
        if choices is not None:
            hand.do(Called(choices.seat, choices.to_call) if choices.to_call else Checked(choices.seat))
        elif hand.phase is Phase.BOARD:
            hand.do(BoardDealt(board[:3] if not hand.board else board[len(hand.board) : len(hand.board) + 1]))
        else:
            break
    return hand


def river(stacks: list[int], **more: object) -> Hand:
    """A hand on the river, nobody has acted yet."""
    hand = checked_down(hand_of(stacks, **more), until=2)  # type: ignore[arg-type]
    hand.do(BoardDealt(parse("3d")))
    return hand


class TestHC17Order:
    def test_the_last_aggressor_of_the_last_round_shows_first(self) -> None:
        hand = river([10_000] * 4)
        hand.do(Checked(1))
        hand.do(BetTo(2, 500))
        hand.do(BetTo(3, 1_500))
        hand.do(Folded(4))
        hand.do(Called(1, 1_500))
        hand.do(Called(2, 1_000))
        assert hand.showing_order() == (3, 1, 2)

    def test_without_a_bet_the_first_left_of_the_button(self) -> None:
        hand = river([10_000] * 4)
        hand.do(Folded(1))
        assert checked_down(hand).showing_order() == (2, 3, 4)

    def test_a_bet_on_an_earlier_street_does_not_count(self) -> None:
        hand = to_flop(hand_of([10_000] * 3))
        hand.do(Checked(1))
        hand.do(BetTo(2, 500))
        assert checked_down(hand).showing_order() == (1, 2, 3)

    def test_all_but_one_muck_and_the_last_wins_unseen(self) -> None:
        hand = checked_down(river([10_000] * 3))
        hand.do(Mucked(1))
        hand.do(Mucked(2))
        assert hand.phase is Phase.OVER and hand.record[-1] == Awarded(0, 3, 600)
        assert not any(hand.shown)

    def test_after_an_aggressor_who_is_gone_comes_the_next_clockwise(self) -> None:
        assert showing_order([0, 2, 5], last_aggressor=3) == (5, 0, 2)
        assert showing_order([0, 2, 5], last_aggressor=6) == (0, 2, 5)
        assert showing_order([0, 2, 5], last_aggressor=None) == (0, 2, 5)
        assert showing_order([0, 2, 5], last_aggressor=5) == (5, 0, 2)

    def test_the_others_follow_clockwise_when_the_bettor_mucks(self) -> None:
        hand = river([10_000] * 4)
        hand.do(Checked(1))
        hand.do(Checked(2))
        hand.do(BetTo(3, 500))
        for seat in (4, 1, 2):
            hand.do(Called(seat, 500))
        hand.do(Mucked(3))
        assert hand.showing_order() == (4, 1, 2)


class TestQLD27CalledPlayer:
    @pytest.mark.parametrize(
        ("aggressor", "all_in", "order"),
        [
            (None, [], (0, 2, 5)),  # (3)(a): the first active player
            (None, [0], (2, 5, 0)),  # who is all-in takes no more part
            (None, [0, 2, 5], (0, 2, 5)),  # nobody active, nobody bet
            (5, [5], (5, 0, 2)),  # (2): the last one called, also all-in
            (3, [5], (0, 2, 5)),  # (5): he folds, the next active player
            (3, [0, 2, 5], (5, 0, 2)),
        ],
    )
    def test_order(self, aggressor: int | None, all_in: list[int], order: tuple[int, ...]) -> None:
        found = showing_order([0, 2, 5], last_aggressor=aggressor, showing=Showing.EQUAL_OR_BETTER, all_in=all_in)
        assert found == order


class TestHC16FaceUp:
    def all_in(self, showing: Showing) -> Hand:
        hand = hand_of([1_000, 1_000, 1_000], showing=showing)
        hand.do(Folded(3))
        hand.do(BetTo(1, 1_000))
        hand.do(Called(2, 800))
        return hand

    def test_hands_are_turned_up_before_the_board(self) -> None:
        hand = self.all_in(Showing.ALL_UP)
        assert hand.phase is Phase.SHOW
        with pytest.raises(PokerError, match="not_now"):
            hand.do(BoardDealt(parse("2c3c8c")))
        with pytest.raises(PokerError, match="all_in_hands_are_shown"):
            hand.do(Mucked(1))
        for seat in hand.showing_order():
            hand.do(Shown(seat, parse("AsKs") if seat == 1 else parse("QdQh")))
        hand.do(BoardDealt(parse("2c3c8c")))
        hand.do(BoardDealt(parse("5d")))
        hand.do(BoardDealt(parse("9d")))
        assert hand.stacks() == {1: 0, 2: 2_000, 3: 1_000}

    def test_qld_27_2_the_board_first_then_the_called_player(self) -> None:
        hand = self.all_in(Showing.EQUAL_OR_BETTER)
        for cards in ("2c3c4c", "5d", "9d"):
            hand.do(BoardDealt(parse(cards)))
        assert hand.showing_order() == (1, 2)
        hand.do(Mucked(1))
        assert hand.stacks() == {1: 0, 2: 2_000, 3: 1_000}

    def test_all_in_on_the_river_nobody_may_muck(self) -> None:
        hand = river([1_000, 10_000, 10_000])
        hand.do(BetTo(1, 800))
        hand.do(Called(2, 800))
        hand.do(Called(3, 800))
        with pytest.raises(PokerError, match="all_in_hands_are_shown"):
            hand.do(Mucked(2))


@pytest.mark.parametrize(
    ("asker", "aggressor", "called", "holds", "may"),
    [
        (1, 2, True, True, May.YES),
        (1, 2, True, False, May.NO),
        (2, 2, True, True, May.DIRECTOR),
        (1, None, False, True, May.DIRECTOR),
    ],
)
def test_hc_18_who_paid_may_see(asker: int, aggressor: int | None, called: bool, holds: bool, may: May) -> None:
    assert may_ask(asker=asker, last_aggressor=aggressor, river_called=called, holds_cards=holds) is may


@pytest.mark.parametrize(
    ("asker", "best", "muck", "answer"),
    [
        (1, [2], False, Request.SHOWN_DEAD),
        (2, [2], False, Request.SHOWN_LIVE),
        (2, [2, 3], False, Request.REFUSED),
        (1, [2], True, Request.REFUSED),
    ],
)
def test_qld_27_10_to_12(asker: int, best: list[int], muck: bool, answer: Request) -> None:
    found = request_for_folded_hand(asker=asker, best=best, asker_active=True, in_muck=muck, called_folded=True)
    assert found is answer


@pytest.mark.parametrize(
    ("up", "identifiable", "seen", "muck", "standing"),
    [
        (2, False, False, True, Standing.LIVE),  # HC-13: a tabled hand cannot be killed
        (0, True, False, False, Standing.LIVE),  # HC-14: pushed in, but known and not mucked
        (1, False, False, True, Standing.DEAD),  # HC-13: partly shown, not seen
        (1, False, True, True, Standing.DIRECTOR),
        (1, False, False, False, Standing.DIRECTOR),
    ],
)
def test_hc_13_and_14(up: int, identifiable: bool, seen: bool, muck: bool, standing: Standing) -> None:
    found = tabled(HOLDEM, face_up=up, identifiable=identifiable, seen_clearly=seen, in_muck=muck)
    assert found is standing


def test_hc_19_one_card_is_not_enough_in_omaha() -> None:
    assert tabled(OMAHA, face_up=2, identifiable=False, seen_clearly=False, in_muck=True) is Standing.DEAD


def test_the_last_claim_to_a_side_pot_cannot_be_mucked() -> None:
    hand = river([1_000, 10_000, 10_000], showing=Showing.EQUAL_OR_BETTER)
    hand.do(BetTo(1, 800))
    hand.do(BetTo(2, 2_000))
    hand.do(Called(3, 2_000))
    hand.do(Mucked(2))
    with pytest.raises(PokerError) as refused:
        hand.do(Mucked(3))
    assert (refused.value.code, refused.value.facts["pot"]) == ("last_hand_cannot_muck", 1)


def test_unknown_cards_are_named_when_shown() -> None:
    hand = checked_down(river([10_000] * 2, small_seat=2, big_seat=1))
    with pytest.raises(PokerError, match="wrong_card_count"):
        hand.do(Shown(1))
    with pytest.raises(PokerError, match="duplicate_card"):
        hand.do(Shown(1, parse("2cAs")))
    hand.do(Shown(1, parse("AdAs")))
    hand.do(Shown(2, parse("KdKs")))
    assert hand.stacks() == {1: 10_200, 2: 9_800}


def test_a_hand_is_shown_as_it_was_dealt_and_once() -> None:
    hand = Hand(hand_of([10_000] * 2, small_seat=2, big_seat=1).table)
    hand.do(HoleDealt(1, parse("AsAd")))
    hand.do(HoleDealt(2, parse("KsKd")))
    hand.do(Called(2, 100))
    checked = checked_down_with(hand, "2c7dJhQs3h")
    with pytest.raises(PokerError, match="other_cards"):
        checked.do(Shown(1, parse("AsAc")))
    checked.do(Shown(1, parse("AdAs")))
    with pytest.raises(PokerError, match="nothing_to_show"):
        checked.do(Shown(1))


def checked_down_with(hand: Hand, board: str) -> Hand:
    """Check to the showdown over this board."""
    cards = parse(board)
    while hand.phase in (Phase.ACT, Phase.BOARD):
        if hand.phase is Phase.ACT:
            choices = hand.choices()
            assert choices is not None
            hand.do(Called(choices.seat, choices.to_call) if choices.to_call else Checked(choices.seat))
        else:
            done = len(hand.board)
            hand.do(BoardDealt(cards[:3] if not done else cards[done : done + 1]))
    return hand
