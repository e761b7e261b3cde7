"""A window closed in the middle of a deed: nothing is done, and what was typed is not lost without a question."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

import tdapp.ui
from tdapp.domain.units import EntryId
from tdapp.ui.about import AboutWindow
from tdapp.ui.by_hand.window import ByHandWindow
from tdapp.ui.checking.window import CheckWindow
from tdapp.ui.codes.importing import CodesImporting
from tdapp.ui.codes.window import CodesWindow
from tdapp.ui.correcting.window import Correcting
from tdapp.ui.drawers.window import DrawersWindow
from tdapp.ui.draws.window import DrawsWindow
from tdapp.ui.events.announcements import AnnouncementsWindow
from tdapp.ui.events.window import EventsWindow
from tdapp.ui.exchange.export_window import ExportWindow
from tdapp.ui.exchange.import_window import ImportWindow
from tdapp.ui.importing import Importing
from tdapp.ui.key_sheet import KeySheet
from tdapp.ui.manual.window import ManualWindow
from tdapp.ui.operators.window import OperatorsWindow
from tdapp.ui.pages.chips.count.importing import CountImporting
from tdapp.ui.pages.clock.structure.importing import StructureImporting
from tdapp.ui.pages.rulings.house import HouseRules
from tdapp.ui.pages.rulings.incident_paper import IncidentPaper
from tdapp.ui.pages.rulings.record import RecordList
from tdapp.ui.people.window import PeopleWindow
from tdapp.ui.people_importing import PeopleImporting
from tdapp.ui.recovering.window import RecoverWindow
from tdapp.ui.results_importing import ResultsImporting
from tdapp.ui.room_rules.window import RoomRulesWindow
from tdapp.ui.screens.arranging import ArrangeWindow
from tdapp.ui.screens.choosing import ScreensWindow
from tdapp.ui.settings import Settings
from tdapp.ui.splash import Splash
from tdapp.ui.structures.fit_window import FitWindow
from tdapp.ui.structures.window import GeneratorWindow
from tdapp.ui.trainer.summary import Summary
from tdapp.ui.widgets.keyboard import commands_of
from tests.ui.evening_states import STATES
from tests.ui.typing_walk import PLACES, Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
LIST = b"Last name;First name;Table;Seat;Chips\nVisser;Anna;1;1;1000\n"


def asked_for(hands: Hands, which: type) -> QWidget:
    file = Path(hands.evening.club.file.path).with_name("list.csv")
    file.write_bytes(LIST)
    importing = which(hands.session, hands.window)
    importing.load(str(file))
    hands.qtbot.waitUntil(lambda: importing.isVisible() and not importing.busy)
    return importing


def beside(name: str) -> Callable[[Hands], QWidget]:
    def opened(hands: Hands) -> QWidget:
        getattr(hands.window.beside, f"show_{name}")()
        return getattr(hands.window.beside, name)

    return opened


def counting(hands: Hands) -> QWidget:
    window = beside("drawers")(hands)
    window.open_new()
    return window


def correcting(hands: Hands) -> QWidget:
    hands.window.beside.show_correcting(EntryId(3))
    return hands.window.beside.correcting


def people(hands: Hands) -> QWidget:
    hands.window.beside.show_people(hands.evening.people[0])
    return hands.window.beside.people


def over(show: Callable[[Hands], object]) -> Callable[[Hands], QWidget]:
    def opened(hands: Hands) -> QWidget:
        show(hands)
        modal = QApplication.activeModalWidget()
        assert modal is not None
        return modal

    return opened


WINDOWS: dict[type, Callable[[Hands], QWidget]] = {
    PeopleWindow: people,
    DrawersWindow: counting,
    DrawsWindow: beside("draws"),
    CodesWindow: beside("codes"),
    RoomRulesWindow: beside("room_rules"),
    Correcting: correcting,
    OperatorsWindow: beside("operators"),
    AnnouncementsWindow: beside("announcements"),
    EventsWindow: beside("events"),
    ScreensWindow: beside("screens"),
    ArrangeWindow: beside("boxes"),
    GeneratorWindow: beside("generator"),
    FitWindow: beside("fit"),
    ByHandWindow: beside("by_hand"),
    CheckWindow: beside("check"),
    RecoverWindow: beside("recover"),
    ExportWindow: beside("exporting"),
    ImportWindow: beside("importing"),
    ManualWindow: beside("manual"),
    Settings: over(lambda hands: hands.window.show_settings()),
    KeySheet: over(lambda hands: hands.window.show_keys()),
    AboutWindow: over(lambda hands: hands.window.show_about()),
    Summary: over(lambda hands: Summary(hands.session, (), hands.window).open()),
    RecordList: over(lambda hands: hands.window.show_record(EntryId(3))),
    HouseRules: over(lambda hands: HouseRules(hands.session, hands.window).open()),
    PeopleImporting: lambda hands: asked_for(hands, PeopleImporting),
    Importing: lambda hands: asked_for(hands, Importing),
    ResultsImporting: lambda hands: asked_for(hands, ResultsImporting),
    StructureImporting: lambda hands: asked_for(hands, StructureImporting),
    CodesImporting: lambda hands: asked_for(hands, CodesImporting),
    CountImporting: lambda hands: asked_for(hands, CountImporting),
}
SHOWS_ONLY = (IncidentPaper,)  # a sheet before it is printed, with nothing to type


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(STATES["running"](tmp_path), qtbot)


def typed(window: QWidget) -> QLineEdit | None:
    """What was typed into the first field of the window that holds something; None: it has none."""
    lines = (line for line in window.findChildren(QLineEdit) if line.isVisible() and line.isEnabled())
    for line in lines:
        if not line.isReadOnly() and not line.objectName().endswith(("search", "spinbox_lineedit")):
            line.setFocus()
            line.selectAll()
            line.insert("41")
            return line
    return None


def gone(window: QWidget) -> bool:
    try:
        return not window.isVisible()
    except RuntimeError:  # it is deleted with that
        return True


def modules() -> Iterator[Any]:
    for found in pkgutil.walk_packages(tdapp.ui.__path__, "tdapp.ui."):
        yield importlib.import_module(found.name)


def kinds(of: type) -> Iterator[type]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_window_of_the_application_is_walked() -> None:
    for _module in modules():
        pass
    own = {kind for kind in kinds(QDialog) if kind.__module__.startswith("tdapp.") and not kind.__subclasses__()}
    assert own == {*WINDOWS, *SHOWS_ONLY}


@pytest.mark.parametrize("by_key", [True, False])
def test_a_window_that_is_closed_does_nothing_and_asks_before_anything_typed_is_lost(
    hands: Hands, by_key: bool
) -> None:
    faults = []
    for kind, opened in WINDOWS.items():
        hands.clean()
        window = opened(hands)
        hands.qtbot.waitUntil(window.isActiveWindow)
        before, line = hands.seen(), typed(window)
        for _again in range(2):
            if by_key:
                hands.press(Key.Key_Escape)
            else:
                window.close()
            if line is None:
                break
            if not _again and gone(window):
                faults.append(f"{kind.__name__}: what was typed is lost, nothing was asked")
                break
        if not gone(window) and kind is not PeopleWindow and not (by_key and kind is DrawersWindow):
            faults.append(f"{kind.__name__}: it stays")
        if (hands.seen().verbs, hands.seen().people) != (before.verbs, before.people):
            faults.append(f"{kind.__name__}: something was done")
        if kind is PeopleWindow:  # it stays until what was typed is saved or left
            hands.window.beside.people.leave_club()
        hands.clean()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("kind", [RoomRulesWindow, DrawersWindow, PeopleWindow, Correcting])
def test_the_main_window_asks_before_what_is_typed_beside_it_is_lost(hands: Hands, kind: type) -> None:
    window = WINDOWS[kind](hands)
    assert typed(window) is not None
    acts = hands.seen().acts
    assert not hands.window.close() and hands.window.isVisible() and hands.session.has_club
    assert window.title.text() in hands.window.bottom.text.text()  # type: ignore[attr-defined]
    assert hands.window.close() and gone(window)
    assert hands.seen().acts == acts


def test_the_shell_around_the_main_window_stays_with_it(hands: Hands, qtbot: QtBot) -> None:
    shell = Splash()
    qtbot.addWidget(shell)
    shell.take(hands.window)
    shell.show()
    window = WINDOWS[DrawsWindow](hands)
    assert typed(window) is not None
    assert not shell.close() and shell.isVisible() and hands.window.isVisible()
    assert shell.close() and gone(window)


def test_the_main_window_asks_again_once_something_else_was_typed(hands: Hands) -> None:
    window = WINDOWS[DrawsWindow](hands)
    line = typed(window)
    assert line is not None and not hands.window.close()
    line.clear()
    assert hands.window.close()


def test_it_asks_before_a_structure_that_was_not_applied_is_lost(hands: Hands) -> None:
    hands.window.go("structure")
    page: Any = hands.window.current()
    page.rows.add_level.click()
    assert page.draft.changed and not hands.window.close()
    assert "Structure" in hands.window.bottom.text.text()
    page.discard.click()
    assert hands.window.close()


def test_a_form_for_a_new_tournament_asks_before_it_is_left(hands: Hands) -> None:
    hands.window.new_tournament()
    lobby: Any = hands.window.current()
    hands.typed("Sunday")
    for stays in (True, False):
        hands.press(Key.Key_Escape)
        assert (lobby.parts.currentWidget() is lobby.form) is stays


def test_what_is_typed_on_a_page_is_there_when_somebody_comes_back(hands: Hands) -> None:
    """Whatever key led away in the middle of it, and without anything being done."""
    faults, before = [], hands.seen()
    for place in PLACES:
        hands.clean()
        if place.window or not hands.go(place):
            continue
        for line in (stop for stop in hands.stops() if isinstance(stop, QLineEdit) and not stop.isReadOnly()):
            if not line.isVisible():
                continue  # what was typed before put it out of sight
            line.setFocus()
            line.selectAll()
            line.insert("41")
            said = line.text()
            hands.window.go("clock" if place.page != "clock" else "papers")
            hands.go(place)
            if line.text() != said:
                faults.append(f"{place.name}: {line.objectName()} has {line.text()!r}, not {said!r}")
            line.clear()
    assert hands.seen().verbs == before.verbs
    assert not faults, "\n".join(faults)


def test_escape_held_down_is_asked_and_no_answer(hands: Hands) -> None:
    for kind in (DrawsWindow, RoomRulesWindow, HouseRules):
        window = WINDOWS[kind](hands)
        hands.qtbot.waitUntil(window.isActiveWindow)
        assert typed(window) is not None
        hands.press(Key.Key_Escape)
        hands.hold(Key.Key_Escape)
        assert not gone(window)
        hands.press(Key.Key_Escape)
        assert gone(window)
        hands.clean()


def test_the_main_window_asks_before_what_is_typed_on_any_page_or_part_is_lost(hands: Hands) -> None:
    """In every field but those that only find something: of them nothing is lost."""
    faults, asked = [], 0
    for place in PLACES:
        hands.clean()
        if place.window or not hands.go(place):
            continue
        for line in (stop for stop in hands.stops() if isinstance(stop, QLineEdit) and not stop.isReadOnly()):
            if not line.isVisible() or commands_of(line) is not None or line.property("finds"):
                continue
            if isinstance(line.parent(), QAbstractSpinBox):
                continue  # a number that is always one: what is typed there is what it shows
            before, asked = line.text(), asked + 1
            line.setFocus()
            line.selectAll()
            line.insert(str(40 + asked))
            if hands.window.close() or not hands.window.isVisible():
                faults.append(f"{place.name}: {line.objectName()}")
            line.setText(before)
            hands.window._before_closing.stays()  # as if nothing had been asked
            if hands.window.unkept():
                faults.append(f"{place.name}: {line.objectName()}: {hands.window.unkept()}")
    assert not faults, "\n".join(faults)
    assert asked > 5


def test_the_main_window_asks_before_a_penalty_that_was_begun_is_lost(hands: Hands) -> None:
    assert not hands.window.unkept()
    hands.window.go("rulings")
    page: Any = hands.window.current()
    page.penalize(EntryId(3))
    acts = hands.seen().acts
    assert not hands.window.close() and "Rulings" in hands.window.bottom.text.text()
    page.penalties.who.choose(None)
    assert not hands.window.unkept() and hands.seen().acts == acts
