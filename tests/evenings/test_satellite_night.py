"""A satellite of forty by keys alone: four tickets for the main event, which each buys in with at the desk."""

from io import BytesIO
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tdapp.app.money.statement import statement_now
from tdapp.app.papers.papers import PrintedSheet
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.units import Cents
from tdapp.ui.pages.prizes.page import PrizesPage
from tests.evenings.director import assert_replays
from tests.evenings.keyboard import ALT, CTRL, Key, Keyboard
from tests.evenings.sitting import TYPED
from tests.evenings.slips import letters, text_of

LISTED = 35
SHIFT = Qt.KeyboardModifier.ShiftModifier

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def test_four_of_forty_win_a_seat_and_buy_in_with_their_tickets(
    player: Keyboard, tmp_path: Path, slips: list[PrintedSheet]
) -> None:
    player.begin("Club Żółty")
    create(player)
    player.next("chip_set")
    player.typed("\n\n")  # the first set that is offered
    player.next("open_registration")
    player.register(TYPED, LISTED, tmp_path / "list.csv")
    player.next("draw_seats")
    player.next("start")
    player.wait(5)
    player.settle()
    look(player)
    player.out(25)
    player.post_prizes()
    to_the_seats(player)
    codes = tickets_issued(player, slips)
    finish_and_sign(player, tmp_path)
    satellite = player.session.tournament
    main_event(player)
    buy_in_with(player, codes)
    assert satellite is not None and player.session.tournament is not None
    look(player)
    for tournament in (satellite, player.session.tournament):
        assert_replays(player.session.club, tournament)


def create(player: Keyboard) -> None:
    """A satellite that pays seats: 40 entries of 100 are four seats of ten buy-ins."""
    player.typed("Satellite")
    player.tab_to("form_buy_in")
    player.typed("100")
    player.tab_to("form_payout")
    player.press(Key.Key_Down, ALT)
    player.typed("seats\n")
    player.press(Key.Key_Return, CTRL)
    seats = player.state.setup.payout.seats
    assert seats is not None and seats.value == 1_000_00


def to_the_seats(player: Keyboard) -> None:
    """Down to the seat bubble, hand for hand, and over it."""
    while player.state.alive > 5:
        player.out(1)
    said = player.session.words.said
    assert "seat" in " ".join(said(need.title) for need in player.session.needs()).casefold()
    player.out(1)
    assert player.state.alive == 4
    player.next("seats_won")
    assert player.state.all_seated
    look(player)


def tickets_issued(player: Keyboard, slips: list[PrintedSheet]) -> list[str]:
    """Each of the four gets a ticket, whose code stands on the slip."""
    player.next("unpaid")
    player.press(Key.Key_Up, times=12)
    page = player.window.current()
    assert isinstance(page, PrizesPage)
    assert {page.table.lines.at(row, 0).text for row in range(4)} == {"1–4 · seat"}
    for _place in range(4):
        player.press(Key.Key_O, ALT)
        player.press(Key.Key_Down)
    assert not prize_book(player.state).due_to()
    player.qtbot.waitUntil(lambda: len(slips) == 4)
    codes = sorted(player.state.tickets)
    texts = [letters(text_of(BytesIO(sheet.data))) for sheet in slips]
    assert all(any(code in text for text in texts) for code in codes)
    assert all("Aseatofthesatellite" in text and "shared" not in text for text in texts)
    look(player)
    return codes


def finish_and_sign(player: Keyboard, folder: Path) -> None:
    """The end of the satellite, its results and the statement on paper."""
    player.next("finish")
    assert player.state.finished and player.window.page == "result"
    for card, file in (("print_results", "results.pdf"), ("sign_statement", "statement.pdf")):
        player.next(card)
        player.save_sheet(folder / file)
    assert "It adds up" in text_of(folder / "statement.pdf")


def main_event(player: Keyboard) -> None:
    """The next tournament of the club, whose entry costs what a seat was worth."""
    player.press(Key.Key_L, CTRL | SHIFT)
    player.press(Key.Key_N, CTRL | SHIFT)
    player.typed("Main event")
    player.tab_to("form_buy_in")
    player.typed("900")
    player.tab_to("form_fee")
    player.typed("100")
    player.press(Key.Key_Return, CTRL)
    assert player.state.setup.name == "Main event"
    player.next("chip_set")
    player.typed("\n\n")
    player.next("open_registration")


def buy_in_with(player: Keyboard, codes: list[str]) -> None:
    """Whoever won a ticket registers with it at the desk; a ticket pays once."""
    player.next("take_entries")
    for number, code in enumerate(codes):
        player.typed(f"{TYPED[number]}\nt {code}\n")
    sold = [entry.sale for entry in player.state.by_ticket()]
    assert [sale.payments for sale in sold if sale is not None] == [
        (Payment(Tender.TICKET, Cents(1_000_00), code),) for code in codes
    ]
    player.typed(f"{TYPED[4]}\nt {codes[0]}\n")
    assert len(player.state.entries) == 4
    assert f"already paid for {TYPED[0]}, entry 1" in player.app.told[-1].text


def look(player: Keyboard) -> None:
    """All of the money has an owner."""
    assert player.session.tournament is not None
    assert statement_now(player.session.club, player.session.tournament).difference == 0
