"""Whose a sheet is, in words: the event, the tournament, the house."""

from tdapp.read.papers import Stamp
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

EVENT = QT_TRANSLATE_NOOP("Papers", "Event {number}", "its number in a series, such as 12 or 7B")
_BETWEEN = " \u00b7 "


def event_said(words: Words, number: str) -> str:
    """The number of an event as it is said; '' for none."""
    return words(EVENT, number=number) if number else ""


def short_said(words: Words, stamp: Stamp) -> str:
    """The tournament where there is little room: the number of its event and its name."""
    return _BETWEEN.join(filter(None, (event_said(words, stamp.event_number), stamp.tournament)))


def tournament_said(words: Words, stamp: Stamp) -> str:
    """The tournament of a sheet: the number of its event, its name, and what the series calls it."""
    return _BETWEEN.join(filter(None, (short_said(words, stamp), stamp.event_name)))


def house_said(stamp: Stamp) -> str:
    """The house and its series, as they stand in the head of a sheet."""
    return _BETWEEN.join(filter(None, (stamp.house.name, stamp.event_name)))


def whose_said(words: Words, stamp: Stamp) -> str:
    """The house and its tournament in one line, for a head of one line under its title."""
    return _BETWEEN.join(filter(None, (stamp.house.name, tournament_said(words, stamp))))
