"""The colour-up plan: when the blinds stop needing a denomination, and which break races it off (HC-24, TDA-24)."""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.chips.chip_change import payable_with
from tdapp.domain.chips.chip_set import ChipSet, Pieces
from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.domain.units import Chips
from tdapp.values import replace

Amounts = frozenset[int]


class Leaving(Struct, frozen=True):
    """When a denomination leaves play. Rows of the structure count from 0.

    `new`: it is raced for this one, the lowest that stays and is a multiple of it; None: there is none. `needed`: the
    last level that needs it, None: no level does. `at`: the break the structure races it off in, None: in none. `best`:
    the first break once it is of no more use, None: it is needed to the end, or no break comes after.
    """

    old: Chips
    new: Chips | None
    needed: int | None
    at: int | None
    best: int | None

    @property
    def then(self) -> int | None:
        """The break in which the denomination leaves, as the structure says or else where it should be."""
        return self.best if self.at is None else self.at


class Fault(StrEnum):
    """What can be wrong with a colour-up plan."""

    NO_CHIP = "no_chip"  # the chips cannot make a blind or ante of level `row`: `amount`
    TOO_EARLY = "too_early"  # raced at break `row`, and level `other` needs it
    NO_NEW = "no_new"  # raced at break `row`, and no higher chip that stays is a multiple of it
    NOT_IN_SET = "not_in_set"  # break `row` races a chip that is not played with
    TWICE = "twice"  # raced at break `row`, and at break `other` before
    LATE = "late"  # raced at break `row`, and of no use since break `other`
    NEVER = "never"  # of no use from break `row` on, and never raced
    NO_BREAK = "no_break"  # of no use after level `row`, and no break follows


GRAVE = frozenset({Fault.NO_CHIP, Fault.TOO_EARLY, Fault.NO_NEW, Fault.NOT_IN_SET})


class Finding(Struct, frozen=True):
    """A fault of a colour-up plan: where, with which chip (or, of NO_CHIP, which amount), and the other row it is
    about.
    """

    fault: Fault
    row: int
    chip: Chips
    other: int = 0


class ColourUpPlan(Struct, frozen=True):
    """The colour-ups of a structure: every denomination that leaves or could, the lowest first, and what is wrong, in
    the order of the rows.
    """

    steps: tuple[Leaving, ...]
    findings: tuple[Finding, ...]


def usable(chip_set: ChipSet, stacks: Iterable[Pieces], gone: Collection[Chips] = ()) -> tuple[Chips, ...]:
    """The denominations that are or may come into play: those of the stacks, and higher ones that races may bring.

    Without a stack all of the set. `gone`: raced off before.
    """
    made = {chip for pieces in stacks for chip, _count in pieces}
    top = max(made, default=0)
    return tuple(value for value in chip_set.values if value not in gone and (not made or value in made or value > top))


def plan(
    structure: Structure, values: Collection[Chips], *, in_play: Collection[Chips] = (), since: int = 0
) -> ColourUpPlan:
    """The colour-up plan of a structure: when each denomination leaves, and what is wrong with its races.

    `values`: what may be paid with. `in_play`: what is on the tables for sure; without it, whatever a level needs.
    `since`: rows before this one are over, nothing in them can be changed any more.
    """
    ladder = tuple(sorted(values))
    needed = _needed(structure, ladder)
    listed = _listed(structure, since)
    on_tables = set(in_play) or {value for value in ladder if needed[value] is not None}
    steps: list[Leaving] = []
    for value in ladder[:-1]:
        best = _best(structure, needed[value], since)
        at = listed.get(value, (None,))[0]
        steps.append(Leaving(value, None, needed[value], at, best))
    leaves: dict[Chips, int | None] = {}
    raced_for: dict[Chips, Chips | None] = {}
    for step in reversed(steps):
        raced_for[step.old] = new = _new(step, ladder, leaves)
        leaves[step.old] = None if new is None else step.then  # what nothing can replace stays in play
    found: list[Leaving] = []
    for step in steps:
        if step.old not in on_tables and step.at is None:
            continue
        new = raced_for[step.old]
        found.append(replace(step, new=new))
        if new is not None and step.then is not None:
            on_tables.add(new)
    findings = [
        *_unpayable(structure, ladder, listed, since),
        *_listed_wrong(structure, ladder, listed, since),
        *(finding for step in found for finding in _timing(structure, step)),
    ]
    return ColourUpPlan(tuple(found), tuple(sorted(set(findings), key=lambda each: (each.row, each.chip, each.fault))))


def suggested(structure: Structure, steps: Iterable[Leaving], since: int = 0) -> Structure:
    """The structure with every denomination raced off at the first break once it is of no more use.

    Rows before `since` stay as they are.
    """
    by_row: dict[int, tuple[Chips, ...]] = {}
    for step in steps:
        if step.best is not None and step.new is not None:
            by_row[step.best] = (*by_row.get(step.best, ()), step.old)
    return tuple(
        replace(period, colour_up=by_row.get(row, ())) if isinstance(period, Break) and row >= since else period
        for row, period in enumerate(structure)
    )


def amounts_of(level: Level) -> Amounts:
    """The amounts that have to be paid in a level: blinds, ante, bets at fixed limit, bring-in."""
    return frozenset(map(int, level.amounts))


def _needed(structure: Structure, ladder: Sequence[Chips]) -> dict[Chips, int | None]:
    """The last level that needs each denomination: what it pays there cannot be paid with the higher ones."""
    all_of_them = payable_with(ladder)
    due = [
        (row, frozenset(amount for amount in amounts_of(period) if all_of_them(amount)))
        for row, period in enumerate(structure)
        if isinstance(period, Level)
    ]
    found: dict[Chips, int | None] = {}
    for index, value in enumerate(ladder):
        pays = payable_with(ladder[index + 1 :])
        found[value] = next((row for row, amounts in reversed(due) if not all(map(pays, amounts))), None)
    return found


def _listed(structure: Structure, since: int) -> dict[Chips, tuple[int, ...]]:
    """The breaks each denomination is raced off in."""
    found: dict[Chips, tuple[int, ...]] = {}
    for row, period in enumerate(structure):
        if isinstance(period, Break) and row >= since:
            for chip in dict.fromkeys(period.colour_up):
                found[chip] = (*found.get(chip, ()), row)
    return found


def _best(structure: Structure, needed: int | None, since: int) -> int | None:
    """The first break after the last level that needs it, if play goes on after that break."""
    first = max(-1 if needed is None else needed, since - 1) + 1
    last = max((row for row, period in enumerate(structure) if isinstance(period, Level)), default=-1)
    return next((row for row in range(first, last) if isinstance(structure[row], Break)), None)


def _new(step: Leaving, ladder: Sequence[Chips], leaves: dict[Chips, int | None]) -> Chips | None:
    """The lowest multiple that stays in play beyond the break."""
    for value in ladder:
        gone_by = leaves.get(value)
        stays = gone_by is None or step.then is None or gone_by > step.then
        if value > step.old and not value % step.old and stays:
            return value
    return None


def _unpayable(
    structure: Structure, ladder: Sequence[Chips], listed: dict[Chips, tuple[int, ...]], since: int
) -> list[Finding]:
    """Levels whose blinds the chips that are left cannot make: none ever could, or they were raced off too early."""
    found: list[Finding] = []
    left, gone = set(ladder), list[Chips]()
    pays, ever = payable_with(left), payable_with(ladder)
    for row, period in enumerate(structure):
        if isinstance(period, Break):
            leaving = [chip for chip, rows in listed.items() if rows[0] == row and chip in left]
            if leaving:
                left.difference_update(leaving)
                gone += leaving
                pays = payable_with(left)
        elif row >= since:
            for amount in sorted(amounts_of(period)):
                if not ever(amount):
                    found.append(Finding(Fault.NO_CHIP, row, Chips(amount)))
                elif not pays(amount):
                    found += _blamed(gone, left, amount, row, listed)
    return _first_of_each(found)


def _blamed(
    gone: Sequence[Chips], left: Collection[Chips], amount: int, row: int, listed: dict[Chips, tuple[int, ...]]
) -> list[Finding]:
    """The chips that were raced off and would have paid it."""
    one = [chip for chip in gone if payable_with((*left, chip))(amount)]
    return [Finding(Fault.TOO_EARLY, listed[chip][0], chip, row) for chip in one or gone]


def _first_of_each(findings: Iterable[Finding]) -> list[Finding]:
    """Of a chip raced too early only the first level that needs it."""
    first: dict[tuple[Fault, int, Chips], Finding] = {}
    for finding in findings:
        first.setdefault((finding.fault, finding.row, finding.chip), finding)
    return list(first.values())


def _listed_wrong(
    structure: Structure, ladder: Sequence[Chips], listed: dict[Chips, tuple[int, ...]], since: int
) -> Iterable[Finding]:
    """Races of chips that are not there, and of chips that left before."""
    before = {
        chip
        for row, period in enumerate(structure)
        if row < since and isinstance(period, Break)
        for chip in period.colour_up
    }
    for chip, rows in listed.items():
        if chip not in ladder and chip not in before:
            yield Finding(Fault.NOT_IN_SET, rows[0], chip)
        for row in rows[1:]:
            yield Finding(Fault.TWICE, row, chip, rows[0])
        if ladder and chip == ladder[-1]:
            yield Finding(Fault.NO_NEW, rows[0], chip)


def _timing(structure: Structure, step: Leaving) -> Iterable[Finding]:
    """A race that comes too late or never, and one without a chip to race for."""
    if step.at is not None:
        if step.new is None:
            yield Finding(Fault.NO_NEW, step.at, step.old)
        if step.best is not None and step.best < step.at:
            yield Finding(Fault.LATE, step.at, step.old, step.best)
    elif step.best is not None:
        if step.new is not None:
            yield Finding(Fault.NEVER, step.best, step.old)
    elif step.needed is not None and _levels_after(structure, step.needed) >= 2:
        yield Finding(Fault.NO_BREAK, step.needed, step.old)


def _levels_after(structure: Structure, row: int) -> int:
    return sum(isinstance(period, Level) for period in structure[row + 1 :])
