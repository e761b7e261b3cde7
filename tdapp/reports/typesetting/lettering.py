"""Sets a line of text: which font each part of it takes, in which order the parts stand, and how wide it comes out.

Names come in every script and from strangers. Nothing in them is ever an instruction: they are drawn letter by letter.
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable
from functools import cached_property

from arabic_reshaper import ArabicReshaper
from bidi import get_display
from msgspec import Struct, field

from tdapp.reports.typesetting.fonts import Face, Faces

BOX = "□"  # stands for a letter that no shipped font has
_ELLIPSIS = "…"
_RIGHT_TO_LEFT = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_ARABIC = re.compile(r"[\u0600-\u08ff]")
_JOINERS = "\u200c\u200d"  # they shape the Arabic letters around them
_HIDDEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_BLANK = frozenset(("Cc", "Zl", "Zp"))
# A Thai tone mark over a vowel that is itself above its consonant: the fonts draw both at one height.
_THAI_TONES = "\u0e48\u0e49\u0e4a\u0e4b\u0e4c"
_THAI_ABOVE = "\u0e31\u0e34\u0e35\u0e36\u0e37\u0e47\u0e4d"
_THAI_AM = "\u0e33"
_THAI_RISE = 0.2


class Run(Struct, frozen=True):
    """Letters of one font, in the order they stand on paper. `rise`: above the line, as a part of the size."""

    font: str
    text: str
    width: float
    heavier: bool
    rise: float = 0.0


class Line(Struct, frozen=True):
    """A line of text as it will stand, left to right, and its width for a size of one point."""

    runs: tuple[Run, ...]
    width: float
    rightward: bool = True  # False: its script runs from right to left


NOTHING = Line((), 0.0)


class Lettering(Struct, frozen=True, dict=True):
    """The fonts one document is set in. `missing` collects what no font had."""

    faces: Faces
    missing: dict[str, None] = field(default_factory=dict)
    _lines: dict[tuple[str, bool], Line] = field(default_factory=dict)

    def line(self, text: str, *, bold: bool = False) -> Line:
        """A text set in as many fonts as it needs."""
        key = (text, bold)
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = self._set(text, self.faces.bold if bold else self.faces.regular)
        return line

    def fit(self, text: str, width: float, *, size: float, least: float, bold: bool = False) -> tuple[Line, float]:
        """A text set in at most `width` points: in `size` if it fits, smaller down to `least`, then cut with an
        ellipsis.

        Returns the line and its size.
        """
        line = self.line(text, bold=bold)
        fitting = _fitting(line.width, width, size=size, least=least)
        if fitting is not None:
            return line, fitting
        return self._cut(text, width / least, bold=bold), least

    def listed(
        self, last: str, first: str, width: float, *, size: float, least: float, bold: bool = True
    ) -> tuple[Line, float]:
        """A name set for a list, the last name bold and first. It shrinks, then loses first name before last name."""
        if not first or not last:
            return self.fit(last or first, width, size=size, least=least, bold=bold)
        head, tail = self.line(last, bold=bold), self.line(first)
        whole = self._name(head, tail)
        fitting = _fitting(whole.width, width, size=size, least=least)
        if fitting is not None:
            return whole, fitting
        room, comma = width / least, self.line(", ")
        part = self._cut(first, room - head.width - comma.width)
        if not part.runs:
            return self._cut(last, room, bold=bold), least
        return joined([head, comma, part]), least

    def broken(self, text: str, room: float, *, bold: bool = False) -> tuple[str, str]:
        """A text broken in two, what stands on a line of this width and the rest: at a blank or a hyphen where a good
        part of the line is filled by that, else inside the word.
        """
        text = cleaned(text)
        if self.line(text, bold=bold).width <= room:
            return text, ""
        fits = bisect_right(range(1, len(text)), room, key=lambda length: self.line(text[:length], bold=bold).width)
        head = _head(text, max(1, fits))
        word = max(text.rfind(" ", 0, len(head) + 1), head.rfind("-") + 1)
        if word * 2 > len(head):
            head = text[:word]
        return head.rstrip(), text[len(head) :].lstrip()

    def _name(self, head: Line, tail: Line) -> Line:
        if head.rightward or tail.rightward:
            return joined([head, self.line(", "), tail])  # the comma is no part of a first name that runs to the left
        return joined([tail, self.line(" ,"), head])  # read from the right, the last name comes first

    def _cut(self, text: str, room: float, *, bold: bool = False) -> Line:
        """As much of the text as fits, with an ellipsis where it ends; nothing where not a letter would fit."""
        faces = self.faces.bold if bold else self.faces.regular
        text = cleaned(text)
        best, low, high = NOTHING, 1, len(text) - 1
        while low <= high:
            middle = (low + high) // 2
            part = self._set(_head(text, middle) + _ELLIPSIS, faces)
            if part.width <= room:
                best, low = part, middle + 1
            else:
                high = middle - 1
        return best

    def _set(self, text: str, faces: tuple[Face, ...]) -> Line:
        plain = faces[0]
        try:
            width = sum(map(plain.letters.__getitem__, text))
        except KeyError:
            return self._set_mixed(cleaned(text), faces)
        return Line((Run(plain.name, text, width, heavier=False),), width) if text else NOTHING

    def _set_mixed(self, text: str, faces: tuple[Face, ...]) -> Line:
        rightward = True
        if _RIGHT_TO_LEFT.search(text):
            rightward = _starts_rightward(text)
            text = get_display(self._reshaper.reshape(text) if _ARABIC.search(text) else text)
        text = "".join(c for c in text if c not in _JOINERS)
        parts: list[tuple[Face, float, list[str]]] = []
        for place, character in enumerate(text):
            face, character = self._face(character, faces, parts[-1][0] if parts else None)
            rise = _THAI_RISE if character in _THAI_TONES and _stacked(text, place) else 0.0
            if parts and parts[-1][0] is face and parts[-1][1] == rise:
                parts[-1][2].append(character)
            else:
                parts.append((face, rise, [character]))
        runs = [_run(face, "".join(characters), rise) for face, rise, characters in parts]
        return Line(tuple(runs), sum(run.width for run in runs), rightward)

    def _face(self, character: str, faces: tuple[Face, ...], before: Face | None) -> tuple[Face, str]:
        """The first face that has it; what is no letter stays with the letters before it."""
        if before is not None and not character.isalnum() and before.has(character):
            return before, character
        for face in faces:
            if face.has(character):
                return face, character
        self.missing[character] = None
        return next(face for face in faces if face.has(BOX)), BOX

    @cached_property
    def _reshaper(self) -> ArabicReshaper:
        return ArabicReshaper(configuration={"delete_harakat": False, "delete_tatweel": False})


def cleaned(text: str) -> str:
    """One line of composed text without controls or marks that turn its direction; what cannot be written is a box.

    >>> cleaned("Bob\\u202e\\n  <b>")
    'Bob <b>'
    """
    shown = []
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in _BLANK:
            shown.append(" ")
        elif category not in _HIDDEN or character in _JOINERS:
            shown.append(character)
    return " ".join("".join(shown).split())


def joined(lines: Iterable[Line]) -> Line:
    """Lines set one after another, from left to right."""
    several = list(lines)
    return Line(tuple(run for line in several for run in line.runs), sum(line.width for line in several))


def _fitting(natural: float, width: float, *, size: float, least: float) -> float | None:
    """The size, a tenth of a point exact, at which so wide a line fits; None when it must be smaller than `least`."""
    if natural * size <= width:
        return size
    smaller = int(width / natural * 10) / 10
    return smaller if smaller >= least else None


def _head(text: str, length: int) -> str:
    """So many letters of a text, marks not torn from their letter."""
    while length > 0 and length < len(text) and unicodedata.category(text[length]).startswith("M"):
        length -= 1
    return text[:length].rstrip()


def _run(face: Face, text: str, rise: float) -> Run:
    return Run(face.name, text, sum(map(face.widths.__getitem__, text)), face.heavier, rise)


def _stacked(text: str, place: int) -> bool:
    """Whether the mark at this place stands above a vowel that is above the line already."""
    return text[place - 1 : place] in tuple(_THAI_ABOVE) or text[place + 1 : place + 2] == _THAI_AM


def _starts_rightward(text: str) -> bool:
    """Whether the first letter of a text belongs to a script that runs to the right."""
    return next((unicodedata.bidirectional(c) == "L" for c in text if c.isalpha()), True)
