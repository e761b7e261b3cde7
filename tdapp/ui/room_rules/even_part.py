"""Even tables: tolerance, ideal load, when a table stops, which one breaks first, what is dealt."""

from functools import partial

from PySide6.QtWidgets import QGridLayout

from tdapp.domain.seating.floor_rules import MOST_SEATS
from tdapp.domain.seating.room import HIGHEST_TABLE
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules, Game
from tdapp.domain.units import TableNo
from tdapp.ui.language import language, say
from tdapp.ui.room_rules import texts, typed
from tdapp.ui.room_rules.rules_part import RulesPart
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field, NumberField
from tdapp.ui.widgets.inputs import choice_box, pick
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.words.seating.room_said import balance_said


class EvenPart(HandsOn, RulesPart):
    """The part about even tables: numbers and choices; `edited` when one of them changes."""

    def __init__(self) -> None:
        super().__init__()
        self._by_book = 0
        self.tolerance = NumberField("room_tolerance", texts.TOLERANCE, least=1, most=MOST_SEATS - 1)
        self.ideal = NumberField("room_ideal", texts.IDEAL, least=0, most=MOST_SEATS, hint=texts.IDEAL_HINT)
        self.halt = NumberField("room_halt", texts.HALT, least=2, most=MOST_SEATS - 1)
        self.order = choice_box("room_break_order", texts.ORDERS)
        self.broken = Field("room_broken", texts.BROKEN, typed.tables)
        self.near = NumberField("room_near", texts.NEAR, least=1, most=HIGHEST_TABLE)
        self.game = choice_box("room_game", texts.GAMES)
        self.said = Label("", "", wrap=True, name="room_even_said")
        self.apart = PickStrip("pick_tolerance", texts.TOLERANCE, gap=4)
        self.short = PickStrip("pick_halt", texts.HALT, gap=4)
        self.full = PickStrip("pick_ideal", texts.IDEAL, gap=4)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(12)
        grid.addLayout(vbox(self.tolerance, self.apart, STRETCH, gap=2), 0, 0)
        grid.addLayout(vbox(self.halt, self.short, STRETCH, gap=2), 0, 1)
        grid.addLayout(vbox(self.ideal, self.full, STRETCH, gap=2), 1, 0)
        grid.addLayout(captioned(texts.GAME, self.game, STRETCH), 1, 1)
        grid.addLayout(captioned(texts.BREAK_ORDER, self.order, STRETCH), 2, 0)
        grid.addWidget(self.broken, 2, 1)
        grid.addWidget(self.near, 2, 1)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)
        card = Card(texts.IN_WORDS, margin=12)
        card.hold(self.said)
        vbox(card, grid, Label(texts.SPREAD, "muted", wrap=True), STRETCH, gap=12, margins=(0, 0, 4, 0), on=self)
        self.fields = (self.tolerance, self.ideal, self.halt, self.broken, self.near)
        for field in self.fields:
            field.edited.connect(self.edited)
        for strip, field in self._picked():
            strip.picked.connect(partial(self._pick, field))
            field.edited.connect(self._say)
        self.broken.edited.connect(self._say)
        self.near.edited.connect(self._say)
        say(self._say_again, texts.IN_WORDS)
        for box in (self.order, self.game):
            box.currentIndexChanged.connect(self._on_chosen)
        self.hand_on(self.tolerance)

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
        for box, value in ((self.order, rules.order), (self.game, rules.game or "")):
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
            game=Game(chosen) if (chosen := self.game.currentData()) else None,
            halt_short=0 if self.halt.value() == self._by_book else self.halt.value(),
        )

    def _picked(self) -> tuple[tuple[PickStrip, NumberField], ...]:
        return (self.apart, self.tolerance), (self.short, self.halt), (self.full, self.ideal)

    def _pick(self, field: NumberField, value: int) -> None:
        """Write a number that was picked, as if it were typed."""
        field.show_value(value)
        field.edited.emit()

    def _say_again(self, _words: str) -> None:
        self._say()

    def _say(self) -> None:
        """Say in words what is typed, and show what of it could be picked."""
        words = language().words
        numbers = (1, 2), (2, 3, 4), (0, 7, 8, 9)
        for (strip, field), known in zip(self._picked(), numbers, strict=True):
            shown = [Pick(str(n), words(texts.AT_ONCE) if n == 0 else words.number(n), n) for n in known]
            strip.show_picks(shown, field.value())
        if all(field.value() is not None for field in self.fields):
            self.said.setText(" ".join(balance_said(words, self.read(), self._by_book)))

    def _on_chosen(self, _index: int) -> None:
        self._fit()
        self.edited.emit()

    def _fit(self) -> None:
        """Show only the field the chosen order needs: a list for breaking by a list, a table to be far from for the
        other way.
        """
        self._say()
        order = self.order.currentData()
        self.broken.setVisible(order == BreakOrder.LIST)
        self.near.setVisible(order == BreakOrder.FARTHEST)
