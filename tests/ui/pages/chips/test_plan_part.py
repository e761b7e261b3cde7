"""The Plan part: when chips leave, what is brought, and the structure that says so."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.units import Chips
from tdapp.ui.pages.chips.plan.part import PlanPart
from tdapp.ui.pages.chips.plan.table import Column, is_off
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.chips.samples import SET
from tests.ui.pages.evening import MINUTE, Evening, demo_names, level

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
LEVELS: Structure = (
    level(25), level(50), Break(10 * MINUTE), level(100), level(200), Break(15 * MINUTE, "Dinner"), level(500),
    level(1000),
)  # fmt: skip


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    look().wear("dark")
    evening = Evening(tmp_path, demo_names()[:27])
    evening.session.do(tournament.change_structure, LEVELS)
    evening.session.do(chip_sets.choose_set, SET)
    evening.session.do(chip_sets.make_stack, "", ((25, 8), (100, 8), (500, 4), (1_000, 7), (5_000, 4)))
    evening.register(27)
    return evening


@pytest.fixture
def part(evening: Evening, qtbot: QtBot) -> PlanPart:
    part = PlanPart(evening.session)
    qtbot.addWidget(part)
    part.resize(980, 600)
    part.show()
    evening.session.changed.connect(part.refresh)
    part.refresh()
    qtbot.waitUntil(part.isActiveWindow)
    part.take_focus()
    return part


def structure(evening: Evening) -> Structure:
    found: Structure = evening.session.view(lambda state: state.structure)
    return found


def test_it_says_when_chips_leave_and_what_is_brought_for_them(part: PlanPart) -> None:
    assert part.view is not None
    step = part.view.steps[0]
    assert (step.old.value, step.level, step.at) == (25, 2, None) and step.best is not None and step.best.after == 2
    assert part.table.lines.at(0, Column.AT).text == "none; best after level 2"
    assert is_off(part.table.steps[0]) and part.findings.said()
    assert part.table.lines.at(0, Column.PIECES).text == "216"
    assert str(step.bring) in part.about.text() and "3 tables" in part.about.text()


def test_the_best_breaks_are_written_into_the_structure_by_one_key(
    part: PlanPart, evening: Evening, qtbot: QtBot
) -> None:
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    written = structure(evening)
    assert [period.colour_up for period in written if isinstance(period, Break)] == [(25,), (100,)]
    assert part.table.lines.at(0, Column.AT).text == "after level 2" and not is_off(part.table.steps[0])
    assert part.view is not None and part.view.suggested is None and not part.write.isEnabled()
    assert part.findings.said() == ["Every blind can be paid, and every chip leaves play in time."]


def test_a_blind_no_chip_can_make_is_found(part: PlanPart, evening: Evening) -> None:
    odd = replace(level(1000), small_blind=Chips(1_010))
    evening.session.do(tournament.change_structure, (*LEVELS[:-1], odd))
    assert part.view is not None
    grave = [finding for finding in part.view.findings if finding.grave]
    assert grave and "1,010" in evening.session.words.said(grave[0].said)
    assert (evening.session.words.said(grave[0].said), "danger") in part.findings.shown


def test_the_race_and_the_structure_are_one_key_away(part: PlanPart, qtbot: QtBot) -> None:
    part.table.put(1, Column.VALUE)
    with qtbot.waitSignal(part.asked) as race_asked:
        qtbot.keyClick(part.table, Qt.Key.Key_Return)
    assert race_asked.args == ["chips.race_chip", (100,)]
    with qtbot.waitSignal(part.asked):
        qtbot.keyClick(part, Qt.Key.Key_R, ALT)
    with qtbot.waitSignal(part.asked) as structure_asked:
        qtbot.keyClick(part, Qt.Key.Key_E, ALT)
    assert structure_asked.args == ["structure.page", ()]


def test_without_a_set_it_leads_to_one(part: PlanPart, evening: Evening, qtbot: QtBot) -> None:
    evening.session.do(chip_sets.choose_set, None)
    assert part.stack.currentWidget() is part.none
    with qtbot.waitSignal(part.part_asked) as asked:
        qtbot.keyClick(part.to_set, Qt.Key.Key_Return)
    assert asked.args == ["set"]
