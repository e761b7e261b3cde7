"""Choices beside one another, of which one stays down."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.keyboard import on_keys
from tdapp.ui.widgets.layout import empty, flow

TURNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Pills(QWidget):
    """A row of pills. One is reached with Tab, the arrows choose another. `picked`: the key of another one."""

    picked = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.buttons: dict[str, Button] = {}
        self.chosen = ""
        self.row = flow(gap=6, on=self)
        self.setObjectName(name)

    def choose_from(self, choices: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer these, by key and words; the chosen one is down."""
        if list(self.buttons) != [key for key, _said in choices]:
            had = any(button.hasFocus() for button in self.buttons.values())
            empty(self.row)
            self.buttons = {key: self._made(key) for key, _said in choices}
            self._in_their_turn()
            if had and chosen in self.buttons:
                self.buttons[chosen].setFocus()
        self.chosen = chosen
        for key, said in choices:
            button = self.buttons[key]
            button.say(said)
            button.setChecked(key == chosen)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if key == chosen else Qt.FocusPolicy.NoFocus)
        if self.buttons and chosen not in self.buttons:
            next(iter(self.buttons.values())).setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def take_focus(self) -> None:
        """Put the keyboard at the chosen pill."""
        button = self.buttons.get(self.chosen) or next(iter(self.buttons.values()), None)
        if button is not None:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def _key(self, event: QKeyEvent) -> bool:
        """Take the arrows, with which a button goes on to the next one without choosing it."""
        by, keys = TURNS.get(Qt.Key(event.key())), list(self.buttons)
        if by is None:
            return False
        at = keys.index(self.chosen) if self.chosen in keys else 0
        self._pick(keys[(at + by) % len(keys)])
        self.take_focus()
        return True

    def _in_their_turn(self) -> None:
        """Put the new buttons in the order of Tab where this widget stands, not last of the window."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # without it there would be no place to stand
        before: QWidget = self
        for button in self.buttons.values():
            QWidget.setTabOrder(before, button)
            before = button
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _made(self, key: str) -> Button:
        button = Button("", partial(self._pick, key), kind="filter", name=f"{self._name}_{key}")
        on_keys(button, self._key)
        self.row.addWidget(button)
        button.setVisible(True)  # at once: only what is shown can be given the keyboard
        return button

    def _pick(self, key: str, _down: bool = False) -> None:
        self.buttons[key].setChecked(True)
        self.picked.emit(key)
