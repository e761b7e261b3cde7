"""Opening: the first start, the file of last time, and whatever can be wrong with a file somebody points at."""

import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tdapp.app import preferences as prefs
from tdapp.app.club import operators
from tdapp.app.club.usual import usual_of
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.preferences import Preferences
from tdapp.app.time_source import TimeSource
from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.rights import ROLES, Role
from tdapp.read.people.names import PlayerName
from tdapp.read.status import Phase
from tdapp.store.beside import COPIES
from tdapp.ui.actions.window import PAGES
from tdapp.ui.opening import default_file
from tests.ui.applications import Running, running
from tests.ui.meddling import change_journal_line
from tests.ui.pages.evening import SETUP, SIX, STRUCTURE

PAGE_NAMES = [page.goes_to for page in PAGES]


def a_club(path: Path, *, players: int = 3, copy: bool = True) -> str:
    """A club file with one tournament that takes entries; the tournament."""
    clock = HandClock(SIX - timedelta(days=300))
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        people = club.add_players((PlayerName(f"Last{number}"), "") for number in range(players))
        main = club.create(SETUP, STRUCTURE)
        club.desk.do(main, tournament.open_registration)
        club.desk.do(main, entries.register, people, "seed")
        if copy:
            club.copy("close")
    return main


# The first start, and the next


def test_the_first_start_welcomes_and_offers_the_demo_first(qtbot: QtBot) -> None:
    with running(qtbot) as app:
        assert "Welcome to tdapp" in app.fail()
        assert app.offered() == ["welcome_demo", "welcome_practice", "welcome_begin", "welcome_recover", "welcome_open"]
        assert app.window.focusWidget() is app.page.demo
        assert not default_file().exists()


def test_an_empty_club_is_begun_in_the_default_place_and_there_again_next_time(qtbot: QtBot) -> None:
    with running(qtbot) as app:
        app.fail()
        app.press("welcome_begin")
        assert app.offered() == ["welcome_begin_it", "welcome_elsewhere", "welcome_back"]
        assert str(default_file()) in app.page.naming.says.text()
        app.press_and_open("welcome_begin_it")
        assert default_file().exists() and app.window.page == "lobby"
        assert app.told[-1].text == "Opened club.tdapp"
        app.session.switch(app.session.club.create(SETUP, STRUCTURE))
    assert prefs.load().last_file == str(default_file())
    with running(qtbot) as app:
        app.open()
        assert app.session.status_view().name == SETUP.name
        assert app.window.page == "clock"


def test_the_default_file_is_opened_when_no_other_is_known(qtbot: QtBot) -> None:
    default_file().parent.mkdir(parents=True, exist_ok=True)
    a_club(default_file())
    with running(qtbot) as app:
        app.open()
        assert app.session.status_view().entries == 3


def test_the_file_of_last_time_goes_before_the_default_and_a_named_one_before_both(
    qtbot: QtBot, tmp_path: Path
) -> None:
    default_file().parent.mkdir(parents=True, exist_ok=True)
    for number, path in enumerate((default_file(), tmp_path / "last.tdapp", tmp_path / "named.tdapp"), 4):
        a_club(path, players=number)
    prefs.save(Preferences(last_file=str(tmp_path / "last.tdapp")))
    with running(qtbot) as app:
        app.open()
        assert app.session.status_view().entries == 5
    with running(qtbot) as app:
        app.open(tmp_path / "named.tdapp")
        assert app.session.status_view().entries == 6
    assert prefs.load().last_file == str(tmp_path / "named.tdapp")


def test_a_stick_that_is_not_plugged_in_is_said_and_no_other_club_opened(qtbot: QtBot, tmp_path: Path) -> None:
    default_file().parent.mkdir(parents=True, exist_ok=True)
    a_club(default_file())
    away = tmp_path / "stick" / "club.tdapp"
    prefs.save(Preferences(last_file=str(away)))
    with running(qtbot) as app:
        assert "does not exist" in app.fail()
        assert app.offered() == ["welcome_again", "welcome_begin", "welcome_recover", "welcome_open"]
        away.parent.mkdir()
        a_club(away, players=7)
        app.press_and_open("welcome_again")
        assert app.session.status_view().entries == 7


def test_the_demo_club_is_played_and_not_remembered(qtbot: QtBot) -> None:
    with running(qtbot) as app:
        app.fail()
        app.press_and_open("welcome_demo")
        assert app.session.status_view().phase is Phase.RUNNING
        assert app.session.status_view().entries > 160
    assert prefs.load().last_file == ""
    assert any(default_file().with_name(COPIES).iterdir())  # of the demo club
    with running(qtbot) as app:
        assert "Welcome to tdapp" in app.fail()


def test_a_practice_night_that_was_left_is_no_club_that_is_gone(qtbot: QtBot) -> None:
    with running(qtbot) as app:
        app.fail()
        app.press_and_open("welcome_practice")
    with running(qtbot) as app:
        assert "Welcome to tdapp" in app.fail()


def test_an_opening_makes_a_copy_and_a_closing_another(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path, copy=False)
    with running(qtbot) as app:
        app.open(path)
        assert [each.name.split()[-1] for each in (tmp_path / "copies").iterdir()] == ["open.tdapp"]
    assert sorted(each.name.split()[-1] for each in (tmp_path / "copies").iterdir()) == ["close.tdapp", "open.tdapp"]


def test_a_copy_is_also_made_of_a_club_that_is_left_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = tmp_path / "first.tdapp", tmp_path / "second.tdapp"
    a_club(first, copy=False)
    a_club(second, copy=False)

    with running(qtbot) as app:
        with qtbot.waitSignal(app.app.opening.opened):
            app.app.start(first)
        with qtbot.waitSignal(app.app.opening.opened):
            app.app.opening.open(second)
        app.window.close()
    found = sorted((each.name.split()[0], each.name.split()[-1]) for each in (tmp_path / "copies").iterdir())
    assert found == [("first", "open.tdapp"), ("second", "close.tdapp"), ("second", "open.tdapp")]


def test_a_copy_that_cannot_be_made_is_said_and_stops_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path, copy=False)
    (tmp_path / "copies").write_text("in the way", encoding="utf-8")
    with running(qtbot) as app:
        app.open(path)
        assert app.session.copied_at is None and app.session.copy_failed
        assert app.window.bottom.copies.text.property("tone") == "danger"
        assert app.app.screens is not None


# What can be wrong with a file


def missing(_path: Path) -> None:
    """No such file."""


def garbage(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 40)


def a_picture_of_a_club(path: Path) -> None:
    path.write_text("not a club at all\n" * 100, encoding="utf-8")


def tiny(path: Path) -> None:
    path.write_bytes(b"x")


def empty(path: Path) -> None:
    path.touch()


def a_folder(path: Path) -> None:
    path.mkdir()


def newer(path: Path) -> None:
    a_club(path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA user_version=999")
        raw.commit()


def of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE mail (id INTEGER)")
        raw.execute("PRAGMA application_id=7")
        raw.commit()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (missing, "There is no file"),
        (garbage, "is not a club file"),
        (a_picture_of_a_club, "is not a club file"),
        (tiny, "is not a club file"),
        (empty, "is empty"),
        (a_folder, "is a folder"),
        (newer, "newer version"),
        (of_another_program, "another program"),
    ],
    ids=lambda each: each.__name__ if callable(each) else "",
)
def test_a_file_that_does_not_open_is_explained_and_left_alone(
    qtbot: QtBot, tmp_path: Path, wrong: object, says: str
) -> None:
    path = tmp_path / "other" / "club.tdapp"
    path.parent.mkdir()
    assert callable(wrong)
    wrong(path)
    shutil.rmtree(path.parent / "copies", ignore_errors=True)
    before = path.read_bytes() if path.is_file() else None
    with running(qtbot) as app:
        said = app.fail(path)
        assert says in said and "club.tdapp is not open" in said
        recover = ["welcome_recover"] if wrong not in (a_folder, newer) else []
        assert app.offered() == ["welcome_again", "welcome_begin", *recover, "welcome_open"]
        assert not app.session.has_club
    assert (path.read_bytes() if path.is_file() else None) == before
    assert prefs.load().last_file == ""


def test_a_locked_file_says_who_has_it_and_opens_when_it_is_free(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    holder = Club.open(path, create=False, time=TimeSource(), operator_name="Bo at the other desk")
    with running(qtbot) as app:
        assert "Bo at the other desk has had the club file open" in app.fail(path)
        holder.close()
        app.press_and_open("welcome_again")
        assert app.session.status_view().entries == 3


@pytest.mark.parametrize("damage", ["zeroes", "cut", "the club's line", "gone", "not a byte", "another file"])
def test_a_damaged_file_offers_the_newest_good_copy_and_goes_on_with_it(
    qtbot: QtBot, tmp_path: Path, damage: str
) -> None:
    """F7 and F12, as far as the page goes: one key, and the club is there again."""
    path = tmp_path / "club.tdapp"
    main = a_club(path)
    with Club.open(path, create=False, time=HandClock(SIX).source(), operator_name="Ada") as club:
        club.archive(main)
        club.restore(main)
    whole = path.read_bytes()
    if damage == "the club's line":
        change_journal_line(path, "club", 1)
    elif damage == "gone":
        path.unlink()
    else:
        zeroes = whole[:4096] + bytes(len(whole) - 4096)
        kinds = {"zeroes": zeroes, "cut": whole[:9000], "not a byte": b"", "another file": b"mail" * 5000}
        path.write_bytes(kinds[damage])
    with running(qtbot) as app:
        app.fail(path)
        checked = ["welcome_look", "welcome_check"] if damage in ("zeroes", "cut", "the club's line") else []
        always = ["welcome_restore", "welcome_again", "welcome_begin", *checked, "welcome_recover", "welcome_open"]
        assert app.offered() == always
        assert app.window.focusWidget() is app.page.restore
        assert "25 January 2026" in app.page.restore.text()
        said = app.page.copies.loses.text()
        assert ("Lost with this copy: 2 acts" if damage == "the club's line" else "Anything done after") in said
        shown = app.said()
        assert "SQLITE" not in shown and "store." not in shown
        app.press_and_open("welcome_restore")
        assert app.session.status_view().entries == 3
        aside = [each.name for each in tmp_path.glob("club damaged *.tdapp")]
        kept = f" The old file is beside it: {aside[0]}" if aside else ""
        assert [told.text for told in app.told][-1].endswith(f", 25 January 2026, put back.{kept}")
    assert len(aside) == (damage != "gone")


def test_f6_the_copy_of_the_neighbour_is_never_offered(qtbot: QtBot, tmp_path: Path) -> None:
    path, venlo = tmp_path / "club.tdapp", tmp_path / "club Venlo.tdapp"
    a_club(path, copy=False)
    a_club(venlo, players=7)
    garbage(path)
    with running(qtbot) as app:
        app.fail(path)
        assert app.offered() == ["welcome_again", "welcome_begin", "welcome_recover", "welcome_open"]


def test_an_older_copy_is_chosen_with_the_arrows(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    clock = HandClock(SIX)
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        club.add_players([(PlayerName("Late"), "")])
        club.copy("break")
        clock.forward(timedelta(minutes=1))
        club.copy("close")
    newest = sorted((tmp_path / "copies").iterdir())[-1]
    newest.write_bytes(b"x" * 5000)
    garbage(path)
    with running(qtbot) as app:
        app.fail(path)
        assert app.page.copies.damaged.text() == "1 newer copy is damaged too and not listed here."
        assert "21 November 2026" in app.page.restore.text()
        qtbot.keyClick(app.page.copies.list, Qt.Key.Key_Down)
        assert "25 January 2026" in app.page.restore.text()
        with qtbot.waitSignal(app.app.opening.settled):
            qtbot.keyClick(app.page.copies.list, Qt.Key.Key_Return)
        assert len(app.session.club.directory) == 3


def test_a_broken_tournament_is_shown_with_words_and_the_other_one_is_in_front(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    broken = a_club(path, players=5)
    whole = a_club(path, players=4, copy=False)
    change_journal_line(path, broken, 4)
    with running(qtbot) as app:
        app.open(path)
        assert app.session.tournament == whole and not app.window.shown.isVisible()
        app.session.switch(broken)
        assert app.told[-1].kind == "error" and "Line 4 of this tournament's journal" in app.told[-1].text
        assert app.window.shown.isVisible() and "nothing more can be entered" in app.window.shown.text.text()
        quiet = app.window.needs.quiet
        assert quiet.isVisible() and quiet.text() == "This tournament is damaged"
        for page in PAGE_NAMES:
            app.window.go(page)
        assert app.session.do(tournament.close_registration) is None
        assert app.told[-1].kind == "refused" and "nothing more can be entered" in app.told[-1].text
        assert app.session.why_not(tournament.close_registration) == app.told[-1].text
        app.session.undo()
        assert "nothing more can be entered" in app.told[-1].text
        app.session.switch_next()
        assert app.session.tournament == whole and not app.window.shown.isVisible()
        assert quiet.text() == "All quiet"
        assert app.session.do(tournament.close_registration) is not None
        app.session.switch(broken)
        app.window.run("window.copies")
        assert app.offered() == ["welcome_restore", "welcome_back"]
        assert "Lost with this copy" in app.page.copies.loses.text()
        qtbot.keyClick(app.page, Qt.Key.Key_Escape)
        assert app.window.stack.currentWidget() is app.window.current()
        app.window.run("window.copies")
        app.press_and_open("welcome_restore")
        assert app.session.tournament == broken and not app.window.shown.isVisible()
        assert app.session.status_view().entries == 5
    assert any(each.name.endswith(" restore.tdapp") for each in (tmp_path / "copies").iterdir())


def test_a_copy_of_the_open_club_is_put_back_by_the_director_alone(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        operators.switch_on(app.session.club, "Eve", "271828")
        floor = operators.add(app.session.club, "Bo", ROLES[Role.FLOOR], "314159")
        operators.sign_in(app.session.club, floor, "314159")
        app.window.run("window.copies")
        app.press("welcome_restore")
        assert app.told[-1].kind == "refused" and "Eve" in app.told[-1].text
        assert app.session.club.desk.operator == floor


def test_a_tournament_of_which_nothing_comes_out_shuts_nobody_out(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    broken = a_club(path, players=5, copy=False)
    change_journal_line(path, broken, 1)
    with running(qtbot) as app:
        app.open(path)
        assert app.window.page == "lobby" and app.session.tournament is None
        app.session.switch(broken)
        assert "This tournament cannot be shown" in app.told[-1].text and app.session.tournament is None
        app.window.current().duplicate_chosen()
        assert "This tournament cannot be shown" in app.told[-1].text


@pytest.mark.expects_log("a club did not open")
def test_f12_an_error_nobody_foresaw_ends_on_a_page_with_a_way_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)

    def unforeseen(*_args: object) -> None:
        raise ZeroDivisionError("of nobody's making")

    with running(qtbot) as app:
        with monkeypatch.context() as patch:
            patch.setattr("tdapp.app.open_club.People", unforeseen)
            said = app.fail(path)
        assert "ZeroDivisionError of nobody's making" in said
        assert app.offered() == [
            "welcome_restore", "welcome_again", "welcome_begin", "welcome_look", "welcome_check", "welcome_recover",
            "welcome_open",
        ]  # fmt: skip
        assert app.window.focusWidget() is app.page.again  # the copy would lose what was done since
        assert not app.window.needs.quiet.isVisible()
        app.press_and_open("welcome_again")
        assert app.window.needs.quiet.isVisible() == (app.session.needs() == ())
        assert app.session.status_view().entries == 3


def test_a_club_that_is_open_here_is_not_open_somewhere_else(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    a_club(path)
    with running(qtbot) as app:
        app.open(path)
        app.app.opening.open(path)
        qtbot.waitUntil(lambda: "is already open" in app.told[-1].text)
        assert app.session.status_view().entries == 3 and app.window.page == "clock"


def test_a_default_file_that_is_gone_is_offered_from_its_copies(qtbot: QtBot) -> None:
    default_file().parent.mkdir(parents=True, exist_ok=True)
    a_club(default_file())
    default_file().unlink()
    with running(qtbot) as app:
        app.fail()
        assert app.offered()[0] == "welcome_restore"
        app.press_and_open("welcome_restore")
        assert app.session.status_view().entries == 3


def test_a_club_that_does_not_open_leaves_the_open_one_in_front(qtbot: QtBot, tmp_path: Path) -> None:
    a_club(tmp_path / "club.tdapp")
    garbage(tmp_path / "garbage.tdapp")
    with running(qtbot) as app:
        app.open(tmp_path / "club.tdapp")
        app.app.opening.open(tmp_path / "garbage.tdapp")
        qtbot.waitUntil(lambda: app.told[-1].kind == "error")
        assert "is not a club file" in app.told[-1].text
        assert app.window.page == "clock" and app.session.status_view().entries == 3
        assert app.window.stack.currentWidget() is app.window.current()


def test_another_club_opens_in_the_same_window(qtbot: QtBot, tmp_path: Path) -> None:
    a_club(tmp_path / "one.tdapp")
    a_club(tmp_path / "two.tdapp", players=9)
    with running(qtbot) as app:
        app.open(tmp_path / "one.tdapp")
        with qtbot.waitSignal(app.app.opening.opened):
            app.app.opening.open(tmp_path / "two.tdapp")
        assert app.session.status_view().entries == 9
        with Club.open(tmp_path / "one.tdapp", create=False, time=TimeSource(), operator_name="Bo") as free:
            assert len(free.directory) == 3


# Choosing


def dialog_of(app: Running) -> QFileDialog:
    found = app.window.findChild(QFileDialog, "open_dialog")
    assert isinstance(found, QFileDialog)
    return found


def test_a_name_that_is_not_there_becomes_a_new_club(qtbot: QtBot, tmp_path: Path) -> None:
    with running(qtbot) as app:
        app.fail()
        app.press("welcome_open")
        dialog = dialog_of(app)
        with qtbot.waitSignal(app.app.opening.opened):
            dialog.fileSelected.emit(str(tmp_path / "new club.tdapp"))
        dialog.close()
        assert (tmp_path / "new club.tdapp").exists() and app.window.page == "lobby"


def test_begin_never_writes_over_a_club_that_is_there(qtbot: QtBot) -> None:
    default_file().parent.mkdir(parents=True, exist_ok=True)
    garbage(default_file())
    before = default_file().read_bytes()
    with running(qtbot) as app:
        app.fail()
        app.press("welcome_begin")
        assert app.page.naming.line.text() == "club 2"
        app.page.naming.line.setText("club")
        assert "already exists" in app.page.naming.says.text() and not app.page.begin_it.isEnabled()
        qtbot.keyClick(app.page.naming.line, Qt.Key.Key_Return)
        app.press("welcome_elsewhere")
        dialog_of(app).close()
        assert default_file().read_bytes() == before
        assert not app.session.has_club


def test_a_club_is_named_when_it_begins_and_where_it_lies_is_said(qtbot: QtBot) -> None:
    with running(qtbot) as app:
        assert str(default_file().parent) in app.fail()
        app.press("welcome_begin")
        app.page.naming.line.setText("  Poker: Venlo ")
        file = default_file().with_name("Poker Venlo.tdapp")
        assert app.page.naming.says.text() == f"Its file will be {file}"
        with qtbot.waitSignal(app.app.opening.settled):
            qtbot.keyClick(app.page.naming.line, Qt.Key.Key_Return)
        assert app.session.club.file.path == file
        lobby = app.window.current()
        assert lobby.about.text().startswith("Poker Venlo · ") and str(file) in lobby.about.toolTip()


def test_a_club_that_lies_elsewhere_begins_with_every_answer(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "stick" / "Venlo.tdapp"
    file.parent.mkdir()
    with running(qtbot) as app:
        app.fail()
        app.press("welcome_begin")
        naming = app.page.naming
        naming.line.setText("Poker Venlo")
        naming.seats.picked.emit(8)
        naming.papers.picked.emit("Letter")
        app.press("welcome_elsewhere")
        dialog = dialog_of(app)
        assert [Path(each).name for each in dialog.selectedFiles()] == ["Poker Venlo.tdapp"]
        dialog.close()
        with qtbot.waitSignal(app.app.opening.settled):
            dialog.fileSelected.emit(str(file))
        assert app.session.club.file.path == file
        assert usual_of(app.session.club).seats == 8 and app.session.preferences.paper == "Letter"


def test_back_from_naming_a_club_is_the_welcome(qtbot: QtBot) -> None:
    with running(qtbot) as app:
        app.fail()
        app.press("welcome_begin")
        app.press("welcome_back")
        assert app.offered() == ["welcome_demo", "welcome_practice", "welcome_begin", "welcome_recover", "welcome_open"]
        assert not app.page.naming.isVisible()


@pytest.mark.parametrize(("of_screens", "then"), [("en", "nl"), ("nl", "nl")])
def test_screens_and_papers_speak_the_language_a_club_is_begun_in(qtbot: QtBot, of_screens: str, then: str) -> None:
    with running(qtbot) as app:
        app.session.prefer(app.session.preferences._replace(screen_language=of_screens))
        app.fail()
        app.press("welcome_begin")
        app.page.naming.languages.pills["nl"].click()
        app.press_and_open("welcome_begin_it")
        assert (app.session.words.language, app.session.screen_words.language) == ("nl", then)


def test_screens_that_speak_another_language_keep_it(qtbot: QtBot) -> None:
    with running(qtbot) as app:
        app.session.prefer(app.session.preferences._replace(language="nl"))
        app.fail()
        app.press("welcome_begin")
        app.press_and_open("welcome_begin_it")
        assert (app.session.words.language, app.session.screen_words.language) == ("nl", "en")


def test_nothing_is_said_of_a_file_while_none_is_open(qtbot: QtBot) -> None:
    with running(qtbot) as app:
        app.fail()
        app.session.prefer(app.session.preferences._replace(language="nl"))
        assert (app.window.bottom.saved.text.text(), app.window.bottom.copies.text.text()) == ("", "")
        assert not app.window.needs.count.isVisible()
        app.press_and_open("welcome_demo")
        assert app.window.bottom.saved.text.text() and app.window.needs.count.isVisible()
