"""The account of the prize money, and what would make a prize that was paid the wrong one."""

import pytest

from tdapp.domain import tournament
from tdapp.domain.money.terms import Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import planned, prizes
from tdapp.domain.prizes.prize_book import Share, prize_book, to_come
from tdapp.domain.prizes.prize_guard import guard, wrongs
from tdapp.domain.refusal import NOTHING_LIFTED, Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId
from tdapp.values import replace
from tests.domain.evening import Evening, entry, late, lifted

SECOND, WINNER = EntryId(4), EntryId(5)  # of five entries: 250.00 in 162.50 and 87.50, rounded


def paid_out(*paid: EntryId) -> Evening:
    """Five entries of 50.00, played to the end; some of them have their prizes."""
    evening = late(5)
    evening.do(entries.bust_out, entry(1, 2, 3, 4))
    evening.do(payouts.post_prizes)
    for each in paid:
        evening.do(payouts.pay, each)
    return evening


def with_paid(state: State, who: EntryId, cents: int) -> State:
    return replace(state, paid=state.paid.insert(who, Cents(cents)))


def test_the_account_of_an_evening_that_is_right() -> None:
    evening = paid_out(SECOND)
    first, second = prizes(evening.state)
    book = prize_book(evening.state)
    assert (book.paid, book.due, book.back, book.gap) == (second, first, 0, 0)
    assert [share.entry for share in book.shares] == [WINNER, SECOND]
    assert book.due_to() == (book.shares[0],) and not book.back_from()


def test_prizes_of_places_nobody_took_yet_are_due_too() -> None:
    evening = late(5)
    book = prize_book(evening.state)
    assert (book.open, book.due, book.shares) == (250_00, 250_00, ())


def test_whoever_has_money_without_a_place_stands_last() -> None:
    state = with_paid(late(5).state, EntryId(2), 30_00)
    book = prize_book(state)
    assert book.shares == (Share(EntryId(2), None, Cents(0), Cents(30_00)),)
    assert (book.paid, book.due, book.back) == (30_00, 250_00, 30_00)


def test_a_prize_for_a_place_beyond_the_entries_is_nobodys() -> None:
    """The guarantee keeps the pool where it was, though there are fewer to win it: the third prize has no taker."""
    evening = late(3)
    evening.do(price_list.set_terms, Terms(guarantee=Cents(300_00)))
    evening.do(payouts.set_prizes, (Cents(150_00), Cents(100_00), Cents(50_00)))
    evening.do(payouts.post_prizes)
    evening.do(entries.unregister, EntryId(3), allow=lifted("unregister.started"))
    evening.do(entries.bust_out, entry(1))
    book = prize_book(evening.state)
    assert (book.total, book.gap) == (250_00, 50_00)
    evening.refused("pay.other_sum", payouts.pay, EntryId(2))
    evening.refused("prizes.sum", payouts.post_prizes)


def test_prizes_to_come_are_those_that_make_the_pool() -> None:
    evening = paid_out()
    assert to_come(evening.state).by_place == prizes(evening.state)
    behind = replace(evening.state, terms=Terms(guarantee=Cents(400_00)))
    assert to_come(behind).by_place == planned(behind) != prizes(behind)
    by_hand = replace(behind, prizes=(Cents(250_00),))
    assert to_come(by_hand).by_place == prizes(by_hand), "nothing makes the pool: what is posted stands"


def test_without_a_payment_nothing_is_guarded() -> None:
    evening = paid_out()
    guard(evening.state, replace(evening.state, posted=None), NOTHING_LIFTED)


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        (0, 0, False),
        (None, 0, False),  # paid just what it is
        (None, -10_00, False),  # a part, as a ticket: the rest is due
        (0, 10_00, True),  # paid twice, or a redo too many
        (10_00, 10_00, False),  # wrong before: in nobody's way
        (10_00, 20_00, True),
        (20_00, 10_00, False),  # some of it came back
        (10_00, -10_00, False),  # more than that came back: due again
        (-10_00, 10_00, True),
        (-10_00, 0, False),  # the difference was paid
    ],
)
def test_who_would_be_more_wrong_than_before(before: int | None, after: int, wrong: bool) -> None:
    """`before`, `after`: what an entry has over its prize; None: nothing was paid."""
    state = paid_out().state
    award = prizes(state)[1]
    was = state if before is None else with_paid(state, SECOND, award + before)
    now = with_paid(state, SECOND, award + after)
    assert bool(wrongs(was, now)) is wrong


def test_a_pool_that_nothing_comes_to_is_refused_once_somebody_was_paid() -> None:
    evening = paid_out(SECOND)
    evening.do(payouts.set_prizes, prizes(evening.state))
    evening.do(payouts.pay, WINNER)
    with pytest.raises(Refused) as caught:
        evening.do(price_list.set_terms, Terms(guarantee=Cents(400_00)))
    assert (caught.value.code, caught.value.overridable) == ("prizes.paid_pool", True)
    state = replace(evening.state, terms=Terms(guarantee=Cents(400_00)))
    guard(state, replace(state, announced=()), NOTHING_LIFTED)  # what was so before stands in nobody's way


def test_what_is_due_more_is_paid_and_what_is_too_much_comes_back() -> None:
    evening = paid_out(SECOND)
    second = prizes(evening.state)[1]
    evening.state = with_paid(evening.state, SECOND, second - 10_00)
    assert evening.did(payouts.pay, SECOND).facts[0].amount == 10_00  # type: ignore[union-attr]
    evening.state = with_paid(evening.state, SECOND, second + 15_00)
    evening.refused("pay.is_paid", payouts.pay, SECOND)
    assert evening.did(payouts.take_back, SECOND).facts[0].amount == 15_00  # type: ignore[union-attr]
    evening.do(payouts.pay, WINNER)
    evening.do(tournament.finish)
