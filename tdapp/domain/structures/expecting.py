"""How an evening will go with a structure: the forecast, asked about a wish."""

from collections.abc import Sequence
from datetime import timedelta

from tdapp.domain.clock.structure import Structure
from tdapp.domain.evening_ahead import stretches
from tdapp.domain.forecast.evening import Evening, Stretch
from tdapp.domain.forecast.forecasting import ends_of_ladders, forecast
from tdapp.domain.forecast.model import UNSURE
from tdapp.domain.forecast.outlook import Outlook
from tdapp.domain.structures.wish import Wish
from tdapp.domain.units import Chips

ONE = timedelta(minutes=20)  # a level, where only their number matters
FEW, MANY = 60, 150  # evenings played, to find a structure and to say how it will go
TAIL = 60  # players from whom on an evening is played to find how many levels it takes
PLATEAU = 45  # big blinds of an average stack by then, whatever the field (MODEL.md of the forecast)


def levels_taken(wish: Wish, ladders: Sequence[Sequence[int]], *, seed: int) -> list[float]:
    """How many levels half of the evenings take with each of these ladders of big blinds; breaks are not counted. Of a
    large field only the end is played: until then players leave as the blinds rise.
    """
    first, left = [0] * len(ladders), wish.entries
    if wish.entries > TAIL:
        there = ((at for at, big in enumerate(ladder) if big * PLATEAU * TAIL >= wish.chips) for ladder in ladders)
        first, left = [next(rows, 0) for rows in there], TAIL
    ends = [ladder[begin:] for ladder, begin in zip(ladders, first, strict=True)]
    levels = tuple(Stretch(ONE, Chips(1)) for _ in range(max(map(len, ends))))
    evening = Evening(levels, left=left, chips=wish.chips, entries=wish.entries, tempo=wish.tempo)
    found = ends_of_ladders(evening, ends, seed=seed, runs=FEW)
    return [begin + end / ONE for begin, end in zip(first, found, strict=True)]


def outlook_of(wish: Wish, structure: Structure, *, seed: int, runs: int) -> Outlook:
    """How the evening of a wish goes with this structure, from its start on. All chips are in play from the start."""
    evening = Evening(
        stretches(structure),
        left=wish.entries,
        chips=wish.chips,
        entries=wish.entries,
        final_table=wish.seats,
        unsure=UNSURE,
        tempo=wish.tempo,
    )
    return forecast(evening, seed=seed, runs=runs)
