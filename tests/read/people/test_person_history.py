"""What is told of a player at the table: here and elsewhere, penalties before rulings, the most first."""

from datetime import UTC, date, datetime

import pytest

from tdapp.domain.units import TournamentId
from tdapp.read.people.history import PersonRecord, Tally, person_history
from tdapp.values import replace
from tdapp.words.people.history import DECIDED, line_of, told
from tdapp.words.rulings.chapters import CHOICES
from tdapp.words.say import Words

WORDS = Words("en", UTC)
HERE, SPRING, SUMMER = (TournamentId(name) for name in ("here", "spring", "summer"))


def record(stream: TournamentId, kind: str, incident: str = "turn.out_of_turn", hands: int = 0) -> PersonRecord:
    at = datetime(2026, 11, 21, 18, 5, tzinfo=UTC)
    rules = "53-A" if kind == "ruling" else ""
    return PersonRecord("Herfst Open", date(2026, 11, 21), at, kind, incident, "HC", rules, hands, stream)


def test_here_and_elsewhere_are_counted_apart() -> None:
    records = [
        record(HERE, "ruling"),
        record(HERE, "warning"),
        record(HERE, "ruling"),
        record(SPRING, "rounds", hands=18),
        record(SUMMER, "warning"),
        record(SUMMER, "warning"),
    ]
    history = person_history(records, HERE)
    assert history.here == (Tally(1, "warning", ruling=False), Tally(2, "turn.out_of_turn", ruling=True))
    assert history.elsewhere == (Tally(2, "warning", ruling=False), Tally(1, "rounds", ruling=False))
    assert history.tournaments == 2
    assert history.records == tuple(records)
    assert told(WORDS, history) == (
        "Before this: 1× warning, 2× A player acts out of turn (here); "
        "At 2 other tournaments: 2× warning, 1× rounds away from the table"
    )


def test_a_clean_record_is_said_to_be_clean() -> None:
    assert told(WORDS, person_history([], HERE)) == "Nothing on record before this"


def test_without_a_tournament_in_front_everything_is_elsewhere() -> None:
    history = person_history([record(SPRING, "warning")], None)
    assert (history.here, history.tournaments) == ((), 1)


def test_a_line_names_only_so_many_and_says_that_there_are_more() -> None:
    many = [record(HERE, "ruling", f"house.{letter}") for letter in "abcdef"]
    said = told(WORDS, person_history(many, HERE))
    assert said.endswith("… (here)") and said.count("×") == 4


def test_lines_of_the_list() -> None:
    assert line_of(WORDS, record(SPRING, "ruling")) == (
        "Ruling: A player acts out of turn\n21 November 2026, 18:05 · Herfst Open · HC 53-A"
    )
    assert line_of(WORDS, record(SPRING, "rounds", hands=18)).startswith(
        "Rounds away from the table, 18 hands: A player acts out of turn\n"
    )
    assert line_of(WORDS, record(SPRING, "warning", "an incident of a later version")).startswith(
        "Warning: an incident of a later version\n"
    )


@pytest.mark.parametrize(
    ("code", "decision", "head"),
    [
        ("call", "", "Ruling: A player acts out of turn · Call"),
        ("td_decides", "rest_full_call", "Ruling: A player acts out of turn · The others make full calls"),
        ("td_decides", "full_call", "Ruling: A player acts out of turn · Full call"),
        ("call", "overruled", "Ruling: A player acts out of turn · The tournament director overruled the book"),
        ("procedure", "", "Ruling: A player acts out of turn"),
        ("of_another_version", "unknown", "Ruling: A player acts out of turn"),
    ],
)
def test_a_ruling_says_how_it_ended(code: str, decision: str, head: str) -> None:
    told, _, when = line_of(WORDS, replace(record(HERE, "ruling"), code=code, decision=decision)).partition("\n")
    assert told == head
    assert when.endswith("HC 53-A")


def test_every_choice_that_names_an_amount_is_said_without_it() -> None:
    no_more = {"hidden_stay"}  # stands in the journals of earlier evenings
    assert {choice for choice, text in CHOICES.items() if "{" in text.source} == set(DECIDED) - no_more
    assert not any("{" in text.source for text in DECIDED.values())
