"""What may come next in a hand, and why a word was refused, as it is said."""

import ast
from pathlib import Path

import pytest

from tdapp.rulings.hands.entering import enter
from tdapp.rulings.situation import AtSeat, Level, Situation
from tdapp.words.rulings.hand_entry import REFUSED, legal_of, refused_of
from tdapp.words.rulings.poker import REFUSALS
from tdapp.words.rulings.rulings_page import WORD_WRONG
from tdapp.words.say import Words

FIVE = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
WORDS = Words("en", None)
HERE = Path(__file__).resolve().parents[3] / "tdapp" / "rulings"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("d1", "Seat 4: fold, call 200, raise to 400 to 9,000, all-in for 9,000"),
        ("d1 4=? 5=?", "Seat 4: fold, call 200, raise to 400 or more"),
        (
            "d1 b600 5=500",
            "Seat 5: fold, call 500, all-in for 500; no raise, the stack covers no more than the call",
        ),
        ("fl d1 ccccc x", "Seat 3: fold, check, bet 200"),
        ("d1 ccccc", "3 cards of the board come next."),
        ("d1 ccccc flop x x x x x x", "Seat 3: fold, check, bet 200 to 8,800, all-in for 8,800"),
        ("", "The hand has not started. Say where the button is: d3."),
        ("d1 b600!", "Seat 4's action waits for a ruling."),
        ("d1 ffff", "The hand is over."),
        ("d1 ccccc ccccc ccccc ccccc", "Showdown. Enter the cards, such as 2:AsKd, or 2m for a muck."),
    ],
)
def test_what_may_come_next_is_said_with_its_numbers(typed: str, said: str) -> None:
    assert legal_of(WORDS, enter(typed, FIVE).legal) == said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("d1 b600 c r900", "'r900': Seat 1 cannot make it 900: 1,000 to 9,000."),
        ("d1 b12k", "'b12k': 12,000 is more than the player has: 9,000 is all-in."),
        ("d1 2:AhKh 3:AhKd", "'3:ahkd': Ah is out already. Check the cards."),
        ("d1 cc flop", "'flop': This round is not over: seat 1 is to act."),
        ("d1 ccccc turn 2c", "'turn 2c': The flop comes first."),
        ("d1 q", "'q' is not understood here. f folds, x checks, c calls, b bets, r raises, a is all-in."),
        (
            "d1 b600 4=500",
            "'4=500': This does not fit 'b600', entered before: 600 is more than the player has: 500 is all-in.",
        ),
        ("d1 b600 c 3r1800 f f c", "'c': Seat 3's action waits for a ruling. Rule on it, or play on with >."),
    ],
)
def test_a_refused_word_is_named_with_its_reason_and_what_would_be_possible(typed: str, said: str) -> None:
    refusal = enter(typed, FIVE).refusal
    assert refusal is not None and refused_of(WORDS, refusal) == said


def test_every_reason_has_a_sentence() -> None:
    codes = set()
    for file in [*(HERE / "hands").glob("*.py"), HERE / "typed_table.py", HERE / "shorthand.py"]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("refuse", "BadWord"):
                code = node.args[-1 if node.func.id == "BadWord" else 0]
                codes |= {code.value} if isinstance(code, ast.Constant) else set()
    assert len(codes) > 12
    assert codes - {*REFUSED, *REFUSALS, *WORD_WRONG} == set()
