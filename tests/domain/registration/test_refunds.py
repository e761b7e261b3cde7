"""Entries cancelled and no-shows taken out: what goes back, by which tender, and which chips leave play."""

import pytest

from tdapp.domain.facts import Unregistered
from tdapp.domain.money.terms import Price, Refund, Tender, Terms
from tdapp.domain.registration import check_in, entries, price_list
from tdapp.domain.state import Void
from tdapp.domain.units import Cents, Chips, DrawerId, EntryId
from tdapp.values import replace
from tests.domain.evening import (
    AGAIN,
    EARLY,
    Evening,
    by,
    conflict_of,
    entry,
    late,
    lifted,
    on_terms,
    player,
    playing,
    price,
    registered,
)

DRAWER = DrawerId("d" * 32)
STARTED = lifted("unregister.started")
PAID = (by(Tender.VOUCHER, 30, "V1"), by(Tender.CARD, 40))


def early(evening: Evening, *payments: object) -> Evening:
    """The same with one more entry, at the early bird's price of 50 + 5 + 5 + 10."""
    evening.do(entries.register, [player(20)], "s", offer="early", payments=payments or None)
    return evening


def test_before_play_all_of_it_goes_back_the_way_it_came() -> None:
    evening = early(on_terms(registered(2), EARLY), *PAID)
    act = evening.do(entries.unregister, EntryId(3), drawer=DRAWER)
    assert act is not None
    assert act.facts == (
        Unregistered(EntryId(3), Cents(70_00), None, (by(Tender.CARD, 40), by(Tender.VOUCHER, 30, "V1")), DRAWER),
    )
    assert evening.state.collected == Price(Cents(100_00), Cents(20_00))
    assert evening.state.chips == 2 * 20_000


@pytest.mark.parametrize(
    ("refund", "back", "kept"),
    [
        (Refund.ALL, 70, Price()),
        (Refund.ALL_BUT_FEE, 65, price(fee=5)),
        (Refund.NOTHING, 0, price(50, 5, 5, 10)),
    ],
)
def test_once_play_began_what_the_terms_say_goes_back_and_the_rest_stays(
    refund: Refund, back: int, kept: Price
) -> None:
    evening = early(on_terms(playing(2), EARLY, started=refund))
    before = evening.state.collected
    act = evening.do(entries.unregister, EntryId(3))
    assert act is not None
    assert isinstance(act.facts[0], Unregistered)
    assert act.facts[0].refunded == back * 100
    assert evening.state.collected == before.plus(price(50, 5, 5, 10), -1).plus(kept)
    assert evening.state.chips == 2 * 20_000
    assert sum(payment.cents for payment in act.facts[0].payments) == back * 100


def test_what_is_kept_of_a_cancelled_entry_stays_in_the_pool() -> None:
    evening = on_terms(playing(3), started=Refund.NOTHING)
    evening.do(entries.unregister, EntryId(3))
    assert (evening.state.pool, len(evening.state.entries)) == (150_00, 2)


def test_once_play_began_terms_that_give_nothing_back_take_a_reason() -> None:
    evening = playing(3)
    assert evening.refused("unregister.started", entries.unregister, EntryId(1)).overridable
    assert evening.refused("unregister.started", entries.unregister, EntryId(1), refund=Refund.ALL).overridable
    evening.do(entries.unregister, EntryId(1), refund=Refund.NOTHING)
    evening.do(entries.unregister, EntryId(2), refund=Refund.ALL_BUT_FEE, allow=STARTED)
    assert evening.state.collected == Price(Cents(100_00), Cents(30_00))


def test_another_share_than_the_terms_give_takes_a_reason() -> None:
    other = lifted("unregister.other_share")
    evening = on_terms(playing(4), started=Refund.ALL_BUT_FEE)
    for refund in (Refund.ALL, Refund.NOTHING):
        refused = evening.refused("unregister.other_share", entries.unregister, EntryId(1), refund=refund)
        assert refused.overridable
    evening.do(entries.unregister, EntryId(1), refund=Refund.ALL_BUT_FEE)
    evening.do(entries.unregister, EntryId(2), refund=Refund.ALL, allow=other)
    assert evening.state.collected == Price(Cents(100_00), Cents(30_00))
    before = registered(2)
    before.refused("unregister.other_share", entries.unregister, EntryId(1), refund=Refund.ALL_BUT_FEE)
    before.do(entries.unregister, EntryId(1), refund=Refund.ALL)


def test_a_cancelled_entry_stays_to_be_seen_with_its_price_written_out() -> None:
    evening = on_terms(playing(3), started=Refund.ALL_BUT_FEE)
    evening.do(entries.unregister, EntryId(3))
    void = evening.state.void[EntryId(3)]
    assert isinstance(void, Void)
    assert void.entry.sale is not None
    assert (void.entry.sale.price, void.entry.sale.payments) == (price(50, 10), (by(Tender.CASH, 60),))
    assert (void.back, void.out) == (price(50), (by(Tender.CASH, 50),))
    assert EntryId(3) not in evening.state.entries


def test_a_cancelled_entry_frees_its_seat_and_its_player() -> None:
    evening = playing(3)
    seat = evening.state.entries[EntryId(3)].seat
    evening.do(check_in.check_in, entry(3))
    evening.do(entries.unregister, EntryId(3), allow=STARTED)
    assert seat is not None
    assert evening.state.at(seat) is None
    assert EntryId(3) not in evening.state.present
    evening.do(entries.register, [player(3)], "s")
    assert evening.state.players[player(3)] == 4


def test_chips_lost_before_stay_in_play() -> None:
    evening = playing(3)
    evening.do(entries.unregister, EntryId(3), chips=Chips(12_500), allow=STARTED)
    assert evening.state.chips == 2 * 20_000 + 7_500
    evening.undo()
    assert evening.state.chips == 3 * 20_000
    for chips in (-1, 60_001):
        evening.refused("penalty.chips", entries.unregister, EntryId(3), chips=Chips(chips), allow=STARTED)


def test_the_last_one_in_is_not_cancelled_while_others_have_finished() -> None:
    evening = late(3)
    evening.do(entries.bust_out, entry(1, 2))
    assert not evening.refused("unregister.last", entries.unregister, EntryId(3), allow=STARTED).overridable
    evening.undo()
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.unregister, EntryId(3), allow=STARTED)
    alone = registered(1)
    alone.do(entries.unregister, EntryId(1))
    assert not alone.state.entries


def test_money_goes_back_in_another_way_when_that_is_said() -> None:
    evening = early(on_terms(registered(2), EARLY), *PAID)
    act = evening.do(entries.unregister, EntryId(3), payments=[by(Tender.CASH, 70)])
    assert act is not None
    assert isinstance(act.facts[0], Unregistered)
    assert act.facts[0].payments == (by(Tender.CASH, 70),)


@pytest.mark.parametrize(
    ("code", "payments"),
    [
        ("payment.sum", (by(Tender.CASH, 69),)),
        ("payment.positive", (by(Tender.CASH, 70), by(Tender.CARD, 0))),
        ("payment.code_unwanted", (by(Tender.CASH, 70, "V1"),)),
        ("refund.code", (by(Tender.VOUCHER, 30, "V2"), by(Tender.CASH, 40))),
        ("refund.code", (by(Tender.VOUCHER, 30), by(Tender.CASH, 40))),
        ("refund.code", (by(Tender.TICKET, 30, "V1"), by(Tender.CASH, 40))),
        ("refund.code", (by(Tender.VOUCHER, 31, "V1"), by(Tender.CASH, 39))),
        ("refund.code", (by(Tender.VOUCHER, 30, "V1"), by(Tender.VOUCHER, 30, "V1"), by(Tender.CASH, 10))),
    ],
)
def test_money_that_cannot_go_back_like_that(code: str, payments: tuple[object, ...]) -> None:
    evening = early(on_terms(registered(2), EARLY), *PAID)
    assert not evening.refused(code, entries.unregister, EntryId(3), payments=payments).overridable


def test_a_voucher_is_used_up_unless_all_of_it_went_back() -> None:
    evening = on_terms(registered(2), EARLY, started=Refund.ALL_BUT_FEE)
    paying = [by(Tender.VOUCHER, 70, "V1")]

    def sells(number: int) -> None:
        evening.do(entries.register, [player(number)], "s", offer="early", payments=paying)

    sells(20)
    evening.do(entries.unregister, EntryId(3), payments=[by(Tender.CASH, 70)])
    evening.refused("payment.code_used", entries.register, [player(21)], "s", offer="early", payments=paying)
    evening.undo()
    evening.do(entries.unregister, EntryId(3))
    sells(21)
    part = lifted("unregister.other_share")
    evening.do(entries.unregister, EntryId(4), refund=Refund.ALL_BUT_FEE, allow=part)
    evening.refused("payment.code_used", entries.register, [player(22)], "s", offer="early", payments=paying)


def test_a_cancellation_taken_back_names_the_entry_made_since() -> None:
    evening = registered(3)
    cancelled = evening.do(entries.unregister, EntryId(3))
    assert cancelled is not None
    again = evening.do(entries.register, [player(3)], "s")
    assert again is not None
    conflict = conflict_of(lambda: evening.retract(cancelled.number))
    assert (conflict.code, conflict.seq) == ("player_entered", again.first)


def test_a_cancellation_taken_back_names_who_sits_there_since() -> None:
    evening = playing(9)
    cancelled = evening.do(entries.unregister, EntryId(3), allow=STARTED)
    assert cancelled is not None
    newcomer = evening.do(entries.register, [player(20)], "s")  # the one free seat
    assert newcomer is not None
    conflict = conflict_of(lambda: evening.retract(cancelled.number))
    assert (conflict.code, conflict.seq) == ("seat_taken", newcomer.last)


def test_an_entry_whose_cancellation_stands_is_not_taken_back() -> None:
    evening = registered(1)
    sold = evening.do(entries.register, [player(2)], "s")
    cancelled = evening.do(entries.unregister, EntryId(2))
    assert sold is not None
    assert cancelled is not None
    conflict = conflict_of(lambda: evening.retract(sold.number))
    assert (conflict.code, conflict.seq) == ("no_such_entry", cancelled.first)


@pytest.mark.parametrize(
    ("refund", "collected"),
    [
        (Refund.ALL, Price(Cents(50_00), Cents(10_00))),
        (Refund.ALL_BUT_FEE, Price(Cents(50_00), Cents(30_00))),
        (Refund.NOTHING, Price(Cents(150_00), Cents(30_00))),
    ],
)
def test_no_shows_get_back_what_the_terms_say(refund: Refund, collected: Price) -> None:
    evening = on_terms(playing(3), no_show=refund)
    act = evening.do(entries.remove_no_shows, entry(1, 3), drawer=DRAWER)
    assert act is not None
    assert len(act.facts) == 2
    assert evening.state.collected == collected
    assert evening.state.chips == 20_000
    assert sorted(evening.state.void) == [1, 3]
    evening.undo()
    assert evening.state.alive == 3


def test_stacks_of_no_shows_are_counted_one_by_one() -> None:
    evening = playing(4)
    evening.do(entries.remove_no_shows, entry(1, 2), chips={EntryId(1): Chips(18_000)})
    assert evening.state.chips == 2 * 20_000 + 2_000
    evening.refused("penalty.chips", entries.remove_no_shows, entry(3), chips={EntryId(3): Chips(-1)})
    evening.refused("penalty.chips", entries.remove_no_shows, entry(3), chips={EntryId(3): Chips(42_001)})


def test_stacks_of_no_shows_are_no_more_than_is_in_play_together() -> None:
    evening = on_terms(playing(4), AGAIN)
    evening.do(entries.re_enter, EntryId(4), "again", "s", surrenders=Chips(40_000))
    assert evening.state.chips == 60_000
    counted = {EntryId(1): Chips(30_000), EntryId(2): Chips(30_001)}
    refused = evening.refused("penalty.chips", entries.remove_no_shows, entry(1, 2), chips=counted)
    assert (refused.facts["chips"], refused.facts["most"]) == (60_001, 59_998)
    evening.refused("penalty.chips", entries.remove_no_shows, entry(1, 2), chips={EntryId(1): Chips(39_999)})
    evening.do(entries.remove_no_shows, entry(1, 2), chips={EntryId(1): Chips(39_998)})
    assert evening.state.chips == 2, "the two who are left have at least one each"
    evening.refused("penalty.chips", entries.unregister, EntryId(3), allow=STARTED)


def test_no_shows_that_cannot_be_taken_out() -> None:
    evening = playing(3)
    evening.refused("sale.twice", entries.remove_no_shows, ())
    evening.refused("sale.twice", entries.remove_no_shows, entry(1, 1))
    evening.refused("entry.unknown", entries.remove_no_shows, entry(9))
    evening.refused("no_show.everybody", entries.remove_no_shows, entry(1, 2, 3))
    evening.do(check_in.check_in, entry(1))
    evening.refused("no_show.is_here", entries.remove_no_shows, entry(2, 1))
    evening.do(entries.bust_out, entry(2))
    evening.refused("unregister.is_out", entries.remove_no_shows, entry(2))
    everybody = registered(2)
    everybody.do(entries.remove_no_shows, entry(1, 2))
    assert not everybody.state.entries


def test_numbers_of_cancelled_entries_are_not_given_out_again() -> None:
    evening = registered(3)
    evening.do(entries.remove_no_shows, entry(3))
    evening.do(entries.unregister, EntryId(2))
    evening.do(entries.register, [player(9)], "s")
    assert sorted(evening.state.entries) == [1, 4]
    evening.undo()
    evening.do(entries.register, [player(8)], "s")
    assert sorted(evening.state.entries) == [1, 4]


def test_what_was_given_back_is_not_more_than_was_paid_in_any_part() -> None:
    evening = registered(2)

    def wrong(*_now: object) -> tuple[Unregistered, ...]:
        return (Unregistered(EntryId(1), Cents(60_00), price(40, 20), (by(Tender.CASH, 60),)),)

    assert conflict_of(lambda: evening.do(wrong)).code == "refund_too_high"


def test_a_change_of_terms_changes_what_goes_back_from_then_on() -> None:
    evening = on_terms(playing(4), started=Refund.ALL)
    evening.do(entries.unregister, EntryId(1))
    evening.do(price_list.set_terms, replace(Terms(), started=Refund.NOTHING))
    evening.do(entries.unregister, EntryId(2))
    assert [evening.state.void[number].back.total for number in entry(1, 2)] == [60_00, 0]
