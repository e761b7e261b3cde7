"""What happened in the club beside its tournaments, in words: for a page, and for whoever asks later."""

from tdapp.app.club import Club
from tdapp.read.club_lines import ClubLine, ClubNames, club_lines


def lines(club: Club) -> tuple[ClubLine, ...]:
    """Every line of the club's own stream, the newest first."""
    tournaments = {row.id: row.name for row in club.file.tournaments()}
    names = ClubNames(club.operators, club.directory, tournaments, club.text)
    return club_lines(club.desk.club_acts(), names)
