"""The record of the player in question, beside the case and as a list."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.discipline import GivenRuling
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId, PlayerId, Seat, TableNo, TextId
from tdapp.ui.i18n import Languages
from tdapp.ui.pages.rulings.page import PENALTIES, RulingsPage
from tdapp.ui.pages.rulings.record import RecordList
from tdapp.words.people.history import line_of
from tests.ui.pages.evening import SETUP, STRUCTURE, Evening, demo_names


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    """Everybody played in an earlier tournament too; whoever sits at 1-3 was warned there."""
    evening = Evening(tmp_path, demo_names())
    evening.register(18)
    evening.draw()
    first = evening.session.tournament
    evening.session.switch(evening.club.create(SETUP, STRUCTURE))
    evening.register(18)
    evening.draw()
    evening.start()
    assert first is not None
    player = player_at(evening, 3)
    before = next(each.id for each in evening.club.desk.state(first).entries.values() if each.player == player)
    evening.club.desk.do(first, discipline.give_penalty, before, PenaltyKind.WARNING, 0, "conduct.language")
    yield evening
    evening.close()


def player_at(evening: Evening, number: int) -> str:
    assert evening.session.tournament is not None
    state = evening.club.desk.state(evening.session.tournament)
    return state.entries[entry_at(evening, number)].player


def entry_at(evening: Evening, number: int) -> EntryId:
    assert evening.session.tournament is not None
    entry = evening.club.desk.state(evening.session.tournament).tables[TableNo(1)].seats[number - 1]
    assert entry is not None
    return entry


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> RulingsPage:
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1290, 760)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def test_nobody_is_shown_before_a_seat_is_chosen(page: RulingsPage) -> None:
    assert not page.ruling.answer.record.isVisible()


def test_the_player_of_the_seat_and_what_he_did_elsewhere(page: RulingsPage, evening: Evening) -> None:
    page.open_at(Seat(TableNo(1), 3))
    record = page.ruling.answer.record
    assert record.isVisible() and record.open.isVisible()
    assert record.name.text() == evening.club.directory[player_at(evening, 3)].full  # type: ignore[index]
    assert record.text.text() == "At 1 other tournaments: 1× warning"  # English forms come with the translation


def test_a_clean_player_has_no_list_to_open(page: RulingsPage) -> None:
    page.open_at(Seat(TableNo(1), 4))
    record = page.ruling.answer.record
    assert record.text.text() == "Nothing on record before this" and not record.open.isVisible()


def test_what_is_decided_now_counts_at_once_and_undo_takes_it_away(page: RulingsPage, evening: Evening) -> None:
    page.open_at(Seat(TableNo(1), 4))
    evening.session.do(discipline.give_penalty, entry_at(evening, 4), PenaltyKind.ROUNDS, 18, "conduct.device")
    page.refresh()
    assert page.ruling.answer.record.text.text() == "Before this: 1× rounds away from the table (here)"
    evening.session.undo()
    page.refresh()
    assert page.ruling.answer.record.text.text() == "Nothing on record before this"


def test_an_answer_that_names_another_seat_shows_that_player(page: RulingsPage, evening: Evening) -> None:
    page.open_at(Seat(TableNo(1), 4))
    page.ruling.choose("conduct.device")
    page.ruling.draft.answer("seat", 3)
    assert page.ruling.answer.record.name.text() == evening.club.directory[player_at(evening, 3)].full  # type: ignore[index]


def test_one_key_opens_the_list(page: RulingsPage) -> None:
    page.open_at(Seat(TableNo(1), 3))
    QTest.keyClick(page.ruling.finder.search, Qt.Key.Key_I, Qt.KeyboardModifier.AltModifier)
    QApplication.processEvents()
    found = page.findChild(RecordList)
    assert found is not None and found.isVisible() and found.list.count() == 1
    assert found.list.item(0).text().startswith("Warning: ")
    assert "Herfst Open 2026" in found.list.item(0).text()


def test_the_list_says_how_a_ruling_ended_in_the_language_of_the_desk(page: RulingsPage, evening: Evening) -> None:
    who = (entry_at(evening, 4),)
    for code, decision in (("call", ""), ("td_decides", "full_call")):
        given = GivenRuling("betting.too_little", TableNo(1), who, "HC", "e", code, ("51",), (), "en", "{}", decision)
        evening.session.do(discipline.give_ruling, TextId(""), "", given)
    languages = Languages(zone=UTC)
    for language, heads in (
        ("en", ["Full call", "Call"]),
        ("nl", ["Volle call", "Call"]),
    ):
        words = languages.words(language)
        found = [line_of(words, each) for each in evening.club.records_of(PlayerId(player_at(evening, 4)))]
        assert [line.partition("\n")[0].partition(" · ")[2] for line in found] == heads


def test_an_entry_that_was_cancelled_is_nobody(page: RulingsPage) -> None:
    page.open_at(Seat(TableNo(1), 3))
    page.ruling.answer.record.show_entry(EntryId(9_999))
    assert not page.ruling.answer.record.isVisible()
    page.ruling.answer.record.show_list()
    assert page.findChild(RecordList) is None


def test_the_form_for_a_penalty_tells_it_too(page: RulingsPage, evening: Evening) -> None:
    page.turn_to(PENALTIES)
    form = page.penalties
    form.who.setCurrentIndex(form.who.findData(entry_at(evening, 3)))
    assert form.before.text() == "At 1 other tournaments: 1× warning"
    form.who.setCurrentIndex(form.who.findData(entry_at(evening, 4)))
    assert form.before.text() == "Nothing on record before this"
