"""Lists in and out: whatever program wrote them, whatever people are called."""

import csv
from datetime import UTC

import pytest

from tdapp.app.lists.columns import Column, Columns, guess_columns
from tdapp.app.lists.csv_files import LARGEST, LONGEST_FIELD, MOST_ROWS, Unreadable, read_csv
from tdapp.app.registration.exchange import ENTRY_COLUMNS, Person, plan_import
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.words.say import Words

EN = Words("en", UTC)
NL = Words("nl", UTC)
NASTY = (
    "=cmd|' /C calc'!A0",
    "+31 6",
    "-5",
    "@home",
    "<b>Bob</b>",
    "Robert'); DROP TABLE players;--",
    "'t Hooft",
    "'=1",
)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize(
    ("encoding", "said"), [("utf-8", "UTF-8"), ("utf-8-sig", "UTF-8"), ("cp1252", "Windows-1252"), ("utf-16", "UTF-16")]
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_delimiters(delimiter: str, encoding: str, said: str, end: str) -> None:
    lines = [["Achternaam", "Voornaam", "Lidnummer"], ["Müller", "Zoë", "17"], ['"de Vries, sr."', "Jan", "18"]]
    sheet = read_csv(end.join(delimiter.join(line) for line in lines).encode(encoding))
    assert (sheet.encoding, sheet.delimiter, sheet.columns) == (said, delimiter, 3)
    assert [row.fields for row in sheet.rows[1:]] == [("Müller", "Zoë", "17"), ("de Vries, sr.", "Jan", "18")]
    assert [row.line for row in sheet.rows] == [1, 2, 3]
    assert sheet.bad == ()


def test_spreadsheet_says_its_delimiter() -> None:
    sheet = read_csv(b"sep=;\r\nName;Note\r\nAda Lovelace;a, b, c, d\r\n")
    assert [(row.line, row.fields) for row in sheet.rows][1] == (3, ("Ada Lovelace", "a, b, c, d"))


def test_forgotten_quote_costs_one_row() -> None:
    sheet = read_csv(b'last,first\n"Lind,Ada\nBerg,Jan\n' + b"Vos,Kim\n" * 40)
    assert [(bad.line, bad.code) for bad in sheet.bad] == [(2, "row.quote")]
    assert len(sheet.rows) == 42
    assert sheet.rows[1].fields == ("Berg", "Jan")


def test_quotes_in_every_row_stay_fast() -> None:
    sheet = read_csv(b"last,first\n" + b'"Lind,Ada\n' * 10_001)
    assert len(sheet.bad) == 10_001 or len(sheet.bad) + len(sheet.rows) > 1_000


def test_field_that_spans_lines() -> None:
    sheet = read_csv(b'last,first\n"Lind\nvan Dam",Ada\nBerg,Jan\n')
    assert [(row.line, row.fields) for row in sheet.rows] == [
        (1, ("last", "first")), (2, ("Lind\nvan Dam", "Ada")), (4, ("Berg", "Jan")),
    ]  # fmt: skip


def test_endless_field_is_one_bad_row() -> None:
    limit = csv.field_size_limit()
    sheet = read_csv(b"last,first\n" + b"x" * (LONGEST_FIELD + 1) + b",Ada\nBerg,Jan\n")
    assert [(bad.line, bad.code) for bad in sheet.bad] == [(2, "row.too_long")]
    assert sheet.rows[-1].fields == ("Berg", "Jan")
    assert csv.field_size_limit() == limit


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "sheet.empty"),
        (b"\n\n,,\n", "sheet.empty"),
        (b"a\0b", "sheet.no_text"),
        (b"\x98\x81\xff", "sheet.encoding"),
        (b"x" * (LARGEST + 1), "sheet.too_large"),
        (b"a,b\n" * (MOST_ROWS + 1), "sheet.too_many_rows"),
        (b"," * 60 + b"x\n", "sheet.too_many_columns"),
    ],
)
def test_refused_as_a_whole(data: bytes, code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_csv(data)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("head", "kinds"),
    [
        ("Last name,First name", (Column.LAST, Column.FIRST)),
        ("voornaam;tussenvoegsel;achternaam", (Column.FIRST, Column.INFIX, Column.LAST)),
        ("Nr.,Naam,E-mail", (None, Column.NAME, None)),
        ("CLUB_NO,Player", (Column.CLUB_NO, Column.NAME)),
        ("Surname,Surname", (Column.LAST, None)),
    ],
)
def test_headings_in_two_languages(head: str, kinds: tuple[Column | None, ...]) -> None:
    assert guess_columns(read_csv(f"{head}\nx,y\n".encode()), ENTRY_COLUMNS) == Columns(kinds, head=True)


def test_no_headings_is_last_then_first() -> None:
    sheet = read_csv("Żółć,Łukasz,x\n".encode())
    assert guess_columns(sheet) == Columns((Column.LAST, Column.FIRST, None), head=False)
    assert guess_columns(read_csv(b"Ada Lind\nJan Berg\n")) == Columns((Column.NAME,), head=False)


def test_plan_tells_every_row() -> None:
    people = [
        Person(PlayerId("a"), PlayerName("Lindqvist", "Ada"), "7"),
        Person(PlayerId("b"), PlayerName("Żółć", "Łukasz"), None),
        Person(PlayerId("c"), PlayerName("Jansen", "Jan"), None),
        Person(PlayerId("d"), PlayerName("Jansen", "Jan"), "9"),
    ]
    sheet = read_csv(
        "\n".join(
            [
                "voornaam,tussenvoegsel,achternaam,lidnummer",
                "Ada,,Lindqvist,7",
                "lukasz,,zolc,",  # the club knows him with his marks
                "Jan,van der,Berg,",
                "Jan,van der,Berg,",
                ",,,12",
                "Bo,,Ek,7",
                "Jan,,Jansen,",
                "Jan,,Jansen,9",
                f"{'x' * 201},,Lang,",
                "Kim,,Vos,31",
            ]
        ).encode()
    )
    plan = plan_import(sheet, guess_columns(sheet), people, {PlayerId("a"): EntryId(3)})
    assert [(one.line, one.name.listed, one.player) for one in plan.good] == [
        (3, "zolc, lukasz", "b"),
        (4, "van der Berg, Jan", None),
        (9, "Jansen, Jan", "d"),
        (11, "Vos, Kim", None),
    ]
    assert plan.new == 2
    assert [(bad.line, bad.code) for bad in plan.bad] == [
        (2, "row.is_in"),
        (5, "row.twice"),
        (6, "row.no_name"),
        (7, "row.number_other_name"),
        (8, "row.several"),
        (10, "row.name_too_long"),
    ]
    assert plan.bad[1].facts == {"first": 4}


def test_the_directors_columns_win() -> None:
    sheet = read_csv(b"Jan,Berg\nKim,Vos\n")
    plan = plan_import(sheet, Columns((Column.FIRST, Column.LAST), head=False), (), {})
    assert [one.name for one in plan.good] == [PlayerName("Berg", "Jan"), PlayerName("Vos", "Kim")]
    assert Columns((None, Column.CLUB_NO), head=False).named is False


def test_ten_thousand_rows() -> None:
    sheet = read_csv("".join(["last,first\n", *(f"Name{n},Ada\n" for n in range(10_000))]).encode())
    plan = plan_import(sheet, guess_columns(sheet), (), {})
    assert (len(plan.good), len(plan.bad)) == (10_000, 0)


@pytest.mark.parametrize("head", ["Naam;Voornaam", "Name;First name"])
def test_a_column_of_names_beside_first_names_is_the_last_names(head: str) -> None:
    sheet = read_csv(f"{head}\nvan den Berg;Jan\nDe Vries;Anna Maria\nvan der Meer;Piet\n".encode())
    plan = plan_import(sheet, guess_columns(sheet, ENTRY_COLUMNS), (), {})
    assert [one.name.listed for one in plan.good] == ["van den Berg, Jan", "De Vries, Anna Maria", "van der Meer, Piet"]


def test_a_club_number_has_forty_characters_at_most() -> None:
    sheet = read_csv(f"Name;Number\nAda Lovelace;{'1' * 40}\nJan Vos;{'2' * 41}\n".encode())
    plan = plan_import(sheet, Columns((Column.NAME, Column.CLUB_NO), head=True), (), {})
    assert [each.club_no for each in plan.good] == ["1" * 40]
    assert [(each.line, each.code, each.facts) for each in plan.bad] == [
        (3, "row.number_too_long", {"n": 41, "limit": 40})
    ]
