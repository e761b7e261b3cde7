"""The Journal page: every act in words, and the way to take any of them back.

It shows the views of `read/journal`; undo and its reasons are the session's.
What would change is shown before anything is taken back.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.journal.page import JournalPage

    return JournalPage
