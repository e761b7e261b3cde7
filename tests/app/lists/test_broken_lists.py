"""Lists that are cut, mixed up or made to do harm: rows or a reason come out, and never anything else."""

import io
import random
import zipfile
from pathlib import Path

import pytest

from tdapp.app.lists.columns import RESULT_COLUMNS, cells_of, guess_columns, name_of
from tdapp.app.lists.csv_files import LONGEST_FIELD, MOST_COLUMNS, Unreadable
from tdapp.app.lists.reading import read_file
from tdapp.app.lists.tabular import Table, to_xlsx
from tdapp.texts import Text
from tdapp.ui.sheet_texts import ROW_REASONS, UNREADABLE
from tdapp.words.say import Words
from tests.app.lists.test_other_programs import LISTS

PIECES = (
    b"\0", b'"', b"'", b";", b",", b"|", b"\t", b"\r", b"\n", b"<table>", b"</table>", b"<td>", b"</tr>", b"<tr>",
    b"<td colspan=999999 rowspan=999999>", b"<!--", b"-->", b"&#0;", b"&#1114112;", b"&bogus;", b"<script>",
    b"\xff\xfe", b"\xef\xbb\xbf", b"\xc3", b"=cmd|' /C calc'!A0", b"PK\x03\x04", b"<!DOCTYPE html>", b"x" * 5_000,
    b"number-columns-repeated=\"99999999\"", b"&xxe;", "李٣".encode(), "Ж".encode("cp1251"), b"sep=|\n",
)  # fmt: skip
SOME = [*range(60), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(60, 6_000))]


def broken(data: bytes, chance: random.Random) -> bytes:
    """The file, cut, with pieces put in, bits turned and parts that stand twice."""
    for _ in range(chance.randint(1, 6)):
        at, more = chance.randint(0, len(data)), chance.randint(0, 60)
        match chance.randrange(5):
            case 0:
                data = data[:at]
            case 1:
                data = data[:at] + chance.choice(PIECES) * chance.randint(1, 3) + data[at:]
            case 2:
                data = data[:at] + data[at + more :]
            case 3:
                data = data[:at] + data[max(0, at - more) : at] + data[at:]
            case _ if data:
                turned = bytearray(data)
                turned[at % len(data)] ^= 1 << chance.randrange(8)
                data = bytes(turned)
    return data


def inside(data: bytes, chance: random.Random) -> bytes:
    """A packed file with what is in it broken, so that more than the packing is tried."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as before, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as after:
        for member in before.infolist():
            body = before.read(member.filename)
            after.writestr(member, broken(body, chance) if member.filename.endswith(".xml") else body)
    return out.getvalue()


def files() -> dict[str, bytes]:
    words = Words("en", None)  # type: ignore[arg-type]
    table = Table(Text("Export", "Players"), (Text("Export", "Name"), Text("Export", "Place")), (("Ada", 1), ("李", 2)))
    found = {path.name: path.read_bytes() for path in sorted(LISTS.iterdir())}
    return {**found, "players.xlsx": to_xlsx(table, words)}


@pytest.mark.parametrize("seed", SOME)
def test_every_broken_list_is_read_or_refused(seed: int, tmp_path: Path) -> None:
    chance = random.Random(f"lists {seed}")
    name, data = chance.choice(sorted(files().items()))
    packed = data.startswith(b"PK") and chance.random() < 0.8
    path = tmp_path / name
    path.write_bytes(inside(data, chance) if packed else broken(data, chance))
    among = chance.choice([(), RESULT_COLUMNS])
    try:
        sheet = read_file(path, among=among)
    except Unreadable as refused:
        assert refused.code in UNREADABLE
        return
    assert sheet.rows
    assert all(1 <= len(row.fields) <= max(MOST_COLUMNS, sheet.columns) for row in sheet.rows)
    assert all(len(field) <= LONGEST_FIELD for row in sheet.rows for field in row.fields)
    assert all(bad.code in ROW_REASONS for bad in sheet.bad)
    columns = guess_columns(sheet, *([among] if among else []))
    assert len(columns.kinds) == sheet.columns
    for row in sheet.rows:
        name_of(cells_of(row, columns), columns)


def ods(content: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        packed.writestr("content.xml", content)
    return out.getvalue()


HEAD = (
    b'<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    b'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    b'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><table:table table:name="A">'
)
TAIL = b"</table:table></office:document-content>"
CELL = b"<table:table-row %b><table:table-cell %b><text:p>Ada</text:p></table:table-cell></table:table-row>"
BOMBS = {
    "entities": (
        b'<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>' + HEAD + CELL % (b"", b"") + TAIL,
        "sheet.damaged",
    ),
    "unpacks": (HEAD + b" " * 60_000_000 + TAIL, "sheet.unpacks_too_large"),
    "rows": (HEAD + CELL % (b'table:number-rows-repeated="1000000"', b"") + TAIL, "sheet.too_many_rows"),
    "columns": (HEAD + CELL % (b"", b'table:number-columns-repeated="16000"') + TAIL, "sheet.too_many_columns"),
    "cut": (HEAD + CELL % (b"", b""), "sheet.damaged"),
    "nothing": (HEAD + TAIL, "sheet.empty"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_an_open_document_made_to_do_harm_is_refused(name: str, tmp_path: Path) -> None:
    content, code = BOMBS[name]
    (tmp_path / "list.ods").write_bytes(ods(content))
    with pytest.raises(Unreadable) as refused:
        read_file(tmp_path / "list.ods")
    assert refused.value.code == code
