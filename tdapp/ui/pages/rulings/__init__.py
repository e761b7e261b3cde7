"""The Rulings page: what happened at a table, what follows from it under the rulebook, penalties, house rules.

The questions come from `tdapp/rulings` and their words from `words/rulings`; nothing is decided here.
A ruling that is given goes to the desk through the session.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.rulings.page import RulingsPage

    return RulingsPage
