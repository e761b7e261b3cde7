"""The answers a hand that was entered gives to an incident's questions by itself.

Keys are questions, or incident and question where another incident asks something else by the same name.
"""

from collections.abc import Mapping

from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.teller import Tell, Teller
from tdapp.rulings.hands.told_of_action import OF_THE_ACTION
from tdapp.rulings.hands.told_of_hand import OF_THE_HAND
from tdapp.rulings.incidents import Incident, Kind
from tdapp.rulings.situation import Answer

TOLD: Mapping[str, Tell] = {**OF_THE_ACTION, **OF_THE_HAND}


def facts_of(entered: Entered, incident: Incident, answered: Mapping[str, Answer] | None = None) -> dict[str, Answer]:
    """The answers this hand gives to the incident's questions; those it does not know are left out.

    `answered` is what the director has said: whether a question arises can hang on it.
    """
    if entered.hand is None:
        return {}
    named = entered.about is not None or entered.disputed is not None
    seat = entered.seat if named or incident.chapter in ("betting", "turn") else None
    teller = Teller(entered, entered.hand, seat)
    found: dict[str, Answer] = {}
    for question in incident.questions:
        tell = told_by(incident, question.id)
        answer = tell(teller) if tell is not None else None
        if answer is None or (question.kind is Kind.CHOICE and answer not in question.choices):
            continue
        if question.asked({**found, **(answered or {})}):
            found[question.id] = answer
    return found


def told_by(incident: Incident, question: str) -> Tell | None:
    """What answers a question out of a hand; None: a hand does not know it."""
    if f"{incident.id}/{question}" in TOLD:
        return TOLD[f"{incident.id}/{question}"]
    return TOLD.get(question)
