"""The groups by which people are spread over the tables, for the draw that does so: the domain knows no nationality."""

from tdapp.app.open_club import Club
from tdapp.app.people.person_past import briefs
from tdapp.domain.seating.draw_problem import groups_of
from tdapp.domain.units import EntryId, TournamentId


def nationalities(club: Club, tournament: TournamentId) -> dict[EntryId, str]:
    """The nationality of everybody still in, as far as the directory has it; for `seating.draw_seats(flags=...)`."""
    entries = list(club.desk.state(tournament).playing())
    found = briefs(club, [entry.player for entry in entries])
    return {entry.id: found[entry.player].nationality for entry in entries}


def groups_now(club: Club, tournament: TournamentId) -> tuple[int, ...]:
    """The groups by which people would be spread if seats were drawn now; empty once they are, and where nothing is
    known.

    It is part of what the room's value is given for: a nationality changed after it shows.
    """
    state = club.desk.state(tournament)
    return () if state.tables else groups_of(state, nationalities(club, tournament))
