"""The languages of the application: what the translators wrote, asked directly, so that desk, screen and paper each
speak their own.

Nothing is installed into Qt as 'the' language: a `Words` is handed a translator of its own and fills its places.
"""

from datetime import tzinfo
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QTranslator

from tdapp.app.resources import resource
from tdapp.texts import LANGUAGES, Text
from tdapp.words.say import Words

MOST_KEPT = 5_000  # sentences remembered; counted ones beyond that are asked anew each time


class Languages(QObject):
    """The translators' files of the application, read once each. `words(language)` is what the room is given."""

    def __init__(self, zone: tzinfo | None = None, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._zone = zone
        self._folder = folder or resource("i18n")
        self._words: dict[str, Words] = {}

    def words(self, language: str) -> Words:
        """The words of a language; English for one that is not known."""
        known = language if language in LANGUAGES else "en"
        if known not in self._words:
            self._words[known] = Words(known, self._zone, self._translator(known))
        return self._words[known]

    def _translator(self, language: str) -> "Translation":
        translator = QTranslator(self)
        translator.load(f"tdapp_{language}", str(self._folder))
        return Translation(translator)


class Translation:
    """The translations of one language, out of one file. What it lacks is said in English: a text nobody translated is
    better than none.
    """

    def __init__(self, translator: QTranslator) -> None:
        self._translator = translator
        self._said: dict[tuple[str, str, str, int], str] = {}

    def __call__(self, text: Text, n: int | None) -> str:
        key = (text.context, text.source, text.comment, -1 if n is None else abs(n))
        if key not in self._said:
            comment = text.comment or None
            found = self._translator.translate(text.context, text.source, comment, key[3])
            if n is not None and len(self._said) > MOST_KEPT:
                return found or text.source
            self._said[key] = found or text.source
        return self._said[key]


def country() -> str:
    """The country of this laptop (ISO 3166), '' where it does not say."""
    return QLocale.territoryToCode(QLocale.system().territory())


def currency() -> str:
    """The currency of this laptop's country (ISO 4217); the euro where it does not say."""
    return QLocale.system().currencySymbol(QLocale.CurrencySymbolFormat.CurrencyIsoCode) or "EUR"
