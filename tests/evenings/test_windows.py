"""A whole evening through the windows: by keys, by typing and by the names of buttons, at a real desk and file."""

from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_bytes

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.preferences import Preferences
from tdapp.domain.prizes.places import awards
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.read.people.names import PlayerName
from tdapp.read.status import Phase
from tdapp.store.projection import PaymentKind
from tdapp.ui.importing import Importing
from tdapp.ui.main_window import MainWindow
from tdapp.ui.session import Session, Told
from tdapp.ui.theme.look import look
from tests.evenings.director import MINUTE, SEVEN, assert_replays, money
from tests.ui.pages.evening import words_for

Key = Qt.Key
CTRL, SHIFT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)
TYPED = ("Ada Lindqvist", "<b>Bold</b>", "=1+1", "Robert'); DROP TABLE entry;--", "مُحَمَّد", "x" * 200, "Zoë", "'t Hooft")


class Desk:
    """A director's hands on the keyboard and the mouse."""

    def __init__(
        self,
        path: Path,
        qtbot: QtBot,
        clock: HandClock,
        *,
        create: bool = False,
        chance: Callable[[int], bytes] = token_bytes,
    ) -> None:
        self.qtbot, self.clock = qtbot, clock
        self.club = Club.open(path, create=create, time=clock.source(), operator_name="Eve", chance=chance)
        self.session = Session(self.club, Preferences(), words_for)
        self.told: list[Told] = []
        self.session.told.connect(self.told.append)
        look().wear("dark")
        self.window = MainWindow(self.session)
        self.window.show()
        self.session.open_first()
        if self.session.tournament is None:
            self.window.go_lobby()
        qtbot.waitUntil(self.window.isActiveWindow)

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.session.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def state(self) -> State:
        assert self.session.tournament is not None
        return self.club.desk.state(self.session.tournament)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """A key, to whatever has the keyboard."""
        self.qtbot.keyClick(self.window.windowHandle(), key, modifiers)

    def find(self, name: str) -> QWidget:
        found = [each for each in self.window.findChildren(QWidget, name) if each.isVisible()]
        assert len(found) == 1, (name, found)
        return found[0]

    def click(self, name: str) -> None:
        """Press a button by its name; one that is grey says why."""
        button = self.find(name)
        assert isinstance(button, QAbstractButton) and button.isEnabled(), (name, button.toolTip())
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def type_into(self, name: str, text: str) -> None:
        """Type into a field and press Enter."""
        field = self.find(name)
        assert isinstance(field, QLineEdit)
        field.setFocus()
        field.clear()
        if text.isascii():
            self.qtbot.keyClicks(field, text)
        else:  # as an input method or the clipboard brings it
            field.insert(text)
            field.textEdited.emit(field.text())
        self.qtbot.keyClick(field, Key.Key_Return)

    def command(self, text: str) -> None:
        """Ctrl+K, some letters, Enter."""
        self.press(Key.Key_K, CTRL)
        self.qtbot.keyClicks(self.window.command.line, text)
        self.press(Key.Key_Return)

    def bust(self, who: str) -> None:
        """Take somebody out by the first letters of the name or by table and seat."""
        before = self.state.alive
        self.clock.forward(2 * MINUTE)
        self.command(who)
        assert self.state.alive == before - 1, (who, self.told[-1:])
        self.settle()

    def settle(self) -> None:
        """Accept the moves that are proposed, on the Tables page."""
        for _ in range(8):
            if self.session.proposal() is None:
                break
            self.press(Key.Key_3, CTRL)
            self.click("accept_moves")
        assert self.session.proposal() is None
        assert_sound_of(self)


def assert_sound_of(desk: Desk) -> None:
    assert desk.session.tournament is not None
    state = desk.state
    seated = [entry.seat for entry in state.entries.values() if entry.seat is not None]
    assert len(seated) == len(set(seated))
    assert desk.session.status_view().left == state.alive


@pytest.fixture
def clock() -> HandClock:
    return HandClock(SEVEN)


@pytest.fixture
def desks(tmp_path: Path, qtbot: QtBot, clock: HandClock) -> Iterator[list[Desk]]:
    made: list[Desk] = []
    yield made
    for desk in made:
        if desk.session.has_club:
            desk.close()


def test_an_evening_from_an_empty_club_to_the_paid_winner(
    desks: list[Desk], tmp_path: Path, qtbot: QtBot, clock: HandClock
) -> None:
    path = tmp_path / "club.tdapp"
    desk = Desk(path, qtbot, clock, create=True)
    desks.append(desk)
    set_up(desk)
    register_by_typing(desk)
    import_a_list(desk, tmp_path / "list.csv")
    assert len(desk.state.entries) == 24
    draw_and_start(desk)
    a_wrong_bust_out(desk)
    desk.close()
    desk = Desk(path, qtbot, clock)
    desks.append(desk)
    assert desk.session.status_view().phase is Phase.RUNNING and desk.state.alive == 23
    until_one_is_left(desk)
    prizes_and_end(desk)


def test_the_panel_ends_an_evening_that_is_won_while_registration_is_open(
    desks: list[Desk], tmp_path: Path, qtbot: QtBot, clock: HandClock
) -> None:
    desk = Desk(tmp_path / "club.tdapp", qtbot, clock, create=True)
    desks.append(desk)
    set_up(desk)
    desk.press(Key.Key_2, CTRL)
    desk.click("open_registration")
    for name in TYPED[:6]:
        desk.type_into("register_name", name)
    draw_and_start(desk, tables=1)
    while desk.state.alive > 1:
        seat = next(number for number, entry in enumerate(desk.state.tables[TableNo(1)].seats, 1) if entry is not None)
        desk.press(Key.Key_2, CTRL)
        desk.bust(f"1-{seat}")
    assert desk.session.status_view().registration_open
    desk.press(Key.Key_J, CTRL)
    assert not desk.session.status_view().registration_open
    desk.press(Key.Key_J, CTRL)
    assert desk.state.posted is not None and sum(desk.state.posted) == desk.state.pool
    desk.press(Key.Key_J, CTRL)
    assert desk.window.page == "prizes"
    while sum(desk.state.paid.values()) < desk.state.pool:
        desk.press(Key.Key_O, Qt.KeyboardModifier.AltModifier)
        desk.press(Key.Key_Down)
    desk.press(Key.Key_J, CTRL)
    assert desk.state.finished


def set_up(desk: Desk) -> None:
    desk.press(Key.Key_N, CTRL | SHIFT)
    desk.type_into("form_name", "Friday <i>night</i>")
    if desk.session.tournament is None:
        desk.click("form_create")
    assert desk.session.status_view().name == "Friday <i>night</i>"
    assert desk.window.page == "clock"


def register_by_typing(desk: Desk) -> None:
    desk.press(Key.Key_2, CTRL)
    desk.click("open_registration")
    for name in TYPED:
        desk.type_into("register_name", name)
    desk.type_into("register_name", "Ada Lindqvist")  # is in: shown, not entered twice
    names = {desk.club.directory[entry.player].full for entry in desk.state.entries.values()}
    assert names == {desk.club.directory[player].full for player in desk.club.directory}
    assert len(desk.state.entries) == len(TYPED)
    assert {"<b>Bold</b>", "=1+1", "Zoë", "'t Hooft", f"X{'x' * 199}"} <= names  # small letters get a capital
    desk.press(Key.Key_Z, CTRL)
    assert len(desk.state.entries) == len(TYPED) - 1
    desk.press(Key.Key_Z, CTRL | SHIFT)
    assert len(desk.state.entries) == len(TYPED)


def import_a_list(desk: Desk, path: Path) -> None:
    lines = [f"Last{number};First{number}" for number in range(1, 17)]
    path.write_text("\r\n".join(["Achternaam;Voornaam", *lines, "y" * 201, "Last1;First1"]), encoding="cp1252")
    importing = Importing(desk.session, desk.window)
    importing.load(str(path))
    desk.qtbot.waitUntil(importing.take.isEnabled)
    assert importing.bad.count() == 2
    importing.take.click()
    desk.window.activateWindow()  # a window manager does that when a dialog is gone
    desk.qtbot.waitUntil(desk.window.isActiveWindow)


def draw_and_start(desk: Desk, tables: int = 3) -> None:
    desk.command("draw seats")
    assert all(entry.seat is not None for entry in desk.state.entries.values())
    assert len(desk.state.tables) == tables
    desk.press(Key.Key_1, CTRL)
    desk.press(Key.Key_Space)
    assert desk.session.status_view().phase is Phase.RUNNING
    desk.clock.forward(5 * MINUTE)
    desk.press(Key.Key_Space)
    assert desk.session.status_view().phase is Phase.PAUSED
    desk.press(Key.Key_Space)


def a_wrong_bust_out(desk: Desk) -> None:
    desk.bust("Last7")
    wrong = next(entry for entry in desk.state.entries.values() if entry.out)
    desk.press(Key.Key_Z, CTRL)
    while desk.state.alive < 24:
        desk.press(Key.Key_Z, CTRL)
    assert not desk.state.entries[wrong.id].out and desk.state.entries[wrong.id].seat is not None
    desk.bust("Last16")
    gone = next(entry for entry in desk.state.entries.values() if entry.out)
    assert desk.club.directory[gone.player] == PlayerName("Last16", "First16")


def until_one_is_left(desk: Desk) -> None:
    desk.command("close registration")
    desk.settle()
    while desk.state.alive > 1:
        table = desk.state.open_tables()[-1]
        seat = next(number for number, entry in enumerate(table.seats, 1) if entry is not None)
        desk.press(Key.Key_2, CTRL)
        desk.bust(f"{table.number}-{seat}")
    assert len(desk.state.tables) == 1 and desk.state.winner() is not None


def prizes_and_end(desk: Desk) -> None:
    desk.press(Key.Key_P, CTRL | SHIFT)
    assert desk.state.posted is not None and sum(desk.state.posted) == desk.state.pool
    desk.press(Key.Key_6, CTRL)
    prizes = desk.find("prizes_table")
    prizes.setFocus()
    for row in range(len(desk.state.posted)):
        desk.window.current().table.put(row)  # type: ignore[union-attr]
        desk.press(Key.Key_O, Qt.KeyboardModifier.AltModifier)
    assert sum(desk.state.paid.values()) == desk.state.pool
    assert dict(desk.state.paid.items()) == {
        entry: award.cents for entry, award in awards(desk.state).items() if award.cents
    }
    desk.press(Key.Key_1, CTRL)
    desk.click("finish")
    assert desk.state.finished and desk.session.status_view().phase is Phase.FINISHED
    assert desk.session.tournament is not None
    assert money(desk.club, desk.session.tournament)[PaymentKind.PRIZE] == desk.state.pool
    assert_replays(desk.club, desk.session.tournament)
    desk.press(Key.Key_9, CTRL)
    assert desk.session.journal_view().rows[0].act == len(desk.club.desk.history(desk.session.tournament).acts)
