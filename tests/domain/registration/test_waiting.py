"""The queue for a seat: numbers, calls, answers, and how many may be called."""

from datetime import timedelta

import pytest

from tdapp.domain import tournament
from tdapp.domain.facts import Registered, Seated
from tdapp.domain.money.sale_facts import AlternateAdded, AlternateAnswered, AlternateCalled, AlternateGone, Gone
from tdapp.domain.money.terms import Buyers, Tender, Terms
from tdapp.domain.registration import entries, price_list, waiting
from tdapp.domain.registration.waiting import callable_now
from tdapp.domain.seating import seating
from tdapp.domain.units import AlternateNo, DrawerId, EntryId
from tdapp.values import replace
from tests.domain.evening import (
    AGAIN,
    EARLY,
    MINUTE,
    Evening,
    by,
    conflict_of,
    entry,
    late,
    lifted,
    on_terms,
    player,
    playing,
    registered,
)

ONE, TWO, THREE = (AlternateNo(number) for number in (1, 2, 3))


def queue(evening: Evening, count: int) -> Evening:
    """The evening with so many more who wait: players 101, 102, 103 ..."""
    for number in range(count):
        evening.do(waiting.join, player(101 + number))
    return evening


def full(count: int = 1, **rules: object) -> Evening:
    """One full table in a room with no other, and so many who wait."""
    return queue(on_terms(playing(9), **{"most_tables": 1, **rules}), count)


def test_numbers_are_given_out_in_order_and_never_again() -> None:
    evening = full(2)
    assert [(each.number, each.player) for each in evening.state.queue()] == [(1, player(101)), (2, player(102))]
    act = evening.do(waiting.leave, TWO)
    assert act is not None
    assert act.facts == (AlternateGone(TWO, Gone.LEFT),)
    act = evening.do(waiting.join, player(102))
    assert act is not None
    assert act.facts == (AlternateAdded(THREE, player(102)),)


def test_who_cannot_wait() -> None:
    evening = full(1)
    evening.refused("register.is_in", waiting.join, player(1))
    assert evening.refused("alternate.waits", waiting.join, player(101)).facts["number"] == 1
    evening.do(entries.bust_out, entry(1))
    assert not evening.refused("register.was_in", waiting.join, player(1)).overridable
    evening.wait(41)
    assert evening.refused("registration.is_closed", waiting.join, player(102)).overridable
    evening.do(waiting.join, player(102), allow=lifted("registration.is_closed"))
    over = late(2)
    over.do(entries.bust_out, entry(1))
    over.do(tournament.finish, allow=lifted("finish.unpaid"))
    over.refused("finished", waiting.join, player(9))


def test_who_is_out_waits_for_a_re_entry_when_one_is_sold() -> None:
    evening = full(1)
    evening.do(price_list.set_terms, replace(evening.state.terms, offers=(AGAIN,)))
    evening.do(entries.bust_out, entry(1, 2))
    evening.do(waiting.join, player(1))
    evening.do(waiting.call, ONE)
    evening.do(waiting.call, TWO)
    act = evening.do(waiting.seat, TWO, "s", offer="again", payments=[by(Tender.CARD, 60)])
    assert act is not None
    assert isinstance(act.facts[0], Registered)
    assert (act.facts[0].again, act.facts[0].entry) == (1, 10)
    assert list(evening.state.alternates) == [ONE]
    evening.refused("sale.not_offered", waiting.seat, ONE, "s", offer="again")


def test_called_answered_seated() -> None:
    evening = full(1)
    evening.do(entries.bust_out, entry(4))
    act = evening.do(waiting.call, ONE)
    assert act is not None
    assert act.facts == (AlternateCalled(ONE, evening.now + 10 * MINUTE),)
    evening.wait(9)
    act = evening.do(waiting.answer, ONE)
    assert act is not None
    assert act.facts == (AlternateAnswered(ONE),)
    assert evening.do(waiting.answer, ONE) is None
    evening.wait(20)
    drawer = DrawerId("d" * 32)
    act = evening.do(waiting.seat, ONE, "s", payments=[by(Tender.CARD, 60)], drawer=drawer)
    assert act is not None
    sold, seated = act.facts
    assert isinstance(sold, Registered)
    assert isinstance(seated, Seated)
    assert sold.sale is not None
    assert (sold.player, sold.sale.payments, sold.sale.drawer) == (player(101), (by(Tender.CARD, 60),), drawer)
    assert not evening.state.alternates
    evening.undo()
    assert evening.state.alternates[ONE].answered


def test_calls_that_take_a_reason_or_cannot_be() -> None:
    evening = full(2)
    evening.refused("alternate.unknown", waiting.call, THREE)
    assert evening.refused("alternate.no_seat", waiting.call, ONE).overridable
    evening.do(entries.bust_out, entry(4))
    refused = evening.refused("alternate.not_next", waiting.call, TWO)
    assert (refused.overridable, refused.facts["first"]) == (True, 1)
    evening.do(waiting.call, ONE)
    assert not evening.refused("alternate.is_called", waiting.call, ONE).overridable
    evening.refused("alternate.no_seat", waiting.call, TWO)
    evening.do(waiting.call, TWO, allow=lifted("alternate.no_seat"))


def test_who_was_not_called_is_neither_answered_nor_seated() -> None:
    evening = full(1)
    evening.do(entries.bust_out, entry(4))
    for decision, args in ((waiting.answer, (ONE,)), (waiting.seat, (ONE, "s"))):
        assert not evening.refused("alternate.not_called", decision, *args).overridable
    evening.refused("alternate.not_expired", waiting.expire, ONE)
    for decision, args in ((waiting.answer, (TWO,)), (waiting.seat, (TWO, "s")), (waiting.leave, (TWO,))):
        evening.refused("alternate.unknown", decision, *args)


def test_who_did_not_come_in_time_is_struck_called_again_or_let_in_with_a_reason() -> None:
    evening = full(1)
    evening.do(entries.bust_out, entry(4))
    evening.do(waiting.call, ONE)
    evening.wait(9.99)
    evening.refused("alternate.not_expired", waiting.expire, ONE)
    evening.wait(0.01)
    for decision, args in ((waiting.answer, (ONE,)), (waiting.seat, (ONE, "s"))):
        assert evening.refused("alternate.expired", decision, *args).overridable
    allow = lifted("alternate.expired")
    evening.do(waiting.seat, ONE, "s", allow=allow)
    evening.undo()
    evening.do(waiting.answer, ONE, allow=allow)
    evening.do(waiting.seat, ONE, "s")
    evening.undo()
    evening.undo()
    evening.do(waiting.call, ONE)
    evening.do(waiting.seat, ONE, "s")
    evening.undo()
    evening.wait(10)
    act = evening.do(waiting.expire, ONE)
    assert act is not None
    assert act.facts == (AlternateGone(ONE, Gone.EXPIRED),)


def test_the_time_to_answer_is_of_the_terms() -> None:
    evening = full(1, call_minutes=2)
    evening.do(entries.bust_out, entry(4))
    evening.do(waiting.call, ONE)
    assert evening.state.alternates[ONE].until == evening.now + timedelta(minutes=2)


def test_whoever_answered_is_not_struck() -> None:
    evening = full(1)
    evening.do(entries.bust_out, entry(4))
    evening.do(waiting.call, ONE)
    evening.do(waiting.answer, ONE)
    evening.wait(60)
    evening.refused("alternate.not_expired", waiting.expire, ONE)
    evening.refused("alternate.is_called", waiting.call, ONE)


def test_newcomers_do_not_pass_the_queue_without_a_reason() -> None:
    evening = full(2)
    evening.do(entries.bust_out, entry(4, 5))
    refused = evening.refused("register.alternates_wait", entries.register, [player(50)], "s")
    assert (refused.overridable, refused.facts["n"]) == (True, 2)
    evening.refused("register.alternates_wait", entries.register, [player(102)], "s")
    evening.do(waiting.call, ONE)
    evening.do(entries.register, [player(101)], "s")
    assert list(evening.state.alternates) == [TWO]
    evening.do(entries.register, [player(50)], "s", allow=lifted("register.alternates_wait"))


def test_the_seat_of_who_was_called_is_kept() -> None:
    evening = full(1)
    evening.do(entries.bust_out, entry(4))
    evening.do(waiting.call, ONE)
    refused = evening.refused("register.full", entries.register, [player(50)], "s")
    assert (refused.overridable, refused.facts["seats"]) == (True, 9)
    evening.do(waiting.answer, ONE)
    evening.wait(30)
    evening.refused("register.full", entries.register, [player(50)], "s")
    evening.do(waiting.seat, ONE, "s")
    evening.undo()
    evening.do(waiting.leave, ONE)
    evening.do(entries.register, [player(50)], "s")


def test_the_seat_of_who_did_not_come_is_free_again() -> None:
    evening = full(2)
    evening.do(entries.bust_out, entry(4))
    evening.do(waiting.call, ONE)
    assert callable_now(evening.state, evening.now) == 0
    evening.wait(10)
    assert callable_now(evening.state, evening.now) == 1
    evening.do(waiting.call, TWO)
    evening.do(waiting.seat, TWO, "s")
    evening.refused("register.full", waiting.seat, ONE, "s", allow=lifted("alternate.expired"))


def test_a_full_room_takes_nobody_without_a_reason() -> None:
    evening = full(0)
    assert evening.refused("register.full", entries.register, [player(50)], "s").overridable
    evening.do(entries.register, [player(50)], "s", allow=lifted("register.full"))
    assert len(evening.state.tables) == 2


@pytest.mark.parametrize(
    ("inside", "waits", "expected"),
    [
        (9, 5, 0),  # too few for a table of their own
        (9, 6, 6),
        (9, 9, 9),
        (9, 12, 9),  # three would sit at a third table
        (9, 14, 9),
        (9, 15, 15),
        (8, 1, 1),
        (8, 6, 1),
        (8, 7, 7),
        (6, 2, 2),
        (6, 8, 3),
    ],
)
def test_a_further_table_opens_for_enough_and_never_for_fewer(inside: int, waits: int, expected: int) -> None:
    evening = queue(playing(inside), waits)
    assert callable_now(evening.state, evening.now) == expected


@pytest.mark.parametrize(("inside", "waits"), [(9, 6), (9, 15), (8, 7), (9, 9)])
def test_all_who_open_a_table_can_be_called_one_by_one_and_seated(inside: int, waits: int) -> None:
    evening = queue(playing(inside), waits)
    for number in range(1, waits + 1):
        evening.do(waiting.call, AlternateNo(number))
        assert callable_now(evening.state, evening.now) == waits - number
    for number in range(1, waits + 1):
        evening.do(waiting.seat, AlternateNo(number), "s")
    assert evening.state.alive == inside + waits
    assert not evening.state.alternates


def test_nobody_sits_alone_at_a_new_table_whatever_the_terms() -> None:
    evening = queue(on_terms(playing(9), open_table_at=1), 1)
    assert callable_now(evening.state, evening.now) == 0
    evening.do(waiting.join, player(150))
    assert callable_now(evening.state, evening.now) == 2


def test_seats_are_held_back_before_and_after_the_draw() -> None:
    evening = queue(on_terms(registered(5), most_tables=1, seats_held=2), 5)
    assert callable_now(evening.state, evening.now) == 2
    evening.do(waiting.call, ONE)
    assert callable_now(evening.state, evening.now) == 1
    evening.do(seating.draw_seats, "d")
    assert callable_now(evening.state, evening.now) == 1
    evening.do(waiting.call, TWO)
    evening.refused("alternate.no_seat", waiting.call, THREE)


def test_before_the_draw_a_room_without_an_end_takes_everybody() -> None:
    evening = queue(registered(5), 12)
    assert callable_now(evening.state, evening.now) == 12


def test_the_room_is_never_fuller_than_it_seats() -> None:
    evening = queue(on_terms(playing(9), most_tables=2, open_table_at=2), 12)
    assert callable_now(evening.state, evening.now) == 9
    tight = queue(on_terms(playing(9), most_tables=1), 12)
    assert callable_now(tight.state, tight.now) == 0


def test_who_has_no_seat_yet_is_seated_before_alternates() -> None:
    evening = queue(registered(7), 4)
    drawn = evening.do(seating.draw_seats, "d")
    assert drawn is not None
    assert callable_now(evening.state, evening.now) == 2
    evening.retract(drawn.number)
    late_one = evening.do(entries.register, [player(50)], "s", allow=lifted("register.alternates_wait"))
    assert late_one is not None
    evening.retract(evening.acts[-2].number)  # the draw counts again: whoever came since has no seat
    assert evening.state.entries[EntryId(8)].seat is None
    assert callable_now(evening.state, evening.now) == 1


def test_members_prices_and_other_offers_hold_for_alternates() -> None:
    evening = full(1)
    evening.do(price_list.set_terms, replace(evening.state.terms, offers=(replace(EARLY, who=Buyers.MEMBERS),)))
    evening.do(entries.bust_out, entry(4))
    evening.do(waiting.call, ONE)
    evening.refused("sale.members_only", waiting.seat, ONE, "s", offer="early")
    evening.do(waiting.seat, ONE, "s", offer="early", member=True)
    sale = evening.state.entries[EntryId(10)].sale
    assert sale is not None
    assert sale.offer == "early"


def test_a_member_who_was_in_enters_again_at_the_members_price() -> None:
    evening = full(0)
    evening.do(price_list.set_terms, replace(evening.state.terms, offers=(replace(AGAIN, who=Buyers.MEMBERS),)))
    evening.do(entries.bust_out, entry(1))
    evening.do(waiting.join, player(1))
    evening.do(waiting.call, ONE)
    evening.refused("sale.members_only", waiting.seat, ONE, "s", offer="again")
    evening.do(waiting.seat, ONE, "s", offer="again", member=True)
    assert evening.state.entries[EntryId(10)].earlier == 1


def test_an_alternate_who_is_in_after_a_retraction_does_not_wait_twice() -> None:
    evening = on_terms(registered(2), most_tables=1)
    sold = evening.do(entries.register, [player(9)], "s")
    assert sold is not None
    undo = evening.retract(sold.number)
    joined = evening.do(waiting.join, player(9))
    assert joined is not None
    conflict = conflict_of(lambda: evening.retract(undo.number))
    assert (conflict.code, conflict.seq) == ("player_entered", joined.first)
    assert [each.player for each in evening.state.queue()] == [player(9)]


def test_what_was_done_with_a_number_stands_in_the_way_of_giving_it_out() -> None:
    evening = full(1)
    evening.do(entries.bust_out, entry(4))
    called = evening.do(waiting.call, ONE)
    assert called is not None
    joined = next(act.number for act in evening.acts if act.verb == "waiting.join")
    conflict = conflict_of(lambda: evening.retract(joined))
    assert (conflict.code, conflict.seq) == ("no_such_alternate", called.first)
    evening.undo()
    undo = evening.retract(joined)
    again = evening.do(waiting.join, player(102))
    assert again is not None
    assert conflict_of(lambda: evening.retract(undo.number)).code == "alternate_exists"


def test_the_same_player_is_not_brought_back_into_the_queue_twice() -> None:
    evening = full(1)
    left = evening.do(waiting.leave, ONE)
    assert left is not None
    again = evening.do(waiting.join, player(101))
    assert again is not None
    conflict = conflict_of(lambda: evening.retract(left.number))
    assert (conflict.code, conflict.seq) == ("alternate_waits", again.first)


def test_a_winner_who_was_paid_takes_no_alternate_either() -> None:
    evening = on_terms(playing(2))
    evening.do(waiting.join, player(101))
    evening.do(waiting.call, ONE, allow=lifted("alternate.no_seat"))
    evening.do(waiting.answer, ONE)
    evening.wait(41)
    evening.do(entries.bust_out, entry(1))
    evening.pay(EntryId(2))
    allow = lifted("registration.is_closed", "alternate.expired")
    evening.refused("register.winner_paid", waiting.seat, ONE, "s", allow=allow)


def test_terms_changed_while_somebody_waits_hold_from_then_on() -> None:
    evening = full(1)
    evening.do(price_list.set_terms, Terms(most_tables=2, open_table_at=2))
    assert callable_now(evening.state, evening.now) == 0
    evening.do(waiting.join, player(150))
    assert callable_now(evening.state, evening.now) == 2
