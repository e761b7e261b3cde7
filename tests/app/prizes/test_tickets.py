"""Tickets won in a tournament of the club: each pays once, for what it is worth, in another one of the club."""

import random
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from tdapp.app.money.slips import slips_of
from tdapp.app.money.statement import statement_now
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.prizes.tickets import new_code, tickets_of
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts, tickets
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, EntryId, Money, TournamentId
from tdapp.read.message import say_refused
from tdapp.read.money.dealings import DealingKind
from tdapp.read.money.slips import TicketPart
from tdapp.values import replace
from tests.app.conftest import STRUCTURE, setup_of
from tests.app.papers.test_papers import WORDS

WINNER, SECOND = EntryId(1), EntryId(2)
PRICE = Cents(55_00)


class Satellite:
    """A satellite of ten entries that is played to its end, and the tournament its tickets are for."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.main: TournamentId = club.create(setup_of("Satellite"), STRUCTURE)
        self.target: TournamentId = club.create(setup_of("Main event"), STRUCTURE)
        self.players = tuple(club.directory)
        outs = tuple(EntryId(number) for number in range(10, 1, -1))
        for decision, args in (
            (tournament.open_registration, ()),
            (entries.register, (self.players[:10], "seed")),
            (seating.draw_seats, ("seed",)),
            (timing.start, ()),
            (tournament.close_registration, ()),
            (entries.bust_out, (outs,)),
            (payouts.post_prizes, ()),
        ):
            club.desk.do(self.main, decision, *args)  # type: ignore[arg-type]
        club.desk.do(self.target, tournament.open_registration)

    @property
    def issued(self) -> bool:
        return bool(self.club.desk.state(self.main).tickets)

    def won(self, entry: EntryId = WINNER, **how: Any) -> str:
        """The code of a ticket that is issued for an entry."""
        known = {each.code for each in tickets_of(self.club)}
        how = {"value": PRICE, **how}
        assert self.club.desk.do(self.main, tickets.issue, entry, new_code(), **how) is not None
        (code,) = {each.code for each in tickets_of(self.club)} - known
        return code

    def enter(self, number: int, code: str, cents: Cents = PRICE, reason: str = "") -> Act | None:
        payments = [Payment(Tender.TICKET, cents, code)]
        if cents < PRICE:
            payments.append(Payment(Tender.CASH, Cents(PRICE - cents)))
        if reason:
            lifted = Reason(reason, "the venue was closed")
            return self.club.desk.override(
                self.target, lifted, entries.register, (self.players[number],), "s", payments=payments
            )
        return self.club.desk.do(self.target, entries.register, (self.players[number],), "s", payments=payments)


@pytest.fixture
def satellite(club: Club) -> Satellite:
    return Satellite(club)


def refused(code: str, deed: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        deed()
    assert caught.value.code == code
    return caught.value


def test_a_ticket_is_a_part_of_the_prize_and_the_rest_stays_due(satellite: Satellite) -> None:
    state = satellite.club.desk.state(satellite.main)
    due = prize_book(state).shares[0].due
    satellite.won()
    book = prize_book(satellite.club.desk.state(satellite.main))
    assert (book.shares[0].paid, book.shares[0].due, book.back) == (PRICE, due - PRICE, 0)
    satellite.club.desk.do(satellite.main, payouts.pay, WINNER)
    assert prize_book(satellite.club.desk.state(satellite.main)).shares[0].due == 0
    statement = statement_now(satellite.club, satellite.main)
    assert (statement.difference, {each.tender for each in statement.holdings}) == (0, {Tender.CASH, Tender.TICKET})


def test_a_ticket_pays_once_in_the_club_without_anybody_vouching_for_it(satellite: Satellite) -> None:
    code = satellite.won()
    satellite.enter(20, f" {code.lower().replace('-', '')} ")  # as it is typed in a hurry
    (ticket,) = tickets_of(satellite.club)
    assert ticket.use is not None and ticket.use.tournament == "Main event"
    assert (ticket.tournament, ticket.value, ticket.holder.full) == ("Satellite", PRICE, "First000 Last000")
    refused("payment.code_used", lambda: satellite.enter(21, code))


def test_no_reason_lets_a_ticket_pay_in_a_second_tournament(satellite: Satellite) -> None:
    code, club = satellite.won(), satellite.club
    satellite.enter(20, code)
    first, satellite.target = satellite.target, club.create(setup_of(name="High roller"), STRUCTURE)
    club.desk.do(satellite.target, tournament.open_registration)
    told = refused("ticket.was_taken", lambda: satellite.enter(21, code))
    player = club.desk.state(first).entries[EntryId(1)].player
    assert not told.overridable and told.facts["player"] == player
    sentence = WORDS.said(say_refused(told, None, club.directory))
    assert f"has paid for {club.directory[player].full} in Main event" in sentence
    club.desk.do(first, entries.unregister, EntryId(1))
    satellite.enter(21, code)


def test_a_ticket_that_comes_back_may_be_used_again(satellite: Satellite) -> None:
    code = satellite.won()
    satellite.enter(20, code)
    satellite.club.desk.do(satellite.target, entries.unregister, EntryId(1))
    assert tickets_of(satellite.club)[0].use is None
    satellite.enter(21, code)


def test_a_ticket_pays_no_more_than_it_is_worth(satellite: Satellite) -> None:
    code = satellite.won(value=Cents(30_00))
    assert not refused("ticket.too_much", lambda: satellite.enter(20, code)).overridable
    satellite.enter(20, code, Cents(30_00))


def test_an_expired_ticket_takes_a_reason(satellite: Satellite) -> None:
    desk = satellite.club.desk
    setup = desk.state(satellite.target).setup
    code = satellite.won(expires=setup.day)
    desk.do(satellite.target, tournament.change_setup, replace(setup, day=setup.day + timedelta(days=1)))
    assert refused("ticket.expired", lambda: satellite.enter(20, code)).overridable
    satellite.enter(20, code, reason="ticket.expired")


def test_a_ticket_that_has_paid_stays_issued_until_that_payment_is_cancelled(satellite: Satellite) -> None:
    code = satellite.won()
    satellite.enter(20, code)
    undo = satellite.club.desk.undo
    facts = refused("ticket.was_used", lambda: undo(satellite.main)).facts
    assert (facts["given"], facts["tournament"]) == (code, "Main event")
    undo(satellite.target)
    undo(satellite.main)
    assert not tickets_of(satellite.club)
    assert refused("payment.code_unknown", lambda: satellite.enter(21, code)).overridable


def test_what_is_not_due_is_no_ticket(satellite: Satellite) -> None:
    desk, main = satellite.club.desk, satellite.main
    refused("ticket.value", lambda: desk.do(main, tickets.issue, SECOND, "A-1", value=Cents(10_000_00)))
    refused("ticket.value", lambda: desk.do(main, tickets.issue, SECOND, "A-1", value=Cents(0)))
    refused("pay.no_prize", lambda: desk.do(main, tickets.issue, EntryId(10), "A-1"))
    desk.do(main, tickets.issue, SECOND, "A-1", value=PRICE, expires=date(2027, 1, 1))
    refused("ticket.code_taken", lambda: desk.do(main, tickets.issue, WINNER, "a-1", value=PRICE))
    refused("payment.code_missing", lambda: desk.do(main, tickets.issue, WINNER, "  ", value=PRICE))


def test_codes_differ_and_are_easily_read_out() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert not any(sign in code[3:] for code in codes for sign in "01IO")


def test_an_entry_is_not_done_again_with_a_ticket_that_was_never_issued(satellite: Satellite) -> None:
    desk, code = satellite.club.desk, satellite.won()
    satellite.enter(20, code)
    desk.undo(satellite.target)
    desk.undo(satellite.main)
    why = refused("payment.code_unknown", lambda: desk.redo(satellite.target))
    assert (why.facts, why.overridable) == ({"given": (code,)}, True)
    desk.redo(satellite.main)
    desk.redo(satellite.target)
    assert code in desk.state(satellite.target).codes


def test_a_refund_is_not_taken_back_once_its_ticket_is_not_issued(satellite: Satellite) -> None:
    desk, code = satellite.club.desk, satellite.won()
    satellite.enter(20, code)
    desk.do(satellite.target, entries.unregister, EntryId(1))
    desk.undo(satellite.main)
    refused("payment.code_unknown", lambda: satellite.enter(21, code))
    refused("payment.code_unknown", lambda: desk.undo(satellite.target))
    desk.undo(satellite.target, Reason("payment.code_unknown", "seen at the desk"))
    refused("ticket.code_taken", lambda: desk.redo(satellite.main))


@pytest.mark.parametrize("seed", range(6))
def test_in_whatever_order_things_are_undone_what_pays_is_a_ticket_that_stands(satellite: Satellite, seed: int) -> None:
    club, chance = satellite.club, random.Random(seed)
    desk, code, refusals = club.desk, satellite.won(), set[str]()

    def give_back() -> None:
        state = desk.state(satellite.target)
        desk.do(satellite.target, entries.unregister, next(iter(state.entries), EntryId(1)))

    steps: tuple[Callable[[], object], ...] = (
        lambda: satellite.enter(chance.choice((20, 21)), code),
        give_back,
        lambda: desk.undo(satellite.main) if satellite.issued else None,
        lambda: desk.redo(satellite.main),
        lambda: desk.undo(satellite.target),
        lambda: desk.redo(satellite.target),
    )
    for _step in range(60):
        try:
            chance.choice(steps)()
        except Refused as caught:
            refusals.add(caught.code)
        pays, issued = set(desk.state(satellite.target).codes), set(desk.state(satellite.main).tickets)
        assert pays <= issued <= {code}
        (ticket,) = tickets_of(club) or (None,)
        assert bool(pays) == (ticket is not None and ticket.use is not None)
    assert "payment.code_unknown" in refusals or "ticket.was_used" in refusals


def test_a_refundable_ticket_is_paid_out_when_the_night_is_over(satellite: Satellite) -> None:
    desk, main = satellite.club.desk, satellite.main
    code = satellite.won(refundable=True)
    for due in prize_book(desk.state(main)).due_to():
        desk.do(main, payouts.pay, due.entry)
    desk.do(main, tournament.finish)
    refused("finished", lambda: desk.do(main, tickets.give_back, code))
    desk.do(main, tickets.cash_in, code.lower())
    statement = statement_now(satellite.club, main)
    assert (statement.difference, {each.tender for each in statement.holdings}) == (0, {Tender.CASH})
    assert not refused("ticket.is_back", lambda: satellite.enter(20, code)).overridable
    refused("ticket.is_back", lambda: desk.do(main, tickets.cash_in, code))
    (listed,) = tickets_of(satellite.club)
    assert (listed.code, listed.returned, listed.use) == (code, True, None)
    desk.undo(main)
    satellite.enter(20, code)
    refused("ticket.was_used", lambda: desk.redo(main))


def test_a_ticket_that_came_back_is_due_again_and_its_code_is_gone(satellite: Satellite) -> None:
    desk, main, code = satellite.club.desk, satellite.main, satellite.won()
    due = prize_book(desk.state(main)).shares[0].due
    desk.do(main, tickets.give_back, code)
    assert prize_book(desk.state(main)).shares[0].due == due + PRICE
    refused("ticket.code_taken", lambda: desk.do(main, tickets.issue, WINNER, code, value=PRICE))
    refused("ticket.not_ours", lambda: desk.do(main, tickets.give_back, "TK-NONE"))
    assert statement_now(satellite.club, main).difference == 0
    desk.do(main, payouts.pay, WINNER)
    refused("prizes.paid_stays", lambda: desk.retract(main, desk.history(main).acts[-2].number))


def test_a_ticket_that_has_paid_does_not_come_back(satellite: Satellite) -> None:
    desk, main, code = satellite.club.desk, satellite.main, satellite.won(refundable=True)
    satellite.enter(20, code)
    for deed in (tickets.give_back, tickets.cash_in):
        facts = refused("ticket.was_used", lambda deed=deed: desk.do(main, deed, code)).facts  # type: ignore[misc]
        assert facts["tournament"] == "Main event"
    desk.do(satellite.target, entries.unregister, EntryId(1))
    desk.do(main, tickets.cash_in, code)


def test_a_ticket_that_is_not_refundable_is_paid_out_for_a_reason_alone(satellite: Satellite) -> None:
    desk, main, code = satellite.club.desk, satellite.main, satellite.won()
    assert refused("ticket.not_refundable", lambda: desk.do(main, tickets.cash_in, code)).overridable
    desk.override(main, Reason("ticket.not_refundable", "the event was cancelled"), tickets.cash_in, code)
    assert tickets_of(satellite.club)[0].returned


def test_a_ticket_for_several_tournaments_pays_in_each_of_them_and_elsewhere_for_a_reason(satellite: Satellite) -> None:
    club = satellite.club
    side, other = (club.create(setup_of(name), STRUCTURE) for name in ("Side event", "Deepstack"))
    code = satellite.won(targets=(side, other))
    assert tickets_of(club)[0].targets == ("Side event", "Deepstack")
    facts = refused("ticket.other_target", lambda: satellite.enter(20, code)).facts
    assert facts["names"] == ("Side event", "Deepstack")
    satellite.target = other
    club.desk.do(other, tournament.open_registration)
    satellite.enter(20, code)


def test_the_slip_of_a_ticket_says_what_it_is_for_until_it_comes_back(satellite: Satellite) -> None:
    club, main = satellite.club, satellite.main
    code = satellite.won(targets=(satellite.target,), refundable=True)
    number = club.desk.history(main).acts[-1].number
    (slip,) = slips_of(club, main, [number]).slips
    assert slip.ticket == TicketPart(code, Money(PRICE, "EUR"), ("Main event",), None, refundable=True)
    club.desk.do(main, tickets.cash_in, code)
    (slip,) = slips_of(club, main, [number]).slips
    assert slip.ticket is None
    back, paid = slips_of(club, main, [club.desk.history(main).acts[-1].number]).slips
    assert (back.kind, paid.kind, paid.ticket) == (DealingKind.PRIZE_BACK, DealingKind.PRIZE, None)


def test_a_ticket_whose_prize_came_back_in_money_stays_good(satellite: Satellite) -> None:
    """Its holder has bought it with that money: it is neither due again nor paid out, until the prize is paid again."""
    desk, main, code = satellite.club.desk, satellite.main, satellite.won(refundable=True)
    desk.do(main, payouts.pay, WINNER)
    desk.do(main, payouts.take_back, WINNER)
    for way in (tickets.give_back, tickets.cash_in):
        found = refused("ticket.prize_is_back", lambda way=way: desk.do(main, way, code))  # type: ignore[misc]
        assert code in WORDS.said(say_refused(found, desk.state(main), satellite.club.directory))
    assert statement_now(satellite.club, main).difference == 0
    desk.do(main, payouts.pay, WINNER)
    desk.do(main, tickets.give_back, code)
    assert statement_now(satellite.club, main).difference == 0
    satellite.enter(20, satellite.won(SECOND))
