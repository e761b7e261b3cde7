"""A field of a person is declared in `PersonData`, and goes everywhere by that: this person has all of them."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.lists.columns import Column, guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.tabular import to_csv
from tdapp.app.people.people_exchange import people_table
from tdapp.app.people.people_plan import PEOPLE_COLUMNS, KnownPerson, planning
from tdapp.domain.people.person import FIELDS, LISTED, Field, PersonData, PrivateData, checked
from tdapp.domain.refusal import Refused
from tdapp.domain.units import PlayerId
from tdapp.store import players
from tdapp.store.club_file import ClubFile
from tdapp.ui.people.merging import compared
from tdapp.ui.people.person_fields import PersonFields
from tdapp.values import replace
from tdapp.words.say import Words
from tdapp.words.sentences import SENTENCES
from tests.app.people.test_people_exchange import ended
from tests.ui.pages.evening import Evening

ZOE = PlayerId("1" * 32)
FULL = PersonData(
    last="Visser",
    first="Zoë",
    nickname="El Toro",
    club_no="0042",
    nationality="NL",
    email="zoe@example.org",
    phone="+31 6 12345678",
    languages=("nl", "fr"),
    note="Pays late",
    needs="Seat 1",
)
WORDS = Words("en", UTC)
NOW = datetime(2026, 11, 21, 20, tzinfo=UTC)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[ClubFile]:
    with ClubFile.open(tmp_path / "club.tdapp", create=True, now=NOW, holder="Anna") as opened:
        yield opened


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()


def test_this_person_has_every_field() -> None:
    assert [name for name in FIELDS if not getattr(FULL, name)] == []
    assert checked(FULL) == FULL


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_is_named_in_sentences_and_held_to_its_length(name: str) -> None:
    assert f"field.{name}" in SENTENCES
    if (limit := FIELDS[name].limit) is not None:
        too_long: dict[str, Any] = {name: "x" * (limit + 1)}
        with pytest.raises(Refused, match=r"name\.long"):
            checked(replace(FULL, **too_long))


def test_what_a_club_may_insist_on_is_kept_of_a_person() -> None:
    assert {field.value for field in Field} <= {*FIELDS, *PrivateData.__struct_fields__}


@pytest.mark.parametrize("new", [True, False], ids=["new", "changed"])
def test_the_file_keeps_every_field_and_loses_it_when_somebody_is_erased(club: ClubFile, new: bool) -> None:
    with club.transaction() as db:
        row = players.new_row(ZOE, FULL if new else PersonData("Adam"), now=NOW, fold=str.casefold)
        players.add_rows(db, [row])
        if not new:
            players.put(db, ZOE, FULL, fold=str.casefold)
        kept = players.person(db, ZOE)
        assert kept is not None and kept.data == FULL
        players.erase(db, ZOE)
        erased = players.person(db, ZOE)
        assert erased is not None and erased.data == PersonData("") and erased.erased
        left = db.execute("SELECT * FROM player").fetchall()
        assert [value for value in left[0] if isinstance(value, str) and value] == [ZOE]


def test_a_list_takes_out_and_in_what_is_listed() -> None:
    table = people_table([KnownPerson(ZOE, FULL)])
    sheet = read_csv(to_csv(table, WORDS))
    columns = guess_columns(sheet, PEOPLE_COLUMNS)
    assert {column.value for column in columns.kinds if column} == {*LISTED}
    (arrival,) = ended(planning(sheet, columns, (), NOW.date())).arrivals
    unlisted: dict[str, Any] = dict.fromkeys(FIELDS.keys() - {*LISTED}, "")
    assert arrival.data == replace(FULL, **unlisted) and arrival.remarks == ()


def test_every_listed_field_is_a_column_to_choose() -> None:
    assert {*LISTED} == {column.value for column in PEOPLE_COLUMNS if column not in (Column.INFIX, Column.NAME)}


def test_the_form_shows_and_reads_every_field(qtbot: QtBot, evening: Evening) -> None:
    form = PersonFields(evening.session)
    qtbot.addWidget(form)
    assert form.inputs.keys() == FIELDS.keys()
    form.fill(FULL)
    assert form.typed() == FULL


def test_what_two_records_say_is_compared_in_every_listed_field() -> None:
    assert len([*compared(WORDS, FULL, PersonData(""))]) == len(LISTED)
