"""The picture on a widget: what a second repaints is what a whole repaint would show."""

from datetime import UTC, timedelta
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tdapp.read.screen import ScreenView
from tdapp.ui.screens.canvas import image
from tdapp.ui.screens.stage import DRIFT, Stage, drift_at
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.screens.reading import SHOW
from tests.ui.screens.samples import HUGE, ON_BREAK, RUNNING, STATES, with_clock

WORDS = Words("en", UTC)
SECOND = timedelta(seconds=1)


def later(view: ScreenView, seconds: int = 1) -> ScreenView:
    clock = view.clock
    left = max(timedelta(0), clock.left - seconds * SECOND)
    return with_clock(view, now=clock.now + seconds * SECOND, left=left)


def shown(qtbot: QtBot, view: ScreenView, width: int = 960, height: int = 540) -> Stage:
    stage = Stage(WORDS, SHOW)
    qtbot.addWidget(stage)
    stage.resize(width, height)
    stage.show()
    stage.show_view(view)
    stage.grab()
    return stage


def pixels(stage: Stage) -> QImage:
    return stage.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("state", STATES)
def test_a_second_later_is_what_a_whole_repaint_shows(qtbot: QtBot, state: str) -> None:
    stage = shown(qtbot, STATES[state])
    stage.show_view(later(STATES[state]))
    assert pixels(stage) == pixels(shown(qtbot, later(STATES[state])))


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (540, 960)])
def test_one_state_after_the_other_leaves_nothing_behind(qtbot: QtBot, size: tuple[int, int]) -> None:
    stage = shown(qtbot, RUNNING, *size)
    states = tuple(STATES.values())
    for view in (
        *(states if size[0] < 1000 else states[::4]),
        HUGE,
        replace(RUNNING, message="Table 4 breaks"),
        replace(RUNNING, called=(4, 5), waiting=7),
        RUNNING,
    ):
        stage.show_view(view)
        assert pixels(stage) == pixels(shown(qtbot, view, *size))


def test_a_second_repaints_one_figure(qtbot: QtBot) -> None:
    before = with_clock(RUNNING, left=timedelta(minutes=12, seconds=38))
    stage = shown(qtbot, before, 1920, 1080)
    old = pixels(stage)
    stage.show_view(with_clock(before, now=before.clock.now + SECOND, left=timedelta(minutes=12, seconds=37)))
    changed = changed_area(old, pixels(stage))
    assert changed.width() < 300
    assert changed.height() < 450


def changed_area(old: QImage, new: QImage) -> QRect:
    area = QRect()
    for y in range(0, old.height(), 4):
        for x in range(0, old.width(), 4):
            if old.pixel(x, y) != new.pixel(x, y):
                area = area.united(QRect(x, y, 1, 1))
    assert not area.isNull()
    return area


def test_an_unseen_stage_paints_when_it_is_seen(qtbot: QtBot) -> None:
    stage = Stage(WORDS, SHOW)
    qtbot.addWidget(stage)
    stage.resize(960, 540)
    stage.show_view(RUNNING)
    stage.show()
    assert pixels(stage) == pixels(shown(qtbot, RUNNING))


def test_the_language_is_switched_on_the_spot(qtbot: QtBot) -> None:
    stage = shown(qtbot, RUNNING)
    old = pixels(stage)
    stage.set_words(Words("nl", UTC, lambda text, n: text.source.upper()))
    assert pixels(stage) != old


def test_a_flash_lights_the_edge_twice_and_ends(qtbot: QtBot) -> None:
    stage = shown(qtbot, RUNNING)
    quiet = pixels(stage)
    stage.flash()
    assert stage.flashing
    lit = pixels(stage)
    qtbot.waitUntil(lambda: not stage.flashing)
    assert pixels(stage) != lit
    qtbot.waitUntil(lambda: stage.flashing)
    qtbot.waitUntil(lambda: not stage.flashing)
    assert pixels(stage) == quiet


def test_a_picture_alone_never_flashes_whatever_the_clock_does(qtbot: QtBot) -> None:
    """The rules of sounds and events say when: twice told would be twice seen."""
    stage = shown(qtbot, with_clock(RUNNING, left=SECOND, warn=True))
    stage.show_view(with_clock(ON_BREAK, now=RUNNING.clock.now + SECOND))
    assert not stage.flashing


def test_reduced_motion_has_no_flash_and_no_drift(qtbot: QtBot) -> None:
    stage = shown(qtbot, RUNNING)
    stage.set_still(True)
    stage.flash()
    assert not stage.flashing
    moved = next(minute for minute in range(9) if drift_at(RUNNING.clock.now + timedelta(minutes=minute)) != (0, 0))
    view = with_clock(RUNNING, now=RUNNING.clock.now.replace(minute=0) + timedelta(minutes=moved))
    stage.show_view(view)
    still = pixels(stage)
    stage.set_still(False)
    stage.show_view(view)
    assert (pixels(stage) != still) == (drift_at(view.clock.now) != (0, 0))


def test_the_picture_wanders_a_step_a_minute() -> None:
    walked = [drift_at(RUNNING.clock.now + timedelta(minutes=minute)) for minute in range(len(DRIFT))]
    assert set(walked) == set(DRIFT)
    assert all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= 2 for a, b in pairwise(walked))
    assert drift_at(RUNNING.clock.now) == drift_at(RUNNING.clock.now.replace(second=0))


def test_no_colour_alone_a_grey_picture_tells_the_states_apart() -> None:
    greys = {
        state: image([view], SHOW, WORDS, width=480, height=270).convertToFormat(QImage.Format.Format_Grayscale8)
        for state, view in STATES.items()
        if state in ("running", "last-minute-break", "paused", "break", "finished", "over", "registration")
    }
    for (one, grey), (other, beside) in combinations(greys.items(), 2):
        assert grey != beside, (one, other)
