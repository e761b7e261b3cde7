"""What a stack is worth by ICM, and that money shared out by it is all there."""

import subprocess
import sys
from itertools import pairwise, permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tdapp.domain.money.sharing_out import share_out
from tdapp.domain.prizes.icm import MOST_BY_SETS, by_sets, icm
from tdapp.domain.prizes.icm_field import by_integral
from tdapp.domain.progress import Stopped
from tdapp.domain.units import Cents, Chips

NEAR = 1e-12  # of the prizes

stack = st.integers(1, 10**6)
falling = st.lists(st.integers(0, 10**8), min_size=1, max_size=16).map(lambda found: sorted(found, reverse=True))


def worths(stacks: list[int], prizes: list[int]) -> tuple[float, ...]:
    return icm(tuple(map(Chips, stacks)), tuple(map(Cents, prizes)))


def place_by_place(stacks: list[int], prizes: list[int]) -> list[float]:
    """The same from every order in which players can finish, as the rule is told."""
    found = [0.0] * len(stacks)
    for order in permutations(range(len(stacks))):
        left, chance = sum(stacks), 1.0
        for at in order:
            chance *= stacks[at] / left if left else 1.0
            left -= stacks[at]
        for at, prize in zip(order, prizes, strict=False):
            found[at] += chance * prize
    return [each / sum(prizes[: len(stacks)]) for each in found]


@given(st.lists(stack, min_size=1, max_size=30), falling)
@settings(max_examples=60, deadline=None)
def test_the_shares_come_to_the_prizes_and_grow_with_the_stack(stacks: list[int], prizes: list[int]) -> None:
    assume(sum(prizes[: len(stacks)]))
    found = worths(stacks, prizes)
    assert sum(found) == pytest.approx(1, abs=NEAR)
    in_order = sorted(zip(stacks, found, strict=True))
    assert all(less[1] <= more[1] for less, more in pairwise(in_order))
    assert len({share for chips, share in in_order if chips == in_order[0][0]}) == 1, "equal stacks"


@given(st.lists(stack, min_size=2, max_size=15), falling)
@settings(max_examples=60, deadline=None)
def test_the_integral_says_what_the_sets_say(stacks: list[int], prizes: list[int]) -> None:
    ladder = [each / sum(prizes) for each in prizes[: len(stacks) - 1] if each]
    assume(ladder)
    assert by_integral(stacks, ladder) == pytest.approx(by_sets(stacks, ladder), abs=NEAR)


@given(st.lists(stack, min_size=1, max_size=5), falling)
@settings(max_examples=40, deadline=None)
def test_it_is_the_chance_of_each_order_of_finishing(stacks: list[int], prizes: list[int]) -> None:
    assume(sum(prizes[: len(stacks)]))
    assert worths(stacks, prizes) == pytest.approx(place_by_place(stacks, prizes), abs=NEAR)


@given(stack, stack, st.integers(0, 10**8), st.integers(0, 10**8))
def test_two_players_get_second_prize_and_their_part_of_the_difference(a: int, b: int, x: int, y: int) -> None:
    first, second = max(x, y), min(x, y)
    assume(first)
    mine = (second + (first - second) * a / (a + b)) / (first + second)
    assert worths([a, b], [first, second]) == pytest.approx((mine, 1 - mine), abs=NEAR)


def test_a_large_field_comes_to_the_prizes() -> None:
    stacks = [100 + (at * 7919) % 50_000 for at in range(400)]
    prizes = [10**7 // (at + 2) for at in range(60)]
    found = worths(stacks, prizes)
    assert sum(found) == pytest.approx(1, abs=NEAR)
    assert len(stacks) > MOST_BY_SETS
    by_stack = sorted(zip(stacks, found, strict=True))
    assert all(less[1] <= more[1] for less, more in pairwise(by_stack))


@pytest.mark.parametrize("n", [3, 40])
def test_equal_stacks_share_evenly(n: int) -> None:
    assert worths([5_000] * n, [50, 30, 20]) == pytest.approx([1 / n] * n, abs=NEAR)


@pytest.mark.parametrize("n", [4, 40])
def test_who_has_no_chips_is_last_and_shares_with_those_who_have_none(n: int) -> None:
    stacks = [*range(1, n - 1), 0, 0]
    found = worths(stacks, [10] * n)
    assert found == pytest.approx([1 / n] * n, abs=NEAR)
    assert worths(stacks, [60, 40])[-2:] == (0.0, 0.0)
    assert worths([0, 0, 7], [50, 30, 20]) == pytest.approx((0.25, 0.25, 0.5), abs=NEAR)


def test_one_player_gets_the_first_prize_and_nobody_gets_what_is_not_there() -> None:
    assert worths([7], [50, 30]) == (1.0,)
    assert worths([7, 3], [0, 0]) == (0.0, 0.0)
    assert worths([], [50]) == ()
    assert worths([6, 4], [100]) == pytest.approx((0.6, 0.4), abs=NEAR)


def test_a_large_field_is_stopped_when_nobody_waits_for_it() -> None:
    told: list[float] = []

    def until_a_third(done: float) -> bool:
        told.append(done)
        return done < 0.3

    stacks = tuple(Chips(1_000 + at) for at in range(3_000))
    with pytest.raises(Stopped):
        icm(stacks, tuple(Cents(1_000 - at) for at in range(300)), until_a_third)
    assert told[0] == 0.0
    assert told == sorted(told)


def test_numpy_waits_until_a_large_field_is_asked_for() -> None:
    """A table is dealt without it, and a start never loads it."""
    code = (
        "import sys; from tdapp.domain.prizes.icm import icm; import tdapp.ui.main_window;"
        "icm([10]*9, [50, 30, 20]); assert 'numpy' not in sys.modules;"
        "icm([10]*13, [5, 3]); assert 'numpy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@given(
    st.integers(0, 10**9),
    st.lists(st.integers(0, 10**15), min_size=1, max_size=12).filter(any),
    st.sampled_from([1, 5, 100, 500, 2_500]),
)
def test_shared_money_is_all_there_in_whole_units(money: int, weights: list[int], unit: int) -> None:
    shared = share_out(Cents(money), weights, Cents(unit), ranks=weights)
    assert sum(shared) == money
    assert sum(each % unit != 0 for each in shared) <= 1
    best = max(range(len(weights)), key=weights.__getitem__)
    assert all(each % unit == 0 for at, each in enumerate(shared) if at != best)
    in_order = sorted(zip(weights, shared, strict=True))
    assert all(less[1] <= more[1] for less, more in pairwise(in_order) if less[0] < more[0])
    exact = [money * weight / sum(weights) for weight in weights]
    assert all(abs(each - wanted) < 2 * unit for each, wanted in zip(shared, exact, strict=True))
