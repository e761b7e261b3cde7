"""Enter after the last card of a table, as a hand does it, ends no other table."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from tdapp.domain.bank import RaceWay
from tdapp.read.race import TableState
from tests.ui.pages.chips.test_race_part import desk_of, room_of


def test_enter_after_the_last_card_leaves_the_next_table_to_go(tmp_path: Path, qtbot: QtBot) -> None:
    evening = room_of(tmp_path, 24)
    desk = desk_of(evening, qtbot)
    desk.begin(RaceWay.CARDS)
    desk.type("12")
    desk.enter()
    desk.type("9s10d")
    desk.enter()
    states = [table.state for table in desk.view.tables]
    assert states[:2] == [TableState.DONE, TableState.OPEN] and desk.part.going.table == 2
    desk.enter()
    assert desk.view.tables[1].state is TableState.DONE, "without odd chips it is done by its own Enter"
    evening.close()
