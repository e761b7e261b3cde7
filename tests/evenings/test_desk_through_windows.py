"""A busy registration desk through the windows: 165 entries, rebuys, alternates and two drawers, nearly all by keys."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp.app.demo.evening import HandClock
from tdapp.domain.money.denominations import denominations
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Refund, SaleKind, Tender
from tdapp.domain.prizes.places import awards
from tdapp.domain.units import Cents, DrawerId, EntryId, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.waiting import AlternateStatus
from tdapp.read.status import Phase
from tdapp.store.projection import PAID_OUT, PaymentKind, PaymentRow
from tdapp.ui.drawers.window import DrawersWindow
from tdapp.ui.pages.money.part import MoneyPart
from tdapp.ui.pages.part import Part
from tdapp.ui.pages.registration.check_in import CheckInPart
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.sell import Sell
from tdapp.ui.pages.registration.terms import TermsPart
from tdapp.ui.pages.registration.terms_draft import Column
from tdapp.ui.pages.registration.waiting import WaitingPart
from tests.evenings.director import MINUTE, SEVEN, assert_replays
from tests.evenings.test_registration_desk import assert_every_cent_and_chip
from tests.evenings.test_windows import CTRL, NONE, SHIFT, Desk, Key

ALT = Qt.KeyboardModifier.AltModifier
ENTRIES, ALTERNATES, REBUYS, RE_ENTRIES, ADD_ONS, EARLY_OUT, LATE_OUT = 150, 15, 40, 12, 20, 3, 3
STANDARD, EARLY = 55_00, 50_00  # the second is the line made on the Terms part: 45.00 + 4.00 + 1.00
FLOAT = Cents(500_00)
FROM_SAFE = Cents(15_000_00)
NAME, PRIZE, FEE, STAFF = Column.NAME, Column.PRIZE, Column.FEE, Column.STAFF
CHIPS, EACH, WINDOW = Column.CHIPS, Column.EACH, Column.WINDOW
AMOUNT = re.compile(r"€([\d,]+\.\d\d)")
WAYS = ("", "d", "100", "20 d 50 c", "v {code} 10 c", "a")


def people(count: int) -> list[PlayerName]:
    """People of whom four letters tell one from all others."""
    syllables = [a + b for a, b in product("bdfgklmnprstvz", "aeiou")]
    lasts = [first + second for first, second in product(syllables, syllables[::7])]
    return [PlayerName(f"{last.capitalize()}sen", "Quint") for last in lasts[:count]]


class Till(Desk):
    """The hands of somebody at the registration desk; keys go to whichever window has them."""

    def __init__(self, path: Path, qtbot: QtBot, clock: HandClock) -> None:
        super().__init__(path, qtbot, clock, create=True)
        self.turn = self.vouchers = self.acts = 0
        self.wrong: list[str] = []  # acts after which the sums were not the same
        self.club.desk.subscribe(self._prove)
        self.names = people(ENTRIES + ALTERNATES)
        self.club.add_players((name, "") for name in self.names)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        window = QGuiApplication.focusWindow()
        assert window is not None
        QTest.keyClick(window, key, modifiers)
        assert not self.wrong, self.wrong

    def _prove(self, stream: str) -> None:
        """Called after every act: what is wrong is kept, as the windows would take an exception for a fault."""
        if stream == self.session.tournament:
            self.acts += 1
            try:
                self.proved()
            except AssertionError as error:
                last = self.club.desk.history(stream).acts[-1]
                self.wrong.append(f"line {last.last}, {last.verb}: {error}")

    def typed(self, text: str) -> None:
        """Small letters, one after the other: each to whatever has the keyboard then; a line's end is Enter."""
        for letter in text:
            if letter == "\n":
                self.press(Key.Key_Return)
            else:
                self.press(Qt.Key(ord(letter.upper())))

    def pasted(self, text: str) -> None:
        """A command that stood on a note."""
        self.press(Key.Key_K, CTRL)
        QGuiApplication.clipboard().setText(text)
        self.window.command.line.paste()
        self.press(Key.Key_Return)

    @property
    def rows(self) -> list[PaymentRow]:
        assert self.session.tournament is not None
        return list(self.club.file.rows_of(self.session.tournament).payments.values())

    @property
    def drawer(self) -> DrawerId:
        return self.session.drawer()

    def proved(self) -> None:
        assert_every_cent_and_chip(self.state, self.rows)

    def part(self, number: int) -> Part:
        """A part of the Desk page, by its keys."""
        self.press(Key.Key_0, CTRL)
        page = self.window.current()
        assert isinstance(page, RegistrationPage)
        self.press(Qt.Key(Key.Key_0 + number), ALT)
        return page.part()

    def sell_part(self) -> Sell:
        part = self.part(1)
        assert isinstance(part, Sell)
        return part

    def at_line(self) -> None:
        """The keyboard is in the name line, which is empty: the next one may come."""
        line = self.find("desk_name")
        assert isinstance(line, QLineEdit) and line.hasFocus() and not line.text()

    def account(self, entry: EntryId) -> Sell:
        """The account of an entry, by four letters and Enter."""
        part = self.sell_part()
        self.at_line()
        player = self.state.entries[entry].player
        self.typed(f"{self.club.directory[player].last[:4].lower()}\n")
        assert part.account.isVisible() and part.account.player == player
        return part

    def way(self, due: int) -> tuple[str, dict[Tender, int]]:
        """How the next one pays so many cents, as it is typed and as it must come to the book."""
        self.turn += 1
        typed = WAYS[self.turn % len(WAYS)]
        match typed:
            case "d":
                return typed, {Tender.CARD: due}
            case "a":
                return typed, {Tender.ACCOUNT: due}
            case "20 d 50 c" if 20_00 < due <= 70_00:
                return typed, {Tender.CARD: 20_00, Tender.CASH: due - 20_00}
            case "v {code} 10 c":
                self.vouchers += 1
                return f"v v{self.vouchers} 10 c", {Tender.VOUCHER: 10_00, Tender.CASH: due - 10_00}
        return ("" if typed.startswith("20") else typed), {Tender.CASH: due}

    def pay(self, typed: str) -> None:
        """Type how somebody pays; a voucher nobody has seen before takes a word."""
        self.typed(typed)
        if self.window.override.isVisible():
            self.typed("it has our stamp\n")

    def sitting(self) -> list[EntryId]:
        """Who sits, by table and seat."""
        return [each for table in self.state.open_tables() for each in table.seats if each is not None]

    def wait_until(self, reached: Callable[[], bool]) -> None:
        """Minutes pass."""
        for _ in range(600):
            if reached():
                return
            self.clock.forward(MINUTE)
            self.session.ticker.tick()
        raise AssertionError("the clock never gets there")


def paid(payments: tuple[Payment, ...]) -> dict[Tender, int]:
    return {payment.tender: payment.cents for payment in payments}


@pytest.fixture
def till(tmp_path: Path, qtbot: QtBot) -> Iterator[Till]:
    till = Till(tmp_path / "club.tdapp", qtbot, HandClock(SEVEN))
    yield till
    till.close()


def test_a_busy_evening_at_two_drawers_by_keys(till: Till) -> None:
    set_up(till)
    left, right = open_drawer(till, "left"), open_drawer(till, "right")
    assert till.drawer == right
    set_terms(till)
    sell_entries(till, left, right)
    cancel(till, EARLY_OUT, started=False)
    draw_and_start(till)
    cancel(till, LATE_OUT, started=True)
    rebuys(till)
    re_entries(till)
    use(till, left)
    alternates(till)
    add_ons(till)
    play_on(till)
    prizes_and_end(till, left)
    proved_on_screen(till)
    close_drawers(till, left, right)
    assert not till.wrong and till.session.tournament is not None
    assert till.acts >= len(till.club.desk.history(till.session.tournament).acts) - 1  # all but its creation


def set_up(till: Till) -> None:
    till.press(Key.Key_N, CTRL | SHIFT)
    for name, typed in (("form_buy_in", "47.50"), ("form_fee", "7.50"), ("form_stack", "20000"), ("form_late", "6")):
        till.type_into(name, typed)
    till.find("form_name").setFocus()
    till.typed("busy")
    till.press(Key.Key_Return, CTRL)
    assert till.state.setup.buy_in == 47_50 and till.state.setup.late_level == 6


def at_drawers(till: Till) -> DrawersWindow:
    """The drawers' window, in front."""
    till.press(Key.Key_K, CTRL | SHIFT)
    window = till.window.beside.drawers
    assert isinstance(window, DrawersWindow)
    till.qtbot.waitUntil(window.isActiveWindow)
    return window


def leave_drawers(till: Till, window: DrawersWindow) -> None:
    till.press(Key.Key_Escape)
    assert not isValid(window) or not window.isVisible()
    till.window.activateWindow()  # a window manager does that when a window is gone
    till.qtbot.waitUntil(till.window.isActiveWindow)


def open_drawer(till: Till, name: str) -> DrawerId:
    """Open one with ten notes of fifty, counted."""
    before = set(till.club.desk.club.drawers)
    window = at_drawers(till)
    till.press(Key.Key_N, CTRL)
    till.typed(f"{name}\n")
    for value in denominations("EUR"):
        till.typed("10\n" if value == 50_00 else "\n")
    till.press(Key.Key_Return, CTRL)
    (made,) = set(till.club.desk.club.drawers) - before
    drawer = till.club.desk.club.drawers[made]
    assert (drawer.name, drawer.opening) == (name, FLOAT), window.told.text()
    leave_drawers(till, window)
    return made


def use(till: Till, drawer: DrawerId) -> None:
    """Go on selling through another drawer."""
    window = at_drawers(till)
    choose(till, window, drawer)
    till.press(Key.Key_U, ALT)
    assert till.drawer == drawer
    leave_drawers(till, window)


def choose(till: Till, window: DrawersWindow, drawer: DrawerId) -> None:
    for key in (Key.Key_Home, *[Key.Key_Down] * len(window.rows)):
        till.press(key)
        if window.chosen() == drawer:
            return
    raise AssertionError("the drawer is not in the list")


def set_terms(till: Till) -> None:
    """The ready-made rebuys, changed, and a line more for early birds and for re-entries."""
    part = till.part(5)
    assert isinstance(part, TermsPart)
    till.click("terms_preset_rebuy")
    into(till, part, 0, {PRIZE: "20", STAFF: "1", CHIPS: "20000", EACH: "3", WINDOW: "6+"})
    into(till, part, 1, {PRIZE: "25", CHIPS: "30000", WINDOW: "b 6"})
    till.click("terms_add_re_entry")
    into(till, part, 2, {EACH: "2"})
    till.click("terms_add_entry")
    into(till, part, 3, {NAME: "early bird", PRIZE: "45", FEE: "4", STAFF: "1"})
    till.find("terms_rules_turn").setFocus()  # the rules are folded to one line while there is little room
    till.press(Key.Key_Return)
    field(till, "terms_guarantee", "10000")
    field(till, "terms_tables", "17")
    started = till.find("terms_started")
    assert isinstance(started, QComboBox)
    started.setFocus()
    till.press(Key.Key_End)
    till.press(Key.Key_S, CTRL)
    terms = till.state.terms
    assert not part.changed(), part.effect.text()
    kinds = [offer.kind for offer in terms.offers]
    assert kinds == [SaleKind.REBUY, SaleKind.ADD_ON, SaleKind.RE_ENTRY, SaleKind.ENTRY]
    prices = [tuple(offer.price) for offer in terms.offers]
    assert prices == [(20_00, 0, 1_00, 0), (25_00, 0, 0, 0), (47_50, 7_50, 0, 0), (45_00, 4_00, 1_00, 0)]
    assert (terms.guarantee, terms.most_tables) == (10_000_00, 17)
    assert terms.started is Refund.NOTHING


def field(till: Till, name: str, typed: str) -> None:
    line = till.find(name)
    assert isinstance(line, QLineEdit)
    line.setFocus()
    line.selectAll()
    till.typed(typed)


def into(till: Till, part: TermsPart, row: int, cells: dict[Column, str]) -> None:
    """Type into cells of a line, by the arrows and Enter."""
    assert part.list.table.hasFocus()
    till.press(Key.Key_Home, CTRL)
    for _ in range(row):
        till.press(Key.Key_Down)
    for column, typed in sorted(cells.items()):
        while part.list.table.column() < column:
            till.press(Key.Key_Right)
        assert (part.list.table.here(), part.list.table.column()) == (row, column)
        till.typed(f"\n{typed}\n")
        assert part.list.draft is not None and not part.list.draft.is_wrong and part.list.table.hasFocus(), (
            row,
            column,
        )


def sell_entries(till: Till, left: DrawerId, right: DrawerId) -> None:
    """Four letters and Enter for who, a digit for the price, the payment; every third at the other price."""
    part = till.sell_part()
    till.click("desk_open_registration")
    for number in range(ENTRIES):
        if number % 50 == 25:
            use(till, left if till.drawer == right else right)
        till.at_line()
        till.typed(f"{till.names[number].last[:4].lower()}\n")
        assert part.selling.isVisible() and part.selling.name == till.names[number]
        early = number % 3 == 2
        due = EARLY if early else STANDARD
        typed, expected = till.way(due)
        till.pay(("2" if early else "") + f"\n{typed}\n")
        sale = till.state.entries[EntryId(number + 1)].sale
        assert sale is not None and (sale.drawer, paid(sale.payments)) == (till.drawer, expected), typed
        given = {"100": 100_00, "20 d 50 c": 70_00}.get(typed, due)
        if given > due:
            assert part.last.give.text() == f"Give the player €{(given - due) / 100:.2f}"
    till.at_line()
    till.proved()
    assert len(till.state.entries) == ENTRIES and {row.drawer for row in till.rows} == {left, right}


def cancel(till: Till, number: int, *, started: bool) -> None:
    """Some have to go: before the start all goes back, after it a share that takes a reason."""
    for entry in till.sitting()[3::40][:number] if started else [EntryId(each) for each in range(7, 7 + number)]:
        before = sum(row.amount for row in till.rows if row.kind is PaymentKind.REFUND)
        price = till.state.price_of(till.state.entries[entry])
        part = till.account(entry)
        till.press(Key.Key_C, ALT)
        assert part.back.isVisible()
        if started:
            till.typed("1")  # all of it, which the terms do not give
        till.typed("\n\n")
        if started:
            assert till.window.override.isVisible()
            till.typed("ill\n")
        assert entry in till.state.void
        after = sum(row.amount for row in till.rows if row.kind is PaymentKind.REFUND)
        assert after - before == price.total
        till.press(Key.Key_Escape)
    till.proved()


def draw_and_start(till: Till) -> None:
    till.command("draw seats")
    assert len(till.state.tables) == 17
    part = till.part(3)
    assert isinstance(part, CheckInPart)
    till.press(Key.Key_T, ALT)
    table = till.state.tables[TableNo(1)]
    assert till.state.present >= {entry for entry in table.seats if entry is not None}
    absent = next(each for each in till.sitting() if each not in till.state.present)
    till.typed(f"{till.club.directory[till.state.entries[absent].player].last[:4].lower()}\n")
    assert absent in till.state.present and not part.typed.text()
    till.press(Key.Key_1, CTRL)
    till.press(Key.Key_Space)
    assert till.session.status_view().phase is Phase.RUNNING
    till.clock.forward(10 * MINUTE)


def rebuys(till: Till) -> None:
    """Singles, each tenth of them double, with what is typed for the payment."""
    done = 0
    sitting = till.sitting()
    while done < REBUYS:
        entry = sitting[3 * done % len(sitting)]
        double = done % 10 == 0
        part = till.account(entry)
        till.press(Key.Key_U if double else Key.Key_R, ALT)
        assert part.buying.isVisible() and part.buying.due().cents == (42_00 if double else 21_00)
        typed, expected = till.way(part.buying.due().cents)
        till.pay(f"{typed}\n")
        done += 2 if double else 1
        assert len(till.state.purchases) == done
        assert sum(sum(paid(b.sale.payments).values()) for b in till.state.purchases.values()) == 21_00 * done
        assert till.rows[-1].tender in expected and till.rows[-1].drawer == till.drawer
        till.press(Key.Key_Escape)
    till.proved()


def re_entries(till: Till) -> None:
    """Most of them were out before; each third gives up what is left of the stack."""
    for number in range(RE_ENTRIES):
        entry = till.sitting()[11 * number]
        out = number % 3 > 0
        if out:
            seat = till.state.entries[entry].seat
            assert seat is not None
            till.command(f"{seat.table}-{seat.number}")
            assert till.state.entries[entry].out, till.told[-1:]
        part = till.account(entry)
        till.press(Key.Key_E, ALT)
        assert part.buying.isVisible()
        if not out:
            till.typed("3500\n")
        typed, expected = till.way(STANDARD)
        till.pay(f"{typed}\n")
        newest = till.state.entries[max(till.state.entries)]
        assert newest.earlier == entry and newest.sale is not None and paid(newest.sale.payments) == expected
        assert newest.seat is not None
        till.press(Key.Key_Escape)
    till.proved()


def alternates(till: Till) -> None:
    """They queue; whoever is called is answered for, pays and sits down; then seats have to come free."""
    part = till.part(2)
    assert isinstance(part, WaitingPart)
    for name in till.names[ENTRIES:]:
        till.typed(f"{name.last[:4].lower()}\n")
    assert len(till.state.queue()) == ALTERNATES
    seated = 0
    while till.state.alternates:
        while not till.session.waiting_view().seats:
            entry = till.sitting()[0]
            seat = till.state.entries[entry].seat
            assert seat is not None
            till.command(f"{seat.table}-{seat.number}")
        till.press(Key.Key_C, ALT)
        called = till.session.waiting_view().of(AlternateStatus.CALLED)
        assert called
        for _ in called:
            till.press(Key.Key_A, ALT)
            till.press(Key.Key_Return)
            assert part.deal.isVisible()
            typed, expected = till.way(STANDARD)
            till.pay(f"\n{typed}\n")
            seated += 1
            newest = till.state.entries[max(till.state.entries)]
            assert newest.seat is not None and newest.sale is not None and paid(newest.sale.payments) == expected
            assert len(till.state.alternates) == ALTERNATES - seated
    assert part.line.field.hasFocus()
    till.proved()


def add_ons(till: Till) -> None:
    """In the break after level 6, by the sheets of the tables: two whole tables, and two players of a third."""
    till.wait_until(lambda: till.session.clock_view().on_break)
    part = till.sell_part()
    sold = len(till.state.purchases)
    till.press(Key.Key_T, ALT)
    sheet = part.sheet
    assert sheet.isVisible() and sheet.list.hasFocus()
    till.press(Key.Key_Up)
    till.typed("2\n")
    assert sheet.prices.chosen() == "add_on" and sheet.list.hasFocus()
    left = ADD_ONS
    while left:
        if sheet.list.count() <= left:
            till.press(Key.Key_L, ALT)
        else:
            till.press(Key.Key_Home)
            for _ in range(left):
                till.press(Key.Key_Space)
                till.press(Key.Key_Down)
        if left < ADD_ONS:
            till.press(Key.Key_Y, ALT)  # by card
        ticked = len(sheet.ticked())
        till.press(Key.Key_Return)
        left -= ticked
        assert len(till.state.purchases) == sold + ADD_ONS - left
        till.press(Key.Key_Right)
    till.press(Key.Key_Escape)
    till.at_line()
    till.proved()


def play_on(till: Till) -> None:
    """Hands with several out at once, as long as there are tables enough, until one is left."""
    till.wait_until(lambda: not till.session.status_view().registration_open and not till.session.clock_view().on_break)
    till.settle()
    while till.state.alive > 1:
        till.clock.forward(2 * MINUTE)
        table = till.state.open_tables()[-1]
        seats = [number for number, entry in enumerate(table.seats, 1) if entry is not None]
        out = seats[: min(4, till.state.alive - 1)]
        till.press(Key.Key_2, CTRL)
        before = till.state.alive
        till.pasted("bust " + " + ".join(f"{table.number}-{seat}" for seat in out))
        assert till.state.alive == before - len(out), (out, till.told[-1:])
        till.settle()
    assert till.state.winner() is not None


def prizes_and_end(till: Till, left: DrawerId) -> None:
    """The safe brings what the prizes take; each is paid from the drawer in use."""
    window = at_drawers(till)
    choose(till, window, left)
    till.press(Key.Key_M, ALT)
    till.press(Key.Key_A, ALT)
    till.typed("15000\nprizes\n")
    assert till.club.desk.club.drawers[left].moved == FROM_SAFE, window.told.text()
    leave_drawers(till, window)
    till.press(Key.Key_P, CTRL | SHIFT)
    assert till.state.posted is not None
    till.press(Key.Key_6, CTRL)
    prizes = till.find("prizes_table")
    prizes.setFocus()
    for row in range(len(till.state.posted)):
        till.window.current().table.put(row)  # type: ignore[union-attr]
        till.press(Key.Key_O, ALT)
    due = {entry: award.cents for entry, award in awards(till.state).items() if award.cents}
    assert dict(till.state.paid.items()) == due
    till.press(Key.Key_1, CTRL)
    till.click("finish")
    assert till.state.finished
    till.proved()


def proved_on_screen(till: Till) -> None:
    """The proof on the Money part has what the payment table leaves; the book says the same three times."""
    part = till.part(4)
    assert isinstance(part, MoneyPart)
    rows = till.rows
    taken = sum(row.amount for row in rows if row.kind not in PAID_OUT)
    back = sum(row.amount for row in rows if row.kind is PaymentKind.REFUND)
    said = part.sums.proof.text()
    assert said.startswith("It adds up")
    whole = [int(each.replace(",", "").replace(".", "")) for each in AMOUNT.findall(said)]
    collected = till.state.collected
    paid = sum(row.amount for row in rows if row.kind is PaymentKind.PRIZE)
    assert whole == [taken - back - paid, 0]
    assert taken - back == collected.prize + collected.fee + collected.staff
    sold = {kind: len({row.seq for row in rows if row.kind is kind}) for kind in PaymentKind}
    assert sold[PaymentKind.BUY_IN] == ENTRIES + ALTERNATES
    assert sold[PaymentKind.RE_ENTRY] == RE_ENTRIES
    assert sold[PaymentKind.REBUY] == REBUYS
    assert sold[PaymentKind.ADD_ON] == ADD_ONS
    assert sold[PaymentKind.REFUND] == EARLY_OUT + LATE_OUT
    assert sum(row.amount for row in rows if row.kind is PaymentKind.PRIZE) == till.state.pool
    assert all(row.drawer for row in rows)
    assert till.session.tournament is not None
    assert_replays(till.club, till.session.tournament)


def close_drawers(till: Till, left: DrawerId, right: DrawerId) -> None:
    """Counted note by note: one to the cent, one five short."""
    cash = {left: int(FLOAT) + FROM_SAFE, right: int(FLOAT)}
    for row in till.rows:
        if row.tender is Tender.CASH:
            cash[row.drawer] += -row.amount if row.kind in PAID_OUT else row.amount
    outcomes = ((left, 0, "Nothing is missing"), (right, 5_00, "€5.00 short"))
    for drawer, short, said in outcomes:
        window = at_drawers(till)
        choose(till, window, drawer)
        till.press(Key.Key_C, ALT)
        inside = cash[drawer] - short
        for value in denominations("EUR"):
            many, inside = divmod(inside, value)
            till.typed(f"{many}\n" if many else "\n")
        assert window.closing.outcome.text().startswith(said)
        till.press(Key.Key_Return)
        closed = till.club.desk.club.drawers[drawer]
        assert closed.closed is not None, window.told.text()
        assert (closed.expected, closed.counted) == (cash[drawer], cash[drawer] - short)
        assert window.looking.outcome.text().startswith(said)
        if drawer == left:  # the drawer of this desk: which one comes now is asked
            assert window.stack.currentWidget() is window.choosing
            till.press(Key.Key_Return)
            assert till.window.session.drawer() == right
        leave_drawers(till, window)
