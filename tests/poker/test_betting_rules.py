"""The numeric betting rules of the catalogue, each worked example a row: N-1, N-2, N-6, N-9, N-20."""

from typing import Any

import pytest

from tdapp.poker.betting import (
    Betting,
    BlindPot,
    OverShortBet,
    Structure,
    least_raise_to,
    minimum_bet,
    most_raise_to,
    raise_range,
    reopened,
)
from tdapp.poker.cards import FULL_DECK
from tdapp.poker.errors import PokerError
from tdapp.poker.games import HOLDEM, OMAHA
from tdapp.poker.hand import Hand
from tdapp.poker.operations import BetTo, BoardDealt, Called, Checked, Folded, HoleDealt, RuledTo
from tdapp.poker.table import AnteKind, Post, Table

NO_LIMIT = Betting(Structure.NO_LIMIT, 100, 100)


def hand_of(
    stacks: list[int],
    *,
    structure: Structure = Structure.NO_LIMIT,
    small: int = 100,
    big: int = 200,
    button: int | None = None,
    small_seat: int | None = 1,
    big_seat: int = 2,
    betting: dict[str, Any] | None = None,
    **more: Any,
) -> Hand:
    """A hand with hole cards dealt; seats 1 to n from the left of the button."""
    count = len(stacks)
    rules = Betting(structure, big, more.pop("big_bet", big), **(betting or {}))
    hand = Hand(
        Table(
            more.pop("game", HOLDEM), rules, tuple(range(1, count + 1)), tuple(stacks),
            button=button or count, small_blind_seat=small_seat, big_blind_seat=big_seat,
            small_blind=small, big_blind=big, **more,
        )
    )  # fmt: skip
    for seat in hand.seats:
        hand.do(HoleDealt(seat))
    return hand


def may_raise_to(hand: Hand) -> tuple[int | None, int | None]:
    """What the player in turn may go to."""
    choices = hand.choices()
    assert choices is not None
    return choices.raise_to.least, choices.raise_to.most


def to_flop(hand: Hand) -> Hand:
    """Everybody calls the big blind, the flop comes."""
    while (choices := hand.choices()) is not None:
        hand.do(Called(choices.seat, choices.to_call) if choices.to_call else Checked(choices.seat))
    hand.do(BoardDealt(FULL_DECK[:3]))
    return hand


class TestN1MinimumBet:
    def test_the_big_blind_is_the_opening_bet_and_the_least_bet_later(self) -> None:
        hand = hand_of([10_000] * 4)
        assert may_raise_to(hand) == (400, 10_000)
        assert may_raise_to(to_flop(hand)) == (200, 9_800)

    def test_all_in_may_be_less(self) -> None:
        hand = to_flop(hand_of([350, 10_000, 10_000]))
        assert may_raise_to(hand) == (150, 150)
        hand.do(BetTo(1, 150))
        assert hand.level == 150

    def test_a51_over_an_opening_all_in_below_the_minimum(self) -> None:
        for way, least in [(OverShortBet.MINIMUM_MORE, 350), (OverShortBet.COMPLETE, 200)]:
            hand = to_flop(hand_of([350, 10_000, 10_000], betting={"over_short_bet": way}))
            hand.do(BetTo(1, 150))
            assert may_raise_to(hand) == (least, 9_800)

    def test_qld_28_4a_over_an_opening_all_in_below_the_minimum_wager(self) -> None:
        hand = to_flop(hand_of([350, 10_000, 10_000], betting={"call_below_minimum": True}))
        hand.do(BetTo(1, 150))
        assert may_raise_to(hand) == (350, 9_800)


class TestN2MinimumRaise:
    @pytest.mark.parametrize(
        ("bets", "least", "rule"),
        [
            ((600, 1_600, 3_600), 5_600, "TDA Add.43: the largest increment is 2000"),
            ((300, 1_000), 1_700, "300, 1000"),
        ],
    )
    def test_the_largest_full_increment_repeats(self, bets: tuple[int, ...], least: int, rule: str) -> None:
        level, full = 0, bets[0]
        for to in bets:
            full = max(full, to - level)
            level = to
        assert least_raise_to(NO_LIMIT, street=1, level=level, own=0, full=full) == least, rule

    def test_where_nothing_was_bet_the_least_is_a_bet_whatever_was_raised_before(self) -> None:
        assert least_raise_to(NO_LIMIT, street=1, level=0, own=0, full=2_000) == 100

    def test_250_over_a_short_all_in_before_the_flop(self) -> None:
        """Blinds 50/100, all-in 150: short, so the next raise is 100 more than 150."""
        hand = hand_of([10_000, 10_000, 150, 10_000], small=50, big=100)
        hand.do(BetTo(3, 150))
        assert may_raise_to(hand) == (250, 10_000)

    def test_50_125_200_500_gives_800(self) -> None:
        hand = to_flop(hand_of([10_000] * 5, small=25, big=50))
        for seat, to in [(1, 50), (2, 125), (3, 200), (4, 500)]:
            hand.do(BetTo(seat, to))
        assert may_raise_to(hand)[0] == 800

    def test_50_500_call_call_gives_950(self) -> None:
        hand = to_flop(hand_of([10_000] * 5, small=25, big=50))
        hand.do(BetTo(1, 50))
        hand.do(BetTo(2, 500))
        hand.do(Called(3, 500))
        hand.do(Called(4, 500))
        assert may_raise_to(hand)[0] == 950

    def test_a_short_all_in_moves_the_level_but_not_the_increment(self) -> None:
        hand = hand_of([10_000, 10_000, 10_000, 750, 10_000])
        hand.do(BetTo(3, 600))
        hand.do(BetTo(4, 750))
        assert may_raise_to(hand) == (1_150, 10_000)

    def test_a_raise_below_the_minimum_is_refused_and_told(self) -> None:
        hand = hand_of([10_000] * 4)
        with pytest.raises(PokerError) as refused:
            hand.do(BetTo(3, 399))
        assert refused.value.code == "wrong_raise"
        assert (refused.value.facts["least"], refused.value.facts["most"]) == (400, 10_000)


class TestN6Reopening:
    def chain(self) -> Hand:
        """A 100, B all-in 125, C calls 125, D all-in 200."""
        hand = to_flop(hand_of([10_000, 225, 10_000, 300], small=50, big=100))
        hand.do(BetTo(1, 100))
        hand.do(BetTo(2, 125))
        hand.do(Called(3, 125))
        hand.do(BetTo(4, 200))
        return hand

    def test_hc_47_the_first_player_faces_a_full_raise_in_all(self) -> None:
        assert may_raise_to(self.chain()) == (300, 9_900)

    def test_hc_47_the_caller_of_125_faces_only_75(self) -> None:
        hand = self.chain()
        hand.do(Called(1, 100))
        choices = hand.choices()
        assert choices is not None and choices.seat == 3 and choices.to_call == 75
        assert choices.raise_to.why_not == "not_reopened"
        with pytest.raises(PokerError, match="not_reopened"):
            hand.do(BetTo(3, 400))

    def test_hc_47_after_a_raise_to_300_he_faces_175_and_may_raise(self) -> None:
        hand = self.chain()
        hand.do(BetTo(1, 300))
        assert may_raise_to(hand) == (400, 9_900)

    def test_the_caller_would_need_225(self) -> None:
        assert not reopened(NO_LIMIT, street=1, level=224, own=125, full=100)
        assert reopened(NO_LIMIT, street=1, level=225, own=125, full=100)

    def test_who_has_not_acted_may_always_raise(self) -> None:
        hand = hand_of([10_000, 10_000, 10_000, 350])
        hand.do(Called(3, 200))
        hand.do(BetTo(4, 350))
        assert may_raise_to(hand) == (550, 10_000)  # the small blind
        hand.do(Folded(1))
        assert may_raise_to(hand) == (550, 10_000)  # the big blind
        hand.do(Folded(2))
        assert may_raise_to(hand) == (None, None)  # the limper faces 150

    def test_a_checker_facing_a_short_all_in_bet_calls_or_folds(self) -> None:
        hand = to_flop(hand_of([10_000, 350, 10_000]))
        hand.do(Checked(1))
        hand.do(BetTo(2, 150))
        hand.do(Called(3, 150))
        assert may_raise_to(hand) == (None, None)

    @pytest.mark.parametrize(("all_in", "open_again"), [(149, False), (150, True), (199, True)])
    def test_hc_47b_in_limit_half_a_raise_reopens(self, all_in: int, open_again: bool) -> None:
        hand = to_flop(
            hand_of([10_000, 10_000, 100 + all_in], small=50, big=100, structure=Structure.FIXED_LIMIT, big_bet=200)
        )
        hand.do(BetTo(1, 100))
        hand.do(Called(2, 100))
        hand.do(BetTo(3, all_in))
        assert (may_raise_to(hand)[0] is not None) == open_again


class TestN9PotLimit:
    def pot_limit(self, stacks: list[int] | None = None, **more: Any) -> Hand:
        return hand_of(stacks or [50_000] * 5, structure=Structure.POT_LIMIT, game=OMAHA, **more)

    def test_100_200_first_in_700_then_2400(self) -> None:
        hand = self.pot_limit()
        assert may_raise_to(hand)[1] == 700
        hand.do(BetTo(3, 700))
        assert may_raise_to(hand)[1] == 2_400

    def test_small_blind_first_in_600(self) -> None:
        hand = self.pot_limit()
        for seat in (3, 4, 5):
            hand.do(Folded(seat))
        assert may_raise_to(hand)[1] == 600

    def test_big_blind_over_three_limpers_and_the_small_blind_1200(self) -> None:
        hand = self.pot_limit()
        for seat in (3, 4, 5):
            hand.do(Called(seat, 200))
        hand.do(Called(1, 100))
        assert may_raise_to(hand)[1] == 1_200

    def test_hc_54b_no_small_blind_counts_as_posted(self) -> None:
        assert may_raise_to(self.pot_limit(small_seat=None, big_seat=1))[1] == 700

    def test_hc_54b_a_short_big_blind_counts_as_full(self) -> None:
        assert may_raise_to(self.pot_limit([50_000, 100, 50_000, 50_000]))[1] == 700

    def test_qld_counts_what_is_there(self) -> None:
        as_posted = {"blind_pot": BlindPot.AS_POSTED}
        assert may_raise_to(self.pot_limit(small_seat=None, big_seat=1, betting=as_posted))[1] == 600

    def test_after_the_flop_the_real_pot_900_and_a_bet_of_300(self) -> None:
        assert most_raise_to(
            Betting(Structure.POT_LIMIT, 200, 200), street=1, level=300, own=0, full=300, pot=1_200
        ) == 1_800  # fmt: skip

    def test_opening_bet_is_at_most_the_pot(self) -> None:
        hand = to_flop(self.pot_limit())
        assert may_raise_to(hand) == (200, 1_000)

    @pytest.mark.parametrize(
        ("structure", "pot", "call", "raises"),
        [(Structure.POT_LIMIT, 200, 50, 250), (Structure.HALF_POT, 200, 40, 120)],
    )
    def test_qld_28_examples(self, structure: Structure, pot: int, call: int, raises: int) -> None:
        most = most_raise_to(Betting(structure, 10, 10), street=1, level=call, own=0, full=call, pot=pot)
        assert most == call + raises

    def test_half_pot_is_rounded_down_to_the_lowest_chip(self) -> None:
        most = most_raise_to(
            Betting(Structure.HALF_POT, 50, 50), street=1, level=50, own=0, full=50, pot=225, lowest_chip=25
        )
        assert most == 50 + 125

    def test_qld_28_3_a_minimum_above_the_maximum_is_the_maximum(self) -> None:
        allowed = raise_range(
            Betting(Structure.HALF_POT, 100, 100), street=1, level=0, own=0, stack=900, full=100, pot=120,
            acted=False, raises=0, others_reach=900,
        )  # fmt: skip
        assert (allowed.least, allowed.most) == (60, 60)

    def test_a28_antes_count_before_the_flop_only_by_option(self) -> None:
        for counted, most in [(False, 700), (True, 950)]:
            hand = self.pot_limit(ante=50, ante_kind=AnteKind.EACH, betting={"antes_count": counted})
            assert may_raise_to(hand)[1] == most
        big = self.pot_limit(ante=200, ante_kind=AnteKind.BIG_BLIND)
        assert may_raise_to(big)[1] == 700
        assert may_raise_to(to_flop(big))[1] == 5 * 200 + 200

    def test_a28_a_dead_wager_counts_before_the_flop_and_the_big_blinds_ante_does_not(self) -> None:
        hand = self.pot_limit(ante=200, ante_kind=AnteKind.BIG_BLIND, posts=(Post(4, 200, 100),))
        assert hand.counted_pot() == 100 + 200 + 200 + 100


class TestN20Limits:
    def test_fixed_limit_bets_double_from_the_turn(self) -> None:
        hand = hand_of([10_000] * 3, structure=Structure.FIXED_LIMIT, big_bet=400)
        assert may_raise_to(hand) == (400, 400)
        assert may_raise_to(to_flop(hand)) == (200, 200)
        for seat in (1, 2, 3):
            hand.do(Checked(seat))
        hand.do(BoardDealt(FULL_DECK[3:4]))
        assert may_raise_to(hand) == (400, 400)
        hand.do(BetTo(1, 400))
        assert may_raise_to(hand) == (800, 800)

    def test_qld_28_8_structured_raises_and_opening_bets_between(self) -> None:
        betting = Betting(Structure.STRUCTURED, 5, 20)
        assert [minimum_bet(betting, street) for street in range(4)] == [5, 5, 5, 5]
        opening = [most_raise_to(betting, street=street, level=0, own=0, full=5, pot=50) for street in (1, 2, 3)]
        assert opening == [20, 20, 20]
        raises = [least_raise_to(betting, street=street, level=20, own=0, full=20) - 20 for street in range(4)]
        assert raises == [5, 5, 20, 20]

    def test_hc_48_the_cap_counts_raises_after_the_opening_bet(self) -> None:
        hand = hand_of([10_000] * 3, structure=Structure.FIXED_LIMIT, big_bet=400, betting={"raise_cap": 3})
        for seat, to in [(3, 400), (1, 600), (2, 800)]:
            hand.do(BetTo(seat, to))
        choices = hand.choices()
        assert choices is not None and choices.raise_to.why_not == "raise_cap_reached"

    def test_hc_48_less_than_half_a_raise_does_not_count(self) -> None:
        stacks = [10_000, 10_000, 450, 10_000, 10_000]
        hand = hand_of(stacks, structure=Structure.FIXED_LIMIT, big_bet=400, betting={"raise_cap": 2})
        hand.do(Called(3, 200))
        hand.do(BetTo(4, 400))
        hand.do(Called(5, 400))
        hand.do(Folded(1))
        hand.do(Called(2, 200))
        hand.do(BetTo(3, 450))
        assert hand.raises == 1

    def test_no_cap_in_no_limit(self) -> None:
        hand = hand_of([100_000] * 3)
        for number in range(30):
            choices = hand.choices()
            assert choices is not None and choices.raise_to.least is not None, number
            hand.do(BetTo(choices.seat, choices.raise_to.least))


def test_a52_a_short_big_blind_is_called_in_full() -> None:
    hand = hand_of([10_000, 30, 10_000, 10_000])
    choices = hand.choices()
    assert choices is not None and choices.to_call == 200 and choices.raise_to.least == 400


def test_nobody_left_to_call_is_no_raise() -> None:
    hand = hand_of([10_000, 900, 500])
    hand.do(BetTo(3, 500))
    hand.do(Folded(1))
    with pytest.raises(PokerError, match="nobody_can_call"):
        hand.do(BetTo(2, 900))
    hand.do(Called(2, 300))
    assert hand.all_in


@pytest.mark.parametrize(("small", "big"), [(0, 10), (-1, 10), (10.5, 20), (20, 10), (True, 10)])
def test_bets_are_whole_positive_chips(small: object, big: object) -> None:
    with pytest.raises(PokerError, match="bad_chips"):
        Betting(Structure.NO_LIMIT, small, big)  # type: ignore[arg-type]


@pytest.mark.parametrize("structure", Structure)
@pytest.mark.parametrize("ruled", [437, 333, 1012])
def test_after_a_ruled_bet_no_chips_make_the_next_one_can_be_made_of_chips(structure: Structure, ruled: int) -> None:
    hand = Hand(
        Table(
            OMAHA,
            Betting(structure, small_bet=100, big_bet=200, raise_cap=None),
            seats=(1, 2, 3, 4),
            stacks=(9000,) * 4,
            button=4,
            small_blind_seat=1,
            big_blind_seat=2,
            small_blind=50,
            big_blind=100,
            lowest_chip=25,
        )
    )
    for seat in hand.seats:
        hand.do(HoleDealt(seat, ()))
    hand.do(RuledTo(3, ruled))
    while (choices := hand.choices()) is not None and choices.raise_to.least is not None:
        for to in (choices.raise_to.least, choices.raise_to.most):
            assert to is not None and hand.copy().do(BetTo(choices.seat, to)) is None
            assert to > hand.level
        hand.do(BetTo(choices.seat, choices.raise_to.least))
    assert hand.level > ruled
