"""How an evening will go with a structure: the forecast, asked about a wish."""

from tdapp.domain.clock.structure import Structure
from tdapp.domain.evening_ahead import stretches
from tdapp.domain.forecast.evening import Evening
from tdapp.domain.forecast.forecasting import forecast
from tdapp.domain.forecast.outlook import Outlook
from tdapp.domain.structures.wish import Wish

UNSURE = 0.12  # by so much fewer or more may come than are expected
FEW, MANY = 60, 150  # evenings played, to find a structure and to say how it will go
TAIL = 60  # players from whom on an evening is played to find how many levels it takes
PLATEAU = 45  # big blinds of an average stack by then, whatever the field (MODEL.md of the forecast)


def levels_taken(wish: Wish, structure: Structure, *, seed: int) -> float:
    """How many levels half of the evenings take with this structure, which has no breaks. Of a large field only the end
    is played: until then players leave as the blinds rise.
    """
    levels = stretches(structure)
    first, left = 0, wish.entries
    if wish.entries > TAIL:
        there = (at for at, each in enumerate(levels) if (each.big_blind or 0) * PLATEAU * TAIL >= wish.chips)
        first, left = next(there, 0), TAIL
    evening = Evening(levels[first:], left=left, chips=wish.chips, entries=wish.entries, tempo=wish.tempo)
    return first + forecast(evening, seed=seed, runs=FEW).end.median / levels[0].lasts


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
