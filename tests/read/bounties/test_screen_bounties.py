"""What the room's screen says of the bounties."""

from tdapp.domain.bounties import envelopes
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.read.bounties.screen_bounties import screen_bounties
from tests.domain.bounties.test_heads import PROGRESSIVE, evening, out
from tests.domain.evening import DIRECTORY, Evening


def told(made: Evening) -> tuple[list[tuple[str, int]], list[tuple[str, int]], list[tuple[int, int]]]:
    """Names with their heads, names with how many they knocked out, envelopes; in whole euros."""
    found = screen_bounties(made.state, DIRECTORY)
    if found is None:
        return [], [], []
    heads = [(each.name.last, each.head.cents // 100) for each in found.heads]
    leaders = [(each.name.last, each.beaten) for each in found.leaders]
    return heads, leaders, [(number, amount.cents // 100) for number, amount in found.envelopes]


def test_of_progressive_bounties_the_largest_heads_are_told() -> None:
    made = evening(6, PROGRESSIVE)
    assert told(made) == ([], [], [])
    out(made, 1, 2)
    out(made, 3, 4)
    out(made, 4, 5)
    assert told(made) == ([("Last5", 175), ("Last2", 150)], [], [])


def test_of_fixed_bounties_who_knocked_out_most_and_is_still_in() -> None:
    made = evening(6)
    out(made, 1, 2)
    out(made, 3, 2)
    out(made, 4, 5)
    assert told(made)[1] == [("Last2", 2), ("Last5", 1)]
    out(made, 2, 6)
    assert told(made)[1] == [("Last5", 1), ("Last6", 1)]


def test_of_mystery_bounties_the_envelopes_that_are_left() -> None:
    made = evening(6, Bounties(BountyKind.MYSTERY))
    out(made, 1, 2)
    assert told(made) == ([], [], [])
    made.do(envelopes.set_envelopes, envelopes.proposal(made.state))
    assert told(made)[2] == [(1, 200), (4, 100)]


def test_once_somebody_has_won_nothing_is_told() -> None:
    made = evening(2)
    out(made, 1, 2)
    assert screen_bounties(made.state, DIRECTORY) is None
