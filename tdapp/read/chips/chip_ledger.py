"""The chip ledger: every act that brought chips into play or took them out, adding up to the chips in play.

It is worked out from the acts one by one and owes the tournament's own sum nothing, so the two prove each other.
"""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.chips.chip_bank import AdjustKind
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.latest import Latest
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Chips, EntryId, Seq, TableNo
from tdapp.read.chips.ledger_book import Posted, post
from tdapp.read.clock.depth import Depth, depth_in
from tdapp.read.people.names import NOBODY, Directory, PlayerName, as_now
from tdapp.read.status import average_stack


class LedgerKind(StrEnum):
    """The kind of change a line of the ledger gathers, in the order of the page."""

    ENTRY = "entry"
    RE_ENTRY = "re_entry"
    REBUY = "rebuy"
    ADD_ON = "add_on"
    STACK = "stack"  # the starting stack was changed while entries stood
    CANCELLED = "cancelled"
    GIVEN_BACK = "given_back"
    GIVEN_UP = "given_up"
    SEAT_WON = "seat_won"
    DISQUALIFIED = "disqualified"
    RACE = "race"
    ADJUSTED = "adjusted"


class LedgerOdd(Struct, frozen=True):
    """A seat in a race: so many odd chips, so many new ones for them, and what he kept so as not to be raced out."""

    seat: int
    name: PlayerName
    odd: int
    got: int
    kept: Chips
    card: str


class LedgerItem(Struct, frozen=True):
    """One change of chips in play, by one act. `name`, `table`: whose, where; None: not of anybody, nowhere.

    Of a race `odds` are its seats; of an adjustment `taken` went to the bank and `given` came from it.
    """

    act: ActNo
    line: Seq
    at: datetime
    change: int
    entry: EntryId | None = None
    name: PlayerName | None = None
    table: TableNo | None = None
    odds: tuple[LedgerOdd, ...] = ()
    taken: Pieces = ()
    given: Pieces = ()

    @property
    def odd(self) -> int:
        """The old chips that were raced at the table."""
        return sum(each.odd for each in self.odds)

    @property
    def got(self) -> int:
        """The new chips that the old ones became."""
        return sum(each.got for each in self.odds)


class LedgerLine(Struct, frozen=True):
    """A line of the ledger: changes of one kind. `offer`: the name of what was sold, '' the standard entry. `each`:
    chips of every one of them, None: they differ. `old`, `new`: denominations of a race. `adjust`: which kind of
    adjustment.

    `running`: chips in play with this line and those above it. `items`: the first act first.
    """

    kind: LedgerKind
    offer: str
    n: int
    each: int | None
    change: int
    running: int
    old: Chips | None
    new: Chips | None
    adjust: AdjustKind | None
    items: tuple[LedgerItem, ...]


class LedgerView(Struct, frozen=True):
    """The chip ledger of a tournament. `total` is what its lines come to, `in_play` what the tournament says: they are
    the same.

    `brought`: everything that came into play; `left`: everything that went out of it again. `average` None: nobody is
    in.
    """

    lines: tuple[LedgerLine, ...]
    total: int
    in_play: Chips
    brought: int
    left: int
    players: int
    average: Chips | None
    average_depth: Depth | None

    @property
    def proven(self) -> bool:
        """Whether the ledger comes to just the chips in play."""
        return self.total == self.in_play


def ledger_view(state: State, now: datetime, acts: Sequence[Act], directory: Directory) -> LedgerView:
    """The ledger of a tournament that these acts have made, at `now`. Kept while nothing happens: only the period of
    the schedule tells one moment from another.
    """
    here = position(state.structure, state.clock.at(now)).period
    key = (state, here, acts, len(acts), *as_now(directory))
    return _kept.of(key, lambda: _made(state, now, acts, directory))


_kept: Latest[LedgerView] = Latest()


def _made(state: State, now: datetime, acts: Sequence[Act], directory: Directory) -> LedgerView:
    posted = post(acts)
    lines: list[LedgerLine] = []
    running = 0
    for key in sorted(posted, key=lambda each: list(LedgerKind).index(LedgerKind(each.kind))):
        items = tuple(_item(state, directory, each) for each in posted[key])
        changes = {item.change for item in items}
        change = sum(item.change for item in items)
        running += change
        lines.append(
            LedgerLine(
                kind=LedgerKind(key.kind),
                offer=_offer(state, key.offer),
                n=len(items),
                each=changes.pop() if len(changes) == 1 else None,
                change=change,
                running=running,
                old=key.old,
                new=key.new,
                adjust=key.adjust,
                items=items,
            )
        )
    average = average_stack(state)
    parts = [item.change for line in lines for item in line.items]
    return LedgerView(
        lines=tuple(lines),
        total=running,
        in_play=state.chips,
        brought=sum(change for change in parts if change > 0),
        left=-sum(change for change in parts if change < 0),
        players=state.alive,
        average=average,
        average_depth=depth_in(average, present_level(state, now)),
    )


def _offer(state: State, key: str) -> str:
    offer = state.terms.offer(key)
    return offer.name if offer is not None else key


def _item(state: State, directory: Directory, posted: Posted) -> LedgerItem:
    return LedgerItem(
        act=posted.act.number,
        line=posted.act.first,
        at=posted.act.at,
        change=posted.change,
        entry=posted.entry,
        name=_name(state, directory, posted.entry) if posted.entry is not None else None,
        table=posted.table,
        odds=tuple(
            LedgerOdd(odd.seat, _name(state, directory, odd.entry), odd.odd, odd.got, odd.kept, odd.card)
            for odd in posted.odds
        ),
        taken=posted.taken,
        given=posted.given,
    )


def _name(state: State, directory: Directory, number: EntryId) -> PlayerName:
    entry = state.entries.get(number)
    if entry is None and number in state.void:
        entry = state.void[number].entry
    return directory.get(entry.player, NOBODY) if entry is not None else NOBODY
