"""A deal in the making, as a sheet to sign, and as screen and papers tell it."""

from typing import Any

from tdapp.domain import dealing, ending
from tdapp.domain.book_values import BookValues, Deals
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, Chips, EntryId, Money, Seq
from tdapp.read.papers import Stamp, results_sheet
from tdapp.read.prizes.deal_paper import deal_sheet
from tdapp.read.prizes.deal_view import DealView, deal_view
from tdapp.read.prizes.payout_paper import payout_sheet
from tdapp.read.screen import screen_view
from tests.domain.evening import DIRECTORY, Evening, entry, late

STAMP = Stamp("Friday", late(2).now, Seq(1), "ABCD")
STACKS = dict(zip(entry(10, 11, 12), map(Chips, (120_000, 80_000, 40_000)), strict=True))


def final() -> Evening:
    """Three of twelve are left, with 300, 180 and 120 to be won."""
    evening = late(12)
    for number in range(1, 10):
        evening.do(entries.bust_out, entry(number))
    evening.do(payouts.post_prizes)
    return evening


def shown(evening: Evening, stacks: dict[EntryId, Chips] = STACKS, **asked: Any) -> DealView:
    return deal_view(evening.state, evening.now, DIRECTORY, Agreed(stacks=stacks, **asked))


def eur(cents: int) -> Money:
    return Money(Cents(cents), "EUR")


def test_every_way_stands_beside_the_others_with_who_gains() -> None:
    view = shown(final(), unit=Cents(1))
    assert (view.whole, view.gap, view.refused, view.made) == (eur(600_00), 0, None, False)
    first = view.rows[0]
    assert (first.entry, first.by_chips, first.already) == (10, eur(300_00), eur(120_00))
    assert {*first.offers} == {DealMethod.ICM, DealMethod.CHIPS, DealMethod.EVEN}
    for method in first.offers:
        assert sum(row.offers[method].amount.cents for row in view.rows) == 600_00
        assert sum(row.offers[method].more for row in view.rows) == 0
    assert first.offers[DealMethod.EVEN].more == -100_00


def test_stacks_that_are_missing_or_too_many_leave_the_ways_that_need_none() -> None:
    view = shown(final(), {EntryId(10): Chips(5)})
    assert view.gap == 239_995
    assert {*view.why_not} == {DealMethod.ICM, DealMethod.CHIPS}, "an even split does not go by the one stack"
    none = shown(final(), {})
    assert {*none.why_not} == {DealMethod.ICM, DealMethod.CHIPS}
    over = shown(final(), {**STACKS, EntryId(12): Chips(40_500)})
    assert (over.gap, over.why_not) == (-500, {}), "it takes a reason when it is booked"


def test_less_than_a_player_has_already_is_marked() -> None:
    typed = dict(zip(entry(10, 11, 12), (400_00, 100_00, 100_00), strict=True))
    view = shown(final(), method=DealMethod.AMOUNTS, typed=typed)
    assert [row.offers[DealMethod.AMOUNTS].too_little for row in view.rows] == [False, True, True]


def test_why_no_deal_can_be_made_and_the_house_only_asks_for_a_reason() -> None:
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    refused = shown(evening, {}).refused
    assert refused is not None and refused.code == "refused.deal.nobody"
    none = BookValues(deals=Deals.NONE)
    assert deal_view(final().state, final().now, DIRECTORY, Agreed(stacks=STACKS), by_book=none).refused is None


def test_a_deal_is_told_on_paper_and_on_the_screen_once_it_is_posted() -> None:
    evening = final()
    assert deal_sheet(evening.state, evening.now, DIRECTORY, STAMP).lines == ()
    evening.do(dealing.make_deal, Agreed(DealMethod.ICM, STACKS, saved=(Cents(60_00),), things=("the trophy",)))
    sheet = deal_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert (sheet.posted, sheet.total) == (False, eur(600_00))
    assert (sheet.saved, sheet.things) == ((eur(60_00),), ("the trophy",))
    assert [line.before for line in sheet.lines] == [eur(300_00), eur(180_00), eur(120_00)]
    assert [line.chips for line in sheet.lines] == [120_000, 80_000, 40_000]
    assert (sheet.stacks, sheet.in_play) == (240_000, 240_000)
    prizes = screen_view(evening.state, evening.now, DIRECTORY).prizes
    assert prizes is not None and prizes.dealt == 0, "nobody is shown a draft"
    evening.do(payouts.post_prizes)
    assert deal_sheet(evening.state, evening.now, DIRECTORY, STAMP).posted
    prizes = screen_view(evening.state, evening.now, DIRECTORY).prizes
    assert prizes is not None and (prizes.dealt, prizes.played_for) == (3, eur(60_00))
    evening.do(ending.end_by_deal)
    assert results_sheet(evening.state, evening.now, DIRECTORY, STAMP).dealt == 3
    paper = payout_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert paper.dealt == 3
    assert sum(line.amount.cents for line in paper.lines) == paper.total.cents == 600_00


def test_the_payouts_sheet_comes_out_while_places_of_the_deal_are_open() -> None:
    evening = final()
    evening.do(dealing.make_deal, Agreed(DealMethod.CHIPS, STACKS, saved=(Cents(60_00),)))
    evening.do(payouts.post_prizes)
    evening.do(entries.bust_out, entry(10))
    paper = payout_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert sum(line.amount.cents for line in paper.lines) == paper.total.cents
