"""The window of the public screens: programme and theme by keys and by mouse, per display, with errors of files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.clock.screen_library import library_in, own_screens
from tdapp.app.house import set_house
from tdapp.domain.club.house import House
from tdapp.domain.units import TournamentId
from tdapp.read.screen_windows import IN_WINDOW, windows_from
from tdapp.ui.main_window import MainWindow
from tdapp.ui.screens.choosing import ScreensWindow
from tdapp.ui.session import CLUB
from tdapp.values import replace
from tests.ui.pages.evening import SETUP, STRUCTURE, Evening, demo_names
from tests.ui.windows import main_window


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    evening = Evening(tmp_path, demo_names()[:12])
    evening.register(12)
    evening.draw()
    evening.start()
    return evening


@pytest.fixture
def window(qtbot: QtBot, evening: Evening) -> Iterator[MainWindow]:
    library_in.cache_clear()  # each test has a home of its own
    yield main_window(evening, qtbot)
    library_in.cache_clear()


def opened(window: MainWindow) -> ScreensWindow:
    window.run("window.screens")
    found = window.beside.screens
    assert isinstance(found, ScreensWindow)
    return found


def chosen(window: MainWindow) -> list[tuple[int, str, str]]:
    """Number, programme and theme of every window that is kept."""
    return [(each.number, each.programme, each.theme) for each in windows_from(window.session.preferences.windows)]


def to(screens: ScreensWindow, pill: QWidget) -> None:
    """Go to a pill by Tab, and press it by Space."""
    while screens.focusWidget() is not pill:
        QTest.keyClick(screens, Qt.Key.Key_Tab)
    QTest.keyClick(screens.focusWidget(), Qt.Key.Key_Space)


def test_a_programme_and_a_theme_are_picked_by_keys(window: MainWindow) -> None:
    screens = opened(window)
    assert screens.focusWidget() is screens.close_it  # a blank typed here is the clock's
    to(screens, screens.programme.pills["clock"])
    assert chosen(window) == [(1, "clock", "dark")]
    to(screens, screens.theme.pills["light"])
    assert chosen(window) == [(1, "clock", "light")]
    assert screens.stage.arranged.programme.key == "clock"
    QTest.keyClick(screens, Qt.Key.Key_Escape)
    assert not window.beside.screens or not screens.isVisible()


def test_and_by_mouse_with_what_each_shows_in_words(window: MainWindow) -> None:
    screens = opened(window)
    assert screens.stage.view is not None  # there at once
    screens.programme.pills["prizes"].click()
    assert "all prizes" in screens.about.text()
    screens.theme.pills["light"].click()
    assert chosen(window) == [(1, "prizes", "light")]
    assert screens.stage.view is not None and screens.stage.view.name == window.session.clock_view().name


def test_screens_are_added_put_up_and_removed_by_keys_each_with_its_own(window: MainWindow, qtbot: QtBot) -> None:
    screens = opened(window)
    assert not screens.remove.isEnabled() and chosen(window) == []
    qtbot.waitUntil(screens.isActiveWindow)
    handle = screens.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_Insert)
    assert [number for number, *_rest in chosen(window)] == [1, 2] and screens.here().number == 2
    screens.programme.pills["entrance"].click()
    screens.where.pills["window"].click()
    QTest.keyClick(handle, Qt.Key.Key_F9)
    first, second = windows_from(window.session.preferences.windows)
    assert (first.up, first.programme, second.up, second.programme) == (False, "full", True, "entrance")
    assert second.display == IN_WINDOW and second.tournament == window.session.tournament
    assert screens.which.pills["2"].text() == f"2 · {SETUP.name} · up"
    to(screens, screens.which.pills["1"])
    assert screens.programme.pills["full"].isChecked()
    QTest.keyClick(handle, Qt.Key.Key_Delete)
    assert [number for number, *_rest in chosen(window)] == [2]


def test_a_screen_is_given_to_another_tournament(window: MainWindow) -> None:
    side = side_of(window)
    screens = opened(window)
    screens.add.click()
    screens.whose.pills[side].click()
    assert [each.tournament for each in windows_from(window.session.preferences.windows)] == [
        window.session.tournament, side,
    ]  # fmt: skip
    assert screens.stage.accessibleName() == "Side event"


def test_a_broken_file_is_told_in_words_until_it_is_mended(window: MainWindow, qtbot: QtBot) -> None:
    folder = own_screens() / "themes"
    folder.mkdir(parents=True)
    theme = folder / "ours.toml"
    theme.write_text('name = "Ours"\nground = "#808080"\nink = "#7F7F7F"\naccent = "yellow"\n', encoding="utf-8")
    screens = opened(window)
    assert screens.problems.text() == "ours.toml, line 4: 'yellow' is not a colour. Write it as #05080C."
    assert "ours" not in screens.theme.pills
    theme.write_text('name = "Ours"\nground = "#808080"\nink = "#7F7F7F"\naccent = "#FFFF00"\n', encoding="utf-8")
    qtbot.waitUntil(screens.isActiveWindow)
    QTest.keyClick(screens.windowHandle(), Qt.Key.Key_F5)
    assert not screens.problems.isVisible() and screens.told.text() == "All files were read."
    screens.theme.pills["ours"].click()
    assert "#7F7F7F cannot be read across the room" in screens.about.text()


def test_the_house_has_a_theme_of_its_own_once_it_has_colours(window: MainWindow) -> None:
    screens = opened(window)
    assert set(screens.theme.pills) == {"dark", "light"}
    set_house(window.session.club, House("Venlo", "", "#0b2545", "#ffd166"))
    window.session.changed.emit(CLUB)
    screens.refresh()
    screens.theme.pills["house"].click()
    assert chosen(window) == [(1, "full", "house")]


def test_what_was_kept_and_is_no_more_there_is_the_usual_one(window: MainWindow) -> None:
    kept = [{"number": 1, "programme": "gone", "theme": "gone", "tournament": window.session.tournament}]
    window.session.prefer(window.session.preferences._replace(windows=kept))
    screens = opened(window)
    assert screens.programme.pills["full"].isChecked() and screens.theme.pills["dark"].isChecked()


def side_of(window: MainWindow) -> TournamentId:
    """Another tournament of the club."""
    return window.session.club.create(replace(SETUP, name="Side event"), STRUCTURE)


def together(window: MainWindow) -> list[tuple[TournamentId, ...]]:
    return [each.tournaments for each in windows_from(window.session.preferences.windows)]


def test_another_tournament_is_put_beside_by_keys_and_goes_by_mouse(window: MainWindow) -> None:
    main, side = window.session.tournament, side_of(window)
    screens = opened(window)
    assert screens.beside_of.text() == f"Beside {SETUP.name}, on this screen"
    to(screens, screens.beside.pills[side])
    assert together(window) == [(main, side)]
    assert screens.stage.accessibleName() == f"{SETUP.name} · Side event"
    assert screens.stage.arranged.programme.key == "pair" and screens.programme.pills["pair"].isChecked()
    window.session.switch(side)  # still the same screen, whoever is in front
    screens.refresh()
    assert screens.stage.accessibleName() == f"{SETUP.name} · Side event"
    screens.beside.pills["nothing"].click()
    assert together(window) == [(main,)]
    assert screens.stage.accessibleName() == SETUP.name and screens.stage.arranged.programme.key == "full"


def test_a_programme_for_two_brings_the_other_one_and_one_for_a_single_takes_it_off(window: MainWindow) -> None:
    screens = opened(window)
    assert screens.programme.pills["pair"].accessibleDescription() == "No other tournament is on. Create it first."
    main, side = window.session.tournament, side_of(window)
    screens.refresh()
    screens.programme.pills["pair"].click()
    assert together(window) == [(main, side)]
    screens.programme.pills["clock"].click()
    assert together(window) == [(main,)] and chosen(window) == [(1, "clock", "dark")]


def test_a_screen_is_given_a_display_and_one_that_is_away_is_named(window: MainWindow) -> None:
    screens = opened(window)
    assert screens.where.pills["second"].isChecked()
    away = {"number": 1, "display": "HDMI-1|Acme|P1|77", "tournament": window.session.tournament, "up": True}
    window.session.prefer(window.session.preferences._replace(windows=[away]))
    screens.refresh()
    assert screens.where.pills["HDMI-1|Acme|P1|77"].text() == "Acme P1 (HDMI-1), away"
    assert screens.waits.text() == "Display Acme P1 (HDMI-1) is gone; its screen waits here and returns by itself."
    screens.where.pills["second"].click()
    assert windows_from(window.session.preferences.windows)[0].display == "" and not screens.waits.isVisible()
