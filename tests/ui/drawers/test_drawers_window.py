"""The Drawers window at a real desk: opened with a float, cash moved, counted down to the last cent, on paper."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.money import drawers
from tdapp.domain.money.paying import drawers_of, in_full
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.rights import ROLES, Role
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId, Money
from tdapp.ui.actions import drawers as deeds
from tdapp.ui.actions import entries, operators, registration
from tdapp.ui.drawers.window import DrawersWindow
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
PRICE = 165_00


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:10])
    evening.register(2)  # through no drawer: nobody has opened one
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> DrawersWindow:
    look().wear("dark")
    window = DrawersWindow(evening.session)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    return window


def focus(window: QWidget) -> QWidget:
    there = window.focusWidget()
    assert there is not None
    return there


def opened(qtbot: QtBot, window: DrawersWindow) -> DrawerId:
    """A drawer with three notes of 50, by keyboard alone."""
    qtbot.keyClick(window, Key.Key_N, CTRL)
    line = focus(window)
    assert isinstance(line, QLineEdit)
    line.setText("Kassa één")  # the test keyboard has no é
    qtbot.keyClick(focus(window), Key.Key_Return)
    for _down in range(3):  # 500, 200, 100
        qtbot.keyClick(focus(window), Key.Key_Return)
    qtbot.keyClicks(focus(window), "3")
    qtbot.keyClick(focus(window), Key.Key_Return, CTRL)
    return window.session.drawer()


def test_with_no_drawer_it_says_what_one_is_for(window: DrawersWindow) -> None:
    assert window.stack.currentWidget() is window.empty
    assert "home game" in window.empty.why.text()
    assert window.session.drawer() == NO_DRAWER and deeds.of_desk(window.session) is None


def test_tab_goes_from_the_name_to_the_float_and_to_the_currency_last(qtbot: QtBot, window: DrawersWindow) -> None:
    qtbot.keyClick(window, Key.Key_N, CTRL)
    opening = window.opening
    count = len(opening.table.lines)
    wanted = [opening.name.line, *opening.table.lines.values(), opening.table.sum.line, opening.currency.line]
    for there in wanted:
        assert focus(window) is there
        qtbot.keyClick(there, Key.Key_Tab)
    assert count > 5
    opening.currency.show_value("JPY")
    opening.currency.edited.emit()
    opening.name.line.setFocus()
    qtbot.keyClick(opening.name.line, Key.Key_Tab)
    assert focus(window) is next(iter(opening.table.lines.values()))


def test_a_drawer_is_opened_by_keyboard_and_used_at_once(qtbot: QtBot, window: DrawersWindow) -> None:
    drawer = opened(qtbot, window)
    view = drawers.view(window.session.club, drawer)
    assert (view.name, view.opening) == ("Kassa één", Money(Cents(150_00), "EUR"))
    assert window.stack.currentWidget() is window.looking and window.chosen() == drawer
    assert "this desk" in window.list.texts()[0]
    assert "€150.00" in window.told.text()
    assert not window.looking.use.isEnabled()


def test_every_sale_refund_and_entry_of_this_desk_goes_through_it(
    qtbot: QtBot, window: DrawersWindow, evening: Evening
) -> None:
    drawer = opened(qtbot, window)
    session = evening.session
    acts = [
        entries.register(session, evening.people[2:3]),
        registration.sell(session, evening.people[3], "", drawers_pay()),
        registration.cancel(session, EntryId(3)),
    ]
    assert all(act is not None and drawers_of(act) == {drawer} for act in acts)
    assert drawers.expected(session.club, drawer) == 150_00 + PRICE
    assert window.looking.rows[1][1].text() == "€330.00" and window.looking.rows[2][1].text() == "−€165.00"


def drawers_pay() -> tuple[Payment, ...]:
    return in_full(Cents(PRICE))


def test_cash_moves_with_a_reason_and_never_more_than_there_is(qtbot: QtBot, window: DrawersWindow) -> None:
    drawer = opened(qtbot, window)
    qtbot.keyClick(window.looking, Key.Key_M, ALT)
    qtbot.keyClicks(focus(window), "200")
    qtbot.keyClick(focus(window), Key.Key_Return)
    qtbot.keyClick(focus(window), Key.Key_Return)
    assert "empty" in window.moving.reason.note.text()  # no reason was typed
    qtbot.keyClicks(focus(window), "to the safe")
    qtbot.keyClick(focus(window), Key.Key_Return)
    assert "no more than that" in window.told.text() and window.stack.currentWidget() is window.moving
    window.moving.amount.line.setText("100,50")
    window.moving.do()
    assert drawers.expected(window.session.club, drawer) == 49_50
    assert window.looking.rows[3][1].text() == "−€100.50"


def test_cash_from_the_safe_is_added_by_keyboard_alone(qtbot: QtBot, window: DrawersWindow) -> None:
    drawer = opened(qtbot, window)
    for key, adds in ((Key.Key_A, True), (Key.Key_T, False), (Key.Key_A, True)):
        if window.stack.currentWidget() is not window.moving:
            qtbot.keyClick(window.looking, Key.Key_M, ALT)
        qtbot.keyClick(focus(window), key, ALT)
        assert window.moving.adds is adds and window.moving.into.isChecked() is adds
    for typed in ("200", "prizes"):
        qtbot.keyClicks(focus(window), typed)
        qtbot.keyClick(focus(window), Key.Key_Return)
    assert drawers.expected(window.session.club, drawer) == 350_00


@pytest.mark.parametrize(
    ("fifties", "coins", "said", "tone", "sign"),
    [(3, "", "Nothing is missing", "accent", "€0.00"), (2, "", "€50.00 short", "danger", "−€50.00")],
)
def test_a_count_says_its_difference_in_words_with_its_sign(
    qtbot: QtBot, window: DrawersWindow, fifties: int, coins: str, said: str, tone: str, sign: str
) -> None:
    drawer = opened(qtbot, window)
    qtbot.keyClick(window.looking, Key.Key_C, ALT)
    assert not window.closing.take.isEnabled()  # nothing counted is not an empty drawer
    window.closing.table.lines[Cents(50_00)].setFocus()
    qtbot.keyClicks(focus(window), str(fifties))
    assert window.closing.outcome.text().startswith(said)
    assert window.closing.outcome.property("tone") == tone
    qtbot.keyClick(focus(window), Key.Key_Return, CTRL)
    shut = drawers.view(window.session.club, drawer)
    assert shut.counted == Money(Cents(fifties * 50_00), "EUR") and window.session.drawer() == NO_DRAWER
    assert window.looking.rows[6][1].text() == sign
    assert window.looking.outcome.text().startswith(said)
    assert not window.looking.count.isEnabled() and not window.looking.move_cash.isEnabled()


def test_more_than_expected_is_said_with_a_plus(qtbot: QtBot, window: DrawersWindow) -> None:
    opened(qtbot, window)
    window.count()
    window.closing.table.lines[Cents(200_00)].setText("1")
    window.closing.table.changed.emit()
    assert window.closing.difference.figure.text() == "+€50.00"
    assert window.closing.outcome.text().startswith("€50.00 over")


def test_a_count_that_is_no_number_says_which(qtbot: QtBot, window: DrawersWindow) -> None:
    opened(qtbot, window)
    window.count()
    line = window.closing.table.lines[Cents(20_00)]
    line.setFocus()
    qtbot.keyClicks(line, "2x")
    assert "€20.00" in window.closing.outcome.text() and line.property("wrong")
    qtbot.keyClick(line, Key.Key_Return, CTRL)
    assert window.session.drawer() != NO_DRAWER


def test_enter_goes_down_and_from_the_last_line_to_the_button(qtbot: QtBot, window: DrawersWindow) -> None:
    opened(qtbot, window)
    window.count()
    lines = list(window.closing.table.lines.values())
    assert focus(window) is lines[0]
    for line in lines[1:]:
        qtbot.keyClick(focus(window), Key.Key_Return)
        assert focus(window) is line
    qtbot.keyClick(focus(window), Key.Key_Up)
    assert focus(window) is lines[-2]


def test_tab_goes_from_the_name_to_the_coins_and_from_the_last_to_the_sum(qtbot: QtBot, window: DrawersWindow) -> None:
    window.open_new()
    form = window.opening
    form.name.line.setFocus()
    for line in (*form.table.lines.values(), form.table.sum.line):
        qtbot.keyClick(focus(window), Key.Key_Tab)
        assert focus(window) is line


def test_a_currency_without_known_coins_is_counted_as_a_sum(qtbot: QtBot, window: DrawersWindow) -> None:
    window.open_new()
    window.opening.currency.line.setText("THB")
    window.opening.currency.edited.emit()
    assert not window.opening.table.lines
    window.opening.table.sum.line.setText("1500")
    window.opening.do()
    found = deeds.of_desk(window.session)
    assert found is not None and found.opening == Money(Cents(1500_00), "THB")


def test_what_was_counted_stays_while_somebody_is_sold_to(
    qtbot: QtBot, window: DrawersWindow, evening: Evening
) -> None:
    opened(qtbot, window)
    window.count()
    window.closing.table.lines[Cents(50_00)].setText("3")
    entries.register(evening.session, evening.people[4:5])
    assert window.closing.table.cents() == 150_00
    assert window.closing.expected.figure.text() == "€315.00"


def test_the_other_of_two_drawers_can_be_used(qtbot: QtBot, window: DrawersWindow) -> None:
    first = opened(qtbot, window)
    second = deeds.open_one(window.session, "Desk 2", "EUR", (), Cents(0))
    assert window.session.drawer() == second
    window.list.setCurrentIndex(window.list.model().index([row.id for row in window.rows].index(first), 0))
    qtbot.keyClick(window.looking, Key.Key_U, ALT)
    assert window.session.drawer() == first


def test_after_closing_the_drawer_of_this_desk_another_is_chosen_by_keyboard(
    qtbot: QtBot, window: DrawersWindow
) -> None:
    drawers.open_drawer(window.session.club, "Right", "EUR", cents=Cents(20_00))
    second = window.session.drawer()
    first = opened(qtbot, window)
    told: list[Told] = []
    window.session.told.connect(told.append)
    qtbot.keyClick(window, Key.Key_C, ALT)
    for _down in range(3):
        qtbot.keyClick(focus(window), Key.Key_Return)
    qtbot.keyClicks(focus(window), "3")
    qtbot.keyClick(focus(window), Key.Key_Return, CTRL)
    assert window.session.drawer() == NO_DRAWER and told[-1].text.endswith("choose one that is open.")
    assert window.stack.currentWidget() is window.choosing and focus(window) is window.choosing.list
    assert "Right" in window.choosing.list.texts()[0] and "€20.00" in window.choosing.list.texts()[0]
    assert window.choosing.take.text() == "Continue with Right"
    qtbot.keyClick(focus(window), Key.Key_Return)
    assert window.session.drawer() == second != first
    assert window.stack.currentWidget() is window.looking
    deeds.close(window.session, second, (), Cents(20_00))
    assert "choose" not in told[-1].text, "no other is open"


def test_a_desk_may_go_on_without_a_drawer(qtbot: QtBot, window: DrawersWindow) -> None:
    drawers.open_drawer(window.session.club, "Right", "EUR", cents=Cents(0))
    opened(qtbot, window)
    qtbot.keyClick(window, Key.Key_C, ALT)
    for _down in range(3):
        qtbot.keyClick(focus(window), Key.Key_Return)
    qtbot.keyClicks(focus(window), "3")
    qtbot.keyClick(focus(window), Key.Key_Return, CTRL)
    qtbot.keyClick(window.choosing, Key.Key_Escape)
    assert window.session.drawer() == NO_DRAWER and window.stack.currentWidget() is window.looking


def test_a_key_goes_on_with_the_next_open_drawer(window: DrawersWindow) -> None:
    session, told = window.session, list[Told]()
    session.told.connect(told.append)
    deeds.use_next(session)
    assert (told[-1].kind, session.drawer()) == ("refused", NO_DRAWER)
    first = deeds.open_one(session, "Left", "EUR", (), Cents(5_00))
    deeds.use_next(session)
    assert (told[-1].text, session.drawer()) == ("No other drawer is open.", first)
    second = deeds.open_one(session, "Right", "EUR", (), Cents(7_00))
    deeds.use_next(session)
    assert (told[-1].text, session.drawer()) == ("This desk uses the drawer Left now: €5.00 in it.", first)
    deeds.use_next(session)
    assert session.drawer() == second
    operators.switch_on(session, "Eve", "271828")
    deeds.use_next(session)
    assert told[-1].kind == "refused" and "own" in told[-1].text


def test_the_report_is_made_and_saved(qtbot: QtBot, window: DrawersWindow, tmp_path: Path) -> None:
    opened(qtbot, window)
    told: list[Told] = []
    window.session.told.connect(told.append)
    window.looking.hand_out.save_to(str(tmp_path / "drawer.pdf"))
    assert (tmp_path / "drawer.pdf").read_bytes().startswith(b"%PDF") and told[-1].kind == "info"


def test_who_may_not_touch_drawers_is_told_why(window: DrawersWindow, evening: Evening, qtbot: QtBot) -> None:
    drawer = opened(qtbot, window)
    session = evening.session
    assert operators.switch_on(session, "Ada", "1234") and operators.add(session, "Bo", ROLES[Role.FLOOR], "3333")
    bo = next(row.id for row in operators.view(session).operators if row.name == "Bo")
    assert operators.sign_in(session, bo, "3333")
    for button in (window.new, window.looking.count, window.looking.move_cash):
        assert not button.isEnabled() and "open and close drawers" in button.accessibleDescription()
    window.open_new()
    assert window.stack.currentWidget() is window.looking
    assert session.drawer() != drawer  # each sells through a drawer of their own
