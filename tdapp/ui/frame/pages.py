"""The pages of the main window: their order, their keys, and where each is made, imported when it is first shown."""

from __future__ import annotations  # what a tournament is, is named here; the window is there before it

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.window import PAGES
from tdapp.ui.loading import load_for
from tdapp.ui.pages.making import Kind, Making
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session

if TYPE_CHECKING:
    from tdapp.domain.state import State

SETS_PAPER = "tdapp.app.papers.papers"  # longer to load than all pages, and without a window: beside the event loop
A_MOMENT = 0.004  # seconds such a load has the processor to itself, between two looks at the event loop

Says = Callable[[], Kind[WindowPage]]  # imports what a page is made of, and says it

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


def making(name: str, session: Session) -> Making[WindowPage]:
    """A page, to be made a piece at a time or whole."""
    return Making(kind_of(name)(), session)


def load(name: str) -> Iterator[None]:
    """Load in small steps what a page needs when it is made."""
    if name == "papers":
        from tdapp.ui.background import beside

        setting = beside(partial(import_module, SETS_PAPER), "sets paper")
        while setting.is_alive():
            setting.join(A_MOMENT)
            yield
    yield from load_for(OPENERS[name])
    yield from load_for(kind_of(name))
    if name == "rulings":
        from tdapp.app.rulings.rulebooks import rulebook, rulebook_ids

        for book in rulebook_ids():
            rulebook(book)
            yield


def kind_of(name: str) -> Says:
    """What says of which kind a page is."""
    if name not in OPENERS:
        raise ValueError(f"There is no page {name}")
    return OPENERS[name]()


# Written out, so that a bundle contains them all although none is imported before it is needed.


def _clock() -> Says:
    from tdapp.ui.pages.clock import page_kind

    return page_kind


def _players() -> Says:
    from tdapp.ui.pages.registration.players import page_kind

    return page_kind


def _desk() -> Says:
    from tdapp.ui.pages.registration import page_kind

    return page_kind


def _tables() -> Says:
    from tdapp.ui.pages.seating import page_kind

    return page_kind


def _hands() -> Says:
    from tdapp.ui.pages.hands import page_kind

    return page_kind


def _structure() -> Says:
    from tdapp.ui.pages.clock.structure import page_kind

    return page_kind


def _chips() -> Says:
    from tdapp.ui.pages.chips import page_kind

    return page_kind


def _prizes() -> Says:
    from tdapp.ui.pages.prizes import page_kind

    return page_kind


def _rulings() -> Says:
    from tdapp.ui.pages.rulings import page_kind

    return page_kind


def _papers() -> Says:
    from tdapp.ui.pages.papers import page_kind

    return page_kind


def _journal() -> Says:
    from tdapp.ui.pages.journal import page_kind

    return page_kind


def _result() -> Says:
    from tdapp.ui.pages.prizes.result import page_kind

    return page_kind


def _lobby() -> Says:
    from tdapp.ui.lobby import page_kind

    return page_kind


OPENERS: dict[str, Callable[[], Says]] = {
    "clock": _clock, "players": _players, "desk": _desk, "tables": _tables, "hands": _hands, "structure": _structure,
    "chips": _chips, "prizes": _prizes, "rulings": _rulings, "papers": _papers, "journal": _journal,
    "result": _result, "lobby": _lobby,
}  # fmt: skip
