"""The forecast: many evenings are played and summed up. numpy is loaded when the first one is asked for."""

from __future__ import annotations  # numpy is known here to type checkers alone

from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

from tdapp.domain.forecast.evening import Evening
from tdapp.domain.forecast.outlook import Count, Moment, Outlook, Span
from tdapp.domain.progress import Progress

if TYPE_CHECKING:
    from tdapp.domain.forecast.simulation import Floats, Played, Whole

RUNS = 2_000  # enough that the median is known to a minute or two
LOW, MEDIAN, HIGH = 0.1, 0.5, 0.9


def forecast(evening: Evening, *, seed: int, runs: int = RUNS, progress: Progress | None = None) -> Outlook:
    """What so many simulated evenings say of this one; the same seed says the same. `progress` may stop it, by
    `Stopped`.

    Two evenings asked about with one seed have the same luck, so their difference is what they differ in.
    """
    from tdapp.domain.forecast.simulation import play  # numpy: loaded once a forecast is wanted

    return summed_up(play(evening, runs, seed, progress))


def ends_of_ladders(evening: Evening, ladders: Sequence[Sequence[int]], *, seed: int, runs: int) -> list[timedelta]:
    """When half of so many evenings are over with each of these ladders of big blinds, all played side by side: the
    levels last as in the evening, which takes nobody in any more.
    """
    import numpy as np

    from tdapp.domain.forecast.simulation import play

    ends = play(evening, runs, seed, ladders=ladders).end.reshape(len(ladders), runs)
    return [_after(float(each)) for each in np.median(ends, axis=1)]


def summed_up(played: Played) -> Outlook:
    """What the evenings say together."""
    end = played.end
    return Outlook(
        runs=played.runs,
        end=_span(end),
        ends=tuple(_after(each) for each in _quantiles(end, [(at + 0.5) / 100 for at in range(100)])),
        bubble=_coming(played.bubble),
        final_table=_coming(played.final),
        entries=_count(played.entries),
        chips=_count(played.chips),
        moments=tuple(Moment(_after(at), index, _count(left), _count(came)) for at, index, left, came in played.seen),
        open_ended=played.open_ended,
    )


def _coming(moments: Floats) -> Span | None:
    """When something comes that most evenings come to and none has come to yet; None: it does not."""
    import numpy as np

    there = moments[~np.isnan(moments)]
    return _span(there) if 2 * len(there) > len(moments) and float(there.max()) > 0 else None


def _span(minutes: Floats) -> Span:
    low, median, high = _quantiles(minutes, [LOW, MEDIAN, HIGH])
    return Span(_after(low), _after(median), _after(high))


def _count(numbers: Whole) -> Count:
    low, median, high = (round(each) for each in _quantiles(numbers, [LOW, MEDIAN, HIGH]))
    return Count(low, median, high)


def _quantiles(numbers: Floats | Whole, at: list[float]) -> list[float]:
    import numpy as np

    return [float(each) for each in np.quantile(numbers.astype(np.float64), at)]


def _after(minutes: float) -> timedelta:
    return timedelta(seconds=round(minutes * 60))
