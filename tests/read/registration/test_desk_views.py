"""The waiting list, check-in and terms of entry as they are read."""

from datetime import timedelta

import pytest

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.journal import fold, retracted
from tdapp.domain.money.terms import Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import check_in, entries, price_list, waiting
from tdapp.domain.seating import seating
from tdapp.domain.units import AlternateNo, Cents
from tdapp.read.needs_list import needs_view
from tdapp.read.registration.alone_at_table import alone_after, alone_since
from tdapp.read.registration.check_in import LoneView, check_in_view
from tdapp.read.registration.terms import closing_view, terms_view
from tdapp.read.registration.terms_effect import terms_effect
from tdapp.read.registration.waiting import AlternateStatus, Pace, pace, waiting_view
from tdapp.read.screen import screen_view
from tests.domain.evening import DIRECTORY, MINUTE, START, Evening, entry, player, registered

HALF_HOUR = timedelta(minutes=30)


def full_room() -> Evening:
    """Two tables of nine with everybody in, and three who wait."""
    evening = registered(18)
    evening.do(seating.draw_seats, "seed")
    evening.do(price_list.set_terms, Terms(most_tables=2))
    for number in (30, 31, 32):
        evening.do(waiting.join, player(number))
    return evening


def needed(evening: Evening) -> set[str]:
    return {need.code for need in needs_view(evening.state, evening.now, None, DIRECTORY)}


@pytest.mark.parametrize(
    ("outs", "span", "wanted", "minutes"),
    [
        *((3, 30, 1, 10), (3, 30, 2, 20), (4, 30, 1, 10), (30, 30, 1, 5)),
        *((0, 30, 1, None), (2, 30, 1, None), (3, 9, 1, None), (9, 9, 1, None), (3, 10, 1, 5)),
        *((3, 30, 12, 120), (3, 30, 500, 120)),
    ],
)
def test_a_wait_comes_from_three_bust_outs_or_more_in_steps_of_five_minutes_up_to_two_hours(
    outs: int, span: int, wanted: int, minutes: int | None
) -> None:
    wait = Pace(outs, span * MINUTE).until(wanted)
    assert wait == (None if minutes is None else minutes * MINUTE)


def test_the_pace_counts_half_an_hour_back_and_leaves_out_what_was_undone() -> None:
    evening = full_room()
    evening.do(timing.start)
    evening.wait(2)
    evening.do(entries.bust_out, entry(1))
    evening.wait(35)
    evening.do(entries.bust_out, entry(2))
    evening.do(entries.bust_out, entry(3))
    evening.undo()
    assert pace(evening.state, evening.now, evening.acts) == Pace(1, HALF_HOUR)


def test_the_first_in_the_queue_gets_the_free_seat_and_the_others_wait() -> None:
    evening = full_room()
    assert {row.wait for row in waiting_view(evening.state, evening.now, DIRECTORY).rows} == {None}
    evening.do(timing.start)
    evening.wait(10)
    evening.do(entries.bust_out, entry(1))
    view = waiting_view(evening.state, evening.now, DIRECTORY, Pace(3, 30 * MINUTE))
    assert [row.wait for row in view.rows] == [timedelta(0), 10 * MINUTE, 20 * MINUTE]
    assert (view.seats, view.next_wait) == (1, 30 * MINUTE)
    assert "alternates" in needed(evening)


def test_a_called_alternate_has_his_minutes_and_then_did_not_come() -> None:
    evening = full_room()
    evening.do(timing.start)
    evening.wait(1)
    evening.do(entries.bust_out, entry(1))
    evening.do(waiting.call, AlternateNo(1))
    first = waiting_view(evening.state, evening.now, DIRECTORY).rows[0]
    assert (first.status, first.left) == (AlternateStatus.CALLED, 10 * MINUTE)
    screen = screen_view(evening.state, evening.now, DIRECTORY, "", Pace(3, 30 * MINUTE))
    assert (screen.called, screen.waiting, screen.wait) == ((1,), 2, 30 * MINUTE)
    assert not {"alternates", "alternates_expired"} & needed(evening)
    evening.wait(10)
    first = waiting_view(evening.state, evening.now, DIRECTORY).rows[0]
    assert (first.status, first.left) == (AlternateStatus.EXPIRED, None)
    assert {"alternates", "alternates_expired"} <= needed(evening)
    assert screen_view(evening.state, evening.now, DIRECTORY).called == ()


def test_whoever_is_alone_takes_the_blinds_and_the_button_moves_every_two_minutes() -> None:
    evening = registered(18)
    evening.do(seating.draw_seats, "seed")
    table = evening.state.open_tables()[0]
    alone = next(seated for seated in table.seats if seated is not None)
    assert needed(evening).isdisjoint({"alone", "absent"})  # nobody is ticked: nobody looks for anybody
    evening.do(check_in.check_in, (alone,))
    before = check_in_view(evening.state, evening.now, DIRECTORY)
    assert (before.here, before.absent, before.begun) == (1, 17, False)
    assert (before.alone[0].button_moves, before.alone[0].next_move) == (None, None)
    evening.do(timing.start)
    evening.wait(5)
    view = check_in_view(evening.state, evening.now, DIRECTORY).alone[0]
    assert (view.entry, view.absent, view.button_moves, view.next_move) == (alone, 8, 2, MINUTE)
    assert (view.neither, view.small_blind, view.big_blind) == (150, 100, 50)
    assert {"alone", "absent"} <= needed(evening)
    evening.wait(5)
    assert needed(evening).isdisjoint({"alone", "absent"})


def alone_at(evening: Evening) -> LoneView:
    """As after a start: worked out in pieces, however they are cut, and act by act the same comes out."""
    skip = retracted(evening.acts)
    acts = [act for act in evening.acts if act.number not in skip]
    whole = alone_since(evening.state, [(None, acts)])
    for cut in range(1, len(acts)):
        assert alone_since(evening.state, [(fold(acts[:cut]), acts[cut:]), (None, acts[:cut])]) == whole
    then = fold(acts[:1])
    assert then is not None
    kept = alone_since(then, [(None, acts[:1])])
    for act in acts[1:]:
        after = fold((act,), state=then)
        assert after is not None
        kept, then = alone_after(kept, then, after, act.at), after
    assert kept == whole
    return check_in_view(evening.state, evening.now, DIRECTORY, since=whole).alone[0]


def test_the_button_of_a_lone_player_moves_every_two_minutes_from_when_he_was_alone() -> None:
    """HC start rule: one player at a table; the button moves every two minutes."""
    evening = registered(18)
    evening.do(seating.draw_seats, "seed")
    first, second = evening.state.open_tables()
    early, late_one, third = [seated for seated in first.seats if seated is not None][:3]
    evening.do(timing.start)
    evening.wait(5)
    evening.do(check_in.check_in, (early,))
    view = alone_at(evening)
    assert (view.button_moves, view.next_move) == (0, 2 * MINUTE), "the five minutes before are not his"
    evening.wait(3)
    evening.do(check_in.check_in, [seated for seated in second.seats if seated is not None])
    view = alone_at(evening)
    assert (view.entry, view.button_moves, view.next_move) == (early, 1, MINUTE)
    evening.do(check_in.check_in, (late_one, third))
    evening.wait(10)
    evening.do(check_in.clear, (third,))
    evening.do(entries.bust_out, (late_one,))
    evening.wait(2)
    assert alone_at(evening).button_moves == 1, "alone again since the other one left"
    evening.undo()
    evening.undo()
    evening.undo()
    assert alone_at(evening).button_moves == 7, "what was taken back never was: alone since minute 5"


def test_the_button_of_who_was_alone_before_the_start_moves_from_the_start() -> None:
    evening = registered(9)
    evening.do(seating.draw_seats, "seed")
    evening.do(check_in.check_in, entry(1))
    evening.wait(30)
    evening.do(timing.start)
    evening.wait(4)
    assert alone_at(evening).button_moves == 2
    evening.do(timing.pause)
    evening.wait(10)
    assert alone_at(evening).button_moves == 2, "while the clock stands still so does the button"


def test_what_goes_back_to_no_shows_follows_the_terms() -> None:
    evening = registered(3)
    evening.do(price_list.set_terms, Terms(no_show=Refund.ALL_BUT_FEE))
    view = check_in_view(evening.state, evening.now, DIRECTORY, by_name=True)
    assert [row.back.cents for row in view.rows] == [50_00] * 3
    assert [row.name.last for row in view.rows] == ["Last1", "Last2", "Last3"]


def test_closing_is_told_as_an_instant_only_when_one_is_known() -> None:
    evening = registered(4)
    evening.do(seating.draw_seats, "seed")
    assert closing_view(evening.state, evening.now).at is None
    evening.do(timing.start)
    evening.wait(10)
    view = closing_view(evening.state, evening.now)
    assert (view.is_open, view.left) == (True, 30 * MINUTE)  # two levels of 20
    would = closing_view(evening.state, evening.now, SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 2))
    assert would.left == 45 * MINUTE
    assert closing_view(evening.state, evening.now, SaleSpan(SaleSpanKind.ENTRIES, 4)).is_open is False
    evening.do(tournament.close_registration)
    assert closing_view(evening.state, evening.now).left is None


def test_the_effect_of_new_terms_is_told_before_they_are_saved() -> None:
    evening = registered(4)
    evening.do(seating.draw_seats, "seed")
    rebuy = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(50_00)), None, SaleSpan(SaleSpanKind.LEVEL, 1))
    add_on = Offer("add_on", "Add-on", SaleKind.ADD_ON, Price(Cents(50_00)), None, SaleSpan(SaleSpanKind.BREAK, 2))
    evening.do(timing.start)
    evening.wait(1)
    wanted = Terms((rebuy, add_on), guarantee=Cents(1_000_00), most_tables=2)
    said = terms_effect(evening.state, evening.now, wanted)
    assert [each.code for each in said] == ["terms.on_sale_until", "terms.not_yet", "terms.pool", "terms.room"]
    evening.do(price_list.set_terms, wanted)
    line = terms_view(evening.state, evening.now).line("rebuy")
    assert line is not None and (line.on_sale, line.sold, line.ends) == (True, 0, evening.now + 19 * MINUTE)
    assert terms_effect(evening.state, evening.now, wanted) == ()
    gone = terms_effect(evening.state, evening.now, Terms((), guarantee=Cents(1_000_00), most_tables=2))
    assert [each.code for each in gone] == ["terms.gone", "terms.gone"]


def test_s6_the_screen_says_that_seats_are_drawn_until_play_starts() -> None:
    evening = registered(12)
    assert not screen_view(evening.state, evening.now, DIRECTORY).seats_drawn
    evening.do(seating.draw_seats, "1/ab")
    assert screen_view(evening.state, evening.now, DIRECTORY).seats_drawn
    evening.undo()
    assert not screen_view(evening.state, evening.now, DIRECTORY).seats_drawn
    evening.redo()
    evening.now = START
    evening.do(timing.start)
    assert not screen_view(evening.state, evening.now, DIRECTORY).seats_drawn


def test_where_seats_are_free_whoever_joins_waits_for_nobody() -> None:
    evening = full_room()
    evening.do(timing.start)
    evening.wait(10)
    for number in range(1, 6):
        evening.do(entries.bust_out, entry(number))
    speed = Pace(3, 30 * MINUTE)
    assert waiting_view(evening.state, evening.now, DIRECTORY, speed).next_wait == timedelta(0)
    for number in tuple(evening.state.alternates):
        evening.do(waiting.leave, number)
    assert waiting_view(evening.state, evening.now, DIRECTORY, speed).next_wait == timedelta(0)
