"""The shipped fonts on paper: which has a letter, and how wide it is. Loaded when a letter first asks for them."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

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


@dataclass(frozen=True)
class Face:
    """One font file. `heavier`: it has no bold of its own, so bold is feigned."""

    name: str
    path: Path
    heavier: bool = False

    @cached_property
    def widths(self) -> dict[str, float]:
        """How wide each character is that it can show, for a size of one point."""
        face = _registered(self.name, self.path).face
        return {
            chr(code): face.charWidths.get(code, face.defaultWidth) / 1000
            for code in face.charToGlyph
            if unicodedata.category(chr(code)) not in _INVISIBLE
        }

    @cached_property
    def letters(self) -> dict[str, float]:
        """The widths without marks that join the letter before them: a text of these alone needs no composing."""
        return {c: width for c, width in self.widths.items() if not unicodedata.category(c).startswith("M")}


@dataclass(frozen=True, slots=True)
class Faces:
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


def _registered(name: str, path: Path) -> TTFont:
    """The font under its name with reportlab, which keeps fonts for the whole process."""
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, str(path), subfontIndex=0))
    return pdfmetrics.getFont(name)
