"""A table in a line: what was done, stacks, cards and the board, as quickly as a director can type it.

Words are parted by spaces or commas; a word may begin with the seat it is about, else the next player in the hand is
meant. Letters are small or capital.

    f x c             fold, check, call
    b600 r1800 a      bet, raise to a street total, all-in (a2400: for so much in all on this street)
    s1000+500         chips put in without a word, one by one (s2x100: two of 100)
    4f 4r1800         the same by seat 4; a seat may also stand alone: 4 r1800
    4=12500           seat 4 began the hand with 12,500 chips (4=?: nobody knows with how many)
    4!600             seat 4 has 600 in front of him
    4+2000            seat 4 put 2,000 in on the streets before
    4:AsKd            his hole cards
    d3                the button stands at seat 3, the blinds follow
    flop AsKd2c, turn 9h, river 2d   the next street, with its cards where they are known
    pot4500           so much lies in the middle, without the bets in front
    last800           the last full bet or raise was 800
    chip25            the smallest chip in play
    blinds100-200     the blinds, where the tournament does not tell them
    sb4, bb5, sb0     the blinds stand there; nobody posts the small one
    ante100           the big blind ante (antes25: of each player, buttonante100: of the button)
    pl, fl, nl        pot-limit, fixed limit, no-limit (hp: half the pot, sl: structured)
    limits100-200     the small and the big bet at limit
    cap3              so many raises a round
    commission5-10-1  of pots with wagers from 5 the house takes 10 percent; a dollar is 1 chip
    omaha, omaha8     the game (holdem, omaha5, omaha6, omaha58, omaha68; an 8 at the end is high-low)
    4out              seat 4 is not dealt in
    4post200+100      he posts 200 to come in, and 100 dead
    by-all_to_first   it is played by this reading and not by that of the book (all words: `played_by`)
    buyin40-200       the lowest and the highest buy-in of a cash table

>>> read_line("d1 2=9000 3b600 c f", (1, 2, 3, 4, 5)).actions[1].seat
4
"""

import re
from collections.abc import Sequence

from tdapp.poker.cards import parse, text
from tdapp.poker.positions import next_seat, round_starts_after
from tdapp.rulings.situation import STREETS, Action, BoardCard, Did, StreetName
from tdapp.rulings.typed_table import BadWord, Line, amount, chips, is_cards, of_a_seat, of_the_table
from tdapp.values import replace

_VERBS = {"f": Did.FOLD, "x": Did.CHECK, "c": Did.CALL, "b": Did.BET, "r": Did.RAISE, "a": Did.ALL_IN}
_SEATED = re.compile(r"^(\d{1,2})(?=[a-z=:!+]|$)(.*)$")


def read_line(typed: str, seats: Sequence[int], line: Line | None = None) -> Line:
    """The table that a line of shorthand describes, with players in these seats; with `line` it goes on from there.

    BadWord names the word that cannot be read.
    """
    words = typed.lower().replace(",", " ").split()
    line = Line() if line is None else line
    turn: int | None = None
    place = 0
    while place < len(words):
        word = words[place]
        place += 1
        following = words[place] if place < len(words) else ""
        if word in STREETS:
            place += 1 if is_cards(following) else 0
            line = _street(line, word, following if is_cards(following) else "")
            turn = None
            continue
        seated = _SEATED.match(word)
        seat, rest = (int(seated[1]), seated[2]) if seated else (None, word)
        if seat is not None and seat not in seats:
            raise BadWord(word, "empty_seat")
        if seat is not None and not rest:
            rest, place = following, place + 1
        if seat is None and (found := of_the_table(line, word, seats)) is not None:
            line = found
            continue
        if seat is not None and (rest[:1] in ("=", ":", "!", "+") or rest.startswith(("out", "post"))):
            line = of_a_seat(line, seat, rest, word)
            continue
        at = seat if seat is not None else _next(line, turn, seats)
        action = _action(at, rest, line.street, word)
        line = replace(line, actions=(*line.actions, action))
        turn = at
    return line


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


def _next(line: Line, turn: int | None, seats: Sequence[int]) -> int:
    """Who comes next of those who can act: left of the one before; at the beginning where the round starts."""
    done = {action.seat for action in line.actions if action.did in (Did.FOLD, Did.ALL_IN)} | line.left_out
    left = [seat for seat in seats if seat not in done] or list(seats)
    if not left:
        raise BadWord("", "empty_seat")
    street = STREETS.index(line.street or "preflop")
    after = turn or round_starts_after(street, button=line.button, big_blind=line.big_blind)
    return left[0] if after is None else next_seat(after, left)


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
