"""The Chips page itself: its parts at the top, the chosen one under them."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout

from tdapp.ui.pages.chips import texts
from tdapp.ui.pages.chips.parts import PARTS
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.part import Part
from tdapp.ui.room import Room
from tdapp.ui.widgets.buttons import GAP, Button, fit_keys
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.shortcuts import key_on

HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class ChipsPage(Page):
    """One part is in sight; the others are made when they are first asked for.

    `asked`: an action of the window is wanted. `command_typed`: letters no part has a use for. `turned`: another part
    is asked for, so what was begun in the window is left. A part that has an `asked` or a `part_asked` signal speaks
    through these: `part_asked.emit("race")` shows the race.
    """

    asked = Signal(str)
    command_typed = Signal(str)
    turned = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.title = Label("", "title")
        self.buttons: dict[str, Button] = {}
        self.parts: dict[str, Part] = {}
        self.stack = QStackedWidget()
        self.empty = EmptyState("chip")
        self.stack.addWidget(self.empty)
        self.name = PARTS[0].name
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self.title)
        self.head.addSpacing(8)
        for number, part in enumerate(PARTS, 1):
            key = f"Alt+{number}"
            button = self.buttons[part.name] = Button(kind="filter", key=key, name=f"chips_{part.name}")
            button.clicked.connect(partial(self.show_part, part.name))
            key_on(self, key, partial(self.show_part, part.name))
            self.head.addWidget(button)
        self.head.addStretch(1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 10, 12, 8)
        self.column.setSpacing(8)
        self.column.addLayout(self.head)
        self.column.addWidget(self.stack, 1)
        self._choose(self.name)
        self.retranslate()

    def refresh(self) -> None:
        """The part in sight."""
        self.stack.setCurrentWidget(self.part())
        self.part().refresh()
        self._fit()

    def look_again(self) -> None:
        super().look_again()
        if self.isVisible() and self.room.tournament is None:
            self.stack.setCurrentWidget(self.empty)

    def retranslate(self) -> None:
        words = self.room.words
        self.title.setText(words(texts.TITLE))
        self.empty.say(words(texts.EMPTY), words(texts.EMPTY_WHY))
        for part in PARTS:
            self.buttons[part.name].say(words(part.text))
        for made in self.parts.values():
            made.retranslate()

    def more_keys(self) -> list[tuple[str, str]]:
        """Keys that stand on no button, for the key sheet."""
        more = getattr(self.part(), "more_keys", None)
        return list(more()) if more is not None else []

    def part(self) -> Part:
        """The part in sight."""
        return self.parts[self.name]

    def show_part(self, name: str) -> None:
        """Show another part, with the keyboard in it."""
        self.turned.emit()
        self._choose(name)
        self.look_again()
        self.take_focus()

    def take_focus(self) -> None:
        """Put the keyboard where the part in sight is used first."""
        self.part().take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters nobody took: the part in sight may have a use for them, else they begin a command."""
        typed = event.text()
        if typed.strip() and typed.isprintable() and not event.modifiers() & HELD:
            if not self.part().take_letters(typed):
                self.command_typed.emit(typed)
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        """Where the parts and the name of the page do not both fit, the name gives way: the rail says it too."""
        pills = list(self.buttons.values())
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        titled = room - self.title.sizeHint().width() - 2 * GAP
        fit_keys(pills, titled)
        wide = sum(pill.sizeHint().width() for pill in pills) + GAP * (len(pills) - 1)
        self.title.setVisible(wide <= titled)

    def _choose(self, name: str) -> None:
        self.name = name
        if name not in self.parts:
            wanted = next(part for part in PARTS if part.name == name)
            made = self.parts[name] = wanted.make(self.room)
            asked, part_asked = getattr(made, "asked", None), getattr(made, "part_asked", None)
            if asked is not None:
                asked.connect(self.asked)
            if part_asked is not None:
                part_asked.connect(self.show_part)
            self.stack.addWidget(made)
        self.stack.setCurrentWidget(self.parts[name])
        for each, button in self.buttons.items():
            button.setChecked(each == name)
