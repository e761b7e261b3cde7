"""The sheets of paper of a tournament as values: what stands on each, before anybody thinks of millimetres."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime

from msgspec import Struct

from tdapp.domain.bounties.known_heads import KnownHeads
from tdapp.domain.play_over import field_is_final
from tdapp.domain.prizes.places import Award, Prizes, deal_places, paid_down, posted
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money, Seat, Seq, TableNo
from tdapp.read.clock.clock import clock_view
from tdapp.read.club.house import NO_MARK, HouseMark
from tdapp.read.people.filing import Script, filing_key, headed
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.prizes.outs_told import NOTHING_TOLD, OutTold
from tdapp.read.prizes.seats import SeatsPaid, seats_paid
from tdapp.read.prizes.things import ThingRow, posted_things
from tdapp.read.sidepools.side_won import SideWon, sides_won


class Stamp(Struct, frozen=True):
    """The stamp every sheet carries: whose it is, when it was printed, the journal's last line and its chain's head
    then. `house`: who holds it; `event_number`, `event_name`: which event of a series it is, '' none.
    """

    tournament: str
    printed_at: datetime
    line: Seq
    head: str  # 16 letters and digits in two groups
    event_number: str = ""
    event_name: str = ""
    house: HouseMark = NO_MARK


class SeatedPlayer(Struct, frozen=True):
    """A player and where to sit; None: still waiting for a seat."""

    name: PlayerName
    seat: Seat | None


class NameGroup(Struct, frozen=True):
    """Players filed under one letter of their own script, in order; or all of one script, where few write in it:
    then `letter` is ''.
    """

    letter: str
    players: tuple[SeatedPlayer, ...]
    script: Script | None = None


class DrawShown(Struct, frozen=True):
    """The commitment of the draw of these seats, for whoever checks it once the secret is revealed.

    `spread`: people of one nationality were spread over the tables. `public`: the value the room gave for it, and
    `listed` the fingerprint shown before; '' it was made without one.
    """

    number: int
    spread: bool
    public: str
    commitment: str
    listed: str = ""


class SeatingByName(Struct, frozen=True):
    """The wall list: who sits where, by name. `level`: the one being played, None before the start. `draw` None:
    nothing was drawn by number.

    `areas`: the parts of the room that have a name, each with its open tables.
    """

    stamp: Stamp
    level: int | None
    players: int
    tables: int
    groups: tuple[NameGroup, ...]
    draw: DrawShown | None = None
    areas: tuple[tuple[str, tuple[int, ...]], ...] = ()


class TableBlock(Struct, frozen=True):
    """One table of a sheet: who sits in seats 1, 2, 3 ..., None for a free one. `area`: the part of the room, '' for
    none.

    `blocked`: the seats nobody gets, each with its label, '' for none.
    """

    number: TableNo
    seats: tuple[PlayerName | None, ...]
    area: str = ""
    blocked: tuple[tuple[int, str], ...] = ()


class SeatingByTable(Struct, frozen=True):
    """The list of tables: who sits where, and who has no seat yet."""

    stamp: Stamp
    level: int | None
    players: int
    tables: tuple[TableBlock, ...]
    waiting: tuple[PlayerName, ...]


class SeatCard(Struct, frozen=True):
    """One card for one player to hand to the dealer. `area`: the part of the room, '' where it has no name."""

    name: PlayerName
    seat: Seat
    area: str = ""


class SeatCards(Struct, frozen=True):
    """Cards in the order of the wall list, as they are handed out. Who waits for a seat gets none."""

    stamp: Stamp
    cards: tuple[SeatCard, ...]


class ResultLine(Struct, frozen=True):
    """One line of the results: where somebody finished; both places are the same unless they are shared. `prize` None:
    not paid; `bounty` None: no bounty won; `total`: both together. `told`: nationality, when the player went out, and
    who did it.
    """

    place: int
    place_to: int
    name: PlayerName
    prize: Money | None
    bounty: Money | None = None
    total: Money | None = None
    told: OutTold = NOTHING_TOLD


class ResultsSheet(Struct, frozen=True):
    """The results: who finished where, best place first. `playing`: how many are still in. `final`: no more entries can
    come. `sides`: who won the side pools. `seats`: those of a satellite. `things`: prizes that
    are not money.
    """

    stamp: Stamp
    day: date
    entries: int
    playing: int
    final: bool
    lines: tuple[ResultLine, ...]
    dealt: int = 0  # so many of the first prizes were shared by a deal
    sides: tuple[SideWon, ...] = ()
    seats: SeatsPaid | None = None
    things: tuple[ThingRow, ...] = ()


def seating_by_name(state: State, now: datetime, directory: Directory, stamp: Stamp) -> SeatingByName:
    """The wall list of everybody still in, filed by last name."""
    players = _by_name(state, directory, None)
    groups = grouped(players)
    level, tables = _level(state, now), len(state.tables)
    return SeatingByName(stamp, level, len(players), tables, groups, _draw_shown(state), _areas(state))


def grouped(players: Sequence[SeatedPlayer]) -> tuple[NameGroup, ...]:
    """Players in the order of a wall list, under its headings."""
    found = headed([(each.name, each) for each in players])
    return tuple(NameGroup(letter, some, script) for letter, script, some in found)


def _areas(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    found: dict[str, list[int]] = {}
    for number in sorted(state.tables):
        if area := state.room.rules.area_of(number):
            found.setdefault(area, []).append(number)
    return tuple((area, tuple(tables)) for area, tables in found.items())


def _draw_shown(state: State) -> DrawShown | None:
    room = state.room
    value, listed = (room.bound_to.value, room.bound_to.room) if room.bound_to is not None else ("", "")
    shown = DrawShown(room.number, room.spread, value, room.commitment, listed)
    return shown if room.number and room.commitment else None


def seating_by_table(state: State, now: datetime, directory: Directory, stamp: Stamp) -> SeatingByTable:
    """The open tables by number, seat by seat."""
    tables = tuple(
        TableBlock(
            table.number,
            tuple(directory.get(state.entries[entry].player, NOBODY) if entry else None for entry in table.seats),
            state.room.rules.area_of(table.number),
            tuple(sorted(state.room.rules.blocked_at(table.number).items())),
        )
        for table in state.open_tables()
    )
    waiting = tuple(each.name for each in _by_name(state, directory, None) if each.seat is None)
    return SeatingByTable(stamp, _level(state, now), state.alive, tables, waiting)


def seat_cards(
    state: State,
    now: datetime,  # noqa: ARG001  every sheet takes (state, now, directory, stamp)
    directory: Directory,
    stamp: Stamp,
    only: Collection[EntryId] | None = None,
) -> SeatCards:
    """A card for everybody who has a seat; `only`: for these entries, such as late arrivals or those who move."""
    seated = _by_name(state, directory, only)
    cards = (SeatCard(each.name, each.seat, state.room.rules.area_of(each.seat.table)) for each in seated if each.seat)
    return SeatCards(stamp, tuple(cards))


def results_sheet(
    state: State,
    now: datetime,
    directory: Directory,
    stamp: Stamp,
    told: Mapping[EntryId, OutTold] | None = None,
) -> ResultsSheet:
    """The results of everybody who finished, with place and prize. They hang on the wall: only what was posted is a
    prize here. `told`: what is known of each beside that.
    """
    heads, shown = KnownHeads(state), posted(state) or Prizes(())
    known = told or {}
    lines = tuple(
        _result_line(state, directory, heads, entry, award, known.get(entry, NOTHING_TOLD))
        for entry, award in paid_down(state, shown)
    )
    playing = len(state.entries) - len(lines)
    return ResultsSheet(
        stamp,
        state.setup.day,
        len(state.entries),
        playing,
        field_is_final(state, now),
        lines,
        deal_places(state) if state.posted is not None else 0,
        sides_won(state, directory),
        seats_paid(state, shown.by_place),
        posted_things(state, directory),
    )


def _result_line(
    state: State, directory: Directory, heads: KnownHeads, entry: EntryId, award: Award, told: OutTold
) -> ResultLine:
    won = heads.won(entry)
    both = Cents(award.cents + (won.cents if won is not None else 0))
    return ResultLine(
        place=award.place.best,
        place_to=award.place.worst,
        name=directory.get(state.entries[entry].player, NOBODY),
        prize=Money(award.cents, state.setup.currency) if award.cents else None,
        bounty=won,
        total=Money(both, state.setup.currency) if both else None,
        told=told,
    )


def _by_name(state: State, directory: Directory, only: Collection[EntryId] | None) -> list[SeatedPlayer]:
    players = [
        SeatedPlayer(directory.get(entry.player, NOBODY), entry.seat)
        for entry in state.playing()
        if only is None or entry.id in only
    ]
    return sorted(players, key=lambda each: (filing_key(each.name), each.seat or (0, 0)))


def _level(state: State, now: datetime) -> int | None:
    view = clock_view(state, now)
    return view.level.number if view.level and state.clock.started(now) else None
