"""Proves a replayed tournament: nobody in two seats, no chip and no cent from nothing.

Chips and money are each counted twice, by ways that share nothing: what the acts say one by one, and the state they
make.
"""

from collections.abc import Iterator, Sequence

from tdapp.domain.act import Act
from tdapp.domain.money.paying import drawers_of
from tdapp.domain.prizes.owners import owners, there
from tdapp.domain.state import State
from tdapp.domain.units import Cents, DrawerId, EntryId, Money, Seat
from tdapp.read.chips.ledger_book import post
from tdapp.read.message import Said, say


def proofs_failed(acts: Sequence[Act], counting: Sequence[Act], state: State) -> Iterator[Said]:
    """What does not come out of a tournament's seats, chips and money, each as a sentence. `counting`: the acts that a
    replay plays.
    """
    yield from _seats(state)
    posted = sum(each.change for some in post(acts).values() for each in some)
    if posted != state.chips:
        yield say("check.chips", acts=posted, state=state.chips)
    paid = there(fact for act in counting for fact in act.facts)
    owned = Cents(sum(owners(state).values()))
    if paid != owned:
        currency = state.setup.currency
        yield say("check.money", acts=Money(paid, currency), state=Money(owned, currency))


def unknown_drawers(counting: Sequence[Act], known: set[DrawerId]) -> tuple[DrawerId, ...]:
    """The drawers money went through that the club never opened."""
    return tuple(sorted({drawer for act in counting for drawer in drawers_of(act)} - known))


def _seats(state: State) -> Iterator[Said]:
    taken: dict[EntryId, Seat] = {}
    for table in state.open_tables():
        for number, entry in enumerate(table.seats, 1):
            if entry is None:
                continue
            seat = Seat(table.number, number)
            if entry in taken:
                yield say("check.two_seats", entry=entry, seat=taken[entry], other=seat)
            taken[entry] = seat
            if entry not in state.entries or state.entries[entry].out or state.entries[entry].seat != seat:
                yield say("check.wrong_seat", entry=entry, seat=seat)
    for each in state.entries.values():
        if each.seat is not None and each.id not in taken:
            yield say("check.wrong_seat", entry=each.id, seat=each.seat)
    if state.alive != sum(not each.out for each in state.entries.values()):
        yield say("check.players")
