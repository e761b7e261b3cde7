"""Where the prize pool comes from: what was sold for it, what joins it and what is held back of it."""

from enum import StrEnum

from tdapp.domain.state import State
from tdapp.domain.units import Cents


class Source(StrEnum):
    """What the prize pool is made of.

    `SOLD`: entries, rebuys and add-ons. `SEASON`: held back of that, so below zero. `BOUNTIES`: those that go there by
    the terms. `MARKERS`: what lost bounty markers brought. `GIVEN`: by the house or sponsors. `OVERLAY`: what the house
    adds so that the guarantee is met.
    """

    SOLD = "sold"
    SEASON = "season"
    BOUNTIES = "bounties"
    MARKERS = "markers"
    GIVEN = "given"
    OVERLAY = "overlay"


def pool_sources(state: State) -> tuple[tuple[Source, Cents], ...]:
    """What the pool is made of, in cents: what was sold, and of the others those there are. They come to the pool."""
    every = (
        (Source.SOLD, state.collected.prize),
        (Source.SEASON, Cents(-state.season)),
        (Source.BOUNTIES, state.heads.to_pool),
        (Source.MARKERS, Cents(sum(state.markers.values()))),
        (Source.GIVEN, Cents(sum(each.amount for each in state.added))),
        (Source.OVERLAY, state.overlay),
    )
    return tuple((source, cents) for source, cents in every if cents or source is Source.SOLD)
