"""What the panels of the Drawers window share: a title, a form, what is wrong with it, and two buttons."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.texts import Text
from tdapp.ui.drawers import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Part, grow, hbox, scrolled, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.ui.widgets.typed_in import AskOnce, forget_typed


class Panel(QWidget):
    """A panel with something to fill in and do. `left`: it is done, or left as it is."""

    left = Signal()

    def __init__(
        self,
        session: Session,
        name: str,
        icon: str,
        *form: Part,
        title: Text | str = "",
        about: Text | str = "",
        verb: Text | str = "",
        leave: Text = texts.LEAVE,
    ) -> None:
        """Make the panel. `form`: what is filled in; `verb`, `leave`: what stands on the two buttons."""
        super().__init__()
        self.session = session
        self.setObjectName(name)
        self.title, self.about = Label(title, "title"), Label(about, "muted", wrap=True)
        self.outcome = Label("", "strong", wrap=True, name=f"{name}_outcome")
        self.take = PrimaryButton(verb, self.do, on=self, icon=icon, key="Ctrl+Return", name=f"{name}_do")
        self._asks = AskOnce(self, self._say)
        self.left.connect(partial(forget_typed, self))
        self.leave = Button(leave, self._on_leave, on=self, kind="quiet", key="Esc", name=f"{name}_leave")
        key_on(self, "Ctrl+Enter", self.do)
        self.area = scrolled(vbox(*form, gap=10, margins=2))
        buttons = hbox(self.take, self.leave, STRETCH)
        self.column = vbox(self.title, self.about, grow(self.area), self.outcome, buttons, on=self)

    def _on_leave(self) -> None:
        if not self._asks.stays():
            self.left.emit()

    def _say(self, said: Text) -> None:
        self.outcome.say(said)
        self.outcome.show()

    def do(self) -> None:
        """Do what the panel is for, if it can be done."""
        raise NotImplementedError
