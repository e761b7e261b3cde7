"""Evenings through the windows leave none of them behind for the next one."""

from tests.ui.conftest import no_windows_left

__all__ = ["no_windows_left"]
