"""The words of a hand on the incident sheet: the pots, who is to act, and what was done round by round."""

from tdapp.read.rulings.incident_sheet import IncidentSheet
from tdapp.rulings.situation import Action
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings import say
from tdapp.words.rulings.common import STREETS
from tdapp.words.rulings.hand import lines_from
from tdapp.words.rulings.incident_sheet import ACTION, act_of, seat_of
from tdapp.words.say import Words

ONE_POT = QT_TRANSLATE_NOOP("IncidentSheet", "pot {amount}, for {the_seats}")
MAIN_POT = QT_TRANSLATE_NOOP("IncidentSheet", "main pot {amount}, for {the_seats}")
SIDE_POT = QT_TRANSLATE_NOOP("IncidentSheet", "side pot {number}: {amount}, for {the_seats}")
TO_ACT = QT_TRANSLATE_NOOP("IncidentSheet", "{who} is to act")
WAITS = QT_TRANSLATE_NOOP("IncidentSheet", "{action}: this is what was ruled on", "action: seat 3 raises to 1,800")
WENT_ON = QT_TRANSLATE_NOOP("IncidentSheet", "How the hand continued after the ruling")
THE_HAND = QT_TRANSLATE_NOOP("IncidentSheet", "The hand, round by round")


def middle_of(words: Words, sheet: IncidentSheet) -> list[str]:
    """The lines about the pots in the middle and who is to act; none when no hand was entered."""
    hand = sheet.hand
    if hand is None:
        return []
    lines = []
    for number, pot in enumerate(hand.pots):
        text = (MAIN_POT if len(hand.pots) > 1 else ONE_POT) if not number else SIDE_POT
        lines.append(words(text, number=number, amount=pot.amount, the_seats=say.the_seats(words, pot.seats)))
    to_act = [seat.seat for seat in hand.seats if seat.to_act]
    if to_act:
        lines.append(words(TO_ACT, who=seat_of(words, sheet, to_act[0])))
    return [line[:1].upper() + line[1:] for line in lines]


def rounds_of(words: Words, sheet: IncidentSheet) -> list[tuple[str, list[str]]]:
    """The hand round by round: a heading with the cards, and what was done; empty when no hand was entered."""
    found = []
    for each in sheet.hand.streets if sheet.hand is not None else ():
        head = words(STREETS[each.street])
        head = f"{head[:1].upper()}{head[1:]} {say.cards(each.cards)}".strip()
        found.append((head, [_action_line(words, sheet, action) for action in each.actions]))
    return found


def play_after(words: Words, sheet: IncidentSheet) -> list[str]:
    """How the hand went on after the ruling, to who got what; empty when nobody kept it."""
    played = sheet.played_on
    if played is None:
        return []
    return lines_from(words, played.hand, played.first, {seat: name.full for seat, name in sheet.names.items()})


def _action_line(words: Words, sheet: IncidentSheet, action: Action) -> str:
    told = words(ACTION, who=seat_of(words, sheet, action.seat), what=", ".join(act_of(words, action)))
    if sheet.hand is not None and action in sheet.hand.waiting:
        told = words(WAITS, action=told)
    return told[:1].upper() + told[1:]
