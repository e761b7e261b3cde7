"""Pots, splits and commission: N-10, HC-20, A1, N-16; and N-18, where the button goes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.poker.errors import PokerError
from tdapp.poker.operations import BetTo, Folded
from tdapp.poker.positions import Positions, first_positions, next_positions, small_blind_seat
from tdapp.poker.pots import (
    Commission,
    OddChips,
    Pot,
    WonPot,
    commission,
    commission_of,
    halves,
    layer,
    split,
    uncalled,
)
from tests.poker.test_betting_rules import hand_of

EACH, FIRST = OddChips.ONE_EACH, OddChips.ALL_TO_FIRST


class TestN10SidePots:
    @pytest.mark.parametrize(
        ("live", "back"),
        [
            ([100, 300, 100], (1, 200)),
            ([100, 100, 50], None),
            ([0, 0], None),
            ([50, 20, 0], (0, 30)),  # folded players' live chips count
        ],
    )
    def test_step_1_the_uncalled_part_goes_back(self, live: list[int], back: tuple[int, int] | None) -> None:
        assert uncalled(live) == back

    def test_step_2_a_layer_for_each_total(self) -> None:
        assert layer([50, 200, 200, 30], [0, 1, 2]) == [Pot(180, (0, 1, 2)), Pot(300, (1, 2))]

    def test_step_3_money_above_goes_to_the_last_pot(self) -> None:
        assert layer([30, 60, 90], [0, 1]) == [Pot(90, (0, 1)), Pot(90, (1,))]

    def test_a_big_blind_ante_is_one_dead_payment_into_the_first_pot(self) -> None:
        assert layer([50, 200, 200], [0, 1, 2], dead=200) == [Pot(350, (0, 1, 2)), Pot(300, (1, 2))]

    def test_per_player_antes_are_layered_like_bets(self) -> None:
        # ante 25 each, one player has only 10 of it: he wins that part from each
        assert layer([25, 10, 25], [0, 1, 2]) == [Pot(30, (0, 1, 2)), Pot(30, (0, 2))]

    def test_while_the_betting_goes_on_only_an_all_in_makes_a_side_pot(self) -> None:
        hand = hand_of([10_000, 10_000, 700, 10_000])
        assert hand.pots() == [Pot(300, (0, 1, 2, 3))]
        hand.do(BetTo(3, 700))
        assert hand.pots() == [Pot(1_000, (0, 1, 2, 3))]
        hand.do(BetTo(4, 2_000))
        assert hand.pots() == [Pot(700 + 700 + 100 + 200, (0, 1, 2, 3)), Pot(1_300, (0, 1, 3))]
        hand.do(Folded(1))
        assert hand.pots() == [Pot(1_700, (1, 2, 3)), Pot(1_300, (1, 3))]

    def test_nobody_paid(self) -> None:
        assert layer([0, 0], [0, 1]) == [] and layer([0, 0], [1], dead=5) == [Pot(5, (1,))]

    @given(st.data())
    def test_no_chip_is_lost_and_nobody_wins_more_from_another_than_he_put_in(self, data: st.DataObject) -> None:
        paid = data.draw(st.lists(st.integers(1, 500), min_size=2, max_size=10))
        players = list(range(len(paid)))
        in_hand = data.draw(st.lists(st.sampled_from(players), min_size=1, unique=True).map(sorted))
        dead = data.draw(st.integers(0, 50))
        pots = layer(paid, in_hand, dead=dead)
        assert sum(pot.amount for pot in pots) == sum(paid) + dead
        assert pots[0].eligible == tuple(in_hand)
        for player in in_hand:
            most = sum(min(chips, paid[player]) for chips in paid) + dead
            top = paid[player] == max(paid[other] for other in in_hand)
            can_win = sum(pot.amount for pot in pots if player in pot.eligible)
            assert can_win == (sum(paid) + dead if top else most)


class TestHC20OddChips:
    @pytest.mark.parametrize(
        ("amount", "winners", "chip", "way", "shares"),
        [
            (125, [2, 5], 25, EACH, {2: 75, 5: 50}),
            (125, [2, 5], 25, FIRST, {2: 75, 5: 50}),
            (500, [1, 4, 7], 100, EACH, {1: 200, 4: 200, 7: 100}),
            (500, [1, 4, 7], 100, FIRST, {1: 300, 4: 100, 7: 100}),  # QLD s27(16): the whole remainder
            (600, [1, 4, 7], 100, EACH, {1: 200, 4: 200, 7: 200}),
            (130, [2, 5], 25, EACH, {2: 80, 5: 50}),  # commission left less than a chip
        ],
    )
    def test_odd_chips(self, amount: int, winners: list[int], chip: int, way: OddChips, shares: dict[int, int]) -> None:
        assert split(amount, winners, lowest_chip=chip, odd_chips=way) == shares

    def test_tda_20_the_odd_chip_goes_to_the_high_side(self) -> None:
        assert halves(225, lowest_chip=25) == (125, 100)
        assert halves(200, lowest_chip=25) == (100, 100)

    @given(st.integers(0, 400), st.integers(1, 10), st.sampled_from([1, 25, 100]), st.sampled_from([EACH, FIRST]))
    def test_shares_add_up_in_whole_chips(self, chips: int, players: int, chip: int, way: OddChips) -> None:
        shares = split(chips * chip, range(players), lowest_chip=chip, odd_chips=way)
        assert sum(shares.values()) == chips * chip
        assert all(share % chip == 0 for share in shares.values())
        if way is EACH:
            assert max(shares.values()) - min(shares.values()) <= chip

    def test_a_pot_has_a_winner(self) -> None:
        with pytest.raises(PokerError, match="no_winner"):
            split(100, [], lowest_chip=1, odd_chips=EACH)


def won(amount: int, winners: set[int], payers: set[int]) -> WonPot:
    return WonPot(amount, frozenset(winners), frozenset(payers))


class TestN16Commission:
    @pytest.mark.parametrize(
        ("minimum", "pot", "fee"),
        [(2, 20, 2), (2, 47, 4), (2, 99, 9), (2, 450, 20), (5, 487, 48), (2, 19, 0), (2, 0, 0)],
    )
    def test_examples(self, minimum: int, pot: int, fee: int) -> None:
        assert commission_of(pot, Commission(minimum)) == fee

    def test_less_may_be_taken(self) -> None:
        assert commission_of(99, Commission(2, percent=5)) == 4

    def test_amounts_in_cents(self) -> None:
        assert commission_of(4_750, Commission(200, unit=100)) == 400
        assert commission_of(1_950, Commission(200, unit=100)) == 100

    def test_30_4a_pots_of_one_winner_are_counted_together(self) -> None:
        pots = [won(15, {1}, {1, 2, 3}), won(18, {1}, {1, 2})]
        assert sum(commission(pots, Commission(2))) == 3

    def test_30_4b_different_winners_first_pot_first_to_the_cap(self) -> None:
        pots = [won(150, {1}, {1, 2, 3}), won(90, {2}, {2, 3}), won(80, {3}, {3, 4})]
        assert commission(pots, Commission(2)) == [15, 5, 0]

    def test_30_4e_equal_hands_alone_in_the_pot_pay_nothing(self) -> None:
        assert commission([won(100, {1, 2}, {1, 2})], Commission(2)) == [0]
        assert commission([won(100, {1, 2}, {1, 2, 3})], Commission(2)) == [10]

    def test_terms_are_checked(self) -> None:
        with pytest.raises(PokerError, match="commission_too_high"):
            Commission(2, percent=11)
        with pytest.raises(PokerError, match="bad_chips"):
            Commission(0)


class TestN18DeadButton:
    def test_full_table_moves_on_by_one(self) -> None:
        assert next_positions(Positions(1, 2, 3), range(1, 10)) == Positions(2, 3, 4)
        assert next_positions(Positions(8, 9, 1), range(1, 10)) == Positions(9, 1, 2)

    def test_the_big_blind_busts_no_small_blind(self) -> None:
        found = next_positions(Positions(1, 2, 3), [1, 2, 4, 5])
        assert found == Positions(2, 3, 4)
        assert small_blind_seat(found, [1, 2, 4, 5]) is None

    def test_the_small_blind_busts_dead_button(self) -> None:
        assert next_positions(Positions(1, 2, 3), [1, 3, 4, 5]) == Positions(2, 3, 4)

    def test_both_blinds_bust(self) -> None:
        found = next_positions(Positions(1, 2, 3), [1, 4, 5])
        assert found == Positions(2, 3, 4) and small_blind_seat(found, [1, 4, 5]) is None
        # and the hand after: the button stands before the empty seat where the small blind would have been
        assert next_positions(found, [1, 4, 5]) == Positions(3, 4, 5)

    @pytest.mark.parametrize(
        ("last", "left", "following"),
        [
            (Positions(1, 2, 3), [1, 2], Positions(2, 2, 1)),
            (Positions(1, 2, 3), [1, 3], Positions(3, 3, 1)),
            (Positions(1, 2, 3), [2, 3], Positions(3, 3, 2)),
        ],
    )
    def test_hc_34_from_three_to_two_nobody_has_the_big_blind_twice(
        self, last: Positions, left: list[int], following: Positions
    ) -> None:
        assert next_positions(last, left) == following

    def test_heads_up_the_button_changes_every_hand(self) -> None:
        assert next_positions(Positions(1, 1, 5), [1, 5]) == Positions(5, 5, 1)

    def test_from_heads_up_to_three(self) -> None:
        assert next_positions(Positions(1, 1, 5), [1, 5, 7]) == Positions(1, 5, 7)
        assert next_positions(Positions(1, 1, 5), [1, 3, 5]) == Positions(3, 5, 1)

    @given(st.integers(1, 9), st.lists(st.integers(0, 9), max_size=12))
    def test_over_an_evening_the_big_blind_goes_to_the_next_player_and_nobody_has_it_twice(
        self, button: int, leaving: list[int]
    ) -> None:
        occupied = set(range(1, 10))
        last = first_positions(button, occupied)
        for seat in leaving:  # seat 0: nobody leaves
            if len(occupied) > 2:
                occupied.discard(seat)
            place = next_positions(last, occupied)
            assert place.big_blind in occupied and place.big_blind != last.big_blind
            assert not [seat for seat in _clockwise(last.big_blind, place.big_blind) if seat in occupied]
            if len(occupied) > 2:
                assert place.small_blind == last.big_blind and place.button == last.small_blind
            else:
                assert place.button == place.small_blind and {place.button, place.big_blind} == occupied
            last = place

    def test_first_hand(self) -> None:
        assert first_positions(9, [1, 4, 9]) == Positions(9, 1, 4)
        assert first_positions(4, [4, 9]) == Positions(4, 4, 9)
        with pytest.raises(PokerError, match="no_such_seat"):
            first_positions(2, [1, 4])
        with pytest.raises(PokerError, match="too_few_players"):
            next_positions(Positions(1, 2, 3), [3])


def _clockwise(start: int, end: int) -> list[int]:
    """The seats strictly between two seats, clockwise, on a table of nine."""
    seats = []
    seat = start % 9 + 1
    while seat != end:
        seats.append(seat)
        seat = seat % 9 + 1
    return seats
