"""Names as people type them: any script, at most 200 characters, nothing that could play tricks on paper or screen."""

import re
import unicodedata

from tdapp.domain.refusal import require

LONGEST = 200
# Controls, line breaks, and the characters that turn the direction of what follows them.
_TRICKS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+")


def clean(text: str) -> str:
    """One line of text as it is kept: composed (NFC), controls and direction marks out, single spaces.

    >>> clean("  Łukasz\\t  Żółć\\u202e ")
    'Łukasz Żółć'
    """
    return " ".join(_TRICKS.sub(" ", unicodedata.normalize("NFC", text)).split())


def named(text: str, what: str) -> str:
    """A cleaned name, which must not be empty. `what` says which field. Refuses an empty one and one over 200
    characters.
    """
    name = at_most(text, what)
    require(bool(name), "name.empty", field=what)
    return name


def at_most(text: str, what: str, limit: int = LONGEST) -> str:
    """A cleaned text that may be empty. Refuses one of more than so many characters."""
    kept = clean(text)
    require(len(kept) <= limit, "name.long", field=what, n=len(kept), limit=limit)
    return kept
