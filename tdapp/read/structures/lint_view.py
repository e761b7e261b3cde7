"""What is found in a structure, said line by line: what is wrong, why that matters, and what the mend does."""

from datetime import datetime
from functools import lru_cache

from msgspec import Struct

from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.chips.colour_up import Fault
from tdapp.domain.chips.colour_up import Finding as ChipFinding
from tdapp.domain.clock.stack_unit import Unit, stakes
from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind, Terms
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.structures.finding import DEPTHS, Code, Finding, Given, Grade, Mend, Number
from tdapp.domain.structures.given import given_of, given_of_setup
from tdapp.domain.structures.lint import lint
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_findings import fault_said
from tdapp.read.clock.depth import Depth
from tdapp.read.message import Said, say
from tdapp.values import replace

KEPT = 4  # of a page that is shown anew after each act, most of which change nothing a structure is judged by
OF_BLINDS = frozenset({Code.FALLS, Code.STEP, Code.STEP_BY_CHIPS, Code.ANTE_HIGH})  # stud has words of its own


class LintLine(Struct, frozen=True):
    """A finding as it is said. `row` counts from 0, None: it is about the whole. `why`: why a director may care.

    `does`: what the mend does, None: there is no mend.
    """

    row: int | None
    grade: Grade
    said: Said
    why: Said
    does: Said | None = None
    mend: Mend | None = None


class LintView(Struct, frozen=True):
    """All that is found in a structure, in the order of its rows."""

    lines: tuple[LintLine, ...] = ()

    def of_row(self, row: int) -> tuple[LintLine, ...]:
        """What is found in one row."""
        return tuple(line for line in self.lines if line.row == row)

    def worth_warning(self) -> tuple[LintLine, ...]:
        """What most directors would change, the gravest first."""
        grave = [line for line in self.lines if line.grade > Grade.REMARK]
        return tuple(sorted(grave, key=lambda line: -line.grade))


def lint_view(state: State, now: datetime, structure: Structure | None = None, setup: Setup | None = None) -> LintView:
    """What is found in the structure of a tournament, or in one somebody is about to give it, with another `setup`."""
    structure = state.structure if structure is None else structure
    if setup is not None and setup != state.setup:
        late = setup.late_level
        closes = SaleSpan(SaleSpanKind.LEVEL, late) if late != state.setup.late_level else state.closes
        state = replace(state, setup=setup, closes=closes)
    given = given_of(state, now, structure)
    view = _view(structure, given)
    if state.closes == SaleSpan(SaleSpanKind.LEVEL, state.setup.late_level):
        return view
    return LintView(tuple(_without_closing(line) for line in view.lines))


def _without_closing(line: LintLine) -> LintLine:
    """The line without a mend of when registration closes: that is not said in the setup."""
    of_closing = line.mend is not None and line.mend.late_level is not None
    return replace(line, mend=None, does=None) if of_closing else line


def lint_of_setup(
    setup: Setup, terms: Terms, closes: SaleSpan | None, structure: Structure, chip_set: ChipSet | None = None
) -> LintView:
    """What is found in the structure of a tournament that is not made yet."""
    return _view(structure, given_of_setup(setup, terms, closes, structure, chip_set))


@lru_cache(maxsize=KEPT)
def _view(structure: Structure, given: Given) -> LintView:
    return LintView(tuple(_line(structure, finding) for finding in lint(structure, given)))


def _line(structure: Structure, finding: Finding) -> LintLine:
    row, code = finding.row, finding.code.value
    numbers = tuple((name, _in_unit(name, n, finding.unit)) for name, n in finding.numbers)
    of_bets = ".bets" if finding.unit is Unit.BIG_BETS and finding.code in OF_BLINDS else ""
    if finding.code is Code.COLOUR_UP and row is not None:
        said = fault_said(structure, ChipFinding(Fault(finding.fault), row, Chips(finding.chip), finding.other))
    else:
        said = Said(f"lint.{code}{of_bets}", numbers)
    why = Said(f"lint.{code}{of_bets}.why", numbers)
    does = _does(structure, finding, finding.mend) if finding.mend is not None else None
    return LintLine(row, finding.grade, said, why, does, finding.mend)


def _in_unit(name: str, n: Number, unit: Unit) -> Number | Depth:
    return Depth(n, unit) if name in DEPTHS and isinstance(n, int) else n


def _does(structure: Structure, finding: Finding, mend: Mend) -> Said:
    """What a mend does, in a sentence that begins with a verb."""
    after = mend.structure
    if after is None:
        return say("lint.does.closes", level=mend.late_level or 0)
    if finding.code is Code.COLOUR_UP:
        return say("lint.does.colour_up")
    more = len(after) - len(structure)
    row = next(
        (row for row, (old, new) in enumerate(zip(structure, after, strict=False)) if old != new), len(structure)
    )
    new = after[row] if row < len(after) else after[-1]
    if more > 1:
        return say("lint.does.levels", n=more)
    if more == 1 and isinstance(new, Break):
        return say("lint.does.break", lasts=new.lasts, row=row + 1)
    if more == 1 and isinstance(new, Level):
        return say("lint.does.level", small=int(stakes(new)[0]), big=int(stakes(new)[1]), row=row + 1)
    if more < 0:
        return say("lint.does.without", n=-more)
    if finding.code is Code.SHORT:
        return say("lint.does.lasts", lasts=new.lasts, row=row + 1)
    return _changes(structure, after, row)


def _changes(structure: Structure, after: Structure, row: int) -> Said:
    """What a mend changes in one level."""
    old, new = structure[row], after[row]
    if not isinstance(old, Level) or not isinstance(new, Level):
        return say("lint.does.row", row=row + 1)
    if (old.small_blind, old.big_blind) != (new.small_blind, new.big_blind):
        return say("lint.does.blinds", small=int(stakes(new)[0]), big=int(stakes(new)[1]), row=row + 1)
    if old.ante != new.ante:
        return say("lint.does.ante", ante=int(new.ante), row=row + 1)
    if old.big_bet != new.big_bet:
        return say("lint.does.big_bet", big=int(new.big_bet), row=row + 1)
    if old.bring_in != new.bring_in:
        return say("lint.does.bring_in", bring_in=int(new.bring_in), row=row + 1)
    return say("lint.does.row", row=row + 1)
