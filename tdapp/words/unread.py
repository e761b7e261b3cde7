"""Why a file somebody named on the command line cannot be read, and what to do."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

MISSING = QT_TRANSLATE_NOOP("Unread", "There is no file {path}. Check its name and its folder.")
A_FOLDER = QT_TRANSLATE_NOOP("Unread", "{path} is a folder. Name a file in it.")
NOT_ALLOWED = QT_TRANSLATE_NOOP("Unread", "You are not allowed to read {path}. Ask its owner for permission.")
NO_TEXT = QT_TRANSLATE_NOOP("Unread", "{path} is a file of another program, not a text in UTF-8. Name another file.")
FAILED = QT_TRANSLATE_NOOP("Unread", "{path} cannot be read: {detail}. Copy it to this laptop, and try again.")
NO_CASE = QT_TRANSLATE_NOOP(
    "Unread", "{path} is not a case to rule on: {detail}. Correct it there; `tdapp-cli rule --schema` shows its form."
)

_WHY = {
    FileNotFoundError: MISSING,
    NotADirectoryError: MISSING,
    IsADirectoryError: A_FOLDER,
    PermissionError: NOT_ALLOWED,
    UnicodeDecodeError: NO_TEXT,
}


def unread(words: Words, path: object, error: OSError | UnicodeDecodeError) -> str:
    """The sentence about a file that cannot be read, by what went wrong."""
    detail = error.strerror or type(error).__name__ if isinstance(error, OSError) else ""
    return words(_WHY.get(type(error), FAILED), path=str(path), detail=detail)
