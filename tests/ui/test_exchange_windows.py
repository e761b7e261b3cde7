"""The windows of a tournament's file: out with names or numbers, in after it was seen, refused in words."""

from pathlib import Path

from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp.store.tournament_file import read_bytes
from tdapp.ui.exchange.export_window import ExportWindow
from tdapp.ui.exchange.import_window import ImportWindow
from tests.ui.applications import Running, running
from tests.ui.test_opening import a_club

EXAMPLE = Path(__file__).parents[1] / "store" / "data" / "tournament-v1-numbers.tournament"


def rows(window: ExportWindow | ImportWindow) -> list[str]:
    return [window.found.item(row).text() for row in range(window.found.count())]


def exporting(app: Running) -> ExportWindow:
    app.window.run("window.export")
    window = app.window.beside.exporting
    assert isinstance(window, ExportWindow)
    return window


def importing(app: Running) -> ImportWindow:
    app.window.run("window.import")
    window = app.window.beside.importing
    assert isinstance(window, ImportWindow)
    return window


def read(app: Running, window: ImportWindow, path: Path) -> str:
    window.read(str(path))
    app.qtbot.waitUntil(lambda: not window.busy)
    return "\n".join(rows(window))


def test_the_tournament_in_front_is_exported(qtbot: QtBot, tmp_path: Path) -> None:
    path, out = tmp_path / "club.tdapp", tmp_path / "out.tournament"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        window = exporting(app)
        name = app.session.status_view().name
        assert name in window.what.text()
        window.export_to(str(out), names=False)
        qtbot.waitUntil(lambda: not window.busy)
        contents = read_bytes(out.read_bytes(), out)
        assert f"{name} exported to {out}" in rows(window)[0]
        assert app.session.club.head(app.session.tournament) in rows(window)[0]
        assert contents.header.people == "numbers" and window.named.isEnabled()
        window.export_to(str(tmp_path / "none" / "out.tournament"), names=True)
        qtbot.waitUntil(lambda: not window.busy)
        assert "could not be written" in rows(window)[0]


def test_a_tournament_is_seen_before_it_comes_in_and_stays_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        window = importing(app)
        assert not window.take.isVisible()
        bad = tmp_path / "bad.tournament"
        bad.write_bytes(EXAMPLE.read_bytes()[:-3])
        assert "the file ends here, and its last line is missing" in read(app, window, bad)
        assert not window.take.isVisible() and len(app.session.club.tournaments()) == 1
        seen = read(app, window, EXAMPLE)
        assert "Saturday Turbo, 21 November 2026, played in whole." in seen and "HY244SXV P24GMX3P" in seen
        assert window.take.isVisible() and len(app.session.club.tournaments()) == 1
        app.session.prefer(app.session.preferences._replace(language="nl"))
        assert "gespeeld in whole" in rows(window)[0]
        app.session.prefer(app.session.preferences._replace(language="en"))
        window.take.click()
        assert "Saturday Turbo was imported from whole" in rows(window)[0] and not window.take.isVisible()
        window.show_it.click()
        assert app.session.status_view().name == "Saturday Turbo"
        assert "imported from whole" in app.window.imported.text.text() and app.session.needs() == ()
        app.window.run("window.undo")
        assert app.session.tournament not in app.session.on_now()
        qtbot.waitUntil(lambda: not isValid(window))
        again = importing(app)
        assert "is here already" in read(app, again, EXAMPLE) and not again.take.isVisible()
