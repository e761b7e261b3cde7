"""A row of pills to pick a value from, with a smaller and a larger one beside it: what else would have to be typed."""

from collections.abc import Hashable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.inside import read_as
from tdapp.ui.language import say
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import BUTTON, TOUCH_BUTTON
from tdapp.ui.widgets.buttons import Button, IconButton
from tdapp.ui.widgets.layout import flow

LESS = QT_TRANSLATE_NOOP("Picking", "Less")
MORE = QT_TRANSLATE_NOOP("Picking", "More")


class Pick(Struct, frozen=True):
    """Something to pick: what it says, and the value it stands for. `key`: a short name that no other one here has."""

    key: str
    said: str
    value: Any


class PickStrip(QWidget):
    """Pills of which those stay down whose value holds now. `picked`: a value was picked; `stepped`: -1 or 1.

    `name` begins the objectName of every pill, `says` is what the whole row is called.
    """

    picked = Signal(object)
    stepped = Signal(int)

    def __init__(self, name: str, says: Text | None = None, *, gap: int = 6) -> None:
        super().__init__()
        self._name = name
        self.setObjectName(name)
        if says is not None:
            say(self.setAccessibleName, says)
        self.picks: Sequence[Pick] = ()
        self.pills: dict[str, Button] = {}
        self.less = IconButton("minus", LESS, partial(self.stepped.emit, -1), kind="", name=f"{name}_less")
        self.more = IconButton("plus", MORE, partial(self.stepped.emit, 1), kind="", name=f"{name}_more")
        self._row = flow(self.less, self.more, gap=gap, on=self)
        self.less.hide()
        self.more.hide()
        look().changed.connect(self._keep_room)
        self._keep_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        read_as(self, QAccessible.Role.Grouping)  # its name is read with the pill that gets the keys: "Slips, A4"

    def show_picks(self, picks: Sequence[Pick], holds: Hashable | frozenset[Any], *, steps: bool = False) -> None:
        """Show what there is to pick; what holds now (one value, or a set of them) stays down."""
        if tuple(pick.key for pick in picks) != tuple(self.pills):
            self._make(picks)
        self.picks = tuple(picks)
        for pick in picks:
            pill = self.pills[pick.key]
            pill.say(pick.said)
            pill.setChecked(pick.value in holds if isinstance(holds, frozenset) else pick.value == holds)
        for each in (self.less, self.more):
            each.setVisible(steps)
        self._row.tail = 3 if steps else 0  # what steps stands beside the last pill
        self._row.invalidate()
        self.updateGeometry()

    def allow(self, why_not: str) -> None:
        """Grey everything with the reason, or make it live again."""
        for button in (*self.pills.values(), self.less, self.more):
            button.allow(why_not, button.accessibleName() if button in (self.less, self.more) else "")

    def _keep_room(self) -> None:
        """Be as high as one row also with nothing to pick: what stands below does not move. No pill is narrower than it
        is high: a finger needs as much either way.
        """
        high = TOUCH_BUTTON if look().touch else BUTTON
        self.setMinimumHeight(high)
        for pill in (*self.pills.values(), self.less, self.more):
            pill.setMinimumWidth(high)

    def _make(self, picks: Sequence[Pick]) -> None:
        """Make the pills anew, before the two that step."""
        had_keys = any(pill.hasFocus() for pill in self.pills.values())
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget not in (self.less, self.more):
                widget.hide()
                widget.deleteLater()
        self.pills = {
            pick.key: Button("", partial(self._pick, pick.key), kind="filter", name=f"{self._name}_{pick.key}")
            for pick in picks
        }
        self._keep_room()
        for widget in (*self.pills.values(), self.less, self.more):
            self._row.addWidget(widget)
            widget.show()
        # The pills are new, and would be the last of the window for Tab; what steps stands where the row was put.
        row = (self.less, *self.pills.values(), self.less, self.more)
        for before, after in pairwise(row):
            QWidget.setTabOrder(before, after)
        if had_keys and self.pills:
            next(iter(self.pills.values())).setFocus()

    def _pick(self, key: str) -> None:
        pick = next(each for each in self.picks if each.key == key)
        self.pills[key].setChecked(True)
        self.picked.emit(pick.value)
