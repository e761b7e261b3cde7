"""What holds for all sheets: names come back, nothing leaves the margins, the same bytes each time."""

import unicodedata
from functools import cache
from io import BytesIO

import pypdfium2
import pytest
from pypdf import PdfReader

from tdapp.read.papers import ResultsSheet
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.payout_paper import PayoutSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.lettering import cleaned
from tdapp.reports.typesetting.paper import A4, LETTER, MARGIN, Paper, Printed
from tdapp.values import replace
from tdapp.words.papers.papers import EMPTY, TITLES
from tests.reports.samples import (
    HOSTILE,
    SCRIPTS,
    STAMP,
    every_sheet,
    levels,
    paid_bounties,
    people,
    printed,
    won_bounties,
    words,
)  # fmt: skip

NAMES = [*people(131), *HOSTILE]
# On payouts only the winners have one.
OF_CHIPS = (SheetKind.CHIP_PLAN, SheetKind.STACK_CARDS, SheetKind.BANK_SLIP)
WITHOUT_NAMES = (SheetKind.STRUCTURE, SheetKind.DRAWERS, SheetKind.DRAWS, SheetKind.PAYOUTS, *OF_CHIPS)
WITH_NAMES = [kind for kind in SheetKind if kind not in WITHOUT_NAMES]
HALVES = (SheetKind.STACK_CARDS, SheetKind.RACE_SHEETS, SheetKind.RACE_RESULTS, SheetKind.COUNT_SHEETS)
# These have a stamp a piece, and no head and foot.
TO_CUT = (SheetKind.CARDS, SheetKind.SLIPS, SheetKind.MOVE_SLIPS, *HALVES)


@cache
def models(name: str = STAMP.tournament) -> dict[SheetKind, object]:
    """Every sheet with all of them on it, of a tournament of that name with bounties."""
    found = every_sheet(NAMES, replace(STAMP, tournament=name))
    results, payouts = found[SheetKind.RESULTS], found[SheetKind.PAYOUTS]
    assert isinstance(results, ResultsSheet)
    assert isinstance(payouts, PayoutSheet)
    return {**found, SheetKind.RESULTS: won_bounties(results), SheetKind.PAYOUTS: paid_bounties(payouts)}


@cache
def usual(kind: SheetKind) -> tuple[bytes, Printed]:
    """It printed on A4 in English, once for all tests that look at it."""
    return printed(kind, models()[kind])


@cache
def pages_by_pypdf(data: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(data)).pages]


def by_pypdf(data: bytes) -> str:
    return "\n".join(pages_by_pypdf(data))


def by_pdfium(data: bytes) -> str:
    return "\n".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(data))


def letters(text: str) -> str:
    """The text as its letters alone, forms of joining undone."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def holds(text: str, part: str) -> bool:
    """Whether it stands there, in the order of speech or (right to left scripts) as it is seen."""
    part = letters(part)
    return part in text or part[::-1] in text


@pytest.mark.parametrize("read", [by_pypdf, by_pdfium])
@pytest.mark.parametrize("kind", WITH_NAMES)
def test_names_of_every_script_come_back(kind: SheetKind, read: object) -> None:
    data, outcome = usual(kind)
    text = letters(read(data))  # type: ignore[operator]
    lost = [name for name in SCRIPTS if not (holds(text, name.last) and holds(text, name.first))]
    assert lost == []
    assert outcome.missing == ()


@pytest.mark.parametrize("kind", WITH_NAMES)
def test_hostile_names_stand_as_they_are(kind: SheetKind) -> None:
    data, _outcome = usual(kind)
    text = letters(by_pdfium(data))
    for name in HOSTILE[:-1]:
        assert letters(cleaned(name.last)) in text
    reader = PdfReader(BytesIO(data))
    assert not any(page.images for page in reader.pages)
    assert not any("/Annots" in page for page in reader.pages)


@pytest.mark.parametrize("longer", [False, True], ids=["english", "longer"])
@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("kind", SheetKind)
def test_nothing_outside_the_margins(kind: SheetKind, paper: Paper, longer: bool) -> None:
    sheet = models("A very long tournament name " * 7 if longer else STAMP.tournament)[kind]
    as_usual = paper is A4 and not longer
    data, _outcome = usual(kind) if as_usual else printed(kind, sheet, paper=paper, said=words(longer=longer))
    document = pypdfium2.PdfDocument(data)
    for page in document:
        assert (page.get_width(), page.get_height()) == pytest.approx((paper.width, paper.height))
        picture = page.render(scale=1.5, grayscale=True).to_pil()
        inked = picture.point(lambda grey: 255 * (grey < 250)).getbbox()
        edge = MARGIN * 1.5 - 1  # a pixel that is half inside
        assert inked is not None
        assert inked[0] >= edge
        assert inked[1] >= edge
        assert inked[2] <= picture.width - edge
        assert inked[3] <= picture.height - edge


@pytest.mark.parametrize("kind", SheetKind)
def test_the_same_bytes_each_time(kind: SheetKind) -> None:
    assert printed(kind, models()[kind])[0] == usual(kind)[0]


@pytest.mark.parametrize("kind", SheetKind)
def test_all_fonts_are_inside(kind: SheetKind) -> None:
    reader = PdfReader(BytesIO(usual(kind)[0]))
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            assert "/FontFile2" in font["/FontDescriptor"], font["/BaseFont"]


@pytest.mark.parametrize("kind", [kind for kind in SheetKind if kind not in TO_CUT])
def test_head_and_foot(kind: SheetKind) -> None:
    data, outcome = usual(kind)
    for number, text in enumerate(pages_by_pypdf(data), 1):
        for part in (
            words()(TITLES[kind]),
            "Herfst Open 2026",
            f"page {number} of {outcome.pages}",
            "Printed 20:17, 20 November 2026",
            "Journal line 1,281",
            "Check code 9F3AC07B QX4MZ2WK",
        ):
            assert part in text


def test_every_card_has_its_stamp() -> None:
    data, _outcome = printed(SheetKind.CARDS, every_sheet(NAMES[:10])[SheetKind.CARDS])
    text = by_pdfium(data)
    assert text.count("printed 20:17, journal line 1,281, 9F3AC07B QX4MZ2WK") == 10
    assert text.count("Hand to the dealer") == 10
    assert text.count("Herfst Open 2026") == 10


@pytest.mark.parametrize("kind", [kind for kind in SheetKind if kind is not SheetKind.FLOOR])  # it says how things are
def test_a_sheet_with_nothing_on_it_says_why(kind: SheetKind) -> None:
    model = levels(count=0) if kind is SheetKind.STRUCTURE else every_sheet([])[kind]
    if kind is SheetKind.PAYOUTS:
        from tests.reports.samples import prizes

        model = prizes([], places=0, tied=False)
    data, outcome = printed(kind, model)
    assert outcome.pages == 1
    assert words()(EMPTY[kind]) in by_pypdf(data)


def test_what_no_font_has_is_told() -> None:
    model = every_sheet([PlayerName("Dice 🎲", "Ana")])[SheetKind.BY_NAME]
    data, outcome = printed(SheetKind.BY_NAME, model)
    assert outcome.missing == ("🎲",)
    assert "□" in by_pypdf(data)


def test_bounties_stand_beside_the_prizes_with_both_together() -> None:
    text = by_pypdf(usual(SheetKind.RESULTS)[0])
    for part in ("Bounties", "Total", "3,751.50", "5,001.50"):  # place 4: a prize of 1,250.00, and 3,751.50 in bounties
        assert part in text
    paid = by_pypdf(usual(SheetKind.PAYOUTS)[0])
    for part in ("Bounties", "12,345.50", "Bounties of €98,765.50 were won as well"):
        assert part in paid
    plain = every_sheet(people(30))
    for kind in (SheetKind.RESULTS, SheetKind.PAYOUTS):
        assert "Bounties" not in by_pypdf(printed(kind, plain[kind])[0])
