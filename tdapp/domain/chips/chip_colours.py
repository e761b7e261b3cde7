"""Colours of chips as the eye sees them: which of a set can be taken for one another across a table."""

from itertools import combinations
from math import dist

from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.units import Chips

SAME_COLOUR = 0.12  # nearer than this, two chips are taken for one another


def alike(chip_set: ChipSet) -> tuple[tuple[Chips, Chips], ...]:
    """Pairs of chips that can be taken for one another: much the same colour, and the same marks of the same colour."""
    return tuple(
        (one.value, other.value)
        for one, other in combinations(chip_set.chips, 2)
        if one.pattern is other.pattern
        and apart(one.colour, other.colour) < SAME_COLOUR
        and apart(one.edge, other.edge) < SAME_COLOUR
    )


def apart(one: str, other: str) -> float:
    """How far two colours ('#rrggbb') are from one another as the eye sees it: 0 the same, black and white 1.

    >>> apart("#000000", "#ffffff") == 1, apart("#0000ff", "#0000f0") < SAME_COLOUR < apart("#0000ff", "#008000")
    (True, True)
    """
    return dist(_seen(one), _seen(other))


def _seen(colour: str) -> tuple[float, float, float]:
    """A colour in Oklab (Björn Ottosson, 2020), where distances are as large as they look."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        round(0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short, 6),
        round(1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short, 6),
        round(0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short, 6),
    )


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
