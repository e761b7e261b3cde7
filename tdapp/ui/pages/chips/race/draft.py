"""A table of a race while it is typed, before it is done: odd chips, cards, whom the floor gives a chip.

By chip a key is a seat that has one more odd chip (1 to 9, 0 is seat 10, - is 11, = is 12). By seat a number is the
odd chips of the next seat. No windows here: keys in, a draft out, and what was wrong with a key.
"""

from collections import Counter
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import TableNo
from tdapp.poker.cards import Card, parse_one
from tdapp.read.chips.race import RaceTable, TableState
from tdapp.values import replace

KEYS = "1234567890-="  # of the seats from 1
RANKS, SUITS = "23456789TJQKA", "cdhs"


class Mode(StrEnum):
    """The meaning of a key."""

    CHIPS = "chips"
    SEATS = "seats"
    CARDS = "cards"
    FLOOR = "floor"


class Trouble(StrEnum):
    """The reason a key does nothing."""

    EMPTY = "empty"
    FULL = "full"
    NO_ODD = "no_odd"
    NO_CARD = "no_card"
    TWICE = "twice"
    MISSING = "missing"


class Draft(Struct, frozen=True):
    """A draft of a table as it is being entered.

    `most`: odd chips a seat has at most. `seats`: the occupied ones. `then`: what may be typed of those with odd chips,
    None: nothing. `chips`: the seat of each odd chip in the order they were typed, `cards` the highest card of each
    seat likewise, as 'Kd'. `only`: seats whose odd chips are all they have. `given`: who gets a chip of the floor.
    `collected`: all old chips handed in, None: nobody has said. `at`: the seat the keyboard is at, None: at none.
    `begun`: the first part of a number or a card. `trouble`: what was wrong with the last key, at seat `wrong`.
    """

    table: TableNo
    most: int
    seats: tuple[int, ...]
    then: Mode | None = None
    mode: Mode = Mode.CHIPS
    chips: tuple[int, ...] = ()
    only: frozenset[int] = frozenset()
    cards: tuple[tuple[int, str], ...] = ()
    given: frozenset[int] = frozenset()
    collected: int | None = None
    at: int | None = None
    begun: str = ""
    trouble: Trouble | None = None
    wrong: int = 0

    @property
    def odd(self) -> dict[int, int]:
        """Odd chips by seat."""
        return dict(Counter(self.chips))

    @property
    def racing(self) -> tuple[int, ...]:
        """The seats with odd chips, the lowest first."""
        return tuple(sorted(set(self.chips)))

    @property
    def complete(self) -> bool:
        """Whether every racing seat has its card."""
        return self.mode is Mode.CARDS and bool(self.racing) and len(self.cards) == len(self.racing)

    def dealt(self) -> dict[int, tuple[Card, ...]]:
        """The cards by seat."""
        return {seat: (parse_one(card),) for seat, card in self.cards}


def begun(table: RaceTable, ratio: int, entry: Mode, then: Mode | None, *, asked: bool) -> Draft:
    """A draft of a table as it stands. `entry`: how odd chips are typed; `then`: what may be typed once they are known,
    `asked`: what is asked then.

    Odd chips of a table that waits for cards or the floor stand; of one that is done they are there to be corrected.
    """
    chips = tuple(seat.seat for seat in table.racing for _chip in range(seat.odd) if seat.here)
    there = tuple(seat.seat for seat in table.seats if seat.here)
    waits = table.state is TableState.WAITING and asked
    draft = Draft(
        table.number,
        ratio - 1,
        there,
        then,
        then if waits and then is not None else entry,
        chips,
        frozenset(seat.seat for seat in table.racing if seat.only and seat.here),
        given=frozenset(seat.seat for seat in table.racing if seat.got),
        collected=table.collected,
    )
    return _placed(draft)


def touched(draft: Draft, table: RaceTable) -> bool:
    """Whether something is typed for the table that is not recorded."""
    odd = {seat.seat: seat.odd for seat in table.racing if seat.here}
    only = {seat.seat for seat in table.racing if seat.only and seat.here}
    typed = bool(draft.cards or draft.begun) or draft.collected != table.collected
    return draft.odd != odd or draft.only != only or typed


def key(draft: Draft, typed: str) -> Draft:
    """The draft after one key more."""
    draft = replace(draft, trouble=None, wrong=0)
    if typed in ("*", "a", "A") and draft.mode in (Mode.CHIPS, Mode.SEATS):
        return all_he_has(draft)
    if typed in ("c", "C") and draft.mode in (Mode.CHIPS, Mode.SEATS) and draft.then is not None:
        return again(draft)
    match draft.mode:
        case Mode.CHIPS:
            return _chip(draft, typed)
        case Mode.SEATS:
            return _number(draft, typed)
        case Mode.CARDS:
            return _card(draft, typed)
    return _give(draft, typed)


def answers(draft: Draft, typed: str) -> bool:
    """Whether a key is the table's: every digit is, every sign of a seat, and what changes the table. Other letters
    begin a command.

    A digit that is of no use here is said to be wrong, or does nothing: whoever types cards and chips means no command.
    """
    if typed.isdecimal() or (typed in KEYS and draft.mode in (Mode.CHIPS, Mode.FLOOR)):
        return True
    changed = key(draft, typed)
    return changed != replace(draft, trouble=None, wrong=0) and changed.trouble is not Trouble.NO_CARD


def back(draft: Draft) -> Draft:
    """The draft without the last key; where no card is entered yet, back to the odd chips."""
    draft = replace(draft, trouble=None, wrong=0)
    if draft.begun:
        return replace(draft, begun="")
    if draft.mode is Mode.CARDS:
        if draft.cards:
            return _placed(replace(draft, cards=draft.cards[:-1]))
        return replace(draft, mode=Mode.CHIPS, at=None)
    if draft.mode is Mode.FLOOR:
        return replace(draft, given=frozenset()) if draft.given else replace(draft, mode=Mode.CHIPS, at=None)
    if draft.mode is Mode.SEATS:
        return _before(draft)
    if not draft.chips:
        return draft
    chips = draft.chips[:-1]
    return replace(draft, chips=chips, only=draft.only & set(chips), at=chips[-1] if chips else None)


def all_he_has(draft: Draft) -> Draft:
    """The draft in which the seat the keyboard is at has no other chips, or has after all."""
    seat = _last(draft)
    if seat is None or seat not in draft.chips:
        return replace(draft, trouble=Trouble.NO_ODD, wrong=seat or 0)
    return replace(draft, only=draft.only ^ {seat})


def again(draft: Draft) -> Draft:
    """The draft for which cards are typed anew, or whom the floor gives a chip: the odd chips are right."""
    if draft.then is None or not draft.chips:
        return replace(draft, trouble=Trouble.NO_ODD)
    return in_mode(replace(draft, cards=(), given=frozenset()), draft.then)


def missing(draft: Draft) -> Draft:
    """The draft, saying which seat has no card yet."""
    has = {seat for seat, _card in draft.cards}
    first = next((seat for seat in draft.racing if seat not in has), 0)
    return replace(draft, trouble=Trouble.MISSING, wrong=first)


def one_more(draft: Draft, seat: int) -> Draft:
    """The draft in which a seat has one more odd chip, whatever the keys mean."""
    draft = replace(draft, trouble=None, wrong=0)
    if seat not in draft.seats:
        return replace(draft, trouble=Trouble.EMPTY, wrong=seat)
    if draft.chips.count(seat) >= draft.most:
        return replace(draft, trouble=Trouble.FULL, wrong=seat)
    return replace(draft, chips=(*draft.chips, seat), at=seat)


def give(draft: Draft, seat: int) -> Draft:
    """The draft in which the floor gives that seat a chip, or does not after all."""
    if seat not in draft.chips:
        return replace(draft, trouble=Trouble.NO_ODD, wrong=seat)
    return replace(draft, given=draft.given ^ {seat}, at=seat, trouble=None, wrong=0)


def step(draft: Draft, by: int) -> Draft:
    """The draft with the keyboard at the next seat, or the one before."""
    seats = draft.racing if draft.mode in (Mode.CARDS, Mode.FLOOR) else draft.seats
    if not seats:
        return draft
    where = seats.index(draft.at) + by if draft.at in seats else 0 if by > 0 else len(seats) - 1
    return replace(draft, at=seats[max(0, min(len(seats) - 1, where))], begun="", trouble=None)


def in_mode(draft: Draft, mode: Mode) -> Draft:
    """The draft with keys that mean something else."""
    return _placed(replace(draft, mode=mode, begun="", trouble=None))


def _chip(draft: Draft, typed: str) -> Draft:
    return one_more(draft, KEYS.index(typed) + 1) if typed in KEYS and typed else draft


def _give(draft: Draft, typed: str) -> Draft:
    return give(draft, KEYS.index(typed) + 1) if typed in KEYS and typed else draft


def _number(draft: Draft, typed: str) -> Draft:
    """The draft with a digit of the odd chips of the seat the keyboard is at; once no other digit can follow, at the
    next seat.
    """
    if not typed.isdecimal() or draft.at is None:
        return draft
    number = int(draft.begun + typed)
    if number > draft.most:
        return replace(draft, trouble=Trouble.FULL, wrong=draft.at, begun="")
    others = tuple(seat for seat in draft.chips if seat != draft.at)
    chips = (*others, *(draft.at for _chip in range(number)))
    draft = replace(draft, chips=chips, only=draft.only & set(chips))
    if number and number * 10 <= draft.most:
        return replace(draft, begun=str(number))
    return _next(draft)


def _next(draft: Draft) -> Draft:
    """The draft at the seat after this one; after the last one the keyboard is at none, and Enter is next."""
    later = [seat for seat in draft.seats if draft.at is not None and seat > draft.at]
    return replace(draft, at=later[0] if later else None, begun="")


def _before(draft: Draft) -> Draft:
    """The draft at the seat before, without its chips."""
    earlier = [seat for seat in draft.seats if draft.at is None or seat < draft.at]
    if not earlier:
        return draft
    seat = earlier[-1]
    chips = tuple(each for each in draft.chips if each != seat)
    return replace(draft, chips=chips, only=draft.only & set(chips), at=seat)


def _card(draft: Draft, typed: str) -> Draft:
    """The draft with a rank, then a suit: the highest card of the next racing seat. 1 and 0 are a ten."""
    if draft.at is None:
        return draft
    rank = "T" if typed in ("1", "0") and typed else typed.upper()
    if not draft.begun or (typed == "0" and draft.begun == "T"):
        return replace(draft, begun=rank) if rank in RANKS and typed else replace(draft, trouble=Trouble.NO_CARD)
    if typed.lower() not in SUITS or not typed:
        return replace(draft, begun=rank) if rank in RANKS else replace(draft, trouble=Trouble.NO_CARD)
    card = draft.begun + typed.lower()
    others = tuple(each for each in draft.cards if each[0] != draft.at)
    if any(known == card for _seat, known in others) and len(draft.chips) <= len(RANKS) * len(SUITS):
        return replace(draft, begun="", trouble=Trouble.TWICE, wrong=draft.at)
    return _placed(replace(draft, cards=(*others, (draft.at, card)), begun=""))


def _placed(draft: Draft) -> Draft:
    """The draft with the keyboard at the seat whose turn it is."""
    if draft.mode is Mode.CARDS:
        has = {seat for seat, _card in draft.cards}
        return replace(draft, at=next((seat for seat in draft.racing if seat not in has), None))
    if draft.mode is Mode.SEATS:
        return replace(draft, at=draft.seats[0] if draft.seats else None)
    return replace(draft, at=None)


def _last(draft: Draft) -> int | None:
    """The seat a mark is meant for: where the keyboard is, or by seat the one just entered."""
    if draft.mode is Mode.SEATS and not draft.begun:
        earlier = [seat for seat in draft.seats if draft.at is None or seat < draft.at]
        return earlier[-1] if earlier else None
    return draft.at


def still_there(draft: Draft, seats: tuple[int, ...]) -> Draft:
    """The draft of those who still sit at the table."""
    if seats == draft.seats:
        return draft
    chips = tuple(seat for seat in draft.chips if seat in seats)
    cards = tuple(each for each in draft.cards if each[0] in chips)
    return replace(
        _placed(replace(draft, seats=seats, chips=chips, cards=cards, begun="")),
        only=draft.only & set(chips),
        given=draft.given & set(chips),
    )
