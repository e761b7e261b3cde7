"""The parts of a page that shows one of several at a time: Desk, Chips."""

from collections.abc import Callable, Generator
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.pieces import Pieces
from tdapp.domain.units import PlayerId
from tdapp.texts import Text
from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import polish
from tdapp.ui.session import Session
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.typed_in import typed_in


class Part(HandsOn, QWidget):
    """A part of a page. It is asked to `refresh` when it comes into sight and when the room changes while it is.

    `asked`: an action of the window is wanted (`ask`). `part_asked`: another part of the page is, by its name.
    """

    asked = Signal(str, object)
    part_asked = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def ask(self, action: str, *args: Any) -> None:
        """Let the window do an action by its id; what follows is what it is about."""
        self.asked.emit(action, args)

    def person(self) -> PlayerId | None:
        """The person who is in front in the part; None for nobody."""
        return None

    def unkept(self) -> tuple[str, ...]:
        """What was typed and would be lost with the part; () for nothing."""
        return typed_in(self)

    def refresh(self) -> None:
        """Ask for the view and show it."""
        raise NotImplementedError

    def make_ready(self) -> Generator[None, None, None]:
        """Do in small steps what the first look at the part would do, before anybody looks."""
        yield from polish(self)
        if self.session.tournament is not None:
            yield from self.look_ahead()
            self.refresh()
            yield

    def look_ahead(self) -> Pieces[None]:
        """Make what the first `refresh` asks for, a piece at a time: of thousands."""
        yield from ()

    def retranslate(self) -> None:
        """Say the words that do not come with a view, where no widget says them by itself."""

    def take_focus(self) -> None:
        """Give the keyboard to what is used first."""
        raise NotImplementedError

    def to_first_use(self) -> None:
        """Give the keyboard to what is used first, whatever was begun in the part."""
        self.take_focus()


class NamedPart(Struct, frozen=True):
    """A part by its name, what its button says, and what it is made of when it is first shown, imported only then."""

    name: str
    text: Text
    kind: Callable[[], Kind[Part]]
