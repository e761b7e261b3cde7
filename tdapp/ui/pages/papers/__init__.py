"""The Papers page: choose a sheet, look at it, print it or save it.

The sheets come from `app/papers` as finished PDFs; nothing is set here.
Other windows hand out sheets of their own with `hand_out`.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.papers.page import PapersPage

    return PapersPage
