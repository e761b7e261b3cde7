"""Marks text for translation without Qt, and says which languages there are.

Every sentence a director or a player reads is a `Text`, marked where it stands and translated by `words`, so that the
desk can be Dutch while the room's screen is English. Qt's own extractor finds the marks because the function has the
name it looks for. Two habits keep that working: both arguments are literal strings, and a text that counts something
gives the fourth argument and writes `%n` where the number goes.

>>> QT_TRANSLATE_NOOP("Tables", "Accept %n moves", "", 1)
Text(context='Tables', source='Accept %n moves', comment='', plural=True)
"""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

# The languages it speaks, each by its own name: whoever switched by mistake must find the way back. English is that of
# the sources. What each of them needs is a list: `tests/test_languages.py`.
LANGUAGES: Mapping[str, str] = MappingProxyType({"en": "English", "nl": "Nederlands"})


class Text(Struct, frozen=True):
    """A sentence to translate: English source, the context translators see, and whether it counts something (`%n`).

    Named places stand in braces: `{name}`. They are filled after translation, so a name is never taken for a pattern.
    """

    context: str
    source: str
    comment: str = ""
    plural: bool = False


def QT_TRANSLATE_NOOP(context: str, source: str, comment: str = "", n: int = 0) -> Text:
    """Mark `source` for the translators; with `n` given it has a singular and a plural."""
    return Text(context, source, comment, n != 0)
