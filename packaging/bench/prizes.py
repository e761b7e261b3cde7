"""The prizes of 10,000 entries worked out and painted, with the Prizes page in front: another payout table is taken,
one more entry comes in. The limit is 50 ms, within which a change seems to happen with the key. Counted is the
processor time of the window's thread, which other programs do not lengthen.
"""

import importlib.util
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, timedelta
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402 - the platform is chosen and the checkout found before

from tdapp.app.demo.evening import HandClock  # noqa: E402
from tdapp.app.open_club import Club  # noqa: E402
from tdapp.app.preferences import Preferences  # noqa: E402
from tdapp.domain import tournament  # noqa: E402
from tdapp.domain.prizes import payouts  # noqa: E402
from tdapp.domain.setup import PayoutTable  # noqa: E402
from tdapp.domain.units import Cents  # noqa: E402
from tdapp.ui.fonts import load_fonts  # noqa: E402
from tdapp.ui.main_window import MainWindow  # noqa: E402
from tdapp.ui.own_payouts import built_in  # noqa: E402
from tdapp.ui.session import Session  # noqa: E402
from tdapp.ui.theme.look import look  # noqa: E402
from tdapp.values import replace  # noqa: E402
from tdapp.words.say import Words  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
ENTRIES, LINES, TIMES = 10_000, 12_000, 9
LIMIT = 0.05  # seconds


def rows() -> Iterator[Row]:
    """For tables that pay many places: the table taken, and the prizes posted, each to painted."""
    app = QApplication.instance() or QApplication([])
    load_fonts()
    look().wear("dark", still=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "big.tdapp"
        desk = _desk()
        main = desk.big_club(path, players=ENTRIES, lines=LINES)
        clock = HandClock(desk.START + timedelta(hours=5))
        session = Session(None, Preferences(reduced_motion=True), lambda language: Words(language, UTC))
        session.enter(Club.open(path, create=False, time=clock.source(), operator_name="Bench"))
        window = MainWindow(session)
        look().dress(window)
        window.resize(1366, 768)
        session.switch(main)
        window.show()
        window.go("prizes")
        app.processEvents()
        for table in (each for each in built_in() if each.pays and each.seats is None):
            yield from _of(app.processEvents, session, table)
        window.close()
        session.close()


def _of(paint: Callable[[], object], session: Session, table: PayoutTable) -> Iterator[Row]:
    took, posted = [], []
    for number in range(TIMES):
        setup = session.view(lambda state: state.setup)
        anew = replace(setup, payout=table, unit=Cents(100 * (number % 2 + 1)))
        began = time.thread_time()
        assert session.do(tournament.change_setup, anew) is not None
        paint()
        took.append(time.thread_time() - began)
        began = time.thread_time()
        assert session.do(payouts.post_prizes) is not None
        paint()
        posted.append(time.thread_time() - began)
        session.do(payouts.withdraw_prizes)
        paint()
    places = len(session.prizes_view().rows)
    yield f"{table.name}, {places} places, taken to painted", statistics.median(took), LIMIT, 1.0, "50 ms"
    yield f"{table.name}, {places} places, posted to painted", statistics.median(posted), LIMIT, 1.0, "50 ms"


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
