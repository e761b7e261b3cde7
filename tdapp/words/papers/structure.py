"""The words of the structure sheet: its facts, its chips, when registration closes and when it ends."""

from datetime import datetime, timedelta

from tdapp.read.clock.depth import depth_in
from tdapp.read.forecast.foreseen import Until
from tdapp.read.structure_paper import StructureSheet
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.clock.depth import with_depth
from tdapp.words.clock.games import game_name
from tdapp.words.papers import papers as said
from tdapp.words.registration.sale_spans import until
from tdapp.words.say import Words

GAME = QT_TRANSLATE_NOOP("Papers", "Game", "head of a column")
STAKES = QT_TRANSLATE_NOOP("Papers", "Blinds and bets", "head of a column")
EXPECTED_END = QT_TRANSLATE_NOOP("Papers", "Expected end")
BETWEEN = QT_TRANSLATE_NOOP("Papers", "{low} to {high}", "two times of day, between which play will probably end")
STACK_IN_CHIPS = QT_TRANSLATE_NOOP("Papers", "Stack", "before drawn chips, each with how many of it there are")
CHIPS_IN_PLAY = QT_TRANSLATE_NOOP("Papers", "Chips", "before the drawn chips that are played with")
SO_MANY = QT_TRANSLATE_NOOP("Papers", "× {n}", "behind a drawn chip")
SEATS = QT_TRANSLATE_NOOP("Papers", "%n seats per table", "", 1)
TEN = timedelta(minutes=10)
_BETWEEN_PARTS = " \u00b7 "


def facts_said(words: Words, sheet: StructureSheet) -> str:
    """The facts in the head of the sheet: its day, what is dealt, how many sit at a table."""
    game = game_name(words, sheet.game) if sheet.game is not None else ""
    return said.facts(words.day(sheet.day), game, words(SEATS, n=sheet.seats_per_table))


def stack_said(words: Words, sheet: StructureSheet) -> str:
    """The starting stack, and how deep it is in the first level."""
    first = next(iter(sheet.levels), None)
    if first is None:
        return words.number(sheet.starting_stack)
    return with_depth(words, sheet.starting_stack, depth_in(sheet.starting_stack, first))


def late_said(words: Words, sheet: StructureSheet) -> str:
    """Until when entries are taken: with which level, and when that is by the clock."""
    if sheet.closes is None:
        return words(said.IS_CLOSED)
    if sheet.closes_at_start:
        return words(said.UNTIL_START)
    told = until(words, sheet.closes)
    at = "" if sheet.closes_at is None or sheet.closes.at is not None else words.time(sheet.closes_at)
    return _BETWEEN_PARTS.join(filter(None, (told, at)))


def end_said(words: Words, ends: Until) -> str:
    """When play will probably end, to ten minutes."""
    return words(BETWEEN, low=words.time(_rounded(ends.low, up=False)), high=words.time(_rounded(ends.high, up=True)))


def _rounded(at: datetime, *, up: bool) -> datetime:
    """An instant to ten minutes: nobody knows the minute."""
    over = timedelta(minutes=at.minute % 10, seconds=at.second, microseconds=at.microsecond)
    return at - over + (TEN if up and over else timedelta(0))
