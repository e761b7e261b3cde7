"""What the panels of the Drawers window share: a title, a form, what is wrong with it, and two buttons."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tdapp.texts import Text
from tdapp.ui.drawers import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Part, grow, hbox, scrolled, vbox


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
        self.outcome = Label("", "strong", wrap=True)
        self.outcome.setObjectName(f"{name}_outcome")
        self.take = PrimaryButton(verb, self.do, icon=icon, key="Ctrl+Return", name=f"{name}_do")
        self.leave = Button(leave, self.left.emit, kind="quiet", key="Esc", name=f"{name}_leave")
        self.area = scrolled(vbox(*form, gap=10, margins=2))
        buttons = hbox(self.take, self.leave, STRETCH)
        self.column = vbox(self.title, self.about, grow(self.area), self.outcome, buttons, on=self)

    def do(self) -> None:
        """Do what the panel is for, if it can be done."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and held:
            self.do()
        else:
            super().keyPressEvent(event)
