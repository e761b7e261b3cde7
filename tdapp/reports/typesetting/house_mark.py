"""The house on paper: its logo in the head, its colours where they can be read."""

from io import BytesIO

from reportlab.lib.colors import HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from tdapp.domain.club.house import PAPER, READ_SMALL, SEEN, contrast
from tdapp.read.club.house import HouseMark

BLACK = "#000000"


def logo_of(mark: HouseMark) -> ImageReader | None:
    """The logo of a house, read; None: it has none, or what the file holds is no picture."""
    if not mark.logo:
        return None
    try:
        return ImageReader(BytesIO(mark.logo))
    except (OSError, ValueError):
        return None


def draw_logo(canvas: Canvas, logo: ImageReader, x: float, top: float, *, width: float, height: float) -> float:
    """Draw a logo in its own proportions with its upper left corner at x, top; returns how wide it came out."""
    across, down = logo.getSize()
    by = min(width / across, height / down)
    canvas.drawImage(logo, x, top - (height + down * by) / 2, across * by, down * by, mask="auto")
    return float(across * by)


def ink_of(mark: HouseMark) -> HexColor:
    """The colour the name of a house is written in: its ink, black where small letters of it would not be read."""
    return HexColor(mark.ink if mark.ink and contrast(mark.ink, PAPER) >= READ_SMALL else BLACK)


def rule_of(mark: HouseMark) -> HexColor:
    """The colour of the strong line under the head: the house's accent, black where it would hardly be seen."""
    return HexColor(mark.accent if mark.accent and contrast(mark.accent, PAPER) >= SEEN else BLACK)
