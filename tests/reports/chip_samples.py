"""Sheets of the chips to print in tests: races of tables in every script, counts, stacks, a plan with things amiss."""

from collections.abc import Sequence
from datetime import date, timedelta

from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.chips.chip_set import Chip, Pattern, Pieces
from tdapp.domain.clock.stack_unit import StackUnit, Unit
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.units import Chips, EntryId, PlayerId, Seat, TableNo, TournamentId
from tdapp.read.chips.chip_papers import ChipCountsSheet, ChipPlanSheet, CountSheets, RacePaper, RacePapers, StackCards
from tdapp.read.chips.chip_plan import BreakRow, PlanFinding, PlanView, SharingView, StepView, StockRow, StockView
from tdapp.read.chips.chip_sets import StackView
from tdapp.read.chips.known_stacks import ChipCountRow, ChipCountsView, StackSeen
from tdapp.read.chips.race import RaceSeat, RaceTable, RaceView, TableState
from tdapp.read.clock.depth import Depth
from tdapp.read.message import Said
from tdapp.read.papers import Stamp, TableBlock
from tdapp.read.people.names import PlayerName

AREAS = ("", "Blue room", "Balkon boven de grote zaal, achter de bar")
SEATS = 10
_LOOKS = (
    (25, "#2e7d32", Pattern.SPOTS, "green"),
    (100, "#111111", Pattern.BARS, "black"),
    (500, "#7b1fa2", Pattern.QUARTERS, "purple"),
    (1_000, "#f5d33f", Pattern.RINGS, "yellow"),
    (5_000, "#e91e63", Pattern.DIAMONDS, "pink"),
    (25_000, "#ff8f00", Pattern.PLAIN, "orange"),
    (100_000, "#ffffff", Pattern.SPOTS, ""),
)
CHIPS = tuple(
    Chip(
        Chips(value),
        colour,
        2_400,
        100 if value == 25 else 0,
        "#1565c0" if value == 100_000 else "#ffffff",
        pattern,
        called,
    )
    for value, colour, pattern, called in _LOOKS
)
CARDS = ("Kd", "Th", "2c", "As", "9d")


def race_of(
    names: Sequence[PlayerName],
    *,
    done: bool = True,
    old: int = 0,
    new: int = 1,
    way: RaceWay = RaceWay.CARDS,
    rounding: RaceRounding = RaceRounding.HALF_UP,
    seats: int = SEATS,
) -> RaceView:
    """A race of these players, so many at a table; in each of them somebody keeps a chip. The last seat is free."""
    tables = []
    ratio = CHIPS[new].value // CHIPS[old].value
    for first in range(0, len(names), seats - 1):
        there = names[first : first + seats - 1]
        number = TableNo(first // (seats - 1) + 1)
        tables.append(
            _table(number, there, done=done, ratio=ratio, seats=seats, new=CHIPS[new].value, old=CHIPS[old].value)
        )
    change = sum(table.change for table in tables)
    return RaceView(
        CHIPS[old],
        CHIPS[new],
        way,
        rounding,
        tuple(tables),
        done,
        Chips(1_234_500),
        Chips(1_234_500 + change),
        Chips(100),
    )


def _table(
    number: TableNo, names: Sequence[PlayerName], *, done: bool, ratio: int, seats: int, new: int, old: int
) -> RaceTable:
    odds = [(place * 7 + number) % ratio for place in range(len(names))]
    raced = (2 * sum(odds) // ratio + 1) // 2 if done else 0
    racing = [place for place, odd in enumerate(odds) if odd]
    won, kept = racing[:raced], racing[raced : raced + 1]
    shown = tuple(
        RaceSeat(
            place + 1,
            EntryId(place + 1),
            name,
            odd=odds[place] if done else 0,
            got=(1 if place in won else 0) if done else None,
            card=CARDS[place % len(CARDS)] if done and odds[place] else "",
            kept=100 if done and place in kept else 0,
        )
        for place, name in enumerate(names)
    )
    if not done:
        return RaceTable(number, seats, TableState.OPEN, shown)
    keeps = ((Chips(100), len(kept)),) if kept else ()
    change = len(won) * new + len(kept) * 100 - sum(odds) * old
    return RaceTable(
        number,
        seats,
        TableState.DONE,
        shown,
        sum(odds) + 8 * ratio,
        raced,
        sum(odds) + 8 * ratio,
        8 + len(won),
        keeps,
        change,
    )


def races(names: Sequence[PlayerName], stamp: Stamp, *, done: bool = True) -> RacePapers:
    if not names:
        return RacePapers(stamp, ())
    view = race_of(names, done=done)
    areas = tuple((table.number, AREAS[table.number % 3]) for table in view.tables if AREAS[table.number % 3])
    return RacePapers(stamp, (RacePaper(view, ("HC 24",), 12 * len(names)),), areas)


def count_sheets(names: Sequence[PlayerName], stamp: Stamp, *, seats: int = SEATS) -> CountSheets:
    tables = []
    for first in range(0, len(names), seats - 1):
        there = names[first : first + seats - 1]
        number = TableNo(first // (seats - 1) + 1)
        tables.append(TableBlock(number, (*there, *[None] * (seats - len(there))), AREAS[number % 3]))
    return CountSheets(stamp, 9, CHIPS, tuple(tables))


def stack(offer: str, name: str, pieces: Pieces, wrong: Said | None = None) -> StackView:
    chips = Chips(sum(value * count for value, count in pieces))
    return StackView(offer, name, SaleKind.ENTRY, chips, pieces, False, wrong, 120, None)


def pieces(*counts: int) -> Pieces:
    return tuple((chip.value, count) for chip, count in zip(CHIPS, counts, strict=False) if count)


def stack_cards(stamp: Stamp, *, several: bool = True) -> StackCards:
    """Cards of some offers; otherwise of one whose stack nobody has made yet."""
    if not several:
        return StackCards(stamp, CHIPS, (stack("", "", ()),))
    wrong = Said("refused.chipset.empty", ())
    return StackCards(
        stamp,
        CHIPS,
        (
            stack("", "", pieces(12, 12, 5, 6)),
            stack(
                "rebuy",
                "Rebuy dubbel, tot en met het einde van level 6 voor wie Żółć heet",
                pieces(8, 8, 4, 7, 1),
                wrong,
            ),
            stack("all", "All", pieces(1, 2, 3, 4, 5, 6, 7)),
        ),
    )


def plan(stamp: Stamp, *, rows: int = 7) -> ChipPlanSheet:
    stock = StockView(
        tuple(StockRow(chip, 1_440 + 200 * number, 30, 400) for number, chip in enumerate(CHIPS[:rows])),
        137,
        largest=161,
        limit=Chips(100_000),
        sharing=(SharingView(TournamentId(2), "Turbo", date(2026, 11, 20), ((Chips(25), 400),), (Chips(25),)),),
        findings=(Said("refused.chipset.empty", ()),),
    )
    first, dinner = BreakRow(4, "", 4), BreakRow(9, "Diner met alle spelers in de grote zaal", 8)
    steps = (
        StepView(CHIPS[0], CHIPS[1], 4, first, first, True, 1_644, 16, 26, 410, 9),
        StepView(CHIPS[1], CHIPS[2], 8, first, dinner, False, 1_644, 16, 26, 410, 9),
        StepView(CHIPS[2], CHIPS[3], 12, None, dinner, False, 700, 9, 40, 350, 9),
        StepView(CHIPS[3], None, None, None, None, False, 0, 0, 0, 0, 0),
    )
    amiss = PlanFinding(4, Said("refused.chipset.twice", (("chip", 100),)), True)
    return ChipPlanSheet(stamp, "Clubset Łódź 25–100.000", stock, PlanView(steps, (amiss,)))


def chip_counts(names: Sequence[PlayerName], stamp: Stamp) -> ChipCountsSheet:
    at, rows = stamp.printed_at - timedelta(minutes=4), []
    for number, name in enumerate(names):
        missing = len(names) > 20 and number >= len(names) - 4
        seen = StackSeen(Chips(987_500 - number * 1_300), Depth((987_500 - number * 1_300) // 12_000), at, 9, True)
        seat = Seat(TableNo(number // 9 + 1), number % 9 + 1)
        rows.append(
            ChipCountRow(
                None if missing else number + 1,
                EntryId(number),
                PlayerId(number),
                name,
                seat,
                None if missing else seen,
            )
        )
    counted = sum(row.stack is not None for row in rows)
    view = ChipCountsView(
        tuple(rows),
        (),
        counted,
        len(names),
        Chips(12_345_600),
        Chips(90_100),
        Depth(7),
        StackUnit(Unit.BIG_BLINDS, Chips(12_000)),
        9,
        at,
        at,
    )
    return ChipCountsSheet(stamp, view)
