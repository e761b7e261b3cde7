"""The stage of the evening, walked from the first announcement to the podium, in every kind of tournament."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from tdapp.domain import dealing, tournament
from tdapp.domain.clock import timing
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.setup import PayoutTable, SeatPrizes, Setup
from tdapp.domain.units import Cents
from tdapp.read.screen import screen_view
from tdapp.read.screen_stage import BEFORE, SOON, EveningStage
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, MINUTE, SETUP, START, Evening, on_terms, players, playing, rebuy, registered
from tests.read.prizes.test_stage import go

FREE = replace(SETUP, buy_in=Cents(0), fee=Cents(0), payout=PayoutTable("Points", ()))
SEATS = replace(SETUP, payout=PayoutTable("Seats", seats=SeatPrizes(Cents(125_00))))
Step = tuple[Callable[[Evening], object], EveningStage]


def stage(evening: Evening) -> EveningStage:
    return screen_view(evening.state, evening.now, DIRECTORY).evening


def before(setup: Setup) -> tuple[Evening, list[EveningStage]]:
    """From the announcement to the first card, with the stages on the way."""
    evening, told = Evening(setup), []
    told.append(stage(evening))
    evening.do(tournament.open_registration)
    evening.do(entries.register, players(20), "late")
    told.append(stage(evening))
    evening.do(timing.start_at, START)
    told.append(stage(evening))
    evening.now = START - SOON
    evening.do(seating.draw_seats, "draw")
    told.append(stage(evening))
    evening.now = START
    told.append(stage(evening))
    return evening, told


def walk(evening: Evening, steps: list[Step]) -> None:
    for number, (deed, expected) in enumerate(steps):
        deed(evening)
        assert stage(evening) is expected, number


def post(evening: Evening) -> None:
    evening.do(payouts.post_prizes)


def left(count: int) -> Callable[[Evening], object]:
    return lambda evening: go(evening, count)


def wait(minutes: float) -> Callable[[Evening], object]:
    return lambda evening: evening.wait(minutes)


def pause(evening: Evening) -> None:
    evening.do(timing.pause)


def resume(evening: Evening) -> None:
    evening.do(timing.resume)


def final(count: int) -> Callable[[Evening], object]:
    """So many are left, and drawn to one table."""

    def deed(evening: Evening) -> None:
        go(evening, count)
        evening.do(seating.redraw, "final")

    return deed


def step(evening: Evening) -> None:
    evening.do(hand_for_hand.begin)


def end_step(evening: Evening) -> None:
    evening.do(hand_for_hand.end)


STAGE = EveningStage
LATE: list[Step] = [
    (wait(10), STAGE.PLAY), (wait(15), STAGE.CLOSING), (pause, STAGE.PAUSED), (resume, STAGE.CLOSING),
    (wait(16), STAGE.BREAK), (pause, STAGE.PAUSED), (resume, STAGE.BREAK), (wait(15), STAGE.PLAY),
]  # fmt: skip


@pytest.mark.parametrize("setup", [SETUP, FREE, SEATS], ids=["freezeout", "freeroll", "satellite"])
def test_until_play_every_evening_goes_the_same_way(setup: Setup) -> None:
    _evening, told = before(setup)
    assert told == [STAGE.ANNOUNCED, STAGE.REGISTRATION, STAGE.REGISTRATION, STAGE.STARTING, STAGE.PLAY]


def test_a_freezeout_from_the_first_card_to_the_podium() -> None:
    evening, _told = before(SETUP)
    walk(evening, [
        *LATE, (post, STAGE.PLAY), (left(12), STAGE.PLAY), (final(9), STAGE.FINAL_TABLE), (left(5), STAGE.BUBBLE),
        (left(4), STAGE.BUBBLE), (left(3), STAGE.FINAL_TABLE), (pause, STAGE.PAUSED), (resume, STAGE.FINAL_TABLE),
        (left(2), STAGE.FINAL_TABLE), (left(1), STAGE.FINISHED),
    ])  # fmt: skip


def test_hand_for_hand_on_the_bubble_is_no_pause() -> None:
    evening, _told = before(replace(SETUP, seats_per_table=5))
    walk(evening, [*LATE, (post, STAGE.PLAY), (left(8), STAGE.BUBBLE), (step, STAGE.HAND_FOR_HAND)])
    assert screen_view(evening.state, evening.now, DIRECTORY).clock.by_hand
    walk(evening, [(end_step, STAGE.BUBBLE), (left(3), STAGE.IN_MONEY)])


def test_without_posted_prizes_no_bubble_is_told() -> None:
    evening, _told = before(SETUP)
    walk(evening, [*LATE, (final(9), STAGE.FINAL_TABLE), (left(4), STAGE.FINAL_TABLE), (post, STAGE.BUBBLE)])


def test_a_freeroll_without_prizes_has_no_bubble_and_a_podium() -> None:
    evening, _told = before(FREE)
    walk(evening, [*LATE, (final(9), STAGE.FINAL_TABLE), (left(2), STAGE.FINAL_TABLE), (left(1), STAGE.FINISHED)])


def test_a_rebuy_evening_closes_with_its_rebuys() -> None:
    evening = on_terms(registered(20), rebuy())
    evening.do(seating.draw_seats, "draw")
    evening.now = START
    evening.do(timing.start)
    walk(evening, [*LATE, (post, STAGE.PLAY), (left(12), STAGE.PLAY)])


def test_a_satellite_has_its_bubble_at_the_seats() -> None:
    evening, _told = before(SEATS)
    walk(evening, [*LATE, (post, STAGE.PLAY)])
    seats = screen_view(evening.state, evening.now, DIRECTORY).prizes
    assert seats is not None and seats.seats is not None
    go(evening, seats.seats.many + 1)
    assert stage(evening) is STAGE.BUBBLE


def test_one_table_from_the_first_hand_is_no_final_table_before_the_money() -> None:
    evening = playing(8).wait(56)
    walk(evening, [(post, STAGE.PLAY), (left(3), STAGE.BUBBLE), (left(2), STAGE.IN_MONEY)])


def test_a_deal_is_a_stage_once_it_was_posted_until_play_ends() -> None:
    evening, _told = before(SETUP)
    walk(evening, [*LATE, (post, STAGE.PLAY), (final(3), STAGE.FINAL_TABLE)])
    pause(evening)
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN, saved=(Cents(100_00),)))
    post(evening)
    walk(evening, [(resume, STAGE.DEAL), (left(2), STAGE.DEAL), (left(1), STAGE.FINISHED)])


def test_registration_that_was_closed_before_the_start_waits_for_it() -> None:
    evening = registered(9)
    evening.do(tournament.close_registration)
    assert stage(evening) is STAGE.STARTING
    assert stage(evening) in BEFORE


def test_late_registration_is_told_as_a_clock_time_also_while_the_clock_stands() -> None:
    evening = playing(20).wait(10)
    until = screen_view(evening.state, evening.now, DIRECTORY).late_until
    assert until == START + 40 * MINUTE
    pause(evening)
    evening.wait(5)
    assert screen_view(evening.state, evening.now, DIRECTORY).late_until == START + 45 * MINUTE
    resume(evening)
    assert screen_view(evening.wait(31).state, evening.now, DIRECTORY).late_until is None
    assert screen_view(registered(3).state, START, DIRECTORY).late_until is None  # nobody knows when it starts
    planned = registered(3)
    planned.do(timing.start_at, START)
    assert screen_view(planned.state, planned.now, DIRECTORY).late_until == START + 40 * MINUTE


def test_an_entry_limit_is_no_clock_time() -> None:
    evening = playing(20)
    evening.state = replace(evening.state, closes=SaleSpan(SaleSpanKind.ENTRIES, 40))
    view = screen_view(evening.state, evening.now + timedelta(minutes=1), DIRECTORY)
    assert (view.late_until, view.evening) == (None, STAGE.PLAY)
