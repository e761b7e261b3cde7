"""A tournament in memory for tests of the core: decisions, undo and redo as the desk does them, but no disk."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from inspect import signature
from typing import Any

import pytest

from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.bounties import bounty_guard
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.facts import Fact, Retracted
from tdapp.domain.journal import apply, fold, may_retract, redo_target, retracted, taken_back, undo_target
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.prize_guard import guard
from tdapp.domain.questions import question_of
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Conflict, Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import seating
from tdapp.domain.setup import WHOLE, PayoutColumn, PayoutTable, Setup
from tdapp.domain.sidepools import side_guard
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, Chips, EntryId, OperatorId, PlayerId, Seat, Seq, TableNo
from tdapp.domain.verbs import verb_of
from tdapp.read.people.names import PlayerName
from tdapp.values import replace

START = datetime(2026, 11, 20, 19, 0, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
LEVEL = 20 * MINUTE
EVE = OperatorId("e" * 32)

TABLE = PayoutTable(
    "House",
    (
        PayoutColumn(1, 3, (WHOLE,)),
        PayoutColumn(4, 10, (65_000, 35_000)),
        PayoutColumn(11, None, (50_000, 30_000, 20_000)),
    ),
)
SETUP = Setup(
    name="Friday",
    day=date(2026, 11, 20),
    currency="EUR",
    buy_in=Cents(50_00),
    fee=Cents(10_00),
    starting_stack=Chips(20_000),
    seats_per_table=9,
    late_level=2,
    payout=TABLE,
    unit=Cents(5_00),
)


def level(big_blind: int, lasts: timedelta = LEVEL, ante: int = 0) -> Level:
    kind = AnteKind.BIG_BLIND if ante else AnteKind.NONE
    return Level(Chips(big_blind // 2), Chips(big_blind), Chips(ante), kind, lasts)


STRUCTURE: Structure = (
    level(100),
    level(200),
    Break(15 * MINUTE, colour_up=(Chips(25),)),
    level(400),
    level(600, ante=600),
)


def player(number: int) -> PlayerId:
    return PlayerId(f"{number:032x}")


def players(count: int) -> list[PlayerId]:
    return [player(number) for number in range(1, count + 1)]


def entry(*numbers: int) -> tuple[EntryId, ...]:
    return tuple(EntryId(number) for number in numbers)


def seat(table: int, number: int) -> Seat:
    return Seat(TableNo(table), number)


DIRECTORY = {player(number): PlayerName(f"Last{number}", f"First{number}") for number in range(1, 400)}


def refusal_of(decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> Refused | None:
    """What a decision refuses; None: nothing."""
    try:
        decision(*args, **kwargs)
    except Refused as refused:
        return refused
    return None


class Evening:
    """A tournament as it goes. `now` moves by hand."""

    def __init__(self, setup: Setup = SETUP, structure: Structure = STRUCTURE) -> None:
        self.acts: list[Act] = []
        self.now = START - timedelta(hours=1)
        facts = tournament.create(setup, structure)
        self.state: State = apply(None, facts)
        self._write("tournament.create", facts)

    def do(self, decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> Act | None:
        allow = kwargs.get("allow", NOTHING_LIFTED)
        if "allow" not in signature(decision).parameters:  # what is lifted is then for the guard alone
            kwargs.pop("allow", None)
        asked = refusal_of(question_of(decision), self.state, self.now, *args, **kwargs)
        try:
            facts = decision(self.state, self.now, *args, **kwargs)
        except Refused as refused:
            assert asked is not None and (asked.code, asked.facts) == (refused.code, refused.facts)
            raise
        assert asked is None, asked
        if not facts:
            return None
        try:
            then = apply(self.state, facts)
        except Conflict as conflict:
            raise AssertionError(f"decision and evolve disagree: {conflict}") from conflict
        guard(self.state, then, allow)
        bounty_guard.guard(self.state, then, allow)
        side_guard.guard(self.state, then, allow)
        self.state = then
        return self._write(verb_of(decision), facts)

    def did(self, decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> Act:
        """The same where there must be something to do."""
        act = self.do(decision, *args, **kwargs)
        assert act is not None
        return act

    def pay(self, entry: EntryId, **kwargs: Any) -> Act:
        """Pay a prize, posting the prizes first where they are not."""
        if self.state.posted is None:
            self.do(payouts.post_prizes)
        return self.did(payouts.pay, entry, **kwargs)

    def refused(self, code: str, decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> Refused:
        """The refusal of a decision, which must have this code."""
        with pytest.raises(Refused) as caught:
            self.do(decision, *args, **kwargs)
        assert caught.value.code == code
        return caught.value

    def retract(self, number: int, allow: Allowed = NOTHING_LIFTED) -> Act:
        """Take back any act. Raises `Refused` or `Conflict`, and then nothing has changed."""
        act = may_retract(self.acts, taken_back(self.acts), ActNo(number))
        return self._take_back(act, allow)

    def undo(self) -> Act | None:
        target = undo_target(self.acts, taken_back(self.acts))
        return self._take_back(target) if target else None

    def redo(self) -> Act | None:
        target = redo_target(self.acts, taken_back(self.acts))
        return self._take_back(target) if target else None

    def _take_back(self, target: Act, allow: Allowed = NOTHING_LIFTED) -> Act:
        if target.is_corrected:
            before = fold(self.acts[: target.number - 1], skip=retracted(self.acts))
            after = fold(self.acts[: target.number], skip=retracted(self.acts))
            assert before is not None
            assert after is not None
            facts: tuple[Fact, ...] = timing.undo_clock(self.state, self.now, target.number, before, after)
            self.state = apply(self.state, facts)
            return self._write("journal.undo", facts)
        act = self._act("journal.undo", (Retracted(target.number),))
        state = fold([*self.acts, act], skip=retracted([*self.acts, act]))
        assert state is not None
        guard(self.state, state, allow)
        bounty_guard.guard(self.state, state, allow)
        side_guard.guard(self.state, state, allow)
        self.state = state
        self.acts.append(act)
        return act

    def replayed(self) -> State:
        """What the journal alone makes of it."""
        state = fold(self.acts, skip=retracted(self.acts))
        assert state is not None
        return state

    def wait(self, minutes: float) -> "Evening":
        self.now += timedelta(minutes=minutes)
        return self

    def _act(self, verb: str, facts: tuple[Fact, ...]) -> Act:
        first = Seq(self.acts[-1].last + 1) if self.acts else Seq(1)
        return Act(ActNo(len(self.acts) + 1), first, verb, self.now, EVE, facts)

    def _write(self, verb: str, facts: tuple[Fact, ...]) -> Act:
        act = self._act(verb, facts)
        self.acts.append(act)
        return act


def registered(count: int, setup: Setup = SETUP) -> Evening:
    """So many entries, no seats yet."""
    evening = Evening(setup)
    evening.do(tournament.open_registration)
    evening.do(entries.register, players(count), "late")
    return evening


def playing(count: int, setup: Setup = SETUP) -> Evening:
    """So many entries, seated, and the clock just started."""
    evening = registered(count, setup)
    evening.do(seating.draw_seats, "draw")
    evening.now = START
    evening.do(timing.start)
    return evening


def late(count: int, setup: Setup = SETUP) -> Evening:
    """The same once registration has closed by time."""
    return playing(count, setup).wait(41)


def price(prize: int = 0, fee: int = 0, staff: int = 0, bounty: int = 0) -> Price:
    return Price(Cents(prize * 100), Cents(fee * 100), Cents(staff * 100), Cents(bounty * 100))


EARLY = Offer(
    "early", "Early bird", SaleKind.ENTRY, price(50, 5, 5, 10), Chips(25_000), SaleSpan(SaleSpanKind.REGISTRATION)
)
AGAIN = Offer("again", "Re-entry", SaleKind.RE_ENTRY, price(50, 10), None, SaleSpan(SaleSpanKind.REGISTRATION), 2)


def rebuy(**changes: Any) -> Offer:
    line = Offer("rebuy", "Rebuy", SaleKind.REBUY, price(40, 0, 5), Chips(20_000), SaleSpan(SaleSpanKind.LEVEL, 2))
    return replace(line, **changes)


def add_on(**changes: Any) -> Offer:
    window = SaleSpan(SaleSpanKind.BREAK, 2)
    line = Offer("add-on", "Add-on", SaleKind.ADD_ON, price(20, 0, 5), Chips(30_000), window, per_player=1)
    return replace(line, **changes)


def on_terms(evening: Evening, *offers: Offer, **rules: Any) -> Evening:
    """The evening with this price list and these rules around it."""
    evening.do(price_list.set_terms, Terms(offers=offers, **rules))
    return evening


def by(tender: Tender, euros: int, code: str = "") -> Payment:
    return Payment(tender, Cents(euros * 100), code)


def lifted(*codes: str) -> Allowed:
    return Allowed(frozenset(codes))


def conflict_of(deed: Callable[[], object]) -> Conflict:
    """Why the fold does not take what a deed writes, by itself or as the decision of an evening."""
    with pytest.raises((Conflict, AssertionError)) as caught:
        deed()
    conflict = caught.value if isinstance(caught.value, Conflict) else caught.value.__cause__
    assert isinstance(conflict, Conflict)
    return conflict
