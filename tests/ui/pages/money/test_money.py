"""The Money part at a real desk: sums and their proof, every payment, filters, the saved list, slips again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from tdapp.app.money.payments import payments_now
from tdapp.domain import tournament
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.owners import Owner
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import price_list
from tdapp.domain.units import Cents, EntryId
from tdapp.read.money.money import by_kind
from tdapp.read.registration.registration_desk import money_view
from tdapp.ui.actions import drawers, prizes, registration
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.money.part import MoneyPart
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import Evening, demo_names

PRICE = 165_00


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:10])
    evening.session.do(tournament.open_registration)
    yield evening
    evening.close()


@pytest.fixture
def part(evening: Evening, qtbot: QtBot) -> MoneyPart:
    look().wear("light")
    part = MoneyPart(evening.session)
    qtbot.addWidget(part)
    part.resize(980, 560)
    part.show()
    part.refresh()
    return part


@pytest.fixture
def sold(evening: Evening, part: MoneyPart) -> MoneyPart:
    """Two in cash without a drawer; through Desk 1 one by card and one with a voucher; one of these cancelled."""
    session, people = evening.session, evening.people
    for player in people[:2]:
        assert registration.sell(session, player, "", in_full(Cents(PRICE)))
    drawers.open_one(session, "Desk 1", "EUR", (), Cents(100_00))
    assert registration.sell(session, people[2], "", in_full(Cents(PRICE), Tender.CARD))
    parts = (Payment(Tender.CASH, Cents(100_00)), Payment(Tender.VOUCHER, Cents(65_00), "AB-12"))
    session.asked.connect(lambda asked: session.override(asked, "it has our stamp"))
    registration.sell(session, people[3], "", parts)
    assert registration.cancel(session, EntryId(3))
    part.refresh()
    return part


def test_before_the_first_sale_it_says_what_will_be_here(part: MoneyPart) -> None:
    assert part.stack.currentIndex() == 0 and "Nothing" in part.empty.title.text()


def test_sums_stand_by_kind_and_tender(sold: MoneyPart) -> None:
    rows = sold.sums.kinds.rows()
    assert rows[0] == ("", "cash", "card", "voucher", "total")
    assert rows[1] == ("4 × entry", "430.00", "165.00", "65.00", "660.00")
    assert rows[2] == ("1 × cancelled", "", "−165.00", "", "−165.00")
    assert rows[3] == ("left in the house", "430.00", "0.00", "65.00", "495.00")


def test_whose_the_money_is_and_the_proof(sold: MoneyPart, evening: Evening) -> None:
    assert sold.sums.whose.rows() == [
        ("Prize pool", "450.00"),
        ("Players: prizes still to pay", "450.00"),
        ("House: fees", "45.00"),
        ("left in the house", "495.00"),
    ]
    assert sold.sums.proof.text() == "It adds up: what is there is what its owners have, €495.00. Difference €0.00."
    view = evening.session.view(money_view)
    assert by_kind(sold.model.all).total == view.kept.cents == view.parts.total


def test_what_does_not_add_up_is_said_loudly(sold: MoneyPart, evening: Evening) -> None:
    view = evening.session.view(money_view)
    view = replace(view, owners=((Owner.FEES, Cents(50_00)), *view.owners[:-1]))  # 5.00 more than there is
    assert evening.session.tournament is not None
    sold.show_view(view, payments_now(evening.session.club, evening.session.tournament))
    assert "does not add up" in sold.sums.proof.text() and "€5.00" in sold.sums.proof.text()
    assert sold.sums.proof.property("tone") == "danger"


def test_m2_prizes_that_do_not_come_to_the_pool_are_said_under_the_proof(sold: MoneyPart, evening: Evening) -> None:
    assert sold.sums.unsettled.isHidden()
    evening.session.do(payouts.set_prizes, (Cents(450_00),))
    prizes.POST.act(evening.session)
    evening.session.do(price_list.set_terms, Terms(guarantee=Cents(600_00)))
    sold.refresh()
    assert sold.sums.unsettled.text() == "The prizes add up to €450.00, the pool is €600.00: out by €150.00."
    whose = dict(sold.sums.whose.rows())
    assert (whose["Prize pool: in no prize yet"], whose["House: overlay still to add"]) == ("150.00", "−150.00")


def test_payments_are_filtered_by_tender_and_by_drawer(sold: MoneyPart) -> None:
    assert len(sold.model.rows) == 6
    _choose(sold, tender="cash")
    assert [row.amount.cents for row in sold.model.rows] == [100_00, PRICE, PRICE]
    assert sold.shown.text() == "3 payments, €430.00 in total"
    _choose(sold, tender="cash", drawer="")
    assert [row.drawer for row in sold.model.rows] == ["", ""]
    _choose(sold, tender="*", drawer="Desk 1")
    assert {row.tender for row in sold.model.rows} == {Tender.CASH, Tender.CARD, Tender.VOUCHER}
    _choose(sold, tender="account", drawer="*")
    assert not sold.model.rows and sold.shown.text() == "No payment was made this way."


def test_what_was_taken_back_is_struck_through_and_counts_no_more(sold: MoneyPart, evening: Evening) -> None:
    evening.session.undo()
    sold.refresh()
    gone = sold.model.rows[0]
    assert gone.void is not None and "undone at line" in sold.model.text(gone, 2)
    font = sold.model.data(sold.model.index(0, 3), Qt.ItemDataRole.FontRole)
    assert isinstance(font, QFont) and font.strikeOut()
    assert sold.model.sum() == 4 * PRICE
    sold.table.selectRow(0)
    assert not sold.slip.isEnabled()


def test_the_list_is_saved(sold: MoneyPart, tmp_path: Path) -> None:
    sold.save_to(str(tmp_path / "payments.csv"))
    text = (tmp_path / "payments.csv").read_text(encoding="utf-8-sig")
    assert text.count("Desk 1") == 4 and "AB-12" in text


def test_a_slip_is_printed_again_for_the_chosen_payment(sold: MoneyPart, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(sold.slips, "again", lambda act, entry: asked.append((int(act), int(entry))))
    row = next(number for number, row in enumerate(sold.model.rows) if row.entry == 2)
    sold.table.selectRow(row)
    sold.print_slip()
    assert [entry for _act, entry in asked] == [2]


def test_the_desk_always_says_which_drawer(qtbot: QtBot, evening: Evening) -> None:
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.show()
    window.go("desk")
    page = window.current()
    assert isinstance(page, RegistrationPage)
    assert page.drawer.text() == "No drawer"
    drawers.open_one(evening.session, "Desk 1", "EUR", (), Cents(100_00))
    registration.sell(evening.session, evening.people[0], "", in_full(Cents(PRICE)))
    assert page.drawer.text() == "Drawer: Desk 1 · €265.00 · Ada"
    page.drawer.click()
    assert window.beside.drawers.isVisible()
    window.toggle_lock()
    assert not window.beside.drawers.isVisible()


def test_prizes_go_out_of_the_drawer(evening: Evening) -> None:
    session = evening.session
    evening.register(10)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.bust(*range(10, 1, -1))
    drawers.open_one(session, "Desk 1", "EUR", (), Cents(2_000_00))
    prizes.POST.act(session)
    assert prizes.pay(session, EntryId(2)) is not None
    found = drawers.of_desk(session)
    prize = session.view(money_view).prizes.paid
    assert found is not None and prize > 0 and found.expected.cents == 2_000_00 - prize
    assert prizes.pay(session, EntryId(3), Tender.CARD) is not None
    again = drawers.of_desk(session)
    assert again is not None and again.expected == found.expected


def test_a_prize_is_never_a_voucher(evening: Evening) -> None:
    evening.register(5)
    with pytest.raises(Refused) as refused:
        evening.session.view(payouts.pay, evening.session.now(), EntryId(1), tender=Tender.VOUCHER)
    assert refused.value.code == "payment.code_missing"


def _choose(part: MoneyPart, *, tender: str, drawer: str = "*") -> None:
    part.tender.setCurrentIndex(part.tender.findData(tender))
    part.drawer.setCurrentIndex(part.drawer.findData(drawer))
    part.tender.activated.emit(part.tender.currentIndex())
