"""People on the room's screen: where each sits before the start, who is left at the final table, who stands on the
podium. Only what the room may know: prizes as posted, and nobody who went out in a hand that is still played.
"""

from datetime import datetime
from itertools import islice

from msgspec import Struct

from tdapp.domain.clock.clock import position
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.clock.structure import level_numbers
from tdapp.domain.latest import Latest
from tdapp.domain.prizes.places import Place, finishes, paid_down, posted
from tdapp.domain.state import Entry, State
from tdapp.domain.units import Chips, EntryId, Money, Seat
from tdapp.read.clock.depth import Depth, depth_in
from tdapp.read.people.filing import filing_key
from tdapp.read.people.names import NOBODY, Directory, PlayerName, as_now
from tdapp.read.prizes.stage import MoneyStage

MOST_LISTED = 60  # more names than that take too long to read in turn: they stand on the wall list
ON_PODIUM = 9


class Seated(Struct, frozen=True):
    """Somebody and the seat that was drawn."""

    name: PlayerName
    seat: Seat


class AtTable(Struct, frozen=True):
    """Somebody who is left, at the one table there is. `chips` and `depth` None: not counted lately."""

    name: PlayerName
    seat: Seat
    chips: Chips | None = None
    depth: Depth | None = None


class FinalTable(Struct, frozen=True):
    """The last table, by seat. `counted`: the number of the level in which the last of the stacks was counted, None:
    none was lately. `seats`: chairs it has.
    """

    players: tuple[AtTable, ...]
    seats: int
    counted: int | None = None


class OnPodium(Struct, frozen=True):
    """Somebody who finished. `worst` is `place` unless places are shared; `prize` None: no money, or not posted."""

    name: PlayerName
    place: int
    worst: int
    prize: Money | None = None


_seated: Latest[tuple[Seated, ...]] = Latest()


def seated_by_name(state: State, directory: Directory) -> tuple[Seated, ...]:
    """Everybody's seat in the order of the wall list; nothing where they are too many to be read on a screen."""
    if not state.tables or state.alive > MOST_LISTED:
        return ()
    return _seated.of((state.entries, *as_now(directory)), lambda: _by_name(state, directory))


def final_table(state: State, now: datetime, directory: Directory, money: MoneyStage) -> FinalTable | None:
    """Who is left at the last table; None: there are more tables, or a hand is still played that gives nobody away."""
    if not money.final_table or money.open_hand:
        return None
    table = next(table for table in state.open_tables() if table.seated)
    here = position(state.structure, state.clock.at(now)).period
    level, numbers, counted, players = present_level(state, now), level_numbers(state.structure), -1, []
    for number, entry in enumerate(table.seats, 1):
        if entry is None:
            continue
        name = directory.get(state.entries[entry].player, NOBODY)
        count = state.bank.stack_counts.get(entry)
        then = position(state.structure, count.played).period if count is not None else -1
        if count is None or then < here - 1:
            players.append(AtTable(name, Seat(table.number, number)))
            continue
        counted = max(counted, then)
        players.append(AtTable(name, Seat(table.number, number), count.chips, depth_in(count.chips, level)))
    number_then = next((numbers[at] for at in range(counted, -1, -1) if numbers[at] is not None), None)
    return FinalTable(tuple(players), len(table.seats), number_then)


def podium(state: State, directory: Directory) -> tuple[OnPodium, ...]:
    """The best of those who finished, with what was posted for their places."""
    these, found = posted(state), list[tuple[EntryId, Place, Money | None]]()
    if these is None or not these.by_place:
        everybody = ((entry, place, None) for place, group in finishes(state) for entry in group)
        found.extend(islice(everybody, ON_PODIUM))
    else:
        for entry, award in paid_down(state, these):
            if len(found) == ON_PODIUM:
                break
            prize = Money(award.cents, state.setup.currency) if award.cents else None
            found.append((entry, award.place, prize))
    return tuple(
        OnPodium(directory.get(state.entries[entry].player, NOBODY), place.best, place.worst, prize)
        for entry, place, prize in found
    )


def _by_name(state: State, directory: Directory) -> tuple[Seated, ...]:
    def key(entry: Entry) -> tuple[object, int]:
        return filing_key(directory.get(entry.player, NOBODY)), entry.id

    seated = sorted((entry for entry in state.playing() if entry.seat is not None), key=key)
    return tuple(Seated(directory.get(entry.player, NOBODY), entry.seat) for entry in seated if entry.seat is not None)
