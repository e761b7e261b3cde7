"""Lists out: what a spreadsheet opens, and that nothing typed by anybody becomes a formula in it."""

import csv
import io
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from tdapp.app.lists.columns import guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.spreadsheets import entries_table, results_table
from tdapp.app.lists.tabular import Table, guarded, to_csv, to_file, to_xlsx, unguarded
from tdapp.app.registration.exchange import plan_import
from tdapp.app.whole_files import write_whole
from tdapp.domain.units import Cents, Money
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.players import EntryStatus
from tdapp.texts import Text
from tdapp.values import replace
from tdapp.words.say import Words
from tests.app.listed import row, view

EN = Words("en", UTC)
NL = Words("nl", timezone(timedelta(hours=1)))
NASTY = (
    "=cmd|' /C calc'!A0",
    "+31 6",
    "-5",
    "@home",
    "<b>Bob</b>",
    "Robert'); DROP TABLE players;--",
    "'t Hooft",
    "'=1",
    "http://example.org",
    "0012",
)
EVERY_KIND = Table(
    Text("", "All: the [kinds]/of cells, in one list"),
    tuple(Text("", each) for each in ("Text", "Number", "Amount", "Yen", "Day", "Time", "Paid", "Empty")),
    (
        (
            "a;b",
            12,
            Money(Cents(849_550), "EUR"),
            Money(Cents(500), "JPY"),
            date(2026, 11, 21),
            datetime(2026, 11, 21, 22, 30, 15, 999, tzinfo=UTC),
            True,
            None,
        ),
    ),
)


@given(st.text())
def test_guard_is_taken_off_exactly(text: str) -> None:
    assert unguarded(guarded(text)) == text
    assert not guarded(text).startswith(("=", "+", "-", "@", "\t", "\r"))


def test_names_come_back_as_they_went() -> None:
    names = [PlayerName(last, first) for last in NASTY for first in ("Zoë, jr.", 'El "Toro"', "ゆき")]
    data = to_csv(entries_table(view(*(row(number, name) for number, name in enumerate(names, 1))), EN), EN)
    sheet = read_csv(data)
    plan = plan_import(sheet, guess_columns(sheet), (), {})
    assert [one.name for one in plan.good] == names
    cells = [cell for fields in csv.reader(io.StringIO(data.decode("utf-8-sig"))) for cell in fields]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]


def test_entries_list() -> None:
    data = to_csv(entries_table(view(row(1, PlayerName("Lind", "Ada"))), EN), EN)
    lines = data.decode("utf-8-sig").splitlines()
    assert lines == ["No.,Last name,First name,Status,Table,Seat,Paid,Currency", "1,Lind,Ada,Playing,12,4,165.00,EUR"]


def test_results_by_place_in_the_readers_spreadsheet() -> None:
    prize = Money(Cents(849_550), "EUR")
    table = results_table(
        view(
            row(1, PlayerName("Lind", "Ada"), place=2, place_to=3, status=EntryStatus.OUT),
            row(2, PlayerName("Berg", "Jan"), place=1, place_to=1, prize=prize, prize_paid=True),
            row(3, PlayerName("Vos", "Kim")),
        )
    )
    lines = to_csv(table, NL).decode("utf-8-sig").splitlines()
    assert lines[1:] == ["1;;Berg;Jan;8495,50;EUR;yes", "2;3;Lind;Ada;;;"]


def test_where_bounties_were_won_they_stand_with_the_results_and_what_is_on_heads_with_the_entries() -> None:
    euros = [Money(Cents(cents), "EUR") for cents in (849_550, 12_500, 5_000)]
    shown = replace(
        view(
            row(1, PlayerName("Lind", "Ada"), place=2, place_to=2, status=EntryStatus.OUT, won=euros[1]),
            row(2, PlayerName("Berg", "Jan"), place=1, place_to=1, prize=euros[0], won=euros[2]),
            row(3, PlayerName("Vos", "Kim"), place=3, place_to=3, status=EntryStatus.OUT),
            row(4, PlayerName("Os", "Bo"), head=euros[1]),
        ),
        heads=True,
    )
    lines = to_csv(results_table(shown), EN).decode("utf-8-sig").splitlines()
    assert lines == [
        "Place,Shared down to place,Last name,First name,Prize,Bounties won,Prize and bounties,Currency,Prize paid out",
        "1,,Berg,Jan,8495.50,50.00,8545.50,EUR,no",
        "2,,Lind,Ada,,125.00,125.00,EUR,",
        "3,,Vos,Kim,,,,,",
    ]
    lines = to_csv(entries_table(shown, EN), EN).decode("utf-8-sig").splitlines()
    assert lines[0] == "No.,Last name,First name,Status,Table,Seat,Bounty,Paid,Currency"
    assert lines[4] == "4,Os,Bo,Playing,12,4,125.00,165.00,EUR"


def test_every_kind_of_cell_in_a_csv() -> None:
    lines = to_csv(EVERY_KIND, NL).decode("utf-8-sig").split("\r\n")
    assert lines[1:] == ['"a;b";12;8495,50;500;2026-11-21;2026-11-21 23:30:15;yes;', ""]


def test_every_kind_of_cell_in_a_workbook() -> None:
    book = load_workbook(io.BytesIO(to_xlsx(EVERY_KIND, NL)))
    assert book.sheetnames == ["All  the  kinds of cells, in on"]
    sheet = book.active
    assert sheet.freeze_panes == "A2"
    assert [cell.value for cell in sheet[1]] == [column.source for column in EVERY_KIND.columns]
    text, number, amount, yen, day, time, paid, empty = sheet[2]
    assert (text.value, number.value, amount.value, yen.value) == ("a;b", 12, 8495.5, 500)
    assert (amount.number_format, yen.number_format) == ("#,##0.00", "#,##0")
    assert (day.value, day.number_format) == (datetime(2026, 11, 21), "yyyy-mm-dd")
    assert time.value == datetime(2026, 11, 21, 23, 30, 15)
    assert (paid.value, empty.value) == ("yes", None)
    assert sheet.column_dimensions["A"].width < sheet.column_dimensions["F"].width


def test_no_text_becomes_a_formula_a_link_or_a_number_in_a_workbook() -> None:
    table = Table(Text("", "People"), (Text("", "Name"),), tuple((text,) for text in NASTY))
    sheet = load_workbook(io.BytesIO(to_xlsx(table, EN))).active
    cells = [line[0] for line in sheet.iter_rows(min_row=2)]
    assert [cell.value for cell in cells] == list(NASTY)
    assert {cell.data_type for cell in cells} == {"s"}
    assert not any(cell.hyperlink for cell in cells)


def test_a_workbook_without_a_row() -> None:
    sheet = load_workbook(io.BytesIO(to_xlsx(Table(Text("", "'[]'"), (Text("", "Name"),), ()), EN))).active
    assert (sheet.title, sheet.max_row) == ("1", 1)


def test_the_ending_of_the_name_says_what_file_it_becomes() -> None:
    assert to_file(EVERY_KIND, Path("a.XLSX"), EN).startswith(b"PK")
    assert to_file(EVERY_KIND, Path("a.csv"), EN) == to_csv(EVERY_KIND, EN)


def test_a_file_that_was_there_stays_when_writing_fails(tmp_path: Path) -> None:
    place = tmp_path / "list.csv"
    place.mkdir()
    with pytest.raises(OSError):
        write_whole(place, b"new")
    assert [each.name for each in tmp_path.iterdir()] == ["list.csv"]
