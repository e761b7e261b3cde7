"""The sentences of the club's stream about people, a line for each fact."""

from datetime import date

from tdapp.domain.people.people_facts import (
    PastEveningKept,
    PastEveningTakenBack,
    PeopleFact,
    PlayerBlocked,
    PlayerErased,
    PlayersMerged,
    PlayersParted,
    PlayerUnblocked,
)
from tdapp.read.message import Said, say
from tdapp.read.people.names import NOBODY, Directory


def people_said(fact: PeopleFact, directory: Directory) -> Said:
    """The sentence of a fact about a person. Who asked for a block is not said."""
    if isinstance(fact, PastEveningKept | PastEveningTakenBack):
        return _evening_said(fact)
    name = directory.get(fact.player, NOBODY)
    match fact:
        case PlayersMerged():
            return say("people.merged", name=directory.get(fact.into, NOBODY))
        case PlayersParted():
            return say("people.parted", name=name)
        case PlayerErased():
            return say("people.erased", name=name)
        case PlayerBlocked(until=date() as until):
            return say("people.blocked", name=name, until=until)
        case PlayerBlocked():
            return say("people.blocked_for_good", name=name)
        case PlayerUnblocked():
            return say("people.unblocked", name=name)


def _evening_said(fact: PastEveningKept | PastEveningTakenBack) -> Said:
    match fact:
        case PastEveningTakenBack(gone=people):
            code = "people.evening_back"
        case PastEveningKept(new=people, again=again):
            code = "people.evening_again" if again else "people.evening_kept"
    return say(code, name=fact.name, day=fact.day, results=fact.results, people=people)
