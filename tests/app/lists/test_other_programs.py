"""Files as other programs write them: read to the rows that are meant, with the columns they are.

The files under `tests/data/lists` are made by us in the shapes those programs write: lists and results with a row of
headings, as CSV or as a table of a web page.
"""

from pathlib import Path

import pytest

from tdapp.app.lists.columns import RESULT_COLUMNS, STRUCTURE_COLUMNS, Column, cells_of, guess_columns, name_of
from tdapp.app.lists.csv_files import ReadList, Unreadable, read_csv
from tdapp.app.lists.reading import read_file
from tdapp.read.people.names import PlayerName

LISTS = Path(__file__).parents[2] / "data" / "lists"


def read(name: str, among: tuple[Column, ...] = ()) -> ReadList:
    return read_file(LISTS / name, among=among)


def kinds(sheet: ReadList, among: tuple[Column, ...]) -> list[Column | None]:
    guess = guess_columns(sheet, among)
    assert guess.head
    return list(guess.kinds)


def test_a_list_of_players_in_every_script() -> None:
    sheet = read("players.csv")
    columns = guess_columns(sheet)
    assert (sheet.encoding, sheet.delimiter, sheet.bad) == ("UTF-8", ",", ())
    names = [name_of(cells_of(row, columns), columns) for row in sheet.rows[1:]]
    assert names[0] == PlayerName("Żółć", "Łukasz")
    assert names[1:5] == [
        PlayerName("Παπαδόπουλος", "Νίκος"),
        PlayerName("Đặng", "Thị Hương"),
        PlayerName("李", "小龙"),
        PlayerName("العلي", "محمد"),
    ]
    assert cells_of(sheet.rows[6], columns)[Column.NOTE] == "=1+1"


def test_bars_and_german_headings() -> None:
    sheet = read("members.txt")
    assert (sheet.encoding, sheet.delimiter) == ("Windows-1252", "|")
    assert guess_columns(sheet).kinds == (Column.CLUB_NO, Column.LAST, Column.FIRST, Column.BORN)
    assert sheet.rows[1].fields == ("17", "Groß", "Käthe", "29.2.1980")


def test_results_on_a_web_page_whatever_of_it_is_not_closed() -> None:
    sheet = read("results.html", RESULT_COLUMNS)
    assert sheet.worksheets == ("1: Friday turbo", "2: Results & prizes")
    assert (sheet.worksheet, sheet.encoding) == ("2: Results & prizes", "Windows-1252")
    assert kinds(sheet, RESULT_COLUMNS) == [
        Column.PLACE, Column.NAME, Column.ENTRIES, Column.REBUYS, Column.ADD_ONS, Column.PRIZE,
    ]  # fmt: skip
    assert [(row.line, row.fields) for row in sheet.rows[1:4]] == [
        (11, ("1", "Zoë Jansen", "1", "0", "1", "€1,250.00")),
        (12, ("2", "Müller, Jörg", "1", "2", "0", "€750.00")),
        (13, ("3", "Jan van den Berg", "1", "0", "0", "€500.00")),
    ]
    assert len(sheet.rows) == 7


def test_another_table_of_the_page_can_be_chosen() -> None:
    sheet = read_file(LISTS / "results.html", worksheet="1: Friday turbo")
    assert [row.fields for row in sheet.rows] == [("Date", "13 March 2026"), ("Players", "6")]


@pytest.mark.parametrize("name", ["ranking.csv", "classement.csv"])
def test_a_ranking_in_english_and_french(name: str) -> None:
    sheet = read(name, RESULT_COLUMNS)
    assert kinds(sheet, RESULT_COLUMNS) == [Column.PLACE, Column.NAME, None, Column.PRIZE]


def test_a_guarded_cell_is_as_it_was() -> None:
    assert read("ranking.csv").rows[3].fields[1] == "@home"


def test_levels_as_csv_and_on_a_page() -> None:
    assert kinds(read("rounds.csv", STRUCTURE_COLUMNS), STRUCTURE_COLUMNS) == [
        Column.LEVEL, Column.SMALL, Column.BIG, Column.ANTE, Column.LASTS,
    ]  # fmt: skip
    page = read("rounds.html", STRUCTURE_COLUMNS)
    assert kinds(page, STRUCTURE_COLUMNS) == [Column.LEVEL, Column.BLINDS, Column.ANTE, Column.LASTS]
    assert page.rows[1].fields == ("1", "25/50", "", "20 min")


def test_an_open_document_as_it_was_typed() -> None:
    sheet = read("members.ods")
    assert (sheet.worksheet, sheet.worksheets) == ("Leden", ("Leden",))
    assert [(row.line, row.fields) for row in sheet.rows[1:]] == [
        (2, ("van den Berg", "Jan", "00017", "1980-02-29")),
        (5, ("Żółć", "=cmd|' /C calc'!A0", "18.5", "20:30")),
    ]


HEADS = {
    "de": ("Vorname;Nachname;Mitgliedsnummer;E-Mail", ("first", "last", "club_no", "email")),
    "fr": ("Prénom;Nom;Date de naissance;Nationalité", ("first", "last", "born", "nationality")),
    "es": ("Nombre;Apellidos;Teléfono móvil;Correo electrónico", ("first", "last", "phone", "email")),
    "nl": ("Voornaam;Tussenvoegsel;Achternaam;Lidnummer", ("first", "infix", "last", "club_no")),
}


@pytest.mark.parametrize("language", HEADS)
def test_headings_in_their_language(language: str) -> None:
    line, expected = HEADS[language]
    assert guess_columns(read_csv(f"{line}\na;b;c;d\n".encode())).kinds == tuple(map(Column, expected))


def test_a_heading_that_stands_twice_counts_once() -> None:
    assert guess_columns(read_csv(b"Name,Name,Name\na,b,c\n")).kinds == (Column.NAME, None, None)


ROW = b"<tr><td>a</td><td>b</td></tr>"
REFUSED = {
    "empty.csv": (b"", "sheet.empty"),
    "picture.csv": (b"\x89PNG\r\n\x1a\n" + bytes(60), "sheet.picture"),
    "photo.xlsx": (b"\xff\xd8\xff\xe0" + bytes(60), "sheet.picture"),
    "list.csv": (b"%PDF-1.7\n", "sheet.paper"),
    "mtt.sqlite": (b"SQLite format 3\0" + bytes(60), "sheet.database"),
    "evening.tdt": (b'V: "3.4", T: new Tournament({Name: "Friday"})', "sheet.tournament"),
    "nothing.html": (b"<!doctype html><html><body><p>Nobody</p></body></html>", "sheet.no_table"),
    "bare.html": (b"<html><table><tr><td></td></tr></table>", "sheet.no_table"),
    "old.xls": (b'<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
                "sheet.other_kind"),
    "nuls.csv": (b"Ada\0Lind\n", "sheet.no_text"),
    "wide.html": (b"<table><tr>" + b"<td>a" * 60 + b"</table>", "sheet.too_many_columns"),
    "long.html": (b"<table>" + ROW * 60_002 + b"</table>", "sheet.too_many_rows"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_list_is_refused_with_a_reason(name: str, tmp_path: Path) -> None:
    data, code = REFUSED[name]
    (tmp_path / name).write_bytes(data)
    with pytest.raises(Unreadable) as refused:
        read_file(tmp_path / name)
    assert refused.value.code == code


def page(tmp_path: Path, text: str) -> list[tuple[str, ...]]:
    (tmp_path / "list.xls").write_text(text, encoding="utf-8")  # as many programs call a page they export
    return [row.fields for row in read_file(tmp_path / "list.xls").rows]


def test_a_table_within_a_table_counts_for_itself(tmp_path: Path) -> None:
    rows = page(
        tmp_path, "<table><tr><td>menu</td><td><table><tr><th>Name<tr><td>Ada<tr><td>Jan</table></td></tr></table>"
    )
    assert rows == [("Name",), ("Ada",), ("Jan",)]


def test_cells_that_span_columns_and_rows(tmp_path: Path) -> None:
    rows = page(tmp_path, "<table><tr><td rowspan=2>1<td>Ada<tr><td>Jan<tr><td colspan=2>3<td>x</table>")
    assert rows == [("1", "Ada"), ("1", "Jan"), ("3", "", "x")]


def test_a_cell_of_ten_megabytes_costs_its_row(tmp_path: Path) -> None:
    huge = "x" * 10_000_000
    assert page(tmp_path, f"<table><tr><td>{huge}</td></tr><tr><td>Ada</td></tr></table>") == [("Ada",)]
    (tmp_path / "list.csv").write_text(f"Ada;Lind\n{huge};b\nJan;Berg\n", encoding="utf-8")
    sheet = read_file(tmp_path / "list.csv")
    assert ([bad.line for bad in sheet.bad], len(sheet.rows)) == ([2], 2)


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "piece", ["<!--", "<a ", "<a a=", "<script>", "</", "<![CDATA[", "<td", "<table>", "&#", "<tr '"]
)
def test_a_page_of_nothing_but_beginnings_takes_no_time(piece: str, tmp_path: Path) -> None:
    (tmp_path / "list.html").write_text("<table><tr><td>Ada</td></tr><tr><td>Jan" + piece * 200_000, encoding="utf-8")
    sheet = read_file(tmp_path / "list.html")
    assert len(sheet.rows) + len(sheet.bad) >= 1
