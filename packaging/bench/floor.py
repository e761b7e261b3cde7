"""The floor map of 1,112 tables, panned and zoomed: what one picture takes, beside a bare QGraphicsScene of as many."""

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF  # noqa: E402 - the platform is chosen and the checkout found before
from PySide6.QtGui import QPainter  # noqa: E402
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView  # noqa: E402

from tdapp.domain.units import EntryId, TableNo  # noqa: E402
from tdapp.read.people.names import PlayerName  # noqa: E402
from tdapp.read.seating.tables import ButtonView, SeatView, TablesView, TableView  # noqa: E402
from tdapp.ui.fonts import load_fonts  # noqa: E402
from tdapp.ui.pages.seating.felts import floor_colours  # noqa: E402
from tdapp.ui.pages.seating.floor_map import FloorMap  # noqa: E402
from tdapp.ui.theme.look import look  # noqa: E402
from tdapp.words.say import Words  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
TABLES, SEATS, COLUMNS = 1_112, 9, 34
SIZE = (1366, 768)
STEPS = 60
A_THIRTIETH = 1 / 30  # of a second: below this a moving picture does not stumble


def rows() -> Iterator[Row]:
    """One row for each distance, and one for zooming."""
    app = QApplication.instance() or QApplication([])
    load_fonts()
    look().wear("dark", still=True)
    bare = _bare_scene()
    bare.show()
    floor = FloorMap(floor_colours(), Words("en", UTC))
    look().dress(floor)
    floor.resize(*SIZE)
    floor.show()
    floor.show_view(room())
    app.processEvents()
    for name, cell in (("names", 260.0), ("dots", 130.0), ("shapes", 40.0)):
        floor.zoom_by(cell / floor.cell)
        app.processEvents()
        ours = _panned(floor.pan_by)
        scene = _panned(partial(_scroll, bare))
        yield f"pan {TABLES:,} tables, {name}", ours, A_THIRTIETH, 1.0, "a thirtieth of a second"
        yield f"pan {TABLES:,} tables, {name}", ours, scene, None, "bare QGraphicsScene"
    floor.zoom_to_room()
    app.processEvents()
    took = []
    for step in range(STEPS):
        began = time.perf_counter()
        floor.zoom_by(1.12 if step < STEPS / 2 else 1 / 1.12)
        app.processEvents()
        took.append(time.perf_counter() - began)
    yield f"zoom {TABLES:,} tables", statistics.median(took), A_THIRTIETH, None, "a thirtieth of a second"
    bare.close()
    floor.close()


def room() -> TablesView:
    """Full tables and short ones, each with a button."""
    tables = tuple(_table(number) for number in range(1, TABLES + 1))
    seated = sum(table.seated for table in tables)
    return TablesView(tables, SEATS, seated, 0, (), None)


def _table(number: int) -> TableView:
    seated = SEATS - number % 4
    seats = tuple(_seat(number, place, taken=place <= seated) for place in range(1, SEATS + 1))
    return TableView(TableNo(number), seats, seated, SEATS - seated, button=ButtonView(1, 2, 3, known=True))


def _seat(table: int, place: int, *, taken: bool) -> SeatView:
    name = PlayerName(f"Jansen {table}", "Piet")
    return SeatView(place, EntryId(table * 10 + place), name, name.full) if taken else SeatView(place, None, None, "")


def _bare_scene() -> QGraphicsView:
    """As many ellipses with a number, and nothing else."""
    view = QGraphicsView()
    scene = QGraphicsScene(view)
    for number in range(TABLES):
        row, column = divmod(number, COLUMNS)
        place = QRectF(column * 130, row * 90, 110, 70)
        scene.addEllipse(place)
        scene.addSimpleText(str(number + 1)).setPos(place.center())
    view.setScene(scene)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.resize(*SIZE)
    return view


def _scroll(view: QGraphicsView, dx: float, dy: float) -> None:
    view.horizontalScrollBar().setValue(round(view.horizontalScrollBar().value() - dx))
    view.verticalScrollBar().setValue(round(view.verticalScrollBar().value() - dy))


def _panned(pan: Callable[[float, float], None]) -> float:
    """Seconds for one step of a hand that drags the room about."""
    took = []
    for step in range(STEPS):
        way = -1 if step < STEPS / 2 else 1
        began = time.perf_counter()
        pan(way * 11, way * 3)
        QApplication.processEvents()
        took.append(time.perf_counter() - began)
    return statistics.median(took)


if __name__ == "__main__":
    for name, ours, reference, _limit, what in rows():
        assert ours is not None and reference is not None
        print(f"{name}: {ours * 1000:.1f} ms, {ours / reference:.2f} of {what}")
