"""The command box at a real desk: what stands there before Enter, and what Enter does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.players import EntryStatus
from tdapp.ui.main_window import MainWindow
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening

NAMES = [
    PlayerName("Żółć", "Łukasz"),
    PlayerName("Lindqvist", "Ada"),
    PlayerName("Müller", "Lukas"),
    PlayerName("<b>Bob</b>", "=1+1"),
    PlayerName("Yıldız", "Şebnem"),
    PlayerName("Nguyễn", "Thị Hương"),
    *(PlayerName(f"Player {number}", "") for number in range(6, 20)),
    PlayerName("Lovelace", "Ada"),
]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, NAMES)
    evening.register(20)
    evening.draw()
    evening.start()
    evening.close_registration()
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    look().wear("dark")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.refresh()
    window.go("players")
    return window


def status(evening: Evening, number: int) -> EntryStatus:
    return next(row for row in evening.session.players_view().rows if row.entry == number).status


def test_the_sentence_says_what_enter_does_and_its_effects(window: MainWindow, evening: Evening) -> None:
    window.open_command("bust łu")
    box = window.command
    assert box.isVisible() and box.line.hasFocus()
    seat = evening.session.words.seat(box.chosen().row.seat)
    assert box.sentence.text() == f"Bust out Łukasz Żółć from {seat}, in place 20"
    shown = " | ".join(label.text() for label in box.findChildren(QLabel))
    assert "20 → 19, average 30,000 → 31,578" in shown
    assert "none: 3 places paid" in shown
    for label in box.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= label.fontMetrics().height(), label.text()
    assert box.take.geometry().bottom() < box.height()


def test_enter_does_it_and_undo_takes_it_back(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    window.open_command("bust łu")
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    assert status(evening, 1) is EntryStatus.OUT
    assert not window.command.isVisible()
    assert window.bottom.text.text().startswith("Łukasz Żółć out, place 20")
    qtbot.mouseClick(window.bottom.undo, Qt.MouseButton.LeftButton)
    assert status(evening, 1) is EntryStatus.PLAYING


def test_arrows_choose_another_line_and_light_its_row(window: MainWindow, qtbot: QtBot) -> None:
    window.open_command("bust lu")
    box = window.command
    lit: list[object] = []
    box.pointed.connect(lit.append)
    first = box.chosen().label
    qtbot.keyClick(box.line, Qt.Key.Key_Down)
    assert box.chosen().label != first
    assert lit == [box.chosen().row.entry]
    assert box.chosen().label in box.sentence.text()
    qtbot.keyClick(box.line, Qt.Key.Key_Up)
    assert box.chosen().label == first


def test_escape_closes_it_and_nothing_happens(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    window.open_command("bust łu")
    qtbot.keyClick(window.command.line, Qt.Key.Key_Escape)
    assert not window.command.isVisible()
    assert status(evening, 1) is EntryStatus.PLAYING


def test_plus_goes_on_with_the_same_hand(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    window.open_command("bust łu")
    box = window.command
    qtbot.keyClick(box.line, Qt.Key.Key_Plus)
    seat = evening.session.words.seat(evening.session.players_view().rows[0].seat)
    assert box.line.text() == f"bust {seat} + "
    qtbot.keyClicks(box.line, "hu")
    assert box.sentence.text() == "Bust out Łukasz Żółć and Thị Hương Nguyễn in one hand, places 19 to 20"
    qtbot.keyClick(box.line, Qt.Key.Key_Return)
    assert [status(evening, number) for number in (1, 6)] == [EntryStatus.OUT, EntryStatus.OUT]


def test_a_name_that_looks_like_markup_is_a_name(window: MainWindow) -> None:
    window.open_command("bust <b>")
    assert "=1+1 <b>Bob</b>" in window.command.sentence.text()
    assert window.command.sentence.textFormat() is Qt.TextFormat.PlainText
    window.command.grab()


def test_what_means_nothing_says_what_could_be_typed(window: MainWindow, qtbot: QtBot) -> None:
    window.open_command("qq7")
    assert window.command.sentence.text() == "Nothing found by that name"
    assert not window.command.take.isVisible()
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    assert window.command.isVisible()


def test_an_action_by_name_is_done_or_says_why_not(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    window.open_command("pause")
    assert window.command.sentence.text() == "Pause"
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    assert evening.session.status_view().phase == "paused"
    window.open_command("pause")
    assert window.command.sentence.text().startswith("Pause is not possible now")
    assert not window.command.take.isVisible()


def test_somebody_of_the_club_or_somebody_new_is_registered(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    from tdapp.domain import tournament

    evening.session.do(tournament.open_registration)
    window.open_command("reg ada")
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    assert evening.session.status_view().entries == 21
    window.open_command("reg Grace Hopper")
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    assert evening.session.status_view().entries == 22
    assert PlayerName("Hopper", "Grace") in evening.club.directory.values()


def test_somebody_of_the_club_is_offered_at_every_letter_of_the_name(
    window: MainWindow, evening: Evening, qtbot: QtBot
) -> None:
    """Letter by letter, with no verb: not only the first time nobody here is called so."""
    from tdapp.domain import tournament

    evening.session.do(tournament.open_registration)
    (known,) = evening.club.add_players([(PlayerName("Blom", "Bas"), "77")])
    window.open_command("")
    qtbot.keyClicks(window.command.line, "bas blom")
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    assert known in evening.session.view(lambda state: state.players)


def test_people_of_one_name_are_told_apart_before_one_is_registered(window: MainWindow, evening: Evening) -> None:
    """By what the club has of each, in every language; and it is said when one of that name is in already."""
    evening.session.do(tournament.open_registration)
    jan = PlayerName("Smit", "Jan")
    one, other = evening.club.add_players([(jan, "1042"), (jan, "77")])
    window.open_command("reg jan smit")
    shown = [each.label for each in window.command.list.lines if each.action == "entries.register"]
    assert shown == [
        "Jan Smit · club number 1042 · has never played here",
        "Jan Smit · club number 77 · has never played here",
    ]
    assert "club number 1042" in window.command.sentence.text() and "already" not in window.command.sentence.text()
    evening.session.do(entries.register, (one,), "seed")
    window.open_command("")
    window.open_command("reg jan smit")
    chosen = window.command.chosen()
    assert chosen.args == ((other,),) and chosen.label == "Jan Smit · club number 77 · has never played here"
    assert window.command.sentence.text() == (
        "Register Jan Smit (club number 77 · has never played here). Somebody else of that name is already in"
    )
    evening.session.do(entries.register, (other,), "seed")
    window.open_command("")
    window.open_command("reg jan smit")
    assert window.command.sentence.text().endswith("Somebody of that name is already in")


def test_whose_name_nobody_shares_needs_nothing_beside_it(window: MainWindow, evening: Evening) -> None:
    evening.session.do(tournament.open_registration)
    window.open_command("reg lovelace")
    assert window.command.chosen().label == "Ada Lovelace"


def test_time_is_added(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    before = evening.session.clock_view().left
    window.open_command("+5")
    assert window.command.sentence.text() == "Add 5 min to this level"
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    assert (evening.session.clock_view().left - before).total_seconds() == 300


def test_it_speaks_without_a_tournament_too(window: MainWindow, evening: Evening) -> None:
    evening.session.switch(None)
    window.open_command("ada")
    assert window.command.isVisible() and window.command.chosen() is None
    window.open_command("tourn")
    assert window.command.chosen().action == "window.lobby"


def test_a_long_list_and_a_long_name_stay_inside(window: MainWindow, evening: Evening) -> None:
    evening.club.people.rename(evening.people[0], PlayerName("Ł" * 200, "Łukasz"))
    evening.session.changed.emit("club")
    window.open_command("bust łu")
    box = window.command
    assert box.width() == 560
    assert box.geometry().bottom() < window.height()
    box.grab()


def test_every_entry_is_one_key_each_away_by_seat(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    row = evening.session.players_view().rows[7]
    qtbot.waitUntil(window.isActiveWindow)
    window.stack.setFocus()
    qtbot.keyClick(window.windowHandle(), evening.session.words.seat(row.seat)[0])
    assert window.command is not None and window.command.isVisible()
    qtbot.keyClicks(window.command.line, evening.session.words.seat(row.seat)[1:])
    assert window.command.chosen().row.entry == EntryId(8)


def test_a_ruling_opens_with_the_seat_that_was_typed(window: MainWindow) -> None:
    window.open_command("rule oot 2-3")
    assert "2-3" in window.command.sentence.text()
    window.command.do()
    page = window.current()
    draft = page.ruling.draft
    assert (draft.incident.id, draft.table.table, draft.answers()["seat"]) == ("turn.out_of_turn", 2, 3)
    assert page.tables.currentData() == 2


def test_a_ruling_without_a_seat_is_at_the_one_chosen_on_the_map(window: MainWindow) -> None:
    window.go("tables")
    tables = window.current()
    tables.map.go_to(Seat(TableNo(2), 4))
    window.open_command("rule misdael")
    window.command.do()
    draft = window.current().ruling.draft
    assert (draft.incident.id, draft.table.table, draft.seat) == ("deal.misdeal", 2, 4)


def test_a_free_seat_is_no_place_for_a_ruling_and_what_was_typed_stays(window: MainWindow) -> None:
    window.open_command("rule oot 9-1")
    window.command.do()
    assert window.command.isVisible() and window.command.line.text() == "rule oot 9-1"
    assert "9" in window.command.sentence.text()


def test_a_name_is_not_taken_for_an_incident(window: MainWindow) -> None:
    window.open_command("de vries")
    assert [each.action for each in window.command.list.lines] == ["", "registration.open"]


def test_the_page_of_rulings_opens_at_the_first_table_and_keeps_what_was_chosen(window: MainWindow) -> None:
    window.go("rulings")
    page = window.current()
    assert page.tables.currentData() == page.ruling.draft.table.table == 1
    window.open_command("rule oot 2-3")
    window.command.do()
    page.retranslate()
    page.refresh()
    assert page.tables.currentData() == page.ruling.draft.table.table == 2


def test_a_ruling_is_at_no_table_until_one_of_several_was_named(window: MainWindow) -> None:
    window.open_command("rule oot")
    window.command.do()
    page = window.current()
    assert page.ruling.draft.incident.id == "turn.out_of_turn"
    assert (page.ruling.draft.table.table, page.tables.currentData()) == (None, None)
    window.open_command("rule oot 2-3")
    window.command.do()
    window.go("players")
    window.open_command("rule misdeal")
    window.command.do()
    assert page.tables.currentData() == 2
    assert page.ruling.draft.table.table == 2


def test_alt_and_a_letter_types_nothing_into_the_box(window: MainWindow, qtbot: QtBot) -> None:
    window.open_command("zo")
    qtbot.keyClick(window.command.line, Qt.Key.Key_W, Qt.KeyboardModifier.AltModifier)
    assert window.command.line.text() == "zo"


@pytest.mark.parametrize("page", ["tables", "clock", "prizes"])
def test_whoever_nobody_knows_is_registered_from_any_page(window: MainWindow, evening: Evening, page: str) -> None:
    evening.session.do(tournament.open_registration)
    window.go(page)
    window.open_command("pim new")
    assert [each.action for each in window.command.list.lines] == ["entries.register_new"]
    before = evening.session.status_view().entries
    window.command.do()
    assert evening.session.status_view().entries == before + 1
    assert evening.session.players_view().rows[-1].name == PlayerName("New", "Pim")


def test_help_finds_the_help_first(window: MainWindow) -> None:
    window.open_command("help")
    assert window.command.list.lines[0].action == "window.keys"
