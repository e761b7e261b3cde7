"""A whole hand: order of play, what is refused and how, and the record."""

import copy

import pytest

from tdapp.poker.betting import Betting, Structure
from tdapp.poker.cards import deck, parse
from tdapp.poker.errors import PokerError
from tdapp.poker.games import HOLDEM, OMAHA_HIGH_LOW, OMAHA_SIX
from tdapp.poker.hand import Hand, replay
from tdapp.poker.operations import (
    AntePosted,
    Awarded,
    BetTo,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    CommissionTaken,
    DeadPosted,
    Folded,
    HoleDealt,
    Mucked,
    RuledBack,
    RuledDead,
    RuledTo,
    RuledTurn,
    RuledVoid,
    Shown,
    UncalledReturned,
)
from tdapp.poker.phase import Phase
from tdapp.poker.phh_read import read
from tdapp.poker.phh_write import write
from tdapp.poker.pots import Commission, OddChips
from tdapp.poker.table import AnteKind, Post, Showing, Table
from tests.poker.test_betting_rules import hand_of, to_flop
from tests.poker.test_showdown_rules import checked_down_with


def dealt(table: Table, holes: list[str]) -> Hand:
    hand = Hand(table)
    for seat, cards in zip(hand.seats, holes, strict=True):
        hand.do(HoleDealt(seat, parse(cards)))
    return hand


def table(stacks: list[int], /, **more: object) -> Table:
    usual: dict[str, object] = {
        "game": HOLDEM, "betting": Betting(Structure.NO_LIMIT, 200, 200), "seats": tuple(range(1, len(stacks) + 1)),
        "stacks": tuple(stacks), "button": len(stacks), "small_blind_seat": 1, "big_blind_seat": 2,
        "small_blind": 100, "big_blind": 200,
    }  # fmt: skip
    return Table(**{**usual, **more})  # type: ignore[arg-type]


class TestOrder:
    def test_first_round_from_the_left_of_the_big_blind_then_from_the_left_of_the_button(self) -> None:
        hand = hand_of([10_000] * 4)
        order = []
        for _ in range(4):
            choices = hand.choices()
            assert choices is not None
            order.append(choices.seat)
            hand.do(Called(choices.seat, choices.to_call) if choices.to_call else Checked(choices.seat))
        assert order == [3, 4, 1, 2]
        hand.do(BoardDealt(parse("2c3c4c")))
        assert hand.choices() and hand.choices().seat == 1  # type: ignore[union-attr]

    def test_hc_34_heads_up_the_button_is_small_blind_acts_first_then_last(self) -> None:
        hand = hand_of([10_000] * 2, button=2, small_seat=2, big_seat=1)
        assert hand.seats == [1, 2]  # the big blind gets the first card
        assert hand.choices().seat == 2  # type: ignore[union-attr]
        to_flop(hand)
        assert hand.choices().seat == 1  # type: ignore[union-attr]

    def test_a_dead_button_only_moves_the_start(self) -> None:
        hand = Hand(table([10_000] * 3, seats=(2, 5, 8), button=4, small_blind_seat=5, big_blind_seat=8))
        assert hand.seats == [5, 8, 2]

    def test_no_small_blind(self) -> None:
        hand = hand_of([10_000] * 3, small_seat=None, big_seat=1)
        assert hand.put == [200, 0, 0] and hand.choices().seat == 2  # type: ignore[union-attr]

    def test_the_big_blind_has_the_last_word(self) -> None:
        hand = hand_of([10_000] * 3)
        hand.do(Called(3, 200))
        hand.do(Called(1, 100))
        choices = hand.choices()
        assert choices is not None and (choices.seat, choices.to_call, choices.raise_to.least) == (2, 0, 400)

    def test_everybody_folds_to_the_big_blind(self) -> None:
        hand = hand_of([10_000] * 3)
        hand.do(Folded(3))
        hand.do(Folded(1))
        assert hand.stacks() == {1: 9_900, 2: 10_100, 3: 10_000}
        assert hand.record[-2:] == [UncalledReturned(2, 100), Awarded(0, 2, 200)]

    def test_who_cannot_put_in_more_is_not_asked(self) -> None:
        hand = hand_of([10_000, 10_000, 150])
        hand.do(Called(3, 150))
        hand.do(Folded(1))
        assert hand.phase is Phase.SHOW and hand.all_in  # the big blind has nothing to decide


class TestPosts:
    def test_ante_from_each_comes_before_the_blinds(self) -> None:
        hand = Hand(table([10_000, 60, 10_000], ante=50, ante_kind=AnteKind.EACH))
        assert hand.record == [
            AntePosted(1, 50), AntePosted(2, 50), AntePosted(3, 50), BlindPosted(1, 100), BlindPosted(2, 10),
        ]  # fmt: skip

    def test_rp_11_the_big_blind_comes_before_its_ante(self) -> None:
        hand = Hand(table([10_000, 300, 10_000], ante=200, ante_kind=AnteKind.BIG_BLIND))
        assert hand.record == [BlindPosted(1, 100), BlindPosted(2, 200), AntePosted(2, 100)]
        alone = Hand(table([10_000, 200, 10_000], ante=200, ante_kind=AnteKind.BIG_BLIND))
        assert alone.record == [BlindPosted(1, 100), BlindPosted(2, 200)]

    def test_qld_23a_a_returning_player_posts_live_and_dead_and_may_check(self) -> None:
        hand = Hand(table([10_000] * 4, posts=(Post(4, 200, 100),)))
        assert hand.record[-2:] == [BlindPosted(4, 200), DeadPosted(4, 100)]
        for seat in hand.seats:
            hand.do(HoleDealt(seat))
        hand.do(Called(3, 200))
        hand.do(Checked(4))
        assert hand.counted_pot() == 100 + 200 + 200 + 200 + 100

    def test_a_big_blind_ante_goes_into_the_main_pot_whole(self) -> None:
        """The all-in player for 100 wins 100 from each and all of the ante."""
        hand = dealt(table([10_000, 10_000, 100], ante=200, ante_kind=AnteKind.BIG_BLIND), ["KsKd", "QsQd", "AsAd"])
        hand.do(Called(3, 100))
        hand.do(Called(1, 100))
        hand.do(Checked(2))
        hand = checked_down_with(hand, "2c7d9hTs3c")
        for seat in hand.showing_order():
            hand.do(Shown(seat))
        assert hand.stacks() == {1: 10_000, 2: 9_600, 3: 500}


class TestPotsInPlay:
    def test_hc_21_three_all_ins_and_side_pots(self) -> None:
        hand = dealt(table([500, 1_500, 900, 5_000]), ["AsAd", "QsQd", "KsKd", "JsJd"])
        hand.do(BetTo(3, 900))
        hand.do(BetTo(4, 5_000))
        hand.do(Called(1, 400))
        hand.do(Called(2, 1_300))
        for seat in hand.showing_order():
            hand.do(Shown(seat))
        for cards in ("2c7d9h", "Ts", "3c"):
            hand.do(BoardDealt(parse(cards)))
        assert [step for step in hand.record if isinstance(step, Awarded)] == [
            Awarded(2, 2, 1_200), Awarded(1, 3, 1_200), Awarded(0, 1, 2_000),
        ]  # fmt: skip
        assert hand.stacks() == {1: 2_000, 2: 1_200, 3: 1_200, 4: 3_500}

    def test_hi_lo_quarters_and_odd_chips(self) -> None:
        holes = ["AsAd2s3d", "KsKdJsJd", "Ac2c3c4c"]
        options = table(
            [1_000] * 3, game=OMAHA_HIGH_LOW, lowest_chip=25, betting=Betting(Structure.POT_LIMIT, 200, 200)
        )
        hand = dealt(options, holes)
        hand.do(Called(3, 200))
        hand.do(Called(1, 100))
        hand.do(Checked(2))
        hand = checked_down_with(hand, "5h6h8sKcQc")
        for seat in hand.showing_order():
            hand.do(Shown(seat))
        awards = [step for step in hand.record if isinstance(step, Awarded)]
        assert awards == [Awarded(0, 2, 300, "high"), Awarded(0, 1, 150, "low"), Awarded(0, 3, 150, "low")]

    @pytest.mark.parametrize(
        ("way", "stacks"),
        [
            (OddChips.ONE_EACH, {1: 250, 2: 250, 3: 225, 4: 0}),
            (OddChips.ALL_TO_FIRST, {1: 275, 2: 225, 3: 225, 4: 0}),
        ],
    )
    def test_hc_20_odd_chips_go_out_from_the_left_of_the_button(self, way: OddChips, stacks: dict[int, int]) -> None:
        """A fourth player's 125 in the pot of three who play the same hand for 200 each: 725 in chips of 25."""
        options = table([200, 200, 200, 125], odd_chips=way, lowest_chip=25, small_blind=25, big_blind=100,
                        betting=Betting(Structure.NO_LIMIT, 100, 100))  # fmt: skip
        hand = dealt(options, ["AsKd", "AcKh", "AhKc", "2s2d"])
        hand.do(BetTo(3, 200))
        hand.do(Called(4, 125))
        hand.do(Called(1, 175))
        hand.do(Called(2, 100))
        for seat in hand.showing_order():
            hand.do(Shown(seat))
        for cards in ("3c7d9h", "Ts", "Ad"):
            hand.do(BoardDealt(parse(cards)))
        assert hand.stacks() == stacks

    def test_n_16_commission_is_taken_from_the_pot(self) -> None:
        options = table([1_000] * 3, small_blind=1, big_blind=2, betting=Betting(Structure.NO_LIMIT, 2, 2),
                        commission=Commission(2))  # fmt: skip
        hand = dealt(options, ["AsAd", "KsKd", "QsQd"])
        hand.do(BetTo(3, 33))
        hand.do(Called(1, 32))
        hand.do(Called(2, 31))
        hand = checked_down_with(hand, "2c7d9hTs3c")
        for seat in hand.showing_order():
            hand.do(Shown(seat))
        assert hand.record[-2:] == [CommissionTaken(0, 9), Awarded(0, 1, 90)]

    def test_n_16_an_uncalled_raise_is_not_counted(self) -> None:
        options = table([1_000] * 3, small_blind=1, big_blind=2, betting=Betting(Structure.NO_LIMIT, 2, 2),
                        commission=Commission(2))  # fmt: skip
        hand = dealt(options, ["AsAd", "KsKd", "QsQd"])
        hand.do(BetTo(3, 500))
        hand.do(Folded(1))
        hand.do(Folded(2))
        assert not any(isinstance(step, CommissionTaken) for step in hand.record)


class TestRefusals:
    """What, where, and what would be legal; and the hand is as before."""

    @pytest.mark.parametrize(
        ("step", "code", "legal"),
        [
            (Folded(4), "not_in_turn", ("expected", 3)),
            (Folded(99), "not_in_turn", ("expected", 3)),
            (Checked(3), "cannot_check", ("legal", 200)),
            (Called(3, 150), "wrong_call", ("legal", 200)),
            (Called(3, 200.0), "wrong_call", ("legal", 200)),  # type: ignore[arg-type]
            (BetTo(3, -400), "bad_chips", ("least", 1)),
            (BetTo(3, 400.5), "bad_chips", ("least", 1)),  # type: ignore[arg-type]
            (BetTo(3, 399), "wrong_raise", ("least", 400)),
            (BetTo(3, 10_001), "wrong_raise", ("most", 10_000)),
            (HoleDealt(3), "not_now", ("waits_for", "act")),
            (BoardDealt(parse("2c3c4c")), "not_now", ("waits_for", "act")),
            (Shown(3), "not_now", ("waits_for", "act")),
            (Awarded(0, 3, 100), "not_a_decision", ("step", "Awarded")),
        ],
    )
    def test_out_of_order(self, step: object, code: str, legal: tuple[str, object]) -> None:
        hand = hand_of([10_000] * 4)
        before = {name: copy.copy(getattr(hand, name)) for name in Hand.__slots__}
        refused = hand.why_not(step)  # type: ignore[arg-type]
        assert refused is not None
        assert (refused.code, refused.facts[legal[0]]) == (code, legal[1])
        with pytest.raises(PokerError, match=code):
            hand.do(step)  # type: ignore[arg-type]
        assert {name: getattr(hand, name) for name in Hand.__slots__} == before

    def test_who_has_paid_a_blind_is_told_what_is_missing_and_never_more_than_he_has(self) -> None:
        hand = hand_of([10_000, 250, 10_000])
        hand.do(BetTo(3, 600))
        refused = hand.why_not(Checked(1))
        assert refused is not None and (refused.code, refused.facts["legal"]) == ("cannot_check", 500)
        hand.do(Folded(1))
        refused = hand.why_not(Checked(2))
        assert refused is not None and refused.facts["legal"] == 50

    @pytest.mark.parametrize(
        ("post", "code"),
        [
            (Post(4, 150, 0), "not_payable"),
            (Post(4, 200, 150), "not_payable"),
            (Post(4, -100, 0), "bad_chips"),
            (Post(4, 200, -100), "bad_chips"),
            (Post(4, 300, 0), "post_above_big_blind"),
        ],
    )
    def test_a_post_is_paid_in_the_chips_on_the_table(self, post: Post, code: str) -> None:
        with pytest.raises(PokerError, match=code):
            table([10_000] * 4, lowest_chip=100, posts=(post,))

    def test_a_legal_step_is_not_refused_and_not_done_by_asking(self) -> None:
        hand = hand_of([10_000] * 4)
        assert hand.why_not(Called(3, 200)) is None
        assert hand.choices().seat == 3  # type: ignore[union-attr]

    def test_cards(self) -> None:
        hand = Hand(table([10_000] * 3))
        for step, code in [
            (HoleDealt(2, parse("AsKs")), "not_in_turn"),
            (HoleDealt(1, parse("AsKsQs")), "wrong_card_count"),
            (HoleDealt(1, (1, 99)), "unknown_card"),  # type: ignore[arg-type]
            (HoleDealt(1, (1, 1)), "duplicate_card"),  # type: ignore[arg-type]
        ]:
            with pytest.raises(PokerError, match=code):
                hand.do(step)
        hand.do(HoleDealt(1, parse("AsKs")))
        with pytest.raises(PokerError, match=r"duplicate_card.*As"):
            hand.do(HoleDealt(2, parse("AdAs")))
        hand.do(HoleDealt(2, parse("AdKd")))
        hand.do(HoleDealt(3))
        hand.do(Called(3, 200))
        hand.do(Called(1, 100))
        hand.do(Checked(2))
        for cards, code in [("2c3c", "wrong_card_count"), ("2c3cAd", "duplicate_card")]:
            with pytest.raises(PokerError, match=code):
                hand.do(BoardDealt(parse(cards)))

    def test_bets_are_payable_in_the_chips_on_the_table(self) -> None:
        hand = hand_of([10_000] * 3, lowest_chip=25)
        with pytest.raises(PokerError, match="not_payable"):
            hand.do(BetTo(3, 510))

    def test_nothing_to_call(self) -> None:
        hand = to_flop(hand_of([10_000] * 3))
        with pytest.raises(PokerError, match="nothing_to_call"):
            hand.do(Called(1, 0))

    @pytest.mark.parametrize(
        ("changes", "code"),
        [
            ({"seats": (1,), "stacks": (5,)}, "too_few_players"),
            ({"seats": tuple(range(1, 12)), "stacks": (500,) * 11}, "too_many_players"),
            ({"seats": tuple(range(1, 9)), "stacks": (500,) * 8, "game": OMAHA_SIX}, "too_many_players"),
            ({"seats": (1, 2, 2)}, "seat_twice"),
            ({"stacks": (500, 500)}, "stacks_and_seats"),
            ({"stacks": (500, 0, 500)}, "bad_chips"),
            ({"stacks": (500, 10.5, 500)}, "bad_chips"),
            ({"big_blind_seat": 9}, "no_such_seat"),
            ({"small_blind_seat": 2}, "blinds_in_one_seat"),
            ({"small_blind": 300}, "small_blind_above_big"),
            ({"ante": -5}, "bad_chips"),
            ({"lowest_chip": 25, "stacks": (500, 510, 500)}, "not_payable"),
            ({"posts": (Post(3, 300),)}, "post_above_big_blind"),
            ({"posts": (Post(2, 200),)}, "blinds_in_one_seat"),
        ],
    )
    def test_a_table_that_cannot_be(self, changes: dict[str, object], code: str) -> None:
        with pytest.raises(PokerError, match=code):
            table([500, 500, 500], **changes)


class TestRecord:
    def played(self) -> Hand:
        cards = deck(5)
        hand = Hand(table([500, 1_500, 900, 5_000]))
        for number, seat in enumerate(hand.seats):
            hand.do(HoleDealt(seat, cards[number * 2 : number * 2 + 2]))
        hand.do(BetTo(3, 900))
        hand.do(Folded(4))
        hand.do(Called(1, 400))
        hand.do(Called(2, 700))
        for seat in hand.showing_order():
            hand.do(Shown(seat))
        for street in (cards[20:23], cards[23:24], cards[24:25]):
            hand.do(BoardDealt(street))
        return hand

    def test_the_record_plays_again_to_the_same_hand(self) -> None:
        hand = self.played()
        again = replay(hand.table, hand.record)
        assert {name: getattr(again, name) for name in Hand.__slots__} == {
            name: getattr(hand, name) for name in Hand.__slots__
        }

    def test_a_false_consequence_is_found(self) -> None:
        hand = self.played()
        last = hand.record[-1]
        assert isinstance(last, Awarded)
        for record in (
            [*hand.record[:-1], Awarded(last.pot, last.seat, last.amount + 1)],
            hand.record[:-1],
            [*hand.record, last],
            [Awarded(0, 1, 5), *hand.record],
        ):
            with pytest.raises(PokerError, match="record_differs"):
                replay(hand.table, record)

    def test_a_copy_goes_its_own_way(self) -> None:
        hand = hand_of([10_000] * 3)
        twin = hand.copy()
        twin.do(BetTo(3, 1_000))
        assert hand.level == 200 and hand.stack == [9_900, 9_800, 10_000] and len(twin.record) == len(hand.record) + 1

    def test_showing_by_qld_is_kept_in_the_table(self) -> None:
        assert table([500] * 3, showing=Showing.EQUAL_OR_BETTER).showing is Showing.EQUAL_OR_BETTER


class TestQLD29:
    def test_29_6_the_all_in_player_wins_the_pot_formed_before(self) -> None:
        hand = dealt(table([1_000, 5_000, 5_000, 5_000]), ["AsAd", "KsKd", "QsQd", "2c3d"])
        hand.do(BetTo(3, 1_000))
        hand.do(Called(4, 1_000))
        hand.do(Called(1, 900))
        hand.do(Called(2, 800))
        hand.do(BoardDealt(parse("4c7d9h")))
        hand.do(BetTo(2, 2_000))
        hand.do(Called(3, 2_000))
        hand.do(Folded(4))
        hand = checked_down_with(hand, "4c7d9hTs3c")
        for seat in hand.showing_order():
            hand.do(Shown(seat))
        assert [step for step in hand.record if isinstance(step, Awarded)] == [
            Awarded(1, 2, 4_000), Awarded(0, 1, 4_000),
        ]  # fmt: skip

    def test_29_7_an_uncalled_bet_goes_back_and_the_first_pot_is_still_compared(self) -> None:
        hand = dealt(table([1_000, 5_000, 5_000]), ["AsAd", "KsKd", "QsQd"])
        hand.do(BetTo(3, 1_000))
        hand.do(Called(1, 900))
        hand.do(Called(2, 800))
        hand.do(BoardDealt(parse("4c7d9h")))
        hand.do(BetTo(2, 2_000))
        hand.do(Folded(3))
        for seat in hand.showing_order():
            hand.do(Shown(seat))
        hand = checked_down_with(hand, "4c7d9hTs3c")
        assert UncalledReturned(2, 2_000) in hand.record
        assert hand.stacks() == {1: 3_000, 2: 4_000, 3: 4_000}

    def test_29_9_several_pots_are_one_for_the_maximum_raise(self) -> None:
        betting = Betting(Structure.POT_LIMIT, 200, 200)
        hand = dealt(table([300, 9_000, 9_000], betting=betting), ["AsAd", "KsKd", "QsQd"])
        hand.do(BetTo(3, 600))
        hand.do(Called(1, 200))
        hand.do(Called(2, 400))
        hand.do(BoardDealt(parse("4c7d9h")))
        assert len(hand.pots()) == 2
        choices = hand.choices()
        assert choices is not None and choices.raise_to.most == 300 + 600 + 600

    def test_29_10_a_short_all_in_over_a_call_is_no_raise(self) -> None:
        hand = hand_of([10_000, 10_000, 10_000, 300])
        hand.do(Called(3, 200))
        hand.do(BetTo(4, 300))
        assert hand.full == 200 and hand.raises == 0


def test_a_board_nobody_knows_is_played_on_to_the_showdown_and_no_further() -> None:
    betting = Betting(Structure.NO_LIMIT, small_bet=2, big_bet=2)
    table = Table(
        HOLDEM, betting, (1, 2), (100, 100), button=1, small_blind_seat=1, big_blind_seat=2, small_blind=1, big_blind=2,
        showing=Showing.EQUAL_OR_BETTER,
    )  # fmt: skip
    hand = Hand(table)
    for step in (
        HoleDealt(2, parse("AsAd")), HoleDealt(1, parse("KsKd")), Called(1, 1), Checked(2),
        BoardDealt(), Checked(2), Checked(1), BoardDealt(parse("9h")), Checked(2),
        Checked(1), BoardDealt(), Checked(2), Checked(1),
    ):  # fmt: skip
        hand.do(step)
    assert hand.board == parse("9h") and hand.phase is Phase.SHOW
    refusal = hand.why_not(Shown(2))
    assert refusal is not None and (refusal.code, refusal.facts["found"]) == ("board_unknown", 1)
    assert read(write(hand)).record == hand.record
    hand.do(Mucked(1))
    assert hand.stacks() == {1: 98, 2: 102}


def three_handed(*stacks: int) -> Hand:
    betting = Betting(Structure.NO_LIMIT, small_bet=2, big_bet=2)
    table = Table(
        HOLDEM, betting, (1, 2, 3), stacks or (100, 100, 100), button=1, small_blind_seat=2, big_blind_seat=3,
        small_blind=1, big_blind=2,
    )  # fmt: skip
    return dealt(table, ["", "", ""])


def test_a_ruling_lets_a_raise_stand_that_is_too_small_and_kills_a_hand_out_of_turn() -> None:
    hand = three_handed()
    hand.do(BetTo(1, 10))
    hand.do(RuledTo(2, 13))
    assert (hand.level, hand.full, hand.turn) == (13, 8, hand.place[3])
    hand.do(RuledDead(1))
    assert hand.folded[hand.place[1]] and hand.turn == hand.place[3]
    hand.do(Called(3, 11))
    assert hand.phase is Phase.BOARD and sum(pot.amount for pot in hand.pots()) == 36
    assert read(write(hand)).record == hand.record


def test_a_ruling_gives_chips_back_gives_a_turn_and_voids_a_hand() -> None:
    hand = three_handed()
    hand.do(BetTo(1, 10))
    hand.do(RuledBack(1, 4))
    assert hand.stacks()[1] == 94 and hand.front == 9
    assert (hand.level, hand.full) == (6, 4), "the bet is what is left of it"
    hand.do(RuledTurn(1))
    assert hand.turn == hand.place[1]
    hand.do(Checked(1))
    hand.do(RuledVoid())
    assert hand.stacks() == {1: 100, 2: 100, 3: 100} and hand.phase is Phase.OVER
    assert read(write(hand)).record == hand.record


def test_a_bet_that_is_taken_back_leaves_the_bets_before_it() -> None:
    hand = three_handed()
    hand.do(BetTo(1, 10))
    hand.do(BetTo(2, 30))
    hand.do(BetTo(3, 80))
    hand.do(RuledTo(3, 40))
    assert (hand.level, hand.full, hand.raises, hand.turn) == (40, 20, 2, hand.place[1])
    hand.do(RuledTo(3, 30))
    assert (hand.level, hand.full, hand.raises, hand.aggressor) == (30, 20, 2, hand.place[2])
    hand.do(RuledBack(2, 20))
    assert (hand.level, hand.put[hand.place[3]]) == (30, 30), "who raised to it has it in front of him still"


def test_a_turn_with_nothing_to_decide_any_more_by_a_ruling_ends_the_round() -> None:
    hand = three_handed(2, 100, 100)
    hand.do(Called(1, 2))
    hand.do(Called(2, 1))
    assert hand.turn == hand.place[3]
    hand.do(RuledDead(2))
    assert (hand.turn, hand.all_in, hand.middle) == (None, True, 6), "seat 3 plays for the pot of seat 1"


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (RuledTo(2, 101), "more_than_stack"),
        (RuledBack(2, 2), "more_than_put_in"),
        (RuledDead(7), "no_live_hand"),
        (RuledTurn(9), "no_live_hand"),
    ],
)
def test_a_ruling_cannot_do_what_chips_do_not_allow(step: object, code: str) -> None:
    hand = three_handed()
    before = (hand.stacks(), hand.turn, [*hand.record])
    with pytest.raises(PokerError) as refused:
        hand.do(step)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert (hand.stacks(), hand.turn, hand.record) == before
