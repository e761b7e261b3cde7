"""The Set part: a set chosen, typed, put right, kept for the club and taken by new tournaments; all by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tdapp.app.chips.chip_sets import CHIP_SET, club_sets, shipped_sets
from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_set import ChipSet, Pattern, pieces_of
from tdapp.domain.units import Chips
from tdapp.ui.pages.chips.chipset.draft import Column
from tdapp.ui.pages.chips.chipset.part import SetPart
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.chips.cells import type_at
from tests.ui.pages.chips.samples import SET
from tests.ui.pages.evening import SETUP, STRUCTURE, Evening

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    look().wear("dark")
    return Evening(tmp_path)


@pytest.fixture
def part(evening: Evening, qtbot: QtBot) -> SetPart:
    part = SetPart(evening.session)
    qtbot.addWidget(part)
    part.resize(980, 600)
    part.show()
    evening.session.changed.connect(part.refresh)
    part.refresh()
    qtbot.waitUntil(part.isActiveWindow)
    return part


@pytest.fixture
def with_set(part: SetPart) -> SetPart:
    part.session.do(chip_sets.choose_set, SET)
    part.take_focus()
    return part


def chosen(part: SetPart) -> ChipSet | None:
    return part.session.view(lambda state: state.bank.chip_set)


def type_into(part: SetPart, qtbot: QtBot, row: int, column: Column, typed: str) -> None:
    type_at(part.table, qtbot, row, column, typed)


def test_without_a_set_the_way_to_one_is_the_first_key(part: SetPart) -> None:
    assert part.stack.currentWidget() is part.empty and not part.name.isVisible() and not part.save.isVisible()
    part.take_focus()
    assert part.first.hasFocus() and part.first.key == part.choose.key


def test_a_set_from_the_menu_is_played_with_at_once(part: SetPart) -> None:
    part.menu.fill(part.session)
    assert {each and each.key for each in part.menu.sets} == {*(each.key for each in shipped_sets()), None}
    part.menu.picked.emit(SET)
    assert chosen(part) == SET and part.name.text() == SET.name
    assert part.table.lines.rowCount() == len(SET.chips)
    part.menu.actions()[-1].trigger()
    assert chosen(part) is None and part.stack.currentWidget() is part.empty


def test_the_menu_ends_with_the_sets_that_cannot_pay_the_blinds_and_says_so(part: SetPart) -> None:
    part.menu.fill(part.session)
    lines = [each.text() for each in part.menu.actions()]
    below = lines.index("Cannot pay the blinds")
    assert "cannot pay" not in "".join(lines[:below]) and "stacks" in lines[1]
    assert all("cannot pay 25" in each for each in lines[below + 1 : -2]) and lines[-1] == "No set"
    assert part.menu.activeAction() is part.menu.actions()[1]


def test_what_is_typed_counts_once_it_is_saved(with_set: SetPart, qtbot: QtBot) -> None:
    part = with_set
    type_into(part, qtbot, 0, Column.STOCK, "1.200")
    type_into(part, qtbot, 0, Column.COLOUR, "moss #3a5f0b")
    type_into(part, qtbot, 1, Column.EDGE, "yellow")
    assert chosen(part) == SET and part.save.isEnabled()
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    saved = chosen(part)
    assert saved is not None
    first, second = saved.chips[:2]
    assert (first.stock, first.colour, first.called, second.edge) == (1_200, "#3a5f0b", "moss", "#f2c230")
    assert not part.discard.isVisible()


def test_what_cannot_be_read_stays_marked_and_says_what_would_do(with_set: SetPart, qtbot: QtBot) -> None:
    part = with_set
    type_into(part, qtbot, 1, Column.COLOUR, "shiny")
    assert part.table.lines.at(1, Column.COLOUR).text == "shiny"
    assert "green" in part.note.text() and "shiny" in part.note.text()
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    assert chosen(part) == SET and part.table.here() == 1
    type_into(part, qtbot, 1, Column.RESERVE, "5000")
    assert "800" in part.table.lines.at(1, Column.RESERVE).wrong
    type_into(part, qtbot, 1, Column.VALUE, "25")
    assert "already" in part.table.lines.at(1, Column.VALUE).wrong
    part.discard.click()
    assert part.draft is not None and not part.draft.changed


def looks_like(part: SetPart, row: int) -> str | None:
    """What is said of a chip that looks like another."""
    return part.table.lines.at(row, Column.COLOUR).tip


def test_chips_that_look_alike_are_flagged(with_set: SetPart, qtbot: QtBot) -> None:
    part = with_set
    assert looks_like(part, 1) is None
    type_into(part, qtbot, 0, Column.COLOUR, "#20242b")
    assert "100" in (looks_like(part, 0) or "") and "25" in (looks_like(part, 1) or "")
    part.table.put(0, Column.VALUE)
    assert "100" in part.note.text() and part.save.isEnabled()
    part.table.put(0, Column.PATTERN)
    qtbot.keyClick(part.table, Qt.Key.Key_Return)
    assert part.draft is not None and part.draft.rows[0].chip.pattern is Pattern.BARS
    assert looks_like(part, 0) is None


def test_denominations_come_and_go_by_key(with_set: SetPart, qtbot: QtBot) -> None:
    part = with_set
    part.table.put(len(SET.chips) - 1)
    qtbot.keyClick(part.table, Qt.Key.Key_Insert)
    assert part.draft is not None
    assert part.draft.chip_set.values == (25, 100, 500, 1_000, 5_000, 25_000)
    part.table.put(0)
    qtbot.keyClick(part.table, Qt.Key.Key_Delete)
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    saved = chosen(part)
    assert saved is not None and saved.values == (100, 500, 1_000, 5_000, 25_000)
    assert part.sum.text().startswith("2180 chips")


def test_a_set_is_kept_for_the_club_under_its_name_and_taken_by_new_tournaments(
    with_set: SetPart, evening: Evening, qtbot: QtBot
) -> None:
    part, club = with_set, evening.club
    assert not part.default.isEnabled()
    qtbot.keyClick(part, Qt.Key.Key_K, ALT)
    part.bar.name.line.setText("Blue case")
    qtbot.keyClick(part.bar.name.line, Qt.Key.Key_Return)
    assert [each.name for each in club_sets(club)] == ["Blue case"]
    assert chosen(part) == club_sets(club)[0].chip_set
    qtbot.keyClick(part, Qt.Key.Key_N, ALT)
    assert part.default.isChecked() and club.settings()[CHIP_SET] == SET.key
    qtbot.keyClick(part, Qt.Key.Key_N, ALT)
    assert not part.default.isChecked() and club.settings()[CHIP_SET] == ""
    qtbot.keyClick(part, Qt.Key.Key_K, ALT)
    part.bar.remove.click()
    assert club_sets(club) == ()
    assert chosen(part) is not None


def test_the_name_is_typed_over(with_set: SetPart, qtbot: QtBot) -> None:
    part = with_set
    part.name.setFocus()
    part.name.selectAll()
    qtbot.keyClicks(part.name, "Chips of Zolc")
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    saved = chosen(part)
    assert saved is not None and saved.name == "Chips of Zolc" and saved.key == SET.key


def test_a_picture_of_the_chip_takes_the_place_of_the_drawing(with_set: SetPart, tmp_path: Path, qtbot: QtBot) -> None:
    part, photo = with_set, tmp_path / "chip.png"
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#cc2200"))
    assert image.save(str(photo))
    part.table.put(1)
    assert not part.no_picture.isVisible()
    part.take_picture(str(photo))
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    saved = chosen(part)
    assert saved is not None and len(saved.chips[1].picture) == 64 and not saved.chips[0].picture
    assert part.pictures.image(saved.chips[1]) is not None and part.no_picture.isVisible()
    qtbot.keyClick(part, Qt.Key.Key_X, ALT)
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    assert chosen(part) == SET


def test_a_file_that_is_no_picture_is_refused_and_changes_nothing(with_set: SetPart, tmp_path: Path) -> None:
    lines: list[Told] = []
    with_set.session.told.connect(lines.append)
    wrong = tmp_path / "notes.txt"
    wrong.write_text("no picture", encoding="utf-8")
    with_set.take_picture(str(wrong))
    assert [each.kind for each in lines] == ["refused"] and "notes.txt" in lines[0].text
    assert with_set.draft is not None and not with_set.draft.changed


def test_another_tournament_with_the_same_chips_is_named(with_set: SetPart, evening: Evening) -> None:
    assert with_set.findings.said() == []
    other = evening.club.create(replace(SETUP, name="Zondag Deepstack"), STRUCTURE)
    evening.session.do(chip_sets.choose_set, SET, tournament=other)
    with_set.refresh()
    assert len(with_set.findings.said()) == 1 and "Zondag Deepstack" in with_set.findings.said()[0]
    assert [tone for _said, tone in with_set.findings.shown] == ["info"]  # there are enough: nothing is wrong


def test_a_tournament_that_takes_chips_needed_here_is_a_warning(with_set: SetPart, evening: Evening) -> None:
    stack = pieces_of({Chips(25): 8, Chips(100): 8, Chips(500): 4, Chips(1_000): 2, Chips(5_000): 5})
    other = evening.club.create(SETUP, STRUCTURE)
    evening.session.do(chip_sets.choose_set, SET, tournament=other)
    for event in (evening.session.tournament, other):
        evening.session.do(chip_sets.make_stack, "", stack, tournament=event)
        evening.session.do(chip_sets.expect, {"": 60}, tournament=event)
    with_set.refresh()
    assert [tone for _said, tone in with_set.findings.shown] == ["warning"]


def test_a_colour_is_opened_as_it_can_be_typed_again(with_set: SetPart) -> None:
    part = with_set
    assert part.table.lines.at(0, Column.COLOUR).text == "green" and part.table.lines.at(3, Column.EDGE).text == "black"
    assert part.table.lines.data(part.table.lines.index(0, Column.COLOUR), Qt.ItemDataRole.EditRole) == "green"
