"""Poker in words: every code has its sentence, every place in it is filled."""

import ast
import re
from datetime import UTC
from pathlib import Path

import pytest

import tdapp.poker
from tdapp.poker.betting import Betting, Structure
from tdapp.poker.cards import parse
from tdapp.poker.descriptions import Description, describe, describe_low
from tdapp.poker.errors import PokerError
from tdapp.poker.phase import Phase
from tdapp.poker.phh_read import read, read_histories
from tdapp.poker.ranking import Category, tables
from tdapp.words.rulings.poker import (
    HANDS,
    NO_RAISE,
    ONE,
    REFUSALS,
    SEVERAL,
    WAITS,
    WHATS,
    hand_sentence,
    refusal_sentence,
)
from tdapp.words.say import Words

WORDS = Words("en", UTC)
SOURCES = sorted(Path(tdapp.poker.__path__[0]).glob("*.py"))
PLACE = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize(
    ("code", "ranks", "sentence"),
    [
        ("two_pair", (13, 4, 11), "two pair, kings and fours, jack kicker"),
        ("one_pair", (14, 10, 6, 2), "a pair of aces, then ten, six and two"),
        ("odd_card", (14, 13, 9, 5, 3), "ace high, then king, nine, five and three"),
        ("three_of_a_kind", (6, 14, 13), "three sixes, then ace and king"),
        ("straight", (5,), "a straight, five high"),
        ("flush", (12, 9, 5, 4, 2), "a flush, queen high, then nine, five, four and two"),
        ("full_house", (13, 4), "a full house, kings full of fours"),
        ("four_of_a_kind", (8, 14), "four eights, ace kicker"),
        ("straight_flush", (10,), "a straight flush, ten high"),
        ("royal_flush", (14,), "a royal flush"),
        ("low", (8, 6, 4, 2, 1), "low: eight, six, four, two and ace"),
        ("no_low", (), "no low"),
    ],
)
def test_what_a_hand_is_called(code: str, ranks: tuple[int, ...], sentence: str) -> None:
    assert hand_sentence(Description(code, ranks), WORDS) == sentence


def test_every_hand_has_a_sentence_without_an_empty_place() -> None:
    assert {kind.name.lower() for kind in Category} | {"low", "no_low"} == set(HANDS)
    said = {hand_sentence(describe(strength), WORDS) for strength in range(1, len(tables().order) + 1)}
    assert len(said) == 7462
    assert not [sentence for sentence in said if "{" in sentence]
    assert hand_sentence(describe_low(225), WORDS) == "low: five, four, three, two and ace"
    assert set(ONE) == set(SEVERAL) | {1}


def refusals() -> list[tuple[str, set[str]]]:
    """Every code the engine refuses with and the facts it gives."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("refuse", "PokerError") and node.args:
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                if isinstance(node.args[0], ast.Constant):
                    found.append((str(node.args[0].value), facts))
    return found


def test_every_refusal_has_a_sentence_and_all_its_facts() -> None:
    found = refusals()
    assert {code for code, _ in found} == set(REFUSALS)
    for code, facts in found:
        assert set(PLACE.findall(REFUSALS[code].source)) <= facts, code


def test_every_what_and_why_has_a_word() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    assert set(re.findall(r'what="(\w+)"', source)) <= set(WHATS)
    assert set(re.findall(r'RaiseRange\(None, None, "(\w+)"\)', source)) == set(NO_RAISE)
    assert {phase.value for phase in Phase} == set(WAITS)


def test_a_refusal_says_what_where_and_what_would_be_legal() -> None:
    with pytest.raises(PokerError) as refused:
        parse("AsXd")
    assert refusal_sentence(refused.value, WORDS) == "'Xd' at place 3 is not a card. Write cards as As or 10h."
    with pytest.raises(PokerError) as refused:
        Betting(Structure.NO_LIMIT, 0, 0)
    assert refusal_sentence(refused.value, WORDS) == "0 is no small bet: give a whole number from 1 up."
    with pytest.raises(PokerError) as refused:
        read(
            'variant = "NT"\nantes = [0, 0, 0]\nblinds_or_straddles = [100, 200, 0]\nmin_bet = 200\n'
            'starting_stacks = [9000, 9000, 9000]\nactions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", '
            '"p3 cbr 300"]\n'
        )
    assert refusal_sentence(refused.value, WORDS) == (
        "Action 4, 'p3 cbr 300': Seat 3 cannot make it 300: 400 to 9,000."
    )


def test_a_refusal_in_a_file_of_many_hands_says_in_which() -> None:
    with pytest.raises(PokerError) as refused:
        read_histories('[first]\nvariant = "NT"\nantes = [0, 0, 0]\nblinds_or_straddles = [100, 200, 400]\n'
                       'min_bet = 200\nstarting_stacks = [9000, 9000, 9000]\nactions = []\n')  # fmt: skip
    assert refusal_sentence(refused.value, WORDS) == (
        "Hand first: Seat 3 straddles with 400, and straddles are not played here. Leave it out."
    )
