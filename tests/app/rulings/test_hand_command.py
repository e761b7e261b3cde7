"""The command line replays a hand history: in words, English or Dutch, and says what is wrong with a file and where."""

from datetime import UTC
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.main import main
from tdapp.poker import Details, History, Phase, PokerError, Table, read_phh
from tdapp.poker import Hand as Seated
from tdapp.words.rulings.hand import hand_lines
from tdapp.words.say import Words
from tests.poker.test_hand_properties import played, some_luck, tables
from tests.poker.test_phh import ONLINE, SAMPLE

WORDS = Words("en", UTC)


def told(tmp_path: Path, text: str | bytes, *more: str) -> int:
    """The exit code of the command on a file with this text."""
    path = tmp_path / "hand.phh"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return main(["hand", str(path), *more])


def test_a_hand_is_told_step_by_step_and_who_gets_what(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(tmp_path, SAMPLE) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Hold'em, no-limit, blinds 100 and 200, each player pays an ante of 25"
    for line in (
        "Seat 2 has 2,000 and the button",
        "Seat 7 posts the big blind of 200",
        "Seat 2 raises to 600",
        "Seat 4 calls 500",
        "Seat 2 bets 1,375, and is all-in",
        "Seat 2 shows Q♠ Q♦: a pair of queens, then nine, seven and two",
        "Seat 4 wins 4,225 from the main pot",
        "Seat 4 has 5,225 at the end (+2,225)",
        "Seat 2 has 0 at the end (−2,000)",
    ):
        assert line in lines
    assert "Seat 4 calls 1,375" in lines  # he has chips behind


def test_the_same_in_dutch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(tmp_path, SAMPLE, "--language", "nl") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Stoel 2 bet 1.375, en is all-in" in lines and "Stoel 4 wint 4.225 uit de main pot" in lines


def test_many_hands_with_names_and_cents(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(tmp_path, ONLINE) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Hand 7", "Table ALPHA, hand 3017243630, 2009-07-01, 00:00"]
    assert "Seat 3 (Ann) posts the small blind of 0.25" in lines and "Seat 1 wins 7.90 from the main pot" in lines
    assert "Hand 8" in lines and "Seat 1: uncalled 5 returned" in lines


def test_a_hand_that_is_not_over_ends_with_what_may_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(tmp_path, SAMPLE.split('"p1 cc",\n  "p2 f"', maxsplit=1)[0] + "]") == 0
    assert capsys.readouterr().out.splitlines()[-4:] == [
        "The hand is not over. Still waiting for a player to act",
        "The pot is 975, bets included",
        "Seat 4 is to act: 500 to call",
        "A bet or raise goes to at least 1,000 and at most 2,975",
    ]
    assert told(tmp_path, SAMPLE.split('"p3 cbr 1375"', maxsplit=1)[0] + "]") == 0
    assert "Seat 2 is to act, and may check" in capsys.readouterr().out
    assert told(tmp_path, SAMPLE.split('"p3 sm QsQd"', maxsplit=1)[0] + "]") == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "The hand is not over. Still waiting for the showdown",
        "In the main pot: 4,225, to be won by seats 4 and 2",
    ]


def test_a_file_whose_stacks_at_the_end_are_others_is_said_to_follow_other_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(tmp_path, SAMPLE + "finishing_stacks = [5225, 4770, 5]\n") == 0
    said = [line for line in capsys.readouterr().out.splitlines() if "other rules" in line]
    assert said == [
        "Seat 7 has 4,770 at the end according to the file, which follows other rules",
        "Seat 2 has 5 at the end according to the file, which follows other rules",
    ]


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        (SAMPLE.replace('"p2 f"', '"p2 cbr 700"'), "en", "Action 6, 'p2 cbr 700': Seat 7 cannot make it 700: 1,000"),
        (SAMPLE.replace("[100, 200, 0]", "[100, 200, 400]"), "nl", "Stoel 2 straddlet met 400"),
        (SAMPLE[:300], "en", "The hand history breaks off at line 1"),
        (SAMPLE.replace("antes", "antes ="), "en", "line 5, place 9"),
        (b"\xff" + SAMPLE.encode(), "nl", "vanaf byte 1 geen tekst"),
        (SAMPLE.replace('"NT"', '"F7S"'), "en", "'F7S' is not known here"),
        ("actions = " + "[" * 20_000, "en", "brackets"),
        ("", "en", "'variant' is missing"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | bytes, language: str, said: str
) -> None:
    assert told(tmp_path, text, "--language", language) == 2
    seen = capsys.readouterr()
    assert said in seen.err and str(tmp_path) in seen.err and not seen.out


def test_one_refused_hand_of_many_does_not_keep_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(tmp_path, ONLINE.replace("'p3 cbr 1.50'", "'p3 cbr 0.75'")) == 2
    seen = capsys.readouterr()
    assert "Hand 7: Action 4, 'p3 cbr 0.75'" in seen.err and "Seat 1 wins 10 from the main pot" in seen.out


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hand", "nowhere.phh"]) == 2
    assert "nowhere.phh" in capsys.readouterr().err


@settings(deadline=None, max_examples=60)
@given(tables(), st.integers(0, 10**6), some_luck)
def test_every_hand_is_told_to_the_last_chip(table: Table, seed: int, luck: list[int]) -> None:
    hand = Seated.around(played(table, seed, luck))
    lines = hand_lines(WORDS, History(hand, Details(event="Club", level=3)))
    assert lines[0] == "Club, level 3" and not [line for line in lines if "{" in line]
    for seat, stack in hand.stacks().items():
        assert any(line.startswith(f"Seat {seat} has {stack:,} at the end") for line in lines)
    all_in = {line.split(" ")[1].strip(",") for line in lines if line.endswith("and is all-in")}
    assert {str(seat) for seat, stack in hand.stacks().items() if not stack} <= all_in <= {*map(str, hand.seats)}
    assert hand.phase is Phase.OVER


def test_the_language_is_one_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["hand", "x.phh", "--language", "fr"])
    assert left.value.code == 2 and "fr" in capsys.readouterr().err


def test_a_refused_text_is_refused_alike_at_the_door() -> None:
    with pytest.raises(PokerError):
        read_phh("x")


def test_what_the_floor_ruled_and_a_board_nobody_knows_are_told_too() -> None:
    source = (
        "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
        "starting_stacks = [100, 100, 100]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 10',"
        " '# ruled p1 to 13', '# ruled p3 dead', '# ruled p1 back 1', '# ruled p2 next', 'p2 cc',"
        " 'd db ??????']\n"
    )
    lines = hand_lines(Words("en", None), read_phh(source))
    wanted = (
        "Seat 1 has 13 in by the ruling", "Seat 3 has a dead hand by the ruling",
        "Seat 1: 1 returned by the ruling", "Seat 2 acts next by the ruling", "Flop, cards not known",
    )  # fmt: skip
    assert [line for line in wanted if line not in lines] == []
    void = hand_lines(Words("en", None), read_phh(source.replace("'p2 cc', 'd db ??????'", "'# ruled void'")))
    assert "Seat 2 has 100 at the end (0)" in void
