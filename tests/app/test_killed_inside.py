"""Killed in the middle of whatever takes a while: what was there is whole, and the same thing done again comes out."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest

from tests.app.killed_places import PLACES, an_evening

CHILD = Path(__file__).with_name("inside_child.py")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no process is made of another there")
Work = Callable[[str, Path, float], tuple[str, float]]


@pytest.fixture(scope="module")
def work() -> Iterator[Work]:
    """Begins the work of a place, and kills it after so many seconds; what became of it, and how long it took."""
    with Popen([sys.executable, CHILD], stdin=PIPE, stdout=PIPE, text=True) as child:
        assert child.stdin is not None and child.stdout is not None
        tell, hear = child.stdin, child.stdout

        def run(name: str, folder: Path, seconds: float) -> tuple[str, float]:
            tell.write(f"{name}\t{folder}\t{seconds}\n")
            tell.flush()
            became, took = hear.readline().split()
            return became, float(took)

        yield run
        child.stdin.close()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder most places begin with."""
    folder = tmp_path_factory.mktemp("evening")
    an_evening(folder)
    return folder


def killed(work: Work, evening: Path, tmp_path: Path, name: str, kills: int) -> int:
    """Kill it so often at any moment; how often it was in the middle."""
    place, chance, inside = PLACES[name], Random(f"{name} {kills}"), 0
    before, folder = evening, tmp_path / "folder"
    if place.ready is not an_evening:
        before = tmp_path / "before"
        before.mkdir()
        place.ready(before)
    whole = 600.0
    for kill in range(kills + 1):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(before, folder)
        became, took = work(name, folder, chance.uniform(0.0, whole) if kill else whole)
        assert became == ("over" if not kill else became) and became != "failed"
        whole = whole if kill else took
        inside += became == "killed"
        place.check(folder)
    return inside


@pytest.mark.parametrize("name", PLACES)
def test_a_kill_inside(work: Work, evening: Path, tmp_path: Path, name: str) -> None:
    killed(work, evening, tmp_path, name, 1)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", PLACES)
def test_a_hundred_and_fifty_kills_inside(work: Work, evening: Path, tmp_path: Path, name: str) -> None:
    assert killed(work, evening, tmp_path, name, 150) > 50
