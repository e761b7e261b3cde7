"""The shipped fonts on paper: which of them has a letter, and how wide the letter is. Loaded when a letter first asks
for them.
"""

import unicodedata
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from msgspec import Struct
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont, TTFontFace

from tdapp.reports.typesetting.light_font import light_font

# In the order they are asked. DejaVu before the Han font, so that a stray sign does not load its five megabytes.
_REGULAR = (
    "NotoSans-Regular",
    "NotoSansArabic-Regular",
    "NotoSansHebrew-Regular",
    "NotoSansThai-Regular",
    "DejaVuSans",
)
_BOLD = ("NotoSans-Bold", "NotoSansArabic-Bold", "NotoSansHebrew-Bold", "NotoSansThai-Bold", "DejaVuSans-Bold")
_HAN = "wqy-microhei"  # has no bold face
_INVISIBLE = ("Cc", "Cf", "Cs", "Zl", "Zp")


class Widths(dict[str, float]):
    """The width of each character in a size of one point; a KeyError for what the font cannot show.

    It holds only what was asked: the Han font has forty thousand characters, the names of a club some hundred.
    """

    def __init__(self, face: TTFontFace, *, marks: bool) -> None:
        super().__init__()
        self._face = face
        self._marks = marks  # whether it answers for marks that join the letter before them

    def __missing__(self, character: str) -> float:
        category, code = unicodedata.category(character), ord(character)
        if code not in self._face.charToGlyph or category in _INVISIBLE or (not self._marks and category[0] == "M"):
            raise KeyError(character)
        width: float = self._face.getCharWidth(code) / 1000
        self[character] = width
        return width


class Face(Struct, frozen=True, dict=True):
    """One font file. `heavier`: it has no bold of its own, so bold is feigned."""

    name: str
    path: Path
    heavier: bool = False

    @cached_property
    def font(self) -> TTFont:
        """The font as reportlab knows it, which keeps fonts for the whole process."""
        if self.name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(light_font(self.name, self.path))
        return pdfmetrics.getFont(self.name)

    @cached_property
    def widths(self) -> Widths:
        """The widths of all characters the font can show."""
        return Widths(self.font.face, marks=True)

    @cached_property
    def letters(self) -> Widths:
        """The widths without marks that join the letter before them: a text of these alone needs no composing."""
        return Widths(self.font.face, marks=False)

    def has(self, character: str) -> bool:
        """Whether the font can show this character."""
        try:
            self.widths[character]
        except KeyError:
            return False
        return True


class Faces(Struct, frozen=True):
    """The faces of a document, regular and bold, each in the order they are asked."""

    regular: tuple[Face, ...]
    bold: tuple[Face, ...]


def shipped_faces(folder: Path) -> Faces:
    """The faces of the fonts in this folder. Nothing is read until a text needs one."""
    han = folder / f"{_HAN}.ttc"
    return Faces(
        regular=(*_files(folder, _REGULAR), Face(_HAN, han)),
        bold=(*_files(folder, _BOLD), Face(_HAN, han, heavier=True)),
    )


def _files(folder: Path, names: tuple[str, ...]) -> Iterator[Face]:
    return (Face(name, folder / f"{name}.ttf") for name in names)
