"""Even tables: tolerance, ideal load, when a table stops, which one breaks first, what is dealt."""

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from tdapp.domain.seating.floor_rules import MOST_SEATS
from tdapp.domain.seating.room import HIGHEST_TABLE
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules, Game
from tdapp.domain.units import TableNo
from tdapp.ui.language import language
from tdapp.ui.room_rules import texts, typed
from tdapp.ui.session import Session
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.fields import Field, NumberField
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH


class EvenPart(QWidget):
    """The part about even tables: numbers and choices; `edited` when one of them changes."""

    edited = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tolerance = NumberField("room_tolerance", texts.TOLERANCE, least=1, most=MOST_SEATS - 1)
        self.ideal = NumberField("room_ideal", texts.IDEAL, least=0, most=MOST_SEATS, hint=texts.IDEAL_HINT)
        self.halt = NumberField("room_halt", texts.HALT, least=2, most=MOST_SEATS - 1)
        self.order = _choices("room_break_order", BreakOrder)
        self.broken = Field("room_broken", texts.BROKEN, typed.tables)
        self.near = NumberField("room_near", texts.NEAR, least=1, most=HIGHEST_TABLE)
        self.game = _choices("room_game", Game)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(12)
        cells: tuple[tuple[QWidget | QVBoxLayout, ...], ...] = (
            (self.tolerance, self.halt),
            (self.ideal,),
            (captioned(texts.BREAK_ORDER, self.order, STRETCH),),
            (self.broken, self.near),
            (captioned(texts.GAME, self.game, STRETCH),),
        )
        for row, cell in enumerate(cells):
            for column, item in enumerate(cell):
                span = 1 if len(cell) > 1 else 2
                if isinstance(item, QVBoxLayout):
                    grid.addLayout(item, row, column, 1, span)
                else:
                    grid.addWidget(item, row, column, 1, span)
        grid.addWidget(Label(texts.SPREAD, "muted", wrap=True), len(cells), 0, 1, 2)
        grid.setRowStretch(len(cells) + 1, 1)
        for field in self._fields():
            field.edited.connect(self.edited)
        for box in (self.order, self.game):
            box.currentIndexChanged.connect(self._on_chosen)
        self.setFocusProxy(self.tolerance)
        self._by_book = 0
        session.words_changed.connect(self._name_choices)
        self._name_choices()

    def _fields(self) -> tuple[Field, ...]:
        return (self.tolerance, self.ideal, self.halt, self.broken, self.near)

    def _name_choices(self) -> None:
        for box, lines in ((self.order, texts.ORDERS.values()), (self.game, texts.GAMES.values())):
            for at, line in enumerate(lines):
                box.setItemText(at, language().words(line))

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
            box.setCurrentIndex(box.findData(str(value)))
            box.blockSignals(known)
        self._fit()

    def wrong(self) -> Field | None:
        """The first line that cannot be read, which says why; None: all can."""
        bad = [field for field in self._fields() if not field.check()]
        return bad[0] if bad else None

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


def _choices(name: str, kinds: type[StrEnum]) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    for kind in kinds:
        box.addItem("", str(kind))
    return box
