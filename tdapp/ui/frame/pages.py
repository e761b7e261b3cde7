"""The pages of the main window: their order, their keys, and where each is made, imported when it is first shown."""

from __future__ import annotations  # what a tournament is, is named here; the window is there before it

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.window import PAGES
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session

if TYPE_CHECKING:
    from tdapp.domain.state import State

PIECES = {  # what takes longest to load of a page, in the order it is loaded; the rest comes with the page
    "players": (
        "tdapp.read.seating.tables", "tdapp.ui.actions.deeds_at", "tdapp.ui.pages.seating.floor_map",
        "tdapp.ui.pages.seating", "tdapp.ui.printing", "tdapp.ui.slip_printer", "tdapp.ui.pages.registration",
    ),
    "desk": (
        "tdapp.ui.pages.registration.sell", "tdapp.ui.pages.registration.terms_list",
        "tdapp.ui.pages.registration.terms",
    ),
    "structure": (
        "tdapp.read.structures.lint_view", "tdapp.ui.own_payouts", "tdapp.ui.pages.clock.structure.model",
        "tdapp.ui.pages.clock.structure.settings",
    ),
}  # fmt: skip
SETS_PAPER = "tdapp.app.papers.papers"  # longer to load than all pages, and without a window: beside the event loop
A_MOMENT = 0.004  # seconds such a load has the processor to itself, between two looks at the event loop

FIRST = "clock"
LAST = "result"  # what is in front once a tournament is finished


def number(action: Action) -> str:
    """The digit of a page's key: Ctrl+3 is '3'."""
    return action.key.rpartition("+")[2]


def names() -> tuple[str, ...]:
    """The names of the pages in the order of the rail."""
    return tuple(action.goes_to for action in PAGES)


def first(session: Session) -> str:
    """The page that comes in front with the tournament in front: its result once it is finished."""
    return LAST if session.tournament is not None and session.view(_is_finished) else FIRST


def _is_finished(state: State) -> bool:
    return state.finished


def make(name: str, session: Session) -> WindowPage:
    """A page, made now."""
    return maker(name)(session)


def load(name: str) -> Iterator[None]:
    """Load in small steps what a page needs when it is made."""
    if name == "rulings":
        from tdapp.app.rulings.rulebooks import rulebook, rulebook_ids

        for book in rulebook_ids():
            rulebook(book)
            yield
    if name == "papers":
        from tdapp.ui.background import beside

        setting = beside(partial(import_module, SETS_PAPER), "sets paper")
        while setting.is_alive():
            setting.join(A_MOMENT)
            yield
    for piece in PIECES.get(name, ()):
        import_module(piece)
        yield
    maker(name)  # imports it
    yield


def maker(name: str) -> Callable[[Session], WindowPage]:
    """What makes a page. Written out, so that a bundle contains them all although none is imported before it is
    needed.
    """
    match name:
        case "clock":
            from tdapp.ui.pages.clock import page as clock

            return clock
        case "players":
            from tdapp.ui.pages.registration.players import page as players

            return players
        case "desk":
            from tdapp.ui.pages.registration import page as desk

            return desk
        case "tables":
            from tdapp.ui.pages.seating import page as tables

            return tables
        case "hands":
            from tdapp.ui.pages.hands import page as hands

            return hands
        case "structure":
            from tdapp.ui.pages.clock.structure import page as structure

            return structure
        case "chips":
            from tdapp.ui.pages.chips import page as chips

            return chips
        case "prizes":
            from tdapp.ui.pages.prizes import page as prizes

            return prizes
        case "rulings":
            from tdapp.ui.pages.rulings import page as rulings

            return rulings
        case "papers":
            from tdapp.ui.pages.papers import page as papers

            return papers
        case "journal":
            from tdapp.ui.pages.journal import page as journal

            return journal
        case "result":
            from tdapp.ui.pages.prizes.result import page as result

            return result
        case "lobby":
            from tdapp.ui.lobby import page as lobby

            return lobby
        case _:
            raise ValueError(f"There is no page {name}")
