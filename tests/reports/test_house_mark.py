"""The house on paper: in reach of the eye on every sheet and what is cut from it, readable in black and white."""

import pytest

from tdapp.app.resources import resource
from tdapp.read.club.house import HouseMark
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.house_mark import BLACK, ink_of, logo_of, rule_of
from tdapp.reports.typesetting.paper import A4, LETTER, MARGIN, Paper
from tdapp.values import replace
from tests.reports.samples import STAMP, every_sheet, people, printed
from tests.reports.test_every_sheet import by_pdfium

HOUSE = HouseMark("Poker Venlo", resource("demo", "logo.png").read_bytes(), "#0b3d2e", "#0b6e4f")
OF_HOUSE = replace(STAMP, house=HOUSE, event_number="7B", event_name="Autumn Series")
LONG = replace(
    OF_HOUSE, tournament="A long name " * 12, event_name="Series " * 20, house=replace(HOUSE, name="Wide " * 16)
)


@pytest.mark.parametrize("kind", SheetKind)
def test_house_and_event_stand_on_every_sheet(kind: SheetKind) -> None:
    data, outcome = printed(kind, every_sheet(people(9), OF_HOUSE)[kind])
    text = by_pdfium(data)
    assert outcome.missing == ()
    for part in ("Poker Venlo", "Event 7B", "Herfst Open 2026"):
        assert part in text


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("kind", [SheetKind.BY_NAME, SheetKind.CARDS, SheetKind.COUNT_SHEETS, SheetKind.MOVE_SLIPS])
def test_long_names_stay_within_the_margins_beside_a_logo(kind: SheetKind, paper: Paper) -> None:
    import pypdfium2

    data, _outcome = printed(kind, every_sheet(people(9), LONG)[kind], paper=paper)
    picture = pypdfium2.PdfDocument(data)[0].render(scale=1.5, grayscale=True).to_pil()
    inked = picture.point(lambda grey: 255 * (grey < 250)).getbbox()
    edge = MARGIN * 1.5 - 1
    assert inked is not None and min(inked[0], inked[1]) >= edge
    assert inked[2] <= picture.width - edge and inked[3] <= picture.height - edge


def test_the_same_house_makes_the_same_bytes() -> None:
    model = every_sheet(people(9), OF_HOUSE)[SheetKind.BY_NAME]
    assert printed(SheetKind.BY_NAME, model)[0] == printed(SheetKind.BY_NAME, model)[0]


def test_a_colour_nobody_could_read_on_paper_prints_black() -> None:
    assert ink_of(HOUSE).hexval() == "0x0b3d2e" and rule_of(HOUSE).hexval() == "0x0b6e4f"
    pale = replace(HOUSE, ink="#777777", accent="#ffd166")
    assert {ink_of(pale).hexval(), rule_of(pale).hexval(), ink_of(HouseMark()).hexval()} == {BLACK.replace("#", "0x")}


@pytest.mark.parametrize("body", [b"", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff" + bytes(30)])
def test_a_picture_that_cannot_be_read_is_no_logo(body: bytes) -> None:
    assert logo_of(replace(HOUSE, logo=body)) is None
