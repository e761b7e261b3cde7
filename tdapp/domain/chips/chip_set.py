"""A chip set: the denominations a club owns, how they look, and how many pieces there are of each."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import Chips

Pieces = tuple[tuple[Chips, int], ...]  # so many pieces of each denomination, the lowest first, none of zero pieces


class Pattern(StrEnum):
    """The marks on the edge of a chip, so that nobody has to tell chips by colour alone."""

    PLAIN = "plain"
    SPOTS = "spots"
    BARS = "bars"
    RINGS = "rings"
    QUARTERS = "quarters"
    DIAMONDS = "diamonds"


class Chip(Struct, frozen=True, array_like=True):
    """A denomination of a set: what it is worth, how it looks, how many pieces there are.

    `colour`, `edge`: of the chip and of its marks, as '#rrggbb'. `reserve`: so many of the `stock` stay in the safe.
    `called`: what the club calls its colour, '' by the colour itself. `picture`: the SHA-256 of a picture the club
    keeps of it, '' none, and it is drawn.
    """

    value: Chips
    colour: str
    stock: int
    reserve: int = 0
    edge: str = "#ffffff"
    pattern: Pattern = Pattern.SPOTS
    called: str = ""
    picture: str = ""

    @property
    def at_hand(self) -> int:
        """The pieces of the denomination that may be used."""
        return self.stock - self.reserve


class ChipSet(Struct, frozen=True):
    """The chips of one set, the lowest first. `key`: whose stock it is; tournaments with the same key share it."""

    key: str
    name: str
    chips: tuple[Chip, ...]

    @property
    def values(self) -> tuple[Chips, ...]:
        """The denominations, the lowest first."""
        return tuple(chip.value for chip in self.chips)

    def chip(self, value: int) -> Chip | None:
        """The chip of that denomination, None: the set has none."""
        return next((chip for chip in self.chips if chip.value == value), None)


def pieces_of(counts: Mapping[Chips, int]) -> Pieces:
    """The pieces in their order, without the denominations there are none of.

    >>> pieces_of({Chips(500): 2, Chips(25): 8, Chips(100): 0})
    ((25, 8), (500, 2))
    """
    return tuple((chip, counts[chip]) for chip in sorted(counts) if counts[chip])


def worth(pieces: Pieces) -> Chips:
    """What the pieces are worth together.

    >>> worth(((Chips(25), 8), (Chips(500), 2)))
    1200
    """
    return Chips(sum(chip * count for chip, count in pieces))
