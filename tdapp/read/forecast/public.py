"""When the evening is expected to end, as the room may be told: no closer than anybody knows it."""

from datetime import datetime, timedelta

from tdapp.read.forecast.foreseen import Foreseen, Until

STEP = timedelta(minutes=10)
OLD = timedelta(minutes=30)  # an answer nobody renewed
WIDEST = timedelta(hours=3)  # a range that tells nothing


def expected_end(seen: Foreseen | None, now: datetime) -> Until | None:
    """The range in which four of five such evenings end, to ten minutes. None: nothing is known, it is not known
    closely enough, or it was not looked at for long.
    """
    if seen is None or not seen.fixed or now - seen.made > OLD:
        return None
    if seen.end.high - seen.end.low > WIDEST or seen.end.high <= now:
        return None
    low, high = _rounded(seen.end.low), _rounded(seen.end.high)
    return Until(low, _rounded(seen.end.at), high if high > low else low + STEP)


def _rounded(instant: datetime) -> datetime:
    day = instant.replace(hour=0, minute=0, second=0, microsecond=0)
    return day + STEP * round((instant - day) / STEP)
