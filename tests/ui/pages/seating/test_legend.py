"""The line under the map tells each kind of table there is with its number; the map over it stays where it is."""

from datetime import UTC

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain.seating.halting import HaltState
from tdapp.read.seating.tables import TablesView, TableView
from tdapp.ui.pages.seating.felts import floor_colours
from tdapp.ui.pages.seating.legend import KINDS, Legend
from tdapp.ui.pages.seating.table_list import NAMES, STATE, TablesModel
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.pages.seating.test_floor_map import table

WORDS = Words("en", UTC)


def shown(qtbot: QtBot, *tables: TableView) -> Legend:
    legend = Legend()
    qtbot.addWidget(legend)
    legend.show_view(TablesView(tables, 9, 0, 0, (), None), FloorPainter(floor_colours(), WORDS), WORDS)
    return legend


def test_each_table_is_counted_once_in_the_order_of_how_short_it_is(qtbot: QtBot) -> None:
    look().wear("dark")
    tables = [replace(table(number), short=number % 5) for number in range(1, 121)]
    legend = shown(qtbot, *tables)
    assert legend.said() == [("fullest", "24"), ("1 short", "24"), ("2 short", "24"), ("3+ short", "48")]
    assert legend.accessibleName() == "fullest 24, 1 short 24, 2 short 24, 3+ short 48"


def test_tables_that_stop_and_break_are_told_apart(qtbot: QtBot) -> None:
    look().wear("light")
    breaks, stops = replace(table(1), breaking=True), replace(table(2), short=4, halt=HaltState.STOPS)
    assert shown(qtbot, breaks, stops, table(3)).said() == [("fullest", "1"), ("stopped", "1"), ("breaks", "1")]


def test_the_sign_of_who_is_not_checked_in_is_told_where_there_is_one(qtbot: QtBot) -> None:
    look().wear("dark")
    full = table(1)
    unseen = replace(full, seats=tuple(replace(each, absent=each.number < 3) for each in full.seats))
    legend = shown(qtbot, unseen)
    assert legend.said()[-1] == ("not checked in", "2")
    assert not legend.grab().isNull()


def test_under_the_list_the_sign_of_who_is_not_checked_in_is_told_alone(qtbot: QtBot) -> None:
    look().wear("dark")
    full = table(1)
    unseen = replace(full, seats=tuple(replace(each, absent=each.number == 2) for each in full.seats))
    legend = shown(qtbot, unseen, replace(table(2), short=2))
    legend.tell_signs()
    assert legend.said() == [("not checked in", "1")] and legend.accessibleName() == "not checked in 1"
    names = TablesModel(WORDS).text(unseen, NAMES).split(", ")
    assert [name.endswith(" ?") for name in names] == [seat.absent for seat in unseen.seats if seat.entry is not None]
    legend = shown(qtbot, full)
    legend.tell_signs()
    assert legend.said() == []


def test_every_look_of_a_table_has_its_word() -> None:
    look().wear("dark")
    painter, made = FloorPainter(floor_colours(), WORDS), table(1)
    looks = {painter.felt(replace(made, short=short)).name for short in range(10)}
    looks |= {painter.felt(replace(made, halt=halt)).name for halt in HaltState}
    looks.add(painter.felt(replace(made, breaking=True)).name)
    assert looks == set(KINDS)


def test_the_line_is_as_high_without_tables(qtbot: QtBot) -> None:
    assert shown(qtbot).sizeHint().height() == shown(qtbot, table(1)).sizeHint().height() > 0


@pytest.mark.parametrize(("short", "tone"), [(0, ""), (1, ""), (2, "warning"), (3, "danger"), (5, "danger")])
def test_the_list_tells_short_tables_apart_as_the_map_does(short: int, tone: str, qtbot: QtBot) -> None:
    model = TablesModel(WORDS)
    row = replace(table(1), short=short)
    assert model.cell(row, STATE).tone == tone
    assert model.cell(row, 0).tone == ""
    assert model.cell(replace(row, breaking=True), STATE).tone == ""
