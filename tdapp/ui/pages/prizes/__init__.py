"""The Prizes page: pool and places, who won what, what is posted and what has been paid.

It shows the views of `read/prizes` and does the actions of `ui/actions/prizes`.
What is typed is a draft until it is posted; the domain checks it.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.prizes.page import PrizesPage

    return PrizesPage
