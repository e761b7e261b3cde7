"""Killed at any moment: whatever was said to be durable is there, and the file is whole."""

import random
import sqlite3
import sys
import time
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tdapp.domain.facts import BustedOut
from tdapp.domain.units import EntryId
from tdapp.store.club_file import ClubFile
from tests.store.samples import EVENT, NOW, bust_outs

CHILD = Path(__file__).with_name("child.py")


def play_and_kill(path: Path, *, after: float) -> int:
    """Let the child play for so many seconds, kill it, and return the last act it said was durable."""
    with Popen([sys.executable, CHILD, "play", path], stdout=PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(after)
        child.kill()
        lines = [first, *child.stdout.readlines()]
    return int([line for line in lines if line.endswith("\n")][-1])


def check_survival(path: Path, *, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(kills):
        acknowledged = play_and_kill(path, after=chance.uniform(0.0, 0.15))
        with ClubFile.open(path, create=False, now=NOW, holder="Anna") as club:
            acts = club.load(EVENT)
            assert acknowledged <= len(acts) <= acknowledged + 1
            rows = club.rows_of(EVENT)
        assert acts == bust_outs(len(acts))
        assert [act.facts for act in acts] == [(BustedOut(EntryId(n)),) for n in range(1, len(acts) + 1)]
        assert rows.tournament is not None
        assert rows.tournament.remaining == 100_000 - len(acts)
        assert len(rows.entries) == len(rows.results) == len(rows.payments) == len(acts)
    raw = sqlite3.connect(path)
    assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert raw.execute("SELECT count(*) FROM free_text").fetchone() == (len(acts),)
    raw.close()


def test_ten_kills_lose_nothing(path: Path) -> None:
    check_survival(path, kills=10, seed=4)


@pytest.mark.soak
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", range(10))
def test_three_hundred_kills_lose_nothing(path: Path, seed: int) -> None:
    """Thirty on each of ten files, because each check reads all that was played so far."""
    check_survival(path, kills=30, seed=100 + seed)
