"""What is wrong with chips and their plan, as sentences."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from tdapp.domain.colour_up import Fault, Finding
from tdapp.domain.state import Registration, State
from tdapp.domain.structure import Structure, level_numbers
from tdapp.domain.windows import registration_open
from tdapp.read.chip_sets import stack_views
from tdapp.read.said import Argument, Said, say


def fault_said(structure: Structure, finding: Finding) -> Said:
    """A fault of the colour-up plan: `where` and `then` are its two rows."""
    args: dict[str, Argument] = {"where": _where(structure, finding.row)}
    args["amount" if finding.fault is Fault.NO_CHIP else "chip"] = int(finding.chip)
    if finding.fault in (Fault.TOO_EARLY, Fault.TWICE, Fault.LATE):
        args["then"] = _where(structure, finding.other)
    return say(f"plan.{finding.fault.value}", **args)


def open_stacks(state: State, now: datetime, sold: Mapping[str, int]) -> Iterable[Said]:
    """What the check of the stock cannot count yet. `sold`: how often each line of the price list was."""
    for view in stack_views(state, sold):
        if view.pieces:
            continue
        if not view.offer:
            yield say("stock.open_standard")
        elif view.sold or view.expected:
            yield say("stock.open", name=view.name)
    more_come = state.registration is Registration.NOT_YET or registration_open(state, now)
    if more_come and not state.bank.expected:
        yield say("stock.not_expected")


def level_before(structure: Structure, row: int) -> int | None:
    """The level that was on before that row; None: no level was."""
    return next((number for number in reversed(level_numbers(structure)[:row]) if number is not None), None)


def _where(structure: Structure, row: int) -> Said:
    """A row of the structure as one says it: a level by its number, a break by the level before it."""
    number = level_numbers(structure)[row]
    if number is not None:
        return say("plan.level", level=number)
    before = level_before(structure, row)
    return say("plan.break_first") if before is None else say("plan.break_after", level=before)
