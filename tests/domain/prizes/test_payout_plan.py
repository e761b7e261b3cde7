"""The prizes of every kind of payout table, held to its rules, for any field and pool."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.prizes.curve import groups, parts_of, places_paid
from tdapp.domain.prizes.payout_checks import MOST_STEEP, check_table
from tdapp.domain.prizes.payout_plan import amounts, plan, shares
from tdapp.domain.prizes.places import by_table, plan_of
from tdapp.domain.refusal import Refused
from tdapp.domain.setup import WHOLE, LockedPlace, PayoutColumn, PayoutCurve, PayoutRules, PayoutTable
from tdapp.domain.units import Cents
from tdapp.values import replace
from tests.domain.evening import SETUP, TABLE, Evening, late

BUY_IN = Cents(50_00)
TENTH = PayoutTable("Tenth", curve=PayoutCurve(percent=10_000))
NINE = PayoutTable("Nine", curve=PayoutCurve(places=9, first=30_000))

percents = st.integers(1, WHOLE)
fields = st.one_of(
    st.builds(PayoutCurve, percent=percents),
    st.builds(PayoutCurve, one_in=st.integers(1, 30)),
    st.builds(PayoutCurve, places=st.integers(1, 120)),
)
curves = st.builds(
    lambda curve, shape: replace(curve, **shape),
    fields,
    st.one_of(
        st.fixed_dictionaries({"first": st.none() | percents, "second": st.none() | percents}),
        st.fixed_dictionaries({"steepness": st.integers(0, MOST_STEEP)}),
    ),
)
tables = st.one_of(
    st.just(TABLE),
    st.builds(lambda curve: PayoutTable("Curve", curve=curve), curves),
)
rules = st.builds(
    PayoutRules,
    min_cash=st.sampled_from((0, 100, 150, 200, 1000)),
    cuts=st.booleans(),
    spread=st.booleans(),
    grouped=st.booleans(),
)
units = st.sampled_from((1, 100, 5_00, 10_00, 25_00, 100_00))
pools = st.integers(1, 3_000_000)


def locked_at(*places: tuple[int, int]) -> PayoutTable:
    return replace(NINE, rules=PayoutRules(locked=tuple(LockedPlace(place, Cents(cents)) for place, cents in places)))


def never_rise(prizes: tuple[int, ...]) -> bool:
    return all(before >= after for before, after in pairwise(prizes))


@settings(max_examples=400)
@given(tables, rules, st.integers(1, 400), pools, units)
@example(NINE, PayoutRules(min_cash=100, spread=True), 9, 450_00, 5_00)
def test_prizes_come_to_the_pool_never_rise_and_keep_to_the_minimum(
    table: PayoutTable, held_to: PayoutRules, entries: int, pool: int, unit: int
) -> None:
    table = replace(table, rules=held_to)
    check_table(table, "EUR")
    found = plan(table, entries, Cents(pool), Cents(unit), BUY_IN)
    prizes = found.amounts
    assert sum(prizes) == pool
    assert 1 <= len(prizes) <= entries
    assert never_rise(prizes)
    least = max(unit, BUY_IN * held_to.min_cash // 100)
    assert all(prize >= least for prize in prizes[1:])
    assert prizes[0] >= min(pool, least)
    assert all(prize % unit == 0 for prize in prizes[1:])
    assert not found.unlocked
    if held_to.min_cash:
        assert len(prizes) + len(found.lost) == len(shares(table, entries))


@settings(max_examples=300)
@given(curves, rules, st.integers(1, 3_000), pools, units)
def test_places_of_one_group_get_one_prize(
    curve: PayoutCurve, held_to: PayoutRules, entries: int, pool: int, unit: int
) -> None:
    table = PayoutTable("Groups", curve=curve, rules=replace(held_to, grouped=True))
    prizes = plan(table, entries, Cents(pool * 100), Cents(unit), BUY_IN).amounts
    for first, last in groups(len(prizes)):
        if first > 1:
            assert len(set(prizes[first - 1 : last])) == 1


@settings(max_examples=400)
@given(
    tables, rules, st.integers(1, 200), pools, units,
    st.dictionaries(st.integers(1, 30), st.integers(1, 500_000), min_size=1, max_size=3),
)  # fmt: skip
def test_locked_places_get_what_they_were_locked_at_or_it_is_said(
    table: PayoutTable, held_to: PayoutRules, entries: int, pool: int, unit: int, locked: dict[int, int]
) -> None:
    fall = sorted(locked.values(), reverse=True)
    kept = tuple(LockedPlace(place, Cents(cents)) for place, cents in zip(sorted(locked), fall, strict=True))
    table = replace(table, rules=replace(held_to, locked=kept))
    check_table(table, "EUR")
    found = plan(table, entries, Cents(pool), Cents(unit), BUY_IN)
    assert sum(found.amounts) == pool
    assert never_rise(found.amounts)
    here = [each for each in kept if each.place <= entries]
    if found.unlocked:
        assert here
    else:
        assert all(found.amounts[each.place - 1] == each.cents for each in here)


@given(curves, st.integers(1, 2_000))
def test_a_curve_never_rises_and_first_gets_its_share(curve: PayoutCurve, entries: int) -> None:
    places = places_paid(curve, entries)
    parts = parts_of(curve, places)
    assert len(parts) == places <= entries
    assert never_rise(parts)
    least = 1 / places if curve.places else 2 / (places + 1)
    if curve.first is not None and places > 1 and WHOLE * least <= curve.first <= 99_000:
        assert parts[0] / sum(parts) == pytest.approx(curve.first / WHOLE, abs=1e-4)


def test_a_curve_has_the_shape_that_was_asked_for() -> None:
    whole = Cents(1_000_000)
    assert amounts(whole, parts_of(PayoutCurve(places=9, first=30_000), 9), Cents(1_000)) == (
        305_000, 169_000, 121_000, 95_000, 79_000, 68_000, 60_000, 54_000, 49_000,
    )  # fmt: skip
    falls = parts_of(PayoutCurve(places=9, first=30_000, second=65_000), 9)
    assert falls[1] / falls[0] == pytest.approx(0.65, abs=1e-6)
    assert falls[0] / sum(falls) == pytest.approx(0.3, abs=1e-6)
    assert len(set(parts_of(PayoutCurve(places=9, steepness=0), 9))) == 1
    assert parts_of(PayoutCurve(places=3, first=5_000), 3) == parts_of(PayoutCurve(places=3, steepness=0), 3)


def test_few_places_of_a_field_are_not_paid_nearly_alike_by_a_first_prize_set_for_many() -> None:
    curve = PayoutCurve(percent=10_000, first=35_000, second=60_000)
    three, nine = parts_of(curve, 3), parts_of(curve, 9)
    assert [round(100 * part / sum(three)) for part in three] == [50, 30, 20]
    assert round(100 * nine[0] / sum(nine)) == 35


def test_a_part_of_a_place_is_a_place() -> None:
    assert [places_paid(PayoutCurve(percent=15_000), entries) for entries in (1, 2, 7, 20, 21, 10_043)] == [
        1, 1, 2, 3, 4, 1_507,
    ]  # fmt: skip
    assert [places_paid(PayoutCurve(one_in=3), entries) for entries in (1, 3, 4, 9, 10)] == [1, 1, 2, 3, 4]
    assert [places_paid(PayoutCurve(places=5), entries) for entries in (0, 3, 90)] == [0, 3, 5]


def test_places_below_the_final_table_go_by_threes_then_by_tables() -> None:
    assert groups(60)[9:] == [(10, 12), (13, 15), (16, 18), (19, 27), (28, 36), (37, 45), (46, 54), (55, 60)]
    assert groups(2_000)[18:23] == [(73, 81), (82, 108), (109, 135), (136, 162), (163, 189)]
    for places in (1, 9, 10, 700, 1_507):
        covered = [place for first, last in groups(places) for place in range(first, last + 1)]
        assert covered == list(range(1, places + 1))


def test_the_minimum_cash_lifts_the_low_places_or_costs_them() -> None:
    lifted = replace(NINE, rules=PayoutRules(min_cash=200))
    found = plan(lifted, 40, Cents(2_000_00), Cents(5_00), BUY_IN)
    assert found.amounts[-1] == 100_00 and len(found.amounts) == 9 and not found.lost
    cut = replace(NINE, rules=PayoutRules(min_cash=200, cuts=True))
    fewer = plan(cut, 24, Cents(1_200_00), Cents(5_00), BUY_IN)
    assert len(fewer.amounts) == 6 and fewer.amounts[-1] >= 100_00
    assert list(fewer.lost) == [7, 8, 9]
    assert list(plan(lifted, 9, Cents(450_00), Cents(5_00), BUY_IN).lost) == [5, 6, 7, 8, 9]


def test_what_rounding_leaves_goes_to_first_or_is_spread() -> None:
    three = PayoutTable("Three", (PayoutColumn(1, None, (50_000, 30_000, 20_000)),))
    assert plan(three, 20, Cents(1_190_00), Cents(20_00), BUY_IN).amounts == (630_00, 340_00, 220_00)
    spread = replace(three, rules=PayoutRules(spread=True))
    assert plan(spread, 20, Cents(1_190_00), Cents(20_00), BUY_IN).amounts == (610_00, 360_00, 220_00)


def test_a_locked_first_prize_takes_from_the_others_and_is_left_aside_while_it_does_not_fit() -> None:
    locked = replace(NINE, rules=PayoutRules(locked=(LockedPlace(1, Cents(1_000_00)),)))
    found = plan(locked, 40, Cents(2_000_00), Cents(5_00), BUY_IN)
    assert found.amounts[0] == 1_000_00 and sum(found.amounts[1:]) == 1_000_00
    small = plan(locked, 10, Cents(500_00), Cents(5_00), BUY_IN)
    assert small.unlocked and sum(small.amounts) == 500_00


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (replace(TABLE, curve=PayoutCurve(places=3)), "setup.payout_both"),
        (PayoutTable("up", (PayoutColumn(1, None, (40_000, 60_000)),)), "setup.payout_rises"),
        (PayoutTable("gap", (PayoutColumn(1, 3, (WHOLE,)), PayoutColumn(5, None, (WHOLE,)))), "setup.payout_columns"),
        (PayoutTable("end", (PayoutColumn(1, None, (WHOLE,)), PayoutColumn(5, 9, (WHOLE,)))), "setup.payout_columns"),
        (PayoutTable("none", curve=PayoutCurve()), "setup.payout_places"),
        (PayoutTable("two", curve=PayoutCurve(percent=10_000, places=3)), "setup.payout_places"),
        (PayoutTable("all", curve=PayoutCurve(percent=WHOLE + 1)), "setup.payout_places"),
        (PayoutTable("less", curve=PayoutCurve(places=3, one_in=-1)), "setup.payout_places"),
        (PayoutTable("0", curve=PayoutCurve(places=3, first=0)), "setup.payout_curve"),
        (PayoutTable("both", curve=PayoutCurve(places=3, first=1, steepness=1)), "setup.payout_curve"),
        (replace(NINE, rules=PayoutRules(min_cash=-1)), "setup.min_cash"),
        (
            replace(NINE, rules=PayoutRules(locked=(LockedPlace(2, Cents(9)), LockedPlace(3, Cents(10))))),
            "setup.locked",
        ),
        (replace(NINE, rules=PayoutRules(locked=(LockedPlace(2, Cents(9)), LockedPlace(2, Cents(9))))), "setup.locked"),
        (replace(NINE, rules=PayoutRules(locked=(LockedPlace(0, Cents(9)),))), "setup.locked"),
    ],
)
def test_a_table_nobody_can_be_paid_by_is_refused(table: PayoutTable, code: str) -> None:
    with pytest.raises(Refused) as refused:
        tournament.checked(replace(SETUP, payout=table))
    assert refused.value.code == code


def test_a_tournament_pays_by_a_curve_as_by_a_table() -> None:
    evening = late(40, replace(SETUP, payout=replace(TENTH, rules=PayoutRules(min_cash=150))))
    prizes = by_table(evening.state)
    assert len(prizes) == 4 and sum(prizes) == evening.state.pool == 40 * 50_00
    assert not plan_of(evening.state).lost
    assert by_table(Evening(evening.state.setup).state) == ()
