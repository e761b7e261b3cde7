"""The Result page: podium, places, prizes paid and unpaid, papers to print, the secret of the draws.

It comes in front when a tournament is finished. It shows the view of `read/prizes/result` and leads to whatever is
still to be done.
"""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session


def make_page(session: Session) -> WindowPage:
    """The page, for the frame."""
    from tdapp.ui.pages.prizes.result.page import ResultPage

    return ResultPage(session)
