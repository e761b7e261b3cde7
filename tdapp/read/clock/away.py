"""The question about time that passed while nobody looked: how long, where the clock was, where it is now."""

from datetime import datetime, timedelta

from tdapp.domain.clock.away import Away, AwayAnswer
from tdapp.domain.clock.clock import Position, position
from tdapp.domain.clock.structure import Structure
from tdapp.domain.state import State
from tdapp.read.clock.asked import ANSWER, AwayView
from tdapp.read.clock.clock import counted
from tdapp.read.clock.clock_lines import long_span, where
from tdapp.read.message import Argument, Countdown, Moment, say
from tdapp.read.needs import Need, Urgency


def away_view(
    state: State,
    now: datetime,
    question: Away,
    *,
    several: bool,
    usual: AwayAnswer = AwayAnswer.RAN_ON,
    given_in: timedelta | None = None,
) -> AwayView:
    """The question about time nobody looked at in a tournament; `several`: it is named, because others are on too.

    `usual`: the answer of the house, given by itself in so much time; None: it waits.
    """
    structure, clock = state.structure, question.clock
    then, here = position(structure, clock.at(question.since)), position(structure, clock.at(now))
    started = clock.started(question.since)
    before = where(structure, then.period)
    args: dict[str, Argument] = {
        "name": state.setup.name,
        "at": Moment(question.since, now),
        "now": now,
        "span": long_span(question.until - question.since),
        "behind": long_span(question.behind),
        "before": before,
        "left": _left(structure, then),
        "after": say("away.over")
        if here.over
        else say("away.here", place=where(structure, here.period), left=_left(structure, here)),
    }
    kind = "away.behind" if question.behind else "away.asked" if started else "away.start"
    return AwayView(
        said=say(kind + (".named" if several else ""), **args),
        ran_on=None if question.behind else say("away.ran_on", after=args["after"]),
        goes_on=say("away.goes_on" if started else "away.starts_now", before=before),
        stands=say("away.stands" if started else "away.not_started", before=before),
        by=clock.at(now) - clock.at(question.since),
        usual=usual,
        given_in=given_in,
        level=started,
        since=question.since,
    )


def _left(structure: Structure, at: Position) -> Countdown:
    return Countdown(counted(max(timedelta(0), structure[at.period].lasts - at.into)))


def away_need(question: Away) -> Need:
    """The card that stands until the director has answered the question about time nobody looked at."""
    span = question.behind or question.until - question.since
    code = "needs.away_behind" if question.behind else "needs.away"
    return Need("away", Urgency.DANGER, say(code, span=long_span(span)), say(code + ".why"), ANSWER)
