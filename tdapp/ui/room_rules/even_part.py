"""Even tables: tolerance, ideal load, when a table stops, which one breaks first, what is dealt."""

from PySide6.QtWidgets import QGridLayout

from tdapp.domain.seating.floor_rules import MOST_SEATS
from tdapp.domain.seating.room import HIGHEST_TABLE
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules, Game
from tdapp.domain.units import TableNo
from tdapp.ui.room_rules import texts, typed
from tdapp.ui.room_rules.rules_part import RulesPart
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.fields import Field, NumberField
from tdapp.ui.widgets.inputs import choice_box, pick
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH


class EvenPart(RulesPart):
    """The part about even tables: numbers and choices; `edited` when one of them changes."""

    def __init__(self) -> None:
        super().__init__()
        self.tolerance = NumberField("room_tolerance", texts.TOLERANCE, least=1, most=MOST_SEATS - 1)
        self.ideal = NumberField("room_ideal", texts.IDEAL, least=0, most=MOST_SEATS, hint=texts.IDEAL_HINT)
        self.halt = NumberField("room_halt", texts.HALT, least=2, most=MOST_SEATS - 1)
        self.order = choice_box("room_break_order", texts.ORDERS)
        self.broken = Field("room_broken", texts.BROKEN, typed.tables)
        self.near = NumberField("room_near", texts.NEAR, least=1, most=HIGHEST_TABLE)
        self.game = choice_box("room_game", texts.GAMES)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(12)
        grid.addWidget(self.tolerance, 0, 0)
        grid.addWidget(self.halt, 0, 1)
        grid.addWidget(self.ideal, 1, 0, 1, 2)
        grid.addLayout(captioned(texts.BREAK_ORDER, self.order, STRETCH), 2, 0, 1, 2)
        grid.addWidget(self.broken, 3, 0)
        grid.addWidget(self.near, 3, 1)
        grid.addLayout(captioned(texts.GAME, self.game, STRETCH), 4, 0, 1, 2)
        grid.addWidget(Label(texts.SPREAD, "muted", wrap=True), 5, 0, 1, 2)
        grid.setRowStretch(6, 1)
        self.fields = (self.tolerance, self.ideal, self.halt, self.broken, self.near)
        for field in self.fields:
            field.edited.connect(self.edited)
        for box in (self.order, self.game):
            box.currentIndexChanged.connect(self._on_chosen)
        self.setFocusProxy(self.tolerance)
        self._by_book = 0

    def show_rules(self, rules: FloorRules, halt_short: int) -> None:
        """Show the rules that hold now; `halt_short`: as the rulebook and the house have it, while
        nothing else is set.
        """
        self._by_book = halt_short
        self.tolerance.show_value(rules.tolerance)
        self.ideal.show_value(rules.ideal)
        self.halt.show_value(rules.halt_short or halt_short)
        self.near.show_value(rules.near)
        self.broken.line.setText(typed.said_numbers(rules.broken))
        for box, value in ((self.order, rules.order), (self.game, rules.game)):
            known = box.blockSignals(True)
            pick(box, value)
            box.blockSignals(known)
        self._fit()

    def read(self) -> FloorRules:
        """The rules of even tables as they were typed and chosen."""
        return FloorRules(
            tolerance=self.tolerance.value(),
            ideal=self.ideal.value(),
            order=BreakOrder(self.order.currentData()),
            broken=self.broken.value(),
            near=TableNo(self.near.value()),
            game=Game(self.game.currentData()),
            halt_short=0 if self.halt.value() == self._by_book else self.halt.value(),
        )

    def _on_chosen(self, _index: int) -> None:
        self._fit()
        self.edited.emit()

    def _fit(self) -> None:
        """Show only the field the chosen order needs: a list for breaking by a list, a table to be far from for the
        other way.
        """
        order = self.order.currentData()
        self.broken.setVisible(order == BreakOrder.LIST)
        self.near.setVisible(order == BreakOrder.FARTHEST)
