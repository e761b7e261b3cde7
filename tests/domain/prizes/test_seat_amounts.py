"""The prizes of a satellite: so many seats as the pool pays, and the rest in cash by its rule."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.prizes.payout_checks import check_table
from tdapp.domain.prizes.payout_plan import plan, seats_paid
from tdapp.domain.refusal import Refused
from tdapp.domain.setup import PayoutCurve, PayoutRules, PayoutTable, SeatPrizes, SeatRest
from tdapp.domain.units import Cents
from tdapp.values import replace

SEAT = SeatPrizes(Cents(200_00))
UNIT, BUY_IN = Cents(5_00), Cents(20_00)
rests = st.builds(
    SeatPrizes,
    st.integers(1, 500_00).map(Cents),
    guaranteed=st.integers(1, 12),
    capped=st.booleans(),
    rest=st.sampled_from(SeatRest),
    split=st.integers(1, 9),
)


def paid(seats: SeatPrizes, entries: int, pool: int, unit: int = UNIT) -> tuple[int, ...]:
    return tuple(plan(PayoutTable("Seats", seats=seats), entries, Cents(pool), Cents(unit), BUY_IN).amounts)


@pytest.mark.parametrize(
    ("rest", "split", "amounts"),
    [
        (SeatRest.NEXT, 2, (200_00,) * 4 + (70_00,)),
        (SeatRest.SPLIT, 2, (200_00,) * 4 + (35_00, 35_00)),
        (SeatRest.SPLIT, 3, (200_00,) * 4 + (30_00, 20_00, 20_00)),
        (SeatRest.SPLIT, 9, (200_00,) * 4 + (30_00,) + (5_00,) * 8),
        (SeatRest.SEATS, 2, (225_00, 215_00, 215_00, 215_00)),
    ],
)
def test_the_rest_goes_by_its_rule(rest: SeatRest, split: int, amounts: tuple[int, ...]) -> None:
    assert paid(replace(SEAT, rest=rest, split=split), 40, 870_00) == amounts


def test_a_pool_of_whole_seats_leaves_no_rest() -> None:
    assert paid(SEAT, 40, 800_00) == (200_00,) * 4


def test_a_pool_below_one_seat_is_paid_in_cash() -> None:
    assert paid(SEAT, 9, 180_00) == (180_00,)
    assert paid(replace(SEAT, rest=SeatRest.SPLIT), 9, 180_00) == (90_00, 90_00)
    assert paid(replace(SEAT, rest=SeatRest.SEATS), 9, 180_00) == (180_00,)


def test_a_fixed_number_of_seats_leaves_the_next_ones_at_most_what_a_seat_is_worth() -> None:
    assert paid(replace(SEAT, guaranteed=2, capped=True), 40, 870_00) == (200_00, 200_00, 200_00, 200_00, 70_00)
    assert seats_paid(replace(SEAT, guaranteed=2, capped=True), 40, Cents(870_00)) == 2


def test_everybody_has_a_seat_and_shares_the_rest_where_the_field_is_small() -> None:
    assert paid(SEAT, 2, 500_00) == (250_00, 250_00)


@given(rests, st.integers(1, 60), st.integers(1, 3_000_00), st.sampled_from((1, 100, 5_00)))
def test_seats_and_rest_come_to_the_pool_and_never_rise(seats: SeatPrizes, entries: int, pool: int, unit: int) -> None:
    check_table(PayoutTable("Seats", seats=seats), "EUR")
    amounts, many = paid(seats, entries, pool, unit), seats_paid(seats, entries, Cents(pool))
    assert sum(amounts) == pool and min(amounts) > 0 and len(amounts) <= entries
    assert all(before >= after for before, after in pairwise(amounts))
    assert all(amount >= seats.value for amount in amounts[:many])
    assert all(amount <= seats.value for amount in amounts[many:]) or not many
    if not seats.capped:
        assert pool - many * seats.value < seats.value or many == entries


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (PayoutTable("Seats", seats=replace(SEAT, value=Cents(0))), "setup.seat_value"),
        (PayoutTable("Seats", seats=replace(SEAT, guaranteed=-1)), "setup.seats_many"),
        (PayoutTable("Seats", seats=replace(SEAT, capped=True)), "setup.seats_many"),
        (PayoutTable("Seats", seats=replace(SEAT, split=0)), "setup.seats_split"),
        (PayoutTable("Seats", seats=SEAT, rules=PayoutRules(min_cash=200)), "setup.seats_alone"),
        (PayoutTable("Seats", seats=SEAT, curve=PayoutCurve(places=3)), "setup.seats_alone"),
    ],
)
def test_seats_that_make_no_sense_are_refused(table: PayoutTable, code: str) -> None:
    with pytest.raises(Refused) as caught:
        check_table(table, "EUR")
    assert caught.value.code == code
