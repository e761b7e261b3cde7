"""What each sheet does for itself: columns, blocks, cards in heaps, sums and signatures."""

from io import BytesIO

import pypdfium2
import pytest
from pypdf import PdfReader

from tdapp.domain.units import Cents, Money, Seq
from tdapp.read.message import say
from tdapp.read.money.drawer_report import DrawerReports
from tdapp.read.money.slips import Slips
from tdapp.read.papers import DrawShown
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.payout_paper import PayoutClaim, PayoutReason
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.prizes import deal
from tdapp.reports.typesetting.paper import A4, LETTER, MM, Paper
from tdapp.values import replace
from tdapp.words.prizes import deal_paper as deal_words
from tests.reports.samples import (
    FONTS,
    STAMP,
    a_drawer,
    a_slip,
    by_name,
    cards,
    dealt,
    drawn,
    entrants,
    every_sheet,
    finished,
    levels,
    moved,
    payments,
    people,
    printed,
    prizes,
    tables,
    words,
)


def letters(text: str) -> str:
    return "".join(text.split())


def texts(data: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(data)).pages]


@pytest.mark.parametrize("many", [2, 3, 9, 40])
@pytest.mark.parametrize("paper", [A4, LETTER])
def test_an_agreement_in_two_languages_says_all_in_both(many: int, paper: Paper) -> None:
    """What the agreement says stands there twice; whatever is written, names and figures, once."""
    names = [PlayerName(f"Name{number:02d}z") for number in range(1, many + 1)]
    out = BytesIO()
    second = replace(words(), translate=lambda text, _n: "".join(c.swapcase() for c in text.source))
    outcome = deal.build(dealt(names), words(), out, paper=paper, fonts=FONTS, also=second)
    said = "\n".join(texts(out.getvalue()))
    one, _outcome = printed(SheetKind.DEAL, dealt(names), paper=paper)
    assert len(texts(one)) <= outcome.pages <= len(texts(one)) + 1
    for text in (deal_words.INTRO, deal_words.METHOD, deal_words.TOTAL, deal_words.BOUNTIES, deal_words.SIGNATURE):
        for each in (text.source, text.source.swapcase()):
            assert letters(each) in letters(said), each
    for name in names:
        assert said.count(name.last) == 1


def test_a_letter_is_repeated_after_a_column() -> None:
    names = [PlayerName("Jansen", f"N{number:03d}") for number in range(170)]
    data, outcome = printed(SheetKind.BY_NAME, by_name(names))
    assert outcome.pages == 2
    assert sum(page.count("continued") for page in texts(data)) == 3
    assert "J to J" not in texts(data)[0]


def test_pages_say_what_they_cover() -> None:
    data, _outcome = printed(SheetKind.BY_NAME, by_name(people(137)))
    assert "A to S" in texts(data)[0]
    data, _outcome = printed(SheetKind.BY_TABLE, tables(people(137)))
    assert "1 to 12" in texts(data)[0]
    assert "13 to 16" in texts(data)[1]


def test_every_page_of_the_wall_list_says_what_its_draw_is_bound_to() -> None:
    shown = DrawShown(3, spread=True, public="7 3 9", commitment="c0ffee" * 10 + "c0de", listed="ab" * 32)
    for paper in (A4, LETTER):
        data, outcome = printed(SheetKind.BY_NAME, replace(by_name(people(400)), draw=shown), paper=paper)
        pages = texts(data)
        assert len(pages) == outcome.pages > 1
        for page in pages:
            said = f"Draw 3, spread by nationality. Word from the room: 7 3 9, for list code {shown.listed}."
            assert said in " ".join(page.split())
            assert f"Seal {shown.commitment}" in page
    plain = replace(shown, spread=False, public="")
    (page,) = texts(printed(SheetKind.BY_NAME, replace(by_name(people(20)), draw=plain))[0])
    assert "Draw 3. It was made without a word from the room." in page
    assert "Seal" not in texts(printed(SheetKind.BY_NAME, by_name(people(20)))[0])[0]


LONG = PlayerName("van den Heuvel tot Bergendal", "Maria-Magdalena Johanna")


def test_a_long_name_has_two_lines_rather_than_letters_nobody_reads() -> None:
    wall = printed(SheetKind.BY_NAME, by_name([LONG, *people(150)]))[0]
    large = printed(SheetKind.MOVE_LIST, moved([LONG, *people(5)], STAMP))[0]
    for data, least in ((wall, 10.5), (large, 11.0)):
        pages = [page.get_textpage() for page in pypdfium2.PdfDocument(data)]
        for part in (LONG.last, LONG.first):
            found = [(text, text.search(part).get_next()) for text in pages]
            at = [(text, index) for text, hit in found if hit is not None for index in (hit[0],)]
            assert at, part
            for text, index in at:
                _left, bottom, _right, top = text.get_charbox(index, loose=True)
                assert top - bottom >= least


def test_a_draw_sheet_before_the_first_draw_says_so() -> None:
    some = drawn(3, STAMP)
    none = replace(some, shown=replace(some.shown, draws=()))
    (page,) = texts(printed(SheetKind.DRAWS, none)[0])
    assert "Nothing has been drawn yet." in page
    assert "Nothing has been" not in texts(printed(SheetKind.DRAWS, some)[0])[0]


def test_a_draw_sheet_has_fingerprints_to_read_out_and_says_when_the_secret_comes() -> None:
    paper = drawn(9, STAMP)
    said = texts(printed(SheetKind.DRAWS, paper)[0])[0].replace("\r\n", "\n")
    assert f"Seal: {' '.join(['c0' * 4] * 8)}" in said
    assert f"Secret number: {' '.join(['5e' * 4] * 8)}" in said
    assert f"\nList code: {' '.join(['ab' * 4] * 8)}" in said
    assert "The seal, to scan" in said
    (fixed,) = paper.shown.commitments
    for over, what in ((False, "is revealed when the tournament is finished"), (True, "can be revealed now")):
        shown = replace(paper.shown, commitments=(replace(fixed, secret=""),), finished=over)
        assert what in texts(printed(SheetKind.DRAWS, replace(paper, shown=shown))[0])[0]


BALCONY = "Balkon boven de grote zaal, achter de bar"


def test_parts_of_the_room_stand_with_their_tables() -> None:
    names = people(40)
    parts = (("Blue room", (1, 2, 3)), (BALCONY, (4, 5, 7)))
    shown = DrawShown(3, spread=True, public="7 3 9", commitment="c0ffee" * 10 + "c0de", listed="ab" * 32)
    for draw in (None, shown):
        (page,) = texts(printed(SheetKind.BY_NAME, replace(by_name(names), areas=parts, draw=draw))[0])
        assert f"Blue room: tables 1–3 · {BALCONY}: tables 4–5, 7" in page
    blocks = tables(names)
    blocks = replace(blocks, tables=tuple(replace(table, area="Blue room") for table in blocks.tables))
    assert "Table 4, Blue room" in texts(printed(SheetKind.BY_TABLE, blocks)[0])[0]
    some = cards(names)
    some = replace(some, cards=tuple(replace(card, area="Blue room") for card in some.cards))
    (page, *_rest) = texts(printed(SheetKind.CARDS, some)[0])
    assert page.count("Blue room, table") == 8
    slips = Slips(STAMP, (a_slip(names[0], area="Blue room"), a_slip(names[1], area=BALCONY)))
    assert "Blue room · Early bird" in texts(printed(SheetKind.SLIPS, slips)[0])[0]


def test_a_blocked_seat_is_no_free_one_on_the_list_by_table() -> None:
    model = tables(people(7))
    closed = replace(model.tables[0], blocked=((8, "camera"), (9, "")))
    page = texts(printed(SheetKind.BY_TABLE, replace(model, tables=(closed,)))[0])[0]
    assert "camera" in page and "not used" in page


def test_a_table_is_never_split() -> None:
    names = [PlayerName(f"Name{number:03d}") for number in range(300)]
    data, _outcome = printed(SheetKind.BY_TABLE, tables(names), paper=LETTER)
    for page in texts(data):
        for table in range(34):
            on_page = [f"Name{number:03d}" in page for number in range(table * 9, min(300, table * 9 + 9))]
            assert all(on_page) or not any(on_page)


def test_who_waits_stands_after_the_tables() -> None:
    data, _outcome = printed(SheetKind.BY_TABLE, tables(people(40), waiting=13))
    assert "Waiting for a seat" in texts(data)[0]
    assert "13 players" in texts(data)[0]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_cards_are_wider_than_a_playing_card(paper: Paper) -> None:
    poker, bridge = (63.5 * MM, 88.9 * MM), (57.2 * MM, 88.9 * MM)
    width, height = paper.width / 2, paper.height / 4
    for short, long in (poker, bridge):
        assert width > long * 1.15
        assert height > short


def test_a_pile_cut_in_one_go_gives_heaps_in_order() -> None:
    names = [PlayerName(f"Name{number:03d}") for number in range(20)]
    data, outcome = printed(SheetKind.CARDS, cards(names))
    assert outcome.pages == 3
    first = [page.index("Name000") if "Name000" in page else None for page in texts(data)]
    assert first[0] is not None
    assert ["Name001" in page for page in texts(data)] == [False, True, False]
    assert ["Name003" in page for page in texts(data)] == [True, False, False]
    for number in range(20):
        assert sum(f"Name{number:03d}" in page for page in texts(data)) == 1


def test_what_is_the_same_on_every_card_is_in_the_file_once() -> None:
    few, many = (len(printed(SheetKind.CARDS, cards(people(count)))[0]) for count in (160, 320))
    assert many - few < 160 * 160  # bytes a card


def test_table_and_seat_are_forty_points_and_the_name_sixteen() -> None:
    data, _outcome = printed(SheetKind.CARDS, cards([PlayerName("Visser", "Bram")]))
    sizes = {}
    page = pypdfium2.PdfDocument(data)[0]
    text = page.get_textpage()
    for index in range(text.count_chars()):
        size = pypdfium2.raw.FPDFText_GetFontSize(text, index)
        sizes.setdefault(size, []).append(text.get_text_range(index, 1))
    assert "".join(sizes[40]).split() == ["11"] or "".join(sizes[40]).split() == ["1", "1"]
    assert "BramVisser" in "".join("".join(sizes[16]).split())


def test_late_registration_is_a_line_in_the_schedule() -> None:
    text = texts(printed(SheetKind.STRUCTURE, levels(late=8))[0])[0]
    assert text.index("19:52") < text.index("Late registration closes here") < text.index("20:12")
    assert "to end of level 8" in text
    closed = texts(printed(SheetKind.STRUCTURE, levels(late=None))[0])[0]
    assert "closes here" not in closed
    at_start = texts(printed(SheetKind.STRUCTURE, levels(late=0))[0])[0]
    assert at_start.index("Late registration closes here") < at_start.index("17:57")


def test_without_a_start_the_times_count_from_it() -> None:
    text = texts(printed(SheetKind.STRUCTURE, levels(timed=False))[0])[0]
    assert "After start" in text
    assert "1:35" in text


def test_a_long_structure_goes_on_over_the_page() -> None:
    data, outcome = printed(SheetKind.STRUCTURE, levels(count=45))
    assert outcome.pages == 2
    assert all("Small blind" in page for page in texts(data))


def test_breaks_say_which_chips_leave() -> None:
    text = texts(printed(SheetKind.STRUCTURE, levels())[0])[0]
    assert "Break, colour up 25 and 100" in text
    assert "Dinner" in text


def test_payouts_say_what_is_to_be_taken_back_and_as_many_reasons_as_fit() -> None:
    paid, none = Money(Cents(240_00), "EUR"), Money(Cents(0), "EUR")
    names = people(4)
    claims = tuple(PayoutClaim(name, paid, paid) for name in names)
    lifted = (say("lifted.prizes.paid_stays"),)
    reasons = tuple(PayoutReason(Seq(line), lifted, "he was still in " * 12) for line in range(1, 60))
    model = replace(prizes(names, places=9), back=paid, bounties=none, claims=claims, reasons=reasons)
    pages = texts(printed(SheetKind.PAYOUTS, model)[0])
    told = pages[-1]
    assert all(name.last in told for name in names) and "240.00" in told
    assert "older reasons are in the journal" in told and "Line 59" in told and "Line 1," not in told
    assert "Cashier" in told


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_payouts_say_uncut_what_the_pool_is_made_of(paper: Paper) -> None:
    made_of = {"overlay": 4_400_00, "added": 12_345_00, "season": 297_50}
    money = {each: Money(Cents(cents), "EUR") for each, cents in made_of.items()}
    model = replace(prizes(people(20)), **money, dealt=9, final=False, posted=False)
    told = "".join(texts(printed(SheetKind.PAYOUTS, model, paper=paper)[0]))
    assert all(each in told for each in ("€4,400.00 overlay", "€12,345.00 added", "€297.50 held back"))
    assert "a draft, not posted" in told and "\u2026" not in told


def test_the_payouts_of_a_night_without_prizes_promise_none() -> None:
    model = replace(prizes([], places=0, tied=False), pays_nobody=True)
    told = texts(printed(SheetKind.PAYOUTS, model)[0])[0]
    assert "This tournament has no prizes: nobody is paid." in told and "No prizes yet" not in told


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_payouts_of_an_evening_fit_one_page_with_their_sum(paper: Paper) -> None:
    model = prizes(people(137))
    data, outcome = printed(SheetKind.PAYOUTS, model, paper=paper)
    text = texts(data)[0]
    assert outcome.pages == 1
    assert "Total, equal to the prize pool" in text
    assert text.count("32,980.00") == 2
    assert sum(line.amount.cents for line in model.lines) == 3_298_000
    for part in ("Tournament director", "Cashier", "Date and time", "Received, signature", "4–5"):
        assert part in text


@pytest.mark.parametrize("places", [1, 2, 3, 4, 28, 30, 31, 32, 33, 34, 60, 61, 62, 63, 64, 65, 66, 1000])
def test_signatures_never_stand_alone(places: int) -> None:
    data, _outcome = printed(SheetKind.PAYOUTS, prizes([], places=places, tied=False))
    pages = texts(data)
    assert [("Cashier" in page) for page in pages] == [False] * (len(pages) - 1) + [True]
    assert "Place" in pages[-1]
    assert str(f"{places:,}") in pages[-1]


def test_posted_prizes_that_no_longer_fit_the_pool_are_named() -> None:
    model = replace(prizes(people(20)), pool=Money(Cents(5_000_00), "EUR"))
    assert "The prize pool is 5,000.00" in texts(printed(SheetKind.PAYOUTS, model)[0])[0]


def test_ties_share_their_places_in_the_results() -> None:
    text = texts(printed(SheetKind.RESULTS, finished(people(30)))[0])[0]
    assert text.count("4–5") == 2


def test_few_results_in_one_column_many_in_two() -> None:
    assert printed(SheetKind.RESULTS, finished(people(35)))[1].pages == 1
    assert printed(SheetKind.RESULTS, finished(people(50)))[1].pages == 1  # 27 who won in one, the others in two
    assert printed(SheetKind.RESULTS, finished(people(70)))[1].pages == 2
    assert printed(SheetKind.RESULTS, finished(people(137)))[1].pages == 2


def test_results_while_entries_may_come_say_so() -> None:
    text = texts(printed(SheetKind.RESULTS, finished(people(9), final=False))[0])[0]
    assert "entries may still come" in text


SIXTY = PlayerName("van Oldenbarnevelt-Wijdenbosch", "Maria-Magdalena Johanna Elis")  # 59 letters with the blank


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["a4", "letter"])
def test_m7_a_name_of_sixty_letters_is_whole_where_its_owner_signs_for_money(paper: Paper) -> None:
    sheets = {
        SheetKind.PAYOUTS: prizes([SIXTY, SIXTY, SIXTY], places=9, tied=False),
        SheetKind.SIGN_IN: entrants([SIXTY]),
    }
    for kind, model in sheets.items():
        text = " ".join(" ".join(texts(printed(kind, model, paper=paper)[0])).split())
        assert SIXTY.last in text and SIXTY.first in text, kind


ALIKE = [PlayerName(f"Wijnaldum-van der Heijden tot Oudkarspel {which}", "Maximiliaan Johannes Q") for which in "ABC"]
UNBROKEN = (PlayerName("Wolfeschlegelsteinhausenbergerdorff", "Hubert Blaine Adolphus III"), PlayerName("x" * 54))


@pytest.mark.parametrize("kind", [SheetKind.PAYMENTS, SheetKind.SLIPS])
def test_a_last_name_wider_than_its_line_goes_on_below_and_stays_whole(kind: SheetKind) -> None:
    text = letters(" ".join(texts(printed(kind, every_sheet([*ALIKE, *UNBROKEN])[kind])[0])))
    for name in (*ALIKE, *UNBROKEN):
        assert letters(name.last) in text, name
    for name in ALIKE:
        assert letters(f"{name.last}, Max") in text, "what is left goes to the first name"


def test_m7_a_drawer_closed_by_its_sum_has_no_empty_column() -> None:
    by_sum = replace(a_drawer(), closing_count=())
    (page,) = texts(printed(SheetKind.DRAWERS, DrawerReports(STAMP, (by_sum,)))[0])
    assert "At opening" in page and "At closing" not in page
    (page,) = texts(printed(SheetKind.DRAWERS, DrawerReports(STAMP, (a_drawer(),)))[0])
    assert "At closing" in page
    (page,) = texts(printed(SheetKind.DRAWERS, DrawerReports(STAMP, (replace(by_sum, opening_count=()),)))[0])
    assert "At opening" not in page


def test_m7_the_payments_sheet_carries_what_the_desk_proves() -> None:
    text = " ".join(texts(printed(SheetKind.PAYMENTS, payments(people(40)))[0])[-1].split())
    for said in (
        "Where the money goes",
        "For the prize pool 850.00",
        "For the fee 90.00",
        "For the staff 20.00",
        "For the bounty 40.00",
        "Overlay, added by the house 150.00",
        "Prize pool 1,000.00",
        "Prizes paid out 500.00",
        "Prizes still to be paid 500.00",
    ):
        assert said in text
