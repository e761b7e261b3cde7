"""The floor pack: what a night needs to go on by hand, in one PDF, with what is empty left out."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from tdapp.app.open_club import Club
from tdapp.app.papers.papers import print_sheet
from tdapp.domain.clock import timing
from tdapp.domain.rulings.discipline import give_penalty
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.sheet_kind import SheetKind
from tests.app.conftest import STRUCTURE, setup_of
from tests.app.papers.test_papers import WORDS, evening

TITLES = ("Floor pack", "Structure", "Seating by table", "Seating by name", "Payouts")


def pages_of(club: Club, main: TournamentId) -> list[str]:
    sheet = print_sheet(club, main, SheetKind.FLOOR, WORDS)
    pages = [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(sheet.data)).pages]
    assert len(pages) == sheet.pages
    return pages


def title_of(page: str) -> str:
    return next((title for title in TITLES if title in page[:40]), page)


def test_it_has_the_floor_first_and_then_every_sheet_that_says_something(club: Club) -> None:
    main = evening(club)
    pages = pages_of(club, main)
    assert "19 of 20" in pages[0] and "Now: " in pages[0]
    assert tuple(dict.fromkeys(map(title_of, pages))) == TITLES
    assert all(club.head(main) in page for page in pages)


def test_before_anything_is_drawn_there_are_clock_and_structure(club: Club) -> None:
    pages = pages_of(club, club.create(setup_of(), STRUCTURE))
    assert [title_of(page) for page in pages] == ["Floor pack", "Structure", "Payouts"]
    assert "The clock has not been started." in pages[0]


@pytest.mark.parametrize("paused", [False, True])
def test_a_penalty_that_runs_and_a_clock_that_stands_are_told(club: Club, paused: bool) -> None:
    main = evening(club)
    club.desk.do(main, give_penalty, EntryId(4), PenaltyKind.MISSED_HANDS, 3, "phone")
    if paused:
        club.desk.do(main, timing.pause)
    first = pages_of(club, main)[0]
    assert "3 hands left" in first
    assert ("The clock stands." in first) is paused and ("It ends at" in first) is not paused
