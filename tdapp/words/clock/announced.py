"""The words that fill the fields of announcements, and what each field stands for."""

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.texts import QT_TRANSLATE_NOOP, Text

ANNOUNCED: dict[str, Text] = {
    "announced.blinds": QT_TRANSLATE_NOOP("Announcements", "{small}/{big}", "the blinds of a level"),
}

# What stands in an announcement where its field is typed, by the field's name.
MEANS: Mapping[str, Text] = MappingProxyType(
    {
        "minutes": QT_TRANSLATE_NOOP("Announcements", "minutes until registration closes"),
        "closes": QT_TRANSLATE_NOOP("Announcements", "when registration closes"),
        "time": QT_TRANSLATE_NOOP("Announcements", "when play resumes, or starts"),
        "break": QT_TRANSLATE_NOOP("Announcements", "when the next break begins"),
        "break_minutes": QT_TRANSLATE_NOOP("Announcements", "minutes until the next break"),
        "level": QT_TRANSLATE_NOOP("Announcements", "number of the level"),
        "blinds": QT_TRANSLATE_NOOP("Announcements", "blinds of now"),
        "next_blinds": QT_TRANSLATE_NOOP("Announcements", "blinds of the next level"),
        "left": QT_TRANSLATE_NOOP("Announcements", "players left"),
        "entries": QT_TRANSLATE_NOOP("Announcements", "entries"),
        "tables": QT_TRANSLATE_NOOP("Announcements", "tables in play"),
        "average": QT_TRANSLATE_NOOP("Announcements", "average stack"),
        "now": QT_TRANSLATE_NOOP("Announcements", "time of day"),
        "name": QT_TRANSLATE_NOOP("Announcements", "name of the tournament"),
    }
)
