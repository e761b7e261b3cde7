"""Makes a name of what somebody typed in one go: which part is the last name."""

from tdapp.domain.people.naming import clean
from tdapp.read.people.names import PlayerName, fold

# Words that belong to the last name that follows them: Jan van der Berg, Ana de la Cruz.
_SMALL_WORDS = "van von vom zu zum zur de der den des del della di da das do dos du la le ter ten te 't in op bin ibn"
_LEADS_LAST = frozenset(_SMALL_WORDS.split())


def typed_name(text: str) -> PlayerName:
    """The name somebody typed, 'First Last' or 'Last, First'. One word alone is a last name; nothing is an empty name.

    >>> typed_name("Jan-Willem van der Berg")
    PlayerName(last='van der Berg', first='Jan-Willem')
    >>> typed_name("Żółć, Łukasz"), typed_name("Ada")
    (PlayerName(last='Żółć', first='Łukasz'), PlayerName(last='Ada', first=''))
    """
    words = clean(text)
    last, comma, first = words.partition(",")
    if comma:
        return PlayerName(last=last.strip(), first=first.strip())
    parts = words.split(" ")
    start = len(parts) - 1
    while start > 1 and fold(parts[start - 1]) in _LEADS_LAST:
        start -= 1
    return PlayerName(last=" ".join(parts[start:]), first=" ".join(parts[:start]))
