"""A sheet of paper as it grows: pages with the same head and foot, and a pen that never leaves the margins."""

from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import Any, BinaryIO

from reportlab.pdfgen.canvas import Canvas

from tdapp.read.papers import Stamp
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.fonts import shipped_faces
from tdapp.reports.typesetting.house_mark import draw_logo, ink_of, logo_of, rule_of
from tdapp.reports.typesetting.lettering import Lettering, Line
from tdapp.reports.typesetting.paper import MARGIN, Paper, Printed
from tdapp.texts import Text
from tdapp.words.papers import papers as said
from tdapp.words.papers.whose import house_said, short_said
from tdapp.words.say import Words

LEFT, CENTRE, RIGHT = 0.0, 0.5, 1.0  # which part of a text stands at its x
HAIR, FINE, STRONG = 0.4, 0.7, 1.6  # widths of rules, in points
OVERHANG = 1.5  # a letter such as J reaches so far to the left of where it begins
_LEAST_WHOSE = 8.0  # letters of the tournament and the facts in the head
_LOGO_WIDTH, _LOGO_HEIGHT, _LOGO_GAP = 120.0, 34.0, 10.0
ALSO = 7.5  # letters of the second language of a sheet
_GREY = 0.65
_LEAST = 6.5  # nothing on paper is smaller
_READ = 0.8  # a name in a list is not smaller than this part of the others, where it can have two lines
_HALF, _NEXT = 0.44, 1.03  # letters of two lines in a row, by its height; from one of them to the next, by the letters
_UNDER = 1.15  # a first name is not larger than this under a long last one
_FEIGNED_BOLD = 0.018  # outline of a letter whose font has no bold, as a part of its size
_LEAST_FEIGNED = 12.0  # in smaller sizes the outline would fill what is open in a dense letter


class Sheet:
    """One PDF as it is written, page by page. Coordinates are points from the lower left corner; `top` and `bottom`
    bound what is between head and foot, `left` and `right` what is between the margins. `title`: of a sheet that is of
    no kind of its own. `also`: a second language its words stand in; None: it has one.
    """

    def __init__(
        self,
        out: BinaryIO,
        *,
        kind: SheetKind | None,
        stamp: Stamp,
        words: Words,
        paper: Paper,
        fonts: Path,
        facts: str = "",
        title: str = "",
        also: Words | None = None,
    ) -> None:
        self.words = words
        self.also = also
        self.stamp = stamp
        self.paper = paper
        self.kind = kind
        self.facts = facts
        self.pages = 0
        self.left, self.right = MARGIN + OVERHANG, paper.width - MARGIN - OVERHANG
        self.top, self.bottom = paper.height - MARGIN - 46, MARGIN + 24
        self.lettering = Lettering(shipped_faces(fonts))
        plain = self.lettering.faces.regular[0]
        self.canvas = Canvas(
            out,
            pagesize=(paper.width, paper.height),
            pageCompression=1,
            invariant=1,
            initialFontName=plain.font.fontName,
            lang=words.language,
        )
        self._logo = logo_of(stamp.house)
        self.title = title if kind is None else " \u00b7 ".join(self.each(said.TITLES[kind]))
        self.canvas.setTitle(f"{self.title}, {stamp.tournament}")

    @property
    def width(self) -> float:
        """The width between the margins."""
        return self.right - self.left

    def each(self, text: Text, **args: Any) -> tuple[str, ...]:
        """A text in the languages of the sheet, the first one first; once where they say the same."""
        found = (self.words(text, **args), *((self.also(text, **args),) if self.also is not None else ()))
        return tuple(dict.fromkeys(found))

    def start_page(self, number: int, count: int, covers: str = "") -> None:
        """Begin a page with its head and foot. `covers`: what of the whole stands on it, such as 'A to S'."""
        self._head(self.words(said.PAGE, number=number, count=count), covers)
        self._foot()

    def end_page(self) -> None:
        """Finish the page."""
        self.canvas.showPage()
        self.pages += 1

    def empty_page(self, why: Text | None = None) -> None:
        """Write a page that says why there is nothing on it. `why`: another reason than the usual one of its kind."""
        self.start_page(1, 1)
        if why is None and self.kind is not None:
            why = said.EMPTY[self.kind]
        if why is not None:
            self.text(self.left, self.top - 30, self.words(why), size=12)
        self.end_page()

    def finish(self) -> Printed:
        """Write the file."""
        self.canvas.save()
        return Printed(self.pages, tuple(self.lettering.missing))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float,
        bold: bool = False,
        align: float = LEFT,
        width: float | None = None,
        least: float = _LEAST,
    ) -> float:
        """Write a text on its baseline; returns how wide it came out. `width`: it must not take more than this, and
        never more than there is between the margins."""
        room = self.width if width is None else width
        line, size = self.lettering.fit(text, room, size=size, least=min(least, size), bold=bold)
        taken = line.width * size
        self.draw(line, x - taken * align, y, size)
        return taken

    def name(self, x: float, y: float, last: str, first: str, *, size: float, width: float, high: float = 0.0) -> None:
        """Write a name as lists have it: last name bold, first name after it.

        `high`: of its row. A long name then has the first name under the last one, and no letters nobody can read. A
        last name wider than its line goes on below, before the first one.
        """
        if high:
            whole, natural = self.lettering.listed(last, first, inf, size=size, least=size)
            parted = (last and first) or whole.width * _LEAST > width
            if parted and whole.width * natural * _READ > width:
                self._on_two_lines(x, y + size * 0.33, last, first, size=high * _HALF, width=width)
                return
        line, size = self.lettering.listed(last, first, width, size=size, least=_LEAST)
        self.draw(line, x, y, size)

    def _on_two_lines(self, x: float, y: float, last: str, first: str, *, size: float, width: float) -> None:
        upper, least = y + size * 0.16, min(size, _LEAST)
        lower = upper - size * _NEXT
        if self.lettering.line(last, bold=True).width * least <= width and last and first:
            line, fitting = self.lettering.fit(last, width, size=size, least=least, bold=True)
            self.draw(line, x, upper, fitting)
            self.text(x, lower, first, size=min(size, fitting * _UNDER), width=width)
            return
        head, rest = self.lettering.broken(last or first, width / size, bold=True)
        if self.lettering.line(rest, bold=True).width * least > width:
            size = least
            head, rest = self.lettering.broken(last or first, width / size, bold=True)
        self.text(x, upper, head, size=size, bold=True, width=width)
        line, fitting = self.lettering.listed(rest, first if last else "", width, size=size, least=least)
        self.draw(line, x, lower, fitting)

    def draw(self, line: Line, x: float, y: float, size: float) -> None:
        """Put a line of text on its baseline."""
        if not line.runs:
            return
        pen = self.canvas.beginText(x, y)
        for run in line.runs:
            pen.setFont(run.font, size)
            heavier = run.heavier and size >= _LEAST_FEIGNED
            if heavier:
                self.canvas.setLineWidth(size * _FEIGNED_BOLD)
                pen.setTextRenderMode(2)
            if run.rise:
                pen.setRise(run.rise * size)
            pen.textOut(run.text)
            if run.rise:
                pen.setRise(0)
            if heavier:
                pen.setTextRenderMode(0)
        self.canvas.drawText(pen)

    def logo(self, x: float, top: float, *, width: float, height: float) -> float:
        """Draw the logo of the house with its upper left corner at x, top; returns how much of the line it takes with
        what keeps it free, 0 where there is none.
        """
        if self._logo is None:
            return 0.0
        return draw_logo(self.canvas, self._logo, x, top, width=width, height=height) + _LOGO_GAP

    def house(self, x: float, y: float, text: str, *, size: float, width: float) -> float:
        """Write a text in the ink of the house, ending at x, in at most `width` points; returns how wide it is."""
        if not text:
            return 0.0
        self.canvas.setFillColor(ink_of(self.stamp.house))
        taken = self.text(x, y, text, size=size, bold=True, align=RIGHT, width=width)
        self.canvas.setFillGray(0)
        return taken

    def rule(self, y: float, *, x0: float | None = None, x1: float | None = None, weight: float = HAIR) -> None:
        """Draw a horizontal line, grey when it is a hair."""
        self.line(self.left if x0 is None else x0, y, self.right if x1 is None else x1, y, weight=weight)

    def line(self, x0: float, y0: float, x1: float, y1: float, *, weight: float = HAIR) -> None:
        """Draw a straight line."""
        self.canvas.setStrokeGray(_GREY if weight == HAIR else 0)
        self.canvas.setLineWidth(weight)
        self.canvas.line(x0, y0, x1, y1)
        self.canvas.setStrokeGray(0)

    def shade(self, y: float, height: float, grey: float) -> None:
        """Draw a grey band across the page, to write on."""
        self.canvas.setFillGray(grey)
        self.canvas.rect(self.left, y, self.width, height, stroke=0, fill=1)
        self.canvas.setFillGray(0)

    def boxes(
        self, y: float, facts: list[tuple[str, str]], *, height: float = 38, also: Sequence[tuple[str, str]] = ()
    ) -> float:
        """Draw a frame with a few facts side by side, each under its label. Returns where it ends below.

        `also`: the same facts in a second language, '' for what is the same.
        """
        each, step = self.width / len(facts), ALSO * 1.2 if also else 0.0
        height += step * (1 + any(value for _label, value in also))
        self.canvas.setLineWidth(FINE)
        self.canvas.roundRect(self.left, y - height, self.width, height, 4)
        for number, (label, value) in enumerate(facts):
            x = self.left + number * each
            if number:
                self.line(x, y, x, y - height, weight=FINE)
            self.text(x + 8, y - 13, label, size=8.5, width=each - 16)
            self.text(x + 8, y - step - 29, value, size=12.5, bold=True, width=each - 16)
            if also:
                self.text(x + 8, y - 13 - step, also[number][0], size=ALSO, width=each - 16)
                self.text(x + 8, y - 29 - 2 * step, also[number][1], size=ALSO, width=each - 16)
        return y - height

    def _head(self, page: str, covers: str) -> None:
        """The head of a page: the logo at the left, beside it title and tournament, at the right house and page."""
        y = self.paper.height - MARGIN - 16
        left = self.left + self.logo(self.left, y + 14, width=_LOGO_WIDTH, height=_LOGO_HEIGHT)
        width = self.right - left
        corner = self.house(self.right, y, house_said(self.stamp), size=11, width=width * 0.45)
        self.text(left, y, self.title, size=19, bold=True, width=width - corner - 20 * bool(corner))
        y -= 16
        corner = self.text(
            self.right, y, " \u00b7 ".join(filter(None, (covers, page))), size=10, align=RIGHT, width=width * 0.4
        )
        self._whose(left, y, width - corner - 14)
        self.canvas.setStrokeColor(rule_of(self.stamp.house))
        self.canvas.setLineWidth(STRONG)
        self.canvas.line(self.left, y - 8, self.right, y - 8)
        self.canvas.setStrokeGray(0)

    def _whose(self, x: float, y: float, room: float) -> None:
        """The tournament and the facts of the sheet on one line: both smaller where they need it, then the name cut."""
        whose, facts = short_said(self.words, self.stamp), f", {self.facts}" if self.facts else ""
        line, natural = self.lettering.line(whose, bold=True), self.lettering.line(facts)
        size = max(_LEAST_WHOSE, min(10.5, room / max(line.width + natural.width, 0.01)))
        kept, kept_size = self.lettering.fit(facts, room * 0.6, size=size, least=_LEAST_WHOSE)
        taken = self.text(x, y, whose, size=size, width=room - kept.width * kept_size, least=size, bold=True)
        self.draw(kept, x + taken, y, kept_size)

    def _foot(self) -> None:
        words, stamp, y = self.words, self.stamp, MARGIN + 3
        self.rule(y + 11, weight=FINE)
        third = self.width / 3 - 8
        printed = words(said.PRINTED, time=stamp.printed_at, day=stamp.printed_at.astimezone(words.zone).date())
        self.text(self.left, y, printed, size=8, width=third)
        middle = (self.left + self.right) / 2
        self.text(middle, y, words(said.JOURNAL_LINE, line=stamp.line), size=8, align=CENTRE, width=third)
        self.text(self.right, y, words(said.CHAIN, head=stamp.head), size=8, align=RIGHT, width=third)
