"""A window beside the main one: it blocks nothing, follows the room, and says what was done or stands in the way.

What the rules refuse unless there is a reason is asked for here while the keys are here: the main window lies under it.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QLayout, QWidget
from shiboken6 import isValid

from tdapp.texts import Text
from tdapp.ui.actions.window import MANUAL
from tdapp.ui.frame.bars import OverrideBar
from tdapp.ui.keys import KeysBeside
from tdapp.ui.language import say
from tdapp.ui.manual.in_front import of_told
from tdapp.ui.manual.texts import HELP, SIGN
from tdapp.ui.session import ASKS, Override, Session, Told
from tdapp.ui.splash import FRAME
from tdapp.ui.spoken import announce
from tdapp.ui.typed_commands import means_command
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.ui.widgets.typed_in import AskOnce, typed_in

BESIDE = 3  # buttons a sentence still has room beside
MARGINS = (20, 16, 20, 12)  # of a side window, in pixels
TONES = {"error": "danger", "refused": "warning"}


class SideWindow(QDialog):
    """A window beside the main one. Closed by Esc, which asks once where something typed would be lost, and when there
    is nothing to show any more: no club, or no tournament where it is about one.

    A subclass makes its parts, lays them out, connects them, and begins with `retranslate` and `refresh`.
    """

    of_club = False  # True: it needs no tournament, and everything that happens in the club may be in it

    def __init__(self, session: Session, parent: QWidget | None, *, name: str, title: Text, close: Text) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session = session
        self.title = Label(title, "title")
        say(self.setWindowTitle, title)
        self.told = Label("", "", wrap=True)
        self.told.setObjectName(f"{name}_told")
        self.close_it = Button(close, self.close, key="Esc", name=f"close_{name}")
        self.last_told: Told | None = None
        self.explain_it = Button(HELP, self.explain, kind="quiet", icon=SIGN, key=MANUAL.key, name=f"{name}_help")
        self.explain_it.hide()
        self.override = OverrideBar()
        self.override.means_command = partial(means_command, session)
        self._asked_at: QWidget | None = None
        self._leaves = False
        self._before_closing = AskOnce(self, lambda said: self.say(session.words(said), "warning"), self.unkept)
        self.setProperty(ASKS, True)
        self.override.lifted.connect(self._on_lifted)
        self.override.left.connect(self._on_left)
        self.override.help_asked.connect(self.explain)
        session.asked.connect(self._on_asked)
        session.changed.connect(self._on_changed)
        session.switched.connect(self._on_switched)
        session.words_changed.connect(self._on_words)
        session.told.connect(self._on_told)
        self.keys = KeysBeside(self, session, self.undo_here, self.redo_here)

    # What subclasses say

    def show_room(self) -> None:
        """Show the room as it is; what is being typed stays."""
        raise NotImplementedError

    def done_for_a_reason(self) -> None:
        """Go on after what was in the way was lifted. A window that closes once its work is done does so here."""

    def unkept(self) -> tuple[str, ...]:
        """What was typed and would be lost if the window closed now; () for nothing."""
        return typed_in(self)

    def undo_here(self) -> None:
        """Undo the last thing done: an act, unless the window has something of its own."""
        self.session.undo()

    def redo_here(self) -> None:
        """Do again what was undone last."""
        self.session.redo()

    # The same everywhere

    def leave(self) -> None:
        """Close without a question: what the window was for is done, or there is nothing to show any more."""
        self._leaves = True
        self.close()

    def reject(self) -> None:
        """Close as the cross does, whatever else asks the window to go."""
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.isVisible() and not self._leaves and self._before_closing.stays():
            event.ignore()
        else:
            event.accept()  # the dialog's own way would ask `reject`, which asks here

    def come(self) -> None:
        """Come into sight, in front of the other windows."""
        self.refresh()
        if not self.isVisible():
            self._fit_display()
        self.show()
        self.activateWindow()

    def _fit_display(self) -> None:
        """Keep the window no larger than the display has room for, with the borders and title the desktop puts around
        it.
        """
        self.resize(self.size().boundedTo(self.screen().availableSize() - QSize(*FRAME)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        layout = self.layout()
        if layout is not None and self.override.parent() is None:
            layout.addWidget(self.override)
        self.keys.watch()

    def refresh(self) -> None:
        """Look at the room again, or close where there is nothing to look at."""
        session = self.session
        if session.has_club and (self.of_club or session.tournament is not None):
            self.show_room()
        else:
            self.leave()

    def retranslate(self) -> None:
        """Say every text in the desk's language."""

    def explain(self) -> None:
        """Open the manual at what the window asks or refused, else at what it says of the window."""
        from tdapp.ui.manual.in_front import of_side

        self.session.help_asked.emit(of_side(self))

    def say(self, text: str, tone: str = "") -> None:
        """Say a text in the line at the bottom: the main window, which says it too, may lie under this one."""
        self._show_line(text, tone)
        announce(self, text)

    def _show_line(self, text: str, tone: str) -> None:
        self.explain_it.hide()
        self.told.setText(text)
        self.told.show()
        self.told.set_tone(tone)

    def lay_out(self, *parts: QWidget | QLayout, buttons: Sequence[Button] = ()) -> None:
        """Put the parts below one another, all the room that is left to the last, and the foot with `buttons`. Beside
        more of them than `BESIDE` a sentence has too little room: it stands over them.
        """
        beside = len(buttons) <= BESIDE
        over = () if beside else (self.told,)
        foot = hbox(grow(self.told) if beside else STRETCH, self.explain_it, *buttons, self.close_it)
        vbox(*parts[:-1], grow(parts[-1]), *over, foot, gap=12, margins=MARGINS, on=self)
        if not beside:
            self.told.hide()  # until it says something

    def _on_changed(self, stream: str) -> None:
        if self.of_club or stream == self.session.tournament:
            self.refresh()

    def _on_switched(self) -> None:
        self.refresh()

    def _on_words(self) -> None:
        self.retranslate()
        self.refresh()

    def _on_told(self, told: Told) -> None:
        if told.kind == "done":
            self.override.close_bar()  # what was in the way may be so no more
        if not (self.override.isVisible() and told.text == self.override.text.text()):
            self._show_line(told.text, TONES.get(told.kind, ""))
            self.last_told = told
            self.explain_it.setVisible(bool(of_told(self.session, told)))

    def _on_asked(self, asked: Override) -> None:
        if self.isActiveWindow():
            if not self.override.isVisible():
                self._asked_at = self.focusWidget()
            self.override.ask(asked, self.session.words.said(asked.said))

    def _on_lifted(self, asked: Override, reason: str) -> None:
        done = self.session.override(asked, reason) is not None
        if self.override.asked is None:  # else one more reason is asked for, and has the keys
            self._on_left()
        if done:
            self.done_for_a_reason()

    def _on_left(self) -> None:
        """Give the keys back to where they were, if that is still there."""
        if self._asked_at is not None and isValid(self._asked_at) and self._asked_at.isVisible():
            self._asked_at.setFocus()
