"""Sentences about what is wrong with chips and their plan."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from tdapp.domain.chips.chip_stock import Brought
from tdapp.domain.chips.colour_up import Fault, Finding, Leaving
from tdapp.domain.clock.structure import Structure, level_numbers
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.state import Registration, State
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_lines import pieces_said
from tdapp.read.chips.chip_sets import stack_views
from tdapp.read.message import Argument, Said, say


def fault_said(structure: Structure, finding: Finding) -> Said:
    """The sentence of a fault of the colour-up plan: `where` and `then` are its two rows."""
    args: dict[str, Argument] = {"where": _where(structure, finding.row)}
    args["amount" if finding.fault is Fault.NO_CHIP else "chip"] = int(finding.chip)
    if finding.fault in (Fault.TOO_EARLY, Fault.TWICE, Fault.LATE):
        args["then"] = _where(structure, finding.other)
    return say(f"plan.{finding.fault.value}", **args)


def higher_said(structure: Structure, steps: Iterable[Leaving], brings: Mapping[Chips, Brought]) -> Iterable[Said]:
    """The sentences that there are not enough new chips, and higher ones are brought for the rest."""
    for step in steps:
        move = brings.get(step.old)
        if move is None or step.then is None:
            continue
        where, chip = _where(structure, step.then), int(move.new)
        pieces = pieces_said(tuple((value, count) for value, count in move.bring if value != move.new))
        if pieces and move.back:
            yield say("plan.higher_back", where=where, chip=chip, pieces=pieces, n=move.back)
        elif pieces:
            yield say("plan.higher", where=where, chip=chip, pieces=pieces)


def open_stacks(state: State, now: datetime, sold: Mapping[str, int]) -> Iterable[Said]:
    """The sentences about stacks the check of the stock cannot count yet. `sold`: how often each line of the price list
    was.
    """
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
    """The level that was on before a row of the structure; None: no level was."""
    return next((number for number in reversed(level_numbers(structure)[:row]) if number is not None), None)


def _where(structure: Structure, row: int) -> Said:
    """A row of the structure as one says it: a level by its number, a break by the level before it."""
    number = level_numbers(structure)[row]
    if number is not None:
        return say("plan.level", level=number)
    before = level_before(structure, row)
    return say("plan.break_first") if before is None else say("plan.break_after", level=before)
