"""The words of a person's record: in a line at the table, and line by line in its list."""

from collections.abc import Mapping, Sequence
from typing import Final

from tdapp.domain.rulings.ruling_facts import OVERRULED
from tdapp.read.people.history import RULING, PersonHistory, PersonRecord, Tally
from tdapp.rulings import INCIDENTS
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.rulings import say
from tdapp.words.rulings.chapters import CHOICES
from tdapp.words.rulings.common import OUTCOMES, PENALTIES
from tdapp.words.rulings.rulings_page import OVERRULED as OVERRULED_BOOK
from tdapp.words.say import Words

MOST = 4  # kinds of penalties and incidents named in a line
NOTHING = QT_TRANSLATE_NOOP("History", "Nothing on record before this")
HERE = QT_TRANSLATE_NOOP("History", "Before this: {what} (here)", "penalties and rulings in this tournament")
ELSEWHERE = QT_TRANSLATE_NOOP("History", "At %n other tournaments: {what}", "", 1)
TIMES = QT_TRANSLATE_NOOP("History", "{times}× {what}")
OPEN = QT_TRANSLATE_NOOP("History", "On record", "button: opens the list of what a player did before")
TITLE = QT_TRANSLATE_NOOP("History", "On record: {name}")
RULED = QT_TRANSLATE_NOOP("History", "Ruling: {incident}")
RULED_SO = QT_TRANSLATE_NOOP("History", "Ruling: {incident} · {outcome}")
BY_RULES = QT_TRANSLATE_NOOP("History", "{book} {rules}", "a rulebook and the numbers of its rules")
PENALTY = QT_TRANSLATE_NOOP("History", "{penalty}: {incident}")
PENALTY_HANDS = QT_TRANSLATE_NOOP("History", "{penalty}, %n hands: {incident}", "", 1)
WHEN = QT_TRANSLATE_NOOP("History", "{day}, {time} · {tournament}")
CLOSE = QT_TRANSLATE_NOOP("History", "Close")
DECIDED: Final[Mapping[str, Text]] = {  # what the director chose, without the amounts of that hand
    "full_call": OUTCOMES["full_call"],
    "forfeit_and_fold": QT_TRANSLATE_NOOP("History", "Chips left in the pot, and fold"),
    "hand_has_no_claim": QT_TRANSLATE_NOOP("History", "The hand has no claim"),
    "hand_may_win": QT_TRANSLATE_NOOP("History", "The hand can win"),
    "hidden_do_not_play": QT_TRANSLATE_NOOP("History", "The hidden chips were not in play"),
    "hidden_play": QT_TRANSLATE_NOOP("History", "The hidden chips were in play"),
    "hidden_to_winner": QT_TRANSLATE_NOOP("History", "The hidden chips go to the winner"),
    "hidden_stay": QT_TRANSLATE_NOOP("History", "The hidden chips stay with their owner"),  # could be chosen once
    "hidden_out_of_play": QT_TRANSLATE_NOOP("History", "The hidden chips are taken out of play"),
}


def told(words: Words, history: PersonHistory) -> str:
    """The record of a person in a sentence or two."""
    parts = []
    if history.here:
        parts.append(words(HERE, what=_several(words, history.here)))
    if history.elsewhere:
        parts.append(words(ELSEWHERE, n=history.tournaments, what=_several(words, history.elsewhere)))
    return "; ".join(parts) or words(NOTHING)


def line_of(words: Words, record: PersonRecord) -> str:
    """The line of one record in the list: what, and under it when and where."""
    incident = say.title_of(words, record.incident) if record.incident in INCIDENTS else record.incident
    day = record.at.astimezone(words.zone).date()
    when = words(WHEN, day=day, time=record.at, tournament=record.tournament)
    if record.kind == RULING:
        rules = words(BY_RULES, book=record.book, rules=record.rules)
        outcome = outcome_of(words, record)
        head = words(RULED_SO, incident=incident, outcome=outcome) if outcome else words(RULED, incident=incident)
        return f"{head}\n{when} · {rules}"
    text = PENALTY_HANDS if record.hands else PENALTY
    penalty = words(PENALTIES[record.kind])
    head = words(text, penalty=penalty[:1].upper() + penalty[1:], incident=incident, n=record.hands)
    return f"{head}\n{when}"


def outcome_of(words: Words, record: PersonRecord) -> str:
    """The outcome of a ruling in a few words: by the book, or as the director chose; '' where only its steps tell."""
    if record.decision == OVERRULED:
        return words(OVERRULED_BOOK)
    chosen = DECIDED.get(record.decision) or CHOICES.get(record.decision)
    return words(chosen) if chosen else say.short_outcome(words, record.code)


def _several(words: Words, tallies: Sequence[Tally]) -> str:
    """The first of them; that there are more is said, what they are stands in the list."""
    shown = [words(TIMES, times=each.n, what=_what(words, each)) for each in tallies[:MOST]]
    return ", ".join([*shown, "…"] if len(tallies) > MOST else shown)


def _what(words: Words, tally: Tally) -> str:
    if not tally.ruling:
        return words(PENALTIES[tally.what])
    return say.title_of(words, tally.what) if tally.what in INCIDENTS else tally.what
