"""The list of the parts of the Desk page, in the order of their keys: Alt+1, Alt+2 ..."""

from tdapp.ui.pages.bounties import texts as bounty_texts
from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.money import texts as money_texts
from tdapp.ui.pages.part import NamedPart, Part
from tdapp.ui.pages.registration import check_in_texts, terms_texts, texts, waiting_texts
from tdapp.ui.pages.sidepools import texts as side_texts


def _sell() -> Kind[Part]:
    from tdapp.ui.pages.registration.sell import Sell

    return Sell


def _money() -> Kind[Part]:
    from tdapp.ui.pages.money.part import MoneyPart

    return MoneyPart


def _waiting() -> Kind[Part]:
    from tdapp.ui.pages.registration.waiting import WaitingPart

    return WaitingPart


def _check_in() -> Kind[Part]:
    from tdapp.ui.pages.registration.check_in import CheckInPart

    return CheckInPart


def _terms() -> Kind[Part]:
    from tdapp.ui.pages.registration.terms import TermsPart

    return TermsPart


def _bounties() -> Kind[Part]:
    from tdapp.ui.pages.bounties.part import BountiesPart

    return BountiesPart


def _side_pools() -> Kind[Part]:
    from tdapp.ui.pages.sidepools.part import SidePoolsPart

    return SidePoolsPart


PARTS: tuple[NamedPart, ...] = (
    NamedPart("sell", texts.SELL, _sell),
    NamedPart("waiting", waiting_texts.TITLE, _waiting),
    NamedPart("check_in", check_in_texts.TITLE, _check_in),
    NamedPart("money", money_texts.MONEY, _money),
    NamedPart("terms", terms_texts.TITLE, _terms),
    NamedPart("bounties", bounty_texts.TITLE, _bounties),
    NamedPart("side_pools", side_texts.TITLE, _side_pools),
)
