"""Says incidents, questions, steps and choices in a reader's language.

Arguments are filled by their names: `street`, `action`, `penalty`, `card`/`cards` and `hand` are codes and become
words, `the_seats` are `seats` with their noun (seat 2, seats 1 and 3); chips and other numbers are written as the
language writes them, lists as 'a, b and c'.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tdapp.poker.descriptions import Description
from tdapp.rulings.ruling import Arg, Assumed, CardFate, Choice, Reason, Ruling, Step
from tdapp.texts import Text
from tdapp.words.rulings import common
from tdapp.words.rulings.chapters import (
    ANSWERS,
    CHOICES,
    KEYWORDS,
    NOTES,
    PLACES,
    QUESTIONS,
    SETTINGS,
    STEPS,
    TITLES,
    VALUES,
)
from tdapp.words.rulings.poker import hand_sentence
from tdapp.words.say import Words

SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
CODED: Final[Mapping[str, Mapping[str, Text]]] = {
    "street": common.STREETS,
    "action": common.ACTIONS,
    "penalty": common.PENALTIES,
}


def title_of(words: Words, incident: str) -> str:
    """The title of an incident."""
    return words(TITLES[incident])


def keywords_of(words: Words, incident: str) -> tuple[str, ...]:
    """The words a director may type to find an incident."""
    text = KEYWORDS.get(incident)
    return tuple(word.strip() for word in words(text).split(",")) if text else ()


def question_of(words: Words, incident: str, question: str) -> str:
    """The question as it is asked; also a field of the situation that is missing."""
    text = QUESTIONS.get(f"{incident}/{question}") or QUESTIONS.get(question)
    return words(text) if text else question


def answer_of(words: Words, incident: str, question: str, choice: str) -> str:
    """One choice of a question in words."""
    text = ANSWERS.get(f"{incident}/{question}/{choice}") or ANSWERS.get(f"{question}/{choice}") or ANSWERS.get(choice)
    for coded in (common.ACTIONS, common.STREETS):
        text = text or coded.get(choice)
    return words(text) if text else choice


def step_of(words: Words, step: Step | Reason) -> str:
    """A step, a checklist line or a reason as a sentence; where it has a form that names what is told, that one."""
    told = (STEPS.get(f"{step.code}/{name}") for name in step.args)
    form = next((text for text in told if text is not None), STEPS[step.code])
    return words(form, **filled(words, step.args))


def choice_of(words: Words, choice: Choice) -> str:
    """One thing the director may decide, in words."""
    return words(CHOICES[choice.id], **filled(words, choice.args))


def outcome_of(words: Words, ruling: Ruling) -> str:
    """The outcome of a ruling in a word or two."""
    return words(common.OUTCOMES[ruling.code.value])


def short_outcome(words: Words, code: str) -> str:
    """The outcome of a ruling by its code; '' where it says no more than that there are steps."""
    known = code in common.OUTCOMES and code not in ("procedure", "td_decides", "amount")
    return words(common.OUTCOMES[code]) if known else ""


def fate_of(words: Words, fate: CardFate) -> str:
    """The words for where a card goes."""
    return words(common.FATES[fate.fate], seat=fate.seat or "")


def card_place(words: Words, which: str) -> str:
    """The card, or the place it lies at: `As`, `turn_burn`, `seat_4`."""
    name, _, number = which.rpartition("_")
    if which in PLACES:
        return words(PLACES[which])
    if number.isdigit() and name in PLACES:
        return words(PLACES[name], number=int(number))
    return cards(which)


def value_of(words: Words, name: str) -> str:
    """The name of a value of a book in words."""
    return words(VALUES[name])


def setting_of(words: Words, name: str, value: Any) -> str:
    """The setting of a book's value in words."""
    if isinstance(value, bool):
        return words(common.OUTCOMES["yes" if value else "no"])
    text = SETTINGS.get(f"{name}/{value}")
    return words(text) if text else words.one(value)


def filled(words: Words, args: Mapping[str, Arg]) -> dict[str, Any]:
    """The arguments of a sentence with codes turned into words; `seats` also as `the_seats`, with their noun."""
    said = {name: _filled(words, name, value) for name, value in args.items()}
    if isinstance(seats := args.get("seats"), tuple):
        said["the_seats"] = the_seats(words, seats)
    return said


def the_seats(words: Words, seats: Sequence[Any]) -> str:
    """Seats with their noun: seat 2, seats 1 and 3."""
    return words(common.THE_SEATS[len(seats) != 1], seats=tuple(seats))


def _filled(words: Words, name: str, value: Arg) -> Any:
    if name in CODED and isinstance(value, str):
        return words(CODED[name][value])
    if name in ("card", "cards") and isinstance(value, str):
        return cards(value)
    if name == "hand" and isinstance(value, tuple):
        return hand_sentence(Description(str(value[0]), tuple(int(rank) for rank in value[1:])), words)
    return value


def cards(short: str) -> str:
    """Cards as they are written for people: A♠ K♦."""
    pairs = [short[place : place + 2] for place in range(0, len(short), 2)]
    return " ".join(pair[0].replace("T", "10") + SUITS[pair[1]] for pair in pairs)


def assumed_of(words: Words, incident: str, assumed: Assumed) -> str:
    """The sentence about what the answer rests on that nobody entered."""
    match assumed.kind:
        case "answer":
            given = assumed.value
            told = setting_of(words, "", given) if isinstance(given, bool) else words.one(given)
            if given == ():
                told = words(ANSWERS["empty_list"])
            if isinstance(given, str):
                told = answer_of(words, incident, assumed.name, given)
            return f"{question_of(words, incident, assumed.name)} {told}"
        case "option":
            return f"{value_of(words, assumed.name)}: {setting_of(words, assumed.name, assumed.value)}"
        case "note":
            return words(NOTES[assumed.name], value=assumed.value)
    return assumed.name
