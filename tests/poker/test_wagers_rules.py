"""What chips mean: N-3, N-4 and N-5 with the worked examples of the catalogue; N-7 and N-8 beside them."""

import pytest

from tdapp.poker.errors import PokerError
from tdapp.poker.turns import (
    Act,
    Action,
    OutOfTurn,
    OutOfTurns,
    Undercall,
    UndercallOutcome,
    Undercalls,
    out_of_turn,
    undercall,
)
from tdapp.poker.wagers import Outcome, PriorChips, Wager, read_chips, read_total, read_with_prior

MUCH = 100_000
CALL, RAISE, ALL_IN, BET = Outcome.CALL, Outcome.RAISE_TO, Outcome.ALL_IN, Outcome.BET


@pytest.mark.parametrize(
    ("total", "level", "full", "reach", "said", "wager"),
    [
        (1_000, 1_000, 1_000, MUCH, False, Wager(CALL, 1_000)),
        (1_400, 1_000, 1_000, MUCH, False, Wager(CALL, 1_000, returned=400)),  # HC-43: less than half
        (1_499, 1_000, 1_000, MUCH, False, Wager(CALL, 1_000, returned=499)),
        (1_500, 1_000, 1_000, MUCH, False, Wager(RAISE, 2_000, must_add=500)),  # exactly half is a raise
        (2_000, 1_000, 1_000, MUCH, False, Wager(RAISE, 2_000)),
        (2_350, 1_000, 1_000, MUCH, False, Wager(RAISE, 2_350)),
        (1_500, 1_000, 1_000, 1_800, False, Wager(ALL_IN, 1_800, must_add=300)),  # made up as far as he can
        (1_100, 1_000, 1_000, 1_100, False, Wager(ALL_IN, 1_100)),  # all-in keeps its amount
        (600, 1_000, 1_000, 600, False, Wager(ALL_IN, 600)),
        (1_100, 1_000, 1_000, MUCH, True, Wager(RAISE, 2_000, must_add=900)),  # "raise" was said
        (8_000, 2_000, 2_000, MUCH, True, Wager(RAISE, 8_000)),  # HC-43B: raise and amount is the total
        (0, 0, 200, MUCH, True, Wager(BET, 200, must_add=200)),  # A29: "raise" without a bet
        (0, 0, 200, MUCH, False, Wager(Outcome.CHECK, 0)),
        (150, 0, 200, MUCH, False, Wager(BET, 200, must_add=50)),
    ],
)
def test_n_3_the_half_rule(total: int, level: int, full: int, reach: int, said: bool, wager: Wager) -> None:
    assert read_total(total, level=level, full=full, reach=reach, raise_said=said) == wager


@pytest.mark.parametrize(
    ("chips", "level", "full", "wager"),
    [
        ([1_000, 1_000], 1_200, 800, Wager(CALL, 1_200, returned=800)),  # HC-45 at 200/400
        ([1_000, *[100] * 5], 1_100, 600, Wager(RAISE, 1_700, must_add=200)),
        ([1_000, *[100] * 3], 1_100, 600, Wager(CALL, 1_100, returned=200)),
        ([1_000, *[500] * 3], 1_400, 1_400, Wager(RAISE, 2_800, must_add=300)),
        ([1_000, *[500] * 2], 1_400, 1_400, Wager(CALL, 1_400, returned=600)),
        ([5_000], 1_000, 1_000, Wager(CALL, 1_000, returned=4_000)),  # HC-44: one chip
        ([500, 25], 325, 325, Wager(RAISE, 650, must_add=125)),  # HC-61: over-bet for change
        ([1_000], 0, 400, Wager(BET, 1_000)),  # HC-44: no bet yet
    ],
)
def test_n_4_one_chip_and_several(chips: list[int], level: int, full: int, wager: Wager) -> None:
    assert read_chips(chips, own=0, level=level, full=full, stack=MUCH) == wager


def test_n_4_tda_45_b2_last_chips() -> None:
    last = {"own": 0, "level": 1_000, "full": 1_000}
    assert read_chips([1_000, 100], stack=1_100, **last) == Wager(ALL_IN, 1_100)  # type: ignore[arg-type]
    assert read_chips([500, 1_000], stack=1_500, **last) == Wager(ALL_IN, 1_500)  # type: ignore[arg-type]
    assert read_chips([5_000], stack=5_000, **last) == Wager(CALL, 1_000, returned=4_000)  # type: ignore[arg-type]
    assert read_chips([600, 600], stack=1_200, **last) == Wager(CALL, 1_000, returned=200)  # type: ignore[arg-type]
    assert read_chips([500], stack=500, **last) == Wager(ALL_IN, 500)  # type: ignore[arg-type]


def test_n_4_where_last_chips_are_read_like_others() -> None:
    read = {"own": 0, "level": 1_000, "full": 1_000, "last_chips_all_in": False}
    assert read_chips([1_000, 100], stack=1_100, **read) == Wager(CALL, 1_000, returned=100)  # type: ignore[arg-type]
    assert read_chips([1_000, 500], stack=1_500, **read) == Wager(ALL_IN, 1_500)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("new", "prior", "state", "level", "full", "wager"),
    [
        # HC-46: 150/300, raise to 800; two 25s pulled back, 100 left, a 1000 added
        ([1_000], [100], PriorChips.PARTLY_PULLED, 800, 500, Wager(RAISE, 1_300, must_add=200)),
        ([1_000], [100, 25, 25], PriorChips.LEFT, 800, 500, Wager(CALL, 800, returned=350)),
        ([1_000], [], PriorChips.FULLY_PULLED, 800, 500, Wager(CALL, 800, returned=200)),
        ([500, 500], [100, 25, 25], PriorChips.LEFT, 800, 500, Wager(CALL, 800, returned=350)),  # A19: all needed
        ([500, 500, 500], [100], PriorChips.LEFT, 800, 500, Wager(RAISE, 1_600)),
        ([500, 100], [1_000], PriorChips.LEFT, 900, 500, Wager(RAISE, 1_600)),  # prior chips cover the call
    ],
)
def test_n_5_chips_already_out(
    new: list[int], prior: list[int], state: PriorChips, level: int, full: int, wager: Wager
) -> None:
    assert read_with_prior(new, prior, state, level=level, full=full, stack=MUCH) == wager


def test_too_few_chips_are_no_reading() -> None:
    for read in (
        lambda: read_total(900, level=1_000, full=1_000, reach=MUCH),
        lambda: read_chips([500], own=0, level=1_000, full=1_000, stack=MUCH),
        lambda: read_with_prior([100], [100, 100], PriorChips.PARTLY_PULLED, level=800, full=500, stack=MUCH),
    ):
        with pytest.raises(PokerError, match="undercall"):
            read()


@pytest.mark.parametrize(
    ("chips", "stack", "code"),
    [([], 500, "no_chips"), ([0], 500, "bad_chips"), ([2.5], 500, "bad_chips"), ([600], 500, "more_than_stack")],
)
def test_chips_are_whole_and_his_own(chips: list[int], stack: int, code: str) -> None:
    with pytest.raises(PokerError, match=code):
        read_chips(chips, own=0, level=300, full=300, stack=stack)
    with pytest.raises(PokerError, match="pulled_chips"):
        read_with_prior([500], [100], PriorChips.FULLY_PULLED, level=300, full=300, stack=stack)


class TestN7Undercall:
    def test_tda_51_example_one_500_chip_facing_1200(self) -> None:
        ruling = undercall(
            500, own=0, level=1_200, stack=10_000, opening_call=400, heads_up=False, level_is_opening=False,
            call_said=False,
        )  # fmt: skip
        assert ruling == Undercall(UndercallOutcome.DIRECTOR, must_add=700, all_in=False, forfeit=400, back=100)

    @pytest.mark.parametrize(
        ("heads_up", "opening", "said"), [(True, False, False), (False, True, False), (False, False, True)]
    )
    def test_hc_51_must_be_completed(self, heads_up: bool, opening: bool, said: bool) -> None:
        ruling = undercall(
            2_000, own=0, level=8_000, stack=5_000, opening_call=400, heads_up=heads_up, level_is_opening=opening,
            call_said=said,
        )  # fmt: skip
        assert ruling == Undercall(UndercallOutcome.FULL_CALL, must_add=3_000, all_in=True, forfeit=0, back=0)

    def test_qld_22_5_the_player_chooses_and_loses_all_he_put_in(self) -> None:
        ruling = undercall(
            500, own=0, level=1_200, stack=10_000, opening_call=400, heads_up=True, level_is_opening=True,
            call_said=False, way=Undercalls.PLAYER,
        )  # fmt: skip
        assert ruling == Undercall(UndercallOutcome.PLAYER_CHOICE, must_add=700, all_in=False, forfeit=500, back=0)

    def test_what_reaches_the_call_is_no_undercall(self) -> None:
        with pytest.raises(PokerError, match="no_undercall"):
            undercall(
                500, own=700, level=1_200, stack=10_000, opening_call=400, heads_up=True, level_is_opening=True,
                call_said=False,
            )  # fmt: skip


FOLD, CHECK = Action(Act.FOLD), Action(Act.CHECK)


class TestN8OutOfTurn:
    @pytest.mark.parametrize(
        ("action", "missed", "outcome"),
        [
            (Action(Act.CALL, 600), [Action(Act.CALL, 600)], OutOfTurn.BINDING),
            (Action(Act.BET, 900), [FOLD], OutOfTurn.BINDING),
            (CHECK, [CHECK], OutOfTurn.BINDING),
            (Action(Act.CALL, 600), [Action(Act.BET, 1_200)], OutOfTurn.RELEASED),
            (Action(Act.BET, 3_000), [Action(Act.BET, 1_200)], OutOfTurn.RELEASED),
            (FOLD, [Action(Act.BET, 1_200)], OutOfTurn.BINDING),
        ],
    )
    def test_hc_53a(self, action: Action, missed: list[Action], outcome: OutOfTurn) -> None:
        assert out_of_turn(action, missed, level=600, way=OutOfTurns.UNCHANGED_BINDS).outcome is outcome

    def test_hc_53b_seat_4_skipped_call_and_fold_behind_him(self) -> None:
        ruling = out_of_turn(Action(Act.CALL, 600), [], level=600, way=OutOfTurns.UNCHANGED_BINDS, actions_after_skip=2)
        assert ruling.outcome is OutOfTurn.SKIPPED_TO_DIRECTOR

    @pytest.mark.parametrize(
        ("action", "missed", "outcome"),
        [
            (Action(Act.BET, 100), [FOLD, FOLD], OutOfTurn.BINDING),
            (Action(Act.BET, 100), [Action(Act.BET, 60)], OutOfTurn.BINDING),
            (Action(Act.BET, 100), [CHECK, CHECK], OutOfTurn.RETURNED),
            (Action(Act.BET, 100), [FOLD, CHECK], OutOfTurn.RETURNED),  # A26
            (Action(Act.BET, 100), [Action(Act.BET, 150)], OutOfTurn.PLAYER_CHOICE),
            (CHECK, [CHECK], OutOfTurn.BINDING),
            (CHECK, [Action(Act.BET, 150)], OutOfTurn.RELEASED),  # A26: a check is no bet
            (FOLD, [Action(Act.BET, 150)], OutOfTurn.BINDING),  # s5
        ],
    )
    def test_qld_37(self, action: Action, missed: list[Action], outcome: OutOfTurn) -> None:
        assert out_of_turn(action, missed, level=0, way=OutOfTurns.MISSED_DECIDE).outcome is outcome

    @pytest.mark.parametrize("called", [600, 450])  # 450: all-in for less
    @pytest.mark.parametrize(
        ("missed", "outcome"),
        [
            ([FOLD, Action(Act.CALL, 600)], OutOfTurn.BINDING),
            ([Action(Act.CALL, 300)], OutOfTurn.BINDING),
            ([CHECK], OutOfTurn.RETURNED),
            ([FOLD, Action(Act.BET, 1_200)], OutOfTurn.PLAYER_CHOICE),
        ],
    )
    def test_qld_2_a_call_is_a_bet_as_well(self, called: int, missed: list[Action], outcome: OutOfTurn) -> None:
        call = Action(Act.CALL, called)
        assert out_of_turn(call, missed, level=600, way=OutOfTurns.MISSED_DECIDE).outcome is outcome

    def test_qld_37_6_above_the_maximum_the_difference_goes_back(self) -> None:
        ruling = out_of_turn(Action(Act.BET, 250), [FOLD], level=0, way=OutOfTurns.MISSED_DECIDE, maximum=200)
        assert (ruling.outcome, ruling.excess) == (OutOfTurn.BINDING, 50)

    def test_qld_37_7_the_dealers_error_is_retracted_by_all(self) -> None:
        ruling = out_of_turn(Action(Act.BET, 100), [FOLD], level=0, way=OutOfTurns.MISSED_DECIDE, dealer_directed=True)
        assert ruling.outcome is OutOfTurn.RETRACT
