"""Views that are made from what the one before them knew say what a view made from nothing says, whatever was done
between two looks, undone and done again.
"""

import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from tdapp.domain.journal import taken_back
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.registration.price_list import STANDARD, entries_sold, sold
from tdapp.domain.seating.moves import propose
from tdapp.domain.state import State
from tdapp.read.bounties.bounties_view import bounties_view
from tdapp.read.money import last_sales as sales
from tdapp.read.money.last_sales import last_sales
from tdapp.read.people.names import Names, PlayerName
from tdapp.read.prizes.result import result_view
from tdapp.read.registration.players import PlayersView, players_view
from tdapp.read.registration.registration_desk import money_view
from tdapp.read.seating.tables import tables_view
from tests.domain.evening import player
from tests.domain.nights import DEEDS, Night, begun

STEPS = 260
LOOKS = 0.6  # how often somebody looks after an act: a page out of sight misses some
OFTEN = {"bust": 0.15, "undo": 0.06, "redo": 0.1}  # beside what chance does
NAMES = Names()
for number in range(60):
    NAMES[player(number)] = PlayerName(f"Żółć {number % 7}", f"Łukasz {number}")


def with_bounties(chance: random.Random) -> Night:
    """A night on which some paid for a bounty, in most of them."""
    night = begun(chance)
    for number in range(chance.choice((0, 4, 8))):
        night.made.do(entries.register, [player(50 + number)], "s", offer="head")
    return night


def one_step(night: Night) -> str:
    """One more thing that chance does, or undoes, or does again. What was tried."""
    picked = night.chance.random()
    for name, often in OFTEN.items():
        picked -= often
        if picked < 0:
            with suppress(Refused, Conflict):
                DEEDS[name][0](night)
            return name
    return night.act()


@pytest.mark.parametrize("seed", range(14))
def test_kept_views_say_what_views_made_from_nothing_say(seed: int) -> None:
    night, previous, recent = with_bounties(random.Random(seed)), dict[str, Any](), list[State]()
    for _ in range(STEPS):
        tried = one_step(night)
        recent = _as_before(night, recent)
        if night.chance.random() < LOOKS:
            _players(night, previous, tried)
            _sales(night, tried)
            _result(night, previous, tried)
            _bounties(night, previous, tried)
            _tables(night, previous, tried)


def _as_before(night: Night, recent: list[State]) -> list[State]:
    """After an undo the very state there was before, mostly: that is what a history keeps."""
    if night.chance.random() < 0.8:
        night.made.state = next((state for state in recent if state == night.state), night.state)
    return [night.state, *recent][:8]


def _players(night: Night, previous: dict[str, Any], tried: str) -> None:
    before: PlayersView | None = previous.get("players")
    now = players_view(night.state, night.made.now, NAMES, before)
    anew = players_view(night.state, night.made.now, NAMES)
    assert now == anew, tried
    same = {row.entry: row for row in before.rows} if before else {}
    assert all(row is same[row.entry] for row in now.rows if same.get(row.entry) == row), "rows that say the same"
    previous["players"] = now


def _result(night: Night, previous: dict[str, Any], tried: str) -> None:
    now = result_view(night.state, night.made.now, NAMES, previous=previous.get("result"))
    assert now == result_view(night.state, night.made.now, NAMES), tried
    previous["result"] = now


def _bounties(night: Night, previous: dict[str, Any], tried: str) -> None:
    now = bounties_view(night.state, NAMES, previous.get("bounties"))
    anew = bounties_view(night.state, NAMES)
    assert list(now.falls) == list(anew.falls), tried
    assert list(now.heads) == list(anew.heads), tried
    previous["bounties"] = now


def _tables(night: Night, previous: dict[str, Any], tried: str) -> None:
    moves = propose(night.state, night.made.now, "s") if night.chance.random() < 0.5 else None
    now = tables_view(night.state, night.made.now, NAMES, moves, previous.get("tables"))
    assert now == tables_view(night.state, night.made.now, NAMES, moves), tried
    previous["tables"] = now


def _sales(night: Night, tried: str) -> None:
    state, acts = night.state, night.made.acts
    assert sold(state) == _counted(state), tried
    assert sum(entries_sold(state).values()) == len(state.entries), tried
    assert money_view(state).difference == 0, tried
    kept = last_sales(state, acts, taken_back(acts), NAMES, 8)
    sales._so_far.of(())  # forgets
    assert kept == last_sales(state, acts, taken_back(acts), NAMES, 8), tried


def _counted(state: State) -> Counter[str]:
    found = Counter(entry.sale.offer if entry.sale else STANDARD for entry in state.entries.values())
    found.update(bought.sale.offer for bought in state.purchases.values() if bought.back is None)
    return found
