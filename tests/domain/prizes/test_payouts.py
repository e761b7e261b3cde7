"""Prizes to the cent: the payout table, ties, deals, posting and paying."""

import pytest

from tdapp.domain import tournament
from tdapp.domain.clock import announcing
from tdapp.domain.people.naming import clean, named
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.payout_plan import amounts, shares
from tdapp.domain.prizes.places import Award, Place, awards, by_table, finishes, places, planned, prizes
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.setup import PayoutColumn
from tdapp.domain.units import Cents, EntryId, Money, TextId
from tdapp.values import replace
from tests.domain.evening import MINUTE, SETUP, TABLE, Evening, entry, late, lifted, playing, registered


@pytest.mark.parametrize(
    ("pool", "parts", "unit", "expected"),
    [
        (0, (100_000,), 100, ()),
        (1_000_00, (), 100, ()),
        (1_000_00, (100_000,), 100, (1_000_00,)),
        (1_000_00, (50_000, 30_000, 20_000), 5_00, (500_00, 300_00, 200_00)),
        (1_003_00, (50_000, 30_000, 20_000), 5_00, (503_00, 300_00, 200_00)),
        (999_99, (50_000, 30_000, 20_000), 10_00, (519_99, 290_00, 190_00)),
        (20_00, (50_000, 30_000, 20_000), 5_00, (15_00, 5_00)),
        (3, (33_334, 33_333, 33_333), 1, (3,)),
        (1_000, (33_334, 33_333, 33_333), 1, (334, 333, 333)),
    ],
)
def test_amounts_are_rounded_to_the_unit_and_the_rest_goes_to_first(
    pool: int, parts: tuple[int, ...], unit: int, expected: tuple[int, ...]
) -> None:
    assert amounts(Cents(pool), parts, Cents(unit)) == expected


@pytest.mark.parametrize("entries_", range(1, 40))
@pytest.mark.parametrize("unit", [1, 1_00, 5_00, 10_00])
def test_amounts_add_up_to_the_pool_to_the_cent(entries_: int, unit: int) -> None:
    pool = Cents(entries_ * 17_31)
    assert sum(amounts(pool, shares(TABLE, entries_), Cents(unit))) == pool


def test_the_column_follows_the_field() -> None:
    assert shares(TABLE, 0) == ()
    assert shares(TABLE, 1) == (100_000,)
    assert shares(TABLE, 4) == (65_000, 35_000)
    assert shares(TABLE, 500) == (50_000, 30_000, 20_000)
    only_large = replace(TABLE, columns=(replace(TABLE.columns[2], from_entries=11, to_entries=20),))
    assert shares(only_large, 2) == (70_000, 30_000), "fewer entries than places: the rest goes to first"
    assert shares(only_large, 99) == (50_000, 30_000, 20_000), "a field above the table uses its last column"


def test_a_field_beyond_the_table_goes_by_its_last_column_and_one_below_it_by_its_first() -> None:
    small, large = PayoutColumn(5, 9, (60_000, 40_000)), PayoutColumn(10, 20, (50_000, 30_000, 20_000))
    table = replace(TABLE, columns=(small, large))
    assert shares(table, 21) == shares(table, 10_000) == large.shares
    assert shares(table, 4) == small.shares
    assert [shares(table, entries) for entries in (9, 10)] == [small.shares, large.shares]


def test_places_count_from_the_number_of_entries() -> None:
    evening = late(12)
    for number in range(1, 12):
        evening.do(entries.bust_out, entry(number))
    assert {number: place.best for number, place in places(evening.state).items()} == {n: 13 - n for n in range(1, 13)}
    assert next(finishes(evening.state)) == (Place(1, 1), [EntryId(12)])


def test_a_tie_adds_the_prizes_up_and_splits_them_the_odd_cent_to_who_went_out_last() -> None:
    evening = late(12, replace(SETUP, buy_in=Cents(50_01), unit=Cents(1)))
    for number in range(1, 10):
        evening.do(entries.bust_out, entry(number))
    evening.do(payouts.set_prizes, (Cents(300_12), Cents(200_00), Cents(100_00)))
    evening.do(payouts.set_prizes, (Cents(300_11), Cents(200_01), Cents(100_00)))
    evening.do(entries.bust_out, entry(10, 11), (False, True))
    found = awards(evening.state)
    assert found[EntryId(12)] == Award(Place(1, 1), Cents(300_11))
    assert found[EntryId(11)] == Award(Place(2, 3), Cents(150_01))
    assert found[EntryId(10)] == Award(Place(2, 3), Cents(150_00))
    assert found[EntryId(9)].cents == 0


def test_a_tie_over_the_bubble_shares_the_last_prize() -> None:
    evening = late(5)
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.bust_out, entry(2))
    evening.do(entries.bust_out, entry(3, 4), (False, True))
    found = awards(evening.state)
    assert found[EntryId(3)].place == Place(2, 3)
    assert found[EntryId(3)].cents + found[EntryId(4)].cents == prizes(evening.state)[1]


def test_a_deal_is_any_amounts_that_add_up_to_the_pool() -> None:
    evening = late(12)
    deal = (Cents(250_00), Cents(249_99), Cents(100_01))
    evening.do(payouts.set_prizes, deal)
    assert prizes(evening.state) == deal
    refusal = evening.refused("prizes.sum", payouts.set_prizes, (Cents(250_00), Cents(249_99)))
    assert refusal.facts["difference"] == Money(Cents(100_01), "EUR")
    evening.refused("prizes.positive", payouts.set_prizes, ())
    evening.refused("prizes.positive", payouts.set_prizes, (Cents(600_00), Cents(0)))
    evening.refused("prizes.positive", payouts.set_prizes, (Cents(601_00), Cents(-1_00)))
    evening.refused("prizes.too_many", payouts.set_prizes, (Cents(46_15),) * 13)
    evening.do(payouts.reset_prizes)
    assert prizes(evening.state) == by_table(evening.state)
    evening.refused("prizes.by_table", payouts.reset_prizes)


def test_posted_prizes_stand_until_posted_anew() -> None:
    evening = registered(12)
    evening.refused("prizes.not_posted", payouts.withdraw_prizes)
    evening.do(payouts.post_prizes)
    posted = prizes(evening.state)
    evening.refused("prizes.is_posted", payouts.post_prizes)
    evening.do(entries.register, ["9" * 32], "s")
    assert prizes(evening.state) == posted
    evening.do(payouts.post_prizes)
    assert sum(prizes(evening.state)) == 13 * 50_00
    evening.do(payouts.withdraw_prizes)
    assert evening.state.posted is None


def test_m3_a_deal_over_posted_prizes_is_a_draft_until_it_is_posted() -> None:
    evening = late(12)
    evening.do(payouts.post_prizes)
    shown, deal = prizes(evening.state), (Cents(400_00), Cents(200_00))
    evening.do(payouts.set_prizes, deal)
    assert (prizes(evening.state), evening.state.posted, planned(evening.state)) == (shown, shown, deal)
    evening.do(payouts.post_prizes, allow=lifted("prizes.post_others"))
    assert prizes(evening.state) == evening.state.posted == deal


def test_m3_only_what_is_posted_is_paid() -> None:
    evening = late(5)
    evening.do(entries.bust_out, entry(1, 2, 3, 4))
    evening.refused("pay.not_posted", payouts.pay, EntryId(4))
    evening.do(payouts.post_prizes)
    second = prizes(evening.state)[1]
    evening.do(payouts.set_prizes, (Cents(150_00), Cents(100_00)))
    evening.do(payouts.pay, EntryId(4))
    assert evening.state.paid[EntryId(4)] == second


def test_there_is_nothing_to_post_without_a_pool_and_not_what_no_longer_fits() -> None:
    Evening().refused("prizes.none", payouts.post_prizes)
    evening = registered(12)
    evening.do(payouts.set_prizes, (Cents(600_00),))
    evening.do(entries.register, ["9" * 32], "s")
    evening.refused("prizes.sum", payouts.post_prizes)


def test_paying() -> None:
    evening = late(5)
    evening.refused("pay.still_in", payouts.pay, EntryId(1))
    evening.do(entries.bust_out, entry(1, 2, 3, 4))
    evening.pay(EntryId(4))
    assert evening.state.paid[EntryId(4)] == prizes(evening.state)[1]
    evening.refused("pay.is_paid", payouts.pay, EntryId(4))
    evening.refused("pay.no_prize", payouts.pay, EntryId(1))
    evening.pay(EntryId(5))
    assert sum(evening.state.paid.values()) == evening.state.pool


def test_what_was_paid_stays() -> None:
    evening = late(5)
    evening.do(entries.bust_out, entry(1, 2, 3, 4))
    evening.pay(EntryId(4))
    second = prizes(evening.state)[1]
    pool = evening.state.pool
    evening.do(payouts.set_prizes, (pool,))
    others = lifted("prizes.post_others")
    refusal = evening.refused("prizes.paid_stays", payouts.post_prizes, allow=others)
    assert (refusal.overridable, [wrong.entry for wrong in refusal.facts["wrongs"]]) == (True, [4])
    evening.do(payouts.set_prizes, (Cents(pool - second - 5_00), second, Cents(5_00)))
    evening.do(payouts.post_prizes, allow=others)
    evening.do(payouts.reset_prizes)
    evening.do(payouts.post_prizes, allow=others)
    evening.refused("prizes.stay_posted", payouts.withdraw_prizes)


def test_after_the_finish_prizes_stand() -> None:
    evening = late(5)
    evening.state = replace(evening.state, finished=True)
    for decision, args in ((payouts.set_prizes, ((Cents(250_00),),)), (payouts.reset_prizes, ())):
        evening.refused("finished", decision, *args)


def test_an_announcement_stands_for_a_while_or_until_it_is_taken_off() -> None:
    evening = Evening()
    evening.refused("announce.none", announcing.clear_announcement)
    evening.do(announcing.announce, TextId("a" * 32), "digest", 10 * MINUTE)
    assert [each.until for each in evening.state.announced] == [evening.now + 10 * MINUTE]
    evening.do(announcing.announce, TextId("b" * 32), "digest")
    assert [each.until for each in evening.state.announced] == [evening.now + 10 * MINUTE, None]
    evening.do(announcing.clear_announcement)
    assert evening.state.announced == ()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\u202eecalevoL", "Ada ecalevoL"),
        ("\ufeffAda\u200b\n\tL", "Ada L"),
        ("Cafe\u0301", "Café"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("=1+1; DROP TABLE", "=1+1; DROP TABLE"),
        ("أحمد", "أحمد"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\x00\x1f\x7f", ""),
    ],
)
def test_names_are_just_names_without_tricks(typed: str, kept: str) -> None:
    assert clean(typed) == kept


def test_a_name_is_there_and_not_too_long() -> None:
    assert named("x" * 200, "player") == "x" * 200
    for text, code in (("", "name.empty"), ("\u200b", "name.empty"), ("x" * 201, "name.long")):
        with pytest.raises(Refused) as caught:
            named(text, "player")
        assert caught.value.code == code
        assert caught.value.facts["field"] == "player"


def test_what_was_left_unpaid_is_posted_and_paid_after_the_finish() -> None:
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    evening.do(tournament.finish, allow=lifted("finish.unpaid"))
    evening.refused("pay.not_posted", payouts.pay, EntryId(2))
    evening.pay(EntryId(2))
    assert not prize_book(evening.state).due


def test_nobody_is_paid_while_entries_may_still_come() -> None:
    evening = playing(4)
    evening.do(entries.bust_out, entry(1))
    evening.refused("pay.registration_open", payouts.pay, EntryId(1))
    evening.do(tournament.close_registration)
    evening.refused("pay.no_prize", payouts.pay, EntryId(1))
