"""The registration desk: entries and sales, the waiting list, check-in, the terms of entry; and the Players page.

It shows the views of `read/registration` and does the actions of `ui/actions/registration`, `entries` and `waiting`.
`parts` lists the parts of the Desk page; the Players page is `players`.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.registration.page import RegistrationPage

    return RegistrationPage
