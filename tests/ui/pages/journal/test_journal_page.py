"""The Journal page at a real desk: every act in words, what taking one back would change, and taking it back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tdapp.app.club import operators
from tdapp.app.money import drawers
from tdapp.app.money.slips import slips_of
from tdapp.app.papers.papers import PrintedSheet
from tdapp.domain.clock import timing
from tdapp.domain.refusal import Allowed
from tdapp.domain.registration import entries
from tdapp.domain.rights import ROLES, Role
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, EntryId
from tdapp.read.people.names import PlayerName
from tdapp.ui.pages.journal.model import TIME, WHAT, WHO
from tdapp.ui.pages.journal.page import JournalPage
from tdapp.ui.session import Override, Told
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import MINUTE, Evening

ALT = Qt.KeyboardModifier.AltModifier
HOSTILE = "<img src=x> %n {name}"
NAMES = [PlayerName(f"Player {number}") for number in range(1, 10)] + [
    PlayerName(HOSTILE),
    PlayerName("Zoë"),
    PlayerName("x" * 200),
]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, NAMES)
    evening.register(12)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> JournalPage:
    look().wear("dark")
    page = JournalPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 672)
    page.show()
    return page


def lines(page: JournalPage, column: int = WHAT) -> list[str]:
    return [page.rows.data(page.rows.index(row, column)) for row in range(page.rows.rowCount())]


def choose(page: JournalPage, qtbot: QtBot, row: int) -> None:
    """Choose a line, and wait until its effect is worked out."""
    page.table.selectRow(row)
    qtbot.waitUntil(lambda: not page._later.isActive())


def test_every_act_stands_there_newest_first_with_who_did_it(page: JournalPage, evening: Evening) -> None:
    evening.bust(3)
    said = lines(page)
    assert "Player 3" in said[0] and len(said) == len(evening.club.desk.history(evening.session.tournament or "").acts)
    assert set(lines(page, WHO)) == {"Ada"}
    assert page.about.text().startswith(str(evening.session.status_view().lines))


def test_a_hostile_name_is_a_name_in_every_sentence(page: JournalPage, evening: Evening) -> None:
    evening.bust(10)
    assert HOSTILE in lines(page)[0]
    evening.bust(12)
    assert "x" * 200 in lines(page)[0]
    page.grab()


def test_what_taking_back_would_change_is_said_before_it_is_done(
    page: JournalPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(3, 4, 5)
    choose(page, qtbot, 2)
    said = page.effect.words.text()
    assert "9" in said and "10" in said and "Player 3" in said and "Player 4" in said
    assert page.effect.retract.isEnabled()
    assert evening.session.status_view().left == 9


def test_an_act_is_taken_back_by_its_button_and_struck_through(
    page: JournalPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(3, 4)
    choose(page, qtbot, 1)
    qtbot.mouseClick(page.effect.retract, Qt.MouseButton.LeftButton)
    assert evening.session.status_view().left == 11
    gone = page.rows.index(2, WHAT)
    assert "Player 3" in page.rows.data(gone)
    assert page.rows.data(gone, Qt.ItemDataRole.FontRole).strikeOut()
    assert page.rows.data(page.rows.index(0, WHAT), Qt.ItemDataRole.FontRole) is None
    chosen = page.chosen()
    assert chosen is not None and chosen.retracted_by is not None
    assert not page.effect.retract.isEnabled()


def test_it_is_taken_back_by_its_key_the_line_that_is_chosen_now(
    page: JournalPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(3, 4)
    choose(page, qtbot, 0)
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)  # before the page had time to work out what that changes
    entered = evening.club.desk.state(evening.session.tournament or "").entries
    assert not entered[EntryId(3)].out and entered[EntryId(4)].out


def test_the_line_that_stands_in_the_way_is_named_and_a_new_seat_offered(
    page: JournalPage, evening: Evening, qtbot: QtBot
) -> None:
    assert evening.session.tournament is not None
    seat = evening.club.desk.state(evening.session.tournament).entries[EntryId(1)].seat
    evening.bust(1)
    other = evening.session.do(seating.move, EntryId(2), seat)
    assert other is not None
    choose(page, qtbot, 1)
    assert not page.effect.retract.isEnabled() and str(other.first) in page.effect.words.text()
    assert page.effect.reinstate.isVisible() and "Player 1" in page.effect.reinstate.text()
    qtbot.keyClick(page.table, Qt.Key.Key_Z, ALT)
    assert evening.session.status_view().left == 12


def wholly_in_sight(page: JournalPage) -> bool:
    return page.table.viewport().rect().contains(page.table.visualRect(page.table.currentIndex()))


@pytest.mark.parametrize("quick", [True, False])
def test_the_chosen_line_stays_in_sight_while_what_is_said_of_it_grows(
    page: JournalPage, evening: Evening, qtbot: QtBot, quick: bool
) -> None:
    for number in range(3, 11):
        evening.session.do(entries.bust_out, (EntryId(number),))
    page.resize(990, 480)
    page.table.setFocus()
    heights = set[int]()
    for downs in range(1, page.rows.rowCount()):
        if quick:
            page.table.selectRow(0)
        for _down in range(downs if quick else 1):
            qtbot.keyClick(page.table, Qt.Key.Key_Down)
        qtbot.waitUntil(lambda: not page._later.isActive())
        qtbot.wait(1)  # until everything has its place
        assert wholly_in_sight(page), f"after {downs} downs"
        heights.add(page.table.viewport().height())
    assert len(heights) > 1


def test_whoever_looks_at_other_lines_is_not_thrown_back_to_the_chosen_one(
    page: JournalPage, evening: Evening, qtbot: QtBot
) -> None:
    for number in range(3, 11):
        evening.session.do(entries.bust_out, (EntryId(number),))
    page.resize(990, 480)
    choose(page, qtbot, 0)
    page.table.scrollToBottom()
    page.resize(990, 470)
    qtbot.wait(1)
    assert not wholly_in_sight(page)


def test_a_clock_act_is_not_taken_back_but_corrected_by_undo(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    evening.clock.forward(MINUTE)
    evening.session.do(timing.pause)
    choose(page, qtbot, 0)
    assert not page.effect.retract.isEnabled()
    evening.clock.forward(MINUTE)
    qtbot.mouseClick(page.undo, Qt.MouseButton.LeftButton)
    assert evening.session.clock_view().phase.value == "running"


def test_undo_and_redo_say_what_they_take_back(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    assert not page.redo.isEnabled()
    evening.bust(3)
    assert "Player 3" in page.undo_what.text()
    qtbot.mouseClick(page.undo, Qt.MouseButton.LeftButton)
    assert page.redo.isEnabled() and "Player 3" in page.redo_what.text()
    qtbot.mouseClick(page.redo, Qt.MouseButton.LeftButton)
    assert evening.session.status_view().left == 11 and not page.redo.isEnabled()


def test_the_search_finds_words_whatever_the_accents(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    evening.bust(11, 3)
    qtbot.keyClicks(page.search, "zoe")
    assert len(lines(page)) == 1 and "Zoë" in lines(page)[0]
    page.search.setText("nobody called that")
    qtbot.waitUntil(lambda: "nobody called that" in page.effect.words.text())
    assert lines(page) == [] and not page.effect.retract.isEnabled()
    evening.bust(4)
    assert lines(page) == []
    page.search.clear()
    assert "Player 4" in lines(page)[0]


def test_the_chosen_line_stays_chosen_while_others_come(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    evening.bust(3)
    choose(page, qtbot, 0)
    evening.bust(4)
    chosen = page.chosen()
    assert chosen is not None and page.table.currentIndex().row() == 1
    assert "Player 3" in page.rows.sentence(chosen)


def test_a_lifted_rule_stands_there_with_its_reason(page: JournalPage, evening: Evening) -> None:
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    evening.close_registration()
    (newcomer,) = evening.club.add_players([(PlayerName("Late"), "")])
    evening.session.do(entries.register, (newcomer,), "seed")
    evening.session.override(asked[0], "stood <i>in</i> the queue")
    assert "although registration was closed, because: stood <i>in</i> the queue" in lines(page)[0]


def test_a_refused_retraction_from_the_keyboard_says_why(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    page.table.clearSelection()
    page.press(page.effect.retract)
    assert [each.text for each in told] == [page.effect.retract.why_not]
    assert evening.session.status_view().left == 12


def test_the_creation_cannot_be_taken_back(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    choose(page, qtbot, page.rows.rowCount() - 1)
    assert not page.effect.retract.isEnabled() and page.effect.retract.toolTip()


def test_it_changes_its_language_and_its_tournament(page: JournalPage, evening: Evening) -> None:
    evening.bust(3)
    evening.session.prefer(evening.session.preferences._replace(language="nl"))
    assert "Player 3" in lines(page)[0]
    evening.session.switch(None)
    other = evening.club.duplicate(evening.club.tournaments()[0].id, name="Other", day=evening.session.now().date())
    evening.session.switch(other)
    assert len(lines(page)) == 1


@pytest.fixture
def busy(evening: Evening) -> Evening:
    """A club in which something was done beside the tournament."""
    club = evening.club
    drawer = drawers.open_drawer(club, "Desk <b>1</b>", "EUR", cents=Cents(200_00))
    drawers.move_cash(club, drawer, Cents(-50_00), "to the safe")
    operators.switch_on(club, "Łukasz Żółć", "271828")
    operators.add(club, "李小龙", ROLES[Role.FLOOR], "314159")
    return evening


def test_the_journal_of_the_club_has_a_key_and_nothing_of_it_is_taken_back(
    page: JournalPage, busy: Evening, qtbot: QtBot
) -> None:
    of_tournament = lines(page)
    qtbot.keyClick(page.table, Qt.Key.Key_2, ALT)
    assert lines(page) == [
        "李小龙 is an operator now: floor",
        "Łukasz Żółć signed in",
        "Operators switched on",
        "Łukasz Żółć has a new PIN",
        "Łukasz Żółć is an operator now: director",
        "€50.00 taken out of drawer Desk <b>1</b> · to the safe",
        "Drawer Desk <b>1</b> opened with €200.00",
    ]
    assert lines(page, WHO) == ["Łukasz Żółć", *["Ada"] * 6] and lines(page, TIME)[0].startswith("21 November 2026 18:")
    for part in (page.undo, page.redo, page.undo_what, page.effect.retract, page.effect.slip):
        assert not part.isVisible()
    choose(page, qtbot, 5)
    assert "to the safe" in page.effect.title.text()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert len(lines(page)) == 7
    qtbot.keyClick(page.table, Qt.Key.Key_1, ALT)
    assert lines(page) == of_tournament and page.undo.isVisible() and page.effect.retract.isVisible()


def test_the_journal_of_the_club_follows_the_club_its_search_and_its_language(
    page: JournalPage, busy: Evening, qtbot: QtBot
) -> None:
    qtbot.keyClick(page.table, Qt.Key.Key_2, ALT)
    choose(page, qtbot, 6)
    operators.sign_out(busy.club)
    chosen = page.chosen()
    assert "signed out" in lines(page)[0] and chosen is not None and chosen.first == 1
    page.search.setText("drawer")
    assert len(lines(page)) == 2
    page.search.setText("nobody called that")
    qtbot.waitUntil(lambda: "nobody called that" in page.effect.words.text())
    assert not page.effect.retract.isVisible()
    page.search.clear()
    busy.session.prefer(busy.session.preferences._replace(language="nl"))
    assert lines(page, TIME)[0].startswith("21 november 2026")


def test_a_line_is_copied_with_when_and_who(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    evening.bust(3)
    choose(page, qtbot, 0)
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    time, who, what = QGuiApplication.clipboard().text().split("\t")
    assert (time, who) == ("18:01:00", "Ada") and "Player 3" in what


def test_the_slip_of_a_sale_is_printed_again_and_only_of_a_sale(
    page: JournalPage, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[PrintedSheet] = []
    monkeypatch.setattr(SlipPrinter, "_hand_over", lambda _self, sheet: sent.append(sheet))
    choose(page, qtbot, 0)  # the start of the clock
    assert not page.effect.slip.isVisible()
    qtbot.keyClick(page.table, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert not page.effect.slips.busy
    evening.session.do(entries.unregister, EntryId(4), allow=Allowed(frozenset({"unregister.started"})))
    choose(page, qtbot, 0)
    assert page.effect.slip.isVisible()
    qtbot.keyClick(page.table, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not page.effect.slips.busy)
    assert [sheet.pages for sheet in sent] == [1]
    choose(page, qtbot, next(row for row, line in enumerate(lines(page)) if "12 players registered" in line))
    qtbot.mouseClick(page.effect.slip, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.effect.slips.busy)
    assert [sheet.pages for sheet in sent] == [1, 12]


def test_a_scanned_slip_is_found_and_what_became_of_it_is_said(
    page: JournalPage, evening: Evening, qtbot: QtBot
) -> None:
    told: list[Told] = []
    main = evening.session.tournament
    assert main is not None
    act = next(act for act in evening.club.desk.history(main).acts if act.verb == "entries.register")
    slips = slips_of(evening.club, main, [act.number], only=EntryId(4)).slips
    assert len(slips) == 1

    def scan(code: str) -> Told:
        page.search.setText(code)
        evening.session.told.connect(told.append)
        qtbot.keyClick(page.search, Qt.Key.Key_Return)
        evening.session.told.disconnect(told.append)
        return told[-1]

    good = scan(slips[0].code.lower())
    chosen = page.chosen()
    assert chosen is not None and chosen.act == act.number and page.search.text() == ""
    assert good.kind == "info" and "Player 4" in good.text and "165.00" in good.text
    made_up = scan(slips[0].code[:-1] + ("0" if slips[0].code[-1] != "0" else "1"))
    assert made_up.kind == "error" and "No such slip" in made_up.text
    evening.session.do(entries.unregister, EntryId(4), allow=Allowed(frozenset({"unregister.started"})))
    assert "refunded" in scan(slips[0].code).text
    evening.session.undo()
    assert scan(slips[0].code) == good
    evening.session.switch(evening.club.duplicate(main, name="Another", day=evening.session.now().date()))
    assert "another tournament: Herfst Open 2026" in scan(slips[0].code).text


def test_other_words_in_the_search_are_no_slip(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    page.search.setText("Zoë")
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert told == [] and page.search.text() == "Zoë"


def test_the_line_a_key_would_take_back_is_marked(page: JournalPage, evening: Evening, qtbot: QtBot) -> None:
    page.table.clearFocus()
    page.show_stream(of_club=False)
    rows = page.table.selectionModel().selectedRows()
    assert [row.row() for row in rows] == [page.table.currentIndex().row()] == [0]
    assert page.effect.row == page.chosen() is not None
