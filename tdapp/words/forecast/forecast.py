"""The words of the evening ahead: on the Clock page, on the page of results, and for whoever asks when it ends."""

from datetime import timedelta

from tdapp.domain.clock.levers import LeverKind
from tdapp.domain.units import Chips
from tdapp.read.forecast.foreseen import Foreseen, LeverView
from tdapp.read.forecast.record import ClubRecord, HowRight, SaidAt
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

MINUTE = timedelta(minutes=1)
CERTAIN = 20  # one in more than so many is said as 'hardly any'

ENDS_ABOUT = QT_TRANSLATE_NOOP("Forecast", "Ends about {time}")
ENDS_AFTER = QT_TRANSLATE_NOOP("Forecast", "Ends about {lasts} after the start")
FOUR_OF_FIVE = QT_TRANSLATE_NOOP("Forecast", "4 of 5 evenings end between {low} and {high}")
FOUR_OF_FIVE_SHORT = QT_TRANSLATE_NOOP("Forecast", "4 of 5: {low} to {high}", "of five evenings four end in that time")
NOT_YET = QT_TRANSLATE_NOOP("Forecast", "When it ends")
WORKING = QT_TRANSLATE_NOOP("Forecast", "The evening is being simulated: {done} %")
TYPE_EXPECTED = QT_TRANSLATE_NOOP("Forecast", "Type how many entries you expect, and it is simulated")
NOTHING = QT_TRANSLATE_NOOP("Forecast", "No forecast was made")
NOTHING_WHY = QT_TRANSLATE_NOOP("Forecast", "Forecasts made during play are compared here with how it went")
PAST = QT_TRANSLATE_NOOP("Forecast", "Past closing time, {time}: {share}", "the share of evenings, such as 1 in 3")
BY_CLOSING = QT_TRANSLATE_NOOP("Forecast", "Ends by closing time, {time}")
EARLY = QT_TRANSLATE_NOOP("Forecast", "Ends long before closing time, {time}")
ONE_IN = QT_TRANSLATE_NOOP("Forecast", "1 in {many}", "of the evenings")
MOST = QT_TRANSLATE_NOOP("Forecast", "{many} in 10", "of the evenings, more than five")
HARDLY_ANY = QT_TRANSLATE_NOOP("Forecast", "hardly any", "of the evenings")
NEARLY_ALL = QT_TRANSLATE_NOOP("Forecast", "nearly all", "of the evenings")

HOURS = QT_TRANSLATE_NOOP("Forecast", "{hours} h {minutes}", "a span of time, minutes have two digits")
FINAL_TABLE = QT_TRANSLATE_NOOP("Forecast", "Final table")
BUBBLE = QT_TRANSLATE_NOOP("Forecast", "Bubble")
NOW = QT_TRANSLATE_NOOP("Forecast", "now")
START = QT_TRANSLATE_NOOP("Forecast", "start")
CLOSES = QT_TRANSLATE_NOOP("Forecast", "house closes")

CLOSING = QT_TRANSLATE_NOOP("Forecast", "House closes at")
CLOSING_HINT = QT_TRANSLATE_NOOP("Forecast", "03:00")
EXPECTED = QT_TRANSLATE_NOOP("Forecast", "Entries expected")
LEVERS = QT_TRANSLATE_NOOP("Forecast", "Cheapest levers")
ENDS = QT_TRANSLATE_NOOP("Forecast", "Ends", "heading over times")
PAST_CLOSING = QT_TRANSLATE_NOOP("Forecast", "Past {time}", "heading: the share of evenings that end past closing time")
APPLY = QT_TRANSLATE_NOOP("Forecast", "Apply")
APPLY_THIS = QT_TRANSLATE_NOOP("Forecast", "Apply '{lever}'", "on the list of keys: a lever, as in 'Drop level 12'")
NO_LEVERS = QT_TRANSLATE_NOOP("Forecast", "No level or break is left that could be changed")
KINDS = {
    LeverKind.LENGTH: QT_TRANSLATE_NOOP("Forecast", "Levels from {number} on: {lasts}"),
    LeverKind.DROP: QT_TRANSLATE_NOOP("Forecast", "Drop level {number}"),
    LeverKind.SKIP: QT_TRANSLATE_NOOP("Forecast", "No break after level {number}"),
}

FIELD = QT_TRANSLATE_NOOP("Forecast", "Entries")
FIELD_LATE = QT_TRANSLATE_NOOP("Forecast", "{field} at the start, about {late} more later")
DEALERS = QT_TRANSLATE_NOOP("Forecast", "Dealers")
DEALERS_SAID = QT_TRANSLATE_NOOP("Forecast", "{first} at the start, then by the half hour {rest}")
DEALERS_HOURLY = QT_TRANSLATE_NOOP("Forecast", "{first} at the start, then by the hour {rest}")
DEALERS_TIGHT = QT_TRANSLATE_NOOP("Forecast", "{first}, then every {minutes} min {rest}", "dealers that are needed")
HALF_HOURS = 12  # figures of dealers that stand in two lines
IN_A_LINE = 9  # figures of dealers that stand in one
CHIPS = QT_TRANSLATE_NOOP("Forecast", "Chips")
CHIPS_ENOUGH = QT_TRANSLATE_NOOP("Forecast", "enough for {many} entries")
CHIPS_SHORT = QT_TRANSLATE_NOOP("Forecast", "{chips} run out with {many} entries")
CHIP_SHORT = QT_TRANSLATE_NOOP("Forecast", "{value}s ({pieces} short)", "chips of a value: 25s")
CHIP_TIGHT = QT_TRANSLATE_NOOP("Forecast", "{value}s", "chips of a value: 25s")
CHIPS_TIGHT = QT_TRANSLATE_NOOP("Forecast", "%n kinds of chips", "they run out", 1)
TIGHT_KINDS = 2  # kinds of chips that are named where no line may take two
CHIPS_UNKNOWN = QT_TRANSLATE_NOOP("Forecast", "no stack is made of a chip set yet")
GUARANTEE = QT_TRANSLATE_NOOP("Forecast", "Guarantee")
GUARANTEE_MET = QT_TRANSLATE_NOOP("Forecast", "met in 9 of 10 evenings")
GUARANTEE_RISK = QT_TRANSLATE_NOOP("Forecast", "{money} short in 1 of 10 evenings")
GUARANTEE_SHORT = QT_TRANSLATE_NOOP("Forecast", "about {money} short")

SHIPPED = QT_TRANSLATE_NOOP("Forecast", "From published evenings; this club has too few finished ones to learn from")
LEARNT = QT_TRANSLATE_NOOP("Forecast", "From this club's last %n evenings", "", 1)
SHIPPED_SHORT = QT_TRANSLATE_NOOP("Forecast", "From published evenings")
AND_BUSTS = QT_TRANSLATE_NOOP("Forecast", "{source}, and %n bust-outs of this one", "", 1)

STAGES = {
    SaidAt.START: QT_TRANSLATE_NOOP("Forecast", "At the start"),
    SaidAt.CLOSED: QT_TRANSLATE_NOOP("Forecast", "When registration closed"),
    SaidAt.HALF: QT_TRANSLATE_NOOP("Forecast", "With half of the field left"),
    SaidAt.FINAL: QT_TRANSLATE_NOOP("Forecast", "At the final table"),
}
HOW_RIGHT = QT_TRANSLATE_NOOP("Forecast", "How right the forecast was")
SAID = QT_TRANSLATE_NOOP("Forecast", "{stage} it said {low} to {high}, it was {was}")
OF_CLUB = QT_TRANSLATE_NOOP("Forecast", "Over this club's evenings the range held the end")
HELD = QT_TRANSLATE_NOOP("Forecast", "{stage}: {held} of {many}")
BAD_TIME = QT_TRANSLATE_NOOP("Forecast", "Type when the house closes as hours and minutes, for example 03:00.")


def ends(words: Words, seen: Foreseen) -> str:
    """The sentence when it ends."""
    if seen.fixed:
        return words(ENDS_ABOUT, time=seen.end.at)
    return words(ENDS_AFTER, lasts=hours(words, seen.end.at - seen.since))


def four_of_five(words: Words, seen: Foreseen, *, short: bool = False) -> str:
    """The range of four in five; `short`: where a sentence does not fit."""
    text = FOUR_OF_FIVE_SHORT if short else FOUR_OF_FIVE
    if seen.fixed:
        return words(text, low=seen.end.low, high=seen.end.high)
    low, high = (hours(words, each - seen.since) for each in (seen.end.low, seen.end.high))
    return words(text, low=low, high=high)


def hours(words: Words, span: timedelta) -> str:
    """A span of time in hours, to five minutes: what nobody knows more exactly.

    >>> from datetime import UTC
    >>> hours(Words("en", UTC), timedelta(minutes=123)), hours(Words("en", UTC), timedelta(hours=9))
    ('2 h 05', '9 h 00')
    """
    minutes = 5 * round(span / (5 * MINUTE))
    return words(HOURS, hours=minutes // 60, minutes=f"{minutes % 60:02}")


def against_closing(words: Words, seen: Foreseen) -> str:
    """How likely it ends past closing time; '' where nobody said when that is."""
    if seen.closing is None or seen.past is None:
        return ""
    if seen.early:
        return words(EARLY, time=seen.closing)
    if not round(seen.past * CERTAIN):
        return words(BY_CLOSING, time=seen.closing)
    return words(PAST, share=share(words, seen.past), time=seen.closing)


def share(words: Words, of: float) -> str:
    """A share of evenings, as people say it.

    >>> from datetime import UTC
    >>> [share(Words("en", UTC), each) for each in (0.0, 0.04, 0.21, 0.34, 0.5, 0.8, 0.99)]
    ['hardly any', '1 in 25', '1 in 5', '1 in 3', '1 in 2', '8 in 10', 'nearly all']
    """
    if of < 1 / (2 * CERTAIN):
        return words(HARDLY_ANY)
    if of <= 0.55:
        return words(ONE_IN, many=max(2, round(1 / of)))
    return words(NEARLY_ALL) if of >= 0.95 else words(MOST, many=round(of * 10))


def lever(words: Words, view: LeverView) -> str:
    """What a lever does to levels and breaks."""
    return words(KINDS[view.lever.kind], number=view.number or 0, lasts=view.lasts)


def source(words: Words, seen: Foreseen, *, short: bool = False) -> str:
    """What the forecast rests on; `short`: without why it is not the club's own evenings."""
    said = words(LEARNT, n=seen.learnt) if seen.learnt else words(SHIPPED_SHORT if short else SHIPPED)
    return words(AND_BUSTS, source=said, n=seen.busts) if seen.began and seen.busts else said


def said_and_was(words: Words, right: HowRight) -> str:
    """What was said at a stage, and what it was."""
    said = right.said
    return words(SAID, stage=words(STAGES[said.stage]), low=said.low, high=said.high, was=right.was)


def of_club(words: Words, record: ClubRecord) -> str:
    """How often the range held the end at a stage."""
    return words(HELD, stage=words(STAGES[record.stage]), held=record.held, many=record.many)


def rehearsal(words: Words, seen: Foreseen, *, tight: bool = False) -> tuple[tuple[str, str, bool], ...]:
    """The lines of the rehearsal: what, what is said of it, and whether it is a warning; `tight`: none takes two."""
    ahead = seen.rehearsal
    if ahead is None:
        return ()
    lines = [(words(FIELD), words(FIELD_LATE, field=ahead.field, late=ahead.late), False)]
    first, *later = (each.tables for each in ahead.dealers)
    text = DEALERS_TIGHT if tight else DEALERS_SAID if len(later) <= HALF_HOURS else DEALERS_HOURLY
    step = max(2, -(-len(later) // IN_A_LINE)) if tight else 1 if text is DEALERS_SAID else 2
    rest = " · ".join(words.number(tables) for tables in later[step - 1 :: step])
    lines.append((words(DEALERS), words(text, first=first, minutes=30 * step, rest=rest), False))
    if ahead.runs_out is None:
        lines.append((words(CHIPS), words(CHIPS_UNKNOWN), False))
    elif ahead.runs_out:
        chips = _tight_chips(words, ahead.runs_out) if tight else _short_chips(words, ahead.runs_out)
        lines.append((words(CHIPS), words(CHIPS_SHORT, chips=chips, many=ahead.many), True))
    else:
        lines.append((words(CHIPS), words(CHIPS_ENOUGH, many=ahead.many), False))
    if ahead.short_by is not None and ahead.at_risk is not None:
        if ahead.short_by.cents:
            lines.append((words(GUARANTEE), words(GUARANTEE_SHORT, money=ahead.short_by), True))
        elif ahead.at_risk.cents:
            lines.append((words(GUARANTEE), words(GUARANTEE_RISK, money=ahead.at_risk), True))
        else:
            lines.append((words(GUARANTEE), words(GUARANTEE_MET), False))
    return tuple(lines)


def _short_chips(words: Words, runs_out: tuple[tuple[Chips, int], ...]) -> str:
    return words.several([words(CHIP_SHORT, value=chip, pieces=pieces) for chip, pieces in runs_out])


def _tight_chips(words: Words, runs_out: tuple[tuple[Chips, int], ...]) -> str:
    if len(runs_out) > TIGHT_KINDS:
        return words(CHIPS_TIGHT, n=len(runs_out))
    return words.several([words(CHIP_TIGHT, value=chip) for chip, _pieces in runs_out])
