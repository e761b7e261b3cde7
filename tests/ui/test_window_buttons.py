"""A button for every window: nobody has to know a key or look through a menu to open one."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

import tdapp.ui
from tdapp.app.trainer.training import Effort, Training, make_practice_club, open_practice_club
from tdapp.domain.units import EntryId
from tdapp.read.trainer.tasks import TASKS
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.chips.page import ChipsPage
from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.trainer.trainer import Trainer
from tests.domain.rulings.test_discipline import RULING
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window

RULED = RULING.entries[0]


def nothing(_window: MainWindow) -> None:
    """The button is there as it is."""


def settings(window: MainWindow) -> None:
    press(window, "rail_settings")


def screens_shown(window: MainWindow) -> None:
    press(window, "screens_shown")


def people(window: MainWindow) -> None:
    press(window, "lobby_people")


def one_player(window: MainWindow) -> None:
    page = window.current()
    assert isinstance(page, PlayersPage)
    page.table.select([EntryId(1)])


def given(window: MainWindow) -> None:
    """A ruling is on record, and in front."""
    window.session.give_ruling(RULING, "")
    page = window.current()
    assert isinstance(page, RulingsPage)
    page.turn_to(1)


def rules(window: MainWindow) -> None:
    page = window.current()
    assert isinstance(page, RulingsPage)
    page.turn_to(3)


def ruled_before(window: MainWindow) -> None:
    """Somebody is ruled on who has a ruling on record."""
    window.session.give_ruling(RULING, "")
    seat = window.session.view(lambda state: state.entries[RULED].seat)
    window.run(RULE_AT.id, (seat,))


def counted(window: MainWindow) -> None:
    page = window.current()
    assert isinstance(page, ChipsPage)
    page.show_part("count")


def listing_codes(window: MainWindow) -> None:
    press(window, "lobby_codes")


def new_form(window: MainWindow) -> None:
    window.new_tournament()


def at_the_last_task(window: MainWindow) -> None:
    """A practice night is open, at its last task."""
    path = window.session.club.file.path.with_name("practice night.tdapp")
    make_practice_club(path)
    club = open_practice_club(path, "Ada")
    training = Training(club)
    while training.number < len(TASKS):
        training.next(Effort(), 0)
    window.session.enter(club)
    window.session.start()
    Trainer(window.session, window, window).attend()


# Of each window: the page its button stands on, what is done there first, and the button's objectName.
BUTTONS: dict[str, tuple[str, Callable[[MainWindow], None], str]] = {
    "KeySheet": ("clock", nothing, "rail_keys"),
    "ManualWindow": ("clock", nothing, "help_here"),
    "Settings": ("clock", nothing, "rail_settings"),
    "AboutWindow": ("clock", settings, "settings_about"),
    "Summary": ("clock", at_the_last_task, "practice_next"),
    "OperatorsWindow": ("clock", settings, "settings_operators"),
    "AnnouncementsWindow": ("clock", nothing, "clock_announcements"),
    "RecoverWindow": ("clock", settings, "settings_recover"),
    "CheckWindow": ("clock", settings, "settings_check"),
    "ExportWindow": (LOBBY, nothing, "lobby_export"),
    "ImportWindow": (LOBBY, nothing, "lobby_import"),
    "EventsWindow": ("clock", settings, "settings_events"),
    "ScreensWindow": ("clock", nothing, "screens_shown"),
    "ArrangeWindow": ("clock", screens_shown, "screens_arrange"),
    "PeopleWindow": (LOBBY, nothing, "lobby_people"),
    "PeopleImporting": (LOBBY, people, "people_import"),
    "ResultsImporting": (LOBBY, people, "people_results"),
    "DrawersWindow": ("desk", nothing, "desk_drawer"),
    "GeneratorWindow": (LOBBY, new_form, "form_make_structure"),
    "FitWindow": ("structure", nothing, "structure_fit"),
    "ByHandWindow": ("papers", nothing, "papers_by_hand"),
    "CodesWindow": (LOBBY, nothing, "lobby_codes"),
    "CodesImporting": (LOBBY, listing_codes, "codes_import"),
    "RoomRulesWindow": ("tables", nothing, "tables_window.room"),
    "DrawsWindow": ("tables", nothing, "tables_window.draws"),
    "Correcting": ("players", one_player, "put_right"),
    "Importing": ("players", nothing, "import_players"),
    "HouseRules": ("rulings", rules, "house_rules"),
    "IncidentPaper": ("rulings", given, "incident_sheet"),
    "RecordList": ("rulings", ruled_before, "record_open"),
    "StructureImporting": ("structure", nothing, "structure_import"),
    "CountImporting": ("chips", counted, "count_import"),
}


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> MainWindow:
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    evening.draw()
    evening.start()
    return main_window(evening, qtbot)


def windows() -> dict[str, type[QDialog]]:
    """Every kind of window there is, by its name: dialogs of ours that no other one is made from."""
    found: dict[str, type[QDialog]] = {}
    for module in pkgutil.walk_packages(tdapp.ui.__path__, "tdapp.ui."):
        for name, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if issubclass(kind, QDialog) and kind.__module__.startswith("tdapp."):
                found[name] = kind
    return {name: kind for name, kind in found.items() if not kind.__subclasses__()}


def press(window: MainWindow, name: str) -> None:
    """Click the button of that name in whatever window it stands, if somebody can see and use it."""
    buttons = [each for each in QApplication.allWidgets() if each.objectName() == name and each.isVisible()]
    assert buttons, f"{name} is not in sight"
    assert buttons[0].isEnabled(), name
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def opened(kind: type[QDialog]) -> list[QWidget]:
    """The windows of that kind in sight; one that shows a file shows it once it is chosen."""
    return [each for each in QApplication.allWidgets() if type(each) is kind or isinstance(each, QFileDialog)]


def test_every_window_has_a_button_that_opens_it() -> None:
    assert set(windows()) == set(BUTTONS), "a new window: name the button that opens it"


@pytest.mark.parametrize("name", BUTTONS)
def test_the_button_of_a_window_opens_it(window: MainWindow, name: str) -> None:
    page, before, button = BUTTONS[name]
    window.go(page)
    QApplication.processEvents()
    before(window)
    QApplication.processEvents()
    kind = windows()[name]
    assert not [each for each in opened(kind) if each.isVisible()]
    press(window, button)
    assert opened(kind)
