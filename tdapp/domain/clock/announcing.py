"""Decisions about messages to the room."""

from datetime import datetime, timedelta

from tdapp.domain.facts import Announced, Fact
from tdapp.domain.refusal import require
from tdapp.domain.state import State
from tdapp.domain.units import TextId

LONGEST_MESSAGE = 200


def announce(
    state: State, now: datetime, text: TextId, digest: str, lasts: timedelta | None = None
) -> tuple[Fact, ...]:
    """Show a message in the room, for a while or (None) until the next one. The words stand beside the journal."""
    return (Announced(text, digest, None if lasts is None else now + lasts),)


def clear_announcement(state: State, now: datetime) -> tuple[Fact, ...]:
    """Take the message off the screens."""
    require(state.message is not None, "announce.none")
    return (Announced(TextId(""), ""),)
