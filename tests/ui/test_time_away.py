"""A club opened hours after it was closed with its clock running: the window asks, by keyboard, until answered."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.app.clock.away_rule import set_away_rule
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.time_source import Jump, JumpKind, TimeSource
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.away import AwayAnswer, AwayRule
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.read.message import say
from tdapp.read.people.names import PlayerName
from tdapp.ui.frame import pages
from tdapp.ui.pages.chips import parts as chips_parts
from tdapp.ui.pages.registration import parts as desk_parts
from tests.ui.applications import Running, running
from tests.ui.pages.evening import MINUTE, SETUP, STRUCTURE

ALT = Qt.KeyboardModifier.AltModifier


def left_running(path: Path, ago: timedelta) -> str:
    """A club that was closed so long ago, five minutes into level 1."""
    clock = HandClock(TimeSource().now() - ago - 5 * MINUTE)
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        people = club.add_players((PlayerName(f"Last{number}"), "") for number in range(12))
        main = club.create(SETUP, STRUCTURE)
        club.desk.do(main, tournament.open_registration)
        club.desk.do(main, entries.register, people, "seed")
        club.desk.do(main, seating.draw_seats, "seed")
        club.desk.do(main, timing.start)
        clock.forward(5 * MINUTE)
        club.remember("clock.seen", club.time.now().isoformat())
    return main


def pass_time(app: Running, by: timedelta) -> None:
    app.session.club.time.count(Jump(JumpKind.SLEPT, by, counted=False))


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path) -> Iterator[Running]:
    left_running(tmp_path / "club.tdapp", 180 * MINUTE)
    with running(qtbot) as made:
        made.window.resize(1366, 768)
        made.open(tmp_path / "club.tdapp")
        yield made


def test_f1_it_is_asked_and_never_all_quiet(app: Running) -> None:
    bar = app.window.time
    assert bar.isVisible() and app.session.needs()[0].action == "window.time"
    question, words = app.session.asked_away(), app.session.words
    assert question is not None
    said = dict(question[1].said.args)
    assert bar.text.text() == (
        f"The clock ran at {words.one(said['at'])} in level 1 with 15:00 left. It is {words.one(said['now'])} now. "
        "If play continued: the levels are over."
    )
    assert [button.text() for button in bar.answers] == [
        "Play continued", "Resume at level 1", "Stop at level 1", "Another level", "Played by hand",
    ]  # fmt: skip


@pytest.mark.parametrize(("key", "minutes", "runs"), [("1", 185, True), ("2", 5, True), ("3", 5, False)])
def test_f1_it_is_answered_by_keyboard_and_undone(
    app: Running, qtbot: QtBot, key: str, minutes: int, runs: bool
) -> None:
    window = app.window
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is window.time.answers[0]
    QTest.keyClick(window.focusWidget(), Qt.Key(ord(key)), ALT)
    assert not window.time.isVisible()
    assert window.focusWidget() not in window.time.answers
    main = app.session.tournament
    assert main is not None
    clock = app.session.club.desk.state(main).clock
    now = app.session.now()
    assert (round(clock.at(now) / MINUTE), clock.runs(now)) == (minutes, runs)
    assert app.session.club.desk.history(main).acts[-1].verb.startswith("timing.")
    app.session.undo()
    assert window.time.isVisible()


def test_f1_it_is_answered_from_every_page_and_part(app: Running, qtbot: QtBot) -> None:
    """Also where the page has the same key for a part of its own, and in a line that is typed into."""
    window = app.window
    qtbot.waitUntil(window.isActiveWindow)
    main, shared = app.session.tournament, 0
    assert main is not None
    parts: dict[str, list[str]] = {
        "desk": [each.name for each in desk_parts.PARTS],
        "chips": [each.name for each in chips_parts.PARTS],
    }
    for page in pages.names():
        for part in parts.get(page, [""]):
            window.go(page)
            shown = window.current()
            assert shown is not None
            if part:
                shown.show_part(part)
            focus = window.focusWidget()
            keys = [each for each in shown.findChildren(QShortcut) if each.key() == QKeySequence("Alt+2")]
            shared += any(each.isEnabled() for each in keys)
            acts = len(app.session.club.desk.history(main).acts)
            for _twice in range(2):  # Qt tells those who share a key in turns
                QTest.keyClick(focus if focus is not None else window, Qt.Key.Key_2, ALT)
                assert not window.time.isVisible(), f"{page} {part} with {focus}"
                assert app.session.club.desk.history(main).acts[-1].verb == "timing.set_back"
                app.session.undo()
                assert window.time.isVisible()
            assert len(app.session.club.desk.history(main).acts) == acts + 4
    assert shared > 3
    app.session.do(timing.pause)
    window.go("desk")
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_2, ALT)
    assert app.session.club.desk.history(main).acts[-1].verb == "timing.pause"


def test_a_level_is_chosen_by_its_number_instead(app: Running, qtbot: QtBot) -> None:
    """From a page of another tournament: the one that is asked about comes to the front."""
    window, session = app.window, app.session
    qtbot.waitUntil(window.isActiveWindow)
    asked = session.tournament
    session.switch(session.club.create(SETUP, STRUCTURE))
    window.go("players")
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_4, ALT)
    assert session.tournament == asked and window.command.isVisible() and window.time.isVisible()
    QTest.keyClicks(window.focusWidget(), "2")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert session.clock_view().level.number == 2 and not window.time.isVisible()


@pytest.mark.parametrize("answer", AwayAnswer)
def test_the_houses_answer_is_given_when_nobody_gives_one(app: Running, answer: AwayAnswer) -> None:
    """It stands out, counts down, is given once, and taken back it waits."""
    session, bar = app.session, app.window.time
    set_away_rule(session.club, AwayRule(answer, 5 * MINUTE))
    session.ticked.emit()
    main = session.tournament
    assert main is not None
    assert [button.kind for button in bar.answers[:3]] == ["primary" if n == answer else "" for n in range(3)]
    assert "(in 0" in bar.answers[answer].text()
    pass_time(app, 4 * MINUTE)
    session.ticked.emit()
    assert bar.isVisible()
    pass_time(app, MINUTE)
    session.ticked.emit()
    assert not bar.isVisible()
    given = {AwayAnswer.RAN_ON: "let_count", AwayAnswer.GOES_ON: "set_back", AwayAnswer.STANDS: "stop_back"}[answer]
    assert session.club.desk.history(main).acts[-1].verb == f"timing.{given}"
    session.undo()
    pass_time(app, 10 * MINUTE)
    session.ticked.emit()
    assert bar.isVisible() and "(in" not in bar.answers[answer].text()


def test_what_the_clock_says_now_is_said_anew_every_second(app: Running) -> None:
    bar = app.window.time
    said = bar.text.text()
    for _second in range(2):
        bar.text.setText("")
        app.session.ticked.emit()
        assert bar.text.text() == said


def test_f1_escape_leaves_the_question_where_it_is(app: Running, qtbot: QtBot) -> None:
    window = app.window
    qtbot.waitUntil(window.isActiveWindow)
    window.run("window.time")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.time.isVisible() and window.focusWidget() not in window.time.answers


def test_f1_an_answer_given_any_other_way_is_one_too(app: Running) -> None:
    app.session.do(timing.pause)
    assert not app.window.time.isVisible() and all(need.code != "away" for need in app.session.needs())


def test_f1_a_laptop_whose_clock_is_behind_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    left_running(tmp_path / "club.tdapp", -30 * MINUTE)
    with running(qtbot) as app:
        app.open(tmp_path / "club.tdapp")
        assert any("behind the time" in told.text for told in app.told)
        bar = app.window.time
        span = "29 min"
        assert [span in said for said in (app.told[-1].text, bar.text.text())] == [True, True]
        card = app.window.needs.cards[0]
        assert card.need.title.args == (("span", timedelta(minutes=29)),)
        assert card.need.detail == say("needs.away_behind.why")
        assert "with 15:00 left" in bar.text.text()
        assert bar.isVisible() and bar.answers[0].isHidden() and not bar.answers[1].isHidden()
        bar.answers[1].click()
        assert not bar.isVisible()
        main = app.session.tournament
        assert main is not None and app.session.club.desk.state(main).clock.runs(app.session.now())


@pytest.mark.parametrize("size", [(1366, 768), (960, 600)])
def test_the_answers_are_read_whole_at_the_size_of_a_finger(app: Running, qtbot: QtBot, size: tuple[int, int]) -> None:
    app.session.prefer(app.session.preferences._replace(language="nl", theme="light", touch=True))
    app.window.resize(*size)
    bar = app.window.time
    qtbot.waitUntil(lambda: bar.width() > size[0] / 2 and all(button.width() > 10 for button in bar.answers))
    qtbot.wait(20)
    places = [button.geometry().translated(button.mapTo(bar, QPoint()) - button.pos()) for button in bar.answers]
    for number, (button, place) in enumerate(zip(bar.answers, places, strict=True)):
        assert button.width() >= button.width_with(key=False), button.text()
        assert bar.rect().contains(place)
        assert not any(place.intersects(other) for other in places[number + 1 :])
    assert bar.height() < size[1] / 4
    assert bar.text.height() >= bar.text.heightForWidth(bar.text.width())
