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
from tdapp.domain.units import TournamentId
from tdapp.ui.main_window import MainWindow
from tdapp.ui.screens.beside import may_stand
from tdapp.ui.screens.choosing import ScreensWindow
from tdapp.ui.screens.shows import IN_WINDOW
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


def chosen(window: MainWindow) -> dict[str, list[str]]:
    return window.session.preferences.public_screens


def test_a_programme_and_a_theme_are_picked_by_keys(window: MainWindow) -> None:
    screens = opened(window)
    assert screens.focusWidget() is screens.close_it  # a blank typed here is the clock's
    while screens.focusWidget() is not screens.programme.pills["clock"]:
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
    assert screens.stage.view is not None  # there at once
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


def side_of(window: MainWindow) -> TournamentId:
    """Another tournament of the club."""
    return window.session.club.create(replace(SETUP, name="Side event"), STRUCTURE)


def test_another_tournament_is_put_beside_by_keys_and_goes_by_mouse(window: MainWindow) -> None:
    main, side = window.session.tournament, side_of(window)
    screens = opened(window)
    assert screens.beside_of.text() == f"Beside {SETUP.name}, on this display"
    while screens.focusWidget() is not screens.beside.pills[side]:
        QTest.keyClick(screens, Qt.Key.Key_Tab)
    QTest.keyClick(screens.focusWidget(), Qt.Key.Key_Space)
    assert window.session.preferences.beside == {IN_WINDOW: [main, side]}
    assert screens.stage.accessibleName() == f"{SETUP.name} · Side event"
    assert screens.stage.arranged.programme.key == "pair" and screens.programme.pills["pair"].isChecked()
    window.session.switch(side)  # still the same screen, whoever is in front
    screens.refresh()
    assert screens.stage.accessibleName() == f"{SETUP.name} · Side event"
    screens.beside.pills["nothing"].click()
    assert window.session.preferences.beside == {}
    assert screens.stage.accessibleName() == "Side event" and screens.stage.arranged.programme.key == "full"


def test_a_programme_for_two_brings_the_other_one_and_one_for_a_single_takes_it_off(window: MainWindow) -> None:
    screens = opened(window)
    assert screens.programme.pills["pair"].accessibleDescription() == "No other tournament is on. Create it first."
    main, side = window.session.tournament, side_of(window)
    screens.refresh()
    screens.programme.pills["pair"].click()
    assert window.session.preferences.beside == {IN_WINDOW: [main, side]}
    screens.programme.pills["clock"].click()
    assert window.session.preferences.beside == {} and chosen(window) == {IN_WINDOW: ["clock", "dark"]}


def test_f11_is_given_a_display_and_one_that_is_away_is_named(window: MainWindow) -> None:
    screens = opened(window)
    assert screens.goes_to.pills["second"].isChecked()
    window.session.prefer(window.session.preferences._replace(display="HDMI-1|Acme|P1|77"))
    screens.refresh()
    assert screens.goes_to.pills["HDMI-1|Acme|P1|77"].text() == "Acme P1 (HDMI-1), away"
    screens.goes_to.pills["second"].click()
    assert window.session.preferences.display == ""


def test_only_who_is_on_stands_beside_and_only_in_its_own_club() -> None:
    main, side = TournamentId("1" * 32), TournamentId("2" * 32)
    assert may_stand((main, side), {main, side}, {main, side})
    assert may_stand((main, side), {side}, {main, side})  # the podium of the first beside the other
    assert not may_stand((main, side), {main}, {main, side})
    assert not may_stand((main, side), {side}, {side})
