"""The Ledger and Leaders parts: lines that open, the proof, what is saved as a list."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain.chips import chip_counts, chip_sets, racing
from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.domain.rulings import discipline
from tdapp.domain.units import Chips, EntryId
from tdapp.ui.pages.chips.leaders.part import LeadersPart
from tdapp.ui.pages.chips.ledger.part import SUM, LedgerPart
from tdapp.ui.pages.chips.numbers import NumbersTable
from tdapp.ui.theme.look import look
from tests.domain.chips.holdings import SET
from tests.ui.pages.evening import MINUTE, Evening, demo_names


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    look().wear("dark")
    evening = Evening(tmp_path, demo_names())
    evening.register(20)
    evening.session.do(chip_sets.choose_set, SET)
    evening.draw()
    evening.start()
    evening.clock.forward(41 * MINUTE)
    yield evening
    evening.close()


def ledger(evening: Evening, qtbot: QtBot) -> LedgerPart:
    part = LedgerPart(evening.session)
    qtbot.addWidget(part)
    part.resize(900, 500)
    part.refresh()
    part.show()
    return part


def leaders(evening: Evening, qtbot: QtBot) -> LeadersPart:
    part = LeadersPart(evening.session)
    qtbot.addWidget(part)
    part.resize(900, 500)
    part.refresh()
    part.show()
    return part


def rows(table: NumbersTable) -> list[str]:
    return [row.cells[0].text for row in table.lines.rows]


def race(evening: Evening) -> None:
    session = evening.session
    session.do(racing.begin, Chips(25), Chips(100), way=RaceWay.ROUND_UP)
    state = session.club.desk.state(session.tournament)  # type: ignore[arg-type]
    for table in state.open_tables():
        first = next(seat for seat, who in enumerate(table.seats, 1) if who is not None)
        session.do(racing.settle, table.number, {first: 3})
    session.do(racing.end)


def test_every_line_opens_to_its_acts_and_a_race_to_its_seats(evening: Evening, qtbot: QtBot) -> None:
    evening.session.do(discipline.disqualify, EntryId(3), Chips(28_000), "conduct.cheating")
    race(evening)
    part = ledger(evening, qtbot)
    closed = ["Entries", "Stacks of the disqualified", "Rounding of the race of 25 for 100", "Chips in play"]
    assert rows(part.table) == closed
    assert part.table.lines.rows[-1].key == SUM
    assert part.table.lines.rows[-1].cells[3].text == "572,075"
    assert (part.proof.figure.text(), part.in_play.figure.text()) == ("adds up", "572,075")
    part.table.go_to((2, -1, -1))
    qtbot.keyClick(part.table, Qt.Key.Key_Return)
    assert rows(part.table)[3] == "Table 1: 3 odd × 25 = 75, 1 new × 100 = 100"
    part.table.go_to((2, 0, -1))
    qtbot.keyClick(part.table, Qt.Key.Key_Right)
    assert rows(part.table)[4].startswith("Seat ") and rows(part.table)[4].endswith("3 odd, 1 new")
    qtbot.keyClick(part.table, Qt.Key.Key_Left)
    qtbot.keyClick(part.table, Qt.Key.Key_Left)
    assert part.table.key() == (2, -1, -1)
    qtbot.keyClick(part.table, Qt.Key.Key_Left)
    assert rows(part.table) == closed
    part.turn_all()
    assert len(part.table.lines.rows) == 4 + 20 + 1 + 3
    part.turn_all()
    assert rows(part.table) == closed


def test_the_ledger_is_saved_act_by_act(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    race(evening)
    part = ledger(evening, qtbot)
    part.write_list(str(tmp_path / "ledger.csv"))
    with (tmp_path / "ledger.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    assert len(lines) == 1 + 20 + 3
    assert lines[-1][-1] == "600075"
    part.write_list(str(tmp_path / "ledger.xlsx"))
    assert (tmp_path / "ledger.xlsx").read_bytes()[:2] == b"PK"


def test_without_entries_the_ledger_says_what_will_stand_there(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path)
    part = ledger(evening, qtbot)
    assert part.stack.currentWidget() is part.empty
    evening.close()


def test_leaders_big_stacks_and_tables(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    part = leaders(evening, qtbot)
    assert part.stack.currentWidget() is part.empty
    with qtbot.waitSignal(part.part_asked) as asked:
        part.to_count.click()
    assert asked.args == ["count"]
    stacks = {EntryId(number): Chips(number * 5_000) for number in range(1, 14)}
    evening.session.do(chip_counts.count, stacks=stacks)
    part.refresh()
    assert part.stack.currentWidget() is part.body
    assert len(part.stacks.lines.rows) == 13
    assert [cell.text for cell in part.stacks.lines.rows[0].cells][3:5] == ["65,000", "650"]
    assert part.counted.figure.text() == "13 of 20"
    part.show_only("big")
    assert [row.cells[3].text for row in part.stacks.lines.rows] == ["65,000", "60,000"]
    part.write_list(str(tmp_path / "big.csv"))
    assert len((tmp_path / "big.csv").read_text(encoding="utf-8-sig").splitlines()) == 3
    part.show_only("tables")
    assert part.lists.currentWidget() is part.tables
    assert len(part.tables.lines.rows) == 3
    part.write_list(str(tmp_path / "tables.xlsx"))
    assert (tmp_path / "tables.xlsx").exists()
    part.show_only("all")
    part.write_list(str(tmp_path / "all.csv"))
    assert len((tmp_path / "all.csv").read_text(encoding="utf-8-sig").splitlines()) == 14


def test_a_count_of_an_earlier_level_says_which(evening: Evening, qtbot: QtBot) -> None:
    evening.session.do(chip_counts.count, stacks={EntryId(1): Chips(30_000)})
    part = leaders(evening, qtbot)
    assert part.stacks.lines.rows[0].cells[5].text == "18:42"
    evening.clock.forward(15 * MINUTE)
    part.refresh()
    assert part.stacks.lines.rows[0].cells[5].text == "18:42, break"
