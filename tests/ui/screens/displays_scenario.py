"""Unplugging and replugging, told once and played on fake displays and on real ones.

Run as a program under a virtual display server it plays the scenario there: `xrandr` makes and removes the monitors.
"""

import subprocess
import sys
from collections.abc import Callable, Sequence
from datetime import UTC

from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.domain.units import TournamentId
from tdapp.read.screen import ScreenView
from tdapp.ui.screens.controller import Screens
from tdapp.words.say import Words
from tests.ui.screens.samples import RUNNING

MAIN = TournamentId("1" * 32)
CYCLES = 20
LEFT, RIGHT = "desk", "room"
GEOMETRY = {LEFT: "1366/361x768/203+0+0", RIGHT: "1920/509x1080/286+1366+0"}

OUTPUT = "screen"  # the one output of the virtual server: whoever takes it replaces the monitor of the whole


def ask(tournaments: Sequence[TournamentId]) -> list[ScreenView | None]:
    return [RUNNING for _tournament in tournaments]


def play(screens: Screens, operator: QWidget, *, unplug: Callable[[], None], replug: Callable[[], None]) -> None:
    """Twenty times: the cable goes, the screen hides; the cable comes, it fills its display again."""
    lost: list[str] = []
    back: list[str] = []
    screens.display_lost.connect(lost.append)
    screens.display_back.connect(back.append)
    screens.toggle(MAIN)
    for cycle in range(1, CYCLES + 1):
        window = screens.window(MAIN)
        assert window is not None
        wait(window.isFullScreen, f"shown in cycle {cycle}")
        display = screens.display(MAIN)
        assert display is not None
        assert display.name == RIGHT
        assert not window.geometry().intersects(operator.screen().geometry()), "the director's display is covered"
        unplug()
        wait(window.isHidden, f"hidden in cycle {cycle}")
        assert len(lost) == cycle
        replug()
        wait(window.isVisible, f"back in cycle {cycle}")
        assert len(back) == cycle
    screens.toggle(MAIN)
    assert screens.window(MAIN) is None


def wait(reached: Callable[[], bool], what: str) -> None:
    """Let the events of up to five seconds pass until it is reached."""
    for _ in range(250):
        if reached():
            return
        QTest.qWait(20)
    raise AssertionError(f"not {what}")


def set_monitor(name: str) -> None:
    output = OUTPUT if name == LEFT else "none"
    subprocess.run(["xrandr", "--setmonitor", name, GEOMETRY[name], output], check=True)


def main() -> None:
    app = QApplication(sys.argv)
    first = {screen.name() for screen in app.screens()}
    set_monitor(LEFT)
    set_monitor(RIGHT)
    wait(lambda: {screen.name() for screen in QGuiApplication.screens()} == {LEFT, RIGHT}, f"two displays ({first})")
    operator = QWidget()
    operator.setGeometry(100, 100, 800, 500)
    operator.show()
    wait(lambda: operator.screen().name() == LEFT, "the director on the left display")
    screens = Screens(ask, Words("en", UTC), operator=operator)

    def unplug() -> None:
        subprocess.run(["xrandr", "--delmonitor", RIGHT], check=True)

    def replug() -> None:
        set_monitor(RIGHT)

    play(screens, operator, unplug=unplug, replug=replug)
    print("played", CYCLES)


if __name__ == "__main__":
    main()
