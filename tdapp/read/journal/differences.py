"""What an undo or a correction would change, for whoever decides about it: counts, places, prizes, seats, moves."""

from msgspec import Struct

from tdapp.domain.prizes.places import awards
from tdapp.domain.state import Entry, State
from tdapp.domain.units import Cents, Chips, Money, Seat
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
    was, will = ({entry.id: entry for entry in state.by_ticket()} for state in (before, after))
    moved = [number for number, new in will.items() if (old := was.get(number)) is not new and _moved(old, new)]
    gone = [number for number in was.keys() - will.keys() if was[number].seat is not None]
    found = []
    for number in sorted((*moved, *gone)):
        old, new = was.get(number), will.get(number)
        known = new or old
        if known is not None:
            name = directory.get(known.player, NOBODY)
            found.append(Reseated(name, old.seat if old else None, new.seat if new else None))
    return tuple(found)


def _moved(old: Entry | None, new: Entry) -> bool:
    return (old.seat if old is not None else None) != new.seat


def _money(cents: Cents, currency: str) -> Money | None:
    return Money(cents, currency) if cents else None


def _place(changed: Changed) -> int:
    return changed.place_after or changed.place_before or 0
