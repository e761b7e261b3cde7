"""The application as a whole: the room's screen, sound, languages, closing, and bugs of ours that stop nothing."""

import logging
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp import main as program
from tdapp.app import preferences as prefs
from tdapp.app.bug_reports import Deaths
from tdapp.app.demo.evening import HandClock
from tdapp.app.events.telling import Due
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.events.rules import Happening, Rule, Trigger
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.read.screen_windows import windows_from
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.screens.stage import Stage
from tdapp.values import replace
from tests import faults
from tests.ui.applications import Running, running
from tests.ui.pages.evening import SETUP, STRUCTURE


@pytest.fixture
def club_file(tmp_path: Path) -> Path:
    """A club with a tournament that runs, as an evening leaves it."""
    path = tmp_path / "club.tdapp"
    clock = HandClock(TimeSource().now() - timedelta(minutes=5))
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        people = club.add_players((PlayerName(f"Last{number}"), "") for number in range(12))
        main = club.create(SETUP, STRUCTURE)
        club.desk.do(main, tournament.open_registration)
        club.desk.do(main, entries.register, people, "seed")
        club.desk.do(main, seating.draw_seats, "seed")
        club.desk.do(main, timing.start)
    return path


@pytest.fixture
def app(qtbot: QtBot, club_file: Path) -> Iterator[Running]:
    with running(qtbot) as made:
        made.open(club_file)
        yield made


def test_what_is_only_needed_with_a_club_is_made_once(app: Running, qtbot: QtBot, tmp_path: Path) -> None:
    screens, sounder = app.app.screens, app.app.sounder
    assert screens is not None and sounder is not None
    with qtbot.waitSignal(app.app.opening.settled):
        app.app.opening.open(tmp_path / "second.tdapp", create=True)
    assert app.app.screens is screens and app.app.sounder is sounder


def test_the_public_screen_comes_and_goes_with_one_key(app: Running, qtbot: QtBot) -> None:
    screens, main = app.app.screens, app.session.tournament
    assert screens is not None and main is not None
    app.window.run("window.screen")
    assert screens.is_shown(main)
    app.window.run("window.screen")
    qtbot.waitUntil(lambda: not screens.is_shown(main))


def test_without_a_tournament_there_is_nothing_to_project(app: Running) -> None:
    main = app.session.tournament
    app.session.switch(None)
    app.window.run("window.screen")
    assert app.app.screens is not None and main is not None and not app.app.screens.is_shown(main)


def test_a_rule_is_heard_seen_and_printed_and_muted_it_still_flashes(
    app: Running, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounder, main = app.app.sounder, app.session.tournament
    assert sounder is not None and main is not None
    heard: list[tuple[str, int, str]] = []
    flashed: list[str] = []
    printed: list[object] = []
    monkeypatch.setattr(sounder, "play", lambda sound, volume, then: heard.append((sound, volume, then)))
    monkeypatch.setattr(app.app.screens, "flash", flashed.append)
    monkeypatch.setattr("tdapp.ui.slip_printer.SlipPrinter.sheet", lambda _self, *what: printed.append(what))
    rule = Rule(
        "a", Trigger.LEVEL_UP, sound="warning", volume=40, spoken="b.wav", flash=True, sheet="by_name",
        message=(("en", "Level {level}, {left} left"), ("nl", "Level {level}")),
    )  # fmt: skip
    app.session.due.emit(Due(main, rule, Happening(Trigger.LEVEL_UP, "level_up:2", args=(("level", 2),))))
    assert heard == [("warning", 40, "b.wav")] and flashed == [main] and printed == [(main, SheetKind.BY_NAME)]
    assert app.app.screens is not None
    app.app.screens.show(main)
    for programme, shown in (("prizes", "prizes"), ("gone", "prizes")):
        app.session.due.emit(
            Due(main, Rule("b", Trigger.START, programme=programme), Happening(Trigger.START, "start"))
        )
        assert [each["programme"] for each in app.session.preferences.windows] == [shown]
    assert app.told[-1].kind == "refused" and "'gone'" in app.told[-1].text
    app.session.over.put(Due(main, rule, Happening(Trigger.LEVEL_UP, "x", args=(("level", 2),))), app.session.now())
    assert app.session.screen_view(main).over == "Level 2, 12 left"
    app.session.over.take_off(main)
    assert app.session.screen_view(main).over == ""
    app.window.run("window.mute")
    assert not sounder.on and not app.session.preferences.sound
    app.window.run("window.mute")
    assert sounder.on


def test_the_windows_are_remembered_and_the_loss_of_a_display_is_said(app: Running) -> None:
    assert app.app.screens is not None
    app.window.run("window.screen")
    kept = windows_from(prefs.load().windows)
    assert [(each.number, each.tournament, each.up) for each in kept] == [(1, app.session.tournament, True)]
    app.app.screens.display_lost.emit("HDMI-1")
    assert app.told[-1].kind == "error" and "HDMI-1" in app.told[-1].text
    app.app.screens.display_back.emit("HDMI-1")
    assert app.told[-1].kind == "info" and "HDMI-1" in app.told[-1].text


def test_the_languages_of_desk_and_screen_reach_their_windows(app: Running) -> None:
    app.session.prefer(app.session.preferences._replace(language="nl", screen_language="nl"))
    assert app.app.screens is not None
    assert app.session.screen_words.language == "nl"
    assert app.window.session.words.language == "nl"


def test_closing_the_window_makes_a_copy_and_lets_go_of_the_file(qtbot: QtBot, club_file: Path) -> None:
    with running(qtbot) as app:
        app.open(club_file)
        app.session.do(entries.bust_out, (EntryId(3),))
        app.window.close()
        assert not app.session.has_club
        app.app.close()
    assert any(each.name.endswith(" close.tdapp") for each in (club_file.parent / "copies").iterdir())
    with Club.open(club_file, create=False, time=TimeSource(), operator_name="Bo") as free:
        assert free.desk.state(free.tournaments()[0].id).alive == 11
    with closing(sqlite3.connect(club_file)) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_an_evening_goes_on_where_the_program_was_left(qtbot: QtBot, club_file: Path) -> None:
    with running(qtbot) as app:
        app.open(club_file)
        assert timedelta(minutes=14) < app.session.clock_view().left <= timedelta(minutes=15)
        app.session.do(timing.pause)
        left = app.session.clock_view().left
    with running(qtbot) as app:
        app.open()
        assert app.session.clock_view().left == left


@pytest.fixture
def hooks() -> Iterator[list[Deaths]]:
    """The hooks for what goes wrong, put back as they were, and the watches that are put in here."""
    before = (sys.excepthook, threading.excepthook, list(logging.getLogger().handlers))
    watches: list[Deaths] = []
    yield watches
    for watch in watches:
        watch.rest()
    faults.watch_again()
    sys.excepthook, threading.excepthook = before[0], before[1]
    for handler in logging.getLogger().handlers:
        if handler not in before[2]:
            logging.getLogger().removeHandler(handler)
            handler.close()


@pytest.mark.expects_log("a bug of ours")
def test_a_bug_is_written_down_and_said_and_the_evening_goes_on(
    app: Running, tmp_path: Path, hooks: list[Deaths]
) -> None:
    hooks.append(program.watch_for_bugs(tmp_path / "log", app.app))
    try:
        raise ZeroDivisionError("by nobody")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert app.told[-1].kind == "error" and "your data is safe" in app.told[-1].text
    assert "ZeroDivisionError(str)" in (tmp_path / "log" / "tdapp.log").read_text(encoding="utf-8")
    assert app.session.do(entries.bust_out, (EntryId(3),)) is not None


@pytest.mark.expects_log("a bug of ours")
def test_where_no_log_can_be_written_a_bug_is_said_on_the_terminal(
    app: Running, tmp_path: Path, capfd: pytest.CaptureFixture[str], hooks: list[Deaths]
) -> None:
    (tmp_path / "log").write_text("in the way", encoding="utf-8")
    hooks.append(program.watch_for_bugs(tmp_path / "log", app.app))
    logging.getLogger("tdapp").error("a bug of ours")
    assert "ERROR tdapp a bug of ours" in capfd.readouterr().err


def test_the_screens_are_asked_for_views_only_while_a_club_is_open(app: Running) -> None:
    main = app.session.tournament
    assert main is not None
    view, of_another_club = app.app._screen_views([main, TournamentId("f" * 32)])
    assert view is not None and of_another_club is None
    app.session.close()
    assert app.app._screen_views([main]) == [None]


def test_ctrl_o_asks_for_a_file(app: Running, qtbot: QtBot) -> None:
    qtbot.waitUntil(app.window.isActiveWindow)
    qtbot.keyClick(app.window.windowHandle(), Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    dialog = app.window.findChild(QWidget, "open_dialog")
    assert dialog is not None and dialog.isVisible()
    dialog.close()


def prefer(app: Running, **what: object) -> None:
    """Choose something for the first public window, as the window of Shift+F11 does."""
    window = {**app.session.preferences.windows[0], **what}
    app.session.prefer(app.session.preferences._replace(windows=[window, *app.session.preferences.windows[1:]]))


def test_f10_opening_another_club_takes_the_rooms_screen_off(app: Running, qtbot: QtBot, tmp_path: Path) -> None:
    screens = app.app.screens
    assert screens is not None
    app.window.run("window.screen")
    window = screens.window(screens.all_shown()[0])
    assert window is not None and window.isVisible()
    with qtbot.waitSignal(app.app.opening.settled):
        app.app.opening.open(tmp_path / "second.tdapp", create=True)
    assert screens.all_shown() == () and not isValid(
        window
    )  # nobody asks once a second about a tournament nobody knows
    assert app.window.bottom.display.text.text() == "no public screen"
    with qtbot.waitSignal(app.app.opening.settled):
        app.app.opening.open(tmp_path / "club.tdapp")
    assert screens.all_shown() == (app.session.tournament,)  # it was up, and is so again
    app.window.run("window.screen")
    assert screens.all_shown() == ()


def test_the_public_windows_come_back_with_the_next_start(app: Running, qtbot: QtBot, club_file: Path) -> None:
    app.window.run("window.screen")
    prefer(app, display="HDMI-1|Acme|P1|77")
    main = app.session.tournament
    app.app.close()
    with running(qtbot) as again:
        again.open(club_file)
        screens = again.app.screens
        assert screens is not None and [held.chosen.tournament for held in screens.up()] == [main]
        said = again.window.findChild(QLabel, "waiting_said_1")
        assert said is not None and said.isVisible()
        assert said.text() == "Display Acme P1 (HDMI-1) is gone; its screen waits here and returns by itself."
        assert again.window.bottom.display.text.text() == "HDMI-1 is gone"  # there is little room
        stage = again.window.findChild(Stage, "waiting_screen_1")
        assert stage is not None and stage.view is not None and stage.view.name == SETUP.name
        prefer(again, display="window")
        assert not said.isVisible() and screens.up()[0].window.isVisible()


def test_another_programme_is_on_the_screen_that_stands_at_once(app: Running) -> None:
    app.window.run("window.screen")
    assert app.app.screens is not None and app.session.tournament is not None
    screen = app.app.screens.window(app.session.tournament)
    assert screen is not None and screen.stage.arranged.programme.key == "full"
    prefer(app, programme="clock", theme="light")
    assert (screen.stage.arranged.programme.key, screen.stage.arranged.theme.key) == ("clock", "light")


def test_f2_the_line_names_every_screen_and_the_first_press_hands_nothing_over(app: Running) -> None:
    first = app.session.tournament
    assert first is not None
    side = app.session.club.create(replace(SETUP, name="Side event"), STRUCTURE)
    app.window.run("window.screen")
    app.session.switch(side)
    assert app.window.bottom.display.text.text() == f"{SETUP.name} in a window"
    app.window.run("window.screen")
    assert app.window.bottom.display.text.text() == f"Screen in a window · {SETUP.name} in a window"
    app.window.run("window.hand_over")
    assert app.app.screens is not None and set(app.app.screens.all_shown()) == {first, side}
    app.app.screens.taken.emit(side, "Acme P1", first)
    assert app.told[-1].text == (
        f"Acme P1 shows {SETUP.name}. Side event is in a window; Ctrl F11 gives it the display."
    )
    prefer(app, beside=side)
    app.app.screens.taken.emit(side, "Acme P1", first)
    assert app.told[-1].text == (f"Side event stands beside {SETUP.name} on Acme P1 already, and is in a window too.")


def test_who_stands_beside_is_taken_back_in_words_when_it_is_over_or_the_club_changes(
    app: Running, qtbot: QtBot, tmp_path: Path
) -> None:
    session, main = app.session, app.session.tournament
    assert main is not None and app.app.screens is not None
    sides = [session.club.create(replace(SETUP, name=name), STRUCTURE) for name in ("Side event", "Turbo")]
    app.window.run("window.screen")
    screen = app.app.screens.window(main)
    held = app.app.screens.held(1)
    assert screen is not None and held is not None
    prefer(app, beside=sides[0])
    assert held.tournaments == (main, sides[0]) and screen.stage.arranged.programme.key == "pair"
    session.club.archive(sides[0])
    session.changed.emit("club")
    assert held.tournaments == (main,) and screen.stage.arranged.programme.key == "full"
    assert app.told[-1].text == "Side event is over: it no longer stands beside another on the public screen."
    prefer(app, beside=sides[1])
    assert held.tournaments == (main, sides[1])
    with qtbot.waitSignal(app.app.opening.settled):
        app.app.opening.open(tmp_path / "second.tdapp", create=True)
    assert session.preferences.windows[0]["beside"] == ""
    assert "Nothing stands beside a tournament on the public screen any more: another club is open." in {
        told.text for told in app.told
    }
