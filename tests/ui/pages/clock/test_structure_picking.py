"""What can be picked for a cell of a level or break: each is what would be typed there."""

from datetime import UTC, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.structures.rows import Column, Row
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.units import Chips
from tdapp.ui.pages.clock.structure.choices import holds, next_to, picks, with_picked
from tdapp.ui.pages.clock.structure.page import StructurePage
from tdapp.words.say import Words
from tests.ui.pages.evening import Evening, demo_names

MINUTE = timedelta(minutes=1)
ENGLISH = Words("en", UTC)
PICKED = (Column.SMALL, Column.BIG, Column.ANTE, Column.KIND, Column.LASTS)


def level(big: int, kind: AnteKind = AnteKind.NONE, ante: int = 0) -> Row:
    return Row(Level(Chips(big // 2), Chips(big), Chips(ante), kind, 20 * MINUTE))


def pause(*chips: int) -> Row:
    return Row(Break(10 * MINUTE, colour_up=tuple(map(Chips, chips))))


def said(row: Row, column: Column, *before: Row, chips: tuple[int, ...] = ()) -> list[str]:
    return [pick.said for pick in picks(row, column, before, tuple(map(Chips, chips)), ENGLISH)]


@pytest.mark.parametrize("row", [level(200), level(2, AnteKind.EACH, 1), pause(), pause(25, 100)])
def test_whatever_is_picked_is_held_then_and_leaves_a_row_that_can_be_played(row: Row) -> None:
    for column in PICKED:
        for pick in picks(row, column, (level(100),), (), ENGLISH):
            then = with_picked(row, column, pick.value, (level(100),))
            held = holds(then, column)
            if isinstance(held, frozenset):
                assert (pick.value in held) is not (pick.value in holds(row, column))  # type: ignore[operator]
            else:
                assert held == pick.value
            period = then.period
            assert not then.wrong and period.lasts >= MINUTE
            assert isinstance(period, Break) or period.small_blind <= period.big_blind


def test_blinds_go_up_in_round_numbers_to_twice_as_much_and_half_of_it_follows() -> None:
    assert said(level(200), Column.BIG, level(100)) == ["120", "150", "160", "200"]
    assert said(level(200), Column.BIG, level(400), pause()) == ["500", "600", "800"]
    assert said(level(200), Column.BIG) == []
    then = with_picked(level(200), Column.BIG, Chips(600), ())
    assert then.period == level(600).period
    assert said(level(600), Column.SMALL) == ["200", "300"]


def test_chips_that_leave_are_picked_from_the_set_and_taken_out_again() -> None:
    assert said(pause(5), Column.ANTE, chips=(25, 100)) == ["5s", "25s", "100s"]
    row = with_picked(pause(25), Column.ANTE, Chips(100), ())
    assert row.period == pause(25, 100).period
    assert with_picked(row, Column.ANTE, Chips(25), ()).period == pause(100).period


def test_an_ante_picked_has_somebody_who_posts_it() -> None:
    row = with_picked(level(200), Column.ANTE, Chips(200), ())
    assert row.period == level(200, AnteKind.BIG_BLIND, 200).period
    assert with_picked(row, Column.ANTE, Chips(0), ()).period == level(200).period
    each = with_picked(level(200), Column.KIND, AnteKind.EACH, ())
    assert each.period == level(200, AnteKind.EACH, 25).period


def test_a_length_goes_up_and_down_by_a_minute_and_never_to_none() -> None:
    assert next_to(level(200), 1) == 21 * MINUTE
    assert next_to(Row(Break(MINUTE)), -1) == MINUTE


def test_on_the_page_a_pill_changes_the_cell_the_keyboard_is_at(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:3])
    page = StructurePage(evening.session)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.table.put(1, Column.LASTS)
    page.strip.pills["30"].click()
    assert page.draft.rows[1].period.lasts == 30 * MINUTE
    assert page.strip.pills["30"].isChecked()
    page.strip.more.click()
    assert page.draft.rows[1].period.lasts == 31 * MINUTE
    assert page.draft.changed and page.apply.isEnabled()
    page.table.put(2, Column.ANTE)
    page.strip.pills["25"].click()
    assert page.draft.structure[2] == Break(10 * MINUTE, colour_up=(Chips(25),))
    evening.register(3)
    evening.draw()
    evening.start()
    evening.clock.forward(25 * MINUTE)
    page.refresh()
    page.table.put(0, Column.LASTS)
    assert not page.strip.pills  # what was played stands
