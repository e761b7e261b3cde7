"""The evening ahead as windows show it: when it ends, what is to come, and what each lever does.

`answer` works it out of a question that holds all it needs, so that it can be asked beside the clock.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.levers import Lever, LeverKind, pulled
from tdapp.domain.clock.structure import Break, Structure, level_numbers
from tdapp.domain.forecast.evening import Evening
from tdapp.domain.forecast.forecasting import RUNS, forecast
from tdapp.domain.forecast.model import ENOUGH_EVENINGS, SHARE_AGAIN
from tdapp.domain.forecast.outlook import Count, Moment, Outlook, Span
from tdapp.domain.forecast.tempo import PlayedEvening, again_share, club_tempo, updated
from tdapp.domain.progress import Progress
from tdapp.domain.state import State
from tdapp.read.forecast.asked import asked, expected_entries
from tdapp.read.forecast.levers import levers
from tdapp.read.forecast.rehearsal import Rehearsal, rehearsed
from tdapp.read.forecast.trace import Trace, played, traced, usual_minutes
from tdapp.values import replace

LARGE = 1_000  # players from which fewer evenings are simulated
LEAST_RUNS = 300
IN_PLAY = 1_000  # evenings while play runs: each lever is simulated on the same luck, and it is asked often
EARLY = timedelta(minutes=45)  # that it ends before the house closes, for longer levels to be offered
WORTH = 0.2  # of the evenings end past closing: then levers are worth a look
FEW = 2  # evenings that teach nothing yet


class Question(Struct, frozen=True):
    """What is asked: the acts that count, the oldest first, and the state they make at `now`. `before`: what was
    watched when it was last asked. `closing`: when the house closes, None: nobody said. `evenings`: what the club's
    finished ones teach. `seed`: of the luck of all simulated evenings.
    """

    acts: tuple[Act, ...]
    state: State
    now: datetime
    seed: int
    before: Trace | None = None
    closing: datetime | None = None
    evenings: tuple[PlayedEvening, ...] = ()
    runs: int = RUNS


class Until(Struct, frozen=True):
    """When something comes: half of the evenings by `at`, four of five from `low` to `high`."""

    low: datetime
    at: datetime
    high: datetime


class Ahead(Struct, frozen=True):
    """A level or break that begins at `at`: players left and entries by then. `row`: of the structure, from 0; `number`
    of the level, None: a break.
    """

    row: int
    number: int | None
    at: datetime
    left: Count
    entries: Count
    tables: int


class LeverView(Struct, frozen=True):
    """What a lever does. `number`: of the level it begins at or that goes, for a break of the level before it. `lasts`:
    how long that level then lasts, or the break that goes did. `end`: when it ends then; `past`: the share of evenings
    that end past closing, None: nobody said when the house closes.
    """

    lever: Lever
    number: int | None
    lasts: timedelta
    end: datetime
    past: float | None


class Foreseen(Struct, frozen=True):
    """The evening ahead, as it was seen at `made`. `since`: what it is counted from, the start or `made`; `fixed`: that
    is no guess. `began`: play has begun.

    `end`: when it ends; `ends`: when each hundredth of the evenings is over. `past`: the share that ends past
    `closing`, both None where nobody said when the house closes, or when it begins; `early`: it ends long before it.
    `learnt`: from so many of the club's evenings, 0: from none; `busts`: so many of this evening. `entries`: counted
    with before doors open. `rehearsal`: what matters before the start, None: it began.
    """

    made: datetime
    since: datetime
    fixed: bool
    began: bool
    left: int
    end: Until
    ends: tuple[datetime, ...]
    bubble: Until | None
    final_table: Until | None
    ahead: tuple[Ahead, ...]
    entries: int
    closing: datetime | None
    past: float | None
    early: bool
    learnt: int
    busts: int
    levers: tuple[LeverView, ...]
    rehearsal: Rehearsal | None = None


class Answer(Struct, frozen=True):
    """The evening ahead, None: there is nothing to say of it; and what was watched, for the next question."""

    foreseen: Foreseen | None
    trace: Trace


def answer(question: Question, progress: Progress | None = None) -> Answer:
    """Work out the evening ahead and what levers do. `progress` may stop it, by `Stopped`."""
    return with_levers(question, first_answer(question, progress), progress)


def first_answer(question: Question, progress: Progress | None = None) -> Answer:
    """Work out the evening ahead without levers, which take several times as long. `progress` may stop it."""
    state, now = question.state, question.now
    trace = traced(question.acts, question.before)
    evening = evening_of(question, trace, state)
    if evening is None:
        return Answer(None, trace)
    began = state.clock.started(now)
    outlook = forecast(evening, seed=question.seed, runs=_runs(question, evening), progress=progress)
    since, fixed = counted_from(state, now), _is_fixed(state, now)
    closing = question.closing if fixed else None
    past = None if closing is None else outlook.past(closing - since)
    early = closing is not None and since + outlook.end.high + EARLY <= closing
    shown = Foreseen(
        made=now,
        since=since,
        fixed=fixed,
        began=began,
        left=evening.left,
        end=_until(since, outlook.end),
        ends=tuple(since + each for each in outlook.ends),
        bubble=_until(since, outlook.bubble) if outlook.bubble is not None else None,
        final_table=_until(since, outlook.final_table) if outlook.final_table is not None else None,
        ahead=tuple(_ahead(state, now, since, outlook)),
        entries=expected_entries(state, usual_entries(question.evenings)) if not began else len(state.entries),
        closing=closing,
        past=past,
        early=early,
        learnt=len(question.evenings) if len(question.evenings) >= ENOUGH_EVENINGS else 0,
        busts=trace.watched.busts + trace.watched.late_busts,
        levers=(),
        rehearsal=None if began else rehearsed(state, now, evening, outlook),
    )
    return Answer(shown, trace)


def with_levers(question: Question, answered: Answer, progress: Progress | None = None) -> Answer:
    """The answer to that question with what each lever does, while play runs. `progress` may stop it, by `Stopped`."""
    shown = answered.foreseen
    if shown is None or not shown.began:
        return answered
    return replace(answered, foreseen=replace(shown, levers=tuple(_levers(question, answered.trace, shown, progress))))


def _runs(question: Question, evening: Evening) -> int:
    """How many evenings are simulated: fewer while play runs, where it is asked often."""
    began = question.state.clock.started(question.now)
    return runs_for(evening, min(question.runs, IN_PLAY) if began else question.runs)


def end_of(question: Question) -> Until | None:
    """When the evening ends, as `answer` tells it, without levers and so in less time. None: nothing can be said, or no
    start is set.
    """
    state, now = question.state, question.now
    trace = traced(question.acts, question.before)
    evening = evening_of(question, trace, state) if _is_fixed(state, now) else None
    if evening is None:
        return None
    outlook = forecast(evening, seed=question.seed, runs=_runs(question, evening))
    return _until(counted_from(state, now), outlook.end)


def counted_from(state: State, now: datetime) -> datetime:
    """The instant an evening ahead is counted from: its start where one is set and has not come, else `now`."""
    anchor = state.clock.anchor
    return now if anchor is None or state.clock.started(now) else max(now, anchor)


def _is_fixed(state: State, now: datetime) -> bool:
    """Whether that instant is no guess: play has begun, or its start is set."""
    return state.clock.started(now) or state.clock.anchor is not None


def evening_of(question: Question, trace: Trace, state: State) -> Evening | None:
    """The evening that is simulated, for a state that may have another structure than the one it is played by."""
    usual = trace.usual or usual_minutes(question.state.structure)
    tempo = club_tempo(question.evenings, usual)
    watched = trace.watched
    if question.acts:
        watched = watched.plus(played(question.state, question.acts[-1].at, question.now, trace.usual))
    tempo = replace(updated(tempo, watched), usual=timedelta(minutes=usual))
    again = again_share(question.evenings, SHARE_AGAIN)
    return asked(state, question.now, tempo, again, usual_entries(question.evenings))


def usual_entries(evenings: Sequence[PlayedEvening]) -> int:
    """The entries of the middle one of the club's evenings; 0: there are too few."""
    if len(evenings) < ENOUGH_EVENINGS:
        return 0
    return sorted(each.entries for each in evenings)[len(evenings) // 2]


def runs_for(evening: Evening, most: int) -> int:
    """How many evenings are simulated: fewer of a large field, which is surer of itself."""
    return most if evening.left <= LARGE else max(LEAST_RUNS, most * LARGE // evening.left)


def _levers(question: Question, trace: Trace, shown: Foreseen, progress: Progress | None) -> Iterator[LeverView]:
    """What each lever does. Of those that change the length the gentlest that is enough stays, else the strongest; no
    more of them are simulated than it takes to know.
    """
    if shown.left < FEW:
        return
    lengths, others = list[Lever](), list[Lever]()
    for lever in levers(question.state, question.now, longer=shown.early):
        (lengths if lever.kind is LeverKind.LENGTH else others).append(lever)

    def tried(lever: Lever) -> LeverView | None:
        changed = replace(question.state, structure=pulled(question.state.structure, lever))
        evening = evening_of(question, trace, changed)
        if evening is None:
            return None
        outlook = forecast(evening, seed=question.seed, runs=_runs(question, evening), progress=progress)
        return _lever(question, shown, lever, outlook)

    length = _enough(lengths, tried, early=shown.early, closing=shown.closing)
    yield from (each for each in (length, *map(tried, others)) if each is not None)


def _enough(
    lengths: Sequence[Lever], tried: Callable[[Lever], LeverView | None], *, early: bool, closing: datetime | None
) -> LeverView | None:
    """The lever of those that change the length, the gentlest first, that is offered; None: none of them can be."""
    if closing is None:
        lengths = lengths[1:2] or lengths
    found = None
    for lever in reversed(lengths) if early else lengths:  # as much longer as still ends by closing
        found = tried(lever)
        if found is not None and found.past is not None and found.past <= WORTH / 2:
            break
    return found


def _lever(question: Question, shown: Foreseen, lever: Lever, outlook: Outlook) -> LeverView:
    structure = question.state.structure
    number = next((each for each in reversed(level_numbers(structure)[: lever.row + 1]) if each is not None), None)
    past = None if shown.closing is None else outlook.past(shown.closing - shown.since)
    lasts = structure[lever.row].lasts + lever.by
    return LeverView(lever, number, lasts, shown.since + outlook.end.median, past)


def _until(since: datetime, span: Span) -> Until:
    return Until(since + span.low, since + span.median, since + span.high)


def _ahead(state: State, now: datetime, since: datetime, outlook: Outlook) -> Sequence[Ahead]:
    """The levels and breaks that most evenings come to."""
    structure: Structure = state.structure
    here = position(structure, state.clock.at(now))
    first = here.period if state.clock.started(now) else 0
    numbers = level_numbers(structure)

    def row_of(moment: Moment) -> int:
        return min(first + moment.stretch, len(structure) - 1)

    return tuple(
        Ahead(
            row=row_of(moment),
            number=None if isinstance(structure[row_of(moment)], Break) else numbers[row_of(moment)],
            at=since + moment.after,
            left=moment.left,
            entries=moment.entries,
            tables=-(-moment.left.median // state.setup.seats_per_table),
        )
        for moment in outlook.moments
        if moment.after <= outlook.end.median and (moment.stretch or not state.clock.started(now))
    )
