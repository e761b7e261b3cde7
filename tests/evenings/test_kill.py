"""A desk killed at any moment: every act a window had shown is there when the file is opened again, and all agree."""

import random
import sys
import time
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain.units import TournamentId
from tests.evenings.director import SEVEN, assert_replays, assert_sound

CHILD = Path(__file__).with_name("child.py")


def play_and_kill(path: Path, start: float, *, acts: int, after: float) -> dict[str, tuple[int, int]]:
    """Kill the desk so many seconds after so many acts; for each tournament the acts and lines it had shown."""
    with Popen([sys.executable, CHILD, path, str(start)], stdout=PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        assert first == "open\n"
        lines = [child.stdout.readline() for _ in range(acts)]
        time.sleep(after)
        assert child.poll() is None, "it did not play until it was killed"
        child.kill()
        lines += child.stdout.readlines()
    shown = {}
    for line in lines:
        if line.endswith("\n"):
            stream, *counts = line.split()
            shown[stream] = (int(counts[0]), int(counts[1]))
    return shown


def check_survival(path: Path, *, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    known: dict[str, tuple[int, int]] = {}
    start = SEVEN.timestamp()
    for _ in range(kills):
        shown = play_and_kill(path, start, acts=chance.randrange(8), after=chance.uniform(0.0, 0.05))
        known.update(shown)
        with Club.open(path, create=False, time=HandClock(SEVEN).source(), operator_name="Ada") as club:
            found = {row.id for row in club.tournaments()}
            assert found >= set(known)
            for stream, (acts, last) in known.items():
                history = club.desk.history(TournamentId(stream))
                assert acts <= len(history.acts) <= acts + 1
                assert last == history.acts[acts - 1].last
            for tournament in found:
                assert_sound(club, tournament)
                assert_replays(club, tournament)
            newest = max((act.at for each in found for act in club.desk.history(each).acts), default=SEVEN)
            known = {each: _length(club, each) for each in found}
        start = newest.timestamp()
    assert sum(acts for acts, _last in known.values()) > kills


def _length(club: Club, tournament: TournamentId) -> tuple[int, int]:
    acts = club.desk.history(tournament).acts
    return (len(acts), acts[-1].last)


def test_ten_kills_of_a_desk_lose_no_act_that_was_shown(tmp_path: Path) -> None:
    check_survival(tmp_path / "club.tdapp", kills=10, seed=1)


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(10))
def test_two_hundred_kills_of_a_desk_lose_no_act_that_was_shown(tmp_path: Path, seed: int) -> None:
    check_survival(tmp_path / "club.tdapp", kills=20, seed=seed)
