"""Which display a room's screen takes, that it never takes the director's, and that it comes back with the cable."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.units import TournamentId
from tdapp.read.screen import ScreenView
from tdapp.read.screen_windows import BY_ITSELF, IN_WINDOW, PublicWindow, numbered, with_window
from tdapp.ui.screens.controller import Screens
from tdapp.ui.screens.displays import Display, Displays, choose, display_from, display_of, find
from tdapp.ui.screens.stage import Stage
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.screens import displays_scenario
from tests.ui.screens.displays_scenario import MAIN, RIGHT, ask
from tests.ui.screens.samples import LAST_MINUTE, RUNNING

ROOT = Path(__file__).resolve().parents[3]
WORDS = Words("en", UTC)
SIDE = TournamentId("2" * 32)
DESK, ROOM, BAR = Display("desk"), Display(RIGHT, "Acme", "P1", "77"), Display("bar", "Acme", "P1", "78")
X_SERVER = all(shutil.which(name) for name in ("Xvfb", "xrandr"))


class FakeDisplays(Displays):
    """Displays of a made-up room, all on the one there really is; the director's is a name apart."""

    def __init__(self, *present: Display) -> None:
        super().__init__()
        self.now = present

    def present(self) -> tuple[Display, ...]:
        return self.now

    def screen(self, display: Display) -> QScreen | None:
        return QGuiApplication.primaryScreen() if display in self.now else None

    def under(self, window: QWidget) -> Display:
        return self.now[-1]

    def directors(self, window: QWidget | None) -> str:
        return "desk"

    def plug(self, *present: Display) -> None:
        self.now = present
        self.changed.emit()


@pytest.fixture
def fake(qtbot: QtBot) -> Iterator[tuple[Screens, FakeDisplays]]:
    displays = FakeDisplays(DESK, ROOM)
    screens = Screens(ask, WORDS, displays=displays)
    yield screens, displays
    screens.close()


def test_the_wished_display_is_taken_unless_it_is_the_directors() -> None:
    present = (DESK, ROOM, BAR)
    assert choose(present, operator="desk", wished=BAR) == BAR
    assert choose(present, operator="desk", wished=None) == ROOM
    assert choose(present, operator="bar", wished=BAR) == DESK
    assert choose((DESK,), operator="desk", wished=ROOM) is None
    assert choose((DESK, ROOM), operator="desk", wished=BAR) == ROOM


def test_a_serial_number_is_known_in_another_socket() -> None:
    moved = Display("other socket", "Acme", "P1", "77")
    assert find(ROOM, (DESK, BAR, moved)) == moved
    assert find(DESK, (Display("else"),)) is None
    assert find(ROOM, (moved, Display("third", "Acme", "P1", "77"))) is None


def test_a_key_finds_its_display_again() -> None:
    assert display_from(ROOM.key) == ROOM
    assert display_from("") is None
    assert display_from("HDMI-1") == Display("HDMI-1")
    assert ROOM.said == "Acme P1 (room)"


def test_lost_and_back_on_made_up_displays(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, displays = fake
    lost: list[str] = []
    back: list[str] = []
    screens.display_lost.connect(lost.append)
    screens.display_back.connect(back.append)
    screens.toggle(MAIN)
    for _ in range(displays_scenario.CYCLES):
        window = screens.window(MAIN)
        assert window is not None
        assert window.isFullScreen()
        assert screens.display(MAIN) == ROOM
        displays.plug(DESK)
        assert not window.isVisible()
        assert screens.is_shown(MAIN)
        displays.plug(DESK, ROOM)
        assert window.isVisible()
    assert lost == back == ["Acme P1 (room)"] * displays_scenario.CYCLES


def test_it_does_not_jump_to_a_third_display(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, displays = fake
    screens.toggle(MAIN)
    displays.plug(DESK, BAR)
    window = screens.window(MAIN)
    assert window is not None
    assert not window.isVisible()


def test_it_hides_when_only_the_directors_display_is_left(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, displays = fake
    screens.toggle(MAIN)
    displays.plug(Display("desk", "Acme", "P1", "77"))  # the cable now leads to the director
    window = screens.window(MAIN)
    assert window is not None
    assert not window.isVisible()


def test_one_display_means_a_window(qtbot: QtBot) -> None:
    screens = Screens(ask, WORDS, displays=FakeDisplays(DESK))
    screens.toggle(MAIN)
    window = screens.window(MAIN)
    assert window is not None
    assert window.isVisible()
    assert not window.isFullScreen()
    assert screens.display(MAIN) is None
    screens.toggle(MAIN)
    assert not screens.is_shown(MAIN)


def test_two_tournaments_take_two_displays(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, displays = fake
    displays.plug(DESK, ROOM, BAR)
    screens.toggle(MAIN)
    screens.toggle(SIDE)
    assert screens.display(MAIN) == ROOM
    assert screens.display(SIDE) == BAR
    screens.toggle(MAIN)
    assert screens.is_shown(SIDE)


def chosen(screens: Screens, number: int = 1, **what: Any) -> None:
    """Choose something for a window, as the window of Shift+F11 does."""
    windows = screens.windows or (PublicWindow(1, tournament=MAIN),)
    window = numbered(windows, number) or PublicWindow(number)
    screens.set_windows(with_window(windows, replace(window, **what)), asked=True)


def test_the_director_chooses_another_display(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, displays = fake
    displays.plug(DESK, ROOM, BAR)
    kept: list[None] = []
    screens.kept.connect(lambda: kept.append(None))
    screens.toggle(MAIN)
    chosen(screens, display=BAR.key)
    assert screens.display(MAIN) == BAR
    assert len(kept) == 1 and [window.number for window in screens.windows] == [1]


def test_several_windows_of_one_tournament_each_with_its_own(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, displays = fake
    displays.plug(DESK, ROOM, BAR)
    chosen(screens, programme="clock")
    chosen(screens, 2, tournament=MAIN, display=ROOM.key, theme="light")
    screens.toggle(MAIN)
    first, second = screens.up()
    assert (first.display, second.display) == (BAR, ROOM)  # whoever was given one by name has it
    shown = [(held.window.stage.arranged.programme.key, held.window.stage.arranged.theme.key) for held in screens.up()]
    assert shown == [("clock", "dark"), ("full", "light")]
    chosen(screens, 2, display=BAR.key)  # where the first one stands only by itself
    assert (first.display, second.display) == (ROOM, BAR)
    first.window.close()
    assert [held.chosen.number for held in screens.up()] == [2] and screens.is_shown(MAIN)
    screens.toggle(MAIN)
    assert screens.up() == ()
    screens.toggle(MAIN)
    assert [held.chosen.number for held in screens.up()] == [1, 2]


def test_what_was_up_comes_back_but_never_over_the_directors_window(qtbot: QtBot) -> None:
    displays = FakeDisplays(DESK, ROOM)
    screens = Screens(ask, WORDS, displays=displays, on=lambda: [MAIN])
    windows = (
        PublicWindow(1, tournament=MAIN, up=True), PublicWindow(2, BAR.key, tournament=MAIN, up=True),
        PublicWindow(3, tournament=SIDE, up=True), PublicWindow(4, tournament=MAIN),
    )  # fmt: skip
    screens.set_windows(windows)
    first, second = screens.up()
    assert first.window.isFullScreen() and not second.window.isVisible() and second.lost
    displays.plug(DESK, ROOM, BAR)
    assert second.window.isFullScreen() and second.display == BAR
    screens.close()
    assert screens.up() == () and screens.windows == windows
    displays.plug(DESK)
    screens.set_windows(windows)
    assert [held.lost for held in screens.up()] == [True, True]
    displays.plug(DESK, BAR, ROOM)
    assert [held.display for held in screens.up()] == [ROOM, BAR]
    screens.close()


def test_a_window_that_waits_is_seen_in_a_preview(fake: tuple[Screens, FakeDisplays], qtbot: QtBot) -> None:
    screens, displays = fake
    screens.toggle(MAIN)
    preview = Stage(WORDS, screens.shows.of(screens.windows[0]))
    qtbot.addWidget(preview)
    preview.show()
    displays.plug(DESK)
    screens.show_in(1, preview)
    assert preview.view == RUNNING
    preview.show_view(LAST_MINUTE)
    screens.beat.strike()
    assert preview.view == RUNNING  # with all the others
    displays.plug(DESK, ROOM)
    held = screens.held(1)
    assert held is not None and held.preview is None and held.window.isFullScreen()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F11])
def test_a_key_leaves_the_full_screen(fake: tuple[Screens, FakeDisplays], key: Qt.Key) -> None:
    screens, _ = fake
    screens.toggle(MAIN)
    window = screens.window(MAIN)
    assert window is not None
    QTest.keyClick(window, key)
    assert not window.isFullScreen()
    assert window.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()


def test_a_closed_window_is_forgotten(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, _ = fake
    screens.toggle(MAIN)
    window = screens.window(MAIN)
    assert window is not None
    window.close()
    assert not screens.is_shown(MAIN) and not screens.windows[0].up


def test_all_windows_are_asked_at_once_every_second_and_not_when_hidden(qtbot: QtBot) -> None:
    asked: list[tuple[str, ...]] = []

    def count(tournaments: Sequence[TournamentId]) -> list[None]:
        asked.append(tuple(tournaments))
        return [None for _tournament in tournaments]

    screens = Screens(count, WORDS, displays=FakeDisplays(DESK))
    screens.show(MAIN)
    screens.show(SIDE)
    assert asked == [(MAIN,), (SIDE,)]
    qtbot.waitUntil(lambda: len(asked) == 4)
    assert asked[2:] == [(MAIN, SIDE)] * 2
    for name in (MAIN, SIDE):
        window = screens.window(name)
        assert window is not None
        window.hide()
    before = len(asked)
    QTest.qWait(1200)
    assert len(asked) == before
    screens.close()


def test_no_window_shows_another_level_before_all_views_are_there(qtbot: QtBot) -> None:
    shown: list[str] = []

    def levels(tournaments: Sequence[TournamentId]) -> list[ScreenView | None]:
        shown.append("asked")
        return [LAST_MINUTE if shown.count("asked") > 2 else RUNNING for _tournament in tournaments]

    screens = Screens(levels, WORDS, displays=FakeDisplays(DESK))
    for name in (MAIN, SIDE):
        screens.show(name)
    stages = [window.stage for name in (MAIN, SIDE) if (window := screens.window(name)) is not None]
    assert {stage.view for stage in stages} == {RUNNING}
    screens.beat.strike()
    assert [stage.view for stage in stages] == [LAST_MINUTE] * 2
    assert shown == ["asked"] * 3
    screens.close()


def test_a_tournament_is_put_beside_another_one(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, _displays = fake
    screens.toggle(MAIN)
    chosen(screens, beside=SIDE)
    held = screens.held(1)
    assert held is not None and held.tournaments == (MAIN, SIDE)
    stage = held.window.stage
    assert stage.accessibleName() == "Herfst Open 2026 · Herfst Open 2026"
    assert stage.arranged.programme.key == "pair"  # as long as it is two
    screens.toggle(SIDE)  # has no display: it is beside the other one, and never over it
    assert screens.display(SIDE) is None and held.window.isFullScreen()
    chosen(screens, beside=TournamentId(""))
    assert held.tournaments == (MAIN,) and stage.arranged.programme.key == "full"


def test_a_programme_for_two_never_stands_with_one(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, _displays = fake
    chosen(screens, programme="pair", theme="gone")
    screens.toggle(MAIN)
    window = screens.window(MAIN)
    assert window is not None
    assert (window.stage.arranged.programme.key, window.stage.arranged.theme.key) == ("full", "dark")
    screens.choose_programme(MAIN, "clock")
    assert window.stage.arranged.programme.key == "clock" and screens.windows[0].programme == "clock"


def test_a_window_waits_for_the_wished_display_and_goes_there_when_it_comes(
    fake: tuple[Screens, FakeDisplays],
) -> None:
    screens, displays = fake
    awaited: list[str] = []
    back: list[str] = []
    screens.awaited.connect(awaited.append)
    screens.display_back.connect(back.append)
    chosen(screens, display=BAR.key)
    screens.toggle(MAIN)
    window = screens.window(MAIN)
    assert window is not None and not window.isFullScreen() and screens.display(MAIN) is None
    assert awaited == [BAR.said]
    displays.plug(DESK, ROOM, BAR)
    assert window.isFullScreen() and screens.display(MAIN) == BAR and back == [BAR.said]
    displays.plug(DESK, ROOM)
    assert not window.isVisible()
    displays.plug(DESK, ROOM, BAR)
    assert window.isFullScreen() and screens.display(MAIN) == BAR


def test_a_display_that_is_awaited_is_left_to_whoever_took_it_and_f11_waits_no_longer(
    fake: tuple[Screens, FakeDisplays],
) -> None:
    screens, displays = fake
    chosen(screens, display=BAR.key)
    screens.toggle(MAIN)
    main = screens.window(MAIN)
    assert main is not None
    QTest.keyClick(main, Qt.Key.Key_F11)
    assert main.isFullScreen() and screens.display(MAIN) == ROOM
    chosen(screens, 2, tournament=SIDE, display=BAR.key)
    screens.toggle(SIDE)
    side = screens.window(SIDE)
    assert side is not None and not side.isFullScreen()
    displays.plug(DESK, BAR)  # the room's is gone, the awaited one is there
    assert side.isFullScreen() and screens.display(SIDE) == BAR and not main.isVisible()
    displays.plug(DESK, ROOM, BAR)
    assert screens.display(MAIN) == ROOM and screens.display(SIDE) == BAR


def test_a_change_is_shown_at_once_and_only_on_its_own_screen(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, _ = fake
    screens.toggle(MAIN)
    window = screens.window(MAIN)
    assert window is not None
    assert window.stage.view == RUNNING
    assert window.windowTitle() == "Herfst Open 2026 on the public screen"
    screens.refresh(SIDE)
    screens.refresh("club")
    screens.refresh(MAIN)
    screens.flash(MAIN, "warning")
    assert window.stage.flashing


def test_real_displays_come_and_go(qtbot: QtBot, tmp_path: Path) -> None:
    """Under a virtual display server, with monitors xrandr makes and removes; without one on made-up displays."""
    if not X_SERVER:
        displays = FakeDisplays(DESK, ROOM)
        play_without_server(Screens(ask, WORDS, displays=displays), displays)
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "3286x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    manager = None
    try:
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        env = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        if shutil.which("openbox"):
            manager = subprocess.Popen(["openbox"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        script = ROOT / "tests" / "ui" / "screens" / "displays_scenario.py"
        played = run(script, env)
        assert "played 20" in played
    finally:
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait(60)


def run(script: Path, env: dict[str, str]) -> str:
    command = [sys.executable, str(script)]
    played = subprocess.run(command, env=env, capture_output=True, text=True, timeout=500, check=False)
    assert played.returncode == 0, played.stderr
    return played.stdout


def play_without_server(screens: Screens, displays: FakeDisplays) -> None:
    screens.toggle(MAIN)
    for _ in range(displays_scenario.CYCLES):
        window = screens.window(MAIN)
        assert window is not None
        assert window.isFullScreen()
        displays.plug(DESK)
        assert not window.isVisible()
        displays.plug(DESK, ROOM)
    screens.close()


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_full_screen_on_the_second_display_at_any_density(tmp_path: Path, ratio: float) -> None:
    layout = [
        {"name": "desk", "x": 0, "y": 0, "width": 1366, "height": 768},
        {"name": "room", "x": 1366, "y": 0, "width": 1920, "height": 1080},
    ]
    for screen in layout:
        screen.update(logicalDpi=96, logicalBaseDpi=96)
    file = tmp_path / "screens.json"
    file.write_text(json.dumps({"screens": layout}), encoding="utf-8")
    env = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={file}", "PYTHONPATH": str(ROOT)}
    env["QT_SCREEN_SCALE_FACTORS"] = f"room={ratio}"
    script = ROOT / "tests" / "ui" / "screens" / "density_scenario.py"
    played = run(script, env)
    assert played.split() == ["room", f"{round(1920 / ratio)}x{round(1080 / ratio)}", "1920x1080"]


def test_a_display_of_qt_tells_what_it_is(qtbot: QtBot) -> None:
    screen = QGuiApplication.primaryScreen()
    assert display_of(screen).name == screen.name()
    assert Displays().present() == (display_of(screen),)


def test_f2_a_second_tournament_never_covers_the_first(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, _displays = fake
    taken: list[tuple[str, str, str]] = []
    screens.taken.connect(lambda *args: taken.append(args))
    screens.toggle(MAIN)
    screens.toggle(SIDE)
    main, side = screens.window(MAIN), screens.window(SIDE)
    assert main is not None and side is not None
    assert main.isFullScreen() and screens.display(MAIN) == ROOM
    assert side.isVisible() and not side.isFullScreen() and screens.display(SIDE) is None
    assert taken == [(SIDE, ROOM.said, MAIN)]
    QTest.keyClick(side, Qt.Key.Key_F11)
    assert not side.isFullScreen() and main.isFullScreen() and len(taken) == 2


def test_f2_the_display_is_handed_over_by_an_act_of_its_own(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, _displays = fake
    screens.toggle(MAIN)
    screens.hand_over(SIDE)
    side = screens.window(SIDE)
    assert side is not None and side.isFullScreen() and screens.display(SIDE) == ROOM
    assert not screens.is_shown(MAIN)
    screens.hand_over(SIDE)  # it has it
    assert screens.all_shown() == (SIDE,) and side.isFullScreen()


def test_f2_a_display_that_comes_back_is_left_to_whoever_is_on_it(fake: tuple[Screens, FakeDisplays]) -> None:
    screens, displays = fake
    screens.toggle(MAIN)
    displays.plug(DESK)
    screens.toggle(SIDE)
    displays.now = (DESK, ROOM)
    screens.show(SIDE)
    displays.plug(DESK, ROOM)
    main, side = screens.window(MAIN), screens.window(SIDE)
    assert main is not None and side is not None
    assert side.isFullScreen() and not main.isVisible()


def test_f2_plain_windows_never_stand_on_the_same_spot(qtbot: QtBot) -> None:
    screens = Screens(ask, WORDS, displays=FakeDisplays(DESK))
    names = [TournamentId(f"{number:032x}") for number in range(5)]
    for name in names:
        screens.toggle(name)
    screens.toggle(names[1])
    screens.toggle(names[1])
    windows = [window for name in names if (window := screens.window(name)) is not None]
    assert len({window.geometry().getRect() for window in windows}) == len(names)
    screens.close()


@pytest.mark.parametrize("rooms", [(ROOM,), (ROOM, BAR)])
def test_whatever_is_done_no_screen_lies_over_another_or_over_the_director(
    qtbot: QtBot, rooms: tuple[Display, ...]
) -> None:
    """Two tournaments, one display or two besides the director's: a walk over all that keys, mouse and cables do."""
    displays = FakeDisplays(DESK, *rooms)
    screens = Screens(ask, WORDS, displays=displays)
    screens.set_windows((PublicWindow(1, tournament=MAIN), PublicWindow(2, tournament=MAIN)))
    pairs = ((MAIN, SIDE), (SIDE, MAIN))

    def full_screen(tournament: TournamentId) -> None:
        for held in screens.up():
            if held.chosen.tournament == tournament and held.window.isVisible():
                QTest.keyClick(held.window, Qt.Key.Key_F11)

    def choose(tournament: TournamentId, **what: Any) -> None:
        for window in screens.windows:
            if window.tournament == tournament:
                chosen(screens, window.number, **what)

    acts: list[Callable[[], None]] = []
    for one, other in pairs:
        acts += [partial(screens.toggle, one), partial(screens.hand_over, one), partial(full_screen, one)]
        acts += [partial(choose, one, beside=each) for each in (other, TournamentId(""))]
        acts += [partial(choose, one, display=key) for key in (BAR.key, ROOM.key, BY_ITSELF, IN_WINDOW)]
    acts += [partial(screens.take_down, number) for number in (1, 2, 3)]
    acts += [partial(displays.plug, DESK, *there) for there in (rooms, (), rooms[:1], rooms[-1:], rooms)]
    walk = Random(20261128)
    for step in range(150):
        act = walk.choice(acts)
        act()
        stands = [held.display for held in screens.up() if held.window.isVisible() and held.display]
        assert len(stands) == len(set(stands)), (step, act)
        assert DESK not in stands and set(stands) <= set(displays.present()), (step, act)
        for held in screens.up():
            places = held.window.stage.arranged.programme.tournaments
            assert places == len(held.tournaments), (step, act)
    screens.close()
