"""What is learnt of the pace: from the bust-outs of the evening so far, and from the club's evenings before.

Watched is how many went out, and how many the model had go out meanwhile; their ratio is the pace. What little is known
weighs little: an evening is held to its club, a club to the evenings the model was made from.
"""

from collections.abc import Sequence
from math import exp, log

from msgspec import Struct

from tdapp.domain.forecast.evening import Tempo
from tdapp.domain.forecast.model import (
    BETWEEN_CLUBS,
    BETWEEN_EVENINGS,
    ENOUGH_EVENINGS,
    LATE_WEIGHT,
    SHARE_WEIGHT,
    SPREAD_FROM,
)  # fmt: skip
from tdapp.values import replace


class Watched(Struct, frozen=True):
    """Who went out while it was watched, and how many would have by the model at its own pace: `busts` and `expected`
    in the field, `late_busts` and `late_expected` at a table of nine or fewer.
    """

    busts: int = 0
    expected: float = 0.0
    late_busts: int = 0
    late_expected: float = 0.0

    def plus(self, other: "Watched") -> "Watched":
        """Both together."""
        return Watched(
            self.busts + other.busts,
            self.expected + other.expected,
            self.late_busts + other.late_busts,
            self.late_expected + other.late_expected,
        )


class PlayedEvening(Struct, frozen=True):
    """What a finished evening teaches. `usual`: minutes a level lasted. `again` of `outs`: so many bought in once more,
    of those who went out while they could. `deal`: the last few shared. `entries`: how many came in all.
    """

    watched: Watched
    usual: float
    entries: int
    outs: int = 0
    again: int = 0
    deal: bool = False


def updated(tempo: Tempo, watched: Watched) -> Tempo:
    """The tempo after so much of the evening was watched: a gamma, of which each bust-out counts for one.

    >>> fast = updated(Tempo(), Watched(busts=20, expected=10.0))
    >>> round(fast.pace, 2), fast.weight
    (1.45, 32.0)
    """
    here = tempo.pace * watched.expected  # as many as were to be expected of this club
    pace = tempo.pace * (tempo.weight + watched.busts) / (tempo.weight + here)
    weight = tempo.weight + watched.busts
    late_here = pace * tempo.late * watched.late_expected
    late = tempo.late * (LATE_WEIGHT + watched.late_busts) / (LATE_WEIGHT + late_here)
    return replace(tempo, pace=pace, weight=weight, late=late)


def club_tempo(evenings: Sequence[PlayedEvening], usual: float) -> Tempo:
    """The tempo of a club by its finished evenings; those with levels of about `usual` minutes count, where there are
    enough. Too few of them, or none: the shipped one.
    """
    alike = [each for each in evenings if usual / 1.6 <= each.usual <= usual * 1.6]
    if len(alike) < ENOUGH_EVENINGS:
        return Tempo()
    pace, spread = _shrunk([(each.watched.busts, each.watched.expected) for each in alike], BETWEEN_CLUBS)
    late, _ = _shrunk([(each.watched.late_busts, each.watched.late_expected * pace) for each in alike], BETWEEN_CLUBS)
    deals = sum(each.deal for each in alike) / (len(alike) + ENOUGH_EVENINGS)
    return Tempo(pace=pace, weight=1 / spread, late=late, deals=deals)


def again_share(evenings: Sequence[PlayedEvening], shipped: float) -> tuple[float, float]:
    """The share of those out who buy in again, and how sure it is (as `again_weight`), by the club's evenings."""
    outs, again = sum(each.outs for each in evenings), sum(each.again for each in evenings)
    if len(evenings) < ENOUGH_EVENINGS or not outs:
        return shipped, SHARE_WEIGHT
    return (shipped * SHARE_WEIGHT + again) / (SHARE_WEIGHT + outs), min(SHARE_WEIGHT + outs, 6 * SHARE_WEIGHT)


def _shrunk(counts: Sequence[tuple[int, float]], clubs: float) -> tuple[float, float]:
    """The pace of a club, drawn towards 1 the more the less is known, and the variance of the next evening's (of its
    logarithm).
    """
    known = [(log((busts + 0.5) / (expected + 0.5)), 1 / (busts + 1)) for busts, expected in counts]
    evenings = BETWEEN_EVENINGS**2
    if len(known) >= SPREAD_FROM:
        middle = sum(each for each, _ in known) / len(known)
        seen = sum((each - middle) ** 2 - own for each, own in known) / (len(known) - 1)
        evenings = (SPREAD_FROM * evenings + len(known) * max(0.01, seen)) / (SPREAD_FROM + len(known))
    weights = [1 / (own + evenings) for _, own in known]
    sure = sum(weights) + 1 / clubs**2
    mean = sum(weight * each for weight, (each, _) in zip(weights, known, strict=True)) / sure
    return exp(mean), 1 / sure + evenings
