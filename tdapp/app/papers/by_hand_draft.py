"""What was typed back from paper and is not saved yet: kept in the club file, so that nothing of it is typed twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.domain.units import TournamentId

if TYPE_CHECKING:
    from tdapp.app.open_club import Club


def draft_key(tournament: TournamentId) -> str:
    """Under which setting the draft of a tournament is kept."""
    return f"by_hand.{tournament}"


def draft_of(club: Club, tournament: TournamentId) -> str:
    """What was typed and not saved; '' for nothing."""
    return club.settings().get(draft_key(tournament), "")


def keep_draft(club: Club, tournament: TournamentId, text: str) -> None:
    """Keep what was typed so far; nothing is written while it stands there already."""
    if draft_of(club, tournament) != text:
        club.remember(draft_key(tournament), text)
