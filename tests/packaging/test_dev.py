"""The one door: which chore starts what, and what it says when it cannot."""

import subprocess
import sys
from pathlib import Path

import dev
import pytest
from system import Trouble

DOOR = Path(dev.__file__)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], bool, str]]:
    """What the chores hand over to, with nothing made or installed: (arguments, offscreen, environment asked for)."""
    handed: list[tuple[list[str], bool, str]] = []
    asked: list[str] = []

    def hand_over(arguments: list[str], *, offscreen: bool = False) -> int:
        handed.append((arguments, offscreen, asked[-1]))
        return 7

    def ready(kind: str, *, windows: bool) -> None:
        asked.append(kind)

    monkeypatch.setattr(dev, "ready", ready)
    monkeypatch.setattr(dev, "hand_over", hand_over)
    monkeypatch.setattr(dev.os, "chdir", lambda folder: None)
    monkeypatch.setattr(dev.system, "has_display", lambda: True)
    return handed


def test_run_opens_the_application_with_its_arguments_and_passes_its_code(started: list) -> None:
    assert dev.main(["run", "club.tdclub", "--language", "nl"]) == 7
    assert started == [(["-P", "-m", "tdapp", "club.tdclub", "--language", "nl"], False, "app")]


def test_run_without_a_display_says_so_and_plays_the_demo(
    started: list, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev.system, "has_display", lambda: False)
    dev.main(["run"])
    (arguments, offscreen, kind) = started[0]
    assert "no display" in capsys.readouterr().out
    assert arguments[:5] == ["-P", "-m", "tdapp", "demo", "--out"] and offscreen and kind == "app"


@pytest.mark.parametrize("out", [["--out", "papers"], ["--out=papers"]])
def test_demo_leaves_its_papers_where_it_is_told(started: list, out: list[str]) -> None:
    dev.main(["demo", *out])
    assert started[0][0] == ["-P", "-m", "tdapp", "demo", *out]


def test_test_leaves_the_long_tests_out_and_soak_runs_only_them(started: list) -> None:
    chosen = ["-m", "not soak", "--randomly-seed", dev.SEED]
    dev.main(["test", "-k", "clock"])
    dev.main(["soak"])
    assert started == [
        (["-m", "pytest", "-n", "2", "--dist", "worksteal", *chosen, "-k", "clock"], True, "dev"),
        (["-m", "pytest", "-m", "soak", "--timeout", "0"], True, "dev"),
    ]


def test_check_runs_every_check_and_names_those_that_failed(
    started: list, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev.subprocess, "call", lambda line, **options: "mypy" in line)
    assert dev.main(["check"]) == 1
    told = capsys.readouterr().out
    assert told.count("==") == len(dev.CHECKS) and told.endswith("Failed: types.\n")
    monkeypatch.setattr(dev.subprocess, "call", lambda line, **options: 0)
    assert dev.main(["check"]) == 0


def test_trouble_is_told_without_a_traceback(
    started: list, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def trouble(kind: str, *, windows: bool) -> None:
        raise Trouble("Type this.")

    monkeypatch.setattr(dev, "ready", trouble)
    assert dev.main(["test"]) == 1
    assert capsys.readouterr().err == "\nType this.\n"


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["dance"], 2), (["--help"], 0), (["lock", "--all"], 1)])
def test_a_chore_that_is_not_known_shows_the_list(arguments: list[str], code: int) -> None:
    done = subprocess.run([sys.executable, str(DOOR), *arguments], check=False, capture_output=True, text=True)
    assert done.returncode == code
    assert (done.stdout if code == 0 else done.stderr).strip()


@pytest.mark.parametrize("module", ["dev", "environment", "system", "locks"])
def test_the_door_needs_the_standard_library_only(module: str) -> None:
    known = {"environment", "locks", "system", "tdapp"} | set(sys.stdlib_module_names)
    code = f"import sys; sys.path.insert(0, {str(DOOR.parent)!r}); import {module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True, capture_output=True, text=True)
    assert {name.split(".")[0] for name in done.stdout.split()} <= known | {module, "__main__"}
