"""A rebuy evening of fifty entries from an empty club to the papers, by keys alone, in the window as it starts."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.prizes.places import awards
from tdapp.domain.units import Cents
from tests.evenings.director import assert_replays
from tests.evenings.keyboard import ALT, CTRL, Key, Keyboard
from tests.evenings.sitting import LISTED, TYPED

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def test_a_rebuy_evening_from_an_empty_club_by_keys(
    player: Keyboard, qtbot: QtBot, clock: HandClock, tmp_path: Path
) -> None:
    begin(player)
    player.register(TYPED, LISTED, tmp_path / "list.csv")
    draw_and_start(player)
    rebuys_and_a_late_one(player)
    player.the_break()
    a_ruling(player)
    tables_break(player)
    the_bubble(player)
    deal_and_pay(player, tmp_path / "results.pdf")
    result_on_paper(player, tmp_path / "results.pdf")
    assert player.session.tournament is not None
    assert_replays(player.session.club, player.session.tournament)
    player.window.close()
    again = Keyboard(qtbot, clock)
    try:
        again.app.open()
        assert again.window.page == "lobby"
        again.typed("\n")
        assert again.window.page == "result" and again.state.finished
    finally:
        again.window.close()
        again.window.deleteLater()


def begin(player: Keyboard) -> None:
    """An empty club with a name, and in it a rebuy evening with chips, and an add-on of 15,000."""
    player.begin("Club Żółty")
    player.typed("Rebuy friday")
    player.tab_to("form_terms")
    player.press(Key.Key_Down)
    player.press(Key.Key_Return, CTRL)
    assert {offer.kind for offer in player.state.terms.offers} == {SaleKind.REBUY, SaleKind.ADD_ON}
    player.press(Key.Key_0, CTRL)
    player.press(Key.Key_5, ALT)
    player.press(Key.Key_Down)
    player.press(Key.Key_Right, times=6)
    player.typed("\n15000\n")
    player.press(Key.Key_S, CTRL)
    assert player.state.terms.offers[1].chips == 15_000
    player.next("chip_set")
    player.typed("\n\n")  # the first set that is offered
    assert player.state.bank.chip_set is not None and 25 in player.state.bank.chip_set.values
    player.next("open_registration")


def draw_and_start(player: Keyboard) -> None:
    player.next("draw_seats")
    assert all(entry.seat is not None for entry in player.state.playing())
    player.next("start")
    player.wait(5)
    assert player.asked == []


def rebuys_and_a_late_one(player: Keyboard) -> None:
    """Two rebuys, a wrong one undone, somebody late, somebody out and back, and a move."""
    before = player.state.pool
    for table in (1, 2, 3):
        player.typed(f"rebuy {table}-{player.seats(table)[0]}\n")
    player.press(Key.Key_Z, CTRL)
    assert player.state.pool == before + 2 * 50_00
    player.typed("pim late\n")
    late = player.state.entries[max(player.state.entries)]
    assert late.seat is not None and player.session.club.directory[late.player].full == "Pim Late"
    player.typed(f"bust 4-{player.seats(4)[0]}\n")
    player.press(Key.Key_Z, CTRL)
    assert player.state.alive == LISTED + len(TYPED) + 1
    free = next(table.free[0] for table in player.state.open_tables() if table.free)
    player.typed(f"move {late.seat.table}-{late.seat.number} {free.table}-{free.number}\n")
    assert player.state.entries[late.id].seat == free
    player.settle()


def a_ruling(player: Keyboard) -> None:
    seat = player.seats(3)[0]
    player.typed(f"rule oot 3-{seat}\n")
    player.typed("3")
    player.press(Key.Key_1, ALT)
    player.press(Key.Key_Return, CTRL)
    assert len(player.state.rulings) == 1


def tables_break(player: Keyboard) -> None:
    """Registration closes, the prizes are posted, and tables break until two are left."""
    player.post_prizes()
    assert player.state.posted is not None
    places = len(player.state.posted)
    player.settle()
    player.out(player.state.alive - places - 2)
    assert len(player.state.open_tables()) == 2 and player.state.alive == places + 2


def the_bubble(player: Keyboard) -> None:
    """Hand for hand, announced; somebody is out in the first hand and somebody in the next; then heads are counted."""
    player.next("hand_for_hand")
    player.press(Key.Key_G, ALT)
    player.press(Key.Key_A, ALT)
    for _hand in range(2):
        table = max(player.state.open_tables(), key=lambda each: each.seated)
        player.typed(f"{table.number}-{player.seats(table.number)[0]} 8000\n")
        player.press(Key.Key_P, ALT)
        player.next("hand_waits")
    player.settle()
    if "hand_end" in player.asked:
        player.next("hand_end")
    player.settle()
    player.press(Key.Key_B, CTRL)
    player.press(Key.Key_R, ALT)
    player.press(Key.Key_M, ALT)
    assert "head_count" not in player.asked
    player.settle()


def deal_and_pay(player: Keyboard, file: Path) -> None:
    """Three share what is left; the panel has the deal posted and signed before anybody is paid by it."""
    player.out(player.state.alive - 3)
    player.press(Key.Key_6, CTRL)
    player.press(Key.Key_D, ALT)
    player.press(Key.Key_3, ALT)
    player.press(Key.Key_Return, CTRL)
    player.press(Key.Key_Escape)
    player.next("post_prizes")
    posted = player.state.posted
    assert posted is not None and posted[0] - posted[2] < 15_00, "a third each, in fives"
    player.next("sign_deal")
    assert player.window.page == "papers"
    agreement = file.with_name("agreement.pdf")
    player.press(Key.Key_S, CTRL)
    player.choose(agreement)
    player.qtbot.waitUntil(agreement.exists)
    player.out(2)
    player.next("unpaid")
    player.press(Key.Key_Up, times=12)
    for _place in posted:
        player.press(Key.Key_O, ALT)
        player.press(Key.Key_Down)
    assert dict(player.state.paid.items()) == {
        entry: award.cents for entry, award in awards(player.state).items() if award.cents
    }
    assert Cents(sum(player.state.paid.values())) == player.state.pool
    player.next("finish")
    assert player.state.finished and player.window.page == "result"


def result_on_paper(player: Keyboard, file: Path) -> None:
    player.next("print_results")
    assert player.window.page == "papers"
    player.press(Key.Key_S, CTRL)
    player.choose(file)
    player.qtbot.waitUntil(file.exists)
    assert file.read_bytes().startswith(b"%PDF")
