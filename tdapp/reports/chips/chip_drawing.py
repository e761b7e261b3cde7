"""A chip on paper: its colour, the marks on its edge as windows show them, its value in black on white.

Nothing hangs on the colour: marks that are as light as the chip have an outline, so that a printer without colour still
tells one pattern from another, and the value stands on white whatever the chip is made of.
"""

from collections.abc import Callable, Sequence
from math import cos, radians, sin

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from tdapp.domain.chips.chip_set import Chip, Pattern
from tdapp.reports.typesetting.sheet import Sheet
from tdapp.words.chips.chip_face import short_value

_R = 50.0  # a chip is drawn once at this radius, and put on the page in any size
_INNER, _FACE = 35.0, 32.0  # where the marks end, and the white face begins
_MIDDLE = (_R + _INNER) / 2
_OUTLINE, _THIN = 2.4, 1.2
_VALUE, _LEAST = 27.0, 8.0  # size of the value
_PIECE = 6.0  # degrees of an arc drawn as one straight piece
_CLEAR = 0.25  # a difference of light that a printer without colour shows
_ON_LIGHT, _ON_DARK = 0.45, 0.75  # greys of the outlines of marks that do not differ so much
_APART = 1.15  # from one chip in a row to the next, in diameters


def draw_chip(sheet: Sheet, chip: Chip, x: float, y: float, size: float) -> None:
    """Draw a chip with its centre at x, y; `size` is its diameter in points."""
    canvas, form = sheet.canvas, _form(chip)
    if not canvas.hasForm(form):
        edge = _R + _OUTLINE
        canvas.beginForm(form, -edge, -edge, edge, edge)
        _draw(sheet, chip)
        canvas.endForm()
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(size / (2 * _R), size / (2 * _R))
    canvas.doForm(form)
    canvas.restoreState()


def draw_chips(sheet: Sheet, chips: Sequence[Chip], x: float, y: float, size: float, *, room: float) -> float:
    """Draw chips in a row to the right of x, one over the edge of the next where they would need more than `room`.

    Returns how wide the row came out.
    """
    step = size * _APART
    if len(chips) > 1:
        step = min(step, (room - size) / (len(chips) - 1))
    for number, chip in enumerate(chips):
        draw_chip(sheet, chip, x + size / 2 + number * step, y, size)
    return size + (len(chips) - 1) * step if chips else 0.0


def _form(chip: Chip) -> str:
    """What the drawing is called inside the file: chips that look the same are drawn once."""
    return f"chip{chip.value}{chip.colour}{chip.edge}-{chip.pattern}".replace("#", "-")


def _draw(sheet: Sheet, chip: Chip) -> None:
    canvas = sheet.canvas
    canvas.setFillColor(HexColor(chip.colour))
    canvas.setStrokeGray(0)
    canvas.setLineWidth(_OUTLINE)
    canvas.circle(0, 0, _R, stroke=1, fill=1)
    canvas.setFillColor(HexColor(chip.edge))
    canvas.setLineWidth(_THIN)
    differ = _differ(chip)
    if differ:
        canvas.setStrokeColor(HexColor(chip.edge))
    else:
        canvas.setStrokeGray(_ON_LIGHT if _light(chip.colour) > 0.5 else _ON_DARK)
    if chip.pattern is Pattern.RINGS:
        _rings(canvas, differ=differ)
    else:
        _MARKS[chip.pattern](canvas)
    canvas.setStrokeGray(0)
    canvas.setLineWidth(_OUTLINE)
    canvas.circle(0, 0, _R, stroke=1, fill=0)
    canvas.setFillGray(1)
    canvas.circle(0, 0, _FACE, stroke=1, fill=1)
    canvas.setFillGray(0)
    value = short_value(chip.value)
    line, size = sheet.lettering.fit(value, 2 * _FACE - 9, size=_VALUE, least=_LEAST, bold=True)
    sheet.draw(line, -line.width * size / 2, -size * 0.36, size)


def _differ(chip: Chip) -> bool:
    """Whether the marks are told from the chip by how light they are."""
    return abs(_light(chip.colour) - _light(chip.edge)) >= _CLEAR


def _light(colour: str) -> float:
    """How light a colour prints without colour, 0 black to 1 white."""
    red, green, blue = HexColor(colour).rgb()
    return float(0.299 * red + 0.587 * green + 0.114 * blue)


def _plain(canvas: Canvas) -> None:
    """No marks."""


def _spots(canvas: Canvas) -> None:
    for number in range(8):
        _wedge(canvas, at=45 * number, wide=24)


def _bars(canvas: Canvas) -> None:
    """Six pairs of narrow bars."""
    for number in range(6):
        for beside in (-7, 7):
            _wedge(canvas, at=60 * number + beside, wide=7)


def _quarters(canvas: Canvas) -> None:
    for number in range(4):
        _wedge(canvas, at=90 * number, wide=45)


def _rings(canvas: Canvas, *, differ: bool) -> None:
    """Two rings all around; where they need an outline it would be all there is of them, so that it is drawn alone."""
    for radius, thick in ((_R * 0.93, 4.0), (_R * 0.78, 3.0)):
        if not differ:
            canvas.circle(0, 0, radius - thick / 2, stroke=1, fill=0)
            continue
        ring = canvas.beginPath()
        ring.circle(0, 0, radius)
        ring.circle(0, 0, radius - thick)
        canvas.drawPath(ring, stroke=0, fill=1, fillMode=0)


def _diamonds(canvas: Canvas) -> None:
    half = (_R - _INNER) / 2
    for number in range(8):
        out, across = (cos(radians(45 * number)), sin(radians(45 * number))), half * 0.8
        corners = ((_MIDDLE + half * 0.86, 0.0), (_MIDDLE, across), (_MIDDLE - half * 0.86, 0.0), (_MIDDLE, -across))
        _polygon(canvas, [(along * out[0] - off * out[1], along * out[1] + off * out[0]) for along, off in corners])


_MARKS: dict[Pattern, Callable[[Canvas], None]] = {
    Pattern.PLAIN: _plain,
    Pattern.SPOTS: _spots,
    Pattern.BARS: _bars,
    Pattern.QUARTERS: _quarters,
    Pattern.DIAMONDS: _diamonds,
}


def _wedge(canvas: Canvas, *, at: float, wide: float) -> None:
    """A piece of the edge: `at` degrees from the right, `wide` degrees of it."""
    pieces = max(1, round(wide / _PIECE))
    turns = [radians(at - wide / 2 + wide * piece / pieces) for piece in range(pieces + 1)]
    outer = [(cos(turn) * _R, sin(turn) * _R) for turn in turns]
    inner = [(cos(turn) * _INNER, sin(turn) * _INNER) for turn in reversed(turns)]
    _polygon(canvas, outer + inner)


def _polygon(canvas: Canvas, corners: list[tuple[float, float]]) -> None:
    path = canvas.beginPath()
    path.moveTo(*corners[0])
    for corner in corners[1:]:
        path.lineTo(*corner)
    path.close()
    canvas.drawPath(path, stroke=1, fill=1)
