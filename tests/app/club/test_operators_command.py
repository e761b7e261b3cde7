"""The owner of the file switches operators off where a PIN is forgotten, and the club's stream says so."""

from pathlib import Path

import pytest

from tdapp.app.club import operators
from tdapp.app.club.club_lines import lines
from tdapp.app.club.operators_command import user
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.domain.rights import ALL
from tdapp.main import main


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "club.tdapp"
    with Club.open(path, create=True, time=TimeSource(), operator_name="Ada") as club:
        operators.switch_on(club, "Eve", "271828")
    return path


def test_everybody_may_everything_again(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["operators-off", str(path)]) == 0
    assert "operators are switched off" in capsys.readouterr().out
    with Club.open(path, create=False, time=TimeSource(), operator_name="Ada") as club:
        view = operators.view(club)
        assert (view.on, view.rights, [row.name for row in view.operators]) == (False, ALL, ["Eve"])
        last = lines(club)[0]
        assert last.said.code == "club.operators_off_by_owner" and last.operator


def test_the_line_names_whoever_uses_the_laptop_and_a_question_mark_where_it_does_not_say(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "ruth")
    assert main(["operators-off", str(path)]) == 0
    with Club.open(path, create=False, time=TimeSource(), operator_name="Ada") as club:
        assert lines(club)[0].operator == "ruth"

    def nobody() -> str:
        raise OSError("no user database")

    monkeypatch.setattr("getpass.getuser", nobody)
    assert user() == "?"


def test_it_says_why_not(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Club.open(path, create=False, time=TimeSource(), operator_name="Ada"):
        assert main(["operators-off", str(path)]) == 2
    assert "open" in capsys.readouterr().err
    assert main(["operators-off", str(path)]) == 0
    assert main(["operators-off", str(path)]) == 2
    assert "Operators are switched off" in capsys.readouterr().err
    missing = tmp_path / "nowhere.tdapp"
    assert main(["operators-off", str(missing)]) == 2
    assert not missing.exists() and str(missing) in capsys.readouterr().err
