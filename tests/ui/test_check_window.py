"""The window of a check: what is open, what did not open, and what is saved of it."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from tdapp.ui.checking.window import CheckWindow
from tests.ui.applications import Running, running
from tests.ui.test_opening import a_club


def rows(window: CheckWindow) -> list[str]:
    return [window.found.item(row).text() for row in range(window.found.count())]


def window_of(app: Running) -> CheckWindow:
    window = app.window.beside.check
    assert isinstance(window, CheckWindow)
    app.qtbot.waitUntil(lambda: not window.busy and window.found.count() > 0)
    return window


def test_the_club_that_is_open_is_checked_and_well(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        app.window.run("window.check")
        window = window_of(app)
        assert "All is well" in " ".join(rows(window))
        assert not window.save.isVisible() and window.again.isVisible() and not window.progress.isVisible()
        app.window.toggle_theme()
        app.session.prefer(app.session.preferences._replace(language="nl"))
        app.session.words_changed.emit()
        assert "Alles in orde" in " ".join(rows(window))


def test_a_file_that_does_not_open_is_saved_and_gone_on_with(qtbot: QtBot, tmp_path: Path) -> None:
    path, new = tmp_path / "club.tdapp", tmp_path / "saved.tdapp"
    a_club(path)
    content = bytearray(path.read_bytes())
    at = content.index(b"Registered")
    content[at : at + 4] = b"\xff\xff\xff\xff"
    content[20_480:20_992] = bytes(512)
    path.write_bytes(content)
    with running(qtbot) as app:
        app.fail(path)
        app.press("welcome_check")
        window = window_of(app)
        assert window.save.isVisible() and "All is well" not in " ".join(rows(window))
        window.save_as(new)
        window = window_of(app)
        assert f"Saved in {new}" in rows(window)[0]
        with qtbot.waitSignal(app.app.opening.settled):
            window.open_it.click()
        assert app.session.has_club and app.session.club.file.path == new
    assert path.read_bytes() == bytes(content)


def test_a_file_asked_for_while_another_is_checked_gets_its_own_findings(qtbot: QtBot, tmp_path: Path) -> None:
    path, damaged = tmp_path / "club.tdapp", tmp_path / "damaged.tdapp"
    a_club(path)
    damaged.write_bytes(path.read_bytes()[:4096] + bytes(40_000))
    with running(qtbot) as app:
        app.open(path)
        app.window.run("window.check")
        window = app.window.beside.check
        assert isinstance(window, CheckWindow) and window.busy
        window.check(damaged)
        window = window_of(app)
        assert window.path == damaged and "All is well" not in " ".join(rows(window))
