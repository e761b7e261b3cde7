"""Plan of the room: areas by typing which tables stand there, single tables by keys or by dragging."""

from typing import Any

from PySide6.QtWidgets import QWidget

from tdapp.domain.seating.arranging import LONGEST_LABEL, MOST_PLACES
from tdapp.domain.seating.room import RoomRules
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.ui.language import language, say
from tdapp.ui.room_rules import texts, typed
from tdapp.ui.room_rules.plan import Places, placed, without
from tdapp.ui.room_rules.plan_map import PlanMap
from tdapp.ui.room_rules.rules_part import RulesPart
from tdapp.ui.session import Session
from tdapp.ui.spoken import announce
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import Field, NumberField, TextField
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip

PER_ROW = 5
MOST_AREAS, USUAL_TABLES = 4, (5, 10, 20)  # what is offered to be picked


class PlanPart(HandsOn, RulesPart):
    """The part about the plan of the room, which keeps the plan that is being made; `edited` when it changes."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.area = TextField("plan_area", texts.AREA, longest=LONGEST_LABEL, hint=texts.AREA_HINT)
        self.which = Field("plan_tables", texts.WHICH, typed.tables, hint=texts.WHICH_HINT)
        self.per_row = NumberField("plan_per_row", texts.PER_ROW, least=1, most=MOST_PLACES)
        self.per_row.show_value(PER_ROW)
        self.place = Button(texts.PLACE, self.place_them, on=self, icon="check", key="Alt+P", name="plan_place")
        self.take_out = Button(texts.TAKE_OUT, self.take_them_out, on=self, icon="x", key="Alt+X", name="plan_take_out")
        self.map = PlanMap()
        say(self.map.setAccessibleName, texts.MAP)
        say(self.map.setAccessibleDescription, texts.MAP_HELP)
        self.said = Elided("", "muted")
        self.hand_on(self.area)
        line = hbox(grow(self.area, 3), grow(self.which, 3), grow(self.per_row), gap=12)
        foot = hbox(grow(self.said), self.take_out, self.place)
        self.areas = PickStrip("pick_area", texts.PICK_AREA)
        self.tables = PickStrip("pick_tables", texts.PICK_TABLES)
        self.areas.picked.connect(self.area.show_value)
        self.tables.picked.connect(self._pick_tables)
        self.which.edited.connect(self._show_picks)
        self.area.edited.connect(self._show_picks)
        picks = hbox(grow(self.areas, 3), grow(self.tables, 3), grow(QWidget()), gap=12)  # each under its field
        vbox(line, picks, foot, grow(self.map), Label(texts.MAP_HELP, "caption", wrap=True), on=self)
        for field in (self.area, self.which, self.per_row):
            field.line.returnPressed.connect(self.place_them)
        self.map.changed.connect(self._take)
        self.map.went.connect(self._say)
        session.words_changed.connect(self._say)
        self._say()

    def show_rules(self, rules: RoomRules) -> None:
        """Show the plan that holds now."""
        self.map.show_places(rules.places)
        self._say()

    def read(self) -> dict[str, Any]:
        """The plan as a field of `RoomRules`."""
        return {"places": self.map.places}

    def place_them(self) -> None:
        """Put the tables typed into the area typed."""
        fields = (self.area, self.which, self.per_row)
        bad = [field for field in fields if not field.check()]
        if bad or not self.which.value():
            (bad[0] if bad else self.which).line.setFocus()
            return
        tables: tuple[TableNo, ...] = tuple(dict.fromkeys(self.which.value()))
        self._take(placed(self.map.places, tables, self.area.value(), self.per_row.value()))
        self.map.go_to(tables[0])
        self.which.line.clear()
        self.area.line.setFocus()
        self.area.line.selectAll()

    def take_them_out(self) -> None:
        """Take the place from the tables typed, or from the one of the cursor."""
        tables = self.which.value() or ((self.map.table,) if self.map.table is not None else ())
        self._take(without(self.map.places, tables))
        self.which.line.clear()

    def _pick_tables(self, tables: tuple[TableNo, ...]) -> None:
        """Write tables that were picked, as if they were typed."""
        self.which.line.setText(typed.said_numbers(tables))
        self.which.check()
        self._show_picks()

    def _show_picks(self) -> None:
        """Show the areas there are, and the tables one would place: those in play, or so many from 1."""
        words = self.session.words
        areas = list(dict.fromkeys(place.area for place in self.map.places if place.area))
        picks = [Pick(str(at), area, area) for at, area in enumerate(areas[:MOST_AREAS])]
        self.areas.show_picks(picks, self.area.line.text())
        in_play = self.session.view(_in_play) if self.session.tournament is not None else ()
        ranges = [Pick(str(last), f"1-{last}", tuple(map(TableNo, range(1, last + 1)))) for last in USUAL_TABLES]
        if in_play:
            said = words(texts.IN_PLAY, tables=typed.said_numbers(in_play))
            ranges.insert(0, Pick("in_play", said, in_play))
        self.tables.show_picks(ranges, self.which.value())

    def _take(self, places: Places) -> None:
        self.map.show_places(places)
        self._say()
        self.edited.emit()

    def _say(self) -> None:
        self._show_picks()
        here = self.map.place(self.map.table)
        self.take_out.allow("" if self.map.places else language().words(texts.NONE_ON_PLAN))
        if here is None:
            self.said.setText("")
            self.map.say_empty(self.session.words(texts.NO_PLAN))
            return
        self.said.say(texts.AT_PLACE, table=here.table, area=here.area, row=here.row, place=here.place)
        announce(self.map, self.said.text())


def _in_play(state: State) -> tuple[TableNo, ...]:
    return tuple(sorted(state.tables))
