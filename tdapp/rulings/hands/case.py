"""The case of a dispute in a hand: the table as it stood, what was done, and every answer the hand knows."""

from collections.abc import Mapping

from tdapp.rulings.catalogue import INCIDENTS
from tdapp.rulings.from_hand import situation_of_hand
from tdapp.rulings.hands.entered import Entered, Refusal
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.facts import facts_of
from tdapp.rulings.hands.line import line_of_entered
from tdapp.rulings.hands.setup import Readings, counted
from tdapp.rulings.situation import Answer, AtSeat, Situation, Status
from tdapp.values import replace


class BadHand(Exception):
    """Raised for a case whose hand has a word that was refused: `refusal` says which and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.word.text}: {refusal.code}")
        self.refusal = refusal


def told_by_its_hand(case: Situation, readings: Readings) -> Situation:
    """A case that names a hand and no seats, with the table and the facts that follow from the hand.

    Other cases stay as they are. BadHand when a word of the hand is refused.
    """
    if not case.hand or case.seats or case.incident not in INCIDENTS:
        return case
    entered = enter(case.hand, replace(case, facts={}, hand=""), readings)
    if entered.refusal is not None:
        raise BadHand(entered.refusal)
    return case_of_hand(entered, case.incident, case.facts)


def case_of_hand(entered: Entered, incident: str, facts: Mapping[str, Answer] | None = None) -> Situation:
    """The situation of an incident in a hand that was entered; `facts` are answers that go before those of the hand.

    An incident that looks at the log has the disputed action in it, others the table as it stood before.
    """
    told = facts or {}
    if entered.hand is None:
        return replace(entered.table, incident=incident, facts=told)
    about = INCIDENTS[incident]
    case = situation_of_hand(entered.hand, incident, players_left=entered.table.players_left)
    known = {place.seat: place for place in entered.table.seats}
    logged = "log" in about.table
    return replace(
        case,
        level=entered.table.level,
        seats=tuple(_seat(place, known.get(place.seat)) for place in case.seats),
        actions=tuple(
            log.action for log in entered.counts if (log.played or logged) and log.action.street == case.street
        ),
        facts={**facts_of(entered, about, told), **told},
        options=entered.table.options,
        hand=line_of_entered(entered),
    )


def _seat(place: AtSeat, known: AtSeat | None) -> AtSeat:
    """A seat of the hand, with what the tournament knows of it beside the hand."""
    stack = None if place.stack is None else counted(place.stack)
    if known is None:
        return replace(place, stack=stack)
    away = known.status in (Status.ABSENT, Status.ON_PENALTY) and place.status is Status.ACTIVE
    return replace(
        place,
        stack=stack,
        status=known.status if away else place.status,
        newcomer=known.newcomer,
        penalty_hands=known.penalty_hands,
        looked=known.looked,
        tabled=known.tabled,
        count=known.count,
    )
