"""People of the club who have the same name."""

from collections.abc import Iterable

from tdapp.app.open_club import Club
from tdapp.app.people.person_past import briefs
from tdapp.domain.units import PlayerId
from tdapp.read.people.people_search import Known
from tdapp.read.people.person_past import Brief


def namesakes(club: Club, players: Iterable[PlayerId]) -> dict[PlayerId, tuple[Known, Brief]]:
    """What the club has of those of these people whose name somebody else has too; nothing of the others."""
    index = club.people.index
    shared = [one for one in players if one in index and len(index.same_words(index[one].name)) > 1]
    about = briefs(club, shared) if shared else {}
    return {one: (index[one], about[one]) for one in shared}
