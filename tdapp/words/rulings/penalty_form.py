"""The words of the form for a penalty: what is due, and what a penalty comes to."""

from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.read.rulings.penalty_form import PenaltyMeaning
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.common import PENALTIES
from tdapp.words.say import Words

DUE = QT_TRANSLATE_NOOP("PenaltyForm", "Recommended: {penalty}")
DUE_FIRST = QT_TRANSLATE_NOOP("PenaltyForm", "The first in this tournament")
DUE_AFTER = QT_TRANSLATE_NOOP("PenaltyForm", "After {earlier} in this tournament")
COMES_TO = QT_TRANSLATE_NOOP("PenaltyForm", "What it means")
CHOOSE_WHO = QT_TRANSLATE_NOOP("PenaltyForm", "Choose a player.")
HOW_MANY = QT_TRANSLATE_NOOP("PenaltyForm", "Type how many.")
WARNING = QT_TRANSLATE_NOOP("PenaltyForm", "Plays on. It is on record: next time {penalty}.")
MISSES = QT_TRANSLATE_NOOP("PenaltyForm", "Misses %n hands", "", 1)
MISSES_WHY = QT_TRANSLATE_NOOP("PenaltyForm", "Cards are dealt and folded, blinds and antes are paid.")
ROUNDS_WHY = QT_TRANSLATE_NOOP(
    "PenaltyForm",
    "{rounds} × {players} players at the table, fixed now. Cards are dealt and folded, blinds and antes are paid.",
)
PUT_OUT = QT_TRANSLATE_NOOP("PenaltyForm", "Out in place {place}")
PUT_OUT_WHY = QT_TRANSLATE_NOOP("PenaltyForm", "Chips taken out of play, with no refund: {chips}.")
PUT_OUT_COUNT = QT_TRANSLATE_NOOP("PenaltyForm", "Count the stack: it is taken out of play, with no refund.")

RUNNING = QT_TRANSLATE_NOOP("PenaltyForm", "Away from the table")
OVER = QT_TRANSLATE_NOOP("PenaltyForm", "Given in this tournament")
HAND_DONE = QT_TRANSLATE_NOOP("PenaltyForm", "Hand done")
HAND_DONE_AT = QT_TRANSLATE_NOOP("PenaltyForm", "Hand done at table {table}")
FEWER = QT_TRANSLATE_NOOP("PenaltyForm", "One fewer")
MORE = QT_TRANSLATE_NOOP("PenaltyForm", "One more")
HANDS_TO_GO = QT_TRANSLATE_NOOP("PenaltyForm", "hands left", "under a large number")
OF_HANDS = QT_TRANSLATE_NOOP("PenaltyForm", "{penalty}, {left} of {hands} hands left", "read out")


def due_said(words: Words, due: PenaltyKind) -> str:
    """The step that is recommended, as it stands on its button."""
    return words(DUE, penalty=words(PENALTIES[due]))


def why_due(words: Words, earlier: tuple[PenaltyKind, ...]) -> str:
    """Why that step is recommended: what the player got before."""
    if not earlier:
        return words(DUE_FIRST)
    return words(DUE_AFTER, earlier=words.several([words(PENALTIES[each]) for each in earlier]))


def meaning_said(words: Words, found: PenaltyMeaning) -> tuple[str, str]:
    """What a penalty comes to: in large letters, and below it in small ones."""
    match found.kind:
        case PenaltyKind.WARNING:
            kind = words(PENALTIES[found.kind])
            return kind[:1].upper() + kind[1:], words(WARNING, penalty=words(PENALTIES[found.next]))
        case PenaltyKind.MISSED_HANDS:
            return words(MISSES, n=found.hands), words(MISSES_WHY)
        case PenaltyKind.ROUNDS:
            return words(MISSES, n=found.hands), words(ROUNDS_WHY, rounds=found.rounds, players=found.players)
        case PenaltyKind.DISQUALIFICATION:
            why = words(PUT_OUT_WHY, chips=found.chips) if found.chips else words(PUT_OUT_COUNT)
            return words(PUT_OUT, place=found.place), why
