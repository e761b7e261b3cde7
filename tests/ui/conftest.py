"""What every test of the windows gets: a desktop without the windows of the test before."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def no_windows_left() -> Iterator[None]:
    """Windows that were closed are really gone afterwards.

    No event loop runs between two tests to delete them, and every change of the look would go through them all again.
    """
    yield
    if QApplication.instance() is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
