"""What showed a club is let go of once that is closed: nothing the program remembers from view to view holds it.

It would stay in memory with its windows and its people, as long as the program runs.
"""

import gc
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.store import collector
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import Evening
from tests.ui.typing_walk import PLACES, Hands


def looked_at(folder: Path, qtbot: QtBot) -> dict[str, ref[object]]:
    """What showed a club while somebody went to every page, part and window; all of it is closed now."""
    hands = Hands(STATES["running"](folder), qtbot)
    for place in PLACES:
        hands.clean()
        hands.go(place)
    hands.clean()
    kept: dict[str, ref[object]] = {"session": ref(hands.session), "window": ref(hands.window)}
    hands.window.close()
    Evening.close_all()
    for window in QApplication.topLevelWidgets():
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return kept


def test_what_showed_a_club_is_gone_once_that_is_closed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qtbot, "addWidget", lambda _window: None)  # it would keep it
    kept = looked_at(tmp_path, qtbot)
    collector.look_again()

    def gone() -> None:
        gc.collect()
        assert not [name for name, what in kept.items() if what() is not None]

    qtbot.waitUntil(gone)  # whatever was worked on beside the windows comes to its end
