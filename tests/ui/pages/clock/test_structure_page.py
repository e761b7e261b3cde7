"""The Structure page at a real desk, by keyboard."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.club.payout_tables import payouts
from tdapp.app.club.templates import club_structures, structures
from tdapp.app.structures.rows import Column
from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.structures.finding import Grade
from tdapp.domain.units import Cents
from tdapp.read.structures.lint_view import LintView
from tdapp.ui.pages.clock.structure import page_kind
from tdapp.ui.pages.clock.structure.importing import StructureImporting
from tdapp.ui.pages.clock.structure.model import Shown
from tdapp.ui.pages.clock.structure.page import StructurePage
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.chips.samples import SET
from tests.ui.pages.evening import MINUTE, SETUP, STRUCTURE, Evening, demo_names, state

Key = Qt.Key
ALT, CTRL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
LATER = timedelta(minutes=25)  # level 2 is on


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:20])
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> StructurePage:
    look().wear("light")
    page = StructurePage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    page.activateWindow()
    page.table.setFocus()
    return page


def structure(evening: Evening) -> Structure:
    assert evening.session.tournament is not None
    return evening.club.desk.state(evening.session.tournament).structure


def editor(page: StructurePage) -> QLineEdit:
    """The line that is open for typing in the table."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = page.table.findChildren(QLineEdit, "structure_editor")
    assert len(found) == 1
    return found[0]


def finish(qtbot: QtBot, line: QLineEdit, end: Key = Key.Key_Return) -> None:
    """End typing; Qt takes the text over when it comes back to its events."""
    qtbot.keyClick(line, end)
    QApplication.processEvents()


def type_into(
    page: StructurePage, qtbot: QtBot, row: int, column: Column, text: str, end: Key = Key.Key_Return
) -> None:
    page.table.put(row, column)
    qtbot.keyClick(page.table, Key.Key_F2)
    line = editor(page)
    line.selectAll()
    qtbot.keyClicks(line, text)
    finish(qtbot, line, end)


def rows_of(page: StructurePage) -> Shown:
    assert page.table.shown is not None
    return page.table.shown


def shown(page: StructurePage, row: int) -> list[str]:
    return [page.table.lines.at(row, column).text for column in Column if not page.table.isColumnHidden(column)]


def test_it_shows_levels_and_breaks(page: StructurePage) -> None:
    assert shown(page, 0) == ["1", "1", "25", "50", "50", "big blind", "20", "+0:00"]
    assert shown(page, 2) == ["3", "", "Break", "", "no race", "", "10", "+0:40"]
    assert shown(page, 3) == ["4", "3", "100", "200", "200", "big blind", "20", "+0:50"]
    assert page.about.text() == "4 levels, 1 h 30 min total"
    assert rows_of(page).closes_late(1)
    assert not page.apply.isEnabled()
    assert page.apply.accessibleDescription() == "Nothing has been changed yet."


def test_a_level_is_typed_and_applied_by_keyboard(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    page.table.put(4)
    qtbot.keyClick(page.table, Key.Key_Insert)
    assert shown(page, 5)[:7] == ["6", "5", "250", "500", "500", "big blind", "20"]
    assert structure(evening) == STRUCTURE  # nothing counts before Apply
    assert page.state.isVisible()
    type_into(page, qtbot, 5, Column.SMALL, "300", Key.Key_Tab)
    line = editor(page)  # Tab goes on to the big blind
    assert line.text() == "500"
    line.selectAll()
    qtbot.keyClicks(line, "600")
    finish(qtbot, line)
    page.table.put(5, Column.KIND)
    qtbot.keyClick(page.table, Key.Key_Return)
    assert shown(page, 5)[5] == "each player"
    qtbot.keyClick(page.table, Key.Key_S, CTRL)
    added = structure(evening)[5]
    assert isinstance(added, Level)
    assert (added.small_blind, added.big_blind, added.ante_kind) == (300, 600, AnteKind.EACH)
    assert not page.state.isVisible()
    evening.session.undo()
    assert structure(evening) == STRUCTURE
    assert page.table.lines.rowCount() == 5


def test_a_digit_begins_to_type(page: StructurePage, qtbot: QtBot) -> None:
    page.table.put(3, Column.LASTS)
    qtbot.keyClick(page.table, Key.Key_3)
    line = editor(page)
    qtbot.keyClicks(line, "0")
    finish(qtbot, line)
    assert shown(page, 3)[6] == "30"


def test_a_break_is_added_named_moved_and_deleted(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    page.table.put(3)
    qtbot.keyClick(page.table, Key.Key_Insert, SHIFT)
    assert page.table.here() == 4
    type_into(page, qtbot, 4, Column.SMALL, "Dinner & <b>drinks</b>")
    type_into(page, qtbot, 4, Column.ANTE, "25 100")
    assert shown(page, 4)[2:5] == ["Dinner & <b>drinks</b>", "", "25s and 100s raced off"]
    qtbot.keyClick(page.table, Key.Key_Down, ALT)
    assert page.table.here() == 5
    qtbot.keyClick(page.table, Key.Key_S, CTRL)
    assert structure(evening)[5] == Break(10 * MINUTE, "Dinner & <b>drinks</b>", (25, 100))  # type: ignore[arg-type]
    page.table.put(5)
    qtbot.keyClick(page.table, Key.Key_Delete)
    qtbot.keyClick(page.table, Key.Key_S, CTRL)
    assert structure(evening) == STRUCTURE


def test_a_bad_cell_is_said_and_cannot_be_applied(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    type_into(page, qtbot, 3, Column.BIG, "two hundred")
    assert shown(page, 3)[3] == "two hundred"
    said = "Big blind: 'two hundred' is not a whole number. Type one from 1 to 1,000,000,000."
    assert page.note.text() == said
    assert not page.apply.isEnabled()
    assert page.apply.accessibleDescription() == f"Row 4: {said}"
    qtbot.keyClick(page.table, Key.Key_S, CTRL)
    assert structure(evening) == STRUCTURE
    page.table.put(0)
    assert page.note.text() == f"Row 4: {said}"  # it is said wherever the keyboard is
    qtbot.mouseClick(page.discard, Qt.MouseButton.LeftButton)
    assert shown(page, 3)[3] == "200"
    assert not page.state.isVisible()


def test_blinds_that_fall_are_found_and_allowed(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    page.table.put(4)
    qtbot.keyClick(page.table, Key.Key_Up, ALT)
    page.table.put(4)
    assert "Row 5: The big blind falls" in page.findings.list.texts()[page.findings.list.chosen()]
    qtbot.keyClick(page.table, Key.Key_S, CTRL)
    assert structure(evening) == (*STRUCTURE[:3], STRUCTURE[4], STRUCTURE[3])


def test_one_key_mends_the_finding_at_hand_and_undo_brings_back_what_was_typed(
    page: StructurePage, evening: Evening, qtbot: QtBot
) -> None:
    type_into(page, qtbot, 4, Column.BIG, "9000")
    qtbot.keyClick(page.table, Key.Key_F8)
    while "9,000 in one step" not in page.findings.list.texts()[page.findings.list.chosen()]:
        qtbot.keyClick(page.table, Key.Key_F8)
    assert page.table.here() == 4 and page.findings.mend.isEnabled()
    qtbot.keyClick(page.table, Key.Key_Period, CTRL)
    assert len(page.draft.rows) == len(STRUCTURE) + 1
    qtbot.keyClick(page.table, Key.Key_Z, CTRL)
    assert len(page.draft.rows) == len(STRUCTURE) and shown(page, 4)[3] == "9,000"
    qtbot.keyClick(page.table, Key.Key_Z, CTRL)
    assert not page.draft.changed and structure(evening) == STRUCTURE


def test_a_finding_leads_to_its_row_by_enter_and_by_mouse(page: StructurePage, qtbot: QtBot) -> None:
    type_into(page, qtbot, 4, Column.BIG, "9000")
    page.table.put(0)
    here = next(at for at, line in enumerate(page.findings.view.lines) if line.row == 4)
    page.findings.list.choose(here)
    page.findings.list.setFocus()
    qtbot.keyClick(page.findings.list, Key.Key_Return)
    assert page.table.here() == 4 and page.table.hasFocus()
    page.table.put(0)
    page.findings.list.choose(here)
    qtbot.mouseClick(page.findings.mend, Qt.MouseButton.LeftButton)
    assert page.draft.changed


def test_registration_that_closes_too_late_is_mended_in_the_settings(
    page: StructurePage, evening: Evening, qtbot: QtBot
) -> None:
    retype(page, qtbot, "late_level", "4")
    type_into(page, qtbot, 4, Column.BIG, "9000")
    late = next(at for at, line in enumerate(page.findings.view.lines) if line.said.code == "lint.closes_late")
    page.findings.list.choose(late)
    page.findings.mend_chosen()
    assert field(page, "late_level").text() == "3"
    assert not any(line.said.code == "lint.closes_late" for line in page.findings.view.lines)


def test_nothing_found_is_said_and_nothing_can_be_mended(page: StructurePage, evening: Evening) -> None:
    page.findings.show_lint(LintView(), evening.session.words)
    assert page.findings.list.texts() == ["Nothing in this structure asks for a change."]
    assert not page.findings.mend.isVisible() and page.findings.chosen() is None


def test_once_play_is_over_no_finding_can_be_mended(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    type_into(page, qtbot, 4, Column.BIG, "9000")
    assert page.findings.mend.isEnabled()
    page.findings.show_lint(page.findings.view, evening.session.words, "Play is over.")
    assert not page.findings.mend.isEnabled() and "Play is over." in page.findings.mend.toolTip()


def test_played_rows_are_frozen_and_say_so(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    evening.register(10)
    evening.draw()
    evening.start()
    evening.clock.forward(LATER)
    evening.session.changed.emit(evening.session.tournament)
    rows = rows_of(page)
    assert [rows.is_frozen(row) for row in range(5)] == [True, False, False, False, False]
    assert rows.is_on(1)
    assert shown(page, 1)[7] == "18:20"
    page.table.put(0)
    assert page.note.text() == "Row 1 has been played, so it cannot change. Later rows can."
    assert not page.rows.delete.isEnabled()
    assert page.rows.delete.accessibleDescription() == page.note.text()
    qtbot.keyClick(page.table, Key.Key_Return)
    assert page.table.findChildren(QLineEdit, "structure_editor") == []
    qtbot.keyClick(page.table, Key.Key_Delete)
    assert page.table.lines.rowCount() == 5
    page.table.put(1)
    assert not page.rows.up.isEnabled()
    assert not page.rows.delete.isEnabled()
    type_into(page, qtbot, 1, Column.LASTS, "2")  # it has lasted six minutes already
    assert not page.apply.isEnabled()
    assert page.note.text() == "Row 2 is running and has already lasted longer than that. Give it more time."
    type_into(page, qtbot, 1, Column.LASTS, "40")
    qtbot.keyClick(page.table, Key.Key_S, CTRL)
    assert structure(evening)[1].lasts == 40 * MINUTE


def test_the_draft_survives_what_happens_at_the_desk(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    evening.register(10)
    evening.draw()
    evening.start()
    type_into(page, qtbot, 4, Column.LASTS, "45")
    evening.session.do(timing.add_time, 3 * MINUTE)
    assert shown(page, 0)[6] == "23"
    assert shown(page, 4)[6] == "45"
    assert "Your changes are kept" in page.news.text()
    assert page.apply.isEnabled()
    evening.session.do(tournament.change_structure, (*structure(evening)[:4], replace(STRUCTURE[4], lasts=50 * MINUTE)))
    assert not page.apply.isEnabled()
    assert page.news.text().startswith("The same rows have been changed elsewhere")
    qtbot.mouseClick(page.discard, Qt.MouseButton.LeftButton)
    assert shown(page, 4)[6] == "50"


def test_another_tournament_does_not_inherit_the_draft(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    type_into(page, qtbot, 4, Column.LASTS, "45")
    side = evening.club.create(replace(SETUP, name="Side"), STRUCTURE[:2])
    evening.session.switch(side)
    assert page.table.lines.rowCount() == 2
    assert not page.state.isVisible()
    assert page.settings.fields["name"].line.text() == "Side"


def test_a_shipped_structure_is_loaded_and_a_template_kept(
    page: StructurePage, evening: Evening, qtbot: QtBot, told: list[Told]
) -> None:
    page.menu.fill(evening.session)
    shipped = page.menu.templates
    assert [each.name for each in shipped] == [each.name for each in structures()]
    page.menu.actions()[0].trigger()
    assert page.draft is not None
    assert page.draft.structure == shipped[0].structure
    qtbot.keyClick(page.table, Key.Key_S, CTRL)
    assert structure(evening) == shipped[0].structure
    qtbot.mouseClick(page.save_as, Qt.MouseButton.LeftButton)
    line = page.save_bar.name.line
    assert line.text() == SETUP.name
    line.selectAll()
    qtbot.keyClicks(line, "Friday '; DROP TABLE")
    qtbot.keyClick(line, Key.Key_Return)
    assert told[-1].text == "Template 'Friday '; DROP TABLE' saved"
    kept = club_structures(evening.club)
    assert [(each.name, each.structure) for each in kept] == [("Friday '; DROP TABLE", shipped[0].structure)]
    assert not page.save_bar.isVisible()
    page.menu.fill(evening.session)
    assert page.menu.templates[0] == kept[0]
    page.save_bar.open_for(STRUCTURE, SETUP.starting_stack, kept[0].name)
    assert page.save_bar.save.text() == "Replace"
    qtbot.keyClick(page.save_bar.name.line, Key.Key_Return)
    assert [each.structure for each in club_structures(evening.club)] == [STRUCTURE]
    page.save_bar.open_for(STRUCTURE, SETUP.starting_stack, kept[0].name)
    qtbot.mouseClick(page.save_bar.remove, Qt.MouseButton.LeftButton)
    assert club_structures(evening.club) == ()


def test_a_template_needs_a_name(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    page.save_bar.open_for(STRUCTURE, SETUP.starting_stack, "")
    qtbot.keyClick(page.save_bar.name.line, Key.Key_Return)
    assert page.save_bar.name.problem() == "Name of the template is empty. Type one, up to 200 characters."
    assert club_structures(evening.club) == ()
    qtbot.keyClick(page.save_bar.name.line, Key.Key_Escape)
    assert not page.save_bar.isVisible()


def field(page: StructurePage, name: str) -> QLineEdit:
    return page.settings.fields[name].line


def retype(page: StructurePage, qtbot: QtBot, name: str, text: str) -> None:
    field(page, name).setFocus()
    field(page, name).selectAll()
    qtbot.keyClicks(field(page, name), text)


def test_settings_are_applied_together(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    retype(page, qtbot, "name", "Winter Open")
    retype(page, qtbot, "buy_in", "1.250,50")
    retype(page, qtbot, "seats_per_table", "8")
    winner = dict(payouts())["winner"]
    page.settings.payout.setCurrentIndex(page.settings.payout.findText(winner.name))
    qtbot.keyClick(field(page, "seats_per_table"), Key.Key_Return)
    assert evening.session.tournament is not None
    setup = evening.club.desk.state(evening.session.tournament).setup
    assert (setup.name, setup.buy_in, setup.seats_per_table) == ("Winter Open", Cents(1250_50), 8)
    assert setup.payout == winner
    assert not page.settings.apply.isEnabled()
    assert field(page, "buy_in").text() == "1,250.50"


def test_a_bad_setting_is_said_at_its_field(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    retype(page, qtbot, "seats_per_table", "22")
    qtbot.keyClick(field(page, "seats_per_table"), Key.Key_Return)
    said = "Seats per table: 22 is too large. Type something from 2 to 10."
    assert page.settings.fields["seats_per_table"].problem() == said
    assert page.settings.apply.accessibleDescription() == said
    assert not page.settings.apply.isEnabled()
    qtbot.mouseClick(page.settings.discard, Qt.MouseButton.LeftButton)
    assert field(page, "seats_per_table").text() == "9"
    assert not page.settings.dirty()


def test_where_nobody_is_paid_no_payout_table_stands_in_the_way_of_the_price(
    page: StructurePage, evening: Evening
) -> None:
    free = replace(state(evening).setup, buy_in=Cents(0), fee=Cents(0), payout=dict(payouts())["nobody"])
    assert evening.session.do(tournament.change_setup, free) is not None
    page.refresh()
    assert page.settings.fixed.text() == ""
    evening.register(3)
    page.refresh()
    assert "payout table" not in page.settings.fixed.text()


def test_money_is_fixed_after_the_first_entry_and_says_why(page: StructurePage, evening: Evening) -> None:
    evening.register(3)
    assert field(page, "buy_in").isReadOnly()
    assert not field(page, "starting_stack").isReadOnly()
    assert page.settings.fixed.text() == (
        "Buy-in, fee and currency are fixed, because 3 entries have paid. Cancel them first, or create a "
        "new tournament."
    )
    evening.draw()
    evening.start()
    assert page.settings.fixed.text().endswith("The starting stack is fixed, because play has started with it.")


def test_typed_settings_survive_what_happens_at_the_desk(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    retype(page, qtbot, "seats_per_table", "8")
    evening.session.do(tournament.change_setup, replace(SETUP, name="Winter Open"))
    assert field(page, "name").text() == "Winter Open"
    assert field(page, "seats_per_table").text() == "8"
    assert page.settings.note.text().startswith("The tournament has been changed elsewhere.")


def test_no_tournament_is_said(page: StructurePage, evening: Evening) -> None:
    evening.session.switch(None)
    assert page.stack.currentWidget() is page.empty
    assert page.empty.title.text() == "No tournament is open"


def test_a_hidden_page_waits(page: StructurePage, evening: Evening) -> None:
    page.hide()
    evening.session.do(tournament.change_structure, STRUCTURE[:2])
    assert page.table.lines.rowCount() == 5
    page.show()
    assert page.table.lines.rowCount() == 2


def test_everything_has_a_name_to_be_read_out(evening: Evening, qtbot: QtBot) -> None:
    page: QWidget = page_kind()(evening.session)
    qtbot.addWidget(page)
    page.show()
    assert isinstance(page, StructurePage)
    interactive = [page.table, page.settings.payout, *(each.line for each in page.settings.fields.values())]
    buttons = [
        page.load,
        page.save_as,
        page.apply,
        page.discard,
        page.rows.add_level,
        page.rows.add_break,
        page.rows.up,
        page.rows.down,
    ]
    assert all(widget.accessibleName() and widget.objectName() for widget in interactive)
    assert all((button.accessibleName() or button.text()) and button.objectName() for button in buttons)
    index = page.table.lines.index(0, Column.SMALL)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Small blind, row 1: 25"


def test_rows_say_what_is_wrong_with_them_for_the_chips_that_are_played_with(
    page: StructurePage, evening: Evening, qtbot: QtBot
) -> None:
    """The break after level 2 races off the 25s, and level 3 still needs them; without a set nothing is said."""
    type_into(page, qtbot, 2, Column.ANTE, "25")
    assert rows_of(page).found(2) == ()
    type_into(page, qtbot, 3, Column.SMALL, "125")
    evening.session.do(chip_sets.choose_set, SET)
    page.look_again()
    (wrong,) = rows_of(page).found(2)
    assert wrong.grade is Grade.FAULT
    page.table.put(2)
    said = evening.session.words.said(wrong.said)
    assert page.findings.list.texts()[page.findings.list.chosen()] == f"Row 3: {said}"
    assert "25" in said and "level 3" in said
    type_into(page, qtbot, 3, Column.SMALL, "100")
    assert not any(each.grade is Grade.FAULT for each in rows_of(page).found(2))


# Games, undo of typing, copy, paste and fill


def press(page: StructurePage, qtbot: QtBot, key: Key, held: Qt.KeyboardModifier = CTRL) -> None:
    qtbot.keyClick(page.table, key, held)


def seen(page: StructurePage) -> list[str]:
    return [page.table.lines.head(column) for column in Column if not page.table.isColumnHidden(column)]


def test_columns_of_games_and_bets_are_there_once_a_level_has_them(page: StructurePage, qtbot: QtBot) -> None:
    plain = ["Row", "Level", "Small blind", "Big blind", "Ante", "Posted by", "Minutes", "Starts"]
    assert seen(page) == plain
    page.games.click()  # one asks for them
    assert seen(page) == [*plain[:2], "Game", *plain[2:]]
    type_into(page, qtbot, 3, Column.GAME, "razz")
    heads = seen(page)
    assert heads[2:9] == ["Game", "Small blind", "Big blind", "Small bet", "Big bet", "Ante", "Bring-in"]
    assert not page.games.isVisible()
    assert shown(page, 3)[2:9] == ["Razz", "—", "—", "200", "400", "40", "40"]
    type_into(page, qtbot, 3, Column.GAME, "nlhe")
    page.games.click()
    assert seen(page) == plain


def test_a_game_is_picked_under_the_table(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    page.games.click()
    page.table.put(3, Column.GAME)
    qtbot.mouseClick(page.strip.pills["HORSE"], Qt.MouseButton.LeftButton)
    assert shown(page, 3)[2] == "HORSE"
    press(page, qtbot, Key.Key_S)
    changed = structure(evening)[3]
    assert isinstance(changed, Level) and len(changed.games) == 5 and changed.small_bet == 200


def test_a_game_that_is_none_is_said_in_its_cell(page: StructurePage, qtbot: QtBot) -> None:
    page.games.click()
    type_into(page, qtbot, 3, Column.GAME, "bridge")
    page.table.put(3, Column.GAME)
    assert page.note.text().startswith("Game: 'bridge' is not a game.")
    assert not page.apply.isEnabled()


def test_what_was_typed_is_undone_step_by_step_before_any_act_is(
    page: StructurePage, evening: Evening, qtbot: QtBot
) -> None:
    for row, blind in ((0, "40"), (1, "80")):
        type_into(page, qtbot, row, Column.SMALL, blind)
    press(page, qtbot, Key.Key_Z)
    assert (shown(page, 0)[2], shown(page, 1)[2]) == ("40", "50")
    press(page, qtbot, Key.Key_Z)
    assert page.draft.structure == STRUCTURE and not page.history.can_undo(page.draft)
    press(page, qtbot, Key.Key_Z, CTRL | SHIFT)
    assert shown(page, 0)[2] == "40"
    assert structure(evening) == STRUCTURE
    qtbot.mouseClick(page.rows.undo, Qt.MouseButton.LeftButton)
    assert page.draft.structure == STRUCTURE
    assert not page.rows.undo.isEnabled() and page.rows.redo.isEnabled()


def test_once_it_is_applied_the_draft_has_nothing_to_undo(page: StructurePage, evening: Evening, qtbot: QtBot) -> None:
    type_into(page, qtbot, 0, Column.SMALL, "40")
    press(page, qtbot, Key.Key_S)
    assert not page.history.can_undo(page.draft)  # Ctrl+Z is the window's, and undoes the act
    evening.session.undo()
    assert structure(evening) == STRUCTURE and not page.history.can_undo(page.draft)


def test_rows_are_chosen_copied_and_pasted_by_key(page: StructurePage, qtbot: QtBot) -> None:
    page.table.put(3)
    press(page, qtbot, Key.Key_Down, SHIFT)
    assert page.table.chosen() == [3, 4]
    press(page, qtbot, Key.Key_C)
    page.table.put(0)
    press(page, qtbot, Key.Key_V)
    assert page.draft.structure == (STRUCTURE[0], *STRUCTURE[3:], *STRUCTURE[1:])
    assert page.table.chosen() == [1, 2]
    press(page, qtbot, Key.Key_Delete, Qt.KeyboardModifier.NoModifier)
    assert page.draft.structure == STRUCTURE


def test_rows_are_copied_pasted_and_filled_by_mouse(page: StructurePage, qtbot: QtBot) -> None:
    click = Qt.MouseButton.LeftButton
    page.table.put(4, Column.LASTS)
    qtbot.mouseClick(page.rows.copy, click)
    qtbot.mouseClick(page.rows.paste, click)
    assert page.draft.structure == (*STRUCTURE, STRUCTURE[4])
    type_into(page, qtbot, 3, Column.LASTS, "45")
    page.table.choose(3, 5)
    qtbot.mouseClick(page.rows.fill, click)
    assert [each.lasts // MINUTE for each in page.draft.structure] == [20, 20, 10, 45, 45, 45]


def test_a_spreadsheet_that_cannot_be_read_leaves_the_draft_and_names_the_cell(
    page: StructurePage, evening: Evening, qtbot: QtBot
) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    QApplication.clipboard().setText("SB\tBB\n10\t20\n20\tforty")
    page.table.put(0)
    press(page, qtbot, Key.Key_V)
    assert page.draft.structure == STRUCTURE
    assert told[-1].text.startswith("Line 3, Big blind: 'forty' is not a whole number.")
    assert told[-1].text.endswith("Nothing was pasted.")
    QApplication.clipboard().setText("")
    press(page, qtbot, Key.Key_V)
    assert told[-1].text.startswith("Nothing was copied.")


@pytest.mark.parametrize("name", ["friday.toml", "friday.csv"])
def test_a_draft_goes_to_a_file_and_comes_from_one(
    page: StructurePage, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    type_into(page, qtbot, 0, Column.SMALL, "40")
    wanted = page.draft.structure
    page.editing.write_file(str(tmp_path / name))
    page.discard.click()
    assert page.draft.structure == STRUCTURE
    page.editing.read_file(str(tmp_path / name))
    assert page.draft.structure == wanted


def test_levels_of_another_program_are_shown_and_then_come_into_the_draft(
    page: StructurePage, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "schedule.csv").write_text("Wann;Einsätze;Dauer\n1;25/50;0:20\nPause;;0:15\n2;50/100;0:20\n", "utf-8")
    page.editing.read_file(str(tmp_path / "schedule.csv"))
    (window,) = page.window().findChildren(StructureImporting)
    qtbot.waitUntil(lambda: window.isVisible() and not window.busy)
    assert window.coming.text() == "Say which column has the blinds."
    assert not window.take.isEnabled()
    for column, kind in enumerate(("Level or break", "Blinds, 100/200")):
        choice = window.choices.preview.cellWidget(0, column)
        assert isinstance(choice, QComboBox)
        choice.setCurrentText(kind)
    assert [window.levels.item(row).text() for row in range(window.levels.count())] == [
        "Level 1: 25 / 50, 20 min", "Break: 15 min", "Level 2: 50 / 100, 20 min",
    ]  # fmt: skip
    qtbot.mouseClick(window.take, Qt.MouseButton.LeftButton)
    assert [period.lasts.total_seconds() / 60 for period in page.draft.structure] == [20, 15, 20]
    page.editing.undo()
    assert page.draft.structure == STRUCTURE


def test_a_file_that_cannot_be_read_names_itself_and_leaves_the_draft(
    page: StructurePage, evening: Evening, tmp_path: Path
) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    (tmp_path / "bad.toml").write_text('[[period]]\nkind = "level"\nbig = 0\nminutes = 20\n', encoding="utf-8")
    page.editing.read_file(str(tmp_path / "bad.toml"))
    page.editing.read_file(str(tmp_path / "none.csv"))
    assert page.draft.structure == STRUCTURE
    assert told[0].text.startswith("bad.toml: Line 3, Big blind: 0 is too small.")
    assert told[1].text.startswith("none.csv could not be opened:")
