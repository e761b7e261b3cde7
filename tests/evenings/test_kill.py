"""A desk and a program killed at any moment: every act a window had shown is there when the file is opened again, and
all agree.
"""

import random
import sys
import time
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain.units import TournamentId
from tests.evenings.director import SEVEN, assert_replays, assert_sound, names, registered

CHILD, AT_KEYS = Path(__file__).with_name("child.py"), Path(__file__).with_name("keys_child.py")


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
def test_three_hundred_kills_of_a_desk_lose_no_act_that_was_shown(tmp_path: Path, seed: int) -> None:
    check_survival(tmp_path / "club.tdapp", kills=30, seed=seed)


# Through the windows


def keyed_and_killed(path: Path, home: Path, start: float, seed: str, *, acts: int, after: float) -> int:
    """Kill the program at whose keys somebody plays; how many acts its windows had shown."""
    child = Popen([sys.executable, AT_KEYS, home, str(start)], stdin=PIPE, stdout=PIPE, text=True)
    with child:
        assert child.stdin is not None and child.stdout is not None
        child.stdin.write(f"open {path}\nplay {seed}\n")
        child.stdin.flush()
        assert child.stdout.readline() == "open\n"
        lines = [child.stdout.readline() for _ in range(acts)]
        time.sleep(after)
        assert child.poll() is None, "it did not play until it was killed"
        child.kill()
        lines += child.stdout.readlines()
    shown = [int(line.split()[1]) for line in lines if line.startswith("act ") and line.endswith("\n")]
    return max(shown, default=0)


def check_windows(folder: Path, *, kills: int, seed: int) -> None:
    path, home, chance = folder / "club.tdapp", folder / "home", random.Random(f"windows {seed}")
    home.mkdir()
    clock = HandClock(SEVEN)
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((name, "") for name in names(60))
        main = registered(club, clock, 60, f"windows {seed}", looks=False).main
        known, start = len(club.desk.history(main).acts), SEVEN.timestamp()
    for number in range(kills):
        acts = chance.randrange(8)
        after = chance.uniform(0.0, 0.05)
        shown = keyed_and_killed(path, home, start, f"{seed} {number}", acts=acts, after=after)
        assert shown >= known + acts or not acts
        with Club.open(path, create=False, time=HandClock(SEVEN).source(), operator_name="Ada") as club:
            history = club.desk.history(main)
            assert max(shown, known) <= len(history.acts) <= max(shown, known) + 1
            assert_sound(club, main)
            assert_replays(club, main)
            known, start = len(history.acts), history.acts[-1].at.timestamp()


@pytest.mark.parametrize(
    ("seed", "kills"),
    [(0, 1), *(pytest.param(seed, 20, marks=[pytest.mark.soak, pytest.mark.timeout(3600)]) for seed in range(1, 11))],
)
def test_killed_at_its_keys_the_program_loses_no_act_its_windows_had_shown(
    tmp_path: Path, seed: int, kills: int
) -> None:
    check_windows(tmp_path, kills=kills, seed=seed)
