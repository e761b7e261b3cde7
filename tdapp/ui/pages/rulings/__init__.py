"""The Rulings page: what happened at a table, what follows from it under the rulebook, penalties, house rules.

The questions come from `tdapp/rulings` and their words from `words/rulings`; nothing is decided here.
A ruling that is given goes to the desk through the session.
"""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.session import Session


def page(session: Session) -> WindowPage:
    """The page, for the frame."""
    return RulingsPage(session)
