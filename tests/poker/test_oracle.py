"""PokerKit beside the engine on random whole hands; see `oracle.py` and the dated notes in tdapp/poker/NOTES.md."""

from pathlib import Path

import pytest

import tdapp.poker
from tests.poker.oracle import SETTLED, compare


def test_random_hands_agree_with_pokerkit() -> None:
    tally = compare(600, 11)
    assert tally.hands == 600 and tally.decisions > 5_000
    assert len(tally.games) == 6 and tally.side_pots and tally.split_pots
    assert set(tally.settled) <= set(SETTLED)


def test_every_settled_difference_has_its_note() -> None:
    notes = (Path(tdapp.poker.__path__[0]) / "NOTES.md").read_text(encoding="utf-8")
    for name in SETTLED:
        assert f"`{name}`" in notes


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seed", [20261, 20262, 20263, 20264])
def test_a_hundred_thousand_random_hands_agree_with_pokerkit(seed: int) -> None:
    assert compare(25_000, seed).hands == 25_000
