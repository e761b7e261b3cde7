"""A practice night from start to end in the window: by the keys of its hints, by mouse, and by somebody who errs."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.read.trainer.tasks import TASKS, Task
from tdapp.ui.pages.registration.table_sheet import TableSheet
from tests.evenings.director import assert_replays
from tests.evenings.keyboard import CTRL
from tests.ui.trainer.trainee import SHIFT, SLOW, ByKeys, ByMouse

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
Key = Qt.Key


@pytest.fixture
def me(qtbot: QtBot) -> Iterator[ByKeys]:
    hands = ByKeys(qtbot)
    yield hands
    hands.window.close()
    hands.window.deleteLater()


@pytest.fixture
def mouse(qtbot: QtBot) -> Iterator[ByMouse]:
    hands = ByMouse(qtbot)
    yield hands
    hands.window.close()
    hands.window.deleteLater()


def test_all_twelve_tasks_by_the_keys_of_their_hints(me: ByKeys) -> None:
    me.begin()
    for number, task in enumerate(TASKS, 1):
        assert (me.number, me.scene.task) == (number, task) and me.said == ""
        fewest = me.trainer.fewest()
        me.as_hinted()
        assert f"Done with {fewest} key" in me.said and f"take {fewest}." in me.said
        me.go_on()
    results = me.summary()
    assert me.trainer.training is not None
    kept = me.trainer.training.kept.results
    assert [each.task for each in kept] == list(TASKS) and all(each.done for each in kept)
    assert all(each.effort.keys == each.fewest and not each.effort.clicks for each in kept)
    assert sum(each.fewest for each in kept) <= 110
    assert not me.trainer.bar.isVisible() and me.state.finished
    assert_replays(me.session.club, me.trainer.training.tournament)
    results.reject()


def test_all_twelve_tasks_by_mouse(mouse: ByMouse) -> None:
    mouse.app.fail()
    with mouse.qtbot.waitSignal(mouse.app.app.opening.settled, timeout=SLOW):
        mouse.click("welcome_practice")
    for task in TASKS:
        assert mouse.scene.task is task
        mouse.click("practice_hint")
        assert "By mouse: " in mouse.said
        by_mouse(mouse, task)
        assert all(mouse.steps), (mouse.scene, mouse.steps)
        mouse.click("practice_next")
    assert mouse.trainer.training is not None
    kept = mouse.trainer.training.kept.results
    assert all(each.done and each.effort.clicks for each in kept)
    assert mouse.small == {}
    mouse.click("practice_close")


def by_mouse(mouse: ByMouse, task: Task) -> None:
    """What the hints of a task say for the mouse."""
    scene = mouse.scene
    match task:
        case Task.START:
            mouse.click("rail_clock.page", "clock_main")
        case Task.LATE:
            name = mouse.session.club.directory[scene.player]
            mouse.click("rail_desk.page")
            mouse.write("desk_name", name.full)
            mouse.row("desk_name_suggestions", 0)
            mouse.click("sell_do")
        case Task.OUT:
            mouse.click("rail_tables.page")
            mouse.at_seat(*scene.seat, "Bust out")
        case Task.WRONG:
            mouse.click("rail_journal.page")
            mouse.click("journal_undo")
            mouse.click("rail_tables.page")
            mouse.at_seat(*scene.seat, "Bust out")
        case Task.REBUY:
            mouse.at_seat(*scene.seat, "Sell Rebuy")
        case Task.UNEVEN:
            mouse.click("need_balance", "accept_moves")
        case Task.RULE:
            mouse.at_seat(*scene.seat, "Ruling")
            mouse.write("ruling_search", "oot")
            mouse.row("ruling_incidents", 0)
            mouse.click("answer_fold", "ruling_give")
        case Task.ADD_ON:
            mouse.click("rail_desk.page", "desk_sheet", "sheet_price_1")
            while not mouse.find("sheet_all").isEnabled() or f"Table {scene.table}" not in sheet_title(mouse):
                mouse.click("sheet_after")
            mouse.click("sheet_all", "sheet_do")
        case Task.RACE:
            mouse.click("rail_chips.page", "chips_race")
            row = [each.number for each in mouse.state.open_tables()].index(scene.table)
            mouse.row("race_tables", row)
            for place, (_seat, chips) in enumerate(scene.odd):
                for _chip in range(chips):
                    mouse.row("race_seats", place)
            mouse.click("race_table_done", "race_end")  # the last table has its cards drawn at once
        case Task.BUBBLE:
            mouse.click("rail_window.in_step", "begin_hand_for_hand")
            mouse.row("in_step_tables", [each.number for each in mouse.state.open_tables()].index(scene.table))
            mouse.click(f"out_{scene.entry}", "all_played", "hand_over", "end_hand_for_hand")
        case Task.DEAL:
            mouse.click("rail_prizes.page", "open_deal", "deal_even", "deal_make", "deal_close", "post_prizes")
        case Task.FINISH:
            mouse.click("rail_prizes.page")
            mouse.row("prizes_table", 0)
            mouse.click("pay_prize", "rail_clock.page", "finish")


def sheet_title(mouse: ByMouse) -> str:
    return next(each.title.text() for each in mouse.window.findChildren(TableSheet) if each.isVisible())


def test_somebody_who_errs_undoes_and_comes_back(me: ByKeys, qtbot: QtBot) -> None:
    """A wrong act is told and undone; what is done is open again after an undo, and done after a redo; the night is
    taken up in another start, at the step where it was left.
    """
    me.begin()
    me.as_hinted()
    me.go_on()
    me.go_on()
    assert me.scene.task is Task.OUT
    wrong = next(each for each in me.state.playing() if each.id != me.scene.entry and each.seat is not None)
    me.typed(f"{wrong.seat.table}-{wrong.seat.number}\n")
    assert "That was not the task: Ctrl Z undoes it." in me.said
    me.press(Key.Key_Z, CTRL)
    assert me.said == ""
    me.as_hinted()
    me.press(Key.Key_Z, CTRL)
    assert not any(me.steps) and "Done" not in me.said
    me.press(Key.Key_Z, CTRL | SHIFT)
    assert all(me.steps) and "Done" in me.said
    me.go_on()
    assert me.scene.task is Task.WRONG
    me.stroke(me.trainer.strokes())
    assert me.steps == (True, False) and "1 step of 2" in me.said
    me.window.close()
    again = ByKeys(qtbot)
    try:
        again.app.fail()
        again.press(Key.Key_F1, SHIFT)
        qtbot.waitUntil(lambda: again.app.app.trainer is not None and again.trainer.bar.isVisible(), timeout=SLOW)
        assert again.scene.task is Task.WRONG and again.steps == (True, False) and again.number == 4
        again.stroke(again.trainer.strokes())
        assert all(again.steps)
    finally:
        again.window.close()
        again.window.deleteLater()


def test_esc_leaves_every_task_and_the_club_stays_whole(me: ByKeys) -> None:
    me.begin()
    for task in TASKS:
        assert me.scene.task is task
        acts = len(me.session.club.desk.history(me.trainer.training.tournament).acts)
        me.press(Key.Key_1, CTRL)
        me.typed("x")
        assert me.window.command.isVisible()
        me.press(Key.Key_Escape)
        assert me.trainer.bar.isVisible() and not me.window.command.isVisible(), "Esc was the command box's"
        me.press(Key.Key_Escape)
        assert not me.trainer.bar.isVisible() and me.session.has_club
        assert f"waits at task {me.number}" in me.app.told[-1].text
        assert len(me.session.club.desk.history(me.trainer.training.tournament).acts) == acts
        me.press(Key.Key_F1, SHIFT)
        assert me.trainer.bar.isVisible() and me.scene.task is task
        me.go_on()
    assert_replays(me.session.club, me.trainer.training.tournament)
    assert not any(each.done for each in me.trainer.training.kept.results)
    me.summary().reject()


def test_its_doors_and_that_it_does_nothing_without_one(me: ByKeys) -> None:
    me.app.fail()
    me.press(Key.Key_F2, SHIFT)
    assert "No club is open" in me.app.told[-1].text
    with me.qtbot.waitSignal(me.app.app.opening.settled, timeout=SLOW):
        me.window.run("window.practise")
    assert me.trainer.bar.isVisible()
    me.press(Key.Key_Escape)
    me.typed("train\n")
    assert me.trainer.bar.isVisible()
    me.press(Key.Key_F1, SHIFT)
    assert me.focus().objectName() == "practice_hint"
    me.press(Key.Key_Escape)
    assert not me.trainer.bar.isVisible()


def test_a_club_of_ones_own_is_never_attended(me: ByKeys) -> None:
    me.begin()
    path = me.session.club.file.path
    own = path.with_name("own.tdapp")
    with me.qtbot.waitSignal(me.app.app.opening.settled, timeout=SLOW):
        me.app.app.opening.open(own, create=True)
    assert me.session.club.file.path == own and not me.trainer.attends and not me.trainer.bar.isVisible()
    acts = me.session.club.desk.club_acts()
    me.press(Key.Key_F3, SHIFT)
    assert me.session.club.desk.club_acts() == acts and me.session.club.tournaments() == ()
    with me.qtbot.waitSignal(me.app.app.opening.settled, timeout=SLOW):
        me.app.app.opening.open(path)
    assert not me.trainer.attends, "opened as a club, a practice night is one"


def test_a_meddled_task_is_begun_again_by_its_button(me: ByKeys) -> None:
    me.begin()
    for _task in TASKS[:5]:
        me.go_on()
    assert me.scene.task is Task.UNEVEN
    for _act in range(10):
        me.press(Key.Key_Z, CTRL)
    assert "What led to this task is undone." in me.said and me.trainer.bar.again.isVisible()
    me.trainer.bar.again.click()
    assert me.said == "" and not me.trainer.bar.again.isVisible() and me.number == 6
    me.as_hinted()


def test_it_is_over_and_leads_to_a_club_of_ones_own(me: ByKeys) -> None:
    me.begin()
    for _task in TASKS:
        me.go_on()
    summary = me.summary()
    summary.again.click()
    assert me.number == 1 and me.trainer.bar.isVisible()
    for _task in TASKS:
        me.go_on()
    me.summary().club.click()
    QApplication.processEvents()
    assert me.app.offered()[:1] == ["welcome_begin_it"]


def test_what_the_floor_does_needs_no_refusal_of_its_own(me: ByKeys) -> None:
    """Nothing the night did was refused, and nobody was told of what it did by itself."""
    me.begin()
    for _task in TASKS:
        me.go_on()
    assert [each.text for each in me.app.told if each.kind in ("refused", "error")] == []
    me.summary().reject()
