"""A night of sixty with bounties on their heads, rebuys and re-entries, through the desk and its file.

After every act the account of the bounties comes out, the payments in the file are what players have in hand, and the
money statement adds up.
"""

from pathlib import Path
from random import Random

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.money.statement import statement_now
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.bounties import bounties, envelopes, knock_outs
from tdapp.domain.bounties.bounty_book import bounty_book, settled
from tdapp.domain.clock import timing
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.store.projection import PaymentKind
from tests.evenings.director import MINUTE, SEVEN, assert_replays, names, setup, structure

PLAYERS = 60
BY_HAND = SaleSpan(SaleSpanKind.BY_HAND)
PRICE = Price(Cents(50_00), Cents(10_00), Cents(5_00), Cents(50_00))
ENTRY = Offer("b", "With bounty", SaleKind.ENTRY, PRICE, None, BY_HAND)
AGAIN = Offer("again", "Re-entry", SaleKind.RE_ENTRY, PRICE, None, BY_HAND)
REBUY = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(47_50)), Chips(20_000), BY_HAND)
KINDS = {
    "fixed": None,
    "progressive": Bounties(BountyKind.PROGRESSIVE, unit=Cents(5_00)),
    "mystery": Bounties(BountyKind.MYSTERY),
}


class Night:
    """A director who busts out, names the winners now or later, pays and corrects, and looks at the money each time."""

    def __init__(self, club: Club, clock: HandClock, terms: Bounties | None, seed: int) -> None:
        self.club, self.desk, self.clock, self.chance = club, club.desk, clock, Random(seed)
        self.main = club.create(setup(), structure())
        self.do(price_list.set_terms, Terms((ENTRY, AGAIN, REBUY), bounty=terms))
        self.do(tournament.open_registration)
        self.do(entries.register, tuple(club.directory), self.desk.next_seed(self.main), offer="b")
        self.do(seating.draw_seats, self.desk.next_seed(self.main))
        self.do(timing.start)

    @property
    def state(self) -> State:
        return self.desk.state(self.main)

    def do(self, decision: object, *args: object, **kwargs: object) -> Act | None:
        act: Act | None = self.desk.do(self.main, decision, *args, **kwargs)  # type: ignore[arg-type]
        self.look()
        return act

    def look(self) -> None:
        """Look at all of the money."""
        state, book = self.state, bounty_book(self.state)
        assert book.taken == book.paid + book.due - book.back + book.on_heads + book.held + book.to_pool
        rows = self.club.file.rows_of(self.main).payments.values()
        paid = sum(row.amount for row in rows if row.kind is PaymentKind.BOUNTY)
        back = sum(row.amount for row in rows if row.kind is PaymentKind.BOUNTY_BACK)
        assert book.paid == paid - back == sum(state.bounties.values())
        assert statement_now(self.club, self.main).difference == 0

    def inside(self, but: tuple[EntryId, ...] = ()) -> list[EntryId]:
        return [entry.id for entry in self.state.playing() if entry.id not in but]

    def hand(self, *, said: bool) -> tuple[EntryId, ...]:
        """Somebody goes out, or two in one hand; the winners are named with it, or left open."""
        several = self.state.alive > 6 and self.chance.random() < 0.2
        out = tuple(self.chance.sample(self.inside(), 2 if several else 1))
        split = 2 if self.chance.random() < 0.15 and self.state.alive > 6 else 1
        by = {loser: tuple(self.chance.sample(self.inside(out), split)) for loser in out} if said else {}
        self.do(entries.bust_out, out, by=by)
        return out

    def settle(self) -> None:
        """Name who is open, draw what is not drawn, pay what can be paid."""
        for entry in self.state.heads.open:
            out = next(out for out in self.state.outs if out.entry == entry)
            there = [each for each in self.inside() if each <= out.tickets]
            self.do(knock_outs.name, entry, tuple(there[:1]))
        for entry in self.state.heads.undrawn:
            self.do(envelopes.draw, entry, self.desk.next_seed(self.main))
        for share in bounty_book(self.state).due_to():
            if self.desk.why_not(self.main, bounties.pay, share.entry) is None:
                self.do(bounties.pay, share.entry)


@pytest.mark.parametrize("kind", KINDS)
def test_a_night_of_sixty_with_bounties_comes_out_to_the_cent(tmp_path: Path, kind: str) -> None:
    clock = HandClock(SEVEN)
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(PLAYERS))
        night = Night(club, clock, KINDS[kind], seed=7)
        for turn in range(24):  # while entries are taken: rebuys, re-entries, somebody put out
            clock.forward(MINUTE)
            out = night.hand(said=turn % 3 > 0)
            if turn % 4 == 0:
                night.do(sales.buy, night.inside()[turn % 5], "rebuy")
            if turn % 5 == 0:
                night.do(entries.re_enter, out[0], "again", night.desk.next_seed(night.main))
            if turn == 11:
                night.do(discipline.disqualify, night.inside()[3], Chips(1_000), "Cheating")
            if turn % 6 == 5:
                night.settle()
        night.do(tournament.close_registration)
        if kind == "mystery":
            night.do(envelopes.set_envelopes, envelopes.proposal(night.state))
        night.settle()
        while night.state.alive > 3:
            clock.forward(MINUTE)
            night.hand(said=night.chance.random() < 0.7)
            night.settle()
        _taken_back_after_it_was_paid(night)
        while night.state.alive > 1:
            night.hand(said=True)
        with pytest.raises(Refused, match=r"finish\.(unpaid|bounties)"):
            night.desk.do(night.main, tournament.finish)
        night.settle()
        night.do(payouts.post_prizes)
        for share in prize_book(night.state).due_to():
            night.do(payouts.pay, share.entry)
        night.do(tournament.finish)
        book = bounty_book(night.state)
        assert settled(book)
        assert book.taken == book.paid + book.to_pool
        assert_replays(club, night.main)


def _taken_back_after_it_was_paid(night: Night) -> None:
    """A bust-out whose bounty was paid is brought back: a reason, then money to recover, then the payment back."""
    loser, winner = night.inside()[:2]
    night.do(entries.bust_out, (loser,), by={loser: (winner,)})
    night.settle()
    seed = night.desk.next_seed(night.main)
    with pytest.raises(Refused, match=r"bounty\.paid_stays"):
        night.desk.do(night.main, entries.reinstate, loser, seed)
    night.desk.override(night.main, Reason("bounty.paid_stays", "wrong player"), entries.reinstate, loser, seed)
    night.look()
    assert [share.entry for share in bounty_book(night.state).back_from()] == [winner]
    night.do(bounties.take_back, winner)
    assert not bounty_book(night.state).back
