"""The main window at a real desk: pages, keys, panel, bottom line, themes and languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QShortcut
from PySide6.QtWidgets import QAbstractSpinBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.prizes.pay_checks import PayChecks, pay_checks
from tdapp.domain.seating import seating
from tdapp.read.people.names import PlayerName
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.frame import pages
from tdapp.ui.key_sheet import keys_of
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.chips.page import ChipsPage
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import SETUP, STRUCTURE, Evening
from tests.ui.windows import main_window

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEYLESS = ("chips", "journal")
LONG = PlayerName("Wolfeschlegelsteinhausenbergerdorff" * 5, "Hubert")
NAMES = [LONG, *(PlayerName(f"Player {number}", "") for number in range(1, 20))]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, NAMES)
    evening.register(20)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    return main_window(evening, qtbot)


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
    qtbot.keyClick(window.windowHandle(), key, modifiers or Qt.KeyboardModifier.NoModifier)


def test_every_page_opens_by_its_key_and_is_marked(window: MainWindow, qtbot: QtBot) -> None:
    assert window.page == "clock"
    for page in (*(page for page in pages.names() if page != "clock"), "clock"):
        action = next(action for action in pages.PAGES if action.goes_to == page)
        press(qtbot, window, Qt.Key(ord(pages.number(action))), CTRL)
        assert window.page == page
        assert window.stack.currentWidget() is window.current()
        assert window.rail.buttons[action.id].isChecked(), page


def test_no_key_of_a_page_is_a_key_of_the_window_too(window: MainWindow) -> None:
    """Two shortcuts with one key and neither is taken: nothing would happen."""
    of_window = {action.key for action in ACTIONS.values() if action.key and not action.page}
    twice = []
    for page in pages.names():
        window.go(page)
        current = window.current()
        assert current is not None and window.page == page
        of_page = {shortcut.key().toString() for shortcut in current.findChildren(QShortcut)}
        twice += [f"{page}: {key}" for key in sorted(of_page & of_window)]
    assert not twice, "\n".join(twice)


def test_pages_are_made_when_they_are_first_shown_and_kept(window: MainWindow) -> None:
    before = window.stack.count()
    window.go("players")
    made = window.current()
    window.go("clock")
    window.go("players")
    assert window.current() is made and window.stack.count() == before + 1


def test_a_page_shown_first_has_the_keys_where_it_is_used_first(window: MainWindow, qtbot: QtBot) -> None:
    """Not on what comes first on it, where Qt puts them when the page before had them."""
    window.go("players")
    before = window.current()
    assert before is not None and before.isAncestorOf(window.focusWidget())
    window.go("chips")
    qtbot.wait(1)
    page = window.current()
    assert isinstance(page, ChipsPage) and page.part().isAncestorOf(window.focusWidget())


def test_space_pauses_but_never_while_typing(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    window.go("players")
    visible = [each for each in window.findChildren(QLineEdit) if each.isVisible() and each.isEnabled()]
    visible[0].setText("van")
    visible[0].setFocus()
    press(qtbot, window, Qt.Key.Key_Space)
    assert evening.session.status_view().phase == "running"
    window.go("clock")
    window.stack.setFocus()
    press(qtbot, window, Qt.Key.Key_Space)
    assert evening.session.status_view().phase == "paused"
    assert window.top.state.text == "Paused"
    press(qtbot, window, Qt.Key.Key_Space)
    assert evening.session.status_view().phase == "running"


def test_undo_and_redo_by_key_and_in_a_field_they_are_the_fields(
    window: MainWindow, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(3)
    left = evening.session.status_view().left
    press(qtbot, window, Qt.Key.Key_Z, CTRL)
    assert evening.session.status_view().left == left + 1
    press(qtbot, window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert evening.session.status_view().left == left
    window.open_command("")
    qtbot.keyClicks(window.command.line, "ada")
    qtbot.keyClick(window.command.line, Qt.Key.Key_Z, CTRL)
    assert window.command.line.text() == ""
    assert evening.session.status_view().left == left


def test_the_undo_button_names_what_it_takes_back(window: MainWindow, evening: Evening) -> None:
    evening.bust(3)
    window.bottom.undo_hovered.emit()
    assert "Undo: bust-out of" in window.bottom.undo.toolTip()


def test_another_tournament_in_front_is_not_offered_the_undo_of_the_first(window: MainWindow, evening: Evening) -> None:
    evening.bust(3)
    assert window.bottom.text.text() and window.bottom.undo.isVisible()
    evening.session.switch(evening.club.create(SETUP, STRUCTURE))
    assert not window.bottom.text.text() and not window.bottom.undo.isVisible()


def test_the_key_sheet_lists_the_keys_of_the_page_in_sight(window: MainWindow) -> None:
    window.go("players")
    page = window.current()
    assert page is not None
    found = dict(keys_of(page, "players"))
    assert found["Alt+B"] == "Bust out" and "Ctrl+I" in found and "Space" not in found


def test_letters_start_the_command_box(window: MainWindow, qtbot: QtBot) -> None:
    window.go("tables")
    qtbot.keyClick(window.windowHandle(), "p")
    qtbot.keyClick(window.windowHandle(), "l")
    assert window.command.isVisible() and window.command.line.text() == "pl"


def test_the_keyboard_is_locked_visibly(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    window.stack.setFocus()
    press(qtbot, window, Qt.Key.Key_L, CTRL)
    assert window.lock_bar.isVisible()
    press(qtbot, window, Qt.Key.Key_Space)
    press(qtbot, window, Qt.Key.Key_2, CTRL)
    assert evening.session.status_view().phase == "running" and window.page == "clock"
    press(qtbot, window, Qt.Key.Key_L, CTRL)
    assert not window.lock_bar.isVisible()
    press(qtbot, window, Qt.Key.Key_Space)
    assert evening.session.status_view().phase == "paused"


def test_a_refusal_that_can_be_lifted_asks_for_a_reason_and_is_done(
    window: MainWindow, evening: Evening, qtbot: QtBot
) -> None:
    before = evening.session.status_view().lines
    evening.session.do(seating.draw_seats, "again")
    assert window.override.isVisible()
    qtbot.keyClicks(window.override.reason, "wrong chart")
    qtbot.keyClick(window.override.reason, Qt.Key.Key_Return)
    assert evening.session.status_view().lines > before
    assert not window.override.isVisible()


def test_what_needs_the_director_is_counted_in_a_narrow_window(window: MainWindow, qtbot: QtBot) -> None:
    assert window.needs.isVisible() and not window.strip.isVisible()
    window.resize(1200, 720)
    assert not window.needs.isVisible() and window.strip.isVisible()
    qtbot.mouseClick(window.strip, Qt.MouseButton.LeftButton)
    assert window.needs.isVisible()
    assert window.needs.geometry().right() < window.strip.mapTo(window, window.strip.rect().topLeft()).x() + 1
    window.go("players")
    assert not window.needs.isVisible()
    window.resize(1366, 768)
    assert window.needs.isVisible() and not window.strip.isVisible()


def test_see_the_moves_gives_the_keys_to_the_moves(window: MainWindow, evening: Evening) -> None:
    table = evening.session.tables_view().tables[0]
    evening.bust(*[seat.entry for seat in table.seats if seat.entry is not None][:3])
    window.run("moves.accept")
    assert window.page == "tables" and window.focusWidget() is window.current().proposal.list


def test_the_first_need_is_one_key_away(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    full = [table for table in evening.session.tables_view().tables if table.seated == 7]
    evening.bust(*(next(seat.entry for seat in table.seats if seat.entry) for table in full))  # six at each
    evening.close_registration()
    assert window.needs.cards
    first = window.needs.cards[0].need
    assert (first.action, evening.session.prizes_view().posted) == ("prizes.post", False)
    press(qtbot, window, Qt.Key.Key_J, CTRL)
    assert evening.session.prizes_view().posted


def test_without_a_tournament_every_page_is_the_club(window: MainWindow, evening: Evening) -> None:
    evening.session.switch(None)
    assert window.page == "lobby"
    window.go("players")
    assert window.page == "lobby"
    assert window.top.name.text() == "No tournament open"


def test_the_bottom_line_says_when_everything_was_saved(window: MainWindow, evening: Evening) -> None:
    evening.bust(3)
    assert window.bottom.saved.text.text() == "saved 18:01:00"
    evening.session.copy("test")
    assert window.bottom.copies.text.text() == "copy 18:01"


def test_the_theme_switches_live(window: MainWindow, qtbot: QtBot) -> None:
    dark = window.grab().toImage()
    press(qtbot, window, Qt.Key.Key_T, CTRL | SHIFT)
    assert not look().tokens.dark
    assert window.session.preferences.theme == "light"
    assert window.grab().toImage() != dark
    press(qtbot, window, Qt.Key.Key_T, CTRL | SHIFT)
    assert look().tokens.dark


def test_the_language_switches_live_and_figures_follow(window: MainWindow, evening: Evening) -> None:
    window.open_command("")
    window.command.close_box()
    assert window.top.average.figure.text().startswith("30,000")
    evening.session.prefer(evening.session.preferences._replace(language="nl"))
    assert window.top.average.figure.text().startswith("30.000")
    assert evening.session.screen_words.language == "en"


def test_settings_work_at_once(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    from tdapp.ui.settings import Settings

    settings = Settings(evening.session, window)
    qtbot.addWidget(settings)
    settings.show()
    qtbot.mouseClick(settings.choices["theme"].pills["light"], Qt.MouseButton.LeftButton)
    assert not look().tokens.dark and evening.session.preferences.theme == "light"
    settings.switches["touch"].click()
    assert look().touch
    for key, strip in settings.choices.items():
        for pick in strip.picks:
            strip.pills[pick.key].setFocus()
            qtbot.keyClick(strip.pills[pick.key], Qt.Key.Key_Return)
            assert getattr(evening.session.preferences, key) == pick.value and strip.pills[pick.key].isChecked()
    assert settings.choices["theme"].pills["light"].text() == "Light"
    look().wear("dark")


def test_from_which_sum_papers_are_asked_for_is_typed(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    from tdapp.ui.settings import Settings

    settings = Settings(evening.session, window)
    qtbot.addWidget(settings)
    settings.show()
    identity, tax = settings.paying["identity"].line, settings.paying["tax"].line
    for line, typed in ((identity, "449"), (tax, "5k"), (tax, "x")):
        line.setFocus()
        line.selectAll()
        qtbot.keyClicks(line, typed)
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert pay_checks(evening.club.file) == PayChecks(449, 5_000)
    assert tax.text() == "x" and settings.paying["tax"].problem(), "what will not do stays with why"
    identity.clear()
    qtbot.keyClick(identity, Qt.Key.Key_Return)
    assert pay_checks(evening.club.file) == PayChecks(None, 5_000) and settings.isVisible()


def test_the_key_sheet_lists_every_key(window: MainWindow, qtbot: QtBot) -> None:
    from tdapp.ui.actions.registry import ACTIONS
    from tdapp.ui.key_sheet import KeySheet

    sheet = KeySheet(window)
    qtbot.addWidget(sheet)
    said = {label.text() for label in sheet.findChildren(QLabel)}
    missing = [action.id for action in ACTIONS.values() if action.key and window.session.words(action.text) not in said]
    assert missing == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_whoever_listens_hears_a_name_for_everything(window: MainWindow, theme: str) -> None:
    look().wear(theme)
    nameless = []
    for page in (*pages.names(), "lobby"):
        window.go(page)
        window.open_command("pl")
        focusable = [widget for widget in window.findChildren(QWidget) if _can_have_the_focus(widget)]
        assert len(focusable) > 1 and window.command is not None and window.command.isVisible(), page
        nameless += [f"{page}: {type(each).__name__} {each.objectName()}" for each in focusable if not _name(each)]
        window.command.close_box()
    assert not nameless, "\n".join(nameless)


def _can_have_the_focus(widget: QWidget) -> bool:
    inside = isinstance(widget.parent(), QAbstractSpinBox)  # it is the spin box that is named
    return widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not inside


def _name(widget: QWidget) -> str:
    return str(QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)).strip()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160), (1093, 614)])
def test_the_frame_fits_its_window(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.go("clock")
    window.grab()
    assert (window.width(), window.height()) == size
    for part in (window.top, window.bottom, window.rail, window.stack):
        corner = part.mapTo(window, part.rect().bottomRight())
        assert corner.x() < size[0] and corner.y() < size[1]


def test_before_a_club_is_open_keys_do_no_harm(evening: Evening, qtbot: QtBot) -> None:
    window = MainWindow(Session(None, evening.session.preferences, lambda _: evening.session.words))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    for key, modifiers in (
        (Qt.Key.Key_2, CTRL),
        (Qt.Key.Key_Z, CTRL),
        (Qt.Key.Key_K, CTRL),
        (Qt.Key.Key_N, CTRL | SHIFT),
    ):
        press(qtbot, window, key, modifiers)
    qtbot.keyClick(window.windowHandle(), "a")
    assert (window.page, window.command) == ("", None)
    assert window.top.name.text() and not window.top.time.isVisible()


def test_the_keys_go_back_to_where_they_were_before_the_command_box(window: MainWindow, qtbot: QtBot) -> None:
    window.new_tournament()
    form = window.current().form  # type: ignore[union-attr]
    form.stack.line.setFocus()
    press(qtbot, window, Qt.Key.Key_K, CTRL)
    qtbot.keyClick(window.command.line, Qt.Key.Key_Escape)
    assert form.stack.line.hasFocus() and form.isVisible()
    press(qtbot, window, Qt.Key.Key_Escape)
    assert not form.isVisible()


def test_the_form_is_finished_by_its_key_in_any_field(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    window.new_tournament()
    form = window.current().form  # type: ignore[union-attr]
    form.name.line.setText("Side event")
    form.late.line.setFocus()
    press(qtbot, window, Qt.Key.Key_Return, CTRL)
    assert evening.session.status_view().name == "Side event"


def test_enter_presses_the_button_that_has_the_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.top.command.setFocus()
    press(qtbot, window, Qt.Key.Key_Return)
    assert window.command.isVisible()


def test_what_is_typed_never_goes_to_a_field_out_of_sight(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, NAMES)
    evening.register(4)
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.show()
    evening.session.switch(evening.session.tournament)
    qtbot.waitUntil(window.isActiveWindow)
    press(qtbot, window, Qt.Key.Key_2, CTRL)
    press(qtbot, window, Qt.Key.Key_N, CTRL)
    press(qtbot, window, Qt.Key.Key_3, CTRL)
    press(qtbot, window, Qt.Key.Key_Return)  # which may have been meant for something else
    assert evening.session.status_view().tables == 0
    press(qtbot, window, Qt.Key.Key_D, CTRL)
    assert evening.session.status_view().tables == 1
    qtbot.keyClick(window.windowHandle(), "p")
    assert window.command.isVisible() and window.command.line.text() == "p"
    assert evening.session.status_view().entries == 4
    evening.close()


def test_the_keys_of_a_page_are_that_pages_alone(window: MainWindow) -> None:
    faults = []
    for page in pages.names():
        window.go(page)
        shown = window.current()
        assert shown is not None and window.page == page
        keys = shown.findChildren(QShortcut)
        if not {key.context() for key in keys} <= {Qt.ShortcutContext.WidgetWithChildrenShortcut}:
            faults.append(f"{page}: a key of the whole window")
        if not keys and page not in KEYLESS:
            faults.append(f"{page}: no key at all")
    assert not faults, "\n".join(faults)


def test_the_bar_of_a_slip_that_did_not_print_is_closed_by_its_key(window: MainWindow, qtbot: QtBot) -> None:
    window.session.slip_stuck.emit("no printer", None)
    assert window.slip.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert not window.slip.isVisible()
