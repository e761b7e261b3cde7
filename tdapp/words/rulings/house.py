"""The words of the house rules: the club's own values over a rulebook, and the book new tournaments take."""

from collections.abc import Mapping
from typing import Final

from tdapp.rulebooks.loading import BadHouse
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.rulings import say
from tdapp.words.rulings.chapters import VALUES as NAMES
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("HouseRules", "House rules")
OVER = QT_TRANSLATE_NOOP(
    "HouseRules", "On top of {book}. They count from the next ruling, here and in new tournaments."
)
NEW_TOURNAMENTS = QT_TRANSLATE_NOOP("HouseRules", "New tournaments play by")
FIND = QT_TRANSLATE_NOOP("HouseRules", "Find a value")
VALUES = QT_TRANSLATE_NOOP("HouseRules", "Values the house may set")
BY_THE_BOOK = QT_TRANSLATE_NOOP("HouseRules", "The book says: {setting} ({rule})")
LEFT_OPEN = QT_TRANSLATE_NOOP("HouseRules", "The book leaves it to the house; usual is: {setting} ({rule})")
SETTING = QT_TRANSLATE_NOOP("HouseRules", "In this house")
CITE = QT_TRANSLATE_NOOP("HouseRules", "Where the house has written it down")
CITE_HINT = QT_TRANSLATE_NOOP("HouseRules", "Rulings then cite this, for instance: House rules 2026, art. 4")
NO_CITE = QT_TRANSLATE_NOOP("HouseRules", "Say where the house has written it down.")
SET = QT_TRANSLATE_NOOP("HouseRules", "Set", "a value of the house; a short verb")
TAKE_BACK = QT_TRANSLATE_NOOP("HouseRules", "Go by the book again")
CLOSE = QT_TRANSLATE_NOOP("HouseRules", "Close")
DIFFERENT = QT_TRANSLATE_NOOP(
    "HouseRules", "The club's house rules for this book differ from those of this tournament."
)
TAKE_OVER = QT_TRANSLATE_NOOP("HouseRules", "Use the club's")
UNFIT = QT_TRANSLATE_NOOP("HouseRules", "These house rules do not fit the rulebook and are not used: {what}")
NOTHING = QT_TRANSLATE_NOOP("HouseRules", "No value found.")
WHY: Final[Mapping[str, Text]] = {
    "unreadable": QT_TRANSLATE_NOOP("HouseRules", "Their text cannot be read. Set the values again."),
    "no_such_value": QT_TRANSLATE_NOOP(
        "HouseRules",
        "{name}: the rulebook has no such value. Set the others again.",
        "name: of a value of a rulebook",
    ),
    "not_a_choice": QT_TRANSLATE_NOOP("HouseRules", "{name}: {given} cannot be chosen. Choose one of: {choices}."),
    "other_kind": QT_TRANSLATE_NOOP("HouseRules", "{name}: {given} is out of range. The book says {book}."),
    "below_zero": QT_TRANSLATE_NOOP("HouseRules", "{name}: {given} is below 0. Enter a number from 0."),
    "no_cite": QT_TRANSLATE_NOOP("HouseRules", "{name}: say where the house has written it down."),
}


def unfit_of(words: Words, bad: BadHouse) -> str:
    """The sentence why the house's values do not fit the book; a value nobody knows any more is called as it is
    written.
    """
    facts = dict(bad.facts)
    for fact in ("given", "book"):
        if fact in facts:
            facts[fact] = say.setting_of(words, bad.name, facts[fact])
    choices = facts.get("choices")
    if isinstance(choices, tuple):
        facts["choices"] = words.several([say.setting_of(words, bad.name, choice) for choice in choices])
    name = say.value_of(words, bad.name) if bad.name in NAMES else bad.name
    return words(WHY[bad.code], name=name, **facts)
