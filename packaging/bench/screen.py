"""The room's screen at 1080p and at 4K: processor time of one minute at one repaint a second, and a new screen's time.

Measured with process_time, so that only work counts and waiting does not. The reference is the plain way to draw such
a screen: a widget that writes all its texts again every second.
"""

import os
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import process_time

from tdapp.values import replace

ROOT = Path(__file__).resolve().parent.parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QRectF, Qt  # noqa: E402
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from tdapp.domain.clock.structure import AnteKind, Break, Level  # noqa: E402
from tdapp.domain.units import Cents, Chips, Money  # noqa: E402
from tdapp.read.clock.clock import ClockPhase, ClockView, LevelView, PeriodView  # noqa: E402
from tdapp.read.clock.depth import Depth  # noqa: E402
from tdapp.read.screen import ScreenPrizes, ScreenView  # noqa: E402
from tdapp.ui.fonts import digit_font, text_font  # noqa: E402
from tdapp.ui.screens.shows import usual_show  # noqa: E402
from tdapp.ui.screens.stage import Stage  # noqa: E402
from tdapp.words.say import Words  # noqa: E402

SECONDS = 60
ROUNDS = 3
SIZES = (("1080p", 1920, 1080, 0.005), ("4K", 3840, 2160, 0.015))  # pixels, and the share of one core that is allowed
NEW = 0.2  # seconds for a new screen, until it is painted
START = datetime(2026, 11, 20, 21, 17, 0, tzinfo=UTC)
Row = tuple[str, float | None, float | None, float | None, str]


class Bare(QWidget):
    """Writes everything again at every repaint."""

    def __init__(self) -> None:
        super().__init__()
        self.view = evening(0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The texts of a clock screen, each where it would stand."""
        view, painter = self.view, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor("#05080C"))
        painter.setPen(QColor("#FFFFFF"))
        left = int(view.clock.left.total_seconds())
        self._write(painter, digit_font(550), QRectF(330, 100, 1260, 500), f"{left // 60:02d}:{left % 60:02d}")
        self._write(painter, digit_font(200), QRectF(90, 600, 1740, 160), "400 / 800 ante 800")
        self._write(painter, text_font(58), QRectF(90, 780, 1740, 80), "then break, 15 min, level 10: 500 / 1,000")
        for at, text in enumerate(("Herfst Open 2026", "Level 9", "21:17", "137", "of 180", "44,672", "56 big blinds")):
            self._write(painter, text_font(48), QRectF(60 + 250 * at, 20, 240, 70), text)
        for at in range(9):
            painter.fillRect(QRectF(90 + at * 195, 920, 180, 20), QColor("#6B7F96"))
            self._write(painter, text_font(38), QRectF(90 + at * 195, 945, 180, 50), str(at))
        painter.end()

    def _write(self, painter: QPainter, font: QFont, place: QRectF, text: str) -> None:
        painter.setFont(font)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def rows() -> Iterator[Row]:
    """Ours beside the share of a core that is allowed, beside the plain way, and with a new picture every second."""
    app = QApplication.instance() or QApplication([])
    for size, width, height, share in SIZES:
        stage, bare = Stage(Words("en", UTC), usual_show()), Bare()
        for widget in (stage, bare):
            widget.resize(width, height)
            widget.show()

        def ours(second: int, stage: Stage = stage) -> None:
            stage.show_view(evening(second))
            app.processEvents()

        def plain(second: int, bare: Bare = bare) -> None:
            bare.view = evening(second)
            bare.update()
            app.processEvents()

        pairs = [(minute(ours), minute(plain)) for _ in range(ROUNDS)]
        mine, reference = (sorted(times)[ROUNDS // 2] for times in zip(*pairs, strict=True))
        for widget in (stage, bare):
            widget.close()
            widget.deleteLater()
        name = f"clock screen at {size}, {SECONDS} repaints"
        yield name, mine, share * SECONDS, 1.0, f"{share:.1%} of a core"
        yield name, mine, reference, 1.0, "every text written again"
        yield f"new screen at {size}", sorted(new(app, width, height) for _ in range(ROUNDS))[ROUNDS // 2], NEW, 1.0, ""


def new(app: QCoreApplication, width: int, height: int) -> float:
    """Processor seconds of a window that is made, shown and painted."""
    began = process_time()
    stage = Stage(Words("en", UTC), usual_show())
    stage.resize(width, height)
    stage.show_view(evening(0))
    stage.show()
    app.processEvents()
    stage.grab()
    took = process_time() - began
    stage.close()
    stage.deleteLater()
    return took


def minute(repaint: Callable[[int], None]) -> float:
    """Processor seconds of a minute's repaints, the first picture not counted."""
    repaint(0)
    began = process_time()
    for second in range(1, SECONDS + 1):
        repaint(second)
    return process_time() - began


def evening(second: int) -> ScreenView:
    """A running level, so many seconds later. The minute of the wall clock turns once on the way."""
    now = START + timedelta(seconds=30 + second)
    clock = replace(VIEW.clock, now=now, left=timedelta(minutes=12, seconds=38) - timedelta(seconds=second))
    return replace(VIEW, clock=clock)


def level(number: int, big: int) -> LevelView:
    """A level with a big blind ante."""
    return LevelView(number, Level(Chips(big // 2), Chips(big), Chips(big), AnteKind.BIG_BLIND, timedelta(minutes=20)))


def schedule() -> tuple[PeriodView, ...]:
    """Fifteen levels, the ninth runs."""
    states = ["played"] * 8 + ["now"] + ["coming"] * 6
    return tuple(
        PeriodView(at, at + 1, level(at + 1, 800).level, START, state, registration_ends=False)
        for at, state in enumerate(states)
    )


VIEW = ScreenView(
    clock=ClockView(
        phase=ClockPhase.RUNNING,
        name="Herfst Open 2026",
        now=START,
        level=level(9, 800),
        on_break=None,
        left=timedelta(minutes=12, seconds=38),
        lasts=timedelta(minutes=20),
        next_level=level(10, 1000),
        next_break=Break(timedelta(minutes=15)),
        break_in=timedelta(minutes=12, seconds=38),
        back_at=None,
        ends_at=None,
        starts_at=None,
        warn=False,
        schedule=schedule(),
    ),
    name="Herfst Open 2026",
    entries=180,
    left=137,
    average=Chips(44672),
    average_depth=Depth(56),
    tables=16,
    prizes=ScreenPrizes(
        first=Money(Cents(849500), "EUR"),
        last=Money(Cents(21000), "EUR"),
        paid=27,
        pool=Money(Cents(3060000), "EUR"),
        amounts=(),
    ),
    late=None,
    message="",
    winner="",
)


if __name__ == "__main__":
    for row in rows():
        print(*row, sep="  ")
