"""How far play is from the money, in a line: for the Prizes page, and shorter for the room's screen."""

from collections.abc import Iterator

from tdapp.domain.units import Money
from tdapp.read.prizes.seats import SeatsPaid
from tdapp.read.prizes.stage import MoneyStage, Stage
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

TO_GO = QT_TRANSLATE_NOOP("Stage", "%n to the money", "so many more must go out", 1)
BUBBLE = QT_TRANSLATE_NOOP("Stage", "Bubble: the next one out gets no prize money")
BUBBLE_BACK = QT_TRANSLATE_NOOP("Stage", "Bubble: the next one out gets {amount}")
GETS_BACK = QT_TRANSLATE_NOOP("Stage", "the bubble is protected")
IN_MONEY = QT_TRANSLATE_NOOP("Stage", "In the money")
IN_MONEY_AFTER = QT_TRANSLATE_NOOP("Stage", "In the money after this hand")
TO_SEATS = QT_TRANSLATE_NOOP("Stage", "%n to the seats", "so many more must go out of a satellite", 1)
SEAT_BUBBLE = QT_TRANSLATE_NOOP("Stage", "Seat bubble: the next one out gets no seat")
ALL_SEATED = QT_TRANSLATE_NOOP("Stage", "Everybody left has a seat")
SEATS_OF = QT_TRANSLATE_NOOP("Stage", "%n seats of {amount}", "of a satellite", 1)
THIS_HAND = QT_TRANSLATE_NOOP("Stage", "in this hand others may go out too")
FINAL_TABLE = QT_TRANSLATE_NOOP("Stage", "final table")
HEADS_UP = QT_TRANSLATE_NOOP("Stage", "heads-up")
HAND_FOR_HAND = QT_TRANSLATE_NOOP("Stage", "hand for hand")
STARTS_AT = QT_TRANSLATE_NOOP("Stage", "prizes start at {amount}")
NEXT_OUT = QT_TRANSLATE_NOOP("Stage", "next out gets {amount}")
ALL_GET = QT_TRANSLATE_NOOP("Stage", "everybody left gets {amount}")
THEN = QT_TRANSLATE_NOOP("Stage", "after %n more out: {amount} or more", "", 1)
WINNER_GETS = QT_TRANSLATE_NOOP("Stage", "the winner gets {amount}")
DEAL = QT_TRANSLATE_NOOP("Stage", "Deal made")
PLAYED_FOR = QT_TRANSLATE_NOOP("Stage", "left to play for: {amounts}")
NOTHING_MORE = QT_TRANSLATE_NOOP("Stage", "no more pay jumps")

_SAID = frozenset({Stage.TO_GO, Stage.BUBBLE, Stage.IN_MONEY, Stage.DEAL})


def stage_line(words: Words, at: MoneyStage) -> str:
    """The stage with all there is to say of it; '' before entries are closed, without prizes, and when play is over."""
    return " · ".join(_parts(words, at)) if at.stage in _SAID else ""


def room_line(words: Words, at: MoneyStage) -> str:
    """The stage for the room, without what its screen says elsewhere."""
    return " · ".join(room_parts(words, at))


def room_parts(words: Words, at: MoneyStage) -> tuple[str, ...]:
    """The parts of the line for the room, none of which should be cut in two."""
    return (*_head(words, at), *_jump(words, at, cents=False)) if at.stage in _SAID else ()


def seats_said(words: Words, seats: SeatsPaid) -> str:
    """The seats of a satellite: '4 seats of €1,000.00'."""
    return words(SEATS_OF, n=seats.many, amount=seats.worth)


def _parts(words: Words, at: MoneyStage) -> Iterator[str]:
    yield from _head(words, at)
    if at.final_table:
        yield words(HEADS_UP if at.heads_up else FINAL_TABLE)
    if at.in_step:
        yield words(HAND_FOR_HAND)
    if at.open_hand:
        yield words(THIS_HAND)
    else:
        yield from _jump(words, at, cents=None)


def _head(words: Words, at: MoneyStage) -> Iterator[str]:
    match at.stage:
        case Stage.TO_GO:
            yield words(TO_SEATS if at.seats else TO_GO, n=at.to_go)
        case Stage.BUBBLE:
            if at.bubble is not None:
                yield words(BUBBLE_BACK, amount=at.bubble)
            else:
                yield words(SEAT_BUBBLE if at.seats else BUBBLE)
        case Stage.DEAL:
            yield words(DEAL)
        case _:
            yield words(ALL_SEATED if at.seats else IN_MONEY_AFTER if at.open_hand else IN_MONEY)


def _jump(words: Words, at: MoneyStage, *, cents: bool | None) -> Iterator[str]:
    def said(amount: Money) -> str:
        whole = words.money(amount, cents=cents)
        return whole if cents is None else whole.replace(" ", "\u00a0")  # on the screen no amount is broken in two

    jump, paid = at.jump, at.next_out
    if at.stage is Stage.DEAL:
        amounts = words.several([said(amount) for amount in at.saved])
        yield words(PLAYED_FOR, amounts=amounts) if at.saved else words(NOTHING_MORE)
    elif at.seats and at.seat is not None:
        yield words(SEATS_OF, n=at.seats, amount=said(at.seat))
        if at.to_go and paid is not None and paid.cents:
            yield words(NEXT_OUT, amount=said(paid))
    elif paid is not None and at.to_go:
        if jump is not None:
            yield words(STARTS_AT, amount=said(jump.then))
        if at.bubble is not None and at.stage is Stage.TO_GO:
            yield words(GETS_BACK)
    elif jump is not None:
        yield words(NEXT_OUT, amount=said(jump.now))
        won = jump.place - jump.more == 1
        yield words(WINNER_GETS, amount=said(jump.then)) if won else words(THEN, n=jump.more, amount=said(jump.then))
    elif paid is not None:
        yield words(ALL_GET, amount=said(paid))
