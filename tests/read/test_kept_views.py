"""Views that are made from what the one before them knew say what a view made from nothing says, whatever was done
between two looks, undone and done again.
"""

import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from tdapp.domain.bounties import envelopes, knock_outs
from tdapp.domain.journal import taken_back
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.registration.price_list import STANDARD, entries_sold, set_terms, sold
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
from tdapp.values import replace
from tests.domain.bounties.test_heads import HEAD
from tests.domain.evening import on_terms, player, playing
from tests.domain.nights import DEEDS, Night, begun

STEPS = 260
LOOKS = 0.6  # how often somebody looks after an act: a page out of sight misses some
OFTEN = {
    "bust": 0.15,
    "undo": 0.06,
    "redo": 0.1,
    "tie": 0.04,
    "out of a tie": 0.04,
    "named by the gone": 0.04,
}
NAMES = Names()
for number in range(60):
    NAMES[player(number)] = PlayerName(f"Żółć {number % 7}", f"Łukasz {number}")


def with_bounties(chance: random.Random) -> Night:
    """A night on which some paid for a bounty, in most of them; in some all of it goes onto the winner's head, in some
    into envelopes.
    """
    night = begun(chance)
    bounty = chance.choice((None, Bounties(BountyKind.PROGRESSIVE, percent=0), Bounties(BountyKind.MYSTERY)))
    if bounty is not None:
        night.made.do(set_terms, replace(night.state.terms, bounty=bounty))
    for number in range(chance.choice((0, 4, 8))):
        night.made.do(entries.register, [player(50 + number)], "s", offer="head")
    return night


def _ties(night: Night) -> None:
    """Two go out in one hand and share a place."""
    chosen = night.chance.sample(night.inside(), min(2, max(0, night.state.alive - 1)))
    night.do(entries.bust_out, tuple(chosen), (False, True)[: len(chosen)])


def _out_of_a_tie(night: Night) -> None:
    """Whoever went out last comes back, and leaves the place to whom it was shared with."""
    tied = [out.entry for out in list(night.state.outs)[:1] if out.tied]
    night.do(entries.reinstate, night.one(tied), "s")


def _named_by_the_gone(night: Night) -> None:
    """Somebody is said to have been knocked out by whom, who has gone out himself by now."""
    outs = [out.entry for out in night.state.outs]
    winner, beaten = sorted(night.chance.sample(range(len(outs)), min(2, len(outs)))) if len(outs) > 1 else (0, 0)
    night.do(knock_outs.name, night.one(outs[beaten : beaten + 1]), tuple(outs[winner : winner + 1]))


OWN = {  # what nights hardly do
    "tie": _ties,
    "out of a tie": _out_of_a_tie,
    "named by the gone": _named_by_the_gone,
}


def one_step(night: Night) -> str:
    """One more thing that chance does, or undoes, or does again. What was tried."""
    picked = night.chance.random()
    for name, often in OFTEN.items():
        picked -= often
        if picked < 0:
            with suppress(Refused, Conflict):
                (OWN.get(name) or DEEDS[name][0])(night)
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


def test_an_envelope_drawn_for_somebody_who_has_gone_out_since_is_in_the_result() -> None:
    made = on_terms(playing(5), HEAD, bounty=Bounties(BountyKind.MYSTERY))
    for number in range(3):
        made.do(entries.register, [player(50 + number)], "s", offer="head")
    *_others, first, second, third = made.state.entries
    made.do(envelopes.set_envelopes, envelopes.proposal(made.state))
    made.do(entries.bust_out, [first], by={first: [second]})
    made.do(entries.bust_out, [second], by={second: [third]})
    before = result_view(made.state, made.now, NAMES)
    made.do(envelopes.draw, first, "seed")
    now = result_view(made.state, made.now, NAMES, previous=before)
    assert now == result_view(made.state, made.now, NAMES)
    assert {each.entry: each.bounty is not None for each in now.finishers} == {first: False, second: True}


def test_a_head_that_grows_while_nothing_is_won_moves_up_in_the_list() -> None:
    made = on_terms(playing(5), HEAD, bounty=Bounties(BountyKind.PROGRESSIVE, percent=0))
    for number in range(6):
        made.do(entries.register, [player(50 + number)], "s", offer="head")
    first, second, *others = [*made.state.entries][-6:]
    before = None
    for beaten, by in zip(others, (first, second, second), strict=False):
        made.do(entries.bust_out, [beaten], by={beaten: [by]})
        now = bounties_view(made.state, NAMES, before)
        assert list(now.heads) == list(bounties_view(made.state, NAMES).heads)
        before = now
    assert before is not None and [row.entry for row in before.heads][:2] == [second, first]


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
