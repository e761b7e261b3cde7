"""Tab leads to every control of every page, part and window, in the order of reading, and round to where it began;
Shift+Tab goes the same way back.
"""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QProgressBar, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.evening_states import STATES
from tests.ui.typing_walk import PLACES, SHIFT, Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
MANY = 400  # more than any window has controls, and links on a page of the manual


def walked(hands: Hands, *, back: bool = False) -> list[QWidget]:
    """What gets the keyboard by Tab, from the one after where it is, until one comes again."""
    found, before = list[QWidget](), QApplication.focusWidget()
    for _press in range(MANY):
        if back:
            hands.press(Key.Key_Backtab, SHIFT)
        else:
            hands.press(Key.Key_Tab)
        here = QApplication.focusWidget()
        assert here is not None
        if here is before and isinstance(here, QTextBrowser):
            continue  # from link to link
        before = here
        if here in found:
            return found[found.index(here) :]
        found.append(here)
    raise AssertionError(f"Tab never comes round: {name(found[-1])}")


def at_rest(window: QWidget) -> bool:
    """Whether nothing is being worked out in a window, after which other buttons would be there."""
    return not any(bar.isVisible() and bar.maximum() == 0 for bar in window.findChildren(QProgressBar))


def name(widget: QWidget) -> str:
    return widget.objectName() or widget.accessibleName() or type(widget).__name__


def backwards(stops: list[QWidget], window: QWidget) -> Iterator[str]:
    """Two stops of which the second stands before the first: over it, or at its left in the same row. Of two groups
    beside one another the left one is read first, however high what is read last in it.
    """
    for one, other in pairwise(stops):
        first, second = _apart(one, other, window)
        rows = second.top() < first.bottom() and first.top() < second.bottom()
        over = second.bottom() <= first.top() and second.left() < first.right()
        if over or (rows and second.right() <= first.left()):
            yield f"{name(other)} after {name(one)}"


def _apart(one: QWidget, other: QWidget, window: QWidget) -> tuple[QRect, QRect]:
    """Where the two largest groups lie that hold one of these each; nowhere, where one holds the other."""
    ways = [_way(each, window) for each in (one, other)]
    for first, second in zip(*ways, strict=False):
        if first is not second:
            return _place(first, window), _place(second, window)
    return QRect(), QRect()


def _way(widget: QWidget, window: QWidget) -> list[QWidget]:
    """What leads from the window to a widget on it."""
    way = [widget]
    while way[0] is not window and (parent := way[0].parentWidget()) is not None:
        way.insert(0, parent)
    return way


def _place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize(
    "state", [pytest.param(each, marks=() if each == "running" else pytest.mark.soak) for each in STATES]
)
def test_tab_leads_to_all_that_can_be_used(state: str, tmp_path: Path, qtbot: QtBot) -> None:
    hands, faults = Hands(STATES[state](tmp_path), qtbot), []
    for place in PLACES:
        hands.clean()
        if not hands.go(place):
            continue
        window = QApplication.activeWindow() or hands.window
        qtbot.waitUntil(partial(at_rest, window))
        there = {each for each in hands.stops() if each.focusProxy() is None}
        round_ = walked(hands)
        faults += [
            f"{place.name}: misses {name(each)}"
            for each in there
            if isValid(each) and each not in round_ and each in hands.stops()
        ]
        first = min(range(len(round_)), key=lambda at: len(list(backwards(round_[at:] + round_[:at], window))))
        faults += [f"{place.name}: {each}" for each in backwards(round_[first:] + round_[:first], window)]
        focus = QApplication.focusWidget()
        assert focus is not None
        here = round_.index(focus)
        back = walked(hands, back=True)
        turned = [*reversed(round_[:here]), *reversed(round_[here:])]
        if turned != back:
            at = next((at for at, (one, other) in enumerate(zip(turned, back, strict=False)) if one is not other), 0)
            faults.append(f"{place.name}: Shift+Tab goes to {name(back[at])}, not to {name(turned[at])}")
    assert not faults, "\n".join(faults)
