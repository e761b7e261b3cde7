"""Locked prizes, which nothing moves, and prizes that are held back, which nobody pays."""

import pytest

from tdapp.domain import dealing, tournament
from tdapp.domain.money.terms import Terms
from tdapp.domain.prizes import payouts, prize_hold, prize_lock
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.places import prizes
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.units import Cents, EntryId
from tests.domain.evening import Evening, conflict_of, entry, late, lifted, player, playing

SECOND = EntryId(4)
OPENED = lifted("registration.is_closed")


def locked(count: int = 5) -> Evening:
    """So many entries of 50.00, registration closed, their prizes posted and locked."""
    evening = late(count)
    evening.do(payouts.post_prizes)
    evening.do(prize_lock.lock)
    return evening


def test_only_posted_prizes_are_locked() -> None:
    evening = late(5)
    evening.refused("prizes.not_posted", prize_lock.lock)
    evening.do(payouts.post_prizes)
    evening.do(prize_lock.lock)
    assert evening.state.locked
    evening.refused("prizes.is_locked", prize_lock.lock)


def test_prizes_that_miss_the_pool_are_not_locked() -> None:
    evening = late(5)
    evening.do(payouts.post_prizes)
    evening.do(price_list.set_terms, Terms(guarantee=Cents(300_00)))
    refused = evening.refused("prizes.sum", prize_lock.lock)
    assert refused.facts["difference"].cents == 50_00


def test_while_entries_may_come_a_lock_takes_a_reason() -> None:
    evening = playing(5)
    evening.do(payouts.post_prizes)
    assert evening.refused("prizes.lock_open", prize_lock.lock).overridable
    evening.do(prize_lock.lock, allow=lifted("prizes.lock_open"))
    refused = evening.refused("prizes.locked_pool", entries.register, [player(9)], "seed")
    assert (refused.facts["pool"].cents, refused.facts["other"].cents) == (250_00, 300_00)
    assert not refused.overridable


def test_whatever_moves_locked_prizes_is_refused_and_says_what_it_moves() -> None:
    evening = locked()
    moves = (
        ("prizes.locked_pool", entries.register, ([player(9)], "seed"), {"allow": OPENED}),
        ("prizes.locked_pool", entries.unregister, (EntryId(5),), {"allow": lifted("unregister.started")}),
        ("prizes.locked_pool", price_list.set_terms, (Terms(guarantee=Cents(300_00)),), {}),
        ("prizes.locked", payouts.withdraw_prizes, (), {}),
    )
    for code, decision, args, named in moves:
        assert not evening.refused(code, decision, *args, **named).overridable
    evening.do(payouts.set_prizes, (Cents(200_00), Cents(50_00)))
    evening.refused("prizes.locked", payouts.post_prizes, allow=lifted("prizes.post_others"))


def test_play_goes_on_under_the_lock_and_prizes_are_paid() -> None:
    evening = locked()
    evening.do(entries.bust_out, entry(1, 2))
    evening.undo()
    evening.do(entries.bust_out, entry(1, 2, 3, 4))
    evening.do(payouts.pay, SECOND)
    evening.do(payouts.pay, EntryId(5))
    evening.do(tournament.finish)
    assert evening.state.finished


def test_to_unlock_takes_a_reason_and_so_does_taking_the_lock_back() -> None:
    evening = locked()
    assert evening.refused("prizes.unlock", prize_lock.unlock).overridable
    with pytest.raises(Refused) as caught:
        evening.undo()
    assert caught.value.code == "prizes.unlock"
    evening.retract(len(evening.acts), allow=lifted("prizes.unlock"))
    assert not evening.state.locked
    evening.refused("prizes.not_locked", prize_lock.unlock)
    evening.do(prize_lock.lock)
    evening.do(prize_lock.unlock, allow=lifted("prizes.unlock"))
    evening.do(payouts.set_prizes, (Cents(200_00), Cents(50_00)))
    evening.do(payouts.post_prizes, allow=lifted("prizes.post_others"))
    assert prizes(evening.state) == (200_00, 50_00)


def test_the_posting_under_a_lock_stays_when_its_act_is_taken_back() -> None:
    evening = late(5)
    post = evening.did(payouts.post_prizes).number
    evening.do(prize_lock.lock)
    assert conflict_of(lambda: evening.retract(post)).code == "not_posted"


def test_other_prizes_for_the_same_pool_take_a_reason_and_a_deal_or_another_pool_does_not() -> None:
    evening = late(5)
    evening.do(payouts.post_prizes)
    evening.do(payouts.set_prizes, (Cents(200_00), Cents(50_00)))
    assert evening.refused("prizes.post_others", payouts.post_prizes).overridable
    evening.do(entries.bust_out, entry(1, 2, 3))
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    evening.do(payouts.post_prizes)
    evening.do(payouts.reset_prizes)
    evening.do(price_list.set_terms, Terms(guarantee=Cents(300_00)))
    evening.do(payouts.post_prizes)
    assert sum(prizes(evening.state)) == 300_00


def test_a_prize_that_is_held_back_is_due_and_not_paid_until_it_is_released() -> None:
    evening = late(5)
    evening.do(payouts.post_prizes)
    evening.do(entries.bust_out, entry(1, 2, 3, 4))
    assert evening.refused("prizes.hold", prize_hold.hold, SECOND).overridable
    evening.do(prize_hold.hold, SECOND, allow=lifted("prizes.hold"))
    evening.refused("pay.held", payouts.pay, SECOND)
    evening.refused("pay.is_held", prize_hold.hold, SECOND)
    (share,) = (share for share in prize_book(evening.state).due_to() if share.held)
    assert (share.entry, share.due) == (SECOND, 85_00)
    evening.do(payouts.pay, EntryId(5))
    assert evening.refused("finish.unpaid", tournament.finish).facts["n"] == 1
    evening.do(prize_hold.release, SECOND)
    evening.do(payouts.pay, SECOND)
    evening.do(tournament.finish)


def test_what_cannot_be_held_back() -> None:
    evening = late(5)
    evening.do(payouts.post_prizes)
    evening.do(entries.bust_out, entry(1, 2, 3, 4))
    evening.refused("pay.no_prize", prize_hold.hold, EntryId(1))
    evening.refused("pay.not_held", prize_hold.release, SECOND)
    evening.do(payouts.pay, SECOND)
    evening.refused("pay.is_paid", prize_hold.hold, SECOND)
