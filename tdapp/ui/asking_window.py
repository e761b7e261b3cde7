"""The window with what asks over its pages: the command box, the bar that wants a reason, the one about time, the one
who sits here, and whether what is typed may be lost. Afterwards the keyboard goes back to where it was.
"""

from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QMouseEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tdapp.app.time_source import Jump
from tdapp.domain.clock.away import AwayAnswer
from tdapp.domain.units import EntryId
from tdapp.read.clock.asked import AwayView
from tdapp.read.command_scene import Verb
from tdapp.texts import Text
from tdapp.ui.frame import texts
from tdapp.ui.frame.bottom_line import SIGN_IN_KEY
from tdapp.ui.manual.in_front import of_told
from tdapp.ui.paged_window import PagedWindow, within
from tdapp.ui.session import ASKS, Override, Session, Told
from tdapp.ui.side_windows import SideWindows
from tdapp.ui.spoken import announce
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.ui.widgets.typed_in import AskOnce
from tdapp.words.command_box import VERBS

COMMAND_SIZE = (570, 420)  # pixels at the top right that the command box takes, as a rule


class AskingWindow(PagedWindow):
    """The pages with what asks over them. What is asked for there is done by `run`. `beside`: the windows it has beside
    it, over which the command box may lie; `closing`: it closes, and nothing typed is lost.
    """

    closing = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.beside = SideWindows(self, session)
        self.command: Any = None  # the command box, made when first asked for
        self.who: Any = None  # the bar that asks who sits here, likewise
        self._left: QWidget | None = None  # what had the keys before the command box
        self._asked_at: QWidget | None = None  # what had them before a reason was asked for
        self._told_at = ("", "")  # the page and part on which the line at the bottom was said
        self._before_closing = AskOnce(self, self._ask_to_close, self._would_be_lost)
        session.told.connect(self._on_told)
        session.asked.connect(self._on_asked)
        self.bottom.operator_asked.connect(self.sign_in)
        key_on(self, SIGN_IN_KEY, self.sign_in)
        self.override.lifted.connect(self._on_lifted)
        self.override.left.connect(self._on_left)
        self.override.turned.connect(self._on_turned)
        self.time.answered.connect(self._on_time_answered)
        self.time.level_asked.connect(self._on_level_asked)
        self.time.by_hand_asked.connect(self._on_by_hand)
        self.time.left.connect(self._on_time_left)

    def run(self, action: str, args: tuple[Any, ...] = ()) -> None:
        """Do an action by its id."""
        raise NotImplementedError

    # The command box

    def open_command(self, typed: str = "", over: QWidget | None = None) -> None:
        """Open the command box, with what was typed already, `over` a window beside this one or this one."""
        if not self.session.has_club:
            return
        over = over or self.beside.covering(self._command_place()) or self
        if self.command is None or not isValid(self.command):  # it goes with the window it lies over
            from tdapp.ui.command_box import CommandBox

            self.command = CommandBox(self.session, self)
            self.command.ran.connect(self.run)
            self.command.pointed.connect(self._on_pointed)
            self.command.closed.connect(self._on_command_closed)
        for bar in {self.override, getattr(over, "override", self.override)}:
            typed = typed or bar.command()
            bar.close_bar()
        self.keys.begin_anew()
        if not self.command.isVisible():
            self._left = QApplication.focusWidget()
        if self.command.parentWidget() is not over:
            self.command.setParent(over)
        self.command.lie_in(over)
        over.window().activateWindow()
        page = self.current()
        self.command.open_with(typed, page.chosen_seat() if page is not None else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_command()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.command is not None and isValid(self.command):
            self.command.close_box()

    def _on_pointed(self, entry: EntryId | None) -> None:
        page = self.current()
        if page is not None:
            page.light_entry(entry)

    def _on_command_closed(self) -> None:
        left = self._left
        if left is not None and isValid(left) and left.isVisible() and left.window() is not self.window():
            left.window().activateWindow()
            left.setFocus()
        else:
            self._give_back(left)

    def _place_command(self) -> None:
        if self.command is not None and isValid(self.command) and self.command.parentWidget() is self:
            self.command.lie_in(self)

    def _command_place(self) -> QRect:
        """The place of the command box in this window, on the display."""
        corner = self.mapToGlobal(QPoint(max(0, self.width() - COMMAND_SIZE[0]), 0))
        return QRect(corner, QSize(*COMMAND_SIZE))

    # Bars that ask

    def sign_in(self) -> None:
        """Ask who sits at the desk; nothing where operators are off."""
        session = self.session
        if self.keys.locked or not session.has_club or not session.club.desk.club.operators_on:
            return
        if self.who is None:
            from tdapp.ui.operators.sign_in import SignInBar

            self.who = SignInBar(session)
            self.who.left.connect(self.focus_page)
            self.below.addWidget(self.who)
        self.who.ask()

    def _on_asked(self, override: Override) -> None:
        active = QApplication.activeWindow()
        if active is not None and active.property(ASKS):
            return
        if not self.override.isVisible():
            self._asked_at = self.focusWidget()
        self.override.ask(override, self.session.words.said(override.said))

    def _on_told(self, told: Told) -> None:
        """Say what was told at the bottom, unless the bar over it says the same and asks for a reason."""
        if told.kind == "done":
            self.override.close_bar()  # what was in the way may be so no more
        urgent = told.kind in ("refused", "error")
        # After the keyboard has gone where it goes: a reader that hears of that leaves off what it was saying.
        QTimer.singleShot(0, self, partial(announce, self, told.text, urgent=urgent))
        if not (self.override.isVisible() and told.text == self.override.text.text()):
            self.bottom.tell(told, explained=bool(of_told(self.session, told)))
            self._told_at = self._place()

    def told_here(self) -> bool:
        """Whether the line at the bottom was said on the page, and its part, that is in front."""
        return self._told_at == self._place()

    def _place(self) -> tuple[str, str]:
        page = self.current()
        return self.page, page.part_in_front() if page is not None else ""

    def _on_lifted(self, override: Override, reason: str) -> None:
        self.session.override(override, reason)
        if self.override.asked is None:  # else one more reason is asked for, and has the keys
            self.focus_page()

    def _on_left(self) -> None:
        """Give the keys back when no reason is given, so that nothing that is typed now becomes one."""
        if within(self.override, self.focusWidget()):
            self._give_back(self._asked_at)

    def _on_turned(self, keys: str) -> None:
        """Do what the key pressed wants of the page instead of asking for a reason."""
        page = self.current()
        only_mine = Qt.FindChildOption.FindDirectChildrenOnly
        for shortcut in page.findChildren(QShortcut, options=only_mine) if page is not None else ():
            if shortcut.key() == QKeySequence(keys):
                self.override.close_bar()
                shortcut.activated.emit()
                return

    def _on_time_answered(self, question: AwayView | Jump, answer: int) -> None:
        if isinstance(question, Jump):
            self.session.follow_clock(follow=answer == 0)
        else:
            self.session.answer_away(AwayAnswer(answer))

    def _on_level_asked(self) -> None:
        """Let the number of a level be typed, in the tournament that is asked about."""
        asked = self.session.asked_away()
        if asked is not None and asked[0] != self.session.tournament:
            self.session.switch(asked[0])
        self.open_command(f"{self.session.words(VERBS[Verb.LEVEL]).split(',')[0]} ")

    def _on_by_hand(self) -> None:
        """The floor played by hand: stop the clock where it stood, and let what was done be typed back."""
        asked = self.session.asked_away()
        if asked is None:
            return
        stream, view = asked
        if stream != self.session.tournament:
            self.session.switch(stream)
        if self.session.answer_away(AwayAnswer.STANDS, stream) is not None:
            self.beside.show_by_hand(self.session.words.time(view.since))

    def _on_time_left(self) -> None:
        if within(self.time, self.focusWidget()):
            self.focus_page()

    def _give_back(self, left: QWidget | None) -> None:
        """Give the keys back to where they were, if that is still there."""
        page = self.current()
        if left is not None and page is not None and isValid(left) and within(page, left) and left.isVisible():
            left.setFocus()
        else:
            self.focus_page()

    # Before it closes

    def unkept(self) -> tuple[str, ...]:
        """Where something was typed that is not kept, by the titles of windows and pages."""
        words = self.session.words
        return (*self.beside.unkept(), *(words(action.text) for action, _typed in self.typed_on_pages()))

    def _would_be_lost(self) -> tuple[str, ...]:
        return (*self.beside.unkept(), *(each for _page, typed in self.typed_on_pages() for each in typed))

    def _ask_to_close(self, _said: Text) -> None:
        where = self.session.words.several([*self.unkept()])
        self.activateWindow()
        self.bottom.tell(Told(self.session.words(texts.NOT_KEPT, where=where), "refused"))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._before_closing.stays():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)
