"""A club file that goes away or was meddled with, as the director sees it: a bar that stands until it is settled."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSignalBlocker
from pytestqt.qtbot import QtBot

from tdapp.app import preferences
from tdapp.domain import tournament
from tests.ui.applications import Running, running
from tests.ui.test_opening import a_club


@pytest.fixture(autouse=True)
def elsewhere(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setattr(preferences, "data_folder", lambda: folder)
    return folder


def bar_text(app: Running) -> str:
    bar = app.window.file_bar
    return bar.text.text() if bar.isVisible() else ""


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
def test_f8_a_file_taken_away_is_told_at_once_and_the_copy_is_gone_on_with(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        assert bar_text(app) == ""
        path.rename(tmp_path / "gone")
        assert app.session.do(tournament.close_registration) is None  # refused, not confirmed
        assert app.told[-1].kind == "error" and "was removed" in app.told[-1].text
        assert "was removed" in bar_text(app) and "open it and continue there" in bar_text(app)
        assert app.window.file_bar.open_copy.isVisible() and not app.window.file_bar.settle.isVisible()
        with qtbot.waitSignal(app.app.opening.settled):
            app.window.file_bar.open_copy.click()
        assert bar_text(app) == ""
        assert app.session.status_view().entries == 3
        assert app.session.do(tournament.close_registration) is not None


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
def test_f8_the_tick_notices_it_too_and_the_bar_goes_when_the_file_is_back(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        panel = app.window.needs
        panel.show_needs(())
        assert panel.quiet.isVisible()
        path.rename(tmp_path / "gone")
        app.session.ticker.tick()
        assert "was removed" in bar_text(app) and not panel.quiet.isVisible()
        (tmp_path / "gone").rename(path)
        app.session.ticker.tick()
        assert bar_text(app) == "" and panel.quiet.isVisible()


def test_f11_what_was_changed_in_the_file_is_told_until_it_was_seen(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE payment SET amount = amount + 16384 WHERE entry = 1")
        raw.execute("UPDATE player SET last = 'Lost1' WHERE last = 'Last1'")
        raw.commit()
    with running(qtbot) as app:
        app.open(path)
        with qtbot.waitSignal(app.session.alarmed):
            app.session.hold_file()
        assert "payments" in bar_text(app) and "the data of Lost1" in bar_text(app)
        assert app.window.file_bar.settle.isVisible() and not app.window.file_bar.open_copy.isVisible()
        app.window.file_bar.settle.click()
        assert bar_text(app) == ""
        assert list(filter(None, app.session.club.file.changed())) == []


def test_a_copy_with_more_than_the_file_is_told_with_the_way_to_the_copies(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path, copy=False)
    older = path.read_bytes()
    with running(qtbot) as app:
        app.open(path)
        assert app.session.do(tournament.close_registration) is not None
        assert bar_text(app) == ""
    path.write_bytes(older)
    with running(qtbot) as app:
        app.open(path)
        bar = app.window.file_bar
        assert "has 1 more journal line than this club file" in bar_text(app)
        assert bar.copies.isVisible() and bar.settle.isVisible() and not bar.open_copy.isVisible()
        bar.copies.click()
        assert "welcome_restore" in app.offered()


def test_f9_an_act_that_stands_after_a_fault_is_told_as_such(qtbot: QtBot, tmp_path: Path) -> None:
    from tests.store.test_outcome import FSYNC, faulty
    from tests.store.test_trouble import failing_at

    path = tmp_path / "club.tdapp"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        assert app.session.do(tournament.close_registration) is not None
        with failing_at(app.session.club.file, 0, FSYNC) as counting, QSignalBlocker(app.session):
            assert app.session.undo() is not None
        last = counting.count  # of an undo alone, which tells no rule of sounds and events
        assert app.session.redo() is not None
        with faulty(app.session.club.file, last, done=True):
            assert app.session.undo() is not None
        app.session.look_at_file()
        assert "your last action was saved" in bar_text(app)
        app.window.file_bar.settle.click()
        assert bar_text(app) == ""
        assert app.session.redo() is not None


def test_a_file_that_cannot_be_read_after_an_act_gives_no_lines_of_other_tournaments(
    qtbot: QtBot, tmp_path: Path
) -> None:
    from tests.store.test_outcome import FSYNC, faulty
    from tests.store.test_trouble import failing_at

    path = tmp_path / "club.tdapp"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        with failing_at(app.session.club.file, 0, FSYNC) as counting:
            assert app.session.do(tournament.close_registration) is not None
        with faulty(app.session.club.file, counting.count, done=False):
            assert app.session.undo() is not None
            assert "elsewhere" not in {need.code for need in app.session.needs()}
        assert app.session.redo() is not None
