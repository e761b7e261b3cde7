"""Two tournaments on one projector by keys alone, whose cable is pulled and put in again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.ui.screens import choosing, controller
from tests.evenings.keyboard import CTRL, Key, Keyboard
from tests.ui.screens.test_displays import DESK, ROOM, FakeDisplays

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_two_tournaments_share_a_projector_by_keys(player: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    displays = FakeDisplays(DESK, ROOM)
    for module in (controller, choosing):
        monkeypatch.setattr(module, "Displays", lambda _parent: displays)
    player.begin("Club Zaal")
    player.typed("Main")
    player.press(Key.Key_Return, CTRL)
    player.press(Key.Key_F11)
    keys_back(player)
    player.press(Key.Key_N, CTRL | SHIFT)
    player.typed("Turbo")
    player.press(Key.Key_Return, CTRL)
    turbo = player.session.tournament
    player.press(Key.Key_Tab, CTRL)
    main = player.session.tournament
    assert main is not None and turbo is not None and main != turbo
    player.press(Key.Key_F11, SHIFT)
    player.tab_to("screens_programme_pair")
    player.press(Key.Key_Space)
    player.tab_to(f"screens_beside_{turbo}")
    player.press(Key.Key_Space)
    player.press(Key.Key_Escape)
    assert player.app.app.screens is not None
    (held,) = player.app.app.screens.up()
    assert held.tournaments == (main, turbo) and held.window.isFullScreen()
    assert held.window.stage.accessibleName() == "Main · Turbo"
    displays.plug(DESK)
    assert held.lost and not held.window.isVisible() and held.preview is not None
    assert player.window.bottom.display.text.text() == f"{ROOM.name} is gone"
    displays.plug(DESK, ROOM)
    assert held.window.isFullScreen() and held.tournaments == (main, turbo) and not held.lost


def keys_back(player: Keyboard) -> None:
    """Give the keys back to the desk's window, as a window manager does: the room's asks not to be given them."""
    player.window.activateWindow()
    player.qtbot.waitUntil(lambda: QApplication.activeWindow() is player.window)
