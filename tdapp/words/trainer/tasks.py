"""What each task of the practice night is called, what happened on the floor, and how a hint says keys."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tdapp.read.trainer.hints import Stroke
from tdapp.read.trainer.tasks import Task
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.command_box import VERBS
from tdapp.words.say import Words

TITLES: Mapping[Task, Text] = MappingProxyType(
    {
        Task.START: QT_TRANSLATE_NOOP("Practice", "Start the clock"),
        Task.LATE: QT_TRANSLATE_NOOP("Practice", "A late arrival"),
        Task.OUT: QT_TRANSLATE_NOOP("Practice", "Bust a player out"),
        Task.WRONG: QT_TRANSLATE_NOOP("Practice", "The wrong player"),
        Task.REBUY: QT_TRANSLATE_NOOP("Practice", "A rebuy"),
        Task.UNEVEN: QT_TRANSLATE_NOOP("Practice", "Uneven tables"),
        Task.RULE: QT_TRANSLATE_NOOP("Practice", "A ruling"),
        Task.ADD_ON: QT_TRANSLATE_NOOP("Practice", "Add-ons in the break"),
        Task.RACE: QT_TRANSLATE_NOOP("Practice", "Race off the 25s"),
        Task.BUBBLE: QT_TRANSLATE_NOOP("Practice", "The bubble"),
        Task.DEAL: QT_TRANSLATE_NOOP("Practice", "A deal"),
        Task.FINISH: QT_TRANSLATE_NOOP("Practice", "Pay and finish"),
    }
)
TOLD: Mapping[Task, Text] = MappingProxyType(
    {
        Task.START: QT_TRANSLATE_NOOP("Practice", "Everybody sits and the cards are on the tables. Start the clock."),
        Task.LATE: QT_TRANSLATE_NOOP(
            "Practice", "{name} comes in late and pays cash. Sell an entry; the seat is drawn by itself."
        ),
        Task.OUT: QT_TRANSLATE_NOOP(
            "Practice", "Table {table} has a bust-out: {name}, seat {seat}, has no chips left. Bust that player out."
        ),
        Task.WRONG: QT_TRANSLATE_NOOP(
            "Practice",
            "{other} (seat {other_seat}) was busted out just now, but it was {name} (seat {seat}) who lost. "
            "Undo that, then bust the right player out.",
        ),
        Task.REBUY: QT_TRANSLATE_NOOP(
            "Practice", "{name}, seat {seat}, has lost everything and pays a rebuy in cash. Sell it."
        ),
        Task.UNEVEN: QT_TRANSLATE_NOOP(
            "Practice",
            "Two players are out at one table, so the tables are uneven. Accept the moves that are proposed.",
        ),
        Task.RULE: QT_TRANSLATE_NOOP(
            "Practice", "Table {table}: {name}, seat {seat}, folded out of turn. Rule on it and record the ruling."
        ),
        Task.ADD_ON: QT_TRANSLATE_NOOP(
            "Practice",
            "It is the break, and the other tables have their add-ons. Everybody at table {table} takes one in cash.",
        ),
        Task.RACE: QT_TRANSLATE_NOOP(
            "Practice",
            "The 25s leave play; the other tables are done. Odd chips at table {table}: {odd}. "
            "Enter them, draw the cards, end the race.",
        ),
        Task.BUBBLE: QT_TRANSLATE_NOOP(
            "Practice",
            "One more out, and everybody left is paid. Begin hand for hand. In this hand {name}, seat {seat}, is out; "
            "once every table has played it, end hand for hand.",
        ),
        Task.DEAL: QT_TRANSLATE_NOOP(
            "Practice",
            "Three are left and agree to share the rest evenly. Make that deal, and post it so that it is paid.",
        ),
        Task.FINISH: QT_TRANSLATE_NOOP(
            "Practice", "{name} has won, and everybody else is paid. Pay the winner, then finish the tournament."
        ),
    }
)
KEY_NAMES: Mapping[str, Text] = MappingProxyType(
    {
        "Return": QT_TRANSLATE_NOOP("Practice", "Enter", "the key, as it is named in a hint"),
        "Space": QT_TRANSLATE_NOOP("Practice", "Space", "the key, as it is named in a hint"),
        "Down": QT_TRANSLATE_NOOP("Practice", "Down", "the key, as it is named in a hint"),
        "Ctrl+Return": QT_TRANSLATE_NOOP("Practice", "Ctrl Enter", "the key, as it is named in a hint"),
    }
)
TYPE = QT_TRANSLATE_NOOP("Practice", "'{text}'", "what is typed, in a hint")
THEN = QT_TRANSLATE_NOOP("Practice", "{one}, {other}", "one key after the other, in a hint")
ODD = QT_TRANSLATE_NOOP("Practice", "seat {seat} has {chips}", "odd chips of a seat")


def typed_of(words: Words, stroke: Stroke) -> str:
    """What is typed of a stroke in this language; '' where a key is pressed."""
    verb = words(VERBS[stroke.verb]).split(",")[0] if stroke.verb is not None else ""
    return f"{verb} {stroke.text}".strip()


def keys_said(words: Words, keys: Sequence[Stroke]) -> str:
    """What is pressed and typed, one after the other, as a hint says it."""
    said = ""
    for stroke in keys:
        if stroke.press:
            name = KEY_NAMES.get(stroke.press)
            one = words(name) if name is not None else stroke.press.replace("+", " ")
        else:
            one = words(TYPE, text=typed_of(words, stroke))
        said = words(THEN, one=said, other=one) if said else one
    return said


def odd_said(words: Words, odd: Sequence[tuple[int, int]]) -> str:
    """The odd chips of a table, seat by seat."""
    return words.several([words(ODD, seat=seat, chips=chips) for seat, chips in odd])
