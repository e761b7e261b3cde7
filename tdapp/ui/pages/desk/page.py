"""The Desk page itself: its parts at the top, the chosen one under them, and at the foot where all the money is."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdapp.domain.facts import Fact, Registered
from tdapp.domain.sale_facts import Bought, SaleReturned
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.desk import MoneyView, money_view
from tdapp.ui.actions import drawers
from tdapp.ui.actions.people import PERSON
from tdapp.ui.actions.window import DRAWERS
from tdapp.ui.drawers import texts as drawer_texts
from tdapp.ui.pages.desk import texts
from tdapp.ui.pages.desk.closing_line import ClosingLine
from tdapp.ui.pages.desk.drawer_line import DrawerLine
from tdapp.ui.pages.desk.money_strip import MoneyStrip
from tdapp.ui.pages.desk.parts import PARTS
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.part import Part
from tdapp.ui.room import Room, Told
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.widgets.buttons import GAP, Button, fit_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.shortcuts import key_on

SOLD_BY = (
    "entries.register", "entries.re_enter", "entries.unregister", "sales.buy", "sales.buy_many", "sales.give_back",
    "waiting.seat",
)  # fmt: skip

PERSON_KEY = "Alt+I"
NEXT_DRAWER_KEY = "Alt+D"


class Beside(NamedTuple):
    """What is shown where closing and drawer stand beside the parts."""

    key: bool
    title: bool


BESIDE = (Beside(key=True, title=True), Beside(key=False, title=True), Beside(key=False, title=False))


class DeskPage(Page):
    """One part is in sight; the others are made when they are first asked for."""

    asked = Signal(str)  # id of an action of the window
    turned = Signal()  # another part is asked for: what was begun in the window is left

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.title = Label("", "title")
        self.buttons: dict[str, Button] = {}
        self.parts: dict[str, Part] = {}
        self.stack = QStackedWidget()
        self.money = MoneyStrip(room)
        self.slips = SlipPrinter(room, self)
        self.name = PARTS[0].name
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self.title)
        self.head.addSpacing(8)
        for number, part in enumerate(PARTS, 1):
            button = self.buttons[part.name] = Button(kind="filter", key=f"Alt+{number}", name=f"desk_{part.name}")
            button.clicked.connect(partial(self.show_part, part.name))
            key_on(self, f"Alt+{number}", partial(self.show_part, part.name))
            self.head.addWidget(button)
        self.head.addStretch(1)
        self.closing = ClosingLine(room)
        self.closing.clicked.connect(self.show_closing)
        self.drawer = DrawerLine(room)
        self.drawer.clicked.connect(self._on_drawer)
        self.state = QWidget()
        state = QHBoxLayout(self.state)
        state.setContentsMargins(0, 0, 0, 0)
        state.setSpacing(8)
        state.addWidget(self.closing)
        state.addWidget(self.drawer)
        self.head.addWidget(self.state)
        self._one_row = True
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 12, 8)
        column.setSpacing(8)
        column.addLayout(self.head)
        column.addWidget(self.stack, 1)
        column.addWidget(self.money)
        key_on(self, PERSON_KEY, self._on_person)
        key_on(self, NEXT_DRAWER_KEY, partial(drawers.use_next, room))
        self._choose(self.name)
        room.told.connect(self._on_told)
        self.retranslate()

    def refresh(self) -> None:
        """The part in sight, and the money."""
        self.part().refresh()
        self.drawer.refresh()
        self.closing.refresh()
        self.state.updateGeometry()  # what stands in it may have become wider
        self._fit()
        self.show_view(self.room.view(money_view))

    def show_view(self, view: MoneyView) -> None:
        """Show where the money is."""
        self.money.show_view(view)

    def retranslate(self) -> None:
        words = self.room.words
        self.title.setText(words(texts.TITLE))
        for part in PARTS:
            self.buttons[part.name].say(words(part.text))
        for made in self.parts.values():
            made.retranslate()

    def _on_drawer(self) -> None:
        self.asked.emit(DRAWERS.id)

    def _on_person(self) -> None:
        self.asked.emit(PERSON.id)

    def person(self) -> PlayerId | None:
        """Whose account is in sight; None: nobody's."""
        account = getattr(self.part(), "account", None)
        return account.player if account is not None else None

    def more_keys(self) -> list[tuple[str, str]]:
        """Keys that stand on no button, for the key sheet."""
        words = self.room.words
        return [(PERSON_KEY, words(PERSON.text)), (NEXT_DRAWER_KEY, words(drawer_texts.NEXT))]

    def part(self) -> Part:
        """The part in sight."""
        return self.parts[self.name]

    def show_part(self, name: str) -> None:
        """Show another part, with the keyboard in it."""
        self.turned.emit()
        self._choose(name)
        self.look_again()
        self.take_focus()

    def show_closing(self) -> None:
        """Show where the closing of registration is changed."""
        self.show_part("terms")
        part = self.part()
        to_closing = getattr(part, "to_closing", part.take_focus)
        to_closing()

    def show_account(self, entry: EntryId) -> None:
        """Show the account of whoever this entry belongs to."""
        self._of_sell("show_entry", entry)

    def cancel(self, entry: EntryId) -> None:
        """Show that account, about to cancel the entry."""
        self._of_sell("cancel", entry)

    def _of_sell(self, how: str, entry: EntryId) -> None:
        self.show_part("sell")
        getattr(self.part(), how)(entry)

    def take_focus(self) -> None:
        """Put the keyboard where the part in sight is used first."""
        self.part().take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The keys of the parts are always in sight. Beside them stand closing and drawer, if need be without the
        drawer's key and the title; where even so there is no room, these have a row of their own."""
        pills = list(self.buttons.values())
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        titled = room - self.title.sizeHint().width() - 4 * GAP
        fit_keys(pills, titled)
        parts = sum(pill.sizeHint().width() for pill in pills) + GAP * (len(pills) - 1)
        shown = next((each for each in BESIDE if self._beside(each) + parts <= (titled if each.title else room)), None)
        self.drawer.show_key(shown=shown is None or shown.key)
        self.title.setVisible(shown is None or shown.title)
        if (shown is not None) is self._one_row:
            return
        self._one_row = shown is not None
        if self._one_row:
            self.head.addWidget(self.state)
        else:
            self.column.insertWidget(1, self.state, 0, Qt.AlignmentFlag.AlignLeft)

    def _beside(self, shown: "Beside") -> int:
        """How wide closing and drawer are."""
        self.drawer.show_key(shown=shown.key)
        return (
            self.closing.sizeHint().width() * self.closing.isVisibleTo(self.state)
            + self.drawer.sizeHint().width()
            + 3 * GAP
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters nobody took are a name that is being typed."""
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if event.text().strip() and event.text().isprintable() and not held:
            self.part().take_letters(event.text())
        else:
            super().keyPressEvent(event)

    def _on_told(self, told: Told) -> None:
        """Something was done while the desk was in front, also with a reason given: a sale prints its slip."""
        if told.kind != "done" or told.act is None or not self.isVisible() or self.room.tournament is None:
            return
        act = self.room.club.desk.history(self.room.tournament).acts[told.act - 1]
        if act.verb in SOLD_BY:
            self.slips.sold(act)

    def print_again(self, entry: int) -> None:
        """The slip of what an entry bought last, once more."""
        if self.room.tournament is None:
            return
        history = self.room.club.desk.history(self.room.tournament)
        for act in reversed(history.acts):
            if act.number not in history.gone and any(_is_about(fact, entry) for fact in act.facts):
                self.slips.again(act.number)
                return

    def _choose(self, name: str) -> None:
        self.name = name
        if name not in self.parts:
            wanted = next(part for part in PARTS if part.name == name)
            made = self.parts[name] = wanted.make(self.room)
            slip_wanted = getattr(made, "slip_wanted", None)
            if slip_wanted is not None:
                slip_wanted.connect(self.print_again)
            self.stack.addWidget(made)
        self.stack.setCurrentWidget(self.parts[name])
        for each, button in self.buttons.items():
            button.setChecked(each == name)


def _is_about(fact: Fact, entry: int) -> bool:
    """Whether money came in or went out for this entry in this fact."""
    return isinstance(fact, Registered | Bought | SaleReturned) and fact.entry == entry
