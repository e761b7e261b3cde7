"""The sales made last, and the price list as it is read out at the desk."""

from datetime import timedelta

from tdapp.domain.journal import taken_back
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.registration import entries, sales
from tdapp.domain.units import EntryId
from tdapp.read.money.last_sales import last_sales
from tdapp.read.registration.on_sale_now import Unsold, on_sale_now, why_unsold
from tdapp.words.say import Words
from tests.domain.evening import AGAIN, DIRECTORY, EARLY, START, Evening, add_on, on_terms, playing, rebuy, registered

ENGLISH = Words("en", None)


def last(evening: Evening, n: int = 20) -> list[tuple[int, str, int]]:
    found = last_sales(evening.state, evening.acts, taken_back(evening.acts), DIRECTORY, n)
    return [(int(each.entry), ENGLISH.one(each.what), each.amount.cents // 100) for each in found]


def test_the_newest_sale_comes_first_and_refunds_are_below_zero() -> None:
    evening = on_terms(playing(3), rebuy(), add_on())
    evening.do(sales.buy, EntryId(1), "rebuy")
    evening.do(sales.give_back, next(iter(evening.state.purchases)))
    assert last(evening, 2) == [(1, "Rebuy refunded", -45), (1, "Rebuy", 45)]
    assert last(evening)[2:] == [(3, "entry", 60), (2, "entry", 60), (1, "entry", 60)]


def test_a_cancelled_entry_is_told_with_the_name_it_had() -> None:
    evening = registered(2)
    evening.do(entries.unregister, EntryId(2))
    assert last(evening, 1) == [(2, "cancelled", -60)]
    found = last_sales(evening.state, evening.acts, taken_back(evening.acts), DIRECTORY, 1)
    assert found[0].name.full == "First2 Last2"


def test_what_was_undone_is_left_out_and_no_more_are_told_than_asked_for() -> None:
    evening = on_terms(playing(3), rebuy())
    evening.do(sales.buy, EntryId(1), "rebuy")
    evening.undo()
    assert last(evening, 2) == [(3, "entry", 60), (2, "entry", 60)]


def lines(evening: Evening) -> list[tuple[str, bool]]:
    return [(ENGLISH.one(line.name), line.on_sale) for line in on_sale_now(evening.state, evening.now)]


def test_what_is_sold_now_comes_before_what_comes_later() -> None:
    evening = on_terms(playing(3), EARLY, AGAIN, add_on(), rebuy())
    assert lines(evening) == [
        ("entry", True), ("Early bird", True), ("Re-entry", True), ("Rebuy", True), ("Add-on", False),
    ]  # fmt: skip
    found = {ENGLISH.one(line.name): line for line in on_sale_now(evening.state, evening.now)}
    assert found["Rebuy"].ends == START + timedelta(minutes=40)
    assert found["Add-on"].ends is None and found["Add-on"].span == SaleSpan(SaleSpanKind.BREAK, 2)
    evening.wait(41)
    assert lines(evening) == [("Add-on", True)]
    evening.wait(15)
    assert lines(evening) == []
    assert why_unsold(evening.state, evening.now) is Unsold.CLOSED


def test_what_is_sold_out_is_not_on_sale() -> None:
    evening = on_terms(playing(3), rebuy(in_total=1))
    assert [line.left for line in on_sale_now(evening.state, evening.now)][1] == 1
    evening.do(sales.buy, EntryId(1), "rebuy")
    assert lines(evening) == [("entry", True)]


def test_before_registration_is_open_its_lines_come_later() -> None:
    assert lines(Evening()) == [("entry", False)]
    assert why_unsold(Evening().state, START) is Unsold.NOT_OPEN
    assert lines(registered(1)) == [("entry", True)]
    assert why_unsold(registered(1).state, START) is None
