"""Nothing a window says is cut: every page, part and window of the demo evening is painted and read."""

from datetime import datetime, timedelta
from itertools import product
from pathlib import Path
from shutil import copy
from zoneinfo import ZoneInfo

import pytest
from msgspec import Struct
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tdapp.app.demo import evening as demo
from tdapp.app.open_club import Club
from tdapp.app.preferences import Preferences
from tdapp.domain.units import TournamentId
from tdapp.texts import LANGUAGES
from tdapp.ui.forecaster import Forecaster
from tdapp.ui.i18n import Languages
from tdapp.ui.people.frame import PeopleFrame
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tests.ui.cut_text import Cut, cut_choices, cut_text
from tests.ui.evening_states import running
from tests.ui.pages.evening import Evening
from tests.ui.test_closing import WINDOWS
from tests.ui.typing_walk import PLACES, Hands

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
SIZES = ((1366, 768), (1920, 1080))
STATES = ("setup", "registering", "drawn", "racing", "running", "paused", "bubble", "deal", "finished")
ALWAYS = {("running", (1366, 768), "nl")}
# What may be cut where there is no room for all of it: the tooltip has the whole.
MAY_BE_CUT = {
    "arrange_grid.BoxesGrid": "the name of a small box over the picture it belongs to",
    "floor_map.QWidget": "a name on the map: eighteen tables are in sight at once",
    "last_sales.QWidget": "a long name in the small list beside a sale",
    "findings_list.QWidget": "a long finding of a structure: three stand under its table at once",
    "journal_lines.QWidget": "a line of the journal that tells of codes, prices and ways to pay at once",
}
Moments = dict[str, tuple[Path, datetime, TournamentId]]


class Screen(Struct, frozen=True):
    """The screen a window opens on; the one there is without a display is smaller."""

    size: QSize

    def availableSize(self) -> QSize:
        return self.size


class Reopened(Evening):
    """The evening of the demo as it stood at a moment, in a language."""

    def __init__(self, folder: Path, moment: tuple[Path, datetime, TournamentId], language: str) -> None:
        self._begun.append(self)
        file, at, tournament = moment
        self.clock = demo.HandClock(at)
        copy(file, folder / "club.tdapp")
        self.club = Club.open(
            folder / "club.tdapp", create=False, time=self.clock.source(), operator_name=demo.OPERATOR
        )
        preferences = Preferences(reduced_motion=True, language=language)
        self.session = Session(self.club, preferences, Languages(ZoneInfo("Europe/Amsterdam")).words)
        self.session.switch(tournament)


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Moments:
    """The club as it was when the demo came to each of its states; 'running': later, with chips raced and tables
    broken.
    """
    folder, clock, found = tmp_path_factory.mktemp("demo"), demo.HandClock(demo.DEFAULT_START), Moments()
    file = folder / "club.tdapp"

    def keep(state: str, tournament: TournamentId) -> None:
        if state not in found and (state != "running" or clock() >= later):
            kept = folder / f"{state}.tdapp"
            copy(file, kept)
            found[state] = kept, datetime.fromtimestamp(clock(), ZoneInfo("UTC")), tournament

    later = (demo.DEFAULT_START + timedelta(hours=2, minutes=20)).timestamp()
    with Club.open(
        file, create=True, time=clock.source(), operator_name=demo.OPERATOR, chance=demo.demo_chance()
    ) as club:
        demo.Evening(club, clock, demo.DEFAULT_START.date(), keep).play()
    return found


def ask_ahead(window: QWidget, qtbot: QtBot) -> None:
    """Have the evening ahead worked out, so that its card says all it says."""
    forecaster = window.findChild(Forecaster)
    assert isinstance(forecaster, Forecaster)
    forecaster.ask()
    qtbot.waitUntil(lambda: not forecaster.working)


@pytest.mark.parametrize(
    ("state", "size", "language"),
    [
        pytest.param(*each, marks=() if each in ALWAYS else pytest.mark.soak)
        for each in product(STATES, SIZES, LANGUAGES)
    ],
)
def test_nothing_is_cut(
    moments: Moments,
    state: str,
    size: tuple[int, int],
    language: str,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for kind in (SideWindow, PeopleFrame):
        monkeypatch.setattr(kind, "screen", lambda _window: Screen(QSize(*size)), raising=False)
    hands = Hands(Reopened(tmp_path, moments[state], language), qtbot)
    hands.window.resize(*size)
    faults: dict[str, list[str]] = {}
    for place in PLACES:
        hands.clean()
        assert hands.go(place)
        if place.name == "clock":
            ask_ahead(hands.window, qtbot)
        front = QApplication.activeWindow() or hands.window
        assert (front is hands.window) == (place.window in ("", "new_tournament")), place.name
        front.setUpdatesEnabled(True)
        for cut in (*cut_text(front), *cut_choices(front)):
            if not (cut.told and cut.at in MAY_BE_CUT):
                faults.setdefault(str(cut), []).append(place.name)
        hands.window.setUpdatesEnabled(False)
    assert not faults, "\n".join(f"{cut} ({', '.join(places)})" for cut, places in faults.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_a_window_that_is_asked_for_in_another(
    language: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages = Languages(ZoneInfo("Europe/Amsterdam"))
    monkeypatch.setattr("tests.ui.pages.evening.words_for", lambda _: languages.words(language))
    hands = Hands(running(tmp_path), qtbot)
    faults: dict[str, list[str]] = {}
    for kind, opened in WINDOWS.items():
        if issubclass(kind, SideWindow | PeopleFrame):
            continue  # a place of its own
        hands.clean()
        window = opened(hands)
        for cut in cut_text(window):
            scrolled = cut.at.startswith("import_column_")  # with its column of the list, sideways
            if not scrolled and not (cut.told and cut.at in MAY_BE_CUT):
                faults.setdefault(str(cut), []).append(kind.__name__)
    assert not faults, "\n".join(f"{cut} ({', '.join(kinds)})" for cut, kinds in faults.items())


def test_every_way_to_cut_words_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    clipped, wrapped, button, whole = (
        QLabel("A long label"),
        QLabel("One two three four " * 4),
        QPushButton("A button"),
        QLabel("All"),
    )
    clipped.setFixedWidth(30)
    wrapped.setWordWrap(True)
    wrapped.setFixedSize(80, 30)
    button.setFixedWidth(40)
    table = QTableWidget(2, 1)
    table.setObjectName("table")
    table.setWordWrap(False)
    table.setFixedSize(200, 400)
    table.setColumnWidth(0, 90)
    table.setHorizontalHeaderLabels(["The head of a column"])
    told = QTableWidgetItem("More than there is room for")
    told.setToolTip("<span>More than there is room for</span>")
    table.setItem(0, 0, told)
    table.setItem(1, 0, QTableWidgetItem("And no tooltip says the rest"))
    for each in (clipped, wrapped, button, whole, table):
        column.addWidget(each)
    window.show()
    found = {(cut.words[:6], cut.told) for cut in cut_text(window)}
    assert {("A long", False), ("One tw", False), ("A butt", False), ("The he", False)} <= found
    assert any(words.startswith("Mor") and told for words, told in found)
    assert any(words.startswith("And") and not told for words, told in found)
    assert not any(words.startswith("All") for words, _told in found)


def test_a_choice_that_is_cut_is_found_in_the_open_list(qtbot: QtBot) -> None:
    box = QComboBox()
    box.addItems(["Short", "Longer than th…"])
    holder = QWidget()
    qtbot.addWidget(holder)
    QVBoxLayout(holder).addWidget(box)
    holder.show()
    assert [cut.words[:4] for cut in cut_choices(holder)] == ["Long"]


def test_what_is_scrolled_out_of_sight_is_not_cut(qtbot: QtBot) -> None:
    table = QTableWidget(30, 1)
    qtbot.addWidget(table)
    for row in range(30):
        table.setItem(row, 0, QTableWidgetItem("Line"))
    table.resize(200, 222)
    table.show()
    assert table.verticalScrollBar().maximum() > 0
    assert cut_text(table) == []


def test_what_may_be_cut_is_told_apart_from_what_may_not() -> None:
    assert str(Cut("Łuk…", "floor_map.QWidget", True)) == "floor_map.QWidget: 'Łuk…'"
    assert str(Cut("Łuk…", "a.Label")).endswith("no tooltip has it")
