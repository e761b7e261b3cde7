"""A rebuy evening of fifty entries from an empty club to the papers, by mouse alone and by finger alone.

A usual run has one of the two, by its seed; the long tests have both.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.domain.money.terms import SaleKind, Tender
from tdapp.domain.prizes.places import awards
from tdapp.domain.units import Cents, Chips
from tdapp.ui import printing
from tdapp.ui.importing import Importing
from tests.evenings.director import assert_replays
from tests.evenings.mouse import Mouse
from tests.evenings.sitting import LISTED, MOVES, TYPED

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
HANDS = ("mouse", "touch")


@pytest.fixture(autouse=True)
def no_printer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever machine it is: a slip that is printed gets stuck."""
    monkeypatch.setattr(printing, "service_takes_pdf", lambda: False)
    monkeypatch.setattr(QPrinterInfo, "defaultPrinter", QPrinterInfo)


@pytest.fixture(params=["either", *(pytest.param(each, marks=pytest.mark.soak) for each in HANDS)])
def player(request: pytest.FixtureRequest, qtbot: QtBot, clock: HandClock) -> Iterator[Mouse]:
    chosen = random.choice(HANDS) if request.param == "either" else request.param
    hands = Mouse(qtbot, clock, touch=chosen == "touch")
    yield hands
    hands.window.close()
    hands.window.deleteLater()


def test_a_rebuy_evening_from_an_empty_club_without_a_key(
    player: Mouse, qtbot: QtBot, clock: HandClock, tmp_path: Path
) -> None:
    begin(player)
    register(player, tmp_path / "list.csv")
    draw_and_start(player)
    rebuys_and_a_late_one(player, tmp_path / "slip.pdf")
    the_break(player)
    a_ruling(player)
    tables_break(player)
    the_bubble(player)
    deal_and_pay(player, tmp_path / "results.pdf")
    result_on_paper(player, tmp_path / "results.pdf")
    assert player.session.tournament is not None
    assert_replays(player.session.club, player.session.tournament)
    assert player.small == {}
    player.window.close()
    again = Mouse(qtbot, clock, touch=player.touch)
    try:
        again.app.open()
        assert again.window.page == "lobby"
        again.row("lobby_list", 0, double=True)
        assert again.window.page == "result" and again.state.finished
    finally:
        again.window.close()
        again.window.deleteLater()


def begin(player: Mouse) -> None:
    """An empty club with a name, and in it a rebuy evening with chips, and an add-on of 15,000."""
    player.app.fail()
    player.click("welcome_begin")
    player.write("club_name", "Club Żółty")
    with player.qtbot.waitSignal(player.app.app.opening.settled):
        player.click("welcome_begin_it")
    if player.touch:
        player.click("rail_settings", "settings_touch", "close_settings")
        player.takes_fingers()
    player.click("rail_keys", "close_keys")
    player.need("no_tournament")
    player.write("form_name", "Rebuy friday")
    player.click("form_terms_pick_1", "form_create")
    assert {offer.kind for offer in player.state.terms.offers} == {SaleKind.REBUY, SaleKind.ADD_ON}
    player.click("rail_desk.page", "desk_terms")
    player.row("terms_table", 1, 6, double=True)
    player.type("15000")
    player.click("terms_save")
    assert player.state.terms.offers[1].chips == 15_000
    player.need("chip_set")
    player.click("chip_set_first")
    player.menu("Live series")
    assert player.state.bank.chip_set is not None and 25 in player.state.bank.chip_set.values
    player.need("open_registration")


def register(player: Mouse, path: Path) -> None:
    """Five at the desk, the others from a list."""
    player.need("take_entries")
    for name in TYPED:
        player.write("desk_name", name)
        player.row("desk_name_suggestions", 0)
        player.click("sell_do")
    assert {player.session.club.directory[each.player].full for each in player.state.entries.values()} == set(TYPED)
    path.write_text("\n".join(["Last;First", *(f"Q{n:02}sen;Jo" for n in range(LISTED))]), encoding="utf-8")
    player.click("rail_players.page", "import_players")
    player.choose(path)
    player.qtbot.waitUntil(lambda: _ready_to_take(LISTED))
    player.click("import_take")
    assert len(player.state.entries) == LISTED + len(TYPED)


def _ready_to_take(count: int) -> bool:
    dialog = QApplication.activeModalWidget()
    return isinstance(dialog, Importing) and dialog.planned is not None and len(dialog.planned.good) == count


def draw_and_start(player: Mouse) -> None:
    player.need("draw_seats")
    assert all(entry.seat is not None for entry in player.state.playing())
    player.need("start")
    player.wait(5)
    assert player.asked == []


def rebuys_and_a_late_one(player: Mouse, slip: Path) -> None:
    """Two rebuys, a wrong one undone, somebody late with a slip, somebody out and back, and a move."""
    before = player.state.pool
    player.click("rail_tables.page")
    for table in (1, 2, 3):
        player.at_seat(table, player.seats(table)[0], "Sell Rebuy")
    player.click("undo")
    assert player.state.pool == before + 2 * 50_00
    player.at_seat(4, player.seats(4)[0], "Bust out")
    player.click("undo")
    assert player.state.alive == LISTED + len(TYPED)
    player.click("rail_settings", "settings_print_slips", "close_settings")
    player.click("rail_desk.page")
    player.write("desk_name", "pim late")
    player.row("desk_name_suggestions", 0)
    player.click("sell_do")
    late = player.state.entries[max(player.state.entries)]
    assert late.seat is not None and player.session.club.directory[late.player].full == "Pim Late"
    player.qtbot.waitUntil(lambda: player.shows("slip_bar"))
    player.click("slip_save")
    player.choose(slip)
    player.qtbot.waitUntil(slip.exists)
    assert slip.read_bytes().startswith(b"%PDF")
    assert not player.shows("slip_bar")
    player.click("rail_settings", "settings_print_slips", "close_settings")
    player.click("rail_tables.page")
    free = next(table.free[0] for table in player.state.open_tables() if table.free)
    player.carry(late.seat, free)
    assert player.state.entries[late.id].seat == free


def the_break(player: Mouse) -> None:
    """Add-ons by the sheet of each table, paid in cash but for one table by card; the 25s are raced off."""
    player.wait_until(lambda: "colour_up" in player.asked)
    player.click("rail_desk.page", "desk_sheet")
    tables = player.state.open_tables()
    for number, table in enumerate(tables):
        player.click("sheet_price_1", "sheet_all")
        if number == 1:
            player.click("sheet_card")
        player.click("sheet_do")
        assert _added_on(player) == sum(each.seated for each in tables[: number + 1]), table.number
        if table is not tables[-1]:
            player.click("sheet_after")
    sold = [bought for bought in player.state.purchases.values() if bought.kind is SaleKind.ADD_ON]
    assert {bought.sale.payments[0].tender for bought in sold} == {Tender.CASH, Tender.CARD}
    player.need("colour_up")
    player.click("race_begin")
    for number, _table in enumerate(tables):
        player.row("race_tables", number)
        for row in (0, 0, 1, 1):
            player.row("race_seats", row)
        player.click("race_table_done")
    player.click("race_draw")
    before = player.state.chips
    player.click("race_end")
    assert player.state.bank.race is None and player.state.chips == before and Chips(25) in player.state.bank.gone


def _added_on(player: Mouse) -> int:
    return sum(bought.kind is SaleKind.ADD_ON for bought in player.state.purchases.values())


def a_ruling(player: Mouse) -> None:
    """From a seat: somebody acted out of turn, and folded."""
    player.click("rail_tables.page")
    player.at_seat(3, player.seats(3)[0], "Ruling")
    player.write("ruling_search", "oot")
    player.row("ruling_incidents", 0)
    player.click("answer_fold")
    player.click("ruling_give")
    assert len(player.state.rulings) == 1


def tables_break(player: Mouse) -> None:
    """Registration closes, the prizes are posted, and tables break until two are left."""
    player.wait_until(lambda: "post_prizes" in player.asked)
    player.need("post_prizes")
    assert player.state.posted is not None
    places = len(player.state.posted)
    settle(player)
    out(player, player.state.alive - places - 2)
    assert len(player.state.open_tables()) == 2 and player.state.alive == places + 2


def out(player: Mouse, count: int) -> None:
    """So many go out, one after the other, from the fullest table; what has to be moved is moved."""
    for _player in range(count):
        table = max(player.state.open_tables(), key=lambda each: each.seated)
        before = player.state.alive
        if player.window.page != "tables":
            player.click("rail_tables.page")
        player.at_seat(table.number, player.seats(table.number)[0], "Bust out")
        assert player.state.alive == before - 1
        player.wait(1)
        settle(player)


def settle(player: Mouse) -> None:
    """Do what the panel asks first, as long as it is about seats; nobody knows where a button is."""
    for _card in range(20):
        if not player.asked or player.asked[0] not in MOVES:
            return
        code = player.asked[0]
        if code == "unseated":
            player.click("all_seated" if player.shows("all_seated") else "need_unseated")
            continue
        if not player.shows("accept_moves"):
            player.need(code)
        player.click("accept_moves")
        for _button in range(9):
            if not player.shows("move_asked"):
                break
            player.write("move_asked", "?")
            player.click("move_asked_go")
        if player.asked[:1] != ["unseated"] and player.session.proposal() is not None:
            player.click("accept_moves")
    raise AssertionError(f"the room never comes to order: {player.asked}")


def the_bubble(player: Mouse) -> None:
    """Hand for hand, announced; somebody is out in the first hand and somebody in the next; then heads are counted."""
    player.need("hand_for_hand")
    player.click("begin_hand_for_hand", "tell_room")
    for _hand in range(2):
        table = max(player.state.open_tables(), key=lambda each: each.seated)
        row = [each.number for each in player.state.open_tables()].index(table.number)
        player.row("in_step_tables", row)
        seated = table.seats[player.seats(table.number)[0] - 1]
        player.click(f"out_{seated}")
        player.write(f"stack_{seated}", "8000")
        player.until(lambda: not player.shows("all_played"), lambda: player.click("all_played"))
        play = player.session.hands_view().play
        assert play is not None and [bust.stack for bust in play.busts] == [8000]
        player.click("hand_over")
    settle(player)
    if "hand_end" in player.asked:
        player.need("hand_end")
    settle(player)
    player.click("rail_window.in_step", "all_counted", "announce_money")
    assert "head_count" not in player.asked
    settle(player)


def deal_and_pay(player: Mouse, file: Path) -> None:
    """Three share what is left; the panel has the deal posted and signed before anybody is paid by it."""
    out(player, player.state.alive - 3)
    player.click("rail_prizes.page", "open_deal", "deal_even", "deal_make", "deal_close")
    player.need("post_prizes")
    posted = player.state.posted
    assert posted is not None and posted[0] - posted[2] < 15_00, "a third each, in fives"
    player.need("sign_deal")
    assert player.window.page == "papers"
    agreement = file.with_name("agreement.pdf")
    player.click("save_pdf")
    player.choose(agreement)
    player.qtbot.waitUntil(agreement.exists)
    out(player, 2)
    player.need("unpaid")
    for place, _amount in enumerate(posted):
        player.row("prizes_table", place)
        player.click("pay_prize")
    assert dict(player.state.paid.items()) == {
        entry: award.cents for entry, award in awards(player.state).items() if award.cents
    }
    assert Cents(sum(player.state.paid.values())) == player.state.pool
    player.need("finish")
    assert player.state.finished and player.window.page == "result"


def result_on_paper(player: Mouse, file: Path) -> None:
    player.need("print_results")
    assert player.window.page == "papers"
    player.click("save_pdf")
    player.choose(file)
    player.qtbot.waitUntil(file.exists)
    assert file.read_bytes().startswith(b"%PDF")
