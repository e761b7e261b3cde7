"""The directory as a list: who is recognised by what, what is changed, and that what went out comes back as it was."""

from collections.abc import Generator, Sequence
from datetime import UTC, date
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import pytest

from tdapp.app.lists.columns import Column, Columns, guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.reading import read_file, unwatched
from tdapp.app.lists.tabular import to_csv, to_xlsx
from tdapp.app.lists.workbooks import read_workbook
from tdapp.app.open_club import Club
from tdapp.app.people.country_codes import CountryCodes
from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.people_exchange import HEADINGS, Saved, known_people, people_table, saving
from tdapp.app.people.people_plan import PEOPLE_COLUMNS, Arrival, Fate, KnownPerson, PeoplePlan, Sign, planning
from tdapp.domain.people.person import PersonData, PrivateData
from tdapp.domain.refusal import Refused
from tdapp.domain.units import PlayerId
from tdapp.texts import LANGUAGES
from tdapp.values import replace
from tdapp.words.say import Words

EN = Words("en", UTC)
TODAY = date(2026, 11, 21)
HEAD = "Last;First;Nickname;Card number;Nationality;E-mail;Phone;Languages;Notes;Born\n"
JAN = KnownPerson(PlayerId("jan"), PersonData("Jansen", "Jan", club_no="C 7", email="jan@example.org"))
PIET = KnownPerson(PlayerId("piet"), PersonData("Jansen", "Piet"), born=date(1980, 2, 29))
EVA = KnownPerson(PlayerId("eva"), PersonData("Bos", "Eva"))
EVA_TOO = KnownPerson(PlayerId("eva2"), PersonData("Bos", "Eva", email="eva@example.org"))
Outcome = TypeVar("Outcome")


def ended(work: Generator[int, None, Outcome]) -> Outcome:
    """What a generator of parts comes to."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome


def plan_of(text: str, known: Sequence[KnownPerson] = (JAN, PIET, EVA, EVA_TOO)) -> PeoplePlan:
    sheet = read_csv((HEAD + text).encode())
    return ended(planning(sheet, guess_columns(sheet), known, TODAY))


def only(text: str, known: Sequence[KnownPerson] = (JAN, PIET, EVA, EVA_TOO)) -> Arrival:
    plan = plan_of(text, known)
    assert plan.bad == ()
    assert len(plan.arrivals) == 1
    return plan.arrivals[0]


def code_of(text: str) -> str:
    plan = plan_of(text)
    assert [row.line for row in plan.bad] == [2], plan
    return plan.bad[0].code


@pytest.mark.parametrize(
    ("row", "who", "sign"),
    [
        ("Jansen;Johan;;c7", "jan", Sign.CARD),
        ("JANSEN;jan", "jan", Sign.NAME),
        ("Jansen;Jan;;;;JAN@example.org", "jan", Sign.EMAIL),
        ("Jansen;Jan;;C8;;jan@example.org", "jan", Sign.EMAIL),
        ("Jansen;Piet;;;;;;;;29-2-1980", "piet", Sign.BORN),
        ("Bos;Eva;;;;eva@example.org", "eva2", Sign.EMAIL),
        ("Bos;Eva;;;;other@example.org", "eva", Sign.NAME),
        ("Jansen;Jan;;C8", None, None),
        ("Jansen;Piet;;;;;;;;1981-02-28", None, None),
        ("Vos;Kim", None, None),
    ],
)
def test_who_is_recognised_by_what(row: str, who: str | None, sign: Sign | None) -> None:
    arrival = only(row)
    assert (arrival.known.player if arrival.known else None, arrival.sign) == (who, sign)


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (";;;9", "row.no_name"),
        ("Bos;Eva", "row.several"),
        ("Vos;Kim;;C7", "row.number_other_name"),
        (f"{'x' * 201};Kim", "row.name_too_long"),
        (f"Vos;Kim;;{'1' * 41}", "row.number_too_long"),
    ],
)
def test_rows_that_are_left_out(row: str, code: str) -> None:
    assert code_of(row) == code


def test_the_same_person_twice_in_the_list() -> None:
    plan = plan_of(
        "Vos;Kim\nvos;KIM\nDe Wit;Jo;;1\nDe Wit;J;;1\nJansen;Jan\nJansen;Johan;;C7\nVos;Kim;;2\nVos;Kim;;3\n"
    )
    assert [arrival.line for arrival in plan.arrivals] == [2, 4, 6, 8, 9]
    assert [(row.line, row.code, row.facts) for row in plan.bad] == [
        (3, "row.twice", {"first": 2}),
        (5, "row.twice", {"first": 4}),
        (7, "row.twice", {"first": 6}),
    ]


def test_one_club_card_for_two_people_in_the_list() -> None:
    plan = plan_of("Jansen;Piet;;9\nVos;Kim;;9\n")
    assert [arrival.line for arrival in plan.arrivals] == [2]
    assert [(row.line, row.code, row.facts) for row in plan.bad] == [(3, "row.twice", {"first": 2})]


def test_what_may_become_of_a_row() -> None:
    assert only("Vos;Kim").fates == (Fate.NEW, Fate.SKIP)
    assert only("Jansen;Jan;;c 7").fates == (Fate.SAME,)
    assert only("Jansen;Jan;;C7;NL").fates == (Fate.UPDATE, Fate.SKIP)
    assert only("Jansen;Jan;;;NL").fates == (Fate.UPDATE, Fate.SKIP, Fate.NEW)
    assert only("Jansen;Jan").fates == (Fate.SAME, Fate.NEW)


def test_an_empty_cell_changes_nothing_and_a_filled_one_does() -> None:
    arrival = only("Jansen;Jan;El Toro;;Duitsland;;+31 6 12345678;Dutch, fr;Pays late")
    assert arrival.changes == ("nickname", "nationality", "phone", "languages", "note")
    assert arrival.becomes == PersonData(
        "Jansen",
        "Jan",
        nickname="El Toro",
        club_no="C 7",
        nationality="DE",
        email="jan@example.org",
        phone="+31 6 12345678",
        languages=("nl", "fr"),
        note="Pays late",
    )


def test_a_cell_that_cannot_be_taken_leaves_the_rest_of_its_row() -> None:
    arrival = only(f"Vos;Kim;{'n' * 201};;Atlantis;no address;n.v.t.;Klingons, de;;32-13-1980")
    assert arrival.data == PersonData("Vos", "Kim", languages=("de",))
    assert arrival.born is None
    assert [remark.code for remark in arrival.remarks] == [
        "cell.nation",
        "cell.language",
        "cell.born",
        "name.long",
        "person.email",
        "person.phone",
    ]


@pytest.mark.parametrize("text", ["1980-02-29", "29-2-1980", "29/02/1980", "29.2.1980"])
def test_days_of_birth_as_they_are_written(text: str) -> None:
    assert only(f"Vos;Kim;;;;;;;;{text}").born == date(1980, 2, 29)


@pytest.mark.parametrize("text", ["2027-01-01", "1850-01-01", "1981-02-29", "x", "1-2", "²-1-1980", "99999-1-1"])
def test_what_is_no_day_of_birth_is_not_repeated_to_anybody(text: str) -> None:
    arrival = only(f"Vos;Kim;;;;;;;;{text}")
    assert arrival.born is None
    assert [(remark.code, dict(remark.facts)) for remark in arrival.remarks] == [("cell.born", {})]


def test_every_heading_that_goes_out_comes_back_as_what_it_was() -> None:
    for text in HEADINGS.values():
        assert guess_columns(read_csv(f"{text.source};x\n1;2\n".encode())).kinds[0] is _column(text.source)
    assert set(HEADINGS) | {Column.INFIX, Column.NAME} == set(PEOPLE_COLUMNS)


def _column(source: str) -> Column:
    return next(column for column, text in HEADINGS.items() if text.source == source)


NASTY = (
    PersonData("=1+1", "@home", nickname="-5", club_no="=7", note="=cmd|' /C calc'!A0\nline two\n\n+4"),
    PersonData("'t Hooft", "", club_no="00123", phone="0612345678", email="a+b@example.org"),
    PersonData("", "Żółć, jr.", nationality="NL", languages=("nl", "yue")),
    PersonData("<b>Bob</b>", 'El "Toro"', club_no="12345", note="a;b,c d"),
    PersonData("van der Berg", "Jan", needs="wheelchair"),
    PersonData("ゆき", "مُحَمَّد", note="x" * 4_000),
    PersonData("Smit", "Jan"),
)


def fill(club: Club) -> tuple[PlayerId, ...]:
    club.people.set_rules(DirectoryRules(private=True))
    return club.people.add_many(
        (data, PrivateData("NX9CK1234", date(1980, 2, 29)) if number == 4 else None)
        for number, data in enumerate(NASTY)
    )


def everybody(club: Club) -> dict[PlayerId, KnownPerson]:
    return {person.player: person for person in ended(known_people(club.people))}


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_went_out_comes_back_and_changes_nothing(club: Club, kind: str, language: str) -> None:
    fill(club)
    before, words = everybody(club), Words(language, UTC)
    table = people_table(before.values())
    data = to_csv(table, words) if kind == "csv" else to_xlsx(table, words)
    sheet = read_csv(data) if kind == "csv" else read_workbook(BytesIO(data), unwatched)
    plan = ended(planning(sheet, guess_columns(sheet), before.values(), TODAY))
    assert plan.bad == ()
    assert {arrival.known.player for arrival in plan.arrivals if arrival.known} == set(before)
    assert {arrival.fates[0] for arrival in plan.arrivals} == {Fate.SAME}
    assert ended(saving(club.people, [(one, one.fates[0]) for one in plan.arrivals])) == Saved(new=0, changed=0)
    assert everybody(club) == before


def test_d3_a_directory_of_fifty_thousand_goes_out_and_comes_back(tmp_path: Path) -> None:
    """As a text here; a workbook of as many rows takes a quarter of a minute, and is counted by the same limit."""
    known = [
        KnownPerson(PlayerId(f"{n:032x}"), PersonData(f"Lastname{n}", f"Łukasz{n}", note="Fridays only, " * 8))
        for n in range(50_000)
    ]
    path = tmp_path / "players.csv"
    path.write_bytes(to_csv(people_table(known), EN))
    assert path.stat().st_size > 5 * 1024 * 1024
    sheet = read_file(path)
    assert (len(sheet.rows), sheet.bad, sheet.encoding) == (50_001, (), "UTF-8")


def test_what_is_nobodys_business_never_goes_out(club: Club) -> None:
    fill(club)
    data = to_csv(people_table(everybody(club).values()), EN).decode("utf-8-sig")
    assert "van der Berg" in data
    for secret in ("wheelchair", "NX9CK1234", "1234\n", "1980"):
        assert secret not in data


def test_a_list_comes_into_an_empty_club_as_it_was(club: Club) -> None:
    table = people_table([KnownPerson(PlayerId(str(number)), data) for number, data in enumerate(NASTY)])
    sheet = read_csv(to_csv(table, EN))
    plan = ended(planning(sheet, guess_columns(sheet), everybody(club).values(), TODAY))
    done = ended(saving(club.people, [(one, one.fates[0]) for one in plan.arrivals]))
    assert done == Saved(new=len(NASTY), changed=0)
    got = {person.data.last + person.data.first: person.data for person in everybody(club).values()}
    for data in NASTY:
        assert got[data.last + data.first] == replace(data, needs="")
    assert club.people.index.card("00123") is not None
    assert [one.name.first for one in club.people.index.suggest("zolc")][:1] == ["Żółć, jr."]


def decided(club: Club, text: str, *fates: Fate) -> list[tuple[Arrival, Fate]]:
    sheet = read_csv((HEAD + text).encode())
    plan = ended(planning(sheet, guess_columns(sheet), everybody(club).values(), TODAY))
    return list(zip(plan.arrivals, fates, strict=True))


def test_updated_left_as_she_is_and_made_new(club: Club) -> None:
    ids = fill(club)
    rows = "Smit;Jan;;9;DE\nvan der Berg;Jan;Vandee\n't Hooft;;;00123;BE\nVos;Kim;;;;;;;;1-2-1990\n"
    done = ended(saving(club.people, decided(club, rows, Fate.NEW, Fate.SKIP, Fate.UPDATE, Fate.NEW)))
    assert done == Saved(new=2, changed=1)
    after = everybody(club)
    assert (after[ids[6]].data, after[ids[4]].data.nickname) == (PersonData("Smit", "Jan"), "")
    hooft = club.people.person(ids[1], needs=True)
    assert hooft is not None and (hooft.data.nationality, hooft.data.phone) == ("BE", "0612345678")
    smits = [person for person in after.values() if person.data.last == "Smit"]
    assert {person.data.club_no for person in smits} == {"", "9"}
    assert [person.born for person in after.values() if person.data.last == "Vos"] == [date(1990, 2, 1)]
    assert club.people.card_of("9") in {person.player for person in smits}


def test_an_update_keeps_what_whoever_seats_must_know_and_the_document(club: Club) -> None:
    ids = fill(club)
    ended(saving(club.people, decided(club, "van der Berg;Jan;Vandee;44", Fate.UPDATE)))
    person = club.people.person(ids[4], needs=True)
    assert person is not None
    assert (person.data.nickname, person.data.club_no, person.data.needs) == ("Vandee", "44", "wheelchair")
    assert club.people.private(ids[4]) == PrivateData("NX9CK1234", date(1980, 2, 29))


def test_left_before_its_end_nothing_is_saved(club: Club) -> None:
    fill(club)
    before = everybody(club)
    rows = "\n".join(f"New{n};Ada;;N{n}" for n in range(300))
    work = saving(club.people, decided(club, rows, *[Fate.NEW] * 300))
    for _ in range(10):
        next(work)
    work.close()
    assert everybody(club) == before
    assert club.people.card_of("N3") is None


def test_a_card_given_out_meanwhile_is_refused_and_nobody_comes_in(club: Club) -> None:
    fill(club)
    choice = decided(club, "Vos;Kim\nBerg;Bo;;77", Fate.NEW, Fate.NEW)
    club.people.add(PersonData("Quick", "Q", club_no="77"))
    before = everybody(club)
    with pytest.raises(Refused) as refused:
        ended(saving(club.people, choice))
    assert refused.value.code == "person.card_taken"
    assert everybody(club) == before


def test_no_birthday_is_kept_where_the_club_keeps_none(club: Club) -> None:
    with pytest.raises(Refused) as refused:
        ended(saving(club.people, decided(club, "Vos;Kim;;;;;;;;1-2-1990", Fate.NEW)))
    assert refused.value.code == "person.private_off"


def test_a_merged_record_counts_as_the_person_it_became(club: Club) -> None:
    from tdapp.app.people.people_acts import merge

    kept, other = club.people.add_many(
        [(PersonData("Smit", "J"), None), (PersonData("Smit", "Jan", club_no="5"), None)]
    )
    merge(club, other, into=kept)
    person = everybody(club)[kept]
    assert other not in everybody(club)
    assert (person.data.first, person.data.club_no) == ("J", "5")
    assert set(person.data.__struct_fields__) >= set(only("Jansen;Jan;x;;NL").changes)


def test_the_director_says_what_the_columns_are() -> None:
    sheet = read_csv(b"7;Jansen;Jan\n")
    columns = Columns((Column.CLUB_NO, Column.LAST, Column.FIRST), head=False)
    plan = ended(planning(sheet, columns, [JAN], TODAY))
    assert [arrival.data.last for arrival in plan.arrivals] == ["Jansen"]


def test_a_column_of_names_beside_first_names_is_the_last_names() -> None:
    sheet = read_csv(b"Naam;Voornaam\nvan den Berg;Jan\nDe Vries;Anna Maria\n")
    plan = ended(planning(sheet, guess_columns(sheet, PEOPLE_COLUMNS), (), TODAY))
    assert [row.name.listed for row in plan.arrivals] == ["van den Berg, Jan", "De Vries, Anna Maria"]


def test_a_language_of_several_words_is_one_language() -> None:
    codes = CountryCodes()
    assert codes.languages("hakka chinese, Scottish Gaelic") == (("hak", "gd"), ())
