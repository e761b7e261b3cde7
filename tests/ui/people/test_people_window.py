"""The window of the people of the club: finding, keeping, merging, blocking, erasing, all by keyboard."""

import json
from collections.abc import Iterator
from datetime import UTC, date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.app.club import operators
from tdapp.app.club.club_lines import lines
from tdapp.app.people import people_acts
from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.past_evenings import Finished, Titled, every_evening, keeping
from tdapp.app.registration.exchange import Incoming
from tdapp.domain import tournament
from tdapp.domain.people.person import Block, BlockKind, Field, PersonData, PrivateData
from tdapp.domain.pieces import at_once
from tdapp.domain.prizes import payouts
from tdapp.domain.rights import ROLES, Role
from tdapp.domain.units import Cents, EntryId, PlayerId
from tdapp.read.people.names import PlayerName, fold
from tdapp.store import players
from tdapp.store.players import PlayerRecord
from tdapp.texts import LANGUAGES
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.people import deeds
from tdapp.ui.people.finding import MOST
from tdapp.ui.people.model import CARD, MAY_PLAY, NAME, NATIONALITY, NICKNAME, PLAYED
from tdapp.ui.people.photo import PictureTrouble, small_photo
from tdapp.ui.people.window import PeopleWindow
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tests.ui.pages.evening import Evening
from tests.ui.test_cut_text import Screen

ALT, CTRL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ADA = PersonData("Lindqvist", "Ada", "Swede", "A-12", "SE", "ada@example.org", "+46 70 1234567", ("sv",), "", "Seat 1")
NAMES = [
    PlayerName("Jansen", "Zoë"),
    PlayerName("Żółć", "Łukasz"),
    PlayerName("李", "小龙"),
    PlayerName("محمد", "علي"),
    PlayerName("Wolkenberg" * 15, "Max"),
]


class Club:
    """The window with its club, and what was told."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.evening = Evening(folder, NAMES)
        self.session, self.people = self.evening.session, self.evening.club.people
        self.ada = self.people.add(ADA)
        self.qtbot = qtbot
        self.told: list[Told] = []
        self.session.told.connect(self.told.append)
        self.window = PeopleWindow(self.session)
        qtbot.addWidget(self.window)
        self.window.resize(1180, 680)
        self.window.come()
        qtbot.waitUntil(self.window.isActiveWindow)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.window.focusWidget() or self.window, key, modifiers)

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.window.focusWidget(), text)

    def listed(self) -> list[str]:
        model = self.window.finding.model
        return [str(model.index(row, NAME).data()) for row in range(model.rowCount())]

    def cells(self, player: PlayerId) -> list[object]:
        model = self.window.finding.model
        row = model.row_of(player)
        assert row is not None
        return [model.index(row, column).data() for column in range(model.columnCount())]

    def last(self) -> str:
        return self.told[-1].text


@pytest.fixture
def club(tmp_path: Path, qtbot: QtBot) -> Iterator[Club]:
    look().wear("dark")
    club = Club(tmp_path, qtbot)
    yield club
    club.evening.close()


def test_everybody_is_listed_and_found_while_it_is_typed(club: Club) -> None:
    assert club.listed()[:2] == ["Jansen, Zoë", "Lindqvist, Ada"] and len(club.listed()) == 6
    club.type("zol")
    assert club.listed() == ["Żółć, Łukasz"]
    club.qtbot.waitUntil(lambda: club.window.form.title.text() == "Łukasz Żółć")
    club.window.finding.search.setText("a-12")
    assert club.listed() == ["Lindqvist, Ada"]
    club.window.finding.search.setText("小")
    assert club.listed() == ["李, 小龙"]


def test_a_line_says_all_of_somebody_that_lists_need(club: Club) -> None:
    club.evening.register(1)
    people_acts.block(club.evening.club, club.ada, Block(BlockKind.SELF, None))
    ada = club.cells(club.ada)
    assert [ada[column] for column in (NAME, NICKNAME, CARD, NATIONALITY, PLAYED, MAY_PLAY)] == [
        "Lindqvist, Ada",
        "Swede",
        "A-12",
        "Sweden",
        "",
        "Barred",
    ]
    assert club.cells(club.evening.people[0])[PLAYED] == "21 November 2026"


def test_nobody_found_is_said_and_a_new_person_begins_with_the_name(club: Club) -> None:
    club.type("Berg, Piet")
    assert club.window.finding.stack.currentWidget() is club.window.finding.empty
    assert "Berg, Piet" in club.window.finding.empty.why.text()
    club.press(Qt.Key.Key_N, CTRL)
    form = club.window.form
    assert (form.last.line.text(), form.first.line.text()) == ("Berg", "Piet")
    club.press(Qt.Key.Key_S, CTRL)
    assert "Berg, Piet" in club.listed() and club.last() == "New in the club: Piet Berg"


def test_an_empty_club_says_what_to_do(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path)
    window = PeopleWindow(evening.session)
    qtbot.addWidget(window)
    window.come()
    assert window.finding.empty.title.text() == "Nobody yet"
    assert window.side.currentWidget() is window.nobody
    evening.close()


def test_enter_opens_the_form_and_what_was_typed_is_kept(club: Club) -> None:
    club.type("ada")
    club.press(Qt.Key.Key_Return)
    form = club.window.form
    assert form.first.line.hasFocus()
    form.email.line.setFocus()
    form.email.line.clear()
    club.type("Ada@Example.net")
    form.nationality.line.setText("Duitsland")
    form.languages.line.setText("nl, Frans")
    form.last.line.setFocus()
    form.last.line.end(False)
    club.type("-Berg")
    club.press(Qt.Key.Key_S, CTRL)
    person = club.people.person(club.ada, needs=True)
    assert person is not None
    kept = person.data
    assert (kept.last, kept.email, kept.nationality, kept.languages) == (
        "Lindqvist-Berg",
        "ada@example.net",
        "DE",
        ("nl", "fr"),
    )
    assert kept.needs == "Seat 1" and form.title.text() == "Ada Lindqvist-Berg"
    assert not form.save.isEnabled()


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("email", "ada at home", "not an e-mail address"),
        ("phone", "call me", "not a telephone number"),
        ("nationality", "Atlantis", "not a country"),
        ("languages", "Klingons", "not a language"),
        ("first", "x" * 201, "200 is the maximum"),
    ],
)
def test_what_cannot_be_kept_is_said_at_its_field(club: Club, field: str, typed: str, said: str) -> None:
    club.window.show_person(club.ada)
    line = getattr(club.window.form, field)
    line.line.setText(typed)
    line.edited.emit()
    club.press(Qt.Key.Key_S, CTRL)
    assert said in line.note.text() and line.line.hasFocus()
    person = club.people.person(club.ada, needs=True)
    assert person is not None and person.data == ADA


def test_a_card_of_somebody_else_is_refused(club: Club) -> None:
    club.window.show_person(club.evening.people[0])
    club.window.form.club_no.line.setText("a-12")
    assert club.window.form.keep() is False
    assert "Ada Lindqvist" in club.last()


def test_what_is_typed_is_not_lost_by_going_elsewhere(club: Club) -> None:
    club.window.show_person(club.ada)
    club.type("x")
    row = club.window.finding.model.row_of(club.evening.people[0])
    club.window.finding.table.setCurrentIndex(club.window.finding.model.index(row, NAME))
    assert club.window.form.player == club.ada and "Ctrl+S" in club.last()
    assert club.window.finding.current() == club.ada
    club.window.close()
    assert club.window.isVisible()
    club.press(Qt.Key.Key_L, ALT)
    assert club.window.form.first.line.text() == "Ada"
    club.press(Qt.Key.Key_Escape)
    assert not club.window.isVisible()


def test_somebody_changed_elsewhere_is_shown_but_not_over_what_is_typed(club: Club) -> None:
    club.window.show_person(club.ada)
    deeds.keep(club.session, club.ada, PersonData("Lovelace", "Ada"), None)
    assert club.window.form.title.text() == "Ada Lovelace"
    club.window.form.first.line.setText("x")
    deeds.keep(club.session, club.ada, PersonData("Byron", "Ada"), None)
    assert club.window.form.first.line.text() == "x"


def test_who_may_be_meant_is_offered_with_the_reason_and_opened_by_enter(club: Club) -> None:
    club.window.add(PersonData("Lindkvist", "Ada", email="ada@example.org"))
    alike = club.window.form.alike
    assert alike.list.count() == 1
    assert alike.list.item(0).text() == "Ada Lindqvist, card A-12: has this e-mail address and has nearly the same name"
    alike.list.setFocus()
    club.press(Qt.Key.Key_Return)
    assert club.window.form.player == club.ada and club.window.form.email.line.text() == "ada@example.org"
    assert len(club.listed()) == 6


def test_two_are_merged_side_by_side_and_taken_apart(club: Club) -> None:
    other = club.people.add(PersonData("Lindkvist", "Ada", note="twin", phone="0612345678"))
    club.window.show_person(club.ada)
    club.qtbot.waitUntil(club.window.form.alike.isVisible)
    assert club.window.form.alike.list.item(0).text() == "Ada Lindkvist: has nearly the same name"
    club.press(Qt.Key.Key_M, ALT)
    merging = club.window.merging
    club.type("lindk")
    cells = [[cell.text for cell in row.cells] for row in merging.model.rows]
    assert ["Last name", "Lindqvist", "Lindkvist", "Lindqvist"] in cells and ["Note", "", "twin", "twin"] in cells
    club.press(Qt.Key.Key_S, ALT)
    assert merging.model.index(1, 3).data() == "Lindkvist"
    club.press(Qt.Key.Key_S, ALT)
    club.press(Qt.Key.Key_Return, CTRL)
    assert club.people.resolve(other) == club.ada and "are now one" in club.last()
    assert club.window.form.note.typed() == "twin" and len(club.listed()) == 6
    club.window.form.part(other)
    assert club.people.resolve(other) == other and "Lindkvist, Ada" in club.listed()
    assert club.last() == "Ada Lindkvist is a separate person again"


def test_two_who_met_are_not_merged(club: Club) -> None:
    club.evening.register(2)
    club.window.show_person(club.evening.people[0])
    club.window.do("merge")
    club.window.merging.search.setText("zol")
    club.window.merging.merge()
    assert "Herfst Open 2026" in club.last() and club.told[-1].kind == "refused"


def test_a_block_until_a_day_and_lifted_again(club: Club) -> None:
    club.window.show_person(club.ada)
    club.press(Qt.Key.Key_B, ALT)
    club.type("1-1-2027")
    club.window.form.blocking.kinds[BlockKind.SELF].setChecked(True)
    club.press(Qt.Key.Key_Return)
    assert club.people.standing_block(club.ada) == Block(BlockKind.SELF, date(2027, 1, 1))
    assert club.window.form.standing.sign.text == "Barred until 1 January 2027"
    assert club.cells(club.ada)[MAY_PLAY] == "Barred"
    standing = club.window.form.standing
    standing.lift.click()
    assert club.people.standing_block(club.ada) is not None and "Say why it ends early" in club.last()
    standing.why.setFocus()
    club.type("a typing error")
    club.press(Qt.Key.Key_Return)
    assert club.people.standing_block(club.ada) is None and not standing.isVisible()
    assert lines(club.evening.club)[0].reason == "a typing error"


def test_a_block_of_the_house_is_lifted_without_a_reason(club: Club) -> None:
    club.window.show_person(club.ada)
    assert deeds.block(club.evening.session, club.ada, Block(BlockKind.HOUSE, None))
    club.window.show_person(club.ada)
    assert club.window.form.standing.isVisible() and not club.window.form.standing.why.isVisible()
    club.window.form.standing.lift.click()
    assert club.people.standing_block(club.ada) is None


def test_a_block_that_is_over_already_is_refused(club: Club) -> None:
    club.window.show_person(club.ada)
    club.window.do("block")
    club.window.form.blocking.until.line.setText("2020-01-01")
    club.window.form.blocking.do.click()
    assert club.people.standing_block(club.ada) is None and "already be over" in club.last()
    assert club.window.form.blocking.isVisible()


def test_private_data_are_masked_and_shown_while_held(club: Club, qtbot: QtBot) -> None:
    club.window.show_person(club.ada)
    private = club.window.form.private
    assert not private.isVisible()
    club.people.set_rules(DirectoryRules(frozenset({Field.BORN}), private=True))
    club.people.set_private(club.ada, PrivateData("NX9CK1234", date(1985, 3, 21)))
    club.window.show_person(club.ada)
    assert private.said.text() == "Document number: ****1234   Date of birth: known"
    qtbot.mousePress(private.reveal, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert "NX9CK1234" in private.said.text() and "21 March 1985" in private.said.text()
    qtbot.mouseRelease(private.reveal, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert "NX9CK1234" not in private.said.text()
    club.press(Qt.Key.Key_V, ALT)
    private.document.line.clear()
    private.document.edited.emit()
    club.press(Qt.Key.Key_S, CTRL)
    assert club.people.private(club.ada) == PrivateData("", date(1985, 3, 21))


def test_what_the_club_wants_is_marked_and_what_lacks_is_said(club: Club) -> None:
    club.people.set_rules(DirectoryRules(frozenset({Field.EMAIL, Field.PHONE})))
    club.window.show_person(club.evening.people[0])
    form = club.window.form
    assert form.email.caption.text() == "E-mail address, needed"
    assert "e-mail address and telephone number" in form.lacks.text() and form.lacks.isVisible()


def test_what_the_club_keeps_is_settled_and_forgetting_is_named(club: Club) -> None:
    club.press(Qt.Key.Key_G, ALT)
    rules = club.window.rules
    assert not rules.checks[Field.BORN].isVisible() and not rules.save.isEnabled()
    rules.private.setChecked(True)
    rules.checks[Field.BORN].setChecked(True)
    club.press(Qt.Key.Key_S, CTRL)
    assert club.people.rules() == DirectoryRules(frozenset({Field.BORN}), private=True)
    club.people.set_private(club.ada, PrivateData("X1"))
    club.press(Qt.Key.Key_G, ALT)
    rules.private.setChecked(False)
    assert rules.forget.isVisible() and not rules.save.isVisible()
    rules.forget.click()
    assert club.people.private(club.ada) == PrivateData() and club.people.rules() == DirectoryRules()


def test_erasing_wants_the_name_and_nobody_is_found_afterwards(club: Club) -> None:
    club.window.show_person(club.ada)
    club.press(Qt.Key.Key_E, ALT)
    erasing = club.window.erasing
    assert not erasing.do.isEnabled()
    club.type("Ada")
    club.press(Qt.Key.Key_Return)
    assert club.ada in club.people.index
    club.type(" lindqvist")
    club.press(Qt.Key.Key_Return)
    assert club.ada not in club.people.index and club.last().startswith("Erased. What remains is called Erased player")
    assert club.window.side.currentWidget() is club.window.nobody and "Lindqvist, Ada" not in club.listed()


def test_who_still_plays_is_not_erased(club: Club) -> None:
    club.evening.register(1)
    club.window.show_person(club.evening.people[0])
    club.window.do("erase")
    club.window.erasing.line.setText("zoe jansen")
    club.window.erasing.do.click()
    assert "Herfst Open 2026" in club.last() and club.evening.people[0] in club.people.index


def test_a_photo_is_made_small_kept_and_removed(club: Club, tmp_path: Path) -> None:
    large = QImage(1600, 1200, QImage.Format.Format_ARGB32)
    large.fill(QColor("teal"))
    large.save(str(tmp_path / "face.png"))
    club.window.show_person(club.ada)
    photo = club.window.form.photo
    photo.take(str(tmp_path / "face.png"))
    body = club.people.photo(club.ada)
    assert body is not None and body.startswith(b"\xff\xd8\xff")
    kept = QImage.fromData(body)
    assert (kept.width(), kept.height()) == (400, 300)
    photo.remove.click()
    assert club.people.photo(club.ada) is None


def test_what_is_no_picture_is_said(club: Club, tmp_path: Path) -> None:
    (tmp_path / "face.jpg").write_text("no picture")
    club.window.show_person(club.ada)
    club.window.form.photo.take(str(tmp_path / "face.jpg"))
    assert "this kind of picture cannot be read" in club.last() and club.people.photo(club.ada) is None
    whole = QImage(60, 60, QImage.Format.Format_RGB32)
    whole.fill(0x336699)
    assert whole.save(str(tmp_path / "whole.png"))
    (tmp_path / "cut.png").write_bytes((tmp_path / "whole.png").read_bytes()[:60])
    for name, why in (("nothing.png", PictureTrouble.MISSING), ("cut.png", PictureTrouble.DAMAGED)):
        assert small_photo(str(tmp_path / name)) is why


def test_past_evenings_with_place_and_prize(club: Club) -> None:
    evening = club.evening
    evening.register(3)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.bust(1, 2)
    evening.session.do(payouts.post_prizes)
    for entry in (1, 2, 3):
        evening.session.do(payouts.pay, EntryId(entry))
    evening.session.do(tournament.finish)
    club.window.show_person(evening.people[0])
    club.press(Qt.Key.Key_I, ALT)
    past = club.window.past
    assert past.list.item(0).text().startswith("Herfst Open 2026\n21 November 2026 · 1 entries, place 3, prize €90.00")
    club.press(Qt.Key.Key_Escape)
    assert club.window.side.currentWidget() is club.window.form
    club.window.show_person(club.ada)
    club.window.do("history")
    assert past.empty.isVisible() and past.empty.title.text() == "Has not played here yet"


def imported(club: Club) -> None:
    """An evening of another program, with somebody new."""
    rows = [
        Finished(Incoming(1, PlayerName("Lindqvist", "Ada"), None, club.ada), 1, 1, Cents(90_00), 1, 2, 1),
        Finished(Incoming(2, PlayerName("Vos", "Kim"), None, None), 2, 2, Cents(0), 1),
    ]
    at_once(keeping(club.evening.club, Titled("Friday", date(2026, 3, 13), "EUR"), rows))


def test_an_import_is_undone_from_the_past_of_a_player_by_keys_and_asked_first(club: Club) -> None:
    before = dict(club.people.counted())
    imported(club)
    club.window.show_person(club.ada)
    club.press(Qt.Key.Key_I, ALT)
    past, part = club.window.past, club.window.imported
    assert past.list.item(0).text() == (
        "Friday\n13 March 2026 · 1 entries, 2 rebuys, 1 add-ons, place 1, prize €90.00, imported"
    )
    club.press(Qt.Key.Key_Delete)
    club.qtbot.waitUntil(part.asking.isVisible)
    assert club.window.side.currentWidget() is part
    assert part.says.text() == "Undo the import of Friday of 13 March 2026?"
    assert part.goes.text() == "2 results go. 1 people who came with it go too: Kim Vos."
    club.press(Qt.Key.Key_Escape)
    assert not part.asking.isVisible() and club.window.side.currentWidget() is part
    assert part.list.item(0).text() == "Friday\n13 March 2026 · 2 results, 2 rebuys, 1 add-ons, €90.00 in prizes"
    assert len(every_evening(club.evening.club)) == 1
    club.press(Qt.Key.Key_Delete)
    club.qtbot.waitUntil(part.asking.isVisible)
    club.press(Qt.Key.Key_Return)
    club.qtbot.waitUntil(lambda: not every_evening(club.evening.club))
    assert dict(club.people.counted()) == before
    assert club.last() == "Import undone: Friday of 13 March 2026" and part.empty.isVisible()
    club.press(Qt.Key.Key_Escape)
    assert club.window.side.currentWidget() is not part


def test_an_evening_of_the_club_has_no_import_to_undo(club: Club) -> None:
    club.evening.register(1)
    club.window.show_person(club.evening.people[0])
    club.window.do("history")
    assert not club.window.past.undo.isVisible()
    imported(club)
    club.window.past.show_person(club.ada)
    assert club.window.past.undo.isEnabled()


def test_without_the_right_an_import_stays(club: Club) -> None:
    imported(club)
    club.window.show_imported()
    operators.switch_on(club.evening.club, "Eve", "271828")
    floor = operators.add(club.evening.club, "Fay", ROLES[Role.FLOOR], "314159")
    club.evening.club.desk.operator = floor
    club.window.imported.undo.click()
    club.qtbot.waitUntil(lambda: not club.window.imported.progress.isVisible())
    assert not club.window.imported.asking.isVisible() and len(every_evening(club.evening.club)) == 1


def test_the_file_of_a_person_is_written(club: Club, tmp_path: Path) -> None:
    club.window.show_person(club.ada)
    club.press(Qt.Key.Key_D, ALT)
    asking = club.window.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "ada.json"))
    asking.close()
    assert json.loads((tmp_path / "ada.json").read_text(encoding="utf-8"))["person"]["email"] == "ada@example.org"
    assert deeds.save_file(club.session, club.ada, str(tmp_path / "no" / "ada.json")) is False
    assert club.told[-1].kind == "error"


def test_more_people_than_anybody_looks_through(club: Club) -> None:
    club.people.add_players((PlayerName(f"Berg{number}", "Piet"), "") for number in range(MOST + 50))
    club.window.refresh()
    assert len(club.listed()) == MOST + 56
    club.window.finding.search.setText("piet")
    assert len(club.listed()) == MOST and str(MOST) in club.window.finding.count.text()


def test_the_main_window_opens_it_by_key_and_for_a_player(tmp_path: Path, qtbot: QtBot) -> None:
    look().wear("dark")
    evening = Evening(tmp_path, NAMES)
    evening.register(2)
    main = MainWindow(evening.session)
    qtbot.addWidget(main)
    main.show()
    evening.session.switch(None)
    main.go("lobby")
    qtbot.waitUntil(main.isActiveWindow)
    qtbot.keyClick(main.windowHandle(), Qt.Key.Key_M, CTRL | SHIFT)
    assert main.beside.people is not None and main.beside.people.isVisible()
    main.beside.people.close()
    evening.session.switch(evening.session.on_now()[0])
    main.go("players")
    page = main.current()
    assert isinstance(page, PlayersPage)
    page.show_entry(1)
    page.do("person")
    assert main.beside.people.isVisible() and main.beside.people.form.title.text() == "Zoë Jansen"
    main.toggle_lock()
    assert not main.beside.people.isVisible()
    main.close()
    evening.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1350, 700), (1008, 592), (880, 540)])
def test_nothing_is_cut_at_the_side(club: Club, theme: str, language: str, size: tuple[int, int]) -> None:
    look().wear(theme)
    languages = Languages(UTC, parent=club.session)
    club.session.words = languages.words(language)
    club.session.words_changed.emit()
    club.people.set_rules(DirectoryRules(frozenset({Field.EMAIL}), private=True))
    people_acts.block(club.evening.club, club.ada, Block(BlockKind.SELF, date(2027, 1, 1)))
    club.window.resize(*size)
    club.window.show_person(club.ada)
    club.window.form.blocking.ask()
    assert (club.window.width(), club.window.height()) == size
    form = club.window.form
    inside = form.area.widget()
    assert inside.width() <= form.area.viewport().width()
    for line in form.findChildren(QLineEdit):
        assert not line.isVisible() or line.width() >= 120
    for button in club.window.findChildren(Button):
        if button.isVisible():
            button.show_key(shown=False)
            assert button.width() >= button.sizeHint().width(), button.text()


def test_the_desk_shows_all_about_whose_account_it_is(tmp_path: Path, qtbot: QtBot) -> None:
    look().wear("dark")
    evening = Evening(tmp_path, NAMES)
    evening.register(2)
    main = MainWindow(evening.session)
    qtbot.addWidget(main)
    main.show()
    main.go("desk")
    page = main.current()
    assert isinstance(page, RegistrationPage)
    page.show_account(EntryId(1))
    qtbot.waitUntil(main.isActiveWindow)
    qtbot.keyClick(main.windowHandle(), Qt.Key.Key_P, ALT)
    assert main.beside.people.form.title.text() == "Zoë Jansen"
    main.close()
    evening.close()


def test_a_list_that_is_not_ready_comes_in_parts(club: Club) -> None:
    records = [PlayerRecord(PlayerId(f"{number:032x}"), f"Berg{number}", "Piet") for number in range(2_500)]
    with club.evening.club.file.transaction() as db:
        players.add(db, records, now=club.evening.session.now(), fold=fold)
    club.people.took(records)
    club.window.finding.refresh()
    assert club.window.finding.count.text() == "Preparing the list"
    club.qtbot.waitUntil(lambda: len(club.listed()) == 2_506)


def test_tab_goes_through_the_fields_and_whoever_may_be_meant(club: Club) -> None:
    club.window.add(PersonData("Lindkvist", "Ada"))
    seen = []
    for _ in range(4):
        focus = club.window.focusWidget()
        seen.append(focus.objectName() if focus is not None else "")
        club.press(Qt.Key.Key_Tab)
    assert seen == ["person_first", "person_last", "people_alike", "person_nickname"]


def test_what_only_some_may_see_is_hidden_from_the_others(club: Club) -> None:
    people_acts.block(club.evening.club, club.ada, Block(BlockKind.SELF, None))
    club.people.set_rules(DirectoryRules(private=True))
    club.people.set_private(club.ada, PrivateData("NX9CK1234"))
    club.window.show_person(club.ada)
    form = club.window.form
    assert form.standing.kind.text() == "At their own request" and form.needs.isVisible()
    director = operators.switch_on(club.evening.club, "Eve", "246810")
    floor = operators.add(club.evening.club, "Bo", ROLES[Role.VIEWER], "135791")
    operators.sign_in(club.evening.club, floor, "135791")
    club.window.show_person(club.ada)
    assert form.standing.kind.text() == "" and not form.needs.isVisible()
    assert not form.private.isVisible()
    form.first.line.setText("Eve")
    assert form.keep() is False and club.told[-1].kind == "refused"
    form.leave_it()
    club.press(Qt.Key.Key_E, CTRL)
    assert club.told[-1].kind == "refused" and club.window.findChild(QFileDialog) is None
    operators.sign_in(club.evening.club, director, "246810")
    club.window.show_person(club.ada)
    assert form.private.reveal.isVisible() and form.needs.isVisible()


def test_a_club_that_is_closed_leaves_nothing_open_and_nothing_asks_for_it(club: Club, qtbot: QtBot) -> None:
    club.window.show_person(club.ada)
    club.window.finding.search.setFocus()
    club.type("zol")
    club.session.close()
    club.window.leave_club()
    qtbot.wait(300)
    assert not club.window.isVisible() and club.window.form.player is None


@pytest.mark.parametrize(
    ("display", "window"),
    [((1366, 768), (1320, 720)), ((1920, 1080), (1760, 940)), ((800, 600), (880, 552))],
)
def test_it_uses_the_room_of_the_display_and_keeps_the_size_somebody_gave_it(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, display: tuple[int, int], window: tuple[int, int]
) -> None:
    monkeypatch.setattr(PeopleWindow, "screen", lambda _window: Screen(QSize(*display)), raising=False)
    people = PeopleWindow(Evening(tmp_path, NAMES).session)
    qtbot.addWidget(people)
    people.come()
    assert (people.width(), people.height()) == window
    people.resize(880, 545)
    people.hide()
    people.come()
    assert (people.width(), people.height()) == (880, 545)
