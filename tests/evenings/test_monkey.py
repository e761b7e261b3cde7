"""A monkey plays with all windows: nothing fails, nothing is lost, and the club file is whole."""

import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.club.checking import check_file
from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import price_list
from tests.evenings.director import assert_replays
from tests.evenings.monkey import NAMES, Monkey
from tests.ui.evening_states import ADD_ON, REBUY
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.typing_walk import Hands

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def room(folder: Path) -> Evening:
    """An evening that runs, among people with any name."""
    evening = Evening(folder, (*NAMES, *demo_names()[:20]))
    evening.session.do(price_list.set_terms, Terms((REBUY, ADD_ON)))
    evening.register(30)
    evening.draw()
    evening.start()
    return evening


def played(qtbot: QtBot, folder: Path, seed: str, *, steps: int = 0, seconds: float = 0) -> None:
    """Let a monkey play for so many steps, or for so long."""
    evening = room(folder)
    hands = Hands(evening, qtbot)
    hands.window.setUpdatesEnabled(True)
    monkey = Monkey(hands, folder / "files", seed)
    until, number = time.monotonic() + seconds, 0
    try:
        while number < steps or time.monotonic() < until:
            monkey.step()
            number += 1
        monkey.leave()
    except BaseException:
        print(f"seed {seed}, step {number}:", *monkey.lately, sep="\n")
        raise
    for row in evening.club.tournaments():
        assert_replays(evening.club, row.id)
    path = evening.club.file.path
    evening.close()
    found = check_file(path)
    assert found.well, found


def test_a_hundred_things_a_monkey_does_harm_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    played(qtbot, tmp_path, "monkey", steps=100)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_a_monkey_plays_for_a_minute_and_harms_nothing(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    played(qtbot, tmp_path, f"monkey {seed}", seconds=60)
