"""The sheets of the chips as values: what stands on each, before anybody thinks of millimetres."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_bank import Race, RaceRounding, RaceWay
from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.chips.stacks import in_play
from tdapp.domain.clock.structure import Break
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.read.chips.chip_plan import PlanView, SharingView, StepView, StockView, plan_view, stock_view
from tdapp.read.chips.chip_sets import StackView, stack_views
from tdapp.read.chips.known_stacks import ChipCountsView, chip_counts_view
from tdapp.read.chips.race import RaceTable, RaceView, race_view, races_over
from tdapp.read.papers import Stamp, TableBlock, seating_by_table
from tdapp.read.people.names import Directory


class RacePaper(Struct, frozen=True):
    """A race on paper. `rules`: by which rules, such as 'HC 24'; none: the book is silent.

    `pieces`: old chips expected in play, None: nobody knows.
    """

    race: RaceView
    rules: tuple[str, ...] = ()
    pieces: int | None = None

    def bring(self, table: RaceTable) -> int | None:
        """The new chips to bring to a table: for its part of the old ones by players, and those that rounding may
        add.
        """
        race, players = self.race, sum(len(each.seats) for each in self.race.tables)
        if not self.pieces or not players:
            return None
        whole = -(-self.pieces * len(table.seats) // (players * race.ratio))
        return whole + (len(table.seats) if race.way is RaceWay.ROUND_UP else 1)


class RacePapers(Struct, frozen=True):
    """The races to print, in the order they are held. `areas`: the parts of the room with a name, by table."""

    stamp: Stamp
    races: tuple[RacePaper, ...]
    areas: tuple[tuple[TableNo, str], ...] = ()


class CountSheets(Struct, frozen=True):
    """Count sheets: one a table, to write stacks on. `chips`: those in play, the lowest first; `level`: None before the
    start.
    """

    stamp: Stamp
    level: int | None
    chips: tuple[Chip, ...]
    tables: tuple[TableBlock, ...]


class StackCards(Struct, frozen=True):
    """Stack cards: how the stack of each offer is made.

    `chips`: of the set, to draw them by. `same`: what else of the price list gets the standard stack.
    """

    stamp: Stamp
    chips: tuple[Chip, ...]
    stacks: tuple[StackView, ...]
    same: tuple[str, ...] = ()


class ChipPlanSheet(Struct, frozen=True):
    """The chips of the evening: the set, whether it is enough, and which chips leave when. `set_name` '': no set."""

    stamp: Stamp
    set_name: str
    stock: StockView
    plan: PlanView


class ChipCountsSheet(Struct, frozen=True):
    """Chip counts for the press, leaders first."""

    stamp: Stamp
    counts: ChipCountsView


def races_to_come(
    state: State, now: datetime, directory: Directory, stamp: Stamp, *, rounding: RaceRounding, rules: tuple[str, ...]
) -> RacePapers:
    """Race sheets to write on: of the race that goes on, else of those planned next, one that was missed too."""
    steps = [step for step in plan_view(state, now).steps if not step.done and step.new is not None]
    going_on = state.bank.race
    if going_on is not None:
        pieces = next((step.pieces for step in steps if step.old.value == going_on.old), None)
        papers = [RacePaper(race_view(state, going_on, directory), rules, pieces)]
    else:
        planned = {step.old.value: step for step in steps}
        breaks = (period.colour_up for period in state.structure if isinstance(period, Break))
        first = next((chips for chips in breaks if not planned.keys().isdisjoint(chips)), ())
        papers = [
            RacePaper(race_view(state, _planned(planned[chip], rounding), directory), rules, planned[chip].pieces)
            for chip in sorted(first)
            if chip in planned
        ]
    return RacePapers(stamp, tuple(papers) if state.tables else (), _areas(state))


def _planned(step: StepView, rounding: RaceRounding) -> Race:
    new = step.new or step.old
    return Race(step.old.value, new.value, RaceWay.CARDS, rounding)


def races_held(state: State, now: datetime, directory: Directory, stamp: Stamp) -> RacePapers:  # noqa: ARG001
    """Race sheets with what came of the last race and of those that the structure has at the same break."""
    bank = state.bank
    views = list(races_over(state, directory))
    if bank.race is not None:
        views.append(race_view(state, bank.race, directory))
    if not views:
        return RacePapers(stamp, ())
    last = views[-1].old.value
    breaks = [period.colour_up for period in state.structure if isinstance(period, Break)]
    together = next((chips for chips in breaks if last in chips), ())
    shown = [view for view in views if view is views[-1] or view.old.value in together]
    return RacePapers(stamp, tuple(RacePaper(view) for view in shown), _areas(state))


def _areas(state: State) -> tuple[tuple[TableNo, str], ...]:
    return tuple((number, area) for number in sorted(state.tables) if (area := state.room.rules.area_of(number)))


def count_sheets(state: State, now: datetime, directory: Directory, stamp: Stamp) -> CountSheets:
    """A sheet for every table with players."""
    seating = seating_by_table(state, now, directory, stamp)
    tables = tuple(table for table in seating.tables if any(table.seats))
    there = in_play(state)
    chips = () if state.bank.chip_set is None else state.bank.chip_set.chips
    return CountSheets(stamp, seating.level, tuple(chip for chip in chips if chip.value in there), tables)


def stack_cards(state: State, now: datetime, directory: Directory, stamp: Stamp) -> StackCards:  # noqa: ARG001
    """A card for each offer whose stack is its own; those that get the standard one stand on that."""
    chips = () if state.bank.chip_set is None else state.bank.chip_set.chips
    stacks = stack_views(state)
    same = tuple(stack.name for stack in stacks if stack.as_standard)
    return StackCards(stamp, chips, tuple(stack for stack in stacks if not stack.as_standard), same)


def chip_plan_sheet(state: State, now: datetime, stamp: Stamp, sharing: Sequence[SharingView] = ()) -> ChipPlanSheet:
    """The set, whether it is enough beside what other tournaments take of it, and the plan of the structure."""
    chip_set = state.bank.chip_set
    stock = stock_view(state, now, sharing)
    return ChipPlanSheet(stamp, chip_set.name if chip_set else "", stock, plan_view(state, now, sharing=sharing))


def chip_counts_sheet(state: State, now: datetime, directory: Directory, stamp: Stamp) -> ChipCountsSheet:
    """Everybody still in, by the stack as it was last counted."""
    return ChipCountsSheet(stamp, chip_counts_view(state, now, directory))
