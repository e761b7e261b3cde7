"""An hour played by hand, as it is typed back: what each line is understood as, and what all of them lead to."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.clock.clock import position
from tdapp.domain.facts import Registered
from tdapp.domain.money.paying import changed_hands, drawer_of
from tdapp.domain.money.terms import Tender
from tdapp.domain.play_over import play_is_over
from tdapp.domain.prizes.places import pays_nobody, places_paid
from tdapp.domain.state import State
from tdapp.domain.units import Cents, DrawerId, Money, TableNo
from tdapp.read.clock.clock import counted
from tdapp.read.clock.clock_lines import where
from tdapp.read.journal.differences import Differences, differences
from tdapp.read.message import Countdown, Said, say
from tdapp.read.people.names import Directory


class LineRead(Struct, frozen=True):
    """A line that was typed. `at`: the time noted in it, or in a line above it; None: none was. `said`: what it is
    understood as, in the journal's words; nothing in an empty line. `refused`: why it cannot be.
    """

    typed: str
    at: datetime | None = None
    said: tuple[Said, ...] = ()
    refused: Said | None = None


class MoneyMoved(Struct, frozen=True):
    """The money by one tender that went through a drawer ('' for none), in and out."""

    drawer: str
    tender: Tender
    taken: Money
    given: Money


class TableChanged(Struct, frozen=True):
    """How many sit at a table, before and after; None: it is not open."""

    table: TableNo
    before: int | None
    after: int | None


class ClockThen(Struct, frozen=True):
    """Where the clock is, how much is left of that, and whether it runs."""

    place: Said
    left: Countdown
    runs: bool


class Consequences(Struct, frozen=True):
    """All that typed lines lead to, before any of it is saved. `paid`: places that are paid, before and after; None:
    nobody is. `acts`: how many there will be; `newcomers`: of the people in them how many are new in the club.
    """

    acts: int
    differences: Differences
    money: tuple[MoneyMoved, ...]
    tables: tuple[TableChanged, ...]
    paid: tuple[int, int] | None
    clock: ClockThen
    newcomers: int = 0
    over: bool = False


def consequences(
    before: State,
    after: State,
    now: datetime,
    acts: Sequence[Act],
    directory: Directory,
    drawers: Mapping[DrawerId, str],
    newcomers: int = 0,
) -> Consequences:
    """What the acts lead to that are between two states of a tournament, seen at `now`."""
    return Consequences(
        acts=len(acts),
        differences=differences(before, after, directory),
        money=tuple(_money(acts, after.setup.currency, drawers)),
        tables=tuple(_tables(before, after)),
        paid=None if pays_nobody(after) else (places_paid(before), places_paid(after)),
        clock=_clock(after, now),
        newcomers=newcomers,
        over=play_is_over(after, now),
    )


def entry_paid(act: Act, currency: str) -> Iterator[Said]:
    """What was paid for the entries of an act: the journal's own line of them does not say it."""
    for fact in act.facts:
        if isinstance(fact, Registered):
            for each in changed_hands(fact):
                yield say(f"paid.{each.tender.value}", amount=Money(each.cents, currency), number=each.code)


def _money(acts: Iterable[Act], currency: str, drawers: Mapping[DrawerId, str]) -> Iterable[MoneyMoved]:
    taken: Counter[tuple[DrawerId, Tender]] = Counter()
    given: Counter[tuple[DrawerId, Tender]] = Counter()
    for act in acts:
        for fact in act.facts:
            for each in changed_hands(fact):
                found = taken if each.cents > 0 else given
                found[drawer_of(fact), each.tender] += abs(each.cents)
    ways = list(Tender)
    for drawer, tender in sorted({*taken, *given}, key=lambda key: (drawers.get(key[0], ""), ways.index(key[1]))):
        yield MoneyMoved(
            drawers.get(drawer, ""),
            tender,
            Money(Cents(taken[drawer, tender]), currency),
            Money(Cents(given[drawer, tender]), currency),
        )


def _tables(before: State, after: State) -> Iterable[TableChanged]:
    for number in sorted({*before.tables, *after.tables}):
        old, new = before.tables.get(number), after.tables.get(number)
        was, will = old.seated if old is not None else None, new.seated if new is not None else None
        if was != will:
            yield TableChanged(number, was, will)


def _clock(state: State, now: datetime) -> ClockThen:
    here = position(state.structure, state.clock.at(now))
    left = counted(max(timedelta(0), state.structure[here.period].lasts - here.into))
    return ClockThen(where(state.structure, here.period), Countdown(left), state.clock.runs(now))
