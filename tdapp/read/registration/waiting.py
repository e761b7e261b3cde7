"""Views of the waiting list: who waits for a seat, who was called, and how long the wait may still be."""

from bisect import bisect_left
from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import BustedOut
from tdapp.domain.journal import taken_back
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.registration.entries import called
from tdapp.domain.registration.waiting import callable_now, expired
from tdapp.domain.state import Alternate, State
from tdapp.domain.units import AlternateNo, PlayerId
from tdapp.read.people.names import NOBODY, Directory, PlayerName

LOOKED_AT = timedelta(minutes=30)  # bust-outs of so long say how fast seats come free
LEAST_LOOKED_AT = timedelta(minutes=10)  # less than this says nothing
LEAST_OUTS = 3  # nor do one or two who went out
LONGEST = timedelta(hours=2)  # a wait is told no longer than this: by then the guess is worth nothing
STEP = timedelta(minutes=5)  # a wait is a guess: it is not told by the minute


class AlternateStatus(StrEnum):
    """Whether an alternate waits, was called, has answered, or came too late."""

    WAITING = "waiting"
    CALLED = "called"
    ANSWERED = "answered"
    EXPIRED = "expired"


class Pace(Struct, frozen=True):
    """The pace of bust-outs: so many players went out in so long."""

    outs: int
    span: timedelta

    def until(self, outs: int) -> timedelta | None:
        """The time so many more bust-outs may take; None: too few went out so far to say.

        Each alternate needs a seat, and seats come free as players go out: at the pace of the last half hour of play
        (or since play began) so many more bust-outs take so long. It is a guess, so it is told in steps of five
        minutes, rounded up, and only once three players have gone out in ten minutes or more; two hours stand for
        'that long or longer'. That seats vanish as tables break is not foreseen.
        """
        if self.outs < LEAST_OUTS or self.span < LEAST_LOOKED_AT:
            return None
        return min(LONGEST, STEP * max(1, -(-(self.span * outs / self.outs) // STEP)))


class AlternateRow(Struct, frozen=True):
    """One alternate in the queue. `until`: called, and to answer by then. `left`: of that time, for one who may still
    answer.

    `wait`: about so long until there is a seat (see `Pace.until`); zero: there is one; None: nobody knows, or called
    already.
    """

    number: AlternateNo
    player: PlayerId
    name: PlayerName
    status: AlternateStatus
    until: datetime | None
    left: timedelta | None
    wait: timedelta | None


class WaitingView(Struct, frozen=True):
    """The queue of alternates, first come first. `seats`: so many more can be called now. `taken`: somebody may still
    join.

    `next_wait`: about so long for whoever joins now, zero: there is a seat; None: nobody knows, or nobody may join.
    """

    rows: tuple[AlternateRow, ...]
    seats: int
    taken: bool
    next_wait: timedelta | None

    def of(self, *statuses: AlternateStatus) -> tuple[AlternateRow, ...]:
        """The alternates of these kinds."""
        return tuple(row for row in self.rows if row.status in statuses)


NO_PACE = Pace(0, timedelta(0))


def pace(state: State, now: datetime, acts: Sequence[Act]) -> Pace:
    """The pace at which players went out lately; bust-outs that were taken back do not count."""
    if not state.clock.started(now):
        return NO_PACE
    recent = acts[bisect_left(acts, now - LOOKED_AT, key=_at) :]  # what takes one of these back stands after it
    gone = taken_back(recent)
    outs = sum(isinstance(fact, BustedOut) for act in recent if act.number not in gone for fact in act.facts)
    return Pace(outs, min(LOOKED_AT, state.clock.at(now)))


def waiting_view(state: State, now: datetime, directory: Directory, speed: Pace = NO_PACE) -> WaitingView:
    """The queue of alternates at `now`."""
    seats = callable_now(state, now)
    rows, ahead = [], 0
    for one in state.queue():
        status = status_of(one, now)
        wait = None
        if status is AlternateStatus.WAITING:
            wait = _wait(ahead, seats, speed)
            ahead += 1
        rows.append(
            AlternateRow(
                number=one.number,
                player=one.player,
                name=directory.get(one.player, NOBODY),
                status=status,
                until=one.until,
                left=one.until - now if status is AlternateStatus.CALLED and one.until is not None else None,
                wait=wait,
            )
        )
    taken = registration_open(state, now)
    joins = _wait(ahead, callable_now(state, now, more=1), speed) if taken else None
    return WaitingView(tuple(rows), seats, taken, joins)


def status_of(one: Alternate, now: datetime) -> AlternateStatus:
    """The status of an alternate at `now`."""
    if one.until is None:
        return AlternateStatus.WAITING
    if expired(one, now):
        return AlternateStatus.EXPIRED
    return AlternateStatus.ANSWERED if one.answered else AlternateStatus.CALLED


def called_numbers(state: State, now: datetime) -> tuple[AlternateNo, ...]:
    """The numbers that are to come to the desk."""
    return tuple(one.number for one in state.queue() if called(one, now) and not one.answered)


def _wait(ahead: int, seats: int, speed: Pace) -> timedelta | None:
    """How long for the one with so many ahead of him."""
    return timedelta(0) if ahead < seats else speed.until(ahead - seats + 1)


def _at(act: Act) -> datetime:
    return act.at
