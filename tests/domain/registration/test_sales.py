"""Rebuys and add-ons: sold to one or to a whole table, and given back."""

import pytest

from tdapp.domain.money.sale_facts import Bought, Payment, Sale, SaleReturned
from tdapp.domain.money.terms import Price, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.registration.sales import purchases_of
from tdapp.domain.units import Cents, Chips, DrawerId, EntryId, SaleNo
from tdapp.values import replace
from tests.domain.evening import (
    AGAIN,
    SETUP,
    Evening,
    add_on,
    by,
    conflict_of,
    entry,
    late,
    lifted,
    on_terms,
    playing,
    price,
    rebuy,
)

DRAWER = DrawerId("d" * 32)
ANY_TIME = SaleSpan(SaleSpanKind.BY_HAND)


def rebuys(count: int = 4, **rules: object) -> Evening:
    return on_terms(playing(count), rebuy(), add_on(window=ANY_TIME), **rules)


def test_a_rebuy_keeps_the_seat_and_brings_its_chips_and_money() -> None:
    evening = rebuys()
    seat = evening.state.entries[EntryId(2)].seat
    act = evening.do(sales.buy, EntryId(2), "rebuy", announced=True, drawer=DRAWER)
    assert act is not None
    sale = Sale("rebuy", price(40, 0, 5), Chips(20_000), (by(Tender.CASH, 45),), DRAWER)
    assert act.facts == (Bought(SaleNo(1), EntryId(2), SaleKind.REBUY, sale, announced=True),)
    assert evening.state.entries[EntryId(2)].seat == seat
    assert evening.state.chips == 5 * 20_000
    assert evening.state.collected == Price(Cents(240_00), Cents(40_00), Cents(5_00))
    evening.undo()
    assert evening.state.chips == 4 * 20_000
    assert evening.state.collected == Price(Cents(200_00), Cents(40_00))


def test_a_double_rebuy_is_two_sales_paid_together() -> None:
    evening = rebuys()
    act = evening.do(sales.buy, EntryId(1), "rebuy", [by(Tender.VOUCHER, 60, "V1"), by(Tender.CASH, 30)], times=2)
    assert act is not None
    assert [fact.sale.payments for fact in act.facts if isinstance(fact, Bought)] == [
        (by(Tender.VOUCHER, 45, "V1"),),
        (by(Tender.VOUCHER, 15, "V1"), by(Tender.CASH, 30)),
    ]
    assert [bought.number for bought in purchases_of(evening.state, EntryId(1))] == [1, 2]
    evening.refused("payment.code_used", sales.buy, EntryId(1), "rebuy", [by(Tender.VOUCHER, 45, "V1")])


def test_a_rebuy_without_chips_of_its_own_brings_a_starting_stack() -> None:
    evening = on_terms(playing(2), rebuy(chips=None))
    evening.do(sales.buy, EntryId(1), "rebuy")
    assert evening.state.chips == 3 * SETUP.starting_stack


def test_sales_that_cannot_be() -> None:
    evening = rebuys()
    evening.refused("entry.unknown", sales.buy, EntryId(9), "rebuy")
    evening.refused("sale.times", sales.buy, EntryId(1), "rebuy", times=0)
    evening.refused("sale.times", sales.buy, EntryId(1), "rebuy", times=21)
    evening.refused("sale.stack", sales.buy, EntryId(1), "rebuy", stack=Chips(-1))
    evening.refused("sale.stack", sales.buy, EntryId(1), "rebuy", stack=Chips(80_001))
    evening.refused("payment.sum", sales.buy, EntryId(1), "rebuy", [by(Tender.CASH, 45)], times=2)
    evening.do(entries.bust_out, entry(1))
    evening.refused("sale.is_out", sales.buy, EntryId(1), "rebuy")


def test_after_its_window_a_rebuy_takes_a_reason() -> None:
    evening = rebuys().wait(41)
    assert evening.refused("sale.closed", sales.buy, EntryId(1), "rebuy").overridable
    evening.do(sales.buy, EntryId(1), "rebuy", allow=lifted("sale.closed"))


@pytest.mark.parametrize(("stack", "fits"), [(0, True), (10_000, True), (10_001, False), (20_000, False)])
def test_hc_27_half_a_starting_stack_may_rebuy(stack: int, fits: bool) -> None:
    evening = rebuys()
    if fits:
        assert evening.do(sales.buy, EntryId(1), "rebuy", stack=Chips(stack)) is not None
        return
    refused = evening.refused("sale.stack_too_big", sales.buy, EntryId(1), "rebuy", stack=Chips(stack))
    assert (refused.overridable, refused.citation, refused.facts["limit"]) == (True, "HC-27", 10_000)
    evening.do(sales.buy, EntryId(1), "rebuy", stack=Chips(stack), allow=lifted("sale.stack_too_big"))


def test_hc_27_a_single_rebuy_may_be_bought_with_any_stack() -> None:
    single = rebuy(per_player=1)
    big = Chips(30_000)
    on_terms(playing(4), single).do(sales.buy, EntryId(1), "rebuy", stack=big)
    strict = on_terms(playing(4), single, single_rebuy_any_stack=False)
    strict.refused("sale.stack_too_big", sales.buy, EntryId(1), "rebuy", stack=big)


def test_any_stack_may_rebuy_when_the_terms_say_so_and_an_add_on_always() -> None:
    rebuys(rebuy_percent=None).do(sales.buy, EntryId(1), "rebuy", stack=Chips(30_000))
    rebuys().do(sales.buy, EntryId(1), "add-on", stack=Chips(30_000))


def test_a_table_buys_its_add_ons_at_once_all_or_none() -> None:
    evening = rebuys()
    act = evening.do(sales.buy_many, entry(3, 1, 4), "add-on", tender=Tender.CARD, drawer=DRAWER)
    assert act is not None
    assert [(fact.number, fact.entry) for fact in act.facts if isinstance(fact, Bought)] == [(1, 3), (2, 1), (3, 4)]
    assert evening.state.purchases[SaleNo(2)].sale.payments == (by(Tender.CARD, 25),)
    assert evening.state.chips == 4 * 20_000 + 3 * 30_000
    evening.refused("sale.limit", sales.buy_many, entry(2, 3), "add-on")
    assert len(evening.state.purchases) == 3
    evening.undo()
    assert not evening.state.purchases


def test_a_table_cannot_buy_twice_with_a_voucher_or_more_than_is_left() -> None:
    evening = on_terms(playing(4), rebuy(in_total=3))
    evening.refused("sale.twice", sales.buy_many, entry(1, 1), "rebuy")
    evening.refused("sale.twice", sales.buy_many, (), "rebuy")
    evening.refused("payment.code_missing", sales.buy_many, entry(1), "rebuy", tender=Tender.TICKET)
    evening.refused("sale.sold_out", sales.buy_many, entry(1, 2), "rebuy", times=2)
    evening.refused("sale.sold_out", sales.buy_many, entry(1, 2, 3, 4), "rebuy")
    evening.do(sales.buy_many, entry(1, 2, 3), "rebuy")


def test_a_free_add_on_is_sold_without_a_payment() -> None:
    evening = on_terms(playing(3), add_on(window=ANY_TIME, price=Price()))
    evening.do(sales.buy_many, entry(1, 2), "add-on")
    assert evening.state.purchases[SaleNo(1)].sale.payments == ()
    evening.do(sales.give_back, SaleNo(1))
    assert evening.state.chips == 3 * 20_000 + 30_000


def test_a_rebuy_given_back_takes_its_chips_and_money_out_again() -> None:
    evening = rebuys()
    evening.do(sales.buy, EntryId(2), "rebuy", [by(Tender.CARD, 45)])
    act = evening.do(sales.give_back, SaleNo(1), drawer=DRAWER)
    assert act is not None
    assert act.facts == (SaleReturned(SaleNo(1), EntryId(2), price(40, 0, 5), (by(Tender.CARD, 45),), DRAWER),)
    assert evening.state.chips == 4 * 20_000
    assert evening.state.collected == Price(Cents(200_00), Cents(40_00))
    evening.refused("sale.is_returned", sales.give_back, SaleNo(1))
    evening.do(sales.buy, EntryId(2), "rebuy")
    assert [bought.number for bought in purchases_of(evening.state, EntryId(2))] == [1, 2]


def test_a_rebuy_whose_chips_others_have_won_is_not_given_back() -> None:
    evening = on_terms(playing(3), rebuy(), AGAIN)
    evening.do(sales.buy, EntryId(3), "rebuy")
    evening.do(entries.re_enter, EntryId(2), "again", "s", surrenders=Chips(79_999))
    assert evening.state.chips == 20_001
    refused = evening.refused("sale.chips_gone", sales.give_back, SaleNo(1))
    assert (refused.facts["chips"], refused.facts["most"], refused.overridable) == (20_000, 19_998, False)
    evening.do(sales.buy, EntryId(1), "rebuy")
    evening.do(sales.give_back, SaleNo(1))
    assert evening.state.chips == 20_001


def test_part_of_a_rebuy_given_back_leaves_the_rest_with_the_house() -> None:
    evening = rebuys()
    evening.do(sales.buy, EntryId(2), "rebuy")
    evening.do(sales.give_back, SaleNo(1), back=price(40))
    assert evening.state.chips == 4 * 20_000
    assert evening.state.collected == Price(Cents(200_00), Cents(40_00), Cents(5_00))


def test_returns_that_cannot_be() -> None:
    evening = rebuys()
    evening.refused("sale.unknown", sales.give_back, SaleNo(1))
    evening.do(sales.buy, EntryId(2), "rebuy")
    evening.refused("refund.too_high", sales.give_back, SaleNo(1), back=price(45))
    evening.refused("refund.too_high", sales.give_back, SaleNo(1), back=price(-1))
    evening.refused("payment.sum", sales.give_back, SaleNo(1), [by(Tender.CASH, 40)])
    evening.refused("payment.positive", sales.give_back, SaleNo(1), [by(Tender.CASH, 46), by(Tender.CASH, -1)])
    evening.do(entries.bust_out, entry(2))
    evening.refused("sale.is_out", sales.give_back, SaleNo(1))


def test_what_was_given_back_stands_in_the_way_of_its_sale() -> None:
    evening = rebuys()
    bought = evening.do(sales.buy, EntryId(2), "rebuy")
    returned = evening.do(sales.give_back, SaleNo(1))
    assert bought is not None
    assert returned is not None
    conflict = conflict_of(lambda: evening.retract(bought.number))
    assert (conflict.code, conflict.seq) == ("no_such_sale", returned.first)
    evening.retract(returned.number)
    evening.retract(bought.number)
    assert evening.state.chips == 4 * 20_000


def test_a_return_taken_back_stands_in_the_way_of_one_made_since() -> None:
    evening = rebuys()
    evening.do(sales.buy, EntryId(2), "rebuy")
    first = evening.do(sales.give_back, SaleNo(1))
    assert first is not None
    undo = evening.retract(first.number)
    second = evening.do(sales.give_back, SaleNo(1))
    assert second is not None
    conflict = conflict_of(lambda: evening.retract(undo.number))
    assert (conflict.code, conflict.seq) == ("sale_returned", second.first)


def test_the_same_sale_number_is_not_brought_back_beside_a_newer_one() -> None:
    evening = rebuys()
    first = evening.do(sales.buy, EntryId(1), "rebuy")
    assert first is not None
    undo = evening.retract(first.number)
    second = evening.do(sales.buy, EntryId(2), "rebuy")
    assert second is not None
    conflict = conflict_of(lambda: evening.retract(undo.number))
    assert (conflict.code, conflict.seq) == ("sale_exists", second.first)


def test_a_rebuy_stands_in_the_way_of_its_registration_and_of_a_bust_out_brought_back() -> None:
    evening = rebuys()
    out = evening.do(entries.bust_out, entry(3))
    assert out is not None
    undo = evening.retract(out.number)
    bought = evening.do(sales.buy, EntryId(3), "rebuy")
    assert bought is not None
    conflict = conflict_of(lambda: evening.retract(undo.number))
    assert (conflict.code, conflict.seq) == ("already_out", bought.first)
    assert conflict_of(lambda: evening.retract(3)).code == "no_such_entry"  # everybody registered in act 3


def test_an_entry_with_a_rebuy_that_stands_is_not_cancelled() -> None:
    evening = rebuys()
    evening.do(sales.buy, EntryId(2), "rebuy")
    allow = lifted("unregister.started")
    evening.refused("unregister.has_sales", entries.unregister, EntryId(2), allow=allow)
    evening.do(sales.give_back, SaleNo(1))
    cancelled = evening.do(entries.unregister, EntryId(2), allow=allow)
    assert cancelled is not None
    given_back = cancelled.number - 1
    conflict = conflict_of(lambda: evening.retract(given_back))
    assert (conflict.code, conflict.seq) == ("has_purchases", cancelled.first)


def test_a_voucher_used_again_since_stands_in_the_way_of_the_return() -> None:
    evening = rebuys()
    voucher = [by(Tender.VOUCHER, 45, "V1")]
    evening.do(sales.buy, EntryId(1), "rebuy", voucher)
    returned = evening.do(sales.give_back, SaleNo(1))
    assert returned is not None
    again = evening.do(sales.buy, EntryId(2), "rebuy", voucher)
    assert again is not None
    conflict = conflict_of(lambda: evening.retract(returned.number))
    assert (conflict.code, conflict.seq) == ("code_used", again.first)


def test_what_the_fold_is_told_must_add_up() -> None:
    evening = rebuys()
    short = Sale("rebuy", price(40, 0, 5), Chips(20_000), (Payment(Tender.CASH, Cents(1)),))

    def wrong(*_now: object) -> tuple[Bought, ...]:
        return (Bought(SaleNo(1), EntryId(1), SaleKind.REBUY, short, announced=False),)

    assert conflict_of(lambda: evening.do(wrong)).code == "payments_differ"
    right = replace(short, payments=(by(Tender.CASH, 45),))
    evening.do(lambda *_now: (Bought(SaleNo(1), EntryId(1), SaleKind.REBUY, right, announced=False),))

    def too_much(*_now: object) -> tuple[SaleReturned, ...]:
        return (SaleReturned(SaleNo(1), EntryId(1), price(46), (by(Tender.CASH, 46),)),)

    assert conflict_of(lambda: evening.do(too_much)).code == "refund_too_high"


def test_after_registration_a_rebuy_of_a_later_window_is_still_sold() -> None:
    evening = on_terms(late(4), rebuy(window=SaleSpan(SaleSpanKind.LEVEL, 3)), AGAIN)
    evening.do(sales.buy, EntryId(1), "rebuy")
    evening.do(price_list.set_terms, Terms(offers=(rebuy(), AGAIN)))
    evening.refused("sale.closed", sales.buy, EntryId(1), "rebuy")
