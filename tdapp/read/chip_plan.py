"""Whether the chips are enough, and which of them leave at which break: for windows, papers and the room's screen."""

from dataclasses import dataclass
from datetime import date

from tdapp.domain.chip_set import Chip
from tdapp.domain.structure import Structure
from tdapp.domain.units import Chips, TournamentId
from tdapp.read.said import Said


@dataclass(frozen=True, slots=True)
class StockRow:
    """One denomination: pieces needed and pieces there are.

    `stacks`: for stacks, sold and expected. `races`: brought to the tables at colour-ups. `others`: for tournaments
    that share the set. `over`: at hand and not needed; below 0 so many are short.
    """

    chip: Chip
    stacks: int
    races: int
    others: int

    @property
    def needed(self) -> int:
        """Pieces for all of it."""
        return self.stacks + self.races + self.others

    @property
    def over(self) -> int:
        """Pieces at hand that nobody needs, below 0: so many are short."""
        return self.chip.at_hand - self.needed


@dataclass(frozen=True, slots=True)
class SharingView:
    """Another tournament that plays with chips of the same set, and the pieces it needs of each denomination.

    `short`: denominations there are not enough of for both.
    """

    tournament: TournamentId
    name: str
    day: date
    needs: tuple[tuple[Chips, int], ...]
    short: tuple[Chips, ...] = ()


@dataclass(frozen=True, slots=True)
class StockView:
    """Whether the set is enough. `players`: entries counted with, sold or expected, whichever are more.

    `largest`: the largest field it is enough for, with rebuys and add-ons in the same share; None: no stack is made
    yet. `limit`: the denomination that runs out first. `findings`: sentences, the worst first.
    """

    rows: tuple[StockRow, ...]
    players: int
    largest: int | None = None
    limit: Chips | None = None
    sharing: tuple[SharingView, ...] = ()
    findings: tuple[Said, ...] = ()

    @property
    def enough(self) -> bool:
        """Whether no denomination is short."""
        return all(row.over >= 0 for row in self.rows)


@dataclass(frozen=True, slots=True)
class BreakRow:
    """A break of the structure. `index`: its row (counted from 0); `after`: the level before it, None: before all."""

    index: int
    name: str
    after: int | None


@dataclass(frozen=True, slots=True)
class StepView:
    """A denomination leaves play. `new`: the chip it is raced for, None: the set has none.

    `level`: the last level that needs it, None: no level does. `at`: the break where the structure races it off, None:
    at none. `best`: the break where it should be, None: it is needed to the end, or no break comes after. `done`: it
    was raced off. `pieces`: so many are expected in play by then, `tables`: on so many tables.
    `bring`: new chips for one table; `bring_all`: for all of them, odd chips included. `raced`: so many new chips are
    raced for at a table at most, one for each player with odd chips.
    """

    old: Chip
    new: Chip | None
    level: int | None
    at: BreakRow | None
    best: BreakRow | None
    done: bool
    pieces: int
    tables: int
    bring: int
    bring_all: int
    raced: int


@dataclass(frozen=True, slots=True)
class PlanFinding:
    """Something is wrong with the plan. `row`: the row of the structure (counted from 0) where it shows, None: in all.

    `grave`: a blind cannot be paid, or a race cannot be held; otherwise it is only clumsy.
    """

    row: int | None
    said: Said
    grave: bool


@dataclass(frozen=True, slots=True)
class PlanView:
    """When each denomination leaves. `suggested`: the structure with every race at its best break, None: it is so.

    `lowest`: of the chips in play now, None: no set is chosen.
    """

    steps: tuple[StepView, ...]
    findings: tuple[PlanFinding, ...] = ()
    suggested: Structure | None = None
    lowest: Chip | None = None

    def of_row(self, row: int) -> tuple[PlanFinding, ...]:
        """What is wrong in one row of the structure."""
        return tuple(finding for finding in self.findings if finding.row == row)


@dataclass(frozen=True, slots=True)
class BreakChips:
    """Chips that leave at a break and what replaces each, for the screen: pairs of old and new (None: nothing does)."""

    pairs: tuple[tuple[Chip, Chip | None], ...]
