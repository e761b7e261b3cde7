"""A club is called as its file is, and no file that is there is taken for a new one."""

from pathlib import Path

import pytest

from tdapp.app.club.club_name import LONGEST, file_of, free_name


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Pokerclub Venlo", "Pokerclub Venlo.tdapp"),
        ("  Żółć \u202e 李小龙 ", "Żółć 李小龙.tdapp"),
        ("../../etc", "etc.tdapp"),
        ("a/b\\c", "a b c.tdapp"),
        ("NUL", "NUL club.tdapp"),
        ("x" * 300, "x" * LONGEST + ".tdapp"),
        (" . / ", None),
        ("", None),
    ],
)
def test_a_name_becomes_a_file_in_its_folder_and_nowhere_else(tmp_path: Path, name: str, file: str | None) -> None:
    made = file_of(name, tmp_path, ".tdapp")
    assert (made.name if made is not None else None) == file
    assert made is None or made.parent == tmp_path


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    assert free_name("club", tmp_path, ".tdapp") == "club"
    (tmp_path / "club.tdapp").touch()
    (tmp_path / "club 2.tdapp").touch()
    assert free_name("club", tmp_path, ".tdapp") == "club 3"
