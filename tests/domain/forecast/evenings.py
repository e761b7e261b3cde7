"""Evenings that are asked about in tests."""

from datetime import timedelta
from typing import Any

from tdapp.domain.forecast.evening import Entering, Evening, Stretch
from tdapp.domain.units import Chips

MINUTE = timedelta(minutes=1)
STACK = Chips(20_000)


def levels(n: int = 30, *, minutes: int = 20, growth: float = 1.25) -> tuple[Stretch, ...]:
    """Levels with blinds from 100 on, each so much higher than the one before."""
    return tuple(Stretch(minutes * MINUTE, Chips(round(100 * growth**at))) for at in range(n))


def field(n: int = 100, stretches: tuple[Stretch, ...] | None = None, **more: Any) -> Evening:
    """So many players at the start, 15 % of them paid; nobody can come in any more."""
    paid = tuple(each * 15 // 100 for each in range(n + 1))
    whole = {"paid": paid, **more}
    return Evening(stretches or levels(), n, Chips(n * STACK), n, **whole)


def late(until: int, **more: Any) -> Entering:
    """Registration is open for so many minutes."""
    return Entering(STACK, until * MINUTE, **more)
