"""Decisions about announcements: messages to the room, several at once, each for a time or until it is taken off."""

from datetime import datetime, timedelta

from tdapp.domain.facts import Announced, AnnouncementTakenOff, Fact
from tdapp.domain.refusal import require
from tdapp.domain.state import State
from tdapp.domain.units import TextId

LONGEST_MESSAGE = 200
NO_TEXT = TextId("")
MOST = 6  # announcements at once: with more of them nobody reads the one that is about him


def standing(state: State, now: datetime) -> tuple[Announced, ...]:
    """The announcements that are up at `now`, the oldest first."""
    return tuple(each for each in state.announced if each.until is None or now < each.until)


def announce(
    state: State,
    now: datetime,
    text: TextId,
    digest: str,
    lasts: timedelta | None = None,
    *,
    other: TextId = NO_TEXT,
    other_digest: str = "",
    topic: str = "",
) -> tuple[Fact, ...]:
    """Show a message in the room beside those that are up, for a while or (None) until it is taken off. The words stand
    beside the journal, those of a second language under `other`. `topic`: it takes the place of those on the same one.

    Refused `announce.many`: so many are up already.
    """
    there = [each for each in standing(state, now) if not (topic and each.topic == topic)]
    require(len(there) < MOST, "announce.many", n=MOST)
    until = None if lasts is None else now + lasts
    return (Announced(text, digest, until, other, other_digest, beside=True, topic=topic),)


def take_off(state: State, now: datetime, text: TextId) -> tuple[Fact, ...]:
    """Take one announcement off the screens. Refused `announce.none`: it is not up any more."""
    require(any(each.text == text for each in standing(state, now)), "announce.none")
    return (AnnouncementTakenOff(text),)


def topic_over(state: State, topic: str, now: datetime) -> tuple[AnnouncementTakenOff, ...]:
    """What is up on a topic is taken off: it is over."""
    return tuple(AnnouncementTakenOff(each.text) for each in standing(state, now) if each.topic == topic)


def clear_announcement(state: State, now: datetime) -> tuple[Fact, ...]:
    """Take every announcement off the screens. Refused `announce.none`: there is none."""
    require(bool(standing(state, now)), "announce.none")
    return (Announced(NO_TEXT, ""),)
