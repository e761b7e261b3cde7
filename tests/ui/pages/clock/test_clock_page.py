"""The Clock page at a real desk: every lever by its button, what it shows, and why a lever is grey."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId
from tdapp.read.people.names import PlayerName
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.clock.page import ClockPage
from tdapp.ui.pages.clock.schedule import ScheduleList
from tdapp.ui.pages.clock.start import start_from
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import LEAST
from tdapp.ui.widgets.buttons import Button
from tests.ui.pages.evening import MINUTE, SIX, Evening, demo_names, level, state, words_for
from tests.ui.windows import main_window

LEFT = Qt.MouseButton.LeftButton
NAMES = [PlayerName(f"Player {number}") for number in range(1, 22)]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, NAMES)
    evening.register(20)
    evening.draw()
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> ClockPage:
    look().wear("dark")
    page = ClockPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 672)
    page.show()
    return page


@pytest.fixture
def running(page: ClockPage, evening: Evening) -> ClockPage:
    evening.start()
    return page


def press(page: ClockPage, qtbot: QtBot, name: str) -> None:
    button = page.findChild(Button, name)
    assert button is not None and button.isVisible() and button.isEnabled(), name
    qtbot.mouseClick(button, LEFT)


def shown(*widgets: QWidget) -> list[bool]:
    return [widget.isVisible() for widget in widgets]


def in_sight(schedule: ScheduleList, row: int) -> bool:
    return schedule.viewport().rect().contains(schedule.visualRect(schedule.rows.index(row, 0)))


def test_before_the_start_it_offers_the_start_now_and_at_a_time(page: ClockPage) -> None:
    assert (page.main.text(), page.state.text) == ("Start", "Not started")
    card = page.evening
    assert shown(card.start_field, card.set_start, card.minutes, card.pause_now) == [True, True, False, False]
    assert page.face.text == "20:00"
    assert not page.forward.isEnabled() and "not started yet" in page.forward.toolTip()


def test_start_pause_and_resume_are_one_button(page: ClockPage, evening: Evening, qtbot: QtBot) -> None:
    press(page, qtbot, "clock_main")
    assert (page.main.text(), page.state.text) == ("Pause", "Running")
    evening.clock.forward(5 * MINUTE)
    press(page, qtbot, "clock_main")
    assert (page.main.text(), page.state.text, page.face.text, page.face.tone) == (
        "Resume", "Paused", "15:00", "warning",
    )  # fmt: skip
    evening.clock.forward(9 * MINUTE)
    press(page, qtbot, "clock_main")
    assert state(evening).clock.at(evening.session.now()) == 5 * MINUTE


def test_the_digits_follow_the_second_without_an_act(running: ClockPage, evening: Evening) -> None:
    lines = len(evening.session.journal_view().rows)
    for left in ("18:59", "18:58", "18:57"):
        evening.clock.forward(timedelta(seconds=1))
        evening.session.ticked.emit()
        assert (running.face.text, running.face.accessibleName()) == (left, left)
    assert len(evening.session.journal_view().rows) == lines


def test_the_last_minute_is_shown_as_one(running: ClockPage, evening: Evening) -> None:
    evening.clock.forward(18 * MINUTE + timedelta(seconds=1))
    evening.session.ticked.emit()
    assert (running.face.text, running.face.tone) == ("00:59", "warning")


def test_plus_and_minus_change_this_level_and_can_be_undone(running: ClockPage, evening: Evening, qtbot: QtBot) -> None:
    press(running, qtbot, "clock_plus")
    assert running.face.text == "20:00"
    press(running, qtbot, "clock_minus")
    press(running, qtbot, "clock_minus")
    assert running.face.text == "18:00"
    evening.session.undo()
    assert running.face.text == "19:00"


def test_a_minute_that_is_not_there_cannot_be_taken(running: ClockPage, evening: Evening) -> None:
    evening.clock.forward(18 * MINUTE + timedelta(seconds=30))
    running.refresh()
    assert not running.minus.isEnabled() and running.minus.toolTip()
    assert running.plus.isEnabled()


def test_next_previous_and_the_break_of_the_schedule(running: ClockPage, evening: Evening, qtbot: QtBot) -> None:
    press(running, qtbot, "clock_next")
    assert (running.level.text(), running.stakes.text()) == ("Level 2", "50 / 100, big blind ante 100")
    press(running, qtbot, "clock_next")
    assert (running.level.text(), running.state.text, running.face.text) == ("Break", "Break", "10:00")
    assert running.face.tone == "accent"
    assert (running.stakes.text(), running.next_caption.text()) == (
        "100 / 200, big blind ante 200",
        "after the break, level 3",
    )
    assert running.next_stakes.text() == "", "the blinds after the break are said twice"
    press(running, qtbot, "clock_previous")
    assert running.level.text() == "Level 2"


def test_an_extra_break_lasts_as_long_as_was_asked_for(running: ClockPage, evening: Evening, qtbot: QtBot) -> None:
    running.evening.minutes.setValue(25)
    press(running, qtbot, "clock_break")
    assert (running.level.text(), running.face.text) == ("Break", "25:00")
    extra = [period for period in state(evening).structure if isinstance(period, Break)]
    assert [period.lasts for period in extra] == [25 * MINUTE, 10 * MINUTE]
    assert not running.evening.pause_now.isEnabled()


def test_a_start_at_a_time_is_set_and_shown(page: ClockPage, evening: Evening, qtbot: QtBot) -> None:
    page.evening.start_field.setText("19:30")
    qtbot.keyClick(page.evening.start_field, Qt.Key.Key_Return)
    assert page.evening.start_field.text() == ""
    assert page.main.text() == "Start now" and page.evening.start_field.isVisible()
    assert state(evening).clock.anchor == SIX + 90 * MINUTE
    evening.clock.forward(91 * MINUTE)
    page.refresh()
    assert (page.state.text, page.face.text) == ("Running", "19:00")


def test_what_is_no_time_is_said_and_stays_in_the_field(
    page: ClockPage, evening: Evening, told: list[Told], qtbot: QtBot
) -> None:
    page.evening.start_field.setText("25:99")
    qtbot.keyClick(page.evening.start_field, Qt.Key.Key_Return)
    assert told[-1].kind == "refused" and page.evening.start_field.text() == "25:99"
    assert state(evening).clock.anchor is None


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [("19:30", 90), ("1930", 90), ("19.30", 90), (" 19h30 ", 90), ("1801", 1), ("18:00", 24 * 60), ("7:05", 785)],
)
def test_a_time_is_the_next_one_on_the_wall(evening: Evening, typed: str, minutes: int) -> None:
    assert start_from(typed, evening.session.now(), evening.session) == SIX + minutes * MINUTE


@pytest.mark.parametrize(
    "typed", ["", "24:00", "12:60", "noon", "12:", ":30", "1", "99999", "-1:30", "１９：３０", "²:00"]
)
def test_what_is_no_time(evening: Evening, typed: str) -> None:
    assert start_from(typed, evening.session.now(), evening.session) is None


def test_registration_is_closed_and_opened_again(running: ClockPage, evening: Evening, qtbot: QtBot) -> None:
    assert "level 2" in running.evening.registration.toolTip().lower()
    press(running, qtbot, "toggle_registration")
    assert not evening.session.status_view().registration_open
    press(running, qtbot, "toggle_registration")
    assert evening.session.status_view().registration_open


def test_registration_reopened_after_its_time_stays_open_for_this_level(
    running: ClockPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.clock.forward(55 * MINUTE)
    running.refresh()
    assert not evening.session.status_view().registration_open
    press(running, qtbot, "toggle_registration")
    assert evening.session.status_view().registration_open
    assert state(evening).closes.number == 3


def test_a_message_goes_to_the_screen_and_comes_off(running: ClockPage, evening: Evening, qtbot: QtBot) -> None:
    main = evening.session.tournament
    assert main is not None
    running.evening.message.setText("Dinner <b>is</b> served")
    qtbot.keyClick(running.evening.message, Qt.Key.Key_Return)
    assert (
        evening.session.screen_view(main).message == "Dinner <b>is</b> served" and running.evening.message.text() == ""
    )
    lines = len(evening.session.journal_view().rows)
    press(running, qtbot, "show_message")
    assert len(evening.session.journal_view().rows) == lines
    press(running, qtbot, "clear_message")
    assert evening.session.screen_view(main).message == ""


def test_the_schedule_marks_what_runs_and_when_the_rest_begins(running: ClockPage, evening: Evening) -> None:
    rows = running.schedule.rows
    assert [row.state for row in rows.rows] == ["now", "coming", "coming", "coming", "coming"]
    line = [rows.data(rows.index(1, column)) for column in range(5)]
    assert line == ["2", "50 / 100", "100", "20", "18:20"]
    evening.clock.forward(45 * MINUTE)
    running.refresh()
    assert [row.state for row in running.schedule.rows.rows] == ["played", "played", "now", "coming", "coming"]


def test_the_running_level_is_in_sight_as_soon_as_the_page_is(evening: Evening, qtbot: QtBot) -> None:
    look().wear("dark")
    evening.session.do(tournament.change_structure, tuple(level(25 * number) for number in range(1, 31)))
    evening.start()
    evening.clock.forward(15 * 20 * MINUTE)
    window = main_window(evening, qtbot)
    page = window.current()
    assert isinstance(page, ClockPage)
    assert page.schedule.rows.rows[15].state == "now"
    assert in_sight(page.schedule, 15)
    evening.session.ticker.tick()
    qtbot.wait(10)  # the question about the hours that went by has its bar
    for row in (0, 29):
        page.schedule.scrollTo(page.schedule.rows.index(row, 0))  # looked elsewhere: it stays so while seconds pass
        evening.clock.forward(MINUTE / 60)
        evening.session.ticker.tick()
        assert in_sight(page.schedule, row)
    evening.clock.forward(20 * MINUTE)
    evening.session.ticker.tick()
    assert in_sight(page.schedule, 16)


def test_the_end_is_one_button_once_everybody_is_paid(running: ClockPage, evening: Evening, qtbot: QtBot) -> None:
    assert not running.evening.finish.isEnabled() and "20" in running.evening.finish.toolTip()
    evening.close_registration()
    evening.bust(*range(1, 20))
    over = "4 levels · Play is over", "", False
    assert (running.about.text(), running.next_caption.text(), running.main.isEnabled()) == over
    evening.session.do(payouts.post_prizes)
    for number in (20, 19, 18):
        evening.session.do(payouts.pay, EntryId(number))
    press(running, qtbot, "finish")
    assert state(evening).finished and running.state.text == "Finished"
    assert not running.main.isEnabled() and shown(running.evening.finish) == [False]
    assert (running.about.text(), running.next_caption.text(), running.main.isEnabled()) == over


def figures(page: ClockPage) -> dict[str, str]:
    """The figures in sight, by what they are called."""
    return {
        text.source: each.figure.text() for text, each in page.evening.figures.items() if each.isVisibleTo(page.evening)
    }


def test_the_figures_are_the_evenings(running: ClockPage, evening: Evening) -> None:
    running.resize(1366, 768)
    shown = figures(running)
    assert (shown["Entries"], shown["Chips in play"], shown["Prize pool"]) == ("20", "600,000", "€3,000.00")
    assert shown["Next break"] == "18:40" and shown["Last level ends"] == "19:30"
    assert "Rebuys" not in shown and "Places paid" not in shown
    evening.session.do(entries.register, (evening.people[20],), "seed")
    assert figures(running)["Entries"] == "21"
    evening.close_registration()
    shown = figures(running)
    assert (shown["Places paid"], shown["The money"], shown["First prize"]) == ("3", "18 to go", "€1,575.00")


def test_in_a_narrow_window_the_figures_that_matter_least_give_way(running: ClockPage, evening: Evening) -> None:
    evening.close_registration()
    running.resize(1366, 768)
    wide = figures(running)
    running.evening.resize(460, running.evening.height())
    narrow = figures(running)
    assert set(narrow) < set(wide) and "Prize pool" in narrow and "Entries" not in narrow


def test_a_hidden_page_is_only_stale_until_it_is_seen(running: ClockPage, evening: Evening) -> None:
    running.hide()
    evening.session.do(timing.pause)
    assert running.state.text == "Running"
    running.show()
    assert running.state.text == "Paused"


def test_another_language_is_said_at_once(running: ClockPage, evening: Evening) -> None:
    evening.session.prefer(evening.session.preferences._replace(language="nl"))
    assert figures(running)["Chips in play"] == "600.000"
    assert evening.session.words.language == words_for("nl").language


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("asked", [False, True])
def test_in_the_least_window_nothing_of_the_clock_lies_over_anything_else(
    tmp_path: Path, qtbot: QtBot, *, touch: bool, asked: bool
) -> None:
    """Also while a question about time takes room below."""
    look().wear("dark", touch=touch)
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    evening.draw()
    evening.start()
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(*LEAST)
    window.show()
    window.session.switch(evening.session.tournament)
    window.go("clock")
    window.time.setVisible(asked)
    for _layout in range(4):
        QApplication.processEvents()
    page = window.current()
    assert isinstance(page, ClockPage) and window.size().toTuple() == LEAST
    parts = (
        page.level, page.face, page.stakes, page.next_stakes, page.main, page.forward,
        page.evening.message, page.evening.finish,
    )  # fmt: skip
    boxes = [QRect(part.mapTo(page, QPoint(0, 0)), part.size()) for part in parts]
    for number, (part, box) in enumerate(zip(parts, boxes, strict=True)):
        assert page.rect().contains(box) and part.visibleRegion().boundingRect().size() == box.size(), part
        assert not [other for other in boxes[number + 1 :] if other.intersects(box)], part
        assert box.height() >= part.minimumSizeHint().height(), part
    evening.close()


def test_a_level_is_picked_from_the_list_of_levels(running: ClockPage, qtbot: QtBot) -> None:
    menu, session = running.levels, running.session
    menu.fill(session.clock_view())
    lines = [line for line in menu.actions() if not line.isSeparator()]
    assert [line.text().partition(":")[0] for line in lines] == ["Level 1", "Level 2", "Level 3", "Level 4"]
    assert [line.isChecked() for line in lines] == [True, False, False, False]
    assert menu.activeAction() is lines[0]
    for step, number in ((2, 3), (0, 1)):
        lines[step].trigger()
        level = session.clock_view().level
        assert level is not None and level.number == number


def test_the_next_break_is_a_click_away_and_none_says_so(running: ClockPage, qtbot: QtBot) -> None:
    press(running, qtbot, "clock_to_break")
    assert running.session.clock_view().on_break is not None
    assert not running.to_break.isEnabled()
