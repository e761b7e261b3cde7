"""The Tables page: the floor map, the list of tables, moves and breaks that are proposed, players on the way.

It shows the views of `read/seating` and does the actions of `ui/actions/seats` and `tables`.
The rules of the room and the draws have windows of their own, `ui/room_rules` and `ui/draws`.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The Tables page of a room."""
    from tdapp.ui.pages.seating.page import TablesPage

    return TablesPage
