"""The words of structures that are proposed, and of what is left of one that ends in time."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.clock.stack_unit import stakes
from tdapp.domain.clock.structure import Level
from tdapp.domain.structures.fitting import Fit, How
from tdapp.domain.structures.generating import players_at_breaks
from tdapp.domain.structures.wish import Proposal, Way
from tdapp.read.clock.depth import Depth
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

WAYS: dict[Way, Text] = {
    Way.LONG: QT_TRANSLATE_NOOP("Generator", "Longer levels, steeper steps"),
    Way.MIDDLE: QT_TRANSLATE_NOOP("Generator", "The middle way"),
    Way.SHORT: QT_TRANSLATE_NOOP("Generator", "Shorter levels, gentler steps"),
    Way.EARLY: QT_TRANSLATE_NOOP("Generator", "Steeper steps, ends earlier"),
    Way.LATE: QT_TRANSLATE_NOOP("Generator", "Gentler steps, ends later"),
    Way.DEEP: QT_TRANSLATE_NOOP("Generator", "Deeper at the start, steeper steps"),
    Way.SHALLOW: QT_TRANSLATE_NOOP("Generator", "Less deep at the start, gentler steps"),
}
ENDS = QT_TRANSLATE_NOOP("Generator", "Ends about {time}")
RANGE = QT_TRANSLATE_NOOP("Generator", "four of five evenings between {low} and {high}")
LEVELS = QT_TRANSLATE_NOOP("Generator", "Levels of {lasts}, steps of {step} % on average")
DEPTH = QT_TRANSLATE_NOOP(
    "Generator", "{depth} at the start; {stakes}", "how deep it begins; the first and the last blinds or bets"
)
BREAKS = QT_TRANSLATE_NOOP("Generator", "%n breaks before it ends; players left at them: {players}", "", 1)
NO_BREAKS = QT_TRANSLATE_NOOP("Generator", "No break before the end")
CLOSES = QT_TRANSLATE_NOOP("Generator", "Registration closes after level {level}")
CLOSES_AT_START = QT_TRANSLATE_NOOP("Generator", "Registration closes when play starts")
FIRST = QT_TRANSLATE_NOOP("Generator", "{small}/{big} to {last_small}/{last_big}")

HOWS: dict[How, Text] = {
    How.LENGTHS: QT_TRANSLATE_NOOP("Generator", "Only the length of the levels"),
    How.STEPS: QT_TRANSLATE_NOOP("Generator", "Only the number of levels"),
    How.LATER: QT_TRANSLATE_NOOP("Generator", "Only the length of later levels"),
    How.BOTH: QT_TRANSLATE_NOOP("Generator", "A little of everything"),
}
SHORTER = QT_TRANSLATE_NOOP("Generator", "From the next level on all are {by} shorter")
LONGER = QT_TRANSLATE_NOOP("Generator", "From the next level on all are {by} longer")
LATER_SHORTER = QT_TRANSLATE_NOOP("Generator", "From half of what is left on levels are {by} shorter")
LATER_LONGER = QT_TRANSLATE_NOOP("Generator", "From half of what is left on levels are {by} longer")
FEWER = QT_TRANSLATE_NOOP("Generator", "%n levels are left out", "", 1)
MORE = QT_TRANSLATE_NOOP("Generator", "%n levels are put in between", "", 1)
BREAKS_SHORTER = QT_TRANSLATE_NOOP("Generator", "%n breaks last 5 minutes", "", 1)

MADE: dict[str, Text] = {
    "made.too_soon": QT_TRANSLATE_NOOP(
        "Generator",
        "With %n entries and {chips} in chips this ends about {at} at the earliest with levels of {level}.",
        "",
        1,
    ),
    "made.too_late": QT_TRANSLATE_NOOP(
        "Generator",
        "With %n entries and {chips} in chips this ends about {at} at the latest with levels of {level}.",
        "",
        1,
    ),
    "made.fit_too_soon": QT_TRANSLATE_NOOP("Generator", "It ends about {at} at the earliest, whatever is changed."),
    "made.fit_too_late": QT_TRANSLATE_NOOP("Generator", "It ends about {at} at the latest, whatever is changed."),
    "made.fit_not_near": QT_TRANSLATE_NOOP("Generator", "Nothing ends near that time; the nearest is about {at}."),
    "made.ways": QT_TRANSLATE_NOOP("Generator", "%n ways; nothing is changed before you take one.", "", 1),
    "made.in_time": QT_TRANSLATE_NOOP("Generator", "It ends about then anyway."),
    "refused.generate.entries": QT_TRANSLATE_NOOP("Generator", "A tournament has 2 to {limit} entries."),
    "refused.generate.stack": QT_TRANSLATE_NOOP("Generator", "A starting stack is 1 to {limit} in chips."),
    "refused.generate.level": QT_TRANSLATE_NOOP("Generator", "A level lasts {least} to {most}."),
    "refused.generate.stack_small": QT_TRANSLATE_NOOP(
        "Generator",
        "A stack of {stack} is too small for chips of {chip}: it takes at least {least}, or lower chips.",
    ),
    "refused.generate.too_soon": QT_TRANSLATE_NOOP(
        "Generator", "With %n entries and {chips} in chips levels of {level} take at least {earliest}.", "", 1
    ),
    "refused.generate.too_late": QT_TRANSLATE_NOOP(
        "Generator", "With %n entries and {chips} in chips levels of {level} take at most {latest}.", "", 1
    ),
    "refused.fit.too_soon": QT_TRANSLATE_NOOP("Generator", "Nothing ends this evening earlier than in {nearest}."),
    "refused.fit.not_near": QT_TRANSLATE_NOOP(
        "Generator", "Nothing ends this evening near that; the nearest is in {nearest}."
    ),
    "refused.fit.too_late": QT_TRANSLATE_NOOP("Generator", "Nothing ends this evening later than in {nearest}."),
}  # fmt: skip


def proposal_lines(words: Words, proposal: Proposal) -> Iterator[str]:
    """What stands on the card of a proposal, under when it ends."""
    levels = [period for period in proposal.structure if isinstance(period, Level)]
    first, last = levels[0], levels[-1]
    yield words(LEVELS, lasts=proposal.level, step=proposal.step)
    (small, big), (last_small, last_big) = stakes(first), stakes(last)
    between = words(FIRST, small=small, big=big, last_small=last_small, last_big=last_big)
    yield words(DEPTH, depth=Depth(proposal.depth, proposal.unit), stakes=between)
    players = players_at_breaks(proposal)
    said = ", ".join(words.number(each) for each in players)
    yield words(BREAKS, n=len(players), players=said) if players else words(NO_BREAKS)
    yield words(CLOSES, level=proposal.late_level) if proposal.late_level else words(CLOSES_AT_START)


def fit_lines(words: Words, fit: Fit) -> Iterator[str]:
    """What a way to end in time changes."""
    if fit.by:
        longer, shorter = (LATER_LONGER, LATER_SHORTER) if fit.how is How.LATER else (LONGER, SHORTER)
        yield words(longer if fit.by > timedelta(0) else shorter, by=abs(fit.by))
    if fit.levels:
        yield words(MORE if fit.levels > 0 else FEWER, n=abs(fit.levels))
    if fit.breaks:
        yield words(BREAKS_SHORTER, n=fit.breaks)


def ends_said(words: Words, at: datetime, low: datetime, high: datetime) -> tuple[str, str]:
    """When it ends, and how sure that is."""
    return words(ENDS, time=at), words(RANGE, low=low, high=high)
