"""Finds the encoding a text file was written in: what its bytes say for certain, else what they most probably are.

UTF-8 and UTF-16 are known by themselves. All other encodings give every byte some letter, so a guess is made by what
would stand there: letters of one language that follow each other as in words. It is a guess, the window names it, and
whoever imports the list may say otherwise (`ENCODINGS`).
"""

import re
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

UTF8, UTF16 = "UTF-8", "UTF-16"


class Encoding(Struct, frozen=True):
    """An encoding by the name people know it by: Python's name, and where it is usual (countries, ISO 3166)."""

    codec: str
    countries: frozenset[str] = frozenset()


_CENTRE = frozenset(["PL", "CZ", "SK", "HU", "SI", "HR", "BA", "RO", "AL", "ME"])
_CYRILLIC = frozenset(["RU", "UA", "BY", "BG", "RS", "MK", "KZ", "KG", "MN"])
_GREEK, _TURKISH, _BALTIC = frozenset(("GR", "CY")), frozenset(("TR",)), frozenset(("EE", "LV", "LT"))
# In the order in which they are believed where all give the same letters.
ENCODINGS: dict[str, Encoding] = {
    UTF8: Encoding("utf-8-sig"),
    UTF16: Encoding("utf-16"),
    "Windows-1252": Encoding("cp1252"),
    "Windows-1250": Encoding("cp1250", _CENTRE),
    "ISO-8859-2": Encoding("iso8859-2", _CENTRE),
    "Windows-1251": Encoding("cp1251", _CYRILLIC),
    "KOI8-U": Encoding("koi8-u", _CYRILLIC),
    "ISO-8859-5": Encoding("iso8859-5", _CYRILLIC),
    "Windows-1254": Encoding("cp1254", _TURKISH),
    "Windows-1253": Encoding("cp1253", _GREEK),
    "ISO-8859-7": Encoding("iso8859-7", _GREEK),
    "Windows-1257": Encoding("cp1257", _BALTIC),
    "ISO-8859-15": Encoding("iso8859-15"),
}
# The letters beyond a to z of one language each, and the encodings in which lists in it come. KOI8-U gives what KOI8-R
# gives, ISO-8859-9 is the upper half of Windows-1254, and ISO-8859-1 that of Windows-1252.
_WESTERN = ("Windows-1252", "ISO-8859-15")
_CENTRAL = ("Windows-1250", "ISO-8859-2")
_CYRILLICS = ("Windows-1251", "KOI8-U", "ISO-8859-5")
_LANGUAGES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("áäèéêëïíóôöúüç", _WESTERN),  # Dutch
    ("àâæçéèêëîïôœùûüÿ", _WESTERN),  # French
    ("äöüß", (*_WESTERN, *_CENTRAL)),  # German
    ("áéíñóúü", _WESTERN),  # Spanish
    ("áâãàçéêíóôõú", _WESTERN),  # Portuguese
    ("àèéìíîòóùú", _WESTERN),  # Italian
    ("àçèéíïòóúü", _WESTERN),  # Catalan
    ("åäöæøéü", _WESTERN),  # Danish, Norwegian, Swedish, Finnish
    ("áæðéíóöþúý", _WESTERN),  # Icelandic
    ("ąćęłńóśźż", _CENTRAL),  # Polish
    ("áčďéěíňóřšťúůýž", _CENTRAL),  # Czech
    ("áäčďéíĺľňóôŕšťúýž", _CENTRAL),  # Slovak
    ("áéíóöőúüű", _CENTRAL),  # Hungarian
    ("čćđšž", _CENTRAL),  # Croatian, Slovene
    ("ăâîşţ", _CENTRAL),  # Romanian
    ("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", _CYRILLICS),  # Russian, Bulgarian
    ("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", _CYRILLICS),  # Ukrainian
    ("абвгдђежзијклљмнњопрстћуфхцчџшѓќѕ", _CYRILLICS),  # Serbian, Macedonian
    ("âçğıîöşüû", ("Windows-1254",)),  # Turkish
    ("αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ", ("Windows-1253", "ISO-8859-7")),  # Greek
    ("ąčęėįšųūž", ("Windows-1257",)),  # Lithuanian
    ("āčēģīķļņšūž", ("Windows-1257",)),  # Latvian
    ("äõöüšž", ("Windows-1257", "Windows-1252", "ISO-8859-15")),  # Estonian
)
_ALPHABETS = tuple((frozenset(letters + letters.upper().replace("SS", "")), where) for letters, where in _LANGUAGES)
_VOWELS = frozenset("aeiouyáàâãäåæąăāéèêëęěėēíìîïįīıóòôõöøőœúùûüůűųūýÿаеёиіїоуыэюяєαεηιουωάέήίόύώ")
_WORD = re.compile(r"[^\s,;\"()]+")
_MOST_WORDS = 2_000  # of different ones: enough to tell, however long the list is


def decode(data: bytes, country: str = "") -> tuple[str, str]:
    """The text of a file, and the name of its encoding. `country` (ISO 3166): where the desk stands, '' not known; it
    decides where the letters leave it open. Raises UnicodeDecodeError for what is no text in any of them.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return decode_as(data, UTF16), UTF16
    try:
        return decode_as(data, UTF8), UTF8
    except UnicodeDecodeError as error:
        found = _likeliest(data, country)
        if found is None:
            raise error
        return decode_as(data, found), found


def decode_as(data: bytes, encoding: str) -> str:
    """The text in this encoding, one of `ENCODINGS`. Raises UnicodeDecodeError where it has no such bytes."""
    return data.decode(ENCODINGS[encoding].codec)


def fitting(data: bytes) -> tuple[str, ...]:
    """The encodings in which these bytes are a text, without control characters or lines of frames: to choose from."""
    different = bytes(sorted(set(data)))  # where every byte is a letter, it is enough to look at each once
    return tuple(name for name in ENCODINGS if _fits(data if name in (UTF8, UTF16) else different, name))


def _fits(data: bytes, name: str) -> bool:
    if name == UTF16 and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return False
    try:
        text = decode_as(data, name)
    except UnicodeDecodeError:
        return False
    return not any("\x7f" <= letter <= "\x9f" or "\u2500" <= letter <= "\u259f" for letter in set(text))


def _likeliest(data: bytes, country: str) -> str | None:
    """The encoding in which most of the words could be words. Where several are as likely: the one usual in that
    country, else the first of the list; None where no one fits.
    """
    there = fitting(data)
    scored = [
        (_score(decode_as(data, name), name), country in encoding.countries, -place, name)
        for place, (name, encoding) in enumerate(ENCODINGS.items())
        if name not in (UTF8, UTF16) and name in there
    ]
    return max(scored)[3] if scored else None


def _score(text: str, name: str) -> int:
    """How much a text looks like words of people when it is read in this encoding."""
    alphabets = [letters for letters, where in _ALPHABETS if name in where]
    points, spoken = 0, Counter[int]()
    for word in _some_words(text):
        points += _looks_like_a_word(word)
        foreign = {letter for letter in word if letter > "\x7f"}
        languages = [number for number, letters in enumerate(alphabets) if foreign <= letters]
        points += 2 if languages else -2
        spoken.update(languages)
    # Most lists are in one language: what that one does not know counts less.
    return points + 2 * max(spoken.values(), default=0)


def _some_words(text: str) -> Iterator[str]:
    """Different words with a letter beyond ASCII, as they come."""
    seen: set[str] = set()
    for found in _WORD.finditer(text):
        word = found[0]
        if not word.isascii() and word not in seen:
            seen.add(word)
            yield word
            if len(seen) >= _MOST_WORDS:
                return


def _looks_like_a_word(word: str) -> int:
    """0 for a word as people write them; below zero the more there is in it that no word has."""
    points = 0
    for before, letter, behind in zip(" " + word, word, word[1:] + " ", strict=False):
        if letter <= "\x7f":
            continue
        if not letter.isalpha():
            points -= 4 if before.isalpha() or behind.isalpha() else 1
            continue
        if letter.isupper() and before.islower():
            points -= 3
        if letter.islower() and not before.isalpha() and behind.isupper():
            points -= 3
        points -= 3 * sum(1 for other in (before, behind) if other.isalpha() and _script(other) != _script(letter))
        vowel = letter.lower() in _VOWELS
        points -= sum(1 for other in (before, behind) if other.isalpha() and (other.lower() in _VOWELS) is vowel)
    return points


def _script(letter: str) -> int:
    """Greek, Cyrillic, or all the others."""
    return 1 if "\u0370" <= letter <= "\u03ff" else 2 if "\u0400" <= letter <= "\u04ff" else 0
