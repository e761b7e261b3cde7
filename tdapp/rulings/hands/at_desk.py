"""The case as it is entered at the desk: the line tells a hand from its beginning, or describes the table alone.

>>> from tdapp.rulings.catalogue import INCIDENTS
>>> from tdapp.rulings.situation import AtSeat, Level, Situation
>>> table = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat) for seat in (1, 2, 3, 4, 5)))
>>> case = case_at_desk("d1 b600 c 3c f r2000", table, INCIDENTS["turn.out_of_turn"])
>>> case.entered.turn, case.told["since"], case.refusal
(3, 'bet_more', None)
>>> case_at_desk("b600 c", table).entered is None  # nobody has told the button: only the table is described
True
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from tdapp.rulings.hands.case import case_of_hand
from tdapp.rulings.hands.deeds import Deed, Word
from tdapp.rulings.hands.entered import Entered, Refusal
from tdapp.rulings.hands.entering import ALL_SEATS, PLAIN, enter
from tdapp.rulings.hands.line import line_of_entered
from tdapp.rulings.hands.setup import Readings
from tdapp.rulings.incidents import Incident
from tdapp.rulings.shorthand import read_line
from tdapp.rulings.situation import Answer, Situation
from tdapp.rulings.typed_table import BadWord, Line, with_line
from tdapp.values import replace

DESCRIBES = "not_from_the_beginning"
"""The refusal of a word that describes a table and tells no hand: bets in front, a pot, a street out of nothing."""


class DeskCase(Struct, frozen=True):
    """A case as far as it is entered.

    `entered` is the hand when the line tells one from its beginning; None while it describes the table alone. `told`
    are the answers that are known without asking: those of the hand, and the seat the desk was opened for. `bad` is the
    word of a description that cannot be read, `refusal` the word the hand does not take; what stands before it counts.
    """

    situation: Situation
    entered: Entered | None = None
    told: Mapping[str, Answer] = {}
    bad: BadWord | None = None
    refusal: Refusal | None = None
    line: Line = field(default_factory=Line)


def case_at_desk(
    typed: str,
    base: Situation,
    incident: Incident | None = None,
    facts: Mapping[str, Answer] | None = None,
    *,
    seat: int | None = None,
    readings: Readings = PLAIN,
) -> DeskCase:
    """The case with everything that was entered; `base` is what the tournament knows of the table.

    `facts` are the director's own answers, which go before those of the hand; `seat` is the one the desk was opened
    for: the case is about it unless a disputed action or an answer names another.
    """
    given = facts or {} if incident is not None else {}
    entered = enter(typed, base, readings)
    if entered.hand is None or not entered.deeds or _describes(entered.refusal):
        return _described(typed, base, incident, given, seat)
    entered = _about(entered, given.get("seat"), seat)
    if incident is None:
        return DeskCase(
            replace(entered.table, hand=line_of_entered(entered)), entered, refusal=entered.refusal, line=entered.line
        )
    situation = case_of_hand(entered, incident.id, given)
    told = {name: answer for name, answer in situation.facts.items() if name not in given}
    return DeskCase(situation, entered, told, refusal=entered.refusal, line=entered.line)


def _describes(refusal: Refusal | None) -> bool:
    return refusal is not None and refusal.code == DESCRIBES


def _about(entered: Entered, answered: Answer | None, opened: int | None) -> Entered:
    """The hand about the seat that was answered, or else the one the desk was opened for where nothing is disputed."""
    named = answered if isinstance(answered, int) and not isinstance(answered, bool) else None
    if named is None and entered.about is None and entered.disputed is None:
        named = opened
    if named is None or named == entered.about or entered.hand is None or named not in entered.hand.place:
        return entered
    about = Deed("about", Word(f"{named}?"), seat=named)
    return replace(entered, about=named, deeds=(*entered.deeds, about))


def _described(
    typed: str, base: Situation, incident: Incident | None, facts: Mapping[str, Answer], opened: int | None
) -> DeskCase:
    seats = tuple(place.seat for place in base.seats) or ALL_SEATS
    line, bad = readable(typed, seats)
    asks = {question.id for question in incident.questions} if incident is not None else set()
    told: dict[str, Answer] = {}
    if opened is not None and "seat" in asks and "seat" not in facts:
        told["seat"] = opened
    asked = replace(base, incident=incident.id if incident is not None else "", facts={**told, **facts})
    return DeskCase(with_line(asked, line), told=told, bad=bad, line=line)


def readable(typed: str, seats: Sequence[int]) -> tuple[Line, BadWord | None]:
    """The line as far as it can be read, and the first word that cannot: what stands before it still counts."""
    try:
        return read_line(typed, seats), None
    except BadWord as error:
        bad = error
    words = typed.split()
    for count in range(len(words) - 1, 0, -1):
        try:
            return read_line(" ".join(words[:count]), seats), bad
        except BadWord as error:
            bad = error
    return Line(), bad
