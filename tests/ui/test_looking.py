"""A damaged club file is looked at in the main window: pages, papers and lists as it was, and not one act."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.club.looking import FOLDER
from tdapp.app.demo.evening import HandClock
from tdapp.app.lists.spreadsheets import entries_table
from tdapp.app.lists.tabular import to_csv
from tdapp.app.open_club import Club
from tdapp.app.papers.papers import print_sheet
from tdapp.app.preferences import data_folder
from tdapp.domain.clock import timing
from tdapp.domain.units import TournamentId
from tdapp.read.registration.players import players_view
from tdapp.read.sheet_kind import SheetKind
from tests.evenings.director import MINUTE, SEVEN, names, registered, setup, structure
from tests.ui.applications import Running, running

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club in mid-evening; where its file had a table there is something else."""
    path, clock = tmp_path / "Friday.tdapp", HandClock(SEVEN)
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((name, "") for name in names(20))
        director = registered(club, clock, 18, "looked at", looks=False)
        director.wait(7)
        director.hand()
    with closing(sqlite3.connect(path)) as raw:
        page, size = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entry'").fetchone()[0], 4096
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = (b"coffee" * size)[:size]
    path.write_bytes(content)
    return path


def looked_at(app: Running, path: Path) -> TournamentId:
    assert "damaged" in app.fail(path)
    app.press_and_open("welcome_look")
    assert app.session.tournament is not None
    return app.session.tournament


def test_a_damaged_file_is_shown_as_it_was_and_takes_nothing(qtbot: QtBot, path: Path) -> None:
    before, beside = path.read_bytes(), sorted(path.parent.iterdir())
    with running(qtbot) as app:
        main, session, words = looked_at(app, path), app.session, app.session.words
        bar, desk = app.window.shown, app.session.club.desk
        assert bar.isVisible() and "Friday.tdapp is damaged and only shown" in bar.text.text()
        assert bar.recover.isVisible() and bar.save.isVisible() and not bar.copies.isVisible()
        needs = app.window.needs
        assert needs.quiet.isVisible() and needs.quiet.text() == "This file is damaged"
        state, acts = desk.state(main), len(desk.history(main).acts)
        assert len(state.entries) == 18
        shown = state.clock.at(session.now())
        qtbot.wait(30)
        assert state.clock.at(session.now()) == shown <= 8 * MINUTE  # the clock stands where it stood
        assert session.needs() == () or "away" not in [need.code for need in session.needs()]
        why = desk.why_not(main, timing.pause)
        assert why is not None and why.code == "tournament.only_shown"
        assert session.do(timing.pause) is None and "damaged" in app.told[-1].text
        assert session.undo() is None
        for write in (
            lambda: session.club.create(setup("Another"), structure()),
            lambda: session.club.remember("book", "TDA"),
            lambda: session.club.add_players([(names(21)[-1], "")]),
        ):
            with pytest.raises(Exception) as refused:
                write()
            assert getattr(refused.value, "code", "") in ("tournament.only_shown", "store.only_shown")
        assert len(desk.history(main).acts) == acts
        table = entries_table(desk.view(main, players_view, session.now(), session.club.directory), words)
        assert to_csv(table, words).count(b"Speler") == 18
        assert print_sheet(session.club, main, SheetKind.BY_NAME, words).data.startswith(b"%PDF")
        app.window.beside.show_check()
        assert app.window.beside.check.path == path
        assert session.preferences.last_file != str(session.club.file.path)
    assert path.read_bytes() == before and sorted(path.parent.iterdir()) == beside
    assert list((data_folder() / FOLDER).iterdir()) == []
