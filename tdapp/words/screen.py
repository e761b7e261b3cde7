"""The words of the room's screen: marked texts, and the few sentences made of several of them."""

from collections.abc import Mapping
from datetime import timedelta

from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.units import Chips
from tdapp.read.clock.clock import LevelView
from tdapp.read.clock.game_codes import games_code
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.clock.games import ANTE, games_name, stakes_parts
from tdapp.words.say import Words

LEVEL = QT_TRANSLATE_NOOP("Screen", "Level {number}")
LAST_MINUTE = QT_TRANSLATE_NOOP("Screen", "Last minute of level {number}")
LAST_MINUTE_BRIEF = QT_TRANSLATE_NOOP("Screen", "Last minute", "of a level, where there is little room")
LAST_LEVEL = QT_TRANSLATE_NOOP("Screen", "Last level")
GOES_ON = QT_TRANSLATE_NOOP("Screen", "Plays until the end")
PAUSED = QT_TRANSLATE_NOOP("Screen", "PAUSED")
HAND_FOR_HAND = QT_TRANSLATE_NOOP("Screen", "HAND FOR HAND")
HAND = QT_TRANSLATE_NOOP("Screen", "hand {number}")
LAST_HANDS = QT_TRANSLATE_NOOP("Screen", "Last %n hands", "", 1)
IN_MONEY = QT_TRANSLATE_NOOP("Screen", "%n players in the money", "", 1)
BREAK = QT_TRANSLATE_NOOP("Screen", "Break")
TAKE_SEATS = QT_TRANSLATE_NOOP("Screen", "Take your seats")
BACK_AT = QT_TRANSLATE_NOOP("Screen", "back at {time}")
STARTS_AT = QT_TRANSLATE_NOOP("Screen", "Starts at {time}")
STARTS_ON = QT_TRANSLATE_NOOP("Screen", "Starts {day}, {time}")
STARTS_IN = QT_TRANSLATE_NOOP("Screen", "Starts in")
WELCOME = QT_TRANSLATE_NOOP("Screen", "Welcome")
NOT_STARTED = QT_TRANSLATE_NOOP("Screen", "Not started yet")
REGISTRATION_OPEN = QT_TRANSLATE_NOOP("Screen", "Registration open")
LATE_ENTRY = QT_TRANSLATE_NOOP("Screen", "Late entry until the end of level {number}")
LATE_ENTRY_BREAK = QT_TRANSLATE_NOOP("Screen", "Late entry: level {number} and its break")
LATE_ENTRY_TIME = QT_TRANSLATE_NOOP("Screen", "Late entry until {time}")
LATE_ENTRY_FIELD = QT_TRANSLATE_NOOP("Screen", "Entry up to {number} players")
ENTRY_TO_START = QT_TRANSLATE_NOOP("Screen", "Entry until play starts")
CALLED = QT_TRANSLATE_NOOP("Screen", "To the desk: number {numbers}", "alternates who are called")
CALLED_SEVERAL = QT_TRANSLATE_NOOP("Screen", "To the desk: numbers {numbers}", "alternates who are called")
WAITING = QT_TRANSLATE_NOOP("Screen", "%n on the waiting list", "", 1)
WAIT = QT_TRANSLATE_NOOP("Screen", "about {minutes} for a seat")
WAIT_LONG = QT_TRANSLATE_NOOP("Screen", "{minutes} or more for a seat")
NO_ESTIMATE = QT_TRANSLATE_NOOP("Screen", "no estimate of the wait yet")
SEATS_DRAWN = QT_TRANSLATE_NOOP("Screen", "Seats are drawn: find your seat on the list")
NEW_SEATS = QT_TRANSLATE_NOOP("Screen", "Please go to your new seat")
NEW_SEATS_BRIEF = QT_TRANSLATE_NOOP("Screen", "New seats", "over names, where there is little room")
NEW_SEATS_MANY = QT_TRANSLATE_NOOP("Screen", "%n players have a new seat: check the list on the wall", "", 1)
LEADERS = QT_TRANSLATE_NOOP("Screen", "Chip leaders:")
LEADER = QT_TRANSLATE_NOOP("Screen", "{place}. {name} {chips} ({depth})", "one of the largest stacks")
HEADS = QT_TRANSLATE_NOOP("Screen", "Biggest bounties:")
HEAD = QT_TRANSLATE_NOOP("Screen", "{name} {amount}", "what is on a player's head")
KNOCK_OUTS = QT_TRANSLATE_NOOP("Screen", "Most knock-outs:")
KNOCKED_OUT = QT_TRANSLATE_NOOP("Screen", "{name} {number}", "how many somebody knocked out")
ENVELOPES = QT_TRANSLATE_NOOP("Screen", "Envelopes left:")
ENVELOPE = QT_TRANSLATE_NOOP("Screen", "{number} × {amount}", "so many envelopes with so much")
SIDE_BEST = QT_TRANSLATE_NOOP("Screen", "{pool} {amount}, best so far {hand}:", "a high hand")
SIDE_IN = QT_TRANSLATE_NOOP("Screen", "{pool} {amount}, still in:", "a last longer")
SIDE_LEFT = QT_TRANSLATE_NOOP("Screen", "{pool} {amount}: %n still in", "a last longer", 1)
FINAL_TABLE = QT_TRANSLATE_NOOP("Screen", "Final table")
PLAYERS_IN = QT_TRANSLATE_NOOP("Screen", "%n players left", "the last ones, by name", 3)
COUNTED_IN = QT_TRANSLATE_NOOP("Screen", "stacks counted in level {number}")
DEAL = QT_TRANSLATE_NOOP("Screen", "Deal")
YOUR_SEAT = QT_TRANSLATE_NOOP("Screen", "Your seat")
LIST_HANGS = QT_TRANSLATE_NOOP("Screen", "Seat lists: {place}", "where they hang")
FINISHED = QT_TRANSLATE_NOOP("Screen", "Finished")
WINNER = QT_TRANSLATE_NOOP("Screen", "Winner")
SEATS_WON = QT_TRANSLATE_NOOP("Screen", "%n players have won a seat", "", 1)
WINNERS = QT_TRANSLATE_NOOP("Screen", "Winners", "of the seats of a satellite")
THANKS = QT_TRANSLATE_NOOP("Screen", "Thank you for playing")

BLINDS = QT_TRANSLATE_NOOP("Screen", "Blinds", "before the numbers of the running level")
STAKES = QT_TRANSLATE_NOOP("Screen", "{small} / {big}")
STAKES_ANTE = QT_TRANSLATE_NOOP("Screen", "{small} / {big}, ante {ante}")
STAKES_BIG_BLIND_ANTE = QT_TRANSLATE_NOOP("Screen", "{small} / {big}, big blind ante {ante}")
NEXT = QT_TRANSLATE_NOOP("Screen", "Next", "before the blinds of the next level")
GAME_STAKES = QT_TRANSLATE_NOOP("Screen", "{game}: {stakes}", "what a level plays and its blinds or bets")
NEXT_GAME = QT_TRANSLATE_NOOP("Screen", "Next: {game}", "what the next level plays, before its numbers")
NOW = QT_TRANSLATE_NOOP("Screen", "now {stakes}")
NEXT_LEVEL = QT_TRANSLATE_NOOP("Screen", "Level {number}: {stakes}")
THEN_LEVEL = QT_TRANSLATE_NOOP("Screen", "Then level {number}: {stakes}")
THEN_BREAK = QT_TRANSLATE_NOOP("Screen", "then break, {lasts}")
BREAK_IN = QT_TRANSLATE_NOOP("Screen", "break in {minutes}")
MINUTES = QT_TRANSLATE_NOOP("Screen", "%n minutes", "", 1)
BREAK_TIME = QT_TRANSLATE_NOOP("Screen", "break {time}", "under a break in the row of levels")
CHIPS_LEAVE = QT_TRANSLATE_NOOP("Screen", "Colour-up: {chips}")
CHIP_FOR = QT_TRANSLATE_NOOP("Screen", "{old} (for {new})", "a chip that leaves, and the one that takes its place")
LEAVE_CHIPS = QT_TRANSLATE_NOOP("Screen", "Leave all chips on the table")

BUY_IN = QT_TRANSLATE_NOOP("Screen", "Buy-in")
FREE = QT_TRANSLATE_NOOP("Screen", "Free", "an entry that costs nothing")
STACK = QT_TRANSLATE_NOOP("Screen", "Stack")
LEVELS_LAST = QT_TRANSLATE_NOOP("Screen", "Levels", "how long a level lasts")
GUARANTEE = QT_TRANSLATE_NOOP("Screen", "Guarantee")
ENTRY_UNTIL = QT_TRANSLATE_NOOP("Screen", "Entry until", "over a time of day")
CLOSES_IN = QT_TRANSLATE_NOOP("Screen", "Registration closes in {time}")
CLOSES = QT_TRANSLATE_NOOP("Screen", "Registration closes in", "over the time that is left")
ENTRIES = QT_TRANSLATE_NOOP("Screen", "Entries")
PLAYERS_LEFT = QT_TRANSLATE_NOOP("Screen", "Players left")
OF_ENTRIES = QT_TRANSLATE_NOOP("Screen", "of {entries}")
AVERAGE = QT_TRANSLATE_NOOP("Screen", "Average")
PAYOUTS_FOLLOW = QT_TRANSLATE_NOOP("Screen", "Payouts follow")
DEAL_MADE = QT_TRANSLATE_NOOP("Screen", "%n-way deal", "", 1)
PLAYED_FOR = QT_TRANSLATE_NOOP("Screen", "{amount} left to play for")
FIRST_PRIZE = QT_TRANSLATE_NOOP("Screen", "First prize")
ARE_PAID = QT_TRANSLATE_NOOP("Screen", "%n are paid", "", 1)
HELD_BACK = QT_TRANSLATE_NOOP("Screen", "{amount} held back for the season", "beside the prize pool")
PRIZE_POOL = QT_TRANSLATE_NOOP("Screen", "Prize pool")
LAST_PRIZE = QT_TRANSLATE_NOOP("Screen", "last: {amount}")
TO_THE_SEATS = QT_TRANSLATE_NOOP("Screen", "To the seats", "so many more must go out of a satellite")
SEATS = QT_TRANSLATE_NOOP("Screen", "Seats", "so many can be won in a satellite")
EACH_WORTH = QT_TRANSLATE_NOOP("Screen", "{amount} each", "what a seat is worth")
PLACE_WINS = QT_TRANSLATE_NOOP("Screen", "Place {place}: {thing}", "what is won besides money")
TO_THE_MONEY = QT_TRANSLATE_NOOP("Screen", "To the money", "so many more must go out")
NEXT_OUT_GETS = QT_TRANSLATE_NOOP("Screen", "Next out gets")
AFTER_MORE = QT_TRANSLATE_NOOP("Screen", "after %n more: {amount}", "what the next ones out get", 1)
THEN_GETS = QT_TRANSLATE_NOOP("Screen", "then {amount}", "what those who are left then get, where there is little room")
FOR_WINNER = QT_TRANSLATE_NOOP("Screen", "winner {amount}", "what the winner gets")
NEXT_OUT = QT_TRANSLATE_NOOP("Screen", "next out", "the place whoever goes out next takes")
NEXT_OUT_BRIEF = QT_TRANSLATE_NOOP("Screen", "next", "whoever goes out next, where there is little room")
NO_PRIZE = QT_TRANSLATE_NOOP("Screen", "no prize")
PLAYERS = QT_TRANSLATE_NOOP("Screen", "%n players", "who share a place", 3)
SHARED = QT_TRANSLATE_NOOP("Screen", "shared by %n players", "", 3)

DISPLAY_LOST = QT_TRANSLATE_NOOP("Screen", "Display {display} is gone; its screen waits here and returns by itself.")
DISPLAY_AWAITED = QT_TRANSLATE_NOOP(
    "Screen", "Display {display} is away. The public screen waits for it in a window; Shift F11 picks another display."
)
DISPLAY_AWAY = QT_TRANSLATE_NOOP("Screen", "{display} is gone", "the socket of a display, where there is little room")
DISPLAY_BACK = QT_TRANSLATE_NOOP("Screen", "Display {display} is back, with the public screen.")
WINDOW_TITLE = QT_TRANSLATE_NOOP("Screen", "{tournament} on the public screen")

_HOLE = "\x00"


def stakes(words: Words, level: Level, *, bare: bool = False) -> str:
    """Blinds and ante in one line: '500 / 1,000, ante 1,000'; 'Limit 400 / 800, blinds 200 / 400' at fixed limit.
    `bare`: without a word before the first numbers, after one that has said the limit.
    """
    if level.has_bets:
        return ", ".join(_said(part, bare=bare and not at) for at, part in enumerate(stakes_parts(words, level)))
    by_kind = {AnteKind.NONE: STAKES, AnteKind.EACH: STAKES_ANTE, AnteKind.BIG_BLIND: STAKES_BIG_BLIND_ANTE}
    text = by_kind[level.ante_kind if level.ante else AnteKind.NONE]
    return words(text, small=level.small_blind, big=level.big_blind, ante=level.ante)


def short_stakes(words: Words, level: Level, *, bare: bool = False) -> str:
    """Blinds and ante in one line without a word on who posts the ante, where there is no room for it; at fixed limit
    the bets and the ante.
    """
    if level.has_bets:
        ante = (_said((words(ANTE), words.number(level.ante)), bare=False),) if level.ante else ()
        return ", ".join((_said(stakes_parts(words, level)[0], bare=bare), *ante))
    text = STAKES_ANTE if level.ante else STAKES
    return words(text, small=level.small_blind, big=level.big_blind, ante=level.ante)


def _said(part: tuple[str, str], *, bare: bool) -> str:
    label, number = part
    return number if bare or not label else f"{label} {number}"


def game_and_stakes(words: Words, level: LevelView) -> str:
    """What a level plays, where that is to be said, and its stakes: 'Razz: 400 / 800, ante 100, bring-in 100'."""
    if not level.says:
        return stakes(words, level.level)
    said = stakes(words, level.level, bare=True)
    return words(GAME_STAKES, game=games_name(words, level.says), stakes=said)


def short_game_and_stakes(words: Words, level: LevelView) -> str:
    """The same as short as it is still clear: 'PLO: 400 / 800, ante 100'."""
    if not level.says:
        return short_stakes(words, level.level)
    said = short_stakes(words, level.level, bare=True)
    return words(GAME_STAKES, game=games_code(level.says), stakes=said)


def stakes_label(words: Words, level: LevelView) -> str:
    """The label before the first numbers of a level: what is played, where that is to be said; the limit, or blinds."""
    if level.says:
        return games_name(words, level.says)
    return stakes_parts(words, level.level)[0][0] or words(BLINDS)


def next_label(words: Words, level: LevelView) -> str:
    """The label before the numbers of the level that comes now: 'Next', or 'Next: Razz'."""
    return words(NEXT_GAME, game=games_name(words, level.says)) if level.says else words(NEXT)


def whole_seconds(span: timedelta) -> timedelta:
    """A span of time as a countdown shows it: the begun second counted."""
    return timedelta(seconds=max(0, -(-span // timedelta(seconds=1))))


def minutes(words: Words, span: timedelta) -> str:
    """A time still to pass in whole minutes, the begun one counted: '53 minutes'."""
    return words(MINUTES, n=max(1, -(-int(span.total_seconds()) // 60)))


def chips(words: Words, values: tuple[Chips, ...], new: Mapping[Chips, Chips]) -> str:
    """Chips that leave: '25 and 100'; with those that take their place, where these are not drawn: '25 (for 100)'."""
    return words.several(
        [words(CHIP_FOR, old=value, new=new[value]) if value in new else words.number(value) for value in values]
    )


def around(words: Words, text: Text, place: str, **args: int | str) -> tuple[str, str]:
    """The parts of a text before and after one of its places, so that the place can be drawn larger than the rest.

    >>> from datetime import UTC
    >>> around(Words("en", UTC), NEXT_LEVEL, "stakes", number=10)
    ('Level 10: ', '')
    """
    before, _, after = words(text, **args, **{place: _HOLE}).partition(_HOLE)
    return before, after


def late_entry(words: Words, window: SaleSpan | None) -> str:
    """The words for until when players may still buy in; '' once registration is closed, or while nobody knows."""
    if window is None:
        return ""
    match window.kind:
        case SaleSpanKind.LEVEL if not window.number:
            return words(ENTRY_TO_START)
        case SaleSpanKind.LEVEL:
            return words(LATE_ENTRY, number=window.number)
        case SaleSpanKind.LEVEL_AND_BREAK:
            return words(LATE_ENTRY_BREAK, number=window.number)
        case SaleSpanKind.TIME if window.at is not None:
            return words(LATE_ENTRY_TIME, time=window.at)
        case SaleSpanKind.ENTRIES:
            return words(LATE_ENTRY_FIELD, number=window.number)
    return words(REGISTRATION_OPEN)
