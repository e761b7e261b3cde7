"""Whether the chips are enough, and which of them leave at which break: for windows, papers and the room's screen."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime

from msgspec import Struct

from tdapp.domain.chips.chip_bank import Race
from tdapp.domain.chips.chip_needs import outlook, plan_of, since
from tdapp.domain.chips.chip_set import Chip, ChipSet
from tdapp.domain.chips.chip_stock import Brought, PiecesNeeded, added, at_hand_of
from tdapp.domain.chips.colour_up import GRAVE, Leaving, suggested
from tdapp.domain.chips.stacks import in_play
from tdapp.domain.clock.structure import Break, Structure, level_numbers
from tdapp.domain.state import State
from tdapp.domain.units import Chips, TournamentId
from tdapp.read.chips.chip_findings import fault_said, higher_said, level_before, open_stacks
from tdapp.read.message import Said, say
from tdapp.values import replace


class StockRow(Struct, frozen=True):
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
        """The pieces of the denomination needed for everything."""
        return self.stacks + self.races + self.others

    @property
    def over(self) -> int:
        """The pieces at hand that nobody needs, below 0: so many are short."""
        return self.chip.at_hand - self.needed


class SharingView(Struct, frozen=True):
    """Another tournament that plays with chips of the same set, and the pieces it needs of each denomination.

    `short`: denominations there are not enough of for both.
    """

    tournament: TournamentId
    name: str
    day: date
    needs: tuple[tuple[Chips, int], ...]
    short: tuple[Chips, ...] = ()


class StockView(Struct, frozen=True):
    """Whether the chip set is enough, denomination by denomination. `players`: entries counted with, sold or expected,
    whichever are more.

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


class BreakRow(Struct, frozen=True):
    """A break of the structure. `index`: its row (counted from 0); `after`: the level before it, None: before all."""

    index: int
    name: str
    after: int | None


class StepView(Struct, frozen=True):
    """One step of the plan: a denomination leaves play. `new`: the chip it is raced for, None: the set has none.

    `level`: the last level that needs it, None: no level does. `at`: the break where the structure races it off, None:
    at none. `best`: the break where it should be, None: it is needed to the end, or no break comes after. `done`: it
    was raced off, and `pieces` were taken in at `tables` for `bring_all`. Else so many are expected in play by then.
    `bring`: new chips for one table; `bring_all`: for all of them, odd chips included. `higher`: higher chips for all
    tables, because there are not enough new ones; `back`: so many new chips the tables give back for them. `raced`: so
    many new chips are raced for at a table at most, one for each player with odd chips.
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
    higher: tuple[tuple[Chip, int], ...] = ()
    back: int = 0


class PlanFinding(Struct, frozen=True):
    """A fault of the plan. `row`: the row of the structure (counted from 0) where it shows, None: in all.

    `grave`: a blind cannot be paid, or a race cannot be held; otherwise it is only clumsy.
    """

    row: int | None
    said: Said
    grave: bool


class PlanView(Struct, frozen=True):
    """The colour-up plan: when each denomination leaves. `suggested`: the structure with every race at its best break,
    None: it is so.

    `lowest`: of the chips in play now, None: no set is chosen.
    """

    steps: tuple[StepView, ...]
    findings: tuple[PlanFinding, ...] = ()
    suggested: Structure | None = None
    lowest: Chip | None = None

    def of_row(self, row: int) -> tuple[PlanFinding, ...]:
        """The faults of the plan in one row of the structure."""
        return tuple(finding for finding in self.findings if finding.row == row)


class BreakChips(Struct, frozen=True):
    """Chips that leave at a break and what replaces each, for the screen: pairs of old and new (None: nothing does)."""

    pairs: tuple[tuple[Chip, Chip | None], ...]


def stock_view(state: State, now: datetime, sharing: Sequence[SharingView] = ()) -> StockView:
    """Whether the chip set is enough for this tournament, and for those that share it."""
    chip_set = state.bank.chip_set
    ahead = outlook(state, now)
    if chip_set is None:
        return StockView((), ahead.players, findings=(say("chips.no_set"),))
    others = added([dict(each.needs) for each in sharing])
    at_hand = at_hand_of(chip_set, others)
    needed, fits = ahead.needs(at_hand), ahead.field(at_hand)
    rows = tuple(_stock_row(chip, needed.get(chip.value), others) for chip in chip_set.chips)
    short = {row.chip.value for row in rows if row.over < 0}
    shared = tuple(
        replace(each, short=tuple(chip for chip, count in each.needs if count and chip in short)) for each in sharing
    )
    return StockView(
        rows=rows,
        players=ahead.players,
        largest=fits.players if fits is not None else None,
        limit=fits.limit if fits is not None else None,
        sharing=shared,
        findings=(*_wanting(rows), *_shared(shared), *open_stacks(state, now, ahead.sold)),
    )


def plan_view(
    state: State, now: datetime, structure: Structure | None = None, sharing: Sequence[SharingView] = ()
) -> PlanView:
    """The colour-up plan of the structure as it is, or of one somebody is about to give it.

    `sharing`: tournaments whose chips are not there to be brought.
    """
    chip_set = state.bank.chip_set
    if chip_set is None:
        return PlanView(())
    if structure is not None:
        state = replace(state, structure=structure)
    made = plan_of(state, now)
    at_hand = at_hand_of(chip_set, added([dict(each.needs) for each in sharing]))
    brings = {move.old: move for move in outlook(state, now).moves(at_hand)}
    best = suggested(state.structure, made.steps, since(state, now))
    lowest = next((chip for chip in chip_set.chips if chip.value in in_play(state)), None)
    steps = (
        *(_done(chip_set, race) for race in state.bank.raced),
        *(_step(state, chip_set, step, brings.get(step.old)) for step in made.steps),
    )
    faults = (PlanFinding(each.row, fault_said(state.structure, each), each.fault in GRAVE) for each in made.findings)
    higher = (PlanFinding(None, said, False) for said in higher_said(state.structure, made.steps, brings))
    return PlanView(
        steps=tuple(step for step in steps if step is not None),
        findings=(*faults, *higher),
        suggested=best if best != state.structure else None,
        lowest=lowest,
    )


def break_chips(state: State, now: datetime, row: int) -> BreakChips:
    """The chips that leave at the break in that row (counted from 0), and those that left in it already."""
    chip_set, period = state.bank.chip_set, state.structure[row]
    if chip_set is None or not isinstance(period, Break):
        return BreakChips(())
    new = {step.old: step.new for step in plan_of(state, now).steps} | {race.old: race.new for race in state.bank.raced}
    if state.bank.race is not None:
        new[state.bank.race.old] = state.bank.race.new
    leaving = ((chip_set.chip(chip), new.get(chip)) for chip in sorted(set(period.colour_up)))
    return BreakChips(
        tuple((old, chip_set.chip(then) if then is not None else None) for old, then in leaving if old is not None)
    )


def _stock_row(chip: Chip, needed: PiecesNeeded | None, others: Mapping[Chips, int]) -> StockRow:
    needed = needed or PiecesNeeded()
    return StockRow(chip, needed.stacks, needed.races, others.get(chip.value, 0))


def _wanting(rows: Sequence[StockRow]) -> Iterable[Said]:
    """What is not enough, and whether the safe has it."""
    for row in rows:
        if row.over < 0:
            in_safe = row.chip.reserve >= -row.over
            code = "stock.short_but_reserve" if in_safe else "stock.short"
            yield say(code, n=-row.over, chip=int(row.chip.value))


def _shared(sharing: Sequence[SharingView]) -> Iterable[Said]:
    """Which other tournaments hand out the same chips."""
    for each in sharing:
        if each.short:
            yield say("stock.shared_short", name=each.name, chips=tuple(int(chip) for chip in each.short))
        else:
            yield say("stock.shared", name=each.name)


def _done(chip_set: ChipSet, race: Race) -> StepView | None:
    """A race that is over, with the old chips the bank took in, on how many tables, and the new ones it gave."""
    old, new = chip_set.chip(race.old), chip_set.chip(race.new)
    if old is None:
        return None
    slips = [race.slip(table) for table in race.tables.values()]
    taken, given = sum(slip[0] for slip in slips), sum(slip[1] for slip in slips)
    return StepView(old, new, None, None, None, True, taken, len(race.tables), 0, given, 0)


def _step(state: State, chip_set: ChipSet, step: Leaving, move: Brought | None) -> StepView | None:
    old = chip_set.chip(step.old)
    if old is None:
        return None
    numbers = level_numbers(state.structure)
    level = numbers[step.needed] if step.needed is not None else None
    at, best = _break(state.structure, step.at), _break(state.structure, step.best)
    return _view(chip_set, old, step.new, move, level=level, at=at, best=best)


def _view(
    chip_set: ChipSet,
    old: Chip,
    new: Chips | None,
    move: Brought | None,
    *,
    level: int | None = None,
    at: BreakRow | None = None,
    best: BreakRow | None = None,
) -> StepView:
    new_chip = chip_set.chip(new) if new is not None else None
    if move is None or not move.pieces:
        return StepView(old, new_chip, level, at, best, False, 0, 0, 0, 0, 0)
    given = dict(move.bring)
    bring_all = given.pop(move.new, 0)
    higher = ((chip_set.chip(chip), count) for chip, count in given.items())
    return StepView(
        old=old,
        new=new_chip,
        level=level,
        at=at,
        best=best,
        done=False,
        pieces=move.pieces,
        tables=move.tables,
        bring=-(-bring_all // move.tables),
        bring_all=bring_all,
        raced=move.raced,
        higher=tuple((chip, count) for chip, count in higher if chip is not None),
        back=move.back,
    )


def _break(structure: Structure, row: int | None) -> BreakRow | None:
    if row is None:
        return None
    period = structure[row]
    return BreakRow(row, period.name if isinstance(period, Break) else "", level_before(structure, row))
