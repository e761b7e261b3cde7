"""The drill: at level 9 the laptop dies and its file is thrown away; on another one play continues."""

import json
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tests.evenings.director import MINUTE, SEVEN, names, registered

AT_KEYS = Path(__file__).with_name("keys_child.py")
SHOWN = ("level", "left", "phase", "alive", "seats", "money", "act")


class Laptop:
    """The program in a process of its own, with a director at its keys."""

    def __init__(self, child: Popen[str]) -> None:
        self.child = child

    def told(self, order: str, answer: str) -> Any:
        """Give an order; what is answered."""
        assert self.child.stdin is not None and self.child.stdout is not None
        self.child.stdin.write(f"{order}\n")
        self.child.stdin.flush()
        for line in self.child.stdout:
            word, _, rest = line.rstrip("\n").partition(" ")
            if word == answer:
                return json.loads(rest or "null")
        raise AssertionError(f"no answer to {order}")


@contextmanager
def laptop(home: Path, start: float) -> Iterator[Laptop]:
    """A laptop that has nothing but this folder; killed at the end."""
    home.mkdir()
    with Popen([sys.executable, AT_KEYS, home, str(start)], stdin=PIPE, stdout=PIPE, text=True) as child:
        try:
            yield Laptop(child)
        finally:
            child.kill()


def level_nine(path: Path) -> HandClock:
    """A club whose evening has come to level 9."""
    clock = HandClock(SEVEN)
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((name, "") for name in names(60))
        director = registered(club, clock, 60, "drill", looks=False)
        while clock() < (SEVEN + 184 * MINUTE).timestamp():
            director.wait(4)
            if director.state.alive > 15:
                director.hand()
    return clock


@pytest.mark.soak
def test_the_laptop_dies_at_level_nine_and_play_continues_from_the_stick(tmp_path: Path) -> None:
    old, stick = tmp_path / "old", tmp_path / "stick"
    stick.mkdir()
    old.mkdir()
    path = old / "Friday.tdapp"
    clock = level_nine(path)
    with laptop(old / "home", clock()) as first:
        first.told(f"beside {stick}", "kept")
        first.told(f"open {path}", "open")
        for _hand in range(3):
            before = first.told("bust", "shown")
        assert before["level"] == 9 and before["phase"] == "RUNNING" and before["act"][2] == "entries.bust_out"
    shutil.rmtree(old)  # thrown away, with all that was on it
    began = time.monotonic()
    with laptop(tmp_path / "new", before["now"] + 25 * 60) as second:
        said, answers, outcome, file = second.told(f"recover {stick}", "asked")
        assert "in level 9 with" in said and "Resume at level 9" in answers
        assert any("No act is missing" in line for line in outcome), outcome
        assert Path(file).is_relative_to(tmp_path / "new") and Path(file).name == "Friday.tdapp"
        after = second.told("resume", "shown")
        took = time.monotonic() - began
        letters = len(f"{stick}\n")
        print(f"{took:.1f} s, {after['keys']} keys, {letters} of them the name of the folder: {said} {answers}")
        assert after["act"][2] == "timing.set_back" and after["act"][0] == before["act"][0] + 1
        assert {key: after[key] for key in SHOWN[:-1]} == {key: before[key] for key in SHOWN[:-1]}
        last = second.told("bust", "shown")
        assert last["alive"] == before["alive"] - 1 and last["act"][0] == before["act"][0] + 2
    assert before["act"] == acts_of(Path(file))[-3]


def acts_of(path: Path) -> list[list[object]]:
    with Club.open(path, create=False, time=HandClock(SEVEN).source(), operator_name="Eve") as club:
        (row,) = club.tournaments()
        acts = club.desk.history(row.id).acts
    return [[act.number, act.last, act.verb, act.at.isoformat()] for act in acts]
