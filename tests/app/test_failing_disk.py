"""At every kind of act the disk fails in every way: nothing has happened, the desk shows what its file holds."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tests.domain.decisions import decisions
from tests.evenings.director import SEVEN, assert_replays, assert_sound, names, registered
from tests.store.disk_between import sqlite_library
from tests.store.failing_everywhere import LEFT_IN, failing_everywhere

pytestmark = pytest.mark.skipif(sqlite_library() is None, reason="SQLite is a part of this Python")
ROOT = Path(__file__).parents[2]
IN_ALL_THESE = ("tests/app", "tests/evenings")


def test_an_evening_in_which_each_kind_of_act_first_fails_in_every_way(tmp_path: Path) -> None:
    clock = HandClock(SEVEN)
    with (
        failing_everywhere(Random("evening"), most=1) as everywhere,
        Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club,
    ):
        club.add_players((name, "") for name in names(6))
        director = registered(club, clock, 6, "failing", looks=False)
        director.play()
        director.pay_everybody()
        assert_replays(club, director.main)
        assert_sound(club, director.main)
    assert len(everywhere.treated) >= 8 and sum(everywhere.treated.values()) >= 40


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_every_kind_of_act_there_is_fails_in_every_way_first(tmp_path: Path) -> None:
    """In all tests of the desk and all evenings, each of which goes on as if nothing had been."""
    left = tmp_path / "treated.json"
    arguments = ["-m", "pytest", "-n", "0", "-q", "-m", "not soak", "-p", "tests.store.failing_everywhere"]
    run = subprocess.run(
        [sys.executable, *arguments, "-p", "no:randomly", *IN_ALL_THESE],
        cwd=ROOT, env={**os.environ, LEFT_IN: str(left)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-6000:]
    treated = json.loads(left.read_text(encoding="utf-8"))
    assert set(decisions()) <= set(treated), sorted(set(decisions()) - set(treated))


def test_a_file_left_open_goes_on_without_the_disk_in_between(tmp_path: Path) -> None:
    """Else a run of tests that leaves one open would end in a memory dump."""
    code = (
        "import sqlite3, gc\nfrom tests.store.disk_between import disk_between\nwith disk_between():\n"
        f"    raw = sqlite3.connect({str(tmp_path / 'a.db')!r})\n    raw.execute('CREATE TABLE a (b)')\n"
        "gc.collect()\nraw.execute('INSERT INTO a VALUES (1)')\nraw.commit()\nraw.close()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
