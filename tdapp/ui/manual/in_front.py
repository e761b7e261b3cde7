"""Which topic of the manual is about what the director looks at now: a reason, a refusal, the command box, a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tdapp.ui.manual import topics
from tdapp.ui.manual.asked import of_grey
from tdapp.ui.session import Session, Told

if TYPE_CHECKING:
    from tdapp.ui.frame.bars import OverrideBar
    from tdapp.ui.main_window import MainWindow
    from tdapp.ui.side_window import SideWindow

NO = ("refused", "error")


def of_told(session: Session, told: Told | None) -> str:
    """The topic about what was just refused or went wrong; '' where nothing was, or the manual has nothing on it."""
    if told is None or told.kind not in NO:
        return ""
    return topics.of_refusal(told.code or session.code_of(told.text))


def of_main(window: MainWindow) -> str:
    """The topic of the main window: of the reason it asks for, of the grey button under the mouse, of what was refused
    on this page, of the command box, of the bar about time, else of the page and its part.
    """
    page, box = window.current(), window.command
    part = page.part_in_front() if page is not None else ""
    said = _of_reason(window.override) or of_grey(window.session, window)
    if said:
        return said
    if box is not None and isValid(box) and box.isVisible():
        return topics.COMMAND_BOX
    if any(each.hasFocus() for each in window.time.findChildren(QWidget)):
        return topics.TIME
    if any(each.hasFocus() for bar in window.lasting for each in bar.findChildren(QWidget)):
        return topics.PRACTICE
    refused = of_told(window.session, window.bottom.told) if window.told_here() else ""
    return refused or topics.of_page(window.page, part)


def of_side(window: SideWindow) -> str:
    """The topic of a window beside the main one: of what it asks or refused, else of the window."""
    said = _of_reason(window.override) or of_grey(window.session, window)
    return said or of_told(window.session, window.last_told) or topics.of_window(window)


def _of_reason(bar: OverrideBar) -> str:
    return topics.of_refusal(f"refused.{bar.asked.code}") if bar.asked is not None else ""
