"""The words of the draw sheet, for its window and for paper."""

from collections.abc import Iterator

from tdapp.domain.seating.draw_facts import DrawBasis
from tdapp.read.message import say
from tdapp.read.seating.draw_list import DrawLine, DrawList, ValueLine
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

HOW = QT_TRANSLATE_NOOP(
    "DrawSheet",
    "Before the draw the house fixes a secret number and shows its seal, a code that proves the "
    "number stays the same. Next it shows the list code, which fixes who is in the draw and the room "
    "rules. Only then does somebody in the room call out a word. Each draw is worked out from secret "
    "number, word and draw number. Once the secret number is revealed at the end, anyone who noted "
    "seal, list code and word can check it. A draw without a word from the room proves less: the "
    "house knew what would come out.",
)
COMMITMENT = QT_TRANSLATE_NOOP("DrawSheet", "Seal: {commitment}")
SHOWN_EARLY = QT_TRANSLATE_NOOP("DrawSheet", "In the journal since line {line}, before registration opened.")
SHOWN_LATE = QT_TRANSLATE_NOOP("DrawSheet", "In the journal since line {line}, after registration opened.")
VALUE = QT_TRANSLATE_NOOP("DrawSheet", "Word from the room for draw {number}, line {line}: {value}.")
VALUE_LIST = QT_TRANSLATE_NOOP("DrawSheet", "List code: {listed}")
VALUE_OLD = QT_TRANSLATE_NOOP("DrawSheet", "Word from the room, for no list: {value}")
VALUE_UNDONE = QT_TRANSLATE_NOOP("DrawSheet", "Undone in line {line}.")
NO_VALUE = QT_TRANSLATE_NOOP("DrawSheet", "The room gave no word.")
LISTED = QT_TRANSLATE_NOOP("DrawSheet", "List code for draw {number}: {listed}")
SECRET = QT_TRANSLATE_NOOP("DrawSheet", "Secret number: {secret}")
NOT_REVEALED = QT_TRANSLATE_NOOP("DrawSheet", "The secret number is revealed when the tournament is finished.")
NOT_REVEALED_YET = QT_TRANSLATE_NOOP("DrawSheet", "The tournament is finished. The secret number can be revealed now.")
SCAN = QT_TRANSLATE_NOOP("DrawSheet", "The seal, to scan", "under a QR code")
NO_COMMITMENT = QT_TRANSLATE_NOOP("DrawSheet", "No secret number was fixed before these draws.")

NUMBER = QT_TRANSLATE_NOOP("DrawSheet", "Draw", "head of a column of numbers")
TIME = QT_TRANSLATE_NOOP("DrawSheet", "Time", "head of a column")
LINE = QT_TRANSLATE_NOOP("DrawSheet", "Line", "head of a column: line of the journal")
WHAT = QT_TRANSLATE_NOOP("DrawSheet", "What was drawn", "head of a column")
SEATS = QT_TRANSLATE_NOOP("DrawSheet", "Seats", "head of a column: how many seats were drawn")
REMARK = QT_TRANSLATE_NOOP("DrawSheet", "Remark", "head of a column")
UNDONE = QT_TRANSLATE_NOOP("DrawSheet", "undone")
NONE = QT_TRANSLATE_NOOP("DrawSheet", "Nothing has been drawn yet.")
UNBOUND = QT_TRANSLATE_NOOP("DrawSheet", "before draws had numbers")
OLDER = QT_TRANSLATE_NOOP("DrawSheet", "earlier version: who was in it was not fixed", "remark on a draw")
WITH_VALUE = QT_TRANSLATE_NOOP("DrawSheet", "word from the room: {value}", "remark on a draw")
WITH_LEVEL = QT_TRANSLATE_NOOP("DrawSheet", "word of this level: {value}", "remark on a draw")
WITHOUT = QT_TRANSLATE_NOOP("DrawSheet", "no word from the room", "remark on a draw")

GROUP = 8  # letters of a hash that are read together
EVERYBODY = ("draw.first", "draw.spread", "draw.redraw", "draw.final")


def bound(words: Words, sheet: DrawList) -> Iterator[str]:
    """The lines about what the draws are bound to."""
    yield words(HOW)
    for each in sheet.commitments:
        yield words(COMMITMENT, commitment=in_groups(each.commitment))
        yield words(SHOWN_EARLY if each.early else SHOWN_LATE, line=each.line)
        hidden = NOT_REVEALED_YET if sheet.finished else NOT_REVEALED
        yield words(SECRET, secret=in_groups(each.secret)) if each.secret else words(hidden)
    if not sheet.commitments:
        yield words(NO_COMMITMENT)
    if not sheet.values:
        yield words(NO_VALUE)
    of_some = {row.number for row in sheet.draws if row.kind not in EVERYBODY}
    for value in sheet.values:
        if value.given.draw not in of_some:  # what was given for one of them stands with it
            yield from given(words, value)
    if sheet.shown:
        yield words(LISTED, number=len(sheet.draws) + 1, listed=in_groups(sheet.shown))


def given(words: Words, value: ValueLine) -> Iterator[str]:
    """The lines about a value of the room: the value, and what it was given for."""
    told = value.given
    said = words(VALUE_OLD, value=told.value)
    if told.room:
        said = words(VALUE, number=told.draw, line=value.line, value=told.value)
    yield f"{said} {words(VALUE_UNDONE, line=value.undone)}" if value.undone else said
    if told.room:
        yield words(VALUE_LIST, listed=in_groups(told.room))


def in_groups(text: str) -> str:
    """A hash in groups, so that it can be read out and broken into lines.

    >>> in_groups("0123456789abcdef0123")
    '01234567 89abcdef 0123'
    """
    return " ".join(text[start : start + GROUP] for start in range(0, len(text), GROUP))


def kind(words: Words, row: DrawLine) -> str:
    """The words for what a draw was for."""
    return words.said(say(row.kind))


def remark(words: Words, row: DrawLine) -> str:
    """The words for what must be known of a draw: whether it was undone, and what the room had to do with it."""
    parts = (words(UNDONE) if row.undone else "", _basis(words, row))
    return ", ".join(filter(None, parts))


def _basis(words: Words, row: DrawLine) -> str:
    match row.basis:
        case DrawBasis.ROOM:
            return words(WITH_VALUE, value=row.value)
        case DrawBasis.LEVEL:
            return words(WITH_LEVEL, value=row.value)
        case DrawBasis.NONE:
            return words(WITHOUT)
    return words(OLDER) if row.bound else words(UNBOUND)
