"""The command line rules on a case: in words, as JSON, under one book or all, and says what is wrong with a file."""

import json
from pathlib import Path

import pytest

from tdapp.main import main

CASE = Path(__file__).resolve().parents[3] / "resources/rulebooks/HC/cases/045-two-thousands-for-1200.toml"


def test_a_case_is_ruled_under_the_book_it_lies_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", str(CASE)]) == 0
    told = capsys.readouterr().out
    assert "It is a call of 1,200. 800 is returned to seat 4. [45]" in told
    assert "Dutch" in told


def test_the_same_in_dutch(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", str(CASE), "--language", "nl"]) == 0
    told = capsys.readouterr().out
    assert "Er gaat 800 terug naar stoel 4" in told and "Waarom: " in told and "Seat" not in told and "Why" not in told


def test_the_whole_ruling_as_json_under_all_books(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", str(CASE), "--book", "all", "--json"]) == 0
    found = {each["book"]: each["code"] for each in json.loads(capsys.readouterr().out)}
    assert found == {"HC": "call", "TDA2024": "call", "QLD": "raise_to"}


def test_the_schema_names_the_fields(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "--schema"]) == 0
    assert "last_raise" in json.loads(capsys.readouterr().out)["$defs"]["Situation"]["properties"]


def test_what_is_not_ruled_on_is_listed_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "--not-modelled", "--book", "HC"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 4
    assert any(line.startswith("  66 ") and "hold'em and Omaha" in line for line in told)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('incident = "betting.silent_chips"\nseats = [{ seat = "four" }]', "seats[0].seat"),
        ('incident = "betting.silent_chips"\nsets = 3', "sets"),
        ('incident = "betting.silent_chips"\nseats = [{ seat = 4, bet = 900, stack = 500 }]', "seats[0].bet"),
        ('incident = "betting.nothing"', "incident"),
        ("incident = = 3", "line 1"),
        ('{"incident": ', "line 1"),
        ("", "incident"),
    ],
)
def test_what_is_wrong_with_a_case_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["rule", str(path)]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "nowhere.toml"]) == 2
    assert "nowhere.toml" in capsys.readouterr().err


HAND = 'incident = "turn.out_of_turn"\nhand = "blinds100-200 d1 1=9000 2=9000 3=9000 4=9000 5=9000 b600 c {more}"\n'


def test_a_case_may_be_a_hand_and_its_facts_follow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = tmp_path / "case.toml"
    case.write_text(HAND.format(more="3c f r2000"), encoding="utf-8")
    assert main(["rule", str(case), "--book", "HC"]) == 0
    told = capsys.readouterr().out
    assert "Seat 3" in told and "400" in told


def test_a_word_of_the_hand_that_cannot_be_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = tmp_path / "case.toml"
    case.write_text(HAND.format(more="r900"), encoding="utf-8")
    assert main(["rule", str(case), "--book", "HC"]) == 2
    assert "hand: 'r900': Seat 1 cannot make it 900: 1,000 to 9,000." in capsys.readouterr().err
    assert main(["rule", str(case), "--book", "HC", "--language", "nl"]) == 2
    assert "Stoel 1" in capsys.readouterr().err
