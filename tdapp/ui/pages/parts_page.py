"""A page that shows one of its parts at a time, each a key away: Desk, Chips."""

from collections.abc import Generator, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtGui import QResizeEvent

from tdapp.texts import Text
from tdapp.ui.frame.coming import Coming
from tdapp.ui.loading import load_for
from tdapp.ui.pages.making import Making
from tdapp.ui.pages.page import Page, paint
from tdapp.ui.pages.part import NamedPart, Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import GAP, Button
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import Stack, grow, hbox, stack, vbox

Shown = TypeVar("Shown", bound=Part)


class PartsPage(Page):
    """A page whose parts stand at the top, the chosen one under them; each is made when it is first asked for.

    A subclass adds what is its own to `head` and `column`, and then calls `begin`.
    """

    def __init__(self, session: Session, *, prefix: str, title: Text, parts: Sequence[NamedPart]) -> None:
        super().__init__(session)
        self._named = parts
        self.title = Label(title, "title")
        self.buttons: dict[str, Button] = {}
        self.parts: dict[str, Part] = {}
        self._making: dict[str, Making[Part]] = {}
        self.stack = Stack()
        self._coming = Coming(self.stack)
        self.name = parts[0].name  # of the part in sight
        self.head = hbox(self.title, 8)
        for number, part in enumerate(parts, 1):
            key = f"Alt+{number}"
            show = partial(self.show_part, part.name)
            button = Button(part.text, show, on=self, kind="filter", key=key, name=f"{prefix}_{part.name}")
            self.buttons[part.name] = button
            self.head.addWidget(button)
        self.head.addStretch(1)
        self.column = vbox(self.head, grow(self.stack), margins=(16, 10, 12, 8), on=self)

    # What subclasses say

    def connect_part(self, part: Part) -> None:
        """Listen to what a part that was just made has to say beside `asked` and `part_asked`."""

    def fit(self) -> None:
        """Find room at the top for what stands there."""
        raise NotImplementedError

    # The same everywhere

    def begin(self) -> None:
        """Have the first part in front, which is made when it is first asked for."""
        self.buttons[self.name].setChecked(True)
        self.retranslate()

    def retranslate(self) -> None:
        for made in self.parts.values():
            made.retranslate()

    def part(self) -> Part:
        """The part in sight."""
        if self.name not in self.parts:
            self.stack.setCurrentWidget(self._made(self.name))
        return self.parts[self.name]

    def shown(self, name: str, kind: type[Shown]) -> Shown:
        """Show a part and have it, for what only that part can do."""
        self.show_part(name)
        part = self.part()
        if not isinstance(part, kind):
            raise TypeError(f"the part {name} is a {type(part).__name__}")
        return part

    def show_part(self, name: str) -> None:
        """Show another part, with the keyboard in it."""
        self.turned.emit()
        self._choose(name)
        self.look_again()
        self.take_focus()

    def part_in_front(self) -> str:
        return self.name

    def take_focus(self) -> None:
        """Put the keyboard where the part in sight is used first."""
        self.part().take_focus()

    def unkept(self) -> tuple[str, ...]:
        return tuple(typed for part in self.parts.values() for typed in part.unkept())

    def to_first_use(self) -> None:
        """Show the first part, with the keyboard where it is used first."""
        self.show_part(self._named[0].name)
        self.part().to_first_use()

    def wide(self) -> int:
        """The room there is for what stands at the top, in pixels."""
        margins = self.column.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def pills_wide(self) -> int:
        """The room the parts need at the top, in pixels."""
        pills = self.buttons.values()
        return sum(pill.sizeHint().width() for pill in pills) + GAP * (len(pills) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def make_ready(self) -> Generator[None, None, None]:
        yield from self._make_in_steps(self.name)
        if self.stack.currentWidget() not in self.parts.values():
            self.stack.setCurrentWidget(self.part())
            yield
        yield from super().make_ready()
        for named in self._named:
            if named.name not in self.parts:
                yield from self._make_in_steps(named.name)
                yield from self.parts[named.name].make_ready()

    def paint_ahead(self) -> Generator[None, None, None]:
        yield from super().paint_ahead()
        for made in tuple(self.parts.values()):
            if made is not self.stack.currentWidget():
                made.resize(self.stack.size())
                yield from paint(made)

    def _make_in_steps(self, name: str) -> Generator[None, None, None]:
        if name not in self.parts:
            wanted = self._wanted(name)
            yield from load_for(wanted.kind)
            making = self._making.setdefault(name, Making(wanted.kind(), self.session))
            while name not in self.parts and making.step():
                yield
            yield
            self._made(name)
            yield

    def _made(self, name: str) -> Part:
        """A part, made now if it is not there yet."""
        if name not in self.parts:
            made = (self._making.get(name) or Making(self._wanted(name).kind(), self.session)).whole()
            self._making.pop(name, None)
            made.asked.connect(self.asked)
            made.part_asked.connect(self.show_part)
            self.connect_part(made)
            stack(self.stack, made)
            self.parts[name] = made
        return self.parts[name]

    def _wanted(self, name: str) -> NamedPart:
        return next(part for part in self._named if part.name == name)

    def _choose(self, name: str) -> None:
        for each, button in self.buttons.items():
            button.setChecked(each == name)
        if name not in self.parts and self.isVisible():
            self._announce()
        try:
            made = self._made(name)
        except Exception:
            self._stay()
            raise
        self.name = name
        self.stack.setCurrentWidget(made)

    def _announce(self) -> None:
        """Answer the key of a part that is yet to be made at once: its button is down, and its place is empty."""
        for button in self.buttons.values():
            button.repaint()
        self._coming.announce()

    def _stay(self) -> None:
        """Go back to the part in sight: the one that was announced could not be made."""
        for each, button in self.buttons.items():
            button.setChecked(each == self.name)
        self.stack.setCurrentWidget(self.part())
