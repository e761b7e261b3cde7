"""Slips one by one: on a roll and on a page, in every script, and the picture a scanner reads."""

from datetime import date
from io import BytesIO

import pypdfium2
import pytest

from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Price, Tender
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.money.dealings import DealingKind
from tdapp.read.money.slips import Slip, Slips, TicketPart, read_code
from tdapp.read.people.names import PlayerName
from tdapp.reports.money import slip as report
from tdapp.reports.money.slip import ROLL
from tdapp.reports.typesetting.paper import A4, LETTER, MARGIN, MM, Paper, Printed
from tdapp.reports.typesetting.qr import QUIET, modules
from tdapp.values import replace
from tdapp.words.money import slips as said
from tests.reports.samples import FONTS, HOSTILE, SCRIPTS, STAMP, a_slip, words
from tests.reports.test_every_sheet import by_pdfium, holds, letters

LONGEST = HOSTILE[-1]
FIVE = tuple(
    Payment(tender, Cents(12_345_67), "CODE-0123456789-0123456789" if tender is Tender.VOUCHER else "")
    for tender in Tender
)


def made(*slips: Slip, paper: Paper = ROLL, longer: bool = False) -> tuple[bytes, Printed]:
    out = BytesIO()
    outcome = report.build_each(Slips(STAMP, slips), words(longer=longer), out, paper=paper, fonts=FONTS)
    return out.getvalue(), outcome


def hard(name: PlayerName = LONGEST) -> Slip:
    """A slip on which everything is as long as it can be."""
    return replace(
        a_slip(name),
        item="Late registration for members of the Koninklijke Nederlandse Pokerbond and guests",
        price=Price(*(Cents(99_999_999),) * 4),
        payments=FIVE,
        operator="A very long name of somebody at the desk, in full",
        drawer="Second drawer at the left of the door",
        reprint=True,
        void=True,
        times=20,
    )


def test_the_title_says_entry_once() -> None:
    entry = replace(a_slip(LONGEST), kind=DealingKind.ENTRY, entry=EntryId(7))
    assert said.head(words(), entry) == ("Entry 7", "")
    assert said.head(words(), replace(entry, kind=DealingKind.REBUY)) == ("Rebuy", "entry 7")


@pytest.mark.parametrize("paper", [ROLL, A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("name", SCRIPTS, ids=lambda name: name.last)
def test_a_name_of_any_script_comes_back(name: PlayerName, paper: Paper) -> None:
    data, outcome = made(a_slip(name), paper=paper)
    text = letters(by_pdfium(data))
    assert holds(text, name.last) and holds(text, name.first)
    assert outcome == Printed(1, ())


@pytest.mark.parametrize("longer", [False, True], ids=["english", "longer"])
@pytest.mark.parametrize("paper", [ROLL, A4, LETTER], ids=lambda paper: paper.name)
def test_nothing_is_lost_at_the_edges(paper: Paper, longer: bool) -> None:
    edge = 3.5 * MM if paper is ROLL else MARGIN
    data, _outcome = made(hard(), hard(HOSTILE[0]), a_slip(SCRIPTS[0]), paper=paper, longer=longer)
    for page in pypdfium2.PdfDocument(data):
        picture = page.render(scale=2, grayscale=True).to_pil()
        inked = picture.point(lambda grey: 255 * (grey < 250)).getbbox()
        assert inked is not None
        assert min(inked[0], inked[1]) >= edge * 2 - 1
        assert inked[2] <= picture.width - edge * 2 + 1
        assert inked[3] <= picture.height - edge * 2 + 1


def test_a_roll_is_as_long_as_what_stands_on_it() -> None:
    short = replace(a_slip(SCRIPTS[0]), seat=None)
    data, _outcome = made(short, a_slip(SCRIPTS[0]), hard())
    heights = [page.get_height() for page in pypdfium2.PdfDocument(data)]
    assert heights == sorted(heights) and len(set(heights)) == 3
    for page in pypdfium2.PdfDocument(data):
        picture = page.render(scale=1, grayscale=True).to_pil()
        inked = picture.point(lambda grey: 255 * (grey < 250)).getbbox()
        assert inked is not None
        assert picture.height - inked[3] < 10 * MM


def test_a_roll_is_black_on_white() -> None:
    data, _outcome = made(a_slip(SCRIPTS[0]))
    picture = pypdfium2.PdfDocument(data)[0].render(scale=8, grayscale=True, no_smoothtext=True, no_smoothpath=True)
    greys = picture.to_pil().histogram()
    assert sum(greys[1:255]) == 0 and greys[0] > 0


def test_the_seat_is_for_the_dealer_and_the_receipt_for_the_player() -> None:
    text = by_pdfium(made(a_slip(SCRIPTS[0]))[0])
    assert text.index("Hand to the dealer") < text.index("Total, EUR")
    assert "voucher HX-2026-000137" in text and "Ada, drawer Desk 1" in text
    without = by_pdfium(made(replace(a_slip(SCRIPTS[0]), seat=None))[0])
    assert "Hand to the dealer" not in without and "Total, EUR" in without


@pytest.mark.parametrize("kind", [DealingKind.ENTRY_BACK, DealingKind.SALE_BACK])
def test_money_back_is_signed_for(kind: DealingKind) -> None:
    text = by_pdfium(made(replace(a_slip(SCRIPTS[0]), kind=kind, seat=None))[0])
    assert "Received, signature" in text and "Refunded, EUR" in text and "Total" not in text


def test_what_a_slip_must_not_be_taken_for_is_said_on_both_parts() -> None:
    text = by_pdfium(made(replace(a_slip(SCRIPTS[0]), reprint=True, void=True))[0])
    assert text.count("Printed again") == text.count("Undone, no longer valid") == 2


def test_many_tenders_on_an_eighth_of_a_page_stay_on_it() -> None:
    out = BytesIO()
    slips = Slips(STAMP, tuple(hard(name) for name in (*SCRIPTS[:7], LONGEST)))
    report.build(slips, words(longer=True), out, paper=A4, fonts=FONTS)
    picture = pypdfium2.PdfDocument(out.getvalue())[0].render(scale=2, grayscale=True).to_pil()
    for row in range(1, 4):  # white along each cut, but for its marks
        y = round(picture.height * row / 4)
        strip = picture.crop((round(20 * MM) * 2, y + 4, round(90 * MM) * 2, y + 20))
        assert strip.point(lambda grey: 255 * (grey < 250)).getbbox() is None


def test_a_sheet_without_slips_says_why() -> None:
    data, outcome = made(paper=A4)
    assert outcome.pages == 1 and "No players yet" in by_pdfium(data)


def test_the_picture_is_a_qr_code_with_room_around_it() -> None:
    code = a_slip(SCRIPTS[0]).code
    picture = [list(row) for row in modules(code)]
    count = len(picture)
    assert count % 4 == 1 and {len(row) for row in picture} == {count}
    finder = [True] * 7, [True, *[False] * 5, True], [True, False, True, True, True, False, True]
    for corner in ([row[:7] for row in picture[:3]], [row[-7:] for row in picture[:3]]):
        assert corner == list(finder)
    assert [row[:7] for row in picture[-7:-4]] == list(finder)
    assert [picture[6][column] for column in range(8, count - 8)] == [column % 2 == 0 for column in range(8, count - 8)]
    assert report._QR / (count + 2 * QUIET) >= 0.4 * MM  # three dots of a roll printer
    assert read_code(code) is not None


@pytest.mark.parametrize("paper", [ROLL, A4], ids=lambda paper: paper.name)
def test_a_ticket_stands_on_a_part_of_its_own_with_what_it_is_for(paper: Paper) -> None:
    worth = Money(Cents(1_000_00), "EUR")
    ticket = TicketPart("TK-7Q2MX-9KFDA", worth, ("Main event", "Đặng Memorial"), date(2027, 1, 31), refundable=True)
    won = replace(a_slip(SCRIPTS[0]), seat=None, kind=DealingKind.PRIZE, ticket=ticket)
    data, outcome = made(won, paper=paper)
    text = letters(by_pdfium(data))
    for told in ("TK-7Q2MX-9KFDA", "Main event", "Memorial", "31 January 2027", "Refundable"):
        assert holds(text, told), told
    assert outcome == Printed(1, ())
    plain, _outcome = made(
        replace(won, ticket=replace(ticket, targets=(), expires=None, refundable=False)), paper=paper
    )
    text = letters(by_pdfium(plain))
    assert holds(text, "Not refundable") and holds(text, "any tournament") and not holds(text, "Valid until")
