"""What leaves the club file for a folder belongs to whoever wrote it, and to nobody else on the laptop."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.app import preferences
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.papers.papers import PrintedSheet, save_sheet
from tdapp.app.whole_files import write_whole
from tests.ui.pages.evening import SIX

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a file has the rights of its folder there")


@pytest.fixture(autouse=True)
def everybody_may() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_f14_lists_sheets_preferences_and_a_new_clubs_folder_are_the_owners_alone(tmp_path: Path) -> None:
    write_whole(tmp_path / "players.csv", b"Jansen")
    save_sheet(PrintedSheet(None, "List", "list.pdf", b"%PDF", 1, ()), tmp_path / "list.pdf")
    for path in (tmp_path / "players.csv", tmp_path / "list.pdf"):
        assert mode(path) == 0o600
        path.chmod(0o644)
    write_whole(tmp_path / "players.csv", b"Jansen")  # written over
    assert mode(tmp_path / "players.csv") == 0o600
    assert preferences.save(preferences.Preferences(operator="Ada"))
    assert mode(preferences.preferences_path().parent) == 0o700
    path = preferences.data_folder() / "club.tdapp"
    with Club.open(path, create=True, time=HandClock(SIX).source(), operator_name="Ada") as club:
        club.copy("close")
        assert mode(path.parent) == mode(club.copies_folder) == 0o700
        assert {mode(each) for each in (path, *club.copies_folder.iterdir())} == {0o600}
