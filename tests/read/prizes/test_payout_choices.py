"""The payout tables to choose from, with what each pays now."""

from tdapp.domain.setup import WHOLE, PayoutColumn, PayoutTable
from tdapp.domain.units import Cents
from tdapp.read.prizes.payout_choices import PayoutChoice, payout_choices
from tdapp.read.prizes.prizes import prizes_view
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, SETUP, TABLE, Evening, late, registered

WINNER = PayoutTable("Winner", (PayoutColumn(1, None, (WHOLE,)),))
HALF = PayoutTable("Half", (PayoutColumn(1, None, (30_000, 20_000, 15_000, 12_500, 10_000, 7_500, 5_000)),))
NOBODY = PayoutTable("Nobody", ())


def said(found: tuple[PayoutChoice, ...]) -> list[tuple[str, list[int], bool]]:
    return [(one.table.name, [each.cents // 100 for each in one.amounts], one.chosen) for one in found]


def test_each_table_is_told_with_its_prizes_for_this_field_and_the_tournaments_is_marked() -> None:
    evening = late(12)
    assert said(payout_choices(evening.state, (WINNER, TABLE))) == [
        ("Winner", [600], False), ("House", [300, 180, 120], True),
    ]  # fmt: skip


def test_a_table_of_its_own_is_told_first_and_pays_what_the_page_shows() -> None:
    evening = late(12)
    first = payout_choices(evening.state, (WINNER,))[0]
    assert first.chosen
    rows = prizes_view(evening.state, evening.now, DIRECTORY).rows
    assert first.amounts == tuple(row.amount for row in rows)


def test_every_choice_comes_to_the_pool_whatever_it_is_rounded_to() -> None:
    evening = late(13)
    for unit in (Cents(1), Cents(5_00), Cents(100_00)):
        for one in payout_choices(evening.state, (WINNER, HALF, TABLE), unit):
            assert sum(each.cents for each in one.amounts) == evening.state.pool
            assert all(each.cents % unit == 0 for each in one.amounts[1:])


def test_what_is_odd_about_a_table_is_said_before_it_is_taken() -> None:
    found = {one.table.name: one for one in payout_choices(late(12).state, (WINNER, HALF))}
    assert not found["Winner"].doubts
    assert [doubt.code for doubt in found["Half"].doubts] == ["prizes.less_than_buy_in", "prizes.most_are_paid"]


def test_a_table_that_pays_nobody_is_a_choice_only_where_nothing_is_paid_in() -> None:
    assert [one.table for one in payout_choices(late(12).state, (WINNER, NOBODY))] == [TABLE, WINNER]
    free = Evening(replace(SETUP, buy_in=Cents(0), fee=Cents(0)))
    assert [one.table for one in payout_choices(free.state, (TABLE, NOBODY))] == [TABLE, NOBODY]
    assert payout_choices(registered(1).state, (WINNER,))[1].amounts[0].cents == 50_00
