"""A font for paper: as light as can be, and the very same letters come out."""

import gc
import sys
from types import FunctionType, ModuleType

import pytest
from reportlab.pdfbase.ttfonts import TTFont

from tdapp.reports.typesetting.fonts import Widths
from tdapp.reports.typesetting.light_font import light_font
from tests.reports.samples import FONTS

HAN = FONTS / "wqy-microhei.ttc"


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("wqy-microhei.ttc", "王小明 歐陽麗華 たなか 김민준 Abc"),
        ("NotoSans-Regular.ttf", "Łukasz Nguyễn Παπά Щуй"),
        ("NotoSansArabic-Bold.ttf", "ﻳﻮﺳﻒ"),
        ("NotoSansThai-Regular.ttf", "สมชาย"),
    ],
)
def test_the_letters_in_the_file_are_those_of_the_whole_font(file: str, text: str) -> None:
    whole, light = TTFont("whole", str(FONTS / file)).face, light_font("light", FONTS / file).face
    codes = list(map(ord, text))
    assert light.makeSubset(codes) == whole.makeSubset(codes)
    assert [light.getCharWidth(code) for code in codes] == [whole.getCharWidth(code) for code in codes]


def test_four_tenths_of_the_han_font_are_let_go() -> None:
    whole = _held(TTFont("whole", str(HAN), subfontIndex=0))
    assert _held(light_font("light", HAN)) < whole * 0.6


def test_only_the_widths_asked_for_are_held() -> None:
    face = light_font("light", HAN).face
    widths = Widths(face, marks=True)
    assert sum(widths[character] for character in "王小王") == pytest.approx(3 * widths["王"])
    assert set(widths) == {"王", "小"}
    assert len(face.charToGlyph) > 30_000


@pytest.mark.parametrize("character", ["🎲", "\n", "\u202e", "\ue0f0"])
def test_what_cannot_be_shown_has_no_width(character: str) -> None:
    widths = Widths(light_font("light", FONTS / "NotoSans-Regular.ttf").face, marks=True)
    with pytest.raises(KeyError):
        widths[character]
    assert not widths


def test_marks_have_a_width_only_where_they_are_asked_for() -> None:
    face = light_font("light", FONTS / "NotoSans-Regular.ttf").face
    acute = "\u0301"
    assert acute not in Widths(face, marks=False)
    with pytest.raises(KeyError):
        Widths(face, marks=False)[acute]
    assert Widths(face, marks=True)[acute] >= 0


def _held(font: TTFont) -> int:
    """How many bytes the font holds: its own and those of everything that is reached from it, each once."""
    assert font.face.name
    seen: set[int] = set()
    found: list[object] = [font]
    held = 0
    while found:
        one = found.pop()
        if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType):
            seen.add(id(one))
            held += sys.getsizeof(one)
            found += gc.get_referents(one)
    return held
