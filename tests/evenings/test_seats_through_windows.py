"""The seats of an evening through the windows, by keys alone: draws, halts, breaks, corrections, hand for hand."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp.app.demo.evening import HandClock
from tdapp.domain.prizes.places import prizes
from tdapp.domain.seating.halting import HaltState
from tdapp.domain.seating.proposal import ProposalKind
from tdapp.domain.seating.room import BlockedSeat
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.status import Phase
from tdapp.ui.correcting.window import Correcting
from tdapp.ui.draws.window import DrawsWindow
from tdapp.ui.pages.hands.page import BubblePage
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.room_rules.window import RoomRulesWindow
from tests.evenings.director import MINUTE, SEVEN, assert_replays
from tests.evenings.floor import assert_room, assert_truth, checked
from tests.evenings.test_desk_through_windows import people
from tests.evenings.test_windows import CTRL, NONE, SHIFT, Desk, Key

ALT = Qt.KeyboardModifier.AltModifier
KEYS = {"\n": Key.Key_Return, "\t": Key.Key_Tab}


class Hands(Desk):
    """A director's hands on the keyboard; keys go to whichever window has them. `truth`: as in `Floor`."""

    def __init__(self, path: Path, qtbot: QtBot, clock: HandClock, count: int) -> None:
        super().__init__(path, qtbot, clock, create=True, chance=Random(f"windows {count}").randbytes)
        self.truth: list[tuple[EntryId, ...]] = []
        self.astray = False
        self.chance = Random(count)
        self.wrong: list[str] = []
        self.kinds: set[ProposalKind] = set()
        self.club.desk.subscribe(self._prove)
        self.names = people(count)
        self.club.add_players((name, "") for name in self.names)

    def _prove(self, stream: str) -> None:
        """Called after every act: what is wrong is kept, as the windows would take an exception for a fault."""
        main = self.session.tournament
        if main is not None and stream == main:
            try:
                assert_room(self.state)
                if not self.astray:
                    assert_truth(self.state, self.truth)
            except AssertionError as error:
                last = self.club.desk.history(main).acts[-1]
                self.wrong.append(f"line {last.last}, {last.verb}: {error}")

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        window = QGuiApplication.focusWindow()
        assert window is not None
        QTest.keyClick(window, key, modifiers)
        assert not self.wrong, self.wrong

    def typed(self, text: str) -> None:
        """Small letters, digits and signs, each to whatever has the keyboard then; a line's end is Enter."""
        for letter in text:
            self.press(KEYS.get(letter) or Qt.Key(ord(letter.upper())))

    def command(self, text: str) -> None:
        """Ctrl+K, some letters, Enter."""
        self.press(Key.Key_K, CTRL)
        self.typed(f"{text}\n")

    def seat_of(self, entry: EntryId) -> Seat:
        seat = self.state.entries[entry].seat
        assert seat is not None
        return seat

    def said(self, entry: EntryId) -> str:
        """Somebody's seat as it is typed."""
        seat = self.seat_of(entry)
        return f"{seat.table}-{seat.number}"

    def letters(self, entry: EntryId) -> str:
        """The four letters that tell somebody from all others."""
        return self.club.directory[self.state.entries[entry].player].last[:4].lower()

    def anybody(self, count: int = 1) -> list[EntryId]:
        return self.chance.sample(
            [each for t in self.state.open_tables() for each in t.seats if each is not None], count
        )

    def out(self, entry: EntryId) -> None:
        """Somebody goes out: table and seat, Enter."""
        self.truth.append((entry,))
        self.gone(entry)

    def gone(self, entry: EntryId) -> None:
        before = self.state.alive
        self.clock.forward(2 * MINUTE)
        self.command(f"bust {self.said(entry)}")
        assert self.state.alive == before - 1, self.told[-1:]

    def tables(self) -> TablesPage:
        self.press(Key.Key_3, CTRL)
        page = self.window.current()
        assert isinstance(page, TablesPage)
        return page

    def settle(self) -> None:
        self.settle_up_to(None)

    def settle_up_to(self, upto: ProposalKind | None) -> bool:
        """Give the buttons that are asked for and accept, until nothing is proposed or something of this kind is."""
        page = self.tables()
        for _turn in range(60):
            found = self.session.proposal()
            if found is None or found.kind is upto:
                break
            self.kinds.add(found.kind)
            self.press(Key.Key_Return, CTRL)
            while found is not None and found.asks:
                assert page.proposal.ask.field.hasFocus()
                self.typed(self.button_of(found.asks[0]) + "\n")
                found = self.session.proposal()
                if found is not None and not found.asks:
                    self.press(Key.Key_Return, CTRL)
        else:
            raise AssertionError("the room never comes to order")
        if self.state.floor.unseated:
            self.command("everybody is seated")
            assert not self.state.floor.unseated
        return self.session.proposal() is not None

    def button_of(self, table: TableNo) -> str:
        """The seat of the button as it is typed; now and then nobody knows."""
        there = self.state.tables[table]
        seats = [number for number, each in enumerate(there.seats, 1) if each is not None]
        return "?" if len(seats) < 2 or self.chance.random() < 0.3 else str(self.chance.choice(seats))

    def leave(self, window: QWidget) -> None:
        """Back to the main window."""
        if isValid(window) and window.isVisible():
            self.press(Key.Key_Escape)
        assert not isValid(window) or not window.isVisible()
        self.window.activateWindow()  # a window manager does that when a window is gone
        self.qtbot.waitUntil(self.window.isActiveWindow)


@pytest.mark.parametrize("count", [40, pytest.param(120, marks=(pytest.mark.soak, pytest.mark.timeout(600)))])
def test_the_seats_of_an_evening_by_keys(tmp_path: Path, qtbot: QtBot, count: int) -> None:
    hands = Hands(tmp_path / "club.tdapp", qtbot, HandClock(SEVEN), count)
    try:
        set_up(hands)
        arranged(hands, redraw=max(12, count // 5))
        registered(hands, count - 2)
        value_given(hands, "7 3 9")
        drawn(hands)
        late_ones(hands, 2)
        for part in (
            halted,
            wrong_seats,
            wrong_and_forgotten,
            broken,
            last_hands,
            to_the_bubble,
            in_step,
            in_the_money,
            to_the_winner,
        ):
            part(hands)
            assert hands.session.tournament is not None
            assert_replays(hands.club, hands.session.tournament)
        assert {*ProposalKind} == hands.kinds
        revealed_and_checked(hands, tmp_path / "draws.json")
    finally:
        hands.close()


def set_up(hands: Hands) -> None:
    hands.press(Key.Key_N, CTRL | SHIFT)
    hands.find("form_name").setFocus()
    hands.typed("seats")
    hands.press(Key.Key_Return, CTRL)
    assert len(hands.state.room.commitment) == 64


def arranged(hands: Hands, *, redraw: int) -> None:
    """The room: in which order tables open, a seat with a camera, a new draw later on, wishes of people."""
    hands.press(Key.Key_R, CTRL | SHIFT)
    window = hands.window.beside.room_rules
    assert isinstance(window, RoomRulesWindow)
    hands.qtbot.waitUntil(window.isActiveWindow)
    hands.press(Key.Key_1, ALT)
    hands.typed(f"\t3, 1\t2-9 camera\t\t{redraw}")
    hands.press(Key.Key_2, ALT)
    one, other, third = (name.last[:4].lower() for name in hands.names[:3])
    hands.typed(f"{one} + {other}\n{third} 1-5\n")
    hands.press(Key.Key_Return, CTRL)
    rules = hands.state.room.rules
    assert (rules.order, rules.redraw_at) == ((3, 1), (redraw,)), window.told.text()
    assert rules.blocked == (BlockedSeat(9, TableNo(2), "camera"),)
    assert (len(rules.apart), [wish.seat for wish in rules.kept]) == (1, [Seat(TableNo(1), 5)])
    hands.leave(window)


def draws_window(hands: Hands) -> DrawsWindow:
    hands.press(Key.Key_D, CTRL | SHIFT)
    window = hands.window.beside.draws
    assert isinstance(window, DrawsWindow)
    hands.qtbot.waitUntil(window.isActiveWindow)
    return window


def to_the_value(hands: Hands, window: DrawsWindow) -> None:
    """By Tab to the field of the value, as letters begin a command until it is in it."""
    for _field in range(8):
        if window.value.field.hasFocus():
            break
        hands.press(Key.Key_Tab)
    assert window.value.field.hasFocus()


def value_given(hands: Hands, value: str) -> None:
    """What the room called out."""
    window = draws_window(hands)
    to_the_value(hands, window)
    hands.typed(f"{value}\n")
    assert hands.state.room.given is not None
    assert hands.state.room.given.value == value
    hands.leave(window)


def registered(hands: Hands, count: int) -> None:
    hands.command("open registration")
    hands.press(Key.Key_0, CTRL)
    for number in range(count):
        hands.typed(f"{hands.names[number].last[:4].lower()}\n\n")
        assert len(hands.state.entries) == number + 1


def drawn(hands: Hands) -> None:
    """Seats are drawn, that is undone, and they are drawn anew."""
    hands.command("draw seats")
    first = {each.id: each.seat for each in hands.state.playing()}
    hands.press(Key.Key_Z, CTRL)
    assert not hands.state.tables
    value_given(hands, "heron")
    hands.command("draw seats")
    assert {each.id: each.seat for each in hands.state.playing()} != first
    hands.press(Key.Key_1, CTRL)
    hands.press(Key.Key_Space)
    assert hands.session.status_view().phase is Phase.RUNNING


def late_ones(hands: Hands, count: int) -> None:
    hands.clock.forward(5 * MINUTE)
    hands.press(Key.Key_0, CTRL)
    for name in hands.names[-count:]:
        hands.typed(f"{name.last[:4].lower()}\n\n")
    assert len(hands.state.entries) == len(hands.names)
    assert all(each.seat is not None for each in hands.state.playing())


def halted(hands: Hands) -> None:
    """A table loses three: its button is placed, hands are counted until it stops, and it is let play on."""
    table = hands.state.open_tables()[1].number
    while hands.state.tables[table].seated + 3 > max(each.seated for each in hands.state.open_tables()):
        hands.out(next(each for each in hands.state.tables[table].seats if each is not None))
    hands.command(f"button {table}-{hands.button_of(table).replace('?', '1')}")
    assert table in hands.state.floor.buttons, hands.told[-1:]
    for _hand in range(12):
        if halt(hands, table) is HaltState.STOPS:
            break
        assert halt(hands, table) is HaltState.PLAYS_ON
        hands.clock.forward(MINUTE)
        hands.command(f"hand {table}")
    assert halt(hands, table) is HaltState.STOPS
    hands.command(f"halt {table}")
    assert hands.window.override.isVisible()
    hands.typed("soon\n")
    assert halt(hands, table) is HaltState.WAIVED
    hands.settle()
    assert halt(hands, table) is None


def halt(hands: Hands, table: TableNo) -> HaltState | None:
    """What stands at the table on the map."""
    return next(each.halt for each in hands.session.tables_view().tables if each.number == table)


def correcting(hands: Hands, way: int) -> Correcting:
    """The window that puts things right, at one of its three ways."""
    hands.command("correct a seat")
    window = hands.window.beside.correcting
    assert isinstance(window, Correcting)
    hands.qtbot.waitUntil(window.isActiveWindow)
    hands.press(Qt.Key(Key.Key_0 + way), ALT)
    return window


def corrected(hands: Hands, way: int, one: EntryId, other: EntryId) -> None:
    """Two players by their letters, and what changes is shown before it is saved."""
    window = correcting(hands, way)
    hands.typed(f"{hands.letters(one)}\n{hands.letters(other)}")
    assert hands.club.directory[hands.state.entries[one].player].full in window.told.text()
    hands.astray = False
    hands.typed("\n\n")  # to the button that saves, and saved
    hands.leave(window)


def wrong_seats(hands: Hands) -> None:
    """Two in each other's seats go back, the book stays; then one stays where he was found, for a reason."""
    one, other = hands.anybody(2)
    before = (hands.seat_of(one), hands.seat_of(other))
    window = correcting(hands, 1)
    hands.typed(f"{hands.letters(one)}\n{hands.said(other)}")
    assert window.both.isChecked()
    hands.typed("\n\n")
    hands.leave(window)
    assert (hands.seat_of(one), hands.seat_of(other)) == before
    free = next(seat for table in hands.state.open_tables() for seat in table.free if seat.number != 9)
    window = correcting(hands, 1)
    hands.typed(f"{hands.letters(one)}\n{free.table}-{free.number}\t")
    assert window.stay.hasFocus()
    hands.press(Key.Key_Space)
    hands.press(Key.Key_Return, CTRL)
    assert window.override.isVisible()
    hands.typed("long ago\n")
    hands.leave(window)
    assert hands.seat_of(one) == free
    hands.settle()


def wrong_and_forgotten(hands: Hands) -> None:
    """A bust-out of the wrong player found after two more; one forgotten and entered after three; two the wrong way."""
    wrong, right, *others = hands.anybody(4)
    hands.truth.append((right,))
    hands.astray = True
    hands.gone(wrong)
    hands.settle()
    for each in others:
        hands.out(each)
        hands.settle()
    corrected(hands, 2, wrong, right)
    assert not hands.state.entries[wrong].out
    hands.settle()
    forgotten, *after = hands.anybody(4)
    hands.truth.append((forgotten,))
    hands.astray = True
    for each in after:
        hands.out(each)
        hands.settle()
    corrected(hands, 3, forgotten, after[0])
    hands.settle()
    late, sooner = hands.anybody(2)
    hands.truth += [(late,), (sooner,)]
    hands.astray = True
    hands.gone(sooner)
    hands.gone(late)
    corrected(hands, 3, late, sooner)
    hands.settle()
    assert not hands.astray


def broken(hands: Hands) -> None:
    """Registration closes; the first break is undone, and made again with another draw."""
    hands.command("close registration")
    while not hands.settle_up_to(ProposalKind.BREAK):
        hands.out(*hands.anybody())
    before = hands.session.proposal()
    assert before is not None
    hands.kinds.add(before.kind)
    tables = hands.state.tables
    hands.press(Key.Key_Return, CTRL)
    assert before.table not in hands.state.tables
    hands.press(Key.Key_Z, CTRL)
    assert hands.state.tables == tables
    again = hands.session.proposal()
    assert again is not None
    assert again.seed != before.seed
    hands.settle()
    assert before.table not in hands.state.tables


def bubble(hands: Hands) -> BubblePage:
    hands.press(Key.Key_B, CTRL)
    page = hands.window.current()
    assert isinstance(page, BubblePage)
    return page


def last_hands(hands: Hands) -> None:
    """The card of the day, the last hands ticked off, and new seats for the next day; one draw of them undone."""
    bubble(hands)
    hands.press(Key.Key_C, ALT)
    last = hands.state.hands.last
    assert last is not None
    for _hand in range(last.hands):
        hands.press(Key.Key_P, ALT)
    assert {row.left for row in hands.session.hands_view().tables} == {0}
    hands.press(Key.Key_N, ALT)
    assert hands.state.hands.last is None
    hands.command("redraw everybody")
    hands.press(Key.Key_Z, CTRL)
    hands.command("redraw everybody")
    hands.press(Key.Key_1, CTRL)
    hands.press(Key.Key_Space)
    assert hands.session.status_view().phase is Phase.RUNNING
    hands.settle()


def to_the_bubble(hands: Hands) -> None:
    """One after the other until three are to go, once two in one hand."""
    hands.press(Key.Key_P, CTRL | SHIFT)
    one, other = hands.anybody(2)
    hands.truth.append((one, other))
    hands.clock.forward(2 * MINUTE)
    hands.command(f"bust {hands.said(one)} = {hands.said(other)}")
    hands.settle()
    while hands.state.alive > len(prizes(hands.state)) + 3:
        hands.out(*hands.anybody())
        hands.settle()


def in_step(hands: Hands) -> None:
    """Hand for hand: one hand with nobody out, one with two at one table who are placed by their stacks."""
    bubble(hands)
    hands.press(Key.Key_G, ALT)
    assert hands.state.hands.play is not None
    tables = [row.number for row in hands.session.hands_view().tables]
    for table in tables:
        hands.typed(f"{table}\n")
    hands.press(Key.Key_O, ALT)
    assert hands.state.hands.play.number == 2
    first = hands.state.open_tables()[0]
    larger, smaller = [each for each in first.seats if each is not None][:2]
    hands.astray = True
    hands.gone(larger)
    hands.gone(smaller)
    hands.press(Key.Key_P, ALT)
    hands.typed("1500\n9000\n")
    hands.truth += [(smaller,), (larger,)]
    hands.press(Key.Key_O, ALT)
    hands.astray = False
    assert hands.state.hands.play is not None
    assert hands.state.hands.play.number == 3
    (gone,) = hands.anybody()
    hands.truth.append((gone,))
    hands.clock.forward(2 * MINUTE)
    hands.typed(f"{hands.said(gone)}\n")  # the command box opens by itself
    assert hands.state.entries[gone].out
    hands.press(Key.Key_P, ALT)
    hands.press(Key.Key_O, ALT)


def in_the_money(hands: Hands) -> None:
    """A head too many is counted and named; counted again, the room is told."""
    assert hands.state.alive == len(prizes(hands.state))
    page = bubble(hands)
    table = hands.state.open_tables()[0]
    hands.typed(f"{table.number}={table.seated - 1}\n")
    hands.press(Key.Key_R, ALT)
    hands.press(Key.Key_M, ALT)
    assert not announced(hands)
    assert str(table.seated - 1) in page.money.count.text()
    hands.typed(f"{table.number}={table.seated}\n")
    hands.press(Key.Key_M, ALT)
    assert announced(hands)
    hands.press(Key.Key_E, ALT)
    assert hands.state.hands.play is None

    hands.settle()


def announced(hands: Hands) -> bool:
    """Whether the room was told that everybody is in the money."""
    return hands.state.hands.money is not None


def to_the_winner(hands: Hands) -> None:
    """To the last one, prizes paid, the tournament finished, the secret of the draws shown."""
    while hands.state.alive > 1:
        hands.out(*hands.anybody())
        hands.settle()
    hands.press(Key.Key_6, CTRL)
    hands.press(Key.Key_Home, CTRL)
    for _place in prizes(hands.state):
        hands.press(Key.Key_O, ALT)
        hands.press(Key.Key_Down)
    assert sum(hands.state.paid.values()) == hands.state.pool
    hands.command("finish the tournament")
    assert hands.state.finished


def revealed_and_checked(hands: Hands, path: Path) -> None:
    """The secret is shown, the draws are saved, and the script computes each again, those that were undone too."""
    window = draws_window(hands)
    hands.press(Key.Key_R, ALT)
    assert hands.state.room.secret
    hands.press(Key.Key_S, CTRL)
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    hands.qtbot.waitUntil(dialog.isActiveWindow)
    name = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(name, QLineEdit)
    assert name.hasFocus()
    name.setText(str(path))  # as pasted: typed, its list of suggestions takes the keyboard, which is not offscreen's
    hands.typed("\n")
    hands.qtbot.waitUntil(path.exists)
    code, said = checked(path.read_bytes(), path)
    assert code == 0, said
    assert said.count("undone): OK,") == 3
    window.activateWindow()  # a window manager does that when a dialog is gone
    hands.qtbot.waitUntil(window.isActiveWindow)
    hands.leave(window)
