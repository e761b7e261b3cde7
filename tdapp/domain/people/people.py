"""Decisions about the people of the club: merged, parted, blocked, erased. They are acts of the club's own stream."""

from collections.abc import Collection, Iterable, Mapping
from datetime import date
from types import MappingProxyType

from msgspec import Struct

from tdapp.domain.people.people_facts import (
    PeopleFact,
    PlayerBlocked,
    PlayerErased,
    PlayersMerged,
    PlayersParted,
    PlayerUnblocked,
)
from tdapp.domain.people.person import Block, BlockKind, checked_block
from tdapp.domain.refusal import require
from tdapp.domain.units import NO_TEXT, PlayerId, TextId


class Aliases(Struct, frozen=True):
    """Which records are another name of which person, and who was erased."""

    merged: Mapping[PlayerId, PlayerId]
    erased: frozenset[PlayerId]

    def resolve(self, player: PlayerId) -> PlayerId:
        """The record that counts for a person, whatever record of hers is given."""
        while player in self.merged:
            player = self.merged[player]
        return player


def aliases(facts: Iterable[object]) -> Aliases:
    """Which records are another name of which person, after these facts of the club's stream."""
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
    """Merge two records: they are one person. `met_in`: a tournament both have entered, which says that they are
    two.
    """
    one, other = known.resolve(player), known.resolve(into)
    require(one != other, "merge.same")
    require(not {one, other} & known.erased, "merge.erased")
    require(not met_in, "merge.both_entered", tournament=met_in)
    return (PlayersMerged(one, other),)


def part(known: Aliases, player: PlayerId) -> tuple[PeopleFact, ...]:
    """Take a merge back: the merged record is a person of its own again."""
    require(player in known.merged, "part.not_merged", player=player)
    return (PlayersParted(player),)


def asked_for(facts: Iterable[object], players: Collection[PlayerId], today: date) -> Block | None:
    """The longest block these records asked for themselves and that still runs; None: there is none.

    A block of the house that came over it takes nothing away from it.
    """
    found: dict[PlayerId, Block] = {}
    for fact in facts:
        match fact:
            case PlayerBlocked(player, BlockKind.SELF, until):
                found[player] = Block(BlockKind.SELF, until)
            case PlayerUnblocked(player):
                found.pop(player, None)
            case _:
                pass
    running = (block for player, block in found.items() if player in players and block.holds(today))
    return max(running, key=lambda block: block.end, default=None)


def reasons_about(facts: Iterable[object], players: Collection[PlayerId]) -> list[TextId]:
    """Why blocks of these records were lifted: words that go when the person is erased."""
    lifted = (fact for fact in facts if isinstance(fact, PlayerUnblocked) and fact.player in players)
    return [fact.reason for fact in lifted if fact.reason]


def block(player: PlayerId, block: Block, today: date, *, asked: Block | None = None) -> tuple[PeopleFact, ...]:
    """Keep somebody from playing, until a day or without end. Refuses to let a block end early that was `asked` for."""
    kept = checked_block(block, today)
    require(asked is None or kept.end >= asked.end, "person.asked_for_longer", player=player)
    return (PlayerBlocked(player, kept.kind, kept.until),)


def unblock(
    player: PlayerId, blocked: bool, *, asked: Block | None = None, reason: TextId = NO_TEXT, digest: str = ""
) -> tuple[PeopleFact, ...]:
    """Let somebody play again. A block that was `asked` for by whoever is blocked ends early with a reason only."""
    require(blocked, "person.not_blocked", player=player)
    require(asked is None or reason != NO_TEXT, "person.asked_for_it", player=player)
    return (PlayerUnblocked(player, reason, digest),)


def erase(known: Aliases, player: PlayerId, *, playing_in: str = "") -> tuple[PeopleFact, ...]:
    """Forget a person, under each of her ids. `playing_in`: a tournament that still needs the name."""
    counts = known.resolve(player)
    require(counts not in known.erased, "person.erased")
    require(not playing_in, "erase.playing", player=player, tournament=playing_in)
    others = [other for other in known.merged if known.resolve(other) == counts]
    return tuple(PlayerErased(each) for each in (counts, *sorted(others)))
