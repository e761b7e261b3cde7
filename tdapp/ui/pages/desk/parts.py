"""The parts of the Desk page, in the order of their keys: Alt+1, Alt+2 ..."""

from tdapp.ui.pages.desk import check_in_texts, money_texts, terms_texts, texts, waiting_texts
from tdapp.ui.pages.part import NamedPart, Part
from tdapp.ui.room import Room


def _sell(room: Room) -> Part:
    from tdapp.ui.pages.desk.sell import Sell

    return Sell(room)


def _money(room: Room) -> Part:
    from tdapp.ui.pages.desk.money import MoneyPart

    return MoneyPart(room)


def _waiting(room: Room) -> Part:
    from tdapp.ui.pages.desk.waiting import WaitingPart

    return WaitingPart(room)


def _check_in(room: Room) -> Part:
    from tdapp.ui.pages.desk.check_in import CheckInPart

    return CheckInPart(room)


def _terms(room: Room) -> Part:
    from tdapp.ui.pages.desk.terms import TermsPart

    return TermsPart(room)


PARTS: tuple[NamedPart, ...] = (
    NamedPart("sell", texts.SELL, _sell),
    NamedPart("waiting", waiting_texts.TITLE, _waiting),
    NamedPart("check_in", check_in_texts.TITLE, _check_in),
    NamedPart("money", money_texts.MONEY, _money),
    NamedPart("terms", terms_texts.TITLE, _terms),
)
