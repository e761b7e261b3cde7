"""The terms of entry: what may stand on the price list, and what of it is sold to whom."""

from collections.abc import Callable

import pytest

from tdapp.domain import tournament
from tdapp.domain.money.sale_facts import TermsSet
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.registration.price_list import MOST_CHIPS, MOST_MONEY, MOST_OFFERS, offers, sold_of
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.values import replace
from tests.domain.evening import (
    AGAIN,
    EARLY,
    SETUP,
    Evening,
    add_on,
    by,
    conflict_of,
    entry,
    lifted,
    on_terms,
    player,
    players,
    playing,
    price,
    rebuy,
    registered,
)


def test_the_terms_stand_until_they_are_set_anew_or_taken_back() -> None:
    evening = registered(3)
    terms = Terms(offers=(EARLY, rebuy()), guarantee=Cents(500_00))
    act = evening.do(price_list.set_terms, terms)
    assert act is not None
    assert act.facts == (TermsSet(terms),)
    assert evening.state.terms == terms
    assert evening.do(price_list.set_terms, terms) is None
    evening.undo()
    assert evening.state.terms == Terms()


def test_the_list_of_a_kind_begins_with_the_standard_entry() -> None:
    evening = on_terms(registered(1), AGAIN, EARLY, rebuy())
    standard, early = offers(evening.state, SaleKind.ENTRY)
    assert (standard.key, standard.price, standard.chips) == ("", Price(SETUP.buy_in, SETUP.fee), None)
    assert early == EARLY
    assert offers(evening.state, SaleKind.RE_ENTRY, SaleKind.REBUY) == (AGAIN, rebuy())


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("terms.keys", replace(EARLY, key="")),
        ("terms.keys", replace(EARLY, key=" early")),
        ("terms.keys", replace(EARLY, key="k" * 41)),
        ("name.empty", replace(EARLY, name=" ")),
        ("terms.price", replace(EARLY, price=Price(fee=Cents(-1)))),
        ("terms.price", replace(EARLY, price=Price(staff=Cents(MOST_MONEY + 1)))),
        ("terms.chips", replace(EARLY, chips=Chips(0))),
        ("terms.chips", replace(EARLY, chips=Chips(MOST_CHIPS + 1))),
        ("terms.limit", replace(EARLY, per_player=0)),
        ("terms.limit", replace(EARLY, in_total=0)),
        ("terms.bounty", rebuy(price=price(40, bounty=5))),
        ("terms.bounty", add_on(price=price(40, bounty=5))),
        ("window.no_level", rebuy(window=SaleSpan(SaleSpanKind.LEVEL, 9))),
        ("window.no_break", add_on(window=SaleSpan(SaleSpanKind.BREAK, 1))),
    ],
)
def test_a_line_that_cannot_be_sold_from_is_refused(code: str, line: Offer) -> None:
    registered(1).refused(code, price_list.set_terms, Terms(offers=(line,)))


@pytest.mark.parametrize(
    ("code", "terms"),
    [
        ("terms.keys", Terms(offers=(EARLY, replace(EARLY, name="Other")))),
        ("terms.too_many", Terms(offers=tuple(replace(EARLY, key=f"k{n}") for n in range(MOST_OFFERS + 1)))),
        ("terms.guarantee", Terms(guarantee=Cents(-1))),
        ("terms.most_tables", Terms(most_tables=0)),
        ("terms.rebuy_percent", Terms(rebuy_percent=0)),
        ("terms.open_table_at", Terms(open_table_at=0)),
        ("terms.open_table_at", Terms(open_table_at=11)),
        ("terms.seats_held", Terms(seats_held=-1)),
        ("terms.call_minutes", Terms(call_minutes=0)),
        ("terms.call_minutes", Terms(call_minutes=121)),
    ],
)
def test_rules_that_cannot_be_are_refused(code: str, terms: Terms) -> None:
    registered(1).refused(code, price_list.set_terms, terms)


def test_a_price_of_nothing_is_a_price() -> None:
    free = replace(EARLY, key="free", price=Price())
    evening = on_terms(registered(1), free)
    evening.do(entries.register, [player(2)], "s", offer="free")
    sold = evening.state.entries[EntryId(2)].sale
    assert sold is not None
    assert sold.payments == ()
    assert evening.state.collected == Price(Cents(50_00), Cents(10_00))
    assert evening.state.chips == 20_000 + 25_000


def test_the_pool_is_never_less_than_the_guarantee() -> None:
    evening = on_terms(registered(3), guarantee=Cents(200_00))
    assert (evening.state.pool, evening.state.overlay) == (200_00, 50_00)
    evening.do(entries.register, [player(8), player(9)], "s")
    assert (evening.state.pool, evening.state.overlay) == (250_00, 0)
    assert evening.state.collected.prize == 250_00


def test_what_was_sold_keeps_its_price_when_the_list_changes() -> None:
    evening = on_terms(registered(1), EARLY)
    evening.do(entries.register, [player(2)], "s", offer="early")
    dearer = replace(EARLY, price=price(80, 10), chips=Chips(30_000))
    evening.do(price_list.set_terms, Terms(offers=(dearer,)))
    assert evening.state.collected == Price(Cents(100_00), Cents(15_00), Cents(5_00), Cents(10_00))
    evening.do(entries.register, [player(3)], "s", offer="early")
    assert evening.state.collected == Price(Cents(180_00), Cents(25_00), Cents(5_00), Cents(10_00))
    assert evening.state.chips == 20_000 + 25_000 + 30_000


def test_a_line_that_was_sold_may_not_vanish() -> None:
    evening = on_terms(playing(4), EARLY, rebuy(), add_on())
    evening.do(entries.register, [player(5)], "s", offer="early")
    evening.do(sales.buy, EntryId(1), "rebuy")
    assert evening.refused("terms.sold", price_list.set_terms, Terms(offers=(rebuy(),))).facts["name"] == "Early bird"
    assert evening.refused("terms.sold", price_list.set_terms, Terms(offers=(EARLY,))).facts["name"] == "Rebuy"
    evening.do(price_list.set_terms, Terms(offers=(rebuy(), EARLY)))


def test_the_line_of_a_cancelled_entry_and_of_a_rebuy_given_back_stays() -> None:
    evening = on_terms(playing(4), EARLY, rebuy(), started=Refund.ALL)
    evening.do(entries.register, [player(5)], "s", offer="early")
    evening.do(entries.unregister, EntryId(5))
    evening.do(sales.buy, EntryId(1), "rebuy")
    evening.do(sales.give_back, 1)
    evening.refused("terms.sold", price_list.set_terms, Terms(offers=(rebuy(),)))
    evening.refused("terms.sold", price_list.set_terms, Terms(offers=(EARLY,)))


def test_a_line_whose_only_sale_was_undone_may_go() -> None:
    evening = on_terms(registered(1), EARLY)
    evening.do(entries.register, [player(2)], "s", offer="early")
    evening.undo()
    evening.do(price_list.set_terms, Terms())
    assert evening.state.terms.offers == ()


def test_terms_taken_back_leave_what_was_sold() -> None:
    evening = registered(1)
    terms = evening.do(price_list.set_terms, Terms(offers=(EARLY,)))
    assert terms is not None
    evening.do(entries.register, [player(2)], "s", offer="early")
    evening.retract(terms.number)
    assert evening.state.terms == Terms()
    assert evening.state.collected.total == 60_00 + 70_00


def test_what_is_not_on_the_list_or_of_another_kind_is_refused() -> None:
    evening = on_terms(playing(3), EARLY, AGAIN, rebuy())
    assert not evening.refused("sale.not_offered", entries.register, [player(9)], "s", offer="none").overridable
    evening.refused("sale.not_offered", entries.register, [player(9)], "s", offer="rebuy")
    evening.refused("sale.not_offered", sales.buy, EntryId(1), "early")
    evening.refused("sale.not_offered", sales.buy, EntryId(1), "")
    evening.refused("sale.not_offered", sales.buy_many, entry(1), "again")
    evening.do(entries.bust_out, entry(1))
    evening.refused("sale.not_offered", entries.re_enter, EntryId(1), "early", "s")
    evening.refused("sale.not_offered", entries.re_enter, EntryId(1), "", "s")


def _enters(evening: Evening, **more: object) -> None:
    evening.do(entries.register, [player(20)], "s", offer="card", **more)


def _enters_again(evening: Evening, **more: object) -> None:
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.re_enter, EntryId(1), "card", "s", **more)


def _buys(evening: Evening, **more: object) -> None:
    evening.do(sales.buy, EntryId(1), "card", **more)


@pytest.mark.parametrize(
    ("kind", "deed"), [(SaleKind.ENTRY, _enters), (SaleKind.RE_ENTRY, _enters_again), (SaleKind.REBUY, _buys)]
)
def test_a_price_for_members_takes_a_card_or_a_reason(kind: SaleKind, deed: Callable[..., None]) -> None:
    line = replace(rebuy(), key="card", kind=kind, who=Buyers.MEMBERS)
    with pytest.raises(Exception, match=r"sale\.members_only") as caught:
        deed(on_terms(playing(4), line))
    assert caught.value.overridable  # type: ignore[attr-defined]
    for more in ({"member": True}, {"allow": lifted("sale.members_only")}):
        evening = on_terms(playing(4), line)
        deed(evening, **more)
        assert sold_of(evening.state, "card") == 1


def test_a_table_buys_at_a_members_price_when_each_of_them_is_one() -> None:
    evening = on_terms(playing(4), rebuy(who=Buyers.MEMBERS))
    evening.refused("sale.members_only", sales.buy_many, entry(1, 2), "rebuy", members=entry(1))
    evening.do(sales.buy_many, entry(1, 2), "rebuy", members=frozenset(entry(1, 2, 3)))
    assert sold_of(evening.state, "rebuy") == 2


def test_a_price_for_staff_is_the_sellers_word() -> None:
    evening = on_terms(registered(1), replace(EARLY, who=Buyers.STAFF))
    evening.do(entries.register, [player(2)], "s", offer="early")
    assert sold_of(evening.state, "early") == 1


def test_so_many_in_all_and_no_more_without_a_reason() -> None:
    evening = on_terms(registered(1), replace(EARLY, in_total=2))
    refused = evening.refused("sale.sold_out", entries.register, [player(7), player(8), player(9)], "s", offer="early")
    assert (refused.overridable, refused.facts["n"], refused.facts["limit"]) == (True, 0, 2)
    evening.do(entries.register, [player(7), player(8)], "s", offer="early")
    evening.refused("sale.sold_out", entries.register, [player(9)], "s", offer="early")
    evening.do(entries.unregister, EntryId(3))
    evening.do(entries.register, [player(9)], "s", offer="early")
    evening.do(entries.register, [player(10)], "s", offer="early", allow=lifted("sale.sold_out"))
    assert sold_of(evening.state, "early") == 3


def test_so_many_to_one_player_in_all_his_entries() -> None:
    evening = on_terms(playing(4), replace(AGAIN, per_player=None), rebuy(per_player=2))
    evening.do(sales.buy, EntryId(1), "rebuy")
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.re_enter, EntryId(1), "again", "s")
    refused = evening.refused("sale.limit", sales.buy, EntryId(5), "rebuy", times=2)
    assert (refused.overridable, refused.facts["n"], refused.facts["limit"]) == (True, 1, 2)
    evening.do(sales.buy, EntryId(5), "rebuy")
    evening.refused("sale.limit", sales.buy, EntryId(5), "rebuy")
    evening.do(sales.buy, EntryId(2), "rebuy", times=2)
    evening.do(sales.give_back, 2)
    evening.do(sales.buy, EntryId(5), "rebuy")
    assert sold_of(evening.state, "rebuy", to=evening.state.entries[EntryId(5)]) == 2
    evening.do(sales.buy, EntryId(5), "rebuy", allow=lifted("sale.limit"))


def test_a_buy_in_is_fixed_once_sold_and_a_cancellation_taken_back_keeps_its_price() -> None:
    evening = registered(1)
    evening.refused("setup.money_fixed", tournament.change_setup, replace(SETUP, buy_in=Cents(80_00)))
    evening.do(entries.unregister, EntryId(1))
    cancelled = len(evening.acts)
    evening.do(tournament.change_setup, replace(SETUP, buy_in=Cents(80_00)))
    evening.do(entries.register, [player(2)], "s")
    assert evening.state.collected == Price(Cents(80_00), Cents(10_00))
    evening.retract(cancelled)
    assert evening.state.collected == Price(Cents(130_00), Cents(20_00))
    assert evening.state.price_of(evening.state.entries[EntryId(1)]) == Price(Cents(50_00), Cents(10_00))
    act = evening.do(entries.unregister, EntryId(1))
    assert act is not None
    assert evening.state.collected == Price(Cents(80_00), Cents(10_00))
    evening.refused("payment.sum", entries.unregister, EntryId(2), payments=[by(Tender.CASH, 60)])


def test_a_buy_in_that_was_sold_is_not_taken_back_under_its_entries() -> None:
    evening = Evening()
    changed = evening.do(tournament.change_setup, replace(SETUP, buy_in=Cents(20_00)))
    assert changed is not None
    evening.do(tournament.open_registration)
    sold = evening.do(entries.register, players(1), "s")
    assert sold is not None
    conflict = conflict_of(lambda: evening.retract(changed.number))
    assert (conflict.code, conflict.seq) == ("payments_differ", sold.first)
    assert evening.state.collected == Price(Cents(20_00), Cents(10_00))
