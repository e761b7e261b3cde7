"""The layouts of the room's screen: three presets, chosen by the shape of the display.

Wide (16:9 and wider): game at the left, clock in the middle, money at the right. Stacked (4:3, 16:10, and any display
while hours are counted): the clock takes the whole width, game and money stand in a row below. Tall: a display on its
side. Lengths are thousandths of the height; the outer 5 % stay free for projectors that cut the edges.
"""

from msgspec import Struct

from tdapp.ui.screens.zones import Box

TOP, BOTTOM = 50.0, 950.0
DIGIT_HEIGHT = 364.0  # of the time left
DIGITS_WIDE = 1176.0  # mm:ss at that height
COLUMN = 196.0  # game and money need this much beside the clock


class Layout(Struct, frozen=True):
    """The places of everything in one preset. `columns`: game and money beside or under the clock; `row`: all in one
    row instead.
    """

    width: float
    name: Box
    state: Box
    time: Box
    digits: Box
    blinds: Box
    following: Box
    columns: tuple[Box, Box] | None
    row: Box | None
    track: Box | None
    band: Box | None
    panel: Box  # instead of track and band
    tall: bool = False


def layout(*, aspect: float, hours: bool, message: bool, panel: bool = False) -> Layout:
    """The preset for a display of this shape. `hours`: the clock counts h:mm:ss. `message`: there is something to say;
    `panel`: it takes the place of the row of levels too.

    The picture keeps its own shape where the display is more extreme than any preset: the rest stays empty.
    """
    width = 1000 * min(2.4, max(0.5, aspect))
    if aspect < 1.0:
        return _tall(min(width, 700.0), message=message)
    if not hours and 0.9 * width >= DIGITS_WIDE + 2 * COLUMN:
        return _wide(width, message=message, panel=panel)
    return _stacked(max(width, 1200.0), message=message)


def _wide(width: float, *, message: bool, panel: bool) -> Layout:
    side, inner = 0.05 * width, 0.9 * width
    column = (inner - DIGITS_WIDE) / 2 - 8
    centre = min(0.40 * inner, 640.0)
    edge = (inner - centre) / 2 - 20
    close = message or panel
    blinds, following, track = (516.0, 678.0, 760.0) if close else (528.0, 722.0, 846.0)
    return Layout(
        width=width,
        name=Box(side, TOP + 4, edge, 82),
        state=Box((width - centre) / 2, TOP, centre, 66),
        time=Box(side + inner - edge, TOP + 7, edge, 59),
        digits=Box((width - DIGITS_WIDE) / 2, 140, DIGITS_WIDE, DIGIT_HEIGHT),
        blinds=Box(side, blinds, inner, 148 if close else 168),
        following=Box(side, following, inner, 64 if close else 80),
        columns=(Box(side, 146, column, 352), Box(side + inner - column, 146, column, 352)),
        row=None,
        track=Box(side, track, inner, 70 if close else 78),
        band=Box(side, 850, inner, 100) if message else None,
        panel=Box(side, 770, inner, 176),
    )


def _stacked(width: float, *, message: bool) -> Layout:
    side, inner = 0.05 * width, 0.9 * width
    centre = 0.40 * inner
    edge = (inner - centre) / 2 - 16
    return Layout(
        width=width,
        name=Box(side, TOP + 4, edge, 82),
        state=Box((width - centre) / 2, TOP, centre, 66),
        time=Box(side + inner - edge, TOP + 7, edge, 59),
        digits=Box(side, 140, inner, DIGIT_HEIGHT),
        blinds=Box(side, 512, inner, 122),
        following=Box(side, 642, inner, 64),
        columns=None,
        row=Box(side, 714, inner, 128),
        track=None if message else Box(side, 868, inner, 76),
        band=Box(side, 850, inner, 100) if message else None,
        panel=Box(side, 850, inner, 100),
    )


def _tall(width: float, *, message: bool) -> Layout:
    side, inner = 0.05 * width, 0.9 * width
    left, right = Box(side, 656, inner, 136 if message else 180).across(2, 16)
    return Layout(
        width=width,
        name=Box(side, TOP, inner, 86),
        state=Box(side, 146, inner * 0.72, 54),
        time=Box(side + inner * 0.75, 146, inner * 0.25, 54),
        digits=Box(side, 214, inner, 0.711 * inner / 2.2977),
        blinds=Box(side, 390, inner, 152),
        following=Box(side, 556, inner, 90),
        columns=(left, right),
        row=None,
        track=None if message else Box(side, 868, inner, 76),
        band=Box(side, 806, inner, 144) if message else None,
        panel=Box(side, 850, inner, 100),
        tall=True,
    )
