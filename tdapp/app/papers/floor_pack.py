"""The floor pack: everything a night needs to go on by hand, as one PDF to print or to keep on a stick."""

from tdapp.app.money.statement import statement_of
from tdapp.app.open_club import Club
from tdapp.domain.prizes.places import pays_nobody
from tdapp.domain.units import TournamentId
from tdapp.read.bounties.bounty_paper import bounties_sheet
from tdapp.read.chips.chip_papers import chip_counts_sheet
from tdapp.read.floor_sheet import FloorSheet, floor_sheet
from tdapp.read.papers import Stamp
from tdapp.read.registration.desk_papers import alternates
from tdapp.read.rulings.rulings import rulings_view
from tdapp.read.seating.move_papers import moves_by_name
from tdapp.read.sheet_kind import SheetKind


def floor_of(club: Club, tournament: TournamentId, stamp: Stamp) -> FloorSheet:
    """The state of the floor as it is now: the first sheet of the pack."""
    state, history = club.desk.state(tournament), club.desk.history(tournament)
    rulings = rulings_view(state, club.directory, club.text, history.acts, club.operators)
    owed = statement_of(club, tournament, stamp).open_prizes
    return floor_sheet(state, club.time.now(), stamp, rulings.penalties, owed)


def parts_of(club: Club, tournament: TournamentId, stamp: Stamp) -> tuple[SheetKind, ...]:
    """The sheets behind the first one: the structure, and of the others those on which something stands."""
    state, now, directory = club.desk.state(tournament), club.time.now(), club.directory
    seated = any(entry.seat for entry in state.entries.values())
    there = {
        SheetKind.STRUCTURE: True,
        SheetKind.BY_TABLE: seated,
        SheetKind.BY_NAME: seated,
        SheetKind.MOVE_LIST: bool(moves_by_name(state, now, directory, stamp).players),
        SheetKind.ALTERNATES: bool(alternates(state, now, directory, stamp).waiting),
        SheetKind.CHIP_COUNTS: bool(chip_counts_sheet(state, now, directory, stamp).counts.counted),
        SheetKind.PAYOUTS: not pays_nobody(state),
        SheetKind.BOUNTIES: bounties_sheet(state, now, directory, stamp).view.there,
    }
    return tuple(kind for kind, is_there in there.items() if is_there)
