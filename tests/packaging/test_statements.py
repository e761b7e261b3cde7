"""The SQL that was written down is the SQL of the tables."""

from pathlib import Path

import pytest
import statements

from tdapp.store import compiled
from tdapp.store import statements as written


def test_what_is_written_down_is_what_the_tables_say() -> None:
    assert compiled.schema_sql() == written.SCHEMA
    rows = {str(row.__tablename__): row for row in compiled.rows()}
    assert dict(written.INSERT) == {name: compiled.insert_sql(row) for name, row in rows.items()}
    assert dict(written.UPSERT) == {name: compiled.upsert_sql(row) for name, row in rows.items()}
    assert statements.complaint(statements.ROOT / statements.FILE) == ""


@pytest.mark.parametrize("edited", [("seq", "sequence"), ("CHECK", ""), ("excluded.last_at", "last_at")])
def test_a_file_behind_the_tables_is_noticed(tmp_path: Path, edited: tuple[str, str]) -> None:
    behind = tmp_path / "statements.py"
    text = (statements.ROOT / statements.FILE).read_text(encoding="utf-8")
    behind.write_text(text.replace(*edited, 1), encoding="utf-8")
    assert "run `packaging/dev.py statements`" in statements.complaint(behind)
    assert "run `packaging/dev.py statements`" in statements.complaint(tmp_path / "nowhere.py")


@pytest.mark.parametrize(
    "text", ["plain", 'the "by" column', "the 'kind' column", "both \" and '", "a \\ in it", "word " * 60 + "end"]
)
def test_any_text_is_written_so_that_it_reads_back(text: str) -> None:
    source = "\n".join(["NAMES = {", *statements.value('    "name": ', text), "}"])
    assert max(len(line) for line in source.splitlines()) <= statements.WIDTH
    found: dict[str, dict[str, str]] = {}
    exec(source, found)
    assert found["NAMES"] == {"name": text}
