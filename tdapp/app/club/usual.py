"""What a club's tournaments usually have: the currency, and the seats of a table. Asked when the club begins, and taken
from each tournament that is created.
"""

from msgspec import Struct

from tdapp.app.open_club import Club

CURRENCY, SEATS = "usual.currency", "usual.seats"  # settings of the club


class Usual(Struct, frozen=True):
    """What a new tournament is proposed: its currency (ISO 4217), and the seats of a table."""

    currency: str = "EUR"
    seats: int = 9


def usual_of(club: Club) -> Usual:
    """What the club's tournaments usually have; what nobody said is as anywhere."""
    kept, anywhere = club.settings(), Usual()
    seats = kept.get(SEATS, "")
    return Usual(kept.get(CURRENCY, anywhere.currency), int(seats) if seats.isdecimal() else anywhere.seats)


def keep_usual(club: Club, usual: Usual) -> None:
    """Propose this from now on."""
    if usual != usual_of(club):
        club.remember(CURRENCY, usual.currency)
        club.remember(SEATS, str(usual.seats))
