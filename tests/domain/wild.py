"""Journals of facts that chance made: every kind of fact, in any order, as long as each fits what went before it.

No director would do most of it; what holds of these journals holds of every evening.
"""

import random
from collections.abc import Callable, Sequence

from tdapp.domain import facts as f
from tdapp.domain.act import Act
from tdapp.domain.bounties.bounty_facts import KnockedOut
from tdapp.domain.chips.chip_facts import StacksCounted, TablesCounted
from tdapp.domain.clock.clock_facts import ClockSet, ClockUndone, ClockVerb
from tdapp.domain.evolve import evolve
from tdapp.domain.hands.hand_facts import BustOutCorrected, BustOutPlaced, HandForHandBegun, HeadsCounted, TablesPlayed
from tdapp.domain.journal import fold
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.sale_facts import Bought, CheckedIn, Sale, SaleReturned, Surrendered
from tdapp.domain.money.terms import Price, SaleKind
from tdapp.domain.prizes.prize_facts import SeatWon
from tdapp.domain.refusal import Conflict
from tdapp.domain.rulings.ruling_facts import Disqualified, PenaltyGiven, PenaltyKind
from tdapp.domain.seating.table_facts import (
    BigBlindSettled,
    ButtonPlaced,
    HaltWaived,
    HandPlayed,
    SeatsConfirmed,
    TablesSwapped,
)
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, Chips, EntryId, PenaltyNo, SaleNo, Seat, Seq, TableNo
from tdapp.poker.positions import Positions
from tdapp.values import replace
from tests.domain.evening import EVE, LEVEL, SETUP, START, STRUCTURE, player, seat
from tests.store.samples import EVERY_FACT

Maker = Callable[[random.Random, State], f.Fact]
NO_TABLE = TableNo(99)
HEAD = Price(Cents(30_00), Cents(5_00), Cents(0), Cents(10_00))
_OTHERS = [fact for fact in EVERY_FACT if not isinstance(fact, f.Retracted | ClockUndone)]


def _entry(chance: random.Random, state: State) -> EntryId:
    return EntryId(chance.randint(1, max(1, state.last_entry)))


def _seat(chance: random.Random, state: State) -> Seat:
    return seat(_table(chance, state), chance.randint(1, 4))


def _table(chance: random.Random, state: State) -> TableNo:
    return TableNo(chance.randint(1, max(4, len(state.tables))))


def _registered(chance: random.Random, state: State) -> f.Fact:
    who = player(chance.randint(1, 24))
    sale = chance.choice((None, Sale("", HEAD, chance.choice((None, Chips(9_000))), in_full(HEAD.total))))
    paid = state.standard_price.total if sale is None else HEAD.total
    number = EntryId(state.last_entry + chance.choice((1, 1, 1, 2)))
    return f.Registered(number, who, paid, sale, state.players.get(who))


def _unregistered(chance: random.Random, state: State) -> f.Fact:
    number = _entry(chance, state)
    found = state.entries.get(number)
    price = state.price_of(found) if found is not None else Price()
    back = chance.choice((None, Price(fee=price.fee)))
    total = price.total if back is None else back.total
    return f.Unregistered(number, total, back, in_full(total), chips=chance.choice((None, Chips(100))))


def _busted(chance: random.Random, state: State) -> f.Fact:
    before = next(iter(state.outs)).entry if list(state.outs) and chance.random() < 0.1 else None
    return f.BustedOut(_entry(chance, state), chance.random() < 0.2, before)


def _knocked_out(chance: random.Random, state: State) -> f.Fact:
    latest = next((out.entry for out in state.outs), EntryId(1))
    who = latest if chance.random() < 0.8 else _entry(chance, state)
    return KnockedOut(who, tuple({_entry(chance, state) for _ in range(chance.randint(0, 2))}))


def _returned(chance: random.Random, state: State) -> f.Fact:
    number = SaleNo(chance.randint(1, max(1, len(state.purchases))))
    bought = state.purchases.get(number)
    price = bought.sale.price if bought is not None else HEAD
    who = bought.entry if bought is not None else EntryId(1)
    return SaleReturned(number, who, price, in_full(price.total))


def _drawn(chance: random.Random, state: State) -> f.Fact:
    tables = max(chance.randint(2, 4), state.alive // 3)
    sizes = tuple((TableNo(table), 4) for table in range(1, 1 + tables))
    chairs = [seat(table, number) for table, size in sizes for number in range(1, size + 1)]
    who = [entry.id for entry in state.playing()][: len(chairs)]
    return f.SeatsDrawn(chance.choice(list(f.DrawKind)), "1/ab", sizes, tuple(zip(who, chairs, strict=False)))


def _changed(chance: random.Random, state: State) -> f.Fact:
    return f.SetupChanged(replace(state.setup, buy_in=chance.choice((SETUP.buy_in, Cents(70_00)))))


def _settled(chance: random.Random, state: State) -> f.Fact:
    where = _seat(chance, state)
    return BigBlindSettled(state.at(where) or EntryId(1), where)


def _confirmed(chance: random.Random, state: State) -> f.Fact:
    waiting = sorted(state.floor.unseated)
    return SeatsConfirmed((chance.choice(waiting) if waiting else _entry(chance, state),))


def _bought(chance: random.Random, state: State) -> f.Fact:
    sale = Sale("", HEAD, chance.choice((None, Chips(9_000))), in_full(HEAD.total))
    return Bought(SaleNo(len(state.purchases) + 1), _entry(chance, state), SaleKind.REBUY, sale, announced=False)


def _dealt(chance: random.Random) -> Positions:
    return Positions(chance.randint(1, 4), chance.randint(1, 4), chance.randint(1, 4))


MAKERS: tuple[tuple[int, Maker], ...] = (
    (6, _registered),
    (2, _unregistered),
    (8, lambda c, s: f.Seated(_entry(c, s), _seat(c, s), f.SeatedBy.HAND)),
    (20, lambda c, s: f.Moved(_entry(c, s), _seat(c, s), c.choice(list(f.MoveReason)))),
    (4, lambda c, s: f.SeatsSwapped(_entry(c, s), _entry(c, s))),
    (6, _busted),
    (5, _knocked_out),
    (3, lambda c, s: f.Reinstated(_entry(c, s), _seat(c, s))),
    (3, lambda c, s: BustOutCorrected(_entry(c, s), _entry(c, s), c.choice((None, _seat(c, s))))),
    (2, lambda c, s: BustOutPlaced(_entry(c, s), c.choice((None, _entry(c, s))), c.random() < 0.3)),
    (2, _bought),
    (2, _returned),
    (1, lambda c, s: Surrendered(_entry(c, s), Chips(500))),
    (1, lambda c, s: SeatWon(_entry(c, s), Chips(700), c.random() < 0.3)),
    (1, lambda c, s: Disqualified(PenaltyNo(len(s.penalties) + 1), _entry(c, s), Chips(900), "")),
    (2, lambda c, s: PenaltyGiven(PenaltyNo(len(s.penalties) + 1), _entry(c, s), PenaltyKind.MISSED_HANDS, 2, "")),
    (2, lambda c, s: f.TableOpened(_table(c, s), c.choice((3, 4, 9)))),
    (2, lambda c, s: f.TableBroken(_table(c, s))),
    (1, lambda c, s: TablesSwapped(_table(c, s), _table(c, s))),
    (1, _drawn),
    (1, _changed),
    (3, lambda c, s: ButtonPlaced(_table(c, s), c.choice((None, _dealt(c))), LEVEL / 4)),
    (3, _settled),
    (3, lambda c, s: HandPlayed(_table(c, s), c.choice((None, LEVEL / 3)))),
    (2, lambda c, s: HaltWaived(_table(c, s))),
    (2, _confirmed),
    (1, lambda c, s: CheckedIn((_entry(c, s),))),
    (1, lambda c, s: HeadsCounted(((_table(c, s), 3),))),
    (1, lambda c, s: TablesPlayed((_table(c, s),))),
    (1, lambda c, s: StacksCounted(START, ((_entry(c, s), Chips(5)),))),
    (1, lambda c, s: TablesCounted(START, ((_table(c, s), Chips(5)),))),
    (1, lambda _c, _s: HandForHandBegun(START, None, by_stack=False)),
    (8, lambda c, _s: c.choice(_OTHERS)),
)  # fmt: skip


SEATS: tuple[tuple[int, Maker], ...] = (
    (30, lambda c, s: f.Moved(_entry(c, s), _seat(c, s), c.choice(list(f.MoveReason)))),
    (3, lambda c, s: f.SeatsSwapped(_entry(c, s), _entry(c, s))),
    (3, lambda c, s: f.Seated(_entry(c, s), _seat(c, s), f.SeatedBy.HAND)),
    (3, _busted),
    (4, _knocked_out),
    (1, lambda c, s: f.TableOpened(TableNo(len(s.tables) + 1), 4)),
    (3, lambda c, s: f.TableBroken(next((table.number for table in s.open_tables() if not table.seated), NO_TABLE))),
    (1, lambda c, _s: ClockSet(ClockVerb.PAUSE, LEVEL * c.random(), None)),
)


def wild(
    chance: random.Random, lines: int, makers: tuple[tuple[int, Maker], ...] = MAKERS, entries: int = 12
) -> list[Act]:
    """A journal of so many lines after a beginning with so many entries: acts of one to four facts. `makers`: how
    often each fact is tried, and what makes it.
    """
    journal = _Journal()
    journal.add((f.TournamentCreated(SETUP, STRUCTURE), f.RegistrationOpened()))
    for number in range(1, entries + 1):
        journal.add((f.Registered(EntryId(number), player(number), Cents(60_00)),))
    journal.add((_drawn(chance, journal.state),))
    weights, kinds = zip(*makers, strict=True)
    while journal.last < lines:
        facts: list[f.Fact] = []
        state = journal.state
        for maker in chance.choices(kinds, weights, k=chance.choice((1, 1, 2, 3, 4))):
            fact = maker(chance, state)
            try:
                state = evolve(state, fact)
            except (Conflict, KeyError, StopIteration):  # a decision would have refused it
                continue
            facts.append(fact)
        if facts:
            journal.add(tuple(facts))
    return journal.acts


class _Journal:
    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.last = 0
        self._state: State | None = None

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    def add(self, facts: Sequence[f.Fact]) -> None:
        act = Act(ActNo(len(self.acts) + 1), Seq(self.last + 1), "wild.act", START, EVE, tuple(facts))
        self._state = fold((act,), state=self._state)
        self.acts.append(act)
        self.last = act.last
