"""The words of a line as what they tell of a hand, each with its place: an action, cards on the board, a ruling."""

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from tdapp.poker import operations as steps
from tdapp.rulings.shorthand import read_line
from tdapp.rulings.situation import STREETS, Action
from tdapp.rulings.typed_table import BadWord, Line, amount, cards_of
from tdapp.values import replace

_WORD = re.compile(r"[^\s,]+")
_RUN = re.compile(r"^[fxca]{2,}$")
_RULED = re.compile(r"^(\d{1,2})?>(.*)$")
_MUCK = re.compile(r"^(\d{1,2})?m$")
_ABOUT = re.compile(r"^(\d{1,2})\?$")
_SEAT = re.compile(r"^\d{1,2}$")
_NAMED = re.compile(r"^\d{1,2}[a-z]")
_CALL = re.compile(r"^\d{1,2}c$")  # 2c is a call of seat 2, and the two of clubs after the name of its street
_CARDS = re.compile(r"^(?:(?:[2-9tjqka]|10)[cdhs♣♦♥♠])+$", re.IGNORECASE)


class Word(Struct, frozen=True):
    """A word of the line and where it begins, counted from 0."""

    text: str
    start: int = 0


class Deed(Struct, frozen=True):
    """What one word tells. `seat` None: whose turn it is; `disputed`: done so, legal or not, and the hand stops there.

    `act` carries the action, `board` the street and its cards ('' not known), `ruled` the step (None: just play on).
    """

    kind: Literal["act", "board", "muck", "ruled", "about", "table"]
    word: Word
    seat: int | None = None
    action: Action | None = None
    street: int | None = None
    cards: str = ""
    ruled: steps.Ruled | None = None
    disputed: bool = False


def words_of(typed: str) -> Iterator[Word]:
    """The words of a line in order; letters written together (`ffc`) are words of their own, a seat alone joins the
    next word, and so does a street its cards.
    """
    found = [(match.group().lower(), match.start()) for match in _WORD.finditer(typed)]
    place = 0
    while place < len(found):
        text, start = found[place]
        place += 1
        after = found[place] if place < len(found) else None
        if _RUN.match(text):
            yield from (Word(letter, start + at) for at, letter in enumerate(text))
        elif after is not None and _SEAT.match(text):
            yield Word(typed[start : after[1] + len(after[0])].lower(), start)
            place += 1
        elif after is not None and text in STREETS and _CARDS.match(after[0]):
            yield Word(f"{text} {after[0]}", start)
            place += 1
        else:
            yield Word(text, start)


def deed_of(word: Word, seats: Sequence[int], line: Line) -> tuple[Deed, Line]:
    """What a word tells, and the line with it where it speaks of the table. BadWord names one that means nothing."""
    text = word.text
    if about := _ABOUT.match(text):
        return Deed("about", word, seat=_seated(about[1], seats, text)), line
    if ruled := _RULED.match(text):
        return Deed("ruled", word, ruled=_ruling(ruled[1], ruled[2], seats, text)), line
    if muck := _MUCK.match(text):
        return Deed("muck", word, seat=_seated(muck[1], seats, text) if muck[1] else None), line
    head, _, cards = text.partition(" ")
    if head in STREETS[1:]:
        return Deed("board", word, street=STREETS.index(head), cards=cards_of(cards, text)), line
    if _CARDS.match(text) and not _CALL.match(text):
        return Deed("board", word, cards=cards_of(text, text)), line
    disputed = text.endswith("!")
    told = text.removesuffix("!") if disputed else text
    if not told:
        raise BadWord(text, "unknown_word")
    said = read_line(told, seats)
    if said.actions:
        action = said.actions[0]
        seat = action.seat if _NAMED.match(told) or told[0].isdigit() else None
        return Deed("act", word, seat=seat, action=action, disputed=disputed), line
    if disputed:
        raise BadWord(text, "unknown_word")
    return Deed("table", word), read_line(told, seats, line)


def by_street(deed: Deed, street: int) -> Iterator[Deed]:
    """Cards that were typed without the name of their street, with it; `street` is the one the hand stood at then."""
    if deed.kind != "board" or deed.street is not None:
        yield deed
        return
    cards = deed.cards
    while cards:
        street += 1
        count = 6 if street == 1 else 2
        yield replace(deed, street=street, cards=cards[:count])
        cards = cards[count:]


def _seated(written: str, seats: Sequence[int], word: str) -> int:
    if int(written) not in seats:
        raise BadWord(word, "empty_seat")
    return int(written)


def _ruling(written: str | None, said: str, seats: Sequence[int], word: str) -> steps.Ruled | None:
    """The step of a word such as `5>1800`, `5>f`, `5>back300`, `5>next`, `>void`; None for `>`."""
    if written is None:
        if said in ("", "void"):
            return steps.RuledVoid() if said else None
        raise BadWord(word, "unknown_word")
    seat = _seated(written, seats, word)
    if said == "f":
        return steps.RuledDead(seat)
    if said == "next":
        return steps.RuledTurn(seat)
    if said.startswith("back"):
        return steps.RuledBack(seat, amount(said.removeprefix("back"), word))
    return steps.RuledTo(seat, amount(said, word))
