"""No key gives money and takes it back by two presses, nor does a button that is clicked twice: on any page."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.journal import taken_back
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries, price_list
from tdapp.domain.units import Cents, EntryId
from tdapp.read.money.dealings import dealings
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.typing_walk import PLACES, Hands, Key, Place

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # menus are opened too
FILES = ("Ctrl+P", "Ctrl+I", "Ctrl+Shift+O")  # printing and choosing files moves no money
OTHERS = ("_tender", "undo")  # these choose how it is paid, and undo or redo what was done last, whatever it was
BOUNTY = Offer(
    "b", "With bounty", SaleKind.ENTRY, Price(Cents(50_00), Cents(10_00), Cents(0), Cents(50_00)), None,
    SaleSpan(SaleSpanKind.REGISTRATION),
)  # fmt: skip


def won(folder: Path) -> Evening:
    """All prizes are posted, none is paid."""
    evening = STATES["running"](folder)
    evening.close_registration()
    evening.bust(*(each for each in range(1, 21) if each != 3))
    evening.session.do(payouts.post_prizes)
    return evening


def with_bounties(folder: Path) -> Evening:
    """One bounty is due, and every marker may be lost."""
    evening = Evening(folder, demo_names()[:8])
    session = evening.session
    session.do(price_list.set_terms, Terms((BOUNTY,)))
    session.do(tournament.open_registration)
    session.do(entries.register, tuple(session.club.directory), session.seed(), offer="b")
    evening.draw()
    session.do(timing.start)
    session.do(entries.bust_out, (EntryId(1),), by={EntryId(1): (EntryId(2),)})
    return evening


def money(session: Session) -> tuple[tuple[object, int], ...]:
    """What everybody paid and got, of what stands."""
    assert session.tournament is not None
    acts = session.club.desk.history(session.tournament).acts
    found: dict[object, int] = {}
    for each in dealings(acts, taken_back(acts)):
        if each.void is None:
            cents = sum(paid.cents for paid in each.payments)
            found[each.entry] = found.get(each.entry, 0) + (-cents if each.out else cents)
    return tuple(sorted((entry, cents) for entry, cents in found.items() if cents))


def buttons(hands: Hands) -> list[str]:
    """The buttons that can be pressed now, by name: those that pay first, while there is something to pay."""
    window = QApplication.activeWindow() or hands.window
    seen = [each for each in window.findChildren(Button) if each.isVisible() and each.isEnabled() and each.key]
    names = [each.objectName() for each in seen if each.key not in FILES]
    return sorted((each for each in names if not each.endswith(OTHERS)), key=lambda each: "pay" not in each)


def press(hands: Hands, name: str) -> None:
    window = QApplication.activeWindow() or hands.window
    for button in window.findChildren(Button, name):
        if button.isVisible() and button.isEnabled():
            button.click()
            QApplication.processEvents()
            return


def at(hands: Hands, place: Place) -> bool:
    """Go to a place, with nothing over it."""
    hands.clean()
    there = hands.go(place)
    QApplication.processEvents()
    return there


@pytest.mark.parametrize("made", [won, with_bounties])
def test_no_second_press_takes_back_what_the_first_gave(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: Callable[[Path], Evening]
) -> None:
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args, **_more: ("", ""))
    hands = Hands(made(tmp_path), qtbot)
    session, faults, moved = hands.session, [], set()
    for place in PLACES:
        if place.window or not at(hands, place):
            continue
        for name in buttons(hands):
            at(hands, place)
            before, acts = money(session), hands.seen().acts
            press(hands, name)
            once = money(session)
            press(hands, name)
            if once != before:
                moved.add(name)
                if money(session) == before:
                    faults.append(f"{place.name}: {name}")
            while hands.seen().acts > acts and money(session) != before and session.undo() is not None:
                pass
            for _ in range(2):  # what it opened, or began to type
                hands.press(Key.Key_Escape)
    assert moved & {"pay_prize", "bounty_pay"}, moved
    assert not faults, "\n".join(faults)
