"""Entering again: a new number, a full stack and a random seat; a stack given up leaves play (HC-8, TDA-8)."""

import pytest

from tdapp.domain import tournament
from tdapp.domain.facts import Registered, Reinstated, Seated
from tdapp.domain.money.sale_facts import Bought, Sale, Surrendered
from tdapp.domain.money.terms import Tender, Terms
from tdapp.domain.prizes.places import places
from tdapp.domain.registration import check_in, entries, price_list, waiting
from tdapp.domain.rulings import discipline
from tdapp.domain.units import AlternateNo, Chips, DrawerId, EntryId
from tdapp.values import replace
from tests.domain.evening import (
    AGAIN,
    SETUP,
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
    rebuy,
    registered,
)

DRAWER = DrawerId("d" * 32)


def again(count: int = 4, **rules: object) -> Evening:
    return on_terms(playing(count), AGAIN, **rules)


def one_out(count: int = 4, **rules: object) -> Evening:
    """So many entries, and the first of them out."""
    evening = again(count, **rules)
    evening.do(entries.bust_out, entry(1))
    return evening


def test_back_with_a_rebuy_is_one_act_with_the_rules_of_both() -> None:
    evening = on_terms(playing(5), rebuy(per_player=1))
    evening.do(entries.bust_out, entry(1))
    before = evening.state
    card = by(Tender.CARD, 45)
    act = evening.do(entries.back_and_buy, EntryId(1), "rebuy", "s", [card], drawer=DRAWER)
    assert act is not None
    back, bought = act.facts
    assert isinstance(back, Reinstated) and isinstance(bought, Bought)
    assert (back.entry, back.seat, back.seed) == (1, evening.state.entries[EntryId(1)].seat, "s")
    assert (bought.entry, bought.sale) == (1, Sale("rebuy", price(40, 0, 5), Chips(20_000), (card,), DRAWER))
    assert evening.state.chips == before.chips + 20_000 and evening.state.alive == 5
    after = evening.state
    evening.undo()
    assert evening.state == before
    evening.redo()
    assert evening.state == after
    evening.refused("reinstate.is_in", entries.back_and_buy, EntryId(1), "rebuy", "s")
    evening.do(entries.bust_out, entry(1, 2))
    evening.refused("sale.not_offered", entries.back_and_buy, EntryId(2), "again", "s")
    assert evening.refused("sale.limit", entries.back_and_buy, EntryId(1), "rebuy", "s").overridable
    evening.do(entries.back_and_buy, EntryId(1), "rebuy", "s", allow=lifted("sale.limit"))
    assert not evening.state.entries[EntryId(1)].out and len(evening.state.purchases) == 2


def test_hc_8_a_new_number_a_full_stack_and_a_seat_drawn_at_random() -> None:
    evening = one_out(9)
    act = evening.do(entries.re_enter, EntryId(1), "again", "s", [by(Tender.CARD, 60)], drawer=DRAWER)
    assert act is not None
    sale = Sale("again", price(50, 10), None, (by(Tender.CARD, 60),), DRAWER)
    assert act.facts[0] == Registered(EntryId(10), player(1), 60_00, sale, again=EntryId(1))
    assert isinstance(act.facts[1], Seated)
    assert act.facts[1].seed == "s"
    assert evening.state.entries[EntryId(10)].earlier == 1
    assert evening.state.players[player(1)] == 10
    assert evening.state.chips == 10 * 20_000
    assert evening.state.pool == 10 * 50_00
    evening.undo()
    assert evening.state.players[player(1)] == 1
    assert evening.state.chips == 9 * 20_000


def test_the_entry_before_keeps_its_place() -> None:
    evening = one_out()
    evening.do(entries.re_enter, EntryId(1), "again", "s")
    evening.do(entries.bust_out, entry(5))
    found = places(evening.state)
    assert (found[EntryId(1)].best, found[EntryId(5)].best) == (5, 4)


def test_hc_8_a_stack_given_up_leaves_play_and_its_seat() -> None:
    evening = again(9)
    old = evening.state.entries[EntryId(1)].seat
    act = evening.do(entries.re_enter, EntryId(1), "again", "s", surrenders=Chips(3_500))
    assert act is not None
    assert act.facts[0] == Surrendered(EntryId(1), Chips(3_500))
    assert evening.state.chips == 9 * 20_000 - 3_500 + 20_000
    assert evening.state.alive == 9
    assert evening.state.entries[EntryId(1)].out
    assert evening.state.entries[EntryId(1)].seat is None
    # The seat he left is in the pool like any other free one: here it is the only one.
    assert evening.state.entries[EntryId(10)].seat == old
    evening.undo()
    assert evening.state.entries[EntryId(1)].seat == old


def test_re_entries_that_cannot_be() -> None:
    evening = again()
    evening.refused("entry.unknown", entries.re_enter, EntryId(9), "again", "s")
    evening.refused("re_entry.still_in", entries.re_enter, EntryId(1), "again", "s")
    for chips in (-1, 80_001):
        evening.refused("penalty.chips", entries.re_enter, EntryId(1), "again", "s", surrenders=Chips(chips))
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.re_enter, EntryId(1), "again", "s")
    evening.do(entries.bust_out, entry(5))
    evening.refused("re_entry.not_last", entries.re_enter, EntryId(1), "again", "s")
    evening.refused("register.was_in", entries.register, [player(1)], "s")
    evening.do(entries.bust_out, entry(2, 3))
    evening.refused("re_entry.last", entries.re_enter, EntryId(4), "again", "s", surrenders=Chips(0))


def test_who_was_disqualified_or_paid_does_not_enter_again() -> None:
    evening = again()
    evening.do(discipline.disqualify, EntryId(1), Chips(20_000), "collusion")
    evening.refused("re_entry.is_disqualified", entries.re_enter, EntryId(1), "again", "s")
    paid = on_terms(late(4), AGAIN)
    paid.do(entries.bust_out, entry(1, 2, 3))
    paid.pay(EntryId(3))
    allow = lifted("registration.is_closed")
    assert not paid.refused("re_entry.is_paid", entries.re_enter, EntryId(3), "again", "s", allow=allow).overridable


def test_once_the_winner_is_paid_nobody_enters_any_more() -> None:
    evening = on_terms(late(3), AGAIN)
    evening.do(entries.bust_out, entry(1, 2))
    allow = lifted("registration.is_closed")
    evening.pay(EntryId(3))
    for decision, args in (
        (entries.register, ([player(9)], "s")),
        (entries.re_enter, (EntryId(1), "again", "s")),
    ):
        refused = evening.refused("register.winner_paid", decision, *args, allow=allow)
        assert (refused.overridable, refused.facts["entry"]) == (False, 3)
    evening.refused("register.winner_paid", entries.reinstate, EntryId(1), "s")
    evening.undo()
    evening.do(entries.re_enter, EntryId(1), "again", "s", allow=allow)
    assert evening.state.alive == 2


def test_only_so_often_and_as_long_as_registration_is_open() -> None:
    evening = one_out()
    for number in (1, 5):
        evening.do(entries.re_enter, EntryId(number), "again", "s")
        evening.do(entries.bust_out, entry(number + 4 if number == 1 else 6))
    assert evening.refused("sale.limit", entries.re_enter, EntryId(6), "again", "s").overridable
    evening.do(entries.re_enter, EntryId(6), "again", "s", allow=lifted("sale.limit"))
    evening.do(entries.bust_out, entry(2))
    evening.wait(41)
    assert evening.refused("registration.is_closed", entries.re_enter, EntryId(2), "again", "s").overridable


def test_a_stack_given_up_in_a_full_room_frees_its_own_seat() -> None:
    evening = again(9, most_tables=1)
    assert evening.refused("register.full", entries.register, [player(20)], "s").overridable
    evening.do(entries.re_enter, EntryId(3), "again", "s", surrenders=Chips(100))
    assert evening.state.alive == 9
    assert len(evening.state.tables) == 1


def test_a_stack_given_up_passes_nobody_who_waits() -> None:
    evening = again(9, most_tables=1)
    evening.do(waiting.join, player(20))
    evening.do(entries.re_enter, EntryId(3), "again", "s", surrenders=Chips(100))
    evening.do(entries.bust_out, entry(4))
    assert evening.refused("register.alternates_wait", entries.re_enter, EntryId(4), "again", "s").overridable


def test_somebody_who_was_checked_in_is_there_when_entering_again() -> None:
    evening = again()
    evening.do(check_in.check_in, entry(1))
    evening.do(entries.bust_out, entry(1, 2))
    evening.do(entries.re_enter, EntryId(1), "again", "s")
    evening.do(entries.re_enter, EntryId(2), "again", "s")
    assert EntryId(5) in evening.state.present
    assert EntryId(6) not in evening.state.present


def test_before_the_draw_an_entry_again_waits_for_it() -> None:
    evening = on_terms(registered(3), AGAIN)
    act = evening.do(entries.re_enter, EntryId(1), "again", "s", surrenders=Chips(20_000))
    assert act is not None
    assert len(act.facts) == 2
    assert evening.state.entries[EntryId(4)].seat is None


def test_the_bust_out_before_a_re_entry_is_not_taken_back() -> None:
    evening = one_out()
    out = evening.acts[-1]
    entered = evening.do(entries.re_enter, EntryId(1), "again", "s")
    assert entered is not None
    conflict = conflict_of(lambda: evening.retract(out.number))
    assert (conflict.code, conflict.seq) == ("re_entered_in", entered.first)
    evening.refused("reinstate.entered_again", entries.reinstate, EntryId(1), "s")
    evening.retract(entered.number)
    evening.retract(out.number)
    assert evening.state.alive == 4


def test_an_entry_taken_back_names_what_came_of_it_since() -> None:
    evening = on_terms(playing(3), AGAIN)
    first = evening.do(entries.register, [player(9)], "s")
    assert first is not None
    evening.do(entries.bust_out, entry(4))
    assert conflict_of(lambda: evening.retract(first.number)).code == "no_such_entry"
    evening.undo()
    undo = evening.undo()
    assert undo is not None
    second = evening.do(entries.register, [player(9)], "s")
    assert second is not None
    conflict = conflict_of(lambda: evening.retract(undo.number))
    assert (conflict.code, conflict.seq) == ("entry_exists", second.first)


def test_a_stack_given_up_does_not_come_back_by_hand() -> None:
    evening = again()
    entered = evening.do(entries.re_enter, EntryId(1), "again", "s", surrenders=Chips(500))
    assert entered is not None
    evening.refused("reinstate.surrendered", entries.reinstate, EntryId(1), "s")


def test_a_re_entry_that_is_cancelled_leaves_the_entry_before_out() -> None:
    evening = one_out()
    evening.do(entries.re_enter, EntryId(1), "again", "s")
    evening.do(entries.unregister, EntryId(5), allow=lifted("unregister.started"))
    assert evening.state.players[player(1)] == 1
    assert evening.state.entries[EntryId(1)].out
    evening.do(entries.re_enter, EntryId(1), "again", "s")
    assert evening.state.players[player(1)] == 6
    assert sorted(evening.state.void) == [5]


def test_reinstated_who_waits_for_a_re_entry_waits_no_more() -> None:
    evening = one_out(9, most_tables=1)
    evening.do(waiting.join, player(1))
    evening.do(entries.reinstate, EntryId(1), "s")
    assert not evening.state.alternates
    evening.undo()
    assert list(evening.state.alternates) == [AlternateNo(1)]


@pytest.mark.parametrize("seats", [2, 9])
def test_a_full_room_opens_a_table_for_who_enters_again(seats: int) -> None:
    evening = on_terms(playing(seats, replace(SETUP, seats_per_table=seats)), AGAIN)
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.register, [player(30)], "s")
    evening.do(entries.re_enter, EntryId(1), "again", "s")
    assert len(evening.state.tables) == 2


def test_a_finished_evening_takes_no_re_entry() -> None:
    evening = on_terms(late(2), AGAIN)
    evening.do(entries.bust_out, entry(1))
    evening.do(tournament.finish, allow=lifted("finish.unpaid"))
    evening.refused("finished", entries.re_enter, EntryId(1), "again", "s")
    evening.refused("finished", price_list.set_terms, Terms())
