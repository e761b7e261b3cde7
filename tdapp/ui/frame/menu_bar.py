"""The menus at the top of the window. They are for the mouse: Alt and a letter stay with the page and the command box.

On macOS they stand where that system has its menus. F10 opens the first one by the keyboard.
"""

import sys
from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QCursor, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.menus import MENUS, Menu
from tdapp.ui.actions.window import PREFERENCES, QUIT
from tdapp.ui.language import language
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.label import tip

MOST_REASON = 64  # letters of a reason beside a grey line: the whole of it is in the tooltip
WHY = "why"  # the property of a line that holds the whole reason why it is grey
FEWER = 44  # where lines are as high as a finger: a long menu stands in two columns then
ROLES = {PREFERENCES.id: QAction.MenuRole.PreferencesRole, QUIT.id: QAction.MenuRole.QuitRole}


class MenuBar(QMenuBar):
    """The menu bar. `asked`: an action is wanted, by its id. What cannot be done now is grey and says why;
    `explain_asked` as of `LineMenu`.
    """

    asked = Signal(str)
    explain_asked = Signal(str)

    def __init__(self, why_not: Callable[[Action], str], page: Callable[[], str]) -> None:
        """Make the bar. `why_not`: why an action cannot be done now, '' when it can; `page`: the one in sight."""
        super().__init__()
        self.setObjectName("menu_bar")
        self._why_not, self._page = why_not, page
        self.menus = [_Menu(menu, self) for menu in MENUS]
        for menu in self.menus:
            self.addMenu(menu)
        language().changed.connect(self._say)
        self._say()

    def open_first(self) -> None:
        """Open the first menu, for the keys."""
        if not self.isNativeMenuBar():
            self.setActiveAction(self.menus[0].menuAction())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave Alt alone, which Qt would take to give the keys to the bar."""
        return super().eventFilter(watched, event) if event.type() == QEvent.Type.ParentChange else False

    def reason(self, action: Action) -> str:
        """Why an action cannot be done now; '' when it can."""
        return self._why_not(action)

    def key(self, action: Action) -> str:
        """The key of an action as it works on the page in sight, in the letters of this system."""
        here = action.page in ("", self._page())
        return QKeySequence(action.key).toString(QKeySequence.SequenceFormat.NativeText) if here else ""

    def _say(self) -> None:
        for menu in self.menus:
            menu.say()


class LineMenu(QMenu):
    """A menu whose lines say why they are grey. `explain_asked`: F1 wants the manual about the line in front, by the
    reason why it is grey, '' where it is not.
    """

    explain_asked = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            why = self._why_in_front()
            while (popup := QApplication.activePopupWidget()) is not None and popup.close():
                pass
            self.explain_asked.emit(why)
        else:
            super().keyPressEvent(event)

    def _why_in_front(self) -> str:
        """The reason of the line the mouse or the arrows are on: not every style goes to a grey one by arrows."""
        under = cast("QAction | None", self.actionAt(self.mapFromGlobal(QCursor.pos())))
        line = cast("QAction | None", self.activeAction()) if under is None else under
        return "" if line is None else str(line.property(WHY) or "")


class _Menu(LineMenu):
    """A menu of the bar, filled when it is first opened."""

    def __init__(self, menu: Menu, bar: MenuBar) -> None:
        super().__init__(bar)
        self._menu, self._bar = menu, bar
        self._lines: list[tuple[QAction, Action]] = []
        self._below: list[_Menu] = []
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.look_again)
        self.explain_asked.connect(bar.explain_asked)
        if sys.platform == "darwin":  # there an empty menu is never opened
            self.fill()

    def say(self) -> None:
        """Say the name of the menu in the language of the windows."""
        self.setTitle(language().words(self._menu.text))
        for menu in self._below:
            menu.say()

    def fill(self) -> None:
        """Put the lines into the menu, once."""
        for item in () if self.actions() else self._menu.items:
            if item is None:
                self.addSeparator()
            elif isinstance(item, Menu):
                below = _Menu(item, self._bar)
                self._below.append(below)
                self.addMenu(below)
            else:
                line = QAction(self)
                line.setObjectName(f"menu_{item.id}")
                line.setMenuRole(ROLES.get(item.id, QAction.MenuRole.NoRole))
                line.triggered.connect(partial(self._bar.asked.emit, item.id))
                self.addAction(line)
                self._lines.append((line, item))
        self.say()

    def look_again(self) -> None:
        """Say what each line does, and why it cannot be done where it cannot."""
        self.fill()
        for line, action in self._lines:
            line.setIcon(look().icon(action.icon))
            show_line(line, language().words(action.text), self._bar.key(action), self._bar.reason(action))


def show_line(line: QAction, text: str, key: str, why: str) -> None:
    """Show a line of a menu: what it does and its key; grey, with the reason in the key's place, where it cannot."""
    right = shortened(why) if why else key
    line.setText(f"{text}\t{right}".replace("&", "&&") if right else text.replace("&", "&&"))
    line.setEnabled(not why)
    line.setToolTip(tip(why))
    line.setProperty(WHY, why)


def shortened(why: str) -> str:
    """A reason short enough to stand in a menu: its first sentence, and no more than so many letters: fewer
    with fingers, whose lines are large.
    """
    return cut_to(why, FEWER if look().touch else MOST_REASON)


def cut_to(why: str, most: int) -> str:
    """The first sentence of a reason, cut where it has more than `most` letters.

    >>> cut_to("Nobody sits there. Choose another seat.", 60), len(cut_to("very " * 30, 60)) <= 60
    ('Nobody sits there.', True)
    """
    first = why.partition(". ")[0]
    first = first if first == why else f"{first}."
    return first if len(first) <= most else f"{first[: most - 1].rstrip()}…"
