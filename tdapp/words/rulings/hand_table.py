"""The words on the drawn table of the rulings desk, and of what was done in a hand."""

from typing import Final

from tdapp.read.rulings.hand_view import HandView, SeatView
from tdapp.rulings.situation import Action
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.rulings import say
from tdapp.words.rulings.common import ACTIONS, STREETS
from tdapp.words.say import Words

TO_ACT = QT_TRANSLATE_NOOP("HandTable", "to act", "at the seat whose turn it is; short")
EARLY = QT_TRANSLATE_NOOP("HandTable", "out of turn", "at the seat that acted too early; short")
DISPUTED = QT_TRANSLATE_NOOP("HandTable", "disputed", "at the seat whose action waits for a ruling; short")
FOLDED = QT_TRANSLATE_NOOP("HandTable", "folded", "at a seat; short")
ALL_IN = QT_TRANSLATE_NOOP("HandTable", "all-in", "at a seat; short")
AWAY = QT_TRANSLATE_NOOP("HandTable", "misses %n hands", "at a seat: a penalty; short", 1)
POT = QT_TRANSLATE_NOOP("HandTable", "Pot {amount}", "in the middle of the drawn table")
WITH_BETS = QT_TRANSLATE_NOOP("HandTable", "with bets {amount}", "under the pot: with what lies in front of players")
MAIN_POT = QT_TRANSLATE_NOOP("HandTable", "Main {amount}", "the main pot, in the middle of the drawn table; short")
SIDE_POT = QT_TRANSLATE_NOOP("HandTable", "Side {amount}", "a side pot; short")
DONE = QT_TRANSLATE_NOOP("HandTable", "{seat} {what}", "what a seat did, as short as can be: '5 raise 1,800'")
DONE_EARLY = QT_TRANSLATE_NOOP("HandTable", "{seat} {what}, out of turn", "'5 raise 1,800, out of turn'")
STATES: Final[tuple[tuple[str, Text, str], ...]] = (
    ("disputed", DISPUTED, "danger"),
    ("to_act", TO_ACT, "accent"),
    ("all_in", ALL_IN, "warning"),
    ("folded", FOLDED, "muted"),
)


def state_of(words: Words, seat: SeatView) -> tuple[str, str]:
    """How a seat stands in a word, with the token of its colour: ('to act', 'accent'); ('', '') for nothing special."""
    if seat.won:
        return f"+{words.number(seat.won)}", "accent"
    if seat.away:
        return words(AWAY, n=seat.away), "warning"
    if seat.early:
        return words(EARLY), "danger"
    for name, text, tone in STATES:
        if getattr(seat, name):
            return words(text), tone
    return "", ""


def middle_of(words: Words, view: HandView) -> tuple[str, str]:
    """What stands under the board: the pots, and the street with all that is bet; '' where nothing is known."""
    pots = [pot.amount for pot in view.pots]
    if len(pots) > 1:
        said = [words(SIDE_POT if number else MAIN_POT, amount=amount) for number, amount in enumerate(pots)]
        head = " · ".join(said)
    else:
        head = words(POT, amount=pots[0]) if pots else ""
    below = [words(STREETS[view.street])] if view.street is not None else []
    if view.total and view.total != sum(pots):
        below.append(words(WITH_BETS, amount=view.total))
    return head, ", ".join(below)


def done_of(words: Words, action: Action) -> str:
    """What a seat did, as short as it can be said: '5: raise 1,800, out of turn'."""
    chips = action.to if action.to is not None else sum(action.chips)
    what = " ".join(filter(None, (words(ACTIONS[action.did.value]), words.number(chips) if chips else "")))
    return words(DONE if action.in_turn else DONE_EARLY, seat=action.seat, what=what)


def rounds_of(words: Words, view: HandView) -> list[tuple[str, list[tuple[str, bool]]]]:
    """What was done round by round: a heading with the cards, and lines, each with whether it waits for a ruling."""
    found = []
    for each in view.streets:
        head = f"{words(STREETS[each.street])} {say.cards(each.cards)}".strip()
        lines = []
        for action in each.actions:
            waits = any(action is each for each in view.waiting)
            lines.append((done_of(words, action), waits))
        found.append((head[:1].upper() + head[1:], lines))
    return found
