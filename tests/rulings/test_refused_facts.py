"""What cannot be at a table is refused in a sentence that names the fact, also where the engine's arithmetic met it."""

import ast
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import tdapp.poker
import tdapp.rulings
from tdapp.poker.betting import Structure
from tdapp.rulings import Impossible, Situation, resolve
from tdapp.rulings.situation import Action, AtSeat, Did, Level
from tdapp.ui.i18n import Languages
from tdapp.words.rulings.impossible import IMPOSSIBLE, impossible_of
from tdapp.words.rulings.poker import REFUSALS
from tests.rulings.cases import BOOKS

SEATS = (AtSeat(3, bet=400, stack=5000), AtSeat(4, stack=1000), AtSeat(6, bet=200, stack=3000))
BLINDS = {"big_blind": 200, "small_blind": 100, "lowest_chip": 25}


def refused(incident: str, facts: dict[str, Any], *, book: str = "HC", limit: bool = False, **level: int) -> Impossible:
    """The refusal of this case: seat 3 has bet 400 on the flop, seat 6 had 200 in front of him."""
    case = Situation(
        incident=incident,
        level=Level(**{**BLINDS, **level}),
        seats=SEATS,
        street="flop",
        last_raise=200,
        button=3,
        structure=Structure.FIXED_LIMIT if limit else Structure.NO_LIMIT,
        facts=facts,
    )
    with pytest.raises(Impossible) as impossible:
        resolve(case, BOOKS[book])
    return impossible.value


def engine_refusals() -> list[tuple[Impossible, str, str]]:
    """Every refusal of the engine that a case can meet, in English and Dutch."""
    silent = {"seat": 4, "chips": (500,)}
    pot = {"pot_sizes": (100,)}
    return [
        (
            refused("betting.silent_chips", {"seat": 4, "chips": (1000, 1000)}),
            "Seat 4 cannot have put in 2,000 from a stack of 1,000. Correct the stack or the bet.",
            "Stoel 4 kan geen 2.000 hebben ingezet met een stack van 1.000. Verbeter de stack of de inzet.",
        ),
        (
            refused("betting.words", {"seat": 6, "said": "bet", "amount": 100}),
            "Seat 6 has 100 in and the bet is 400. Correct the amount, or rule on an undercall.",
            "Stoel 6 heeft 100 staan en de inzet is 400. Verbeter het bedrag, of beslis over een undercall.",
        ),
        (
            refused("betting.silent_chips", silent, small_bet=-5),
            "−5 is no small bet: give a whole number from 1 up.",
            "−5 is geen small bet: geef een heel getal vanaf 1.",
        ),
        (
            refused("showdown.commission", pot, book="QLD", min_wager=-5),
            "−5 is no minimum wager: give a whole number from 1 up.",
            "−5 is geen minimale inzet: geef een heel getal vanaf 1.",
        ),
        (
            refused("betting.least_and_most", {"seat": 4}, limit=True, raise_cap=-1),
            "−1 is no number of raises: give a whole number from 0 up.",
            "−1 is geen aantal raises: geef een heel getal vanaf 0.",
        ),
        (
            refused("showdown.commission", pot, book="QLD", commission=13),
            "13 % commission is too much: 10 % is the most.",
            "13 % commissie is te veel: 10 % is het maximum.",
        ),
        (
            refused("showdown.commission", pot, book="QLD", commission=-2),
            "−2 is no percentage: give a whole number from 0 up.",
            "−2 is geen percentage: geef een heel getal vanaf 0.",
        ),
    ]


def test_a_refusal_of_the_engine_names_the_fact_and_what_to_do(qtbot: QtBot) -> None:
    languages = Languages(zone=UTC)
    english, dutch = languages.words("en"), languages.words("nl")
    for impossible, in_english, in_dutch in engine_refusals():
        assert (impossible_of(english, impossible), impossible_of(dutch, impossible)) == (in_english, in_dutch)


def written_codes(package: Path, *, refusing: tuple[str, ...], place: int) -> Iterator[str]:
    """The codes a package refuses with, as they stand in its source."""
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in refusing and len(node.args) > place:
                yield from (
                    leaf.value
                    for leaf in ast.walk(node.args[place])
                    if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
                )


def test_every_refusal_there_is_has_a_sentence() -> None:
    engine = set(written_codes(Path(tdapp.poker.__path__[0]), refusing=("refuse", "PokerError"), place=0))
    rulings = set(written_codes(Path(tdapp.rulings.__path__[0]), refusing=("Impossible",), place=1))
    assert {"undercall", "bad_chips"} <= engine and {"seat_twice", "below_one", "position_twice"} <= rulings
    assert sorted((engine | rulings) - {*IMPOSSIBLE, *REFUSALS}) == []


def test_the_log_of_an_earlier_street_says_nothing_of_the_wrong_bet_of_this_one() -> None:
    case = Situation(
        incident="betting.wrong_bet",
        level=Level(**BLINDS),
        seats=(AtSeat(1, stack=2525), AtSeat(2, stack=3000)),
        street="flop",
        actions=(Action(1, Did.RAISE, street="preflop"),),
        facts={"seat": 1, "found": "same_round"},
    )
    assert resolve(case, BOOKS["HC"]).missing == ("placed", "legal")


@pytest.mark.parametrize(
    ("incident", "missing"),
    [
        ("betting.silent_chips", ("seat", "chips")),
        ("showdown.split_pot", ("pot_size", "winners")),
        ("showdown.hidden_chips", ("seat", "hidden")),
        ("tournament.rebuy", ("stack", "starting_stack")),
    ],
)
def test_what_a_ruling_needs_is_asked_for_at_once(incident: str, missing: tuple[str, ...]) -> None:
    assert resolve(Situation(incident), BOOKS["HC"]).missing == missing
