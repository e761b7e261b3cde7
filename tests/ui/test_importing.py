"""Importing a list: what it shows, and that nothing comes in before the button is pressed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from tdapp.app.exchange import Column
from tdapp.app.sheets import read_sheet
from tdapp.domain import tournament
from tdapp.read.names import PlayerName
from tdapp.ui.importing import KINDS, REASONS, UNREADABLE, Importing, said_bad
from tdapp.ui.room import Told
from tests.ui.pages.evening import Evening, words_for

LEFT = Qt.MouseButton.LeftButton
LIST = "Nr;Voornaam;tussenvoegsel;Achternaam\n1;Piet;van der;Berg\n2;Zoë;;Jansen\n3;;;\n4;Ada;;Lindqvist\n"


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [PlayerName("Lindqvist", "Ada"), PlayerName("Jansen", "Zoë")])
    evening.register(1)
    yield evening
    evening.close()


@pytest.fixture
def importing(evening: Evening, qtbot: QtBot) -> Importing:
    importing = Importing(evening.room)
    importing.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    importing.finished.disconnect()
    qtbot.addWidget(importing)
    importing.show_sheet(read_sheet(LIST.encode("cp1252")), "deelnemers.csv")
    return importing


def shown(importing: Importing) -> list[str]:
    return [importing.bad.item(number).text() for number in range(importing.bad.count())]


def test_shows_who_would_come_in(importing: Importing, evening: Evening) -> None:
    assert importing.file.text() == "deelnemers.csv: 5 rows, Windows-1252, semicolons"
    assert importing.coming.text() == "2 players can come in; 1 of them are new to the club"
    assert shown(importing) == ["Line 4: no name  (3)", "Line 5: is in already, No. 1  (4, Ada, Lindqvist)"]
    assert len(evening.room.players_view().rows) == 1


def test_all_come_in_with_one_act(importing: Importing, evening: Evening, qtbot: QtBot) -> None:
    acts = len(evening.room.journal_view().rows)
    with qtbot.waitSignal(importing.registered) as blocker:
        qtbot.mouseClick(importing.register, LEFT)
    assert blocker.args == [2]
    rows = evening.room.players_view().rows
    assert [row.name.full for row in rows] == ["Ada Lindqvist", "Piet van der Berg", "Zoë Jansen"]
    assert rows[2].player == evening.people[1]
    assert len(evening.room.journal_view().rows) == acts + 1
    evening.room.undo()
    assert len(evening.room.players_view().rows) == 1


def test_the_director_says_what_the_columns_are(importing: Importing) -> None:
    for number, kind in enumerate((Column.CLUB_NO, Column.LAST, None, Column.FIRST)):
        choice = importing.preview.cellWidget(0, number)
        assert isinstance(choice, QComboBox) and choice.accessibleName()
        choice.setCurrentIndex([each for each, _text in KINDS].index(kind))
    assert importing.plan is not None
    assert importing.plan.good[0].name == PlayerName("Piet", "Berg")
    importing.head.setChecked(False)
    assert importing.plan.good[0].name == PlayerName("Voornaam", "Achternaam")


def test_without_a_name_column_nobody_comes_in(importing: Importing) -> None:
    for number in range(4):
        choice = importing.preview.cellWidget(0, number)
        assert isinstance(choice, QComboBox)
        choice.setCurrentIndex(0)
    assert not importing.register.isEnabled()
    assert "which column is a name" in importing.register.toolTip()


def test_a_finished_tournament_says_why(importing: Importing, evening: Evening) -> None:
    evening.club.add_players([(PlayerName("Second"), "")])
    evening.room.do(tournament.close_registration)
    assert importing.register.isEnabled()  # a closed registration may be opened for this act with a reason
    importing.accept_all()
    assert len(evening.room.players_view().rows) == 1


@pytest.mark.parametrize("data", [b"PK\x03\x04", b"", b"a\0b"])
def test_a_file_that_is_no_list_is_said(data: bytes, evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    said: list[Told] = []
    evening.room.told.connect(said.append)
    path = tmp_path / "list.csv"
    path.write_bytes(data)
    Importing(evening.room).load(str(path))
    Importing(evening.room).load(str(tmp_path / "missing.csv"))
    assert [told.kind for told in said] == ["error", "error"]
    assert "cannot be read" in said[1].text


def test_every_reason_has_a_sentence() -> None:
    from tdapp.app import exchange, sheets

    source = "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in (exchange, sheets))
    for code in {*REASONS, *UNREADABLE}:
        assert f'"{code}"' in source, f"nobody gives {code}"
    import re

    for code in re.findall(r'"((?:row|sheet)\.\w+)"', source):
        assert code in REASONS or code in UNREADABLE, f"{code} has no sentence"


def test_a_bad_row_without_text() -> None:
    from tdapp.app.sheets import BadRow

    assert said_bad(BadRow(7, "row.no_name", ""), words_for("en")) == "Line 7: no name"
