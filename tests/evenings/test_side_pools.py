"""A small tournament with a last longer, a high hand and a bad beat, by keys alone, settled and paid at the finish."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt

from tdapp.app.money.statement import statement_now
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.sidepools.side_book import SideBook, side_books
from tdapp.domain.sidepools.side_pool import SideKind
from tests.evenings.director import assert_replays
from tests.evenings.keyboard import ALT, CTRL, Key, Keyboard
from tests.evenings.sitting import TYPED
from tests.evenings.test_freeroll import MORE

SHIFT = Qt.KeyboardModifier.ShiftModifier

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def test_a_last_longer_among_ten_is_settled_and_paid_at_the_finish(player: Keyboard, tmp_path: Path) -> None:
    player.begin("Club Żółty")
    player.typed("Last longer night")
    player.press(Key.Key_Return, CTRL)
    player.next("chip_set")
    player.typed("\n\n")  # the first set that is offered
    player.next("open_registration")
    player.next("take_entries")
    for name in (*TYPED, *MORE):
        player.typed(f"{name}\n\n")
    player.next("draw_seats")
    player.next("start")
    player.wait(5)
    player.settle()
    ten_join(player)
    high_hand(player)
    bad_beat(player)
    player.post_prizes()
    while player.state.alive > 1:
        player.out(1)
        proved(player)
    assert book(player).decided and book(player).due == 180_00
    pay_prizes(player)
    assert "finish" not in player.asked, "the last longer is not paid yet"
    pay_last_longer(player)
    pay_the_others(player)
    player.next("finish")
    assert player.state.finished
    statement(player, tmp_path / "statement.pdf")
    assert player.session.tournament is not None
    assert_replays(player.session.club, player.session.tournament)
    player.window.close()


def ten_join(player: Keyboard) -> None:
    """A last longer of 20 of which the house keeps 2: ten join by their seats in one line."""
    player.press(Key.Key_0, CTRL)
    player.press(Key.Key_7, ALT)
    player.press(Key.Key_G, ALT)
    player.tab_to("side_price")
    player.typed("20")
    player.tab_to("side_fee")
    player.typed("2")
    player.press(Key.Key_S, CTRL)
    assert player.focus().objectName() == "side_line"
    player.typed(", ".join(sitting(player)[:10]) + "\n")
    pool = book(player).pool
    assert (len(pool.stakes), pool.staked, pool.fees) == (10, 180_00, 20_00)
    assert player.state.pool == player.state.collected.prize
    proved(player)


def opens(player: Keyboard, kind: SideKind, price: str) -> None:
    """One more side pool, of this kind."""
    player.press(Key.Key_0, CTRL)
    player.press(Key.Key_7, ALT)
    player.press(Key.Key_G, ALT)
    player.tab_to("side_kind")
    player.press(Key.Key_Down, times=list(SideKind).index(kind))
    player.tab_to("side_price")
    player.typed(price)
    player.press(Key.Key_S, CTRL)
    assert side_books(player.state)[-1].pool.terms.kind is kind


def high_hand(player: Keyboard) -> None:
    """Three are in; a worse hand is noted, a better one, and the night of hands ends with it."""
    opens(player, SideKind.HIGH_HAND, "10")
    first, second, third = sitting(player)[:3]
    player.typed(f"{first}, {second}, {third}\n")
    player.typed(f"{first} KhKdKc2s2d\n")
    player.typed(f"{second} AsKsQsJsTs\n")
    player.press(Key.Key_N, ALT)
    found = side_books(player.state)[-1]
    assert (found.pool.staked, [share.won for share in found.shares if share.won]) == (30_00, [30_00])
    proved(player)


def bad_beat(player: Keyboard) -> None:
    """Loser, winner and the table; first it was the wrong way round, which an undo takes back."""
    opens(player, SideKind.BAD_BEAT, "20")
    first, second, third, fourth = sitting(player)[:4]
    player.typed(f"{first}, {second}, {third}, {fourth}\n")
    player.typed(f"{second}, {first}, {third} + {fourth}")
    player.press(Key.Key_N, ALT)
    player.press(Key.Key_Z, CTRL)
    player.typed(f"{first}, {second}, {third} + {fourth}")
    player.press(Key.Key_N, ALT)
    won = sorted(share.won for share in side_books(player.state)[-1].shares)
    assert won == [10_00, 10_00, 20_00, 40_00]
    proved(player)


def sitting(player: Keyboard) -> list[str]:
    return [f"{table.number}-{seat}" for table in player.state.open_tables() for seat in player.seats(table.number)]


def pay_the_others(player: Keyboard) -> None:
    """The high hand and the bad beat, to each who won some."""
    for number in (2, 3):
        while side_books(player.state)[number - 1].due:
            due = side_books(player.state)[number - 1].due
            player.next(f"side_{number}_due")  # at the pool, and there at whoever is to be paid
            player.press(Key.Key_O, ALT)
            assert side_books(player.state)[number - 1].due < due
        assert not side_books(player.state)[number - 1].due
        proved(player)


def pay_prizes(player: Keyboard) -> None:
    player.next("unpaid")
    player.press(Key.Key_Up, times=12)
    for _place in prize_book(player.state).due_to():
        player.press(Key.Key_O, ALT)
        player.press(Key.Key_Down)
    assert not prize_book(player.state).due


def pay_last_longer(player: Keyboard) -> None:
    """Paid, the payment undone and done again."""
    player.next(f"side_{book(player).pool.number}_due")
    player.press(Key.Key_O, ALT)
    assert (book(player).paid, book(player).due) == (180_00, 0)
    player.press(Key.Key_Z, CTRL)
    assert book(player).due == 180_00
    player.press(Key.Key_Z, CTRL | SHIFT)
    assert book(player).paid == 180_00
    proved(player)


def statement(player: Keyboard, file: Path) -> None:
    """The statement is saved from its card, with the last longer and no difference."""
    player.next("print_results")
    player.save_sheet(file.with_name("results.pdf"))
    player.next("sign_statement")
    player.save_sheet(file)
    results = " ".join(page.extract_text() for page in PdfReader(file.with_name("results.pdf")).pages)
    assert "Last longer:" in results and "180.00" in results
    text = " ".join(page.extract_text() for page in PdfReader(file).pages)
    assert "Last longer: paid in by 10 players" in text and "Difference" in text
    proved(player)


def book(player: Keyboard) -> SideBook:
    return side_books(player.state)[0]


def proved(player: Keyboard) -> None:
    """Every cent that is there has one owner."""
    assert player.session.tournament is not None
    assert statement_now(player.session.club, player.session.tournament).difference == 0
