"""What pays for a price: sums, codes, and the drawer the money goes through."""

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.facts import Fact, Registered, Unregistered
from tdapp.domain.money.paying import drawer_of, drawers_of, in_full, paid_for, split
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.money.sale_facts import Bought, Payment, Sale, SaleReturned
from tdapp.domain.money.terms import Price, Refund, Tender
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, sales
from tdapp.domain.state import State
from tdapp.domain.units import Cents, DrawerId, EntryId, SaleNo
from tests.domain.evening import (
    EARLY,
    Evening,
    add_on,
    by,
    entry,
    late,
    lifted,
    on_terms,
    player,
    playing,
    price,
    rebuy,
    registered,
)

ONE, OTHER = DrawerId("1" * 32), DrawerId("2" * 32)
SIXTY = price(50, 10)


@pytest.mark.parametrize(
    "payments",
    [
        (by(Tender.CASH, 60),),
        (by(Tender.CARD, 60),),
        (by(Tender.ACCOUNT, 60),),
        (by(Tender.VOUCHER, 60, "V1"),),
        (by(Tender.CASH, 20), by(Tender.CARD, 30), by(Tender.TICKET, 10, "T1")),
        (by(Tender.VOUCHER, 30, "V1"), by(Tender.VOUCHER, 30, "V2")),
    ],
)
def test_any_tenders_pay_that_come_to_the_price(payments: tuple[Payment, ...]) -> None:
    assert paid_for(registered(1).state, SIXTY, payments) == payments


@pytest.mark.parametrize("typed", ["ab-1", "AB-1 ", " Ab - 1", "\u00a0aB-1"])
def test_a_code_is_the_same_in_small_letters_and_with_blanks(typed: str) -> None:
    evening = registered(1)
    (kept,) = paid_for(evening.state, SIXTY, [by(Tender.VOUCHER, 60, typed)])
    assert kept.code == "AB-1"
    sold = evening.do(entries.register, (player(9),), "seed", payments=[by(Tender.VOUCHER, 60, "AB-1")])
    evening.refused(
        "payment.code_used", entries.register, (player(8),), "seed", payments=[by(Tender.TICKET, 60, typed)]
    )
    assert sold and tuple(evening.state.codes.items()) == (("AB-1", 1),)


def as_written(_state: State, _now: datetime, *facts: Fact) -> tuple[Fact, ...]:
    """Facts of an old line, which nobody decides any more."""
    return facts


def test_codes_of_old_lines_stay_as_they_were_typed_and_are_used_all_the_same() -> None:
    """Two old lines that differ by a letter's case are read; a new one with either is refused, and both go back."""
    evening = registered(1)
    for number, old in ((2, "ab-1"), (3, "AB-1")):
        sale = Sale("", evening.state.standard_price, None, (by(Tender.VOUCHER, 60, old),))
        evening.do(as_written, Registered(EntryId(number), player(number), Cents(60_00), sale))
    assert set(evening.state.codes) == {"ab-1", "AB-1"}
    evening.refused(
        "payment.code_used", entries.register, (player(8),), "seed", payments=[by(Tender.VOUCHER, 60, "Ab-1")]
    )
    evening.do(entries.unregister, EntryId(2), payments=[by(Tender.VOUCHER, 60, "AB-1")])
    evening.do(entries.unregister, EntryId(3))
    assert not tuple(evening.state.codes)


def test_nothing_said_is_cash_and_nothing_is_paid_for_nothing() -> None:
    state = registered(1).state
    assert paid_for(state, SIXTY, None) == (by(Tender.CASH, 60),) == in_full(Cents(60_00))
    assert paid_for(state, Price(), None) == paid_for(state, Price(), ()) == ()


@pytest.mark.parametrize(
    ("code", "payments"),
    [
        ("payment.sum", ()),
        ("payment.sum", (by(Tender.CASH, 59),)),
        ("payment.sum", (by(Tender.CASH, 60), by(Tender.CARD, 1))),
        ("payment.positive", (by(Tender.CASH, 60), by(Tender.CARD, 0))),
        ("payment.positive", (by(Tender.CASH, 61), by(Tender.CARD, -1))),
        ("payment.code_missing", (by(Tender.VOUCHER, 60),)),
        ("payment.code_missing", (by(Tender.TICKET, 60, " \t"),)),
        ("payment.code_unwanted", (by(Tender.CARD, 60, "V1"),)),
        ("payment.code_twice", (by(Tender.VOUCHER, 30, "V1"), by(Tender.VOUCHER, 30, " V1 "))),
        ("payment.code_twice", (by(Tender.VOUCHER, 30, "V1"), by(Tender.TICKET, 30, "V1"))),
        ("payment.code_twice", (by(Tender.VOUCHER, 30, "V1"), by(Tender.VOUCHER, 30, "v 1"))),
    ],
)
def test_payments_that_do_not_pay(code: str, payments: tuple[Payment, ...]) -> None:
    refused = registered(1).refused(code, entries.register, [player(9)], "s", payments=payments)
    assert not refused.overridable


def test_a_wrong_sum_says_how_far_apart() -> None:
    short = [by(Tender.CASH, 45)]
    facts = registered(1).refused("payment.sum", entries.register, [player(9)], "s", payments=short).facts
    assert [facts[name].cents for name in ("due", "given", "difference")] == [60_00, 45_00, 15_00]
    assert facts["due"].currency == "EUR"


def test_a_code_is_kept_without_blanks_around_it() -> None:
    evening = registered(1)
    evening.do(entries.register, [player(9)], "s", payments=[by(Tender.VOUCHER, 60, "  V1 \u202e")])
    assert list(evening.state.codes) == ["V1"]


def test_a_code_pays_once_whatever_it_paid_for() -> None:
    evening = on_terms(playing(3), EARLY, rebuy())
    evening.do(entries.register, [player(9)], "s", offer="early", payments=[by(Tender.VOUCHER, 70, "A")])
    evening.do(sales.buy, EntryId(1), "rebuy", [by(Tender.TICKET, 45, "B")])
    for used, paid in (("A", EntryId(4)), ("B", EntryId(1))):
        for tender in (Tender.VOUCHER, Tender.TICKET):
            again = [by(tender, 45, used)]
            refused = evening.refused("payment.code_used", sales.buy, EntryId(2), "rebuy", again)
            assert (refused.facts["used"], refused.facts["number"]) == (used, paid)
            entrance = [by(tender, 60, used)]
            evening.refused("payment.code_used", entries.register, [player(10)], "s", payments=entrance)
    evening.undo()
    evening.do(sales.buy, EntryId(2), "rebuy", [by(Tender.VOUCHER, 45, "B")])


def test_a_code_that_paid_for_two_is_free_once_both_went_back() -> None:
    evening = on_terms(playing(3), rebuy())
    evening.do(sales.buy, EntryId(1), "rebuy", [by(Tender.VOUCHER, 90, "A")], times=2)
    evening.do(sales.give_back, SaleNo(1))
    evening.refused("payment.code_used", sales.buy, EntryId(2), "rebuy", [by(Tender.VOUCHER, 45, "A")])
    evening.do(sales.give_back, SaleNo(2))
    evening.do(sales.buy, EntryId(2), "rebuy", [by(Tender.VOUCHER, 45, "A")])
    assert dict(evening.state.codes) == {"A": 1}
    refused = evening.refused("payment.code_used", sales.buy, EntryId(3), "rebuy", [by(Tender.VOUCHER, 45, "A")])
    assert refused.facts["number"] == EntryId(2)  # not the one who had it back


def test_only_one_player_pays_in_another_way_at_a_time() -> None:
    evening = registered(1)
    evening.refused("register.pays_one", entries.register, [player(8), player(9)], "s", payments=[by(Tender.CARD, 120)])
    evening.do(entries.register, [player(8), player(9)], "s", drawer=ONE)
    assert evening.state.collected.total == 3 * 60_00


@given(st.lists(st.integers(1, 50_00).map(Cents), min_size=1, max_size=6), st.integers(1, 6))
def test_payments_for_several_are_split_to_the_cent(parts: list[Cents], times: int) -> None:
    total = sum(parts)
    each = Price(Cents(-(-total // times)))
    payments = [Payment(Tender.CARD, cents) for cents in parts]
    if each.total * times > total:
        payments.append(Payment(Tender.CASH, Cents(each.total * times - total)))
    found = split(registered(1).state, payments, each, times)
    assert [sum(payment.cents for payment in paid) for paid in found] == [each.total] * times
    flat = [payment for paid in found for payment in paid]
    assert all(payment.cents > 0 for payment in flat)
    for tender in (Tender.CARD, Tender.CASH):
        assert sum(payment.cents for payment in flat if payment.tender is tender) == sum(
            payment.cents for payment in payments if payment.tender is tender
        )


def test_payments_for_several_that_pay_for_fewer_are_refused() -> None:
    with pytest.raises(Refused, match=r"payment\.sum"):
        split(registered(1).state, [by(Tender.CASH, 60)], SIXTY, 2)


def _last(evening: Evening) -> set[DrawerId]:
    return drawers_of(evening.acts[-1])


def test_every_act_with_money_says_through_which_drawer() -> None:
    evening = on_terms(playing(4), EARLY, rebuy(), add_on(), started=Refund.ALL)
    assert _last(evening) == set()
    evening.do(entries.register, [player(9)], "s", drawer=ONE)
    assert _last(evening) == {ONE}
    evening.do(entries.register, [player(10)], "s")
    assert _last(evening) == set()
    evening.do(sales.buy_many, entry(1, 2), "rebuy", drawer=OTHER)
    assert _last(evening) == {OTHER}
    evening.do(sales.give_back, SaleNo(1), drawer=ONE)
    assert _last(evening) == {ONE}
    evening.do(entries.unregister, EntryId(5), drawer=OTHER)
    assert _last(evening) == {OTHER}
    evening.do(entries.remove_no_shows, entry(3, 4), drawer=ONE)
    assert _last(evening) == {ONE}


def test_a_standard_entry_paid_in_cash_through_a_drawer_is_written_out() -> None:
    evening = registered(1)
    act = evening.do(entries.register, [player(9)], "s", drawer=ONE)
    assert act is not None
    fact = act.facts[0]
    assert isinstance(fact, Registered)
    assert fact.sale is not None
    assert (fact.sale.offer, fact.sale.price, fact.sale.drawer) == ("", SIXTY, ONE)
    assert evening.state.collected == Price(Cents(100_00), Cents(20_00))


def test_the_drawer_of_each_kind_of_fact() -> None:
    assert drawer_of(PrizePaid(EntryId(1), Cents(5), Tender.CASH, ONE)) == ONE
    assert drawer_of(Unregistered(EntryId(1), Cents(5), drawer=OTHER)) == OTHER
    assert drawer_of(SaleReturned(SaleNo(1), EntryId(1), Price(), (), ONE)) == ONE
    assert drawer_of(Registered(EntryId(1), player(1), Cents(5))) == ""
    evening = on_terms(late(3), rebuy())
    act = evening.do(sales.buy, EntryId(1), "rebuy", drawer=OTHER, allow=lifted("sale.closed"))
    assert act is not None
    assert isinstance(act.facts[0], Bought)
    assert drawer_of(act.facts[0]) == OTHER
    evening.do(entries.bust_out, entry(1, 2))
    prize = evening.pay(EntryId(3))
    assert prize is not None
    assert drawers_of(prize) == set()
