"""The windows of announcements and of sounds and events, by keys and by mouse."""

from collections.abc import Iterator
from datetime import time, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.app.events.announcement_templates import own_templates
from tdapp.app.events.club_rules import own_rules, rules, shipped_rules
from tdapp.app.events.telling import Due
from tdapp.domain.events.rules import Condition, Rule, Trigger
from tdapp.ui.events.announcements import AnnouncementsWindow
from tdapp.ui.events.rule_form import BadTime, time_of
from tdapp.ui.events.window import EventsWindow
from tdapp.ui.main_window import MainWindow
from tdapp.values import replace
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path, demo_names()[:20])
    made.register(20)
    made.draw()
    made.start()
    yield made
    made.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    return main_window(evening, qtbot)


@pytest.fixture
def told(window: MainWindow) -> AnnouncementsWindow:
    window.run("window.announcements")
    found = window.beside.announcements
    assert isinstance(found, AnnouncementsWindow)
    return found


@pytest.fixture
def events(window: MainWindow) -> EventsWindow:
    window.run("window.events")
    found = window.beside.events
    assert isinstance(found, EventsWindow)
    return found


def on_screen(window: MainWindow) -> tuple[str, tuple[str, ...]]:
    assert window.session.tournament is not None
    view = window.session.screen_view(window.session.tournament)
    return view.message, view.also


def test_a_text_is_typed_read_announced_and_taken_off_by_keys(told: AnnouncementsWindow, window: MainWindow) -> None:
    QTest.keyClicks(told.first, "Back at {tme}")
    assert "no field {tme}" in told.reads.text()
    QTest.keyClick(told.first, Qt.Key.Key_Return)
    assert on_screen(window) == ("", ())
    told.first.clear()
    QTest.keyClicks(told.first, "Level {level}, {left} left")
    assert told.reads.text() == "Now it reads: Level 1, 20 left"
    QTest.keyClicks(told.second, "Level {level}, nog {left}")
    QTest.keyClick(told.second, Qt.Key.Key_Return)
    assert on_screen(window) == ("Level 1, 20 left", ("Level 1, nog 20",))
    assert told.first.text() == "" and told.unkept() == ()
    told.list.setFocus()
    QTest.keyClick(told.list, Qt.Key.Key_Delete)
    assert on_screen(window) == ("", ())


def test_a_command_typed_in_the_wrong_window_is_not_told_to_the_room(
    told: AnnouncementsWindow, window: MainWindow
) -> None:
    QTest.keyClicks(told.first, "3-2")
    QTest.keyClick(told.first, Qt.Key.Key_Return)
    assert on_screen(window) == ("", ()) and "reads as a command" in told.told.text()
    QTest.keyClick(told.first, Qt.Key.Key_Return, CTRL)
    assert on_screen(window) == ("3-2", ())


def test_a_template_is_taken_by_mouse_and_its_number_typed_over(told: AnnouncementsWindow, window: MainWindow) -> None:
    told.twice.click()
    told.offered.choose(0)
    told.take_template()
    assert told.first.selectedText() == "{table}" and told.second.text().startswith("Tafel {table}")
    assert told.lasts.currentData() == 300
    QTest.mouseClick(told.go, LEFT)
    assert "in the place of {table}" in told.told.text()
    for line in (told.first, told.second):
        line.setText(line.text().replace("{table}", "14"))
    QTest.mouseClick(told.go, LEFT)
    assert on_screen(window)[0] == "Table 14 breaks, please take your slips"
    assert on_screen(window)[1][0].startswith("Tafel 14")
    window.session.announce("Dinner is served")
    QTest.mouseClick(told.off_all, LEFT)
    assert on_screen(window) == ("", ())


def test_a_typed_text_is_kept_as_a_template_and_removed_again(told: AnnouncementsWindow, evening: Evening) -> None:
    told.first.setText("Soup at {break}")
    QTest.keyClick(told, Qt.Key.Key_K, ALT)
    (kept,) = own_templates(evening.club)
    assert kept.texts == (("en", "Soup at {break}"),)
    told.offered.choose(len(told.templates) - 1)
    told._show_chosen()
    QTest.mouseClick(told.forget, LEFT)
    assert own_templates(evening.club) == ()
    told.offered.choose(0)
    told._show_chosen()
    assert not told.forget.isEnabled()


def test_the_command_box_announces_a_template_with_its_number(window: MainWindow) -> None:
    window.open_command("announce table 14 breaks")
    window.command.do()
    assert on_screen(window)[0] == "Table 14 breaks, please take your slips"
    window.open_command("say Żółć wins")
    window.command.do()
    assert on_screen(window)[1] == ("Żółć wins",)


def test_a_rule_is_switched_off_and_on_by_one_key(events: EventsWindow, evening: Evening, qtbot: QtBot) -> None:
    qtbot.waitUntil(events.isActiveWindow)
    QTest.keyClick(events.list, Qt.Key.Key_Down)
    QTest.keyClick(events.list, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    (off,) = own_rules(evening.club)
    assert (off.key, off.on) == (events.rules[1].key, False) and events.switch.text() == "Switch on"
    assert not events.form.on.isChecked() and events.list.texts()[1].split("\n")[1].startswith("off")
    events.form.flash.click()
    assert not events.switch.isEnabled()
    QTest.keyClick(events, Qt.Key.Key_Z, ALT)
    assert own_rules(evening.club) == () and events.form.on.isChecked()
    QTest.mouseClick(events.switch, LEFT)
    QTest.mouseClick(events.switch, LEFT)
    assert own_rules(evening.club) == ()


def test_a_rule_is_changed_tested_kept_and_taken_back(events: EventsWindow, evening: Evening, qtbot: QtBot) -> None:
    events.list.choose(1)
    events._on_went()
    assert events.form.when.currentData() == Trigger.LEVEL_LEFT and not events.save.isEnabled()
    events.form.minutes.setValue(2)
    events.form.flash.click()
    assert events.unkept() and events.save.isEnabled()
    with qtbot.waitSignal(evening.session.due) as due:
        QTest.keyClick(events, Qt.Key.Key_T, ALT)
    tested = due.args[0]
    assert isinstance(tested, Due) and tested.rule.before == timedelta(minutes=2) and not tested.rule.flash
    QTest.keyClick(events, Qt.Key.Key_S, CTRL)
    (kept,) = own_rules(evening.club)
    assert (kept.key, kept.before, kept.flash) == ("last_minute", timedelta(minutes=2), False)
    assert events.unkept() == ()
    assert evening.session._telling is not None and kept in evening.session._telling.rules
    QTest.keyClick(events, Qt.Key.Key_Z, ALT)
    assert own_rules(evening.club) == () and rules(evening.club) == shipped_rules()


def test_a_rule_of_the_club_is_made_by_keys_and_removed(events: EventsWindow, evening: Evening) -> None:
    QTest.keyClick(events, Qt.Key.Key_N, CTRL)
    QTest.keyClick(events, Qt.Key.Key_S, CTRL)
    assert "not a time of day" in events.wrong.text() and own_rules(evening.club) == ()
    QTest.keyClicks(events.form.at, "22.15")
    events.form.take_sound("/nowhere/gong.wav")
    assert "/nowhere/gong.wav is not there" in events.wrong.text()
    events.form._show_sounds("fanfare")
    events.form.stages.picked.emit("play")
    events.form.levels[0].setValue(3)
    QTest.keyClicks(events.form.message["nl"], "Laatste ronde")
    events.form.edited.emit()
    assert events.wrong.text() == ""
    QTest.mouseClick(events.save, LEFT)
    (kept,) = own_rules(evening.club)
    assert kept == Rule(
        "own_1",
        Trigger.AT_TIME,
        at=time(22, 15),
        sound="fanfare",
        message=(("nl", "Laatste ronde"),),
        condition=Condition(level_from=3, stages=("play",)),
    )
    events.list.setFocus()
    QTest.keyClick(events.list, Qt.Key.Key_Delete)
    assert own_rules(evening.club) == ()


def test_every_rule_comes_out_of_the_form_as_it_went_in(events: EventsWindow) -> None:
    for rule in shipped_rules():
        events._show(rule)
        assert events.form.rule() == rule and not events._edited


def test_a_change_is_asked_about_once_before_another_rule_is_shown(events: EventsWindow) -> None:
    events.list.choose(1)
    events._on_went()
    events.form.flash.click()
    for shown in ("last_minute", "level_up"):
        events.list.setCurrentIndex(events.list.model().index(2, 0))
        assert events._shown is not None and events._shown.key == shown


def test_rules_go_to_a_file_and_come_back_and_a_broken_one_changes_nothing(
    events: EventsWindow, evening: Evening, tmp_path: Path
) -> None:
    path = tmp_path / "rules.toml"
    events.write_to(str(path))
    assert "rules.toml" in events.told.text()
    path.write_text(path.read_text(encoding="utf-8").replace('key = "start"', 'key = "start"\non = false', 1), "utf-8")
    events.read_from(str(path))
    assert own_rules(evening.club) == (replace(shipped_rules()[0], on=False),)
    path.write_text("[[rule]]\nkey = 'a'\nwhen = 'dinner'\n", encoding="utf-8")
    events.read_from(str(path))
    assert "rules.toml, line 3" in events.told.text()
    assert own_rules(evening.club) == (replace(shipped_rules()[0], on=False),)


def test_the_volume_and_the_mute_are_of_this_laptop(events: EventsWindow, evening: Evening) -> None:
    events.volume.setValue(40)
    assert evening.session.preferences.volume == 40
    QTest.mouseClick(events.mute, LEFT)
    assert not evening.session.preferences.sound and events.mute.text() == "Sound on"


@pytest.mark.parametrize(("typed", "found"), [("19:30", time(19, 30)), ("1930", time(19, 30)), ("7", time(7))])
def test_a_time_of_day_as_it_is_typed(typed: str, found: time) -> None:
    assert time_of(typed) == found
    for wrong in ("", "25:00", "12:60", "noon"):
        with pytest.raises(BadTime):
            time_of(wrong)
