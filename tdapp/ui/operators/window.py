"""The Operators window: switched on here; then who may sit at the desk, and what each may do."""

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdapp.domain.rights import ALL
from tdapp.read.club.operators import OperatorRow
from tdapp.ui.actions import operators
from tdapp.ui.operators import texts
from tdapp.ui.operators.form import NewPin, Person, SwitchingOn
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.lines import Lines
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.club.club import RIGHTS

SIZE = (760, 640)


class OperatorsWindow(SideWindow):
    """Opened from the settings; closed by Esc."""

    of_club = True

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="operators", title=texts.TITLE, close=texts.CLOSE)
        self.rows: tuple[OperatorRow, ...] = ()
        self.about = Label("", "muted", wrap=True)
        self.list = Lines("operator_list")
        self.may = Label("", "", wrap=True)
        self.may.setObjectName("operator_may")
        self.add = Button(icon="user-plus", key="Alt+N", name="add_operator")
        self.change = Button(icon="pencil", key="Return", name="change_operator")
        self.pin = Button(icon="lock", key="Alt+P", name="pin_operator")
        self.remove = Button(kind="danger", icon="user-x", key="Del", name="remove_operator")
        self.off = Button(icon="lock-open", name="switch_off")
        self.switching, self.person, self.new_pin = SwitchingOn(session), Person(session), NewPin(session)
        self.listing = QWidget()
        self.stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self.resize(*SIZE)
        self.retranslate()
        self.refresh()
        self._look()

    # Showing

    def show_room(self) -> None:
        """The operators as they are; what is being typed stays."""
        view, words = operators.view(self.session), self.session.words
        here = self.chosen()
        self.rows = view.operators
        lines = []
        for row in self.rows:
            notes = [words(texts.ROLES[row.role])]
            if row.here:
                notes.append(words(texts.IS_HERE))
            if row.drawer:
                notes.append(words(texts.HAS_DRAWER, name=row.drawer))
            lines.append(f"{row.name}\n{' · '.join(notes)}")
        place = next((number for number, row in enumerate(self.rows) if here is not None and row.id == here.id), 0)
        self.list.show_lines(lines, place)
        if not view.on:
            self.stack.setCurrentWidget(self.switching)
        elif self.stack.currentWidget() is self.switching:
            self.stack.setCurrentWidget(self.listing)
        self._show_chosen()

    def retranslate(self) -> None:
        super().retranslate()
        words = self.session.words
        self.about.setText(words(texts.NO_PROTECTION))
        self.list.setAccessibleName(words(texts.LIST))
        for button, text in (
            (self.add, texts.ADD),
            (self.change, texts.CHANGE),
            (self.pin, texts.NEW_PIN),
            (self.remove, texts.REMOVE),
            (self.off, texts.SWITCH_OFF),
        ):
            button.say(words(text))
        for part in (self.switching, self.person, self.new_pin):
            part.retranslate()

    def chosen(self) -> OperatorRow | None:
        """Whom the list stands on; None while there is nobody."""
        here = self.list.chosen()
        return self.rows[here] if 0 <= here < len(self.rows) else None

    # Doing

    def add_one(self) -> None:
        """The form for somebody new."""
        self._ask(self.add, None)

    def change_one(self) -> None:
        """The form with the chosen one."""
        if self.chosen() is not None:
            self._ask(self.change, self.chosen())

    def _ask(self, button: Button, row: OperatorRow | None) -> None:
        if button.isEnabled() and self.stack.currentWidget() is self.listing:
            self.stack.setCurrentWidget(self.person)
            self.person.begin(row)

    def ask_pin(self) -> None:
        """A new PIN for the chosen one."""
        row = self.chosen()
        if row is not None and self.pin.isEnabled() and self.stack.currentWidget() is self.listing:
            self.stack.setCurrentWidget(self.new_pin)
            self.new_pin.begin(row)

    def remove_one(self) -> None:
        """The chosen one sits at the desk no more."""
        row = self.chosen()
        if row is not None and self.remove.isEnabled():
            operators.remove(self.session, row.id)

    def switch_off(self) -> None:
        """Nobody signs in any more."""
        if operators.switch_off(self.session):
            self.switching.begin()

    def _look(self) -> None:
        if self.stack.currentWidget() is self.switching:
            self.switching.begin()
        else:
            self.stack.setCurrentWidget(self.listing)
            self.list.setFocus()

    def _show_chosen(self) -> None:
        words, row = self.session.words, self.chosen()
        for button, verb in (
            (self.add, "operators.add"),
            (self.change, "operators.change"),
            (self.remove, "operators.remove"),
        ):
            button.allow(operators.why_may_not(self.session, verb))
        own = row is not None and row.here
        self.pin.allow("" if own else operators.why_may_not(self.session, "operators.set_pin"))
        self.off.allow(operators.why_may_not(self.session, "operators.switch_off"), words(texts.SWITCH_OFF_HELP))
        if row is None:
            self.may.setText("")
        elif set(row.rights) == set(ALL):
            self.may.setText(words(texts.MAY_ALL))
        elif row.rights:
            several = words.several([words(RIGHTS[right]) for right in row.rights])
            self.may.setText(words(texts.MAY, several=several))
        else:
            self.may.setText(words(texts.MAY_NOTHING))

    def _on_left(self) -> None:
        self.stack.setCurrentWidget(self.listing)
        self.refresh()
        self._look()

    def _connect(self) -> None:
        self.list.went.connect(self._show_chosen)
        self.list.opened.connect(self.change_one)
        for button, slot in (
            (self.add, self.add_one),
            (self.change, self.change_one),
            (self.pin, self.ask_pin),
            (self.remove, self.remove_one),
            (self.off, self.switch_off),
        ):
            button.clicked.connect(slot)
        for panel in (self.switching, self.person, self.new_pin):
            panel.left.connect(self._on_left)
        key_on(self.listing, "Alt+N", self.add_one)
        key_on(self.listing, "Alt+P", self.ask_pin)
        key_on(self.list, "Del", self.remove_one)

    def _lay_out(self) -> None:
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=8)
        for button in (self.add, self.change, self.pin, self.remove, self.off):
            flow.addWidget(button)
        inside = QVBoxLayout(self.listing)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(8)
        inside.addWidget(self.title)
        inside.addWidget(self.about)
        inside.addWidget(self.list, 1)
        inside.addWidget(self.may)
        inside.addWidget(buttons)
        for part in (self.listing, self.switching, self.person, self.new_pin):
            self.stack.addWidget(part)
        self.lay_out(self.stack)
