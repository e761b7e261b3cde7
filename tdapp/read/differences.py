"""What an undo would change, for whoever decides about it: counts, places, prizes."""

from dataclasses import dataclass

from tdapp.domain.places import awards
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, Money
from tdapp.read.names import NOBODY, Directory, PlayerName


@dataclass(frozen=True, slots=True)
class Changed:
    """A person whose place or prize changes. `place_after` None: back in play. Money None: no prize on that side."""

    name: PlayerName
    place_before: int | None
    place_after: int | None
    prize_before: Money | None
    prize_after: Money | None


@dataclass(frozen=True, slots=True)
class Differences:
    """Figures before and after, and everybody whose place or prize changes, best place first."""

    left: tuple[int, int]
    entries: tuple[int, int]
    chips: tuple[Chips, Chips]
    pool: tuple[Money, Money]
    people: tuple[Changed, ...]

    @property
    def nothing(self) -> bool:
        """Whether no figure changes for anybody."""
        pairs = (self.left, self.entries, self.chips, self.pool)
        return not self.people and all(before == after for before, after in pairs)


def differences(before: State, after: State, directory: Directory) -> Differences:
    """What differs between two states of one tournament, as far as people are paid and placed by it."""
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
    )


def _money(cents: Cents, currency: str) -> Money | None:
    return Money(cents, currency) if cents else None


def _place(changed: Changed) -> int:
    return changed.place_after or changed.place_before or 0
