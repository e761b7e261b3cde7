"""The way to each step by mouse: the buttons one after the other, by what stands on them, so no hint names another."""

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions.deed_texts import BUST, RULE
from tdapp.ui.actions.seats import ACCEPT
from tdapp.ui.actions.window import (
    CHIPS_PAGE,
    CLOCK_PAGE,
    DESK_PAGE,
    HANDS_PAGE,
    PRIZES_PAGE,
    TABLES_PAGE,
    UNDO,
)
from tdapp.ui.frame.texts import NEEDS
from tdapp.ui.pages.chips.race import texts as race
from tdapp.ui.pages.hands import texts as hands
from tdapp.ui.pages.prizes import texts as prizes
from tdapp.ui.pages.prizes.deal import texts as deal
from tdapp.ui.pages.registration import texts as desk
from tdapp.words.clock.clock import FINISH, START
from tdapp.words.prizes.deals import METHODS
from tdapp.words.rulings.common import ACTIONS as PLAYS
from tdapp.words.rulings.rulings_page import GIVE
from tdapp.words.say import Words

SEAT = QT_TRANSLATE_NOOP("Practice", "seat {seat} by the right button", "where the mouse goes, in a hint")
TABLE = QT_TRANSLATE_NOOP("Practice", "table {table}", "where the mouse goes, in a hint")
NAME = QT_TRANSLATE_NOOP("Practice", "{name}", "whom the mouse goes to, in a hint")
SELL_REBUY = QT_TRANSLATE_NOOP("Practice", "Sell Rebuy", "how a line of a menu begins, in a hint")
ADD_ON = QT_TRANSLATE_NOOP("Practice", "Add-on", "the price that is chosen, in a hint")
ACCEPT_MOVES = QT_TRANSLATE_NOOP("Practice", "Accept", "how a button begins, in a hint")
EACH_CHIP = QT_TRANSLATE_NOOP("Practice", "each seat once for every odd chip", "where the mouse goes, in a hint")
INCIDENT = QT_TRANSLATE_NOOP("Practice", "write 'oot' and choose it", "what is done by mouse, in a hint")
AND_THEN = QT_TRANSLATE_NOOP("Practice", "{one} › {other}", "one click after the other, in a hint")

WAYS: Mapping[str, tuple[Text, ...]] = MappingProxyType(
    {
        "start": (CLOCK_PAGE.text, START),
        "late": (DESK_PAGE.text, NAME, desk.SELL),
        "out": (TABLES_PAGE.text, SEAT, BUST),
        "wrong_back": (UNDO.text,),
        "wrong_right": (TABLES_PAGE.text, SEAT, BUST),
        "rebuy": (TABLES_PAGE.text, SEAT, SELL_REBUY),
        "uneven": (NEEDS, ACCEPT.text, ACCEPT_MOVES),
        "rule": (TABLES_PAGE.text, SEAT, RULE, INCIDENT, PLAYS["fold"], GIVE),
        "add_on": (DESK_PAGE.text, desk.SHEET, ADD_ON, TABLE, desk.TICK_ALL, desk.SELL),
        "race_odd": (CHIPS_PAGE.text, race.RACE, TABLE, EACH_CHIP, race.TABLE_DONE),
        "race_draw": (CHIPS_PAGE.text, race.RACE, race.DRAW_NONE),
        "race_end": (CHIPS_PAGE.text, race.RACE, race.END),
        "bubble_begin": (HANDS_PAGE.text, hands.BEGIN),
        "bubble_out": (HANDS_PAGE.text, TABLE, NAME),
        "bubble_hand": (HANDS_PAGE.text, hands.TICK_ALL, hands.NEXT),
        "bubble_end": (HANDS_PAGE.text, hands.END),
        "deal_make": (PRIZES_PAGE.text, prizes.DEAL, METHODS[DealMethod.EVEN], deal.MAKE),
        "deal_post": (PRIZES_PAGE.text, prizes.POST),
        "finish_pay": (PRIZES_PAGE.text, NAME, prizes.PAY),
        "finish": (CLOCK_PAGE.text, FINISH),
    }
)


def way_said(words: Words, step: str, told: Mapping[str, object]) -> str:
    """The way to a step by mouse, one click after the other. `told`: what the task is about."""
    first, *others = [words(text, **told) for text in WAYS[step]]
    for other in others:
        first = words(AND_THEN, one=first, other=other)
    return first
