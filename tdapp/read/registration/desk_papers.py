"""The lists of the registration desk: who signs in, who entered for what, who waits."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.money.terms import SaleKind
from tdapp.domain.registration.waiting import expired
from tdapp.domain.state import Entry, State
from tdapp.domain.units import AlternateNo, EntryId, Money, Seat
from tdapp.read.message import Said, say
from tdapp.read.papers import Stamp
from tdapp.read.people.filing import filing_key
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class Entrant(Struct, frozen=True):
    """One entry on a list: who, where, and for what. `seat` None: waits for one, or `out`. `here`: checked in."""

    name: PlayerName
    entry: EntryId
    seat: Seat | None
    item: str | Said
    paid: Money
    out: bool
    here: bool


class EntrantsSheet(Struct, frozen=True):
    """A list of entries by name: all of them, or those still in to sign."""

    stamp: Stamp
    currency: str
    entrants: tuple[Entrant, ...]


class WaitingLine(Struct, frozen=True):
    """Somebody on the list of alternates. `until`: called, and to answer by then; `answered`: is at the desk."""

    number: AlternateNo
    name: PlayerName
    until: datetime | None
    answered: bool


class AlternatesSheet(Struct, frozen=True):
    """The list of alternates: who waits for a seat, first come first."""

    stamp: Stamp
    waiting: tuple[WaitingLine, ...]


def entrants(
    state: State,
    now: datetime,  # noqa: ARG001  every sheet takes (state, now, directory, stamp)
    directory: Directory,
    stamp: Stamp,
    *,
    playing: bool = False,
) -> EntrantsSheet:
    """The list of everybody who entered; `playing`: only who is still in."""
    field = state.playing() if playing else state.by_ticket()
    rows = [_entrant(state, entry, directory) for entry in field]
    rows.sort(key=lambda each: (filing_key(each.name), each.entry))
    return EntrantsSheet(stamp, state.setup.currency, tuple(rows))


def alternates(state: State, now: datetime, directory: Directory, stamp: Stamp) -> AlternatesSheet:
    """The list of alternates. Whose time to answer is over is shown as not called."""
    rows = tuple(
        WaitingLine(
            each.number,
            directory.get(each.player, NOBODY),
            None if expired(each, now) else each.until,
            each.answered,
        )
        for each in state.queue()
    )
    return AlternatesSheet(stamp, rows)


def _entrant(state: State, entry: Entry, directory: Directory) -> Entrant:
    return Entrant(
        name=directory.get(entry.player, NOBODY),
        entry=entry.id,
        seat=entry.seat,
        item=_item(state, entry),
        paid=Money(entry.paid, state.setup.currency),
        out=entry.out,
        here=entry.id in state.present,
    )


def _item(state: State, entry: Entry) -> str | Said:
    found = state.terms.offer(entry.sale.offer) if entry.sale is not None else None
    if found is not None:
        return found.name
    kind = SaleKind.ENTRY if entry.earlier is None else SaleKind.RE_ENTRY
    return say("offer." + kind.value)
