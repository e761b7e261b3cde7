"""The Papers page: choose a sheet, look at it, print it or save it.

The sheets come from `app/papers` as finished PDFs; nothing is set here.
Other windows hand out sheets of their own with `hand_out`.
"""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session


def make_page(session: Session) -> WindowPage:
    """The page, for the frame."""
    from tdapp.ui.pages.papers.page import PapersPage

    return PapersPage(session)
