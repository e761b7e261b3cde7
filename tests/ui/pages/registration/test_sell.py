"""Selling at a real desk, by keyboard."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLayout, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.people.person import PersonData
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.units import Cents, Chips, EntryId, SaleNo
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.registration_desk import money_view
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.pages.registration.sell import Sell
from tdapp.ui.session import Override, Told
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import LEAST
from tdapp.values import replace
from tests.ui.pages.evening import Evening, demo_names, state
from tests.ui.windows import main_window

ALT = Qt.KeyboardModifier.AltModifier
WHILE_OPEN = SaleSpan(SaleSpanKind.REGISTRATION)
NAMES = [PlayerName("Żółć", "Łukasz"), PlayerName("Lindqvist", "Ada"), PlayerName("Yıldız", "Şebnem")]


def line(key: str, kind: SaleKind, prize: int, fee: int = 0, staff: int = 0, bounty: int = 0, **more: object) -> Offer:
    price = Price(Cents(prize), Cents(fee), Cents(staff), Cents(bounty))
    return replace(Offer(key, key.title(), kind, price, None, WHILE_OPEN), **more)  # type: ignore[arg-type]


TERMS = Terms(
    offers=(
        line("early", SaleKind.ENTRY, 100_00, 10_00, 5_00, 25_00),
        line("member", SaleKind.ENTRY, 120_00, 10_00, who=Buyers.MEMBERS),
        line("again", SaleKind.RE_ENTRY, 150_00, 15_00),
        line("rebuy", SaleKind.REBUY, 100_00, 0, 5_00),
        line("more", SaleKind.ADD_ON, 50_00, chips=Chips(40_000)),
    ),
    guarantee=Cents(20_000_00),
)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, [*NAMES, *(name for name in demo_names() if name not in NAMES)])
    evening.session.do(tournament.open_registration)
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> RegistrationPage:
    look().wear("light")
    page = RegistrationPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.take_focus()
    return page


def sell_of(page: RegistrationPage) -> Sell:
    part = page.part()
    assert isinstance(part, Sell)
    return part


def press(*keys: Qt.Key, alt: bool = False) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key, ALT if alt else Qt.KeyboardModifier.NoModifier)


def typed(text: str) -> None:
    for letter in text:  # one by one: the keyboard may go elsewhere between two
        QTest.keyClicks(QApplication.focusWidget(), letter)


def with_terms(evening: Evening, terms: Terms = TERMS) -> None:
    evening.session.do(price_list.set_terms, terms)


ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def test_known_player_takes_two_keys_at_one_price_and_the_line_is_free(
    evening: Evening, page: RegistrationPage
) -> None:
    typed("luk")
    assert "Łukasz Żółć" in sell_of(page).line.effect.text()
    press(ENTER, ENTER)
    entry = state(evening).entries[EntryId(1)]
    assert entry.player == evening.people[0] and entry.sale is not None
    assert entry.sale.payments == (Payment(Tender.CASH, Cents(165_00)),)
    assert sell_of(page).line.field.hasFocus() and sell_of(page).line.field.text() == ""
    assert "Łukasz Żółć" in sell_of(page).last.newest.text()


def test_price_by_digit_and_split_payment_with_change(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    typed("ada")
    press(ENTER, Qt.Key.Key_2, ENTER)
    typed("50 d 100 c")
    assert "change €10.00" in sell_of(page).selling.payment.says.text()
    press(ENTER)
    sale = state(evening).entries[EntryId(1)].sale
    assert sale is not None and sale.offer == "early"
    assert sale.payments == (Payment(Tender.CARD, Cents(50_00)), Payment(Tender.CASH, Cents(90_00)))
    assert sell_of(page).last.give.text() == "Give the player €10.00"


def test_letter_on_the_prices_begins_the_payment(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    typed("ada")
    press(ENTER)
    typed("v AB-12")
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    press(ENTER)
    assert "AB-12" in evening.session.words.said(asked[0].said)  # nobody here has seen it before
    evening.session.override(asked[0], "it has our stamp")
    sale = state(evening).entries[EntryId(1)].sale
    assert sale is not None and sale.payments == (Payment(Tender.VOUCHER, Cents(165_00), "AB-12"),)


def test_too_little_is_said_and_sells_nothing(evening: Evening, page: RegistrationPage) -> None:
    typed("ada")
    press(ENTER)
    typed("100")
    assert "€65.00 is missing" in sell_of(page).selling.payment.says.text()
    press(ENTER)
    assert not state(evening).entries and sell_of(page).selling.isVisible()
    press(ESC)
    assert not sell_of(page).selling.isVisible() and sell_of(page).line.field.hasFocus()


def test_somebody_new_is_added_with_the_sale_only(evening: Evening, page: RegistrationPage) -> None:
    people = len(evening.club.directory)
    typed("Quirijn Xylander")
    press(ENTER)
    assert len(evening.club.directory) == people
    press(ENTER)
    assert len(evening.club.directory) == people + 1
    assert evening.club.directory[state(evening).entries[EntryId(1)].player] == PlayerName("Xylander", "Quirijn")


def test_card_of_the_club_finds_and_buys_the_members_price(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.club.people.add(PersonData("Karte", "Mia", club_no="4711"))
    typed("4711")
    press(ENTER, Qt.Key.Key_3)
    assert not sell_of(page).selling.warning.text()
    press(ENTER, ENTER)
    sale = state(evening).entries[EntryId(1)].sale
    assert sale is not None and sale.offer == "member"


def test_price_for_members_asks_for_a_reason_and_the_sale_ends_with_it(
    evening: Evening, page: RegistrationPage
) -> None:
    with_terms(evening)
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    typed("ada")
    press(ENTER, Qt.Key.Key_3)
    assert "club card" in sell_of(page).selling.warning.text()
    press(ENTER, ENTER)
    assert asked and not state(evening).entries
    evening.session.override(asked[-1], "forgot the card")
    assert EntryId(1) in state(evening).entries and not sell_of(page).selling.isVisible()


def test_a_price_for_members_is_open_to_a_member_in_the_account_and_on_the_tables_sheet(
    evening: Evening, page: RegistrationPage
) -> None:
    members = line("members", SaleKind.REBUY, 80_00, 0, 5_00, who=Buyers.MEMBERS)
    with_terms(evening, replace(TERMS, offers=(*TERMS.offers[:3], members)))
    evening.register(2)
    evening.draw()
    sheet, account = sell_of(page).sheet, sell_of(page).account
    sheet.ask()
    assert [pick.barred for pick in sheet.prices.picks] == [True]
    evening.club.people.edit(evening.people[0], PersonData("Karte", "Mia", club_no="4711"), needs=False)
    sheet.ask()
    assert [pick.barred for pick in sheet.prices.picks] == [False]
    account.ask(evening.people[0])
    assert account.why_not("rebuy") == ""


def test_full_room_offers_the_waiting_list(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening, replace(TERMS, most_tables=1))
    evening.register(9)
    name = evening.club.directory[evening.people[20]]
    typed(name.full)
    press(ENTER)
    assert sell_of(page).selling.wait.isVisible() and "full" in sell_of(page).selling.warning.text()
    press(Qt.Key.Key_Q, alt=True)
    assert [one.player for one in state(evening).queue()] == [evening.people[20]]
    assert not sell_of(page).selling.isVisible()


def test_somebody_who_is_in_opens_his_account(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(5)
    typed("luk")
    press(ENTER)
    account = sell_of(page).account
    assert account.isVisible() and account.view is not None and account.view.player == evening.people[0]
    assert account.deeds["rebuy"].isEnabled() and not account.deeds["give_back"].isEnabled()
    assert "nothing" in account.deeds["give_back"].toolTip() or "no rebuy" in account.deeds["give_back"].toolTip()


def test_rebuy_double_rebuy_add_on_and_giving_back(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(5)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    press(ENTER)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_U, alt=True)
    assert sell_of(page).buying.due().cents == 210_00
    typed("d")
    press(ENTER)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_A, alt=True)
    press(ENTER)
    kinds = [bought.kind for _number, bought in sorted(state(evening).purchases.items())]
    assert kinds == [SaleKind.REBUY] * 3 + [SaleKind.ADD_ON]
    page.show_account(EntryId(1))
    press(Qt.Key.Key_G, alt=True)
    press(ENTER, ENTER)
    returned = state(evening).purchases[SaleNo(4)]
    assert returned.back is not None and returned.back.total == 50_00
    assert money_view(state(evening)).difference == 0


def test_after_a_sale_the_bottom_line_says_who_which_entry_and_how_it_was_paid(
    evening: Evening, page: RegistrationPage, told: list[Told]
) -> None:
    with_terms(evening)
    typed("luk")
    press(ENTER, ENTER)
    typed("20 d 145 c")
    press(ENTER)
    assert told[-1].text == "Łukasz Żółć registered, entry 1: €20.00 by card and €145.00 in cash"
    evening.session.do(entries.register, evening.people[2:9], "seed")
    evening.draw()
    evening.start()
    typed("ada")
    press(ENTER, ENTER, ENTER)
    number = state(evening).players[evening.people[1]]
    place = state(evening).entries[number].seat
    assert place is not None
    assert told[-1].text == (
        f"Ada Lindqvist registered, entry {number}, seat {evening.session.words.seat(place)}: €165.00 in cash"
    )
    page.show_account(number)
    press(Qt.Key.Key_R, alt=True)
    typed("d")
    press(ENTER)
    assert told[-1].text == "Ada Lindqvist: Rebuy, €105.00 by card"


def test_part_of_an_add_on_is_given_back_by_keys(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(5)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    typed("20 d 85 c")
    press(ENTER)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_G, alt=True)
    press(Qt.Key.Key_M, alt=True)
    back = sell_of(page).back
    assert back.part.hasFocus() and "Alt+M" in back.part_hint.text()
    typed("106")
    assert "too large" in back.warning.text()
    press(ENTER)
    press(ENTER)
    assert state(evening).purchases[SaleNo(1)].back is None
    back.part.setFocus()
    back.part.clear()
    typed("100.50")
    assert not back.warning.text() and back.payment.due.cents == 100_50
    press(ENTER, ENTER)
    returned = state(evening).purchases[SaleNo(1)]
    assert returned.back == Price(Cents(100_00), staff=Cents(50))
    assert returned.out == (Payment(Tender.CASH, Cents(85_00)), Payment(Tender.CARD, Cents(15_50)))
    assert money_view(state(evening)).difference == 0


def test_what_was_announced_before_the_hand_is_marked_by_a_key(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(5)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    announced = sell_of(page).buying.announced
    assert announced.isVisible() and announced.key == "Alt+V" and not announced.isChecked()
    press(Qt.Key.Key_V, alt=True)
    assert announced.isChecked()
    press(ENTER)
    assert state(evening).purchases[SaleNo(1)].announced
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    press(ENTER)
    assert not state(evening).purchases[SaleNo(2)].announced


def test_registration_is_opened_by_a_key_where_the_line_says_so(evening: Evening, page: RegistrationPage) -> None:
    evening.session.do(tournament.close_registration)
    page.refresh()
    sell = sell_of(page)
    assert sell.open.isVisible() and sell.open.key == "Alt+O"
    assert sell.line.effect.text() == "Registration is not open."
    press(Qt.Key.Key_O, alt=True)
    page.refresh()
    assert not sell.open.isVisible() and not sell.line.effect.text() and sell.line.field.hasFocus()


def test_rebuy_of_a_stack_too_large_warns_as_it_is_typed(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(5)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    buying = sell_of(page).buying
    assert "15,000" in buying.stack_hint.text()
    buying.stack.setFocus()
    typed("15025")
    assert "15,025" in buying.warning.text()
    buying.stack.clear()
    typed("many")
    assert "many" in buying.warning.text()
    press(ENTER, ENTER)
    assert not state(evening).purchases


def test_re_entry_of_somebody_out_and_of_somebody_in(
    evening: Evening, page: RegistrationPage, told: list[Told]
) -> None:
    with_terms(evening)
    evening.register(12)
    evening.draw()
    evening.start()
    evening.bust(1)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_E, alt=True)
    press(ENTER)
    assert state(evening).entries[EntryId(13)].earlier == 1
    page.show_account(EntryId(2))
    press(Qt.Key.Key_E, alt=True)
    assert sell_of(page).buying.stack.hasFocus()
    press(ENTER, ENTER)
    assert "Count the stack" in told[-1].text and EntryId(14) not in state(evening).entries
    typed("5000")
    press(ENTER, ENTER)
    assert state(evening).surrendered[EntryId(2)] == 5000
    view = sell_of(page).account.view
    assert view is not None and [each.entry for each in view.lines] == [14, 2]


def test_cancelling_gives_back_what_the_terms_give_and_the_void_stays_in_view(
    evening: Evening, page: RegistrationPage
) -> None:
    with_terms(evening, replace(TERMS, started=Refund.ALL_BUT_FEE))
    evening.register(12)
    evening.draw()
    evening.start()
    page.cancel(EntryId(3))
    back = sell_of(page).back
    assert back.isVisible() and back.prices.chosen() == "all_but_fee"
    press(Qt.Key.Key_1)
    assert "reason" in back.warning.text()
    press(Qt.Key.Key_2)
    assert not back.warning.text()
    press(ENTER, ENTER)
    void = state(evening).void[EntryId(3)]
    assert void.back.total == 150_00
    view = sell_of(page).account.view
    assert view is not None and view.now is None and view.lines[0].void
    assert not sell_of(page).account.deeds["rebuy"].isEnabled()


def test_a_tables_sheet_sells_everybody_who_is_ticked_in_one_act(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(18)
    evening.draw()
    evening.start()
    press(Qt.Key.Key_T, alt=True)
    sheet = sell_of(page).sheet
    assert sheet.isVisible() and sheet.list.hasFocus()
    sheet.prices.choose(1)
    press(Qt.Key.Key_2)
    assert sheet.table == 2
    press(Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space)
    press(Qt.Key.Key_Y, alt=True)
    ticked = sheet.ticked()
    assert len(ticked) == 2
    acts = len(evening.club.desk.history(evening.session.tournament).acts)  # type: ignore[arg-type]
    press(ENTER)
    assert {bought.entry for bought in state(evening).purchases.values()} == set(ticked)
    assert all(bought.sale.payments[0].tender is Tender.CARD for bought in state(evening).purchases.values())
    assert len(evening.club.desk.history(evening.session.tournament).acts) == acts + 1  # type: ignore[arg-type]
    press(Qt.Key.Key_L, alt=True)
    assert len(sheet.ticked()) == 9
    for button, table in ((sheet.before, 1), (sheet.after, 2)):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert sheet.table == table and sheet.list.hasFocus() and not sheet.ticked()


def test_a_click_anywhere_on_a_line_of_a_tables_sheet_ticks_it(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(18)
    evening.draw()
    evening.start()
    press(Qt.Key.Key_T, alt=True)
    sheet = sell_of(page).sheet
    line, model = sheet.list.visualRect(sheet.list.model().index(1, 0)), sheet.list.model()
    option = QStyleOptionViewItem()
    sheet.list.initViewItemOption(option)
    option.rect, option.features = line, QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    box = sheet.list.style().subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, sheet.list)
    wanted = 0
    for place in (line.center(), line.center(), box.center(), line.center(), box.center()):
        QTest.mouseClick(sheet.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        wanted = 1 - wanted
        assert len(sheet.ticked()) == wanted, place
        assert bool(model.index(1, 0).data(Qt.ItemDataRole.CheckStateRole)) is bool(wanted)


def test_the_card_of_an_add_on_opens_the_sheet_with_the_add_on(evening: Evening, qtbot: QtBot) -> None:
    """It opened with the rebuy that comes first in the price list, and sold that."""
    span = SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 2)
    lines = [line("rebuy", SaleKind.REBUY, 50_00, window=span), line("more", SaleKind.ADD_ON, 50_00, window=span)]
    with_terms(evening, Terms(tuple(lines)))
    evening.register(18)
    evening.draw()
    evening.start()
    evening.clock.forward(timedelta(minutes=41))
    window = main_window(evening, qtbot)
    found = {need.args for need in evening.session.needs() if need.code == "add_ons"}
    assert found == {(None, "rebuy"), (None, "more")}
    for key in ("more", "rebuy"):
        window.run("desk.sheet", (None, key))
        page = window.current()
        assert isinstance(page, RegistrationPage)
        assert sell_of(page).sheet.prices.chosen() == key and not sell_of(page).sheet.ticked()
        prices = sell_of(page).sheet.prices
        for keeper, shown in ((sell_of(page).sheet.list, False), (prices, True), (sell_of(page).sheet.list, False)):
            keeper.setFocus()
            QApplication.processEvents()
            assert [pill.draws_key() for pill in prices.pills] == [shown, shown], "where digits go to tables"


def test_letters_at_a_tables_sheet_begin_a_command_and_leave_how_all_pay_alone(evening: Evening, qtbot: QtBot) -> None:
    """The sheet took the letters of `add-on 2` for ways to pay."""
    with_terms(evening)
    evening.register(18)
    evening.draw()
    evening.start()
    window = main_window(evening, qtbot)
    window.keys.watch()
    for table in (1, 2):
        for letter in f"add-on {table}\n":
            QTest.keyClick(window.windowHandle(), ENTER if letter == "\n" else letter)
        page = window.current()
        assert isinstance(page, RegistrationPage)
        sheet = sell_of(page).sheet
        assert (sheet.table, sheet.tender, len(sheet.ticked())) == (table, Tender.CASH, 9)
        assert sheet.list.hasFocus()


def test_money_is_in_view_from_both_sides(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(10)
    evening.session.do(sales.buy, EntryId(1), "rebuy")
    text = page.money.sums.text()
    assert text == "In €1,755.00 = prize pool €1,600.00 + fees €150.00 + staff €5.00"
    assert "guarantee €20,000.00 · overlay €18,400.00" in page.money.sold.text()
    assert "10 × entry" in page.money.sold.text() and "1 × Rebuy" in page.money.sold.text()
    assert not page.money.alarm.isVisible()
    page.money.show_view(replace(evening.session.view(money_view), difference=Cents(-5_00)))
    assert page.money.alarm.isVisible() and "€5.00" in page.money.alarm_text.text()


def test_everything_is_grey_with_a_reason_without_a_price_list(evening: Evening, page: RegistrationPage) -> None:
    evening.register(3)
    page.show_account(EntryId(1))
    account = sell_of(page).account
    for deed in ("rebuy", "double", "add_on", "re_entry"):
        assert not account.deeds[deed].isEnabled() and "price list" in account.deeds[deed].toolTip()
    assert not sell_of(page).sheet_button.isEnabled()


def test_closed_window_is_said_and_takes_a_reason(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(12)
    evening.draw()
    evening.start()
    evening.clock.forward(timedelta(minutes=41))
    typed("Quirijn Xylander")
    press(ENTER)
    selling = sell_of(page).selling
    assert selling.warning.text() and all(pick.barred for pick in selling.prices.picks)


def test_from_the_players_page_and_the_command_box(evening: Evening, qtbot: QtBot) -> None:
    with_terms(evening)
    evening.register(5)
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.go("players")
    players = window.current()
    assert isinstance(players, PlayersPage)
    players.table.select([EntryId(2)])
    players.do("account")
    page = window.current()
    assert isinstance(page, RegistrationPage)
    view = sell_of(page).account.view
    assert view is not None and view.now is not None and view.now.entry == 2
    window.open_command("rebuy zol")
    assert window.command.sentence.text() == "Sell Łukasz Żółć Rebuy for €105.00 in cash"
    window.command.do()
    assert [bought.entry for bought in state(evening).purchases.values()] == [1]
    window.open_command("refund ada")
    window.command.do()
    assert sell_of(page).back.isVisible() and sell_of(page).back.entry == 2


def test_a_sale_prints_its_slip_also_one_that_took_a_reason(
    evening: Evening, page: RegistrationPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_terms(evening)
    asked: list[Override] = []
    printed: list[str] = []
    again: list[int] = []
    evening.session.asked.connect(asked.append)
    monkeypatch.setattr(page.slips, "sold", lambda act: printed.append(act.verb))
    monkeypatch.setattr(sell_of(page).slips, "again", again.append)
    typed("luk")
    press(ENTER, ENTER, ENTER)
    typed("ada")
    press(ENTER, Qt.Key.Key_3, ENTER, ENTER)
    assert printed == ["entries.register"]
    evening.session.override(asked[-1], "forgot the card")
    assert printed == ["entries.register"] * 2
    evening.session.undo()
    assert len(printed) == 2
    page.show_account(EntryId(1))
    focus = QApplication.focusWidget()
    QTest.keyClick(focus, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert again == [4]


def test_change_for_a_rebuy_is_said_beside_the_account(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(5)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    typed("200")
    press(ENTER)
    assert sell_of(page).account.give.text() == "Give the player €95.00"
    page.show_account(EntryId(2))
    assert not sell_of(page).account.give.isVisible()


def test_no_change_goes_back_for_a_sale_that_was_undone(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    typed("luk")
    press(ENTER, ENTER)
    typed("200")
    press(ENTER)
    assert sell_of(page).last.give.text() == "Give the player €35.00"
    evening.session.do(entries.register, (evening.people[1],), "0" * 32)
    assert sell_of(page).last.give.isVisible()  # it is still to be given
    evening.session.undo()
    evening.session.undo()
    assert not state(evening).entries and not sell_of(page).last.give.isVisible()
    evening.register(5)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    typed("200")
    press(ENTER)
    assert sell_of(page).account.give.text() == "Give the player €95.00"
    evening.session.undo()
    assert not sell_of(page).account.give.isVisible()


def test_escape_puts_away_one_thing_after_another(evening: Evening, page: RegistrationPage) -> None:
    with_terms(evening)
    evening.register(5)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    sell = sell_of(page)
    sell.line.field.setFocus()
    press(ESC)
    assert not sell.buying.isVisible() and sell.account.isVisible()
    press(ESC)
    assert not sell.account.isVisible() and sell.last.isVisible()


@pytest.mark.parametrize("height", [504, 680])
def test_nothing_lies_over_anything_while_something_is_sold(
    evening: Evening, page: RegistrationPage, height: int
) -> None:
    with_terms(evening)
    evening.register(5)
    page.resize(890, height)
    page.show_account(EntryId(1))
    press(Qt.Key.Key_R, alt=True)
    QApplication.processEvents()
    deal = sell_of(page).buying
    parts = [deal.price_area, deal.about, deal.stack, deal.payment, deal.take]
    boxes = [QRect(part.mapTo(deal, QPoint(0, 0)), part.size()) for part in parts]
    assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    assert [part.objectName() for part in parts if part.height() < part.minimumSizeHint().height()] == []


@pytest.mark.parametrize("width", [890, 990])
def test_many_prices_are_scrolled_and_the_chosen_one_is_in_sight(
    evening: Evening, page: RegistrationPage, width: int
) -> None:
    many = tuple(line(f"deal{number}", SaleKind.ENTRY, 100_00 + number) for number in range(25))
    evening.session.do(price_list.set_terms, Terms(many))
    page.resize(width, 640)
    typed("luk")
    press(ENTER)
    QApplication.processEvents()
    deal = sell_of(page).selling
    parts = [deal.price_area, deal.about, deal.payment, deal.take]
    boxes = [QRect(part.mapTo(deal, QPoint(0, 0)), part.size()) for part in parts]
    assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    assert deal.price_area.height() >= 3 * deal.prices.pills[0].height()
    press(Qt.Key.Key_Left)
    QApplication.processEvents()
    last = deal.prices.pills[deal.prices.here]
    assert deal.prices.here == 25 and deal.prices.hasFocus()
    place = QRect(last.mapTo(deal.price_area, QPoint(0, 0)), last.size())
    assert deal.price_area.rect().contains(place)


def test_account_last_sales_and_drawer_stand_side_by_side_where_there_is_room(
    evening: Evening, page: RegistrationPage, qtbot: QtBot
) -> None:
    with_terms(evening)
    evening.session.do(entries.register, evening.people[:3], "seed")
    sell = sell_of(page)
    page.resize(1500, 800)
    page.show_account(EntryId(2))
    qtbot.waitUntil(lambda: sell.beside.x() > sell.account.geometry().right())
    assert sell.account.isVisible() and sell.beside.sales.isVisible() and sell.beside.drawer.isVisible()
    names = [sell.beside.sales.model.at(row, 1).text for row in range(3)]
    assert names == [NAMES[2].full, NAMES[1].full, NAMES[0].full]
    evening.session.do(sales.buy, EntryId(1), "rebuy")
    assert sell.beside.sales.model.at(0, 2).text == "Rebuy"
    evening.session.undo()
    assert sell.beside.sales.model.at(0, 2).text == "Entry"


def test_in_a_narrow_window_the_account_has_the_page_to_itself(evening: Evening, qtbot: QtBot) -> None:
    with_terms(evening)
    evening.session.do(entries.register, evening.people[:3], "seed")
    window = main_window(evening, qtbot)
    window.go("desk")
    page = window.current()
    assert isinstance(page, RegistrationPage)
    page.show_account(EntryId(2))
    sell = sell_of(page)
    qtbot.waitUntil(sell.beside.isVisible)
    window.resize(*LEAST)
    qtbot.waitUntil(lambda: not sell.beside.isVisible())
    assert window.width() == LEAST[0] and sell.account.isVisible()


def test_enter_on_a_sale_shows_the_account(evening: Evening, page: RegistrationPage, qtbot: QtBot) -> None:
    with_terms(evening)
    evening.session.do(entries.register, evening.people[:3], "seed")
    sell = sell_of(page)
    table = sell.beside.sales.table
    table.setCurrentIndex(sell.beside.sales.model.index(2, 1))
    table.setFocus()
    press(ENTER)
    assert page.person() == evening.people[0]
    assert sell.line.field.hasFocus()


def test_with_nobody_in_front_the_prices_are_read_out_and_change_with_the_evening(
    evening: Evening, page: RegistrationPage
) -> None:
    with_terms(evening)
    sell = sell_of(page)
    shown = [label.text() for label in sell.prices.findChildren(QLabel)]
    assert "Early" in shown and "€140.00" in shown
    assert not sell.prices.none.isVisible()
    page.show_part("sell")
    evening.session.do(entries.register, evening.people[:1], "seed")
    page.show_account(EntryId(1))
    assert not sell.prices.isVisible()
    press(ESC)
    assert sell.prices.isVisible()
    evening.close_registration()
    assert sell.prices.none.isVisible()


def test_without_a_drawer_the_card_says_so_and_leads_to_them(evening: Evening, page: RegistrationPage) -> None:
    sell = sell_of(page)
    assert not sell.beside.drawer.expected.isVisible()
    asked: list[str] = []
    page.asked.connect(lambda action, _args: asked.append(action))
    sell.beside.drawer.show_all.click()
    assert asked == ["window.drawers"]


def test_people_of_one_name_are_told_apart_and_one_that_is_in_is_said(page: RegistrationPage, evening: Evening) -> None:
    line = sell_of(page).line
    jan = PlayerName("Smit", "Jan")
    one, other = evening.club.add_players([(jan, "1042"), (jan, "")])
    found = {each.player: each for each in line.suggest("jan smit")}
    assert line.line_of(found[one]) == "Smit, Jan · club number 1042 · has never played here"
    assert line.line_of(found[other]) == "Smit, Jan · has never played here"
    assert not any(line.effect_of(each).endswith("is already in") for each in found.values())
    evening.session.do(entries.register, (one,), "seed")
    said = {player: line.effect_of(each) for player, each in found.items()}
    assert said[other] == "Enter: sell Jan Smit an entry. Somebody else of that name is already in"
    assert said[None].endswith("Somebody else of that name is already in")
    assert said[one] == "Enter: account of Jan Smit"


def under_a_bar(page: QWidget, height: int) -> None:
    """Make a page as low as a window does in which something lies under it: lower than all in it asks for."""
    layout = page.layout()
    assert layout is not None
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.setMinimumSize(0, 0)
    page.resize(985, height)
    assert page.height() == height


@pytest.mark.parametrize("height", [500, 480])
def test_with_fingers_a_tables_sheet_has_its_room_also_with_a_bar_under_the_page(
    evening: Evening, page: RegistrationPage, height: int
) -> None:
    """That of a practice night leaves so much at the usual size."""
    with_terms(evening)
    evening.register(18)
    evening.draw()
    evening.start()
    look().wear("light", touch=True)
    under_a_bar(page, height)
    press(Qt.Key.Key_T, alt=True)
    QApplication.processEvents()
    sheet = sell_of(page).sheet
    parts = (sheet.prices, sheet.double, sheet.list, *((sheet.keys,) if sheet.keys.isVisible() else ()), sheet.take)
    boxes = [QRect(part.mapTo(sheet, QPoint()), part.size()) for part in parts]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert all(sheet.rect().contains(box) for box in boxes) and sheet.list.height() >= look().row
