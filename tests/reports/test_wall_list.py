"""The wall list: one heading per script, long names in full size, and no page for two names."""

from io import BytesIO

import pypdfium2
import pytest

from tdapp.read.people.filing import MANY, Script, filing_key, headed, script_of
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.seating.wall_list import name_lines
from tdapp.reports.typesetting.fonts import shipped_faces
from tdapp.reports.typesetting.lettering import Lettering
from tdapp.reports.typesetting.paper import A4, LETTER, Paper
from tests.reports.samples import FONTS, SCRIPTS, by_name, people, printed
from tests.reports.test_every_sheet import by_pdfium

LATIN = [PlayerName(f"{letter}name", f"N{n}") for letter in "ABCDEFGHKLMNPRSTVWZ" for n in range(9)]


def heads(names: list[PlayerName]) -> list[tuple[str, Script | None, int]]:
    ordered = sorted(names, key=filing_key)
    return [(letter, script, len(some)) for letter, script, some in headed([(name, name) for name in ordered])]


def test_a_script_few_names_are_in_has_one_heading() -> None:
    greek = [PlayerName(last) for last in ("Νίκος", "Αγγέλου", "Ξενάκης")]
    found = heads(
        [PlayerName("Ada"), PlayerName("Bo"), PlayerName("Cy"), *greek[:2], PlayerName("李"), PlayerName("王")]
    )
    assert found == [("A", None, 1), ("B", None, 1), ("C", None, 1), ("", Script.GREEK, 2), ("", Script.HAN, 2)]


def test_the_script_of_most_names_and_any_of_many_have_their_letters() -> None:
    greek = [PlayerName(f"{letter}άκης", f"{n}") for letter in "ΑΒΓΔ" for n in range(3)]
    assert [letter for letter, _script, _n in heads([PlayerName("Ada"), *greek])] == ["", "Α", "Β", "Γ", "Δ"]
    many = [PlayerName("Щукин", f"{n}") for n in range(MANY)]
    assert ("Щ", None, MANY) in heads([*LATIN, *many])
    assert ("", Script.CYRILLIC, MANY - 1) in heads([*LATIN, *many[1:]])


def test_kana_and_han_stand_together_and_names_without_letters_first() -> None:
    names = [PlayerName(last) for last in ("王", "たなか", "ガルシア", "김", "7even", *"ABCDE")]
    found = heads(names)
    assert found[0] == ("#", None, 1)
    assert found[-2:] == [("", Script.HANGUL, 1), ("", Script.HAN, 3)]


def test_every_script_of_the_samples_is_known() -> None:
    assert Script.OTHER not in {script_of(name) for name in SCRIPTS}


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("count", [20, 60, 137, 180, 400, 1000])
def test_no_page_stands_for_a_few_names(count: int, paper: Paper) -> None:
    """The last page would hold its names only if the one before it were as full as it can be."""
    data, outcome = printed(SheetKind.BY_NAME, by_name(people(count)), paper=paper)
    last = pypdfium2.PdfDocument(BytesIO(data))[outcome.pages - 1].get_textpage().get_text_range()
    seats = sum("-" in word and word.replace("-", "").isdigit() for word in last.split())
    assert outcome.pages == 1 or seats >= 6
    assert outcome.pages <= -(-count // 100)


def test_a_field_that_would_need_a_page_for_two_names_is_set_closer() -> None:
    pages = [printed(SheetKind.BY_NAME, by_name(people(count)))[1].pages for count in range(250, 310, 3)]
    assert pages == sorted(pages) and set(pages) == {2, 3}


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (PlayerName("Visser", "Bram"), 1),
        (PlayerName("van den Heuvel tot Bergendal", "Maria-Magdalena Johanna"), 4),
        (PlayerName("Brzęczyszczykiewicz", "Stanisław"), 2),
        (PlayerName("Wolfeschlegelsteinhausenbergerdorff" * 5, "Hubert " * 28), 4),
        (PlayerName("", "Đặng Thị Hương Giang Nguyễn Hoàng"), 2),
    ],
)
def test_a_name_has_as_many_lines_as_it_needs_in_full_size(name: PlayerName, lines: int) -> None:
    lettering = Lettering(shipped_faces(FONTS))
    found = name_lines(lettering, name, 117.0)
    assert len(found) == lines
    assert all(line.width * 10.5 <= 117.0 + 1e-6 for line in found)


def test_a_heading_of_a_script_is_read_on_paper() -> None:
    text = by_pdfium(printed(SheetKind.BY_NAME, by_name(people(60)))[0])
    for script in ("Greek", "Cyrillic", "Hebrew", "Arabic", "Thai", "Korean", "Chinese and Japanese"):
        assert text.splitlines().count(script) == 1
