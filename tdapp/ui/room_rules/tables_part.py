"""Tables and seats: sizes, the order they open in, seats not in use, seats that fill first, when all draw anew."""

from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from tdapp.domain.seating.room import RoomRules
from tdapp.ui.language import language
from tdapp.ui.room_rules import texts, typed
from tdapp.ui.room_rules.rules_part import RulesPart
from tdapp.ui.room_rules.seat_picker import SeatPicker
from tdapp.ui.widgets.inputs import check_box
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.layout import STRETCH, grow, put, vbox
from tdapp.ui.widgets.said_field import SaidField
from tdapp.words.seating import room_said

USUAL = 9  # seats of a table, until a tournament says
WIDE = 560  # pixels from which the picker stands beside the fields


class TablesPart(HandsOn, RulesPart):
    """The part about tables and seats: lines to type in, each said in a sentence, and beside them what can be picked.

    `edited` when one of them changes.
    """

    def __init__(self) -> None:
        super().__init__()
        self.usual = USUAL
        self.sizes = SaidField(
            "room_sizes",
            texts.SIZES,
            typed.sizes,
            write=typed.said_sizes,
            said=lambda value: room_said.sizes_said(language().words, value, self.usual),
            hint=texts.SIZES_HINT,
        )
        self.order = SaidField(
            "room_order",
            texts.ORDER,
            typed.tables,
            write=typed.said_numbers,
            said=lambda value: room_said.order_said(language().words, value),
            hint=texts.ORDER_HINT,
        )
        self.blocked = SaidField(
            "room_blocked",
            texts.BLOCKED,
            typed.blocked,
            write=typed.said_blocked,
            said=lambda value: room_said.blocked_said(language().words, value),
            hint=texts.BLOCKED_HINT,
        )
        self.first = SaidField(
            "room_first",
            texts.FIRST,
            typed.numbers,
            write=typed.said_numbers,
            said=lambda value: room_said.first_said(language().words, value),
            hint=texts.FIRST_HINT,
        )
        self.redraw = SaidField(
            "room_redraw",
            texts.REDRAW,
            typed.numbers,
            write=typed.said_numbers,
            said=lambda value: room_said.redraw_said(language().words, value),
            hint=texts.REDRAW_HINT,
        )
        self.fields: tuple[SaidField, ...] = (self.sizes, self.order, self.blocked, self.first, self.redraw)
        self.even = check_box("room_even", texts.LATE_EVEN)
        self.picker = SeatPicker(self)
        self.hand_on(self.sizes)
        self.halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.halves.setContentsMargins(0, 0, 4, 0)
        self.halves.setSpacing(20)
        left, right = vbox(*self.fields, self.even, STRETCH, gap=10), vbox(self.picker, STRETCH)
        put(self.halves, grow(left), grow(right))
        for field in self.fields:
            field.edited.connect(self.edited)
            field.edited.connect(self.picker.show_picks)
        self.even.toggled.connect(self.edited)

    def show_rules(self, rules: RoomRules, usual: int = USUAL) -> None:
        """Show the rules that hold now, as they would be typed; `usual`: the seats of a table that is not named."""
        self.usual = usual
        self.sizes.show_value(rules.sizes)
        self.order.show_value(rules.order)
        self.blocked.show_value(rules.blocked)
        self.first.show_value(rules.first)
        self.redraw.show_value(rules.redraw_at)
        known = self.even.blockSignals(True)
        self.even.setChecked(rules.even)
        self.even.blockSignals(known)
        self.picker.show_picks()

    def read(self) -> dict[str, Any]:
        """The rules of tables and seats as they were typed, as fields of `RoomRules`."""
        return {
            "sizes": self.sizes.value(),
            "order": self.order.value(),
            "blocked": self.blocked.value(),
            "first": self.first.value(),
            "redraw_at": self.redraw.value(),
            "even": self.even.isChecked(),
        }

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= WIDE
        self.halves.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
