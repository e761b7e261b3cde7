"""The words the sentence of an act is filled with, whatever the act is about: see `act_lines`."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import Fact
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money, PlayerId, Seat, TextId
from tdapp.read.people.names import PlayerName

Suffix = tuple[str, dict[str, Any]]
F = TypeVar("F", bound=Fact)


class Look(Struct, frozen=True):
    """The words an act's sentence is filled with: the tournament just before it, people's names, texts kept beside.

    `ticket_of` says who was given a ticket, for somebody who is not in it because the registration was taken back too.
    """

    before: State | None
    name_of: Callable[[PlayerId], PlayerName]
    text_of: Callable[[TextId, str], str]
    ticket_of: Callable[[EntryId], PlayerId]

    @property
    def state(self) -> State:
        if self.before is None:
            raise ValueError("only its creation comes before a tournament")
        return self.before

    def name(self, entry: EntryId) -> PlayerName:
        """The name of the person behind a ticket number."""
        found = self.state.entries.get(entry)
        return self.name_of(found.player if found is not None else self.ticket_of(entry))

    def seat(self, entry: EntryId) -> Seat | None:
        """The seat an entry sat in."""
        found = self.state.entries.get(entry)
        return found.seat if found is not None else None

    def money(self, cents: Cents) -> Money:
        """An amount in the tournament's currency."""
        return Money(cents, self.state.setup.currency)


def one(act: Act, kind: type[F]) -> F:
    """The first fact of a kind in an act that has one."""
    return every(act, kind)[0]


def every(act: Act, kind: type[F]) -> list[F]:
    """All facts of a kind in an act."""
    return [fact for fact in act.facts if isinstance(fact, kind)]
