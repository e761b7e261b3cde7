"""Saving the directory as a list: what is in the file, and that a folder that is gone is said."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.lists.columns import Column, guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.reading import read_file
from tdapp.app.lists.tabular import to_csv
from tdapp.app.people.people_exchange import HEADINGS, people_table
from tdapp.app.people.people_plan import KnownPerson
from tdapp.domain.people.person import PersonData
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.texts import LANGUAGES
from tdapp.ui.i18n import Languages
from tdapp.ui.people_saving import PeopleSaving
from tdapp.ui.session import Told
from tests.ui.pages.evening import Evening


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [PlayerName("Jansen", "Zoë")])
    evening.club.people.add(PersonData("=1+1", "Ada", club_no="0007", needs="wheelchair"))
    yield evening
    evening.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_in_either_language_comes_back_as_what_it_was(language: str, qtbot: QtBot) -> None:
    languages = Languages(zone=UTC)
    words = languages.words(language)
    sheet = read_csv(to_csv(people_table([KnownPerson(PlayerId("a"), PersonData("Jansen", "Jan"))]), words))
    assert guess_columns(sheet).kinds == tuple(HEADINGS)


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_everybody_is_in_the_file(evening: Evening, qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    saving = PeopleSaving(evening.session)
    with qtbot.waitSignal(saving.ended) as ended:
        saving.save(str(tmp_path / f"players.{kind}"))
    assert ended.args == [True]
    assert told[-1].kind == "info" and "players." in told[-1].text
    sheet = read_file(tmp_path / f"players.{kind}")
    assert Column.CLUB_NO in guess_columns(sheet).kinds
    rows = [tuple(field for field in row.fields if field) for row in sheet.rows[1:]]
    assert rows == [("=1+1", "Ada", "0007"), ("Jansen", "Zoë")]
    assert not any("wheelchair" in field for row in sheet.rows for field in row.fields)


def test_a_folder_that_is_gone_is_said(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    saving = PeopleSaving(evening.session)
    with qtbot.waitSignal(saving.ended) as ended:
        saving.save(str(tmp_path / "gone" / "players.csv"))
    qtbot.waitUntil(lambda: bool(told))
    assert ended.args == [False]
    assert told[-1].kind == "error" and "another folder" in told[-1].text
