"""No key gives money, a ticket, a seat or a draw and takes it back by two presses, nor does a button that is clicked
twice: on any page and in any window.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp.app.money import drawers
from tdapp.app.money.accepted_codes import known_codes
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.journal import taken_back
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts, tickets
from tdapp.domain.registration import entries, price_list
from tdapp.domain.units import Cents, EntryId
from tdapp.read.money.dealings import dealings
from tdapp.read.seating.draw_list import draw_list
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.typing_walk import PLACES, Hands, Key, Place

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # menus are opened too
FILES = ("Ctrl+P", "Ctrl+I", "Ctrl+Shift+O")  # printing and choosing files moves no money
OTHERS = ("_tender", "undo", "retract")  # these choose how it is paid, and undo or redo what was done, whatever it was
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


def with_tickets(folder: Path) -> Evening:
    """Two prizes are paid as tickets, and two drawers are open."""
    evening = won(folder)
    session = evening.session
    for entry, code in ((19, "OURS0001"), (20, "OURS0002")):
        session.do(tickets.issue, EntryId(entry), code, refundable=True)
    for name in ("Bar", "Desk"):
        drawers.open_drawer(session.club, name, "EUR", count=(), cents=Cents(5_000_00))
    return evening


def given(session: Session) -> object:
    """What everybody paid and got, and what was given beside money, of what stands."""
    club, state = session.club, session.club.desk.state(session.tournament)
    codes = [(each.code, each.ticket is not None and each.ticket.returned) for each in known_codes(club)]
    cash = [(drawer, drawers.view(club, drawer).expected.cents) for drawer in club.desk.club.drawers]
    seats = sorted((each.id, each.seat) for each in state.entries.values())
    sheet = draw_list(standing(session), {})
    return money(session), codes, cash, seats, sheet.draws, sheet.commitments, sheet.values


def standing(session: Session) -> tuple[Act, ...]:
    """The acts of the tournament that count."""
    assert session.tournament is not None
    acts = session.club.desk.history(session.tournament).acts
    gone = taken_back(acts)
    return tuple(each for each in acts if each.number not in gone and each.undoes is None)


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
    seen = [each for each in window.findChildren(Button) if _live(each) and each.key]
    names = {each.objectName() for each in seen if each.key not in FILES}
    return sorted((each for each in names if not each.endswith(OTHERS)), key=lambda each: ("pay" not in each, each))


def twice(hands: Hands, name: str) -> Iterator[None]:
    """Press a button, and after each `next` whatever takes its place: itself, else the one that stands there now."""
    window = QApplication.activeWindow() or hands.window
    button = next((each for each in window.findChildren(Button, name) if _live(each)), None)
    if button is None:
        return
    spot = button.mapTo(window, button.rect().center())
    button.click()
    QApplication.processEvents()
    yield
    if not isValid(window):
        return  # it closed the window
    again = next((each for each in window.findChildren(Button, name) if _live(each)), window.childAt(spot))
    if isinstance(again, Button) and not again.objectName().endswith(OTHERS):
        again.click()
        QApplication.processEvents()


def _live(button: Button) -> bool:
    return button.isVisible() and button.isEnabled()


def at(hands: Hands, place: Place) -> bool:
    """Go to a place, with nothing over it; in a window the first line of each list is chosen."""
    hands.clean()
    there = hands.go(place)
    QApplication.processEvents()
    if there and place.window and (window := QApplication.activeWindow()) is not None:
        choose(window)
    return there


def choose(window: QWidget) -> None:
    """Choose the first line of each list that stands on none."""
    for each in window.findChildren(QAbstractItemView):
        if each.isVisible() and each.model() and each.model().rowCount() and not each.currentIndex().isValid():
            each.setCurrentIndex(each.model().index(0, 0))
    QApplication.processEvents()


ON_PAGES = [place for place in PLACES if not place.window]
IN_WINDOWS = [place for place in PLACES if place.window]
MADE = (won, with_bounties, with_tickets, *(STATES[name] for name in ("registration", "drawn", "running")))


@pytest.mark.parametrize(
    ("made", "places", "least"),
    [
        (won, ON_PAGES, {"pay_prize"}),
        (with_bounties, ON_PAGES, {"bounty_pay"}),
        (with_tickets, IN_WINDOWS, {"codes_cash_in", "codes_give_back"}),
        *(pytest.param(made, PLACES, set(), marks=pytest.mark.soak) for made in MADE),
    ],
)
def test_no_second_press_takes_back_what_the_first_gave(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    made: Callable[[Path], Evening],
    places: Sequence[Place],
    least: set[str],
) -> None:
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args, **_more: ("", ""))
    hands = Hands(made(tmp_path), qtbot)
    session, faults, moved = hands.session, [], set()
    for place in places:
        if not at(hands, place):
            continue
        for name in buttons(hands):
            at(hands, place)
            before, acts = given(session), len(standing(session))
            pressed = twice(hands, name)
            next(pressed, None)
            once = given(session)
            next(pressed, None)
            if once != before:
                moved.add(name)
                if given(session) == before:
                    faults.append(f"{place.name}: {name}")
            while len(standing(session)) > acts and session.undo() is not None:
                pass
            for _ in range(2):  # what it opened, or began to type
                hands.press(Key.Key_Escape)
    assert least <= moved, moved
    assert not faults, "\n".join(faults)
