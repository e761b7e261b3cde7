"""Slips of a real desk: what was sold stands on them, and their code says whether they are real."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from tdapp.app.money.slips import check_slip, slips_of
from tdapp.app.open_club import Club
from tdapp.app.papers.pages import page_sizes
from tdapp.app.papers.papers import ROLL, print_slips
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, Chips, EntryId, SaleNo, Seat, TableNo, TournamentId
from tdapp.read.money.dealings import DealingKind
from tdapp.read.sheet_kind import SheetKind
from tdapp.values import replace
from tests.app.conftest import STRUCTURE, setup_of, vouched
from tests.app.papers.test_papers import WORDS, text_of

OPEN = SaleSpan(SaleSpanKind.REGISTRATION)
TERMS = Terms(
    offers=(
        Offer(
            "early", "Early bird", SaleKind.ENTRY, Price(Cents(4500), Cents(500), Cents(200), Cents(1000)),
            Chips(12_000), OPEN,
        ),
        Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(5000)), Chips(10_000), OPEN),
        Offer("again", "Second bullet", SaleKind.RE_ENTRY, Price(Cents(5000), Cents(500)), None, OPEN),
    ),
    started=Refund.ALL_BUT_FEE,
)  # fmt: skip
SPLIT = (Payment(Tender.CARD, Cents(4200)), Payment(Tender.VOUCHER, Cents(2000), "HX-7"))


class Desk:
    """An evening on which play has begun, and what is sold in it."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.main: TournamentId = club.create(setup_of(), STRUCTURE)
        self.do(price_list.set_terms, TERMS)
        self.do(tournament.open_registration)
        self.do(entries.register, tuple(club.directory)[:12], "seed")
        self.do(seating.draw_seats, "seed")
        self.do(timing.start)

    def do(self, decision: object, *args: object, **more: object) -> Act:
        act = vouched(self.club, self.main, decision, *args, **more)  # type: ignore[arg-type]
        assert act is not None
        return act

    def late(self) -> Act:
        """Somebody comes late and pays by two tenders: entry 13."""
        player = tuple(self.club.directory)[20]
        return self.do(entries.register, (player,), "late", offer="early", payments=SPLIT)

    def said(self, *acts: Act, size: str = ROLL, reprint: bool = False) -> str:
        sheet = print_slips(self.club, self.main, [act.number for act in acts], WORDS, size=size, reprint=reprint)
        assert sheet is not None
        return text_of(sheet.data)


@pytest.fixture
def desk(club: Club) -> Desk:
    return Desk(club)


def test_a_sale_has_its_seat_parts_tenders_and_place_in_the_journal(desk: Desk) -> None:
    act = desk.late()
    (slip,) = slips_of(desk.club, desk.main, [act.number]).slips
    seat = desk.club.desk.state(desk.main).entries[EntryId(13)].seat
    assert (slip.kind, slip.entry, slip.seat) == (DealingKind.ENTRY, 13, seat)
    assert slip.seat is not None
    assert (slip.item, slip.price, slip.chips) == ("Early bird", TERMS.offers[0].price, 12_000)
    assert (slip.payments, slip.total.cents, slip.operator) == (SPLIT, 6200, "Ada")
    assert (slip.line, slip.at) == (act.first, act.at)
    text = desk.said(act)
    for part in ("First020 Last020", "entry 13", "45.00", "5.00", "2.00", "10.00", "62.00", "voucher HX-7", "Ada"):
        assert part in text, part
    assert "Hand to the dealer" in text and slip.code.rsplit(":", 2)[0] in text
    assert "Printed again" not in text


def test_the_link_of_a_slip_is_that_of_its_line_and_does_not_change(desk: Desk) -> None:
    act = desk.late()
    head = desk.club.desk.head(desk.main).hex()[:8].upper()
    before = slips_of(desk.club, desk.main, [act.number]).slips[0].code
    desk.do(entries.bust_out, (EntryId(1),))
    after = slips_of(desk.club, desk.main, [act.number]).slips[0].code
    assert before == after
    link = before.rsplit(":", 1)[1]
    assert len(act.facts) > 1  # the seat came with the entry, so the head has moved on by a line
    assert link != head and len(link) == 8
    alone = desk.do(sales.buy, EntryId(2), "rebuy")
    code = slips_of(desk.club, desk.main, [alone.number]).slips[0].code
    assert code.endswith(desk.club.desk.head(desk.main).hex()[:8].upper())


def test_the_code_of_a_slip_finds_it_and_a_made_up_one_finds_nothing(desk: Desk) -> None:
    act = desk.late()
    code = slips_of(desk.club, desk.main, [act.number]).slips[0].code
    found = check_slip(desk.club, f" {code.lower()}\n")
    assert found is not None
    assert (found.tournament, found.slip.entry, found.slip.void) == (desk.main, 13, False)
    forged = code[:-1] + ("0" if code[-1] != "0" else "1")
    other_entry = code.replace(":E13:", ":E12:")
    nonsense = ("", "hello", code + "0", code.replace(f":{act.first}:", ":9999:"), "TDAPP:00000000" + code[14:])
    assert [check_slip(desk.club, each) for each in (forged, other_entry, *nonsense)] == [None] * 7
    assert (found.act, found.returned) == (act.number, False)
    desk.do(entries.unregister, EntryId(13))
    back = check_slip(desk.club, code)
    assert back is not None and back.returned
    desk.club.desk.undo(desk.main)
    desk.club.desk.retract(desk.main, act.number)
    gone = check_slip(desk.club, code)
    assert gone is not None and gone.slip.void and gone.slip.seat is None


def test_the_code_of_a_rebuy_says_whether_it_was_given_back(desk: Desk) -> None:
    act = desk.do(sales.buy, EntryId(1), "rebuy")
    code = slips_of(desk.club, desk.main, [act.number]).slips[0].code
    found = check_slip(desk.club, code)
    assert found is not None and not found.returned
    desk.do(sales.give_back, SaleNo(1))
    back = check_slip(desk.club, code)
    assert back is not None and back.returned


def test_two_rebuys_at_once_stand_on_one_slip_for_the_dealer(desk: Desk) -> None:
    act = desk.do(sales.buy, EntryId(3), "rebuy", times=2)
    (slip,) = slips_of(desk.club, desk.main, [act.number]).slips
    assert (slip.kind, slip.times, slip.chips, slip.total.cents) == (DealingKind.REBUY, 2, 20_000, 10_000)
    assert slip.payments == (Payment(Tender.CASH, Cents(10_000)),)
    text = desk.said(act)
    assert "2 × Rebuy" in text and "Hand to the dealer" in text
    assert ":S1:" in slip.code


def test_a_slip_of_several_entries_is_one_each(desk: Desk) -> None:
    act = desk.do(sales.buy_many, (EntryId(4), EntryId(5), EntryId(6)), "rebuy")
    sheet = print_slips(desk.club, desk.main, [act.number], WORDS)
    assert sheet is not None and sheet.pages == 3


def test_money_back_has_a_line_to_sign_and_nothing_for_the_dealer(desk: Desk) -> None:
    bought = desk.do(sales.buy, EntryId(3), "rebuy", (Payment(Tender.CARD, Cents(5000)),))
    returned = desk.do(sales.give_back, SaleNo(1))
    cancelled = desk.do(entries.unregister, EntryId(7))
    slips = slips_of(desk.club, desk.main, [bought.number, returned.number, cancelled.number]).slips
    assert [each.kind for each in slips] == [DealingKind.REBUY, DealingKind.SALE_BACK, DealingKind.ENTRY_BACK]
    assert slips[1].payments == (Payment(Tender.CARD, Cents(5000)),)
    assert slips[2].price == Price(Cents(5000))  # all but the fee
    assert slips[2].player.last == "Last006"
    text = desk.said(returned, cancelled)
    assert text.count("Received, signature") == 2 and "Hand to the dealer" not in text
    assert "Refunded, EUR" in text


def test_a_re_entry_names_itself(desk: Desk) -> None:
    desk.do(entries.bust_out, (EntryId(5),))
    act = desk.do(entries.re_enter, EntryId(5), "again", "seed")
    (slip,) = slips_of(desk.club, desk.main, [act.number]).slips
    assert (slip.kind, slip.entry, slip.item) == (DealingKind.RE_ENTRY, 13, "Second bullet")
    assert slip.chips == 10_000  # a starting stack


def test_printed_again_and_taken_back_are_said(desk: Desk) -> None:
    act = desk.late()
    assert "Printed again" in desk.said(act, reprint=True)
    desk.club.desk.undo(desk.main)
    text = desk.said(act, reprint=True)
    assert "no longer valid" in text and "Hand to the dealer" not in text
    desk.club.desk.redo(desk.main)
    assert "no longer valid" not in desk.said(act, reprint=True)


def test_a_slip_printed_later_sends_the_player_where_he_sits_now(desk: Desk) -> None:
    act = desk.late()
    free = next(seat for table in desk.club.desk.state(desk.main).open_tables() for seat in table.free)
    desk.do(seating.move, EntryId(13), free)
    assert slips_of(desk.club, desk.main, [act.number]).slips[0].seat == free == Seat(TableNo(free.table), free.number)


def test_a_price_that_was_changed_since_stays_on_the_slip(desk: Desk) -> None:
    act = desk.late()
    dearer = replace(TERMS.offers[0], name="Regular", price=Price(Cents(9900)))
    desk.do(price_list.set_terms, replace(TERMS, offers=(dearer, *TERMS.offers[1:])))
    slip = slips_of(desk.club, desk.main, [act.number]).slips[0]
    assert (slip.item, slip.total.cents) == ("Early bird", 6200)


def test_an_act_without_money_has_no_slip(desk: Desk) -> None:
    act = desk.do(entries.bust_out, (EntryId(1),))
    assert print_slips(desk.club, desk.main, [act.number], WORDS) is None


@pytest.mark.parametrize(("size", "wide"), [(ROLL, 227), ("A4", 595), ("Letter", 612)])
def test_a_slip_takes_the_paper_it_is_given(desk: Desk, size: str, wide: int) -> None:
    short = desk.do(sales.give_back, SaleNo(desk_buys(desk)))
    long = desk.late()
    sheet = print_slips(desk.club, desk.main, [short.number, long.number], WORDS, size=size)
    assert sheet is not None and sheet.missing == ()
    sizes = page_sizes(sheet.data)
    assert [round(width) for width, _height in sizes] == [wide, wide]
    assert (sizes[0][1] != sizes[1][1]) is (size == ROLL)
    assert sheet.file_name.endswith(".pdf") and sheet.kind is None
    assert len(PdfReader(BytesIO(sheet.data)).pages) == sheet.pages == 2


def test_the_slips_of_the_field_are_those_who_are_in(desk: Desk) -> None:
    from tdapp.app.papers.papers import print_sheet

    desk.late()
    desk.do(entries.bust_out, (EntryId(1),))
    text = text_of(print_sheet(desk.club, desk.main, SheetKind.SLIPS, WORDS).data)
    assert text.count("Hand to the dealer") == 12
    assert "First000" not in text and "First020" in text


def desk_buys(desk: Desk) -> int:
    desk.do(sales.buy, EntryId(3), "rebuy")
    return 1
