"""What was paid stays right at the desk, by whatever door somebody comes: refused, or lifted and settled."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from tdapp.app.demo.evening import HandClock
from tdapp.app.money import drawers
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.papers.papers import print_sheet
from tdapp.domain import dealing, tournament
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.evolve import evolve
from tdapp.domain.money.drawers import cash_of
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.terms import Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.places import awards, deal_places, prizes, standing
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.prizes.prize_facts import DealMethod, PrizesPosted, PrizesSet
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import corrections, entries, price_list, sales
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, Chips, EntryId, Money, TournamentId
from tdapp.read.message import say_refused
from tdapp.read.needs_list import needs_view
from tdapp.read.prizes.prize_needs import bounties_answered
from tdapp.read.prizes.prizes import prizes_view
from tdapp.read.prizes.result import DealMade, Payment, result_view
from tdapp.read.registration.registration_desk import money_view
from tdapp.read.screen import screen_view
from tdapp.read.sheet_kind import SheetKind
from tdapp.values import replace
from tests.domain.evening import SETUP
from tests.evenings.director import SEVEN, names, structure
from tests.reports.samples import words

WRONG = "prizes.paid_stays"


def e(number: int) -> EntryId:
    return EntryId(number)


@dataclass
class Friday:
    """Twelve entries of 100.00: prizes of 600.00, 360.00 and 240.00, registration closed."""

    club: Club
    main: TournamentId

    @property
    def state(self) -> State:
        return self.club.desk.state(self.main)

    def do(self, decision: Any, *args: Any, **kwargs: Any) -> Act:
        act = self.club.desk.do(self.main, decision, *args, **kwargs)
        assert act is not None
        return act

    def lifted(self, *codes: str, by: Any = None, args: tuple[Any, ...] = ()) -> Act:
        reason = Reason(codes[-1], "the wrong player was busted", codes[:-1])
        act = self.club.desk.override(self.main, reason, by, *args)
        assert act is not None
        return act

    def refused(self, code: str, decision: Any, *args: Any, **kwargs: Any) -> Refused:
        before = self.state
        with pytest.raises(Refused) as caught:
            decision(*args, **kwargs)
        assert (caught.value.code, self.state) == (code, before)
        return caught.value

    def bust(self, *numbers: int) -> list[ActNo]:
        return [self.do(entries.bust_out, (e(number),)).number for number in numbers]

    def wrongs(self, refusal: Refused) -> list[tuple[int, int, int]]:
        return [(wrong.entry, wrong.paid.cents, wrong.award.cents) for wrong in refusal.facts["wrongs"]]

    def needs(self) -> list[str]:
        history = self.club.desk.history(self.main)
        answered = partial(bounties_answered, history.acts, history.gone)
        found = needs_view(self.state, self.club.time.now(), None, self.club.directory, answered=answered)
        return [need.code for need in found if need.code in ("prizes_back", "unpaid", "prizes_differ", "bounties")]

    def sheet(self) -> str:
        data = print_sheet(self.club, self.main, SheetKind.PAYOUTS, words()).data
        return " ".join(" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(data)).pages)

    def sound(self) -> None:
        """The account comes out, and everybody who was paid has the prize."""
        book = prize_book(self.state)
        assert book.paid + book.due - book.back + book.gap == book.pool == self.state.pool
        assert not book.back and not book.gap and not any(share.paid and share.due for share in book.shares)


@pytest.fixture
def friday(tmp_path: Path) -> Iterator[Friday]:
    clock = HandClock(SEVEN)
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(20))
        main = club.create(replace(SETUP, buy_in=Cents(100_00), fee=Cents(0)), structure())
        friday = Friday(club, main)
        friday.do(tournament.open_registration)
        friday.do(entries.register, tuple(club.directory)[:12], "seed")
        friday.do(seating.draw_seats, "seed")
        friday.do(timing.start)
        friday.do(tournament.close_registration)
        friday.do(payouts.post_prizes)
        assert prizes(friday.state) == (600_00, 360_00, 240_00)
        yield friday


def third_paid(friday: Friday) -> list[ActNo]:
    """Ten are out, and the third place has its 240.00. The acts that bust them out."""
    acts = friday.bust(*range(1, 11))
    friday.do(payouts.pay, e(10))
    friday.sound()
    return acts


def test_m1_an_older_bust_out_taken_back_is_refused_with_who_was_paid_what(friday: Friday) -> None:
    first = third_paid(friday)[0]
    refusal = friday.refused(WRONG, friday.club.desk.retract, friday.main, first)
    assert refusal.overridable
    assert friday.wrongs(refusal) == [(10, 240_00, 0)]
    said = words().said(say_refused(refusal, friday.state, friday.club.directory))
    assert "Speler0010" in said and "€240.00 to recover" in said


def test_m1_lifted_it_is_a_claim_that_everybody_tells_and_that_is_settled(friday: Friday) -> None:
    first = third_paid(friday)[0]
    friday.club.desk.retract(friday.main, first, Reason(WRONG, "Speler0001 was still in"))
    book = prize_book(friday.state)
    assert (book.paid, book.due, book.back, book.pool) == (240_00, 1200_00, 240_00, 1200_00)
    assert [share.entry for share in book.back_from()] == [10]
    assert friday.needs() == ["prizes_back"]
    view = prizes_view(friday.state, friday.club.time.now(), friday.club.directory)
    assert [(claim.place, claim.winner.entry, claim.winner.back.cents) for claim in view.claims] == [(4, 10, 240_00)]
    assert money_view(friday.state).prizes == book
    sheet = friday.sheet()
    assert "To recover: €240.00 from Voornaam10 Speler0010" in sheet
    assert "Speler0001 was still in" in sheet
    friday.bust(1, 11)
    for place in (1, 11, 12):
        friday.do(payouts.pay, e(place))
    refusal = friday.refused("finish.back", friday.do, tournament.finish)
    assert refusal.overridable and refusal.facts["total"] == Money(Cents(240_00), "EUR")
    drawer = drawers.open_drawer(friday.club, "Desk 1", "EUR", cents=Cents(0))
    back = friday.do(payouts.take_back, e(10), drawer=drawer)
    assert back.facts == (PrizeReturned(e(10), Cents(240_00), Tender.CASH, drawer),)
    assert cash_of(back.facts) == {drawer: 240_00}
    friday.sound()
    assert not friday.needs()
    friday.do(tournament.finish)
    assert sum(friday.state.paid.values()) == 1200_00


def test_m1_finished_with_a_reason_the_claim_stands_on_the_sheet_and_in_the_panel(friday: Friday) -> None:
    first = third_paid(friday)[0]
    friday.club.desk.retract(friday.main, first, Reason(WRONG, "Speler0001 was still in"))
    friday.bust(1, 11)
    for place in (1, 11, 12):
        friday.do(payouts.pay, e(place))
    friday.lifted("finish.back", by=tournament.finish)
    assert friday.needs() == ["prizes_back"]
    assert "the wrong player was busted" in friday.sheet()
    friday.do(payouts.take_back, e(10))
    assert not friday.needs()
    friday.sound()


def test_m1_the_other_doors_are_the_same_door(friday: Friday) -> None:
    """Reinstating, a late entry, a refund heads-up, a disqualification: judged by what they do to who was paid."""
    desk = friday.club.desk
    third_paid(friday)
    assert friday.wrongs(friday.refused(WRONG, friday.do, entries.reinstate, e(4), "seed")) == [(10, 240_00, 0)]
    late, player = Reason("registration.is_closed", "he was promised"), tuple(friday.club.directory)[12]
    friday.refused(WRONG, desk.override, friday.main, late, entries.register, (player,), "seed")
    friday.do(price_list.set_terms, Terms(started=Refund.ALL))
    refusal = friday.refused(WRONG, friday.do, entries.unregister, e(11), chips=Chips(0))
    assert friday.wrongs(refusal) == [(10, 240_00, 330_00)], "second of eleven now, out of a pool of 1,100.00"
    reason = Reason(WRONG, "promised", ("registration.is_closed",))
    desk.override(friday.main, reason, entries.register, (player,), "seed")
    assert [share.back for share in prize_book(friday.state).back_from()] == [240_00]


def test_m1_an_undo_takes_a_reason_too_and_redo_the_same(friday: Friday) -> None:
    desk = friday.club.desk
    third_paid(friday)
    friday.lifted(WRONG, by=entries.reinstate, args=(e(4), "seed"))
    desk.undo(friday.main)
    friday.sound()
    friday.refused(WRONG, desk.redo, friday.main)
    act = desk.redo(friday.main, Reason(WRONG, "it was so"))
    assert act.override is not None and act.override.code == WRONG
    assert friday.needs() == ["prizes_back"]


def test_m1_a_correction_is_judged_at_the_desk_as_everything_is(friday: Friday) -> None:
    third_paid(friday)
    friday.refused(WRONG, friday.do, corrections.place_bust_out, e(9), None)
    friday.lifted(WRONG, by=corrections.place_bust_out, args=(e(9), None))
    book = prize_book(friday.state)
    assert [(share.entry, share.due, share.back) for share in book.shares] == [(9, 240_00, 0), (10, 0, 240_00)]


REBUY = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(100_00)), Chips(20_000), SaleSpan(SaleSpanKind.BY_HAND))


def test_m2_prizes_that_are_behind_the_pool_are_not_paid(friday: Friday) -> None:
    friday.do(price_list.set_terms, Terms((REBUY,)))
    friday.do(sales.buy, e(12), "rebuy")
    friday.bust(*range(1, 12))
    assert friday.state.pool == 1300_00
    refusal = friday.refused("pay.other_sum", friday.do, payouts.pay, e(10))
    assert (refusal.facts["total"], refusal.facts["pool"]) == (
        Money(Cents(1200_00), "EUR"),
        Money(Cents(1300_00), "EUR"),
    )
    assert "prizes_differ" in friday.needs()
    friday.lifted("finish.unpaid", "finish.pool", by=tournament.finish)
    assert "prizes_differ" in friday.needs(), "the panel is not silent after the finish"
    friday.club.desk.undo(friday.main)
    friday.do(payouts.post_prizes)
    for place in (12, 11, 10):
        friday.do(payouts.pay, e(place))
    friday.sound()
    friday.do(tournament.finish)


def test_m2_a_guarantee_raised_after_the_first_payment_is_a_claim_of_whoever_was_paid(friday: Friday) -> None:
    third_paid(friday)
    terms = Terms(guarantee=Cents(2000_00))
    refusal = friday.refused(WRONG, friday.do, price_list.set_terms, terms)
    assert friday.wrongs(refusal) == [(10, 240_00, 400_00)]
    friday.lifted(WRONG, by=price_list.set_terms, args=(terms,))
    friday.refused("pay.is_paid", friday.do, payouts.pay, e(10))
    friday.do(payouts.post_prizes)
    assert prize_book(friday.state).due_to()[0].due == 160_00
    assert friday.do(payouts.pay, e(10)).facts == (PrizePaid(e(10), Cents(160_00)),)
    friday.bust(11)
    friday.do(payouts.pay, e(11))
    friday.do(payouts.pay, e(12))
    friday.sound()
    friday.do(tournament.finish)
    assert sum(friday.state.paid.values()) == 2000_00


def test_m2_posted_prizes_stay_posted_once_one_is_paid(friday: Friday) -> None:
    posting = friday.club.desk.history(friday.main).acts[-1].number
    third_paid(friday)
    assert not friday.refused("prizes.stay_posted", friday.do, payouts.withdraw_prizes).overridable
    friday.refused("prizes.stay_posted", friday.club.desk.retract, friday.main, posting)


def test_m3_what_is_typed_over_posted_prizes_is_neither_public_nor_paid(friday: Friday) -> None:
    shown = screen_view(friday.state, friday.club.time.now(), friday.club.directory).prizes
    deal = (Cents(500_00), Cents(400_00), Cents(300_00))
    friday.do(payouts.set_prizes, deal)
    assert screen_view(friday.state, friday.club.time.now(), friday.club.directory).prizes == shown
    view = prizes_view(friday.state, friday.club.time.now(), friday.club.directory)
    assert view.draft and view.planned == deal
    third_paid(friday)
    assert friday.state.paid[e(10)] == 240_00
    friday.refused("prizes.post_others", friday.do, payouts.post_prizes)
    friday.refused(WRONG, friday.lifted, "prizes.post_others", by=payouts.post_prizes)
    friday.do(payouts.set_prizes, (Cents(480_00), Cents(480_00), Cents(240_00)))
    friday.lifted("prizes.post_others", by=payouts.post_prizes)
    assert friday.state.posted == (480_00, 480_00, 240_00)


def test_m3_without_posted_prizes_nobody_is_paid(friday: Friday) -> None:
    friday.do(payouts.withdraw_prizes)
    friday.bust(*range(1, 11))
    friday.refused("pay.not_posted", friday.do, payouts.pay, e(10))


def test_m4_a_finish_names_the_bounties_that_were_sold_and_not_paid(tmp_path: Path) -> None:
    clock = HandClock(SEVEN)
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(3))
        friday = Friday(club, club.create(SETUP, structure()))
        bounty = Price(Cents(40_00), Cents(10_00), Cents(0), Cents(10_00))
        offer = Offer("b", "Bounty", SaleKind.ENTRY, bounty, None, SaleSpan(SaleSpanKind.BY_HAND))
        friday.do(price_list.set_terms, Terms((offer,)))
        friday.do(tournament.open_registration)
        for player in tuple(club.directory):
            friday.do(entries.register, (player,), "seed", offer="b")
        friday.do(seating.draw_seats, "seed")
        friday.do(timing.start)
        friday.do(tournament.close_registration)
        friday.do(payouts.post_prizes)
        friday.bust(1, 2)
        for entry, award in awards(friday.state).items():
            if award.cents:
                friday.do(payouts.pay, entry)
        refusal = friday.refused("finish.bounties_open", friday.do, tournament.finish)
        assert refusal.overridable and refusal.facts["total"] == Money(Cents(30_00), "EUR")
        friday.lifted("finish.bounties_open", by=tournament.finish)
        assert not friday.needs(), "it was said who got them"
        sheet = friday.sheet()
        assert "Bounties of €30.00" in sheet and "the wrong player was busted" in sheet
        left = needs_view(friday.state, club.time.now(), None, club.directory)
        money_of = [need.code for need in left if need.code not in ("print_results", "reveal")]
        assert money_of == ["bounties"], "as an older program left it, without a word"


def test_m1_a_file_that_is_wrong_already_opens_says_so_and_can_be_settled(friday: Friday) -> None:
    """As an older program left it: nothing guarded what was paid, and nothing about it was ever said."""
    club, path = friday.club, friday.club.file.path
    first = third_paid(friday)[0]
    club.desk.gates = ()
    club.desk.retract(friday.main, first)
    friday.bust(1, 11)
    for place in (1, 11, 12):
        friday.do(payouts.pay, e(place))
    assert sum(friday.state.paid.values()) == 1440_00
    club.close()
    with Club.open(path, create=False, time=club.time, operator_name="Eve") as again:
        later = Friday(again, friday.main)
        assert later.needs() == ["prizes_back"]
        assert "To recover: €240.00" in later.sheet()
        later.refused("finish.back", later.do, tournament.finish)
        later.do(payouts.take_back, e(10))
        later.do(tournament.finish)
        later.sound()


def test_m2_an_older_file_that_finished_behind_its_pool_says_so_and_pays_the_rest(friday: Friday) -> None:
    """Finished with 1,200.00 of 2,000.00 paid: posted anew, each is paid the difference."""
    club, path = friday.club, friday.club.file.path
    friday.bust(*range(1, 12))
    for place in (12, 11, 10):
        friday.do(payouts.pay, e(place))
    club.desk.gates = ()
    friday.do(price_list.set_terms, Terms(guarantee=Cents(2000_00)))
    friday.lifted("finish.pool", by=tournament.finish)
    club.close()
    with Club.open(path, create=False, time=club.time, operator_name="Eve") as again:
        later = Friday(again, friday.main)
        assert later.needs() == ["prizes_differ"]
        later.do(payouts.post_prizes)
        assert later.needs() == ["unpaid"]
        assert [later.do(payouts.pay, e(place)).facts[0].amount for place in (12, 11, 10)] == [400_00, 240_00, 160_00]
        later.sound()
        assert not later.needs()


def test_prizes_set_over_posted_ones_in_an_older_file_were_posted_by_it(friday: Friday) -> None:
    deal = (Cents(500_00), Cents(400_00), Cents(300_00))
    assert evolve(friday.state, PrizesSet(deal, posted=True)).posted == deal
    assert evolve(friday.state, PrizesSet(deal)).posted == (600_00, 360_00, 240_00)
    hidden = replace(friday.state, posted=None)
    assert evolve(hidden, PrizesSet(deal, posted=True)).posted is None


def test_a_deal_by_place_of_an_older_file_stands_as_it_did(friday: Friday) -> None:
    deal = (Cents(480_00), Cents(480_00), Cents(240_00))
    state = evolve(evolve(friday.state, PrizesSet(deal, deal=2)), PrizesPosted(deal))
    assert deal_places(state) == 2
    assert standing(state).deal is None, "whoever takes a place gets what it pays"


def test_a_deal_is_there_after_undo_redo_and_in_the_file_that_is_opened_again(friday: Friday) -> None:
    club = friday.club
    friday.bust(*range(1, 11))
    friday.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    friday.do(payouts.post_prizes)
    assert deal_places(friday.state) == 2
    for _act in range(2):
        club.desk.undo(friday.main)
    assert (friday.state.dealt, deal_places(friday.state)) == (None, 0)
    for _act in range(2):
        club.desk.redo(friday.main)
    assert deal_places(friday.state) == 2
    friday.bust(11)
    friday.do(payouts.pay, e(12))
    friday.do(payouts.pay, e(11))
    club.close()
    with Club.open(club.file.path, create=False, time=club.time, operator_name="Eve") as again:
        view = result_view(again.desk.state(friday.main), again.time.now(), again.directory)
        assert view.deal == DealMade(2, Money(Cents(960_00), "EUR"))
        assert [(one.entry, one.prize, one.in_deal, one.payment) for one in view.finishers[:3]] == [
            (12, Money(Cents(480_00), "EUR"), True, Payment.PAID),
            (11, Money(Cents(480_00), "EUR"), True, Payment.PAID),
            (10, Money(Cents(240_00), "EUR"), False, Payment.DUE),
        ]
