"""The Clock page: the clock and its levers, the levels, the evening in a few figures; and the structure of levels.

It shows the views of `read/clock` and does the actions of `ui/actions/clock`.
The Structure page is `structure`. No other page is known here.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.clock.page import ClockPage

    return ClockPage
