"""The forms of the Operators window: switching on, adding or changing somebody, a new PIN."""

from functools import partial

from PySide6.QtWidgets import QGridLayout, QLineEdit

from tdapp.domain.rights import ROLES, Right, Rights, Role, role_of
from tdapp.read.club.operators import OperatorRow
from tdapp.texts import Text
from tdapp.ui.actions import operators
from tdapp.ui.drawers.panel import Panel
from tdapp.ui.operators import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import Field, TextField
from tdapp.ui.widgets.inputs import CapitalBox
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Part, flow, holder
from tdapp.words.club.club import RIGHTS
from tdapp.words.parsing import BadInput, parse_name

LONGEST_NAME, LONGEST_PIN, COLUMNS = 60, 12, 2


class PinField(Field):
    """A field for the digits of a PIN, which are not shown. `like`: another field they must be the same as."""

    def __init__(self, name: str, caption: Text, *, like: QLineEdit | None = None) -> None:
        self._like = like
        super().__init__(name, caption, self._read)
        self.line.setEchoMode(QLineEdit.EchoMode.Password)
        self.line.setMaximumWidth(220)

    def begin(self) -> None:
        """Empty the field."""
        self.line.clear()
        self.complain("")

    def _read(self, typed: str) -> str:
        if self._like is not None and typed != self._like.text():
            raise BadInput(texts.NOT_THE_SAME)
        return parse_name(typed, longest=LONGEST_PIN)


class PinPanel(Panel):
    """A panel with a PIN that is typed twice."""

    def __init__(self, session: Session, name: str, icon: str, *form: Part, **said: Text) -> None:
        self.old = PinField(f"{name}_old", texts.OLD_PIN)
        self.pin = PinField(f"{name}_pin", texts.PIN)
        self.again = PinField(f"{name}_again", texts.PIN_AGAIN, like=self.pin.line)
        super().__init__(session, name, icon, *form, self.old, self.pin, self.again, STRETCH, **said)
        self.old.hide()
        self.outcome.hide()
        self.old.line.returnPressed.connect(self.pin.line.setFocus)
        self.pin.line.returnPressed.connect(self.again.line.setFocus)
        self.again.line.returnPressed.connect(self.do)

    def begin_pins(self) -> None:
        """Empty both fields of the PIN."""
        for field in (self.old, self.pin, self.again):
            field.begin()

    def typed_pin(self) -> str | None:
        """The PIN that was typed; None when it was not typed twice the same, which is said."""
        if not self.pin.check():
            return None
        if not self.again.check():
            self.again.line.setFocus()
            return None
        return self.pin.line.text()


class SwitchingOn(PinPanel):
    """The panel while operators are off: what they are for, and the first of them."""

    def __init__(self, session: Session) -> None:
        self.warning = Label(texts.NO_PROTECTION, "strong", tone="warning", wrap=True)
        first = Label(texts.FIRST, "muted", wrap=True)
        self.name = TextField("switch_on_name", texts.NAME, longest=LONGEST_NAME)
        said = {"title": texts.OFF, "about": texts.OFF_WHY, "verb": texts.SWITCH_ON}
        super().__init__(session, "switch_on", "user-check", self.warning, first, self.name, **said)
        self.leave.hide()
        self.name.line.returnPressed.connect(self.pin.line.setFocus)

    def begin(self) -> None:
        """Begin with whoever sits here as the first operator."""
        self.begin_pins()
        self.name.show_value(self.session.club.operators.get(self.session.club.desk.operator, ""))
        self.name.line.setFocus()
        self.name.line.selectAll()

    def do(self) -> None:
        if not self.name.check():
            return
        pin = self.typed_pin()
        if pin is not None and operators.switch_on(self.session, self.name.value(), pin):
            self.left.emit()


class NewPin(PinPanel):
    """The panel for a new PIN: of somebody who forgot it, or one's own, which takes the old one."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "new_pin", "lock", verb=texts.SAVE)
        self.row: OperatorRow | None = None
        self.about.hide()

    def begin(self, row: OperatorRow) -> None:
        """Ask for the new PIN of this operator."""
        self.row = row
        self.begin_pins()
        self.old.setVisible(row.here)
        self.title.say(texts.PIN_TITLE, name=row.name)
        (self.old if row.here else self.pin).line.setFocus()

    def do(self) -> None:
        pin, row = self.typed_pin(), self.row
        if pin is None or row is None:
            return
        if row.here:
            done = operators.own_pin(self.session, self.old.line.text(), pin)
        else:
            done = operators.set_pin(self.session, row.id, pin)
        if done:
            self.left.emit()


class Person(PinPanel):
    """The form of somebody who may sit at the desk: the name, the role or single rights, and for a new one the PIN."""

    def __init__(self, session: Session) -> None:
        self.name = TextField("operator_name", texts.NAME, longest=LONGEST_NAME)
        self.roles = {
            role: Button(texts.ROLES[role], partial(self._on_role, role), kind="filter", name=f"role_{role.value}")
            for role in Role
        }
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        self.rights = {right: CapitalBox(f"right_{right.value}", RIGHTS[right]) for right in Right}
        for number, box in enumerate(self.rights.values()):
            box.clicked.connect(self._on_right)
            grid.addWidget(box, number // COLUMNS, number % COLUMNS)
        roles, rights = holder(flow(*self.roles.values(), gap=6)), holder(grid)
        form = (self.name, Label(texts.ROLE, "caption"), roles, Label(texts.RIGHTS, "caption"), rights)
        super().__init__(session, "operator_form", "user-check", *form)
        self.row: OperatorRow | None = None
        self.about.hide()
        self.name.line.returnPressed.connect(self._after_name)

    def begin(self, row: OperatorRow | None) -> None:
        """Ask about somebody; None: somebody new, at first for registration."""
        self.row = row
        self.begin_pins()
        for field in (self.pin, self.again):
            field.setVisible(row is None)
        self.name.show_value(row.name if row is not None else "")
        self._tick(row.rights if row is not None else ROLES[Role.REGISTRATION])
        if row is not None:
            self.title.say(texts.CHANGE_TITLE, name=row.name)
            self.take.say(texts.SAVE)
        else:
            self.title.say(texts.ADD_TITLE)
            self.take.say(texts.ADD)
        focus(self.name.line)

    def chosen(self) -> Rights:
        """The rights that are ticked."""
        return tuple(right for right, box in self.rights.items() if box.isChecked())

    def do(self) -> None:
        if not self.name.check():
            return
        name, row = self.name.value(), self.row
        if row is not None:
            done = operators.change(self.session, row.id, name, self.chosen())
        else:
            pin = self.typed_pin()
            done = pin is not None and operators.add(self.session, name, self.chosen(), pin)
        if done:
            self.left.emit()

    def _after_name(self) -> None:
        """Go on after Enter on the name: to the PIN of somebody new, else keep all of it."""
        if self.row is None:
            self.pin.line.setFocus()
        else:
            self.do()

    def _on_role(self, role: Role) -> None:
        self._tick(ROLES.get(role, self.chosen()))

    def _on_right(self) -> None:
        self._tick(self.chosen())

    def _tick(self, rights: Rights) -> None:
        for right, box in self.rights.items():
            box.setChecked(right in rights)
        role = role_of(rights)
        for each, button in self.roles.items():
            button.setChecked(each is role)
        self.roles[Role.OWN].setVisible(role is Role.OWN)
