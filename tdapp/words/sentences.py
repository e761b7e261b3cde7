"""Every sentence the core can ask for, by code. Grown with the core; a test walks all codes."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

AND = QT_TRANSLATE_NOOP("Words", "{first} and {last}")

SENTENCES: dict[str, Text] = {}
