"""Filing of names on a wall list: under which letter, and in which order. Every script has letters of its own."""

import unicodedata

from tdapp.read.people.names import PlayerName, fold

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


def filing_key(name: PlayerName) -> tuple[bool, str, str, str]:
    """The key a wall list is sorted by: names without a letter first, then by plain letters, groups never torn
    apart.
    """
    letter = filed_under(name)
    return (letter != OTHERS, fold(letter), fold(_filed(name)), fold(name.first))


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
