"""Evenings through the windows leave none of them behind for the next one, and wait as tests of windows do."""

from tests.evenings.keyboard import player
from tests.evenings.sitting import clock
from tests.evenings.slips import slips
from tests.ui.conftest import nothing_by_itself, qtbot, usual_windows

__all__ = ["clock", "nothing_by_itself", "player", "qtbot", "slips", "usual_windows"]
