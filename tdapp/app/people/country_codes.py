"""Countries and languages as lists of people write them, in any of our languages, or as codes; kept as codes."""

import re
from collections.abc import Mapping

from tdapp.read.people.names import fold
from tdapp.texts import LANGUAGES

AND = {"en": "and", "nl": "en"}  # what stands between the last two of a list
# What babel's lists do not say, and people write.
_NATIONS = {
    "holland": "NL",
    "usa": "US",
    "uk": "GB",
    "england": "GB",
    "engeland": "GB",
    "scotland": "GB",
    "wales": "GB",
}
_LANGUAGES = {"flemish": "nl", "vlaams": "nl"}
_BETWEEN = re.compile(r"\s*[,;/&+|]\s*|\s+(?:" + "|".join(AND.values()) + r")\s+")


class CountryCodes:
    """Finds the code of a country or of a language. Made once for a list: it takes a few thousand names together."""

    def __init__(self) -> None:
        from babel import Locale
        from babel.core import get_global

        self._nations: dict[str, str] = {}
        self._languages: dict[str, str] = {}
        aliases: Mapping[str, list[str]] = get_global("territory_aliases")
        self._nations.update((_plain(old), new[0]) for old, new in aliases.items() if len(new) == 1 and old.isalpha())
        for tongue in LANGUAGES:
            locale = Locale.parse(tongue)
            nations = {code: name for code, name in locale.territories.items() if len(code) == 2 and code.isalpha()}
            self._nations.update((_plain(name), code) for code, name in nations.items())
            self._nations.update((code.lower(), code) for code in nations)
            spoken = {code: name for code, name in locale.languages.items() if code.isalpha() and len(code) <= 3}
            self._languages.update((_plain(name), code) for code, name in spoken.items())
            self._languages.update((code, code) for code in spoken)
        self._nations.update(_NATIONS)
        self._languages.update(_LANGUAGES)

    def nation(self, text: str) -> str | None:
        """The two letters of a country, None for what is none.

        >>> codes = CountryCodes()
        >>> codes.nation("nl"), codes.nation("Duitsland"), codes.nation("BEL"), codes.nation("The Netherlands")
        ('NL', 'DE', 'BE', 'NL')
        >>> codes.nation("Atlantis")
        """
        plain = _plain(text)
        return self._nations.get(plain) or self._nations.get(plain.removeprefix("the "))

    def languages(self, text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The codes of the languages in a cell, and what in it is no language.

        >>> codes = CountryCodes()
        >>> codes.languages("nl, English en Frans"), codes.languages("nl de"), codes.languages("Klingons")
        ((('nl', 'en', 'fr'), ()), (('nl', 'de'), ()), ((), ('Klingons',)))
        """
        found: list[str] = []
        unknown: list[str] = []
        for piece in filter(None, _BETWEEN.split(text)):
            code = self._languages.get(_plain(piece))
            several = [code] if code else [self._languages.get(_plain(word)) for word in piece.split()]
            if None in several:
                unknown.append(piece)
            else:
                found += filter(None, several)
        return tuple(dict.fromkeys(found)), tuple(unknown)


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[^\w]+|_", " ", fold(text)).split())
