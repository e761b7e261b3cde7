"""What saving other terms would change is named, whatever it is."""

from collections.abc import Callable
from datetime import UTC, timedelta
from typing import Any

import pytest

from tdapp.domain.clock import timing
from tdapp.domain.money.bounty_terms import Bounties
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, SeasonShare, Terms
from tdapp.domain.registration import price_list
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, Chips
from tdapp.read.registration.terms_effect import terms_effect
from tdapp.values import replace
from tdapp.words.say import Words
from tdapp.words.sentences import SENTENCES
from tests.domain.evening import Evening, registered

REBUY = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(50_00)), None, SaleSpan(SaleSpanKind.LEVEL, 1), 2, 40)
ADD_ON = Offer(
    "add_on", "Add-on", SaleKind.ADD_ON, Price(Cents(50_00)), None, SaleSpan(SaleSpanKind.BREAK, 2), who=Buyers.STAFF
)
BOTH = Terms((REBUY, ADD_ON), guarantee=Cents(100_00), most_tables=2)
PAST = timedelta(days=-1)


@pytest.fixture
def evening() -> Evening:
    evening = registered(4)
    evening.do(price_list.set_terms, BOTH)
    evening.do(seating.draw_seats, "seed")
    evening.do(timing.start)
    return evening.wait(1)


def effect(evening: Evening, terms: Terms) -> list[str]:
    words = Words("en", UTC)
    said = terms_effect(evening.state, evening.now, terms)
    assert all(each.code in SENTENCES and words.said(each) for each in said)
    return [each.code.removeprefix("terms.") for each in said]


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"name": "Rebuy łódź"}, ["name"]),
        *(({"kind": kind}, [f"kind.{kind}"]) for kind in SaleKind if kind is not SaleKind.REBUY),
        ({"price": Price(Cents(50_00), Cents(5_00))}, ["price"]),
        ({"price": Price(fee=Cents(50_00))}, ["price"]),
        ({"chips": Chips(25_000)}, ["chips"]),
        ({"per_player": 3}, ["each"]),
        ({"per_player": None}, ["each_free"]),
        ({"in_total": 1}, ["in_all"]),
        ({"in_total": None}, ["in_all_free"]),
        ({"who": Buyers.MEMBERS}, ["who.members"]),
        ({"window": SaleSpan(SaleSpanKind.LEVEL, 2)}, ["ends"]),
        ({"window": SaleSpan(SaleSpanKind.BREAK, 2)}, ["off_sale"]),
        ({"window": SaleSpan(SaleSpanKind.BY_HAND)}, ["window.by_hand"]),
        ({"window": SaleSpan(SaleSpanKind.ENTRIES, 40)}, ["window.entries"]),
        (
            {"name": "Second chance", "kind": SaleKind.RE_ENTRY, "in_total": None},
            ["name", "kind.re_entry", "in_all_free"],
        ),
    ],
)
def test_what_changes_in_a_line_is_named(evening: Evening, changes: dict[str, Any], codes: list[str]) -> None:
    assert effect(evening, replace(BOTH, offers=(replace(REBUY, **changes), ADD_ON))) == codes


@pytest.mark.parametrize(
    ("window", "code"),
    [
        (SaleSpan(SaleSpanKind.LEVEL, 1), "on_sale_until"),
        (SaleSpan(SaleSpanKind.REGISTRATION), "on_sale_until"),
        (SaleSpan(SaleSpanKind.LEVEL, 0), "window.start"),
        (SaleSpan(SaleSpanKind.BREAK, 3), "window.break"),
        (SaleSpan(SaleSpanKind.BREAK, 1), "window.break"),
    ],
)
def test_another_window_is_named_also_of_what_is_not_sold_now(evening: Evening, window: SaleSpan, code: str) -> None:
    assert effect(evening, replace(BOTH, offers=(REBUY, replace(ADD_ON, window=window)))) == [code]


def test_a_time_that_is_over_is_named(evening: Evening) -> None:
    over = SaleSpan(SaleSpanKind.TIME, at=evening.now + PAST)
    assert effect(evening, replace(BOTH, offers=(REBUY, replace(ADD_ON, window=over)))) == ["window.time"]


def test_the_order_of_the_lines_is_named_and_a_line_taken_out_is_no_change_of_order(evening: Evening) -> None:
    third = replace(REBUY, key="third", name="Third")
    assert effect(evening, replace(BOTH, offers=(ADD_ON, REBUY))) == ["order"]
    assert effect(evening, replace(BOTH, offers=(third, REBUY, ADD_ON))) == ["on_sale_until"]
    assert effect(evening, replace(BOTH, offers=(ADD_ON,))) == ["gone"]


@pytest.mark.parametrize(
    "change",
    [
        lambda terms: replace(terms, guarantee=Cents(150_00)),  # under what was paid in
        lambda terms: replace(terms, guarantee=Cents(9_000_00)),
        lambda terms: replace(terms, most_tables=None),
        lambda terms: replace(terms, most_tables=3),
        lambda terms: replace(terms, rebuy_percent=None),
        lambda terms: replace(terms, single_rebuy_any_stack=False),
        lambda terms: replace(terms, started=Refund.ALL_BUT_FEE),
        lambda terms: replace(terms, no_show=Refund.NOTHING),
        lambda terms: replace(terms, open_table_at=terms.open_table_at + 1),
        lambda terms: replace(terms, seats_held=terms.seats_held + 1),
        lambda terms: replace(terms, call_minutes=terms.call_minutes + 1),
        lambda terms: replace(terms, bounty=Bounties()),
    ],
)
def test_what_changes_beside_the_list_is_named(evening: Evening, change: Callable[[Terms], Terms]) -> None:
    assert len(effect(evening, change(BOTH))) == 1


def test_every_field_of_a_line_and_of_the_terms_is_looked_at_here() -> None:
    assert set(Offer.__struct_fields__) == {
        "key", "name", "kind", "price", "chips", "window", "per_player", "in_total", "who",
    }  # fmt: skip
    assert set(Terms.__struct_fields__) == {
        "offers", "guarantee", "most_tables", "rebuy_percent", "single_rebuy_any_stack", "started", "no_show",
        "open_table_at", "seats_held", "call_minutes", "bounty", "season",
    }  # fmt: skip


def test_what_would_be_held_back_for_the_season_is_named_with_the_pool(evening: Evening) -> None:
    held = replace(BOTH, season=SeasonShare(percent=10_000))
    assert effect(evening, held) == ["pool", "season"]
    evening.do(price_list.set_terms, held)
    assert effect(evening, BOTH) == ["pool", "no_season"]
