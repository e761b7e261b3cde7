"""The Result page: podium, places, prizes paid and unpaid, papers to print, the secret of the draws.

It comes in front when a tournament is finished. It shows the view of `read/prizes/result` and leads to whatever is
still to be done.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.prizes.result.page import ResultPage

    return ResultPage
