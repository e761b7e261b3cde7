"""What the panels of the Drawers window share: a title, a form, what is wrong with it, and two buttons."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.ui.drawers import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label


class Panel(QWidget):
    """Something to fill in and do. `left`: it is done, or left as it is."""

    left = Signal()

    def __init__(self, session: Session, name: str, icon: str) -> None:
        super().__init__()
        self.session = session
        self.setObjectName(name)
        self.title, self.about = Label("", "title"), Label("", "muted", wrap=True)
        self.outcome = Label("", "strong", wrap=True)
        self.outcome.setObjectName(f"{name}_outcome")
        self.take = PrimaryButton(icon=icon, key="Ctrl+Return", name=f"{name}_do")
        self.leave = Button(kind="quiet", key="Esc", name=f"{name}_leave")
        inside = QWidget()
        inside.setObjectName("scrolled")
        self.form = QVBoxLayout(inside)
        self.form.setContentsMargins(2, 2, 2, 2)
        self.form.setSpacing(10)
        area = self.area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.take)
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.title, self.about):
            column.addWidget(part)
        column.addWidget(area, 1)
        column.addWidget(self.outcome)
        column.addLayout(buttons)
        self.take.clicked.connect(self.do)
        self.leave.clicked.connect(self.left)

    def do(self) -> None:
        """Do it, if it can be done."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        self.leave.say(self.session.words(texts.LEAVE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and held:
            self.do()
        else:
            super().keyPressEvent(event)
