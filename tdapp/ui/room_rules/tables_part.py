"""Tables and seats: sizes, the order they open in, seats nobody gets, seats that fill first, when all draw anew."""

from typing import Any

from tdapp.domain.seating.room import RoomRules
from tdapp.ui.room_rules import texts, typed
from tdapp.ui.room_rules.rules_part import RulesPart
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.inputs import check_box
from tdapp.ui.widgets.layout import STRETCH, vbox


class TablesPart(RulesPart):
    """The part about tables and seats: lines to type in; `edited` when one of them changes."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes = Field("room_sizes", texts.SIZES, typed.sizes, hint=texts.SIZES_HINT)
        self.order = Field("room_order", texts.ORDER, typed.tables, hint=texts.ORDER_HINT)
        self.blocked = Field("room_blocked", texts.BLOCKED, typed.blocked, hint=texts.BLOCKED_HINT)
        self.first = Field("room_first", texts.FIRST, typed.numbers, hint=texts.FIRST_HINT)
        self.redraw = Field("room_redraw", texts.REDRAW, typed.numbers, hint=texts.REDRAW_HINT)
        self.fields = (self.sizes, self.order, self.blocked, self.first, self.redraw)
        self.even = check_box("room_even", texts.LATE_EVEN)
        self.setFocusProxy(self.sizes)
        vbox(*self.fields, self.even, STRETCH, gap=10, on=self)
        for field in self.fields:
            field.edited.connect(self.edited)
        self.even.toggled.connect(self.edited)

    def show_rules(self, rules: RoomRules) -> None:
        """Show the rules that hold now, as they would be typed."""
        for field, text in (
            (self.sizes, typed.said_sizes(rules.sizes)),
            (self.order, typed.said_numbers(rules.order)),
            (self.blocked, typed.said_blocked(rules.blocked)),
            (self.first, typed.said_numbers(rules.first)),
            (self.redraw, typed.said_numbers(rules.redraw_at)),
        ):
            if field.line.text() != text:
                field.line.setText(text)
            field.check()
        known = self.even.blockSignals(True)
        self.even.setChecked(rules.even)
        self.even.blockSignals(known)

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
