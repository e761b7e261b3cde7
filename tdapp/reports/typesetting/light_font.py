"""Loads a font file for paper and lets go of what only its reading needed.

reportlab keeps, for the whole process, several Python objects for each of a font's glyphs. For the Han font that is
more than a whole run of seat cards.
"""

from array import array
from collections.abc import Sequence
from pathlib import Path

from reportlab.pdfbase.ttfonts import TTFont


class Metrics:
    """Advance and left bearing of each glyph, in two plain rows of numbers."""

    __slots__ = ("_advances", "_bearings")

    def __init__(self, pairs: Sequence[tuple[float, int]]) -> None:
        self._advances = array("H", (int(advance) for advance, _bearing in pairs))  # as reportlab writes them
        self._bearings = array("H", (bearing for _advance, bearing in pairs))

    def __getitem__(self, glyph: int) -> tuple[int, int]:
        return self._advances[glyph], self._bearings[glyph]


def light_font(name: str, path: Path) -> TTFont:
    """The font of this file (of a collection the first), as light as writing PDFs with it allows."""
    font = TTFont(name, str(path), subfontIndex=0, shapable=False)
    face = font.face
    face.glyphToChar = {}  # only shaping goes back from glyphs to characters
    face.hmetrics = Metrics(face.hmetrics)
    face.glyphPos = array("L", face.glyphPos)
    return font
