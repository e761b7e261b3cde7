"""The message that stands over the whole picture for a while: what just happened, in letters nobody overlooks."""

from tdapp.read.screen_theme import Look
from tdapp.ui.screens.zones import Box, Lettering, Line, Run

HIGH, NARROW_HIGH = 416.0, 556.0  # of the box
NARROW = 900.0  # a picture, or a part of it, narrower than that
SIZE, LEAST_SIZE = 120.0, 44.0


def over_zone(text: str, part: Box, look: Look) -> Lettering:
    """The message in a box over the lower half of the picture, or of a tournament's part of it: the time left stays in
    sight.
    """
    narrow = part.w < NARROW
    high = NARROW_HIGH if narrow else HIGH
    box = Box(part.x, part.y + part.h - high, part.w, high)
    line = Line((Run(text, look.text, bold=True),), SIZE, LEAST_SIZE, rows=7 if narrow else 4)
    # A running level has plain digits, which say nothing of a message: then the edge warns.
    return Lettering(box, (line,), fill=look.fill, edge=look.warning if look.ink == look.text else look.ink)
