"""Evenings through the windows leave none of them behind for the next one."""

from tests.ui.conftest import usual_windows

__all__ = ["usual_windows"]
