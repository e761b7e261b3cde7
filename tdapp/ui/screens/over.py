"""The message that stands over the whole picture for a while: what just happened, in letters nobody overlooks."""

from tdapp.ui.screens.looks import WARNING, WHITE, Look
from tdapp.ui.screens.zones import Box, Lettering, Line, Run

HIGH, TALL_HIGH = 440.0, 520.0  # of the box
TOP = 280.0
SIZE, LEAST_SIZE = 120.0, 56.0
INK = {WHITE: WARNING}  # round the box: a running level has white digits, which say nothing of a message


def over_zone(text: str, width: float, look: Look, *, tall: bool) -> Lettering:
    """The message in a box over the middle of a picture so wide."""
    edge = 0.06 * width
    box = Box(edge, TOP, width - 2 * edge, TALL_HIGH if tall else HIGH)
    line = Line((Run(text, bold=True),), SIZE, LEAST_SIZE, rows=5 if tall else 3)
    return Lettering(box, (line,), fill=look.fill, edge=INK.get(look.ink, look.ink))
