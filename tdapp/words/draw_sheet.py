"""The draw sheet in words, for its window and for paper."""

from collections.abc import Iterator

from tdapp.read.draw_list import DrawLine, DrawList
from tdapp.read.said import say
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

HOW = QT_TRANSLATE_NOOP(
    "DrawSheet",
    "Before the first draw the house fixed a secret and showed its fingerprint, the commitment; the room adds a value "
    "of its own. Each draw is computed from both and its number, so nobody can choose it, and once the secret is "
    "revealed anybody can compute it again.",
)
COMMITMENT = QT_TRANSLATE_NOOP("DrawSheet", "Commitment: {commitment}")
SHOWN_EARLY = QT_TRANSLATE_NOOP("DrawSheet", "In the journal since line {line}, before registration opened.")
SHOWN_LATE = QT_TRANSLATE_NOOP("DrawSheet", "In the journal since line {line}, after registration opened.")
VALUE = QT_TRANSLATE_NOOP("DrawSheet", "Value given in the room: {value}")
NO_VALUE = QT_TRANSLATE_NOOP("DrawSheet", "No value was given in the room.")
SECRET = QT_TRANSLATE_NOOP("DrawSheet", "Secret: {secret}")
NOT_REVEALED = QT_TRANSLATE_NOOP("DrawSheet", "The secret is revealed when the tournament is finished.")
NO_COMMITMENT = QT_TRANSLATE_NOOP("DrawSheet", "No secret was fixed before these draws.")

NUMBER = QT_TRANSLATE_NOOP("DrawSheet", "Draw", "head of a column of numbers")
TIME = QT_TRANSLATE_NOOP("DrawSheet", "Time", "head of a column")
LINE = QT_TRANSLATE_NOOP("DrawSheet", "Line", "head of a column: line of the journal")
WHAT = QT_TRANSLATE_NOOP("DrawSheet", "What was drawn", "head of a column")
SEATS = QT_TRANSLATE_NOOP("DrawSheet", "Seats", "head of a column: how many seats were drawn")
REMARK = QT_TRANSLATE_NOOP("DrawSheet", "Remark", "head of a column")
UNDONE = QT_TRANSLATE_NOOP("DrawSheet", "undone")
NONE = QT_TRANSLATE_NOOP("DrawSheet", "Nothing has been drawn yet.")
UNBOUND = QT_TRANSLATE_NOOP("DrawSheet", "before draws had numbers")


def bound(words: Words, sheet: DrawList) -> Iterator[str]:
    """What the draws are bound to, line by line."""
    yield words(HOW)
    for each in sheet.commitments:
        yield words(COMMITMENT, commitment=each.commitment)
        yield words(SHOWN_EARLY if each.early else SHOWN_LATE, line=each.line)
        yield words(SECRET, secret=each.secret) if each.secret else words(NOT_REVEALED)
    if not sheet.commitments:
        yield words(NO_COMMITMENT)
    yield value(words, sheet)


def value(words: Words, sheet: DrawList) -> str:
    """The value given in the room."""
    return words(VALUE, value=sheet.public) if sheet.public else words(NO_VALUE)


def kind(words: Words, row: DrawLine) -> str:
    """What a draw was for."""
    return words.said(say(row.kind))


def remark(words: Words, row: DrawLine) -> str:
    """What must be known of a draw; mostly nothing."""
    parts = (words(UNDONE) if row.undone else "", "" if row.bound else words(UNBOUND))
    return ", ".join(filter(None, parts))
