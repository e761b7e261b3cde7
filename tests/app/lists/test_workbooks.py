"""Workbooks in: what people keep in them comes out as they typed it, and a file that is none does no harm."""

import io
import random
import zipfile
from collections.abc import Callable
from datetime import date, datetime, time
from pathlib import Path

import pytest
from openpyxl import Workbook
from xlsxwriter import Workbook as Written

from tdapp.app.lists.csv_files import LARGEST, LONGEST_FIELD, MOST_ROWS, ReadList, Unreadable
from tdapp.app.lists.reading import Stopped, read_file, unwatched
from tdapp.app.lists.workbooks import LARGEST_WORKBOOK, read_workbook

OLD = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)


def packed(fill: Callable[[Workbook], None]) -> bytes:
    """A workbook as bytes, filled by the test."""
    book, file = Workbook(), io.BytesIO()
    fill(book)
    book.save(file)
    return file.getvalue()


def of_rows(*rows: tuple[object, ...]) -> bytes:
    file = io.BytesIO()
    with Written(file, {"in_memory": True}) as book:
        sheet = book.add_worksheet("Sheet")
        for number, row in enumerate(rows):
            sheet.write_row(number, 0, row)
    return file.getvalue()


def read(data: bytes) -> ReadList:
    return read_workbook(io.BytesIO(data), unwatched)


def refusal(data: bytes) -> str:
    with pytest.raises(Unreadable) as refused:
        read(data)
    return refused.value.code


def changed(data: bytes, part: str, change: Callable[[bytes], bytes]) -> bytes:
    """The workbook with one of its parts changed."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as before, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as after:
        for member in before.infolist():
            body = before.read(member.filename)
            after.writestr(member.filename, change(body) if member.filename == part else body)
    return file.getvalue()


def zipped(*names: str) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name in names:
            archive.writestr(name, "")
    return file.getvalue()


def test_cells_are_as_they_were_typed() -> None:
    sheet = read(of_rows(("Nr", "x"), (12345, 12345.0), (0.1 + 0.2, True), (" Żółć ", "1+1"), (1234567890123456.0,)))
    assert [row.fields for row in sheet.rows] == [
        ("Nr", "x"),
        ("12345", "12345"),
        ("0.3", "TRUE"),
        ("Żółć", "1+1"),
        ("1234567890123456",),
    ]
    assert (sheet.columns, sheet.worksheet, sheet.encoding, sheet.bad) == (2, "Sheet", "", ())


def test_days_times_and_leading_zeros() -> None:
    def fill(book: Workbook) -> None:
        book.active.append((date(1980, 2, 29), datetime(2026, 11, 21, 20, 30), time(9, 5), 123, 612345678))
        book.active["D1"].number_format = "00000"
        book.active["E1"].number_format = "0000000000"

    assert read(packed(fill)).rows[0].fields == ("1980-02-29", "2026-11-21 20:30", "09:05", "00123", "0612345678")


def test_lines_are_the_rows_of_the_worksheet() -> None:
    sheet = read(of_rows(("Last",), (), (None, ""), ("Berg",)))
    assert [(row.line, row.fields) for row in sheet.rows] == [(1, ("Last",)), (4, ("Berg",))]


def test_the_sheet_last_on_screen_is_read_else_the_first_with_rows() -> None:
    def fill(book: Workbook) -> None:
        for name in ("Alpha", "Beta", "Hidden"):
            book.create_sheet(name).append((name,))
        book["Hidden"].sheet_state = "hidden"

    def fill_and_choose(book: Workbook) -> None:
        fill(book)
        book.active = book["Beta"]

    assert read(packed(fill)).worksheet == "Alpha"  # the very first one is empty
    assert read(packed(fill_and_choose)).rows[0].fields == ("Beta",)


def test_a_cell_too_long_leaves_out_its_row_alone() -> None:
    sheet = read(of_rows(("Ada",), ("x" * (LONGEST_FIELD + 1),), ("Zoë",)))
    assert [row.fields for row in sheet.rows] == [("Ada",), ("Zoë",)]
    assert [(row.line, row.code) for row in sheet.bad] == [(2, "row.too_long")]


def test_what_a_file_says_about_its_size_is_not_believed() -> None:
    def lie(xml: bytes) -> bytes:
        return xml.replace(b'<dimension ref="A1:B2"', b'<dimension ref="A1:A1"')

    data = of_rows(("Last", "First"), ("Berg", "Jan"))
    lied = changed(data, "xl/worksheets/sheet1.xml", lie)
    assert lied != data
    assert [row.fields for row in read(lied).rows] == [("Last", "First"), ("Berg", "Jan")]


@pytest.mark.parametrize("row", [b"1048577", b"99999999999"])
def test_a_row_beyond_every_worksheet_ends_it(row: bytes) -> None:
    def lie(xml: bytes) -> bytes:
        return xml.replace(b'<row r="2"', b'<row r="' + row + b'"')

    assert refusal(changed(of_rows(("a",), ("b",)), "xl/worksheets/sheet1.xml", lie)) == "sheet.too_many_rows"


def test_entities_are_refused() -> None:
    def bomb(xml: bytes) -> bytes:
        levels = b"".join(b'<!ENTITY e%d "%s">' % (n, (b"&e%d;" % (n - 1)) * 10) for n in range(1, 9))
        head = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "ha">' + levels + b"]>"
        return head + xml.replace(b"<t>Ada</t>", b"<t>&e8;</t>")

    data = of_rows(("Ada",))
    for part in ("xl/sharedStrings.xml", "xl/worksheets/sheet1.xml", "xl/workbook.xml"):
        assert refusal(changed(data, part, bomb)) == "sheet.damaged"


@pytest.mark.parametrize("zeros", [2, 60])
def test_a_bomb_is_not_unpacked(zeros: int) -> None:
    data = changed(of_rows(("Ada",)), "xl/sharedStrings.xml", lambda _xml: bytes(zeros * 1024 * 1024))
    assert len(data) < 100_000
    assert refusal(data) == "sheet.unpacks_too_large"


def test_a_thousand_parts_are_too_many() -> None:
    names = ("[Content_Types].xml", "xl/workbook.xml", *(f"xl/{n}" for n in range(1_000)))
    assert refusal(zipped(*names)) == "sheet.unpacks_too_large"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (OLD, "sheet.other_kind"),
        (OLD + "EncryptedPackage".encode("utf-16-le"), "sheet.protected"),
        (zipped("mimetype", "content.xml"), "sheet.other_kind"),
        (zipped("[Content_Types].xml", "xl/workbook.bin"), "sheet.other_kind"),
        (zipped("[Content_Types].xml", "word/document.xml"), "sheet.no_workbook"),
        (zipped("[Content_Types].xml", "xl/workbook.xml"), "sheet.damaged"),
        (zipped(), "sheet.no_workbook"),
        (b"PK\x03\x04rest", "sheet.damaged"),
    ],
)
def test_what_is_no_workbook(data: bytes, code: str) -> None:
    assert refusal(data) == code


def test_empty_and_too_large_lists() -> None:
    assert refusal(of_rows()) == "sheet.empty"
    assert refusal(of_rows(("x",) * 51)) == "sheet.too_many_columns"
    assert refusal(of_rows(*[("x",)] * (MOST_ROWS + 1))) == "sheet.too_many_rows"


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_damage_anywhere_is_said_and_nothing_else_happens() -> None:
    chance = random.Random("damage")
    data = of_rows(*((f"Last{n}", n, date(2026, 1, 1)) for n in range(30)))
    for _ in range(300):
        hurt = bytearray(data)
        for _ in range(chance.randint(1, 20)):
            hurt[chance.randrange(4, len(hurt))] = chance.randrange(256)
        try:
            read(bytes(hurt[: chance.choice((len(hurt), chance.randrange(5, len(hurt))))]))
        except Unreadable as refused:
            assert refused.code.startswith("sheet.")


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_damage_within_the_parts_is_said_too() -> None:
    chance = random.Random("parts")
    data = of_rows(*((f"Last{n}", n, date(2026, 1, 1)) for n in range(30)))
    parts = [name for name in zipfile.ZipFile(io.BytesIO(data)).namelist() if name.endswith((".xml", ".rels"))]
    for _ in range(200):

        def hurt(xml: bytes) -> bytes:
            at = chance.randrange(len(xml))
            return xml[:at] + chance.choice((b"", b"<", b"9", b'"', b"\xff", b"-1")) + xml[at + chance.randint(0, 9) :]

        try:
            read(changed(data, chance.choice(parts), hurt))
        except Unreadable as refused:
            assert refused.code.startswith("sheet.")


def test_reading_can_be_stopped() -> None:
    read_so_far: list[int] = []

    def watch(rows: int) -> None:
        read_so_far.append(rows)
        if rows >= 200:
            raise Stopped

    with pytest.raises(Stopped):
        read_workbook(io.BytesIO(of_rows(*(("x",) for _ in range(1_000)))), watch)
    assert read_so_far == [0, 0, 99, 199, 299][: len(read_so_far)] and read_so_far[-1] < 400


def test_what_is_in_a_file_counts_not_its_name(tmp_path: Path) -> None:
    def code_of(name: str, data: bytes) -> str:
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(Unreadable) as refused:
            read_file(path)
        return refused.value.code

    (tmp_path / "list.csv").write_bytes(of_rows(("Ada",)))
    (tmp_path / "list.txt").write_bytes(b"Ada;Lind\n")
    assert read_file(tmp_path / "list.csv").worksheet == "Sheet"
    assert read_file(tmp_path / "list.txt").delimiter == ";"
    assert code_of("text.xlsx", b"Ada;Lind\n") == "sheet.no_workbook"
    assert code_of("empty.xlsx", b"") == "sheet.empty"
    assert code_of("large.xlsx", b"PK\x03\x04" + bytes(LARGEST_WORKBOOK)) == "sheet.too_large"
    assert code_of("large.csv", b"x" * (LARGEST + 1)) == "sheet.too_large"
    with pytest.raises(Unreadable) as refused:
        read_file(tmp_path / "nowhere.xlsx")
    assert refused.value.code == "sheet.cannot_read"


def of_sheets(**sheets: tuple[tuple[object, ...], ...]) -> bytes:
    def fill(book: Workbook) -> None:
        book.remove(book.worksheets[0])
        for title, rows in sheets.items():
            page = book.create_sheet(title)
            for row in rows:
                page.append(row)

    return packed(fill)


def test_the_worksheet_whose_head_names_columns_is_read_unless_another_is_wanted() -> None:
    data = of_sheets(
        Readme=(("Made by the membership office",),),
        Empty=(),
        Members=((), ("Achternaam", "Voornaam"), ("Berg", "Jan")),
        Former=(("Last name", "First name"), ("Vos", "Kim")),
    )
    sheet = read(data)
    assert (sheet.worksheet, sheet.worksheets) == ("Members", ("Readme", "Members", "Former"))
    assert sheet.rows[-1].fields == ("Berg", "Jan")
    former = read_workbook(io.BytesIO(data), unwatched, worksheet="Former")
    assert (former.worksheet, former.rows[-1].fields) == ("Former", ("Vos", "Kim"))
    gone = read_workbook(io.BytesIO(data), unwatched, worksheet="No such")  # renamed meanwhile
    assert gone.worksheet == "Members"


def test_without_any_head_the_first_worksheet_is_read() -> None:
    sheet = read(of_sheets(A=(("Berg", "Jan"),), B=(("Vos", "Kim"),)))
    assert (sheet.worksheet, sheet.worksheets) == ("A", ("A", "B"))
