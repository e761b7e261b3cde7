"""The menus: every action has its place, what is grey says why, and Alt stays with the pages."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.actions.menus import ELSEWHERE, MENUS, Menu
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.standing import WITHOUT_CLUB, WITHOUT_TOURNAMENT
from tdapp.ui.actions.window import PAGES
from tdapp.ui.frame import pages
from tdapp.ui.frame.menu_bar import MOST_REASON, MenuBar
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.session import Told
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    evening.draw()
    evening.start()
    return evening


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    return main_window(evening, qtbot)


def opened(bar: MenuBar) -> dict[str, tuple[str, bool]]:
    """Every line of every menu by the id of its action: what it says, and whether it can be taken."""
    lines = {}
    menus = list(bar.menus)
    for menu in menus:
        menu.look_again()
        menus += menu._below
        for line, action in menu._lines:
            assert action.id not in lines, "twice"
            lines[action.id] = (line.text(), line.isEnabled())
    return lines


def test_every_action_that_needs_nothing_more_is_in_one_menu_or_named_where_it_is_pressed() -> None:
    placed = [action.id for menu in MENUS for action in menu.actions()]
    assert len(placed) == len(set(placed))
    assert not set(placed) & set(ELSEWHERE)
    bare = {action.id for action in ACTIONS.values() if action.bare}
    assert bare - {*placed, *ELSEWHERE} == set(), "new actions without a place for the mouse"
    assert {*placed, *ELSEWHERE} <= bare


def test_what_is_pressed_elsewhere_is_there(window: MainWindow) -> None:
    window.go("clock")
    assert [name for name in ELSEWHERE.values() if window.findChild(QWidget, name) is None] == []


def test_the_menus_have_every_line_and_grey_ones_say_why(window: MainWindow) -> None:
    lines = opened(window.menu)
    assert set(lines) == {action.id for menu in MENUS for action in menu.actions()}
    for name, (text, can) in lines.items():
        why = window.menu.reason(ACTIONS[name])
        assert can is not bool(why), name
        assert not why or text.partition("\t")[2].rstrip("….") in why.replace("&", "&&"), name
        assert len(text.partition("\t")[2]) <= MOST_REASON + 1, name
    assert lines["tournament.finish"] == ("Finish the tournament\t20 players are still in.", False)
    assert lines["window.room"] == ("Room and draw rules\tCtrl+Shift+R", True)


def test_a_line_does_what_its_key_does(window: MainWindow, evening: Evening) -> None:
    opened(window.menu)
    for menu in window.menu.menus:
        for line, action in menu._lines:
            if action in PAGES:
                line.trigger()
                assert window.page == action.goes_to
    evening.bust(3)
    line = next(line for line, action in window.menu.menus[1]._lines if action.id == "window.undo")
    line.trigger()
    assert evening.session.status_view().left == 20


def test_the_key_of_a_page_stands_in_the_menu_only_where_it_works(window: MainWindow) -> None:
    window.go("clock")
    assert opened(window.menu)["clock.next"][0] == "Next level\tAlt+N"
    window.go("prizes")
    assert opened(window.menu)["clock.next"][0] == "Next level"


def test_menus_are_named_without_letters_of_their_own(window: MainWindow) -> None:
    """A letter of a menu would be Alt and that letter on every page."""
    opened(window.menu)

    def walk(menus: tuple[Menu, ...]) -> list[str]:
        return [menu.text.source for menu in menus] + [
            name for menu in menus for name in walk(tuple(item for item in menu.items if isinstance(item, Menu)))
        ]

    assert [name for name in walk(MENUS) if "&" in name] == []
    for menu in window.menu.menus:
        assert menu.menuAction().shortcut().isEmpty()
        assert [line.text() for line, _ in menu._lines if not line.shortcut().isEmpty()] == []


def test_alt_alone_leaves_the_keys_where_they_are(window: MainWindow, qtbot: QtBot) -> None:
    for name in (*pages.names(), LOBBY):
        window.go(name)
        focus = window.focusWidget()
        target = focus or window
        qtbot.keyPress(target, Qt.Key.Key_Alt)
        qtbot.keyRelease(target, Qt.Key.Key_Alt)
        assert window.focusWidget() is focus, name
        assert window.menu.activeAction() is None, name


@pytest.mark.parametrize(("page", "key", "shown"), [("desk", "T", "desk"), ("players", "H", "players")])
def test_alt_and_the_first_letter_of_a_menu_is_still_the_pages(
    window: MainWindow, qtbot: QtBot, page: str, key: str, shown: str
) -> None:
    """Alt+T is the table's sheet of the Desk, Alt+H the hand on Players: File, Tournament, View, Help take neither."""
    window.go(page)
    current = window.current()
    assert current is not None
    done: list[str] = []
    for shortcut in current.findChildren(QShortcut):
        if shortcut.key().toString() == f"Alt+{key}":
            shortcut.activated.connect(lambda: done.append(page))
    qtbot.keyClick(window.focusWidget(), getattr(Qt.Key, f"Key_{key}"), Qt.KeyboardModifier.AltModifier)
    assert done == [shown]
    assert window.menu.activeAction() is None


def test_f10_opens_the_first_menu(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    active: list[QAction] = []
    monkeypatch.setattr(window.menu, "setActiveAction", active.append)  # without a screen no menu can take the keys
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_F10)
    assert active == [window.menu.menus[0].menuAction()]


# Without a tournament, without a club


def test_what_lacks_a_tournament_says_what_to_do_and_shows_where(tmp_path: Path, qtbot: QtBot) -> None:
    """Every such action, in one window from whichever page is there."""
    evening = Evening(tmp_path)
    told: list[Told] = []
    evening.session.told.connect(told.append)
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    for action in sorted(set(ACTIONS) - WITHOUT_TOURNAMENT):
        window.go("clock")
        evening.session.tournament = None
        told.clear()
        window.run(action)
        assert [(each.kind, each.text) for each in told] == [
            ("refused", "No tournament is open. Choose one from the list, or create a new one (Ctrl Shift N).")
        ], action
        assert window.page == LOBBY, action


def test_the_menus_say_what_is_missing(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path)
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    evening.session.tournament = None
    can = {name for name, (_text, alive) in opened(window.menu).items() if alive}
    assert can == set(opened(window.menu)) & WITHOUT_TOURNAMENT
    evening.session.close()
    can = {name for name, (_text, alive) in opened(window.menu).items() if alive}
    assert can == set(opened(window.menu)) & WITHOUT_CLUB
