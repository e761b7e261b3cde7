"""A satellite: the seats, the seat bubble, the end when everybody left has one, and the tickets they are paid as."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.journal import retracted
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts, tickets
from tdapp.domain.prizes.owners import Owner, owners, there
from tdapp.domain.prizes.places import Place, awards, places
from tdapp.domain.prizes.prize_facts import SeatWon, TicketIssued
from tdapp.domain.prizes.seats import money_at, seat_due, seats_left, ticket_only
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.satellite import all_have_seats, end_at_seats
from tdapp.domain.setup import PayoutTable, SeatPrizes, SeatRest
from tdapp.domain.sidepools import side_entrants, side_pools, side_results
from tdapp.domain.sidepools.side_book import side_books
from tdapp.domain.sidepools.side_pool import SideKind, SideTerms
from tdapp.domain.units import Cents, EntryId, Money, SidePoolNo, TournamentId
from tdapp.read.prizes.stage import Stage, money_stage
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, entry, late

SEATS = SeatPrizes(Cents(125_00), targets=(TournamentId("m" * 32),))


def satellite(count: int = 11, seats: SeatPrizes = SEATS) -> Evening:
    """Eleven entries of 50 make a pool of 550: four seats of 125, and 50 for the fifth."""
    return late(count, replace(SETUP, payout=PayoutTable("Seats", seats=seats)))


def down_to(left: int, seats: SeatPrizes = SEATS) -> Evening:
    made = satellite(11, seats)
    made.do(payouts.post_prizes)
    made.do(entries.bust_out, entry(*range(11, left, -1)))
    return made


def test_the_money_begins_where_everybody_left_has_a_seat() -> None:
    made = down_to(6)
    assert (seats_left(made.state), money_at(made.state)) == (4, 4)
    at = money_stage(made.state, made.now)
    assert (at.stage, at.to_go, at.seats, at.seat) == (Stage.TO_GO, 2, 4, Money(Cents(125_00), "EUR"))
    assert at.next_out == Money(Cents(0), "EUR") and not at.all_seats
    made.do(entries.bust_out, entry(6))
    at = money_stage(made.state, made.now)
    assert (at.stage, at.to_go, at.next_out) == (Stage.BUBBLE, 1, Money(Cents(50_00), "EUR"))
    made.do(entries.bust_out, entry(5))
    at = money_stage(made.state, made.now)
    assert at.all_seats and (at.to_go, at.next_out, at.jump) == (0, None, None)  # nobody is told of a next one out


def test_play_ends_when_as_many_are_left_as_there_are_seats() -> None:
    made = down_to(5)
    made.refused("seats.not_reached", end_at_seats)
    assert not all_have_seats(made.state, made.now)
    made.do(entries.bust_out, entry(5))
    assert all_have_seats(made.state, made.now)
    made.do(end_at_seats)
    assert made.state.all_seated
    assert not list(made.state.playing())
    assert {places(made.state)[each] for each in entry(1, 2, 3, 4)} == {Place(1, 4)}
    assert places(made.state)[EntryId(5)] == Place(5, 5)
    assert [awards(made.state)[each].cents for each in entry(1, 2, 3, 4, 5)] == [125_00] * 4 + [50_00]
    made.refused("seats.all_won", end_at_seats)


def test_the_high_hand_of_a_satellite_is_won_when_everybody_left_has_a_seat() -> None:
    made = satellite(11)
    made.do(side_pools.open_pool, SideTerms(SideKind.HIGH_HAND, "High hand", Cents(10_00)))
    made.do(side_entrants.join, SidePoolNo(1), entry(1, 2, 3))
    made.do(side_results.show_hand, SidePoolNo(1), EntryId(2), "AhKhQhJhTh")
    made.do(payouts.post_prizes)
    made.do(entries.bust_out, entry(*range(11, 4, -1)))
    assert not side_books(made.state)[0].decided
    made.do(end_at_seats)
    assert side_books(made.state)[0].decided and side_books(made.state)[0].due == 30_00


def test_two_out_in_one_hand_below_the_seats_share_the_seat_and_the_rest_as_money() -> None:
    made = down_to(5)
    made.do(entries.bust_out, entry(4, 5), (False, True))
    made.do(end_at_seats)
    found = awards(made.state)
    assert [found[each].cents for each in entry(4, 5)] == [87_50, 87_50]
    assert [seat_due(made.state, each) for each in entry(1, 2, 3, 4, 5)] == [125_00] * 3 + [0, 0]


def test_a_seat_is_paid_as_a_ticket_for_its_tournament_and_not_in_cash() -> None:
    made = down_to(4)
    made.do(end_at_seats)
    made.refused("pay.is_seat", payouts.pay, EntryId(1))
    made.do(tickets.issue, EntryId(1), "S-1")
    assert made.state.tickets["S-1"] == TicketIssued("S-1", EntryId(1), Cents(125_00), None, SEATS.targets)
    made.do(tickets.issue, EntryId(2), "S-2", expires=date(2027, 1, 1), targets=())
    assert made.state.tickets["S-2"].targets == ()
    made.do(payouts.pay, EntryId(5))
    assert made.state.paid[EntryId(5)] == 50_00


def test_tickets_of_seats_are_valid_as_long_as_the_payout_table_says() -> None:
    made = down_to(4, replace(SEATS, valid=90))
    made.do(end_at_seats)
    day = made.state.setup.day
    made.refused("ticket.expires_before", tickets.issue, EntryId(1), "S-1", expires=day - timedelta(days=1))
    made.do(tickets.issue, EntryId(1), "S-1")
    made.do(tickets.issue, EntryId(2), "S-2", expires=day)
    assert [made.state.tickets[code].expires for code in ("S-1", "S-2")] == [day + timedelta(days=90), day]


def test_who_may_choose_takes_the_seat_or_what_it_is_worth() -> None:
    made = down_to(4, replace(SEATS, cash=True))
    made.do(end_at_seats)
    assert not ticket_only(made.state, EntryId(1))
    made.do(payouts.pay, EntryId(1), tender=Tender.CASH)
    made.do(tickets.issue, EntryId(2), "S-2")


def test_what_comes_with_a_seat_is_paid_in_cash_before_it_or_after_it() -> None:
    made = down_to(4, replace(SEATS, rest=SeatRest.SEATS))
    made.do(end_at_seats)
    due = awards(made.state)[EntryId(1)].cents
    assert due > 125_00
    made.do(tickets.issue, EntryId(1), "S-1")
    assert not ticket_only(made.state, EntryId(1))
    made.do(payouts.pay, EntryId(1))
    assert made.state.paid[EntryId(1)] == due


def test_the_night_is_finished_when_all_have_their_tickets() -> None:
    made = down_to(4)
    made.do(end_at_seats)
    made.refused("finish.unpaid", tournament.finish)
    for number in range(1, 5):
        made.do(tickets.issue, EntryId(number), f"S-{number}")
    made.do(payouts.pay, EntryId(5))
    made.do(tournament.finish)
    assert made.state.finished
    money = owners(made.state)
    assert sum(money.values()) - money[Owner.FEES] - money[Owner.STAFF] == 0


def test_the_end_is_undone_and_the_four_play_on() -> None:
    made = down_to(4)
    before = made.state
    made.do(end_at_seats)
    with pytest.raises(Refused, match=r"register\.seats_given"):
        entries.winner_unpaid(made.state)
    made.refused("reinstate.has_seat", entries.reinstate, EntryId(1), "s")
    made.undo()
    assert (made.state.alive, made.state.seats_won, made.state.tables) == (4, before.seats_won, before.tables)
    made.do(entries.bust_out, entry(4))
    made.do(end_at_seats)
    assert seat_due(made.state, EntryId(4)) == 125_00, "the fourth went out with a seat"


def test_without_seats_nothing_ends() -> None:
    made = late(5)
    made.refused("seats.none", end_at_seats)
    assert not all_have_seats(made.state, made.now)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_fewer_than_the_seats_have_one_each(left: int) -> None:
    made = down_to(left)
    if left == 1:
        assert made.state.winner() is not None
        assert seat_due(made.state, EntryId(1)) == 125_00
        return
    made.do(end_at_seats)
    assert sum(isinstance(fact, SeatWon) for act in made.acts for fact in act.facts) == left
    assert sum(seat_due(made.state, each) for each in entry(1, 2, 3, 4)) == 500_00


def goes_out(made: Evening, number: int, *, tied: bool) -> None:
    """Somebody who is left busts, or two of them in one hand."""
    left = [each.id for each in made.state.playing()]
    some = [left[number % len(left)], left[(number + 1) % len(left)]][: 1 + tied] if len(left) > 1 else left
    made.do(entries.bust_out, some, (False, True)[: len(some)])


DEEDS: tuple[Callable[[Evening, int, bool], object], ...] = (
    lambda made, number, tied: goes_out(made, number, tied=tied),
    lambda made, number, tied: goes_out(made, number, tied=tied),
    lambda made, _number, _tied: made.do(end_at_seats),
    lambda made, number, _tied: made.do(tickets.issue, EntryId(1 + number), f"T-{len(made.acts)}"),
    lambda made, number, _tied: made.do(payouts.pay, EntryId(1 + number)),
    lambda made, _number, _tied: made.undo(),
    lambda made, _number, _tied: made.redo(),
    lambda made, _number, _tied: made.do(tournament.finish),
)


@settings(max_examples=60, deadline=None)
@given(
    st.builds(
        SeatPrizes,
        st.sampled_from((80_00, 125_00, 200_00, 333_00)).map(Cents),
        guaranteed=st.sampled_from((0, 2, 4)),
        rest=st.sampled_from(SeatRest),
        split=st.integers(1, 4),
        cash=st.booleans(),
    ),
    st.integers(4, 14),
    st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 13), st.booleans()), max_size=40),
)
def test_every_cent_of_a_satellite_has_an_owner_after_every_act(
    seats: SeatPrizes, count: int, script: list[tuple[Callable[[Evening, int, bool], object], int, bool]]
) -> None:
    made = satellite(count, seats)
    made.do(payouts.post_prizes)
    for deed, number, tied in script:
        with suppress(Refused, Conflict):
            deed(made, number, tied)
        gone = retracted(made.acts)
        counting = [fact for act in made.acts if act.number not in gone for fact in act.facts]
        assert there(counting) == sum(owners(made.state).values())
        if made.state.all_seated:
            assert sum(award.cents for award in awards(made.state).values()) == made.state.pool
