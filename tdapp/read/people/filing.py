"""Filing of names on a wall list: under which letter, and in which order. Every script has letters of its own."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import groupby
from typing import TypeVar

from tdapp.read.people.names import PlayerName, fold

Item = TypeVar("Item")
MANY = 40  # names of a script from which each of its letters has a heading of its own


class Script(StrEnum):
    """A script that names are written in, in the order of a wall list. Chinese and Japanese names stand together."""

    LATIN = "latin"
    GREEK = "greek"
    CYRILLIC = "cyrillic"
    ARMENIAN = "armenian"
    HEBREW = "hebrew"
    ARABIC = "arabic"
    THAI = "thai"
    GEORGIAN = "georgian"
    OTHER = "other"
    HANGUL = "hangul"
    HAN = "han"


_RANK = {script: rank for rank, script in enumerate(Script)}
_SCRIPT_OF = {each.name: each for each in Script} | dict.fromkeys(
    ("CJK", "HIRAGANA", "KATAKANA", "BOPOMOFO", "IDEOGRAPHIC"), Script.HAN
)  # by the first word of a letter's Unicode name
OTHERS = "#"  # names that begin with no letter at all
_THAI_LEADING = "เแโใไ"  # written before the consonant they follow in speech, and in every Thai list
# Initial consonants of Hangul syllables, in the order of the code table.
_HANGUL_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_HANGUL = range(0xAC00, 0xD7A4)
_SYLLABLES_AN_INITIAL = 588


def filed_under(name: PlayerName) -> str:
    """The letter a name is filed under, in its own script.

    >>> [filed_under(PlayerName(last)) for last in ("Ødegård", "van der Berg", "El Amrani", "Щукин", "王", "김")]
    ['O', 'B', 'E', 'Щ', '王', 'ㄱ']
    >>> [filed_under(PlayerName(last)) for last in ("أحمد", "เกษม", "<b>Bob", "7even", "")]
    ['ا', 'ก', '#', '#', '#']
    """
    first = _filed(name)[:1]
    if not first.isalpha():
        return OTHERS
    if ord(first) in _HANGUL:
        return _HANGUL_INITIALS[(ord(first) - _HANGUL.start) // _SYLLABLES_AN_INITIAL]
    return fold(first)[:1].title()  # the capital of Georgian is for titles alone, and no font has it


def script_of(name: PlayerName) -> Script:
    """The script a name is filed in.

    >>> [script_of(PlayerName(last)).value for last in ("Öztürk", "Νίκος", "李", "たなか", "김", "محمد", "7even")]
    ['latin', 'greek', 'han', 'han', 'hangul', 'arabic', 'other']
    """
    first = _filed(name)[:1]
    if not first.isalpha():
        return Script.OTHER
    return _SCRIPT_OF.get(unicodedata.name(first, "").split(" ")[0], Script.OTHER)


def filing_key(name: PlayerName) -> tuple[bool, int, str, str, str]:
    """The key a wall list is sorted by: names without a letter first, then script by script and by plain letters,
    groups never torn apart.
    """
    letter = filed_under(name)
    return (letter != OTHERS, _RANK[script_of(name)], fold(letter), fold(_filed(name)), fold(name.first))


def headed(items: Sequence[tuple[PlayerName, Item]]) -> Iterable[tuple[str, Script | None, tuple[Item, ...]]]:
    """Items in the order of `filing_key` in groups, each under a letter, or ('' and) its script: the script most names
    have and any with many of them is parted by its letters, of the others all names stand under one heading.
    """
    many = Counter(script_of(name) for name, _item in items if filed_under(name) != OTHERS)
    most = max(many, key=lambda script: (many[script], -_RANK[script]), default=Script.LATIN)
    lettered = {script for script, count in many.items() if script is most or count >= MANY}

    def heading(each: tuple[PlayerName, Item]) -> tuple[str, Script | None]:
        letter, script = filed_under(each[0]), script_of(each[0])
        return (letter, None) if letter == OTHERS or script in lettered else ("", script)

    for (letter, script), group in groupby(items, heading):
        yield letter, script, tuple(item for _name, item in group)


def _filed(name: PlayerName) -> str:
    """The part of a name that counts: small words before it do not, as in 'van der Berg' but not in 'Van Damme'."""
    last = unicodedata.normalize("NFC", name.last or name.first)
    words = last.split(" ")
    small = 0
    while small < len(words) - 1 and words[small].islower():
        small += 1
    if small < len(words) and words[small][:1].isupper():
        last = " ".join(words[small:])
    last = last.lstrip("'’ʼ\"(«“")
    if last[:1] in _THAI_LEADING and len(last) > 1:
        last = last[1] + last[0] + last[2:]
    return last
