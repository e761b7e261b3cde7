"""The parts of the Desk page, in the order of their keys: Alt+1, Alt+2 ..."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from tdapp.texts import Text
from tdapp.ui.pages.desk import check_in_texts, money_texts, terms_texts, texts, waiting_texts
from tdapp.ui.room import Room


class DeskPart(QWidget):
    """A part of the page. It is asked to `refresh` when it comes into sight and when the room changes while it is."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    def refresh(self) -> None:
        """Ask for the view and show it."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say the words that do not come with a view."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Give the keyboard to what is used first."""
        raise NotImplementedError

    def take_letters(self, typed: str) -> None:
        """Letters typed while nothing of the part takes them; a part that has a line for names puts them there."""


@dataclass(frozen=True, slots=True)
class PartOfDesk:
    """A part by its name, what its button says, and how it is made when it is first shown."""

    name: str
    text: Text
    make: Callable[[Room], DeskPart]


def _sell(room: Room) -> DeskPart:
    from tdapp.ui.pages.desk.sell import Sell

    return Sell(room)


def _money(room: Room) -> DeskPart:
    from tdapp.ui.pages.desk.money import MoneyPart

    return MoneyPart(room)


def _waiting(room: Room) -> DeskPart:
    from tdapp.ui.pages.desk.waiting import WaitingPart

    return WaitingPart(room)


def _check_in(room: Room) -> DeskPart:
    from tdapp.ui.pages.desk.check_in import CheckInPart

    return CheckInPart(room)


def _terms(room: Room) -> DeskPart:
    from tdapp.ui.pages.desk.terms import TermsPart

    return TermsPart(room)


PARTS: tuple[PartOfDesk, ...] = (
    PartOfDesk("sell", texts.SELL, _sell),
    PartOfDesk("waiting", waiting_texts.TITLE, _waiting),
    PartOfDesk("check_in", check_in_texts.TITLE, _check_in),
    PartOfDesk("money", money_texts.MONEY, _money),
    PartOfDesk("terms", terms_texts.TITLE, _terms),
)
