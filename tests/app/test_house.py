"""The house of a club: kept in its file, and on every sheet that is printed."""

from datetime import UTC
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from tdapp.app.house import house_of, keep_logo, mark_of, set_house
from tdapp.app.open_club import Club
from tdapp.app.papers.papers import print_sheet
from tdapp.app.pictures import LARGEST
from tdapp.app.resources import resource
from tdapp.domain.club.house import House
from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.read.club.house import HouseMark
from tdapp.read.sheet_kind import SheetKind
from tdapp.values import replace
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of

WORDS = Words("en", UTC)
LOGO = resource("demo", "logo.png").read_bytes()


def a_tournament(club: Club) -> TournamentId:
    setup = replace(setup_of("Deep Friday"), event_number="7B", event_name="Autumn Series")
    return club.create(setup, STRUCTURE)


def test_a_house_without_a_name_is_called_as_the_club_is(club: Club) -> None:
    assert house_of(club) == House(club.file.path.stem)
    assert mark_of(club) == HouseMark(club.file.path.stem)


def test_name_logo_and_colours_are_there_when_the_club_is_opened_again(tmp_path: Path, club: Club) -> None:
    wanted = House("Żółć & Νίκος", keep_logo(club, LOGO), "#0b3d2e", "#0b6e4f", "beside the bar")
    set_house(club, wanted)
    assert house_of(club) == wanted
    assert mark_of(club) == HouseMark(wanted.name, LOGO, wanted.ink, wanted.accent)
    set_house(club, House())
    assert mark_of(club) == HouseMark(club.file.path.stem)


@pytest.mark.parametrize(
    ("body", "code"),
    [(b"GIF89a", "chip_picture.kind"), (b"", "chip_picture.kind"), (b"\x89PNG" + bytes(LARGEST), "chip_picture.large")],
)
def test_a_logo_that_is_no_small_picture_is_refused(club: Club, body: bytes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        keep_logo(club, body)
    assert refused.value.code == code
    assert not house_of(club).logo


def test_a_wrong_house_changes_nothing(club: Club) -> None:
    set_house(club, House("Ours", lists="Hall 2"))
    with pytest.raises(Refused):
        set_house(club, House("Another", ink="red"))
    with pytest.raises(Refused) as refused:
        set_house(club, House("Ours", lists="x" * 41))
    assert refused.value.code == "name.long"
    assert house_of(club) == House("Ours", lists="Hall 2")


@pytest.mark.parametrize("kind", SheetKind)
def test_every_sheet_says_whose_it_is(club: Club, kind: SheetKind) -> None:
    set_house(club, House("Poker Venlo", keep_logo(club, LOGO), "#0b3d2e", "#0b6e4f"))
    sheet = print_sheet(club, a_tournament(club), kind, WORDS)
    page = PdfReader(BytesIO(sheet.data)).pages[0]
    text = page.extract_text()
    for part in ("Poker Venlo \u00b7 Autumn Series", "Event 7B \u00b7 Deep Friday"):
        assert part in text
    assert len(page.images) == 1


def test_a_logo_the_file_lost_leaves_its_sheet_without_one(club: Club) -> None:
    set_house(club, House("Poker Venlo", "0" * 64))
    sheet = print_sheet(club, a_tournament(club), SheetKind.STRUCTURE, WORDS)
    assert not PdfReader(BytesIO(sheet.data)).pages[0].images
