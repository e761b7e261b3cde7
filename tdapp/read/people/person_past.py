"""A person in a line of a list, and the evenings she played."""

from datetime import date

from msgspec import Struct

from tdapp.domain.units import Cents, Money


class Brief(Struct, frozen=True):
    """A person in a line of a list. `nationality` '': not known. `played`: the day of the latest tournament, None:
    none yet.
    """

    nationality: str = ""
    played: date | None = None


class EveningPlayed(Struct, frozen=True):
    """A tournament somebody entered, `entries` times. `place` None: no result; tied, from one place to another.

    `prize`: all of it, in cents of `currency`. `imported`: the key of the evening where another program ran it, '' for
    one of the club; rebuys and add-ons are those such a list told of.
    """

    tournament: str
    day: date
    entries: int
    place: tuple[int, int] | None
    prize: Cents
    currency: str
    rebuys: int = 0
    add_ons: int = 0
    imported: str = ""


class KeptEvening(Struct, frozen=True):
    """An evening of another program in a line: how many results, entries, rebuys and add-ons, and all its prizes."""

    key: str
    name: str
    day: date
    results: int
    entries: int
    rebuys: int
    add_ons: int
    prizes: Money
