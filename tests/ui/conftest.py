"""What every test of the windows gets: a desktop without the windows of the test before, and what its room says."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.room import Told
from tests.ui.pages.evening import Evening


@pytest.fixture(autouse=True)
def no_windows_left() -> Iterator[None]:
    """Windows that were closed are really gone afterwards.

    No event loop runs between two tests to delete them, and every change of the look would go through them all again.
    """
    yield
    if QApplication.instance() is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """Keeps the windows it is given until the test is over.

    Otherwise one that only a test's own variable held could be collected while its last events are delivered to it.
    """
    kept: list[QWidget] = []
    add = qtbot.addWidget

    def keep(widget: QWidget, **how: Any) -> None:
        kept.append(widget)
        add(widget, **how)

    monkeypatch.setattr(qtbot, "addWidget", keep)
    return qtbot


@pytest.fixture
def told(evening: Evening) -> list[Told]:
    """What is said in the room of the test's own evening."""
    said: list[Told] = []
    evening.room.told.connect(said.append)
    return said
