"""The texts of the windows that export and import one tournament as a file."""

from tdapp.texts import QT_TRANSLATE_NOOP

CLOSE = QT_TRANSLATE_NOOP("Exchange", "Close window")
FILES = QT_TRANSLATE_NOOP("Exchange", "Tournament (*.tournament)", "keep the brackets as they are")
SAID = QT_TRANSLATE_NOOP("Exchange", "What is in the file, and what came of it")

EXPORT_TITLE = QT_TRANSLATE_NOOP("Exchange", "Export a tournament")
EXPORT_WHY = QT_TRANSLATE_NOOP(
    "Exchange",
    "One file with the whole journal of this tournament: another club can import it, and anybody can prove it with "
    "Python alone (F1 says how). Nothing changes in this club.",
)
WHICH = QT_TRANSLATE_NOOP("Exchange", "{name}, {day}")
WITH_NAMES = QT_TRANSLATE_NOOP("Exchange", "Save with names")
WITH_NAMES_HELP = QT_TRANSLATE_NOOP(
    "Exchange", "Players by name and club card, operators, and the words of messages and reasons; nothing else of them."
)
WITH_NUMBERS = QT_TRANSLATE_NOOP("Exchange", "Save with numbers only")
WITH_NUMBERS_HELP = QT_TRANSLATE_NOOP(
    "Exchange", "No name and no words: players go by the number of their entry. For anyone who checks the evening."
)

IMPORT_TITLE = QT_TRANSLATE_NOOP("Exchange", "Import a tournament")
IMPORT_WHY = QT_TRANSLATE_NOOP(
    "Exchange",
    "A file another club exported. It is read and proved first; you see what would come in, and nothing happens before "
    "you import it.",
)
CHOOSE = QT_TRANSLATE_NOOP("Exchange", "Choose a file")
CHOOSE_FIRST = QT_TRANSLATE_NOOP("Exchange", "Choose the file of a tournament.")
READING = QT_TRANSLATE_NOOP("Exchange", "Proving {file}: {lines} journal lines")
FILE = QT_TRANSLATE_NOOP("Exchange", "{file}")
IMPORT = QT_TRANSLATE_NOOP("Exchange", "Import this tournament")
SHOW = QT_TRANSLATE_NOOP("Exchange", "Open the tournament")
