"""The floor map paints what changed and nothing else; on the display stands then what painting it whole would give."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.proposal import ProposalKind
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.moves import MoveView, ProposalView
from tdapp.read.names import PlayerName
from tdapp.read.said import say
from tdapp.read.tables import SeatView, TablesView, TableView
from tdapp.ui.pages.tables.drawing import FloorPainter
from tdapp.ui.pages.tables.felts import floor_colours
from tdapp.ui.pages.tables.floor_map import FloorMap
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import words_for

NEAR, FAR = 6, 60  # so many tables are shown with names, so many as shapes


def room(tables: int) -> TablesView:
    """Full tables of nine, nobody waits and nothing is proposed."""
    full = tuple(table(number) for number in range(1, tables + 1))
    return TablesView(full, seats_per_table=9, seated=9 * tables, free=0, waiting=(), proposal=None)


def table(number: int, *, seated: int = 9) -> TableView:
    seats = tuple(seat(number, place, taken=place <= seated) for place in range(1, 10))
    return TableView(TableNo(number), seats, seated, 9 - seated)


def seat(number: int, place: int, *, taken: bool) -> SeatView:
    if not taken:
        return SeatView(place, None, None, "")
    name = PlayerName(f"Last{number}", f"First{place}")
    return SeatView(place, EntryId(number * 10 + place), name, name.full)


def changed(view: TablesView, *tables: TableView) -> TablesView:
    """The room with other tables in the place of those of their number."""
    new = {table.number: table for table in tables}
    return replace(view, tables=tuple(new.get(table.number, table) for table in view.tables))


def proposal(move: MoveView) -> ProposalView:
    return ProposalView(ProposalKind.BALANCE, None, (move,), "seed", partial=True)


class Painted:
    """Which tables were painted since they were last asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tables: list[int] = []
        for how in ("near", "far"):
            monkeypatch.setattr(FloorPainter, how, self._noting(getattr(FloorPainter, how)))

    def taken(self) -> list[int]:
        QApplication.processEvents()
        tables, self.tables = sorted(self.tables), []
        return tables

    def _noting(self, paint: Callable[..., None]) -> Callable[..., None]:
        def noted(painter: FloorPainter, on: QPainter, place: QRectF, table: TableView, *args: Any, **how: Any) -> None:
            self.tables.append(table.number)
            paint(painter, on, place, table, *args, **how)

        return noted


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    return Painted(monkeypatch)


@pytest.fixture
def floor(painted: Painted, qtbot: QtBot) -> FloorMap:
    look().wear("dark")
    floor = FloorMap(floor_colours(), words_for("en"))
    qtbot.addWidget(floor)
    floor.resize(990, 680)
    floor.show()
    return floor


def shown(floor: FloorMap, view: TablesView, painted: Painted) -> list[int]:
    floor.show_view(view)
    return painted.taken()


def on_display(floor: FloorMap) -> QImage:
    return floor.screen().grabWindow(floor.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def whole(floor: FloorMap) -> QImage:
    return floor.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("count", [NEAR, FAR])
def test_only_tables_that_changed_are_painted(floor: FloorMap, painted: Painted, count: int) -> None:
    view = room(count)
    assert shown(floor, view, painted) == list(range(1, count + 1))
    assert floor.shows_names is (count == NEAR)
    assert shown(floor, view, painted) == []
    assert shown(floor, room(count), painted) == []
    view = changed(view, table(2, seated=8))
    assert shown(floor, view, painted) == [2]
    view = changed(view, table(1, seated=7), table(count, seated=7))
    assert shown(floor, view, painted) == [1, count]
    assert on_display(floor) == whole(floor)


def test_another_table_is_a_new_plan(floor: FloorMap, painted: Painted) -> None:
    shown(floor, room(FAR), painted)
    assert shown(floor, room(FAR + 1), painted) == list(range(1, FAR + 2))


@pytest.mark.parametrize("count", [NEAR, FAR])
def test_the_cursor_takes_only_its_neighbours_along(
    floor: FloorMap, painted: Painted, count: int, qtbot: QtBot
) -> None:
    shown(floor, room(count), painted)
    floor.activateWindow()
    floor.setFocus()
    floor.go_to(Seat(TableNo(1), 1))
    painted.taken()
    before = on_display(floor)
    for _ in range(3):
        qtbot.keyClick(floor, Qt.Key.Key_Right)
        assert 0 < len(painted.taken()) <= 12  # what the ring reaches over, where it was and where it is
        assert on_display(floor) == whole(floor)
        painted.taken()
    floor.go_to(Seat(TableNo(1), 1))
    painted.taken()
    assert on_display(floor) == before == whole(floor)


def test_a_proposal_comes_and_goes_with_its_badges(floor: FloorMap, painted: Painted) -> None:
    calm = changed(room(NEAR), table(3, seated=8))
    shown(floor, calm, painted)
    before = on_display(floor)
    who = calm.tables[0].seats[8]
    assert who.entry is not None and who.name is not None
    move = MoveView(
        1, who.entry, who.name, Seat(TableNo(1), 9), Seat(TableNo(3), 9), say("move.final"), TableNo(1), TableNo(3)
    )
    leaving, arriving = calm.tables[0], calm.tables[2]
    proposed = replace(
        changed(
            calm,
            replace(leaving, seats=(*leaving.seats[:8], replace(who, leaving=1))),
            replace(arriving, seats=(*arriving.seats[:8], replace(arriving.seats[8], arriving=1))),
        ),
        proposal=proposal(move),
    )
    assert {1, 3} <= set(shown(floor, proposed, painted))
    assert on_display(floor) == whole(floor) != before
    renamed = replace(proposed, proposal=proposal(replace(move, name=PlayerName("Other", "Else"))))
    assert 3 in shown(floor, renamed, painted)
    assert on_display(floor) == whole(floor)
    shown(floor, calm, painted)
    assert on_display(floor) == before


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("smaller", range(7))
def test_a_penalty_is_seen_at_a_far_table_in_grey_too(
    floor: FloorMap, painted: Painted, smaller: int, theme: str
) -> None:
    look().wear(theme)
    floor.set_look(floor_colours(), words_for("en"))
    shown(floor, room(FAR), painted)
    floor.zoom_to_room()
    for _ in range(smaller):
        floor.zoom_out()
    assert not floor.shows_names
    painted.taken()
    box = floor.seat_box(Seat(TableNo(2), 0)).toRect().adjusted(-1, -2, 2, 0)
    before = floor.viewport().grab(box).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    painted.taken()
    seats = list(table(2).seats)
    seats[3] = replace(seats[3], away=6)
    assert shown(floor, changed(room(FAR), replace(table(2), seats=tuple(seats))), painted) == [2]
    assert on_display(floor) == whole(floor)
    after = floor.viewport().grab(box).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    differ = [
        (x, y)
        for x in range(box.width())
        for y in range(box.height())
        if abs(after.pixelColor(x, y).red() - before.pixelColor(x, y).red()) > 40
    ]
    assert len(differ) >= 15
    assert all(x > box.width() * 0.6 and y < box.height() * 0.5 for x, y in differ)  # the number is read as before
