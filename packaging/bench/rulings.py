"""The rulings desk: a ruling beside the least any program could do for it, and a keystroke until the page is painted.

The reference of a ruling is eight bare evaluations of seven cards and one JSON parse of the same situation; its limit
is in seconds. What is measured is every worked case of the three rulebooks, read and ruled on. Keystrokes are typed
into the page of a tournament of 90: finding an incident, chips as an answer, the line about the table, a hand of 40
actions; and all of it once more while another process takes a core for itself.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from phevaluator import _pheval  # noqa: E402 - the checkout is found before
from PySide6.QtCore import QCoreApplication  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from tdapp.app.rulings.rulings import compared, warm_up  # noqa: E402
from tdapp.poker.cards import deck  # noqa: E402
from tdapp.rulings import Rulebook, Situation, load_rulebook, plain_situation, read_situation, resolve  # noqa: E402
from tdapp.rulings.reading import situation_of  # noqa: E402
from tdapp.ui.fonts import load_fonts  # noqa: E402
from tdapp.ui.pages.rulings.page import RulingsPage  # noqa: E402
from tdapp.ui.theme.look import look  # noqa: E402
from tests.ui.pages.evening import Evening, demo_names  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
BOOKS = ROOT / "resources" / "rulebooks"
RULING, KEYSTROKE = 0.020, 0.050  # seconds
ROUNDS = 5
HAND = tuple(deck("bench")[:7])
STACKS = " ".join(f"{seat}=20000" for seat in range(1, 10))
FORTY = f"d9 {STACKS} b600{' c' * 8} flop AsKd2c{' x' * 9} turn 9h{' x' * 9} river 2d{' x' * 4} b1500{' c' * 8}"
"""Nine players, each street to its end: 9, 9, 9 and 13 actions."""


def rows() -> Iterator[Row]:
    """Every measurement of the rulings desk."""
    began = time.perf_counter()
    books = {path.name: load_rulebook(path) for path in sorted(BOOKS.iterdir()) if (path / "book.toml").is_file()}
    yield ("read the three rulebooks", time.perf_counter() - began, None, None, "")
    began = time.perf_counter()
    warm_up()
    yield ("make the hand tables, once and in the background", time.perf_counter() - began, None, None, "")
    cases = [
        (books[path.parent.parent.name], read_situation(path.read_text(encoding="utf-8")))
        for path in sorted(BOOKS.glob("*/cases/*.toml"))
    ]
    yield from _rulings(cases)
    yield from _comparison([case for _book, case in cases[:: max(1, len(cases) // 100)]])
    yield from _keystrokes()


def _rulings(cases: Sequence[tuple[Rulebook, Situation]]) -> Iterator[Row]:
    """All worked cases from JSON text to ruling, ours and the reference in turns."""
    texts = [(book, json.dumps(plain_situation(case))) for book, case in cases]
    ours: list[list[float]] = [[] for _ in texts]
    least: list[list[float]] = [[] for _ in texts]
    for _ in range(ROUNDS):
        for place, (book, text) in enumerate(texts):
            began = time.perf_counter()
            resolve(situation_of(json.loads(text)), book)
            between = time.perf_counter()
            json.loads(text)
            for _evaluation in range(8):
                _pheval.evaluate_7cards(*HAND)
            least[place].append(time.perf_counter() - between)
            ours[place].append(between - began)
    mine, theirs = ([statistics.median(each) for each in side] for side in (ours, least))
    mean, bare = statistics.mean(mine), statistics.mean(theirs)
    yield (f"a ruling, mean of {len(texts)} worked cases", mean, bare, None, "8 bare evaluations and one JSON parse")
    yield ("the same (limit 20 ms)", mean, RULING, 1.0, "20 ms")
    yield ("the slowest of them (limit 20 ms)", max(mine), RULING, 1.0, "20 ms")


def _comparison(cases: Sequence[Situation]) -> Iterator[Row]:
    """What the page does when books are compared."""
    took = []
    for case in cases:
        began = time.perf_counter()
        compared(case, "HC")
        took.append(time.perf_counter() - began)
    yield ("three books compared, slowest of a hundred cases", max(took[1:]), KEYSTROKE, 1.0, "50 ms")


def _keystrokes() -> Iterator[Row]:
    """Each keystroke until everything is painted: of every text the slowest key, each key the median of its rounds."""
    app = QApplication.instance() or QApplication([])
    load_fonts()
    look().wear("dark", still=True)
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), demo_names())
        evening.register(90)
        evening.draw()
        evening.start()
        window = QWidget()  # as in the main window: what the page needs at least changes no window
        look().dress(window)
        window.resize(1290, 700)
        page = RulingsPage(evening.session)
        page.setParent(window)
        page.resize(1290, 700)
        began = time.perf_counter()
        window.show()
        app.processEvents()
        page.grab()
        yield ("the page opened for the first time, painted", time.perf_counter() - began, None, None, "")
        ruling = page.ruling
        painted = page.repaint

        def search() -> QWidget:
            ruling.finder.search.clear()
            return ruling.finder.search

        def chips() -> QWidget:
            ruling.choose("betting.silent_chips")
            ruling.draft.facts.clear()
            ruling.draft.answer("seat", 4)
            ruling.questions.focus_on("chips")
            return page.focusWidget()

        def line() -> QWidget:
            ruling.choose("betting.silent_chips")
            ruling.line.clear()
            return ruling.line

        def beside() -> QWidget:
            ruling.show_comparison(True)
            return line()

        def hand() -> QWidget:
            ruling.draft.clear()
            ruling.line.clear()
            return ruling.line

        def replayed() -> None:
            ruling.line.setText(FORTY)
            app.processEvents()
            painted()

        keys = (
            ("finding an incident", search, "overchip"),
            ("chips as an answer", chips, "2x1000 500"),
            ("the line about the table", line, "d1 3b600 4c 5r1800 6f flop AsKd2c"),
            ("a hand of 40 actions", hand, FORTY),
        )
        for beside_it in ("", ", a core busy"):
            with _busy(bool(beside_it)):
                took = [_timed(hand, replayed) for _ in range(ROUNDS)]
                name = f"40 actions replayed and drawn{beside_it}"
                yield (name, statistics.median(took), KEYSTROKE, 1.0, "50 ms")
                for name, start, typed in keys:
                    slowest = max(_typed(app, start, typed, painted))
                    yield (f"a keystroke: {name}{beside_it}", slowest, KEYSTROKE, 1.0, "50 ms")
        slowest = max(_typed(app, beside, "d1 3b600 4c 5r1800", painted))
        yield ("a keystroke: three books side by side", slowest, KEYSTROKE, 1.0, "50 ms")
        page.close()
        evening.close()


@contextmanager
def _busy(on: bool) -> Iterator[None]:
    """Have another process take a core for itself."""
    if not on:
        yield
        return
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as spinning:
        try:
            yield
        finally:
            spinning.kill()


def _timed(start: Callable[[], QWidget], do: Callable[[], None]) -> float:
    """Seconds of what is done, after a beginning that does not count."""
    start()
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def _typed(app: QCoreApplication, start: Callable[[], QWidget], typed: str, painted: Callable[[], None]) -> list[float]:
    """Seconds from each key to the painted page, the median of the rounds."""
    took: list[list[float]] = [[] for _ in typed]
    for _ in range(ROUNDS):
        field = start()
        app.processEvents()
        for place, letter in enumerate(typed):
            began = time.perf_counter()
            QTest.keyClicks(field, letter)
            app.processEvents()
            painted()
            took[place].append(time.perf_counter() - began)
    return [statistics.median(each) for each in took]


if __name__ == "__main__":
    for name_, ours_, reference, _limit, what in rows():
        ratio = f"{ours_ / reference:8.2f} x {what}" if ours_ and reference else ""
        print(f"{name_:55s} {(ours_ or 0) * 1000:10.3f} ms {ratio}", flush=True)
