"""What an undo or a correction would change, for whoever decides about it: counts, places, prizes, seats, moves."""

from itertools import zip_longest

from msgspec import Struct

from tdapp.domain.prizes.places import awards
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, Money, Seat
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class Changed(Struct, frozen=True):
    """A person whose place or prize changes. `place_after` None: back in play. Money None: no prize on that side."""

    name: PlayerName
    place_before: int | None
    place_after: int | None
    prize_before: Money | None
    prize_after: Money | None


class Reseated(Struct, frozen=True):
    """A person who would sit elsewhere. None: without a seat, or out."""

    name: PlayerName
    before: Seat | None
    after: Seat | None


class Differences(Struct, frozen=True):
    """The differences an act makes: figures before and after, and everybody whose place or prize changes, best place
    first.

    `seats`: who would sit elsewhere. `moves`: how many moves are proposed, before and after; None: not asked.
    """

    left: tuple[int, int]
    entries: tuple[int, int]
    chips: tuple[Chips, Chips]
    pool: tuple[Money, Money]
    people: tuple[Changed, ...]
    seats: tuple[Reseated, ...] = ()
    moves: tuple[int, int] | None = None

    @property
    def nothing(self) -> bool:
        """Whether no figure changes for anybody."""
        pairs = (self.left, self.entries, self.chips, self.pool)
        same = all(before == after for before, after in pairs)
        return same and not self.people and not self.seats and (self.moves is None or self.moves[0] == self.moves[1])


def differences(before: State, after: State, directory: Directory, moves: tuple[int, int] | None = None) -> Differences:
    """The differences between two states of one tournament, as far as people are paid, placed and seated by them."""
    was, will = awards(before), awards(after)
    currency = after.setup.currency
    people = []
    for entry in sorted({*was, *will}):
        old, new = was.get(entry), will.get(entry)
        if old == new:
            continue
        known = after.entries.get(entry) or before.entries[entry]
        people.append(
            Changed(
                directory.get(known.player, NOBODY),
                old.place.best if old else None,
                new.place.best if new else None,
                _money(old.cents if old else Cents(0), currency),
                _money(new.cents if new else Cents(0), currency),
            )
        )
    people.sort(key=_place)
    return Differences(
        (before.alive, after.alive),
        (len(before.entries), len(after.entries)),
        (before.chips, after.chips),
        (Money(before.pool, before.setup.currency), Money(after.pool, currency)),
        tuple(people),
        _reseated(before, after, directory),
        moves,
    )


def _reseated(before: State, after: State, directory: Directory) -> tuple[Reseated, ...]:
    found = []
    for number in sorted(_at_other_seats(before, after)):
        old, new = before.entries.get(number), after.entries.get(number)
        was, will = old.seat if old is not None else None, new.seat if new is not None else None
        known = new or old
        if was != will and known is not None:
            found.append(Reseated(directory.get(known.player, NOBODY), was, will))
    return tuple(found)


def _at_other_seats(before: State, after: State) -> set[EntryId]:
    """Who sits in one of the two states where nobody or somebody else does in the other: the tables are asked, since
    there are ten times as many people.
    """
    found: set[EntryId | None] = set()
    for number in {*before.tables, *after.tables}:
        old, new = before.tables.get(number), after.tables.get(number)
        if old != new:
            pairs = zip_longest(old.seats if old is not None else (), new.seats if new is not None else ())
            found.update(entry for pair in pairs if pair[0] != pair[1] for entry in pair)
    return {entry for entry in found if entry is not None}


def _money(cents: Cents, currency: str) -> Money | None:
    return Money(cents, currency) if cents else None


def _place(changed: Changed) -> int:
    return changed.place_after or changed.place_before or 0
