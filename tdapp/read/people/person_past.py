"""A person in a line of a list, and the evenings she played."""

from datetime import date

from msgspec import Struct

from tdapp.domain.units import Cents


class Brief(Struct, frozen=True):
    """A person in a line of a list. `nationality` '': not known. `played`: the day of the latest tournament, None:
    none yet.
    """

    nationality: str = ""
    played: date | None = None


class EveningPlayed(Struct, frozen=True):
    """A tournament somebody entered, `entries` times. `place` None: no result; tied, from one place to another.

    `prize`: all of it, in cents of `currency`.
    """

    tournament: str
    day: date
    entries: int
    place: tuple[int, int] | None
    prize: Cents
    currency: str
