"""A line of text: every script finds its font, nothing in a name is an instruction, and nothing is too wide."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.read.people.names import PlayerName
from tdapp.reports.typesetting.fonts import shipped_faces
from tdapp.reports.typesetting.lettering import BOX, Lettering, Line, cleaned
from tests.reports.samples import FONTS, HOSTILE, SCRIPTS


@pytest.fixture(scope="module")
def lettering() -> Lettering:
    return Lettering(shipped_faces(FONTS))


def shown(line: Line) -> str:
    return "".join(run.text for run in line.runs)


def fonts(line: Line) -> set[str]:
    return {run.font for run in line.runs}


@pytest.mark.parametrize("name", SCRIPTS, ids=lambda name: name.last)
@pytest.mark.parametrize("bold", [False, True])
def test_every_script_has_its_letters(name: PlayerName, bold: bool) -> None:
    fresh = Lettering(shipped_faces(FONTS))
    line = fresh.line(name.full, bold=bold)
    assert not fresh.missing
    assert line.width > 0
    assert BOX not in shown(line)


@pytest.mark.parametrize(
    ("text", "font"),
    [
        ("Łukasz Nguyễn Παπά Щу", "NotoSans-Regular"),
        ("يوسف", "NotoSansArabic-Regular"),
        ("יצחק", "NotoSansHebrew-Regular"),
        ("สมชาย", "NotoSansThai-Regular"),
        ("ნინო", "DejaVuSans"),
        ("王小明", "wqy-microhei"),
        ("김민준", "wqy-microhei"),
    ],
)
def test_the_first_font_that_has_it(lettering: Lettering, text: str, font: str) -> None:
    assert fonts(lettering.line(text)) == {font}


def test_a_mixed_name_takes_several_fonts_and_keeps_its_order(lettering: Lettering) -> None:
    line = lettering.line("王 John 김")
    assert shown(line) == "王 John 김"
    assert fonts(line) == {"wqy-microhei", "NotoSans-Regular"}


def test_a_letter_no_font_has_is_a_box_and_reported() -> None:
    fresh = Lettering(shipped_faces(FONTS))
    assert shown(fresh.line("Ana 🎲 अ")) == f"Ana {BOX} {BOX}"
    assert list(fresh.missing) == ["🎲", "अ"]


def test_arabic_is_joined_and_runs_from_the_right(lettering: Lettering) -> None:
    line = lettering.line("يوسف")
    assert not line.rightward
    assert unicodedata.normalize("NFKC", shown(line))[::-1] == "يوسف"
    assert all(ord(letter) > 0xFB00 for letter in shown(line))


def test_a_hebrew_list_name_is_read_from_the_right(lettering: Lettering) -> None:
    line, _size = lettering.listed("כהן", "יצחק", 500, size=10, least=7)
    assert shown(line) == "יצחק"[::-1] + " ," + "כהן"[::-1]


def test_a_comma_stays_behind_the_last_name_where_the_first_one_runs_to_the_left(lettering: Lettering) -> None:
    line, _size = lettering.listed("Bakker", "דוד", 500, size=10, least=7)
    assert shown(line) == "Bakker, " + "דוד"[::-1]


def test_a_thai_tone_stands_above_the_vowel_it_follows(lettering: Lettering) -> None:
    rises = {run.text: run.rise for run in lettering.line("ที่น้ำม่า").runs}
    assert rises["\u0e48"] > 0
    assert rises["\u0e49"] > 0
    assert any("\u0e21\u0e48" in text and not rise for text, rise in rises.items())


def test_decomposed_letters_are_composed(lettering: Lettering) -> None:
    assert shown(lettering.line(unicodedata.normalize("NFD", "Żółć Thị"))) == "Żółć Thị"


def test_marks_that_turn_the_direction_are_gone(lettering: Lettering) -> None:
    assert shown(lettering.line("evil\u202egnp.exe\u2066 x\u0000")) == "evilgnp.exe x"


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_name_is_only_a_name(lettering: Lettering, name: PlayerName) -> None:
    assert shown(lettering.line(name.full)) == cleaned(name.full)


def test_a_long_name_shrinks_then_is_cut(lettering: Lettering) -> None:
    short = lettering.fit("Jan-Willem van der Berg", 500, size=16, least=10)
    assert short[1] == 16
    text = "Jan-Willem van der Berg"
    smaller, size = lettering.fit(text, lettering.line(text).width * 12, size=16, least=10)
    assert shown(smaller) == text
    assert 11.8 < size <= 12
    cut, size = lettering.fit("Wolfeschlegel" * 15, 120, size=16, least=10)
    assert size == 10
    assert shown(cut).startswith("Wolfeschlegel")
    assert shown(cut).endswith("…")


def test_a_list_cuts_the_first_name_before_the_last(lettering: Lettering) -> None:
    line, _size = lettering.listed("Jansen", "Hubert " * 20, 120, size=10, least=7)
    assert shown(line).startswith("Jansen, Hubert")
    assert shown(line).endswith("…")
    line, _size = lettering.listed("Wolfeschlegel" * 10, "Hubert", 120, size=10, least=7)
    assert "Hubert" not in shown(line)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200), st.text(max_size=200), st.floats(20, 300))
def test_nothing_is_wider_than_its_room(last: str, first: str, room: float) -> None:
    lettering = _shared()
    line, size = lettering.fit(last, room, size=12, least=7)
    assert line.width * size <= room + 1e-6
    line, size = lettering.listed(last, first, room, size=12, least=7)
    assert line.width * size <= room + 1e-6
    assert not {unicodedata.category(letter) for letter in shown(line)} & {"Cc", "Cf", "Cs"}


def _shared(made: list[Lettering] = []) -> Lettering:  # noqa: B006 - one for all examples, the fonts take a second
    if not made:
        made.append(Lettering(shipped_faces(FONTS)))
    return made[0]
