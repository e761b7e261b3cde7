"""The top bar, the list of tournaments, the prizes and the room's screen."""

from datetime import UTC, timedelta

from tdapp.domain import tournament
from tdapp.domain.clock import announcing, timing
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import PayoutDoubt, payout_doubts, prizes
from tdapp.domain.refusal import Allowed
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.setup import PayoutColumn, PayoutTable
from tdapp.domain.units import Cents, EntryId, Money, TextId
from tdapp.read.clock.clock import ClockPhase
from tdapp.read.clock.depth import Depth
from tdapp.read.message import Said
from tdapp.read.prizes.prizes import PrizesView, prizes_view
from tdapp.read.screen import screen_view
from tdapp.read.status import Phase, phase, status_view
from tdapp.values import replace
from tdapp.words.say import Words
from tests.domain.evening import (
    DIRECTORY,
    MINUTE,
    SETUP,
    Evening,
    entry,
    late,
    on_terms,
    player,
    players,
    playing,
    registered,
)

EUR = "EUR"
ENGLISH = Words("en", UTC)


def test_the_phases_of_an_evening() -> None:
    evening = Evening()
    assert phase(evening.state, evening.now) is Phase.SETUP
    evening.do(tournament.open_registration)
    assert phase(evening.state, evening.now) is Phase.REGISTERING
    evening.do(entries.register, players(2), "s")
    evening.do(seating.draw_seats, "s")
    evening.do(timing.start)
    assert phase(evening.state, evening.now) is Phase.RUNNING
    evening.wait(41).do(timing.pause)
    assert phase(evening.state, evening.now) is Phase.PAUSED
    evening.do(entries.bust_out, entry(1))
    evening.pay(EntryId(2))
    evening.do(tournament.finish)
    assert phase(evening.state, evening.now) is Phase.FINISHED


def test_entries_taken_against_the_rule_are_registering_too() -> None:
    evening = Evening()
    evening.do(entries.register, players(1), "s", allow=Allowed(frozenset({"registration.is_closed"})))
    assert phase(evening.state, evening.now) is Phase.REGISTERING


def test_the_figures() -> None:
    evening = playing(20)
    evening.do(entries.bust_out, entry(1, 2, 3))
    view = status_view(evening.state, evening.now, lines=17)
    assert (view.entries, view.left, view.tables, view.free_seats, view.waiting) == (20, 17, 3, 10, 0)
    assert view.chips == 400_000
    assert view.average == 23_529
    assert view.average_depth == Depth(235)
    assert view.pool == Money(Cents(1_000_00), EUR)
    assert (view.registration_open, view.closes_after_level, view.lines) == (True, 2, 17)


def test_figures_of_an_empty_tournament() -> None:
    view = status_view(Evening().state, Evening().now)
    assert view.average is view.average_depth is view.closes_after_level is None


def test_who_waits_for_a_seat() -> None:
    evening = registered(5)
    assert status_view(evening.state, evening.now).waiting == 5


def test_registration_that_closes_at_the_start_is_bound_to_no_level() -> None:
    evening = registered(5, replace(SETUP, late_level=0))
    view = status_view(evening.state, evening.now)
    assert (view.registration_open, view.closes_after_level) == (True, None)


def prizes_of(evening: Evening) -> PrizesView:
    return prizes_view(evening.state, evening.now, DIRECTORY)


def test_while_entries_are_taken_nobody_has_a_prize() -> None:
    evening = playing(12)
    evening.do(entries.bust_out, entry(*range(1, 12)))
    view = prizes_of(evening)
    assert not view.final
    assert [row.winners for row in view.rows] == [(), (), ()]
    assert (view.unpaid, view.not_yet) == (3, Said("refused.pay.registration_open"))
    assert prizes_of(evening.wait(41)).unpaid == 3


def test_prizes_and_winners() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(*range(1, 11)))
    evening.pay(EntryId(10))
    view = prizes_of(evening)
    assert [row.amount.cents for row in view.rows] == [300_00, 180_00, 120_00]
    assert [row.share for row in view.rows] == [50_000, 30_000, 20_000]
    assert [[winner.name.full for winner in row.winners] for row in view.rows] == [[], [], ["First10 Last10"]]
    assert view.rows[2].winners[0].paid
    assert (view.total.cents, view.difference, view.unpaid) == (600_00, 0, 0)
    assert view.final
    assert view.posted


def test_tied_places_name_everybody_once() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(*range(1, 10)))
    evening.do(entries.bust_out, entry(10, 11), (False, True))
    view = prizes_of(evening)
    assert [[winner.entry for winner in row.winners] for row in view.rows] == [[12], [11, 10], []]
    assert [row.tied_with for row in view.rows] == [None, None, 2]
    assert sum(winner.amount.cents for row in view.rows for winner in row.winners) == 600_00
    assert view.unpaid == 3


def test_what_the_house_makes_up_to_the_guarantee_is_told() -> None:
    evening = registered(12)
    assert prizes_of(evening).overlay is None
    on_terms(evening, guarantee=Cents(5_000_00))
    view = prizes_of(evening)
    assert (view.pool, view.overlay) == (Money(Cents(5_000_00), EUR), Money(Cents(4_400_00), EUR))


def test_posted_prizes_that_no_longer_fit_show_the_difference() -> None:
    evening = registered(12)
    evening.do(payouts.post_prizes)
    evening.do(entries.register, [player(50)], "s")
    view = prizes_of(evening)
    assert view.posted
    assert view.difference == 50_00
    assert not view.by_hand


def test_the_screen_shows_prizes_only_once_posted() -> None:
    evening = late(12)
    assert screen_view(evening.state, evening.now, DIRECTORY).prizes is None
    evening.do(payouts.post_prizes)
    prizes = screen_view(evening.state, evening.now, DIRECTORY).prizes
    assert prizes is not None
    assert (prizes.first, prizes.last, prizes.paid, prizes.pool) == (
        Money(Cents(300_00), EUR),
        Money(Cents(120_00), EUR),
        3,
        Money(Cents(600_00), EUR),
    )
    evening.do(payouts.withdraw_prizes)
    assert screen_view(evening.state, evening.now, DIRECTORY).prizes is None


def test_the_screen_names_the_winner_once_it_is_over() -> None:
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    evening.pay(EntryId(2))
    assert screen_view(evening.state, evening.now, DIRECTORY).winner == "First2 Last2"
    evening.do(tournament.finish)
    view = screen_view(evening.state, evening.now, DIRECTORY, "Thank you")
    assert (view.winner, view.message) == ("First2 Last2", "Thank you")


def test_the_screen_names_no_winner_while_somebody_may_still_come_in() -> None:
    evening = playing(2).wait(5)
    evening.do(entries.bust_out, entry(1))
    view = screen_view(evening.state, evening.now, DIRECTORY)
    assert (view.winner, view.clock.phase) == ("", ClockPhase.RUNNING)
    evening.do(tournament.close_registration)
    view = screen_view(evening.state, evening.now, DIRECTORY)
    assert (view.winner, view.clock.phase) == ("First2 Last2", ClockPhase.FINISHED)


def test_the_screen_says_until_when_entries_are_taken() -> None:
    evening = playing(4)
    assert screen_view(evening.state, evening.now, DIRECTORY).late == SaleSpan(SaleSpanKind.LEVEL, 2)
    assert screen_view(evening.state, evening.now + 40 * MINUTE, DIRECTORY).late is None


def test_a_message_stands_until_its_time_is_over() -> None:
    evening = Evening()
    assert announcing.standing(evening.state, evening.now) == ()
    evening.do(announcing.announce, TextId("a" * 32), "d", timedelta(minutes=5))
    (up,) = announcing.standing(evening.state, evening.now)
    assert up.text == "a" * 32
    assert announcing.standing(evening.state, evening.now + timedelta(minutes=5)) == ()


def test_m8_odd_prizes_are_told_before_they_are_posted() -> None:
    """Nine of nine paid, and the last one gets less than he brought: said on the page, refused by nobody."""
    shares = (30_000, 20_000, 14_000, 10_000, 8_000, 6_000, 5_000, 4_000, 3_000)
    evening = late(9, replace(SETUP, payout=PayoutTable("Nine", (PayoutColumn(1, None, shares),))))
    doubts = [ENGLISH.said(doubt) for doubt in prizes_view(evening.state, evening.now, DIRECTORY).doubts]
    assert doubts == [
        "The last prize, €10.00, is less than the €50.00 an entry brings into the pool: pay fewer places.",
        "9 of 9 are paid: more than half of them.",
    ]
    assert not prizes_view(late(9).state, evening.now, DIRECTORY).doubts
    evening.do(payouts.post_prizes)


def test_m8_a_large_field_with_few_prizes_is_told() -> None:
    evening = registered(120)
    table = PayoutTable("Five", (PayoutColumn(1, None, (50_000, 20_000, 15_000, 10_000, 5_000)),))
    evening.do(tournament.change_setup, replace(SETUP, payout=table))
    found = payout_doubts(evening.state, prizes(evening.state))
    assert found == (PayoutDoubt.FEW_ARE_PAID,)
