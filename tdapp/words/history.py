"""The words of a person's record: in a line at the table, and line by line in its list."""

from collections.abc import Sequence

from tdapp.read.history import RULING, PersonHistory, PersonRecord, Tally
from tdapp.rulings import INCIDENTS
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings import say
from tdapp.words.rulings.common import PENALTIES
from tdapp.words.say import Words

MOST = 4  # kinds of penalties and incidents named in a line
NOTHING = QT_TRANSLATE_NOOP("History", "Nothing on record before this")
HERE = QT_TRANSLATE_NOOP("History", "Before this: {what} (here)", "penalties and rulings in this tournament")
ELSEWHERE = QT_TRANSLATE_NOOP("History", "At %n other tournaments: {what}", "", 1)
TIMES = QT_TRANSLATE_NOOP("History", "{times}× {what}")
OPEN = QT_TRANSLATE_NOOP("History", "On record", "button: opens the list of what a player did before")
TITLE = QT_TRANSLATE_NOOP("History", "On record: {name}")
RULED = QT_TRANSLATE_NOOP("History", "Ruling: {incident}")
BY_RULES = QT_TRANSLATE_NOOP("History", "{book} {rules}", "a rulebook and the numbers of its rules")
PENALTY = QT_TRANSLATE_NOOP("History", "{penalty}: {incident}")
PENALTY_HANDS = QT_TRANSLATE_NOOP("History", "{penalty}, %n hands: {incident}", "", 1)
WHEN = QT_TRANSLATE_NOOP("History", "{day}, {time} · {tournament}")
CLOSE = QT_TRANSLATE_NOOP("History", "Close")


def told(words: Words, history: PersonHistory) -> str:
    """The record in a sentence or two."""
    parts = []
    if history.here:
        parts.append(words(HERE, what=_several(words, history.here)))
    if history.elsewhere:
        parts.append(words(ELSEWHERE, n=history.tournaments, what=_several(words, history.elsewhere)))
    return "; ".join(parts) or words(NOTHING)


def line_of(words: Words, record: PersonRecord) -> str:
    """One line of the list: what, and under it when and where."""
    incident = say.title_of(words, record.incident) if record.incident in INCIDENTS else record.incident
    day = record.at.astimezone(words.zone).date()
    when = words(WHEN, day=day, time=record.at, tournament=record.tournament)
    if record.kind == RULING:
        rules = words(BY_RULES, book=record.book, rules=record.rules)
        return f"{words(RULED, incident=incident)}\n{when} · {rules}"
    text = PENALTY_HANDS if record.hands else PENALTY
    penalty = words(PENALTIES[record.kind])
    head = words(text, penalty=penalty[:1].upper() + penalty[1:], incident=incident, n=record.hands)
    return f"{head}\n{when}"


def _several(words: Words, tallies: Sequence[Tally]) -> str:
    """The first of them; that there are more is said, what they are stands in the list."""
    shown = [words(TIMES, times=each.n, what=_what(words, each)) for each in tallies[:MOST]]
    return ", ".join([*shown, "…"] if len(tallies) > MOST else shown)


def _what(words: Words, tally: Tally) -> str:
    if not tally.ruling:
        return words(PENALTIES[tally.what])
    return say.title_of(words, tally.what) if tally.what in INCIDENTS else tally.what
