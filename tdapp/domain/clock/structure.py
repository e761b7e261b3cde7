"""The structure: levels and breaks in the order they are played.

A tournament copies the structure it uses into its own journal, so a template can change without touching history.
"""

from datetime import timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import Chips


class AnteKind(StrEnum):
    """Who posts the ante: nobody, everybody at the table, or the big blind for the whole table (TDA 2024 rule 35)."""

    NONE = "none"
    EACH = "each"
    BIG_BLIND = "big_blind"


class Level(Struct, frozen=True):
    """A level: blinds and ante in chips, and how long it lasts.

    `continued` marks the rest of a level that an extra break cut in two: it keeps the number of its first part.
    """

    small_blind: Chips
    big_blind: Chips
    ante: Chips
    ante_kind: AnteKind
    lasts: timedelta
    continued: bool = False


class Break(Struct, frozen=True):
    """A break: how long it lasts, what it is called ('' for a plain break), and the chips that leave (colour-up)."""

    lasts: timedelta
    name: str = ""
    colour_up: tuple[Chips, ...] = ()


Period = Level | Break
Structure = tuple[Period, ...]


def level_numbers(structure: Structure) -> tuple[int | None, ...]:
    """The level number of each period, counted from 1; None for a break. A continued level keeps its number.

    >>> ten = timedelta(minutes=10)
    >>> one = Level(Chips(25), Chips(50), Chips(0), AnteKind.NONE, ten)
    >>> level_numbers((one, Break(ten), one))
    (1, None, 2)
    """
    numbers: list[int | None] = []
    last = 0
    for period in structure:
        if isinstance(period, Break):
            numbers.append(None)
            continue
        if not period.continued:
            last += 1
        numbers.append(last)
    return tuple(numbers)
