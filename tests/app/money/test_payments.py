"""The payments of an evening: each once, parts that add up, what was taken back seen but not counted."""

import csv
from collections.abc import Callable
from datetime import UTC
from io import BytesIO, StringIO

import openpyxl
import pytest

from tdapp.app.lists.tabular import to_csv, to_xlsx
from tdapp.app.money.payments import payments_of, payments_table
from tdapp.app.open_club import Club
from tdapp.app.papers.papers import print_sheet
from tdapp.domain import tournament
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.units import Cents, EntryId, SaleNo, Seq
from tdapp.read.money.dealings import DealingKind
from tdapp.read.money.transactions import Payments
from tdapp.read.papers import Stamp
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.values import replace
from tdapp.words.say import Words
from tests.app.conftest import SIX
from tests.app.money.test_slips import SPLIT, Desk
from tests.app.papers.test_papers import WORDS, text_of


@pytest.fixture
def desk(club: Club) -> Desk:
    desk = Desk(club)
    desk.late()
    desk.do(sales.buy, EntryId(3), "rebuy")
    desk.do(sales.give_back, SaleNo(1))
    desk.do(entries.unregister, EntryId(7))
    desk.do(sales.buy, EntryId(4), "rebuy")
    club.desk.undo(desk.main)
    return desk


def found(desk: Desk) -> Payments:
    return payments_of(desk.club, desk.main, Stamp("Friday", SIX, Seq(1), "X"))


def test_every_payment_is_there_once(desk: Desk) -> None:
    rows = found(desk).rows
    kinds = [row.kind for row in rows]
    assert kinds == [DealingKind.ENTRY] * 14 + [
        DealingKind.REBUY, DealingKind.SALE_BACK, DealingKind.ENTRY_BACK, DealingKind.REBUY
    ]  # fmt: skip
    assert [(row.tender, row.amount.cents, row.code) for row in rows if row.entry == 13] == [
        (each.tender, each.cents, each.code) for each in SPLIT
    ]
    assert rows[-1].void is not None and [row for row in rows[:-1] if row.void] == []


def test_the_money_is_the_tournaments(desk: Desk) -> None:
    state = desk.club.desk.state(desk.main)
    rows = [row for row in found(desk).rows if row.void is None]
    collected = state.collected.total
    assert sum(row.amount.cents for row in rows) == collected
    assert sum(sum(row.parts) for row in rows if row.parts is not None) == collected
    by_part = tuple(sum(row.parts[part] for row in rows if row.parts is not None) for part in range(4))
    assert by_part == tuple(state.collected)
    left = {each.tender: each.left for each in found(desk).sums}
    assert left == {Tender.CASH: collected - 6200, Tender.CARD: 4200, Tender.VOUCHER: 2000}


def test_a_prize_that_was_paid_goes_out(desk: Desk) -> None:
    desk.do(tournament.close_registration)
    for number in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        desk.do(entries.bust_out, (EntryId(number),))
    desk.do(payouts.post_prizes)
    desk.do(payouts.pay, EntryId(12))
    row = found(desk).rows[-1]
    assert (row.kind, row.player.last) == (DealingKind.PRIZE, "Last011")
    assert row.amount.cents < 0 and row.parts is not None and row.parts.prize == row.amount.cents


def test_the_list_reads_back_as_it_was(desk: Desk) -> None:
    text = to_csv(payments_table(desk.club, desk.main, WORDS), WORDS).decode("utf-8-sig")
    head, *rows = csv.reader(StringIO(text))
    assert len(rows) == 18 and len(set(head)) == len(head)
    late = dict(zip(head, next(row for row in rows if row[2] == "13"), strict=True))
    assert late["amount"] == "42.00" and late["fee"] == "5.00" and late["bounty"] == "10.00"
    assert late["paid by"] == "card" and late["undone"] == "no" and late["operator"] == "Ada"
    last = dict(zip(head, rows[-1], strict=True))
    assert last["undone"] == "yes" and last["undone at line"].isdigit()
    back = dict(zip(head, rows[-2], strict=True))
    assert back["amount"] == "-50.00" and back["kind"] == "cancelled"


def test_the_workbook_has_numbers_and_no_formulas(desk: Desk) -> None:
    player = desk.club.add_players([(PlayerName('=HYPERLINK("x")', "+1"), "")])[0]
    paid = (Payment(Tender.VOUCHER, Cents(6200), "=1+1"),)
    desk.do(entries.register, (player,), "s", offer="early", payments=paid)
    data = to_xlsx(payments_table(desk.club, desk.main, WORDS), WORDS)
    sheet = openpyxl.load_workbook(BytesIO(data)).active
    assert sheet is not None
    rows = list(sheet.iter_rows())
    last = {head.value: cell for head, cell in zip(rows[0], rows[-1], strict=True)}
    assert (last["last name"].value, last["last name"].data_type) == ('=HYPERLINK("x")', "s")
    assert (last["code"].value, last["code"].data_type) == ("=1+1", "s")
    assert (last["amount"].value, last["amount"].data_type) == (62, "n")
    text = to_csv(payments_table(desk.club, desk.main, WORDS), Words("nl", UTC)).decode("utf-8-sig")
    assert "'=1+1" in text and "62,00" in text


def test_the_sheet_adds_up_and_strikes_what_was_taken_back(desk: Desk) -> None:
    text = text_of(print_sheet(desk.club, desk.main, SheetKind.PAYMENTS, WORDS).data)
    cash = next(each for each in found(desk).sums if each.tender is Tender.CASH)
    assert f"{cash.left // 100:,}.{cash.left % 100:02d}" in text
    assert "−50.00" in text and "voucher HX-7" in text


def test_a_list_that_is_read_on_is_the_list_read_anew(desk: Desk) -> None:
    """Whatever happens between two looks: sales, what is given back, undone or done again, other prices and names."""
    club, main = desk.club, desk.main
    terms = club.desk.state(main).terms
    renamed = replace(terms, offers=tuple(replace(each, name=f"{each.name} again") for each in terms.offers))
    deeds: tuple[Callable[[], object], ...] = (
        lambda: desk.do(sales.buy, EntryId(5), "rebuy"),
        lambda: desk.do(sales.give_back, max(club.desk.state(main).purchases)),
        lambda: club.desk.undo(main),
        lambda: club.desk.redo(main),
        lambda: None,
        lambda: desk.do(price_list.set_terms, renamed),
        lambda: desk.do(sales.buy, EntryId(8), "rebuy"),
        lambda: club.desk.undo(main),
        lambda: club.desk.undo(main),
        lambda: club.desk.redo(main),
        lambda: desk.do(entries.register, club.add_players([(PlayerName("New", "Ann"), "")]), "s"),
        lambda: desk.do(sales.buy, EntryId(6), "rebuy"),
    )
    read, stamp = None, Stamp("Friday", SIX, Seq(1), "X")
    for number, deed in enumerate(deeds):
        deed()
        before, read = read, payments_of(club, main, stamp, read)
        assert read == found(desk), number
        if before is not None and len(before.rows) < len(read.rows):
            assert all(was is row for was, row in zip(before.rows, read.rows, strict=False)), number


def test_a_list_of_another_tournament_is_not_read_on(desk: Desk) -> None:
    state = desk.club.desk.state(desk.main)
    other = desk.club.create(state.setup, state.structure)
    assert payments_of(desk.club, other, Stamp("Side", SIX, Seq(1), "X"), found(desk)).rows == ()
