"""Signing in: a bar at the foot of the window that takes the first letters of a name, then a PIN, then Enter."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from tdapp.domain.units import OperatorId
from tdapp.read.club.operators import OperatorRow
from tdapp.read.people.names import fold
from tdapp.ui.actions import operators
from tdapp.ui.frame.bars import Bar
from tdapp.ui.operators import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import ENTER, focus, on_keys
from tdapp.ui.widgets.layout import hbox, holder

SHOWN = 5  # names beside the field
NARROWEST, WIDEST = 96, 190  # of a name
LONGEST_PIN = 12


class SignInBar(Bar):
    """The bar in which an operator signs in. `left`: it was closed, and the keyboard belongs to the page again."""

    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__("user", "info", "sign_in_bar")
        self.session = session
        self.found: tuple[OperatorRow, ...] = ()
        self.here = 0
        self.text.setWordWrap(False)
        self.name = plain_line("sign_in_name", texts.YOUR_NAME, inside=True, least=120)
        self.name.setMaximumWidth(240)
        self.pin = plain_line("sign_in_pin", texts.YOUR_PIN, inside=True, longest=LONGEST_PIN)
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaximumWidth(130)
        self.pills = [Button(kind="filter", name=f"sign_in_{number}") for number in range(SHOWN)]
        for number, pill in enumerate(self.pills):
            pill.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            pill.setMaximumWidth(WIDEST)
            pill.clicked.connect(partial(self._choose, number))
        for widget in (self.name, holder(hbox(*self.pills, gap=4)), self.pin):
            self.row.addWidget(widget)
        self.do = self.add(Button(texts.SIGN_IN, self.sign_in, name="sign_in_do"))
        self.out = self.add(Button("", self._on_out, name="sign_out"))
        self.leave = self.add(Button(texts.LEAVE, self.close_bar, kind="quiet", name="sign_in_leave"))
        self.name.textChanged.connect(self._find)
        on_keys(self.name, self._name_key)
        self.pin.returnPressed.connect(self.sign_in)

    def ask(self) -> None:
        """Ask who sits here; whoever is signed in may also sign out."""
        here = operators.view(self.session).here
        self.out.setVisible(bool(here))
        self.out.say(texts.SIGN_OUT, name=here)
        self.name.clear()
        self.pin.clear()
        self._find()
        self.show()
        focus(self.name)

    def chosen(self) -> OperatorId | None:
        """The operator who is meant; None while nobody is."""
        return self.found[self.here].id if self.found else None

    def sign_in(self) -> None:
        """Sign in with what was typed; a wrong PIN is told, and typed again."""
        operator = self.chosen()
        if operator is None or not self.pin.text():
            self._to_pin()
            return
        if operators.sign_in(self.session, operator, self.pin.text()):
            self.close_bar()
        else:
            self.pin.clear()
            self.pin.setFocus()

    def close_bar(self) -> None:
        """Close the bar; nothing that was typed stays."""
        self.name.clear()
        self.pin.clear()
        self.hide()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)

    def _find(self) -> None:
        """Find the operators whose first or last name begins with what was typed."""
        wanted = fold(self.name.text().strip())
        rows = operators.view(self.session).operators
        self.found = tuple(row for row in rows if _begins(row.name, wanted))
        self.here = 0
        self._mark()

    def _first(self) -> int:
        """The first of those found that stands on a pill."""
        return max(0, min(self.here - SHOWN + 1, len(self.found) - SHOWN))

    def _mark(self) -> None:
        first = self._first()
        for number, pill in enumerate(self.pills):
            at = first + number
            pill.setVisible(at < len(self.found))
            if at < len(self.found):
                pill.setMinimumWidth(0)
                pill.say(self.found[at].name)
                pill.setMinimumWidth(min(NARROWEST, pill.sizeHint().width()))
                pill.setChecked(at == self.here)
        self.text.say(texts.WHO if self.found else texts.NO_SUCH)
        self.text.set_tone("" if self.found else "warning")

    def _choose(self, number: int) -> None:
        self.here = min(self._first() + number, len(self.found) - 1)
        self._mark()
        self._to_pin()

    def _step(self, by: int) -> None:
        if self.found:
            self.here = (self.here + by) % len(self.found)
            self._mark()

    def _name_key(self, event: QKeyEvent) -> bool:
        """Answer a key in the line for the letters of a name: a digit begins the PIN, arrows go to another name."""
        if event.text().isdecimal():
            self._on_digit(event.text())
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._step(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() in ENTER:
            self._to_pin()
        else:
            return False
        return True

    def _on_digit(self, digit: str) -> None:
        """Begin the PIN with a digit that goes on with no name."""
        typed = self.name.text() + digit
        if any(_begins(row.name, fold(typed.strip())) for row in self.found) or not self.found:
            self.name.insert(digit)
            return
        self._to_pin()
        self.pin.setText(digit)

    def _to_pin(self) -> None:
        if self.found:
            focus(self.pin)

    def _on_out(self) -> None:
        self.hide()
        operators.sign_out(self.session)


def _begins(name: str, wanted: str) -> bool:
    """Whether a name, or one of its words, begins with what was typed."""
    folded = fold(name)
    return folded.startswith(wanted) or any(word.startswith(wanted) for word in folded.split())
