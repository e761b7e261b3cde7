"""What a director would want to be told of a structure, row by row, and what mends it. Nothing of it is forbidden."""

from collections.abc import Callable, Iterator

from tdapp.domain.chips.colour_up import GRAVE, Fault, plan, suggested
from tdapp.domain.clock.structure import Structure
from tdapp.domain.structures import blind_rules, evening_rules
from tdapp.domain.structures.finding import Code, Finding, Given, Grade, Mend
from tdapp.domain.tournament import checked_structure

Rule = Callable[[Structure, Given], Iterator[Finding]]


def colour_ups(structure: Structure, given: Given) -> Iterator[Finding]:
    """Chips that leave too early, too late or never. Each leaves at the first break once no level needs it."""
    if not given.values:
        return
    since = max(0, given.stands - 1)  # in a break that is on, chips still leave
    made = plan(structure, given.values, in_play=given.in_play, since=since)
    better = suggested(structure, made.steps, given.stands)
    mend = Mend(better) if better != structure else None
    for fault in made.findings:
        if fault.fault is Fault.NO_CHIP:
            continue  # the rule of blinds nobody can pay says it, with what mends it
        slight = fault.fault in (Fault.LATE, Fault.NO_BREAK)
        grade = Grade.FAULT if fault.fault in GRAVE else Grade.REMARK if slight else Grade.WARNING
        helps = None if fault.fault is Fault.NO_BREAK else mend
        yield Finding(Code.COLOUR_UP, fault.row, grade, (), helps, fault.fault.value, fault.chip, fault.other)


RULES: tuple[Rule, ...] = (
    blind_rules.unpayable,
    blind_rules.falls,
    blind_rules.steps,
    blind_rules.antes,
    blind_rules.small_blinds,
    blind_rules.bets,
    blind_rules.twice,
    blind_rules.lengths,
    evening_rules.depth,
    evening_rules.breaks,
    evening_rules.closing,
    evening_rules.ending,
    colour_ups,
)


def lint(structure: Structure, given: Given) -> tuple[Finding, ...]:
    """Everything that is found in a structure, in the order of its rows, in a row the gravest first.

    What was played is not spoken of. Every mend leaves it as it was, and can be played.
    """
    found = [
        finding
        for rule in RULES
        for finding in rule(structure, given)
        if finding.row is None or finding.row >= given.stands
    ]
    return tuple(sorted(found, key=lambda each: (-1 if each.row is None else each.row, -each.grade)))


def gravest(findings: tuple[Finding, ...]) -> Grade | None:
    """The gravest of what was found; None: nothing was."""
    return max((finding.grade for finding in findings), default=None)


def mended(structure: Structure, given: Given, least: Grade = Grade.WARNING) -> Structure:
    """The structure with everything mended that is as grave as that and can be, one after the other.

    What a mend brings up is mended too; it ends where nothing gets better any more.
    """
    seen = {structure}
    while True:
        better = (
            finding.mend.structure
            for finding in lint(structure, given)
            if finding.grade >= least and finding.mend is not None and finding.mend.structure is not None
        )
        following = next((each for each in better if each not in seen), None)
        if following is None:
            return structure
        structure = checked_structure(following, stands=given.stands)
        seen.add(structure)
