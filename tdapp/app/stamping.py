"""The stamp of every sheet: whose tournament it is, when it was printed, and where the journal ended then."""

from tdapp.app.house import mark_of
from tdapp.app.open_club import Club
from tdapp.domain.units import TournamentId
from tdapp.read.papers import Stamp


def stamp_of(club: Club, tournament: TournamentId) -> Stamp:
    """The stamp of a sheet of a tournament that is printed now."""
    setup, last = club.desk.state(tournament).setup, club.desk.history(tournament).last_seq
    return Stamp(
        setup.name,
        club.time.now(),
        last,
        club.head(tournament),
        event_number=setup.event_number,
        event_name=setup.event_name,
        house=mark_of(club),
    )
