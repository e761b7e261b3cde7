"""The message that stands over the whole picture for a while: what just happened, in letters nobody overlooks."""

from collections.abc import Iterator

from tdapp.read.screen_theme import Look
from tdapp.ui.screens.lettering import fit, held
from tdapp.ui.screens.painting import inside
from tdapp.ui.screens.zones import Box, Lettering, Line, Run

HIGH, NARROW_HIGH = 416.0, 556.0  # of the box
NARROW = 900.0  # a picture, or a part of it, narrower than that
SIZE, LEAST_SIZE = 120.0, 44.0
ROWS, NARROW_ROWS = 4, 7
APART = 8.0  # free between the message and the time left


def over_zone(text: str, part: Box, look: Look, clock: Box | None) -> Lettering:
    """The message in a box over the lower part of the picture, or of a tournament's part of it; where the time left
    stands low, over the upper. The time stays in sight, unless a message could not be read whole beside it.
    """
    zones = [_zone(text, box, look, narrow=part.w < NARROW) for box in _places(part, clock)]
    return next((zone for zone in zones if _is_whole(zone)), zones[-1])


def _places(part: Box, clock: Box | None) -> Iterator[Box]:
    """Where it may stand, the best first: under the time left, over it, and on it."""
    high = min(part.h, NARROW_HIGH if part.w < NARROW else HIGH)
    if clock is not None:
        below, above = part.bottom - clock.bottom - APART, clock.y - part.y - APART
        for room, top in ((below, False), (above, True)):
            h = min(high, room)
            if h > 0:
                yield Box(part.x, clock.y - APART - h if top else part.bottom - h, part.w, h)
    yield Box(part.x, part.bottom - high, part.w, high)


def _zone(text: str, box: Box, look: Look, *, narrow: bool) -> Lettering:
    line = Line((Run(text, look.text, bold=True),), SIZE, LEAST_SIZE, rows=NARROW_ROWS if narrow else ROWS)
    # A running level has plain digits, which say nothing of a message: then the edge warns.
    edge = look.warning if look.ink == look.text else look.ink
    return Lettering(box, held((line,), box.h - 16) or (line,), fill=look.fill, edge=edge)


def _is_whole(zone: Lettering) -> bool:
    return all(line.whole for line in fit(zone, inside(zone)))
