"""Chips on paper: told apart without colour, the value readable, drawn once however often they stand there."""

from io import BytesIO
from itertools import combinations

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from tdapp.domain.chips.chip_set import Chip, Pattern
from tdapp.domain.units import Chips
from tdapp.reports.chips.chip_drawing import draw_chip, draw_chips
from tdapp.reports.typesetting.paper import A4
from tdapp.reports.typesetting.sheet import Sheet
from tests.reports.samples import FONTS, STAMP, words

SIZE, SCALE = 60.0, 2.0
X, Y = 200.0, 500.0


def chip(pattern: Pattern = Pattern.SPOTS, *, value: int = 100, colour: str = "#2e7d32", edge: str = "#ffffff") -> Chip:
    return Chip(Chips(value), colour, 100, edge=edge, pattern=pattern)


def page(*chips: Chip, times: int = 1) -> bytes:
    out = BytesIO()
    sheet = Sheet(out, kind=None, stamp=STAMP, words=words(), paper=A4, fonts=FONTS, title="Chips")
    sheet.start_page(1, 1)
    for each in chips:
        for _again in range(times):
            draw_chip(sheet, each, X, Y, SIZE)
    sheet.end_page()
    sheet.finish()
    return out.getvalue()


def grey(one: Chip) -> Image.Image:
    """The chip as a printer without colour prints it."""
    picture = pypdfium2.PdfDocument(page(one))[0].render(scale=SCALE, grayscale=True).to_pil()
    half, top = SIZE / 2 * SCALE, (A4.height - Y) * SCALE
    return picture.crop((int(X * SCALE - half), int(top - half), int(X * SCALE + half), int(top + half)))


@pytest.mark.parametrize(
    ("colour", "edge"),
    [
        ("#2e7d32", "#ffffff"),
        ("#111111", "#f5d33f"),
        ("#ffffff", "#111111"),
        ("#c0392b", "#27708f"),
        ("#777777", "#777777"),
    ],
)
def test_patterns_are_told_apart_without_colour(colour: str, edge: str) -> None:
    drawn = {pattern: grey(chip(pattern, colour=colour, edge=edge)) for pattern in Pattern}
    for one, other in combinations(Pattern, 2):
        difference = ImageStat.Stat(ImageChops.difference(drawn[one], drawn[other])).mean[0]
        assert difference > 2, (one, other)


def test_the_value_is_black_on_white_whatever_the_colour() -> None:
    for colour in ("#000000", "#ffffff", "#7b1fa2"):
        middle = grey(chip(colour=colour, value=5)).crop((40, 40, 80, 80))
        darkest, lightest = middle.getextrema()
        assert (darkest, lightest) == (0, 255)


@pytest.mark.parametrize(
    ("value", "shown"), [(25, "25"), (5_000, "5000"), (25_000, "25K"), (1_500_000, "1.5M"), (12_345, "12345")]
)
def test_the_value_stands_on_it(value: int, shown: str) -> None:
    text = pypdfium2.PdfDocument(page(chip(value=value)))[0].get_textpage().get_text_range()
    assert shown in text.split()


def test_a_chip_is_in_the_file_once() -> None:
    many = [page(chip(), times=times) for times in (100, 200)]
    assert len(many[1]) - len(many[0]) < 1_000


def test_chips_that_look_different_are_drawn_apart() -> None:
    assert page(chip()) != page(chip(colour="#c0392b")) != page(chip(edge="#111111"))


def test_a_row_of_chips_keeps_to_its_room() -> None:
    out = BytesIO()
    sheet = Sheet(out, kind=None, stamp=STAMP, words=words(), paper=A4, fonts=FONTS, title="Chips")
    sheet.start_page(1, 1)
    several = [chip(value=value) for value in range(1, 25)]
    assert draw_chips(sheet, several[:3], 0, 0, 20, room=300) == pytest.approx(66)
    assert draw_chips(sheet, several, 0, 0, 20, room=300) == pytest.approx(300)
    assert draw_chips(sheet, (), 0, 0, 20, room=300) == 0
    sheet.end_page()
    sheet.finish()
