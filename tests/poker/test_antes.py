"""Antes that one player pays for the table: who pays, in which order with the blind, and what he then plays for."""

import pytest

from tdapp.poker.betting import Betting, Structure
from tdapp.poker.cards import parse
from tdapp.poker.errors import PokerError
from tdapp.poker.games import OMAHA_FIVE_HIGH_LOW, OMAHA_SIX_HIGH_LOW
from tdapp.poker.hand import Hand
from tdapp.poker.operations import AntePosted, Awarded, BetTo, BlindPosted, BoardDealt, Called, Checked, Folded, Shown
from tdapp.poker.phase import Phase
from tdapp.poker.pots import Pot
from tdapp.poker.table import AnteKind, AnteOrder
from tests.poker.test_hand import dealt, table

HOLES = ["AsAd", "KsKd", "QsQd"]
BOARD = ("2c3d7h", "9c", "Jh")


def big_blind_ante(big_stack: int, order: AnteOrder) -> Hand:
    """100/200, ante 200 of the big blind (seat 2), who has so many chips."""
    stacks = [10_000, big_stack, 10_000]
    return dealt(table(stacks, ante=200, ante_kind=AnteKind.BIG_BLIND, ante_order=order), HOLES)


def run(hand: Hand) -> None:
    """Nobody bets any more: board and showdown to the end."""
    for cards in BOARD:
        while hand.phase is Phase.SHOW and hand.all_in:
            hand.do(Shown(hand.showing_order()[0]))
        hand.do(BoardDealt(parse(cards)))
        while hand.phase is Phase.ACT:
            hand.do(Checked(hand.seats[hand.turn or 0]))
    while hand.phase is Phase.SHOW:
        hand.do(Shown(hand.showing_order()[0]))


@pytest.mark.parametrize(
    ("stack", "order", "blind", "ante"),
    [
        (1_000, AnteOrder.BLIND_FIRST, 200, 200),
        (300, AnteOrder.BLIND_FIRST, 200, 100),
        (200, AnteOrder.BLIND_FIRST, 200, 0),
        (150, AnteOrder.BLIND_FIRST, 150, 0),
        (1_000, AnteOrder.ANTE_FIRST, 200, 200),
        (300, AnteOrder.ANTE_FIRST, 100, 200),
        (200, AnteOrder.ANTE_FIRST, 0, 200),
        (150, AnteOrder.ANTE_FIRST, 0, 150),
    ],
)
def test_rp_11_a_short_big_blind_pays_blind_then_ante_and_by_the_house_option_ante_then_blind(
    stack: int, order: AnteOrder, blind: int, ante: int
) -> None:
    hand = big_blind_ante(stack, order)
    posted = [step for step in hand.record if isinstance(step, AntePosted | BlindPosted) and step.seat == 2]
    first, second = (BlindPosted(2, blind), AntePosted(2, ante))
    if order is AnteOrder.ANTE_FIRST:
        first, second = second, first
    assert posted == [step for step in (first, second) if step.amount]
    assert hand.level == 200  # A52: to call is the whole blind all the same


def test_rp_11_the_ante_of_a_short_big_blind_is_not_made_up_by_anybody() -> None:
    hand = big_blind_ante(300, AnteOrder.BLIND_FIRST)
    hand.do(Called(3, 200))
    hand.do(Called(1, 100))
    run(hand)
    # 600 of three calls and 100 of ante: all of it is the main pot, aces win
    assert [step for step in hand.record if isinstance(step, Awarded)] == [Awarded(0, 1, 700)]


def test_who_is_all_in_with_the_ante_alone_plays_for_the_antes_alone() -> None:
    hand = dealt(
        table([10_000, 200, 10_000], ante=200, ante_kind=AnteKind.BIG_BLIND, ante_order=AnteOrder.ANTE_FIRST),
        ["QsQd", "AsAd", "KsKd"],
    )
    hand.do(Called(3, 200))
    hand.do(Called(1, 100))
    assert hand.pots() == [Pot(200, (0, 1, 2)), Pot(400, (0, 2))]
    run(hand)
    assert hand.stacks() == {1: 9_800, 2: 200, 3: 10_200}


def test_everybody_folding_to_the_last_caller_leaves_the_antes_to_be_played_for() -> None:
    hand = dealt(
        table([10_000, 200, 10_000], ante=200, ante_kind=AnteKind.BIG_BLIND, ante_order=AnteOrder.ANTE_FIRST), HOLES
    )
    hand.do(Folded(3))
    assert hand.choices() is None  # a call could only come back to him
    run(hand)
    assert hand.stacks() == {1: 10_200, 2: 0, 3: 10_000}


def test_the_button_pays_the_ante_for_the_table() -> None:
    hand = dealt(table([10_000] * 4, ante=200, ante_kind=AnteKind.BUTTON), [*HOLES, "TsTd"])
    assert [step for step in hand.record if isinstance(step, AntePosted)] == [AntePosted(4, 200)]
    assert hand.dead == 200 and hand.put == [100, 200, 0, 0]
    hand.do(Folded(3))
    hand.do(Folded(4))
    hand.do(Folded(1))
    assert hand.stacks() == {1: 9_900, 2: 10_300, 3: 10_000, 4: 9_800}


def test_heads_up_the_button_is_the_small_blind_and_its_order_counts() -> None:
    for order, put in ((AnteOrder.BLIND_FIRST, 100), (AnteOrder.ANTE_FIRST, 0)):
        hand = Hand(
            table(
                [10_000, 150], small_blind_seat=2, big_blind_seat=1, ante=200, ante_kind=AnteKind.BUTTON,
                ante_order=order,
            )
        )  # fmt: skip
        assert (hand.put[1], hand.dead) == (put, 150 - put)


def test_a_dead_button_pays_no_ante() -> None:
    hand = Hand(table([10_000] * 3, button=9, ante=200, ante_kind=AnteKind.BUTTON))
    assert hand.dead == 0 and not [step for step in hand.record if isinstance(step, AntePosted)]


def test_a28_a_button_ante_does_not_count_for_the_pot_limit_maximum_before_the_flop() -> None:
    betting = Betting(Structure.POT_LIMIT, 200, 200)
    hand = dealt(table([10_000] * 4, betting=betting, ante=200, ante_kind=AnteKind.BUTTON), [*HOLES, "TsTd"])
    assert hand.choices().raise_to.most == 700  # type: ignore[union-attr]
    counted = Betting(Structure.POT_LIMIT, 200, 200, antes_count=True)
    hand = dealt(table([10_000] * 4, betting=counted, ante=200, ante_kind=AnteKind.BUTTON), [*HOLES, "TsTd"])
    assert hand.choices().raise_to.most == 900  # type: ignore[union-attr]


def test_an_ante_that_nobody_pays_is_refused() -> None:
    with pytest.raises(PokerError) as refused:
        table([10_000] * 3, ante=200)
    assert refused.value.code == "ante_of_nobody"


def test_equal_blinds_both_have_the_last_word() -> None:
    hand = dealt(table([10_000] * 3, small_blind=200), HOLES)
    hand.do(Called(3, 200))
    choices = hand.choices()
    assert choices is not None and (choices.seat, choices.to_call, choices.raise_to.least) == (1, 0, 400)
    hand.do(Checked(1))
    assert hand.choices().seat == 2  # type: ignore[union-attr]
    hand.do(BetTo(2, 400))
    assert hand.choices().seat == 3  # type: ignore[union-attr]


def test_hc_34_with_equal_blinds_too_the_button_acts_first_heads_up() -> None:
    hand = dealt(table([10_000] * 2, small_blind=200, small_blind_seat=2, big_blind_seat=1), HOLES[:2])
    hand.do(Checked(2))
    assert hand.choices().seat == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(("game", "cards"), [(OMAHA_FIVE_HIGH_LOW, 5), (OMAHA_SIX_HIGH_LOW, 6)])
def test_high_low_with_five_and_six_cards_gives_the_low_its_half(game: object, cards: int) -> None:
    holes = ["AsKsKhTdTc8c"[: 2 * cards], "Ah2hQdQcJcJs"[: 2 * cards]]
    hand = dealt(
        table(
            [1_000, 1_000], small_blind_seat=2, big_blind_seat=1, game=game,
            betting=Betting(Structure.POT_LIMIT, 200, 200),
        ),
        holes,
    )  # fmt: skip
    hand.do(Called(2, 100))
    hand.do(Checked(1))
    for board in ("3c4d7h", "Kc", "9d"):
        hand.do(BoardDealt(parse(board)))
        hand.do(Checked(1))
        hand.do(Checked(2))
    for seat in hand.showing_order():
        hand.do(Shown(seat))
    awards = [step for step in hand.record if isinstance(step, Awarded)]
    assert awards == [Awarded(0, 1, 200, "high"), Awarded(0, 2, 200, "low")]
