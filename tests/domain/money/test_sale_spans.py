"""Until when registration is open, and until when something is sold."""

from datetime import timedelta

import pytest

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break
from tdapp.domain.money.sale_spans import breaks_after, checked, closes_at, registration_open, window_open, window_over
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.units import EntryId
from tdapp.values import replace
from tests.domain.evening import (
    MINUTE,
    SETUP,
    START,
    STRUCTURE,
    add_on,
    entry,
    lifted,
    on_terms,
    player,
    players,
    playing,
    rebuy,
    registered,
)

UNTIL_2 = SaleSpan(SaleSpanKind.LEVEL, 2)
THROUGH_BREAK = SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 2)
IN_BREAK = SaleSpan(SaleSpanKind.BREAK, 2)


@pytest.mark.parametrize(
    ("window", "minutes", "expected"),
    [
        (UNTIL_2, 39.99, True),
        (UNTIL_2, 40, False),
        (THROUGH_BREAK, 40, True),
        (THROUGH_BREAK, 54.99, True),
        (THROUGH_BREAK, 55, False),
        (IN_BREAK, 0, False),
        (IN_BREAK, 39.99, False),
        (IN_BREAK, 40, True),
        (IN_BREAK, 54.99, True),
        (IN_BREAK, 55, False),
        (SaleSpan(SaleSpanKind.LEVEL), 0, False),
        (SaleSpan(SaleSpanKind.BY_HAND), 500, True),
        (SaleSpan(SaleSpanKind.TIME, at=START + 30 * MINUTE), 29.99, True),
        (SaleSpan(SaleSpanKind.TIME, at=START + 30 * MINUTE), 30, False),
        (SaleSpan(SaleSpanKind.LEVEL, 4), 500, False),
    ],
)
def test_a_window_is_open_until_it_ends(window: SaleSpan, minutes: float, expected: bool) -> None:
    evening = playing(9).wait(minutes)
    assert window_open(evening.state, window, evening.now) is expected


def test_before_play_starts_everything_but_a_break_is_open() -> None:
    evening = registered(9)
    for window in (SaleSpan(SaleSpanKind.LEVEL), UNTIL_2, THROUGH_BREAK, SaleSpan(SaleSpanKind.BY_HAND)):
        assert window_open(evening.state, window, evening.now)
    assert not window_open(evening.state, IN_BREAK, evening.now)


def test_a_pause_holds_the_window_open_and_moves_its_end() -> None:
    evening = playing(9).wait(30)
    assert closes_at(evening.state, UNTIL_2, evening.now) == START + 40 * MINUTE
    evening.do(timing.pause)
    assert closes_at(evening.state, UNTIL_2, evening.now) is None
    evening.wait(60)
    assert window_open(evening.state, UNTIL_2, evening.now)
    evening.do(timing.resume)
    assert closes_at(evening.state, UNTIL_2, evening.now) == START + 100 * MINUTE


def test_a_clock_set_back_into_the_level_opens_the_window_again() -> None:
    evening = playing(9).wait(41)
    assert not window_open(evening.state, UNTIL_2, evening.now)
    evening.do(timing.previous_period)
    assert window_open(evening.state, UNTIL_2, evening.now)


def test_a_second_break_straight_after_the_first_belongs_to_it() -> None:
    evening = playing(9).wait(41)
    longer = (*STRUCTURE[:3], Break(10 * MINUTE), *STRUCTURE[3:])
    evening.do(tournament.change_structure, longer)
    assert breaks_after(longer, 2) == range(2, 4)
    for window in (IN_BREAK, THROUGH_BREAK):
        assert window_open(evening.state, window, START + 64 * MINUTE)
        assert not window_open(evening.state, window, START + 65 * MINUTE)
    assert closes_at(evening.state, IN_BREAK, evening.now) == START + 65 * MINUTE


def test_a_break_in_the_middle_of_a_level_is_not_the_break_after_it() -> None:
    evening = playing(9).wait(30)
    evening.do(timing.break_now, 10 * MINUTE)
    assert breaks_after(evening.state.structure, 2) == range(4, 5)
    evening.wait(1)
    assert not window_open(evening.state, IN_BREAK, evening.now)
    assert window_open(evening.state, UNTIL_2, evening.now)
    assert window_open(evening.state, UNTIL_2, START + 49 * MINUTE)
    assert not window_open(evening.state, UNTIL_2, START + 50 * MINUTE)


def test_a_break_that_ends_the_schedule_does_not_last_for_ever() -> None:
    evening = playing(9)
    evening.do(tournament.change_structure, STRUCTURE[:3])
    assert window_open(evening.state, IN_BREAK, START + 50 * MINUTE)
    assert not window_open(evening.state, IN_BREAK, START + 56 * MINUTE)


def test_registration_closes_by_the_number_of_entries() -> None:
    evening = registered(3)
    evening.do(price_list.set_closing, SaleSpan(SaleSpanKind.ENTRIES, 5))
    refused = evening.refused("registration.is_closed", entries.register, [player(7), player(8), player(9)], "s")
    assert refused.overridable
    evening.do(entries.register, [player(7), player(8)], "s")
    assert not registration_open(evening.state, evening.now)
    evening.refused("registration.is_closed", entries.register, [player(9)], "s")
    evening.do(entries.unregister, EntryId(1))
    assert registration_open(evening.state, evening.now)


def test_a_closing_that_would_close_at_once_is_refused_and_a_later_one_opens_again() -> None:
    evening = playing(9).wait(50)
    assert not registration_open(evening.state, evening.now)
    evening.do(price_list.set_closing, THROUGH_BREAK)
    assert registration_open(evening.state, evening.now)
    evening.refused("closing.over", price_list.set_closing, UNTIL_2)
    evening.refused("closing.over", price_list.set_closing, SaleSpan(SaleSpanKind.ENTRIES, 9))
    evening.refused("closing.over", price_list.set_closing, SaleSpan(SaleSpanKind.TIME, at=evening.now))
    assert evening.do(price_list.set_closing, THROUGH_BREAK) is None
    evening.undo()
    assert not registration_open(evening.state, evening.now)


def test_registration_closed_by_hand_stays_closed_whatever_its_window() -> None:
    evening = playing(9)
    evening.do(tournament.close_registration)
    evening.do(price_list.set_closing, SaleSpan(SaleSpanKind.BY_HAND))
    assert not registration_open(evening.state, evening.now)
    assert closes_at(evening.state, SaleSpan(SaleSpanKind.REGISTRATION), evening.now) is None
    evening.do(tournament.open_registration)
    assert registration_open(evening.state, evening.now + timedelta(days=1))


def test_what_is_sold_with_registration_closes_with_it_and_says_so() -> None:
    evening = on_terms(playing(9), rebuy(window=SaleSpan(SaleSpanKind.REGISTRATION)), add_on())
    evening.do(sales.buy, EntryId(1), "rebuy")
    evening.refused("sale.closed", sales.buy, EntryId(1), "add-on")
    evening.wait(41)
    evening.refused("registration.is_closed", sales.buy, EntryId(1), "rebuy")
    evening.do(sales.buy, EntryId(1), "add-on")
    evening.wait(20)
    assert evening.refused("sale.closed", sales.buy, EntryId(2), "add-on").overridable
    evening.do(sales.buy, EntryId(2), "add-on", allow=lifted("sale.closed"))


@pytest.mark.parametrize(
    "window",
    [
        SaleSpan(SaleSpanKind.REGISTRATION),
        *(
            SaleSpan(kind, level)
            for kind in (SaleSpanKind.LEVEL, SaleSpanKind.BREAK, SaleSpanKind.LEVEL_AND_BREAK)
            for level in (1, 2, 3)
        ),
        SaleSpan(SaleSpanKind.LEVEL),
        SaleSpan(SaleSpanKind.TIME, at=START + 50 * MINUTE),
        SaleSpan(SaleSpanKind.BY_HAND),
    ],
)
def test_what_is_over_is_never_sold_again_and_what_is_not_will_be(window: SaleSpan) -> None:
    """Over at an instant: at no later one is it open. Not over: it is open then, or at some later one."""
    evening = playing(4)
    instants = [START + minute * MINUTE for minute in range(-5, 200)]
    opened = [window_open(evening.state, window, now) for now in instants]
    for index, now in enumerate(instants):
        assert window_over(evening.state, window, now) is not any(opened[index:])


@pytest.mark.parametrize(
    ("code", "window", "of_registration"),
    [
        ("window.not_for_registration", SaleSpan(SaleSpanKind.REGISTRATION), True),
        ("window.not_for_registration", IN_BREAK, True),
        ("window.no_level", SaleSpan(SaleSpanKind.LEVEL, 9), False),
        ("window.no_level", SaleSpan(SaleSpanKind.LEVEL, -1), False),
        ("window.no_level", SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 0), False),
        ("window.no_break", SaleSpan(SaleSpanKind.BREAK, 1), False),
        ("window.no_break", SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 4), False),
        ("window.entries", SaleSpan(SaleSpanKind.ENTRIES), False),
        ("window.entries", SaleSpan(SaleSpanKind.ENTRIES, 100_001), False),
        ("window.no_time", SaleSpan(SaleSpanKind.TIME), False),
    ],
)
def test_windows_that_cannot_be(code: str, window: SaleSpan, of_registration: bool) -> None:
    with pytest.raises(Refused) as caught:
        checked(STRUCTURE, window, of_registration=of_registration)
    assert caught.value.code == code


def test_nothing_is_sold_once_the_tournament_is_finished() -> None:
    evening = playing(2, replace(SETUP, late_level=0))
    evening.do(entries.bust_out, entry(1))
    evening.do(tournament.finish, allow=lifted("finish.unpaid"))
    assert not window_open(evening.state, SaleSpan(SaleSpanKind.BY_HAND), evening.now)
    for decision, args in (
        (entries.register, (players(1), "s")),
        (sales.buy, (EntryId(2), "rebuy")),
        (price_list.set_closing, (UNTIL_2,)),
        (price_list.set_terms, (evening.state.terms,)),
    ):
        evening.refused("finished", decision, *args)
