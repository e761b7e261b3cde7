"""The Bubble page: hand for hand, heads counted, the last hands of the day.

It shows the views of `read/hands` and takes the decisions of `domain/hands`.
What is typed there goes to the command box, as everywhere: `read/hands/command_hands`.
"""

from tdapp.ui.pages.hands.page import BubblePage
from tdapp.ui.session import Session


def page(session: Session) -> BubblePage:
    """The page, made when it is first shown."""
    return BubblePage(session)
