"""The program in a process of its own, at whose keys somebody sits: `keys_child.py FOLDER SECONDS`, to be killed.

FOLDER is all it sees of a machine; its clock begins at SECONDS and passes when its director waits. It is told what to
do line by line, and answers each with a line: open FILE, play SEED, and the orders of the drill.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

ROOT, TESTS = Path(__file__).resolve().parents[2], Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
FOLDERS = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA")
MOST = 60.0  # seconds anything may take


class Bot:
    """What a director at the keys needs of `pytest-qt`: waiting while the program goes on."""

    def waitUntil(self, reached: Callable[[], object], timeout: int = 0) -> None:
        until = time.monotonic() + MOST
        while not reached():
            assert time.monotonic() < until, "it never gets there"
            QApplication.processEvents()

    @contextmanager
    def waitSignal(self, signal: Any, timeout: int = 0) -> Iterator[None]:
        heard: list[bool] = []
        signal.connect(lambda *_: heard.append(True))
        yield
        self.waitUntil(lambda: heard)


def play(hands: Any, chance: Random) -> None:
    """Whatever an evening brings, key by key, until killed."""
    while hands.state.alive > 3:
        try:
            act(hands, chance.random())
            hands.settle()
        except AssertionError:  # an undo left something else in front than the director thought: begin anew
            hands.press(Key.Key_Escape, times=3)
            hands.press(Key.Key_1, CTRL)
        QApplication.processEvents()


def act(hands: Any, what: float) -> None:
    if what < 0.15:
        hands.press(Key.Key_Z, CTRL)
    elif what < 0.25:
        hands.press(Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    elif what < 0.35:
        hands.press(Key.Key_Space, times=2)
    else:
        hands.out(1)


def told(hands: Any) -> None:
    """Say each act once every window has been told of it."""
    desk, said = hands.session.club.desk, hands.session.tournament

    def say(stream: str) -> None:
        if stream == said:
            acts = desk.history(said).acts
            print("act", len(acts), acts[-1].last, flush=True)

    desk.subscribe(say)


def main(folder: Path, seconds: float) -> None:
    for name in FOLDERS:
        os.environ[name] = str(folder if name == "HOME" else folder / name.lower())
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["FONTCONFIG_FILE"] = str(TESTS / "no-fonts.conf")
    from tdapp.app.demo.evening import HandClock
    from tdapp.app.open_club import Club
    from tdapp.ui.fonts import load_fonts
    from tests.evenings.drill import ORDERS
    from tests.evenings.keyboard import Keyboard

    qt = QApplication([])
    load_fonts()
    clock, opened = HandClock(datetime.fromtimestamp(seconds, UTC)), Club.open
    Club.open = lambda *args, **how: opened(*args, **{**how, "time": clock.source()})  # type: ignore[method-assign]
    hands = Keyboard(Bot(), clock)  # type: ignore[arg-type]
    for line in sys.stdin:
        order, _, rest = line.rstrip("\n").partition(" ")
        if order == "open":
            hands.app.open(Path(rest))
            hands.session.switch(hands.session.club.tournaments()[0].id)
            told(hands)
            print("open", flush=True)
        elif order == "play":
            play(hands, Random(rest))
        elif order in ORDERS:
            ORDERS[order](hands, rest)
        qt.processEvents()


if __name__ == "__main__":
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from tests.evenings.keyboard import CTRL, Key

    main(Path(sys.argv[1]), float(sys.argv[2]))
