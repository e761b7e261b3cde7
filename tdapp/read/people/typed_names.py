"""Makes a name of what somebody typed in one go: which part is the last name."""

from tdapp.domain.people.naming import clean
from tdapp.read.people.capitals import in_one_case, small, with_capitals
from tdapp.read.people.names import PlayerName, fold

# Words that belong to the last name that follows them: Jan van der Berg, Ana de la Cruz.
_SMALL_WORDS = "van von vom zu zum zur de der den des del della di da das do dos du la le ter ten te 't in op bin ibn"
_LEADS_LAST = frozenset(_SMALL_WORDS.split())
_BEGINS = "van von vom zum zur de der den ter ten 't"
_BEGINS_LAST = frozenset(_BEGINS.split())


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
    least = 0 if parts[0] in _BEGINS_LAST else 1  # 'van den Berg' has no first name; Van Morrison has
    while start > least and fold(parts[start - 1]) in _LEADS_LAST:
        start -= 1
    return PlayerName(last=" ".join(parts[start:]), first=" ".join(parts[:start]))


def proposed_name(text: str) -> PlayerName:
    """The name somebody typed in one go, as it is proposed: with capitals where nobody chose the letters.

    >>> proposed_name("pim new").full, proposed_name("van den berg, jan").full, proposed_name("JAN VAN DEN BERG").full
    ('Pim New', 'Jan van den Berg', 'Jan van den Berg')
    """
    words = clean(text)
    if not in_one_case(words):
        return typed_name(words)
    name = typed_name(small(words))
    return PlayerName(last=with_capitals(name.last), first=with_capitals(name.first, first=True))
