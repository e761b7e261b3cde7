"""Words as a finder takes them: without endings, and with the slips of a hand that types fast.

One list of endings serves English and Dutch, because both are typed in one breath ('oot gecalld'). A stem need not be
a word; it need only be the same for what is meant alike.
"""

import re
from functools import cache

from tdapp.read.people.names import fold

_WORD = re.compile(r"[^\W_]+")
_TWICE = re.compile(r"([a-z])\1")
_VOWELS = frozenset("aeiouy")
# The longest first; of what is left so many letters must stand, with a vowel: 'str' is neither 'string' nor 'street'.
_ENDINGS = (
    ("ingen", 3),
    ("ings", 3),
    ("ing", 3),
    ("ed", 3),
    ("en", 3),
    ("es", 3),
    ("e", 3),
    ("s", 3),
    ("d", 4),
    ("t", 4),
)
_LEAST = 3
LEAST_FOR_A_SLIP = 4
"""Letters a word must have before one of them may be wrong: of three letters nearly every one is near another word."""


def words_of(text: str) -> list[str]:
    """The words of a text, folded; a hyphen parts words as a blank does.

    >>> words_of("All-in: can he re-raise?")
    ['all', 'in', 'can', 'he', 're', 'raise']
    """
    return _WORD.findall(fold(text))


@cache
def stem(word: str) -> str:
    """The folded word without plural, tense and the *ge-* of a Dutch participle.

    >>> stem("raises") == stem("raising") == stem("raised") == stem("raisen")
    True
    >>> stem("called") == stem("gecalld"), stem("delen") == stem("gedeeld"), stem("penalties") == stem("penalty")
    (True, True, True)
    >>> stem("sb"), stem("bet"), stem("betting")
    ('sb', 'bet', 'bet')
    >>> stem("strings"), stem("string"), stem("street")
    ('string', 'string', 'stre')
    """
    if word.startswith("ge") and len(word) >= 2 * _LEAST and word.endswith(("d", "t", "en")):
        word = word[2:]
    if word.endswith("ies") and len(word) > len("ies") + 1:
        word = word[: -len("ies")] + "y"
    shorter = True
    while shorter:
        ending = next((each for each, left in _ENDINGS if word.endswith(each) and _stands(word, each, left)), "")
        word = word.removesuffix(ending)
        shorter = bool(ending)
    return _TWICE.sub(r"\1", word)


def _stands(word: str, ending: str, least: int) -> bool:
    """Whether what is left of the word without this ending can be the stem of anything."""
    left = word.removesuffix(ending)
    return len(left) >= least and not _VOWELS.isdisjoint(left)


def one_slip(word: str) -> set[str]:
    """The word and all that is left of it with one letter away: two words share one of these when a single slip (a
    letter too many, too few, wrong, or two that changed places) may part them. Ask `is_one_slip` whether it does.
    """
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


def is_one_slip(typed: str, meant: str) -> bool:
    """Whether one slip of the hand makes `typed` of `meant`.

    >>> is_one_slip("misdael", "misdeal"), is_one_slip("rabit", "rabbit"), is_one_slip("buton", "button")
    (True, True, True)
    >>> is_one_slip("flop", "flop"), is_one_slip("river", "riffle")
    (False, False)
    """
    if typed == meant or abs(len(typed) - len(meant)) > 1:
        return False
    at = next((at for at, (one, other) in enumerate(zip(typed, meant, strict=False)) if one != other), None)
    if at is None:
        return True
    if len(typed) < len(meant):
        return typed[at:] == meant[at + 1 :]
    if len(typed) > len(meant):
        return typed[at + 1 :] == meant[at:]
    swapped = typed[at + 1 : at + 2] + typed[at] + typed[at + 2 :]
    return typed[at + 1 :] == meant[at + 1 :] or swapped == meant[at:]
