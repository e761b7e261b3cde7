"""People, templates, settings and operators, edited in place."""

import sqlite3

import pytest

from tdapp.domain.people.person import PersonData
from tdapp.domain.units import OperatorId, PlayerId
from tdapp.store import players, settings, templates
from tdapp.store.club_file import ClubFile
from tdapp.store.players import PlayerRecord
from tdapp.store.settings import OperatorRecord
from tdapp.store.templates import TemplateRecord
from tests.store.samples import NOW

ZOE = PlayerRecord(PlayerId("1" * 32), "Żółć", "Zoe", "0042")
ADAM = PlayerRecord(PlayerId("2" * 32), "adams", "Adam")


def test_people_are_listed_by_the_plain_letters_of_their_names(club: ClubFile) -> None:
    with club.transaction() as db:
        players.add(db, [ZOE, ADAM], now=NOW, fold=str.casefold)
        assert players.everybody(db) == (ADAM, ZOE)
        assert players.one(db, ZOE.id) == ZOE
        assert players.one(db, PlayerId("3" * 32)) is None


def test_a_person_gets_another_name_and_place_in_the_list(club: ClubFile) -> None:
    aaron = PlayerRecord(ZOE.id, "Aaron", "Zoe")
    with club.transaction() as db:
        players.add(db, [ZOE, ADAM], now=NOW, fold=str.casefold)
        players.put(db, ZOE.id, PersonData("Aaron", "Zoe"), fold=str.casefold)
        assert players.everybody(db) == (aaron, ADAM)


def test_nobody_is_edited_who_is_not_there(club: ClubFile) -> None:
    with pytest.raises(LookupError), club.transaction() as db:
        players.put(db, ZOE.id, PersonData("Aaron"), fold=str.casefold)
    with pytest.raises(LookupError), club.transaction() as db:
        players.put_block(db, ZOE.id, None)


def test_ten_thousand_at_once_or_none_of_them(club: ClubFile) -> None:
    crowd = [PlayerRecord(PlayerId(f"{number:032x}"), f"Last {number}", "") for number in range(10_000)]
    with pytest.raises(sqlite3.IntegrityError), club.transaction() as db:
        players.add(db, [*crowd, crowd[0]], now=NOW, fold=str.casefold)
    with club.transaction() as db:
        assert players.everybody(db) == ()
        players.add(db, crowd, now=NOW, fold=str.casefold)
        players.add(db, [], now=NOW, fold=str.casefold)
        assert set(players.everybody(db)) == set(crowd)


def test_templates_by_kind_and_name(club: ClubFile) -> None:
    turbo = TemplateRecord("1", "structure", "Turbo", "{}")
    deep = TemplateRecord("2", "structure", "Deep", "{}")
    with club.transaction() as db:
        for template in (turbo, deep, TemplateRecord("3", "payout", "Turbo", "{}")):
            templates.put(db, template)
        templates.put(db, TemplateRecord("1", "structure", "Turbo", "[]"))
        assert templates.of_kind(db, "structure") == (deep, TemplateRecord("1", "structure", "Turbo", "[]"))
        templates.remove(db, "1")
        assert templates.of_kind(db, "structure") == (deep,)
    with pytest.raises(sqlite3.IntegrityError), club.transaction() as db:
        templates.put(db, TemplateRecord("4", "structure", "Deep", "{}"))


def test_settings_and_operators_are_kept(club: ClubFile) -> None:
    anna = OperatorRecord(OperatorId("a" * 32), "Anna", "scrypt 15 8 1 00 ff")
    assert "scrypt" not in repr(anna)
    with club.transaction() as db:
        settings.put_setting(db, "language", "en")
        settings.put_setting(db, "language", "nl")
        settings.put_operator(db, OperatorRecord(anna.id, "Ana"))
        settings.put_operator(db, anna)
    with club.transaction() as db:
        assert settings.settings(db)["language"] == "nl"
        assert settings.operators(db) == (anna,)
