"""The view of the bounties: what became of every bust-out, who is named, and what stands first."""

from tdapp.domain.bounties import bounties, envelopes
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId
from tdapp.read.bounties.bounties_view import BountiesView, FallState, bounties_view
from tests.domain.bounties.test_heads import PROGRESSIVE, evening, out
from tests.domain.evening import DIRECTORY, Evening, entry


def seen(made: Evening) -> BountiesView:
    return bounties_view(made.state, DIRECTORY)


def falls(made: Evening) -> list[tuple[int, FallState, int]]:
    return [(row.entry, row.state, row.head.cents // 100) for row in seen(made).falls]


def test_what_is_open_stands_first_then_the_latest() -> None:
    made = evening(6, PROGRESSIVE)
    made.do(entries.bust_out, entry(1))
    out(made, 2, 3)
    out(made, 4)
    assert falls(made) == [(1, FallState.OPEN, 100), (4, FallState.NOBODY, 100), (2, FallState.WON, 100)]


def test_who_is_to_be_paid_stands_before_those_who_have_it() -> None:
    made = evening(4, PROGRESSIVE)
    out(made, 1, 2)
    out(made, 3, 4)
    made.do(bounties.pay, EntryId(2))
    rows = seen(made).heads
    assert [(row.entry, row.due.cents // 100, row.won.cents // 100) for row in rows] == [(4, 50, 50), (2, 0, 50)]
    assert [row.head.cents // 100 if row.head else None for row in rows] == [150, 150]


def test_a_mystery_bounty_is_worth_nothing_until_it_is_drawn() -> None:
    made = evening(6, Bounties(BountyKind.MYSTERY))
    out(made, 1, 2)
    made.do(envelopes.set_envelopes, envelopes.proposal(made.state))
    out(made, 3, 2)
    out(made, 4, 2)
    made.do(envelopes.note, EntryId(3), envelopes.proposal(made.state)[0])
    assert falls(made) == [(4, FallState.UNDRAWN, 0), (3, FallState.WON, 200), (1, FallState.BEFORE, 0)]
    assert all(row.head is None for row in seen(made).heads)


def test_without_bounties_there_is_nothing_to_see() -> None:
    assert not bounties_view(Evening().state, DIRECTORY).there
