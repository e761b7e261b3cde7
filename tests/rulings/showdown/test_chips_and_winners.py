"""The showdown beyond the worked cases: what cannot be is refused, and no chip is lost or made."""

from itertools import pairwise
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.poker.cards import FULL_DECK, text
from tdapp.poker.games import GAMES, HOLDEM, high
from tdapp.rulings import Impossible, Situation, resolve
from tdapp.rulings.situation import Action, AtSeat, BoardCard, Did, GameName, Level, Status
from tdapp.words.rulings.incident_sheet import GAMES as GAME_WORDS
from tests.rulings.cases import BOOKS

HC = BOOKS["HC"]
BOARD = tuple(BoardCard("flop", card) for card in ("9c", "8h", "5d", "4s", "2c"))


def side_pots(*seats: AtSeat, pot: int | None = None) -> Situation:
    return Situation("showdown.side_pots", seats=seats, pot=pot)


def test_a_hand_that_everybody_left_is_refused() -> None:
    gone = side_pots(AtSeat(1, status=Status.FOLDED), AtSeat(2, status=Status.ABSENT, bet=200))
    with pytest.raises(Impossible) as refused:
        resolve(gone, HC)
    assert (refused.value.where, refused.value.code) == ("seats", "nobody_in_the_hand")


def test_a_middle_smaller_than_what_was_paid_is_refused() -> None:
    with pytest.raises(Impossible) as refused:
        resolve(side_pots(AtSeat(1, paid=500), AtSeat(2, paid=500), pot=900), HC)
    assert refused.value.facts == {"pot": 900, "paid": 1000}


def test_more_than_five_board_cards_are_refused() -> None:
    seats = (AtSeat(1, cards="AsAd"), AtSeat(2, cards="KsKd"))
    with pytest.raises(Impossible) as refused:
        resolve(Situation("showdown.who_wins", seats=seats, board=(*BOARD, BoardCard("river", "3c"))), HC)
    assert (refused.value.where, refused.value.code) == ("board", "too_many_board_cards")


def test_a_burn_is_no_board_card() -> None:
    seats = (AtSeat(1, cards="AsAd"), AtSeat(2, cards="KsKd"))
    ruling = resolve(Situation("showdown.who_wins", seats=seats, board=(BoardCard("burn", "3c"), *BOARD)), HC)
    assert ruling.steps[0].args["seat"] == 1


def test_three_hole_cards_in_holdem_are_refused() -> None:
    seats = (AtSeat(1, cards="AsAdAh"), AtSeat(2, cards="KsKd"))
    with pytest.raises(Impossible) as refused:
        resolve(Situation("showdown.who_wins", seats=seats, board=BOARD), HC)
    assert refused.value.facts["seat"] == 1


def test_every_game_of_the_engine_is_ruled_on_and_has_its_words() -> None:
    codes = [game.code for game in GAMES]
    assert sorted(get_args(GameName)) == sorted(codes) and sorted(GAME_WORDS) == sorted(codes)


@pytest.mark.parametrize(("game", "cards"), [("omaha_five_high_low", 5), ("omaha_six_high_low", 6)])
def test_big_o_and_six_card_high_low_are_ruled_with_their_low(game: GameName, cards: int) -> None:
    seats = (AtSeat(1, cards="AsKsKhTdTc8c"[: 2 * cards]), AtSeat(2, cards="Ah2hQdQcJcJs"[: 2 * cards]))
    board = tuple(BoardCard("flop", card) for card in ("3c", "4d", "7h", "Kc", "9d"))
    ruling = resolve(Situation("showdown.who_wins", game=game, seats=seats, board=board), HC)
    told = {step.code: step.args for step in ruling.steps}
    assert told["showdown.best_hand"] == {"seat": 1, "hand": ("three_of_a_kind", 13, 9, 7)}
    assert told["showdown.best_low"] == {"seats": (2,), "hand": ("low", 7, 4, 3, 2, 1)}


def test_an_earlier_all_in_with_unknown_contribution_is_asked_for() -> None:
    seats = (AtSeat(1, status=Status.ALL_IN), AtSeat(2, bet=800), AtSeat(3, bet=800))
    assert resolve(side_pots(*seats, pot=1500), HC).missing == ("seats.paid",)


def test_an_unfinished_board_is_asked_for() -> None:
    seats = (AtSeat(1, cards="AsAd"), AtSeat(2, cards="KsKd"))
    assert resolve(Situation("showdown.who_wins", seats=seats, board=BOARD[:3]), HC).missing == ("board",)


def test_the_log_of_the_round_makes_the_pots() -> None:
    actions = (
        Action(3, Did.BET, to=600), Action(5, Did.ALL_IN), Action(7, Did.FOLD), Action(3, Did.CALL)
    )  # fmt: skip
    seats = (AtSeat(3, stack=9000), AtSeat(5, stack=1000, status=Status.ALL_IN), AtSeat(7, bet=0))
    ruling = resolve(Situation("showdown.side_pots", seats=seats, street="flop", actions=actions), HC)
    assert [(pot.amount, pot.eligible) for pot in ruling.pots] == [(2000, (3, 5))]


@st.composite
def finished_hands(draw: st.DrawFn) -> Situation:
    """A hold'em hand at its end: everybody all-in for what he has, or called, or folded; all hands up."""
    players = draw(st.integers(2, 6))
    deck = draw(st.permutations(FULL_DECK))
    stacks = [25 * draw(st.integers(1, 40)) for _ in range(players)]
    bet = max(stacks)
    folded = [draw(st.integers(0, 3)) == 0 for _ in range(players)]
    folded[stacks.index(bet)] = False
    seats = tuple(
        AtSeat(
            number + 1,
            status=Status.FOLDED if folded[number] else Status.ALL_IN,
            stack=stacks[number],
            bet=25 * draw(st.integers(0, stacks[number] // 25)) if folded[number] else stacks[number],
            cards=text(deck[2 * number : 2 * number + 2]),
        )
        for number in range(players)
    )
    board = tuple(BoardCard("flop", text(deck[card : card + 1])) for card in range(40, 45))
    return Situation(
        "showdown.who_wins",
        level=Level(200, 100, lowest_chip=25),
        button=draw(st.integers(1, 10)),
        seats=seats,
        board=board,
    )


@given(finished_hands())
@settings(max_examples=120, deadline=None)
def test_every_chip_goes_somewhere_and_nobody_wins_more_than_he_matched(hand: Situation) -> None:
    paid = {place.seat: place.bet for place in hand.seats}
    totals = {}
    for name, book in BOOKS.items():
        ruling = resolve(hand, book)
        assert not ruling.missing
        got: dict[int, int] = {}
        for effect in ruling.effects:
            got[effect.seat] = got.get(effect.seat, 0) + effect.gains + effect.refund
        assert sum(got.values()) == sum(paid.values())
        for seat, chips in got.items():
            assert chips <= sum(min(paid[seat], other) for other in paid.values())
        for pot in ruling.pots:
            assert sum(pot.awards.values()) == pot.amount
            assert all(share % 25 == 0 for share in pot.awards.values())
        for smaller, larger in pairwise(ruling.pots):
            assert set(larger.eligible) < set(smaller.eligible)
        totals[name] = [(pot.amount, pot.eligible, sorted(pot.awards)) for pot in ruling.pots]
    assert totals["HC"] == totals["QLD"] == totals["TDA2024"], "the books differ in odd chips only"


@given(finished_hands())
@settings(max_examples=60, deadline=None)
def test_a_winner_holds_the_best_hand_of_his_pot(hand: Situation) -> None:
    from tdapp.poker.cards import parse

    board = parse("".join(card.card for card in hand.board))
    strength = {place.seat: high(HOLDEM, parse(place.cards), board) for place in hand.seats}
    for pot in resolve(hand, HC).pots:
        best = max(strength[seat] for seat in pot.eligible)
        assert all(strength[seat] == best for seat in pot.awards)
