"""Importing people into the directory: what would happen is shown first, and leaving leaves nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.people_plan import Fate
from tdapp.domain.people.person import PersonData
from tdapp.read.people.names import PlayerName
from tdapp.ui.people_importing import POLICIES, PeopleImporting
from tdapp.ui.people_rows import REASONS, Policy
from tdapp.ui.session import Told
from tests.ui.pages.evening import Evening

LIST = (
    "Achternaam;Voornaam;Kaartnummer;Land;E-mail;Talen\n"
    "Berg;Piet;;Nederland;piet@example.org;nl\n"
    "Lindqvist;Ada;7;SE;;\n"
    "Jansen;Zoë;;;;\n"
    "Vos;Kim;8;Atlantis;;nl, Klingons\n"
    ";;9;;;\n"
)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [PlayerName("Jansen", "Zoë")])
    evening.club.people.add(PersonData("Lindqvist", "Ada", club_no="7"))
    yield evening
    evening.close()


@pytest.fixture
def importing(evening: Evening, qtbot: QtBot, tmp_path: Path) -> PeopleImporting:
    return opened(evening, qtbot, tmp_path, LIST)


def opened(evening: Evening, qtbot: QtBot, folder: Path, text: str) -> PeopleImporting:
    (folder / "leden.csv").write_text(text, encoding="utf-8")
    importing = PeopleImporting(evening.session)
    importing.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    importing.finished.disconnect(importing.deleteLater)
    qtbot.addWidget(importing)
    importing.load(str(folder / "leden.csv"))
    qtbot.waitUntil(importing.take.isEnabled)
    return importing


def rows(importing: PeopleImporting) -> list[list[str]]:
    model = importing.rows
    return [[str(model.index(row, column).data()) for column in range(4)] for row in range(model.rowCount())]


def people(evening: Evening) -> set[str]:
    return {name.full for _player, name in evening.club.people.counted()}


def test_shows_what_would_happen_and_why(importing: PeopleImporting, evening: Evening) -> None:
    assert importing.counted.text() == "New: 2. Changed: 1. Unchanged: 1. Left out: 1."
    assert importing.take.text() == "Save 3 players"
    assert rows(importing) == [
        ["6", "9", "left out", "no name"],
        [
            "5",
            "Vos, Kim",
            "new",
            "'Atlantis' is not a country and is not imported; 'Klingons' is not a language and is not imported",
        ],
        ["2", "Berg, Piet", "new", ""],
        ["3", "Lindqvist, Ada", "changed", "known by club card; changes: nationality"],
        ["4", "Jansen, Zoë", "no change", "known by name"],
    ]
    assert people(evening) == {"Zoë Jansen", "Ada Lindqvist"}


def test_all_are_saved_and_everybody_is_told(importing: PeopleImporting, evening: Evening, qtbot: QtBot) -> None:
    told: list[Told] = []
    changed: list[str] = []
    evening.session.told.connect(told.append)
    evening.session.changed.connect(changed.append)
    with qtbot.waitSignal(importing.saved):
        importing.take.click()
    assert people(evening) == {"Zoë Jansen", "Ada Lindqvist", "Piet Berg", "Kim Vos"}
    assert told[-1].text == "Players imported: 2 new, 1 changed"
    assert changed == ["club"]
    found = evening.club.people.index.card("8")
    assert found is not None
    person = evening.club.people.person(found, needs=False)
    assert person is not None and person.data.languages == ("nl",)


def test_what_becomes_of_those_the_club_knows(importing: PeopleImporting) -> None:
    def fates(policy: Policy) -> list[Fate]:
        importing.policy.setCurrentIndex(list(POLICIES).index(policy))
        return [fate for _arrival, fate in importing.rows.decided()]

    assert fates(Policy.SKIP) == [Fate.NEW, Fate.SKIP, Fate.SAME, Fate.NEW]
    assert fates(Policy.NEW) == [Fate.NEW, Fate.SKIP, Fate.NEW, Fate.NEW]
    assert fates(Policy.UPDATE) == [Fate.NEW, Fate.UPDATE, Fate.SAME, Fate.NEW]


def test_a_row_is_changed_with_the_space_key(importing: PeopleImporting, qtbot: QtBot) -> None:
    importing.table.selectRow(2)
    importing.turn_rows()
    assert rows(importing)[2][2] == "stays as it is"
    assert importing.take.text() == "Save 2 players"
    importing.table.selectRow(0)
    importing.turn_rows()
    assert rows(importing)[0][2] == "left out"


def test_the_director_says_what_the_columns_are(importing: PeopleImporting, qtbot: QtBot) -> None:
    choice = importing.choices.preview.cellWidget(0, 2)
    assert isinstance(choice, QComboBox)
    choice.setCurrentIndex(0)
    assert not importing.take.isEnabled()
    qtbot.waitUntil(importing.take.isEnabled)
    assert rows(importing)[-2][3] == "known by name; changes: nationality"


def test_without_a_name_column_nobody_comes_in(importing: PeopleImporting, qtbot: QtBot) -> None:
    for number in range(2):
        choice = importing.choices.preview.cellWidget(0, number)
        assert isinstance(choice, QComboBox)
        choice.setCurrentIndex(0)
    qtbot.waitUntil(importing.progress.isHidden)
    assert not importing.take.isEnabled()
    assert "which column is a name" in importing.take.toolTip()


def test_leaving_while_it_saves_leaves_nothing(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    lines = "".join(f"Last{number};First{number};;NL;;nl\n" for number in range(3_000))
    importing = opened(evening, qtbot, tmp_path, LIST.splitlines(keepends=True)[0] + lines)
    before = people(evening)
    importing.take_all()
    work = importing._work
    assert work is not None
    work.told.emit(1)
    assert not importing.take.isEnabled() and importing.progress.isVisible()
    importing.reject()
    qtbot.wait(200)
    assert people(evening) == before


def test_the_last_part_of_the_saving_cannot_be_left(importing: PeopleImporting, qtbot: QtBot) -> None:
    importing.take_all()
    work = importing._work
    assert work is not None
    work.told.emit(4)
    importing.reject()
    assert importing.isVisible()
    qtbot.waitUntil(lambda: not importing.isVisible())


def test_what_stands_in_the_way_is_told(importing: PeopleImporting, evening: Evening, qtbot: QtBot) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    evening.club.people.add(PersonData("Quick", club_no="8"))
    with qtbot.waitSignal(importing.finished):
        importing.take.click()
    assert told[-1].kind == "refused" and "Quick" in told[-1].text
    assert people(evening) == {"Zoë Jansen", "Ada Lindqvist", "Quick"}


def test_the_clock_is_heard_while_thousands_are_counted_and_saved(
    evening: Evening, qtbot: QtBot, tmp_path: Path, count_ticks: Callable[[], list[int]]
) -> None:
    lines = "".join(
        f"Last{number};First{number};{number};NL;a{number}@example.org;nl\n" for number in range(100, 5_100)
    )
    ticks = count_ticks()
    importing = opened(evening, qtbot, tmp_path, LIST.splitlines(keepends=True)[0] + lines)
    counted = len(ticks)
    with qtbot.waitSignal(importing.saved):
        importing.take_all()
    assert counted > 1 and len(ticks) - counted > 1
    assert len(people(evening)) == 5_002


@pytest.fixture
def count_ticks(qtbot: QtBot) -> Iterator[Callable[[], list[int]]]:
    from PySide6.QtCore import QTimer

    timer = QTimer()

    def begin() -> list[int]:
        ticks: list[int] = []
        timer.timeout.connect(lambda: ticks.append(len(ticks)))
        timer.start(1)
        return ticks

    yield begin
    timer.stop()


def test_a_birthday_is_a_column_only_where_the_club_keeps_them(evening: Evening) -> None:
    without = PeopleImporting(evening.session)
    evening.club.people.set_rules(DirectoryRules(private=True))
    with_them = PeopleImporting(evening.session)
    assert len(with_them.choices.kinds) == len(without.choices.kinds) + 1


def test_a_file_that_is_no_list_is_said(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    (tmp_path / "broken.xlsx").write_bytes(b"PK\x03\x04")
    importing = PeopleImporting(evening.session)
    with qtbot.waitSignal(importing.finished):
        importing.load(str(tmp_path / "broken.xlsx"))
    assert told[-1].kind == "error" and "damaged" in told[-1].text


def test_every_reason_has_a_sentence() -> None:
    import re

    from tdapp.app.lists import csv_files, workbooks
    from tdapp.app.people import people_plan

    modules = (people_plan, csv_files, workbooks)
    source = "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in modules)
    assert set(re.findall(r'"(row\.\w+)"', source)) == set(REASONS)


def test_the_worksheet_is_chosen_where_there_are_several(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    from openpyxl import Workbook

    book = Workbook()
    for title, last in (("Members", "Berg"), ("Former", "Vos")):
        page = book.create_sheet(title)
        page.append(("Achternaam", "Voornaam"))
        page.append((last, "Kim"))
    book.save(tmp_path / "leden.xlsx")
    importing = PeopleImporting(evening.session)
    qtbot.addWidget(importing)
    importing.load(str(tmp_path / "leden.xlsx"))
    qtbot.waitUntil(importing.take.isEnabled)
    choice = importing.choices.worksheet
    assert [choice.itemText(number) for number in range(choice.count())] == ["Members", "Former"]
    assert choice.isVisible() and [row[1] for row in rows(importing)] == ["Berg, Kim"]
    choice.setFocus()
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: [row[1] for row in rows(importing)] == ["Vos, Kim"])
    assert choice.currentText() == "Former"


LIKELY = "Achternaam;Voornaam\nJanssen;Zoë\nLindqvist;Adda\nBerg;Piet\n"


@pytest.fixture
def alike(evening: Evening, qtbot: QtBot, tmp_path: Path) -> PeopleImporting:
    importing = opened(evening, qtbot, tmp_path, LIKELY)
    qtbot.waitUntil(importing.join.isVisible)
    return importing


def test_whom_new_rows_may_be_is_said_and_they_stay_new(alike: PeopleImporting) -> None:
    shown = rows(alike)
    assert [row[1:3] for row in shown] == [["Janssen, Zoë", "new"], ["Lindqvist, Adda", "new"], ["Berg, Piet", "new"]]
    assert "perhaps Zoë Jansen" in shown[0][3] and shown[2][3] == ""
    assert alike.counted.text().startswith("New: 3.")


def test_a_row_is_taken_for_whom_it_is_likely_to_be(alike: PeopleImporting, evening: Evening, qtbot: QtBot) -> None:
    alike.table.setFocus()
    alike.table.selectRow(0)
    qtbot.keyClick(alike.table, Qt.Key.Key_Space)
    assert rows(alike)[0][2:] == ["changed", "Zoë Jansen of the club, your choice; changes: last name"]
    qtbot.keyClick(alike.table, Qt.Key.Key_Space)
    assert rows(alike)[0][2] == "stays as it is"
    qtbot.keyClick(alike.table, Qt.Key.Key_Space)
    assert rows(alike)[0][2] == "new"
    with qtbot.waitSignal(alike.saved):
        alike.take_all()
    assert people(evening) >= {"Zoë Jansen", "Zoë Janssen", "Ada Lindqvist", "Adda Lindqvist", "Piet Berg"}


def test_all_are_taken_for_whom_they_are_likely_to_be_with_one_key(
    alike: PeopleImporting, evening: Evening, qtbot: QtBot
) -> None:
    qtbot.keyClick(alike.table, Qt.Key.Key_J, Qt.KeyboardModifier.AltModifier)
    assert alike.join.isHidden() and alike.counted.text().startswith("New: 1. Changed: 2.")
    with qtbot.waitSignal(alike.saved):
        alike.take_all()
    assert people(evening) == {"Zoë Janssen", "Adda Lindqvist", "Piet Berg"}


def test_two_rows_are_not_taken_for_one_person(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    importing = opened(evening, qtbot, tmp_path, "Achternaam;Voornaam\nJanssen;Zoë\nJansem;Zoë\n")
    qtbot.waitUntil(importing.join.isVisible)
    importing.join_all()
    assert [row[2] for row in rows(importing)] == ["changed", "new"]
    importing.table.selectRow(1)
    importing.turn_rows()
    assert [row[2] for row in rows(importing)] == ["changed", "stays as it is"]


def test_d4_the_letters_can_be_said_by_keyboard(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    """What was found out stands there by name; another reads the file again at once, columns as they were said."""
    path = tmp_path / "leden.csv"
    path.write_bytes("naam;bijnaam;x\nErdős, Gábor;Rock;1\n".encode("cp1250"))
    importing = PeopleImporting(evening.session)
    importing.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    importing.finished.disconnect(importing.deleteLater)
    qtbot.addWidget(importing)
    importing.load(str(path))
    qtbot.waitUntil(importing.take.isEnabled)
    choices = importing.choices
    nickname = choices.preview.cellWidget(0, 1)
    assert isinstance(nickname, QComboBox)
    nickname.setCurrentIndex(0)
    qtbot.waitUntil(importing.take.isEnabled)
    said = {choices.encoding.itemText(number) for number in range(choices.encoding.count())}
    assert {"Windows-1252 (Western Europe)", "Windows-1250 (Central Europe)", "ISO-8859-2 (Central Europe)"} <= said
    for name, last in (("Windows-1252", "Erdõs"), ("Windows-1250", "Erdős"), ("Windows-1251", "Erdхs")):
        number = choices.encoding.findData(name)
        choices.encoding.setCurrentIndex(number)
        choices.encoding.activated.emit(number)
        qtbot.waitUntil(importing.take.isEnabled)
        assert last in " ".join(rows(importing)[0]) and name in choices.file.text()
        kept = choices.preview.cellWidget(0, 1)
        assert isinstance(kept, QComboBox) and kept.currentIndex() == 0
    assert "&Letters:" in {label.text() for label in choices.letters.findChildren(QLabel)}
