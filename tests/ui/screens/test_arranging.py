"""The window of boxes: dragged by mouse and moved by keys over the live picture, refused in words, undone and saved."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.clock.screen_library import library_in, own_screens
from tdapp.read.screen_layout import Align, BoxKind, Cells
from tdapp.read.screen_stage import EveningStage
from tdapp.read.screen_windows import windows_from
from tdapp.ui.main_window import MainWindow
from tdapp.ui.screens.arranging import ArrangeWindow
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    library_in.cache_clear()  # each test has a home of its own
    evening = Evening(tmp_path, demo_names()[:12])
    evening.register(12)
    evening.draw()
    evening.start()
    yield main_window(evening, qtbot)
    library_in.cache_clear()


def opened(window: MainWindow) -> ArrangeWindow:
    window.beside.show_boxes()
    found = window.beside.boxes
    assert isinstance(found, ArrangeWindow)
    return found


def chosen(boxes: ArrangeWindow, kind: BoxKind) -> Cells:
    """Choose the first box of a kind that is seen; where it stands."""
    index = next(at for at in boxes.grid_seen() if boxes.shape.boxes[at].kind is kind)
    boxes.choose(index)
    return at(boxes)


def at(boxes: ArrangeWindow) -> Cells:
    box = boxes.box()
    assert box is not None
    return box.at


def key(boxes: ArrangeWindow, which: Qt.Key, times: int = 1, held: Qt.KeyboardModifier = NONE) -> None:
    for _ in range(times):
        QTest.keyClick(boxes.grid, which, held)


def dragged(boxes: ArrangeWindow, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(boxes.grid, LEFT, NONE, start)
    QTest.mouseMove(boxes.grid, (start + end) / 2)
    QTest.mouseMove(boxes.grid, end)
    QTest.mouseRelease(boxes.grid, LEFT, NONE, end)


def test_it_begins_with_what_the_screen_shows_now(window: MainWindow) -> None:
    boxes = opened(window)
    assert (boxes.drafts.key, boxes.stage_of, boxes.shape_of) == ("play", EveningStage.PLAY, (16, 9))
    assert boxes.picture.view is not None and boxes.picture.view.name == window.session.clock_view().name
    assert boxes.focusWidget() is boxes.grid and not boxes.save.isEnabled()
    assert boxes.unkept() == ()


def test_boxes_are_moved_and_made_larger_by_keys_and_what_cannot_be_is_said(window: MainWindow) -> None:
    boxes = opened(window)
    was = chosen(boxes, BoxKind.BLINDS)
    key(boxes, Qt.Key.Key_Left, held=SHIFT)
    assert at(boxes) == Cells(was.x, was.y, was.w - 1, was.h)
    key(boxes, Qt.Key.Key_Right)
    assert at(boxes) == Cells(was.x + 1, was.y, was.w - 1, was.h)
    key(boxes, Qt.Key.Key_Right)
    assert at(boxes).x == was.x + 1
    assert boxes.why.text() == "Blinds: that is outside the grid. It stays where it is."
    key(boxes, Qt.Key.Key_Up, held=SHIFT, times=5)
    assert at(boxes).h == 2 and "smaller than 4 % of the height. It needs at least 2 rows" in boxes.why.text()
    key(boxes, Qt.Key.Key_Up, times=2)
    assert boxes.why.text().startswith("Blinds would lie on 'Players and average'")
    assert boxes.unkept() == ("Play",)
    boxes.undo.click()
    boxes.undo_here()
    assert at(boxes) == Cells(was.x + 1, was.y, was.w - 1, 3)
    boxes.redo_here()
    assert at(boxes).h == 2


def test_a_box_is_dragged_and_taken_by_its_edge_on_the_grid(window: MainWindow) -> None:
    boxes = opened(window)
    was = chosen(boxes, BoxKind.CLOCK)
    rect = boxes.grid.rect_of(was)
    corner = rect.bottomRight().toPoint() - QPoint(2, 2)
    cell = boxes.grid.rect_of(Cells(0, 0, 1, 1))
    step = QPoint(round(cell.width()), round(cell.height()))
    dragged(boxes, corner, corner - QPoint(4 * step.x(), 3 * step.y()))
    assert at(boxes) == Cells(was.x, was.y, was.w - 4, was.h - 3)
    middle = boxes.grid.rect_of(at(boxes)).center().toPoint()
    dragged(boxes, middle, middle + QPoint(2 * step.x(), step.y()))
    assert at(boxes) == Cells(was.x + 2, was.y + 1, was.w - 4, was.h - 3)
    QTest.mousePress(boxes.grid, LEFT, NONE, middle)
    QTest.mouseMove(boxes.grid, middle + QPoint(0, 9 * step.y()))
    assert "would lie on" in boxes.why.text() and boxes.grid.refused
    QTest.mouseRelease(boxes.grid, LEFT, NONE, middle + QPoint(0, 9 * step.y()))
    assert at(boxes).y == was.y + 1  # where it was


def test_a_box_is_added_given_its_stages_and_taken_out_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    boxes = opened(window)
    before = len(boxes.shape.boxes)
    boxes.side.kinds.setCurrentIndex(boxes.side.kinds.findData(BoxKind.LEADERS))
    qtbot.waitUntil(boxes.isActiveWindow)
    chosen(boxes, BoxKind.MONEY)
    QTest.keyClick(boxes.windowHandle(), Qt.Key.Key_Delete)
    assert len(boxes.shape.boxes) == before - 1
    boxes.side.add.click()
    box = boxes.box()
    assert box is not None and box.kind is BoxKind.LEADERS and len(boxes.shape.boxes) == before
    boxes.side.chosen.seen_at.pills["break"].click()
    boxes.side.chosen.align.pills["left"].click()
    now = boxes.box()
    assert now is not None and len(now.stages) == 12 and EveningStage.BREAK not in now.stages
    assert now.align is Align.LEFT
    boxes.side.chosen.seen_at.pills["all"].click()
    assert boxes.shape.boxes[-1].stages == ()
    key(boxes, Qt.Key.Key_PageDown)
    assert boxes.index == boxes.grid_seen()[0]


def test_turns_and_what_a_box_gives_way_to_are_set_by_keys(window: MainWindow) -> None:
    boxes, box = opened(window), opened(window).side.chosen

    def press(pill: QWidget) -> None:
        QTest.keyClick(pill, Qt.Key.Key_Space)

    chosen(boxes, BoxKind.PLAYERS)
    assert not box.of_turn.isVisibleTo(boxes) and not box.side_by_side.isVisibleTo(boxes)
    press(box.unless.pills["late"])
    press(box.unless.pills["ladder"])
    now = boxes.box()
    assert now is not None and now.unless == (BoxKind.LATE, BoxKind.LADDER)
    press(box.unless.pills["nothing"])
    press(box.turn.pills["new"])
    press(box.page.pills["2"])
    now = boxes.box()
    assert now is not None and (now.unless, now.turn, now.page) == ((), "turn 1", 2)
    assert box.turning.text() == "Page 2: Players and average." and box.turn.pills["turn_turn 1"].isChecked()
    press(box.turn.pills["turn_low"])
    assert box.turning.text().startswith("Page 1: Players and average, What comes next, ")
    chosen(boxes, BoxKind.MOVES)
    press(box.turn.pills["none"])  # it lies over what comes next, on a page of its own
    assert "would lie on" in boxes.why.text() and box.turn.pills["turn_low"].isChecked()
    boxes.side.kinds.setCurrentIndex(boxes.side.kinds.findData(BoxKind.SEATS))
    chosen(boxes, BoxKind.MONEY)
    boxes.take_out()
    boxes.side.add.click()
    box.lists.line.setFocus()
    QTest.keyClicks(box.lists.line, "at the bar")
    QTest.keyClick(box.lists.line, Qt.Key.Key_Return)
    now = boxes.box()
    assert now is not None and (now.kind, now.text) == (BoxKind.SEATS, "at the bar")
    for _step in range(9):
        boxes.undo_here()
    assert not boxes.draft.past and not boxes.draft.changed


def test_which_tournament_a_box_is_of_can_be_picked_where_several_stand_side_by_side(window: MainWindow) -> None:
    boxes = opened(window)
    boxes.choose_layout("pair")
    chosen(boxes, BoxKind.CLOCK)
    picks = boxes.side.chosen.tournament
    assert [*picks.pills] == ["1", "2", "3"] and picks.pills["1"].isChecked()
    picks.pills["3"].click()
    assert boxes.draft.layout.tournaments == 3 and boxes.picture.view is not None


def test_a_shape_without_boxes_of_its_own_gets_them_with_the_first_change(window: MainWindow) -> None:
    boxes = opened(window)
    boxes.side.shapes.pills["21_9"].click()
    assert boxes.side.copied.isVisibleTo(boxes.side) and not boxes.draft.changed
    assert abs(boxes.picture.width() / boxes.picture.height() - 21 / 9) < 0.02
    chosen(boxes, BoxKind.BLINDS)
    key(boxes, Qt.Key.Key_Left, held=SHIFT)
    assert not boxes.side.copied.isVisibleTo(boxes.side) and len(boxes.draft.layout.shapes) == 4


def test_saved_under_its_name_it_is_on_every_screen_and_under_another_a_programme(window: MainWindow) -> None:
    boxes = opened(window)
    chosen(boxes, BoxKind.BLINDS)
    key(boxes, Qt.Key.Key_Left, held=SHIFT)
    boxes.save.click()
    assert boxes.told.text() == "Saved. Every screen with these boxes shows them." and boxes.unkept() == ()
    assert (own_screens() / "layouts" / "play.toml").exists()
    assert boxes.shows.library.layouts["play"] == boxes.draft.layout
    boxes.shipped.click()
    assert boxes.draft.changed
    boxes.side.name.line.setText("Finale Łódź")
    boxes.save.click()
    assert boxes.drafts.key == "finale-lodz" and "Finale Łódź" in boxes.told.text()
    kept = windows_from(window.session.preferences.windows)
    assert [each.programme for each in kept] == ["finale-lodz"]
    assert not boxes.shipped.isEnabled()


def test_what_is_not_saved_is_asked_for_once(window: MainWindow) -> None:
    boxes = opened(window)
    chosen(boxes, BoxKind.BLINDS)
    key(boxes, Qt.Key.Key_Left, held=SHIFT)
    boxes.close()
    assert boxes.isVisible() and "not saved" in boxes.told.text()
    boxes.choose_layout("break")  # what was changed in another layout stays
    assert boxes.unkept() == ("Play",)
    boxes.close()
    boxes.close()
    assert window.beside.boxes is not boxes or not isinstance(window.beside.boxes, QWidget) or not boxes.isVisible()
