"""The question about time nobody looked at says where the clock was and where it is now, each with its time."""

from datetime import timedelta

from tdapp.domain.clock.away import away
from tdapp.read.clock.away import away_view
from tdapp.read.message import Countdown, say
from tests.domain.evening import MINUTE, playing


def test_where_the_clock_is_now_is_said_with_its_time() -> None:
    evening = playing(9).wait(5)
    since = evening.now
    for passed, after in (
        (25, say("away.here", place=say("period.level", number=2), left=Countdown(10 * MINUTE))),
        (40, say("away.here", place=say("period.break"), left=Countdown(10 * MINUTE))),
        (600, say("away.over")),
    ):
        now = since + passed * MINUTE
        question = away(evening.state, since, now)
        assert question is not None
        said = dict(away_view(evening.state, now, question, several=False).said.args)
        assert (said["before"], said["left"]) == (say("period.level", number=1), Countdown(15 * MINUTE))
        assert said["after"] == after


def test_the_time_left_goes_on_while_the_question_stands() -> None:
    evening = playing(9).wait(5)
    question = away(evening.state, evening.now, evening.now + 5 * MINUTE)
    assert question is not None
    lefts = []
    for seconds in (0, 1, 61):
        view = away_view(evening.state, question.until + timedelta(seconds=seconds), question, several=False)
        lefts.append(dict(dict(view.said.args)["after"].args)["left"].left)  # type: ignore[union-attr]
    assert lefts == [10 * MINUTE, 10 * MINUTE - timedelta(seconds=1), 9 * MINUTE - timedelta(seconds=1)]
