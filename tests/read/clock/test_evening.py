"""The figures of the evening beside the clock: sales, money, breaks."""

from datetime import timedelta

from tdapp.domain.clock import timing
from tdapp.domain.registration import entries, sales
from tdapp.domain.setup import PayoutTable
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.clock.clock import clock_view
from tdapp.read.clock.evening import evening_view, levels_end_at, next_break_at
from tdapp.values import replace
from tests.domain.evening import SETUP, START, add_on, entry, late, on_terms, playing, rebuy, registered

FREE = replace(SETUP, buy_in=Cents(0), fee=Cents(0), payout=PayoutTable("Nobody", ()))


def test_what_the_terms_do_not_sell_is_not_counted() -> None:
    evening = playing(12)
    view = evening_view(evening.state, evening.now)
    assert (view.rebuys, view.add_ons) == (None, None)
    on_terms(evening, rebuy(), add_on())
    evening.do(sales.buy, EntryId(1), "rebuy")
    view = evening_view(evening.state, evening.now)
    assert (view.rebuys, view.add_ons) == (1, 0)


def test_what_was_given_back_is_not_sold() -> None:
    evening = on_terms(playing(12), rebuy())
    evening.do(sales.buy, EntryId(1), "rebuy")
    number = next(iter(evening.state.purchases))
    evening.do(sales.give_back, number)
    assert evening_view(evening.state, evening.now).rebuys == 0


def test_places_and_the_money_are_told_once_nobody_can_enter() -> None:
    view = evening_view(playing(12).state, START)
    assert (view.places, view.first, view.until_money) == (None, None, None)
    assert view.pool == Money(Cents(600_00), "EUR")
    evening = late(12)
    view = evening_view(evening.state, evening.now)
    assert (view.places, view.first, view.until_money) == (3, Money(Cents(300_00), "EUR"), 9)
    for number in range(12, 2, -1):
        evening.do(entries.bust_out, entry(number))
    assert evening_view(evening.state, evening.now).until_money == 0


def test_where_nobody_is_paid_no_money_is_told() -> None:
    evening = late(9, FREE)
    view = evening_view(evening.state, evening.now)
    assert (view.pool, view.first, view.places, view.until_money) == (None, None, None, None)


def test_break_and_end_are_told_as_the_clock_runs_now() -> None:
    before = registered(2)
    assert next_break_at(clock_view(before.state, before.now)) is None
    evening = playing(12)
    view = clock_view(evening.state, evening.now)
    assert next_break_at(view) == START + timedelta(minutes=40)
    assert levels_end_at(view) == START + timedelta(minutes=95)
    evening.do(timing.add_time, timedelta(minutes=5))
    assert next_break_at(clock_view(evening.state, evening.now)) == START + timedelta(minutes=45)
    evening.wait(46)
    assert next_break_at(clock_view(evening.state, evening.now)) is None  # it runs
    evening.wait(60)
    assert levels_end_at(clock_view(evening.state, evening.now)) is None
