"""Random nights with all that moves money at once: every cent has one owner after every act, whatever it was."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.journal import retracted
from tdapp.domain.prizes.owners import Owner, owners, there
from tdapp.domain.prizes.places import awards, by_table, come_to, posted, standing
from tdapp.domain.prizes.pool_sources import pool_sources
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.sidepools.side_book import side_books
from tdapp.domain.state import State
from tdapp.domain.units import Seq
from tdapp.read.money.statement import money_statement
from tdapp.read.papers import Stamp
from tdapp.read.registration.registration_desk import money_view
from tests.domain.evening import DIRECTORY, Evening
from tests.domain.nights import DEEDS, Night, begun

STAMP = Stamp("Night", None, Seq(1), "")  # type: ignore[arg-type]  # nobody looks at when
ACTS = 250


def check(made: Evening) -> None:
    """What must hold after every act: what is there is owned, and everybody has or is due what was won."""
    state, gone = made.state, retracted(made.acts)
    owned = owners(state)
    counting = [fact for act in made.acts if act.number not in gone for fact in act.facts]
    assert there(counting) == sum(owned.values())
    assert (
        min(cents for owner, cents in owned.items() if owner not in (Owner.UNASSIGNED, Owner.OVERLAY, Owner.RECOVER))
        >= 0
    )
    assert sum(cents for _source, cents in pool_sources(state)) == state.pool
    desk = money_view(state)
    assert desk.came.cents - desk.given_back.cents == sum(cents for _goes, cents in desk.goes)
    _prizes(made)
    bounty = bounty_book(state)
    assert bounty.taken == bounty.paid + bounty.due - bounty.back + bounty.on_heads + bounty.held + bounty.to_pool
    for share in bounty.shares:
        assert share.paid + share.due - share.back == share.won
    for side in side_books(state):
        assert side.pool.staked == side.paid + side.due - side.back + side.open


def _prizes(made: Evening) -> None:
    state, book, won = made.state, prize_book(made.state), awards(made.state)
    for share in book.shares:
        award = won[share.entry].cents if share.entry in won else 0
        assert share.paid + share.due - share.back == award, share.entry
    assert sum(share.paid for share in book.shares) == sum(state.paid.values())
    assert book.paid + book.due - book.back + book.gap == state.pool
    assert list(by_table(state)) == sorted(by_table(state), reverse=True), "a prize rises with the place"
    if state.finished and state.winner() is not None:
        assert sum(award.cents for award in won.values()) == come_to(state, standing(state))


def played(chance: random.Random, acts: int = ACTS) -> Night:
    """A night of so many tries, looked at after each that changed something."""
    night = begun(chance)
    check(night.made)
    for _ in range(acts):
        before, made = night.state, len(night.made.acts)
        _governed(before, night.act(), night.state)
        if night.state is not before or len(night.made.acts) != made:
            check(night.made)
    return night


def _governed(before: State, name: str, after: State) -> None:
    """What is locked does not move, and what is paid was posted and comes to the pool, whatever a reason lifts."""
    dealt = before.posted_deal != after.posted_deal  # moves no prize of anybody who did not agree
    if before.locked and after.locked and not dealt:
        assert (before.posted, before.posted_things) == (after.posted, after.posted_things), name
        assert before.pool == after.pool, name
    if name in ("pay", "ticket") and dict(after.paid) != dict(before.paid):
        shown = posted(before)
        assert shown is not None and come_to(before, shown) == before.pool, name
    if after.posted != before.posted and name not in ("undo", "redo", "retract"):
        assert name in ("post", "withdraw"), name


def owned_to_the_end(seed: int) -> None:
    """A whole night, and what its acts come to when they are read again."""
    night = played(random.Random(seed))
    assert night.made.replayed() == night.state
    gone = retracted(night.made.acts)
    acts = [act for act in night.made.acts if act.number not in gone]
    statement = money_statement(night.state, acts, (), DIRECTORY, {}, (), STAMP)
    assert statement.difference == 0 and statement.apart is None


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**64 - 1))
def test_every_cent_has_one_owner_after_every_act(seed: int) -> None:
    owned_to_the_end(seed)


@pytest.mark.soak
@settings(max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**64 - 1))
def test_every_cent_has_one_owner_in_many_nights(seed: int) -> None:
    owned_to_the_end(seed)


def test_everything_that_moves_money_is_really_done_in_these_nights() -> None:
    """Whatever is added to the list and never happens proves nothing. What holds of these nights is tested above."""
    missing = set(DEEDS)
    for seed in range(120):
        night = begun(random.Random(seed))
        for _ in range(ACTS):
            night.act()
        missing -= {name for name, times in night.done.items() if times}
        if not missing:
            break
    assert missing == set()
