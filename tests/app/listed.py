"""Lines of the list of players, for tests of what is written out."""

from tdapp.domain.units import Cents, EntryId, Money, PlayerId, Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.players import EntryStatus, PlayerRow, PlayersView


def row(number: int, name: PlayerName, **changes: object) -> PlayerRow:
    given: dict[str, object] = {
        "entry": EntryId(number),
        "player": PlayerId(f"{number:032x}"),
        "name": name,
        "status": EntryStatus.PLAYING,
        "seat": Seat(TableNo(12), 4),
        "place": None,
        "place_to": None,
        "provisional": False,
        "prize": None,
        "prize_paid": False,
        "paid": Money(Cents(16_500), "EUR"),
        "buy_in": Money(Cents(16_500), "EUR"),
        "search": "",
    }
    return PlayerRow(**{**given, **changes})  # type: ignore[arg-type]


def view(*rows: PlayerRow) -> PlayersView:
    return PlayersView(tuple(rows), playing=len(rows), out=0, waiting=0)
