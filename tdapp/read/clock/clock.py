"""The clock at one instant: what runs, how long still, what comes next and when."""

from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.clock import ZERO, Position, position
from tdapp.domain.clock.games import Dealt
from tdapp.domain.clock.structure import Break, Level, Structure, level_numbers, one_game, said_games
from tdapp.domain.money.sale_spans import breaks_after, late_level
from tdapp.domain.money.terms import SaleSpanKind
from tdapp.domain.play_over import play_is_over
from tdapp.domain.state import Registration, State

SECOND = timedelta(seconds=1)
LAST_MINUTE = timedelta(seconds=60)


class ClockPhase(StrEnum):
    """The state of the clock, as a clock face tells it. OVER: the last level's time has run out and it goes on until
    play ends.

    FINISHED: only one is left, and nothing counts any more. Should he not be alone after all, the clock has gone on.
    """

    NOT_STARTED = "not_started"
    SCHEDULED = "scheduled"
    RUNNING = "running"
    PAUSED = "paused"
    BREAK = "break"
    OVER = "over"
    FINISHED = "finished"


_MOVING = (ClockPhase.RUNNING, ClockPhase.BREAK)


class LevelView(Struct, frozen=True):
    """A level with its number. `says`: the games to say beside it, () where one game is played the whole night."""

    number: int
    level: Level
    says: tuple[Dealt, ...] = ()


class PeriodView(Struct, frozen=True):
    """One line of the schedule. `starts_at`: when it began or will begin if nothing stops the clock; None: unknown."""

    index: int
    number: int | None  # None: a break
    period: Level | Break
    starts_at: datetime | None
    state: str  # 'played', 'now', 'coming'
    registration_ends: bool  # late registration closes when this one ends
    says: tuple[Dealt, ...] = ()  # the games to say beside a level


class ClockView(Struct, frozen=True):
    """Everything a clock face shows at one instant. Durations are whole seconds, as counted down.

    Once play is over nothing is counted and nothing follows: no time is left, no level and no break comes.
    `left`: of the running level or break. `break_in`: until the next break begins, None when none follows.
    `back_at`: when play goes on, during a break. `ends_at`: when this level or break ends; both None while the clock
    stands still. `starts_at`: the time set for the start. `warn`: inside the last minute of a level that runs.
    """

    phase: ClockPhase
    name: str
    now: datetime
    level: LevelView | None  # None before a structure exists, or in a break before level 1
    on_break: Break | None
    left: timedelta
    lasts: timedelta
    next_level: LevelView | None
    next_break: Break | None  # the break that follows the present level directly
    break_in: timedelta | None
    back_at: datetime | None
    ends_at: datetime | None
    starts_at: datetime | None
    warn: bool
    schedule: tuple[PeriodView, ...]
    by_hand: bool = False  # it stands, but goes on by the hand: hand for hand, or the last hands of the day
    last_hands: bool = False  # these are the last hands of the day

    @property
    def fraction(self) -> float:
        """How much of the present level or break has passed, 0 to 1."""
        total = self.lasts.total_seconds()
        return 0.0 if total <= 0 else min(1.0, max(0.0, 1 - self.left.total_seconds() / total))


def clock_view(state: State, now: datetime) -> ClockView:
    """The clock of a tournament at `now`."""
    structure, clock = state.structure, state.clock
    played = clock.at(now)
    here = position(structure, played)
    period = structure[here.period]
    numbers = level_numbers(structure)
    phase = _phase(state, now, here, period)
    ended = phase is ClockPhase.FINISHED
    left = ZERO if ended else max(ZERO, period.lasts - here.into)
    coming = () if ended else structure[here.period + 1 :]
    moves = phase in _MOVING
    on_break = period if isinstance(period, Break) and not ended else None
    return ClockView(
        phase=phase,
        name=state.setup.name,
        now=now,
        level=_level(structure, numbers, range(here.period, -1, -1)),
        on_break=on_break,
        left=counted(left),
        lasts=period.lasts,
        next_level=_level(structure, numbers, range(here.period + 1, here.period + 1 + len(coming))),
        next_break=coming[0] if coming and isinstance(coming[0], Break) else None,
        break_in=_break_in(left, coming),
        back_at=now + left + _breaks_at_head(coming) if on_break and moves and not here.over else None,
        ends_at=now + left if moves and not here.over else None,
        starts_at=clock.anchor if phase is ClockPhase.SCHEDULED else None,
        warn=phase is ClockPhase.RUNNING and left <= LAST_MINUTE,
        schedule=_schedule(state, now, numbers, here, phase),
        by_hand=on_break is None and not ended and state.by_hand(now),
        last_hands=state.hands.last is not None,
    )


def _phase(state: State, now: datetime, here: Position, period: Level | Break) -> ClockPhase:
    if play_is_over(state, now):
        return ClockPhase.FINISHED
    if not state.clock.started(now):
        return ClockPhase.NOT_STARTED if state.clock.anchor is None else ClockPhase.SCHEDULED
    if not state.clock.runs(now):
        return ClockPhase.PAUSED
    if here.over:
        return ClockPhase.OVER
    return ClockPhase.BREAK if isinstance(period, Break) else ClockPhase.RUNNING


def counted(left: timedelta) -> timedelta:
    """A span of time as a countdown shows it: whole seconds, the begun one counted, so that zero means over."""
    return timedelta(seconds=-(-left // SECOND))


def _level(structure: Structure, numbers: tuple[int | None, ...], indexes: range) -> LevelView | None:
    for index in indexes:
        period, number = structure[index], numbers[index]
        if isinstance(period, Level) and number is not None:
            return LevelView(number, period, said_games(structure, period))
    return None


def _break_in(left: timedelta, coming: Structure) -> timedelta | None:
    for period in coming:
        if isinstance(period, Break):
            return counted(left)
        left += period.lasts
    return None


def _breaks_at_head(coming: Structure) -> timedelta:
    """Breaks that follow each other directly are one break for whoever waits."""
    total = ZERO
    for period in coming:
        if not isinstance(period, Break):
            break
        total += period.lasts
    return total


def _schedule(
    state: State, now: datetime, numbers: tuple[int | None, ...], here: Position, phase: ClockPhase
) -> tuple[PeriodView, ...]:
    """Every level and break with its time. What lies before the clock was last set has no known time: it may have stood
    still in between."""
    zero, known_from = _origin(state, now, phase)
    last_late = _last_late(state) if state.registration is not Registration.CLOSED else None
    rows = []
    begins = ZERO
    mixed = not one_game(state.structure)
    for index, period in enumerate(state.structure):
        rows.append(
            PeriodView(
                index=index,
                number=numbers[index],
                period=period,
                starts_at=zero + begins if zero is not None and begins >= known_from else None,
                state="played" if index < here.period else "now" if index == here.period else "coming",
                registration_ends=index == last_late,
                says=period.games if mixed and isinstance(period, Level) else (),
            )
        )
        begins += period.lasts
    return tuple(rows)


def _origin(state: State, now: datetime, phase: ClockPhase) -> tuple[datetime | None, timedelta]:
    """When the schedule began, counted back from what is known, and how far into it that reckoning holds."""
    clock = state.clock
    if phase is ClockPhase.PAUSED:
        played = clock.at(now)
        return now - played, played  # as if the clock went on this moment
    if clock.anchor is None or phase in (ClockPhase.NOT_STARTED, ClockPhase.FINISHED):
        return None, ZERO
    return clock.anchor - clock.played, clock.played


def _last_late(state: State) -> int | None:
    """The level or break after which nobody may buy in any more; None: registration does not end with one."""
    level = late_level(state)
    if level is None:
        return None
    pauses = breaks_after(state.structure, level)
    if pauses and state.closes.kind is SaleSpanKind.LEVEL_AND_BREAK:
        return pauses[-1]
    return max(index for index, number in enumerate(level_numbers(state.structure)) if number == level)
