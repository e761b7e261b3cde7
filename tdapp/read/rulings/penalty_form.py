"""What a director wants to know before a penalty is given: what is due, what it comes to, and what follows."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from tdapp.domain.rulings.penalties import Measure, hands_of, measured_in, next_step
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class PenaltyForm(Struct, frozen=True):
    """A player a penalty is thought of for. `players`: at the table, the player included; 0 without a seat.

    `earlier`: what the player got in this tournament, in order. `menu`: the steps of the book, lightest first; empty:
    it names none. `due`: the step that is next. `place`: where the player finishes if put out now.
    """

    entry: EntryId
    seat: Seat | None
    players: int
    earlier: tuple[PenaltyKind, ...]
    menu: tuple[str, ...]
    due: PenaltyKind
    place: int


class PenaltyMeaning(Struct, frozen=True):
    """What a penalty comes to. `hands` to be missed; `rounds` they were counted in, 0: not in rounds.

    `next`: what is due the next time. `chips` leave play when somebody is put out, None: not counted yet.
    """

    kind: PenaltyKind
    hands: int
    rounds: int
    players: int
    next: PenaltyKind
    place: int
    chips: int | None


class Sitting(NamedTuple):
    """Somebody with a seat, whom a penalty can be given to."""

    entry: EntryId
    seat: Seat
    name: PlayerName


def sitting(state: State, directory: Directory) -> list[Sitting]:
    """Everybody with a seat, by ticket number. That they can be listed, nothing else is asked of thousands."""
    return [
        Sitting(entry.id, entry.seat, directory.get(entry.player, NOBODY))
        for entry in state.by_ticket()
        if entry.seat is not None
    ]


def penalty_form(state: State, entry: EntryId, menu: Sequence[str]) -> PenaltyForm | None:
    """The form for the player of an entry under a book with these steps; None: the entry is gone or out."""
    found = state.entries.get(entry)
    if found is None or found.out:
        return None
    earlier = tuple(each.kind for _number, each in sorted(state.penalties.items()) if each.entry == entry)
    players = state.tables[found.seat.table].seated if found.seat is not None else 0
    return PenaltyForm(entry, found.seat, players, earlier, tuple(menu), next_step(earlier, menu), state.next_place)


def meaning(form: PenaltyForm, kind: PenaltyKind, number: int | None) -> PenaltyMeaning | None:
    """What so many of a penalty come to for this player; None: a number is needed and there is none."""
    measure = measured_in(kind)
    if measure in (Measure.HANDS, Measure.ROUNDS) and not number:
        return None
    return PenaltyMeaning(
        kind=kind,
        hands=hands_of(kind, number or 0, form.players),
        rounds=number or 0 if measure is Measure.ROUNDS else 0,
        players=form.players,
        next=next_step((*form.earlier, kind), form.menu),
        place=form.place,
        chips=number if measure is Measure.CHIPS else None,
    )
