"""The club's own stream: so far, which tournaments left the daily list."""

from collections.abc import Iterable

from tdapp.domain.act import Act
from tdapp.domain.club_facts import TournamentArchived, TournamentRestored
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import require
from tdapp.domain.units import TournamentId

Archived = frozenset[TournamentId]


def archived(acts: Iterable[Act]) -> Archived:
    """The tournaments that are archived after these acts of the club's stream."""
    away: set[TournamentId] = set()
    for act in acts:
        for fact in act.facts:
            if isinstance(fact, TournamentArchived):
                away.add(fact.tournament)
            elif isinstance(fact, TournamentRestored):
                away.discard(fact.tournament)
    return frozenset(away)


def archive(away: Archived, tournament: TournamentId) -> tuple[Fact, ...]:
    """Take a tournament out of the daily list; nothing of it is lost."""
    require(tournament not in away, "archive.is_archived")
    return (TournamentArchived(tournament),)


def restore(away: Archived, tournament: TournamentId) -> tuple[Fact, ...]:
    """Put an archived tournament back into the daily list."""
    require(tournament in away, "archive.not_archived")
    return (TournamentRestored(tournament),)
