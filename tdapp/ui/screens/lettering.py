"""Fits lines of any script into their box and draws them: shrinks, wraps, squeezes, cuts at last, never overflows."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple
from unicodedata import bidirectional

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from tdapp.ui.fonts import digit_font, forget_laid, text_font
from tdapp.ui.screens.zones import LEAST, Box, Lettering, Line, Run
from tdapp.values import replace

STEP = 0.96  # each smaller size tried
LEAST_SCALE = 0.15  # by then every line has its least size
ONE_ROW = 0.78  # one row is kept while it needs no less than this of the size asked for
TEXT_OVER, TEXT_UNDER = 0.98, 0.27  # room over and under a baseline, of the size: accents of Vietnamese, tails of Thai
FIGURES_OVER, FIGURES_UNDER = 0.78, 0.15
PITCH = 0.98  # of a row, from the one above it
SQUEEZED = 0.78  # narrower than that is hard to read across a room
ONE_LINE = 1e6  # wider than any line
STRONG, FROM_THE_RIGHT = ("L", "R", "AL"), ("R", "AL")  # letters that have a direction
# What no row ends with: the space before a number that belongs to a word, and those within '400 / 800'.
TIED = re.compile(r"(?<=[^\W\d]) (?=\d)|(?<=\d) (?=/ \d)|(?<=\d /) (?=\d)")
ZEROS = str.maketrans("123456789", "0" * 9)
MEASURED = 4_096  # widths of pieces of text that are remembered: after an act nearly all a screen says stays as it was


class Letters(NamedTuple):
    """A piece of text as it is measured: its ink takes no room, and sizes are whole pixels."""

    text: str
    pixels: int
    bold: bool
    figures: bool


class Fitted(Struct, frozen=True):
    """A line that fits: its runs and the room they are laid out in, its size, the height it takes, and how far it is
    squeezed (1: not at all).
    """

    runs: tuple[Run, ...]
    room: float
    size: float
    height: float
    pitch: float
    over: float
    width: float  # of the widest row, unsqueezed
    squeeze: float
    align: str
    above: float
    cut: bool

    @property
    def whole(self) -> bool:
        """Whether nothing of it is squeezed or cut."""
        return self.squeeze == 1.0 and not self.cut

    @property
    def across(self) -> float:
        """How wide it is drawn."""
        return self.width * self.squeeze

    @property
    def layout(self) -> QTextLayout:
        """The line as it is drawn."""
        return _lay(self.runs, self.size, self.room)


def fit(zone: Lettering, box: Box) -> list[Fitted]:
    """The lines of a zone at sizes that fit its box; when nothing else helps fewer rows, then fewer lines."""
    lines = list(zone.lines)
    while lines:
        scale = 1.0
        while True:
            fitted = [fit_line(line, width=box.w, align=zone.align, scale=scale) for line in lines]
            if height_of(fitted) <= box.h + 0.5:
                return fitted
            if scale < LEAST_SCALE:
                break
            scale *= 0.94
        if len(lines) > 1:
            lines.pop()
        elif lines[0].rows > 1:
            lines = [replace(lines[0], rows=1)]
        else:
            return fitted
    return []


def height_of(fitted: list[Fitted]) -> float:
    """The height of lines under one another."""
    return sum(line.height + line.above for line in fitted)


def fit_line(line: Line, *, width: float, align: str, scale: float = 1.0) -> Fitted:
    """A line at the largest size that fits: in one row if that is nearly as large, else in as many as allowed. What is
    too long at its least size is squeezed as far as it is read across a room, and what is too long then is cut.
    """
    most = max(line.least, line.size * scale)
    single = _largest(line, most, width, 1)
    size = single
    if line.rows > 1 and (single is None or single < ONE_ROW * most):
        size = _largest(line, most, width, line.rows)
    if size is not None:
        rows = 1 if size == single else line.rows
        return _fitted(line, line.runs, size, width if rows > 1 else _natural(line, size) + 1, align, scale, cut=False)
    natural = _natural(line, line.least)
    if line.exact and not (line.shorter and width / natural < SQUEEZED):
        fitted = _fitted(line, line.runs, line.least, natural + 1, align, scale, cut=False)
        return replace(fitted, squeeze=min(1.0, width / natural))
    if line.shorter:
        return fit_line(replace(line, runs=line.shorter, shorter=()), width=width, align=align, scale=scale)
    wide = width / SQUEEZED
    cut = not holds(line, wide)
    fitted = _fitted(line, _cut(line, wide) if cut else line.runs, line.least, wide, align, scale, cut=cut)
    return replace(fitted, squeeze=min(1.0, width / fitted.width))


def holds(line: Line, width: float) -> bool:
    """Whether a line has room at its least size, and nothing of it is squeezed or cut."""
    return len(_widths(line.runs, line.least, width)) <= line.rows


def draw(painter: QPainter, zone: Lettering, box: Box) -> None:
    """Draw the lines of a zone into a box."""
    fitted = fit(zone, box)
    y = box.y if zone.stand == "top" else box.y + max(0.0, (box.h - height_of(fitted)) / 2)
    for line in fitted:
        y += line.above
        _draw_line(painter, line, box, y)
        y += line.height


def before(align: str, spare: float) -> float:
    """How much of the spare width of a row is free at its left."""
    return {"left": 0.0, "centre": spare / 2, "right": spare}[align]


def _draw_line(painter: QPainter, line: Fitted, box: Box, top: float) -> None:
    layout = line.layout
    for at in range(layout.lineCount()):
        row = layout.lineAt(at)
        x = box.x + before(line.align, box.w - row.naturalTextWidth() * line.squeeze)
        baseline = top + at * line.pitch + line.over
        painter.save()
        painter.translate(x, baseline)
        painter.scale(line.squeeze, 1)
        row.draw(painter, QPointF(-row.naturalTextRect().x(), -row.ascent() - row.y()))
        painter.restore()


def _largest(line: Line, most: float, width: float, rows: int) -> float | None:
    """The largest size at which the line takes at most so many rows; None when even the least is too large."""
    if rows == 1:
        size = most
        while (natural := _natural(line, size)) > width:
            if size <= line.least:
                return None
            size = max(line.least, size * min(0.99, width / natural))
        return size
    size = most
    while True:
        needed = len(_widths(line.runs, size, width))
        if needed <= rows and not _broken(_as_zeros(_letters(line.runs, size)), width):
            return size
        if size <= line.least:
            return None if needed > rows else size
        size = max(line.least, size * STEP)


@lru_cache(MEASURED)
def _broken(letters: tuple[Letters, ...], width: float) -> bool:
    """Whether a single word is wider than the box, so that it would be broken."""
    wide = 0.0
    for piece in letters:
        metrics = QFontMetricsF(_font(piece))
        for number, part in enumerate(piece.text.split(" ")):
            wide = metrics.horizontalAdvance(part) + (0.0 if number else wide)  # a word may go on from run to run
            if wide > width:
                return True
    return False


def _natural(line: Line, size: float) -> float:
    return next(iter(_widths(line.runs, size, ONE_LINE)), 0.0)


def _widths(runs: tuple[Run, ...], size: float, width: float) -> tuple[float, ...]:
    """How wide each row is in which the runs stand in at most this width."""
    return _measured(_as_zeros(_letters(runs, size)), width)


@lru_cache(MEASURED)
def _measured(letters: tuple[Letters, ...], width: float) -> tuple[float, ...]:
    layout = _laid(letters, [QTextCharFormat() for _piece in letters], width)
    return tuple(layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount()))


forget_laid += [_measured.cache_clear, _broken.cache_clear]


def _as_zeros(letters: tuple[Letters, ...]) -> tuple[Letters, ...]:
    """The same with every figure a zero: in the shipped fonts all are equally wide, whatever stands beside them."""
    return tuple(piece._replace(text=piece.text.translate(ZEROS)) for piece in letters)


def _letters(runs: tuple[Run, ...], size: float) -> tuple[Letters, ...]:
    return tuple(
        Letters(TIED.sub("\u00a0", run.text), int(size_of(run, size) + 1e-6), run.bold, run.figures) for run in runs
    )


def _fitted(
    line: Line, runs: tuple[Run, ...], size: float, width: float, align: str, scale: float, *, cut: bool
) -> Fitted:
    rows = _widths(runs, size, width)
    over, under = _reach(runs, size)
    pitch = (over + under) * (1.0 if len(rows) < 2 else PITCH)
    height = pitch * (max(1, len(rows)) - 1) + over + under
    widest = max(rows, default=0.0)
    return Fitted(runs, width, size, height, pitch, over, widest, 1.0, align, line.above * scale, cut)


def _cut(line: Line, width: float) -> tuple[Run, ...]:
    """The runs shortened until they fit at the least size, with an ellipsis where text is missing."""
    runs = list(line.runs)
    longest = max(range(len(runs)), key=lambda at: len(runs[at].text))
    text = runs[longest].text
    low, high = 0, len(text)
    while low < high:  # the longest beginning that fits
        middle = (low + high + 1) // 2
        runs[longest] = replace(line.runs[longest], text=_dotted(text[:middle]))
        if len(_widths(tuple(runs), line.least, width)) <= line.rows:
            low = middle
        else:
            high = middle - 1
    runs[longest] = replace(line.runs[longest], text=_dotted(text[:low]))
    return tuple(runs)


def _dotted(text: str) -> str:
    """A text with the dots of what is cut off, at the left of what is read from the right."""
    last = next((way for letter in reversed(text) if (way := bidirectional(letter)) in STRONG), "L")
    return f"{text.rstrip()}…" + ("\N{RIGHT-TO-LEFT MARK}" if last in FROM_THE_RIGHT else "")


def _lay(runs: tuple[Run, ...], size: float, width: float) -> QTextLayout:
    """The runs in their inks, in rows of at most this width."""
    looks = [QTextCharFormat() for _run in runs]
    for each, run in zip(looks, runs, strict=True):
        each.setForeground(QColor(run.ink))
    return _laid(_letters(runs, size), looks, width)


def _laid(letters: tuple[Letters, ...], looks: list[QTextCharFormat], width: float) -> QTextLayout:
    layout = QTextLayout("".join(piece.text for piece in letters), _font(letters[0]))
    option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    formats = []
    start = 0
    for piece, look in zip(letters, looks, strict=True):
        length = len(piece.text.encode("utf-16-le")) // 2
        span = QTextLayout.FormatRange()
        look.setFont(_font(piece))
        span.start, span.length, span.format = start, length, look
        formats.append(span)
        start += length
    layout.setFormats(formats)
    layout.beginLayout()
    y = 0.0
    while True:
        row = layout.createLine()
        if not row.isValid():
            break
        row.setLineWidth(width)
        row.setPosition(QPointF(0, y))
        y += row.height()
    layout.endLayout()
    return layout


def least_height(line: Line) -> float:
    """The height a line needs at its least size, in all its rows."""
    over, under = _reach(line.runs, line.least)
    return line.above * LEAST_SCALE + (over + under) * (1 + PITCH * (line.rows - 1))


def held(lines: Sequence[Line], high: float) -> tuple[Line, ...]:
    """Of lines under one another as many as this height holds, the first ones; where room is left, in more rows."""
    kept: list[Line] = []
    for line in lines:
        single = replace(line, rows=1)
        if (needs := least_height(single)) <= high:
            kept.append(single)
            high -= needs
    for at, wanted in enumerate(line for line in lines if any(line.runs is each.runs for each in kept)):
        for rows in range(wanted.rows, 1, -1):
            more = least_height(replace(wanted, rows=rows)) - least_height(kept[at])
            if more <= high:
                kept[at] = replace(wanted, rows=rows)
                high -= more
                break
    return tuple(kept)


def size_of(run: Run, size: float) -> float:
    """How large a run is in a line of this size."""
    return max(LEAST, size * run.size)


def _reach(runs: tuple[Run, ...], size: float) -> tuple[float, float]:
    """How far runs reach over and under their baseline."""
    over = max((FIGURES_OVER if run.figures else TEXT_OVER) * size_of(run, size) for run in runs)
    under = max((FIGURES_UNDER if run.figures else TEXT_UNDER) * size_of(run, size) for run in runs)
    return over, under


def _font(letters: Letters) -> QFont:
    if letters.figures:
        return digit_font(letters.pixels)
    return text_font(letters.pixels, weight=QFont.Weight.Bold if letters.bold else QFont.Weight.Normal)
