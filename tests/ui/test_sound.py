"""Sounds are played with what there is; whatever is missing, the screens are told to flash and nothing stops."""

import stat
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain.clock.boundaries import Boundary, BoundaryKind
from tdapp.ui.sound import LEVEL_END, WARNING, Sounder


def player(folder: Path, name: str, *, code: int) -> str:
    path = folder / name
    path.write_text(f'#!/bin/sh\necho "$1" >> {folder}/{name}.played\nexit {code}\n', encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def played(folder: Path, name: str) -> list[str]:
    file = folder / f"{name}.played"
    return [Path(line).name for line in file.read_text().splitlines()] if file.exists() else []


def test_without_any_player_the_screens_still_flash(qtbot: QtBot) -> None:
    sounder = Sounder(programs=())
    with qtbot.waitSignal(sounder.rang) as rang:
        sounder.ring("1", WARNING)
    assert rang.args == ["1", WARNING]
    assert not sounder.audible


@pytest.mark.parametrize(
    ("kind", "sound"),
    [(BoundaryKind.LAST_MINUTE, WARNING), (BoundaryKind.END, LEVEL_END), (BoundaryKind.START, LEVEL_END)],
)
def test_each_boundary_has_its_sound(qtbot: QtBot, tmp_path: Path, kind: BoundaryKind, sound: str) -> None:
    sounder = Sounder(programs=(player(tmp_path, "good", code=0),))
    assert sounder.audible
    sounder.on_boundary("1", Boundary(kind, 0))
    qtbot.waitUntil(lambda: played(tmp_path, "good") == [f"{sound}.wav"])
    sounder.stop()


def test_a_player_that_fails_is_replaced_by_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    names = (player(tmp_path, "bad", code=1), player(tmp_path, "good", code=0))
    sounder = Sounder(programs=names)
    sounder.ring("1", WARNING)
    qtbot.waitUntil(lambda: played(tmp_path, "good") == ["warning.wav"])
    sounder.ring("1", LEVEL_END)
    qtbot.waitUntil(lambda: played(tmp_path, "good") == ["warning.wav", "level_end.wav"])
    assert played(tmp_path, "bad") == ["warning.wav"]
    sounder.stop()


def test_sounds_switched_off_leave_the_flash(qtbot: QtBot, tmp_path: Path) -> None:
    sounder = Sounder(programs=(player(tmp_path, "good", code=0),))
    sounder.on = False
    with qtbot.waitSignal(sounder.rang):
        sounder.ring("1", WARNING)
    qtbot.wait(200)
    assert played(tmp_path, "good") == []


def test_a_program_that_is_not_there_is_not_tried(qtbot: QtBot) -> None:
    assert not Sounder(programs=("no-such-player-here",)).audible
