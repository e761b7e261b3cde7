"""The window of the public screens: programme and theme by keys and by mouse, per display, with errors of files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.app.clock.screen_library import library_in, own_screens
from tdapp.app.house import set_house
from tdapp.domain.club.house import House
from tdapp.ui.main_window import MainWindow
from tdapp.ui.screens.choosing import ScreensWindow
from tdapp.ui.screens.shows import IN_WINDOW
from tdapp.ui.session import CLUB
from tests.ui.pages.evening import Evening, demo_names
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


def chosen(window: MainWindow) -> dict[str, list[str]]:
    return window.session.preferences.public_screens


def test_a_programme_and_a_theme_are_picked_by_keys(window: MainWindow) -> None:
    screens = opened(window)
    assert screens.focusWidget() is screens.programme.pills["full"]
    QTest.keyClick(screens, Qt.Key.Key_Tab)
    QTest.keyClick(screens.focusWidget(), Qt.Key.Key_Space)
    assert chosen(window) == {IN_WINDOW: ["clock", "dark"]}
    while screens.focusWidget() is not screens.theme.pills["light"]:
        QTest.keyClick(screens, Qt.Key.Key_Tab)
    QTest.keyClick(screens.focusWidget(), Qt.Key.Key_Space)
    assert chosen(window) == {IN_WINDOW: ["clock", "light"]}
    assert screens.stage.arranged.programme.key == "clock"
    QTest.keyClick(screens, Qt.Key.Key_Escape)
    assert not window.beside.screens or not screens.isVisible()


def test_and_by_mouse_with_what_each_shows_in_words(window: MainWindow) -> None:
    screens = opened(window)
    screens.programme.pills["prizes"].click()
    assert "all prizes" in screens.about.text()
    screens.theme.pills["light"].click()
    assert chosen(window) == {IN_WINDOW: ["prizes", "light"]}
    assert screens.stage.view is not None and screens.stage.view.name == window.session.clock_view().name


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
    assert chosen(window)[IN_WINDOW] == ["full", "house"]


def test_what_was_kept_and_is_no_more_there_is_the_usual_one(window: MainWindow) -> None:
    for odd in ({IN_WINDOW: ["gone", "gone"]}, {IN_WINDOW: ["full"]}, {IN_WINDOW: "full"}):
        window.session.prefer(window.session.preferences._replace(public_screens=odd))  # type: ignore[arg-type]
        assert opened(window).shows.choice(IN_WINDOW) == ("full", "dark")
