"""The capitals a name is proposed with when it was typed in small or in capital letters only.

Whoever types 'pim new' or 'PIM NEW' between two players did not choose the letters; whoever types 'pim New' did, and
that is kept. The proposal stands beside the line before Enter, and the person's record takes any other spelling.
"""

import re
import unicodedata

# Small before the last name that follows them: Jan van den Berg, Ana de la Cruz, Sara bin Laden.
_BEFORE = "van von vom zu zum zur de der den del da das do dos du ter ten te op in bin ibn y"
SMALL = frozenset(_BEFORE.split())
_SMALL_AFTER_SMALL = frozenset(("la", "las", "los", "le", "het"))  # de la Cruz, but Marine Le Pen
_SMALL_SIGNS = ("'t", "'s", "\u2019t", "\u2019s")  # van 't Hof, 's-Gravesande
_INITIALS = re.compile(r"[b-df-hj-np-tv-xz]{2}")  # JP, DJ: two letters nobody can say as a name
_NO_INITIALS = ("dr", "mr", "ms", "ng", "st")
_OF_A_LINE = {"ii": "II", "iii": "III", "iv": "IV"}
_ELIDED = re.compile(r"([^\W\d_])(['\u2019])(?=[^\W\d_])")
_DUTCH_IJ = re.compile(r"ij(?=[b-df-hj-np-tv-xz])")  # IJsbrand, but Ijaz
_I = str.maketrans({"\u0130": "i"})  # the Turkish capital with a dot: its small letter is one, not two signs


def in_one_case(text: str) -> bool:
    """Whether a text is in Latin letters, and all of them small or all of them capitals, so that nobody chose them.

    >>> in_one_case("pim new"), in_one_case("PIM"), in_one_case("Pim new"), in_one_case("νίκος"), in_one_case("12")
    (True, True, False, False, False)
    """
    letters = [letter for letter in text if letter.isalpha()]
    latin = all("LATIN" in unicodedata.name(letter, "") for letter in letters)
    return bool(letters) and latin and not (any(map(str.islower, letters)) and any(map(str.isupper, letters)))


def small(text: str) -> str:
    """A text in small letters, each capital one letter.

    >>> small("İBRAHİM")
    'ibrahim'
    """
    return text.translate(_I).lower()


def with_capitals(part: str, *, first: bool = False) -> str:
    """Part of a name, the `first` one or the last, with the capitals it usually has.

    >>> with_capitals("VAN DEN BERG"), with_capitals("o'neill-mcdonald"), with_capitals("jan-willem", first=True)
    ('van den Berg', "O'Neill-McDonald", 'Jan-Willem')
    """
    words = small(part).split()
    last = len(words) - 1
    made: list[str] = []
    for place, word in enumerate(words):
        before = place > 0 and words[place - 1] in SMALL
        stays = word in SMALL or word in _SMALL_SIGNS or (before and word in _SMALL_AFTER_SMALL)
        if stays and place < last and not (first and place == 0):
            made.append(word)
        elif first and place == 0 and _INITIALS.fullmatch(word) and word not in _NO_INITIALS:
            made.append(word.upper())
        else:
            made.append(_OF_A_LINE.get(word) or "-".join(map(_word, word.split("-"))))
    return " ".join(made)


def _word(word: str) -> str:
    """A word with its capital; those of O'Neill, McDonald, A.J. and IJsbrand too."""
    if word in _SMALL_SIGNS:
        return word
    if "." in word:
        return ".".join(map(_word, word.split(".")))
    if elided := _ELIDED.match(word):
        return elided[1].upper() + elided[2] + _word(word[elided.end() :])
    if word.startswith("mc") and len(word) > 3:
        return "Mc" + _word(word[2:])
    if _DUTCH_IJ.match(word):
        return "IJ" + word[2:]
    start = next((place for place, letter in enumerate(word) if letter.isalpha()), 0)
    return word[:start] + word[start : start + 1].title() + word[start + 1 :]
