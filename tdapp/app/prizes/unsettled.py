"""Prizes of finished tournaments that nobody fetched, or that were paid too high: a list over the whole club."""

from tdapp.app.open_club import Club
from tdapp.domain.state import Entry, State
from tdapp.domain.units import Cents, EntryId, TournamentId
from tdapp.read.people.names import NOBODY, PlayerName
from tdapp.read.prizes.unsettled import UnsettledPrize
from tdapp.store import projected


def unsettled_of(club: Club) -> tuple[UnsettledPrize, ...]:
    """The prizes to be paid or recovered in finished tournaments, the newest tournament first, large ones first."""
    with club.file.transaction() as db:
        rows = projected.unsettled_prizes(db)
    found: dict[TournamentId, list[UnsettledPrize]] = {}
    for tournament, entry, prize, paid in rows:
        if tournament in club.desk.club.imported:  # of another club, and settled there
            continue
        state = club.desk.state(tournament)
        due, back = Cents(max(0, prize - paid)), Cents(max(0, paid - prize))
        held, setup = due > 0 and entry in state.held, state.setup
        name = _name(club, state, entry)
        one = UnsettledPrize(setup.name, setup.day, name, setup.currency, due, back, held)
        found.setdefault(tournament, []).append(one)
    return tuple(each for row in club.tournaments() for each in sorted(found.get(row.id, ()), key=_large_first))


def _name(club: Club, state: State, number: EntryId) -> PlayerName:
    """The name of whoever has an entry, or had one that was cancelled."""
    entry: Entry | None = state.entries.get(number)
    if entry is None and (void := state.void.get(number)) is not None:
        entry = void.entry
    return club.directory.get(entry.player, NOBODY) if entry is not None else NOBODY


def _large_first(each: UnsettledPrize) -> tuple[int, int, str]:
    return -each.back, -each.due, each.name.full
