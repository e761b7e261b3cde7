"""Decisions about the people of the club: merged, parted, blocked, erased. They are acts of the club's own stream."""

from collections.abc import Iterable, Mapping
from datetime import date
from types import MappingProxyType

from tdapp.domain.people.people_facts import (
    PeopleFact,
    PlayerBlocked,
    PlayerErased,
    PlayersMerged,
    PlayersParted,
    PlayerUnblocked,
)
from tdapp.domain.people.person import Block, checked_block
from tdapp.domain.refusal import require
from tdapp.domain.units import PlayerId
from tdapp.value import value


@value
class Aliases:
    """Which records are another name of which person, and who was erased."""

    merged: Mapping[PlayerId, PlayerId]
    erased: frozenset[PlayerId]

    def resolve(self, player: PlayerId) -> PlayerId:
        """The record that counts."""
        while player in self.merged:
            player = self.merged[player]
        return player


def aliases(facts: Iterable[object]) -> Aliases:
    """The records after these facts of the club's stream."""
    merged: dict[PlayerId, PlayerId] = {}
    erased: set[PlayerId] = set()
    for fact in facts:
        match fact:
            case PlayersMerged(player, into):
                merged[player] = into
            case PlayersParted(player):
                merged.pop(player, None)
            case PlayerErased(player):
                erased.add(player)
            case _:
                pass
    return Aliases(MappingProxyType(merged), frozenset(erased))


def merge(known: Aliases, player: PlayerId, into: PlayerId, *, met_in: str = "") -> tuple[PeopleFact, ...]:
    """Two records are one person. `met_in`: a tournament both have entered, which says that they are two."""
    one, other = known.resolve(player), known.resolve(into)
    require(one != other, "merge.same")
    require(not {one, other} & known.erased, "merge.erased")
    require(not met_in, "merge.both_entered", tournament=met_in)
    return (PlayersMerged(one, other),)


def part(known: Aliases, player: PlayerId) -> tuple[PeopleFact, ...]:
    """Take a merge back: the merged record is a person of its own again."""
    require(player in known.merged, "part.not_merged", player=player)
    return (PlayersParted(player),)


def block(player: PlayerId, block: Block, today: date) -> tuple[PeopleFact, ...]:
    """Keep somebody from playing, until a day or without end."""
    kept = checked_block(block, today)
    return (PlayerBlocked(player, kept.kind, kept.until),)


def unblock(player: PlayerId, blocked: bool) -> tuple[PeopleFact, ...]:
    """Let somebody play again."""
    require(blocked, "person.not_blocked", player=player)
    return (PlayerUnblocked(player),)


def erase(known: Aliases, player: PlayerId, *, playing_in: str = "") -> tuple[PeopleFact, ...]:
    """Forget a person, under each of her ids. `playing_in`: a tournament that still needs the name."""
    counts = known.resolve(player)
    require(counts not in known.erased, "person.erased")
    require(not playing_in, "erase.playing", player=player, tournament=playing_in)
    others = [other for other in known.merged if known.resolve(other) == counts]
    return tuple(PlayerErased(each) for each in (counts, *sorted(others)))
