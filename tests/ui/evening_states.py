"""The states of an evening, for tests that walk all of them."""

from collections.abc import Callable
from pathlib import Path

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import price_list
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.read.people.names import PlayerName
from tests.ui.pages.evening import Evening, demo_names

ANNA, ZOE = PlayerName("Visser", "Anna"), PlayerName("de Wit", "Zoë")
UNTIL = SaleSpan(SaleSpanKind.REGISTRATION)
REBUY = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(50_00)), Chips(20_000), UNTIL)
ADD_ON = Offer("add_on", "Add-on", SaleKind.ADD_ON, Price(Cents(50_00)), Chips(40_000), UNTIL)


def _named(folder: Path) -> Evening:
    """A club in which exactly one is called Anna and one Zoë, the third and the fifth to enter."""
    others = [name for name in demo_names()[:40] if not name.full.lower().startswith(("anna", "zo"))]
    return Evening(folder, (*others[:2], ANNA, others[2], ZOE, *others[3:24]))


def without_a_tournament(folder: Path) -> Evening:
    evening = _named(folder)
    evening.session.switch(None)
    return evening


def registration(folder: Path) -> Evening:
    """Twenty have entered, nobody is seated."""
    evening = _named(folder)
    evening.session.do(price_list.set_terms, Terms((REBUY, ADD_ON)))
    evening.register(20)
    return evening


def drawn(folder: Path) -> Evening:
    evening = registration(folder)
    evening.draw()
    return evening


def running(folder: Path) -> Evening:
    evening = drawn(folder)
    evening.start()
    return evening


def paused(folder: Path) -> Evening:
    evening = running(folder)
    evening.session.do(timing.pause)
    return evening


def bubble(folder: Path) -> Evening:
    evening = running(folder)
    evening.close_registration()
    evening.bust(*(each for each in range(6, 20)))
    evening.session.do(payouts.post_prizes)
    evening.session.do(hand_for_hand.begin)
    return evening


def finished(folder: Path) -> Evening:
    evening = running(folder)
    evening.close_registration()
    evening.bust(*(each for each in range(1, 21) if each != 3))
    evening.session.do(payouts.post_prizes)
    for entry in (3, 20, 19):
        evening.session.do(payouts.pay, EntryId(entry))
    evening.session.do(tournament.finish)
    assert evening.session.tournament is not None
    return evening


STATES: dict[str, Callable[[Path], Evening]] = {
    each.__name__: each for each in (without_a_tournament, registration, drawn, running, paused, bubble, finished)
}
