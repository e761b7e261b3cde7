"""The drill: the laptop dies at a running evening, and on a fresh one the night goes on from the stick."""

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app import preferences as prefs
from tdapp.app.club.recovering import look, recover
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.domain import tournament
from tdapp.store import second_medium
from tdapp.ui.recovering.window import RecoverWindow
from tests.ui.applications import Running, running
from tests.ui.test_opening import a_club
from tests.ui.test_second import whole


def rows(window: RecoverWindow) -> list[str]:
    return [window.list.item(row).text() for row in range(window.list.count())]


def window_of(app: Running) -> RecoverWindow:
    window = app.window.beside.recover
    assert isinstance(window, RecoverWindow)
    app.qtbot.waitUntil(lambda: not window.busy)
    return window


def test_the_night_goes_on_from_the_stick_on_another_laptop(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_medium, "RETRY", 0.02)
    laptop, stick = tmp_path / "laptop", tmp_path / "stick"
    laptop.mkdir()
    stick.mkdir()
    path = laptop / "Friday.tdapp"
    a_club(path, copy=False)
    with running(qtbot) as app:
        app.session.prefer(app.session.preferences._replace(second_folder=str(stick)))
        app.open(path)
        app.session.do(tournament.close_registration)
        qtbot.waitUntil(lambda: whole(app))
        acts = app.session.club.desk.history(app.session.tournament).acts  # type: ignore[arg-type]
    shutil.rmtree(laptop)
    prefs.save(prefs.Preferences())
    with running(qtbot) as app:
        app.fail()
        assert "welcome_recover" in app.offered()
        app.press("welcome_recover")
        window = window_of(app)
        assert window.nights == () and "No club was found" in window.step.text()
        window.begin(stick)
        window = window_of(app)
        assert rows(window)[0].startswith("Friday: up to ") and "1 second medium" in rows(window)[0]
        window.take.click()
        window = window_of(app)
        assert "No act is missing" in rows(window)[1] and str(stick) in rows(window)[2]
        with qtbot.waitSignal(app.app.opening.settled):
            window.open_it.click()
        assert app.session.club.file.path.name == "Friday.tdapp"
        assert app.session.club.desk.history(app.session.tournament).acts == acts  # type: ignore[arg-type]
        app.session.do(tournament.open_registration)
        qtbot.waitUntil(lambda: whole(app))
        acts = app.session.club.desk.history(app.session.tournament).acts  # type: ignore[arg-type]
        Path(app.session.preferences.last_file).unlink()
    prefs.save(prefs.Preferences())
    (night,) = look([stick])  # and so it does if the second laptop dies too
    saved = recover(night, tmp_path / "third.tdapp", acts[-1].at)
    with Club.open(saved.path, create=False, time=TimeSource(), operator_name="Eve") as club:
        (row,) = club.tournaments()
        assert club.desk.history(row.id).acts == acts


def test_a_laptop_that_has_a_second_medium_of_its_own_keeps_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_medium, "RETRY", 0.02)
    stick, disk, path = tmp_path / "stick", tmp_path / "disk", tmp_path / "laptop" / "Friday.tdapp"
    for folder in (stick, disk, path.parent):
        folder.mkdir()
    a_club(path, copy=False)
    with running(qtbot) as app:
        app.session.prefer(app.session.preferences._replace(second_folder=str(stick)))
        app.open(path)
        qtbot.waitUntil(lambda: whole(app))
    path.unlink()
    prefs.save(prefs.Preferences(second_folder=str(disk)))
    with running(qtbot) as app:
        app.fail()
        app.press("welcome_recover")
        window_of(app).begin(stick)
        window_of(app).take.click()
        window = window_of(app)
        assert not any(str(stick) in row for row in rows(window))
        with qtbot.waitSignal(app.app.opening.settled):
            window.open_it.click()
        assert app.session.preferences.second_folder == str(disk)
        qtbot.waitUntil(lambda: whole(app))
    assert len(look([disk])) == 1
