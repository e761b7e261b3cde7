"""A file that is named on the command line and cannot be read: one sentence with what to do, in every command."""

from pathlib import Path

import pytest

from tdapp.main import command_line
from tdapp.ui.commands import COMMANDS

MORE = {"export": ("Friday", "out.tournament"), "import": ("x.tournament",)}
NO_FILE = {"demo"}
FILES = {
    "nowhere.tdapp": b"",
    "folder": b"",
    "picture.png": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20,
    "other.db": b"SQLite format 3\0" + bytes(4080),
    "empty": b"",
    "list.csv": b"Anna;Bob\n" * 200,
}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("command", sorted(set(COMMANDS) - NO_FILE))
def test_a_file_that_cannot_be_read_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, file: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    for name in set(FILES) - {"nowhere.tdapp", "folder"}:
        (tmp_path / name).write_bytes(FILES[name])
    before = {path.name: path.is_file() and path.read_bytes() for path in tmp_path.iterdir()}
    assert command_line([command, file, *MORE.get(command, ())]) in (1, 2)
    said = capsys.readouterr().err
    assert said.rstrip().endswith(".") and file in said, said
    for raw in ("Errno", "Traceback", "codec", "Error("):
        assert raw not in said, said
    assert {path.name: path.is_file() and path.read_bytes() for path in tmp_path.iterdir()} == before
