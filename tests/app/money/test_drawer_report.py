"""The report of a drawer at a desk: what went through it, over every tournament, and the count at its end."""

import pytest

from tdapp.app.money import drawers
from tdapp.app.money.drawer_report import report_of, reports_of
from tdapp.app.money.payments import payments_table
from tdapp.app.open_club import Club
from tdapp.app.papers.papers import print_drawer, print_sheet, print_slips
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.registration import entries, sales
from tdapp.domain.units import Cents, DrawerId, EntryId, SaleNo, Seq
from tdapp.read.money.dealings import DealingKind
from tdapp.read.papers import Stamp
from tdapp.read.sheet_kind import SheetKind
from tests.app.conftest import SIX
from tests.app.money.test_slips import SPLIT, Desk
from tests.app.papers.test_papers import WORDS, text_of

STAMP = Stamp("Friday", SIX, Seq(1), "X")


@pytest.fixture
def desk(club: Club) -> Desk:
    return Desk(club)


def shift(desk: Desk) -> DrawerId:
    """A drawer with two sales, one of them given back in part, one taken back, and cash to the safe."""
    drawer = drawers.open_drawer(desk.club, "Desk 1", "EUR", count=((Cents(5000), 4),))
    player = tuple(desk.club.directory)[20]
    desk.do(entries.register, (player,), "s", offer="early", payments=SPLIT, drawer=drawer)
    desk.do(sales.buy, EntryId(3), "rebuy", times=3, drawer=drawer)
    desk.do(sales.give_back, SaleNo(1), drawer=drawer)
    desk.do(sales.buy, EntryId(4), "rebuy", drawer=drawer)
    desk.club.desk.undo(desk.main)
    desk.do(sales.buy, EntryId(5), "rebuy")  # through no drawer
    drawers.move_cash(desk.club, drawer, Cents(-80_00), "To the safe")
    return drawer


def test_what_should_be_there_follows_from_all_that_went_through(desk: Desk) -> None:
    report = report_of(desk.club, shift(desk))
    assert (report.opening, report.taken, report.given) == (200_00, 150_00, 50_00)
    assert [(each.cents, each.reason, each.operator) for each in report.moved] == [(-80_00, "To the safe", "Ada")]
    assert report.expected == 220_00 == drawers.expected(desk.club, next(iter(desk.club.desk.club.drawers)))
    assert (report.counted, report.difference, report.closed_by) == (None, None, "")
    assert report.opening_count == ((5000, 4),)


def test_kinds_and_tenders_add_up(desk: Desk) -> None:
    report = report_of(desk.club, shift(desk))
    assert report.tenders == (Tender.CASH, Tender.CARD, Tender.VOUCHER)
    lines = {each.kind: (each.number, each.sums) for each in report.kinds}
    assert lines == {
        DealingKind.ENTRY: (2, (0, 4200, 2000)),
        DealingKind.REBUY: (3, (15000, 0, 0)),
        DealingKind.SALE_BACK: (1, (-5000, 0, 0)),
    }
    (only,) = report.tournaments
    assert (only.tournament, only.taken, only.given) == ("Friday", 21200, 5000)


def test_two_tournaments_share_a_drawer(desk: Desk, club: Club) -> None:
    drawer = shift(desk)
    side = Desk(club)
    side.do(entries.register, (tuple(club.directory)[30],), "s", payments=cash(55_00), drawer=drawer)
    report = report_of(club, drawer)
    assert [(each.tournament, each.taken) for each in report.tournaments] == [("Friday", 21200), ("Friday", 5500)]
    assert report.expected == 275_00
    assert [each.name for each in reports_of(club, side.main, STAMP).drawers] == ["Desk 1"]


def test_a_closed_drawer_keeps_its_difference_and_who_counted(desk: Desk) -> None:
    drawer = shift(desk)
    drawers.close_drawer(desk.club, drawer, count=((Cents(10_000), 2), (Cents(500), 3)))
    report = report_of(desk.club, drawer)
    assert (report.expected, report.counted, report.difference) == (220_00, 215_00, -5_00)
    assert report.closing_count == ((10_000, 2), (500, 3)) and report.closed_by == "Ada"
    sheet = print_drawer(desk.club, drawer, WORDS)
    text = text_of(sheet.data)
    for part in ("Drawer report", "Desk 1", "220.00", "215.00", "−5.00", "To the safe", "Operator, signature"):
        assert part in text, part
    assert (sheet.pages, sheet.kind, sheet.file_name) == (1, None, "Desk 1 - Drawer report.pdf")


def test_the_sheet_of_the_tournament_has_its_drawers_alone(desk: Desk, club: Club) -> None:
    shift(desk)
    drawers.open_drawer(club, "Desk 2", "EUR", cents=Cents(0))
    text = text_of(print_sheet(club, desk.main, SheetKind.DRAWERS, WORDS).data)
    assert "Desk 1" in text and "Desk 2" not in text
    assert "still open" in text


def test_a_drawer_that_is_not_there(desk: Desk) -> None:
    with pytest.raises(KeyError):
        print_drawer(desk.club, DrawerId("0" * 32), WORDS)


def test_the_drawer_stands_on_slips_and_in_the_list(desk: Desk) -> None:
    shift(desk)
    act = next(act for act in desk.club.desk.history(desk.main).acts if act.verb == "sales.buy")
    slip = print_slips(desk.club, desk.main, [act.number], WORDS)
    assert slip is not None and "drawer Desk 1" in text_of(slip.data)
    table = payments_table(desk.club, desk.main, WORDS)
    place = [column.source for column in table.columns].index("drawer")
    assert {row[place] for row in table.rows} == {"", "Desk 1"}


def cash(cents: int) -> tuple[Payment, ...]:
    return (Payment(Tender.CASH, Cents(cents)),)
