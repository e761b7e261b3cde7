"""A table in a line: what was done, stacks, cards and the board, as quickly as a director can type it.

Words are parted by spaces or commas; a word may begin with the seat it is about, else the next player in the hand is
meant. Letters are small or capital.

    f x c             fold, check, call
    b600 r1800 a      bet, raise to a street total, all-in (a2400: for so much in all on this street)
    s1000+500         chips put in without a word, one by one (s2x100: two of 100)
    4f 4r1800         the same by seat 4; a seat may also stand alone: 4 r1800
    4=12500           seat 4 began the hand with 12,500 chips
    4!600             seat 4 has 600 in front of him
    4+2000            seat 4 put 2,000 in on the streets before
    4:AsKd            his hole cards
    d3                the button stands at seat 3, the blinds follow
    flop AsKd2c, turn 9h, river 2d   the next street, with its cards where they are known
    pot4500           so much lies in the middle, without the bets in front
    last800           the last full bet or raise was 800
    chip25            the smallest chip in play
    ante100           the big blind ante
    pl, fl, nl        pot-limit, fixed limit, no-limit
    buyin40-200       the lowest and the highest buy-in of a cash table

>>> read_line("d1 2=9000 3b600 c f", (1, 2, 3, 4, 5)).actions[1].seat
4
"""

import re
from collections.abc import Sequence

from msgspec import Struct, field

from tdapp.poker.betting import Structure
from tdapp.poker.cards import parse, text
from tdapp.poker.errors import PokerError
from tdapp.poker.positions import first_positions
from tdapp.rulings.situation import STREETS, Action, BoardCard, Did, StreetName
from tdapp.values import replace

_VERBS = {"f": Did.FOLD, "x": Did.CHECK, "c": Did.CALL, "b": Did.BET, "r": Did.RAISE, "a": Did.ALL_IN}
_AMOUNT = re.compile(r"^\d[\d.']*k?$")
_SEATED = re.compile(r"^(\d{1,2})(?=[a-z=:!+]|$)(.*)$")
_LIMITS = {"nl": Structure.NO_LIMIT, "pl": Structure.POT_LIMIT, "fl": Structure.FIXED_LIMIT}


class BadWord(Exception):
    """A word of the line that means nothing here: which one, and why (a code)."""

    def __init__(self, word: str, code: str) -> None:
        super().__init__(f"{word}: {code}")
        self.word = word
        self.code = code


class Line(Struct, frozen=True):
    """What a line of shorthand says of a table. None and empty: it did not say."""

    actions: tuple[Action, ...] = ()
    stacks: dict[int, int] = field(default_factory=dict)
    bets: dict[int, int] = field(default_factory=dict)
    cards: dict[int, str] = field(default_factory=dict)
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    street: StreetName | None = None
    board: tuple[BoardCard, ...] = ()
    pot: int | None = None
    last_raise: int | None = None
    paid: dict[int, int] = field(default_factory=dict)
    lowest_chip: int | None = None
    ante: int | None = None
    structure: Structure | None = None
    buy_in: tuple[int, int] | None = None


def read_line(typed: str, seats: Sequence[int]) -> Line:
    """The table that a line of shorthand describes, with players in these seats. BadWord names the word that cannot be
    read.
    """
    words = typed.lower().replace(",", " ").split()
    line = Line()
    turn: int | None = None
    place = 0
    while place < len(words):
        word = words[place]
        place += 1
        following = words[place] if place < len(words) else ""
        if word in STREETS:
            place += 1 if _is_cards(following) else 0
            line = _street(line, word, following if _is_cards(following) else "")
            turn = None
            continue
        seated = _SEATED.match(word)
        seat, rest = (int(seated[1]), seated[2]) if seated else (None, word)
        if seat is not None and seat not in seats:
            raise BadWord(word, "empty_seat")
        if seat is not None and not rest:
            rest, place = following, place + 1
        if seat is None and (found := _of_the_table(line, word, seats)) is not None:
            line = found
            continue
        if seat is not None and rest[:1] in ("=", ":", "!", "+"):
            line = _of_a_seat(line, seat, rest, word)
            continue
        at = seat if seat is not None else _next(line, turn, seats)
        action = _action(at, rest, line.street, word)
        line = replace(line, actions=(*line.actions, action))
        turn = at
    return line


def amount(written: str, word: str) -> int:
    """An amount of chips as it is typed: 1200, 1.200, 1'200 or 12k."""
    if not _AMOUNT.match(written):
        raise BadWord(word, "no_amount")
    digits = re.sub(r"\D", "", written)
    return int(digits) * (1000 if written.endswith("k") else 1)


def chips(written: str, word: str) -> tuple[int, ...]:
    """Single chips as they are typed: 1000+500, 2x100."""
    found: list[int] = []
    for part in re.split(r"[+ ]+", written.strip()):
        times, cross, value = part.rpartition("x")
        count = amount(times, word) if cross else 1
        if count > 200:
            raise BadWord(word, "too_many_chips")
        found += [amount(value, word)] * count
    return tuple(found)


def _is_cards(word: str) -> bool:
    try:
        return bool(word) and bool(parse(word))
    except PokerError:
        return False


def _street(line: Line, name: str, cards: str) -> Line:
    street = next(known for known in STREETS if known == name)
    if line.street is not None and STREETS.index(street) <= STREETS.index(line.street):
        raise BadWord(name, "street_before")
    labelled = tuple(_labelled(action, line.street or "preflop") for action in line.actions)
    shown = tuple(BoardCard(street, text((card,))) for card in parse(cards)) if street != "preflop" else ()
    return replace(line, street=street, actions=labelled, board=(*line.board, *shown))


def _labelled(action: Action, street: StreetName) -> Action:
    if action.street is not None:
        return action
    return Action(action.seat, action.did, to=action.to, chips=action.chips, street=street)


def _of_the_table(line: Line, word: str, seats: Sequence[int]) -> Line | None:
    """The button, the pot, the last raise, the smallest chip, the ante, the limits; None when it is none of them."""
    if word.startswith("pot"):
        return replace(line, pot=amount(word[3:], word))
    if word.startswith("last"):
        return replace(line, last_raise=amount(word[4:], word))
    if word.startswith("chip"):
        return replace(line, lowest_chip=amount(word[4:], word))
    if word.startswith("ante"):
        return replace(line, ante=amount(word[4:], word))
    if word.startswith("buyin"):
        least, _, most = word[5:].partition("-")
        return replace(line, buy_in=(amount(least, word), amount(most, word)))
    if word in _LIMITS:
        return replace(line, structure=_LIMITS[word])
    if word.startswith("d") and word[1:].isdigit():
        return with_button(line, int(word[1:]), seats)
    return None


def with_button(line: Line, button: int, seats: Sequence[int]) -> Line:
    """The table with the button at this seat, and with it the blinds, when two can play and somebody sits there."""
    if not 1 <= button <= 10:
        raise BadWord(f"d{button}", "empty_seat")
    if button not in seats or len(seats) < 2:
        return replace(line, button=button)
    at = first_positions(button, seats)
    return replace(line, button=button, small_blind=at.small_blind, big_blind=at.big_blind)


def _of_a_seat(line: Line, seat: int, rest: str, word: str) -> Line:
    sign, said = rest[0], rest[1:]
    if sign == "=":
        return replace(line, stacks={**line.stacks, seat: amount(said, word)})
    if sign == "!":
        return replace(line, bets={**line.bets, seat: amount(said, word)})
    if sign == "+":
        return replace(line, paid={**line.paid, seat: amount(said, word)})
    if not _is_cards(said):
        raise BadWord(word, "no_cards")
    return replace(line, cards={**line.cards, seat: text(parse(said))})


def _next(line: Line, turn: int | None, seats: Sequence[int]) -> int:
    """Who comes next: left of the one before; at the beginning left of the big blind, or of the button."""
    gone = {action.seat for action in line.actions if action.did is Did.FOLD}
    left = [seat for seat in seats if seat not in gone] or list(seats)
    if not left:
        raise BadWord("", "empty_seat")
    first = line.big_blind if line.street in (None, "preflop") else line.button
    after = turn if turn is not None else first
    if after is None:
        return left[0]
    return min(left, key=lambda seat: (seat <= after, seat))


def _action(seat: int, said: str, street: StreetName | None, word: str) -> Action:
    if said[:1] == "s" and len(said) > 1:
        return Action(seat, Did.CHIPS, chips=chips(said[1:], word), street=street)
    did = _VERBS.get(said[:1])
    if did is None:
        raise BadWord(word, "unknown_word")
    if len(said) == 1:
        if did in (Did.BET, Did.RAISE):
            raise BadWord(word, "no_amount")
        return Action(seat, did, street=street)
    if did in (Did.FOLD, Did.CHECK):
        raise BadWord(word, "unknown_word")
    return Action(seat, did, to=amount(said[1:], word), street=street)
