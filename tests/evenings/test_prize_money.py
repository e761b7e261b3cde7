"""Prize money through whole evenings in which all kinds of things are put right after the first prize was paid.

After every act, by whatever door: what is paid, due and to be taken back comes to the pool, the payments in the file
are what players have in hand, nobody who was paid is wrong unless somebody gave a reason for it, and panel, page, desk
and sheet tell the same.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.money.statement import statement_now
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.money.terms import Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards, by_table
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import corrections, entries, price_list, sales
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, Chips, EntryId, TournamentId
from tdapp.read.needs_list import needs_view
from tdapp.read.papers import Stamp
from tdapp.read.prizes.payout_paper import payout_sheet
from tdapp.read.prizes.prizes import prizes_view
from tdapp.read.registration.registration_desk import money_view
from tdapp.store.projection import PaymentKind
from tdapp.values import replace
from tests.evenings.director import MINUTE, PAYOUT, SEVEN, assert_replays, names, setup, structure

PLAYERS, LATE = 14, 6
REBUY = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(47_50)), Chips(20_000), SaleSpan(SaleSpanKind.BY_HAND))
TERMS = Terms((REBUY,), started=Refund.ALL)


def coming(state: State) -> dict[EntryId, int]:
    """What everybody gets by the prizes that come to the pool, posted or to be posted; else by those that stand."""
    for amounts in (state.posted, state.prizes or by_table(state)):
        if amounts is not None and sum(amounts[: len(state.entries)]) == state.pool:
            state = replace(state, posted=amounts)
            break
    return {entry: award.cents for entry, award in awards(state).items()}


class Evening:
    """A director who keeps putting things right, with or without a reason, and looks at the money after every act."""

    def __init__(self, path: Path, seed: int) -> None:
        self.chance, self.clock = Random(seed), HandClock(SEVEN)
        self.path, self.club = path, self._open(path, create=True)
        self.club.add_players((name, "") for name in names(PLAYERS + LATE))
        self.main: TournamentId = self.club.create(setup(), structure())
        self.lifted = 0
        self.done = 0
        for decision, args in (
            (price_list.set_terms, (TERMS,)),
            (tournament.open_registration, ()),
            (entries.register, (tuple(self.club.directory)[:PLAYERS], "seed")),
            (seating.draw_seats, ("seed",)),
            (timing.start, ()),
            (tournament.close_registration, ()),
        ):
            self.club.desk.do(self.main, decision, *args)

    def _open(self, path: Path, *, create: bool = False) -> Club:
        return Club.open(path, create=create, time=self.clock.source(), operator_name="Eve")

    @property
    def state(self) -> State:
        return self.club.desk.state(self.main)

    @property
    def acts(self) -> list[Act]:
        return self.club.desk.history(self.main).acts

    def reopen(self) -> None:
        before = self.state
        self.club.close()
        self.club = self._open(self.path)
        assert self.state == before

    # What somebody may do

    def one(self, *, out: bool) -> EntryId:
        found = [entry.id for entry in self.state.by_ticket() if entry.out is out]
        return self.chance.choice(found or [EntryId(1)])

    def begin_to_pay(self) -> None:
        """Most are out, prizes are posted, and the first ones who won something have it."""
        for _ in range(PLAYERS - self.chance.choice((1, 2, 3))):
            self.try_(entries.bust_out, (self.one(out=False),))
        self.try_(payouts.post_prizes)
        for share in prize_book(self.state).due_to():
            self.try_(payouts.pay, share.entry)

    def step(self) -> None:
        """One deed by chance, most of them those of an ordinary end of an evening."""
        chance, desk = self.chance, self.club.desk
        roll = chance.random()
        if roll < 0.14:
            self.try_(entries.bust_out, (self.one(out=False),))
        elif roll < 0.34:
            self.try_(payouts.pay, self.one(out=chance.random() < 0.8))
        elif roll < 0.42:
            self.try_(payouts.post_prizes)
        elif roll < 0.50:
            self.back(desk.undo, self.main)
        elif roll < 0.55:
            self.back(desk.redo, self.main)
        elif roll < 0.67:
            self.back(desk.retract, self.main, ActNo(chance.randint(7, max(7, len(self.acts)))))
        else:
            self.odd()
        if chance.random() < 0.03:
            self.reopen()

    def odd(self) -> None:
        """Something that is put right, or comes late."""
        chance, state = self.chance, self.state
        player = chance.choice(tuple(self.club.directory)[PLAYERS:])
        pool, guarantee = state.pool, Cents(chance.choice((0, 900_00, 1500_00)))
        odd: list[tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]] = [
            (entries.reinstate, (self.one(out=True), "seed"), {}),
            (entries.register, ((player,), "seed"), {}),
            (entries.unregister, (self.one(out=False),), {"chips": Chips(0)}),
            (sales.buy, (self.one(out=False), "rebuy"), {}),
            (
                price_list.set_terms,
                (replace(TERMS, guarantee=guarantee),),
                {},
            ),
            (corrections.place_bust_out, (self.one(out=True), self.one(out=True)), {}),
            (corrections.correct_bust_out, (self.one(out=True), self.one(out=False), "seed"), {}),
            (corrections.forgotten_bust_out, (self.one(out=False), self.one(out=True)), {}),
            (discipline.disqualify, (self.one(out=False), Chips(0), "conduct.collusion"), {}),
            (payouts.take_back, (self.one(out=True),), {}),
            (payouts.withdraw_prizes, (), {}),
            (payouts.reset_prizes, (), {}),
            (payouts.set_prizes, ((Cents(pool - pool // 3), Cents(pool // 3)),), {}),
            (payouts.set_prizes, (by_table(state)[::-1],), {}),
        ]
        decision, args, kwargs = chance.choice(odd)
        self.try_(decision, *args, **kwargs)

    def try_(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        """Do it; what is refused is left, or now and then done with a reason."""
        desk = self.club.desk

        def override(_main: TournamentId, reason: Reason) -> object:
            return desk.override(self.main, reason, decision, *args, **kwargs)

        self.deed(lambda: desk.do(self.main, decision, *args, **kwargs), override)

    def back(self, way: Callable[..., Act], *args: Any) -> None:
        self.deed(lambda: way(*args), lambda _main, reason: way(*args, reason))

    def deed(self, deed: Callable[[], object], lifting: Callable[[TournamentId, Reason], object]) -> None:
        before, acts, codes = self.state, len(self.acts), ()
        insists = self.chance.random() < 0.5
        while True:
            try:
                lifting(self.main, Reason(codes[-1], "so it was", codes[:-1])) if codes else deed()
            except Refused as refused:
                assert self.state == before
                if not (insists and refused.overridable) or refused.code in codes:
                    return
                codes = (*codes, refused.code)
                continue
            break
        if len(self.acts) > acts:
            self.done += 1
            self.look(before, self.acts[-1])

    # What must hold

    def look(self, before: State, act: Act) -> None:
        state, book = self.state, prize_book(self.state)
        assert book.paid + book.due - book.back + book.gap == state.pool
        assert self.in_hand() == dict(state.paid.items())
        codes = act.override.code.split() if act.override is not None else []
        reason = any(code.startswith("prizes.") for code in codes)
        self.lifted += reason
        if not reason:
            self.no_more_wrong(before)
            if state.paid:
                assert state.posted is not None or before.posted is None
        if state.finished and not before.finished and not any(code.startswith("finish.") for code in codes):
            assert not book.due and not book.back and not book.gap and not book.bounties
        self.tells_the_same()

    def no_more_wrong(self, before: State) -> None:
        """Without a reason nobody who has money is further from the prize than before, but for money that came back."""
        state = self.state
        was, now = coming(before), coming(state)
        for entry, paid in state.paid.items():
            old, award = was.get(entry, 0), now.get(entry, 0)
            old_paid = before.paid.get(entry, 0)
            if paid > old_paid:
                assert paid <= award
            elif paid == old_paid:
                assert award == paid or abs(award - paid) <= abs(old - old_paid)

    def in_hand(self) -> dict[EntryId, int]:
        """What players have in hand by the payments in the file."""
        found: dict[EntryId, int] = defaultdict(int)
        for row in self.club.file.rows_of(self.main).payments.values():
            if row.kind in (PaymentKind.PRIZE, PaymentKind.PRIZE_BACK):
                found[row.entry] += row.amount if row.kind is PaymentKind.PRIZE else -row.amount
        return {entry: cents for entry, cents in found.items() if cents}

    def tells_the_same(self) -> None:
        state, now, people = self.state, self.club.time.now(), self.club.directory
        book, view = prize_book(state), prizes_view(state, now, people)
        assert (view.paid.cents, view.due.cents, view.back.cents, view.difference) == (
            book.paid,
            book.due,
            book.back,
            book.gap,
        )
        money = money_view(state)
        assert money.prizes == book
        statement = statement_now(self.club, self.main)
        assert (statement.difference, statement.there) == (0, sum(cents for _owner, cents in money.owners))
        assert sum(holding.cents for holding in statement.holdings) == statement.there == statement.kinds.total
        sheet = payout_sheet(state, now, people, Stamp("t", now, self.acts[-1].last, ""))
        assert sum(claim.back.cents for claim in sheet.claims) == sheet.back.cents == book.back
        cards = {need.code for need in needs_view(state, now, None, people)}
        assert ("prizes_back" in cards) == bool(book.back)
        if view.final:
            posted = state.posted is not None and sum(state.posted[: len(state.entries)]) == state.pool
            assert ("unpaid" in cards) == bool(book.due_to() and posted)
            if book.due_to():  # what is to be done first has the card: nobody's prize is left without a word
                assert cards & {"unpaid", "still_sold", "post_prizes", "prizes_differ"}

    # The end

    def settle(self) -> None:
        """Whatever happened, it can be settled: everybody gets the prize, and the rest comes back."""
        desk, main = self.club.desk, self.main
        if self.state.finished:
            desk.retract(main, self.acts[-1].number) if self.acts[-1].verb == "tournament.finish" else None
        while self.state.alive > 1:
            self.must(entries.bust_out, (next(self.state.playing()).id,))
        if not self.state.finished:
            with suppress(Refused):
                self.must(payouts.reset_prizes)
        with suppress(Refused):
            self.must(payouts.post_prizes)
        for share in prize_book(self.state).back_from():
            self.must(payouts.take_back, share.entry)
        for share in prize_book(self.state).due_to():
            self.must(payouts.pay, share.entry)
        book = prize_book(self.state)
        assert (book.paid, book.due, book.back, book.gap) == (self.state.pool, 0, 0, 0)
        if not self.state.finished:
            desk.do(main, tournament.finish)

    def must(self, decision: Callable[..., Any], *args: Any) -> None:
        reason = Reason("prizes.paid_stays", "to settle it", ("prizes.paid_pool", "bust_out.not_started"))
        before = self.state
        act = self.club.desk.override(self.main, reason, decision, *args)
        if act is not None:
            self.look(before, act)


@pytest.fixture
def evening(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Evening]:
    evening = Evening(tmp_path / "club.tdapp", request.param)
    yield evening
    evening.club.close()


@pytest.mark.parametrize(
    "evening", [*range(6), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(6, 206))], indirect=True
)
def test_m1_to_m3_what_is_paid_due_and_to_be_taken_back_is_the_pool(evening: Evening) -> None:
    assert evening.state.setup.payout == PAYOUT
    evening.begin_to_pay()
    for _ in range(70):
        evening.clock.forward(MINUTE)
        evening.step()
    assert evening.done > 25
    evening.settle()
    assert_replays(evening.club, evening.main)
