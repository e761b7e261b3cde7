"""The floor of the demo club in a break: races the chips that leave, then counts every stack."""

from collections.abc import Callable, Mapping
from random import Random

from msgspec import Struct

from tdapp.app.open_club import Club
from tdapp.domain.chips import adjusting, chip_counts, racing
from tdapp.domain.chips.chip_bank import AdjustKind, RaceWay
from tdapp.domain.chips.chip_pieces import pieces_out, staying
from tdapp.domain.chips.chip_set import pieces_of
from tdapp.domain.clock.structure import Break, Period
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, TableNo, TournamentId

FEWEST = 6  # the lowest chips somebody has at least
SHOWN = 2  # tables that wait for their cards when the race is looked at


class _Counted(Struct, frozen=True):
    """What a table hands in: odd chips by seat, and all old chips it has."""

    table: TableNo
    odd: Mapping[int, int]
    collected: int


class ChipFloor:
    """The races and counts of one tournament, a step at each tick of a break. `reached` is told how far they are."""

    def __init__(self, club: Club, event: TournamentId, chance: Random, reached: Callable[[str], None]) -> None:
        self._club, self._event, self._chance, self._reached = club, event, chance, reached
        self._leaving: list[Chips] = []
        self._tables: list[_Counted] = []
        self._half = 0
        self._late = 0
        self._to_count = False

    def break_begins(self, pause: Period) -> None:
        """Begin a break: its chips are raced, the lowest first, then all stacks are counted."""
        gone = self._state.bank.gone
        self._leaving = (
            [chip for chip in sorted(pause.colour_up) if chip not in gone] if isinstance(pause, Break) else []
        )
        self._to_count = True

    def step(self) -> None:
        """Do the next thing in this break: a table of the race, its draw, the count."""
        if self._tables:
            self._next_table()
        elif self._leaving:
            self._begin(self._leaving.pop(0))
        elif self._late:
            self._found_late()
        elif self._to_count:
            self._to_count = False
            self._count()

    @property
    def _state(self) -> State:
        return self._club.desk.state(self._event)

    def _begin(self, old: Chips) -> None:
        state = self._state
        new = next(chip for chip in staying(state, old) if chip > old and chip % old == 0)
        self._club.desk.do(self._event, racing.begin, old, new, way=RaceWay.DRAWN)
        self._late = 0 if state.bank.raced else new // old
        self._tables = _handed_in(state, old, new // old, self._chance, kept_back=self._late)
        self._half = len(self._tables) // 2

    def _next_table(self) -> None:
        """A table is counted; after half of them, and after the last one, the desk draws."""
        desk, counted = self._club.desk, self._tables.pop(0)
        desk.do(self._event, racing.settle, counted.table, counted.odd, collected=counted.collected)
        if len(self._tables) == self._half - SHOWN:
            self._reached("racing")
        if self._tables and len(self._tables) != self._half:
            return
        race = racing.going_on(self._state)
        if race.waiting:
            desk.do(self._event, racing.draw, desk.next_seed(self._event))
        if self._tables:
            return
        desk.do(self._event, racing.end)
        self._reached("raced")

    def _found_late(self) -> None:
        """A few chips of the first race lay under a bag: they make one new chip."""
        race = self._state.bank.raced[-1]
        pieces, self._late = pieces_of({race.old: self._late}), 0
        self._club.desk.do(self._event, adjusting.adjust, AdjustKind.LATE, taken=pieces)

    def _count(self) -> None:
        """Every stack is counted, and not a chip is missing."""
        desk = self._club.desk
        desk.do(self._event, chip_counts.begin_count)
        desk.do(self._event, chip_counts.count, stacks=stacks_of(self._state, self._chance))
        desk.do(self._event, chip_counts.close_count)
        self._reached("counted")


def stacks_of(state: State, chance: Random) -> dict[EntryId, Chips]:
    """A stack for everybody who plays, all chips in play together: some are large, most are below the average, and who
    had many when they were counted last still has.
    """
    unit = chip_counts.denominations(state)[0]
    average = state.chips / state.alive
    weights = {
        entry.id: average * chance.lognormvariate(-0.2, 0.6)
        if (before := state.bank.stack_counts.get(entry.id)) is None
        else before.chips * chance.lognormvariate(0, 0.3)
        for entry in state.playing()
    }
    spread, whole = state.chips // unit - FEWEST * len(weights), sum(weights.values())
    units = {entry: FEWEST + int(spread * weight / whole) for entry, weight in weights.items()}
    largest = max(units, key=units.__getitem__)
    units[largest] += state.chips // unit - sum(units.values())
    return {entry: Chips(count * unit) for entry, count in units.items()}


def _handed_in(state: State, old: Chips, ratio: int, chance: Random, *, kept_back: int) -> list[_Counted]:
    """The old chips of the room by table and seat. Odd chips come to what is over of whole new ones in the room, and
    all of them to what is out of the bank, without those that turn up later (`kept_back`).
    """
    tables = [table for table in state.open_tables() if table.seated]
    odds = {
        table.number: {seat: chance.randrange(ratio) for seat, entry in enumerate(table.seats, 1) if entry is not None}
        for table in tables
    }
    last = odds[tables[-1].number]
    seat = next(iter(last))
    odd = sum(sum(seats.values()) for seats in odds.values())
    last[seat] = (last[seat] + state.chips // old - odd) % ratio
    odd = sum(sum(seats.values()) for seats in odds.values())
    whole = max(0, (pieces_out(state, old) or 0) - odd - kept_back) // ratio
    found = []
    for left, table in zip(range(len(tables), 0, -1), tables, strict=True):
        here = whole if left == 1 else min(whole, round(whole / left * chance.uniform(0.8, 1.2)))
        whole -= here
        seats = odds[table.number]
        found.append(_Counted(table.number, seats, sum(seats.values()) + here * ratio))
    return found
