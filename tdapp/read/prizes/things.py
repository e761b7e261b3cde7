"""Prizes that are not money as page and paper show them: by place, with who wins them and who has them."""

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.prizes.prize_facts import Thing
from tdapp.domain.prizes.things import things_posted, who_gets
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Money
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class ThingRow(Struct, frozen=True):
    """A prize that is not money. `worth` None: nobody said. `winners`: who took its place, () nobody yet; `has`: who
    has it in hand, None: nobody.
    """

    thing: Thing
    worth: Money | None
    winners: tuple[PlayerName, ...] = ()
    entries: tuple[EntryId, ...] = ()
    has: PlayerName | None = None
    posted: bool = True

    @property
    def place(self) -> int:
        """The place it is won with."""
        return self.thing.place

    @property
    def name(self) -> str:
        """What it is."""
        return self.thing.name


def posted_things(state: State, directory: Directory) -> tuple[ThingRow, ...]:
    """What the room was shown besides money, best place first."""
    return tuple(_row(state, directory, each, posted=True) for each in things_posted(state))


def all_things(state: State, directory: Directory) -> tuple[ThingRow, ...]:
    """What is won besides money, as it was set and as it was posted; best place first."""
    shown = things_posted(state)
    both = sorted({*state.things, *shown}, key=lambda each: (each.place, each.name))
    return tuple(_row(state, directory, each, posted=each in shown) for each in both)


def _row(state: State, directory: Directory, thing: Thing, *, posted: bool) -> ThingRow:
    def name(entry: EntryId) -> PlayerName:
        return directory.get(state.entries[entry].player, NOBODY) if entry in state.entries else NOBODY

    winners, has = who_gets(state, thing), state.things_handed.get(thing.key)
    return ThingRow(
        thing,
        money(state, thing.worth) if thing.worth else None,
        tuple(map(name, winners)),
        winners,
        name(has) if has is not None else None,
        posted,
    )
