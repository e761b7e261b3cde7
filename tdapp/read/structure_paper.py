"""The structure sheet as values: levels, breaks and chips with their times, when registration closes, when it ends."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime, timedelta

from msgspec import Struct

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.chips.stacks import in_play
from tdapp.domain.clock.clock import ZERO
from tdapp.domain.clock.games import Dealt
from tdapp.domain.clock.structure import Break, Level, Period, one_game
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.play_over import field_is_final
from tdapp.domain.state import State
from tdapp.domain.units import Chips, Money
from tdapp.read.chips.chip_sets import stack_views
from tdapp.read.clock.clock import PeriodView, clock_view
from tdapp.read.forecast.foreseen import Until
from tdapp.read.papers import Stamp
from tdapp.read.screen_stage import late_until


class StructureLine(Struct, frozen=True):
    """One level or break on the structure sheet. `starts_at` None: no time is set or it is no longer known; `after`:
    into the schedule. `leave`: the chips of the set that leave in this break.
    """

    number: int | None  # None: a break
    period: Period
    starts_at: datetime | None
    after: timedelta
    registration_ends: bool  # late registration closes when this one ends
    leave: tuple[Chip, ...] = ()


class StructureSheet(Struct, frozen=True):
    """The structure sheet: levels and breaks. `closes`: when registration closes; None: it is closed. `closes_at`: that
    as a time of day, None: no clock knows.

    `timed`: the lines have times of day; otherwise only how long after the start. `chips`: those that are played with,
    each with how many of it are in a starting stack, 0: nobody said. `ends` None: nothing was forecast. `game`: what is
    dealt the whole night; None: the levels differ, each says it.
    """

    stamp: Stamp
    day: date
    buy_in: Money
    fee: Money
    starting_stack: Chips
    seats_per_table: int
    closes: SaleSpan | None
    timed: bool
    lines: tuple[StructureLine, ...]
    bounty: Money | None = None  # of an entry, beside buy-in and fee
    closes_at: datetime | None = None
    chips: tuple[tuple[Chip, int], ...] = ()
    ends: Until | None = None
    game: Dealt | None = None

    @property
    def closes_at_start(self) -> bool:
        """Whether nobody may buy in once play has begun."""
        return self.closes is not None and self.closes.kind is SaleSpanKind.LEVEL and not self.closes.number

    @property
    def plain(self) -> bool:
        """Whether small blind, big blind and ante say all that is put in, in every level."""
        return all(level.has_blinds and not (level.has_stud or level.has_bets) for level in self.levels)

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels alone."""
        return tuple(line.period for line in self.lines if isinstance(line.period, Level))


def structure_sheet(
    state: State,
    now: datetime,
    stamp: Stamp,
    *,
    began: Mapping[int, datetime] | None = None,
    ends: Until | None = None,
) -> StructureSheet:
    """The levels with their times: of the day as they were played and as they come once a start is set, before that
    counted from the start. `began`: when each row began, as `began_at` tells. `ends`: when it is expected to end.
    """
    view = clock_view(state, now)
    money, final = state.setup, field_is_final(state, now)
    lines = tuple(_lines(state, view.schedule, began or {}))
    games = {game for line in lines if isinstance(line.period, Level) for game in line.period.games}
    return StructureSheet(
        stamp=stamp,
        day=money.day,
        buy_in=Money(money.buy_in, money.currency),
        fee=Money(money.fee, money.currency),
        bounty=Money(money.bounty, money.currency) if money.bounty else None,
        starting_stack=money.starting_stack,
        seats_per_table=money.seats_per_table,
        closes=None if final else state.closes,
        closes_at=None if final else late_until(state, now),
        timed=any(line.starts_at is not None for line in lines),
        lines=lines,
        chips=_chips(state),
        ends=None if state.finished else ends,
        game=next(iter(games)) if games and one_game(state.structure) else None,
    )


def antes(sheet: StructureSheet) -> frozenset[str]:
    """The kinds of ante that are posted in this structure."""
    return frozenset(str(level.ante_kind) for level in sheet.levels if level.ante)


def _lines(state: State, schedule: Iterable[PeriodView], began: Mapping[int, datetime]) -> Iterable[StructureLine]:
    known = {chip.value: chip for chip in state.bank.chip_set.chips} if state.bank.chip_set is not None else {}
    after = ZERO
    for row in schedule:
        leave = row.period.colour_up if isinstance(row.period, Break) else ()
        yield StructureLine(
            row.number,
            row.period,
            began.get(row.index, row.starts_at),
            after,
            row.registration_ends,
            tuple(known[value] for value in leave if value in known),
        )
        after += row.period.lasts


def _chips(state: State) -> tuple[tuple[Chip, int], ...]:
    """The chips on the tables, each with how many of it a starting stack has; once one of its chips was raced off the
    others are no stack, and none is told.
    """
    if state.bank.chip_set is None:
        return ()
    standard = next((dict(each.pieces) for each in stack_views(state) if not each.offer), {})
    there = in_play(state)
    if not standard.keys() <= set(there):
        standard = {}
    return tuple((chip, standard.get(chip.value, 0)) for chip in state.bank.chip_set.chips if chip.value in there)
