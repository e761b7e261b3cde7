"""`tdapp-cli smoke`: what every built program is tried with."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.read.status import Phase

ROOT = Path(__file__).resolve().parents[2]
CLUB = (
    ROOT / "tests" / "data" / "club_v1.tdapp"
)  # of twelve people in their second level, written by the version of then


def test_a_club_of_version_1_opens_and_the_file_as_it_was_is_kept(tmp_path: Path) -> None:
    old = tmp_path / "old.tdapp"
    shutil.copyfile(CLUB, old)
    with Club.open(old, create=False, time=TimeSource(), operator_name="Ada") as club:
        (row,) = club.tournaments()
        assert (row.phase, row.entries, row.left, row.pool.cents) == (Phase.RUNNING, 12, 11, 480_00)
    with closing(sqlite3.connect(tmp_path / "old.tdapp.v1.bak")) as kept:
        assert kept.execute("PRAGMA user_version").fetchone() == (1,)


def test_what_is_no_club_file_is_named_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tdapp.ui.smoke import smoke_command

    (tmp_path / "a list.tdapp").write_text("Anna;Bob\n" * 200, encoding="utf-8")
    assert smoke_command([str(tmp_path / "a list.tdapp")]) == 1
    assert "not a club file" in capsys.readouterr().err


@pytest.mark.soak
def test_everything_works_here(tmp_path: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tdapp.main import command_line; sys.exit(command_line())"
    )
    run = [sys.executable, "-P", "-c", code, "smoke", str(CLUB)]
    done = subprocess.run(run, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Everything works" in done.stdout and not [*tmp_path.iterdir()]
