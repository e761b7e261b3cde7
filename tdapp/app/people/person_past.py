"""The evenings of a person, and what a list of people shows of many at once.

briefs(club, players)       a line of the list for each of these
evenings(club, player)      every tournament she entered, also those of other programs, the latest first
"""

from collections.abc import Sequence
from datetime import date
from operator import attrgetter

from tdapp.app.open_club import Club
from tdapp.app.people.past_evenings import past_evenings
from tdapp.domain.units import Cents, PlayerId
from tdapp.read.people.person_past import Brief, EveningPlayed
from tdapp.store import person_history


def briefs(club: Club, players: Sequence[PlayerId]) -> dict[PlayerId, Brief]:
    """The line a list shows of each of these people, those merged into them counted in."""
    ids = {player: club.people.ids_of(player) for player in players}
    with club.file.transaction() as db:
        found = person_history.briefs(db, [one for several in ids.values() for one in several])
    return {player: _one([found[one] for one in several if one in found]) for player, several in ids.items()}


def evenings(club: Club, player: PlayerId) -> tuple[EveningPlayed, ...]:
    """The tournaments a person entered under any of her ids, the latest first."""
    with club.file.transaction() as db:
        about = person_history.rows_about(db, club.people.ids_of(player))
    played = []
    for row in reversed(about["tournaments"]):
        entered = [each for each in about["entries"] if each["tournament"] == row["id"]]
        results = [each for each in about["results"] if each["tournament"] == row["id"]]
        best = min(results, key=lambda each: int(each["place_from"]), default=None)
        played.append(
            EveningPlayed(
                tournament=row["name"],
                day=date.fromisoformat(row["day"]),
                entries=len(entered),
                place=(best["place_from"], best["place_to"]) if best else None,
                prize=Cents(sum(each["prize"] for each in results)),
                currency=row["currency"],
            )
        )
    played += [
        EveningPlayed(
            past.name,
            past.day,
            each.entries,
            (each.first, each.last),
            each.prize,
            past.currency,
            each.rebuys,
            each.add_ons,
            past.key,
        )
        for past in past_evenings(club, club.people.ids_of(player))
        for each in past.results
    ]
    return tuple(sorted(played, key=attrgetter("day"), reverse=True))


def _one(rows: Sequence[tuple[str, str | None]]) -> Brief:
    """One line of several records: the first nationality that is known, and the latest day."""
    nationality = next((each for each, _day in rows if each), "")
    latest = max((day for _each, day in rows if day), default=None)
    return Brief(nationality, date.fromisoformat(latest) if latest else None)
