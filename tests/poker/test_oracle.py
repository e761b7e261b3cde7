"""PokerKit beside the engine on random whole hands; see `oracle.py` and the dated notes in tdapp/poker/NOTES.md.

The short run always has the same hands. The long one has others each time; its seed is printed, and what it found is
played again by `python tests/poker/oracle.py 25000 SEED`.
"""

import random
from pathlib import Path

import pytest

import tdapp.poker
from tests.poker import oracle
from tests.poker.oracle import SETTLED, compare


def test_random_hands_agree_with_pokerkit() -> None:
    tally = compare(600, 11)
    assert tally.hands == 600 and tally.decisions > 5_000
    assert len(tally.games) == 10 and tally.side_pots and tally.split_pots
    assert set(tally.settled) <= set(SETTLED)


def test_every_settled_difference_has_its_note() -> None:
    notes = (Path(tdapp.poker.__path__[0]) / "NOTES.md").read_text(encoding="utf-8")
    for name in SETTLED:
        assert f"`{name}`" in notes


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_a_hundred_thousand_random_hands_agree_with_pokerkit(part: int, capsys: pytest.CaptureFixture[str]) -> None:
    seed = random.SystemRandom().randrange(10**9)
    with capsys.disabled():
        print(f"\nhands beside PokerKit, part {part} of 4: python tests/poker/oracle.py 25000 {seed}", flush=True)
    assert compare(25_000, seed).hands == 25_000


def test_what_a_long_run_found_can_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(self: oracle.Play) -> None:
        self.fail("a difference")

    monkeypatch.setattr(oracle.Play, "run", found)
    with pytest.raises(oracle.Unexplained) as unexplained:
        compare(5, 77)
    assert unexplained.value.__notes__ == ["Hand 0 of: python tests/poker/oracle.py 5 77"]
