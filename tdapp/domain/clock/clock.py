"""The blind clock: how much of the schedule had passed at some instant, from which everything it shows is worked out.

Level changes are not facts, they follow from the schedule. Nothing is written while time passes, so nothing can be
lost.
"""

from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.clock.structure import Break, Structure, level_numbers
from tdapp.values import replace

ZERO = timedelta(0)
BEGUN = timedelta(microseconds=1)  # of the schedule: a clock that stands at its very start has begun all the same


class Clock(Struct, frozen=True):
    """A clock by which `played` of the schedule had passed at `anchor`. No anchor: it stands still. An anchor ahead: it
    starts then.

    `until`: it stands still again once so much has passed, as after a break in hand-for-hand play.
    """

    played: timedelta = ZERO
    anchor: datetime | None = None
    until: timedelta | None = None

    def at(self, now: datetime) -> timedelta:
        """How much of the schedule has passed at `now`.

        >>> from datetime import UTC
        >>> noon = datetime(2026, 11, 20, 12, tzinfo=UTC)
        >>> Clock(timedelta(minutes=5), noon).at(noon + timedelta(minutes=2))
        datetime.timedelta(seconds=420)
        """
        if self.anchor is None:
            return self.played
        passed = self.played + max(ZERO, now - self.anchor)
        return passed if self.until is None else min(passed, self.until)

    def runs(self, now: datetime) -> bool:
        """Whether time is passing at `now`."""
        return self.anchor is not None and self.anchor <= now and (self.until is None or self.at(now) < self.until)

    def stopped(self, now: datetime) -> "Clock":
        """The clock as it would stand, were it stopped at `now`."""
        return Clock(self.at(now))

    def started(self, now: datetime) -> bool:
        """Whether play has begun at `now`, running or not."""
        return self.played > ZERO or self.runs(now)


class Position(Struct, frozen=True):
    """A place in the schedule: the index of its period, how far into it, and whether the whole schedule has run out."""

    period: int
    into: timedelta
    over: bool


def position(structure: Structure, played: timedelta) -> Position:
    """The place in the schedule after `played` of it. At its end the last period goes on, with no time left."""
    rest = played
    for index, period in enumerate(structure):
        if rest < period.lasts:
            return Position(index, rest, over=False)
        rest -= period.lasts
    return Position(len(structure) - 1, structure[-1].lasts + rest, over=True)


def begins(structure: Structure, index: int) -> timedelta:
    """How much of the schedule lies before the period at `index`."""
    return sum((period.lasts for period in structure[:index]), ZERO)


def level_end(structure: Structure, number: int) -> timedelta | None:
    """How much of the schedule has passed when level `number` ends; 0 is the start, None: no such level."""
    if number <= 0:
        return ZERO
    numbers = level_numbers(structure)
    if number not in numbers:
        return None
    last = max(index for index, each in enumerate(numbers) if each == number)
    return begins(structure, last + 1)


def level_begins(structure: Structure, number: int) -> int | None:
    """The index of the period with which level `number` begins; None: no such level."""
    numbers = level_numbers(structure)
    return numbers.index(number) if number in numbers and number > 0 else None


def break_after(structure: Structure, played: timedelta) -> int | None:
    """The index of the next break to begin once so much was played; None: none follows."""
    here = position(structure, played).period
    return next((at for at in range(here + 1, len(structure)) if isinstance(structure[at], Break)), None)


def stretched(structure: Structure, index: int, by: timedelta) -> Structure:
    """The structure with one period longer or shorter."""
    period = structure[index]
    return (*structure[:index], replace(period, lasts=period.lasts + by), *structure[index + 1 :])


def begun_now(structure: Structure, new: Structure, played: timedelta) -> Structure:
    """The structure for a clock that may be past the end of the old one: what comes after the last level begins now.

    For that the last level has lasted as long as it was really played.
    """
    place = position(structure, played)
    if not place.over or len(new) <= len(structure):
        return new
    return stretched(new, place.period, max(ZERO, place.into - new[place.period].lasts))


def rewritten(before: Structure, after: Structure, played: timedelta) -> int | None:
    """The index of the first row of the past that `after` would change; None: what was played stands.

    The running row may change. It may go if it came when the one before it was over, which then simply goes on; but
    not once it was itself played to its end.
    """
    here = position(before, played)
    rows = enumerate(zip(before[: here.period], after, strict=False))
    same = next((row for row, (old, new) in rows if old != new), min(here.period, len(after)))
    if same == here.period < len(after):
        return None
    last = here.period - 1
    if len(after) == here.period and same >= last and not here.over:
        longer = replace(after[last], lasts=before[last].lasts)
        went_on = longer == before[last] and after[last].lasts < longer.lasts
        if went_on or (same > last and here.into == ZERO):
            return None
    return same


def with_break(structure: Structure, index: int, after: timedelta, lasts: timedelta) -> Structure:
    """The structure with an extra break cut into the level at `index`, `after` it began. Its rest follows the break."""
    level = structure[index]
    head, tail = structure[:index], structure[index + 1 :]
    if after <= ZERO:
        return (*head, Break(lasts), *structure[index:])
    played = replace(level, lasts=after)
    if isinstance(level, Break) or (after >= level.lasts and tail):
        return (*head, played, Break(lasts), *tail)
    # After the end of the last level it is played once more at full length: somebody has to sit down to something.
    rest = replace(level, lasts=level.lasts - after if after < level.lasts else level.lasts, continued=True)
    return (*head, played, Break(lasts), rest, *tail)


def held(structure: Structure, clock: Clock, at: datetime | None) -> Clock:
    """The clock from `at` on while tables play hand for hand: it stands, but a break runs to its end."""
    if clock.anchor is None or at is None:
        return clock
    here = clock.at(at)
    place = position(structure, here)
    if not isinstance(structure[place.period], Break) or place.over:
        return Clock(max(BEGUN, here), None)
    return Clock(clock.played, clock.anchor, _back_at(structure, place.period))


def after_hand(structure: Structure, clock: Clock, at: datetime, per_hand: timedelta) -> Clock:
    """The clock once a hand of hand-for-hand play is over: so much further, but a break that is reached begins now."""
    here = clock.at(at)
    place = position(structure, here)
    if isinstance(structure[place.period], Break) and not place.over:
        return clock  # they are on it, or wait for it to begin
    end, to = begins(structure, place.period + 1), here + per_hand
    following = structure[place.period + 1 : place.period + 2]
    if place.over or to < end or not (following and isinstance(following[0], Break)):
        return Clock(to, None)
    return Clock(end, at, _back_at(structure, place.period + 1))


def _back_at(structure: Structure, index: int) -> timedelta:
    """When play goes on after the break at `index`, and after breaks that follow it directly."""
    while index < len(structure) and isinstance(structure[index], Break):
        index += 1
    return begins(structure, index)
