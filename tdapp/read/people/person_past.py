"""What a list shows of a person beside the name, and the evenings she played."""

from dataclasses import dataclass
from datetime import date

from tdapp.domain.units import Cents


@dataclass(frozen=True, slots=True)
class Brief:
    """A person in a line of a list. `nationality` '': not known. `played`: the day of the latest tournament, None:
    none yet.
    """

    nationality: str = ""
    played: date | None = None


@dataclass(frozen=True, slots=True)
class EveningPlayed:
    """A tournament somebody entered, `entries` times. `place` None: no result; tied, from one place to another.

    `prize`: all of it, in cents of `currency`.
    """

    tournament: str
    day: date
    entries: int
    place: tuple[int, int] | None
    prize: Cents
    currency: str
