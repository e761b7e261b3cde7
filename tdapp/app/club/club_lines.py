"""The lines of the club's own stream in words: for a page, and for whoever asks later."""

from tdapp.app.open_club import Club
from tdapp.read.club.club_lines import ClubLine, ClubNames, club_lines
from tdapp.store.chain import printable
from tdapp.store.journal import CLUB


def lines(club: Club) -> tuple[ClubLine, ...]:
    """Every line of the club's own stream, the newest first."""
    tournaments = {row.id: row.name for row in club.file.tournaments()}
    names = ClubNames(club.operators, club.directory, tournaments, club.text)
    return club_lines(club.desk.club_acts(), names)


def club_head(club: Club) -> str:
    """The head of the club's own chain, as paper shows that of a tournament."""
    return printable(club.file.head(CLUB).head)
