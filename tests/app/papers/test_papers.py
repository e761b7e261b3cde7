"""Sheets of a real club: as PDFs, under harmless names, on the disk or not at all."""

from datetime import UTC, timedelta
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import encode
from pypdf import PdfReader

from tdapp.app.forecast.kept import SAID
from tdapp.app.open_club import Club
from tdapp.app.papers.pages import page_picture
from tdapp.app.papers.papers import print_sheet, safe_name, save_sheet, sheets
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.forecast.record import Forecasted, SaidAt
from tdapp.read.sheet_kind import SheetKind
from tdapp.store.errors import KnownError
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of

WORDS = Words("en", UTC)


def evening(club: Club, name: str = "Friday") -> TournamentId:
    main = club.create(setup_of(name), STRUCTURE)
    desk = club.desk
    desk.do(main, tournament.open_registration)
    desk.do(main, entries.register, tuple(club.directory)[:20], "seed")
    desk.do(main, seating.draw_seats, "seed")
    desk.do(main, timing.start)
    desk.do(main, entries.bust_out, (EntryId(1),))
    return main


def text_of(data: bytes) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(data)).pages)


@pytest.mark.parametrize("kind", SheetKind)
@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_every_sheet_of_an_evening(club: Club, kind: SheetKind, size: str) -> None:
    main = evening(club)
    sheet = print_sheet(club, main, kind, WORDS, size=size)
    text = text_of(sheet.data)
    assert sheet.missing == ()
    assert len(PdfReader(BytesIO(sheet.data)).pages) == sheet.pages
    assert "Friday" in text
    assert club.head(main) in text
    assert f"ournal line {club.desk.history(main).last_seq}" in text
    width = PdfReader(BytesIO(sheet.data)).pages[0].mediabox.width
    assert round(width) == (595 if size == "A4" else 612)


@pytest.mark.parametrize("kind", [kind for kind in SheetKind if kind is not SheetKind.FLOOR])  # several sheets
def test_every_sheet_of_a_tournament_without_players(club: Club, kind: SheetKind) -> None:
    main = club.create(setup_of(), STRUCTURE)
    assert print_sheet(club, main, kind, WORDS).pages == 1


def test_a_sheet_changes_with_the_journal_and_only_then(club: Club) -> None:
    main = evening(club)
    first, again = (print_sheet(club, main, SheetKind.BY_NAME, WORDS).data for _ in range(2))
    assert first == again
    club.desk.do(main, entries.bust_out, (EntryId(2),))
    assert print_sheet(club, main, SheetKind.BY_NAME, WORDS).data != first


def test_cards_for_those_who_came_late(club: Club) -> None:
    main = evening(club)
    sheet = print_sheet(club, main, SheetKind.CARDS, WORDS, only={EntryId(5)})
    assert text_of(sheet.data).count("Hand to the dealer") == 1


def test_each_sheet_has_a_title_and_says_what_it_is_for() -> None:
    choices = sheets()
    assert [choice.kind for choice in choices] == list(SheetKind)
    assert len({choice.title.source for choice in choices}) == len(SheetKind)
    assert all(choice.what_for.source for choice in choices)


def test_a_saved_sheet_is_whole(club: Club, tmp_path: Path) -> None:
    sheet = print_sheet(club, evening(club, "../Herfst: Open?"), SheetKind.PAYOUTS, WORDS)
    assert sheet.file_name == "Herfst Open - Payouts.pdf"
    path = tmp_path / sheet.file_name
    path.write_bytes(b"older")
    save_sheet(sheet, path)
    assert path.read_bytes() == sheet.data
    assert [each.name for each in tmp_path.glob("*Payouts*")] == [sheet.file_name]


def test_a_folder_that_is_gone_is_told(club: Club, tmp_path: Path) -> None:
    sheet = print_sheet(club, evening(club), SheetKind.PAYOUTS, WORDS)
    with pytest.raises(KnownError) as caught:
        save_sheet(sheet, tmp_path / "gone" / "payouts.pdf")
    assert caught.value.code == "papers.not_saved"


def test_a_path_that_is_a_folder_is_told_and_nothing_is_left(club: Club, tmp_path: Path) -> None:
    sheet = print_sheet(club, evening(club), SheetKind.PAYOUTS, WORDS)
    (tmp_path / "here" / "payouts.pdf").mkdir(parents=True)
    with pytest.raises(KnownError):
        save_sheet(sheet, tmp_path / "here" / "payouts.pdf")
    assert [each.name for each in (tmp_path / "here").iterdir()] == ["payouts.pdf"]


def test_a_page_as_a_picture(club: Club) -> None:
    sheet = print_sheet(club, evening(club), SheetKind.BY_NAME, WORDS)
    picture = page_picture(sheet.data, 0, width=401)
    assert (picture.width, len(picture.pixels)) == (401, 3 * 401 * picture.height)
    assert picture.height == pytest.approx(401 * 297 / 210, abs=2)
    assert picture.pixels[0] == 255
    assert min(picture.pixels) < 60


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("../../etc/passwd", "etc passwd"),
        ("CON", "_CON"),
        ("aux.txt", "_aux.txt"),
        ("com1", "_com1"),
        ("Friday. ", "Friday"),
        ("a\x00b\u202ec\n", "a b c"),
        ("..", "tdapp"),
        ("Żółć 王", "Żółć 王"),
    ],
)
def test_names_no_disk_trips_over(text: str, name: str) -> None:
    assert safe_name(text) == name


@given(st.text(max_size=300), st.text(max_size=300))
def test_any_name_stays_in_its_folder(text: str, before: str) -> None:
    name = safe_name(text, before=before, ending=".pdf")
    assert Path(name).name == name
    assert len(name.encode()) <= 100
    assert name.endswith(".pdf")
    assert not name.startswith((".", " ", "-"))
    assert not set(name) & set('<>:"/\\|?*\x00')


def test_the_structure_tells_when_play_probably_ends_where_that_is_asked(club: Club) -> None:
    main = evening(club)
    plain, asked = (print_sheet(club, main, SheetKind.STRUCTURE, WORDS, forecast=each) for each in (False, True))
    assert "Expected end" not in text_of(plain.data) and "Expected end" in text_of(asked.data)
    assert print_sheet(club, main, SheetKind.STRUCTURE, WORDS, forecast=True).data == asked.data
    not_started = club.create(setup_of("Later"), STRUCTURE)
    assert "Expected end" not in text_of(print_sheet(club, not_started, SheetKind.STRUCTURE, WORDS, forecast=True).data)


def test_the_structure_tells_what_was_noted_of_its_end(club: Club) -> None:
    main = evening(club)
    at = club.time.now()
    end = Forecasted(SaidAt.START, at, at + timedelta(hours=3), at + timedelta(hours=4), at + timedelta(hours=5))
    club.remember(SAID + main, encode([end]).decode())
    assert "21:00 to 23:00" in text_of(print_sheet(club, main, SheetKind.STRUCTURE, WORDS).data)
