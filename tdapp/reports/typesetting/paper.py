"""Sizes of paper, in points (72 to the inch), and the frame every sheet keeps to."""

from msgspec import Struct

MM = 72 / 25.4
MARGIN = 12 * MM


class Paper(Struct, frozen=True):
    """A size of paper, upright."""

    name: str
    width: float
    height: float


A4 = Paper("A4", 210 * MM, 297 * MM)
LETTER = Paper("Letter", 8.5 * 72, 11 * 72)
SIZES = {paper.name: paper for paper in (A4, LETTER)}


class Printed(Struct, frozen=True):
    """The result of printing: how many pages, and the characters no shipped font has, which print as boxes."""

    pages: int
    missing: tuple[str, ...]
