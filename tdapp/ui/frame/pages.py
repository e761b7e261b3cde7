"""The pages of the main window: their order, their keys, and where each is made, imported when it is first shown."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.window import PAGES
from tdapp.ui.session import Room

FIRST = "clock"


def number(action: Action) -> str:
    """The digit of a page's key: Ctrl+3 is '3'."""
    return action.key.rpartition("+")[2]


def names() -> tuple[str, ...]:
    """The pages in the order of the rail."""
    return tuple(action.goes_to for action in PAGES)


def make(name: str, room: Room) -> QWidget:
    """A page. Written out, so that a bundle contains them all although none is imported before it is needed."""
    match name:
        case "clock":
            from tdapp.ui.pages.clock import page as clock

            return clock(room)
        case "players":
            from tdapp.ui.pages.registration.players import page as players

            return players(room)
        case "desk":
            from tdapp.ui.pages.registration import page as desk

            return desk(room)
        case "tables":
            from tdapp.ui.pages.seating import page as tables

            return tables(room)
        case "structure":
            from tdapp.ui.pages.clock.structure import page as structure

            return structure(room)
        case "chips":
            from tdapp.ui.pages.chips import page as chips

            return chips(room)
        case "prizes":
            from tdapp.ui.pages.prizes import page as prizes

            return prizes(room)
        case "rulings":
            from tdapp.ui.pages.rulings import page as rulings

            return rulings(room)
        case "papers":
            from tdapp.ui.pages.papers import page as papers

            return papers(room)
        case "journal":
            from tdapp.ui.pages.journal import page as journal

            return journal(room)
        case "lobby":
            from tdapp.ui.lobby import page as lobby

            return lobby(room)
        case _:
            raise ValueError(f"There is no page {name}")
