"""The Operators window: switched on here; then who may sit at the desk, and what each may do."""

from PySide6.QtWidgets import QWidget

from tdapp.domain.rights import ALL
from tdapp.read.club.operators import OperatorRow
from tdapp.ui.actions import operators
from tdapp.ui.language import say
from tdapp.ui.operators import texts
from tdapp.ui.operators.form import NewPin, Person, SwitchingOn
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import flow, grow, holder, one_of, vbox
from tdapp.ui.widgets.lines import Lines
from tdapp.ui.widgets.recurring import NEW
from tdapp.words.club.club import RIGHTS

SIZE = (760, 640)


class OperatorsWindow(SideWindow):
    """The window of the operators. Opened from the settings; closed by Esc."""

    of_club = True

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="operators", title=texts.TITLE, close=texts.CLOSE)
        self.rows: tuple[OperatorRow, ...] = ()
        self.list = Lines("operator_list")
        self.may = Label("", wrap=True, name="operator_may")
        say(self.list.setAccessibleName, texts.LIST)
        listing = self.listing = QWidget()
        self.add = Button(texts.ADD, self.add_one, on=listing, icon="user-plus", key=NEW, name="add_operator")
        self.change = Button(texts.CHANGE, self.change_one, icon="pencil", key="Return", name="change_operator")
        self.pin = Button(texts.NEW_PIN, self.ask_pin, on=listing, icon="lock", key="Alt+P", name="pin_operator")
        self.remove = Button(
            texts.REMOVE, self.remove_one, on=self.list, kind="danger", icon="user-x", key="Del", name="remove_operator"
        )
        self.off = Button(texts.SWITCH_OFF, self.switch_off, icon="lock-open", name="switch_off")
        buttons = holder(flow(self.add, self.change, self.pin, self.remove, self.off))
        about = Label(texts.NO_PROTECTION, "muted", wrap=True)
        vbox(self.title, about, grow(self.list), self.may, buttons, on=listing)
        self.switching, self.person, self.new_pin = SwitchingOn(session), Person(session), NewPin(session)
        panels = (self.switching, self.person, self.new_pin)
        self.stack = one_of(listing, *panels)
        self.lay_out(self.stack)
        self.list.went.connect(self._show_chosen)
        self.list.opened.connect(self.change_one)
        for panel in panels:
            panel.left.connect(self._on_left)
        self.resize(*SIZE)
        self.refresh()
        self._look()

    # Showing

    def show_room(self) -> None:
        """Show the operators as they are; what is being typed stays."""
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

    def chosen(self) -> OperatorRow | None:
        """The operator the list stands on; None while there is nobody."""
        here = self.list.chosen()
        return self.rows[here] if 0 <= here < len(self.rows) else None

    # Doing

    def add_one(self) -> None:
        """Show the form for somebody new."""
        self._ask(self.add, None)

    def change_one(self) -> None:
        """Show the form with the chosen operator."""
        if self.chosen() is not None:
            self._ask(self.change, self.chosen())

    def _ask(self, button: Button, row: OperatorRow | None) -> None:
        if button.isEnabled() and self.stack.currentWidget() is self.listing:
            self.stack.setCurrentWidget(self.person)
            self.person.begin(row)

    def ask_pin(self) -> None:
        """Ask for a new PIN for the chosen operator."""
        row = self.chosen()
        if row is not None and self.pin.isEnabled() and self.stack.currentWidget() is self.listing:
            self.stack.setCurrentWidget(self.new_pin)
            self.new_pin.begin(row)

    def remove_one(self) -> None:
        """Remove the chosen operator, who sits at the desk no more."""
        row = self.chosen()
        if row is not None and self.remove.isEnabled():
            operators.remove(self.session, row.id)

    def switch_off(self) -> None:
        """Switch operators off: nobody signs in any more."""
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
            self.may.say(texts.MAY_ALL)
        elif row.rights:
            several = words.several([words(RIGHTS[right]) for right in row.rights])
            self.may.say(texts.MAY, several=several)
        else:
            self.may.say(texts.MAY_NOTHING)

    def _on_left(self) -> None:
        if not operators.view(self.session).on:
            self.leave()  # nobody was switched on, and there is nothing else to do here
            return
        self.stack.setCurrentWidget(self.listing)
        self.refresh()
        self._look()
