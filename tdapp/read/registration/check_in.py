"""The check-in list: who is there, who is not, and what a player collects who sits at his table alone."""

from datetime import datetime, timedelta
from types import MappingProxyType

from msgspec import Struct

from tdapp.domain.chips.absent_stacks import collected_alone, rounds_alone
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.clock.structure import AnteKind
from tdapp.domain.latest import Latest
from tdapp.domain.money.terms import Price, Refund
from tdapp.domain.registration.check_in import alone
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, Money, Seat, TableNo
from tdapp.read.people.names import NOBODY, Directory, PlayerName, as_now, fold
from tdapp.read.registration.alone_at_table import Since

FROM_THE_START: Since = MappingProxyType({})
EVERY = timedelta(minutes=2)  # so often the button moves while one player is there alone (HC start rule)


class PresenceRow(Struct, frozen=True):
    """An entry in play, and whether it was seen. `back`: what he gets back who never came."""

    entry: EntryId
    name: PlayerName
    seat: Seat | None
    here: bool
    back: Money


class LoneView(Struct, frozen=True):
    """A player who is at his table alone, in one round: what he takes from the absent stacks in each position.

    `button_moves`: so often the button should have moved since he is there alone, or since play began if he was there
    before; `next_move`: until it moves again, both None before play starts. While the clock stands still so does the
    button.
    """

    table: TableNo
    entry: EntryId
    seat: Seat
    name: PlayerName
    absent: int
    neither: Chips
    small_blind: Chips
    big_blind: Chips
    button_moves: int | None
    next_move: timedelta | None


class CheckInView(Struct, frozen=True):
    """The check-in list of everybody in play. `rule`: what somebody gets back who never came. `begun`: blinds were
    taken of absent stacks, so what is left of them is counted when they leave.
    """

    rows: tuple[PresenceRow, ...]
    absent: int
    rule: Refund
    begun: bool
    stack: Chips
    alone: tuple[LoneView, ...]

    @property
    def here(self) -> int:
        """How many entries are known to be there."""
        return len(self.rows) - self.absent


def check_in_view(
    state: State, now: datetime, directory: Directory, *, by_name: bool = False, since: Since = FROM_THE_START
) -> CheckInView:
    """The check-in list at `now`, by table and seat, or by name; those without a seat come last. `since`: see
    `lone`.
    """
    rows, absent = _listed.of((state, by_name, *as_now(directory)), lambda: _list(state, directory, by_name=by_name))
    return CheckInView(
        rows=rows,
        absent=absent,
        rule=state.terms.no_show,
        begun=state.clock.started(now),
        stack=state.setup.starting_stack,
        alone=lone_players(state, now, directory, since),
    )


_listed: Latest[tuple[tuple[PresenceRow, ...], int]] = Latest(2)  # by seat and by name


def _list(state: State, directory: Directory, *, by_name: bool) -> tuple[tuple[PresenceRow, ...], int]:
    """The rows of everybody in play, and how many of them were not seen yet."""
    rows = []
    standard, rule, currency = state.standard_price, state.terms.no_show, state.setup.currency
    backs: dict[Price, Money] = {}
    for entry in state.playing():
        price = standard if entry.sale is None else entry.sale.price
        back = backs.get(price)
        if back is None:
            back = backs[price] = Money(rule.of(price).total, currency)
        name = directory.get(entry.player, NOBODY)
        rows.append(PresenceRow(entry.id, name, entry.seat, entry.id in state.present, back))
    rows.sort(key=_name_key if by_name else _seat_key)
    return tuple(rows), sum(not row.here for row in rows)


def lone_players(
    state: State, now: datetime, directory: Directory, since: Since = FROM_THE_START
) -> tuple[LoneView, ...]:
    """The players who sit at a table alone while the stacks of others are there. `since`: from when on, see `lone`."""
    level = present_level(state, now)
    table_ante = level.ante if level.ante_kind is AnteKind.BIG_BLIND else 0
    each_ante = level.ante if level.ante_kind is AnteKind.EACH else 0
    found = []
    for table, entry in alone(state):
        moves, left = _button(state, now, since.get(table.number, timedelta(0)))
        player, seat = state.entries[entry].player, state.entries[entry].seat
        if seat is None:
            continue
        takes = [
            collected_alone(
                small_blind=level.small_blind,
                big_blind=level.big_blind if level.has_blinds else 0,
                each_ante=each_ante,
                table_ante=table_ante,
                absent=table.seated - 1,
                position=position,
            )
            for position in ("neither", "small_blind", "big_blind")
        ]
        found.append(
            LoneView(
                table=table.number,
                entry=entry,
                seat=seat,
                name=directory.get(player, NOBODY),
                absent=table.seated - 1,
                neither=Chips(takes[0]),
                small_blind=Chips(takes[1]),
                big_blind=Chips(takes[2]),
                button_moves=moves,
                next_move=left,
            )
        )
    return tuple(found)


def _button(state: State, now: datetime, since: timedelta) -> tuple[int | None, timedelta | None]:
    """How often the button has moved since so much of the schedule had passed, and how long until it moves again."""
    if not state.clock.started(now):
        return None, None
    alone_for = max(timedelta(0), state.clock.at(now) - since)
    minutes = int(alone_for // timedelta(minutes=1))
    return rounds_alone(minutes, every=EVERY // timedelta(minutes=1)), EVERY - alone_for % EVERY


def _name_key(row: PresenceRow) -> tuple[str, EntryId]:
    return (fold(row.name.listed), row.entry)


def _seat_key(row: PresenceRow) -> tuple[bool, int, int, EntryId]:
    seat = row.seat
    return (seat is None, seat.table if seat else 0, seat.number if seat else 0, row.entry)
