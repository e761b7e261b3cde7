"""The names of scripts, as headings of a wall list."""

from tdapp.read.papers import NameGroup
from tdapp.read.people.filing import Script
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

SCRIPTS: dict[Script, Text] = {
    Script.LATIN: QT_TRANSLATE_NOOP("Scripts", "Latin", "script of names"),
    Script.GREEK: QT_TRANSLATE_NOOP("Scripts", "Greek", "script of names"),
    Script.CYRILLIC: QT_TRANSLATE_NOOP("Scripts", "Cyrillic", "script of names"),
    Script.ARMENIAN: QT_TRANSLATE_NOOP("Scripts", "Armenian", "script of names"),
    Script.HEBREW: QT_TRANSLATE_NOOP("Scripts", "Hebrew", "script of names"),
    Script.ARABIC: QT_TRANSLATE_NOOP("Scripts", "Arabic", "script of names"),
    Script.THAI: QT_TRANSLATE_NOOP("Scripts", "Thai", "script of names"),
    Script.GEORGIAN: QT_TRANSLATE_NOOP("Scripts", "Georgian", "script of names"),
    Script.OTHER: QT_TRANSLATE_NOOP("Scripts", "Other scripts", "scripts of names"),
    Script.HANGUL: QT_TRANSLATE_NOOP("Scripts", "Korean", "script of names"),
    Script.HAN: QT_TRANSLATE_NOOP("Scripts", "Chinese and Japanese", "scripts of names"),
}


def heading_said(words: Words, group: NameGroup) -> str:
    """What a group of a wall list is headed: its letter, or the name of its script."""
    return group.letter if group.script is None else words(SCRIPTS[group.script])
