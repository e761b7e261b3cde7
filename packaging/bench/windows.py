"""A bust-out at 10,000 entries and 60,000 journal lines with the windows open: from the call to everything painted. So
is its undo, and a second that passes; and a bust-out with its bounty, where every entry brought one.

The main window with each of its pages in turn in front, and the room's screen beside it. The limit is a tenth of a
second, the time within which an answer seems immediate; for a second that passes a hundredth.
"""

import importlib.util
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, timedelta
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication  # noqa: E402 - the platform is chosen and the checkout found before
from PySide6.QtWidgets import QApplication  # noqa: E402

from tdapp.app.demo.evening import HandClock  # noqa: E402
from tdapp.app.open_club import Club  # noqa: E402
from tdapp.app.preferences import Preferences  # noqa: E402
from tdapp.domain.registration import entries  # noqa: E402
from tdapp.ui.actions.bounties import PART  # noqa: E402
from tdapp.ui.fonts import load_fonts  # noqa: E402
from tdapp.ui.frame.pages import names  # noqa: E402
from tdapp.ui.main_window import MainWindow  # noqa: E402
from tdapp.ui.screens.shows import usual_show  # noqa: E402
from tdapp.ui.screens.stage import Stage  # noqa: E402
from tdapp.ui.session import Session  # noqa: E402
from tdapp.ui.theme.look import look  # noqa: E402
from tdapp.words.say import Words  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
LIMIT, TICK_LIMIT = 0.1, 0.01  # seconds
TIMES, SECONDS = 7, 20
BOUNTY = 50_00  # cents


def rows() -> Iterator[Row]:
    """One row for each page in front: of a plain tournament, and of one with progressive bounties."""
    app = QApplication.instance() or QApplication([])
    load_fonts()
    look().wear("dark", still=True)
    for bounty in (0, BOUNTY):
        with tempfile.TemporaryDirectory() as folder:
            yield from _rows(app, Path(folder) / "big.tdapp", bounty)


def _rows(app: QCoreApplication, path: Path, bounty: int) -> Iterator[Row]:
    desk = _desk()
    main = desk.big_club(path, players=desk.ENTRIES, lines=desk.LINES, bounty=bounty)
    clock = HandClock(desk.START + timedelta(hours=5))
    session = Session(None, Preferences(reduced_motion=True), lambda language: Words(language, UTC))
    session.enter(Club.open(path, create=False, time=clock.source(), operator_name="Bench"))
    window, stage = MainWindow(session), Stage(session.screen_words, usual_show())
    stage.resize(1920, 1080)
    session.changed.connect(lambda _stream: stage.show_view(session.screen_view(main)))
    session.switch(main)
    look().dress(window)
    for widget in (window, stage):
        widget.show()
    app.processEvents()
    alive = iter([entry.id for entry in session.club.desk.state(main).playing()][:-1])
    what = "bust-out with its bounty" if bounty else "bust-out"
    for page in (*names(), *(("bounties",) if bounty else ())):
        _in_front(window, page)
        app.processEvents()
        took, undone = [], []
        for _ in range(TIMES):
            entry = next(alive)
            by = desk.won_by(session.club.desk.state(main), entry) if bounty else {}
            began = time.perf_counter()
            act = session.do(entries.bust_out, (entry,), by=by)
            app.processEvents()
            took.append(time.perf_counter() - began)
            assert act is not None, "the bust-out was refused"
        for _ in range(TIMES):
            began = time.perf_counter()
            session.undo()
            app.processEvents()
            undone.append(time.perf_counter() - began)
        yield f"{what} to painted, {page} in front", statistics.median(took), LIMIT, 1.0, "100 ms"
        yield f"its undo to painted, {page} in front", statistics.median(undone), LIMIT, 1.0, "100 ms"
        if not bounty:
            seconds = [_second(app, session, clock) for _ in range(SECONDS)]
            yield f"a second that passes, {page} in front", statistics.mean(seconds), TICK_LIMIT, 1.0, "10 ms"
    window.close()
    stage.close()
    session.close()


def _in_front(window: MainWindow, page: str) -> None:
    if page == "bounties":  # a part of the Desk
        window.run(PART.id)
    else:
        window.go(page)


def _second(app: QCoreApplication, session: Session, clock: HandClock) -> float:
    """A tick to painted, in seconds of processor time."""
    clock.forward(timedelta(seconds=1))
    began = time.thread_time()
    session.ticked.emit()
    app.processEvents()
    return time.thread_time() - began


def _desk() -> ModuleType:
    """The benchmark beside this one, which knows how to make so large a club."""
    spec = importlib.util.spec_from_file_location("bench_desk", Path(__file__).resolve().parent / "desk.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    for name, ours, reference, _limit, what in rows():
        assert ours is not None and reference is not None
        print(f"{name}: {ours * 1000:.1f} ms, {ours / reference:.2f} of {what}")
